//! Our own bots behind the protocol: they answer, stop, and take any bytes whatever without breaking
//! off.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::{self, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use bots::Bot;
use diner::{BadPosition, BadRules, Dice, QuickDice};
use programs::{Refusals, serve};

const NEW: &str = "newgame seat 1 rules rid players=4";
const POSITION: &str = "position JKCLA - AfBfCfDmEfFmHm|7|7|7 0,0,0,0 -|-|-|- 68,19 1.0 - -";

/// Sentences of nobody: the engine says those it is given.
const REFUSALS: Refusals = Refusals {
    rules: |why| match why {
        BadRules::UnknownPreset(name) => format!("rules: preset {name}"),
        BadRules::NotAllowed(param, value) => format!("rules: {} {value}", param.name()),
        BadRules::UnknownParam(_)
        | BadRules::NotKeyValue(_)
        | BadRules::Twice(_)
        | BadRules::HandOverLimit { .. }
        | BadRules::TooFewGuests { .. } => "rules: other".into(),
    },
    position: |rules, why| match why {
        BadPosition::Fields { found } => format!("{} players, {found} fields", rules.players),
        BadPosition::Field { field, .. } => format!("field {field} unreadable"),
        BadPosition::Impossible { field, .. } => format!("field {field} impossible"),
    },
};

/// All that it says to this.
fn said(bot: Bot, input: &[u8]) -> String {
    let mut output = Vec::new();
    serve(io::Cursor::new(input.to_vec()), &mut output, "test", bot, REFUSALS).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn a_turn_is_asked_and_answered() {
    let text = said(Bot::Greedy, format!("rid 1\n{NEW}\n{POSITION}\ngo seed 1\n").as_bytes());
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "id name test (greedy)");
    assert!(
        lines[1].starts_with("option name Bot type combo default greedy var random "),
        "{text}"
    );
    assert_eq!(lines[3..5], ["ridok 1", "info nodes 1"]);
    let [word, rest] = lines[5].split_once(' ').map(<[&str; 2]>::from).unwrap();
    assert!(word == "bestturn" && rest.split(' ').count() >= 2 && lines.len() == 6, "{text}");
    let random = said(
        Bot::Random,
        format!("setoption name Bot value greedy\n{NEW}\n{POSITION}\ngo\n").as_bytes(),
    );
    assert_eq!(random.lines().last(), lines.last().copied());
}

#[test]
fn what_cannot_be_used_is_said_and_nothing_else_happens() {
    let long = format!("go {}", "x".repeat(70_000));
    for (line, told) in [
        ("go", "go: no position"),
        ("newgame seat 5 rules rid", "newgame: no seat 5"),
        ("newgame", "newgame: seat N rules PRESET NAME=VALUE … is wanted"),
        ("newgame seat 2 rules nope", "newgame: rules: preset nope"),
        ("newgame seat 1 rules rid limit=99", "newgame: rules: limit 99"),
        (POSITION, "position: no game"),
        ("event zork", "event: no such event: zork"),
        ("event", "event: what happened is wanted, as in event closed 1"),
        ("setoption name Bot value clever", "Bot: no such bot: clever"),
        ("setoption name Playouts value 99999999999", "Playouts: no such number: 99999999999"),
        ("setoption name Any Thing value 1", "no such option: Any Thing"),
        ("setoption Playouts 3", "setoption: name NAME value VALUE is wanted"),
        ("rid", "rid: a version is wanted, as in rid 1"),
        ("rid 0", "rid: a version from 1 is wanted, as in rid 1, not 0"),
        ("rid x", "rid: a version from 1 is wanted, as in rid 1, not x"),
        (long.as_str(), "line too long"),
    ] {
        let text = said(Bot::Greedy, format!("{line}\nunknown word\n\nisready\n").as_bytes());
        assert_eq!(text, format!("info string {told}\nreadyok\n"));
    }
    let far = said(Bot::Greedy, format!("event {}\n", "é".repeat(30_000)).as_bytes());
    assert_eq!(far, format!("info string event: no such event: {}…\n", "é".repeat(40)));
    for higher in ["rid 2 and more", "rid 99999999999999999999"] {
        assert!(said(Bot::Greedy, higher.as_bytes()).ends_with("ridok 1\n"), "{higher}");
    }
}

#[test]
fn after_what_cannot_be_used_nothing_older_counts() {
    let hidden = POSITION.replace("AfBfCfDmEfFmHm", "7");
    let many = POSITION.replace("68,19", "69,19");
    for (wrong, told) in [
        (hidden.as_str(), "position: the hand of seat 1 is hidden"),
        (many.as_str(), "position: field 6 impossible"),
        ("position a b c", "position: 4 players, 3 fields"),
        ("position a b c d e f g h i", "position: field 1 unreadable"),
        ("newgame seat 1 rules nope", "newgame: rules: preset nope"),
    ] {
        let text = said(Bot::Greedy, format!("{NEW}\n{POSITION}\n{wrong}\ngo\n").as_bytes());
        assert_eq!(text, format!("info string {told}\ninfo string go: no position\n"));
    }
}

