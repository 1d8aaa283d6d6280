//! `rid arena`: its table, its JSON, the games it keeps, and how it is stopped.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;
use support::{rid, start};

/// The last line of the output.
fn result(args: &[&str]) -> Value {
    let out = rid(args).fine();
    serde_json::from_str(out.lines().last().unwrap()).unwrap()
}

/// A folder that is not there yet.
fn folder(name: &str) -> (PathBuf, String) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    let text = path.to_str().unwrap().to_owned();
    (path, text)
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn one_object_with_the_bots_in_their_order() {
    let args = ["arena", "random", "greedy", "--deals", "8", "--json", "--seed", "3"];
    let found = result(&args);
    assert_eq!(keys(&found), ["bots", "deals", "games", "seconds", "games_per_second", "alone"]);
    assert_eq!((found["deals"].as_u64(), found["games"].as_u64()), (Some(8), Some(48)));
    let (seconds, speed) = (found["seconds"].as_f64(), found["games_per_second"].as_f64());
    assert!((48.0 / seconds.unwrap() / speed.unwrap() - 1.0).abs() < 1e-6);
    for (rows, total) in [("bots", Some(1.0)), ("alone", None)] {
        let rows = found[rows].as_array().unwrap();
        assert_eq!(rows.iter().map(|row| &row["name"]).collect::<Vec<_>>(), ["random", "greedy"]);
        for row in rows {
            let fields = ["name", "win_share", "win_share_ci", "margin", "margin_ci", "errors"];
            assert_eq!(keys(row), fields);
            for what in ["win_share", "margin"] {
                let ends = row[format!("{what}_ci")].as_array().unwrap();
                let [low, high] = [0, 1].map(|end: usize| ends[end].as_f64().unwrap());
                let mean = row[what].as_f64().unwrap();
                assert!(ends.len() == 2 && low <= mean && mean <= high, "{row}");
            }
            assert_eq!(row["errors"], 0);
        }
        let sum: f64 = rows.iter().map(|row| row["win_share"].as_f64().unwrap()).sum();
        assert!(total.is_none_or(|total| (sum - total).abs() < 1e-9), "{found}");
        assert!(rows[1]["margin"].as_f64() > Some(20.0), "{found}");
    }

    let mut again = result(&[&args[..], &["--threads", "1"]].concat());
    for field in ["seconds", "games_per_second"] {
        again[field] = found[field].clone();
    }
    assert_eq!(again, found);
    let main = result(&[&args[..], &["--no-alone"]].concat());
    assert_eq!((&main["bots"], main.get("alone")), (&found["bots"], None));
}

#[test]
fn little_is_known_of_one_deal() {
    let found = result(&["arena", "greedy", "greedy", "--deals", "1", "--json"]);
    let row = &found["bots"][0];
    assert_eq!(row["win_share_ci"].to_string(), "[0.0,1.0]");
    assert_eq!(row["margin_ci"].to_string(), "[null,null]");
}

#[test]
fn no_interval_is_made_up() {
    let out = rid(&["arena", "greedy", "greedy", "--deals", "1", "--no-alone"]).fine();
    assert!(out.starts_with("rid, 4 seats: 1 deal, 6 games, "), "{out}");
    assert!(out.lines().nth(3).unwrap().contains(" ± ?  "), "{out}");
    let out = rid(&["arena", "greedy", "--games", "5"]).fine();
    assert!(out.lines().nth(3).unwrap().starts_with("greedy  1.000  "), "{out}");
}

#[test]
fn a_row_a_bot_and_one_for_it_alone() {
    let out = rid(&["arena", "greedy", "greedy", "--deals", "2", "--seed", "9"]).fine();
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("rid, 4 seats: 2 deals, 12 games, seed 9, "), "{out}");
    let first = |line: &&str| line.split("  ").next().unwrap().to_owned();
    let labels: Vec<String> = lines[3..7].iter().map(first).collect();
    assert_eq!(labels, ["greedy#1", "greedy#2", "greedy#1 alone", "greedy#2 alone"]);
    assert!(lines[3].contains("0.500 ± 0.000") && lines[3].contains(" ms"), "{out}");
    assert!(out.ends_with("a share of 0.500, one alone among the other's seats 0.250\n"), "{out}");
}

#[test]
fn seats_follow_the_rules_or_the_bots() {
    let games = |args: &[&str]| {
        let args = [&["arena", "--json", "--deals", "1"], args].concat();
        result(&args)["games"].as_u64().unwrap()
    };
    assert_eq!(games(&["greedy", "random", "--players", "3"]), 6);
    assert_eq!(games(&["greedy", "random", "--house", "players=5"]), 20);
    assert_eq!(games(&["greedy", "random", "random"]), 36);
    assert_eq!(games(&["greedy", "random", "random", "greedy"]), 4);
    assert_eq!(games(&["greedy", "random", "random", "greedy", "random"]), 5);
}

