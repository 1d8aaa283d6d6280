//! A program at a seat: started when it is first needed, introduced, asked game after game.

use std::fs::{self, File};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use bots::{Allowance, Asked, Budget, Ending, Player, Seated};
use diner::{Action, Rules, Seat, Written};

use crate::command::{BadCommand, PREFIX, words};
use crate::fault::{Fault, What};
use crate::offered::Offered;
use crate::process::Process;
use crate::{VERSION, say};

/// A program that can be seated any number of times.
#[derive(Clone)]
pub struct Program(Arc<Named>);

struct Named {
    name: String,
    words: Vec<String>,
    terms: Terms,
    started: Arc<AtomicU32>,
}

/// On what terms programs play.
#[derive(Clone)]
pub struct Terms {
    /// How long each answer may take.
    pub timeout: Duration,
    /// Options, by name, for all that offer them.
    pub options: Vec<(String, String)>,
    /// The folder in which what is said is written down.
    pub log: Option<PathBuf>,
    /// Who is told of `info` lines.
    pub info: Option<Info>,
    /// How many were started so far.
    pub started: Arc<AtomicU32>,
}

/// Somebody who is told what programs tell beside their answers, each line behind the program's name.
#[derive(Clone)]
pub struct Info(Arc<dyn Fn(&str) + Send + Sync>);

/// How a program has introduced itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Identity {
    /// Its name.
    pub name: String,
    /// What can be set.
    pub options: Vec<Offered>,
}

/// A program at a seat.
pub struct Session {
    program: Program,
    running: Option<(Process, Identity)>,
    game: Option<(Rules, Seat)>,
    /// Whether the program knows of the game.
    begun: bool,
}

/// More lines than any answer needs.
const NOISE: usize = 10_000;
/// The longest name that is kept.
const NAME: usize = 60;

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            timeout: Duration::from_secs(60),
            options: Vec::new(),
            log: None,
            info: None,
            started: Arc::default(),
        }
    }
}

impl Info {
    /// Tells it so.
    pub fn new(tell: impl Fn(&str) + Send + Sync + 'static) -> Info {
        Info(Arc::new(tell))
    }
}

impl Program {
    /// The program of a name that begins with `cmd:`.
    ///
    /// # Errors
    /// What follows is no command line.
    pub fn parse(name: &str, terms: &Terms) -> Result<Program, BadCommand> {
        let words = words(name.strip_prefix(PREFIX).unwrap_or(name))?;
        let started = Arc::clone(&terms.started);
        Ok(Program(Arc::new(Named { name: name.into(), words, terms: terms.clone(), started })))
    }

    /// The program at a seat; it is not started yet.
    pub fn session(&self) -> Session {
        Session { program: self.clone(), running: None, game: None, begun: false }
    }
}

impl Player for Program {
    fn name(&self) -> String {
        self.0.name.clone()
    }

    fn sit(&self) -> Box<dyn Seated> {
        Box::new(self.session())
    }
}

impl Session {
    /// Starts the program if it does not run, and lets it introduce itself.
    ///
    /// # Errors
    /// It cannot be started, or does not introduce itself.
    pub fn introduce(&mut self) -> Result<&Identity, Fault> {
        if self.running.is_none() {
            let named = &self.program.0;
            let log = named.log().map_err(|what| Fault { what, last_words: None })?;
            let process = Process::start(&named.words, log);
            let mut process = process.map_err(|what| Fault { what, last_words: None })?;
            let identity = named.hello(&mut process);
            let identity = identity.map_err(|what| blamed(&mut process, what))?;
            self.running = Some((process, identity));
        }
        let running = self.running.as_ref().map(|(_, identity)| identity);
        running.ok_or(Fault { what: What::Closed, last_words: None })
    }

    /// What to do next.
    ///
    /// # Errors
    /// Why there is no answer.
    pub fn ask(
        &mut self,
        rules: &Rules,
        asked: &Asked,
        budget: &mut Budget,
    ) -> Result<Vec<Action>, Fault> {
        self.introduce()?;
        let Session { program, running, game, begun } = self;
        let Some((process, _)) = running else { return Ok(Vec::new()) };
        let answer = match (&game, &begun) {
            (Some((rules, seat)), false) => program.0.new_game(process, rules, *seat),
            (Some(_), true) | (None, _) => Ok(()),
        };
        *begun = true;
        let answer = answer.and_then(|()| program.0.turn(process, rules, asked, budget));
        let answer = answer.map_err(|what| blamed(process, what));
        if answer.as_ref().is_err_and(|fault| !fault.what.is_survived()) {
            *running = None;
        }
        answer
    }
}

impl Seated for Session {
    fn begin(&mut self, rules: &Rules, seat: Seat) {
        self.game = Some((rules.clone(), seat));
        self.begun = false;
    }

    fn turn(
        &mut self,
        rules: &Rules,
        asked: &Asked,
        budget: &mut Budget,
    ) -> Result<Vec<Action>, String> {
        self.ask(rules, asked, budget).map_err(|fault| fault.to_string())
    }

