//! `rid lab`: what house rules do to a game. Variants are played by bots on the same deals; the
//! result is a table here and, in files, a page for designers or a table for programs.

mod csv;
mod page;
mod plots;
mod table;
mod telling;

use std::path::PathBuf;
use std::time::Duration;

use bots::lab::{Lab, Report};
use bots::{Bot, Stop};
use clap::Args;
use diner::{BySeat, Options, Param, Preset, Rules, Seat};
use indicatif::{ProgressBar, ProgressStyle};

use crate::arena::{stop_on_interrupt, threads};
use crate::cli::RulesArgs;
use crate::deal::states_players;
use crate::failure::{Failure, Outcome};
use crate::output::print;
use crate::rules::refused;
use crate::terminal;
use crate::whole;

/// More would not be told apart.
const VARIANTS: usize = 6;
/// On one deal of so many skill is measured, …
const SKILL_EVERY: u64 = 20;
/// … but on so many at least, if there are.
const SKILL_LEAST: u64 = 200;

/// What `rid lab` is told.
#[derive(Args)]
pub(crate) struct LabArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// Another variant, of the same rule set or of the one it names: "limit=10", "cafe pure=3", or
    /// "" for the rule set as it stands; what --house says does not apply to it. May be given five
    /// times. Without it, what --house says is compared with the rule set as it stands
    #[arg(long, value_name = "CHANGES")]
    vs: Vec<String>,
    /// How many play, in all variants
    #[arg(long, value_name = "N")]
    players: Option<u32>,
    /// Who plays: one bot for all seats, or one a seat: random, greedy, turn, patient, search:N,
    /// or a level: apprentice, waiter, sommelier, maitre; programs do not play in the lab
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "patient")]
    bots: Vec<String>,
    /// How many games of each variant; the cards are the same in all variants
    #[arg(long, value_name = "N", default_value_t = 10_000,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// On how many of these deals patient plays against greedy too, to tell how much skill counts;
    /// 0 for none [default: every 20th, at least 200]
    #[arg(long, value_name = "N")]
    skill: Option<u64>,
    /// Play the same games for the same number
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games to play at once; the result is the same [default: one a core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write a report: a page to look at if the name ends in .html, a table for programs if it
    /// ends in .csv. May be given more than once; a file that is there is replaced
    #[arg(long, value_name = "FILE")]
    out: Vec<PathBuf>,
}

/// What was asked: all that a report needs beside what was found.
pub(crate) struct Study {
    lab: Lab,
    /// What the variants are called.
    names: Vec<String>,
    /// The command that was given.
    command: String,
}

/// How a file is written.
#[derive(Clone, Copy)]
enum Form {
    Page,
    Table,
}

pub(crate) fn run(args: &LabArgs) -> Outcome {
    let study = Study::new(args)?;
    let files: Vec<(&PathBuf, Form)> = args.out.iter().map(form).collect::<Outcome<_>>()?;
    for (path, _) in &files {
        whole::probe(path).map_err(|why| cannot_write(path, &why))?;
    }
    let stop = Stop::default();
    stop_on_interrupt(stop.clone())?;
    let bar = bar(study.lab.deals);
    let report = study.lab.run(&stop, |deals| bar.set_position(deals));
    bar.finish_and_clear();
    let report = report.map_err(|why| Failure::usage(why.to_string()))?;
    if report.deals == 0 {
        let why = "stopped before every variant had played a deal: there is nothing to tell";
        return Err(Failure::usage(why.into()));
    }
    for (path, form) in files {
        let text = match form {
            Form::Page => page::page(&study, &report)
                .map_err(|why| Failure::usage(format!("cannot draw: {why}")))?,
            Form::Table => csv::csv(&study, &report),
        };
        whole::write(path, &text).map_err(|why| cannot_write(path, &why))?;
    }
    print(&table::table(&study, &report, terminal::width()))
}

/// It draws on standard error, and only if that is a terminal.
fn bar(deals: u64) -> ProgressBar {
    let bar = ProgressBar::new(deals);
    let shape = "{bar:30} {percent}%  {human_pos} of {human_len} deals  {eta} left";
    if let Ok(style) = ProgressStyle::with_template(shape) {
        bar.set_style(style);
    }
    bar
}

