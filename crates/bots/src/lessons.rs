//! What that which a turn leaves is worth to `patient`, as learned from search: which turns playouts found to
//! be better than others at the same position.
//!
//! Linear in what [`remains`](crate::remains), with weights that change with the piles. The
//! weights are data (`rid tune lessons`); integers decide.

use std::sync::LazyLock;

use diner::{ByNation, Hand, Public, Rules};

use crate::board::Board;
use crate::knots::{Set, UNIT, Weights, read};
use crate::remains::{Ending, REMAINS, Sight};

/// Learned weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lessons(pub(crate) Weights);

/// The lessons for one turn.
pub(crate) struct Lesson<'a> {
    sight: Sight<'a>,
    weights: [i32; REMAINS],
}

impl Lessons {
    /// The weights for a rule set: those of its preset for so many players, if they were learned.
    pub fn of(rules: &Rules) -> Option<Lessons> {
        static DATA: LazyLock<Vec<Set>> =
            LazyLock::new(|| read(include_str!("../data/lessons.txt"), REMAINS));
        let learned = Weights::of(&DATA, rules, rules.players);
        learned.map(Lessons)
    }

    /// For the turn of the seat on turn.
    pub(crate) fn turn<'a>(
        &self,
        rules: &'a Rules,
        public: &Public,
        to_come: &'a ByNation<u8>,
    ) -> Lesson<'a> {
        let weights = self.0.at::<REMAINS>(public).map(|weight| weight / 64);
        Lesson { sight: Sight::new(rules, public, to_come), weights }
    }

    /// As the data is written: a line a knot.
    pub fn written(&self, rules: &Rules) -> String {
        self.0.written(rules)
    }
}

impl Lesson<'_> {
    /// What an end is worth beside its points, in 64ths of a point.
    #[inline]
    pub(crate) fn worth(&self, board: &Board, held: Hand, ending: Ending) -> i32 {
        let mut sum = 0;
        self.sight.tell(board, held, ending, |at, number| sum += self.weights[at] * number);
        sum / UNIT as i32
    }
}

#[cfg(test)]
mod tests {
    use diner::Preset;

    use super::*;

    #[test]
    fn all_data_can_be_read() {
        let found = read(include_str!("../data/lessons.txt"), REMAINS);
        assert!(found.iter().any(|set| set.0 == Preset::Rid && set.1 == 4));
        let telling = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let lines = include_str!("../data/lessons.txt").lines().filter(telling).count();
        assert_eq!(lines, found.len() * crate::knots::KNOTS);
    }
}
