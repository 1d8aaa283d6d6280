//! Refusals: one variant a reason code of RULES.md, with what a person needs to see why.
//!
//! A refusal speaks of the actor's own hand and of what is public, of nothing else.

use std::fmt;

use crate::balance::Balance;
use crate::kinds::{Guest, Nation, Sex};
use crate::squares::{Chair, Square, Table};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// The turn has no room for this action any more.
    TurnOver(Spent),
    /// As many guests as a turn allows are placed already.
    NoPlacementsLeft {
        /// How many that is.
        placements: u8,
    },
    /// Not a chair.
    NoSuchChair {
        /// What stands or does not stand there.
        square: Square,
    },
    /// The player does not hold the guest.
    NotInHand {
        /// The guest.
        guest: Guest,
    },
    /// Somebody sits there.
    ChairTaken {
        /// The chair.
        chair: Chair,
        /// Who sits there.
        by: Guest,
    },
    /// No touched table is of the guest's nation.
    WrongTable {
        /// The guest.
        guest: Guest,
        /// The chair.
        chair: Chair,
        /// The nations of the one or three tables it touches, in reading order.
        touched: [Option<Nation>; 3],
    },
    /// At a touched table men and women would not be balanced.
    Unbalanced {
        /// The first such table in reading order.
        table: Table,
        /// Its nation.
        nation: Option<Nation>,
        /// The sex that would be one too many.
        sex: Sex,
        /// Who sits there now.
        now: Balance,
    },
    /// An opener is waiting and this action does not join it.
    MustJoinOpener {
        /// The opener.
        opener: Guest,
        /// Where it sits: the next guest must share a table with this chair.
        chair: Chair,
    },
    /// The placement earns nothing and is not a legal opener.
    NoPoints(NoOpener),
    /// No card can be drawn into a full hand.
    HandFull {
        /// How many cards that is.
        limit: u8,
    },
    /// A card can be dropped from a full hand only.
    HandNotFull {
        /// How many cards are missing to the limit.
        missing: u8,
    },
    /// The diner cannot be closed.
    CannotClose(NoClosing),
    /// The turn cannot end yet.
    NothingDone(Undone),
}

/// What has used up the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spent {
    /// A guest was placed.
    Placed,
    /// A guest was drawn.
    Drawn,
    /// A guest was dropped.
    Dropped,
}

/// Why a placement that earns nothing is no opener.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoOpener {
    /// Somebody sits at a touched table, and still nothing is earned.
    NotAlone,
    /// It would be the last placement of the turn: nobody could follow.
    LastPlacement,
    /// The player holds no other card.
    LastCard,
    /// No other card in hand could follow it.
    NoFollower,
}

/// Why the diner cannot be closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoClosing {
    /// These rules do not know it.
    NotInTheseRules,
    /// The player holds cards.
    CardsInHand {
        /// How many.
        cards: u8,
    },
    /// A guest was drawn this turn.
    Drawn,
}

/// Why the turn cannot end yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// Nothing was placed and nothing drawn.
    Nothing,
    /// A card was dropped, and the draw that goes with it is missing.
    DrawMissing,
}

impl Illegal {
    /// The stable reason code of RULES.md.
    pub const fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game-over",
            Illegal::TurnOver(_) => "turn-over",
            Illegal::NoPlacementsLeft { .. } => "no-placements-left",
            Illegal::NoSuchChair { .. } => "no-such-chair",
            Illegal::NotInHand { .. } => "not-in-hand",
            Illegal::ChairTaken { .. } => "chair-taken",
            Illegal::WrongTable { .. } => "wrong-table",
            Illegal::Unbalanced { .. } => "unbalanced",
            Illegal::MustJoinOpener { .. } => "must-join-opener",
            Illegal::NoPoints(_) => "no-points",
            Illegal::HandFull { .. } => "hand-full",
            Illegal::HandNotFull { .. } => "hand-not-full",
            Illegal::CannotClose(_) => "cannot-close",
            Illegal::NothingDone(_) => "nothing-done",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for Illegal {}