fn form(path: &PathBuf) -> Outcome<(&PathBuf, Form)> {
    let wrong = |why: &str| Err(Failure::usage(format!("--out {}: {why}", path.display())));
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    match name.rsplit_once('.') {
        Some(("", "html" | "htm" | "csv")) => wrong("a name must stand before the ending"),
        Some((_, "html" | "htm")) => Ok((path, Form::Page)),
        Some((_, "csv")) => Ok((path, Form::Table)),
        Some(_) | None => wrong("the name must end in .html or .csv"),
    }
}

fn cannot_write(path: &std::path::Path, why: &std::io::Error) -> Failure {
    Failure::usage(format!("{}: {why}", path.display()))
}

impl Study {
    fn new(args: &LabArgs) -> Outcome<Study> {
        let first = Some(&args.rules.house).filter(|house| !house.trim().is_empty());
        let plain = String::new();
        // House rules alone are a question about them, so what they are compared with is plain.
        let asked: Vec<&String> = match (first, args.vs.is_empty()) {
            (Some(house), true) => vec![&plain, house],
            (house, _) => [house.unwrap_or(&plain)].into_iter().chain(&args.vs).collect(),
        };
        if asked.len() > VARIANTS {
            let why = format!("{} variants: no more than {VARIANTS} are told apart", asked.len());
            return Err(Failure::usage(why));
        }
        let variants: Vec<Rules> =
            asked.iter().map(|house| variant(args, house)).collect::<Outcome<_>>()?;
        let players = variants.first().map_or(0, |rules| rules.players);
        if let Some(other) = variants.iter().find(|rules| rules.players != players) {
            let why = format!(
                "{}: for {} players, but the first variant is for {players}; deals can be \
                 compared only where as many play",
                other.options(),
                other.players
            );
            return Err(Failure::usage(why));
        }
        differ(&variants, &asked)?;
        let deals = args.games;
        let skill = (deals / SKILL_EVERY).max(SKILL_LEAST);
        let lab = Lab {
            bots: bots(&args.bots, players)?,
            deals,
            skill_deals: args.skill.unwrap_or(skill).min(deals),
            seed: args.seed,
            threads: threads(args.threads),
            variants,
        };
        let names = names(&lab.variants);
        Ok(Study { command: command(args), names, lab })
    }

    /// A letter for a variant.
    pub(crate) fn letter(&self, at: usize) -> char {
        char::from(b'A' + u8::try_from(at).unwrap_or_default().min(25))
    }

    /// The letter and the name.
    pub(crate) fn label(&self, at: usize) -> String {
        format!("{} {}", self.letter(at), self.name(at))
    }

    pub(crate) fn name(&self, at: usize) -> &str {
        self.names.get(at).map_or("", String::as_str)
    }

    /// The seats and who sits there.
    pub(crate) fn seats(&self) -> Vec<(Seat, Bot)> {
        let rules = self.lab.variants.first();
        let seats = rules.into_iter().flat_map(Rules::seats);
        seats.map(|seat| (seat, self.lab.bots[seat])).collect()
    }

    /// What was played, in a line.
    pub(crate) fn title(&self, report: &Report) -> String {
        let (deals, asked) = (report.deals, self.lab.deals);
        let count = telling::thousands(deals);
        let count = if deals == asked {
            count
        } else {
            format!("{count} (stopped; {} were asked for)", telling::thousands(asked))
        };
        let (games, same) = match (deals, report.variants.len()) {
            (1, 1) => ("game", ""),
            (_, 1) => ("games", ""),
            (1, _) => ("game", " of each variant on the same deal"),
            _ => ("games", " of each variant on the same deals"),
        };
        let bots = telling::seated(&self.seats());
        format!("{bots}: {count} {games}{same}, seed {}, {}", self.lab.seed, took(report.time))
    }
}

