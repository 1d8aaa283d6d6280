//! Runs the real program, and finds and makes records for it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![allow(dead_code)] // Each test file uses some of it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// What a run of the program came to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// The output of a run that must have gone well and quietly.
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// The one line on standard error of a run that must have failed without output.
    pub(crate) fn refused(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(code), ""), "{}", self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        self.err
    }
}

/// Starts the program in the folder of finished records.
pub(crate) fn start(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_rid"))
        .args(args)
        .current_dir(records())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Runs the program with this on standard input.
pub(crate) fn rid_with(args: &[&str], input: &str) -> Ran {
    let mut child = start(args);
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // The program may end without reading all of it.
    let feeding = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    feeding.join().unwrap();
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

pub(crate) fn rid(args: &[&str]) -> Ran {
    rid_with(args, "")
}

/// The folder of finished records.
pub(crate) fn records() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../diner/tests/records")
}

pub(crate) fn record(name: &str) -> String {
    std::fs::read_to_string(records().join(name)).unwrap()
}

/// A finished record cut off before the first line that begins so, its result taken out.
pub(crate) fn cut_before(name: &str, turn: &str) -> String {
    let record = record(name);
    let lines = record.lines().take_while(|line| !line.starts_with(turn));
    lines.filter(|line| !line.starts_with("[Result")).map(|line| format!("{line}\n")).collect()
}

/// A file of this test run.
pub(crate) fn file(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}
