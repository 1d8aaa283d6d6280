//! Analysis and the bots that search: repeatable, honest about budgets, and stronger than what they
//! begin with.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use bots::{Analysis, Bot, Budget, Effort, Stop, analyse};
use diner::{Deal, Game, Observation, QuickDice, Rules, Viewer};

/// A position in the middle of a game of `patient` bots, with a choice.
fn position(rules: &Rules, seed: u64) -> Observation {
    let mut game = Game::new(rules.clone(), Deal::from_seed(rules, seed));
    let bots = diner::BySeat::new([Bot::Patient; 5]);
    let mut calls = 0;
    for turn in 0.. {
        let seen = game.observe(Viewer::Seat(game.public().turn.seat));
        let legal = game.legal();
        if turn >= 12 && legal.placements() > 3 {
            return seen;
        }
        bots::play_turn(&mut game, &bots, seed, &mut calls).unwrap();
    }
    unreachable!()
}

fn analysed(rules: &Rules, seen: &Observation, budget: &mut Budget) -> Analysis {
    analyse(rules, seen, Effort::of(128), budget, 7, |_| {}).unwrap()
}

#[test]
fn the_same_nodes_give_the_same_answer() {
    let rules = Rules::parse("rid", "").unwrap();
    let seen = position(&rules, 1);
    let one = analysed(&rules, &seen, &mut Budget::nodes(20_000));
    let two = analysed(&rules, &seen, &mut Budget::nodes(20_000));
    assert_eq!(one, two);
    // Nor does it matter what is hidden.
    let other = seen.sample(&rules, &mut QuickDice::new(3)).observe(&rules, seen.viewer);
    assert_eq!(one, analysed(&rules, &other, &mut Budget::nodes(20_000)));
}

#[test]
fn more_budget_makes_smaller_errors() {
    let rules = Rules::parse("rid", "").unwrap();
    let seen = position(&rules, 2);
    let mut small = Budget::nodes(5_000);
    let mut large = Budget::nodes(200_000);
    let (few, many) = (analysed(&rules, &seen, &mut small), analysed(&rules, &seen, &mut large));
    assert!((5_000..10_000).contains(&small.spent()), "{}", small.spent());
    assert!((200_000..230_000).contains(&large.spent()), "{}", large.spent());
    assert!(many.playouts > 10 * few.playouts);
    assert!(many.turns[0].margin.error < few.turns[0].margin.error / 2.0);
    for turn in &many.turns {
        assert!((0.0..=1.0).contains(&turn.chance.mean) && turn.chance.error < 0.5);
        assert!(turn.total.mean.is_finite() && !turn.actions.is_empty());
    }
}

#[test]
fn a_stopped_analysis_answers_with_what_it_has() {
    let rules = Rules::parse("cafe", "").unwrap();
    let seen = position(&rules, 3);
    let stop = Stop::default();
    stop.stop();
    let mut budget = Budget::nodes(u64::MAX / 2).with_stop(stop);
    let found = analysed(&rules, &seen, &mut budget);
    assert!(!found.turns.is_empty() && found.playouts <= 2 * found.turns.len() as u64);
}

#[test]
fn progress_is_told_after_each_round() {
    let rules = Rules::parse("amigo", "").unwrap();
    let seen = position(&rules, 4);
    let mut told = Vec::new();
    let tell = |so_far: &Analysis| told.push(so_far.playouts);
    let budget = &mut Budget::level();
    let found = analyse(&rules, &seen, Effort::of(256), budget, 1, tell).unwrap();
    assert!(told.is_sorted() && told.len() > 1);
    assert_eq!(told.last(), Some(&found.playouts));
}