fn took(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// The rules of a variant: changes to the rule set asked for, or to the one named first.
fn variant(args: &LabArgs, text: &str) -> Outcome<Rules> {
    let text = text.replace(',', " ");
    let first = text.split_whitespace().next().unwrap_or_default();
    let (preset, house) = match Preset::parse(first) {
        Ok(preset) => (preset.name(), text.trim_start().get(first.len()..).unwrap_or_default()),
        Err(_) => (args.rules.rules.as_str(), text.as_str()),
    };
    let bad = |why| {
        let whole = format!("{preset} {}", house.trim());
        refused(preset, &why).within(whole.trim())
    };
    let mut options = Options::parse(preset, house).map_err(bad)?;
    if let Some(players) = args.players {
        let asked = players.to_string();
        if states_players(house) && options.value(Param::Players) != asked {
            return Err(Failure::usage(format!("--players {asked}, but a variant says {text}")));
        }
        options.set(Param::Players, &asked).map_err(bad)?;
    }
    Rules::new(options).map_err(bad)
}

/// The same rules twice would ask every question again, and all would be less sure for it.
fn differ(variants: &[Rules], asked: &[&String]) -> Outcome {
    let told: Vec<(&Rules, &&String)> = variants.iter().zip(asked).collect();
    for (at, (rules, text)) in told.iter().enumerate() {
        let same = told.iter().take(at).position(|(earlier, _)| earlier == rules);
        if let Some((before, (_, earlier))) = same.and_then(|at| Some((at, told.get(at)?))) {
            let why = format!(
                "variant {}, \"{text}\", has the same rules as variant {}, \"{earlier}\": both are {}",
                at + 1,
                before + 1,
                rules.options()
            );
            return Err(Failure::usage(why));
        }
    }
    Ok(())
}

/// One bot for all, or one a seat.
fn bots(names: &[String], players: u8) -> Outcome<BySeat<Bot>> {
    let read = |name: &String| {
        if name.starts_with("cmd:") {
            return Err(Failure::usage(format!("--bots {name}: programs do not play in the lab")));
        }
        Bot::parse(name).map_err(|unknown| {
            let known: Vec<String> = Bot::ALL.iter().map(|bot| bot.name()).collect();
            Failure::usage(format!("{unknown} (there are {})", known.join(", ")))
        })
    };
    let bots: Vec<Bot> = names.iter().map(read).collect::<Outcome<_>>()?;
    let found = bots.len();
    match bots.as_slice() {
        &[bot] => Ok(BySeat::new([bot; Seat::COUNT])),
        several if found == usize::from(players) => {
            Ok(BySeat::from_fn(|seat| several.get(seat as usize).copied().unwrap_or(Bot::Patient)))
        }
        _ => Err(Failure::usage(format!("--bots names {found} bots for {players} players"))),
    }
}

/// What differs from the first variant's rule set, but for the number of players, which is the
/// same everywhere.
fn names(variants: &[Rules]) -> Vec<String> {
    let base = variants.first().map(|rules| rules.options().base());
    let name = |rules: &Rules| {
        let options = rules.options();
        let changes = options.changes().filter(|&param| param != Param::Players);
        let changes = changes.map(|param| format!("{}={}", param.name(), options.value(param)));
        let preset = Some(options.base().name().to_owned());
        let mut words: Vec<String> =
            preset.filter(|_| Some(options.base()) != base).into_iter().chain(changes).collect();
        if words.is_empty() {
            words.push(options.base().name().into());
        }
        words.join(" ")
    };
    variants.iter().map(name).collect()
}

/// The command, so that a report can be made again.
fn command(args: &LabArgs) -> String {
    let mut words = vec![format!("rid lab --rules {}", args.rules.rules)];
    if !args.rules.house.trim().is_empty() {
        words.push(format!("--house \"{}\"", args.rules.house));
    }
    words.extend(args.vs.iter().map(|vs| format!("--vs \"{vs}\"")));
    words.extend(args.players.map(|players| format!("--players {players}")));
    words.push(format!("--bots {} --games {}", args.bots.join(","), args.games));
    words.extend(args.skill.map(|deals| format!("--skill {deals}")));
    words.push(format!("--seed {}", args.seed));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_are_named_by_what_differs() {
        let rules = |preset, house| Rules::parse(preset, house).unwrap();
        let all = [
            rules("rid", "players=3"),
            rules("rid", "players=3 limit=10 pure=2"),
            rules("cafe", "players=3"),
        ];
        assert_eq!(names(&all), ["rid", "limit=10 pure=2", "cafe"]);
    }
}
