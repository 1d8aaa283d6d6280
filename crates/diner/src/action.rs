//! Actions: the decisions of the player on turn, and how they are written.

use std::fmt;

use crate::kinds::Guest;
use crate::squares::{Chair, Square};
use crate::syntax::{Expected, Syntax};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Place a guest from hand on a chair.
    Place {
        /// The guest.
        guest: Guest,
        /// The chair.
        chair: Chair,
    },
    /// Draw one guest.
    Draw,
    /// With a full hand: put a guest away, face down, for good.
    Drop {
        /// The guest.
        guest: Guest,
    },
    /// Close the diner: the game ends.
    Close,
    /// End the turn.
    Done,
}

const _: () = assert!(size_of::<Action>() <= 4);

/// An action as somebody wrote it: the square need not be a chair.
///
/// RULES.md asks whether the square is a chair only after other questions, so that a wrong square
/// is a matter of legality and not of spelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// A placement on any square.
    Place(Guest, Square),
    /// Any other action.
    Other(Action),
}

impl Written {
    /// Reads `GUEST@SQUARE`, `draw`, `drop:GUEST`, `close` or `done`.
    ///
    /// # Errors
    /// What was expected, for any other text.
    pub fn parse(text: &str) -> Result<Written, Syntax> {
        if let Some((guest, square)) = text.split_once('@') {
            return Ok(Written::Place(Guest::parse(guest)?, Square::parse(square)?));
        }
        if let Some(guest) = text.strip_prefix("drop:") {
            return Ok(Written::Other(Action::Drop { guest: Guest::parse(guest)? }));
        }
        match text {
            "draw" => Ok(Written::Other(Action::Draw)),
            "close" => Ok(Written::Other(Action::Close)),
            "done" => Ok(Written::Other(Action::Done)),
            _ => Err(Syntax::new(Expected::Action, text)),
        }
    }

    /// The action, if a placement is on a chair; else the square that is none.
    pub fn action(self) -> Result<Action, Square> {
        match self {
            Written::Place(guest, square) => {
                square.chair().map(|chair| Action::Place { guest, chair }).ok_or(square)
            }
            Written::Other(action) => Ok(action),
        }
    }
}

impl From<Action> for Written {
    fn from(action: Action) -> Written {
        match action {
            Action::Place { guest, chair } => Written::Place(guest, chair.into()),
            Action::Draw | Action::Drop { .. } | Action::Close | Action::Done => {
                Written::Other(action)
            }
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place { guest, chair } => write!(f, "{guest}@{chair}"),
            Action::Draw => f.write_str("draw"),
            Action::Drop { guest } => write!(f, "drop:{guest}"),
            Action::Close => f.write_str("close"),
            Action::Done => f.write_str("done"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_printed_and_read() {
        for text in ["Em@c4", "draw", "drop:Bm", "close", "done"] {
            let action =
                Written::parse(text).map(|written| written.action().map(|a| a.to_string()));
            assert_eq!(action, Ok(Ok(text.into())));
        }
        assert!(Written::parse("Em@c3").is_ok_and(|written| written.action().is_err()));
        for text in ["", "Em", "Em@", "@c4", "Em@c4@c4", "drop", "drop:", "Drop:Em", "draw "] {
            assert!(Written::parse(text).is_err(), "{text}");
        }
    }
}
