//! Tests of the server as a whole, without a socket: rooms, requests, and what viewers can see.

mod company;
mod law;
mod requests;
mod rooms;
mod served;
mod soak;
mod sockets;
mod visits;

use diner::{Action, Deal, Dice, QuickDice, Rules, Seat};

use crate::company::Onlooker;
use crate::entry::Entry;
use crate::live::{Live, Look};
use crate::room::{Ask, Refusal, Room};
use crate::setup::Setup;
use crate::store::{Holder, Line, RoomId};

/// The browser that made the rooms of these tests.
const MAKER: Holder = Holder([7; 32]);

/// A setup of one person and bots.
fn setup(rules: &str, house: &str) -> Setup {
    let mut fields = vec![("name".into(), "Anna".into()), ("rules".into(), rules.into())];
    fields.push(("hints".into(), "on".into()));
    for pair in house.split_whitespace() {
        let (name, value) = pair.split_once('=').unwrap();
        fields.push((format!("house-{name}"), value.into()));
    }
    Setup::from_form(&fields).unwrap()
}

fn id() -> RoomId {
    RoomId::from_bytes([9; 16])
}

/// A log, as the store would keep it.
#[derive(Clone, Default)]
struct Log(Vec<Line>);

impl Log {
    fn push(&mut self, entry: &Entry) {
        let version = self.0.len() as u64 + 1;
        self.0.push(Line { version, at: 1_000 + version as i64, key: None, text: entry.to_text() });
    }
}

/// A room with this deal key and these entries after its start.
fn begun(setup: &Setup, key: [u8; 32]) -> (Log, Room) {
    let mut log = Log::default();
    log.push(&Entry::Opened { setup: Box::new(setup.clone()), maker: MAKER });
    log.push(&Entry::Started { deal: key, first: 1, bots: 5 });
    let room = Room::of(id(), &log.0).unwrap_or_else(|why| panic!("{why:?}"));
    (log, room)
}

/// What a seat asks for, as long as everybody is there.
fn asked(room: &Room, seat: Seat, ask: &Ask) -> Result<Vec<Entry>, Refusal> {
    room.decide(Some(seat), &MAKER, ask, |_| 0, &crate::world::World::fixed())
}

/// A room that only shows.
fn live() -> std::sync::Arc<Live> {
    let (_, room) = begun(&setup("rid", ""), [1; 32]);
    Live::new(room, 0)
}

/// Somebody who looks from a seat, or from none.
fn onlooker(live: &Live, seat: Option<Seat>) -> Onlooker<'_> {
    Onlooker {
        live,
        holder: seat.map(|_| MAKER),
        look: seat.map_or(Look::Watcher, Look::Seat),
        base: "/game/x".into(),
        origin: "http://diner.example",
        now: 5_000,
    }
}

/// Something that the seat on turn may do, taking back among it.
fn something(room: &Room, dice: &mut QuickDice) -> (Seat, Ask) {
    let game = room.game().unwrap();
    let seat = game.public().turn.seat;
    if game.can_take_back() > 0 && dice.below(5) == 0 {
        return (seat, Ask::TakeBack);
    }
    let legal = game.legal();
    let action = legal.nth(dice.below(legal.len()));
    (seat, Ask::Act(action.into()))
}

/// The rules of a setup, and a deal of a key.
fn dealt(setup: &Setup, key: &[u8; 32]) -> (Rules, Deal) {
    let rules = Rules::new(setup.options).unwrap();
    let deal = Deal::from_key(&rules, key);
    (rules, deal)
}

/// Presets, house rules and numbers of players that differ in what a page must show.
const RULE_SETS: [(&str, &str); 6] = [
    ("rid", ""),
    ("cafe", ""),
    ("amigo", ""),
    ("rid", "players=2 limit=7 placements=5"),
    ("cafe", "players=5 hand=3 limit=3"),
    ("amigo", "players=3 hand=2 copies=2 guests_end=beyond"),
];

fn is_done(entry: &Entry) -> bool {
    matches!(entry, Entry::Acted { action: Action::Done, .. })
}
