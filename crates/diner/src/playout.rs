//! Random games: every legal action counted, one chosen uniformly, to the end.

use crate::action::Action;
use crate::deal::Deal;
use crate::dice::{Dice, QuickDice};
use crate::rules::Rules;
use crate::state::{Phase, State};

/// Plays from a state to the end, each action as likely as the others, and tells how many were
/// played. `Done` after a draw is forced and not counted.
#[inline]
pub fn playout(rules: &Rules, deal: &Deal, state: &mut State, dice: &mut QuickDice) -> u64 {
    let mut actions = 0;
    while state.public.end.is_none() {
        if state.public.turn.phase == Phase::Drawn {
            state.play(rules, deal, Action::Done, |_| {});
            continue;
        }
        let legal = state.public.legal(rules, state.hand_on_turn());
        let action = legal.nth(dice.below(legal.len()));
        state.play(rules, deal, action, |_| {});
        actions += 1;
    }
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
