//! The table without a screen: a line in, some sentences out. For a screen reader, a pipe, or a
//! terminal that can do nothing else.

use std::io::{self, BufRead, Write};

use diner::{Action, Chair, Guest, Written};
use words::{Label, Speech, is_told};

use crate::book::Book;
use crate::look::Signs;
use crate::shell::Left;
use crate::table::{Act, Looking, Note, Table};
use crate::text;

/// How many turns are told at once.
const TURNS: usize = 8;

/// Where sentences go.
struct Voice<W> {
    output: W,
    signs: Signs,
}

impl<W: Write> Voice<W> {
    fn say(&mut self, said: &str) -> io::Result<()> {
        self.write(said)?;
        self.output.write_all(b"\n")
    }

    fn write(&mut self, said: &str) -> io::Result<()> {
        match self.signs {
            Signs::Unicode => self.output.write_all(said.as_bytes()),
            Signs::Ascii => {
                let folded =
                    said.chars().map(|sign| if sign == '\n' { sign } else { text::ascii(sign) });
                self.output.write_all(folded.collect::<String>().as_bytes())
            }
        }
    }

    /// Asks for a line; `None` when there is none any more.
    fn ask(&mut self, input: &mut impl BufRead) -> io::Result<Option<String>> {
        self.write("> ")?;
        self.output.flush()?;
        let mut line = String::new();
        match input.read_line(&mut line)? {
            0 => {
                self.say("")?;
                Ok(None)
            }
            _ => Ok(Some(line.trim().to_owned())),
        }
    }
}

/// Plays until somebody leaves, or the input ends.
///
/// # Errors
/// Input or output fails. What was done is kept.
pub fn talk(
    table: &mut Table,
    book: &Book,
    input: &mut impl BufRead,
    output: impl Write,
    signs: Signs,
) -> io::Result<Left> {
    let mut voice = Voice { output, signs };
    let speech = table.speech();
    voice.say(&speech.play_plain_intro(&speech.game_name(table.rules())))?;
    for line in position(table) {
        voice.say(&line)?;
    }
    loop {
        bots(table, book, &mut voice)?;
        match table.looking() {
            Looking::Curtain(seat) => {
                voice.say(&speech.company_pass(&speech.player_name(seat, &table.names)))?;
                voice.say(&speech.play_plain_curtain(seat, &table.names))?;
                if voice.ask(input)?.is_none() {
                    return Ok(Left::Quit);
                }
                table.lift_curtain();
                for line in position(table) {
                    voice.say(&line)?;
                }
                continue;
            }
            Looking::Parting(seat) => {
                voice.say(&speech.play_parting(seat, &table.names))?;
                if voice.ask(input)?.is_none() {
                    return Ok(Left::Quit);
                }
                // What was told must not stand there when the next player comes.
                voice.write(&"\n".repeat(40))?;
                table.part();
                continue;
            }
            Looking::Seat(_) | Looking::Anybody => {}
        }
        if table.is_over() {
            for line in speech.result(table.rules(), table.game.public(), &table.names) {
                voice.say(&line)?;
            }
            return Ok(Left::Quit);
        }
        for line in asked(table) {
            voice.say(&line)?;
        }
        if answer(table, book, input, &mut voice)? == Left::Quit {
            return Ok(Left::Quit);
        }
    }
}

/// Lets bots play until a person is asked.
fn bots<W: Write>(table: &mut Table, book: &Book, voice: &mut Voice<W>) -> io::Result<()> {
    while table.bots_go_on() {
        if let Some(asked) = table.ask() {
            table.thought(asked.version, asked.think());
        }
        table.skip();
        let due = table.due(std::time::Duration::ZERO);
        // A program has given up.
        if let Some(Note::Refused(said)) = table.note.take() {
            voice.say(&said)?;
        }
        let Some(act) = due else { continue };
        if !act_on(table, book, act, voice)? {
            return Ok(());
        }
    }
    Ok(())
}

