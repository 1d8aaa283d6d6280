//! Players that are no people. A bot gets an observation, never the truth, and answers with the
//! actions of its turn; [`play_to_end`] seats bots at a game.
//!
//! Deterministic: the same rules, observation and seed give the same answer.
#![warn(missing_docs)]

pub mod arena;
mod board;
mod budget;
mod drive;
mod greedy;
mod most;
mod params;
mod patient;
mod random;
mod rehearsal;
mod tune;
mod turns;
mod whole;

pub use budget::{Budget, Stop};
pub use drive::{play_to_end, play_turn};
pub use params::{Params, Tuning};
pub use patient::{Patient, tables_to_come};
pub use tune::{Duel, Standing, Tuner};
pub use turns::Turns;
pub use whole::WholeTurn;

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
    /// The whole turn that earns most, however many cards it takes.
    Turn,
    /// The whole turn that is worth its cards, or waiting.
    Patient,
    /// The same as first tuned: it never changes, so that others are measured against it.
    Patient1,
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl Bot {
    /// All of them, the weakest first.
    pub const ALL: [Bot; 5] = [Bot::Random, Bot::Greedy, Bot::Turn, Bot::Patient1, Bot::Patient];

    /// The bot of a name, or of the name of a level that people meet it by.
    ///
    /// # Errors
    /// [`UnknownBot`].
    pub fn parse(name: &str) -> Result<Bot, UnknownBot> {
        let named = |bot: &Bot| bot.name() == name || bot.level() == Some(name);
        let found = Bot::ALL.into_iter().find(named);
        found.ok_or_else(|| UnknownBot(name.into()))
    }

    /// The name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Turn => "turn",
            Bot::Patient => "patient",
            Bot::Patient1 => "patient-1",
        }
    }

    /// The name by which people meet it, if they do.
    pub const fn level(self) -> Option<&'static str> {
        match self {
            Bot::Greedy => Some("apprentice"),
            Bot::Patient => Some("waiter"),
            Bot::Random | Bot::Turn | Bot::Patient1 => None,
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
        let rehearsal = || Rehearsal::new(rules, seen, seed);
        let actions = match self {
            Bot::Random => rehearsal().map(|rehearsal| random::turn(rehearsal, seed)),
            Bot::Greedy => rehearsal().map(|rehearsal| greedy::turn(rehearsal, seen)),
            Bot::Turn => most::turn(rules, seen),
            Bot::Patient => patient::turn(rules, seen, Tuning::Latest),
            Bot::Patient1 => patient::turn(rules, seen, Tuning::First),
        };
        actions.unwrap_or_default()
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
            assert!(bot.level().is_none_or(|level| Bot::parse(level) == Ok(bot)));
        }
        assert_eq!(Bot::parse("Greedy"), Err(UnknownBot("Greedy".into())));
    }
}
