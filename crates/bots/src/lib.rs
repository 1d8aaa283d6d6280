//! Players that are no people. A bot gets an observation, never the truth, and answers with the
//! actions of its turn; [`play_to_end`] seats bots at a game.
//!
//! Deterministic: the same rules, observation and seed give the same answer.
#![warn(missing_docs)]

mod budget;
mod drive;
mod greedy;
mod random;
mod rehearsal;

pub use budget::{Budget, Stop};
pub use drive::{play_to_end, play_turn};

use std::fmt;

use diner::{Action, Observation, Rules};

use rehearsal::Rehearsal;

/// A way to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Any legal action, each as likely as the others.
    Random,
    /// The placement that earns most now, whatever comes after.
    Greedy,
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl Bot {
    /// All of them, the weakest first.
    pub const ALL: [Bot; 2] = [Bot::Random, Bot::Greedy];

    /// The bot of a name.
    ///
    /// # Errors
    /// [`UnknownBot`].
    pub fn parse(name: &str) -> Result<Bot, UnknownBot> {
        let found = Bot::ALL.into_iter().find(|bot| bot.name() == name);
        found.ok_or_else(|| UnknownBot(name.into()))
    }

    /// The name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
        }
    }

    /// What the bot does next, for the seat that `seen` is seen from.
    ///
    /// The caller plays these actions until one of them reveals something hidden
    /// ([`Event::reveals`](diner::Event::reveals)), which is the last one here at the latest, then
    /// asks again. The list ends with [`Action::Done`] if nothing is revealed before the turn
    /// ends. What was thought is taken from `budget`. It is empty if there is nothing to do: another seat is on turn, or the game is over.
    pub fn turn(
        &self,
        rules: &Rules,
        seen: &Observation,
        budget: &mut Budget,
        seed: u64,
    ) -> Vec<Action> {
        budget.spend(1);
        let Some(rehearsal) = Rehearsal::new(rules, seen, seed) else { return Vec::new() };
        match self {
            Bot::Random => random::turn(rehearsal, seed),
            Bot::Greedy => greedy::turn(rehearsal, seen),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown bot: {}", self.0)
    }
}

impl std::error::Error for UnknownBot {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_printed_and_read() {
        for bot in Bot::ALL {
            assert_eq!(Bot::parse(&bot.to_string()), Ok(bot));
        }
        assert_eq!(Bot::parse("Greedy"), Err(UnknownBot("Greedy".into())));
    }
}
