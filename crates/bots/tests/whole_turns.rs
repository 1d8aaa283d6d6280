//! What `turn` and `patient` do: first turns frozen, and a short match.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use bots::{Bot, Budget, play_to_end, play_turn};
use diner::{BySeat, Deal, Game, Observation, Position, QuickDice, Rules, Viewer};

/// Turns of each transcript: enough for hands to grow and the first tables to be cleared.
const TURNS: usize = 40;

/// The first turns of a game of one bot in all seats, a line a turn.
fn first_turns(preset: &str, bot: Bot) -> String {
    let rules = Rules::parse(preset, "").unwrap();
    let mut game = Game::new(rules.clone(), Deal::from_seed(&rules, 11));
    let (bots, mut calls) = (BySeat::from_fn(|_| bot), 0);
    for _ in 0..TURNS {
        play_turn(&mut game, &bots, 0, &mut calls).unwrap();
    }
    let played = game.turns().iter().take(TURNS).map(|turn| {
        let actions: Vec<String> = turn.actions.iter().map(|(a, _)| a.to_string()).collect();
        format!("{}.{} {}\n", turn.round, turn.seat, actions.join(" "))
    });
    played.collect()
}

/// A change here is meant, or it is a fault. `BLESS=1` writes what is played now.
#[test]
fn first_turns_stay_as_they_are() {
    for bot in [Bot::Turn, Bot::Patient1, Bot::Patient] {
        for preset in ["rid", "cafe", "amigo"] {
            let path = format!("{}/tests/turns/{bot}-{preset}.txt", env!("CARGO_MANIFEST_DIR"));
            let played = first_turns(preset, bot);
            if std::env::var_os("BLESS").is_some() {
                std::fs::write(&path, &played).unwrap();
            }
            let frozen = std::fs::read_to_string(&path).unwrap_or_default();
            assert_eq!(played.trim(), frozen.replace('\r', "").trim(), "{path}");
        }
    }
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

#[test]
fn patient_beats_greedy_by_far() {
    let rules = Rules::parse("rid", "").unwrap();
    let (mut won, mut games) = (0.0, 0.0);
    for seed in 0..60 {
        let deal = Deal::shuffled(&rules, &mut QuickDice::new(seed));
        for seats in (0..16u32).filter(|seats| seats.count_ones() == 2) {
            let patient = |seat: diner::Seat| seats >> seat as u32 & 1 == 1;
            let bots = BySeat::from_fn(|s| if patient(s) { Bot::Patient } else { Bot::Greedy });
            let mut game = Game::new(rules.clone(), deal);
            play_to_end(&mut game, &bots, seed).unwrap();
            let winners = game.public().winners(&rules);
            let first = winners.iter().filter(|&&seat| patient(seat)).count();
            won += first as f64 / winners.len() as f64;
            games += 1.0;
        }
    }
    assert!(won / games > 0.75, "{won} of {games}");
}
