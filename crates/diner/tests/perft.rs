//! How many sequences of actions there are from some deals, and what they earn: frozen numbers that
//! show any change of legality, scoring or dealing. `BLESS=1` rewrites `perft.txt`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::fmt::Write as _;
use std::path::Path;

use diner::{Deal, Game, Rules, State};
use support::{bless, every_action};

/// Rules and how deep they are counted: the presets, and two house sets of small hands, in which
/// full hands, empty hands, openers and ends come soon.
const SETS: [(&str, &str, usize); 5] = [
    ("rid", "", 8),
    ("cafe", "", 10),
    ("amigo", "", 10),
    ("rid", "players=2 copies=2 hand=2 limit=2 must_score=true alone_scores=false pure=2", 20),
    ("amigo", "players=3 copies=3 hand=1 limit=2 placements=2 must_score=false hand_penalty=1", 12),
];

const SEEDS: [u64; 3] = [1, 2, 3];

/// Sequences of one length, and the points of all seats at their ends, added up.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Count {
    sequences: u64,
    points: i64,
}

impl Count {
    fn add(&mut self, other: Count) {
        self.sequences += other.sequences;
        self.points += other.points;
    }

    fn end(rules: &Rules, public: &diner::Public) -> Count {
        let points = rules.seats().map(|seat| i64::from(public.scores[seat])).sum();
        Count { sequences: 1, points }
    }
}

#[test]
fn as_many_sequences_as_ever() {
    let mut now = String::from("; rules, seed: sequences of 1, 2, … actions, and their points\n");
    for (preset, house, depth) in SETS {
        let rules = Rules::parse(preset, house).unwrap();
        for seed in SEEDS {
            let deal = Deal::from_seed(&rules, seed);
            let state = State::new(&rules, &deal);
            write!(now, "{}, {seed}:", rules.options()).unwrap();
            for length in 1..=depth {
                let count = fast(&rules, &deal, &state, length);
                write!(now, " {}({})", count.sequences, count.points).unwrap();
            }
            now.push('\n');
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft.txt");
    bless::assert_all([bless::settle(&path, &now)]);
}

#[test]
fn counting_by_asking_every_action_gives_the_same() {
    for (preset, house, depth) in SETS {
        let rules = Rules::parse(preset, house).unwrap();
        for seed in SEEDS {
            let deal = Deal::from_seed(&rules, seed);
            let (state, game) = (State::new(&rules, &deal), Game::new(rules.clone(), deal));
            for length in 1..=depth * 2 / 3 {
                let count = fast(&rules, &deal, &state, length);
                assert_eq!(slow(&game, length), count, "{} seed {seed}", rules.options());
            }
        }
    }
}

/// By the sets of legal actions, on bare states.
fn fast(rules: &Rules, deal: &Deal, state: &State, length: usize) -> Count {
    if length == 0 {
        return Count::end(rules, &state.public);
    }
    let mut count = Count::default();
    for action in state.public.legal(rules, state.hand_on_turn()).iter() {
        let mut next = *state;
        next.play(rules, deal, action, |_| {});
        count.add(fast(rules, deal, &next, length - 1));
    }
    count
}

/// By checking every action there is, on whole games.
fn slow(game: &Game, length: usize) -> Count {
    if length == 0 {
        return Count::end(game.rules(), game.public());
    }
    let mut count = Count::default();
    let hand = game.truth().state().hand_on_turn();
    for action in every_action() {
        if game.public().check(game.rules(), hand, action).is_ok() {
            let mut next = game.clone();
            next.play(action).unwrap();
            count.add(slow(&next, length - 1));
        }
    }
    count
}
