//! A program at a seat: started when it is first needed, introduced, asked game after game.

use bots::{Asked, Budget, Ending, Seated};
use diner::{Action, Rules, Seat};

use crate::fault::{Fault, What};
use crate::process::Process;
use crate::program::{Identity, Program};
use crate::say;

/// A program at a seat.
pub struct Session {
    program: Program,
    running: Option<(Process, Identity)>,
    game: Option<(Rules, Seat)>,
    /// Whether the program knows of the game.
    begun: bool,
}

impl Session {
    pub(crate) fn of(program: Program) -> Session {
        Session { program, running: None, game: None, begun: false }
    }

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

/// A fault, with the last words of the process if it may not go on: then it is dead now.
fn blamed(process: &mut Process, what: What) -> Fault {
    if what.is_survived() {
        return Fault { what, last_words: None };
    }
    process.kill();
    Fault { what, last_words: process.last_words() }
}
