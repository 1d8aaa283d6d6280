//! Players that are no people. A bot gets an observation, never the truth, and answers with the
//! actions of its turn; [`play_to_end`] seats bots at a game, [`Party`] whoever is [`Seated`].
//!
//! Deterministic: the same rules, observation and seed give the same answer.
#![warn(missing_docs)]

mod analysis;
pub mod arena;
mod board;
mod budget;
mod drive;
mod drop;
mod ends;
mod features;
mod greedy;
mod judge;
mod knots;
pub mod lab;
mod learn;
mod lessons;
mod most;
mod params;
mod party;
mod patient;
mod playing;
mod prices;
mod promises;
mod random;
mod regression;
mod rehearsal;
mod remains;
mod scoring;
mod seated;
mod tally;
mod teach;
mod tune;
mod turns;
mod value;
mod whole;

pub use analysis::{Analysis, Effort, Estimate, Judged, analyse};
pub use budget::{Allowance, Budget, Stop};
pub use drive::{play_to_end, play_turn};
pub use drop::cheapest_drop;
pub use learn::{Learned, learn};
pub use lessons::Lessons;
pub use params::{Params, Tuning};
pub use party::{Lost, Offence, Party};
pub use patient::Patient;
pub use playing::tables_to_come;
pub use seated::{Asked, Ending, Player, Seated};
pub use teach::{Taught, teach};
pub use tune::{Duel, Standing, Tuner};
pub use turns::Turns;
pub use value::Value;
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
    /// Candidates of `patient`, tried in so many games played out in thought.
    Search(u32),
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl Bot {
    /// The bot of the level `sommelier`.
    pub const SOMMELIER: Bot = Bot::Search(400);
    /// The bot of the level `maitre`.
    pub const MAITRE: Bot = Bot::Search(4000);

    /// All that have a fixed name, the weakest first, and the two levels of search.
    pub const ALL: [Bot; 7] = [
        Bot::Random,
        Bot::Greedy,
        Bot::Turn,
        Bot::Patient1,
        Bot::Patient,
        Bot::SOMMELIER,
        Bot::MAITRE,
    ];

    /// The bot of a name, or of the name of a level that people meet it by.
    ///
    /// # Errors
    /// [`UnknownBot`].
    pub fn parse(name: &str) -> Result<Bot, UnknownBot> {
        let named = |bot: &Bot| bot.name() == name || bot.level() == Some(name);
        let found = Bot::ALL.into_iter().find(named);
        let search = || {
            let playouts = name.strip_prefix("search:")?.parse().ok()?;
            (1..=Bot::MOST_PLAYOUTS).contains(&playouts).then_some(Bot::Search(playouts))
        };
        found.or_else(search).ok_or_else(|| UnknownBot(name.into()))
    }

    /// The most games that `search:N` may play out in a turn.
    pub const MOST_PLAYOUTS: u32 = 10_000_000;

    /// The name on the command line and in records.
    pub fn name(self) -> String {
        match self {
            Bot::Random => "random".into(),
            Bot::Greedy => "greedy".into(),
            Bot::Turn => "turn".into(),
            Bot::Patient => "patient".into(),
            Bot::Patient1 => "patient-1".into(),
            Bot::Search(playouts) => format!("search:{playouts}"),
        }
    }

    /// The name by which people meet it, if they do.
    pub const fn level(self) -> Option<&'static str> {
        match self {
            Bot::Greedy => Some("apprentice"),
            Bot::Patient => Some("waiter"),
            Bot::SOMMELIER => Some("sommelier"),
            Bot::MAITRE => Some("maitre"),
            Bot::Random | Bot::Turn | Bot::Patient1 | Bot::Search(_) => None,
        }
    }

    /// What the bot does next, for the seat that `seen` is seen from.
    ///
    /// The caller plays these actions until one of them reveals something hidden
    /// ([`Event::reveals`](diner::Event::reveals)), which is the last one here at the latest, then
    /// asks again. The list ends with [`Action::Done`] if nothing is revealed before the turn
    /// ends. What was thought is taken from `budget`. It is empty if there is nothing to do: another
    /// seat is on turn, or the game is over.
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
            Bot::Search(playouts) => {
                let analysis = analyse(rules, seen, Effort::of(*playouts), budget, seed, |_| {});
                analysis.and_then(|found| Some(found.turns.first()?.actions.clone()))
            }
        };
        actions.unwrap_or_default()
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Bot::name(*self))
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
