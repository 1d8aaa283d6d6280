//! Who can be seated: a bot of this crate, or whatever else answers an observation with actions.
//! It may remember what it was told of a game, and it may fail.

use diner::{Action, End, Event, Guest, Observation, Rules, Seat};

use crate::{Bot, Budget};

/// Somebody who can play any number of games at once.
pub trait Player: Send + Sync {
    /// The name in tables and records.
    fn name(&self) -> String;

    /// One who plays like this at a seat, game after game.
    fn sit(&self) -> Box<dyn Seated>;
}

/// Somebody at a seat. Of one game at a time it hears what that seat may know.
pub trait Seated: Send {
    /// A game begins; what was known of an earlier one counts no more.
    fn begin(&mut self, rules: &Rules, seat: Seat);

    /// What to do next, as [`Bot::turn`] says.
    ///
    /// # Errors
    /// Why there is no answer, in one line. The game is then lost.
    fn turn(
        &mut self,
        rules: &Rules,
        asked: &Asked,
        budget: &mut Budget,
    ) -> Result<Vec<Action>, String>;

    /// The game is over.
    fn end(&mut self, ending: &Ending);
}

/// What somebody on turn is told.
#[derive(Clone, Debug)]
pub struct Asked {
    /// What happened since the last time.
    pub told: Vec<Event<Option<Guest>>>,
    /// All that the seat may know.
    pub seen: Observation,
    /// What chance follows from.
    pub seed: u64,
}

/// How a game ended, for one of those who played it.
#[derive(Clone, Debug)]
pub struct Ending {
    /// What happened since the last time.
    pub told: Vec<Event<Option<Guest>>>,
    /// All that the seat may know now.
    pub seen: Observation,
    /// How it ended, unless it was lost by a fault.
    pub end: Option<End>,
    /// Who has won.
    pub winners: Vec<Seat>,
    /// What this seat lost it by, if it did.
    pub fault: Option<String>,
}

impl Player for Bot {
    fn name(&self) -> String {
        self.to_string()
    }

    fn sit(&self) -> Box<dyn Seated> {
        Box::new(*self)
    }
}

/// It remembers nothing.
impl Seated for Bot {
    fn begin(&mut self, _: &Rules, _: Seat) {}

    fn turn(
        &mut self,
        rules: &Rules,
        asked: &Asked,
        budget: &mut Budget,
    ) -> Result<Vec<Action>, String> {
        Ok(Bot::turn(self, rules, &asked.seen, budget, asked.seed))
    }

    fn end(&mut self, _: &Ending) {}
}
