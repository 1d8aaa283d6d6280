//! `rid hint`: the best turns as text and as JSON, and when there is none.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use serde_json::Value;
use support::{cut_before, record, rid, rid_with};

fn stopped() -> String {
    cut_before("rid-00.rid", "10.1") + "10.1\n"
}

fn hint(args: &[&str], record: &str) -> String {
    rid_with(&[&["hint", "-", "--seed", "1", "--nodes", "4000"], args].concat(), record).fine()
}

#[test]
fn the_best_turns_are_listed() {
    let table = hint(&[], &stopped());
    let lines: Vec<&str> = table.lines().collect();
    assert!(lines[0].starts_with("turn") && lines[0].ends_with("chance to win, %"), "{table}");
    assert!(lines.len() == 3 && lines.iter().any(|line| line.starts_with("draw")), "{table}");
    assert_eq!(table, hint(&["--seat", "1"], &stopped()));
}

#[test]
fn json_has_every_estimate_with_its_error() {
    let object: Value = serde_json::from_str(&hint(&["--json"], &stopped())).unwrap();
    assert_eq!(object["seat"], 1);
    let turns = object["turns"].as_array().unwrap();
    let playouts: u64 = turns.iter().map(|turn| turn["playouts"].as_u64().unwrap()).sum();
    assert_eq!(object["playouts"], playouts);
    for turn in turns {
        assert!(turn["actions"].as_array().is_some_and(|actions| !actions.is_empty()));
        for estimate in ["total", "margin", "chance"] {
            assert_eq!(turn[estimate].as_array().map(Vec::len), Some(2), "{turn}");
        }
    }
}

#[test]
fn a_position_will_do_and_what_else_it_tells_is_not_used() {
    let shown = |args: &[&str]| {
        let shown = rid_with(&[&["show", "-"], args].concat(), &stopped()).fine();
        shown.lines().last().unwrap().to_string()
    };
    let hint =
        |line: &str| rid(&["hint", "--position", line, "--seed", "1", "--nodes", "4000"]).fine();
    assert_eq!(hint(&shown(&[])), hint(&shown(&["--seat", "1"])));
    let others = rid(&["hint", "--position", &shown(&["--seat", "2"])]).refused(1);
    assert!(others.contains("player 1"), "{others}");
}

#[test]
fn who_is_not_on_turn_gets_no_hint() {
    let told = rid_with(&["hint", "-", "--seat", "2"], &stopped()).refused(1);
    assert!(told.contains("player 1"), "{told}");
    let over = rid_with(&["hint", "-"], &record("rid-00.rid")).refused(1);
    assert!(over.contains("over"), "{over}");
    rid_with(&["hint", "-", "--seat", "5"], &stopped()).refused(2);
}
