//! The programs that play at a terminal's table. Apart from `play` because it holds a promise: no
//! command is run because a record says so.

use std::collections::BTreeMap;
use std::path::Path;

use programs::{Interrupts, PREFIX, Terms};
use tui::Table;

use crate::failure::{Failure, Outcome};
use crate::who::{ProgramArgs, Who, introduced};

/// The programs that were named now, and so may be started, with the names that they go by.
pub(crate) struct Programs {
    terms: Terms,
    known: BTreeMap<String, String>,
}

impl Programs {
    /// Those among the names. They introduce themselves before the terminal is taken over.
    pub(crate) fn of(
        names: impl Iterator<Item = String>,
        args: &ProgramArgs,
        plain: bool,
    ) -> Outcome<Programs> {
        // What they tell beside their answers could tell of their cards.
        let terms = args.terms(None)?;
        let named = names.map(|name| name.strip_prefix("bot:").map_or(name.clone(), Into::into));
        let named = named.filter(|name| name.starts_with(PREFIX));
        let all = named.map(|name| Who::of(&name, &terms)).collect::<Outcome<Vec<Who>>>()?;
        // With a screen, whoever has it listens to signals.
        let interrupts = plain.then_some(Interrupts::End);
        let known = introduced(&all, &terms, interrupts)?;
        Ok(Programs { terms, known })
    }

    /// Starts those that sit at a table. No command is run because a record says so.
    pub(crate) fn hire(&self, table: &mut Table, at: &Path) -> Outcome {
        for seat in table.rules().clone().seats() {
            let Some(command) = table.wants(seat).map(str::to_owned) else { continue };
            let Some(name) = self.known.get(&command) else {
                let why = format!(
                    "{}: seat {seat} is played by a program, {command}: \
                     name it again, or somebody else, with --bots or --seats",
                    at.display()
                );
                return Err(Failure::usage(why));
            };
            if let Who::Program(program) = Who::of(&command, &self.terms)? {
                table.hire(seat, program.session(), name);
            }
        }
        Ok(())
    }
}
