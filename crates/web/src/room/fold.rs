//! Adding an entry to a room: what each does. An entry that cannot be is refused, so that a damaged
//! log shows where it is damaged.

use diner::{Action, Deal, Game, Rules};

use super::clock::TurnClock;
use super::{Agreements, Change, Matter, PeopleChange, Place, Play, Room, Seat, Sitting, Steps};
use crate::entry::{Entry, Unreadable};
use crate::setup::Setup;
use crate::store::{Holder, Line, RoomId};

/// The log cannot be a room's: which line, and why.
#[derive(Debug)]
pub(crate) struct Corrupt(pub(crate) u64, pub(crate) String);

impl Room {
    /// Folds a log.
    pub(crate) fn of(id: RoomId, lines: &[Line]) -> Result<Room, Corrupt> {
        let corrupt = |line: &Line, why: &str| Corrupt(line.version, why.into());
        let read = |line: &Line| {
            Entry::parse(&line.text).map_err(|Unreadable(what)| Corrupt(line.version, what))
        };
        let (opening, rest) = lines.split_first().ok_or_else(|| Corrupt(0, "no entries".into()))?;
        let Entry::Opened { setup, maker } = read(opening)? else {
            return Err(corrupt(opening, "the first entry does not open the room"));
        };
        let mut room = Room::opened(id, *setup, maker, opening.at);
        room.note_key(opening.key.as_deref());
        for line in rest {
            let entry = read(line)?;
            if line.version != room.version + 1 {
                return Err(corrupt(line, "a version is missing"));
            }
            room.apply(&entry, line.at).map_err(|why| corrupt(line, &why))?;
            room.note_key(line.key.as_deref());
        }
        Ok(room)
    }

    pub(super) fn opened(id: RoomId, setup: Setup, maker: Holder, at: i64) -> Room {
        Room {
            id,
            places: Place::of(&setup, maker),
            setup,
            maker,
            again: None,
            watch: None,
            touched: at,
            paused: false,
            stopped: false,
            agreements: Agreements::default(),
            version: 1,
            play: None,
            changes: vec![Change::Nothing],
            keys: Default::default(),
        }
    }

    /// Everything that decides what comes next, to try entries on.
    pub(super) fn copy(&self) -> Room {
        let play = self.play.as_ref().map(|play| Play {
            game: play.game.clone(),
            first: play.first,
            bots: play.bots,
            turns: Vec::new(),
            clock: play.clock,
        });
        Room {
            id: self.id.clone(),
            setup: self.setup.clone(),
            maker: self.maker,
            places: self.places.clone(),
            again: self.again.clone(),
            watch: self.watch.clone(),
            touched: self.touched,
            paused: self.paused,
            stopped: self.stopped,
            agreements: self.agreements.clone(),
            version: self.version,
            play,
            changes: Vec::new(),
            keys: Default::default(),
        }
    }

    /// Adds an entry that is kept.
    ///
    /// # Errors
    /// What is wrong with it; the room is then as it was.
    pub(crate) fn apply(&mut self, entry: &Entry, at: i64) -> Result<(), String> {
        let was = self.seat_on_turn();
        let change = self.change(entry)?;
        self.changes.push(change);
        self.version += 1;
        self.touched = at;
        self.keep_clock(entry, was, at);
        Ok(())
    }

    /// The entry applied last was asked for with this key.
    pub(crate) fn note_key(&mut self, key: Option<&str>) {
        if let Some(key) = key {
            self.keys.insert(key.to_string(), self.version);
        }
    }

