//! The commands and their options, as `clap` reads them.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::failure::{Failure, Outcome};
use crate::languages::LanguageArgs;
use crate::place::PositionArgs;
use crate::who::ProgramArgs;
use crate::{
    arena, auto, check, deal, engine, hint, lab, legal, play, playouts, rules, serve, show, tune,
    watch,
};

/// Risa International Diner, a card game: play it in the browser or here; check, deal, show and study games.
///
/// Without a command it opens the diner for browsers, as `rid serve` does.
#[derive(Parser)]
#[command(name = "rid", version)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    languages: LanguageArgs,
}

#[derive(Subcommand)]
enum Command {
    /// Open the diner: serve the table to browsers
    Serve(serve::ServeArgs),
    /// Play at this terminal: one person against bots, or several who pass the keyboard
    Play(play::PlayArgs),
    /// Step through a record at this terminal
    Watch(watch::WatchArgs),
    /// Check whether records are played by the rules: one line a game
    Check(CheckArgs),
    /// List what the player on turn may do where a record stops
    Legal(LegalArgs),
    /// Shuffle the decks and print the headers of a fresh game
    Deal(DealArgs),
    /// Let bots play a record to its end
    Auto(AutoArgs),
    /// Print a rule set in words
    Rules(RulesArgs),
    /// Draw the floor, the hands and the scores of a game
    Show(ShowArgs),
    /// Think the turn of the seat on turn through, and list the best ones
    Hint(hint::HintArgs),
    /// Play random games and tell how fast
    Playouts(PlayoutsArgs),
    /// Let bots play many games and tell how strong they are
    Arena(ArenaArgs),
    /// Answer as a bot by the line protocol, for any program that hosts games (docs/bot-protocol.md)
    Engine(engine::EngineArgs),
    /// Measure what house rules do: bots play variants on the same deals
    Lab(lab::LabArgs),
    /// Look for better parameters of a bot by self-play
    Tune(tune::TuneArgs),
}

