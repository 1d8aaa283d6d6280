//! The arena: many games between bots, to measure them.
//!
//! The unit is one deal, played once in every seating of a [`Plan`] with the same decks and the
//! same seeds of the bots, so that the luck of the deal is shared. Statistics treat the deal as
//! the cluster: what counts is the mean over its games.
//!
//! What makes a match repeatable, for bots that think in nodes:
//! - Deal `n` (from 1) of seed `s` is that of the key `s`, `n` (eight bytes each, little-endian),
//!   then sixteen zero bytes: [`Deal::from_key`]. The decks never change.
//! - A bot's seed depends on `s`, `n`, the bot's place in the list and, if it holds several seats,
//!   on whether this is its first, second, … in turn order: not on where the others sit. Each time
//!   it is asked in a game it gets the next seed of that sequence.
//! - Deals are handed out to threads one by one and counted in their order.
//!
//! Nobody has a fast path here: each player gets an [`Observation`](diner::Observation) of the
//! game as its seat sees it, each action is checked. On each thread somebody sits for each seat
//! that a player holds ([`Player::sit`]), and stays from game to game.

mod ask;
mod foul;
mod play;
mod seating;
mod statistics;
mod tally;
mod work;

use std::sync::Arc;
use std::time::Duration;

use diner::{Deal, QuickDice, Rules};

pub use foul::Foul;
pub use play::{DealPlayed, GamePlayed};
pub use seating::{Part, Plan, Seating, TooManyBots};
pub use statistics::Estimate;
pub(crate) use statistics::student;
pub use tally::{PartReport, Standing, Thinking};
pub use work::{Report, Watch};

pub use crate::{Offence, Player};

use crate::Budget;

/// Who plays by which rules, and how.
#[derive(Clone)]
pub struct Arena {
    /// The rules.
    pub rules: Rules,
    /// The players, in the order in which seatings number them. They are told apart by their
    /// place: the same one twice is two players.
    pub players: Vec<Arc<dyn Player>>,
    /// How much they may think in each turn.
    pub thought: Thought,
    /// What the deals and the players' seeds follow from.
    pub seed: u64,
    /// How many games are played at once.
    pub threads: usize,
    /// Whether records of the games are made.
    pub records: Records,
}

/// How much a player may think in one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thought {
    /// As much as belongs to its level.
    Level,
    /// So many nodes.
    Nodes(u64),
    /// So long. Whoever takes more than ten times that and a second has lost.
    Time(Duration),
}

/// What becomes of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Records {
    /// Only what is counted is kept.
    Dropped,
    /// Each [`GamePlayed`] has its record.
    Kept,
}

impl Thought {
    fn budget(self) -> Budget {
        match self {
            Thought::Level => Budget::level(),
            Thought::Nodes(nodes) => Budget::nodes(nodes),
            Thought::Time(time) => Budget::time(time),
        }
    }

    /// When a turn is lost, if ever.
    fn patience(self) -> Option<Duration> {
        match self {
            Thought::Level | Thought::Nodes(_) => None,
            Thought::Time(time) => {
                Some(time.saturating_mul(10).saturating_add(Duration::from_secs(1)))
            }
        }
    }
}

impl Arena {
    /// A deal by its number, from 1.
    pub fn deal(&self, number: u64) -> Deal {
        Deal::from_key(&self.rules, &deal_key(self.seed, number))
    }

    /// The seeds of a player's `nth` seat in a deal, the same in every seating.
    fn seeds(&self, deal: u64, player: usize, nth: usize) -> QuickDice {
        player_seeds(self.seed, deal, player, nth)
    }
}

/// The key of a seed's deal of this number.
pub(crate) fn deal_key(seed: u64, number: u64) -> [u8; 32] {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&number.to_le_bytes());
    key
}

/// What a player's choices in its `nth` seat follow from.
pub(crate) fn player_seeds(seed: u64, deal: u64, player: usize, nth: usize) -> QuickDice {
    let then = |seed: u64, number: u64| QuickDice::new(seed ^ number).next_u64();
    QuickDice::new([deal, player as u64, nth as u64].into_iter().fold(seed, then))
}
