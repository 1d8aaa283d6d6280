//! Whole turns against every order played out, and what the bots that use them do.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::collections::BTreeMap;

use bots::{Bot, Budget, Patient, Tuning, Turns, play_turn, tables_to_come};
use diner::{Action, BySeat, Deal, Dice, Event, Game, QuickDice, Rules, Truth, Viewer};
use support::any_rules;

/// Where an order of placements ends, and the most points to get there.
type Ends = BTreeMap<String, i32>;

/// Plays every order of placements.
fn every_order(
    rules: &Rules,
    truth: Truth,
    start: i32,
    floor: &str,
    found: &mut Ends,
    tried: &mut u32,
) {
    let state = truth.state();
    let (public, hand, seat) = (state.public, state.hand_on_turn(), state.public.turn.seat);
    for action in public.legal(rules, hand).iter() {
        let mut next = truth;
        let mut reveals = false;
        next.play(rules, action, |event: Event<_>| reveals |= event.reveals());
        match action {
            Action::Place { guest, chair } => {
                *tried += 1;
                if *tried > 20_000 {
                    return;
                }
                let mut sorted: Vec<String> = floor.split(' ').map(String::from).collect();
                sorted.push(format!("{guest}@{chair}"));
                sorted.sort();
                let floor = sorted.join(" ");
                if reveals {
                    note(
                        found,
                        &floor,
                        earned(rules, &truth, action) + public.scores[seat] - start,
                    );
                } else {
                    every_order(rules, next, start, &floor, found, tried);
                }
            }
            Action::Done if public.turn.placed > 0 => {
                note(found, floor, public.scores[seat] - start);
            }
            _ => {}
        }
    }
}

/// What a placement earns; hand penalties of a game that it ends do not count.
fn earned(rules: &Rules, truth: &Truth, action: Action) -> i32 {
    let mut earned = 0;
    { *truth }.play(rules, action, |event: Event<_>| {
        if let Event::Placed { points, .. } = event {
            earned = points.total();
        }
    });
    earned
}

fn note(found: &mut Ends, floor: &str, points: i32) {
    let most = found.entry(floor.into()).or_insert(points);
    *most = (*most).max(points);
}

#[test]
fn whole_turns_are_those_of_every_order() {
    let mut dice = QuickDice::new(7);
    let (mut compared, mut ends) = (0, 0);
    for number in 0..150 {
        let rules = any_rules(&mut dice);
        let mut turns = Turns::new(&rules, usize::MAX);
        let bots = BySeat::from_fn(|_| Bot::Patient);
        let mut game = Game::new(rules.clone(), Deal::from_seed(&rules, number));
        let mut calls = 0;
        while game.public().end.is_none() {
            let truth = game.truth();
            let (public, hand) = (*game.public(), truth.state().hand_on_turn());
            let (mut found, mut tried) = (Ends::new(), 0);
            every_order(
                &rules,
                *truth,
                public.scores[public.turn.seat],
                "",
                &mut found,
                &mut tried,
            );
            turns.find(&rules, &public, hand);
            if turns.is_complete() && tried <= 20_000 {
                let mut seen = Ends::new();
                for end in turns.ends() {
                    let actions = turns.actions(end);
                    let mut floor: Vec<String> = actions
                        .actions()
                        .iter()
                        .filter(|a| matches!(a, Action::Place { .. }))
                        .map(ToString::to_string)
                        .collect();
                    floor.push(String::new());
                    floor.sort();
                    let points = played(&rules, truth, actions.actions());
                    assert_eq!(points, turns.points(end), "{} {number}", rules.options());
                    assert!(seen.insert(floor.join(" "), points).is_none());
                }
                assert_eq!(seen, found, "{} {number}", rules.options());
                compared += 1;
                ends += seen.len();
            }
            play_turn(&mut game, &bots, number, &mut calls).unwrap();
        }
    }
    assert!(compared > 3_000 && ends > 20_000, "{compared} {ends}");
}

/// The points that legal actions earn.
fn played(rules: &Rules, truth: &Truth, actions: &[Action]) -> i32 {
    let mut truth = *truth;
    let mut points = 0;
    for &action in actions {
        let state = truth.state();
        assert_eq!(state.public.check(rules, state.hand_on_turn(), action), Ok(()), "{actions:?}");
        points += earned(rules, &truth, action);
        truth.play(rules, action, |_| {});
    }
    points
}

#[test]
fn candidates_are_legal_and_begin_with_what_patient_does() {
    let mut dice = QuickDice::new(8);
    let mut found = Vec::new();
    for number in 0..100 {
        let rules = any_rules(&mut dice);
        let mut patient = Patient::new(&rules, Tuning::Latest);
        let cheap = [Bot::Random, Bot::Greedy, Bot::Turn, Bot::Patient];
        let bots = BySeat::from_fn(|_| cheap[dice.below(4) as usize]);
        let mut game = Game::new(rules.clone(), Deal::from_seed(&rules, number));
        let mut calls = 0;
        while game.public().end.is_none() {
            let (truth, public) = (game.truth(), *game.public());
            let hand = truth.state().hand_on_turn();
            let to_come = tables_to_come(truth.deal(), &public);
            let seen = game.observe(Viewer::Seat(public.turn.seat));
            assert_eq!(to_come, seen.unseen_tables());
            patient.candidates(&rules, &public, hand, &to_come, &mut found);
            let first = found.first().map(|(_, turn)| turn.actions().to_vec());
            let asked = Bot::Patient.turn(&rules, &seen, &mut Budget::level(), 0);
            assert_eq!(first, Some(asked), "{}", rules.options());
            for (_, turn) in &found {
                played(&rules, truth, turn.actions());
            }
            play_turn(&mut game, &bots, number, &mut calls).unwrap();
        }
    }
}

#[test]
fn playouts_and_the_bot_play_alike() {
    for (seed, preset) in ["rid", "cafe", "amigo"].into_iter().enumerate() {
        let rules = Rules::parse(preset, "").unwrap();
        let deal = Deal::from_seed(&rules, seed as u64);
        let mut game = Game::new(rules.clone(), deal);
        let mut state = *game.truth().state();
        let mut bot = Patient::new(&rules, Tuning::Latest);
        bot.play_to_end(&rules, &deal, &mut state);
        bots::play_to_end(&mut game, &BySeat::from_fn(|_| Bot::Patient), 0).unwrap();
        assert!(state == *game.truth().state(), "{preset}");
    }
}
