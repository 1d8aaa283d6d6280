//! `rid show`: where a game stands, drawn in plain text, for everybody or for one seat.

use std::path::Path;

use diner::record::{Moment, Record};
use diner::{Action, BySeat, Game, Hand, PlayedTurn, Position, Rules, Seat, Viewer};

use crate::cli::ShowArgs;
use crate::failure::{Failure, Outcome, complain};
use crate::input::last_record;
use crate::output::print;
use crate::place::seat;
use crate::scene::Scene;

pub(crate) fn run(args: &ShowArgs) -> Outcome {
    let scene = match &args.file {
        Some(path) => of_record(args, path)?,
        None => of_position(args)?,
    };
    print(&scene.text())
}

/// A record where it stops, or at an earlier moment.
fn of_record(args: &ShowArgs, path: &Path) -> Outcome<Scene> {
    let moment = args.at.as_deref().map(parse_moment).transpose()?;
    let record = last_record(path)?;
    let file = path.display();
    let seat = seat(args.seat, record.game.rules())?;
    if record.beyond {
        complain(&format!("{file}: what follows depends on cards that the record does not give"));
    }
    let names = BySeat::from_fn(|seat| {
        record.header(&format!("Player{seat}")).unwrap_or_default().to_string()
    });
    let game = match moment {
        None => record.game,
        Some(moment) => at(&record, moment).ok_or_else(|| {
            let at = args.at.as_deref().unwrap_or_default();
            Failure::bad(format!("{file}: the game never came to {at}"))
        })?,
    };
    Ok(scene(&game, names, seat))
}

fn scene(game: &Game, names: BySeat<String>, seat: Option<Seat>) -> Scene {
    let position = match seat {
        Some(seat) => game.observe(Viewer::Seat(seat)).position,
        None => game.position(),
    };
    let turn = game.turns().last();
    let open = game.public().end.is_some();
    let actions = turn.map(|turn| written(turn, |by| open || seat.is_none_or(|seat| seat == by)));
    Scene {
        rules: game.rules().clone(),
        position,
        names,
        round: turn.map(|turn| turn.round),
        actions: actions.unwrap_or_default(),
    }
}

/// A position that stands on the command line.
fn of_position(args: &ShowArgs) -> Outcome<Scene> {
    let (rules, mut position) = args.instead.read()?;
    if let Some(seat) = seat(args.seat, &rules)? {
        keep_to(&mut position, &rules, seat);
    }
    let names = BySeat::default();
    Ok(Scene { rules, position, names, round: None, actions: Vec::new() })
}

/// Hides what a seat may not know: until the end, the hands and dropped cards of the others.
fn keep_to(position: &mut Position, rules: &Rules, own: Seat) {
    let hidden = |seat: Seat| seat != own && position.public.end.is_none();
    let keep = |cards: &BySeat<Option<Hand>>| {
        BySeat::from_fn(|seat| cards[seat].filter(|_| !hidden(seat)))
    };
    (position.hands, position.drops) = (keep(&position.hands), keep(&position.drops));
    debug_assert!(rules.seats().any(|seat| seat == own));
}

/// Reads `12.3` or `12.3+1`: round, player, actions.
fn parse_moment(text: &str) -> Outcome<(u32, u32, usize)> {
    let (turn, actions) = text.split_once('+').unwrap_or((text, "0"));
    let number = |digits: &str| {
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
        digits.parse::<u32>().ok().filter(|_| plain)
    };
    let read = || {
        let (round, player) = turn.split_once('.')?;
        Some((number(round)?, number(player)?, number(actions)? as usize))
    };
    read().ok_or_else(|| {
        Failure::usage(format!("--at {text}: a moment is written as 12.3 or 12.3+1"))
    })
}

fn at(record: &Record, (round, player, actions): (u32, u32, usize)) -> Option<Game> {
    let seat = Seat::from_number(player, record.game.rules().players)?;
    record.at(Moment { round, seat, actions })
}

/// The actions of a turn as records write them, a dropped card only where it may be seen.
fn written(turn: &PlayedTurn, sees: impl Fn(Seat) -> bool) -> Vec<String> {
    let write = |&(action, earned): &(Action, Option<i32>)| match (action, earned) {
        (Action::Drop { .. }, _) if !sees(turn.seat) => "drop".into(),
        (_, Some(earned)) => format!("{action}+{earned}"),
        (_, None) => action.to_string(),
    };
    turn.actions.iter().map(write).collect()
}
