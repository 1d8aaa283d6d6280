//! Whole random games as every viewer sees them: frozen text, in which no line may hold a card that
//! its reader may not see. `BLESS=1` rewrites `transcripts/*.txt`.
//!
//! Each turn is told action by action; under an action stand its events, once for all who see the
//! same. After the turn stand the position line of a watcher and, for each seat, the two fields
//! that differ: hands and dropped cards.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::fmt::Write as _;
use std::path::Path;

use diner::{Deal, Dice, End, Event, Game, Guest, KeyDice, Phase, Rules, Seat, Viewer};
use support::{bless, text};

/// Three ways to end, by the three presets.
const GAMES: [(&str, u64, End); 3] =
    [("rid", 1, End::Guests), ("cafe", 29, End::Tables), ("amigo", 74, End::Closed)];

#[test]
fn random_games_are_seen_as_ever() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    bless::assert_all(GAMES.map(|(preset, seed, end)| {
        let (transcript, ended) = transcript(preset, seed);
        assert_eq!(ended, Some(end), "{preset}: how it ends");
        bless::settle(&folder.join(format!("{preset}.txt")), &transcript)
    }));
}

fn transcript(preset: &str, seed: u64) -> (String, Option<End>) {
    let rules = Rules::parse(preset, "").unwrap();
    let mut game = Game::new(rules.clone(), Deal::from_seed(&rules, seed));
    let mut dice = dice(seed);
    let mut now = format!("; {preset}, the deal of seed {seed}\n");
    tell_positions(&game, &mut now);
    let mut started = 0;
    while game.public().end.is_none() {
        let turn = game.turns().last().unwrap();
        if game.turns().len() > started {
            started = game.turns().len();
            writeln!(now, "\n{}.{}", turn.round, turn.seat).unwrap();
        }
        let legal = game.legal();
        let action = legal.nth(dice.below(legal.len()));
        let seat = turn.seat;
        let events = game.play(action).unwrap();
        writeln!(now, "{action}").unwrap();
        tell_events(&rules, seat, &events, &mut now);
        let public = game.public();
        let fresh = public.turn.placed == 0 && public.turn.phase == Phase::Placing;
        if fresh || public.end.is_some() {
            tell_positions(&game, &mut now);
        }
    }
    let winners = game.public().winners(&rules).into_iter().map(|seat| seat.to_string());
    writeln!(now, "\nwinner {}", winners.collect::<Vec<_>>().join(",")).unwrap();
    (now, game.public().end)
}

/// Dice that fall the same for ever; not those of the deal.
fn dice(seed: u64) -> KeyDice {
    let mut key = [1; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    KeyDice::new(&key)
}

fn viewers(rules: &Rules) -> Vec<Viewer> {
    rules.seats().map(Viewer::Seat).chain([Viewer::Watcher]).collect()
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Watcher => "watcher".into(),
    }
}

fn tell_events(rules: &Rules, actor: Seat, events: &[Event<Guest>], now: &mut String) {
    let viewers = viewers(rules);
    let mut told: Vec<(String, Vec<String>)> = Vec::new();
    for &viewer in &viewers {
        let seen: Vec<Event<Option<Guest>>> = events.iter().map(|e| e.seen_by(viewer)).collect();
        for event in &seen {
            if let Event::Drew { guest, .. } | Event::Dropped { guest, .. } = event {
                assert_eq!(guest.is_some(), viewer == Viewer::Seat(actor), "{event:?}");
            }
        }
        let line = text::events(&seen);
        match told.iter_mut().find(|(same, _)| *same == line) {
            Some((_, by)) => by.push(name(viewer)),
            None => told.push((line, vec![name(viewer)])),
        }
    }
    for (line, by) in told {
        let by = if by.len() == viewers.len() { "all".into() } else { by.join(",") };
        writeln!(now, "  {by}: {line}").unwrap();
    }
}

/// The watcher's line whole; of a seat's line the fields in which it differs.
fn tell_positions(game: &Game, now: &mut String) {
    const HANDS: usize = 2;
    const DROPPED: usize = 4;
    let watcher = game.observe(Viewer::Watcher).position.to_string();
    let common: Vec<&str> = watcher.split(' ').collect();
    writeln!(now, "= {watcher}").unwrap();
    let ended = game.public().end.is_some();
    for field in [HANDS, DROPPED] {
        assert!(ended || common[field].split('|').all(is_hidden), "{watcher}");
    }
    for seat in game.rules().seats() {
        let line = game.observe(Viewer::Seat(seat)).position.to_string();
        let fields: Vec<&str> = line.split(' ').collect();
        for (at, (own, common)) in fields.iter().zip(&common).enumerate() {
            if [HANDS, DROPPED].contains(&at) {
                let mut others = own.split('|').zip(game.rules().seats());
                assert!(ended || others.all(|(cards, s)| s == seat || is_hidden(cards)), "{line}");
            } else {
                assert_eq!(own, common, "{line}");
            }
        }
        if ended {
            assert_eq!(line, watcher);
        } else {
            writeln!(now, "  {seat}: {} {}", fields[HANDS], fields[DROPPED]).unwrap();
        }
    }
}

/// A number of cards, or none: nothing that tells which they are.
fn is_hidden(cards: &str) -> bool {
    cards == "-" || cards.bytes().all(|byte| byte.is_ascii_digit())
}
