//! Learns from search what a turn leaves is worth (`rid tune lessons`): games are played, at some
//! of their positions candidates are tried in playouts from the same samples, and by how much one
//! did better than another is fitted to how they differ in what they leave.
//!
//! Differences within a position, not what came of whole games: that leaves out nearly all luck.

use diner::{
    Action, ByNation, Deaf, Deal, Dice, Event, Guest, Hand, Phase, Public, QuickDice, Rules, Truth,
    Viewer,
};

use crate::board::Board;
use crate::knots::{KNOTS, UNIT, Weights, knots};
use crate::learn::{PARTS, TEST, in_parts, lead};
use crate::lessons::Lessons;
use crate::params::{Params, Tuning};
use crate::patient::{Patient, draw, dropping};
use crate::playing::tables_to_come;
use crate::prices::WIN;
use crate::regression::Regression;
use crate::remains::{Ending, REMAINS, Remains, Sight};
use crate::scoring::nations;
use crate::turns::POINT;
use crate::value::Value;
use crate::whole::WholeTurn;

/// What was learned, and how well it foretells positions that were not learned from.
pub struct Taught {
    /// The weights.
    pub lessons: Lessons,
    /// Turns learned from.
    pub rows: u64,
    /// The variance between the turns of a position, in points squared.
    pub spread: f64,
    /// What of it is left when what was foretold is taken off; some of it is noise of playouts.
    pub left: f64,
}

/// Playouts from each candidate.
const SAMPLES: u32 = 24;
/// Candidates: the best, and some of the rest.
const BEST: usize = 6;
const MOST: usize = 10;
const REST: usize = 60;
/// One position in so many is learned from.
const EVERY: u32 = 4;
/// How strongly weights are pulled to nothing.
const PULL: f64 = 100.0;

/// A turn that was tried.
struct Tried {
    thought: i32,
    turn: WholeTurn,
    points: i32,
    remains: Remains,
    /// The lead after playouts, in points, added up.
    lead: f64,
}

/// Learns from so many games, played and steered by what is known (`None`: by `patient` as first
/// tuned).
pub fn teach(
    rules: &Rules,
    known: Option<&Lessons>,
    games: u64,
    seed: u64,
    threads: u64,
) -> Taught {
    let columns = KNOTS * REMAINS;
    let parts = in_parts(threads, |part| {
        let mut sums = Regression::new(columns);
        let mut school = School::new(rules, known);
        for game in (part..games).step_by(PARTS as usize) {
            school.game(seed, game, |public, tried| {
                each_difference(public, tried, |row, result| sums.add(row, result));
            });
        }
        sums
    });
    let mut sums = Regression::new(columns);
    parts.iter().for_each(|part| sums.join(part));
    let weights: Vec<f64> = sums.solve(PULL);
    let tested = in_parts(threads, |part| {
        let (mut spread, mut left) = (0.0, 0.0);
        let mut school = School::new(rules, known);
        for game in (part..games.div_ceil(TEST)).step_by(PARTS as usize) {
            school.game(!seed, game, |public, tried| {
                each_difference(public, tried, |row, result| {
                    let foretold: f64 = row.iter().map(|&(at, number)| weights[at] * number).sum();
                    spread += result * result;
                    left += (result - foretold) * (result - foretold);
                });
            });
        }
        (spread, left)
    });
    let add = |sum: (f64, f64), one: &(f64, f64)| (sum.0 + one.0, sum.1 + one.1);
    let (spread, left) = tested.iter().fold((0.0, 0.0), add);
    let scale = f64::from(POINT) * UNIT as f64;
    let weights = weights.into_iter().map(|weight| (weight * scale).round() as i32).collect();
    let lessons = Lessons(Weights::new(REMAINS, weights));
    Taught { lessons, rows: sums.rows, spread, left }
}

/// Plays games and tries turns.
struct School<'a> {
    rules: &'a Rules,
    player: Patient,
    steering: Patient,
    value: Value,
}

