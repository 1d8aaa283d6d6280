//! A program by its name, the terms on which programs play, and how one has introduced itself.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use bots::{Player, Seated};

use crate::command::{BadCommand, PREFIX, words};
use crate::offered::Offered;
use crate::session::Session;

/// A program that can be seated any number of times.
#[derive(Clone)]
pub struct Program(pub(crate) Arc<Named>);

pub(crate) struct Named {
    pub(crate) name: String,
    pub(crate) words: Vec<String>,
    pub(crate) terms: Terms,
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
pub struct Info(pub(crate) Arc<dyn Fn(&str) + Send + Sync>);

/// How a program has introduced itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Identity {
    /// Its name.
    pub name: String,
    /// What can be set.
    pub options: Vec<Offered>,
}

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
        Ok(Program(Arc::new(Named { name: name.into(), words, terms: terms.clone() })))
    }

    /// The program at a seat; it is not started yet.
    pub fn session(&self) -> Session {
        Session::of(self.clone())
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
