//! The numbers by which `patient` prices cards: data, found by self-play (`rid tune patient`).

use std::fmt;
use std::sync::LazyLock;

use diner::{Preset, Rules};

/// What a price depends on: a name in the data, how many numbers it has, and how far tuning moves
/// them to see what happens.
///
/// - `hand`: what the first, second, … card of a hand is worth, in 64ths of a point
/// - `pile`: how much of that is left at [`PILE`] guest cards left, in 64ths
/// - `tables`: the same at [`TABLES`] table cards left
/// - `leave`: a table left with one, two, three guests
/// - `mine`: each own card for a table left with none, one, two, three guests
/// - `clear`: a table cleared
/// - `gift`: a point that sits at the tables of the best free chair
/// - `inner`: an inner chair taken
/// - `kinds`: more for a card for each table of its nation to come, for a card whose other sex is
///   in hand, and for one of which there is a second
const GROUPS: [(&str, usize, i32); 10] = [
    ("hand", 12, 24),
    ("pile", PILE.len(), 6),
    ("tables", TABLES.len(), 6),
    ("leave", 6, 16),
    ("mine", 4, 8),
    ("clear", 2, 32),
    ("gift", 2, 2),
    ("follow", 1, 3),
    ("inner", 1, 16),
    ("kinds", 3, 12),
];

pub(crate) const PILE: [u8; 8] = [0, 2, 5, 10, 18, 30, 48, 70];
pub(crate) const TABLES: [u8; 6] = [0, 1, 2, 4, 8, 16];

/// Where each group begins.
const fn start(group: usize) -> usize {
    let (mut at, mut i) = (0, 0);
    while i < group {
        at += GROUPS[i].1;
        i += 1;
    }
    at
}

/// The numbers of one bot for one rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Params(pub [i16; Params::COUNT]);

/// A line of the data: rules, players, numbers.
type Line = (Preset, u8, Params);

/// Which tuning of `patient`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tuning {
    /// The first one, which never changes: a yardstick.
    First,
    /// The best known.
    Latest,
}

impl Params {
    /// How many numbers.
    pub const COUNT: usize = start(GROUPS.len());

    /// A start for tuning: what a card is worth falls with the hand, and to nothing at the end.
    pub const START: Params = {
        let mut params = Params([0; Params::COUNT]);
        let mut i = 0;
        while i < 12 {
            params.0[i] = 450 - 25 * i as i16;
            i += 1;
        }
        while i < start(3) {
            params.0[i] = 64;
            i += 1;
        }
        (params.0[12], params.0[13], params.0[14], params.0[15]) = (0, 16, 32, 48);
        params
    };

    /// The numbers for a rule set: those of its preset for so many players.
    pub fn of(rules: &Rules, tuning: Tuning) -> Params {
        static FIRST: LazyLock<Vec<Line>> =
            LazyLock::new(|| read(include_str!("../data/patient-1.txt")));
        static LATEST: LazyLock<Vec<Line>> =
            LazyLock::new(|| read(include_str!("../data/patient.txt")));
        let lines: &[Line] = match tuning {
            Tuning::First => &FIRST,
            Tuning::Latest => &LATEST,
        };
        let base = rules.options().base();
        let of_base = |players| lines.iter().find(|line| line.0 == base && line.1 == players);
        let found = of_base(rules.players).or_else(|| of_base(4));
        found.map_or(Params::START, |line| line.2)
    }

    /// How far tuning moves each number.
    pub(crate) fn steps() -> [i32; Params::COUNT] {
        let mut each = GROUPS.iter().flat_map(|&(_, size, step)| std::iter::repeat_n(step, size));
        std::array::from_fn(|_| each.next().unwrap_or(1))
    }

    pub(crate) fn group<const N: usize>(&self, name: &str) -> [i32; N] {
        let group = GROUPS.iter().position(|(known, ..)| *known == name).unwrap_or_default();
        let from = start(group);
        std::array::from_fn(|i| self.0.get(from + i).copied().unwrap_or_default().into())
    }

    /// Reads what [`Params`] prints; `None` for anything else.
    pub fn parse(text: &str) -> Option<Params> {
        let mut params = Params([0; Params::COUNT]);
        let mut slots = params.0.iter_mut();
        let mut words = text.split_whitespace();
        for (name, size, _) in GROUPS {
            let (found, numbers) = words.next()?.split_once('=')?;
            let numbers: Vec<i16> =
                numbers.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
            if found != name || numbers.len() != size {
                return None;
            }
            for number in numbers {
                *slots.next()? = number;
            }
        }
        words.next().is_none().then_some(params)
    }
}

/// The lines that can be read; a test sees to it that all can.
fn read(text: &str) -> Vec<Line> {
    lines(text).flatten().collect()
}

fn lines(text: &str) -> impl Iterator<Item = Option<Line>> + '_ {
    let telling = |line: &&str| !line.is_empty() && !line.starts_with('#');
    text.lines().filter(telling).map(|line| {
        let (preset, rest) = line.split_once(' ')?;
        let (players, numbers) = rest.split_once(' ')?;
        Some((Preset::parse(preset).ok()?, players.parse().ok()?, Params::parse(numbers)?))
    })
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut numbers = self.0.iter();
        for (i, (name, size, _)) in GROUPS.iter().enumerate() {
            let group: Vec<String> = numbers.by_ref().take(*size).map(i16::to_string).collect();
            let blank = if i == 0 { "" } else { " " };
            write!(f, "{blank}{name}={}", group.join(","))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_data_can_be_read() {
        for text in [include_str!("../data/patient-1.txt"), include_str!("../data/patient.txt")] {
            assert!(lines(text).all(|line| line.is_some()));
            for preset in Preset::ALL {
                assert!(
                    read(text).iter().any(|line| line.0 == preset && line.1 == 4),
                    "{preset:?}"
                );
            }
        }
    }

    #[test]
    fn what_is_printed_can_be_read() {
        let text = Params::START.to_string();
        assert_eq!(Params::parse(&text), Some(Params::START));
        assert_eq!(Params::parse(&format!("{text} clear=1")), None);
        assert_eq!(Params::parse("hand=1,2"), None);
    }
}