impl<'a> School<'a> {
    fn new(rules: &'a Rules, known: Option<&Lessons>) -> School<'a> {
        let params = Params::of(rules, Tuning::Latest);
        let with = |effort| Patient::with(rules, &params, effort).taught(known.cloned());
        School {
            rules,
            player: with(Patient::FULL),
            steering: with(Patient::QUICK),
            value: Value::of(rules),
        }
    }

    /// Plays a game and tells what was tried; the best of it is played.
    fn game(&mut self, seed: u64, game: u64, mut tell: impl FnMut(&Public, &[Tried])) {
        let rules = self.rules;
        let mut dice = QuickDice::new(QuickDice::new(seed.wrapping_add(game << 20)).next_u64());
        let mut truth = Truth::new(rules, Deal::shuffled(rules, &mut dice));
        while truth.state().public.end.is_none() {
            let public = truth.state().public;
            let to_come = tables_to_come(truth.deal(), &public);
            let hand = truth.state().hand_on_turn();
            let mut chosen = self.player.choose(rules, &public, hand, &to_come);
            if public.turn.phase == Phase::Placing && dice.below(EVERY) == 0 {
                let tried = self.try_turns(&truth, &to_come, &mut dice);
                let best = tried.iter().max_by(|a, b| a.lead.total_cmp(&b.lead));
                if let Some(best) = best {
                    chosen = best.turn;
                    tell(&public, &tried);
                }
            }
            for &action in chosen.actions() {
                let mut revealed = false;
                truth.play(rules, action, |event: Event<Guest>| revealed |= event.reveals());
                if revealed || truth.state().public.end.is_some() {
                    break;
                }
            }
        }
    }

    /// Tries turns in playouts; none where there is no choice or the game can be ended at once.
    fn try_turns(
        &mut self,
        truth: &Truth,
        to_come: &ByNation<u8>,
        dice: &mut QuickDice,
    ) -> Vec<Tried> {
        let public = &truth.state().public;
        let mut found = self.candidates(public, truth.state().hand_on_turn(), to_come);
        if found.len() < 2 || found.iter().any(|tried| tried.thought.abs() > WIN / 2) {
            return Vec::new();
        }
        for i in BEST..MOST.min(found.len()) {
            let rest = found.len().min(REST) - i;
            found.swap(i, i + dice.below(rest as u32) as usize);
        }
        found.truncate(MOST);
        let seen = truth.observe(self.rules, Viewer::Seat(public.turn.seat));
        for _ in 0..SAMPLES {
            let sample = seen.sample(self.rules, &mut QuickDice::new(dice.next_u64()));
            for tried in &mut found {
                tried.lead += self.play_on(&sample, &tried.turn);
            }
        }
        found
    }

    /// The lead over the mean of the others at the end of the own next turn, as in search.
    fn play_on(&mut self, sample: &Truth, turn: &WholeTurn) -> f64 {
        let (rules, deal) = (self.rules, sample.deal());
        let mut state = *sample.state();
        let seat = state.public.turn.seat;
        turn.actions().iter().for_each(|&action| state.play(rules, deal, action, Deaf));
        let mut to_come = tables_to_come(deal, &state.public);
        let cut = u32::from(turn.actions().last() != Some(&Action::Done));
        for _ in 0..u32::from(rules.players) + cut {
            if state.public.end.is_some() {
                break;
            }
            self.steering.play_turn(rules, deal, &mut state, &mut to_come);
        }
        let ahead = match state.public.end {
            None => self.value.ahead(rules, deal, &state, seat),
            Some(_) => 0,
        };
        let others = f64::from(rules.players - 1);
        lead(rules, &state, seat) as f64 / others + ahead as f64 / f64::from(POINT)
    }

    /// All turns with what they leave, the best first.
    fn candidates(&mut self, public: &Public, hand: Hand, to_come: &ByNation<u8>) -> Vec<Tried> {
        let rules = self.rules;
        let bot = &mut self.player;
        bot.choose(rules, public, hand, to_come);
        let lessons = bot.lessons.as_ref();
        let judge = Patient::judge(&bot.prices, lessons, rules, public, hand, to_come);
        judge.look(&bot.turns, usize::MAX, &mut bot.ends);
        let sight = Sight::new(rules, public, to_come);
        let tried = |thought, turn, points, board: &Board, held, ending| {
            let mut remains = [0; REMAINS];
            sight.tell(board, held, ending, |at, number| remains[at] += number);
            Tried { thought, turn, points, remains, lead: 0.0 }
        };
        let mut found = Vec::new();
        for &(thought, end) in &bot.ends {
            let (turns, end) = (&bot.turns, usize::from(end));
            let held = turns.held(end, hand);
            let ending = judge.ending(turns, end, held);
            let board = turns.board(end);
            found.push(tried(thought, turns.actions(end), turns.points(end), &board, held, ending));
        }
        if public.turn.placed == 0 {
            let board = Board::new(rules, &public.floor, &nations(&public.floor));
            if hand.len() >= usize::from(rules.limit) {
                for (thought, guest) in judge.drops() {
                    let mut held = hand;
                    held.remove(guest);
                    let ending = Ending::Dropped { draws: rules.draw_after_drop };
                    let points = -i32::from(rules.drop_penalty);
                    found.push(tried(
                        thought,
                        dropping(rules, guest),
                        points,
                        &board,
                        held,
                        ending,
                    ));
                }
            } else {
                found.push(tried(judge.drawing(), draw(), 0, &board, hand, Ending::Drew));
            }
        }
        found.sort_by_key(|tried| -tried.thought);
        found
    }
}

/// Tells each turn as what it leaves and how it did, both less the mean of those tried.
fn each_difference(public: &Public, tried: &[Tried], mut tell: impl FnMut(&[(usize, f64)], f64)) {
    let many = tried.len() as f64;
    let mut means = [0.0; REMAINS];
    let mut mean = 0.0;
    let result = |one: &Tried| one.lead / f64::from(SAMPLES) - f64::from(one.points);
    for one in tried {
        means.iter_mut().zip(&one.remains).for_each(|(sum, &n)| *sum += f64::from(n) / many);
        mean += result(one) / many;
    }
    let mut shares = [0; KNOTS];
    knots(public).into_iter().for_each(|(knot, share)| shares[knot] += share);
    let mut row = Vec::with_capacity(4 * REMAINS);
    for one in tried {
        row.clear();
        for (knot, &share) in shares.iter().enumerate().filter(|(_, share)| **share != 0) {
            for (at, (&number, mean)) in one.remains.iter().zip(means).enumerate() {
                let off = f64::from(number) - mean;
                if off != 0.0 {
                    row.push((knot * REMAINS + at, off * f64::from(share) / 64.0));
                }
            }
        }
        tell(&row, result(one) - mean);
    }
}
