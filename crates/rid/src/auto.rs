//! `rid auto`: bots play a record to its end.

use bots::{Bot, Party};
use diner::record::{Header, Record};
use diner::{BySeat, Rules, Seat};
use programs::{Info, Interrupts, Terms};

use crate::chance;
use crate::cli::AutoArgs;
use crate::failure::{Failure, Outcome, complain};
use crate::input::last_record;
use crate::output::print;
use crate::who::{Who, introduced, names};

pub(crate) fn run(args: &AutoArgs) -> Outcome {
    let record = last_record(&args.file)?;
    let terms = args.programs.terms(Some(Info::new(complain)))?;
    let bots = seated(&names(&args.bots), record.game.rules().players, &terms)?;
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
    let all: Vec<Who> = bots.iter().map(|(_, who)| who.clone()).collect();
    introduced(&all, &terms, Some(Interrupts::End))?;
    play(record, &bots, chance::seed(args.seed)?)
}

fn play(record: Record, bots: &BySeat<Who>, seed: u64) -> Outcome {
    let Record { headers, mut game, .. } = record;
    let seats = BySeat::from_fn(|seat| Some(bots[seat].player().sit()));
    let lost = Party::new(&game, seats, seed).play_to_end(&mut game).err();
    let mut headers = named(headers, game.rules(), bots);
    headers.retain(|header| header.key != "Foul");
    let Some(lost) = lost else { return print(&Record::of(game, headers).to_string()) };
    match &bots[lost.seat] {
        // Ours make no mistakes; there are positions in which nothing is legal.
        Who::Bot(_) => Err(Failure::usage(format!("a bot cannot play on: {lost}"))),
        Who::Program(_) => {
            headers.push(Header::new("Foul", &lost.to_string()));
            print(&Record::of(game, headers).to_string())?;
            Err(Failure::bad(format!("{} has lost: {lost}", bots[lost.seat].name())))
        }
    }
}

/// One bot for all, or one a seat.
fn seated(names: &[String], players: u8, terms: &Terms) -> Outcome<BySeat<Who>> {
    let bots: Vec<Who> = names.iter().map(|name| Who::of(name, terms)).collect::<Outcome<_>>()?;
    match bots.as_slice() {
        [bot] => Ok(BySeat::from_fn(|_| bot.clone())),
        several if several.len() == usize::from(players) => Ok(BySeat::from_fn(|seat| {
            several.get(seat as usize).cloned().unwrap_or(Who::Bot(Bot::Greedy))
        })),
        several => {
            let found = several.len();
            Err(Failure::usage(format!("--bots names {found} bots for {players} players")))
        }
    }
}

/// The headers with a name for every seat, in seat order where the first name stood, or last.
fn named(mut headers: Vec<Header>, rules: &Rules, bots: &BySeat<Who>) -> Vec<Header> {
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
