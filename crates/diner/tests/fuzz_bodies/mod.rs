//! What must hold for any bytes: the bodies of the fuzz targets in `/fuzz`, run by an ordinary test
//! (`fuzz_corpus.rs`) over the kept inputs too. Each takes bytes and panics where something is wrong.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod mirror;
mod play;

use diner::record::{Moment, Reader, Record, Verdict};
use diner::{
    Action, Chair, Deal, Dice, Game, Guest, Hand, Options, Position, QuickDice, Rules, Square,
    State, Viewer, Written,
};

pub use play::play;

/// A body and the name of its target and folder.
pub type Body = (&'static str, fn(&[u8]));

/// All of them.
pub const BODIES: [Body; 5] = [
    ("record", record),
    ("position", position),
    ("options", options),
    ("action", action),
    ("play", play),
];

/// A record file: cut anywhere it says the same; what reads well is written and read again.
pub fn record(data: &[u8]) {
    let whole = verdicts([data]);
    let mut dice = QuickDice::new(
        data.iter().fold(0, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)),
    );
    for most in [1, 7, 300] {
        let (mut pieces, mut rest) = (Vec::new(), data);
        while !rest.is_empty() {
            let size = (dice.below(most) as usize + 1).min(rest.len());
            let (piece, after) = rest.split_at(size);
            pieces.push(piece);
            rest = after;
        }
        let cut = verdicts(pieces);
        let said = |verdicts: &[Verdict]| verdicts.iter().map(summary).collect::<Vec<_>>();
        assert_eq!(said(&whole), said(&cut));
    }
    whole.iter().filter_map(|verdict| verdict.result.as_ref().ok()).for_each(written_again);
}

fn verdicts<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> Vec<Verdict> {
    let mut reader = Reader::default();
    let mut verdicts = Vec::new();
    for piece in pieces {
        reader.push(piece);
        verdicts.extend(std::iter::from_fn(|| reader.next_game()));
    }
    reader.finish();
    verdicts.extend(std::iter::from_fn(|| reader.next_game()));
    assert!(!verdicts.is_empty());
    verdicts
}

fn summary(verdict: &Verdict) -> String {
    let result = match &verdict.result {
        Ok(record) => format!("{} {} {record}", record.turn_lines, record.beyond),
        Err(fault) => format!("{fault} {:?}", fault.what),
    };
    format!("{} {result}", verdict.number)
}

/// A record that reads well is written, and what is written reads as the same game.
pub fn written_again(record: &Record) {
    let text = record.to_string();
    let again = verdicts([text.as_bytes()]);
    let [Verdict { number: 1, result: Ok(again), .. }] = again.as_slice() else {
        panic!("{:?} of {text}", again.iter().map(summary).collect::<Vec<_>>())
    };
    assert_eq!(again.to_string(), text);
    assert_eq!(again.game.turns(), record.game.turns(), "{text}");
    same_position(&again.game.position(), &record.game.position());
    assert!(record.beyond || again.scores == record.scores, "{text}");
    let last = record.game.turns().last().expect("a game has a turn");
    let now = Moment { round: last.round, seat: last.seat, actions: last.actions.len() };
    let here = record.at(now).expect("the game came to where it stands");
    same_position(&here.position(), &record.game.position());
}

/// A line of rules, then a position line: what reads is written and read again, and can be played.
pub fn position(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let (rules, line) = text.split_once('\n').unwrap_or(("rid", text));
    let (preset, house) = rules.split_once(' ').unwrap_or((rules, ""));
    let Ok(rules) = Rules::parse(preset, house) else { return };
    let Ok(position) = Position::parse(&rules, line) else { return };
    let written = position.to_string();
    same_position(&Position::parse(&rules, &written).expect(&written), &position);
    position.public.winners(&rules);
    let mut dice = QuickDice::new(data.len() as u64);
    let mut game = Game::from_position(rules.clone(), position.clone(), &mut dice);
    if position.is_full() {
        same_position(&game.position(), &position);
    }
    for _ in 0..40 {
        ways_agree(&game);
        seen_the_same(&game, Viewer::Watcher, &mut dice);
        let legal = game.legal();
        // A position may be written in which an opener waits for somebody who cannot come.
        if legal.is_empty() {
            break;
        }
        game.play(legal.nth(dice.below(legal.len()))).expect("a legal action");
    }
}

