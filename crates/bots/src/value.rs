//! How much more than the others a seat will earn from here on, as learned from self-play: where
//! playouts stop.
//!
//! Linear in the [`features`], with weights that change with the piles: straight lines between
//! knots. The weights are data (`rid tune value`); integers decide.

use std::sync::{Arc, LazyLock};

use diner::{Deal, Preset, Public, Rules, Seat, State};

use crate::features::{FEATURES, Features, features};

/// Guest cards left at the knots.
const GUESTS: [u8; 6] = [0, 4, 12, 26, 44, 70];
/// Table cards left at the knots.
const TABLES: [u8; 5] = [0, 1, 3, 7, 19];
/// All knots: a position lies between two of each kind.
pub(crate) const KNOTS: usize = GUESTS.len() + TABLES.len();
/// Weights in all.
pub(crate) const WEIGHTS: usize = KNOTS * FEATURES;
/// Weights are in 64ths of a 64th of a point.
pub(crate) const UNIT: i64 = 64;

/// Learned weights, knot by knot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value(Arc<Vec<i32>>);

impl Value {
    pub(crate) fn new(weights: Vec<i32>) -> Value {
        Value(Arc::new(weights))
    }

    /// The weights for a rule set: those of its preset for so many players, or for four.
    pub fn of(rules: &Rules) -> Value {
        static DATA: LazyLock<Vec<(Preset, u8, Value)>> =
            LazyLock::new(|| read(include_str!("../data/value.txt")));
        let base = rules.options().base();
        let of_base = |players| DATA.iter().find(|line| line.0 == base && line.1 == players);
        let found = of_base(rules.players).or_else(|| of_base(4));
        found.map_or_else(|| Value::new(vec![0; WEIGHTS]), |line| line.2.clone())
    }

    /// How much more than the mean of the others the seat that has just ended its turn is going to
    /// earn, in 64ths of a point.
    pub(crate) fn ahead(&self, rules: &Rules, deal: &Deal, state: &State, seat: Seat) -> i64 {
        let found = features(rules, deal, state, seat);
        let mut sum = 0;
        for (knot, share) in knots(&state.public) {
            let weights = self.0.get(knot * FEATURES..).unwrap_or_default();
            sum += i64::from(share) * dot(&found, weights);
        }
        sum / (64 * UNIT)
    }

    /// As the data is written: a line a knot.
    pub fn written(&self, rules: &Rules) -> String {
        let base = rules.options().base().name();
        let names = names();
        let line = |(weights, name): (&[i32], &String)| {
            let weights: Vec<String> = weights.iter().map(i32::to_string).collect();
            format!("{base} {} {name} {}\n", rules.players, weights.join(","))
        };
        self.0.chunks(FEATURES).zip(&names).map(line).collect()
    }
}

fn dot(found: &Features, weights: &[i32]) -> i64 {
    found.iter().zip(weights).map(|(&a, &b)| i64::from(a) * i64::from(b)).sum()
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

/// Whole rule sets, as [`Value::written`]; what is incomplete is left out, and a test sees to it
/// that nothing is.
fn read(text: &str) -> Vec<(Preset, u8, Value)> {
    let telling: Vec<&str> =
        text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    telling.chunks(KNOTS).filter_map(read_set).collect()
}

fn read_set(lines: &[&str]) -> Option<(Preset, u8, Value)> {
    let (mut weights, mut of) = (Vec::with_capacity(WEIGHTS), None);
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
        if weights.len() != before + FEATURES {
            return None;
        }
    }
    let (preset, players) = of?;
    (weights.len() == WEIGHTS).then(|| (preset, players, Value::new(weights)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_data_can_be_read() {
        let text = include_str!("../data/value.txt");
        let found = read(text);
        for preset in Preset::ALL {
            for players in 2..=5 {
                let of = |line: &&(Preset, u8, Value)| line.0 == preset && line.1 == players;
                assert_eq!(found.iter().filter(of).count(), 1, "{preset:?} {players}");
            }
        }
        assert_eq!(found.len(), 12);
    }

    #[test]
    fn what_is_written_can_be_read() {
        let rules = Rules::parse("cafe", "players=3").unwrap();
        let value = Value::new((0..WEIGHTS as i32).collect());
        let found = read(&value.written(&rules));
        assert_eq!(found, [(Preset::Cafe, 3, value)]);
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
