//! What can go wrong with a program.

use std::fmt;
use std::time::Duration;

/// Why a program gave no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What happened.
    pub what: What,
    /// The last line that it wrote to standard error, if any.
    pub last_words: Option<String>,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// It could not be started.
    NotStarted(String),
    /// It ended; how.
    Ended(String),
    /// It closed its output, or its input.
    Closed,
    /// It did not say this word in so long.
    Silent(&'static str, Duration),
    /// A line without end.
    TooLong,
    /// A line that is no text.
    NotText,
    /// More than any answer needs.
    Noise,
    /// An answer that cannot be read, and its faulty word.
    Unreadable(String),
    /// A guest is placed where no chair is.
    NoChair(String),
    /// It speaks another version.
    Version(String),
    /// It offers an option that cannot have the value that was asked for.
    Option(String),
    /// Whoever asked does not want to know any more.
    Stopped,
}

/// The kind of a fault, for those to whom no more may be told while the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lapse {
    /// No answer in time.
    Silent,
    /// The program is gone.
    Gone,
    /// What it said is no answer.
    Garbage,
    /// What it wanted to do is against the rules.
    Illegal,
}

impl What {
    /// Whether the program can be asked again, in another game.
    pub(crate) fn is_survived(&self) -> bool {
        match self {
            What::Unreadable(_) | What::NoChair(_) => true,
            What::NotStarted(_)
            | What::Noise
            | What::Ended(_)
            | What::Closed
            | What::Silent(..)
            | What::TooLong
            | What::NotText
            | What::Version(_)
            | What::Option(_)
            | What::Stopped => false,
        }
    }

    /// Of which kind it is.
    pub fn lapse(&self) -> Lapse {
        match self {
            What::Silent(..) | What::Stopped => Lapse::Silent,
            What::NotStarted(_) | What::Ended(_) | What::Closed => Lapse::Gone,
            What::TooLong
            | What::NotText
            | What::Noise
            | What::Unreadable(_)
            | What::Version(_)
            | What::Option(_) => Lapse::Garbage,
            What::NoChair(_) => Lapse::Illegal,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.what)?;
        self.last_words.as_ref().map_or(Ok(()), |last| write!(f, "; its last words: {last}"))
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::NotStarted(why) => write!(f, "it cannot be started: {why}"),
            What::Ended(how) => write!(f, "it ended ({how})"),
            What::Closed => write!(f, "it closed its output"),
            What::Silent(word, time) => write!(f, "no {word} in {} s", time.as_secs_f64()),
            What::TooLong => write!(f, "a line of more than 64 KiB"),
            What::NotText => write!(f, "a line that is not UTF-8"),
            What::Noise => write!(f, "too much that is no answer"),
            What::Unreadable(word) => write!(f, "not an action: {word:?}"),
            What::NoChair(word) => write!(f, "illegal action {word}: no-such-chair"),
            What::Version(line) if line.is_empty() => write!(f, "ridok without a version"),
            What::Version(line) => write!(f, "it speaks another version: {line:?}"),
            What::Option(why) => write!(f, "{why}"),
            What::Stopped => write!(f, "it was stopped"),
        }
    }
}
