//! The bot that does anything: a yardstick, and what tests let loose on the rules.

use diner::{Action, Dice, QuickDice};

use crate::rehearsal::Rehearsal;

/// Sets the choices apart from the sampling, which uses the same seed.
const CHOICES: u64 = 0x5eed_0fc4_01ce;

pub(crate) fn turn(mut rehearsal: Rehearsal<'_>, seed: u64) -> Vec<Action> {
    let mut dice = QuickDice::new(seed ^ CHOICES);
    while let Some(legal) = rehearsal.legal() {
        rehearsal.play(legal.nth(dice.below(legal.len())));
    }
    rehearsal.into_actions()
}
