//! Positions and seats as a command line names them: for all commands that look at a game from one
//! place.

use clap::Args;
use diner::{Position, Rules, Seat};

use crate::cli::RulesArgs;
use crate::failure::{Failure, Outcome};
use crate::rules::{self, speech};

/// A position in place of a record, and the rules beside it.
#[derive(Args)]
pub(crate) struct PositionArgs {
    /// A position instead of a record
    #[arg(long, value_name = "LINE", conflicts_with = "file", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    /// The rules of the position: rid, cafe or amigo [default: rid]
    #[arg(long, value_name = "PRESET", conflicts_with = "file")]
    rules: Option<String>,
    /// The house rules of the position, as "limit=10 pure=2"
    #[arg(long, value_name = "CHANGES", conflicts_with = "file")]
    house: Option<String>,
}

impl PositionArgs {
    /// The rules and the position; an empty one, which is refused, if there is none.
    pub(crate) fn read(&self) -> Outcome<(Rules, Position)> {
        let preset = self.rules.clone().unwrap_or_else(|| "rid".into());
        let house = self.house.clone().unwrap_or_default();
        let rules = rules::read(&RulesArgs { rules: preset, house })?;
        let line = self.position.as_deref().unwrap_or_default();
        let position = Position::parse(&rules, line).map_err(|why| {
            let sentence = speech(rules.options().base()).bad_position(&why);
            Failure::bad(format!("{}: {sentence}", why.code()))
        })?;
        Ok((rules, position))
    }
}

/// The seat of a number, if one is given.
pub(crate) fn seat(number: Option<u32>, rules: &Rules) -> Outcome<Option<Seat>> {
    let find = |number| {
        Seat::from_number(number, rules.players).ok_or_else(|| {
            Failure::usage(format!("--seat {number}: the seats are 1 to {}", rules.players))
        })
    };
    number.map(find).transpose()
}
