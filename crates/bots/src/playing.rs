//! `patient` thought through: whole games played out by it, and all it could do in a turn.

use diner::{Action, ByNation, Deaf, Deal, EmptyHand, Hand, Phase, Public, Rules, State};

use crate::patient::{Patient, closing, draw, dropping};
use crate::whole::WholeTurn;

impl Patient {
    /// Everything the seat on turn, holding `hand`, could do up to the first thing it cannot know,
    /// whole turns that end alike taken as one, with what each is worth in 64ths of a point, the
    /// best first. `found` is written over.
    pub fn candidates(
        &mut self,
        rules: &Rules,
        public: &Public,
        hand: Hand,
        to_come: &ByNation<u8>,
        found: &mut Vec<(i32, WholeTurn)>,
    ) {
        found.clear();
        if public.end.is_some() {
            return;
        }
        let turn = public.turn;
        let first = self.choose(rules, public, hand, to_come);
        if turn.phase != Phase::Placing {
            found.push((0, first));
            return;
        }
        let may_close = rules.empty_hand == EmptyHand::MayClose;
        let lessons = self.lessons.as_ref();
        let judge = Patient::judge(&self.prices, lessons, rules, public, hand, to_come);
        judge.look(&self.turns, usize::MAX, &mut self.ends);
        for i in 0..self.ends.len() {
            let (value, end) = self.ends[i];
            let end = usize::from(end);
            let actions = self.turns.actions(end);
            found.push((value, actions));
            let emptied = usize::from(self.turns.placed(end)) == hand.len();
            if may_close && emptied && !self.turns.reveals(end) {
                found.push((value, closing(&actions)));
            }
        }
        if turn.placed == 0 {
            if hand.len() >= usize::from(rules.limit) {
                let drops = judge.drops().into_iter();
                found.extend(drops.map(|(value, guest)| (value, dropping(rules, guest))));
            } else {
                let waiting = judge.drawing();
                found.push((waiting, draw()));
                if may_close && hand.is_empty() {
                    found.push((waiting, WholeTurn::of(&[Action::Close])));
                }
            }
        }
        found.sort_by_key(|&(value, turn)| (turn != first, std::cmp::Reverse(value)));
    }

    /// Plays the turn of the seat on turn to its end, or to that of the game; tells how many
    /// actions it played. `to_come` must be [`tables_to_come`], and is kept so.
    pub fn play_turn(
        &mut self,
        rules: &Rules,
        deal: &Deal,
        state: &mut State,
        to_come: &mut ByNation<u8>,
    ) -> u64 {
        let seat = state.public.turn.seat;
        let mut played = 0;
        loop {
            let chosen = self.choose(rules, &state.public, state.hand(seat), to_come);
            for &action in chosen.actions() {
                let tables = state.public.tables_left;
                state.play(rules, deal, action, Deaf);
                played += 1;
                for left in state.public.tables_left..tables {
                    let laid = deal.tables().get(Deal::TABLES - 1 - usize::from(left));
                    if let Some(&nation) = laid {
                        to_come[nation] = to_come[nation].saturating_sub(1);
                    }
                }
                if action == Action::Done || state.public.end.is_some() {
                    return played;
                }
            }
        }
    }

    /// Plays to the end of the game; tells how many actions that took.
    pub fn play_to_end(&mut self, rules: &Rules, deal: &Deal, state: &mut State) -> u64 {
        let mut to_come = tables_to_come(deal, &state.public);
        let mut played = 0;
        while state.public.end.is_none() {
            played += self.play_turn(rules, deal, state, &mut to_come);
        }
        played
    }
}

/// The tables in the pile, by nation. It is no secret which they are.
pub fn tables_to_come(deal: &Deal, public: &Public) -> ByNation<u8> {
    let mut to_come = ByNation::default();
    let pile = deal.tables().iter().rev().take(public.tables_left.into());
    pile.for_each(|&nation| to_come[nation] += 1);
    to_come
}
