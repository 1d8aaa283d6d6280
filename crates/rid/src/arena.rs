//! `rid arena`: bots play many games against each other, and what that says about them.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use bots::arena::{Arena, DealPlayed, Plan, Records, Report, Seating, Thought, Watch};
use bots::{Player, Stop};
use diner::{End, Rules};
use indicatif::{ProgressBar, ProgressStyle};
use programs::{Info, Interrupts};

use crate::cli::ArenaArgs;
use crate::deal;
use crate::failure::{Failure, Outcome, complain};
use crate::output::print;
use crate::standings;
use crate::who::{self, Who, introduced};

pub(crate) fn run(args: &ArenaArgs) -> Outcome {
    let listed = if args.list.is_empty() { args.bots.clone() } else { who::names(&args.list) };
    let names: Vec<&str> = listed.iter().map(String::as_str).collect();
    let rules = rules(args, names.len())?;
    let plans = plans(args, names.len(), &rules)?;
    let bar = ProgressBar::new(0);
    let shown = bar.clone();
    let terms =
        args.programs.terms(Some(Info::new(move |told| shown.suspend(|| complain(told)))))?;
    let players = names.iter().map(|name| Who::of(name, &terms)).collect::<Outcome<Vec<Who>>>()?;
    introduced(&players, &terms, Some(Interrupts::AreHeardElsewhere))?;
    let players: Vec<Arc<dyn Player>> = players.iter().map(Who::player).collect();
    let deals = args.games.unwrap_or(args.deals);
    let seatings: usize = plans.iter().map(|plan| plan.seatings.len()).sum();
    let mut watch = Onlooker::new(args, &names, &rules, bar)?;
    watch.bar.set_length(deals.saturating_mul(seatings as u64));
    let arena = Arena {
        rules,
        players,
        thought: thought(args),
        seed: args.seed,
        threads: threads(args.threads),
        records: if args.out.is_some() { Records::Kept } else { Records::Dropped },
    };

    let stop = Stop::default();
    stop_on_interrupt(stop.clone())?;
    let mut reports: Vec<Report> = Vec::new();
    for plan in &plans {
        if reports.is_empty() || !stop.is_stopped() {
            let report = arena.run(plan, deals, &stop, &mut watch);
            reports.push(report.map_err(|error| cannot(args, &error))?);
            watch.before += reports.last().map_or(0, |report| report.games);
        }
    }
    watch.finish().map_err(|error| cannot(args, &error))?;
    let text = if args.json {
        standings::json(&names, &reports)
    } else {
        standings::table(&names, &arena, &reports)
    };
    print(&text)
}

/// The rules asked for. There are as many seats as they say, or as bots if these are more and
/// nothing is said.
fn rules(args: &ArenaArgs, bots: usize) -> Outcome<Rules> {
    let rules = deal::rules(&args.rules, args.players)?;
    let said = args.players.is_some() || deal::states_players(&args.rules.house);
    if said || bots <= usize::from(rules.players) {
        return Ok(rules);
    }
    deal::rules(&args.rules, u32::try_from(bots).ok())
}

/// What is played: each seating of each plan, in each deal.
fn plans(args: &ArenaArgs, bots: usize, rules: &Rules) -> Outcome<Vec<Plan>> {
    let seats = rules.players;
    if args.games.is_some() {
        let places = usize::from(seats);
        if bots != 1 && bots != places {
            let why = format!("--games wants one bot or one a seat: {bots} bots for {seats} seats");
            return Err(Failure::usage(why));
        }
        let seating = (0..places).map(|seat| seat % bots).collect();
        return Ok(vec![Plan::as_given(Seating::new(seating))]);
    }
    if bots < 2 {
        return Err(Failure::usage("an arena wants two bots or more, or --games".into()));
    }
    let even = Plan::even(bots, seats).map_err(|why| Failure::usage(why.to_string()))?;
    let alone = Plan::alone(bots, seats).filter(|_| !args.no_alone);
    Ok([Some(even), alone].into_iter().flatten().collect())
}

fn thought(args: &ArenaArgs) -> Thought {
    match (args.nodes, args.ms) {
        (Some(nodes), _) => Thought::Nodes(nodes),
        (None, Some(ms)) => Thought::Time(Duration::from_millis(ms)),
        (None, None) => Thought::Level,
    }
}

/// So many threads, or one a core.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    asked.map_or_else(cores, usize::from)
}

