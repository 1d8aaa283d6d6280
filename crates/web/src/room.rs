//! A room: the fold over its log, and the one owner of its game. What anybody asks of it is
//! answered with the entries that it would add; they are applied only once they are kept.

use std::collections::HashMap;

use diner::{Action, Deal, Event, Game, Guest, Illegal, Rules, Seat, Viewer, Written};

use crate::entry::{Entry, Unreadable};
use crate::setup::{Setup, Sitter};
use crate::store::{Holder, Index, Line, RoomId, Stage};
use crate::world::{NoChance, World};

/// A room as its log says. Secret: it holds the game, hence no `Debug`.
pub(crate) struct Room {
    pub(crate) id: RoomId,
    pub(crate) setup: Setup,
    pub(crate) maker: Holder,
    /// When the last entry was made, in milliseconds since 1970.
    pub(crate) touched: i64,
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
}

/// One seat's turn: what each of its actions caused.
pub(crate) struct Steps {
    pub(crate) round: u32,
    pub(crate) seat: Seat,
    pub(crate) steps: Vec<Vec<Event<Guest>>>,
}

/// What an entry did, for those who look on.
pub(crate) enum Change {
    /// Nothing on the floor.
    Nothing,
    /// These things happened.
    Happened(Vec<Event<Guest>>),
    /// The seat took its last action back.
    TakenBack(Seat),
}

/// What somebody wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// An action of the game.
    Act(Written),
    /// Take the last one back.
    TakeBack,
}

/// Why it is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The game has not begun.
    NotStarted,
    /// Another seat is on turn.
    NotOnTurn,
    /// Nothing can be taken back.
    NothingToTakeBack,
    /// The rules forbid it.
    Illegal(Illegal),
}

/// The log cannot be a room's: which line, and why.
#[derive(Debug)]
pub(crate) struct Corrupt(pub(crate) u64, pub(crate) String);

impl Room {
    /// The first entries of a new room: it is opened and, all its seats being filled, begins at
    /// once. The deal is made now; player 1 is drawn by lot, or is the next of an earlier game.
    pub(crate) fn opening(
        setup: Setup,
        maker: Holder,
        first: Option<u8>,
        world: &World,
    ) -> Result<Vec<Entry>, NoChance> {
        let seats = setup.seats.len().max(1) as u8;
        let first = match first {
            Some(first) => first % seats,
            None => world.below(seats)?,
        };
        let started = Entry::Started {
            deal: world.bytes()?,
            first,
            bots: u64::from_be_bytes(world.bytes()?),
        };
        Ok(vec![Entry::Opened { setup: Box::new(setup), maker }, started])
    }

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
        let mut room = Room {
            id,
            setup: *setup,
            maker,
            touched: opening.at,
            version: 1,
            play: None,
            changes: vec![Change::Nothing],
            keys: HashMap::new(),
        };
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

    /// Adds an entry that is kept.
    ///
    /// # Errors
    /// What is wrong with it; the room is then as it was.
    pub(crate) fn apply(&mut self, entry: &Entry, at: i64) -> Result<(), String> {
        let change = match entry {
            Entry::Opened { .. } => return Err("opened twice".into()),
            Entry::Started { deal, first, bots } => self.start(deal, *first, *bots)?,
            Entry::Acted { seat, action } => self.act(*seat, *action)?,
            Entry::TookBack { seat } => self.take_back(*seat)?,
        };
        self.changes.push(change);
        self.version += 1;
        self.touched = at;
        Ok(())
    }

    /// The entry applied last was asked for with this key.
    pub(crate) fn note_key(&mut self, key: Option<&str>) {
        if let Some(key) = key {
            self.keys.insert(key.to_string(), self.version);
        }
    }

    /// Whether something was done already that was asked for with this key.
    pub(crate) fn knows_key(&self, key: &str) -> bool {
        self.keys.contains_key(key)
    }

