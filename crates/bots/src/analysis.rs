//! What a turn is worth, thought through: candidates, sampled truths, games played on.
//!
//! Hints, review and the bots `search` use the same code. A sample is a truth that the seat cannot
//! tell from the real one; every candidate is tried on the same samples, and `patient` plays on for
//! everybody for a round; where that stops, the learned [`Value`] tells what is to come. Half of the candidates are given up at a time (sequential halving). Integers decide,
//! so that the same nodes give the same answer everywhere.

use diner::{Action, Deaf, Deal, Observation, Public, QuickDice, Rules, Seat, State, Truth};

use crate::budget::Budget;
use crate::params::Tuning;
use crate::patient::{Patient, own_hand};
use crate::playing::tables_to_come;
use crate::tally::Tally;
use crate::value::Value;

/// The best turns found, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// What was thought of each.
    pub turns: Vec<Judged>,
    /// Playouts in all.
    pub playouts: u64,
}

/// A turn and what it is worth to the seat on turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The actions, up to the first that reveals something hidden.
    pub actions: Vec<Action>,
    /// Points that the turn itself earns or loses, as far as it is known.
    pub points: i32,
    /// The own total that is in sight when a playout stops: points, and what cards in hand are
    /// worth.
    pub total: Estimate,
    /// How far that is above the best other's.
    pub margin: Estimate,
    /// The chance to win, from 0 to 1, ties shared: from the margin where a playout stops before
    /// the end.
    pub chance: Estimate,
    /// Playouts from this turn.
    pub playouts: u64,
}

/// A mean and its standard error; the error is infinite for a single playout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// How hard to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Playouts in all, unless the budget says otherwise.
    pub playouts: u32,
    /// Candidates to begin with: those of which `patient` thinks most.
    pub candidates: usize,
}

/// What `patient` thinks of a candidate counts as much as so many playouts.
const PRIOR: i64 = 5;

impl Effort {
    /// So many playouts, and as many candidates as they are good for.
    pub fn of(playouts: u32) -> Effort {
        Effort { playouts, candidates: (playouts / 16).clamp(2, 12) as usize }
    }
}

/// Analyses a position as the seat on turn knows it; `None` if the viewer is not on turn.
///
/// `progress` is told after every round, the best so far first. The budget can be stopped at any
/// time; where there is a choice, at least one playout is made from each candidate.
pub fn analyse(
    rules: &Rules,
    seen: &Observation,
    effort: Effort,
    budget: &mut Budget,
    seed: u64,
    progress: impl FnMut(&Analysis),
) -> Option<Analysis> {
    let hand = own_hand(seen)?;
    let mut found = Vec::new();
    // Without lessons: with them, here and in playouts, search was no stronger (docs/bots.md).
    let mut patient = Patient::new(rules, Tuning::First);
    patient.candidates(rules, seen.public(), hand, &seen.unseen_tables(), &mut found);
    found.truncate(effort.candidates.max(1));
    let mut search = Search {
        rules,
        seen,
        seat: seen.public().turn.seat,
        seed,
        samples: 0,
        steering: Patient::quick(rules, Tuning::First),
        value: Value::of(rules),
        tallies: found.iter().map(|&(prior, turn)| Tally::of(turn, prior)).collect(),
    };
    if search.tallies.len() > 1 {
        search.halve(effort, budget, progress);
    }
    Some(search.analysis())
}

struct Search<'a> {
    rules: &'a Rules,
    seen: &'a Observation,
    seat: Seat,
    seed: u64,
    samples: u64,
    steering: Patient,
    value: Value,
    /// The candidates still thought of come first.
    tallies: Vec<Tally>,
}

