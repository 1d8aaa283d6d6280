//! How a player loses without being beaten.

use std::fmt;
use std::time::Duration;

use diner::{Action, Illegal, Seat};

/// A game lost by a foul, and whose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foul {
    /// The deal's number.
    pub deal: u64,
    /// The seating's number.
    pub seating: usize,
    /// The seat.
    pub seat: Seat,
    /// Which player, from 0.
    pub player: usize,
    /// What happened.
    pub offence: Offence,
}

/// What ends a game at once. The player who did it has lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offence {
    /// An action that is not legal.
    Illegal(Action, Illegal),
    /// It broke off, with this message.
    Panicked(String),
    /// It was still thinking after so long.
    TimedOut(Duration),
    /// It gave no answer, for this reason.
    NoAnswer(String),
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Foul { deal, seating, seat, offence, .. } = self;
        write!(f, "deal {deal} seating {seating} seat {seat}: {offence}")
    }
}

/// One line, whatever the player said.
impl fmt::Display for Offence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Offence::Illegal(action, why) => write!(f, "illegal action {action}: {why}"),
            Offence::Panicked(message) => write!(f, "panic: {}", line(message)),
            Offence::TimedOut(after) => write!(f, "time-out after {:.1} s", after.as_secs_f64()),
            Offence::NoAnswer(why) => write!(f, "no answer: {}", line(why)),
        }
    }
}

fn line(text: &str) -> String {
    text.split(|sign: char| sign.is_whitespace() || sign.is_control())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
