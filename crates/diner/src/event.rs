//! What happened: one action may cause several events. Everything shown is told in these.

use crate::kinds::{Guest, Nation};
use crate::points::Points;
use crate::seat::{Seat, Viewer};
use crate::squares::{Chair, Table};
use crate::state::End;

/// One thing that happened. `C` is [`Guest`] in truth and `Option<Guest>` to a viewer, to whom
/// some cards are hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<C> {
    /// A guest was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// The guest.
        guest: Guest,
        /// The chair.
        chair: Chair,
        /// What it earned, and why.
        points: Points,
    },
    /// A table was full, and is gone with its guests, each of whom [left](Event::Left).
    Cleared {
        /// Its square.
        table: Table,
        /// Its nation.
        nation: Nation,
    },
    /// A guest left with a full table: once, even if two of its tables were full.
    Left {
        /// The chair.
        chair: Chair,
        /// The guest.
        guest: Guest,
    },
    /// A new table was laid.
    Laid {
        /// Its square.
        table: Table,
        /// Its nation.
        nation: Nation,
    },
    /// A guest was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// The guest.
        guest: C,
        /// By choice or by the rules.
        why: Drawing,
    },
    /// A guest was dropped.
    Dropped {
        /// By whom.
        seat: Seat,
        /// The guest.
        guest: C,
        /// Points lost.
        penalty: u8,
    },
    /// A turn ended.
    Passed {
        /// Whose turn it was.
        from: Seat,
        /// Whose turn it is.
        to: Seat,
    },
    /// A player closed the diner.
    Closed {
        /// Who.
        seat: Seat,
    },
    /// A player lost points at the end for the cards still held.
    Held {
        /// Who.
        seat: Seat,
        /// How many cards.
        cards: u8,
        /// Points lost in all.
        penalty: u16,
    },
    /// The game ended.
    Ended {
        /// Why.
        end: End,
    },
}

/// Somebody who is told what happens. Any `FnMut(Event<Guest>)` is one.
pub trait Listener {
    /// Hears of an event, which is made only if it is listened to.
    fn tell(&mut self, event: impl FnOnce() -> Event<Guest>);
}

/// A listener who wants to know nothing.
#[derive(Clone, Copy, Debug)]
pub struct Deaf;

impl Listener for Deaf {
    #[inline]
    fn tell(&mut self, _event: impl FnOnce() -> Event<Guest>) {}
}

impl<F: FnMut(Event<Guest>)> Listener for F {
    #[inline]
    fn tell(&mut self, event: impl FnOnce() -> Event<Guest>) {
        self(event());
    }
}

/// Why a guest was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// The player chose to.
    Chosen,
    /// The hand was empty.
    EmptyHand,
}

impl<C> Event<C> {
    /// What a placement earned, if it was one.
    pub fn earned(&self) -> Option<i32> {
        if let Event::Placed { points, .. } = self { Some(points.total()) } else { None }
    }
}

impl Event<Guest> {
    /// What a viewer learns of it. Only whoever draws or drops a card sees which it is.
    pub fn seen_by(self, viewer: Viewer) -> Event<Option<Guest>> {
        let own = |seat: Seat, guest: Guest| (viewer == Viewer::Seat(seat)).then_some(guest);
        match self {
            Event::Placed { seat, guest, chair, points } => {
                Event::Placed { seat, guest, chair, points }
            }
            Event::Cleared { table, nation } => Event::Cleared { table, nation },
            Event::Left { chair, guest } => Event::Left { chair, guest },
            Event::Laid { table, nation } => Event::Laid { table, nation },
            Event::Drew { seat, guest, why } => Event::Drew { seat, guest: own(seat, guest), why },
            Event::Dropped { seat, guest, penalty } => {
                Event::Dropped { seat, guest: own(seat, guest), penalty }
            }
            Event::Passed { from, to } => Event::Passed { from, to },
            Event::Closed { seat } => Event::Closed { seat },
            Event::Held { seat, cards, penalty } => Event::Held { seat, cards, penalty },
            Event::Ended { end } => Event::Ended { end },
        }
    }

    /// Whether it revealed a card that was hidden: what came before cannot be taken back.
    pub const fn reveals(&self) -> bool {
        match self {
            Event::Laid { .. } | Event::Drew { .. } => true,
            // The end lays every hand open.
            Event::Ended { .. } => true,
            Event::Placed { .. }
            | Event::Cleared { .. }
            | Event::Left { .. }
            | Event::Dropped { .. }
            | Event::Passed { .. }
            | Event::Closed { .. }
            | Event::Held { .. } => false,
        }
    }
}
