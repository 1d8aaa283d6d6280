//! Reads record files and standard input piece by piece, whatever their size.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use diner::Preset;
use diner::record::{Reader, Record, Verdict};

use crate::check;
use crate::failure::{Failure, Outcome};

/// One game of a file, judged.
pub(crate) struct Judged {
    /// The file as the argument names it.
    pub(crate) file: String,
    /// Its number, where the file holds several.
    pub(crate) game: Option<u64>,
    /// The preset that it names, `rid` if none.
    pub(crate) preset: Preset,
    /// The game, or its first fault.
    pub(crate) result: Result<Record, diner::record::Fault>,
}

/// Why a file was not read to its end.
pub(crate) enum Stopped {
    /// It cannot be read: the sentence for standard error.
    Unreadable(String),
    /// Whoever took the games had enough.
    By(Failure),
}

impl From<Stopped> for Failure {
    fn from(stopped: Stopped) -> Failure {
        match stopped {
            Stopped::Unreadable(why) => Failure::usage(why),
            Stopped::By(failure) => failure,
        }
    }
}

/// How much is read at once.
const PIECE: usize = 64 * 1024;

/// Judges every game of a file (`-` is standard input) as soon as it is known whether the file
/// holds several.
pub(crate) fn games(path: &Path, mut each: impl FnMut(Judged) -> Outcome) -> Result<(), Stopped> {
    let file = path.display().to_string();
    let unreadable = |error: io::Error| Stopped::Unreadable(format!("{file}: {error}"));
    let mut source: Box<dyn Read> = if path.as_os_str() == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(path).map_err(unreadable)?)
    };
    let judged = |verdict: Verdict, several: bool| Judged {
        file: file.clone(),
        game: several.then_some(verdict.number),
        preset: verdict.preset.unwrap_or(Preset::Rid),
        result: verdict.result,
    };
    let mut reader = Reader::default();
    let mut first: Option<Verdict> = None;
    let mut piece = vec![0; PIECE];
    let read = loop {
        let length = match source.read(&mut piece) {
            Ok(length) => length,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => break Err(unreadable(error)),
        };
        match piece.get(..length) {
            Some(bytes) if length > 0 => reader.push(bytes),
            _ => reader.finish(),
        }
        while let Some(verdict) = reader.next_game() {
            if verdict.number == 1 {
                first = Some(verdict);
                continue;
            }
            if let Some(first) = first.take() {
                each(judged(first, true)).map_err(Stopped::By)?;
            }
            each(judged(verdict, true)).map_err(Stopped::By)?;
        }
        if length == 0 {
            break Ok(());
        }
    };
    if let Some(first) = first {
        // A file that broke off had begun its second game, or the first would not be judged.
        each(judged(first, read.is_err())).map_err(Stopped::By)?;
    }
    read
}

/// The last game of a file.
pub(crate) fn last_game(path: &Path) -> Outcome<Judged> {
    let mut last = None;
    games(path, |judged| {
        last = Some(judged);
        Ok(())
    })?;
    last.ok_or_else(|| Failure::usage(format!("{}: holds no game", path.display())))
}

/// The record of the last game of a file; if it is faulty, the failure says what `check` would.
pub(crate) fn last_record(path: &Path) -> Outcome<Record> {
    let judged = last_game(path)?;
    let line = check::line(&judged);
    judged.result.map_err(|_| Failure::bad(line))
}