#[derive(Args)]
pub(crate) struct CheckArgs {
    /// Records; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Print one JSON object a game
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct LegalArgs {
    /// A record, of which the last game counts; `-` is standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Add every placement that is refused, and why
    #[arg(long)]
    pub(crate) why: bool,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct RulesArgs {
    /// The rule set to start from: rid, cafe or amigo
    #[arg(long, value_name = "PRESET", default_value = "rid")]
    pub(crate) rules: String,
    /// House rules: what differs from it, as "limit=10 pure=2"
    #[arg(long, value_name = "CHANGES", default_value = "", hide_default_value = true)]
    pub(crate) house: String,
}

#[derive(Args)]
pub(crate) struct DealArgs {
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
    /// How many play; the same as "players=N" among the house rules
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u32>,
    /// Deal the same cards for the same number, for ever; by default nobody can foresee them
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
}

#[derive(Args)]
pub(crate) struct AutoArgs {
    /// A record, of which the last game counts; `-` is standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Who plays: one bot for all seats, or one a seat: random, greedy, turn, patient, search:N,
    /// a level: apprentice, waiter, sommelier, maitre, or a program: "cmd:python3 my_bot.py"
    /// (docs/bot-protocol.md)
    #[arg(long, value_name = "BOTS", default_value = "greedy")]
    pub(crate) bots: Vec<String>,
    /// Let the bots choose the same for the same number
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,
}

#[derive(Args)]
pub(crate) struct ShowArgs {
    /// A record, of which the last game counts; `-` is standard input
    #[arg(value_name = "FILE", required_unless_present = "position")]
    pub(crate) file: Option<PathBuf>,
    /// Show an earlier moment: the start of turn 12.3, or "12.3+1" after its first action
    #[arg(long, value_name = "MOMENT", conflicts_with = "position")]
    pub(crate) at: Option<String>,
    /// Show only what the player at this seat may know
    #[arg(long, value_name = "N")]
    pub(crate) seat: Option<u32>,
    #[command(flatten)]
    pub(crate) instead: PositionArgs,
}

#[derive(Args)]
pub(crate) struct PlayoutsArgs {
    /// How many games
    #[arg(value_name = "N")]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
    /// How many threads
    #[arg(long, value_name = "T", default_value_t = 1,
          value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub(crate) threads: u64,
    /// Play the same games for the same number (and as many threads)
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
}

#[derive(Args)]
pub(crate) struct ArenaArgs {
    /// Who plays: two to five of random, greedy, turn, patient, patient-1, search:N, levels, or
    /// programs: "cmd:python3 my_bot.py" (docs/bot-protocol.md); the same one twice if you like
    #[arg(value_name = "BOT", required_unless_present = "list", num_args = 1..=5)]
    pub(crate) bots: Vec<String>,
    /// The same as a list
    #[arg(long = "bots", id = "list", value_name = "BOTS", conflicts_with = "bots")]
    pub(crate) list: Vec<String>,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
    /// How many seats there are; the same as "players=N" among the house rules
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u32>,
    /// How many deals; each is played in every seating, so that the cards favour nobody
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) deals: u64,
    /// Play so many games with the seats as given (one bot a seat, or one for all), for speed
    #[arg(long, value_name = "N", conflicts_with = "deals",
          value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: Option<u64>,
    /// Play the same deals, and let the bots choose the same, for the same number
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games to play at once; the result is the same [default: one a core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// How many nodes a bot may think in a turn [default: as belongs to its level]
    #[arg(long, value_name = "N", conflicts_with = "ms",
          value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// How many milliseconds a bot may think in a turn; the result then depends on the machine
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) ms: Option<u64>,
    /// Of two bots, leave out the games of one alone against the other at all other seats
    #[arg(long)]
    pub(crate) no_alone: bool,
    /// Print one JSON object, after one for each game lost by an error
    #[arg(long)]
    pub(crate) json: bool,
    /// Keep every game in this folder as DEAL-SEATING.rid, with a table of them, games.csv
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,
}

/// Reads the arguments; help and version are printed here.
pub(crate) fn parse() -> Outcome<Cli> {
    Cli::try_parse().map_err(|error| {
        if !error.use_stderr() {
            error.exit();
        }
        Failure::usage(one_line(&error.to_string()))
    })
}

/// What is wrong and clap's tips, without the usage.
pub(crate) fn one_line(message: &str) -> String {
    let telling = |part: &&str| !part.starts_with("Usage:") && !part.starts_with("For more");
    let parts: Vec<String> = message
        .split("\n\n")
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .filter(telling)
        .map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    let line = parts.join("; ");
    line.strip_prefix("error: ").unwrap_or(&line).to_string()
}

impl Cli {
    /// Does what was asked for.
    pub(crate) fn run(self) -> Outcome {
        self.languages.begin()?;
        match &self.command {
            None => serve::run(&serve::ServeArgs::of_environment()?),
            Some(Command::Serve(args)) => serve::run(args),
            Some(Command::Play(args)) => play::run(args),
            Some(Command::Watch(args)) => watch::run(args),
            Some(Command::Check(args)) => check::run(args),
            Some(Command::Legal(args)) => legal::run(args),
            Some(Command::Deal(args)) => deal::run(args),
            Some(Command::Auto(args)) => auto::run(args),
            Some(Command::Rules(args)) => rules::run(args),
            Some(Command::Show(args)) => show::run(args),
            Some(Command::Hint(args)) => hint::run(args),
            Some(Command::Playouts(args)) => playouts::run(args),
            Some(Command::Arena(args)) => arena::run(args),
            Some(Command::Engine(args)) => engine::run(args),
            Some(Command::Lab(args)) => lab::run(args),
            Some(Command::Tune(args)) => tune::run(args),
        }
    }
}
