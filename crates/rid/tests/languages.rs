//! What the program says in other languages: nothing is left in English, a language needs only
//! files, and faults in them are told.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "support/pseudo.rs"]
mod pseudo;
mod support;

use std::path::{Path, PathBuf};

use support::{rid, rid_with};

/// A folder with the language that nobody speaks; it goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("rid-lang-{name}-{}", std::process::id()));
        pseudo::write(&path);
        Folder(path)
    }

    /// Runs the program in that language.
    fn said(&self, args: &[&str], input: &str) -> support::Ran {
        let folder = self.0.to_str().unwrap();
        rid_with(&[args, &["--languages", folder, "--lang", pseudo::CODE]].concat(), input)
    }

    fn own(&self) -> PathBuf {
        self.0.join(pseudo::CODE)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Nothing but notation is outside of the language's brackets.
#[track_caller]
fn translated(said: &str, notation: &[&str]) {
    let outside = pseudo::untranslated(said);
    // Cards and squares have capitals and digits inside.
    let word = |word: &&str| {
        word.chars().count() > 2 && word.chars().skip(1).all(|letter| letter.is_lowercase())
    };
    let left: Vec<&str> = outside
        .split(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != '-')
        .filter(word)
        .filter(|word| !notation.contains(word))
        .collect();
    assert!(left.is_empty(), "not translated: {left:?} in\n{said}");
}

const HOUSE: &str = "limit=10 own=1 pure=3 tie=shared hand_penalty=1 guests_end=beyond copies=2";

#[test]
fn rules_are_translated() {
    let folder = Folder::new("rules");
    for preset in ["rid", "cafe", "amigo"] {
        for house in ["", HOUSE] {
            let said = folder.said(&["rules", "--rules", preset, "--house", house], "").fine();
            let notation: Vec<&str> = HOUSE.split([' ', '=']).chain([preset]).collect();
            translated(&said, &notation);
        }
    }
}

/// A game that has begun, as a record.
fn record() -> String {
    let dealt = rid(&["deal", "--seed", "7"]).fine();
    let played = rid_with(&["auto", "-", "--seed", "7"], &dealt).fine();
    played
        .lines()
        .take_while(|line| !line.starts_with("6."))
        .map(|line| format!("{line}\n"))
        .collect()
}

#[test]
fn games_are_shown_and_judged_in_the_language() {
    let folder = Folder::new("show");
    let record = record();
    let record: String = record
        .lines()
        .filter(|line| !line.starts_with("[Result"))
        .map(|line| format!("{line}\n"))
        .collect();
    // The players' names, the last action and the position below.
    let notation = ["greedy", "draw", "drawn", "rid"];
    translated(&folder.said(&["show", "-"], &record).fine(), &notation);
    translated(&folder.said(&["show", "-", "--seat", "2"], &record).fine(), &notation);
    let codes = [
        "wrong-table",
        "chair-taken",
        "unbalanced",
        "not-in-hand",
        "place",
        "draw",
        "done",
        "drop",
        "turn-over",
        "hand-full",
        "hand-not-full",
        "nothing-done",
        "cannot-close",
        "close",
        "legal",
        "refused",
    ];
    translated(&folder.said(&["legal", "-", "--why"], &record).fine(), &codes);
    translated(
        &folder.said(&["hint", "-", "--nodes", "50", "--seed", "1"], &record).fine(),
        &["draw", "done"],
    );
}

#[test]
fn the_line_dialogue_is_in_the_language() {
    let folder = Folder::new("play");
    let file = folder.0.join("game.rid");
    let args = ["play", "--plain", "--seed", "7", "--name", "Anna", "--bots", "greedy", "--record"];
    let typed = "help\nlegal\nwhy Am b5\nwhy Am d3\nAm@c3\nAm@d3\nundo\nundo\nwhat\nhint\ndraw\n\
                 look\nlog\nrules\nquit\n";
    let path = file.to_str().unwrap();
    let said = folder.said(&[&args[..], &[path]].concat(), typed).fine();
    // What is typed, and a file.
    let notation =
        ["undo", "close", "legal", "hint", "look", "log", "rules", "help", "quit", "what"];
    let typed = ["draw", "drop", "done", "why", "rid", "play", "Anna"];
    let said = said.replace(path, "");
    translated(&said, &[&notation[..], &typed[..]].concat());
    assert!(said.contains('⟦'), "{said}");
}

#[test]
fn faults_are_told_in_the_language() {
    let folder = Folder::new("faults");
    let record = record();
    for (from, to) in [
        ("1.1 ", "1.1 Zz@c4 "),
        ("1.2 ", "1.3 "),
        ("[Rules", "[Rulez"),
        ("[Guests \"", "[Guests \"Am "),
    ] {
        let ran = folder.said(&["check", "-"], &record.replacen(from, to, 1));
        assert_eq!(ran.code, Some(1), "{from} {ran:?}");
        let (place, sentence) = ran.out.split_once('⟦').expect(&ran.out);
        translated(&format!("⟦{sentence}"), &[]);
        assert!(place.contains("error") || place.contains(':'), "{place}");
    }
}

#[test]
fn the_environment_chooses_and_the_option_comes_first() {
    let folder = Folder::new("env");
    let run = |envs: &[(&str, &str)], args: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_rid"));
        command.args(["rules", "--languages", folder.0.to_str().unwrap()]).args(args);
        for name in ["LC_ALL", "LC_MESSAGES", "LANG", "RID_LANG"] {
            command.env_remove(name);
        }
        let output = command.envs(envs.iter().copied()).output().unwrap();
        String::from_utf8(output.stdout).unwrap().contains('⟦')
    };
    assert!(!run(&[], &[]));
    assert!(run(&[("LANG", "en_XA.UTF-8")], &[]));
    assert!(!run(&[("LANG", "en_XA.UTF-8"), ("LC_ALL", "C")], &[]));
    assert!(run(&[("LC_ALL", "en_GB"), ("RID_LANG", "en-XA")], &[]));
    assert!(!run(&[("LANG", "en_XA.UTF-8")], &["--lang", "en"]));
}

#[test]
fn faulty_languages_are_refused() {
    let refused = |change: fn(&Path), expected: &str| {
        let folder = Folder::new("refused");
        change(&folder.own());
        let said = folder.said(&["rules"], "").refused(2);
        assert!(said.contains(expected), "{said}");
    };
    refused(|own| std::fs::remove_file(own.join("table.ftl")).unwrap(), "'table-draw' is missing");
    refused(
        |own| {
            let path = own.join("table.ftl");
            let text = std::fs::read_to_string(&path).unwrap();
            std::fs::write(&path, text.replace("{ $round }", "{ $rounds }")).unwrap();
        },
        "rounds",
    );
    refused(
        |own| {
            let path = own.join("cafe.toml");
            let text = std::fs::read_to_string(&path).unwrap();
            std::fs::write(&path, text.replace("plural = ", "plurals = ")).unwrap();
        },
        "cafe.toml: nations.A: \"plurals\" is no form",
    );
    refused(
        |own| std::fs::rename(own, own.with_file_name("klingon tlh")).unwrap(),
        "no code of a language",
    );
    refused(|own| std::fs::rename(own, own.with_file_name("en")).unwrap(), "exists already");
    let said = rid(&["rules", "--languages", "/no/such/folder"]).refused(2);
    assert!(said.contains("/no/such/folder"), "{said}");
    let said = rid(&["rules", "--lang", "tlh"]).refused(2);
    assert!(said.contains("there is no language \"tlh\": "), "{said}");
}
