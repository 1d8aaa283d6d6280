//! The program `rid`: reads its arguments, runs a command, tells how it went.

mod arena;
mod auto;
mod chance;
mod check;
mod cli;
mod deal;
mod engine;
mod failure;
mod figure;
mod hint;
mod hiring;
mod input;
mod lab;
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
mod who;
mod whole;

use std::process::ExitCode;

fn main() -> ExitCode {
    let ended = cli::parse().and_then(cli::Cli::run);
    programs::end_all();
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(),
    }
}
