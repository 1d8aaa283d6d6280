//! The program `rid`: reads its arguments, runs a command, tells how it went.

mod arena;
mod auto;
mod chance;
mod check;
mod cli;
mod deal;
mod failure;
mod figure;
mod hint;
mod input;
mod languages;
mod legal;
mod output;
mod place;
mod play;
mod playouts;
mod rules;
mod scene;
mod serve;
mod show;
mod standings;
mod terminal;
mod tune;
mod watch;

use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::parse().and_then(cli::Cli::run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(),
    }
}
