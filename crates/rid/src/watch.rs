//! `rid watch`: steps through a record at the terminal.

use std::path::PathBuf;

use clap::Args;
use tui::{Screen, Watch};

use crate::failure::{Failure, Outcome, complain};
use crate::input::last_record;
use crate::place::seat;
use crate::rules::speech;
use crate::terminal::{LookArgs, needed};

#[derive(Args)]
pub(crate) struct WatchArgs {
    /// A record, of which the last game counts
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Show only what the player at this seat could see
    #[arg(long, value_name = "N")]
    seat: Option<u32>,
    #[command(flatten)]
    look: LookArgs,
}

pub(crate) fn run(args: &WatchArgs) -> Outcome {
    let record = last_record(&args.file)?;
    let speech = speech(record.game.rules().options().base());
    let seat = seat(args.seat, record.game.rules())?;
    if record.beyond {
        let file = args.file.display();
        complain(&format!("{file}: what follows depends on cards that the record does not give"));
    }
    let watched = Watch::new(record, speech);
    let mut watched = watched.ok_or_else(|| from_position(&args.file))?;
    watched.show(seat);
    needed(speech)?;
    let mut screen = Screen::open().map_err(failed)?;
    tui::watch(&mut screen, &mut watched, args.look.look()).map_err(failed)
}

/// The terminal fails.
pub(crate) fn failed(why: std::io::Error) -> Failure {
    Failure::usage(format!("the terminal: {why}"))
}

/// A record of which too little is known.
pub(crate) fn from_position(file: &std::path::Path) -> Failure {
    Failure::bad(format!(
        "{}: the record begins at a position: the order of its piles is not known, \
         so nobody can play on",
        file.display()
    ))
}
