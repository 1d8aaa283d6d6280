//! The floor: five tables, twelve chairs, who sits where, and what the card chosen could do.

use art::Rim;
use diner::{Chair, ChairSet, Choice, Choices, Event, Floor, Guest, Param, Rules, Seat, Table};
use maud::{Markup, html};
use words::{Label, Speech};

use super::{Scene, TurnLog, at_table, drawings};

/// A floor as it is to be drawn. A replay draws one too, without choices.
pub(crate) struct Drawing<'a> {
    pub(crate) speech: Speech,
    pub(crate) rules: &'a Rules,
    pub(crate) floor: &'a Floor,
    pub(crate) fresh: Fresh,
    /// The card chosen and what it could do.
    pub(crate) chosen: Option<(Guest, &'a diner::ByChair<Choice>)>,
    /// Whether choosing a chair places the card, or only shows what it would do.
    pub(crate) places: bool,
    /// The chairs where the company of the opener that waits may sit.
    pub(crate) follow: ChairSet,
    pub(crate) opener: Option<Chair>,
    /// Whether chairs can be chosen at all.
    pub(crate) live: bool,
    /// Whether nobody can come any more.
    pub(crate) over: bool,
}

/// The guests that came lately.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Fresh {
    now: ChairSet,
    last: ChairSet,
}

impl Fresh {
    /// Of the turns so far, the last one being played.
    pub(crate) fn of(turns: &[TurnLog]) -> Fresh {
        let placed = |turn: Option<&TurnLog>| -> ChairSet {
            let events = turn.map(|turn| turn.events.as_slice()).unwrap_or_default();
            let chair = |event: &Event<Option<Guest>>| match *event {
                Event::Placed { chair, .. } => Some(chair),
                _ => None,
            };
            events.iter().filter_map(chair).collect()
        };
        let mut turns = turns.iter().rev();
        let (now, last) = (turns.next(), turns.next());
        Fresh { now: placed(now), last: placed(last) }
    }
}

/// The region of the page.
pub(crate) fn floor(scene: &Scene<'_>, choices: &Choices) -> Markup {
    let public = scene.seen.public();
    let chosen = scene.chosen.and_then(|guest| Some((guest, choices.card(guest)?)));
    let opener = public.turn.opener;
    let waits = opener.is_some() && choices.places;
    draw(&Drawing {
        speech: scene.speech,
        rules: scene.rules,
        floor: &public.floor,
        fresh: Fresh::of(scene.turns),
        chosen,
        places: choices.places,
        follow: if waits { choices.open() } else { ChairSet::NONE },
        opener,
        live: !choices.cards.is_empty(),
        over: at_table::is_over(scene),
    })
}

/// The section with everything on it.
pub(crate) fn draw(drawing: &Drawing<'_>) -> Markup {
    let speech = drawing.speech;
    let class = match (drawing.chosen, factions(drawing.rules)) {
        (Some(_), true) => "choosing factions",
        (Some(_), false) => "choosing",
        (None, true) => "factions",
        (None, false) => "",
    };
    html! {
        section #floor class=(class) aria-labelledby="floor-head" {
            h2 #floor-head .unseen { (speech.label(Label::Floor)) }
            div .board {
                (drawings::inlays())
                ul .of-tables role="list" { @for table in Table::ALL { (table_top(drawing, table)) } }
                ul .of-chairs role="list" { @for chair in Chair::ALL { li { (seat(drawing, chair)) } } }
                (rim())
            }
        }
    }
}

/// Letters of columns and numbers of rows, by which texts name the chairs. Whoever hears the page
/// hears each chair's name.
fn rim() -> Markup {
    html! {
        @for column in ["a", "b", "c", "d", "e"] {
            span class={ "rim-mark column-" (column) } aria-hidden="true" { (column) }
        }
        @for row in 1..=5 {
            span class={ "rim-mark row-" (row) } aria-hidden="true" { (row) }
        }
    }
}

/// Whether the rules tell one faction from the other: only then does the floor.
pub(crate) fn factions(rules: &Rules) -> bool {
    rules.options().number(Param::Ally) != rules.options().number(Param::Rival)
}

