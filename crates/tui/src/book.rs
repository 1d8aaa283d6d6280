//! The record's file. It is written anew after every action so that whatever happens meanwhile, a
//! kill or a power loss, leaves the old or the new text whole.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::Builder;

/// A file and what stands in it before the game that is being played.
#[derive(Clone, Debug)]
pub struct Book {
    path: PathBuf,
    before: Vec<u8>,
}

impl Book {
    /// A file that does not exist yet.
    ///
    /// # Errors
    /// It exists, or cannot be made.
    pub fn new(path: &Path) -> io::Result<Book> {
        File::options().write(true).create_new(true).open(path)?;
        Ok(Book { path: path.into(), before: Vec::new() })
    }

    /// A file to go on with: its last game is written anew, those before it stay as they are.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn open(path: &Path) -> io::Result<Book> {
        // Where a link leads, the file is replaced, not the link.
        let path = fs::canonicalize(path)?;
        let mut before = fs::read(&path)?;
        before.truncate(last_game(&before));
        Ok(Book { path, before })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps the game's record as it now stands. When this returns, it is on the disk.
    ///
    /// # Errors
    /// It could not be written; the file is then as it was.
    pub fn keep(&self, record: &str) -> io::Result<()> {
        let folder = match self.path.parent() {
            Some(folder) if folder != Path::new("") => folder,
            Some(_) | None => Path::new("."),
        };
        let mut builder = Builder::new();
        builder.prefix(".rid-").suffix(".part");
        if let Ok(now) = fs::metadata(&self.path) {
            builder.permissions(now.permissions());
        }
        let mut file = builder.tempfile_in(folder)?;
        file.write_all(&self.before)?;
        file.write_all(record.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(&self.path).map_err(|error| error.error)?;
        sync(folder)
    }

    /// Turns a leaf: this record is finished, the next game comes after it.
    pub fn turn_leaf(&mut self, record: &str) {
        self.before.extend_from_slice(record.as_bytes());
        self.before.push(b'\n');
    }
}

/// Makes the new name last.
#[cfg(unix)]
fn sync(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Elsewhere a folder cannot be synced.
#[cfg(not(unix))]
fn sync(_folder: &Path) -> io::Result<()> {
    Ok(())
}

/// Where the last game of a file begins: at its `Record` header.
fn last_game(file: &[u8]) -> usize {
    let (mut at, mut last) = (0, 0);
    for line in file.split_inclusive(|&byte| byte == b'\n') {
        let text = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line).trim_ascii_start();
        let key = text.strip_prefix(b"[").map(<[u8]>::trim_ascii_start);
        let rest = key.and_then(|key| key.strip_prefix(b"Record"));
        if rest.is_some_and(|rest| rest.first().is_some_and(|&byte| !byte.is_ascii_alphanumeric()))
        {
            last = at;
        }
        at += line.len();
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "[Record \"1\"]\n[Recorder \"x\"]\n1.1 draw\n";

    #[test]
    fn the_last_game_is_found_and_the_others_stay() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.rid");
        fs::write(&path, format!("\u{feff}{ONE}\r\n  [ Record \"1\"]\r\n1.1 draw\r\n")).unwrap();
        let mut book = Book::open(&path).unwrap();
        book.keep("[Record \"1\"]\nnew\n").unwrap();
        let kept = fs::read_to_string(&path).unwrap();
        assert_eq!(kept, format!("\u{feff}{ONE}\r\n[Record \"1\"]\nnew\n"));
        book.turn_leaf("[Record \"1\"]\nnew\n");
        book.keep("[Record \"1\"]\nnext\n").unwrap();
        let kept = fs::read_to_string(&path).unwrap();
        assert!(kept.ends_with("new\n\n[Record \"1\"]\nnext\n"), "{kept}");
        // Nothing is left lying about.
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_cannot_be_written_leaves_the_old_text() {
        let folder = tempfile::tempdir().unwrap();
        let inner = folder.path().join("inner");
        fs::create_dir(&inner).unwrap();
        let path = inner.join("game.rid");
        let book = Book::new(&path).unwrap();
        assert!(Book::new(&path).is_err());
        book.keep(ONE).unwrap();
        fs::remove_dir_all(&inner).unwrap();
        assert!(book.keep(ONE).is_err());
    }
}
