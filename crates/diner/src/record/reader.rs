//! Checks record files of any size: bytes in, one verdict a game out.

use std::collections::VecDeque;

use super::Record;
use super::fault::{BadHeader, Fault, What};
use super::headers::{BLANKS, Header, Headers, begins_game, key};
use super::lines::{Line, Lines};
use super::replay::Replay;
use crate::options::Preset;
use crate::syntax::shown;

/// Checks the games of one file as its bytes come in. Holds one game at a time.
///
/// ```
/// let mut reader = diner::record::Reader::default();
/// reader.push(b"[Record \"1\"]\n[Rules \"chess\"]\n");
/// reader.finish();
/// let verdict = reader.next_game().unwrap();
/// assert_eq!(verdict.result.err().unwrap().to_string(), "2:1 bad-rules");
/// ```
#[derive(Default)]
pub struct Reader {
    lines: Lines,
    games: Games,
}

/// What became of one game of a file.
pub struct Verdict {
    /// Which game of the file, from 1.
    pub number: u64,
    /// The preset that it names, if it names one.
    pub preset: Option<Preset>,
    /// The game, or its first fault.
    pub result: Result<Record, Fault>,
}

impl Reader {
    /// Takes more bytes, cut anywhere.
    pub fn push(&mut self, bytes: &[u8]) {
        self.lines.push(bytes, |line| self.games.line(&line));
    }

    /// The end of the file. An empty file is a game without headers.
    pub fn finish(&mut self) {
        self.lines.finish(|line| self.games.line(&line));
        if self.games.number == 0 {
            self.games.begin();
        }
        self.games.end();
    }

    /// The next game that is finished with.
    pub fn next_game(&mut self) -> Option<Verdict> {
        self.games.verdicts.pop_front()
    }
}

#[derive(Default)]
struct Games {
    current: Option<Stage>,
    number: u64,
    verdicts: VecDeque<Verdict>,
}

/// How far the reading of a game has come.
enum Stage {
    Headers(Headers),
    Turns(Box<(Vec<Header>, Replay)>),
    Failed(Option<Preset>, Fault),
}

impl Games {
    fn begin(&mut self) {
        self.end();
        self.number += 1;
        self.current = Some(Stage::Headers(Headers::default()));
    }

    fn end(&mut self) {
        let Some(stage) = self.current.take() else { return };
        let (preset, result) = stage.start_turns().finish();
        self.verdicts.push_back(Verdict { number: self.number, preset, result });
    }

    fn line(&mut self, line: &Line<'_>) {
        let text = line.text.trim_start_matches(BLANKS);
        let nothing = line.bad.is_none() && (text.is_empty() || text.starts_with(';'));
        if begins_game(text) || self.number == 0 && !nothing {
            self.begin();
        }
        if !nothing && let Some(stage) = self.current.take() {
            self.current = Some(stage.line(line, text));
        }
    }
}

impl Stage {
    /// Takes a line that is more than blanks or a comment; `text` is without leading blanks.
    fn line(self, line: &Line<'_>, text: &str) -> Stage {
        let column = line.text.chars().count() - text.chars().count() + 1;
        let column = column as u64;
        let unreadable = || {
            let (column, why) = line.bad.clone()?;
            Some(Fault::new(line.number, column, What::Syntax(why)))
        };
        match self {
            Stage::Failed(preset, fault) => Stage::Failed(preset, fault),
            Stage::Headers(headers) if headers.is_spoilt() => Stage::Headers(headers).start_turns(),
            Stage::Headers(mut headers) => {
                let turn = !text.is_empty() && !text.starts_with(['[', ';']);
                if let Some(fault) = unreadable().filter(|_| !turn) {
                    headers.unreadable(fault);
                } else if text.starts_with('[') {
                    headers.read(line.number, column, text);
                } else {
                    return Stage::Headers(headers).start_turns().line(line, text);
                }
                Stage::Headers(headers)
            }
            Stage::Turns(mut turns) => {
                let played = if let Some(key) = key(text) {
                    let why = BadHeader::AfterTurns(shown(key, 24));
                    Err(Fault::new(line.number, column, What::BadHeader(why)))
                } else {
                    turns.1.line(line)
                };
                match played.and_then(|()| unreadable().map_or(Ok(()), Err)) {
                    Ok(()) => Stage::Turns(turns),
                    Err(fault) => Stage::Failed(turns.1.preset(), fault),
                }
            }
        }
    }

    /// The headers are complete.
    fn start_turns(self) -> Stage {
        let Stage::Headers(headers) = self else { return self };
        let preset = headers.preset();
        match headers.close() {
            Ok(head) => Stage::Turns(Box::new((
                head.headers,
                Replay::new(head.rules, head.start, head.result),
            ))),
            Err(fault) => Stage::Failed(preset, fault),
        }
    }

    fn finish(self) -> (Option<Preset>, Result<Record, Fault>) {
        match self {
            Stage::Turns(turns) => {
                let (headers, replay) = *turns;
                (replay.preset(), replay.finish(headers))
            }
            Stage::Failed(preset, fault) => (preset, Err(fault)),
            Stage::Headers(headers) => Stage::Headers(headers).start_turns().finish(),
        }
    }
}
