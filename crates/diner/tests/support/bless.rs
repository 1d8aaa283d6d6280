//! Frozen text files: compared with what comes out now, or rewritten where `BLESS=1` is set.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The files of a folder beside the tests with this extension, by name.
pub fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let entries = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    files
}

/// Compares what a file says with what comes out now; with `BLESS=1` rewrites it. Tells which
/// lines differ.
pub fn settle(path: &Path, now: &str) -> Result<(), String> {
    let said = fs::read_to_string(path).unwrap_or_default();
    if said == now {
        return Ok(());
    }
    if env::var_os("BLESS").is_some_and(|value| value == "1") {
        fs::write(path, now).map_err(|e| format!("{}: {e}", path.display()))?;
        return Ok(());
    }
    let differs: Vec<String> = said
        .lines()
        .zip(now.lines())
        .enumerate()
        .filter(|(_, (was, is))| was != is)
        .map(|(at, (was, is))| format!("{}:{}:\n  says {was}\n  is   {is}", path.display(), at + 1))
        .collect();
    let (was, is) = (said.lines().count(), now.lines().count());
    Err(match differs.first() {
        Some(first) if was != is => format!("{first}\n  of {was} lines, now {is}"),
        Some(_) => differs.join("\n"),
        None => format!("{}: {was} lines, now {is}, or other line ends", path.display()),
    })
}

/// Fails with all findings at once.
pub fn assert_all(results: impl IntoIterator<Item = Result<(), String>>) {
    let findings: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(
        findings.is_empty(),
        "{}\n(BLESS=1 rewrites them: check every line by hand against the rules)",
        findings.join("\n")
    );
}
