//! `rid auto`: bots play a record to its end.

use bots::{Bot, play_to_end};
use diner::record::{Header, Record};
use diner::{BySeat, Rules, Seat};

use crate::chance;
use crate::cli::AutoArgs;
use crate::failure::{Failure, Outcome};
use crate::input::last_record;
use crate::output::print;

pub(crate) fn run(args: &AutoArgs) -> Outcome {
    let record = last_record(&args.file)?;
    let bots = seated(&args.bots, record.game.rules().players)?;
    let from_position = matches!(record.game.start(), diner::Start::Position(_));
    if from_position && record.game.public().end.is_none() {
        return Err(Failure::bad(format!(
            "{}: the record begins at a position: the order of its piles is not known, \
             so nobody can play on",
            args.file.display()
        )));
    }
    if record.game.public().end.is_some() {
        return print(&record.to_string());
    }
    play(record, &bots, chance::seed(args.seed)?)
}

fn play(record: Record, bots: &BySeat<Bot>, seed: u64) -> Outcome {
    let Record { headers, mut game, .. } = record;
    if let Err(illegal) = play_to_end(&mut game, bots, seed) {
        return Err(Failure::usage(format!("a bot cannot play on: {illegal}")));
    }
    let headers = named(headers, game.rules(), bots);
    print(&Record::of(game, headers).to_string())
}

/// One bot for all, or one a seat.
fn seated(names: &[String], players: u8) -> Outcome<BySeat<Bot>> {
    let bots: Vec<Bot> = names.iter().map(|name| bot(name)).collect::<Outcome<_>>()?;
    match bots.as_slice() {
        &[bot] => Ok(BySeat::from_fn(|_| bot)),
        several if several.len() == usize::from(players) => {
            Ok(BySeat::from_fn(|seat| several.get(seat as usize).copied().unwrap_or(Bot::Greedy)))
        }
        several => {
            let found = several.len();
            Err(Failure::usage(format!("--bots names {found} bots for {players} players")))
        }
    }
}

/// The bot of a name.
pub(crate) fn bot(name: &str) -> Outcome<Bot> {
    Bot::parse(name).map_err(|unknown| {
        let known: Vec<String> = Bot::ALL.iter().map(|bot| bot.name()).collect();
        Failure::usage(format!("{unknown} (there are {})", known.join(", ")))
    })
}

/// The headers with a name for every seat, in seat order where the first name stood, or last.
fn named(mut headers: Vec<Header>, rules: &Rules, bots: &BySeat<Bot>) -> Vec<Header> {
    let key = |seat: Seat| format!("Player{seat}");
    let is_name = |header: &Header| rules.seats().any(|seat| header.key == key(seat));
    let at = headers.iter().position(is_name).unwrap_or(headers.len());
    let names: Vec<Header> = rules
        .seats()
        .map(|seat| {
            let given = headers.iter().find(|header| header.key == key(seat)).cloned();
            given.unwrap_or_else(|| Header::new(&key(seat), &bots[seat].name()))
        })
        .collect();
    headers.retain(|header| !is_name(header));
    headers.splice(at..at, names);
    headers
}
