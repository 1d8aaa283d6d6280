//! Who plays, by name: one of our bots, or `cmd:` and a program; and on what terms programs do.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Player};
use clap::Args;
use programs::{Info, Interrupts, Kind, Offered, PREFIX, Program, Terms, listed};

use crate::failure::{Failure, Outcome};

#[derive(Args, Clone, Default)]
pub(crate) struct ProgramArgs {
    /// How long a program (`cmd:COMMAND`) may take for each answer
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    bot_timeout: Duration,
    /// Set an option of every program that has it; repeatable
    #[arg(long, value_name = "NAME=VALUE")]
    bot_option: Vec<String>,
    /// Write down in this folder what is said with programs, a file for each that is started
    #[arg(long, value_name = "DIR")]
    bot_log: Option<PathBuf>,
}

/// Somebody who can be seated.
#[derive(Clone)]
pub(crate) enum Who {
    Bot(Bot),
    Program(Program),
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.01..=86_400.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "seconds, from 0.01 to 86400".into())
}

impl ProgramArgs {
    /// The terms; `info` is told what programs tell.
    pub(crate) fn terms(&self, info: Option<Info>) -> Outcome<Terms> {
        let mut options = Vec::new();
        for given in &self.bot_option {
            let wrong = || Failure::usage(format!("--bot-option {given}: NAME=VALUE is wanted"));
            let (name, value) = given.split_once('=').ok_or_else(wrong)?;
            if name.is_empty() || given.contains(['\n', '\r']) {
                return Err(wrong());
            }
            options.push((name.to_string(), value.to_string()));
        }
        let (timeout, log) = (self.bot_timeout, self.bot_log.clone());
        Ok(Terms { timeout, options, log, info, ..Terms::default() })
    }
}

impl Who {
    /// Whoever has this name.
    pub(crate) fn of(name: &str, terms: &Terms) -> Outcome<Who> {
        if name.starts_with(PREFIX) {
            let program = Program::parse(name, terms);
            return program.map(Who::Program).map_err(|why| Failure::usage(why.to_string()));
        }
        let told = |why: Failure| why.with(&format!("; a program is {PREFIX}COMMAND"));
        bot(name).map(Who::Bot).map_err(told)
    }

    /// As one who can be seated anywhere.
    pub(crate) fn player(&self) -> Arc<dyn Player> {
        match self {
            Who::Bot(bot) => Arc::new(*bot),
            Who::Program(program) => Arc::new(program.clone()),
        }
    }

    pub(crate) fn name(&self) -> String {
        match self {
            Who::Bot(bot) => Bot::name(*bot),
            Who::Program(program) => program.name(),
        }
    }
}

/// The names of an option that may be given several times.
pub(crate) fn names(given: &[String]) -> Vec<String> {
    given.iter().flat_map(|list| listed(list)).collect()
}

/// The bot of a name.
pub(crate) fn bot(name: &str) -> Outcome<Bot> {
    Bot::parse(name).map_err(|unknown| {
        let known: Vec<String> = Bot::ALL.iter().map(|bot| Bot::name(*bot)).collect();
        Failure::usage(format!("{unknown} (there are {})", known.join(", ")))
    })
}

/// Lets each program introduce itself, before anything is played; tells the names that they go by.
/// From now on they end when this program does, if `interrupts` are not somebody else's matter.
pub(crate) fn introduced(
    all: &[Who],
    terms: &Terms,
    interrupts: Option<Interrupts>,
) -> Outcome<BTreeMap<String, String>> {
    let programs = all.iter().filter_map(|who| match who {
        Who::Bot(_) => None,
        Who::Program(program) => Some(program),
    });
    let mut programs: Vec<&Program> = programs.collect();
    let mut names = BTreeSet::new();
    programs.retain(|program| names.insert(program.name()));
    if programs.is_empty() {
        return Ok(BTreeMap::new());
    }
    let deaf = |why: std::io::Error| Failure::usage(format!("cannot wait for signals: {why}"));
    interrupts.map_or(Ok(()), programs::end_all_on_signals).map_err(deaf)?;
    let mut known = BTreeMap::new();
    let mut offered: Vec<Offered> = Vec::new();
    for program in programs {
        let mut session = program.session();
        let identity = session.introduce();
        let identity =
            identity.map_err(|fault| Failure::usage(format!("{}: {fault}", program.name())))?;
        offered.extend(identity.options.iter().cloned());
        known.insert(program.name(), identity.name.clone());
    }
    for (name, _) in &terms.options {
        if !offered.iter().any(|option| option.name == *name) {
            let there: Vec<String> = offered.iter().map(described).collect();
            let there = if there.is_empty() { "none".into() } else { there.join(", ") };
            let why =
                format!("--bot-option {name}: no program has this option (there are: {there})");
            return Err(Failure::usage(why));
        }
    }
    Ok(known)
}

fn described(option: &Offered) -> String {
    let kind = match &option.kind {
        Kind::Check => "true or false".into(),
        Kind::Spin(least, most) => format!("{least} to {most}"),
        Kind::Combo(words) => words.join("|"),
        Kind::Text => "text".into(),
    };
    format!("{}={kind}", option.name)
}
