//! Our own bots behind the protocol: what `rid engine` does. A line that cannot be used is answered
//! by `info string`, never by breaking off.

use std::io::{self, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use bots::{Bot, Budget, Stop};
use diner::{Action, Observation, Position, Rules, Seat, Viewer};

use crate::VERSION;
use crate::lines::{Line, Lines};
use crate::orders::{Go, Refusals, event, new_game, option, shown, version};
use crate::talk::parted;

/// What the engine waits for.
enum Heard {
    Line(Line),
    /// The input is over.
    Over,
    /// What was thought, and how many nodes that took.
    Thought(Vec<Action>, u64),
}

struct Engine<W> {
    output: W,
    /// Its name, as far as the bot does not matter.
    name: String,
    bot: Bot,
    /// If not 0, search with so many plays instead.
    playouts: u32,
    refusals: Refusals,
    game: Option<(Rules, Seat)>,
    seen: Option<Observation>,
    thoughts: Sender<Heard>,
    /// Stops the one who thinks.
    thinking: Option<Stop>,
}

/// Answers until the input ends or says `quit`; a thought that is under way is stopped, and told.
///
/// # Errors
/// The output cannot be written to.
pub fn serve(
    input: impl Read + Send + 'static,
    output: impl Write,
    name: &str,
    bot: Bot,
    refusals: Refusals,
) -> io::Result<()> {
    let (send, heard) = channel();
    let thoughts = send.clone();
    thread::Builder::new().name("input".into()).spawn(move || {
        for line in Lines::new(input) {
            if send.send(Heard::Line(line)).is_err() {
                return;
            }
        }
        // Whoever listened may be gone.
        let _ = send.send(Heard::Over);
    })?;
    let (name, game, seen) = (name.into(), None, None);
    let mut engine =
        Engine { output, name, bot, playouts: 0, refusals, game, seen, thoughts, thinking: None };
    let mut over = false;
    for heard in heard {
        match heard {
            Heard::Line(line) if !over => over = engine.line(line)?,
            Heard::Line(_) => {}
            Heard::Over => over = true,
            Heard::Thought(actions, nodes) => engine.thought(&actions, nodes)?,
        }
        if over {
            match &engine.thinking {
                Some(thinking) => thinking.stop(),
                None => break,
            }
        }
    }
    Ok(())
}

impl<W: Write> Engine<W> {
    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    /// Says what is wrong with a line.
    fn wrong(&mut self, what: &str) -> io::Result<()> {
        self.say(&format!("info string {what}"))
    }

    /// Does what a line says; tells whether it was the last.
    fn line(&mut self, line: Line) -> io::Result<bool> {
        let line = match line {
            Line::Text(line) => line,
            Line::TooLong => return self.wrong("line too long").map(|()| false),
            Line::NotText => return self.wrong("line not UTF-8").map(|()| false),
        };
        match parted(&line) {
            ("rid", rest) => match version(rest) {
                Ok(()) => self.introduce()?,
                Err(why) => self.wrong(&format!("rid: {why}"))?,
            },
            ("setoption", rest) => self.set(rest)?,
            ("isready", _) => self.say("readyok")?,
            // What was before counts no more, even if what comes cannot be used: else a turn of
            // another game, or of another moment, would be the answer.
            ("newgame", rest) => {
                (self.game, self.seen) = (None, None);
                match new_game(rest, self.refusals) {
                    Ok(game) => self.game = Some(game),
                    Err(why) => self.wrong(&format!("newgame: {why}"))?,
                }
            }
            ("position", rest) => {
                self.seen = None;
                match self.position(rest) {
                    Ok(seen) => self.seen = Some(seen),
                    Err(why) => self.wrong(&format!("position: {why}"))?,
                }
            }
            ("event", rest) => match event(rest) {
                Ok(()) => {}
                Err(why) => self.wrong(&format!("event: {why}"))?,
            },
            ("go", rest) => self.go(rest)?,
            ("stop", _) => {
                if let Some(thinking) = &self.thinking {
                    thinking.stop();
                }
            }
            ("quit", _) => return Ok(true),
            // What is not known is ignored.
            _ => {}
        }
        Ok(false)
    }

    fn introduce(&mut self) -> io::Result<()> {
        let name = format!("{} ({})", self.name, Bot::name(self.bot));
        let levels = Bot::ALL.iter().filter_map(|bot| bot.level().map(String::from));
        let names: Vec<String> = Bot::ALL.iter().map(|bot| Bot::name(*bot)).collect();
        let all = names.into_iter().chain(levels).map(|name| format!(" var {name}"));
        let all: String = all.collect();
        let bot = Bot::name(self.bot);
        self.say(&format!("id name {name}"))?;
        self.say(&format!("option name Bot type combo default {bot}{all}"))?;
        let most = Bot::MOST_PLAYOUTS;
        self.say(&format!("option name Playouts type spin default 0 min 0 max {most}"))?;
        self.say(&format!("ridok {VERSION}"))
    }

    fn set(&mut self, rest: &str) -> io::Result<()> {
        match option(rest) {
            Ok(("Bot", name)) => match Bot::parse(name) {
                Ok(bot) => self.bot = bot,
                Err(_) => self.wrong(&format!("Bot: no such bot: {}", shown(name)))?,
            },
            Ok(("Playouts", number)) => match number.parse() {
                Ok(number) if number <= Bot::MOST_PLAYOUTS => self.playouts = number,
                Ok(_) | Err(_) => {
                    self.wrong(&format!("Playouts: no such number: {}", shown(number)))?;
                }
            },
            Ok((name, _)) => self.wrong(&format!("no such option: {}", shown(name)))?,
            Err(why) => self.wrong(&why)?,
        }
        Ok(())
    }

    /// What the seat knows.
    fn position(&self, rest: &str) -> Result<Observation, String> {
        let (rules, seat) = self.game.as_ref().ok_or("no game")?;
        let refused = |why| (self.refusals.position)(rules, &why);
        let position = Position::parse(rules, rest).map_err(refused)?;
        if position.hands[*seat].is_none() {
            return Err(format!("the hand of seat {seat} is hidden"));
        }
        Ok(Observation { viewer: Viewer::Seat(*seat), position })
    }

    fn go(&mut self, rest: &str) -> io::Result<()> {
        if self.thinking.is_some() {
            return self.wrong("go: thinking already");
        }
        let (Some((rules, own)), Some(seen)) = (self.game.clone(), self.seen.clone()) else {
            return self.wrong("go: no position");
        };
        if seen.public().end.is_some() {
            return self.wrong("go: the game is over");
        }
        let turn = seen.public().turn.seat;
        if turn != own {
            return self.wrong(&format!("go: seat {turn} is on turn"));
        }
        let (go, faults) = Go::read(rest);
        for fault in faults {
            self.wrong(&format!("go: {fault}"))?;
        }
        let budget = match (go.nodes, go.time) {
            (Some(nodes), _) => Budget::nodes(nodes),
            // Longer than any game lasts is the same as any other such time.
            (None, Some(time)) => Budget::time(Duration::from_millis(time.min(1 << 40))),
            (None, None) => Budget::level(),
        };
        let stop = Stop::default();
        let mut budget = budget.with_stop(stop.clone());
        let spent = go.spent.unwrap_or(0);
        budget.spend(spent);
        let seed = go.seed.unwrap_or(0);
        let bot = if self.playouts == 0 { self.bot } else { Bot::Search(self.playouts) };
        let thoughts = self.thoughts.clone();
        thread::Builder::new().name("thought".into()).spawn(move || {
            // A bot that breaks off has found nothing.
            let turn = AssertUnwindSafe(|| bot.turn(&rules, &seen, &mut budget, seed));
            let actions = catch_unwind(turn).unwrap_or_default();
            let _ = thoughts.send(Heard::Thought(actions, budget.spent().saturating_sub(spent)));
        })?;
        self.thinking = Some(stop);
        Ok(())
    }

    fn thought(&mut self, actions: &[Action], nodes: u64) -> io::Result<()> {
        self.thinking = None;
        self.say(&format!("info nodes {nodes}"))?;
        let actions: String = actions.iter().map(|action| format!(" {action}")).collect();
        self.say(&format!("bestturn{actions}"))
    }
}