    fn end(&mut self, ending: &Ending) {
        // It may have lost its life, or never have been on turn.
        let (Some((rules, _)), Some((process, _)), true) =
            (&self.game, &mut self.running, self.begun)
        else {
            return;
        };
        if let Some(fault) = &ending.fault {
            process.say(&format!("error {fault}"));
        }
        ending.told.iter().for_each(|event| process.say(&say::event(event)));
        if ending.end.is_some() {
            process.say(&say::position(&ending.seen));
        }
        process.say(&say::game_over(rules, ending));
        self.begun = false;
    }
}

/// A fault with the last words of the process, which is dead now unless it may go on.
fn blamed(process: &mut Process, what: What) -> Fault {
    if !what.is_survived() {
        process.kill();
    }
    Fault { what, last_words: process.last_words() }
}

impl Named {
    /// The file in which what is said is written down.
    fn log(&self) -> Result<Option<File>, What> {
        let Some(folder) = &self.terms.log else { return Ok(None) };
        let number = self.started.fetch_add(1, Ordering::Relaxed) + 1;
        let path = folder.join(format!("{number}.log"));
        let file = fs::create_dir_all(folder).and_then(|()| File::create(&path));
        file.map(Some).map_err(|why| What::NotStarted(format!("{}: {why}", path.display())))
    }

    /// The next line for which `wanted` has something, read before the time is over.
    fn wait<T>(
        &self,
        process: &mut Process,
        word: &'static str,
        mut wanted: impl FnMut(&str, &str) -> Result<Option<T>, What>,
    ) -> Result<T, What> {
        let until = Instant::now() + self.terms.timeout;
        for _ in 0..NOISE {
            let line = process.hear(until, || true)?;
            let line = line.ok_or(What::Silent(word, self.terms.timeout))?;
            let (first, rest) = parted(&line);
            if first == "info" {
                self.info(rest);
            }
            if let Some(found) = wanted(first, rest)? {
                return Ok(found);
            }
        }
        Err(What::Noise)
    }

    fn hello(&self, process: &mut Process) -> Result<Identity, What> {
        process.say(&format!("rid {VERSION}"));
        let mut identity = Identity::default();
        let version = self.wait(process, "ridok", |word, rest| match (word, parted(rest)) {
            ("id", ("name", name)) => {
                let plain = |sign: &char| !sign.is_control();
                identity.name = name.chars().filter(plain).take(NAME).collect();
                Ok(None)
            }
            ("option", _) => {
                identity.options.extend(Offered::parse(rest));
                Ok(None)
            }
            ("ridok", (version, _)) => Ok(Some(version.to_string())),
            _ => Ok(None),
        })?;
        if version != VERSION.to_string() {
            return Err(What::Version(version));
        }
        for (name, value) in &self.terms.options {
            let offered = identity.options.iter().find(|offered| offered.name == *name);
            if let Some(offered) = offered {
                offered.allows(value).map_err(What::Option)?;
                process.say(&format!("setoption name {name} value {value}"));
            }
        }
        self.ready(process)?;
        Ok(identity)
    }

    /// Waits until all is done that was said; whatever was said meanwhile counts no more.
    fn ready(&self, process: &mut Process) -> Result<(), What> {
        process.say("isready");
        self.wait(process, "readyok", |word, _| Ok((word == "readyok").then_some(())))
    }

    fn new_game(&self, process: &mut Process, rules: &Rules, seat: Seat) -> Result<(), What> {
        process.say(&say::new_game(rules, seat));
        self.ready(process)
    }

    fn turn(
        &self,
        process: &mut Process,
        rules: &Rules,
        asked: &Asked,
        budget: &mut Budget,
    ) -> Result<Vec<Action>, What> {
        asked.told.iter().for_each(|event| process.say(&say::event(event)));
        process.say(&say::position(&asked.seen));
        let allowance = budget.allowance();
        process.say(&say::go(asked.seed, allowance, self.terms.timeout));
        let limit = Instant::now() + self.terms.timeout;
        let mut until = match allowance {
            Allowance::Time(left) => limit.min(Instant::now() + left),
            Allowance::Level | Allowance::Nodes { .. } => limit,
        };
        for _ in 0..NOISE {
            let Some(line) = process.hear(until, || !budget.is_stopped())? else {
                if until == limit {
                    return Err(What::Silent("bestturn", self.terms.timeout));
                }
                process.say("stop");
                until = limit;
                continue;
            };
            match parted(&line) {
                ("legal", _) => process.say(&say::legal(rules, &asked.seen)),
                ("info", rest) => match parted(rest) {
                    ("nodes", nodes) => budget.spend(parted(nodes).0.parse().unwrap_or(0)),
                    _ => self.info(rest),
                },
                ("bestturn", rest) => return rest.split_whitespace().map(action).collect(),
                _ => {}
            }
        }
        Err(What::Noise)
    }

    fn info(&self, rest: &str) {
        if let Some(Info(tell)) = &self.terms.info {
            let plain: String = rest.chars().filter(|sign| !sign.is_control()).collect();
            tell(&format!("{}: {plain}", self.name));
        }
    }
}

/// An action of an answer.
fn action(word: &str) -> Result<Action, What> {
    let shown = || word.chars().take(NAME).collect();
    let written = Written::parse(word).map_err(|_| What::Unreadable(shown()))?;
    written.action().map_err(|_| What::NoChair(shown()))
}

/// The first word of a line and the rest.
pub(crate) fn parted(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace)
        .map_or((line, ""), |(word, rest)| (word, rest.trim_start()))
}
