//! What is wrong with a record, and where.

use std::fmt;

use crate::deal::BadDeck;
use crate::illegal::Illegal;
use crate::options::BadRules;
use crate::position::BadPosition;
use crate::seat::Seat;
use crate::state::End;
use crate::syntax::Syntax;

/// The first fault of a game in a record file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1.
    pub line: u64,
    /// The column in characters, from 1.
    pub column: u64,
    /// What is wrong.
    pub what: What,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Text that cannot be read.
    Syntax(Syntax),
    /// A header that is missing, double, malformed or in the wrong place.
    BadHeader(BadHeader),
    /// `Tables` or `Guests` cannot be read.
    MalformedDeck(Syntax),
    /// A deck that is not the right cards.
    BadDeck(BadDeck),
    /// A position that cannot be.
    BadPosition(BadPosition),
    /// Rules that are unknown or cannot be dealt.
    BadRules(BadRules),
    /// Not the turn that comes next.
    WrongTurn {
        /// The round that comes next.
        round: u32,
        /// The seat that comes next.
        seat: Seat,
    },
    /// A placement earned something else.
    WrongPoints {
        /// What is written.
        written: u32,
        /// What it earned.
        earned: i32,
    },
    /// `Result` is not what came out.
    WrongResult(WrongResult),
    /// An action or a turn after the end of the game.
    AfterEnd(End),
    /// An action that the rules refuse.
    Illegal(Illegal),
}

/// What is wrong with the headers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadHeader {
    /// Not `[Key "value"]`.
    Malformed,
    /// The key stands twice.
    Double(String),
    /// A required header is not there.
    Missing(&'static str),
    /// A header after the first turn.
    AfterTurns(String),
    /// A version of the format that this program does not know.
    UnknownVersion(String),
    /// A position that hides a hand or dropped cards: nothing can be checked against it.
    HiddenCards,
    /// A deck beside a position, which stands in place of it.
    BesidePosition(String),
}

/// What is wrong with the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongResult {
    /// Not one number for each player.
    Malformed,
    /// The game is not finished.
    Unfinished,
    /// Other totals.
    Differs {
        /// The totals that came out, in player order.
        totals: Vec<i32>,
    },
}

impl Fault {
    pub(super) fn new(line: u64, column: u64, what: What) -> Fault {
        Fault { line, column, what }
    }

    /// The stable reason code.
    pub fn code(&self) -> &'static str {
        match &self.what {
            What::Syntax(_) => "syntax",
            What::BadHeader(_) => "bad-header",
            // A position stands in place of the decks.
            What::MalformedDeck(_) | What::BadDeck(_) | What::BadPosition(_) => "bad-deck",
            What::BadRules(_) => "bad-rules",
            What::WrongTurn { .. } => "wrong-turn",
            What::WrongPoints { .. } => "wrong-points",
            What::WrongResult(_) => "wrong-result",
            What::AfterEnd(_) => "after-end",
            What::Illegal(illegal) => illegal.code(),
        }
    }
}

/// `17:9 unbalanced`; the sentence is in the `words` crate.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{} {}", self.line, self.column, self.code())
    }
}

impl std::error::Error for Fault {}
