//! Programs as bots, through the real program: the example bot in the arena, `rid engine` against the
//! same bot inside, the dialogue of docs/bot-protocol.md, and what is done with those that fail.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../programs/tests/support/mod.rs"]
mod processes;
mod support;

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use processes::{comes, is_gone, nap};
use support::{Ran, rid, rid_with, start};

const RID: &str = env!("CARGO_BIN_EXE_rid");

/// A program that introduces itself and, when it is on turn, does this.
fn on_turn(does: &str) -> String {
    format!(
        "cmd:sh -c 'while read -r word rest; do case $word in rid) echo id name Shelly; \
         echo ridok 1;; isready) echo readyok;; quit) exit;; go) {does};; esac; done'"
    )
}

/// A place that is not there yet.
fn place(name: &str) -> (PathBuf, String) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("programs-{name}"));
    let _ = fs::remove_dir_all(&path);
    let _ = fs::remove_file(&path);
    let text = path.to_str().unwrap().to_owned();
    (path, text)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_example_plays_whole_games_in_the_arena() {
    let bot = root().join("examples/bot.py");
    let text = fs::read_to_string(&bot).unwrap();
    assert!(text.lines().count() < 60);
    let name = format!("cmd:python3 {}", bot.display());
    for rules in ["rid", "amigo"] {
        let list = format!("{name},random");
        let args =
            ["arena", "--bots", &list, "--rules", rules, "--deals", "1", "--json", "--no-alone"];
        let found: serde_json::Value = serde_json::from_str(&rid(&args).fine()).unwrap();
        assert_eq!(
            (found["games"].as_u64(), found["bots"][0]["errors"].as_u64()),
            (Some(6), Some(0))
        );
        assert_eq!(found["bots"][0]["name"], name);
        assert!(found["bots"][0]["win_share"].as_f64() > Some(0.6), "{found}");
    }
}

#[test]
fn our_bots_play_the_same_games_behind_the_protocol() {
    for (bot, thought) in
        [("random", ""), ("patient", ""), ("search:20", ""), ("search:400", "--nodes=3000")]
    {
        let games = |name: &str, folder: &str| {
            let (path, text) = place(&format!("{}-{folder}", bot.replace(':', "-")));
            let mut args =
                vec!["arena", name, "greedy", "--players", "2", "--deals", "2", "--out", &text];
            args.extend(Some(thought).filter(|thought| !thought.is_empty()));
            rid(&args).fine();
            let mut games = Vec::new();
            for game in ["00001-1.rid", "00001-2.rid", "00002-1.rid", "00002-2.rid"] {
                let record = fs::read_to_string(path.join(game)).unwrap();
                games.push(record.replace(&format!("\"{name}\""), "\"same\""));
            }
            games
        };
        let outside = games(&format!("cmd:{RID} engine --bot {bot}"), "outside");
        assert_eq!(outside, games(bot, "inside"), "{bot}");
    }
}

#[test]
fn options_are_set_and_checked() {
    let engine = format!("cmd:{RID} engine");
    let fresh = rid(&["deal", "--seed", "4"]).fine();
    let auto = |option: &str| {
        let args = ["auto", "-", "--bots", &engine, "--seed", "1", "--bot-option", option];
        rid_with(&args, &fresh)
    };
    let inside = rid_with(&["auto", "-", "--bots", "greedy", "--seed", "1"], &fresh).fine();
    let outside = auto("Bot=greedy").fine().replace(&engine, "greedy");
    assert_eq!(outside, inside);
    assert!(auto("Bot=clever").refused(2).contains("\"clever\" is not one of random, greedy, "));
    assert!(
        auto("Depth=3").refused(2).contains("no program has this option (there are: Bot=random|")
    );
    assert!(auto("Depth").refused(2).contains("NAME=VALUE is wanted"));
}

/// The dialogue of the documentation, with the place of its lines in the text.
fn documented() -> (String, String) {
    let text = fs::read_to_string(root().join("docs/bot-protocol.md")).unwrap();
    let (_, rest) = text.split_once("```dialogue\n").unwrap();
    let dialogue = rest.split_once("```").unwrap().0.to_owned();
    (text, dialogue)
}

