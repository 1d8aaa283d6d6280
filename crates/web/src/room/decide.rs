//! What somebody asks of a room, and the entries that it would add. They are applied only once
//! they are kept.

use bots::Bot;
use diner::{Action, Illegal, Seat, Written};

use super::{Matter, Place, Room, Sitting};
use crate::entry::Entry;
use crate::setup::{Setup, Sitter};
use crate::store::{Holder, Index};
use crate::world::{NoChance, World};

/// What somebody wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// An action of the game.
    Act(Written),
    /// Take the last one back.
    TakeBack,
    /// Begin; places where nobody sits become bots.
    Start,
    /// Make the link of a place, or the watchers', anew.
    Renew(Option<u8>),
    /// Let a bot play for this place, which is somebody else's.
    HandOver(u8),
    /// Let a bot play for the own place.
    Leave(u8),
    /// Give up: a bot plays on.
    Resign(u8),
    /// Play again oneself.
    ComeBack(u8),
    /// End the game, or let it rest, if all want it.
    Agree(u8, Matter, Wish),
    /// Go on after a pause.
    Resume(u8),
}

/// Whether somebody would like something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// Yes.
    For,
    /// No, or not any more.
    Against,
}

/// Why it is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The game has not begun.
    NotStarted,
    /// It has begun.
    Started,
    /// It is over.
    Over,
    /// It rests.
    Paused,
    /// Another seat is on turn.
    NotOnTurn,
    /// Nothing can be taken back.
    NothingToTakeBack,
    /// Only whoever made the game may do that.
    NotMaker,
    /// The person is there: no bot is needed.
    NotAway,
    /// There is nothing like that to be done here.
    Nothing,
    /// The rules forbid it.
    Illegal(Illegal),
}

/// Who stands in for people, unless the room has a stronger opinion.
const STAND_IN: Bot = Bot::Patient;

/// So long without a sign, and somebody counts as away, in milliseconds.
pub(crate) const AWAY: i64 = 10 * 60_000;

/// So many turns in a row whose time was up, and somebody counts as away.
const LATE: u8 = 2;

impl Room {
    /// The first entries of a new room: it is opened, links are made, and, if nobody is waited for,
    /// it begins at once.
    pub(crate) fn opening(
        setup: Setup,
        maker: Holder,
        world: &World,
    ) -> Result<Vec<Entry>, NoChance> {
        let places = setup.seats.len() as u8;
        let waits = setup.seats.contains(&Sitter::Friend);
        let friends = (0..).zip(&setup.seats).filter(|(_, sitter)| **sitter == Sitter::Friend);
        let friends: Vec<u8> = friends.map(|(place, _)| place).collect();
        let mut entries = vec![Entry::Opened { setup: Box::new(setup), maker }];
        for place in friends.into_iter().map(Some).chain([None]) {
            entries.push(Entry::Linked { place, link: world.hex::<16>()? });
        }
        if !waits {
            entries.push(started(places, None, world)?);
        }
        Ok(entries)
    }

    /// The first entries of a room in which the same people play again, the next place beginning.
    pub(crate) fn once_more(&self, world: &World) -> Result<Vec<Entry>, NoChance> {
        let setup = self.setup.clone();
        let mut entries = vec![Entry::Opened { setup: Box::new(setup), maker: self.maker }];
        for (place, here) in (0..).zip(&self.places) {
            if here.link.is_none() {
                continue;
            }
            entries.push(Entry::Linked { place: Some(place), link: world.hex::<16>()? });
            match &here.sitting {
                Sitting::Person { name } | Sitting::StandIn { name, .. } => {
                    let mut name = Some(name.clone());
                    for &holder in &here.devices {
                        entries.push(Entry::SatDown { place, holder, name: name.take() });
                    }
                }
                Sitting::Bot(bot) => entries.push(Entry::Filled { place, bot: *bot }),
                Sitting::Free => {}
            }
        }
        entries.push(Entry::Linked { place: None, link: world.hex::<16>()? });
        entries.push(started(self.places.len() as u8, Some(self.next_first()), world)?);
        Ok(entries)
    }

    /// The entries that doing this would add. `away` tells for how long a place has given no sign.
    ///
    /// # Errors
    /// Why it is not done.
    pub(crate) fn decide(
        &self,
        seat: Option<Seat>,
        holder: &Holder,
        ask: &Ask,
        away: impl Fn(u8) -> i64,
        world: &World,
    ) -> Result<Vec<Entry>, Refusal> {
        match ask {
            Ask::Act(written) => self.decide_act(seat, *written),
            Ask::TakeBack => self.decide_take_back(seat),
            Ask::Start => self.decide_start(holder, world),
            Ask::Renew(place) => {
                self.only_maker(holder)?;
                let linked = place.is_none_or(|at| self.at(at).is_some_and(|p| p.link.is_some()));
                let link = world.hex::<16>().map_err(|_| Refusal::Nothing)?;
                if linked {
                    Ok(vec![Entry::Linked { place: *place, link }])
                } else {
                    Err(Refusal::Nothing)
                }
            }
            Ask::HandOver(place) => {
                let here = self.person_at(*place)?;
                if away(*place) < AWAY && here.late < LATE {
                    return Err(Refusal::NotAway);
                }
                Ok(vec![Entry::StoodIn { place: *place, bot: STAND_IN, resigned: false }])
            }
            Ask::Leave(place) | Ask::Resign(place) => {
                let resigned = matches!(ask, Ask::Resign(_));
                let here = self.going_on(*place, holder)?;
                if here.resigned || here.bot().is_some() && !resigned {
                    return Err(Refusal::Nothing);
                }
                Ok(vec![Entry::StoodIn { place: *place, bot: STAND_IN, resigned }])
            }
            Ask::ComeBack(place) => {
                let here = self.going_on(*place, holder)?;
                let away = matches!(here.sitting, Sitting::StandIn { .. }) && !here.resigned;
                if away {
                    Ok(vec![Entry::CameBack { place: *place }])
                } else {
                    Err(Refusal::Nothing)
                }
            }
            Ask::Agree(place, matter, wish) => {
                let here = self.going_on(*place, holder)?;
                if !here.is_person() || self.paused && *matter == Matter::Pause {
                    return Err(Refusal::Nothing);
                }
                let agrees = *wish == Wish::For;
                Ok(vec![Entry::Agreed { place: *place, matter: *matter, agrees }])
            }
            Ask::Resume(place) => {
                self.going_on(*place, holder)?;
                if self.paused {
                    Ok(vec![Entry::Resumed { place: *place }])
                } else {
                    Err(Refusal::Nothing)
                }
            }
        }
    }

