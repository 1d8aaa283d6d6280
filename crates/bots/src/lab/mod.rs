//! The lab: what house rules do to a game, measured. Rule sets, the variants, are played on the
//! same deals by the same bots, and each is compared with the first, deal by deal.
//!
//! Apart from the arena, which measures bots under one rule set: here the rule sets differ, and
//! what counts is the game. Both have the same deals for the same seed.
//!
//! What makes a report repeatable, whatever the threads: a deal follows from the seed and its
//! number, a bot's choices from these and its seat; all that is counted is a whole number, in
//! parts of [`UNIT`] where it is a fraction, and whole numbers can be added in any order.

mod compare;
mod deck;
mod figure;
mod game;
mod note;
mod report;
mod sums;
mod work;

use diner::{BySeat, Illegal, Rules, Seat};
use std::fmt;

pub use compare::Difference;
pub use figure::{Figure, Kind, Measured};
pub use note::{DECILES, Note, UNIT};
pub use report::{Found, Histogram, Report};

use crate::Bot;

/// What is played.
#[derive(Clone, Debug)]
pub struct Lab {
    /// The rule sets; the others are compared with the first. All are for as many players.
    pub variants: Vec<Rules>,
    /// Who plays.
    pub bots: BySeat<Bot>,
    /// How many deals, each played once by every variant.
    pub deals: u64,
    /// On so many of these deals, spread evenly, [`Lab::SKILL`] play each other besides: half of
    /// the seats each, then the other half.
    pub skill_deals: u64,
    /// What the deals and the bots' choices follow from.
    pub seed: u64,
    /// How many games are played at once.
    pub threads: usize,
}

/// Why nothing can be said.
#[derive(Debug)]
pub enum Broken {
    /// The variants are not for as many players.
    Players,
    /// A thread could not be started, or broke off.
    Thread(String),
    /// A bot did what it may not.
    Foul {
        /// The variant, from 0.
        variant: usize,
        /// The number of the deal.
        deal: u64,
        /// Whose turn it was.
        seat: Seat,
        /// What was wrong.
        why: Illegal,
    },
}

impl Lab {
    /// Who tells how much skill counts: the better one first.
    pub const SKILL: [Bot; 2] = [Bot::Patient, Bot::Greedy];

    /// Which of the deals on which skill is measured this is, from 0, if it is one. They are spread
    /// evenly, so that what is interrupted has its share of them.
    fn skill_deal(&self, deal: u64) -> Option<u64> {
        let (deals, asked) = (u128::from(self.deals.max(1)), u128::from(self.skill_deals));
        let before = |number: u64| (u128::from(number) * asked / deals) as u64;
        let number = before(deal.saturating_sub(1));
        (before(deal) > number).then_some(number)
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::Players => f.write_str("the variants are for different numbers of players"),
            Broken::Thread(why) => write!(f, "a thread cannot go on: {why}"),
            Broken::Foul { variant, deal, seat, why } => {
                let number = variant + 1;
                write!(f, "variant {number}, deal {deal}: the bot of seat {seat} plays {why}")
            }
        }
    }
}

impl std::error::Error for Broken {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skill_is_asked_for_as_often_as_told() {
        for (deals, skill_deals) in [(10, 10), (10, 3), (1000, 7), (5, 0), (1, 1)] {
            let lab = Lab {
                variants: Vec::new(),
                bots: BySeat::new([Bot::Greedy; Seat::COUNT]),
                deals,
                skill_deals,
                seed: 1,
                threads: 1,
            };
            let asked: Vec<u64> = (1..=deals).filter_map(|deal| lab.skill_deal(deal)).collect();
            assert_eq!(asked, (0..skill_deals).collect::<Vec<_>>());
        }
    }
}
