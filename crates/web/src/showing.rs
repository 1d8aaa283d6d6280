//! A room as one viewer may see it: what its pages and pushes are made of. From here on nothing
//! knows the truth.

use diner::{BySeat, Event, Game, Guest, Observation, Seat, Viewer};
use words::{Lang, Speech};

use crate::company::{Onlooker, company};
use crate::pages::{Company, Message, Player, Playing, Scene, TurnLog};
use crate::room::{Change, PeopleChange, Room, Sitting, Steps};

/// Everything a [`Scene`] borrows, taken out of the room.
pub(crate) struct Showing {
    pub(crate) speech: Speech,
    pub(crate) room: String,
    pub(crate) base: String,
    pub(crate) company: Company,
    pub(crate) version: u64,
    pub(crate) rules: diner::Rules,
    pub(crate) seen: Observation,
    pub(crate) players: BySeat<Player>,
    pub(crate) you: Option<Seat>,
    pub(crate) turns: Vec<TurnLog>,
    pub(crate) can_take_back: usize,
    pub(crate) hints: bool,
}

/// What a viewer missed, as it may know it.
pub(crate) enum Seen {
    /// Something happened.
    Happened(Event<Option<Guest>>),
    /// A seat took its last action back.
    TakenBack(Seat),
    /// Something about whoever sits there.
    People(Seat, PeopleChange),
}

impl Showing {
    /// `None` if the game has not begun.
    pub(crate) fn of(room: &Room, onlooker: &Onlooker<'_>, lang: Lang) -> Option<Showing> {
        let game = room.game()?;
        let viewer = onlooker.viewer();
        let speech = Speech::new(lang, room.setup.theme);
        let log = |steps: &Steps| log(steps, viewer);
        Some(Showing {
            speech,
            room: room.id.to_string(),
            base: onlooker.base.clone(),
            company: company(room, onlooker),
            version: room.version(),
            rules: game.rules().clone(),
            seen: game.observe(viewer),
            players: players(room, speech),
            you: seat_of(viewer),
            turns: room.turns().iter().map(log).collect(),
            can_take_back: if may_act(room, game, viewer) { game.can_take_back() } else { 0 },
            hints: room.setup.hints,
        })
    }

    /// The same at an earlier moment, after so many actions of the whole game: for those who look
    /// back once it is over.
    pub(crate) fn at(
        room: &Room,
        onlooker: &Onlooker<'_>,
        lang: Lang,
        actions: usize,
    ) -> Option<Replay> {
        let now = room.game().filter(|_| room.is_over())?;
        let mut game = Game::new(now.rules().clone(), *now.truth().deal());
        let (mut at, mut said) = (0, Vec::new());
        let played = now.turns().iter().flat_map(|turn| {
            let ends = std::iter::once(diner::Action::Done);
            turn.actions.iter().map(|&(action, _)| action).chain(ends)
        });
        for action in played {
            if at == actions && action != diner::Action::Done {
                break;
            }
            let Ok(events) = game.play(action) else { break };
            if action != diner::Action::Done {
                at += 1;
                said = events.into_iter().map(open).collect();
            }
        }
        let of = now.turns().iter().map(|turn| turn.actions.len()).sum();
        let mut showing = Showing::of(room, onlooker, lang)?;
        showing.seen = Observation { viewer: Viewer::Watcher, position: game.position() };
        showing.can_take_back = 0;
        Some(Replay { showing, at, of, said })
    }

