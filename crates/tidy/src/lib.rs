//! Helpers for the tests that hold the layout: finding files, naming a place in them,
//! reporting. The tests themselves are in `tests/`, one file a subject.
//!
//! This crate depends on nothing, so that no rule can be bent by what it is meant to guard.

pub mod code;
pub mod manifest;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// One text file of the workspace.
pub struct Source {
    /// Path from the workspace root, with forward slashes: what messages show.
    pub path: String,
    /// The whole text.
    pub text: String,
}

impl Source {
    /// The lines with their numbers, counted from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(i, line)| (i + 1, line))
    }

    /// `path:line`, as compilers write it and editors understand it.
    pub fn at(&self, line: usize) -> String {
        format!("{}:{line}", self.path)
    }
}

/// The workspace root.
pub fn root() -> PathBuf {
    let mut path = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    path.pop();
    path.pop();
    path
}

/// All files below `folder` (a path from the root) with this extension, in order of their paths.
/// Build output and hidden folders are left out; a folder that does not exist holds no files.
pub fn files(folder: &str, extension: &str) -> io::Result<Vec<Source>> {
    let root = root();
    let mut paths = Vec::new();
    walk(&root.join(folder), extension, &mut paths)?;
    paths.sort();
    paths.into_iter().map(|path| read(&root, &path)).collect()
}

/// The single file at `path` (from the root).
pub fn file(path: &str) -> io::Result<Source> {
    let root = root();
    read(&root, &root.join(path))
}

/// The names of the crates: the folders of `crates/`.
pub fn crate_names() -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("crates"))? {
        let entry = entry?;
        if entry.path().join("Cargo.toml").is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Fails the test with one finding a line, unless there are none.
#[track_caller]
pub fn assert_none(rule: &str, findings: &[String]) {
    assert!(findings.is_empty(), "{rule}\n{}\n", findings.join("\n"));
}

fn walk(folder: &Path, extension: &str, paths: &mut Vec<PathBuf>) -> io::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if name != "target" && name != "node_modules" && !name.starts_with('.') {
                walk(&path, extension, paths)?;
            }
        } else if path.extension().is_some_and(|found| found == extension) {
            paths.push(path);
        }
    }
    Ok(())
}

fn read(root: &Path, path: &Path) -> io::Result<Source> {
    let text = fs::read(path)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    let shown = path.strip_prefix(root).unwrap_or(path);
    Ok(Source {
        path: shown.to_string_lossy().replace('\\', "/"),
        // Rule examples may hold any bytes; what is looked for is plain ASCII.
        text: String::from_utf8_lossy(&text).into_owned(),
    })
}