/// Does something and says what came of it; tells whether it was kept.
fn act_on<W: Write>(
    table: &mut Table,
    book: &Book,
    act: Act,
    voice: &mut Voice<W>,
) -> io::Result<bool> {
    crate::shell::act_on(table, book, act);
    match table.note.take() {
        Some(Note::Said(said)) if said.is_empty() => Ok(true),
        Some(Note::Said(said) | Note::Hint(said)) => voice.say(&said).map(|()| true),
        Some(Note::Refused(why)) => {
            voice.say(&why)?;
            // A disk that is full must not be asked again and again.
            if table.bots_go_on() { Err(io::Error::other(why)) } else { Ok(false) }
        }
        None => Ok(true),
    }
}

/// Lines until something is done or somebody leaves.
fn answer<W: Write>(
    table: &mut Table,
    book: &Book,
    input: &mut impl BufRead,
    voice: &mut Voice<W>,
) -> io::Result<Left> {
    let version = table.version;
    while table.version == version {
        let Some(line) = voice.ask(input)? else { return Ok(Left::Quit) };
        match Typed::of(&line) {
            Typed::Nothing => {}
            Typed::Quit => return Ok(Left::Quit),
            Typed::Act(written) => match table.after_written(written) {
                Err(why) => voice.say(&why)?,
                Ok(_) => {
                    if let Ok(action) = written.action() {
                        act_on(table, book, Act::Play(action), voice)?;
                    }
                }
            },
            Typed::Undo => {
                act_on(table, book, Act::TakeBack, voice)?;
            }
            Typed::Hint => {
                if let Some(asked) = table.ask_hint() {
                    table.thought(asked.version, asked.think());
                }
                if let Some(Note::Hint(said)) = table.note.take() {
                    voice.say(&said)?;
                }
            }
            Typed::Told(what) => {
                for line in told(table, what) {
                    voice.say(&line)?;
                }
            }
            Typed::Unknown => {
                voice.say(&table.speech.play_plain_unknown(&text::plain(&line, 40)))?
            }
        }
    }
    Ok(Left::Again)
}

/// What was typed.
enum Typed {
    Nothing,
    Quit,
    Act(Written),
    Undo,
    Hint,
    Told(What),
    Unknown,
}

/// What can be told at any time.
#[derive(Clone, Copy)]
enum What {
    Why(Written),
    Legal,
    Look,
    Log,
    Rules,
    Help,
}

impl Typed {
    fn of(line: &str) -> Typed {
        let words: Vec<&str> = line.split_whitespace().collect();
        let placing = |text: &str| {
            let written = Written::parse(text).ok();
            written.filter(|written| matches!(written, Written::Place(..)))
        };
        match words.as_slice() {
            [] => Typed::Nothing,
            ["quit" | "q"] => Typed::Quit,
            ["undo" | "u"] => Typed::Undo,
            ["hint" | "H"] => Typed::Hint,
            ["legal"] => Typed::Told(What::Legal),
            ["look"] => Typed::Told(What::Look),
            ["log"] => Typed::Told(What::Log),
            ["rules"] => Typed::Told(What::Rules),
            ["help" | "?"] => Typed::Told(What::Help),
            ["why", guest, square] => placing(&format!("{guest}@{square}"))
                .map_or(Typed::Unknown, |written| Typed::Told(What::Why(written))),
            ["why", both] => {
                placing(both).map_or(Typed::Unknown, |written| Typed::Told(What::Why(written)))
            }
            ["drop", guest] => {
                Written::parse(&format!("drop:{guest}")).map_or(Typed::Unknown, Typed::Act)
            }
            ["d"] => Typed::Act(Written::Other(Action::Draw)),
            ["e"] => Typed::Act(Written::Other(Action::Done)),
            [one] => Written::parse(one).map_or(Typed::Unknown, Typed::Act),
            [..] => Typed::Unknown,
        }
    }
}

