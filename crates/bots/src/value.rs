//! How much more than the others a seat will earn from here on, as learned from self-play: where
//! playouts stop.
//!
//! Linear in the [`features`], with weights that change with the piles: straight lines between
//! knots. The weights are data (`rid tune value`); integers decide.

use std::sync::LazyLock;

use diner::{Deal, Rules, Seat, State};

use crate::features::{FEATURES, features};
use crate::knots::{Set, UNIT, Weights, knots, read};

/// Learned weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value(pub(crate) Weights);

impl Value {
    /// The weights for a rule set: those of its preset for so many players, or for four.
    pub fn of(rules: &Rules) -> Value {
        static DATA: LazyLock<Vec<Set>> =
            LazyLock::new(|| read(include_str!("../data/value.txt"), FEATURES));
        let of = |players| Weights::of(&DATA, rules, players);
        Value(of(rules.players).or_else(|| of(4)).unwrap_or_else(|| Weights::none(FEATURES)))
    }

    /// How much more than the mean of the others the seat that has just ended its turn is going to
    /// earn, in 64ths of a point.
    pub(crate) fn ahead(&self, rules: &Rules, deal: &Deal, state: &State, seat: Seat) -> i64 {
        let found = features(rules, deal, state, seat);
        let mut sum = 0;
        for (knot, share) in knots(&state.public) {
            sum += i64::from(share) * self.0.weigh(knot, &found);
        }
        sum / (64 * UNIT)
    }

    /// As the data is written: a line a knot.
    pub fn written(&self, rules: &Rules) -> String {
        self.0.written(rules)
    }
}

#[cfg(test)]
mod tests {
    use diner::Preset;

    use super::*;

    #[test]
    fn all_data_can_be_read() {
        let found = read(include_str!("../data/value.txt"), FEATURES);
        for preset in Preset::ALL {
            for players in 2..=5 {
                let of = |set: &&Set| set.0 == preset && set.1 == players;
                assert_eq!(found.iter().filter(of).count(), 1, "{preset:?} {players}");
            }
        }
        assert_eq!(found.len(), 12);
    }
}
