//! Streams of any size in little memory, and readers who have read enough.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![cfg(target_os = "linux")] // Memory is read from /proc.

mod support;

use std::fs::File;
use std::io::Write;
use std::process::{Command, Stdio};

use support::{record, start};

/// How much memory `check` needs for a stream of pieces, in KiB at its highest, and what it says.
fn memory(name: &str, pieces: impl Iterator<Item = Vec<u8>>) -> (u64, String) {
    let path = support::file(name, "");
    let mut child = Command::new(env!("CARGO_BIN_EXE_rid"))
        .args(["check", "-"])
        .stdin(Stdio::piped())
        .stdout(File::create(&path).unwrap())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    pieces.for_each(|piece| stdin.write_all(&piece).unwrap());
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    drop(stdin);
    child.wait().unwrap();
    let highest = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let highest = highest.trim().trim_end_matches(" kB").parse().unwrap();
    (highest, std::fs::read_to_string(path).unwrap())
}

const LITTLE: u64 = 50 * 1024;
const MIB: usize = 1024 * 1024;

#[test]
fn many_games() {
    let game = record("cafe-02.rid");
    let many = 12 * MIB / game.len();
    let (highest, out) = memory("many", std::iter::repeat_n(game.into_bytes(), many));
    assert!(highest < LITTLE, "{highest} KiB");
    assert_eq!(out.lines().filter(|line| line.contains(": ok cafe ")).count(), many);
}

#[test]
fn a_game_full_of_comments() {
    let game = record("cafe-02.rid").into_bytes();
    let comments = std::iter::repeat_n("; nothing\n\n".repeat(10_000).into_bytes(), 150);
    let (highest, out) = memory("comments", std::iter::once(game).chain(comments));
    assert!(highest < LITTLE, "{highest} KiB");
    assert!(out.starts_with("-: ok cafe "), "{out}");
}

#[test]
fn a_line_without_end_and_headers_without_end() {
    let line = std::iter::repeat_n(vec![b'x'; MIB], 16);
    let (highest, out) = memory("line", line);
    assert!(highest < LITTLE, "{highest} KiB");
    assert!(out.starts_with("-: error 1:1 "), "{out}");
    let headers = (0..200_000).map(|i| format!("[Key{i} \"{i:060}\"]\n").into_bytes());
    let (highest, _) = memory("headers", headers);
    assert!(highest < LITTLE, "{highest} KiB");
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let games = record("rid-02.rid").repeat(300);
    for args in [&["check", "-"][..], &["check", "--json", "-"], &["auto", "-"], &["legal", "-"]] {
        let mut child = start(args);
        drop(child.stdout.take());
        // It may stop reading before the end.
        drop(child.stdin.take().unwrap().write_all(games.as_bytes()));
        let output = child.wait_with_output().unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), &*told), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn a_full_disk_is_one() {
    let full = File::options().write(true).open("/dev/full").unwrap();
    let output =
        Command::new(env!("CARGO_BIN_EXE_rid")).arg("rules").stdout(full).output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(told.starts_with("rid: cannot write: "), "{told}");
}