/// The first interrupt stops the match, one that comes later the program. Some that send them,
/// `timeout` for one, send two at once.
pub(crate) fn stop_on_interrupt(stop: Stop) -> Outcome {
    let mut first: Option<Instant> = None;
    let interrupted = move || {
        let since = first.get_or_insert_with(Instant::now).elapsed();
        if since > Duration::from_millis(500) {
            programs::end_all();
            std::process::exit(130);
        }
        stop.stop();
    };
    ctrlc::set_handler(interrupted)
        .map_err(|error| Failure::usage(format!("cannot wait for interrupts: {error}")))
}

fn cannot(args: &ArenaArgs, error: &io::Error) -> Failure {
    match &args.out {
        Some(out) => Failure::usage(format!("{}: {error}", out.display())),
        None => Failure::usage(format!("the arena cannot go on: {error}")),
    }
}

/// Shows progress and keeps the games.
struct Onlooker {
    bar: ProgressBar,
    /// Games of earlier plans.
    before: u64,
    kept: Option<Kept>,
}

/// A folder of games.
struct Kept {
    folder: PathBuf,
    table: BufWriter<File>,
    names: Vec<String>,
    seats: usize,
}

/// The table of the games kept.
const TABLE: &str = "games.csv";

impl Onlooker {
    fn new(args: &ArenaArgs, names: &[&str], rules: &Rules, bar: ProgressBar) -> Outcome<Onlooker> {
        let kept = args.out.as_deref().map(|folder| {
            let names = standings::labels(names);
            Kept::create(folder, names, usize::from(rules.players)).map_err(|e| cannot(args, &e))
        });
        let kept = kept.transpose()?;
        // It draws on standard error, and only if that is a terminal.
        let shape = "{bar:30} {percent}%  {human_pos} of {human_len} games  {eta} left";
        if let Ok(style) = ProgressStyle::with_template(shape) {
            bar.set_style(style);
        }
        Ok(Onlooker { bar, before: 0, kept })
    }

    fn finish(self) -> io::Result<()> {
        self.bar.finish_and_clear();
        self.kept.map_or(Ok(()), |mut kept| kept.table.flush())
    }
}

impl Watch for Onlooker {
    fn progress(&mut self, games: u64) {
        self.bar.set_position(self.before + games);
    }

    fn deal(&mut self, played: &DealPlayed) -> io::Result<()> {
        self.kept.as_mut().map_or(Ok(()), |kept| kept.keep(played))
    }
}

impl Kept {
    fn create(folder: &Path, names: Vec<String>, seats: usize) -> io::Result<Kept> {
        fs::create_dir_all(folder)?;
        let table = File::create_new(folder.join(TABLE)).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                io::Error::new(error.kind(), format!("there is a {TABLE} already"))
            }
            _ => error,
        })?;
        let mut table = BufWriter::new(table);
        let each = |what: &str| (1..=seats).map(|n| format!("{what}{n},")).collect::<String>();
        let (bots, totals, shares) = (each("bot"), each("total"), each("share"));
        writeln!(table, "deal,seating,{bots}{totals}{shares}end,turns,error")?;
        Ok(Kept { folder: folder.into(), table, names, seats })
    }

    fn keep(&mut self, played: &DealPlayed) -> io::Result<()> {
        for game in &played.games {
            let name = format!("{:05}-{}.rid", played.deal, game.number);
            fs::write(self.folder.join(name), game.record.as_deref().unwrap_or_default())?;
            let seats = || game.seating.iter().take(self.seats);
            let bots = seats().map(|(_, player)| self.names.get(player).cloned());
            let bots = bots.map(|name| quoted(&name.unwrap_or_default()));
            let totals = seats().map(|(seat, _)| game.totals[seat].to_string());
            let shares = seats().map(|(seat, _)| game.shares[seat].to_string());
            let foul = game.foul.as_ref();
            let last = [
                game.end.map_or("-", End::name).to_string(),
                game.turns.to_string(),
                foul.map_or(String::new(), |foul| {
                    quoted(&format!("seat {}: {}", foul.seat, foul.offence))
                }),
            ];
            let first = [played.deal.to_string(), game.number.to_string()];
            let fields: Vec<String> =
                first.into_iter().chain(bots).chain(totals).chain(shares).chain(last).collect();
            writeln!(self.table, "{}", fields.join(","))?;
        }
        // What is there after an interrupt, or while a long match runs, is whole lines.
        self.table.flush()
    }
}

/// A field of a table, in quotes where it needs them.
pub(crate) fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        return format!("\"{}\"", field.replace('"', "\"\""));
    }
    field.into()
}
