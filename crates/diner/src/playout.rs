//! Random games: every legal action counted, one chosen uniformly, to the end.

use crate::action::Action;
use crate::deal::Deal;
use crate::dice::{Dice, QuickDice};
use crate::event::Deaf;
use crate::legal::{Counts, NO_PLACES};
use crate::rules::Rules;
use crate::state::{Phase, State};

/// Plays from a state to the end, each action as likely as the others, and tells how many were
/// played. `Done` after a draw is forced and not counted.
#[inline]
pub fn playout(rules: &Rules, deal: &Deal, state: &mut State, dice: &mut QuickDice) -> u64 {
    let mut actions = 0;
    let mut places = NO_PLACES;
    // A copy, so that it need not be in memory.
    let mut own = dice.clone();
    while state.public.end.is_none() {
        if state.public.turn.phase == Phase::Drawn {
            state.play(rules, deal, Action::Done, Deaf);
        }
        actions += 1;
        let hand = &state.hands[state.public.turn.seat];
        if state.public.must_draw(rules, hand) {
            state.play(rules, deal, Action::Draw, Deaf);
            continue;
        }
        let counts = Counts::find(&mut places, &state.public, rules, hand);
        let action = counts.nth(&places, own.below(counts.total()));
        state.play(rules, deal, action, Deaf);
    }
    *dice = own;
    actions
}

/// Shuffles, deals and plays `games` random games; tells how many actions they took.
pub fn playouts(rules: &Rules, games: u64, dice: &mut QuickDice) -> u64 {
    let mut deal = Deal::sorted(rules);
    let mut actions = 0;
    for _ in 0..games {
        deal.shuffle(dice);
        let mut state = State::new(rules, &deal);
        actions += playout(rules, &deal, &mut state, dice);
    }
    actions
}
