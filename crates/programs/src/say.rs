//! The lines of the host (docs/bot-protocol.md): what is said of a game, made from what the seat may
//! know and nothing else.

use std::time::Duration;

use bots::{Allowance, Ending};
use diner::{Action, Drawing, Event, Guest, Observation, Param, Points, Rules, Seat};

/// A game begins: every parameter.
pub(crate) fn new_game(rules: &Rules, seat: Seat) -> String {
    let options = rules.options();
    let value = |param: Param| format!(" {}={}", param.name(), options.value(param));
    let values: String = Param::ALL.into_iter().map(value).collect();
    format!("newgame seat {seat} rules {}{values}", options.base().name())
}

/// Something happened.
pub(crate) fn event(event: &Event<Option<Guest>>) -> String {
    let card = |guest: Option<Guest>| guest.map_or("?".into(), |guest| guest.to_string());
    let told = match *event {
        Event::Placed { seat, guest, chair, points } => {
            format!("placed {seat} {guest}@{chair} {}", points.total())
        }
        Event::Cleared { table, nation } => format!("cleared {table} {nation}"),
        Event::Left { chair, guest } => format!("left {chair} {guest}"),
        Event::Laid { table, nation } => format!("laid {table} {nation}"),
        Event::Drew { seat, guest, why } => {
            let why = match why {
                Drawing::Chosen => "chosen",
                Drawing::EmptyHand => "empty-hand",
            };
            format!("drew {seat} {} {why}", card(guest))
        }
        Event::Dropped { seat, guest, penalty } => {
            format!("dropped {seat} {} {penalty}", card(guest))
        }
        Event::Passed { from, to } => format!("passed {from} {to}"),
        Event::Closed { seat } => format!("closed {seat}"),
        Event::Held { seat, cards, penalty } => format!("held {seat} {cards} {penalty}"),
        Event::Ended { end } => format!("ended {}", end.name()),
    };
    format!("event {told}")
}

/// What the seat knows.
pub(crate) fn position(seen: &Observation) -> String {
    format!("position {}", seen.position)
}

/// The seat is on turn.
pub(crate) fn go(seed: u64, allowance: Allowance, limit: Duration) -> String {
    let allowed = match allowance {
        Allowance::Level => String::new(),
        Allowance::Nodes { whole, spent: 0 } => format!(" nodes {whole}"),
        Allowance::Nodes { whole, spent } => format!(" nodes {whole} spent {spent}"),
        Allowance::Time(left) => format!(" time {}", left.as_millis()),
    };
    format!("go seed {seed}{allowed} limit {}", limit.as_millis())
}

/// What the seat may do now.
pub(crate) fn legal(rules: &Rules, seen: &Observation) -> String {
    let public = seen.public();
    let written = |action: Action| match action {
        Action::Place { guest, chair } => {
            let earned = Points::of(rules, &public.floor, guest, chair).total();
            format!(" {action}+{earned}")
        }
        Action::Draw | Action::Drop { .. } | Action::Close | Action::Done => format!(" {action}"),
    };
    let legal = public.legal(rules, seen.hand().unwrap_or_default());
    format!("legal{}", legal.iter().map(written).collect::<String>())
}

/// The game is over.
pub(crate) fn game_over(rules: &Rules, ending: &Ending) -> String {
    let list = |numbers: Vec<String>| numbers.join(",");
    let scores = &ending.seen.public().scores;
    let scores = list(rules.seats().map(|seat| scores[seat].to_string()).collect());
    let winners = list(ending.winners.iter().map(Seat::to_string).collect());
    let end = ending.end.map_or("lost", |end| end.name());
    format!("gameover {end} {scores} {winners}")
}