    fn change(&mut self, entry: &Entry) -> Result<Change, String> {
        match entry {
            Entry::Opened { .. } => Err("opened twice".into()),
            Entry::Linked { place: None, link } => {
                self.watch = Some(link.clone());
                Ok(Change::Nothing)
            }
            Entry::Linked { place: Some(place), link } => {
                self.place(*place)?.link = Some(link.clone());
                Ok(Change::Nothing)
            }
            Entry::SatDown { place, holder, name } => self.sit_down(*place, *holder, name.as_ref()),
            Entry::Filled { place, bot } => {
                let here = self.place(*place)?;
                if here.sitting != Sitting::Free {
                    return Err("the place is not free".into());
                }
                here.sitting = Sitting::Bot(*bot);
                Ok(Change::Nothing)
            }
            Entry::Started { deal, first, bots } => self.start(deal, *first, *bots),
            Entry::Acted { seat, action } => self.act(*seat, *action),
            Entry::TookBack { seat } => self.take_back(*seat),
            Entry::TimeUp { seat } => {
                let place = self.place_of(*seat).ok_or("no such seat")?;
                let here = self.place(place)?;
                here.late = here.late.saturating_add(1);
                if let Some(turn) = self.play.as_mut().and_then(|play| play.turns.last_mut()) {
                    turn.late = true;
                }
                Ok(Change::People(place, PeopleChange::TimeUp))
            }
            Entry::Credited { milliseconds } => {
                let play = self.play.as_mut().ok_or("not started")?;
                play.clock.credit(*milliseconds);
                Ok(Change::Nothing)
            }
            Entry::StoodIn { place, bot, resigned } => {
                let here = self.place(*place)?;
                let name = here.sitting.name().ok_or("nobody to stand in for")?.to_owned();
                here.sitting = Sitting::StandIn { name, bot: *bot };
                here.resigned |= *resigned;
                let what = if *resigned { PeopleChange::Resigned } else { PeopleChange::StoodIn };
                Ok(Change::People(*place, what))
            }
            Entry::CameBack { place } => {
                let here = self.place(*place)?;
                let name = here.sitting.name().filter(|_| !here.resigned).ok_or("not away")?;
                here.sitting = Sitting::Person { name: name.to_owned() };
                here.late = 0;
                Ok(Change::People(*place, PeopleChange::CameBack))
            }
            Entry::Agreed { place, matter, agrees } => self.agree(*place, *matter, *agrees),
            Entry::Again { room } => {
                if self.again.is_some() || !self.is_over() {
                    return Err("played again already, or not over".into());
                }
                self.again = Some(room.clone());
                Ok(Change::Nothing)
            }
            Entry::Resumed { place } => {
                self.paused = false;
                Ok(Change::People(*place, PeopleChange::Resumed))
            }
        }
    }

    fn place(&mut self, place: u8) -> Result<&mut Place, String> {
        self.places.get_mut(usize::from(place)).ok_or_else(|| "no such place".into())
    }

    fn sit_down(
        &mut self,
        place: u8,
        holder: Holder,
        name: Option<&String>,
    ) -> Result<Change, String> {
        let here = self.place(place)?;
        let change = match (&here.sitting, name) {
            (Sitting::Free, Some(name)) => {
                here.sitting = Sitting::Person { name: name.clone() };
                Change::People(place, PeopleChange::SatDown)
            }
            (Sitting::Person { .. } | Sitting::StandIn { .. }, None) => Change::Nothing,
            (Sitting::Free, None) => return Err("nobody sits there".into()),
            (Sitting::Person { .. } | Sitting::StandIn { .. } | Sitting::Bot(_), _) => {
                return Err("the place is taken".into());
            }
        };
        if !here.devices.contains(&holder) {
            here.devices.push(holder);
        }
        Ok(change)
    }

    fn start(&mut self, deal: &[u8; 32], first: u8, bots: u64) -> Result<Change, String> {
        if self.play.is_some() {
            return Err("started twice".into());
        }
        if self.places.iter().any(|place| place.sitting == Sitting::Free) {
            return Err("a place is empty".into());
        }
        let rules = Rules::new(self.setup.options).map_err(|why| why.to_string())?;
        let places = self.places.len();
        if places != usize::from(rules.players) || usize::from(first) >= places {
            return Err("the seats do not fit the rules".into());
        }
        let deal = Deal::from_key(&rules, deal);
        self.play = Some(Play::new(Game::new(rules, deal), first, bots));
        Ok(Change::Nothing)
    }