/// A line of rules: what reads is written and read again; what can be dealt leaves a card.
pub fn options(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let (preset, house) = text.split_once([' ', '\t']).unwrap_or((text, ""));
    let Ok(options) = Options::parse(preset, house) else { return };
    let written = options.to_string();
    let (preset, house) = written.split_once(' ').unwrap_or((&written, ""));
    assert_eq!(Options::parse(preset, house), Ok(options), "{written}");
    let Ok(rules) = Rules::new(options) else { return };
    let state = State::new(&rules, &Deal::from_seed(&rules, data.len() as u64));
    assert!(state.public.guests_left > 0 && rules.hand <= rules.limit, "{written}");
}

/// A word: whatever reads as an action, a guest, a square or a heap of guests is written the same.
pub fn action(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(written) = Written::parse(&text) {
        let again = match written {
            Written::Place(guest, square) => format!("{guest}@{square}"),
            Written::Other(action) => action.to_string(),
        };
        assert_eq!(again, text);
        if let Ok(action) = written.action() {
            assert_eq!(Written::from(action), written);
            assert_eq!(action.to_string(), text);
        }
    }
    if let Ok(guest) = Guest::parse(&text) {
        assert_eq!(guest.to_string(), text);
    }
    if let Ok(square) = Square::parse(&text) {
        assert_eq!(square.to_string(), text);
        assert!(square.chair().is_none_or(|chair| Square::from(chair) == square));
    }
    if let Ok(hand) = Hand::parse(&text) {
        assert_eq!(Hand::parse(&hand.to_string()), Ok(hand));
        assert_eq!(hand.into_iter().count(), hand.len());
    }
}

/// Two positions say the same. Not `==`: a hidden hand of no cards is a known one, and of seats
/// that do not play one may say nothing.
pub fn same_position(one: &Position, other: &Position) {
    assert_eq!(one.to_string(), other.to_string());
    assert_eq!(one.public, other.public, "{one}");
    assert_eq!((one.gone, one.tables_gone), (other.gone, other.tables_gone), "{one}");
}

/// Every action there is, in the order of `rid legal`.
pub fn every_action() -> impl Iterator<Item = Action> {
    let on = |guest| Chair::ALL.into_iter().map(move |chair| Action::Place { guest, chair });
    let places = Guest::ALL.into_iter().flat_map(on);
    let drops = Guest::ALL.into_iter().map(|guest| Action::Drop { guest });
    places.chain([Action::Draw]).chain(drops).chain([Action::Close, Action::Done])
}

/// The two doors of legality: all at once, and one by one.
pub fn ways_agree(game: &Game) {
    let legal = game.legal();
    let checked: Vec<Action> =
        every_action().filter(|&action| game.check(action).is_ok()).collect();
    let listed: Vec<Action> = legal.iter().collect();
    assert_eq!(listed, checked, "{}", game.position());
    assert_eq!(legal.len() as usize, listed.len(), "{}", game.position());
    for (n, &action) in listed.iter().enumerate() {
        assert_eq!(legal.nth(n as u32), action, "{}", game.position());
    }
}

/// The no-leak law: a truth drawn from what a viewer sees looks to the viewer like the real one.
pub fn seen_the_same(game: &Game, viewer: Viewer, dice: &mut QuickDice) {
    let seen = game.observe(viewer);
    let other = seen.sample(game.rules(), dice);
    assert_eq!(other.observe(game.rules(), viewer), seen);
}