    fn start(&mut self, deal: &[u8; 32], first: u8, bots: u64) -> Result<Change, String> {
        if self.play.is_some() {
            return Err("started twice".into());
        }
        let rules = Rules::new(self.setup.options).map_err(|why| why.to_string())?;
        let places = self.setup.seats.len();
        if places != usize::from(rules.players) || usize::from(first) >= places {
            return Err("the seats do not fit the rules".into());
        }
        let deal = Deal::from_key(&rules, deal);
        self.play = Some(Play::new(Game::new(rules, deal), first, bots));
        Ok(Change::Nothing)
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<Change, String> {
        let play = self.play.as_mut().ok_or("not started")?;
        if play.game.public().turn.seat != seat {
            return Err("not on turn".into());
        }
        let events = play.game.play(action).map_err(|illegal| illegal.to_string())?;
        if let Some(turn) = play.turns.last_mut() {
            turn.steps.push(events.clone());
        }
        if let (Action::Done, Some(next)) = (action, play.game.turns().last()) {
            play.turns.push(Steps { round: next.round, seat: next.seat, steps: Vec::new() });
        }
        Ok(Change::Happened(events))
    }

    fn take_back(&mut self, seat: Seat) -> Result<Change, String> {
        let play = self.play.as_mut().ok_or("not started")?;
        if play.game.public().turn.seat != seat {
            return Err("not on turn".into());
        }
        play.game.take_back().ok_or("nothing to take back")?;
        if let Some(turn) = play.turns.last_mut() {
            turn.steps.pop();
        }
        Ok(Change::TakenBack(seat))
    }

    /// The entries that doing this would add. Where only the end of the turn is left, it is said
    /// for the player (RULES.md, Turn).
    ///
    /// # Errors
    /// Why it is not done.
    pub(crate) fn decide(&self, seat: Seat, ask: Ask) -> Result<Vec<Entry>, Refusal> {
        let play = self.play.as_ref().ok_or(Refusal::NotStarted)?;
        let game = &play.game;
        if game.public().end.is_none() && game.public().turn.seat != seat {
            return Err(Refusal::NotOnTurn);
        }
        match ask {
            Ask::TakeBack if game.can_take_back() == 0 => Err(Refusal::NothingToTakeBack),
            Ask::TakeBack => Ok(vec![Entry::TookBack { seat }]),
            Ask::Act(written) => {
                let action = game.check_written(written).map_err(Refusal::Illegal)?;
                let mut entries = vec![Entry::Acted { seat, action }];
                if self.ends_turn(action) {
                    entries.push(Entry::Acted { seat, action: Action::Done });
                }
                Ok(entries)
            }
        }
    }

    /// Whether nothing is left to do after this action but to end the turn.
    fn ends_turn(&self, action: Action) -> bool {
        let Some(play) = &self.play else { return false };
        let passes = match action {
            Action::Draw | Action::Drop { .. } => true,
            Action::Place { .. } | Action::Close | Action::Done => false,
        };
        let mut ahead = play.game.clone();
        passes
            && ahead.play(action).is_ok()
            && ahead.public().end.is_none()
            && ahead.legal().iter().eq([Action::Done])
    }

    /// How many entries there are.
    pub(crate) const fn version(&self) -> u64 {
        self.version
    }

    /// The game, once it has begun.
    pub(crate) fn game(&self) -> Option<&Game> {
        self.play.as_ref().map(|play| &play.game)
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.game().is_some_and(|game| game.public().end.is_some())
    }

    /// The turns so far.
    pub(crate) fn turns(&self) -> &[Steps] {
        self.play.as_ref().map_or(&[], |play| &play.turns)
    }

    /// What the entries after a version did; everything if the version is none of this room's.
    pub(crate) fn changes_after(&self, version: u64) -> &[Change] {
        let from = usize::try_from(version).unwrap_or(usize::MAX);
        self.changes.get(from..).unwrap_or_default()
    }

    /// Who sits at a seat, and at which place of the setup, from 0.
    pub(crate) fn sitter(&self, seat: Seat) -> Option<(u8, &Sitter)> {
        let first = self.play.as_ref().map_or(0, |play| play.first);
        let (seat, places) = (usize::from(seat.number() - 1), self.setup.seats.len());
        let place = (seat < places).then(|| (first + seat) % places)?;
        Some((place as u8, self.setup.seats.get(place)?))
    }

    /// How somebody sees this room; `None` for whoever has no business here.
    pub(crate) fn viewer(&self, holder: &Holder) -> Option<Viewer> {
        let own = |seat: &Seat| match self.sitter(*seat) {
            Some((_, Sitter::Me { .. })) => *holder == self.maker,
            Some((_, Sitter::Bot(_))) | None => false,
        };
        let seat = Seat::first(self.setup.seats.len() as u8).find(own);
        match seat {
            Some(seat) => Some(Viewer::Seat(seat)),
            None => (*holder == self.maker).then_some(Viewer::Watcher),
        }
    }

    /// The bot whose turn it is, its seat, and the seed for what it decides now.
    pub(crate) fn bot_on_turn(&self) -> Option<(Seat, bots::Bot, u64)> {
        let play = self.play.as_ref()?;
        let public = play.game.public();
        if public.end.is_some() {
            return None;
        }
        let seat = public.turn.seat;
        match self.sitter(seat)?.1 {
            Sitter::Bot(bot) => Some((seat, *bot, mixed(play.bots, self.version))),
            Sitter::Me { .. } => None,
        }
    }

    /// Whether a person plays here: bots alone pause while nobody looks on.
    pub(crate) fn has_people(&self) -> bool {
        !self.setup.seats.iter().all(is_bot)
    }

    /// What the store is to know of this room beside its log, once these entries are added.
    pub(crate) fn index_after(&self, entries: &[Entry], now: i64) -> Index {
        let mut game = self.game().cloned();
        for entry in entries {
            match (entry, &mut game) {
                (Entry::Acted { action, .. }, Some(game)) => drop(game.play(*action)),
                (Entry::TookBack { .. }, Some(game)) => drop(game.take_back()),
                (Entry::Opened { .. } | Entry::Started { .. }, _) | (_, None) => {}
            }
        }
        let public = game.as_ref().map(Game::public);
        let stage = match public.map(|public| public.end) {
            None => Stage::Open,
            Some(None) => Stage::Playing,
            Some(Some(_)) => Stage::Finished,
        };
        let on_turn = public.and_then(|public| self.sitter(public.turn.seat));
        let wakes = stage == Stage::Playing && on_turn.is_some_and(|(_, sitter)| is_bot(sitter));
        Index { stage, wake_at: wakes.then_some(now), holders: vec![self.maker] }
    }

    /// Which place begins a game played again: the next one round the table.
    pub(crate) fn next_first(&self) -> u8 {
        let places = self.setup.seats.len().max(1);
        let first = self.play.as_ref().map_or(0, |play| play.first);
        ((first + 1) % places) as u8
    }
}

impl Play {
    fn new(game: Game, first: u8, bots: u64) -> Play {
        let turns = vec![Steps { round: 1, seat: Seat::P1, steps: Vec::new() }];
        Play { game, first: first.into(), bots, turns }
    }
}

#[cfg(test)]
impl Room {
    /// A room that has begun with a deal of no known key.
    pub(crate) fn with_deal(id: RoomId, setup: Setup, maker: Holder, deal: Deal) -> Room {
        let rules = Rules::new(setup.options).unwrap();
        Room {
            id,
            setup,
            maker,
            touched: 0,
            version: 2,
            play: Some(Play::new(Game::new(rules, deal), 1, 5)),
            changes: vec![Change::Nothing, Change::Nothing],
            keys: HashMap::new(),
        }
    }
}

impl Refusal {
    /// A stable word for it: for rules, that of RULES.md.
    pub(crate) fn code(&self) -> String {
        match self {
            Refusal::NotStarted => "not-started".into(),
            Refusal::NotOnTurn => "not-on-turn".into(),
            Refusal::NothingToTakeBack => "nothing-to-take-back".into(),
            Refusal::Illegal(illegal) => illegal.to_string(),
        }
    }
}

fn is_bot(sitter: &Sitter) -> bool {
    match sitter {
        Sitter::Bot(_) => true,
        Sitter::Me { .. } => false,
    }
}

/// A seed for each version; a step of splitmix64.
fn mixed(seed: u64, version: u64) -> u64 {
    let mut z = seed.wrapping_add(version.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
