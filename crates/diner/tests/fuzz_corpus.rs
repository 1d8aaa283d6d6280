//! The fuzz bodies as an ordinary test: over the inputs that are kept in `/fuzz/corpus`, and over
//! inputs made of their pieces.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod fuzz_bodies;

use std::fs;
use std::path::Path;

use diner::{Dice, QuickDice};
use fuzz_bodies::{BODIES, Body};

#[test]
fn nothing_kept_breaks_anything() {
    for (name, body) in BODIES {
        let inputs = kept(name);
        assert!(!inputs.is_empty(), "no inputs for {name}");
        inputs.iter().for_each(|(_, input)| body(input));
    }
}

#[test]
fn records_and_their_pieces_break_nothing() {
    pieces(BODIES[0], 1000);
}

#[test]
fn positions_and_their_pieces_break_nothing() {
    pieces(BODIES[1], 3000);
}

#[test]
fn options_and_their_pieces_break_nothing() {
    pieces(BODIES[2], 3000);
}

#[test]
fn actions_and_their_pieces_break_nothing() {
    pieces(BODIES[3], 3000);
}

#[test]
fn games_and_their_pieces_break_nothing() {
    pieces(BODIES[4], 1000);
}

/// The inputs kept for a target, by name.
fn kept(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
    let entries = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut inputs: Vec<_> = entries
        .map(|entry| {
            let path = entry.unwrap().path();
            (path.display().to_string(), fs::read(&path).unwrap())
        })
        .collect();
    inputs.sort();
    inputs
}

/// So many inputs: two kept ones spliced, and a few bytes changed, doubled or left out.
fn pieces((name, body): Body, count: u64) {
    let kept = kept(name);
    for seed in 0..count {
        let mut dice = QuickDice::new(seed);
        let mut any = |bound: usize| dice.below(bound.max(1) as u32) as usize;
        let (one, other) = (&kept[any(kept.len())].1, &kept[any(kept.len())].1);
        let mut input = one[..any(one.len() + 1)].to_vec();
        input.extend(&other[any(other.len() + 1)..]);
        for _ in 0..any(4) {
            let at = any(input.len());
            match any(4) {
                0 => input.insert(at, any(256) as u8),
                1 if at < input.len() => drop(input.remove(at)),
                2 if at < input.len() => input[at] = any(256) as u8,
                _ => {
                    let end = input.len().min(at + any(12));
                    input.extend_from_within(at..end);
                }
            }
        }
        body(&input);
    }
}
