//! What the page's script is sent, by a socket or as an answer: regions of the page as HTML, what
//! happened in words, and what moved. The wire form of one viewer's news.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use diner::{BySeat, Event, Guest};
use serde::Serialize;
use words::Speech;

use crate::assets;
use crate::pages::{self, Scene};
use crate::room::{Matter, PeopleChange};
use crate::showing::{Seen, Showing};

/// News for one viewer.
#[derive(Serialize)]
pub(crate) struct Push {
    pub(crate) version: u64,
    /// Of the program: a page of another one loads itself anew.
    build: &'static str,
    title: String,
    /// Whether the viewer is to act.
    yours: bool,
    over: bool,
    /// The page's elements that changed, by id.
    pub(crate) regions: serde_json::Map<String, serde_json::Value>,
    /// What happened, a sentence each, and at which version: a page that has shown it says nothing.
    said: Vec<(u64, String)>,
    /// What moved, for the page to show.
    moves: Vec<Move>,
}

/// Something to be shown as it happens. Seats are numbered from 1.
#[derive(Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
enum Move {
    Placed { seat: u8, guest: String, chair: &'static str, shares: Vec<Share>, points: i32 },
    Cleared { table: &'static str },
    Left { chair: &'static str, guest: String },
    Laid { table: &'static str },
    Drew { seat: u8 },
    Dropped { seat: u8 },
    Passed { from: u8, to: u8 },
    TakenBack { seat: u8 },
    Closed { seat: u8 },
    Ended,
}

#[derive(Serialize)]
struct Share {
    table: &'static str,
    points: i32,
}

/// Which regions a page has, by the hash of their HTML.
#[derive(Default)]
pub(crate) struct Shown(HashMap<&'static str, u64>);

impl Push {
    /// News of a scene: the regions that `shown` does not have, and what was missed.
    pub(crate) fn of(
        showing: &Showing,
        scene: &Scene<'_>,
        missed: &[(u64, Seen)],
        shown: &mut Shown,
    ) -> Push {
        let changed = pages::regions(scene).into_iter().filter(|(id, html)| shown.is_new(id, html));
        let names = showing.names();
        let said = missed.iter().flat_map(|(at, seen)| {
            sentences(showing, seen, &names).into_iter().map(|sentence| (*at, sentence))
        });
        Push {
            version: showing.version,
            build: assets::build(),
            title: pages::title(scene),
            yours: showing.awaits_viewer(),
            over: showing.is_over(),
            regions: changed.map(|(id, html)| (id.to_string(), html.into())).collect(),
            said: said.collect(),
            moves: missed.iter().filter_map(|(_, seen)| moved(seen)).collect(),
        }
    }
}

impl Shown {
    /// Notes what a page shows without sending it.
    pub(crate) fn note(&mut self, scene: &Scene<'_>) {
        for (id, html) in pages::regions(scene) {
            self.is_new(id, &html);
        }
    }

    fn is_new(&mut self, id: &'static str, html: &str) -> bool {
        let mut hasher = DefaultHasher::new();
        html.hash(&mut hasher);
        let hash = hasher.finish();
        self.0.insert(id, hash) != Some(hash)
    }
}

/// What is read aloud: one short sentence, and at the end who has won.
fn sentences(showing: &Showing, seen: &Seen, names: &BySeat<String>) -> Vec<String> {
    let speech = showing.speech;
    match seen {
        Seen::TakenBack(seat) => vec![speech.taken_back(*seat, names)],
        Seen::People(seat, what) => vec![people(speech, &names[*seat], *what)],
        // A table that is cleared says it for its guests.
        Seen::Happened(Event::Left { .. }) => Vec::new(),
        Seen::Happened(event) => {
            let mut said = vec![speech.event_briefly(event, names, showing.you)];
            if let Event::Ended { .. } = event {
                said.extend(speech.result(&showing.rules, showing.seen.public(), names).pop());
            }
            said
        }
    }
}

/// What happened at somebody's place.
fn people(speech: Speech, name: &str, what: PeopleChange) -> String {
    match what {
        PeopleChange::SatDown => speech.company_sat_down(name),
        PeopleChange::TimeUp => speech.company_time_up(name),
        PeopleChange::StoodIn => speech.company_stood_in(name),
        PeopleChange::Resigned => speech.company_resigned(name),
        PeopleChange::CameBack => speech.company_came_back(name),
        PeopleChange::Wants(Matter::End) => speech.company_wants_end(name),
        PeopleChange::Wants(Matter::Pause) => speech.company_wants_pause(name),
        PeopleChange::WantsNot(_) => speech.company_wants_not(name),
        PeopleChange::Agreed(Matter::End) => speech.company_ended(name),
        PeopleChange::Agreed(Matter::Pause) => speech.company_paused(name),
        PeopleChange::Resumed => speech.company_resumed(name),
    }
}

fn moved(seen: &Seen) -> Option<Move> {
    match seen {
        Seen::TakenBack(seat) => Some(Move::TakenBack { seat: seat.number() }),
        Seen::People(..) => None,
        Seen::Happened(event) => happened(event),
    }
}

fn happened(event: &Event<Option<Guest>>) -> Option<Move> {
    match *event {
        Event::Placed { seat, guest, chair, points } => {
            let share = |table: &diner::TablePoints| Share {
                table: table.table.name(),
                points: table.total(),
            };
            Some(Move::Placed {
                seat: seat.number(),
                guest: guest.to_string(),
                chair: chair.name(),
                shares: points.tables().iter().map(share).collect(),
                points: points.total(),
            })
        }
        Event::Cleared { table, .. } => Some(Move::Cleared { table: table.name() }),
        Event::Left { chair, guest } => {
            Some(Move::Left { chair: chair.name(), guest: guest.to_string() })
        }
        Event::Laid { table, .. } => Some(Move::Laid { table: table.name() }),
        Event::Drew { seat, .. } => Some(Move::Drew { seat: seat.number() }),
        Event::Dropped { seat, .. } => Some(Move::Dropped { seat: seat.number() }),
        Event::Passed { from, to } => Some(Move::Passed { from: from.number(), to: to.number() }),
        Event::Closed { seat } => Some(Move::Closed { seat: seat.number() }),
        Event::Held { .. } => None,
        Event::Ended { .. } => Some(Move::Ended),
    }
}
