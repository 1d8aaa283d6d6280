//! `rid hint`: the best turns of the seat on turn, thought through by a bot that sees no more than
//! that seat does.

use std::path::PathBuf;
use std::time::Duration;

use bots::{Analysis, Budget, Effort, Estimate, Judged, analyse};
use clap::Args;
use diner::{Observation, Preset, Rules, Seat, Viewer};
use serde_json::{Value, json};

use crate::chance;
use crate::failure::{Failure, Outcome};
use crate::input::last_record;
use crate::output::print;
use crate::place::{PositionArgs, seat};
use crate::rules::speech;

#[derive(Args)]
pub(crate) struct HintArgs {
    /// A record, of which the last game counts where it stops; `-` is standard input
    #[arg(value_name = "FILE", required_unless_present = "position")]
    file: Option<PathBuf>,
    #[command(flatten)]
    instead: PositionArgs,
    /// Whose hint; it must be that seat's turn [default: the seat on turn]
    #[arg(long, value_name = "N")]
    seat: Option<u32>,
    /// How many nodes to think
    #[arg(long, value_name = "N", conflicts_with = "ms",
          value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How many milliseconds to think [default: about a twentieth of a second's work]
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: Option<u64>,
    /// Think the same for the same number
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Playouts where neither nodes nor milliseconds say how long to think.
const PLAYOUTS: u32 = 4000;

pub(crate) fn run(args: &HintArgs) -> Outcome {
    let (rules, seen, seat) = seen(args)?;
    let mut budget = match (args.nodes, args.ms) {
        (Some(nodes), _) => Budget::nodes(nodes),
        (None, Some(ms)) => Budget::time(Duration::from_millis(ms)),
        (None, None) => Budget::level(),
    };
    let seed = chance::seed(args.seed)?;
    let effort = Effort::of(PLAYOUTS);
    let found = analyse(&rules, &seen, effort, &mut budget, seed, |_| {});
    let found = found.ok_or_else(|| {
        Failure::bad(speech(rules.options().base()).not_on_turn(seat, seen.public()))
    })?;
    if args.json {
        return print(&format!("{}\n", object(seat, &found)));
    }
    print(&table(rules.options().base(), &found))
}

/// What the seat that is asked for sees.
fn seen(args: &HintArgs) -> Outcome<(Rules, Observation, Seat)> {
    if let Some(path) = &args.file {
        let game = last_record(path)?.game;
        let seat = seat(args.seat, game.rules())?.unwrap_or(game.public().turn.seat);
        return Ok((game.rules().clone(), game.observe(Viewer::Seat(seat)), seat));
    }
    let (rules, position) = args.instead.read()?;
    let seat = seat(args.seat, &rules)?.unwrap_or(position.public.turn.seat);
    // What else the line tells is not used: a seat knows its own cards.
    let truth = position.sample(&rules, &mut diner::QuickDice::new(0));
    if position.hands[seat].is_none() {
        return Err(Failure::bad(speech(rules.options().base()).hand_hidden(seat)));
    }
    let seen = truth.observe(&rules, Viewer::Seat(seat));
    Ok((rules, seen, seat))
}

fn written(turn: &Judged) -> Vec<String> {
    turn.actions.iter().map(ToString::to_string).collect()
}

fn object(seat: Seat, found: &Analysis) -> Value {
    let turn = |turn: &Judged| {
        let both = |estimate: Estimate| json!([estimate.mean, finite(estimate.error)]);
        json!({
            "actions": written(turn),
            "points": turn.points,
            "total": both(turn.total),
            "margin": both(turn.margin),
            "chance": both(turn.chance),
            "playouts": turn.playouts,
        })
    };
    let turns: Vec<Value> = found.turns.iter().map(turn).collect();
    json!({ "seat": seat.number(), "playouts": found.playouts, "turns": turns })
}

/// JSON has no infinity: an error that is not known is null.
fn finite(error: f64) -> Option<f64> {
    error.is_finite().then_some(error)
}

fn table(preset: Preset, found: &Analysis) -> String {
    let speech = speech(preset);
    let heads = speech.hint_heads();
    let mut rows = vec![heads.map(String::from).to_vec()];
    rows.extend(found.turns.iter().map(|turn| {
        // Where there was no choice, nothing was thought.
        let said = |estimate: Estimate, digits: usize, unit: f64| match turn.playouts {
            0 => "-".into(),
            _ => {
                let mean = speech.decimal(estimate.mean * unit, digits, true);
                format!("{mean} ± {}", speech.decimal(estimate.error * unit, digits, false))
            }
        };
        vec![
            written(turn).join(" "),
            format!("{:+}", turn.points),
            said(turn.total, 1, 1.0),
            said(turn.margin, 1, 1.0),
            said(turn.chance, 1, 100.0).trim_start_matches('+').to_string(),
        ]
    }));
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..5).map(width).collect();
    let line = |row: &Vec<String>| {
        let cell = |at: usize| match at {
            0 => format!("{:<1$}", row[0], widths[0]),
            _ => format!("{:>1$}", row[at], widths[at]),
        };
        let cells: Vec<String> = (0..5).map(cell).collect();
        cells.join("  ").trim_end().to_string() + "\n"
    };
    rows.iter().map(line).collect()
}
