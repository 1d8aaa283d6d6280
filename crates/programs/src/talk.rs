//! What is said with a program that runs, line by line, never longer than it may take.

use std::fs::{self, File};
use std::sync::atomic::Ordering;
use std::time::Instant;

use bots::{Allowance, Asked, Budget};
use diner::{Action, Rules, Seat, Written};

use crate::fault::What;
use crate::offered::Offered;
use crate::process::Process;
use crate::program::{Identity, Info, Named};
use crate::{VERSION, say};

/// More lines, and more bytes, than any answer needs.
const NOISE: (usize, usize) = (10_000, 4 << 20);
/// How much of a line of `info` is told.
const TOLD: usize = 400;
/// The longest name that is kept.
const NAME: usize = 60;

impl Named {
    /// The file in which what is said is written down.
    pub(crate) fn log(&self) -> Result<Option<File>, What> {
        let Some(folder) = &self.terms.log else { return Ok(None) };
        let number = self.terms.started.fetch_add(1, Ordering::Relaxed) + 1;
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
        let mut noise = Noise::default();
        loop {
            let line = process.hear(until, || true)?;
            let line = line.ok_or(What::Silent(word, self.terms.timeout))?;
            noise.of(&line)?;
            let (first, rest) = parted(&line);
            if first == "info" {
                self.info(rest);
            }
            if let Some(found) = wanted(first, rest)? {
                return Ok(found);
            }
        }
    }

    pub(crate) fn hello(&self, process: &mut Process) -> Result<Identity, What> {
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

    pub(crate) fn new_game(
        &self,
        process: &mut Process,
        rules: &Rules,
        seat: Seat,
    ) -> Result<(), What> {
        process.say(&say::new_game(rules, seat));
        self.ready(process)
    }

    pub(crate) fn turn(
        &self,
        process: &mut Process,
        rules: &Rules,
        asked: &Asked,
        budget: &mut Budget,
    ) -> Result<Vec<Action>, What> {
        asked.told.iter().for_each(|event| process.say(&say::event(event)));
        process.say(&say::position(&asked.seen));
        // An answer that nobody asked for must not be taken for the one that comes.
        self.ready(process)?;
        let allowance = budget.allowance();
        process.say(&say::go(asked.seed, allowance, self.terms.timeout));
        let limit = Instant::now() + self.terms.timeout;
        let mut until = match allowance {
            Allowance::Time(left) => limit.min(Instant::now() + left),
            Allowance::Level | Allowance::Nodes { .. } => limit,
        };
        let mut noise = Noise::default();
        loop {
            let Some(line) = process.hear(until, || !budget.is_stopped())? else {
                if until == limit {
                    return Err(What::Silent("bestturn", self.terms.timeout));
                }
                process.say("stop");
                until = limit;
                continue;
            };
            noise.of(&line)?;
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
    }

    fn info(&self, rest: &str) {
        if let Some(Info(tell)) = &self.terms.info {
            let plain = rest.chars().filter(|sign| !sign.is_control());
            let plain: String = plain.take(TOLD).collect();
            tell(&format!("{}: {plain}", self.name));
        }
    }
}

/// How much was said so far that is no answer.
#[derive(Default)]
struct Noise(usize, usize);

impl Noise {
    /// One more line.
    fn of(&mut self, line: &str) -> Result<(), What> {
        let Noise(lines, bytes) = self;
        *lines += 1;
        *bytes += line.len();
        if *lines > NOISE.0 || *bytes > NOISE.1 { Err(What::Noise) } else { Ok(()) }
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
