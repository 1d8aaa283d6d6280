//! A room: the fold over its log, and the one owner of its game.

mod clock;
mod decide;
mod fold;
mod people;

use std::collections::HashMap;

use diner::{Event, Game, Guest, Seat};

pub(crate) use decide::{AWAY, Ask, Refusal, Wish};
pub(crate) use fold::Corrupt;
pub(crate) use people::{Agreements, Matter, Place, Sitting};

use crate::setup::Setup;
use crate::store::{Holder, Index, RoomId, Stage};
use clock::TurnClock;

/// A room as its log says. Secret: it holds the game, hence no `Debug`.
pub(crate) struct Room {
    pub(crate) id: RoomId,
    pub(crate) setup: Setup,
    pub(crate) maker: Holder,
    pub(crate) places: Vec<Place>,
    /// The room in which the same people play again.
    pub(crate) again: Option<RoomId>,
    /// The secret of the watchers' link, once there is one.
    pub(crate) watch: Option<String>,
    /// When the last entry was made, in milliseconds since 1970.
    pub(crate) touched: i64,
    pub(crate) paused: bool,
    /// All people have agreed to end the game as it stands.
    pub(crate) stopped: bool,
    pub(crate) agreements: Agreements,
    version: u64,
    play: Option<Play>,
    /// What each entry did, the first one's first.
    changes: Vec<Change>,
    /// Which version each key of a client made.
    keys: HashMap<String, u64>,
}

/// The game of a room that has begun.
struct Play {
    game: Game,
    first: usize,
    bots: u64,
    turns: Vec<Steps>,
    clock: TurnClock,
}

/// One seat's turn: what each of its actions caused.
pub(crate) struct Steps {
    pub(crate) round: u32,
    pub(crate) seat: Seat,
    /// Whether the time for it was up.
    pub(crate) late: bool,
    pub(crate) steps: Vec<Vec<Event<Guest>>>,
}

/// What an entry did, for those who look on.
#[derive(Debug)]
pub(crate) enum Change {
    /// Nothing that is told.
    Nothing,
    /// These things happened on the floor.
    Happened(Vec<Event<Guest>>),
    /// The seat took its last action back.
    TakenBack(Seat),
    /// Something about a place and whoever sits there.
    People(u8, PeopleChange),
}

/// What happened at a place, for those who look on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PeopleChange {
    /// Somebody sat down.
    SatDown,
    /// The time for the turn was up.
    TimeUp,
    /// A bot stands in.
    StoodIn,
    /// The person gave up; a bot plays on.
    Resigned,
    /// The person is back.
    CameBack,
    /// Somebody would like this.
    Wants(Matter),
    /// Somebody would not like it, or not any more.
    WantsNot(Matter),
    /// All wanted it: it is so.
    Agreed(Matter),
    /// The pause is over.
    Resumed,
}

impl Room {
    /// How many entries there are.
    pub(crate) const fn version(&self) -> u64 {
        self.version
    }

    /// The game, once it has begun.
    pub(crate) fn game(&self) -> Option<&Game> {
        self.play.as_ref().map(|play| &play.game)
    }

    /// Whether the game is over, or has been stopped.
    pub(crate) fn is_over(&self) -> bool {
        self.stopped || self.game().is_some_and(|game| game.public().end.is_some())
    }

    /// The turns so far.
    pub(crate) fn turns(&self) -> &[Steps] {
        self.play.as_ref().map_or(&[], |play| &play.turns)
    }

    /// What the entries after a version did; nothing if the version is none of this room's.
    pub(crate) fn changes_after(&self, version: u64) -> &[Change] {
        let from = usize::try_from(version).unwrap_or(usize::MAX);
        self.changes.get(from..).unwrap_or_default()
    }

    /// Whether anything moved on the floor after a version: people may come and go, and clocks be
    /// mended, without a choice being out of date.
    pub(crate) fn moved_after(&self, version: u64) -> bool {
        version > self.version
            || self.changes_after(version).iter().any(|change| match change {
                Change::Happened(_) | Change::TakenBack(_) => true,
                Change::Nothing | Change::People(..) => false,
            })
    }

    /// Whether the seat has just ended its turn with a card drawn, and nothing has happened since:
    /// its player has a right to look at it.
    pub(crate) fn has_just_drawn(&self, seat: Seat) -> bool {
        let [.., before, now] = self.turns() else { return false };
        let drew = |event: &Event<Guest>| matches!(event, Event::Drew { .. });
        now.steps.is_empty() && before.seat == seat && before.steps.iter().flatten().any(drew)
    }

    /// Whether something was done already that was asked for with this key.
    pub(crate) fn knows_key(&self, key: &str) -> bool {
        self.keys.contains_key(key)
    }