fn told(table: &Table, what: What) -> Vec<String> {
    let speech = table.speech;
    match what {
        What::Why(written) => vec![why(table, written)],
        What::Legal => legal(table),
        What::Look => position(table),
        What::Log => log(table),
        What::Rules => {
            let rules = speech.rules(table.rules());
            rules.sentences.into_iter().chain(rules.differences).collect()
        }
        What::Help => {
            let keys = speech.play_plain_help();
            keys.into_iter().map(|key| format!("{}: {}", key.keys, key.text)).collect()
        }
    }
}

/// Why a guest cannot sit there, or what it would earn.
fn why(table: &Table, written: Written) -> String {
    let refused = table.game.check_written(written);
    let (guest, chair): (Guest, Chair) = match (refused, written) {
        (Err(why), _) => return table.speech.illegal(&why),
        (Ok(Action::Place { guest, chair }), _) => (guest, chair),
        (Ok(_), _) => return table.speech.script_no_such_key(),
    };
    let choices = table.choices();
    let choice = choices.card(guest).map(|chairs| table.speech.choice(&chairs[chair]));
    format!("{}.", choice.unwrap_or_default().trim_end_matches('.'))
}

fn legal(table: &Table) -> Vec<String> {
    let (speech, choices) = (table.speech, table.choices());
    let mut said = Vec::new();
    let mut others = Vec::new();
    for action in table.game.legal().iter() {
        match action {
            Action::Place { guest, chair } => {
                let choice = choices.card(guest).map(|chairs| speech.choice(&chairs[chair]));
                let points = choice.unwrap_or_default();
                let points = points.trim_end_matches('.');
                said.push(speech.play_plain_legal(&action.to_string(), points));
            }
            Action::Draw | Action::Drop { .. } | Action::Close | Action::Done => {
                others.push(action.to_string());
            }
        }
    }
    if said.is_empty() {
        said.push(speech.play_plain_legal_none());
    }
    if table.game.can_take_back() > 0 {
        others.push("undo".into());
    }
    if !others.is_empty() {
        said.push(speech.play_plain_others(&others));
    }
    said
}

/// The position in sentences, as whoever reads may know it.
fn position(table: &Table) -> Vec<String> {
    let (speech, rules) = (table.speech, table.rules());
    let seen = table.game.observe(table.viewer());
    let public = seen.public();
    let mut said = vec![format!(
        "{}.",
        speech.home_round(table.game.turns().last().map_or(1, |turn| turn.round),)
    )];
    let tables = diner::Table::ALL.into_iter();
    said.extend(tables.map(|at| format!("{}.", speech.table_label(&public.floor, at))));
    said.extend(speech.play_plain_floor(&public.floor));
    said.extend(rules.seats().map(|seat| speech.play_plain_player(seat, &table.names, public)));
    said.push(speech.show().left(public));
    said
}

/// What is asked of whoever is on turn, and the own hand.
fn asked(table: &Table) -> Vec<String> {
    let scene = table.scene();
    let hand = scene.seen.hand().map(|hand| table.speech.play_plain_hand(hand));
    hand.into_iter().chain([scene.status()]).collect()
}

/// The last turns.
fn log(table: &Table) -> Vec<String> {
    let speech: Speech = table.speech;
    let scene = table.scene();
    let turns: Vec<_> = scene.turns.iter().filter(|turn| !turn.events.is_empty()).collect();
    let mut said = Vec::new();
    for turn in turns.iter().skip(turns.len().saturating_sub(TURNS)) {
        said.push(format!("{}.", speech.log_turn(turn.round, turn.seat, scene.names)));
        let events = turn.events.iter().filter(|event| is_told(event));
        said.extend(events.map(|event| speech.event(event, scene.names)));
    }
    if said.is_empty() {
        said.push(speech.label(Label::LogEmpty));
    }
    said
}
