//! Programs of this machine: which run, and whether they are gone. Tests of `rid` use it too.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![allow(dead_code)] // Each test file uses some of it.

use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// So many seconds to sleep, as no other process of this machine sleeps.
pub(crate) fn nap(number: u32) -> String {
    format!("{}.{}", 1000 + number, std::process::id())
}

/// Whether a process that has this word among its own comes to run.
pub(crate) fn comes(word: &str) -> bool {
    becomes(|| runs(word))
}

/// Whether none is left. The system may need a moment to end what was killed.
pub(crate) fn is_gone(word: &str) -> bool {
    becomes(|| !runs(word))
}

fn runs(word: &str) -> bool {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    let words = |entry: fs::DirEntry| fs::read(entry.path().join("cmdline")).unwrap_or_default();
    processes.map(words).any(|words| words.split(|&byte| byte == 0).any(|w| w == word.as_bytes()))
}

fn becomes(wanted: impl Fn() -> bool) -> bool {
    let began = Instant::now();
    while !wanted() {
        if began.elapsed() > Duration::from_secs(60) {
            return false;
        }
        sleep(Duration::from_millis(20));
    }
    true
}