#[test]
fn the_documented_dialogue_is_what_is_said() {
    let (_, folder) = place("dialogue");
    let deal = ["deal", "--seed", "11", "--house", "copies=2 hand=11", "--rules", "rid"];
    let fresh = rid(&deal).fine();
    let bots = format!("greedy,cmd:{RID} engine --bot greedy,greedy,greedy");
    let auto = ["auto", "-", "--seed", "1", "--bot-log", &folder, "--bots", &bots];
    rid_with(&auto, &fresh).fine();
    // The first process is the one that introduced itself, the second the one that played.
    let said = fs::read_to_string(format!("{folder}/2.log")).unwrap();
    let (text, dialogue) = documented();
    if std::env::var_os("BLESS").is_some() {
        let blessed = text
            .replace(&format!("```dialogue\n{dialogue}```"), &format!("```dialogue\n{said}```"));
        fs::write(root().join("docs/bot-protocol.md"), blessed).unwrap();
        return;
    }
    assert_eq!(said, dialogue, "BLESS=1 writes it anew");
    // And the bot answers the documented host so.
    let mut engine = start(&["engine", "--bot", "greedy"]);
    let mut input = engine.stdin.take().unwrap();
    let mut output = BufReader::new(engine.stdout.take().unwrap());
    for line in dialogue.lines() {
        match line.split_at(2) {
            ("> ", host) => writeln!(input, "{host}").unwrap(),
            (_, bot) => {
                let mut answer = String::new();
                output.read_line(&mut answer).unwrap();
                assert_eq!(answer.trim_end(), bot);
            }
        }
    }
    assert!(engine.wait().unwrap().success());
}

#[test]
fn the_engine_refuses_in_the_sentences_of_other_commands() {
    let said = |text: &str| rid_with(&["engine"], text).fine();
    let new = "newgame seat 1 rules rid";
    for (lines, told) in [
        (
            "newgame seat 2 rules nope\n".into(),
            "newgame: bad-rules: There are no rules named “nope”",
        ),
        (format!("{new} limit=99\n"), "newgame: bad-rules: The parameter limit is a number from "),
        (format!("{new}\nposition a b c\n"), "position: syntax: A position has nine fields "),
    ] {
        let text = said(&lines);
        assert!(text.starts_with(&format!("info string {told}")), "{text}");
        assert_eq!(text.lines().count(), 1, "{text}");
    }
    let line = "a b c d e f g h i";
    let shown = rid(&["show", "--position", line]).refused(1);
    let text = said(&format!("{new}\nposition {line}\n"));
    let sentence = text.trim_end().strip_prefix("info string position: ").unwrap();
    assert!(shown.contains(sentence), "{shown} {sentence}");
}

#[test]
fn a_command_that_cannot_be_is_refused_before_anything_is_played() {
    let fresh = rid(&["deal"]).fine();
    let auto = |bots: &str| rid_with(&["auto", "-", "--bots", bots], &fresh).refused(2);
    let told = auto("cmd:no-such-program --fast");
    assert!(
        told.starts_with(
            "rid: cmd:no-such-program --fast: it cannot be started: no-such-program: "
        )
    );
    let told = auto("cmd:python3 no-such-bot.py");
    assert!(
        told.contains("it ended (exit code 2); its last words: ")
            && told.contains("no-such-bot.py"),
        "{told}"
    );
    assert_eq!(auto("cmd:"), "rid: cmd: names no program\n");
    assert_eq!(auto("cmd:sh 'x"), "rid: cmd:sh 'x: a quote is not closed\n");
    assert!(auto("cmd:sh 'a,b',patient").contains("names 2 bots for 4 players"));
    for wrong in ["0", "x", "1e9"] {
        rid_with(&["auto", "-", "--bots", "greedy", "--bot-timeout", wrong], &fresh).refused(2);
    }
    rid(&["arena", "greedy", "cmd:no-such-program"]).refused(2);
    let (_, file) = place("refused.rid");
    rid(&["play", "--plain", "--record", &file, "--bots", "cmd:no-such-program"]).refused(2);
    assert!(!Path::new(&file).exists());
}