#[test]
fn games_with_the_seats_as_given() {
    let one = result(&["arena", "random", "--games", "20", "--json", "--rules", "cafe"]);
    assert_eq!((one["games"].as_u64(), one["deals"].as_u64()), (Some(20), Some(20)));
    assert_eq!(
        (&one["bots"][0]["win_share"], &one["bots"][0]["margin"]),
        (&1.0.into(), &Value::Null)
    );
    let each = ["arena", "random", "greedy", "--players", "2", "--games", "20", "--json"];
    let each = result(&each);
    assert!(each["bots"][1]["win_share"].as_f64() > Some(0.8), "{each}");
    let told = rid(&["arena", "random", "greedy", "--games", "20"]).refused(2);
    assert!(told.contains("2 bots for 4 seats"), "{told}");
}

#[test]
fn every_game_is_kept() {
    let (path, text) = folder("kept");
    let args = ["arena", "random", "greedy", "random", "--players", "3", "--deals", "3"];
    rid(&[&args[..], &["--out", &text]].concat()).fine();
    let table = fs::read_to_string(path.join("games.csv")).unwrap();
    let lines: Vec<Vec<&str>> = table.lines().map(|line| line.split(',').collect()).collect();
    let columns =
        "deal seating bot1 bot2 bot3 total1 total2 total3 share1 share2 share3 end turns error";
    assert_eq!(lines[0].join(" "), columns);
    assert_eq!(lines.len(), 1 + 9);
    assert_eq!(lines[2][..5], ["1", "2", "greedy", "random#3", "random#1"]);
    for line in &lines[1..] {
        let name = format!("{:0>5}-{}.rid", line[0], line[1]);
        let file = path.join(&name);
        let checked = rid(&["check", file.to_str().unwrap()]).fine();
        let scores = format!(": ok rid {} winner", line[5..8].join(" "));
        let end = format!(" end {} turns {}\n", line[11], line[12]);
        assert!(checked.contains(&scores) && checked.ends_with(&end), "{checked}{line:?}");
        let won: f64 = line[8..11].iter().map(|share| share.parse::<f64>().unwrap()).sum();
        assert!((won - 1.0).abs() < 1e-9);
        let record = fs::read_to_string(file).unwrap();
        let event = format!("[Event \"arena seed 1 deal {} seating {}\"]", line[0], line[1]);
        assert!(record.contains(&event) && record.contains("\n[Player1 \"") && line.len() == 14);
    }
    assert_eq!(fs::read_dir(&path).unwrap().count(), 1 + 9);

    // The same on one thread, and never over what is there.
    let told = rid(&[&args[..], &["--out", &text]].concat()).refused(2);
    assert!(told.ends_with(": there is a games.csv already\n"), "{told}");
    let (path, text) = folder("kept-too");
    rid(&[&args[..], &["--out", &text, "--threads", "1"]].concat()).fine();
    assert_eq!(fs::read_to_string(path.join("games.csv")).unwrap(), table);
}

#[test]
fn those_of_one_alone_go_on_counting() {
    let (path, text) = folder("alone");
    rid(&["arena", "random", "greedy", "--deals", "1", "--out", &text]).fine();
    let there = |name: &str| path.join(name).is_file();
    assert!(there("00001-1.rid") && there("00001-14.rid") && !there("00001-15.rid"));
}

#[cfg(unix)]
#[test]
fn an_interrupt_tells_what_is_known() {
    let args = ["arena", "greedy", "random", "--deals", "1000000000", "--json"];
    let child = start(&args);
    sleep(Duration::from_millis(1500));
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    let deals = found["deals"].as_u64().unwrap();
    assert!(deals > 0 && found["games"].as_u64() == Some(6 * deals), "{found}");
    assert!(found["bots"][0]["win_share"].as_f64() > Some(0.5), "{found}");
}

#[test]
fn what_cannot_be_played_is_refused() {
    for (args, code) in [
        (&["arena"][..], 2),
        (&["arena", "greedy"], 2),
        (&["arena", "greedy", "nobody"], 2),
        (&["arena", "greedy", "random", "greedy", "--players", "2"], 2),
        (&["arena", "greedy", "random", "--deals", "0"], 2),
        (&["arena", "greedy", "random", "--nodes", "5", "--ms", "5"], 2),
        (&["arena", "greedy", "random", "--games", "5", "--deals", "5"], 2),
        (&["arena", "greedy", "random", "--threads", "0"], 2),
        (&["arena", "greedy", "random", "--players", "9"], 1),
        (&["arena", "greedy", "random", "--house", "limit=99"], 1),
    ] {
        assert!(rid(args).refused(code).len() > 20, "{args:?}");
    }
}