impl Search<'_> {
    fn halve(&mut self, effort: Effort, budget: &mut Budget, mut progress: impl FnMut(&Analysis)) {
        let mut alive = self.tallies.len();
        let rounds = u64::from(alive.next_power_of_two().trailing_zeros()).max(1);
        for round in 1..=rounds {
            let share = u64::from(effort.playouts) / (rounds * alive as u64);
            for _ in 0..budget.samples(share.max(1)) {
                self.sample(alive, budget);
                if budget.is_spent_by(round, rounds) {
                    break;
                }
            }
            let first = self.tallies.get_mut(..alive).unwrap_or_default();
            first.sort_by_key(|tally| -tally.merit(PRIOR));
            progress(&self.analysis());
            if budget.is_spent() {
                break;
            }
            alive = alive.div_ceil(2).max(2);
        }
    }

    /// Plays one sampled truth on from each of the first `alive` candidates.
    fn sample(&mut self, alive: usize, budget: &mut Budget) {
        let seed = self.seed.wrapping_add(self.samples.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        self.samples += 1;
        let truth = self.seen.sample(self.rules, &mut QuickDice::new(seed));
        for tally in self.tallies.iter_mut().take(alive) {
            let actions = tally.turn.actions();
            let mut state = after(self.rules, &truth, actions);
            let nodes = play_on(&mut self.steering, self.rules, truth.deal(), &mut state, actions);
            let nodes = nodes + actions.len() as u64;
            budget.spend(nodes);
            let ahead = match state.public.end {
                None => self.value.ahead(self.rules, truth.deal(), &state, self.seat),
                Some(_) => 0,
            };
            tally.note(self.rules, self.seat, &state.public, &self.steering.prices, ahead);
        }
    }

    fn analysis(&self) -> Analysis {
        let before = self.seen.public().scores[self.seat];
        let truth = self.seen.sample(self.rules, &mut QuickDice::new(self.seed));
        let judge = |tally: &Tally| {
            let actions = tally.turn.actions();
            let public: Public = after(self.rules, &truth, actions).public;
            Judged {
                actions: actions.to_vec(),
                points: public.scores[self.seat] - before,
                total: tally.total(),
                margin: tally.margin(),
                chance: tally.chance(),
                playouts: tally.playouts,
            }
        };
        let turns = self.tallies.iter().map(judge).collect();
        Analysis { turns, playouts: self.tallies.iter().map(|tally| tally.playouts).sum() }
    }
}

fn after(rules: &Rules, truth: &Truth, actions: &[Action]) -> State {
    let mut state = *truth.state();
    actions.iter().for_each(|&action| state.play(rules, truth.deal(), action, Deaf));
    state
}

/// Plays on for a round, to the end of this seat's next turn; tells how many actions that took. A turn that something
/// revealed has cut short is first played to its end, so that all candidates are compared at the
/// same moment.
fn play_on(
    steering: &mut Patient,
    rules: &Rules,
    deal: &Deal,
    state: &mut State,
    actions: &[Action],
) -> u64 {
    let mut to_come = tables_to_come(deal, &state.public);
    let cut = u32::from(actions.last() != Some(&Action::Done));
    let mut nodes = 0;
    for _ in 0..u32::from(rules.players) + cut {
        if state.public.end.is_some() {
            break;
        }
        nodes += steering.play_turn(rules, deal, state, &mut to_come);
    }
    nodes
}

#[cfg(test)]
mod tests {
    use diner::Game;

    use super::*;

    #[test]
    fn candidates_are_compared_at_the_same_moment() {
        let rules = Rules::parse("rid", "").unwrap();
        let mut patient = Patient::new(&rules, Tuning::Latest);
        let mut cut_short = 0;
        for seed in 0..40 {
            let game = Game::new(rules.clone(), Deal::from_seed(&rules, seed));
            let (truth, public) = (game.truth(), game.public());
            let (hand, mut found) = (truth.state().hand_on_turn(), Vec::new());
            let to_come = tables_to_come(truth.deal(), public);
            patient.candidates(&rules, public, hand, &to_come, &mut found);
            for (_, turn) in found {
                let mut state = after(&rules, truth, turn.actions());
                play_on(&mut patient, &rules, truth.deal(), &mut state, turn.actions());
                assert_eq!(state.public.turn.seat as u32, 1, "{:?}", turn.actions());
                cut_short += u32::from(turn.actions().last() != Some(&Action::Done));
            }
        }
        assert!(cut_short >= 40);
    }
}