fn table_top(drawing: &Drawing<'_>, table: Table) -> Markup {
    let speech = drawing.speech;
    let nation = drawing.floor.table(table);
    let label = match drawing.over {
        true => speech.table_label(drawing.floor, table),
        false => speech.table_next(drawing.floor, table),
    };
    let key = nation.map(|nation| nation.to_string()).unwrap_or_default();
    let rim = match nation.filter(|_| factions(drawing.rules)) {
        Some(nation) => Rim::of(nation),
        None => Rim::Single,
    };
    let bare = if nation.is_none() { " bare" } else { "" };
    html! {
        li class={ "table at-" (table) " " (rim.class()) (bare) }
            data-table=(table) data-key={ "t-" (table) "-" (key) } {
            span .unseen { (label) }
            @if let Some(nation) = nation {
                (drawings::table_top(nation, rim, &speech.nation(nation)))
            }
        }
    }
}

fn seat(drawing: &Drawing<'_>, chair: Chair) -> Markup {
    let speech = drawing.speech;
    let seated = drawing.floor.guest(chair);
    let choice = drawing.chosen.map(|(guest, chairs)| (guest, chairs[chair]));
    let mut class = format!("chair at-{chair}");
    let mut add = |name: &str, is: bool| {
        if is {
            class.push(' ');
            class.push_str(name);
        }
    };
    add("inner", chair.touches().len() > 1);
    add("taken", seated.is_some());
    add("fresh", drawing.fresh.now.contains(chair) && seated.is_some());
    add("last", drawing.fresh.last.contains(chair) && seated.is_some());
    add("follow", drawing.follow.contains(chair));
    add("waits", drawing.opener == Some(chair));
    add("legal", choice.is_some_and(|(_, choice)| choice.is_legal()));
    add("illegal", choice.is_some_and(|(_, choice)| !choice.is_legal()));
    let base = base_label(drawing, chair);
    let (label, coin, tip) = match choice.map(|(_, choice)| choice) {
        None => (base.clone(), None, None),
        Some(choice @ Choice::Legal { points, .. }) => {
            (speech.chair_earns(&base, &points), Some(points.total()), Some(speech.choice(&choice)))
        }
        Some(choice @ Choice::Illegal(why)) => {
            (speech.chair_refused(&base, &why), None, Some(speech.choice(&choice)))
        }
    };
    let place = choice
        .filter(|(_, choice)| drawing.places && choice.is_legal())
        .map(|(guest, _)| format!("{guest}@{chair}"));
    html! {
        button class=(class) type=(if place.is_some() { "submit" } else { "button" })
            name=[place.as_ref().map(|_| "action")] value=[place] disabled[!drawing.live]
            data-chair=(chair) data-label=(base) aria-label=(label)
            title=[tip.as_ref().filter(|_| coin.is_none())] {
            span .cushion {}
            @if let Some(guest) = seated {
                span .guest data-key={ "g-" (chair) "-" (guest) } data-guest=(guest) {
                    (drawings::portrait(guest))
                }
            }
            span .coin { @if let Some(points) = coin { (points) } }
            span .tip { @if let Some(text) = tip { (text) } }
        }
    }
}

fn base_label(drawing: &Drawing<'_>, chair: Chair) -> String {
    let speech = drawing.speech;
    let label = speech.chair_label(drawing.floor, chair);
    match drawing.floor.guest(chair) {
        Some(_) if drawing.fresh.now.contains(chair) => speech.chair_fresh(&label),
        Some(_) if drawing.fresh.last.contains(chair) => speech.chair_last(&label),
        None if drawing.follow.contains(chair) => speech.chair_follow(&label),
        Some(_) | None => label,
    }
}

/// Hidden drawings that the page refers to.
pub(crate) fn sprites(speech: &Speech) -> Markup {
    drawings::sprites(speech)
}

/// The seat's colour on plates and marks.
pub(crate) fn seat_class(seat: Seat) -> &'static str {
    match seat {
        Seat::P1 => "seat-1",
        Seat::P2 => "seat-2",
        Seat::P3 => "seat-3",
        Seat::P4 => "seat-4",
        Seat::P5 => "seat-5",
    }
}