    /// The place of a seat, from 0: before the game begins they are in the order of the setup.
    pub(crate) fn place_of(&self, seat: Seat) -> Option<u8> {
        let first = self.play.as_ref().map_or(0, |play| play.first);
        let (seat, places) = (usize::from(seat.number() - 1), self.places.len());
        (seat < places).then(|| ((first + seat) % places) as u8)
    }

    /// The seat of a place.
    pub(crate) fn seat_of(&self, place: u8) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.place_of(seat) == Some(place))
    }

    /// Who sits at a seat, and at which place.
    pub(crate) fn sitter(&self, seat: Seat) -> Option<(u8, &Place)> {
        let place = self.place_of(seat)?;
        Some((place, self.places.get(usize::from(place))?))
    }

    /// The seat that is to act, while the game goes on.
    pub(crate) fn seat_on_turn(&self) -> Option<Seat> {
        let game = self.game().filter(|_| !self.is_over())?;
        Some(game.public().turn.seat)
    }

    pub(crate) fn place_on_turn(&self) -> Option<(u8, &Place)> {
        self.sitter(self.seat_on_turn()?)
    }

    /// The seats that belong to a browser, in turn order.
    pub(crate) fn seats_held(&self, holder: &Holder) -> Vec<Seat> {
        let own =
            |seat: &Seat| self.sitter(*seat).is_some_and(|(_, place)| place.is_held_by(holder));
        Seat::ALL.into_iter().filter(own).collect()
    }

    /// The bot whose turn it is, its seat, and the seed for what it decides now.
    pub(crate) fn bot_on_turn(&self) -> Option<(Seat, bots::Bot, u64)> {
        let play = self.play.as_ref().filter(|_| !self.paused)?;
        let (_, place) = self.place_on_turn()?;
        Some((play.game.public().turn.seat, place.bot()?, mixed(play.bots, self.version)))
    }

    /// Whether a person plays here: bots alone pause while nobody looks on.
    pub(crate) fn has_people(&self) -> bool {
        self.places.iter().any(|place| match place.sitting {
            Sitting::Person { .. } | Sitting::Free => true,
            Sitting::StandIn { .. } => !place.resigned,
            Sitting::Bot(_) => false,
        })
    }

    /// Whether whoever made the room holds this browser.
    pub(crate) fn is_made_by(&self, holder: &Holder) -> bool {
        self.maker == *holder
    }

    /// Whether a browser has any business here.
    pub(crate) fn knows(&self, holder: &Holder) -> bool {
        self.is_made_by(holder) || !self.seats_held(holder).is_empty()
    }

    /// The place that a link leads to; the watchers' link leads to none.
    pub(crate) fn place_linked(&self, link: &str) -> Option<u8> {
        let at = self.places.iter().position(|place| place.link.as_deref() == Some(link))?;
        u8::try_from(at).ok()
    }

    /// Whether this is the watchers' link.
    pub(crate) fn is_watch_link(&self, link: &str) -> bool {
        self.watch.as_deref() == Some(link)
    }

    /// What the store is to know of this room beside its log.
    pub(crate) fn index(&self, now: i64) -> Index {
        let stage = match (&self.play, self.stopped, self.is_over()) {
            (None, _, _) => Stage::Open,
            (Some(_), true, _) => Stage::Abandoned,
            (Some(_), false, true) => Stage::Finished,
            (Some(_), false, false) => Stage::Playing,
        };
        let bot = (self.has_people() && self.bot_on_turn().is_some()).then_some(now);
        let mut holders: Vec<Holder> = vec![self.maker];
        for holder in self.places.iter().flat_map(|place| &place.devices) {
            if !holders.contains(holder) {
                holders.push(*holder);
            }
        }
        Index { stage, wake_at: bot.or(self.deadline()), holders }
    }

    /// Which place begins a game played again: the next one round the table.
    pub(crate) fn next_first(&self) -> u8 {
        let places = self.places.len().max(1);
        let first = self.play.as_ref().map_or(0, |play| play.first);
        ((first + 1) % places) as u8
    }
}

/// A seed for each version; a step of splitmix64.
fn mixed(seed: u64, version: u64) -> u64 {
    let mut z = seed.wrapping_add(version.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
impl Room {
    /// A room that has begun with a deal of no known key; the second place begins.
    pub(crate) fn with_deal(id: RoomId, setup: Setup, maker: Holder, deal: diner::Deal) -> Room {
        let rules = diner::Rules::new(setup.options).unwrap();
        let mut room = Room::opened(id, setup, maker, 0);
        room.play = Some(Play::new(Game::new(rules, deal), 1, 5));
        room.version = 2;
        room.changes.push(Change::Nothing);
        room
    }
}
