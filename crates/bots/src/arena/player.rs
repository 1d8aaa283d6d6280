//! Who can be seated: a bot of this crate, or whatever else answers an observation with actions.

use diner::{Action, Observation, Rules};

use crate::{Bot, Budget};

/// Somebody who plays. Shared by all games that are played at once.
pub trait Player: Send + Sync {
    /// The name in tables and records.
    fn name(&self) -> String;

    /// What to do next, as [`Bot::turn`] says.
    ///
    /// # Errors
    /// Why there is no answer, in one line. The game is then lost.
    fn turn(
        &self,
        rules: &Rules,
        seen: &Observation,
        budget: &mut Budget,
        seed: u64,
    ) -> Result<Vec<Action>, String>;
}

impl Player for Bot {
    fn name(&self) -> String {
        self.to_string()
    }

    fn turn(
        &self,
        rules: &Rules,
        seen: &Observation,
        budget: &mut Budget,
        seed: u64,
    ) -> Result<Vec<Action>, String> {
        Ok(Bot::turn(self, rules, seen, budget, seed))
    }
}
