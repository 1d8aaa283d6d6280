//! Seats: the players' places in turn order; and viewers: who is looking.

use std::fmt;

/// A player's place in turn order. Never where a guest sits: that is a [`Chair`](crate::Chair).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Seat {
    P1,
    P2,
    P3,
    P4,
    P5,
}

/// Somebody who looks at a game: a seat sees its own hand and drops, a watcher none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player at this seat.
    Seat(Seat),
    /// Anybody else.
    Watcher,
}

impl Seat {
    /// The most players a game can have.
    pub const COUNT: usize = 5;

    /// All seats, in turn order.
    pub const ALL: [Seat; Seat::COUNT] = [Seat::P1, Seat::P2, Seat::P3, Seat::P4, Seat::P5];

    /// The number people read, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The seat of a number from 1 to `players`; `None` for any other.
    pub fn from_number(number: u32, players: u8) -> Option<Seat> {
        Seat::first(players).find(|seat| u32::from(seat.number()) == number)
    }

    /// The first `players` seats, in turn order.
    pub fn first(players: u8) -> impl DoubleEndedIterator<Item = Seat> {
        Seat::ALL.into_iter().take(usize::from(players))
    }

    /// The seat whose turn comes next.
    #[inline]
    pub fn next(self, players: u8) -> Seat {
        if self.number() >= players {
            return Seat::P1;
        }
        Seat::ALL.get(usize::from(self.number())).copied().unwrap_or(Seat::P1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}