    /// The page's view of it.
    pub(crate) fn scene<'a>(
        &'a self,
        key: &'a str,
        chosen: Option<Guest>,
        message: Option<Message>,
    ) -> Scene<'a> {
        Scene {
            speech: self.speech,
            room: &self.room,
            base: &self.base,
            company: &self.company,
            version: self.version,
            key,
            rules: &self.rules,
            seen: &self.seen,
            players: &self.players,
            you: self.you,
            turns: &self.turns,
            can_take_back: self.can_take_back,
            hints: self.hints,
            chosen: chosen.filter(|&guest| self.seen.hand().is_some_and(|own| own.contains(guest))),
            message,
        }
    }

    /// The players' names.
    pub(crate) fn names(&self) -> BySeat<String> {
        BySeat::from_fn(|seat| self.players[seat].name.clone())
    }

    /// Whether the viewer is to act.
    pub(crate) fn awaits_viewer(&self) -> bool {
        let public = self.seen.public();
        let rests = self.company.stopped || self.company.paused;
        !rests && public.end.is_none() && self.you == Some(public.turn.seat)
    }

    /// Whether the game is over, or was ended by all.
    pub(crate) fn is_over(&self) -> bool {
        self.company.stopped || self.seen.public().end.is_some()
    }
}

/// A moment of a game that is over.
pub(crate) struct Replay {
    pub(crate) showing: Showing,
    /// How many actions were played by then.
    pub(crate) at: usize,
    /// How many there are in all.
    pub(crate) of: usize,
    /// What the last of them did: after the end nothing is hidden.
    pub(crate) said: Vec<Event<Option<Guest>>>,
}

/// What happened after a version, as a viewer may know it, each with the version it led to.
pub(crate) fn seen_after(room: &Room, version: u64, viewer: Viewer) -> Vec<(u64, Seen)> {
    let mut seen = Vec::new();
    let versions = version.saturating_add(1)..;
    for (change, at) in room.changes_after(version).iter().zip(versions) {
        match change {
            Change::Nothing => {}
            Change::TakenBack(seat) => seen.push((at, Seen::TakenBack(*seat))),
            Change::People(place, what) => {
                let seat = room.seat_of(*place);
                seen.extend(seat.map(|seat| (at, Seen::People(seat, *what))));
            }
            Change::Happened(events) => {
                let told = |event: &Event<Guest>| (at, Seen::Happened(event.seen_by(viewer)));
                seen.extend(events.iter().map(told));
            }
        }
    }
    seen
}

impl Room {
    /// The players' names, by seat.
    pub(crate) fn names_in(&self, speech: Speech) -> BySeat<String> {
        BySeat::from_fn(|seat| {
            self.place_of(seat).map(|place| self.name_at(speech, place)).unwrap_or_default()
        })
    }

    /// The name of whoever has a place; a person's also while a bot stands in.
    pub(crate) fn name_at(&self, speech: Speech, place: u8) -> String {
        match self.at(place).map(|here| &here.sitting) {
            Some(Sitting::Person { name } | Sitting::StandIn { name, .. }) => name.clone(),
            Some(Sitting::Bot(bot)) => speech.bot_name(bot.level().unwrap_or_default(), place + 1),
            Some(Sitting::Free) | None => String::new(),
        }
    }
}

fn players(room: &Room, speech: Speech) -> BySeat<Player> {
    let names = room.names_in(speech);
    BySeat::from_fn(|seat| {
        let bot = room.sitter(seat).and_then(|(_, place)| place.bot());
        let playing =
            bot.map_or(Playing::Person, |bot| Playing::Bot(bot.level().unwrap_or_default()));
        Player { name: names[seat].clone(), playing }
    })
}

fn log(steps: &Steps, viewer: Viewer) -> TurnLog {
    let events = steps.steps.iter().flatten().map(|event| event.seen_by(viewer)).collect();
    TurnLog { round: steps.round, seat: steps.seat, late: steps.late, events }
}

fn open(event: Event<Guest>) -> Event<Option<Guest>> {
    let doer = match event {
        Event::Drew { seat, .. } | Event::Dropped { seat, .. } => Viewer::Seat(seat),
        Event::Placed { .. }
        | Event::Cleared { .. }
        | Event::Left { .. }
        | Event::Laid { .. }
        | Event::Passed { .. }
        | Event::Closed { .. }
        | Event::Held { .. }
        | Event::Ended { .. } => Viewer::Watcher,
    };
    event.seen_by(doer)
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Watcher => None,
    }
}

fn may_act(room: &Room, game: &Game, viewer: Viewer) -> bool {
    !room.paused && !room.stopped && viewer == Viewer::Seat(game.public().turn.seat)
}
