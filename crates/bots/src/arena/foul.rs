//! How a player loses without being beaten.

use std::fmt;

use diner::Seat;

use crate::Offence;

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

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Foul { deal, seating, seat, offence, .. } = self;
        write!(f, "deal {deal} seating {seating} seat {seat}: {offence}")
    }
}