    fn playing(&mut self, seat: Seat) -> Result<&mut Play, String> {
        if self.seat_on_turn() != Some(seat) {
            return Err("not on turn".into());
        }
        self.play.as_mut().ok_or_else(|| "not started".into())
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<Change, String> {
        let play = match self.play.as_mut() {
            Some(play) if !self.stopped && play.game.public().turn.seat == seat => play,
            _ => return Err("not on turn".into()),
        };
        let events = play.game.play(action).map_err(|illegal| illegal.to_string())?;
        if let Some(turn) = play.turns.last_mut() {
            turn.steps.push(events.clone());
        }
        if let (Action::Done, Some(next)) = (action, play.game.turns().last()) {
            let (round, seat) = (next.round, next.seat);
            play.turns.push(Steps { round, seat, late: false, steps: Vec::new() });
        }
        Ok(Change::Happened(events))
    }

    fn take_back(&mut self, seat: Seat) -> Result<Change, String> {
        let play = self.playing(seat)?;
        play.game.take_back().ok_or("nothing to take back")?;
        if let Some(turn) = play.turns.last_mut() {
            turn.steps.pop();
        }
        Ok(Change::TakenBack(seat))
    }

    /// What all people want is so.
    fn agree(&mut self, place: u8, matter: Matter, agrees: bool) -> Result<Change, String> {
        if !self.place(place)?.is_person() || self.is_over() || self.play.is_none() {
            return Err("nobody who could agree".into());
        }
        self.agreements.note(matter, place, agrees);
        let all = (0..)
            .zip(&self.places)
            .all(|(at, place)| !place.is_person() || self.agreements.agreed(matter).contains(&at));
        if !all {
            let wants = if agrees { PeopleChange::Wants } else { PeopleChange::WantsNot };
            return Ok(Change::People(place, wants(matter)));
        }
        self.agreements.forget(matter);
        match matter {
            Matter::End => self.stopped = true,
            Matter::Pause => self.paused = true,
        }
        Ok(Change::People(place, PeopleChange::Agreed(matter)))
    }

    /// The clock begins with a turn, and again when a person takes it over or a pause is over.
    fn keep_clock(&mut self, entry: &Entry, was: Option<Seat>, at: i64) {
        let begins = match entry {
            Entry::Started { .. } | Entry::CameBack { .. } | Entry::Resumed { .. } => true,
            Entry::Acted { action, seat } => {
                self.note_in_time(*seat);
                *action == Action::Done
            }
            Entry::Opened { .. }
            | Entry::Linked { .. }
            | Entry::SatDown { .. }
            | Entry::Filled { .. }
            | Entry::TookBack { .. }
            | Entry::TimeUp { .. }
            | Entry::Credited { .. }
            | Entry::StoodIn { .. }
            | Entry::Again { .. }
            | Entry::Agreed { .. } => false,
        };
        let now = self.seat_on_turn();
        if let Some(play) = self.play.as_mut().filter(|_| begins || now != was) {
            play.clock.begin(Some(at));
        }
    }

    /// Somebody who acts before the time is up is there. What is done for somebody whose time was
    /// up stands in the log right after that.
    fn note_in_time(&mut self, seat: Seat) {
        let place = self.place_of(seat);
        let last = self.changes.iter().rev().skip(1).take(3);
        let late = last.into_iter().any(|change| match change {
            Change::People(at, PeopleChange::TimeUp) => Some(*at) == place,
            Change::People(..) | Change::Nothing | Change::Happened(_) | Change::TakenBack(_) => {
                false
            }
        });
        if let Some(here) =
            place.filter(|_| !late).and_then(|at| self.places.get_mut(usize::from(at)))
        {
            here.late = 0;
        }
    }
}

impl Play {
    pub(super) fn new(game: Game, first: u8, bots: u64) -> Play {
        let turns = vec![Steps { round: 1, seat: Seat::P1, late: false, steps: Vec::new() }];
        Play { game, first: first.into(), bots, turns, clock: TurnClock::default() }
    }
}

impl Sitting {
    /// The name of the person, here or away.
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Sitting::Person { name } | Sitting::StandIn { name, .. } => Some(name),
            Sitting::Free | Sitting::Bot(_) => None,
        }
    }
}
