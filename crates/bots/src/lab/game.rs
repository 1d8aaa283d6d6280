//! One game of the lab. The bots are asked as everywhere, with what their seat sees; only
//! `patient`, by whom most is played, is kept from one turn to the next instead of made anew.

use diner::{
    Action, BySeat, Deal, Event, Guest, Illegal, Observation, QuickDice, Rules, Seat, Truth, Viewer,
};

use super::note::Note;
use crate::playing::tables_to_come;
use crate::{Bot, Budget, Patient, Stop, Tuning, WholeTurn};

/// What plays one variant on one thread.
pub(super) struct Table<'a> {
    rules: &'a Rules,
    latest: Patient,
    first: Patient,
    stop: &'a Stop,
    pub(super) note: Note,
}

/// Why a game has not come to its end.
pub(super) enum Unfinished {
    Stopped,
    Foul(Seat, Illegal),
}

impl<'a> Table<'a> {
    pub(super) fn new(rules: &'a Rules, stop: &'a Stop) -> Table<'a> {
        let patient = |tuning| Patient::new(rules, tuning);
        let (latest, first) = (patient(Tuning::Latest), patient(Tuning::First));
        Table { rules, latest, first, stop, note: Note::new(rules) }
    }

    /// Plays a game to its end, which is told; what happened stands in the note.
    pub(super) fn play(
        &mut self,
        deal: Deal,
        bots: &BySeat<Bot>,
        mut seeds: BySeat<QuickDice>,
    ) -> Result<Truth, Unfinished> {
        self.note.clear(self.rules);
        let mut truth = Truth::new(self.rules, deal);
        while truth.state().public.end.is_none() {
            let seat = truth.state().public.turn.seat;
            self.play_turn(&mut truth, bots[seat], &mut seeds[seat])?;
        }
        Ok(truth)
    }

    fn play_turn(
        &mut self,
        truth: &mut Truth,
        bot: Bot,
        seeds: &mut QuickDice,
    ) -> Result<(), Unfinished> {
        let seat = truth.state().public.turn.seat;
        let mut budget = Budget::level().with_stop(self.stop.clone());
        loop {
            let turn = self.choose(truth, bot, &mut budget, seeds);
            if self.stop.is_stopped() {
                return Err(Unfinished::Stopped);
            }
            let waits = [Action::Done];
            let actions = if turn.actions().is_empty() { &waits } else { turn.actions() };
            for &action in actions {
                let state = truth.state();
                let checked = state.public.check(self.rules, state.hand_on_turn(), action);
                checked.map_err(|why| Unfinished::Foul(seat, why))?;
                let (note, mut reveals) = (&mut self.note, false);
                truth.play(self.rules, action, |event: Event<Guest>| {
                    reveals |= event.reveals();
                    note.hear(&event);
                });
                if action == Action::Done || truth.state().public.end.is_some() {
                    return Ok(());
                }
                if reveals {
                    break;
                }
            }
        }
    }

    fn choose(
        &mut self,
        truth: &Truth,
        bot: Bot,
        budget: &mut Budget,
        seeds: &mut QuickDice,
    ) -> WholeTurn {
        let state = truth.state();
        let patient = match bot {
            Bot::Patient => &mut self.latest,
            Bot::Patient1 => &mut self.first,
            Bot::Random | Bot::Greedy | Bot::Turn | Bot::Search(_) => {
                let seen: Observation =
                    truth.observe(self.rules, Viewer::Seat(state.public.turn.seat));
                let seed = seeds.next_u64();
                return WholeTurn::of(&bot.turn(self.rules, &seen, budget, seed));
            }
        };
        // Everybody knows which tables are in the pile, and nothing else is asked of the truth.
        let to_come = tables_to_come(truth.deal(), &state.public);
        patient.choose(self.rules, &state.public, state.hand_on_turn(), &to_come)
    }
}
