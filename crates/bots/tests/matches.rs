//! Short matches that tell strong bots from weak ones, by wide margins and always the same deals.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::sync::Arc;

use bots::arena::{Arena, Plan, Player, Records, Thought};
use bots::{Bot, Stop};
use diner::Rules;

/// The share of wins of the first, two seats against two, every deal in all six seatings.
fn share(preset: &str, first: Bot, second: Bot, deals: u64) -> f64 {
    let arena = Arena {
        rules: Rules::parse(preset, "").unwrap(),
        players: vec![Arc::new(first) as Arc<dyn Player>, Arc::new(second)],
        thought: Thought::Level,
        seed: 5,
        threads: 2,
        records: Records::Dropped,
    };
    let plan = Plan::even(2, 4).unwrap();
    let report = arena.run(&plan, deals, &Stop::default(), &mut ()).unwrap();
    assert_eq!((report.games, report.fouls.len()), (6 * deals, 0));
    report.parts[0].standings[0].win_share.unwrap().mean
}

#[test]
fn greedy_beats_random() {
    for preset in ["rid", "cafe", "amigo"] {
        let share = share(preset, Bot::Greedy, Bot::Random, 30);
        assert!(share > 0.8, "{preset}: {share}");
    }
}

#[test]
fn patient_beats_greedy() {
    for preset in ["rid", "cafe", "amigo"] {
        let share = share(preset, Bot::Patient, Bot::Greedy, 40);
        assert!(share > 0.7, "{preset}: {share}");
    }
}

#[test]
fn search_beats_patient() {
    let share = share("rid", Bot::Search(500), Bot::Patient, 4);
    assert!(share > 0.5, "{share}");
}
