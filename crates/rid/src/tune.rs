//! `rid tune`: looks for better parameters of a bot by self-play and prints them as its data is
//! written.

use bots::{Duel, Lessons, Params, Tuner, Tuning, learn, teach};
use clap::{Args, ValueEnum};
use diner::Rules;

use crate::cli::RulesArgs;
use crate::deal;
use crate::failure::Outcome;
use crate::output::print;

/// Deals for one step of the search.
const STEP: u64 = 32;
/// Deals for the match at the end.
const PROOF: u64 = 400;

/// Whose parameters.
#[derive(Clone, Copy, ValueEnum)]
enum Subject {
    /// The waiter
    Patient,
    /// What the searching bots think a position is worth
    Value,
    /// What the waiter learns from search: what a turn leaves is worth
    Lessons,
}

/// What `rid tune` is told.
#[derive(Args)]
pub(crate) struct TuneArgs {
    /// The bot
    #[arg(value_name = "BOT")]
    subject: Subject,
    #[command(flatten)]
    rules: RulesArgs,
    /// How many play; the same as "players=N" among the house rules
    #[arg(long, value_name = "N")]
    players: Option<u32>,
    /// How many games of self-play
    #[arg(long, value_name = "G", default_value_t = 200_000)]
    games: u64,
    /// Find the same for the same number
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads; what is found does not depend on it
    #[arg(long, value_name = "T", default_value_t = 1,
          value_parser = clap::value_parser!(u64).range(1..=256))]
    threads: u64,
    /// Begin with numbers that know nothing instead of the best known
    #[arg(long)]
    fresh: bool,
}

pub(crate) fn run(args: &TuneArgs) -> Outcome {
    let rules = deal::rules(&args.rules, args.players)?;
    match args.subject {
        Subject::Patient => tune_patient(args, &rules),
        Subject::Value => learn_value(args, &rules),
        Subject::Lessons => learn_lessons(args, &rules),
    }
}

fn learn_value(args: &TuneArgs, rules: &Rules) -> Outcome {
    let found = learn(rules, args.games, args.seed, args.threads);
    print(&format!(
        "{}\n# {} positions; of {:.0} square points of variance it explains {:.1} %\n{}",
        command("value", args, rules),
        found.rows,
        found.spread,
        100.0 * (1.0 - found.left / found.spread.max(1.0)),
        found.value.written(rules),
    ))
}

fn learn_lessons(args: &TuneArgs, rules: &Rules) -> Outcome {
    let known = if args.fresh { None } else { Lessons::of(rules) };
    let found = teach(rules, known.as_ref(), args.games, args.seed, args.threads);
    print(&format!(
        "{}{}\n# {} turns; of the variance between those of a position it explains {:.1} %\n{}",
        command("lessons", args, rules),
        if args.fresh { " --fresh" } else { "" },
        found.rows,
        100.0 * (1.0 - found.left / found.spread.max(1.0)),
        found.lessons.written(rules),
    ))
}

fn tune_patient(args: &TuneArgs, rules: &Rules) -> Outcome {
    let start = if args.fresh { Params::START } else { Params::of(rules, Tuning::Latest) };
    let mut tuner = Tuner::new(rules, &start, args.seed, args.threads, STEP);
    let mut played = 0;
    while played < args.games {
        let left = (args.games - played) as f64 / args.games as f64;
        played += tuner.step(0.05 + 0.3 * left, left < 0.4);
    }
    let found = tuner.params();
    let proof = Duel::new(rules, &found, &start).play(PROOF, !args.seed, args.threads);
    let options = rules.options();
    print(&format!(
        "{}{}\n\
         # against the start: {:.3} of the games, standard error {:.3}, {:+.1} points\n\
         {} {} {found}\n",
        command("patient", args, rules),
        if args.fresh { " --fresh" } else { "" },
        proof.share(),
        proof.share_error(),
        proof.points(),
        options.base().name(),
        rules.players,
    ))
}

/// The command that was given, as the data has it.
fn command(subject: &str, args: &TuneArgs, rules: &Rules) -> String {
    let house = match args.rules.house.trim() {
        "" => String::new(),
        house => format!(" --house \"{house}\""),
    };
    format!(
        "# rid tune {subject} --rules {}{house} --players {} --games {} --seed {}",
        rules.options().base().name(),
        rules.players,
        args.games,
        args.seed,
    )
}
