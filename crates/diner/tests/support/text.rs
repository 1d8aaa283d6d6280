//! Events and refusals as short text, every detail included.

use std::fmt::Display;

use diner::{
    Drawing, Event, Guest, Illegal, Nation, NoClosing, NoOpener, Points, Sex, Spent, Undone,
};

/// What happened, in order, `; ` between; several tables or guests of one kind of event together.
pub fn events(events: &[Event<Option<Guest>>]) -> String {
    let mut parts: Vec<(&str, String)> = Vec::new();
    for event in events {
        let (verb, rest) = event_words(event);
        match parts.last_mut() {
            Some((last, rests)) if *last == verb && MERGED.contains(&verb) => {
                rests.push(' ');
                rests.push_str(&rest);
            }
            _ => parts.push((verb, rest)),
        }
    }
    let part = |(verb, rest): (&str, String)| format!("{verb}{rest}");
    parts.into_iter().map(part).collect::<Vec<_>>().join("; ")
}

const MERGED: [&str; 3] = ["clears ", "leave ", "lays "];

fn event_words(event: &Event<Option<Guest>>) -> (&'static str, String) {
    match event {
        Event::Placed { points: earned, .. } => ("+", points(earned)),
        Event::Cleared { table, nation } => ("clears ", format!("{table}{nation}")),
        Event::Left { chair, guest } => ("leave ", format!("{chair}{guest}")),
        Event::Laid { table, nation } => ("lays ", format!("{table}{nation}")),
        Event::Drew { guest, why, .. } => ("draws ", card(*guest) + drawing(*why)),
        Event::Dropped { guest, penalty, .. } => ("drops ", format!("{} -{penalty}", card(*guest))),
        Event::Passed { to, .. } => ("turn ", to.to_string()),
        Event::Closed { seat } => ("closes ", seat.to_string()),
        Event::Held { seat, cards, penalty } => ("held ", format!("{seat}: {cards} -{penalty}")),
        Event::Ended { end } => ("end ", end.name().into()),
    }
}

/// `19: b4 2, d4 8, c3 9`; a factor other than 1 after the table's sum, as `3x2`.
pub fn points(points: &Points) -> String {
    let tables: Vec<String> = points
        .tables()
        .iter()
        .map(|at| {
            let sum: u32 = at.shares.iter().map(|&share| u32::from(share)).sum();
            match at.factor {
                1 => format!("{} {sum}", at.table),
                factor => format!("{} {sum}x{factor}", at.table),
            }
        })
        .collect();
    format!("{}: {}", points.total(), tables.join(", "))
}

/// A card, or `?` where it is hidden.
pub fn card(guest: Option<Guest>) -> String {
    guest.map_or("?".into(), |guest| guest.to_string())
}

fn drawing(why: Drawing) -> &'static str {
    match why {
        Drawing::Chosen => "",
        Drawing::EmptyHand => " (empty hand)",
    }
}

/// The code of a refusal, then what else it tells.
pub fn refusal(illegal: &Illegal) -> String {
    let code = illegal.code();
    match illegal {
        Illegal::GameOver => code.into(),
        Illegal::TurnOver(spent) => words(code, &[&spent_word(*spent)]),
        Illegal::NoPlacementsLeft { placements } => words(code, &[placements]),
        Illegal::NoSuchChair { square } => words(code, &[square]),
        Illegal::NotInHand { guest } => words(code, &[guest]),
        Illegal::ChairTaken { chair, by } => words(code, &[&format!("{chair}{by}")]),
        Illegal::WrongTable { guest, chair, touched } => {
            let touched: String = touched.iter().flatten().map(Nation::to_string).collect();
            words(code, &[guest, chair, &touched])
        }
        Illegal::Unbalanced { table, nation, sex, now } => {
            let nation = nation.map_or("-".into(), |nation| nation.to_string());
            let sex = match sex {
                Sex::Woman => "woman",
                Sex::Man => "man",
            };
            words(code, &[&format!("{table}{nation}"), &sex, &format!("{}+{}", now.men, now.women)])
        }
        Illegal::MustJoinOpener { opener, chair } => words(code, &[&format!("{chair}{opener}")]),
        Illegal::NoPoints(why) => words(
            code,
            &[&match why {
                NoOpener::NotAlone => "not-alone",
                NoOpener::LastPlacement => "last-placement",
                NoOpener::LastCard => "last-card",
                NoOpener::NoFollower => "no-follower",
            }],
        ),
        Illegal::HandFull { limit } => words(code, &[limit]),
        Illegal::HandNotFull { missing } => words(code, &[&"missing", missing]),
        Illegal::CannotClose(NoClosing::NotInTheseRules) => words(code, &[&"not-in-these-rules"]),
        Illegal::CannotClose(NoClosing::CardsInHand { cards }) => words(code, &[&"holds", cards]),
        Illegal::CannotClose(NoClosing::Drawn) => words(code, &[&"drawn"]),
        Illegal::NothingDone(Undone::Nothing) => words(code, &[&"nothing"]),
        Illegal::NothingDone(Undone::DrawMissing) => words(code, &[&"draw-missing"]),
    }
}

fn spent_word(spent: Spent) -> &'static str {
    match spent {
        Spent::Placed => "placed",
        Spent::Drawn => "drawn",
        Spent::Dropped => "dropped",
    }
}

fn words(code: &str, details: &[&dyn Display]) -> String {
    details.iter().fold(code.to_string(), |text, detail| format!("{text} {detail}"))
}
