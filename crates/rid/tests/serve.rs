//! The diner as a command: its addresses, its data folder, what it refuses.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use support::rid;

/// A running diner; it is killed when dropped.
struct Diner {
    child: Child,
    lines: Vec<String>,
    data: PathBuf,
}

impl Diner {
    fn open(name: &str, args: &[&str], env: &[(&str, &str)]) -> Diner {
        let data = std::env::temp_dir().join(format!("rid-{name}-{}", std::process::id()));
        let mut child = Command::new(env!("CARGO_BIN_EXE_rid"))
            .args(args)
            .env("RID_DATA", &data)
            .envs(env.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let mut lines = Vec::new();
        for line in output.lines().map(Result::unwrap) {
            let last = line.contains("Ctrl-C");
            lines.push(line);
            if last {
                break;
            }
        }
        Diner { child, lines, data }
    }

    fn home(&self) -> String {
        let address = self.lines[0].rsplit("http://").next().unwrap();
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "GET / HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Diner {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

#[test]
fn without_a_command_the_diner_opens_and_says_where() {
    let diner = Diner::open("alone", &[], &[("RID_LISTEN", "127.0.0.1:0")]);
    assert!(diner.lines[0].starts_with("the diner is open at http://127.0.0.1:"));
    assert!(diner.lines[1].contains(diner.data.to_str().unwrap()), "{:?}", diner.lines);
    let home = diner.home();
    assert!(home.starts_with("HTTP/1.1 200 OK") && home.contains("Risa International Diner"));
}

#[test]
fn a_folder_has_one_diner_and_an_address_too() {
    let diner = Diner::open("two", &["serve", "--listen", "127.0.0.1:0"], &[]);
    let data = diner.data.to_str().unwrap();
    let second = rid(&["serve", "--listen", "127.0.0.1:0", "--data", data]).refused(1);
    assert!(second.contains("in use by another process"), "{second}");
    let address = diner.lines[0].rsplit("http://").next().unwrap();
    let other = format!("{data}-other");
    let third = rid(&["serve", "--listen", address, "--data", &other]).refused(1);
    assert!(third.contains(&format!("cannot listen at {address}")), "{third}");
    std::fs::remove_dir_all(other).unwrap();
}

#[test]
fn all_interfaces_and_a_public_address_are_told() {
    let diner = Diner::open(
        "lan",
        &["serve", "--lan", "--listen", "0.0.0.0:0", "--public-url", "https://diner.example/"],
        &[],
    );
    assert!(diner.lines[0].contains("http://127.0.0.1:"), "{:?}", diner.lines);
    assert!(diner.lines[1].starts_with("other devices"), "{:?}", diner.lines);
    assert_eq!(diner.lines[2], "everybody: https://diner.example");
}

#[test]
fn settings_that_make_no_sense_are_refused() {
    for args in [
        ["serve", "--listen", "nowhere"],
        ["serve", "--public-url", "diner.example"],
        ["serve", "--keep", "0"],
    ] {
        let said = rid(&args).refused(2);
        assert!(said.contains(args[1]), "{said}");
    }
}
