//! Learned weights that change with the piles: straight lines between knots, kept as data.
//!
//! Apart from what is weighed: positions ([`value`](crate::value)) and what turns leave
//! ([`lessons`](crate::lessons)) use the same knots and the same form of data.

use std::sync::Arc;

use diner::{Preset, Public, Rules};

/// Guest cards left at the knots.
const GUESTS: [u8; 6] = [0, 4, 12, 26, 44, 70];
/// Table cards left at the knots.
const TABLES: [u8; 5] = [0, 1, 3, 7, 19];
/// All knots: a position lies between two of each kind.
pub(crate) const KNOTS: usize = GUESTS.len() + TABLES.len();
/// Weights are in 64ths of a 64th of a point.
pub(crate) const UNIT: i64 = 64;

/// So many weights for each knot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Weights {
    columns: usize,
    all: Arc<Vec<i32>>,
}

/// Data: weights of a rule set for so many players.
pub(crate) type Set = (Preset, u8, Weights);

impl Weights {
    /// Weights, knot by knot.
    pub(crate) fn new(columns: usize, all: Vec<i32>) -> Weights {
        Weights { columns, all: Arc::new(all) }
    }

    /// Those that say nothing.
    pub(crate) fn none(columns: usize) -> Weights {
        Weights::new(columns, vec![0; KNOTS * columns])
    }

    /// The weights for the preset of a rule set and so many players.
    pub(crate) fn of(sets: &[Set], rules: &Rules, players: u8) -> Option<Weights> {
        let base = rules.options().base();
        let found = sets.iter().find(|set| set.0 == base && set.1 == players);
        found.map(|set| set.2.clone())
    }

    /// The weights between the knots around a position, in 64ths of [`UNIT`].
    pub(crate) fn at<const N: usize>(&self, public: &Public) -> [i32; N] {
        let mut blend = [0; N];
        for (knot, share) in knots(public) {
            let weights = self.all.get(knot * self.columns..).unwrap_or_default();
            blend.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += share * weight);
        }
        blend
    }

    /// The weighed sum at one knot.
    pub(crate) fn weigh(&self, knot: usize, numbers: &[i32]) -> i64 {
        let weights = self.all.get(knot * self.columns..).unwrap_or_default();
        numbers.iter().zip(weights).map(|(&a, &b)| i64::from(a) * i64::from(b)).sum()
    }

    /// As the data is written: a line a knot.
    pub(crate) fn written(&self, rules: &Rules) -> String {
        let base = rules.options().base().name();
        let names = names();
        let line = |(weights, name): (&[i32], &String)| {
            let weights: Vec<String> = weights.iter().map(i32::to_string).collect();
            format!("{base} {} {name} {}\n", rules.players, weights.join(","))
        };
        self.all.chunks(self.columns).zip(&names).map(line).collect()
    }
}

/// The knots around a position with their shares in 64ths: two by guests, two by tables.
pub(crate) fn knots(public: &Public) -> [(usize, i32); 4] {
    let [a, b] = between(&GUESTS, public.guests_left);
    let [c, d] = between(&TABLES, public.tables_left);
    [a, b, (GUESTS.len() + c.0, c.1), (GUESTS.len() + d.0, d.1)]
}

fn between(knots: &[u8], at: u8) -> [(usize, i32); 2] {
    let next = knots.iter().position(|&knot| knot >= at);
    match next {
        None => [(knots.len() - 1, 64), (0, 0)],
        Some(0) => [(0, 64), (0, 0)],
        Some(i) => {
            let (from, to) = (i32::from(knots[i - 1]), i32::from(knots[i]));
            let far = 64 * (i32::from(at) - from) / (to - from);
            [(i - 1, 64 - far), (i, far)]
        }
    }
}

fn names() -> Vec<String> {
    let guests = GUESTS.iter().map(|knot| format!("guests={knot}"));
    guests.chain(TABLES.iter().map(|knot| format!("tables={knot}"))).collect()
}

/// Whole rule sets, as [`Weights::written`]; what is incomplete is left out, and tests see to it
/// that nothing is.
pub(crate) fn read(text: &str, columns: usize) -> Vec<Set> {
    let telling: Vec<&str> =
        text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    telling.chunks(KNOTS).filter_map(|lines| read_set(lines, columns)).collect()
}

fn read_set(lines: &[&str], columns: usize) -> Option<Set> {
    let (mut weights, mut of) = (Vec::with_capacity(KNOTS * columns), None);
    for (line, name) in lines.iter().zip(names()) {
        let [preset, players, knot, numbers] =
            line.split(' ').collect::<Vec<_>>().try_into().ok()?;
        let set = (Preset::parse(preset).ok()?, players.parse::<u8>().ok()?);
        if knot != name || of.is_some_and(|known| known != set) {
            return None;
        }
        of = Some(set);
        let before = weights.len();
        for number in numbers.split(',') {
            weights.push(number.parse().ok()?);
        }
        if weights.len() != before + columns {
            return None;
        }
    }
    let (preset, players) = of?;
    let whole = weights.len() == KNOTS * columns;
    whole.then(|| (preset, players, Weights::new(columns, weights)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let rules = Rules::parse("cafe", "players=3").unwrap();
        let weights = Weights::new(7, (0..7 * KNOTS as i32).collect());
        let found = read(&weights.written(&rules), 7);
        assert_eq!(found, [(Preset::Cafe, 3, weights)]);
    }

    #[test]
    fn shares_add_up() {
        for left in 0..=96 {
            let [a, b] = between(&GUESTS, left);
            assert!(a.1 + b.1 == 64 && a.1 >= 0 && b.1 >= 0, "{left}");
        }
        assert_eq!(between(&TABLES, 5), [(2, 32), (3, 32)]);
    }
}
