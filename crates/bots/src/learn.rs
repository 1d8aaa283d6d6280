//! Learns by self-play what a position is worth (`rid tune value`): `patient` plays, and what came
//! of the games is fitted.
//!
//! The same seed learns the same on any number of threads, on one machine: sums are floating-point
//! numbers, added in the same order.

use std::thread;

use diner::{Deal, Dice, QuickDice, Rules, Seat, State};

use crate::features::{FEATURES, Features, features};
use crate::knots::{KNOTS, UNIT, Weights, knots};
use crate::params::Tuning;
use crate::patient::Patient;
use crate::playing::tables_to_come;
use crate::regression::Regression;
use crate::turns::POINT;
use crate::value::Value;

/// What was learned, and how well it foretells games that were not learned from.
pub struct Learned {
    /// The weights.
    pub value: Value,
    /// Positions learned from.
    pub rows: u64,
    /// The variance of what came of the games in the test, in points squared.
    pub spread: f64,
    /// What of it is left when what was foretold is taken off.
    pub left: f64,
}

/// Games are handed out in so many parts, one after the other to each thread.
pub(crate) const PARTS: u64 = 8;
/// One game in so many is kept for the test.
pub(crate) const TEST: u64 = 20;

/// How strongly weights are pulled to nothing.
const PULL: f64 = 5.0;

/// A position: what was seen, whose turn had ended, what it had been worth until then.
struct Row {
    features: Features,
    knots: [(usize, i32); 4],
    seat: Seat,
    lead: i64,
    foretold: i64,
}

/// Learns from so many games.
pub fn learn(rules: &Rules, games: u64, seed: u64, threads: u64) -> Learned {
    let weights = KNOTS * FEATURES;
    let nothing = Value(Weights::none(FEATURES));
    let parts = in_parts(threads, |part| {
        let mut sums = Regression::new(weights);
        for game in (part..games).step_by(PARTS as usize) {
            each_row(rules, seed, game, &nothing, |row, result| {
                sums.add(&columns(row), result);
            });
        }
        sums
    });
    let mut sums = Regression::new(weights);
    parts.iter().for_each(|part| sums.join(part));
    let scale = f64::from(POINT) * UNIT as f64;
    let weights = sums.solve(PULL).into_iter().map(|weight| (weight * scale).round() as i32);
    let value = Value(Weights::new(FEATURES, weights.collect()));
    let tested = in_parts(threads, |part| {
        let mut found = (0.0, 0.0, 0.0);
        for game in (part..games.div_ceil(TEST)).step_by(PARTS as usize) {
            each_row(rules, !seed, game, &value, |row, result| {
                let off = result - row.foretold as f64 / f64::from(POINT);
                found = (found.0 + 1.0, found.1 + result * result, found.2 + off * off);
            });
        }
        found
    });
    let add =
        |sum: (f64, f64, f64), one: &(f64, f64, f64)| (sum.0 + one.0, sum.1 + one.1, sum.2 + one.2);
    let (count, spread, left) = tested.iter().fold((0.0, 0.0, 0.0), add);
    let count = f64::max(count, 1.0);
    Learned { value, rows: sums.rows, spread: spread / count, left: left / count }
}

/// The parts in their order, whoever made them.
pub(crate) fn in_parts<T: Send>(threads: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = threads.clamp(1, PARTS);
    let mut found: Vec<(u64, T)> = Vec::new();
    thread::scope(|scope| {
        let work = &work;
        let run = |first: u64| {
            move || {
                let numbers = (first..PARTS).step_by(threads as usize);
                numbers.map(|part| (part, work(part))).collect::<Vec<_>>()
            }
        };
        let running: Vec<_> = (0..threads).map(|first| scope.spawn(run(first))).collect();
        running.into_iter().for_each(|thread| found.extend(thread.join().unwrap_or_default()));
    });
    found.sort_by_key(|&(part, _)| part);
    found.into_iter().map(|(_, made)| made).collect()
}

/// Plays a game and tells half of its positions with how much more than the others' mean the seat
/// earned from there on.
fn each_row(rules: &Rules, seed: u64, game: u64, value: &Value, mut tell: impl FnMut(&Row, f64)) {
    let mut dice = QuickDice::new(QuickDice::new(seed.wrapping_add(game << 20)).next_u64());
    let deal = Deal::shuffled(rules, &mut dice);
    let mut bot = Patient::quick(rules, Tuning::First);
    let mut state = State::new(rules, &deal);
    let mut to_come = tables_to_come(&deal, &state.public);
    let mut rows: Vec<Row> = Vec::new();
    while state.public.end.is_none() {
        let seat = state.public.turn.seat;
        bot.play_turn(rules, &deal, &mut state, &mut to_come);
        if state.public.end.is_none() && dice.below(2) == 0 {
            rows.push(Row {
                features: features(rules, &deal, &state, seat),
                knots: knots(&state.public),
                seat,
                lead: lead(rules, &state, seat),
                foretold: value.ahead(rules, &deal, &state, seat),
            });
        }
    }
    for row in rows {
        let more = lead(rules, &state, row.seat) - row.lead;
        tell(&row, more as f64 / f64::from(rules.players - 1));
    }
}

/// How far a seat is above the mean of the others, times how many they are.
pub(crate) fn lead(rules: &Rules, state: &State, seat: Seat) -> i64 {
    let scores = &state.public.scores;
    let others = rules.seats().filter(|&other| other != seat);
    others.map(|other| i64::from(scores[seat]) - i64::from(scores[other])).sum()
}

fn columns(row: &Row) -> Vec<(usize, f64)> {
    let mut columns = Vec::with_capacity(4 * FEATURES);
    for knot in 0..KNOTS {
        let share: i32 = row.knots.iter().filter(|&&(at, _)| at == knot).map(|at| at.1).sum();
        if share == 0 {
            continue;
        }
        for (i, &number) in row.features.iter().enumerate().filter(|(_, number)| **number != 0) {
            columns.push((knot * FEATURES + i, f64::from(number) * f64::from(share) / 64.0));
        }
    }
    columns
}
