//! The terminal that a command is played at: whether there is one, and what it can show.

use std::env;
use std::io::{self, IsTerminal};

use clap::Args;
use tui::{Colours, Look, Signs};
use words::Speech;

use crate::failure::{Failure, Outcome};

#[derive(Args)]
pub(crate) struct LookArgs {
    /// Use nothing but ASCII
    #[arg(long, global = false)]
    ascii: bool,
}

impl LookArgs {
    /// What the environment and the option say.
    pub(crate) fn look(&self) -> Look {
        let of = |name| env::var(name).unwrap_or_default();
        let colours = Colours::of(&of("NO_COLOR"), &of("COLORTERM"), &of("TERM"));
        let signs = if self.ascii { Signs::Ascii } else { Signs::Unicode };
        Look { colours, signs }
    }
}

/// How wide text for standard output may be: as the terminal is, or as text is elsewhere.
pub(crate) fn width() -> usize {
    const USUAL: usize = 80;
    let columns = if io::stdout().is_terminal() { tui::columns() } else { None };
    columns.map_or(USUAL, |columns| usize::from(columns).max(USUAL / 2))
}

/// Refuses to go on without a terminal at both ends.
pub(crate) fn needed(speech: Speech) -> Outcome {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        Ok(())
    } else {
        Err(Failure::usage(speech.play_no_terminal()))
    }
}
