//! The engine against the oracle, a second implementation of the rules that shares nothing with
//! it: every state of many random games by random rules, and many damaged records.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod oracle;
mod support;

use diner::record::{Reader, Record};
use diner::{Action, Deal, Dice, Game, Points, QuickDice, Rules, Written};
use oracle::{Oracle, check_text};
use support::random::{all_actions, random_rules, together};

/// What `rid legal` would list.
fn legal(game: &Game) -> Vec<String> {
    let listed = |action: Action| match action {
        Action::Place { guest, chair } => {
            let points = Points::of(game.rules(), &game.public().floor, guest, chair);
            format!("{action}+{}", points.total())
        }
        Action::Draw | Action::Drop { .. } | Action::Close | Action::Done => action.to_string(),
    };
    game.legal().iter().map(listed).collect()
}

fn refused(game: &Game) -> Vec<(String, &'static str)> {
    let hand = game.truth().state().hand_on_turn();
    let refused = game.public().refused(game.rules(), hand);
    refused.iter().map(|(g, c, why)| (format!("{g}@{c}"), why.code())).collect()
}

fn start(rules: &Rules, seed: u64) -> (Game, Oracle) {
    let deal = Deal::from_seed(rules, seed);
    let (tables, guests) = (together(deal.tables()), together(deal.guests()));
    let options = rules.options();
    let oracle = Oracle::new(options.base().name(), &options.house(), &tables, &guests).unwrap();
    (Game::new(rules.clone(), deal), oracle)
}

fn compare(game: &Game, oracle: &Oracle) {
    let rules = game.rules();
    assert_eq!(game.position().to_string(), oracle.position());
    assert_eq!(legal(game), oracle.legal());
    assert_eq!(refused(game), oracle.refused());
    let scores: Vec<i32> = rules.seats().map(|seat| game.public().scores[seat]).collect();
    assert_eq!(scores, oracle.scores());
    assert_eq!(game.public().end.map(|end| end.name()), oracle.over());
    let winners = game.public().winners(rules);
    let winners: Vec<usize> = winners.iter().map(|seat| usize::from(seat.number())).collect();
    assert_eq!(winners, oracle.winners());
}

fn compare_checks(game: &Game, oracle: &Oracle) {
    for action in all_actions() {
        let engine = game.check(action).map_err(|illegal| illegal.code());
        assert_eq!(engine, oracle.check(&action.to_string()), "{action}");
    }
    for text in ["Em@c3", "Am@f9", "Lf@b4", "Bm@z0"] {
        let written = Written::parse(text).unwrap();
        let engine = game.check_written(written).map(drop).map_err(|illegal| illegal.code());
        assert_eq!(engine, oracle.check(text), "{text}");
    }
}

/// A random action, placements preferred half of the time so that tables fill.
fn choose(game: &Game, dice: &mut QuickDice) -> Action {
    let legal = game.legal();
    let most =
        if legal.placements() > 0 && dice.below(2) == 0 { legal.placements() } else { legal.len() };
    legal.nth(dice.below(most))
}

#[test]
fn every_state_of_random_games_by_random_rules() {
    let mut dice = QuickDice::new(20);
    for seed in 0..150 {
        let rules = random_rules(&mut dice);
        let (mut game, mut oracle) = start(&rules, seed);
        compare(&game, &oracle);
        while game.public().end.is_none() {
            if dice.below(8) == 0 {
                compare_checks(&game, &oracle);
            }
            let action = choose(&game, &mut dice);
            let before = game.public().scores[game.public().turn.seat];
            game.play(action).unwrap();
            let earned = oracle.play(&action.to_string());
            if let Action::Place { .. } = action
                && game.public().end.is_none()
            {
                let seat = game.turns().last().unwrap().seat;
                assert_eq!(game.public().scores[seat] - before, earned);
            }
            compare(&game, &oracle);
        }
        compare_checks(&game, &oracle);
    }
}

/// The verdicts of the reader in the form of the oracle's.
fn read(bytes: &[u8]) -> Vec<String> {
    let mut reader = Reader::default();
    bytes.chunks(97).for_each(|chunk| reader.push(chunk));
    reader.finish();
    let mut verdicts = Vec::new();
    while let Some(verdict) = reader.next_game() {
        verdicts.push(match verdict.result {
            Ok(record) => said(&record),
            Err(fault) => format!("error {fault}"),
        });
    }
    verdicts
}