    /// What a seat does in the game. Where only the end of the turn is left, it is said for the
    /// player (RULES.md, Turn).
    pub(crate) fn decide_act(
        &self,
        seat: Option<Seat>,
        written: Written,
    ) -> Result<Vec<Entry>, Refusal> {
        let seat = self.acting(seat)?;
        let game = self.game().ok_or(Refusal::NotStarted)?;
        let action = game.check_written(written).map_err(Refusal::Illegal)?;
        let mut entries = vec![Entry::Acted { seat, action }];
        if game.ends_turn(action) {
            entries.push(Entry::Acted { seat, action: Action::Done });
        }
        Ok(entries)
    }

    fn decide_take_back(&self, seat: Option<Seat>) -> Result<Vec<Entry>, Refusal> {
        let seat = self.acting(seat)?;
        let can = self.game().is_some_and(|game| game.can_take_back() > 0);
        if can { Ok(vec![Entry::TookBack { seat }]) } else { Err(Refusal::NothingToTakeBack) }
    }

    fn decide_start(&self, holder: &Holder, world: &World) -> Result<Vec<Entry>, Refusal> {
        self.only_maker(holder)?;
        if self.game().is_some() {
            return Err(Refusal::Started);
        }
        let free = (0..).zip(&self.places).filter(|(_, place)| place.sitting == Sitting::Free);
        let fill = |(place, _): (u8, &Place)| Entry::Filled { place, bot: STAND_IN };
        let mut entries: Vec<Entry> = free.map(fill).collect();
        let started = started(self.places.len() as u8, None, world);
        entries.push(started.map_err(|_| Refusal::Nothing)?);
        Ok(entries)
    }

    /// The seat on turn, if that is who asks.
    fn acting(&self, seat: Option<Seat>) -> Result<Seat, Refusal> {
        let game = self.game().ok_or(Refusal::NotStarted)?;
        if self.stopped {
            return Err(Refusal::Over);
        }
        if self.paused {
            return Err(Refusal::Paused);
        }
        let on_turn = game.public().turn.seat;
        // After the end the game itself says that it is over.
        let seat = seat.filter(|&seat| seat == on_turn || game.public().end.is_some());
        seat.ok_or(Refusal::NotOnTurn)
    }

    fn only_maker(&self, holder: &Holder) -> Result<(), Refusal> {
        if self.is_made_by(holder) { Ok(()) } else { Err(Refusal::NotMaker) }
    }

    pub(crate) fn at(&self, place: u8) -> Option<&Place> {
        self.places.get(usize::from(place))
    }

    /// A person who could be away.
    fn person_at(&self, place: u8) -> Result<&Place, Refusal> {
        self.going()?;
        self.at(place).filter(|here| here.is_person()).ok_or(Refusal::Nothing)
    }

    /// An own place in a game that goes on.
    fn going_on(&self, place: u8, holder: &Holder) -> Result<&Place, Refusal> {
        self.going()?;
        self.at(place).filter(|here| here.is_held_by(holder)).ok_or(Refusal::Nothing)
    }

    fn going(&self) -> Result<(), Refusal> {
        match self.game() {
            None => Err(Refusal::NotStarted),
            Some(_) if self.is_over() => Err(Refusal::Over),
            Some(_) => Ok(()),
        }
    }

    /// Whether a place is away, as far as its time-outs tell.
    pub(crate) fn is_late(&self, place: u8) -> bool {
        self.at(place).is_some_and(|here| here.late >= LATE)
    }

    /// What the store is to know once these entries are added; they are tried on a copy.
    pub(crate) fn index_after(&self, entries: &[Entry], now: i64) -> Result<Index, String> {
        let mut ahead = self.copy();
        for entry in entries {
            ahead.apply(entry, now)?;
        }
        Ok(ahead.index(now))
    }
}

/// The entry that begins a game: the deal is made now; player 1 is drawn by lot, or is the next of
/// an earlier game.
fn started(places: u8, first: Option<u8>, world: &World) -> Result<Entry, NoChance> {
    let places = places.max(1);
    let first = match first {
        Some(first) => first % places,
        None => world.lot(places)?,
    };
    Ok(Entry::Started { deal: world.deal()?, first, bots: u64::from_be_bytes(world.deal()?) })
}

impl Refusal {
    /// A stable word for it: for rules, that of RULES.md.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Refusal::NotStarted => "not-started",
            Refusal::Started => "started",
            Refusal::Over => "game-over",
            Refusal::Paused => "paused",
            Refusal::NotOnTurn => "not-on-turn",
            Refusal::NothingToTakeBack => "nothing-to-take-back",
            Refusal::NotMaker => "not-maker",
            Refusal::NotAway => "not-away",
            Refusal::Nothing => "nothing-to-do",
            Refusal::Illegal(illegal) => illegal.code(),
        }
    }
}
