//! What is known when the games are over: tallies, one a thread and variant, joined and told.

use std::collections::BTreeMap;
use std::time::Duration;

use diner::{Public, Rules};

use super::compare::{Difference, correct};
use super::figure::{Figure, Measured};
use super::note::{DECILES, Note};
use super::sums::Sums;
use crate::arena::Estimate;

/// How often each number came.
pub type Histogram = BTreeMap<i64, u64>;

/// What was found.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many deals every variant has played.
    pub deals: u64,
    /// On how many of them skill was measured.
    pub skill_deals: u64,
    /// How many games that were in all.
    pub games: u64,
    /// How long it took.
    pub time: Duration,
    /// The figures that games of any variant can have, in their order.
    pub figures: Vec<Figure>,
    /// How many differences were judged together.
    pub questions: usize,
    /// One for each variant.
    pub variants: Vec<Found>,
}

/// What was found of one variant.
#[derive(Clone, Debug)]
pub struct Found {
    /// Its rules.
    pub rules: Rules,
    /// The means.
    figures: Vec<Option<Estimate>>,
    /// The differences from the first variant; none of the first.
    differences: Vec<Option<Difference>>,
    /// How often a seat had each total.
    pub totals: Histogram,
    /// How often a game had so many turns.
    pub turns: Histogram,
    /// After each tenth of the turns, how probable it is that whoever leads then wins.
    pub leader_wins: [Option<Estimate>; DECILES],
}

/// One variant so far.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    figures: [Sums; Figure::COUNT],
    differences: [Sums; Figure::COUNT],
    totals: Histogram,
    turns: Histogram,
    leader_wins: [Sums; DECILES],
}

/// What is to be counted of one game beside its figures.
pub(super) struct Played {
    pub(super) measured: Measured,
    totals: Histogram,
    turns: i64,
    leader_wins: [i64; DECILES],
}

impl Found {
    /// The mean of a figure; nothing if it was not measured.
    pub fn mean(&self, figure: Figure) -> Option<Estimate> {
        self.figures.get(figure as usize).copied().flatten()
    }

    /// How it differs from that of the first variant; nothing of the first itself.
    pub fn difference(&self, figure: Figure) -> Option<Difference> {
        self.differences.get(figure as usize).copied().flatten()
    }
}

impl Played {
    pub(super) fn new(rules: &Rules, note: &Note, public: &Public) -> Played {
        let mut totals = Histogram::new();
        note.count_totals(&mut totals);
        let (measured, leader_wins) = (note.measured(rules, public), note.curve(rules, public));
        Played { measured, totals, turns: note.turns(), leader_wins }
    }
}

impl Tally {
    pub(super) fn new() -> Tally {
        Tally {
            figures: [Sums::default(); Figure::COUNT],
            differences: [Sums::default(); Figure::COUNT],
            totals: Histogram::new(),
            turns: Histogram::new(),
            leader_wins: [Sums::default(); DECILES],
        }
    }

    /// Counts a game, and how it differs from that of the first variant.
    pub(super) fn add(&mut self, game: &Played, first: &Played) {
        self.add_figures(&game.measured, &first.measured, &Figure::ALL[..Figure::OF_GAMES]);
        for (&total, &count) in &game.totals {
            *self.totals.entry(total).or_default() += count;
        }
        *self.turns.entry(game.turns).or_default() += 1;
        let points = self.leader_wins.iter_mut().zip(game.leader_wins);
        points.for_each(|(sums, share)| sums.add(share));
    }

    /// The same for games of skill.
    pub(super) fn add_skill(&mut self, measured: &Measured, first: &Measured) {
        self.add_figures(measured, first, &Figure::ALL[Figure::OF_GAMES..]);
    }

    fn add_figures(&mut self, measured: &Measured, first: &Measured, figures: &[Figure]) {
        for &figure in figures {
            let at = figure as usize;
            self.figures[at].add(measured[at]);
            self.differences[at].add(measured[at] - first[at]);
        }
    }

    pub(super) fn join(&mut self, other: &Tally) {
        let join = |own: &mut [Sums], other: &[Sums]| {
            own.iter_mut().zip(other).for_each(|(own, other)| own.join(other));
        };
        join(&mut self.figures, &other.figures);
        join(&mut self.differences, &other.differences);
        join(&mut self.leader_wins, &other.leader_wins);
        for (own, other) in [(&mut self.totals, &other.totals), (&mut self.turns, &other.turns)] {
            for (&number, &count) in other {
                *own.entry(number).or_default() += count;
            }
        }
    }

    fn found(&self, rules: &Rules, is_first: bool) -> Found {
        let mean = |figure: Figure| self.figures[figure as usize].estimate_of(figure.kind());
        let difference = |figure: Figure| match is_first {
            true => None,
            false => Difference::of(&self.differences[figure as usize]),
        };
        Found {
            rules: rules.clone(),
            figures: Figure::ALL.map(mean).to_vec(),
            differences: Figure::ALL.map(difference).to_vec(),
            totals: self.totals.clone(),
            turns: self.turns.clone(),
            leader_wins: self.leader_wins.map(|sums| sums.estimate_of(super::Kind::Share)),
        }
    }
}

impl Report {
    pub(super) fn new(variants: &[Rules], tallies: &[Tally], time: Duration) -> Report {
        let count =
            |figure: Figure| tallies.first().map_or(0, |t| t.figures[figure as usize].count);
        let (deals, skill_deals) = (count(Figure::Turns), count(Figure::SkillShare));
        let exists = |figure: Figure| {
            let measured = skill_deals > 0 || !figure.is_of_skill();
            measured && variants.iter().any(|rules| figure.exists(rules))
        };
        let figures: Vec<Figure> = Figure::ALL.into_iter().filter(|&f| exists(f)).collect();
        let mut found: Vec<Found> = variants
            .iter()
            .zip(tallies)
            .enumerate()
            .map(|(at, (rules, tally))| tally.found(rules, at == 0))
            .collect();
        let told = |figure: usize| figures.iter().any(|&told| told as usize == figure);
        let differences = found.iter_mut().flat_map(|found| found.differences.iter_mut());
        let judged = differences.enumerate().filter(|(at, _)| told(at % Figure::COUNT));
        let questions = correct(judged.filter_map(|(_, difference)| difference.as_mut()));
        let games = (deals + 2 * skill_deals) * variants.len() as u64;
        Report { deals, skill_deals, games, time, figures, questions, variants: found }
    }
}
