//! What the playouts from one candidate came to, in whole numbers.

use diner::{Public, Rules, Seat};

use crate::analysis::Estimate;
use crate::prices::Prices;
use crate::turns::POINT;
use crate::whole::WholeTurn;

/// Sums over the playouts from a candidate, and what `patient` thought of it before.
#[derive(Clone, Copy)]
pub(crate) struct Tally {
    pub(crate) turn: WholeTurn,
    pub(crate) playouts: u64,
    /// In 64ths of a point.
    prior: i64,
    /// Chances to win, as if each were the lead it comes with: near a lead of 0 it is one.
    utility: i64,
    totals: Sums,
    margins: Sums,
    wins: Sums,
}

/// A sum and the sum of squares.
#[derive(Clone, Copy, Default)]
struct Sums(i64, i64);

/// A win, in the unit of [`Tally::wins`]: shared wins are whole numbers too.
const WIN: i64 = 60 * 64;

/// Half of what is missing to a sure win is gained by a lead of so many 64ths of a point.
const CLOSE: i64 = 40 * 64;

impl Sums {
    fn add(&mut self, value: i64) {
        self.0 += value;
        self.1 += value * value;
    }

    fn estimate(self, playouts: u64, unit: i64) -> Estimate {
        let (games, unit) = (playouts as f64, unit as f64);
        let mean = self.0 as f64 / games;
        let spread = (self.1 as f64 / games - mean * mean).max(0.0);
        let error = if playouts > 1 { (spread / (games - 1.0)).sqrt() } else { f64::INFINITY };
        Estimate { mean: mean / unit, error: error / unit }
    }
}

impl Tally {
    pub(crate) fn of(turn: WholeTurn, prior: i32) -> Tally {
        let none = Sums::default();
        let prior = prior.into();
        Tally { turn, playouts: 0, prior, utility: 0, totals: none, margins: none, wins: none }
    }

    /// Orders candidates that were played on equally often: what came of it, and what was thought
    /// before, as if that were so many playouts.
    pub(crate) fn merit(&self, playouts: i64) -> i64 {
        self.utility + playouts * self.prior
    }

    pub(crate) fn total(&self) -> Estimate {
        self.totals.estimate(self.playouts, POINT.into())
    }

    pub(crate) fn margin(&self) -> Estimate {
        self.margins.estimate(self.playouts, POINT.into())
    }

    pub(crate) fn chance(&self) -> Estimate {
        self.wins.estimate(self.playouts, WIN)
    }

    /// Notes where a playout stopped; `ahead` is how much more than the others the seat will earn
    /// from there on, if it has not ended.
    pub(crate) fn note(
        &mut self,
        rules: &Rules,
        seat: Seat,
        stopped: &Public,
        prices: &Prices,
        ahead: i64,
    ) {
        let over = stopped.end.is_some();
        let scored = |seat: Seat| i64::from(stopped.scores[seat]) * i64::from(POINT);
        let in_sight = |seat: Seat| {
            let held = if over { 0 } else { prices.hand(stopped.cards[seat], stopped) };
            scored(seat) + i64::from(held)
        };
        let total = in_sight(seat);
        let others = || rules.seats().filter(|&other| other != seat);
        let best = others().map(in_sight).max().unwrap_or(0);
        let margin = if over {
            total - best
        } else {
            // Above the mean of the others at the end, less what the best is above them now.
            let many = i64::from(rules.players - 1);
            let held: i64 = others().map(|other| in_sight(other) - scored(other)).sum();
            scored(seat) + ahead - best + held / many
        };
        let winners = stopped.winners(rules);
        let won = match winners.len() as i64 {
            0 => WIN / 2 + WIN / 2 * margin / (CLOSE + margin.abs()),
            many if winners.contains(&seat) => WIN / many,
            _ => 0,
        };
        self.playouts += 1;
        self.utility += won * 2 * CLOSE / WIN;
        self.totals.add(total);
        self.margins.add(margin);
        self.wins.add(won);
    }
}