#[test]
fn a_game_that_a_program_loses_ends_and_its_record_is_whole() {
    let fresh = rid(&["deal", "--seed", "2"]).fine();
    for (does, told) in [
        ("echo bestturn close", "seat 2: illegal action close: cannot-close"),
        ("echo gone >&2; exit 1", "seat 2: it ended (exit code 1); its last words: gone"),
        (&format!("sleep {}", nap(1)), "seat 2: no bestturn in 1.5 s"),
    ] {
        let bots = format!("greedy,{},greedy,greedy", on_turn(&format!("echo info hm; {does}")));
        let args = ["auto", "-", "--bots", &bots, "--bot-timeout", "1.5"];
        let Ran { code, out, err } = rid_with(&args, &fresh);
        assert_eq!(code, Some(1));
        let name = bots.strip_prefix("greedy,").unwrap().strip_suffix(",greedy,greedy").unwrap();
        assert_eq!(err, format!("rid: {name}: hm\nrid: {name} has lost: {told}\n"));
        assert!(out.contains(&format!("[Foul \"{told}\"]\n")), "{out}");
        let checked = rid_with(&["check", "-"], &out).fine();
        assert!(
            checked.starts_with("-: ok rid ") && checked.contains(" end unfinished "),
            "{checked}"
        );
        // Somebody else can play it to its end.
        let ended = rid_with(&["auto", "-"], &out).fine();
        assert!(
            !ended.contains("[Foul ") && rid_with(&["check", "-"], &ended).fine().contains(" end ")
        );
    }
    assert!(is_gone(&nap(1)));
}

#[test]
fn at_the_table_a_waiter_plays_on_for_a_program_that_fails() {
    let (path, file) = place("given-up.rid");
    let seats = format!("me,{},bot:greedy", on_turn("echo bestturn close"));
    let args =
        ["play", "--plain", "--record", &file, "--seats", &seats, "--seed", "5", "--lang", "en"];
    let said = rid_with(&args, "draw\ndraw\nlook\n").fine();
    let note = "Shelly 2 wanted to break the rules and so has given up; a bot plays on.";
    assert_eq!(said.matches(note).count(), 1, "{said}");
    assert!(said.contains("Shelly 2 (gave up): "), "{said}");
    let record = fs::read_to_string(&path).unwrap();
    assert!(record.contains("[Foul2 \"illegal action close: cannot-close\"]"), "{record}");
    assert!(rid(&["check", &file]).fine().contains(": ok rid "));
    // It is not started again, and has given up for good.
    let said = rid_with(&["play", "--plain", &file, "--lang", "en"], "draw\nlook\n").fine();
    assert!(said.contains("(gave up): ") && !said.contains(note), "{said}");
}

#[test]
fn at_the_table_a_program_plays_on_only_if_it_is_named_again() {
    let (path, file) = place("named.rid");
    let engine = format!("cmd:{RID} engine --bot greedy");
    let seats = format!("me,{engine},bot:greedy");
    let args = ["play", "--plain", "--record", &file, "--seats", &seats, "--lang", "en"];
    let said = rid_with(&args, "draw\ndraw\n").fine();
    assert!(!said.contains("given up"), "{said}");
    let record = fs::read_to_string(&path).unwrap();
    assert!(record.contains(&format!("[Player2 \"{engine}\"]")), "{record}");
    let (marker, made) = place("marker");
    fs::write(&path, record.replace(&engine, &format!("cmd:touch {made}"))).unwrap();
    let told = rid_with(&["play", "--plain", &file], "draw\n").refused(2);
    assert!(
        told.contains("seat 2 is played by a program, cmd:touch ") && !marker.exists(),
        "{told}"
    );
    fs::write(&path, &record).unwrap();
    let args = ["play", "--plain", &file, "--seats", &seats, "--lang", "en"];
    let said = rid_with(&args, "draw\n").fine();
    assert!(!said.contains("given up"), "{said}");
    rid(&["play", "--plain", "--seats", "me,cmd:x y", "--name", "cmd:z"]).refused(2);
}

#[test]
fn an_interrupt_ends_programs_too() {
    for (args, signal, word) in [
        (vec!["auto", "finished"], "-INT", nap(2)),
        (vec!["auto", "finished"], "-TERM", nap(3)),
        (vec!["arena", "greedy", "--games", "5", "--threads", "2"], "-INT", nap(4)),
    ] {
        let name = on_turn(&format!("sleep {word}"));
        let (_, deal) = place(&format!("interrupted-{word}.rid"));
        fs::write(&deal, rid(&["deal"]).fine()).unwrap();
        let args: Vec<&str> = match args.as_slice() {
            ["auto", _] => vec!["auto", &deal, "--bots", &name],
            _ => vec!["arena", &name, "--games", "5", "--threads", "2"],
        };
        let child = start(&args);
        assert!(comes(&word), "{args:?} never asked");
        let pid = child.id().to_string();
        assert!(
            Command::new("kill")
                .args([signal, &pid])
                .stdin(Stdio::null())
                .status()
                .unwrap()
                .success()
        );
        let output = child.wait_with_output().unwrap();
        assert!(is_gone(&word), "{args:?}: a program is left behind");
        assert!(!String::from_utf8_lossy(&output.stderr).contains("panic"), "{output:?}");
    }
}
