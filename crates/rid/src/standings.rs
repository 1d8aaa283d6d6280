//! What came of a match of bots, as a table for people and as JSON.

use std::time::Duration;

use bots::arena::{Arena, Estimate, Foul, Part, Report, Standing};
use serde_json::{Value, json};

use crate::output::padded;

/// How many fouls the table lists.
const LISTED: usize = 20;

/// Names that tell bots apart: those that come more than once are numbered.
pub(crate) fn labels<T: AsRef<str>>(names: &[T]) -> Vec<String> {
    let same = |name: &str| names.iter().filter(|other| other.as_ref() == name).count();
    let label = |(at, name): (usize, &T)| {
        let name = name.as_ref();
        if same(name) == 1 { name.into() } else { format!("{name}#{}", at + 1) }
    };
    names.iter().enumerate().map(label).collect()
}

/// The main report, then that of one alone against the rest if it was played.
pub(crate) fn table(names: &[&str], arena: &Arena, reports: &[Report]) -> String {
    let labels = labels(names);
    let mut text = String::new();
    if let Some(report) = reports.first() {
        let seconds = report.time.as_secs_f64();
        text += &format!(
            "{}, {} seats: {}, {}, seed {}, {seconds:.2} s, {:.0} games/s\n\n",
            arena.rules.options(),
            arena.rules.players,
            counted(report.deals, "deal"),
            counted(report.games, "game"),
            arena.seed,
            speed(report),
        );
    }
    let mut rows =
        vec![["", "win share", "margin", "errors", "a turn", "longest"].map(String::from)];
    let mut notes = Vec::new();
    let deals = reports.first().map_or(0, |report| report.deals);
    let known = match (names.len(), deals) {
        (0 | 1, _) => Known::Nothing,
        (_, 0 | 1) => Known::Mean,
        _ => Known::Interval,
    };
    for (part, standing) in standings(reports) {
        let label = labels.get(standing.player).cloned().unwrap_or_default();
        let label = match part {
            Part::All => label,
            Part::Alone(_) => format!("{label} alone"),
        };
        notes.push(part);
        rows.push([
            label,
            share(standing.win_share, known),
            margin(standing.margin),
            standing.fouls.to_string(),
            milliseconds(standing.thinking.mean()),
            milliseconds(standing.thinking.longest),
        ]);
    }
    text += &aligned(&rows);
    let equal = |share: f64| format!("{share:.3}");
    let bots = equal(1.0 / names.len().max(1) as f64);
    text += &format!("\nwith 95 % intervals, by deal; equal bots would have a share of {bots}");
    if notes.iter().any(|part| matches!(part, Part::Alone(_))) {
        let alone = equal(1.0 / f64::from(arena.rules.players));
        text += &format!(", one alone among the other's seats {alone}");
    }
    text += "\n";
    let fouls: Vec<&Foul> = reports.iter().flat_map(|report| &report.fouls).collect();
    if !fouls.is_empty() {
        let label = |foul: &Foul| labels.get(foul.player).cloned().unwrap_or_default();
        let line = |foul: &&Foul| format!("{}: {foul}\n", label(foul));
        text += "\nlost by an error:\n";
        text.extend(fouls.iter().take(LISTED).map(line));
        if fouls.len() > LISTED {
            text += "…\n";
        }
    }
    text
}

/// One object a foul, then one with the result.
pub(crate) fn json(names: &[&str], reports: &[Report]) -> String {
    let name = |player: usize| names.get(player).copied().unwrap_or_default();
    let mut lines: Vec<Value> = Vec::new();
    for foul in reports.iter().flat_map(|report| &report.fouls) {
        lines.push(json!({
            "deal": foul.deal,
            "seating": foul.seating,
            "seat": foul.seat.number(),
            "bot": name(foul.player),
            "error": foul.offence.to_string(),
        }));
    }
    let (mut bots, mut alone) = (Vec::new(), Vec::new());
    for (part, standing) in standings(reports) {
        let row = object(name(standing.player), standing);
        match part {
            Part::All => bots.push(row),
            Part::Alone(_) => alone.push(row),
        }
    }
    let main = reports.first();
    let mut result = json!({
        "bots": bots,
        "deals": main.map(|report| report.deals),
        "games": main.map(|report| report.games),
        "seconds": main.map(|report| report.time.as_secs_f64()),
        "games_per_second": main.map(speed),
    });
    if let (false, Value::Object(fields)) = (alone.is_empty(), &mut result) {
        fields.insert("alone".into(), json!(alone));
    }
    lines.push(result);
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn object(name: &str, standing: &Standing) -> Value {
    // What is infinite or unknown becomes null.
    let mean = |estimate: Option<Estimate>| json!(estimate.map(|estimate| estimate.mean));
    let ends = |estimate: Option<Estimate>| {
        json!([estimate.map(|estimate| estimate.low), estimate.map(|estimate| estimate.high)])
    };
    json!({
        "name": name,
        "win_share": mean(standing.win_share),
        "win_share_ci": ends(standing.win_share),
        "margin": mean(standing.margin),
        "margin_ci": ends(standing.margin),
        "errors": standing.fouls,
    })
}

fn standings(reports: &[Report]) -> impl Iterator<Item = (Part, &Standing)> {
    let parts = reports.iter().flat_map(|report| &report.parts);
    parts.flat_map(|part| part.standings.iter().map(move |standing| (part.part, standing)))
}

fn speed(report: &Report) -> f64 {
    report.games as f64 / report.time.as_secs_f64().max(1e-9)
}

/// What there is to know about a share of wins.
#[derive(Clone, Copy)]
enum Known {
    /// One bot has all the seats, so all the wins.
    Nothing,
    /// A single deal has no spread.
    Mean,
    /// Several deals have.
    Interval,
}

fn share(estimate: Option<Estimate>, known: Known) -> String {
    let Some(found) = estimate else { return "-".into() };
    match known {
        Known::Nothing => format!("{:.3}", found.mean),
        Known::Mean => format!("{:.3} ± ?", found.mean),
        Known::Interval => format!("{:.3} ± {:.3}", found.mean, found.reach()),
    }
}

/// `1 deal`, `2 deals`.
fn counted(many: u64, what: &str) -> String {
    let plural = if many == 1 { "" } else { "s" };
    format!("{many} {what}{plural}")
}

fn margin(estimate: Option<Estimate>) -> String {
    let Some(found) = estimate else { return "-".into() };
    let reach = found.reach();
    let reach = if reach.is_finite() { format!("{reach:.1}") } else { "?".into() };
    format!("{:+.1} ± {reach}", found.mean)
}

fn milliseconds(time: Duration) -> String {
    let ms = time.as_secs_f64() * 1000.0;
    if ms < 10.0 { format!("{ms:.3} ms") } else { format!("{ms:.0} ms") }
}

/// Columns two blanks apart.
fn aligned(rows: &[[String; 6]]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..6).map(width).collect();
    let line = |row: &[String; 6]| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| padded(cell, width));
        format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_bot_twice_is_told_apart() {
        assert_eq!(labels(&["a", "b", "a"]), ["a#1", "b", "a#3"]);
    }
}
