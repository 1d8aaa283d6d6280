//! Bots at a game: who is asked when, and with which seed.

use diner::{Action, BySeat, Event, Game, Illegal, Viewer};

use crate::{Bot, Budget};

/// Plays on until the game ends.
///
/// # Errors
/// An action of a bot that is not legal; it is a fault of the bot, or of a position in which
/// nothing is legal.
pub fn play_to_end(game: &mut Game, bots: &BySeat<Bot>, seed: u64) -> Result<(), Illegal> {
    let mut calls = 0;
    while game.public().end.is_none() {
        play_turn(game, bots, seed, &mut calls)?;
    }
    Ok(())
}

/// Plays the turn to its end, or to that of the game. `calls` counts how often a bot was asked in
/// this game, so that each time it gets another seed.
///
/// # Errors
/// As [`play_to_end`].
pub fn play_turn(
    game: &mut Game,
    bots: &BySeat<Bot>,
    seed: u64,
    calls: &mut u64,
) -> Result<(), Illegal> {
    let seat = game.public().turn.seat;
    let mut budget = Budget::level();
    while game.public().end.is_none() {
        let seen = game.observe(Viewer::Seat(seat));
        let mut actions = bots[seat].turn(game.rules(), &seen, &mut budget, mixed(seed, *calls));
        *calls += 1;
        if actions.is_empty() {
            actions.push(Action::Done);
        }
        for action in actions {
            let events = game.play(action)?;
            if action == Action::Done {
                return Ok(());
            }
            if events.iter().any(Event::reveals) {
                break;
            }
        }
    }
    Ok(())
}

/// A seed for each call; a step of splitmix64.
pub(crate) fn mixed(seed: u64, calls: u64) -> u64 {
    let mut z = seed.wrapping_add(calls.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