#[test]
fn only_who_is_on_turn_is_answered_for() {
    let other = POSITION.replace(" 1.0 ", " 3.0 ");
    let text = said(Bot::Greedy, format!("{NEW}\n{other}\ngo\nisready\n").as_bytes());
    assert_eq!(text, "info string go: seat 3 is on turn\nreadyok\n");
    // The last position of the dialogue in docs/bot-protocol.md.
    let last = "position FCKIA d5Cf,d3Kf DfDmEmGm|AmEmGmLfLm|BmDfDmEfGf|EfGfLfLm 76,72,77,101 \
        -|-|-|- 0,12 1.drawn AfAfAmBfBfBmCfCmCmFfFfFmFmHfHfHmHmIfIfImImJfJfJmJmKfKmKm BDEFHJL";
    let over = format!("newgame seat 1 rules rid copies=2 hand=11\n{last}\ngo\n");
    let text = said(Bot::Greedy, over.as_bytes());
    assert_eq!(text, "info string go: the game is over\n");
}

#[test]
fn faulty_words_of_go_are_told_and_ignored() {
    let answer = |go: &str| {
        let text = said(Bot::Random, format!("{NEW}\n{POSITION}\n{go}\n").as_bytes());
        let (told, rest): (Vec<&str>, Vec<&str>) =
            text.lines().partition(|line| line.starts_with("info string "));
        (told.join("\n"), rest.join("\n"))
    };
    for (faulty, told, fine) in [
        ("go seed x", "seed wants a number, not x", "go"),
        ("go nodes", "nodes wants a number", "go"),
        ("go nodes y seed 7", "nodes wants a number, not y", "go seed 7"),
        ("go nodes seed 8", "nodes wants a number", "go seed 8"),
        ("go time -5 seed 9", "time wants a number, not -5", "go seed 9"),
        ("go seed 7 limit soon", "limit wants a number, not soon", "go seed 7"),
    ] {
        let told = format!("info string go: {told}");
        assert_eq!(answer(faulty), (told, answer(fine).1), "{faulty}");
    }
    assert_ne!(answer("go seed 7"), answer("go seed 8"));
    assert_eq!(answer("go someday seed 7 nodes 5 spent 2 limit 60000").0, "");
}

/// A pipe within this program.
struct Pipe(Receiver<String>, Vec<u8>);

impl Read for Pipe {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            self.1 = self.0.recv().map(String::into_bytes).unwrap_or_default();
        }
        let length = self.1.len().min(to.len());
        to[..length].copy_from_slice(&self.1[..length]);
        self.1.drain(..length);
        Ok(length)
    }
}

struct Out(Sender<String>);

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        self.0.send(text).map(|()| bytes.len()).map_err(io::Error::other)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn thinking_can_be_stopped_and_leaves_it_awake() {
    let ((say, heard), (out, told)) = (channel(), channel());
    let served = thread::spawn(move || {
        serve(Pipe(heard, Vec::new()), Out(out), "test", Bot::Patient, REFUSALS)
    });
    let mut text = String::new();
    let mut until = |word: &str| {
        while !text.contains(word) {
            text += &told.recv_timeout(Duration::from_secs(60)).unwrap();
        }
        std::mem::take(&mut text)
    };
    say.send(format!(
        "setoption name Playouts value 10000000\n{NEW}\n{POSITION}\ngo\ngo\nisready\n"
    ))
    .unwrap();
    assert!(until("readyok").starts_with("info string go: thinking already\n"));
    for (ask, stop) in
        [("", "stop\n"), ("go time 1000000000\n", "stop\n"), ("go nodes 1000000000000\n", "quit\n")]
    {
        say.send(format!("{ask}isready\n")).unwrap();
        until("readyok\n");
        let began = Instant::now();
        say.send(stop.into()).unwrap();
        assert!(until("bestturn ").contains("info nodes "));
        assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
    }
    served.join().unwrap().unwrap();
}

#[test]
fn any_bytes_are_taken() {
    let lines = [
        "rid 1",
        NEW,
        POSITION,
        "go seed 1 nodes 50",
        "stop",
        "isready",
        "setoption name Bot value random",
        "event drew 1 ? chosen",
        "setoption name Playouts value 3",
        "newgame seat 2 rules amigo players=2 copies=2",
        "position BGEIH d5Gf,e4Gm,d3Ef,c2Ef BfEmHm|7|12|6 44,12,-2,31 -|-|1|- 55,17 1.0 EfEfEmEmHfHfHmHm EH",
    ];
    let mut dice = QuickDice::new(5);
    for round in 0..300 {
        let mut bytes = Vec::new();
        for _ in 0..30 {
            let mut line = lines[dice.below(lines.len() as u32) as usize].as_bytes().to_vec();
            for _ in 0..dice.below(4) {
                let at = dice.below(line.len() as u32) as usize;
                match dice.below(4) {
                    0 => line[at] = dice.below(256) as u8,
                    1 => line.truncate(at.max(1)),
                    2 => line.insert(at, b"0123456789,|-. AfZm"[dice.below(19) as usize]),
                    _ => {
                        line.remove(at);
                        line.push(b'9');
                    }
                }
            }
            bytes.extend(line);
            bytes.push(b'\n');
        }
        // Nothing that was thought of is too much, so that this ends.
        let bytes: Vec<u8> = bytes
            .split(|&byte| byte == b'\n')
            .filter(|line| !line.starts_with(b"quit"))
            .collect::<Vec<_>>()
            .join(&b'\n');
        let all = [bytes.as_slice(), b"\nstop\nisready\n"].concat();
        assert!(said(Bot::Greedy, &all).contains("readyok\n"), "{round}");
    }
}