fn said(record: &Record) -> String {
    let game = &record.game;
    let (rules, public) = (game.rules(), game.public());
    let scores: Vec<String> = record.scores.iter().map(i32::to_string).collect();
    let winners = if record.beyond { Vec::new() } else { public.winners(rules) };
    let winners: Vec<String> = winners.iter().map(ToString::to_string).collect();
    let winners = if winners.is_empty() { "-".into() } else { winners.join(",") };
    let end = public.end.filter(|_| !record.beyond).map_or("unfinished", |end| end.name());
    format!(
        "ok {} {} winner {winners} end {end} turns {}",
        rules.options().base().name(),
        scores.join(" "),
        record.turn_lines,
    )
}

/// A record of a random game, finished or broken off.
fn random_record(dice: &mut QuickDice) -> String {
    let rules = random_rules(dice);
    let mut game = Game::new(rules.clone(), Deal::from_seed(&rules, dice.next_u64()));
    let most = if dice.below(2) == 0 { u32::MAX } else { dice.below(80) };
    let mut actions = 0;
    while game.public().end.is_none() && actions < most {
        game.play(choose(&game, dice)).unwrap();
        actions += 1;
    }
    Record::of(game, Vec::new()).to_string()
}

#[test]
fn records_of_random_games_read_as_written() {
    let mut dice = QuickDice::new(21);
    for _ in 0..100 {
        let text = random_record(&mut dice);
        let verdicts = read(text.as_bytes());
        assert!(verdicts[0].starts_with("ok"), "{}\n{text}", verdicts[0]);
        assert_eq!(verdicts, check_text(text.as_bytes()));
        let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(verdicts, read(windows.as_bytes()));
    }
}

/// Changes one thing in a record that makes it, most often, faulty in one place.
fn damage(text: &str, dice: &mut QuickDice) -> Vec<u8> {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    let at = dice.below(lines.len() as u32) as usize;
    let mut words: Vec<String> = lines[at].split(' ').map(String::from).collect();
    let word = dice.below(words.len() as u32) as usize;
    match dice.below(12) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at].clone()),
        2 => lines.swap(at, dice.below(text.lines().count() as u32) as usize),
        3 => lines[at].push_str(" draw"),
        4 => lines[at].push_str(" Am@c3 ; c3 is a table"),
        5 => {
            words.remove(word);
            lines[at] = words.join(" ");
        }
        6 => {
            words.swap(word, 0);
            lines[at] = words.join(" ");
        }
        7 => lines[at] = lines[at].replacen(['1', '2'], "7", 1),
        8 => lines[at] = lines[at].replacen('m', "f", 1),
        9 => lines[at] = lines[at].replacen(['b', 'd'], "e", 1),
        10 => lines.truncate(at + 1),
        _ => {
            let mut bytes = text.as_bytes().to_vec();
            let at = dice.below(bytes.len() as u32) as usize;
            bytes[at] =
                [0, 0xff, b'[', b';', b'+', b'"', b'x', b'0', b' ', b'\t'][dice.below(10) as usize];
            return bytes;
        }
    }
    (lines.join("\n") + "\n").into_bytes()
}

#[test]
fn damaged_records_get_the_same_verdict_at_the_same_place() {
    let mut dice = QuickDice::new(22);
    let mut texts: Vec<String> =
        std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"))
            .unwrap()
            .map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap())
            .collect();
    texts.sort();
    texts.extend((0..60).map(|_| random_record(&mut dice)));
    let mut differ = Vec::new();
    for text in &texts {
        for _ in 0..60 {
            let bytes = damage(text, &mut dice);
            let (engine, oracle) = (read(&bytes), check_text(&bytes));
            if engine != oracle {
                differ.push(format!(
                    "{engine:?} not {oracle:?} in\n{}",
                    String::from_utf8_lossy(&bytes)
                ));
            }
        }
    }
    assert!(differ.is_empty(), "{} differ, first:\n{}", differ.len(), differ[0]);
}
