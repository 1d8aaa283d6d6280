//! `rid play`: a game at the terminal, in a record that is up to date after every action.

use std::fs;
use std::io::{self, BufRead};
use std::path::{Path, PathBuf};

use bots::Bot;
use clap::Args;
use diner::record::{Header, Record};
use diner::{Deal, Game, Rules};
use programs::PREFIX;
use tui::{Answer, Book, Left, Offer, Players, Screen, Sitting, Table};
use words::Speech;

use crate::chance;
use crate::cli::RulesArgs;
use crate::deal;
use crate::failure::{Failure, Outcome};
use crate::hiring::Programs;
use crate::input::last_record;
use crate::output::print;
use crate::rules::speech;
use crate::terminal::{LookArgs, needed};
use crate::watch::{failed, from_position};
use crate::who::{ProgramArgs, bot, names};

#[derive(Args)]
pub(crate) struct PlayArgs {
    /// A record to go on with; its last game counts
    #[arg(value_name = "FILE", conflicts_with_all = ["rules", "house", "players", "seed", "new"])]
    file: Option<PathBuf>,
    #[command(flatten)]
    rules: RulesArgs,
    /// How many play; the same as "players=N" among the house rules
    #[arg(long, value_name = "N")]
    players: Option<u32>,
    /// Deal the same cards, and let the bots choose the same, for the same number
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Against whom: one bot for all other seats, or one each: a level (apprentice, waiter,
    /// sommelier, maitre), another bot, or a program: "cmd:python3 my_bot.py" [default: waiter]
    #[arg(long, value_name = "BOTS", conflicts_with = "seats")]
    bots: Vec<String>,
    /// Who sits where, seat by seat: `me`, the name of another person, `bot:LEVEL` or `cmd:COMMAND`
    #[arg(long, value_name = "SEATS")]
    seats: Vec<String>,
    /// Your name
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Keep the game in this new file [default: one in the user's data folder]
    #[arg(long, value_name = "FILE", conflicts_with = "file")]
    record: Option<PathBuf>,
    /// The folder of data, in which games are kept and found again
    #[arg(long, value_name = "DIR", env = "RID_DATA")]
    data: Option<PathBuf>,
    /// Begin a new game, whatever is kept
    #[arg(long)]
    new: bool,
    /// Play line by line, without a screen: for screen readers and pipes
    #[arg(long)]
    plain: bool,
    /// Milliseconds between two actions of bots: 0, 400, 900 or 1800
    #[arg(long, value_name = "MS", default_value_t = 900)]
    pace: u32,
    #[command(flatten)]
    look: LookArgs,
    #[command(flatten)]
    programs: ProgramArgs,
}

/// A game and where it is kept.
struct Kept {
    record: Record,
    book: Book,
}

pub(crate) fn run(args: &PlayArgs) -> Outcome {
    let preset = diner::Preset::parse(&args.rules.rules).unwrap_or(diner::Preset::Rid);
    if !args.plain {
        needed(speech(preset))?;
    }
    let seed = chance::seed(args.seed)?;
    let named = names(&args.bots).into_iter().chain(names(&args.seats));
    let programs = Programs::of(named, &args.programs, args.plain)?;
    let (kept, mut screen) = begin(args)?;
    let Some(Kept { record, mut book }) = kept else { return Ok(()) };
    let speech = speech(record.game.rules().options().base());
    let at = book.path().to_owned();
    let table = Table::new(record.game, record.headers, speech, seed);
    let mut table = table.ok_or_else(|| from_position(&at))?;
    programs.hire(&mut table, &at)?;
    loop {
        table.set_pace(args.pace);
        let left = match &mut screen {
            Some(screen) => {
                tui::play(screen, &mut table, &book, args.look.look()).map_err(failed)?
            }
            None => {
                let (mut input, output) = (io::stdin().lock(), io::stdout().lock());
                let signs = args.look.look().signs;
                tui::talk(&mut table, &book, &mut input, output, signs)?
            }
        };
        if left == Left::Quit {
            break;
        }
        book.turn_leaf(&table.record());
        table = again(&table, speech, chance::seed(None)?)?;
        programs.hire(&mut table, &at)?;
        book.keep(&table.record()).map_err(|why| not_kept(book.path(), &why))?;
    }
    drop(screen);
    let shown = at.display().to_string();
    let [kept, go_on] = speech.play_kept(&shown, &format!("rid play {}", quoted(&shown)));
    let lines = if table.is_over() { kept + "\n" } else { format!("{kept}\n{go_on}\n") };
    print(&lines)
}

/// The game that is asked for, and the screen, if there is one; no game if it was declined.
fn begin(args: &PlayArgs) -> Outcome<(Option<Kept>, Option<Screen>)> {
    let open = || if args.plain { Ok(None) } else { Screen::open().map(Some).map_err(failed) };
    if let Some(file) = &args.file {
        let kept = go_on(args, file)?;
        return Ok((Some(kept), open()?));
    }
    if let Some(file) = &args.record {
        let kept = fresh(args, file)?;
        return Ok((Some(kept), open()?));
    }
    let folder = folder(args)?;
    let found = if args.new { None } else { last_unfinished(&folder) };
    // What is refused is refused before the terminal is taken over.
    let game = dealt(args)?;
    let mut screen = open()?;
    if let Some((file, record)) = found {
        match offered(args, &record, screen.as_mut())? {
            Answer::GoOn => {
                let book = Book::open(&file).map_err(|why| not_kept(&file, &why))?;
                return Ok((Some(Kept { record, book }), screen));
            }
            Answer::Quit => return Ok((None, screen)),
            Answer::New => {}
        }
    }
    let kept = keep(game, &next_file(&folder)?)?;
    Ok((Some(kept), screen))
}

/// Whether to go on with a kept game.
fn offered(args: &PlayArgs, record: &Record, screen: Option<&mut Screen>) -> Outcome<Answer> {
    let speech = speech(record.game.rules().options().base());
    let table = Table::new(record.game.clone(), record.headers.clone(), speech, 0);
    let Some(offer) = table.map(|table| Offer::of(&table)) else { return Ok(Answer::New) };
    match screen {
        Some(screen) => tui::offer(screen, &offer, args.look.look()).map_err(failed),
        None => asked(&offer, speech),
    }
}

/// The same in a line.
fn asked(offer: &Offer, speech: Speech) -> Outcome<Answer> {
    print(&format!("{}\n{}\n> ", offer.lines().join("\n"), speech.play_plain_offer()))?;
    let mut line = String::new();
    io::stdin().lock().read_line(&mut line)?;
    let answer = line.trim().to_lowercase();
    let says = |word: String| {
        let word = word.to_lowercase();
        !answer.is_empty() && word.starts_with(&answer)
    };
    Ok(match answer.as_str() {
        "" => Answer::Quit,
        _ if says(speech.play_plain_yes()) => Answer::GoOn,
        _ if says(speech.play_plain_no()) => Answer::New,
        _ => Answer::Quit,
    })
}

/// A game that a file holds.
fn go_on(args: &PlayArgs, file: &Path) -> Outcome<Kept> {
    if file.as_os_str() == "-" {
        return Err(Failure::usage("-: a game is kept in a file".into()));
    }
    let mut record = last_record(file)?;
    if record.beyond || matches!(record.game.start(), diner::Start::Position(_)) {
        return Err(from_position(file));
    }
    let rules = record.game.rules().clone();
    if !(args.bots.is_empty() && args.seats.is_empty()) {
        let players = seated(args, &rules, speech(rules.options().base()))?;
        record.headers = players.headers(&rules, record.headers);
        record.headers.retain(|header| !header.key.starts_with("Foul"));
    }
    let book = Book::open(file).map_err(|why| not_kept(file, &why))?;
    Ok(Kept { record, book })
}

/// A new game in a new file.
fn fresh(args: &PlayArgs, file: &Path) -> Outcome<Kept> {
    keep(dealt(args)?, file)
}

fn keep(record: Record, file: &Path) -> Outcome<Kept> {
    let book = Book::new(file).map_err(|why| not_kept(file, &why))?;
    book.keep(&record.to_string()).map_err(|why| not_kept(file, &why))?;
    Ok(Kept { record, book })
}

/// A new game, as the options say.
fn dealt(args: &PlayArgs) -> Outcome<Record> {
    let seats = u32::try_from(names(&args.seats).len()).unwrap_or(u32::MAX);
    let counted = args.players.is_none() && seats > 0 && !deal::states_players(&args.rules.house);
    let players = if counted { Some(seats) } else { args.players };
    let rules = deal::rules(&args.rules, players)?;
    let sitting = seated(args, &rules, speech(rules.options().base()))?;
    let (deal, seed) = match args.seed {
        Some(seed) => (Deal::from_seed(&rules, seed), Some(Header::new("Seed", &seed.to_string()))),
        None => (Deal::from_key(&rules, &chance::key()?), None),
    };
    let headers = sitting.headers(&rules, seed.into_iter().collect());
    Ok(Record::of(Game::new(rules, deal), headers))
}

/// Who sits where.
fn seated(args: &PlayArgs, rules: &Rules, speech: Speech) -> Outcome<Players> {
    let me = || match &args.name {
        Some(name) => person(name),
        None => Ok(Sitting::Person(speech.home().guest)),
    };
    let others = usize::from(rules.players) - 1;
    let (seats, bots) = (names(&args.seats), names(&args.bots));
    let sitting: Vec<Sitting> = match (seats.as_slice(), bots.as_slice()) {
        ([], bots) => {
            let bots: Vec<Sitting> =
                bots.iter().map(|name| sitter(name)).collect::<Outcome<_>>()?;
            let bots = match bots.as_slice() {
                [] => vec![Sitting::Bot(Bot::Patient); others],
                [bot] => vec![bot.clone(); others],
                several if several.len() == others => several.to_vec(),
                several => {
                    let found = several.len();
                    let why = format!("--bots names {found} bots for {others} seats beside yours");
                    return Err(Failure::usage(why));
                }
            };
            [me()].into_iter().chain(bots.into_iter().map(Ok)).collect::<Outcome<_>>()?
        }
        (seats, _) if seats.len() == usize::from(rules.players) => {
            let who = |text: &String| match (text.as_str(), text.strip_prefix("bot:")) {
                ("me", _) => me(),
                (_, Some(name)) => sitter(name),
                (name, None) if name.starts_with(PREFIX) => sitter(name),
                (name, None) => person(name),
            };
            seats.iter().map(who).collect::<Outcome<_>>()?
        }
        (seats, _) => {
            let (found, players) = (seats.len(), rules.players);
            return Err(Failure::usage(format!("--seats names {found} for {players} players")));
        }
    };
    let mut players = Players::default();
    for (seat, sitting) in rules.seats().zip(sitting) {
        players.0[seat] = sitting;
    }
    Ok(players)
}

/// A bot, or a program.
fn sitter(name: &str) -> Outcome<Sitting> {
    if name.starts_with(PREFIX) {
        return Ok(Sitting::Program(name.into()));
    }
    bot(name).map(Sitting::Bot)
}

/// A person of this name, which no bot may have: a record tells them apart by it.
fn person(name: &str) -> Outcome<Sitting> {
    let name = name.trim();
    match Sitting::of(name) {
        Sitting::Bot(_) => Err(Failure::usage(format!("{name}: a bot has this name; bot:{name}?"))),
        Sitting::Program(_) => Err(Failure::usage(format!("{name}: a program is no person"))),
        Sitting::Person(_) if name.is_empty() => Err(Failure::usage("a name is empty".into())),
        person @ Sitting::Person(_) => Ok(person),
    }
}

/// The same people at a new deal, the first to play one seat on.
fn again(table: &Table, speech: Speech, seed: u64) -> Outcome<Table> {
    let rules = table.rules().clone();
    let deal = Deal::from_key(&rules, &chance::key()?);
    let before = Players::of(table.headers());
    let mut players = Players::default();
    for seat in rules.seats() {
        players.0[seat.next(rules.players)] = before.0[seat].clone();
    }
    let headers = players.headers(&rules, Vec::new());
    let table = Table::new(Game::new(rules, deal), headers, speech, seed);
    table.ok_or_else(|| Failure::usage("a deal is no deal".into()))
}

/// Where games are kept that are given no file.
fn folder(args: &PlayArgs) -> Outcome<PathBuf> {
    let data = args.data.clone().or_else(|| Some(dirs::data_dir()?.join("rid")));
    let none = "there is no data folder for this user: name one with --data DIR, or a file with \
                --record FILE";
    let folder = data.ok_or_else(|| Failure::usage(none.into()))?.join("play");
    fs::create_dir_all(&folder).map_err(|why| not_kept(&folder, &why))?;
    Ok(folder)
}

/// The files of the folder by their numbers.
fn numbered(folder: &Path) -> Vec<(u32, PathBuf)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let number = |path: &Path| path.file_name()?.to_str()?.strip_suffix(".rid")?.parse().ok();
    let found = entries.filter_map(|entry| Some((number(&entry.path())?, entry.path())));
    let mut found: Vec<(u32, PathBuf)> = found.collect();
    found.sort();
    found
}

/// The file for a new game.
fn next_file(folder: &Path) -> Outcome<PathBuf> {
    let last = numbered(folder).last().map_or(0, |&(number, _)| number);
    Ok(folder.join(format!("{}.rid", last.saturating_add(1))))
}

/// The newest game that is not over and that can be gone on with.
fn last_unfinished(folder: &Path) -> Option<(PathBuf, Record)> {
    numbered(folder).into_iter().rev().find_map(|(_, path)| {
        let record = last_record(&path).ok()?;
        let goes_on = record.game.public().end.is_none() && !record.beyond;
        let dealt = matches!(record.game.start(), diner::Start::Deal(_));
        (goes_on && dealt).then_some((path, record))
    })
}

fn not_kept(path: &Path, why: &io::Error) -> Failure {
    Failure::usage(format!("{}: {why}", path.display()))
}

/// A path as a shell takes it.
fn quoted(path: &str) -> String {
    let plain = |sign: char| sign.is_alphanumeric() || "/._-+:,~".contains(sign);
    if path.chars().all(plain) { path.into() } else { format!("'{}'", path.replace('\'', "'\\''")) }
}
