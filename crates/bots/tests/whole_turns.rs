//! What bots do: first turns frozen, the levels of search among them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use bots::{Bot, Budget, play_turn};
use diner::{BySeat, Deal, Game, Observation, Position, Rules, Viewer};

/// Turns of each transcript: enough for hands to grow and the first tables to be cleared.
const TURNS: usize = 40;
/// Turns of those who think long.
const FEW: usize = 24;

/// The first turns of a game of one bot in all seats, a line a turn.
fn first_turns(preset: &str, bot: Bot, turns: usize) -> String {
    let rules = Rules::parse(preset, "").unwrap();
    let mut game = Game::new(rules.clone(), Deal::from_seed(&rules, 11));
    let (bots, mut calls) = (BySeat::from_fn(|_| bot), 0);
    for _ in 0..turns {
        play_turn(&mut game, &bots, 0, &mut calls).unwrap();
    }
    let played = game.turns().iter().take(turns).map(|turn| {
        let actions: Vec<String> = turn.actions.iter().map(|(a, _)| a.to_string()).collect();
        format!("{}.{} {}\n", turn.round, turn.seat, actions.join(" "))
    });
    played.collect()
}

/// A change here is meant, or it is a fault. `BLESS=1` writes what is played now.
fn stay_as_they_are(bot: Bot, name: &str, turns: usize) {
    for preset in ["rid", "cafe", "amigo"] {
        let path = format!("{}/tests/turns/{name}-{preset}.txt", env!("CARGO_MANIFEST_DIR"));
        let played = first_turns(preset, bot, turns);
        if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
            std::fs::write(&path, &played).unwrap();
        }
        let frozen = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(played.trim(), frozen.replace('\r', "").trim(), "{path}");
    }
}

#[test]
fn first_turns_stay_as_they_are() {
    for bot in [Bot::Greedy, Bot::Turn, Bot::Patient1, Bot::Patient] {
        stay_as_they_are(bot, &bot.name(), TURNS);
    }
}

#[test]
fn first_turns_of_the_sommelier_stay_as_they_are() {
    stay_as_they_are(Bot::SOMMELIER, "sommelier", TURNS);
}

#[test]
fn first_turns_of_the_maitre_stay_as_they_are() {
    stay_as_they_are(Bot::MAITRE, "maitre", FEW);
}

/// What a bot answers for the seat on turn at a position.
fn answer(bot: Bot, rules: &str, position: &str) -> String {
    let rules = Rules::parse(rules, "").unwrap();
    let position = Position::parse(&rules, position).unwrap();
    let viewer = Viewer::Seat(position.public.turn.seat);
    let seen = Observation { viewer, position };
    let answer = bot.turn(&rules, &seen, &mut Budget::level(), 1);
    answer.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn patient_waits_where_little_is_to_be_had() {
    let floor = "BGEIH - GmLm|7|7|7 0,0,0,0 -|-|-|- 73,19 1.0 - -";
    assert_eq!(answer(Bot::Turn, "rid", floor), "Gm@d3 done");
    assert_eq!(answer(Bot::Patient, "rid", floor), "draw");
}
