//! A room as one viewer may see it: what its pages and pushes are made of. From here on nothing
//! knows the truth.

use diner::{BySeat, Event, Game, Guest, Observation, Seat, Viewer};
use words::{Lang, Speech};

use crate::pages::{Message, Player, Playing, Scene, TurnLog};
use crate::room::{Change, Room, Steps};
use crate::setup::Sitter;

/// Everything a [`Scene`] borrows, taken out of the room.
pub(crate) struct Showing {
    pub(crate) speech: Speech,
    pub(crate) room: String,
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
}

impl Showing {
    /// `None` if the game has not begun.
    pub(crate) fn of(room: &Room, viewer: Viewer, lang: Lang) -> Option<Showing> {
        let game = room.game()?;
        Some(Showing {
            speech: Speech::new(lang, room.setup.theme),
            room: room.id.to_string(),
            version: room.version(),
            rules: game.rules().clone(),
            seen: game.observe(viewer),
            players: players(room, Speech::new(lang, room.setup.theme)),
            you: seat_of(viewer),
            turns: room.turns().iter().map(|steps| log(steps, viewer)).collect(),
            can_take_back: if on_turn(game, viewer) { game.can_take_back() } else { 0 },
            hints: room.setup.hints,
        })
    }

    /// The same at an earlier moment, after so many actions of the whole game: for those who look
    /// back once it is over.
    pub(crate) fn at(room: &Room, viewer: Viewer, lang: Lang, actions: usize) -> Option<Replay> {
        let now = room.game()?;
        now.public().end?;
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
        let mut showing = Showing::of(room, viewer, lang)?;
        let (rules, position) = (now.rules(), game.position());
        showing.seen = Observation { viewer, position };
        showing.rules = rules.clone();
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
        public.end.is_none() && self.you == Some(public.turn.seat)
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

/// What happened after a version, as a viewer may know it.
pub(crate) fn seen_after(room: &Room, version: u64, viewer: Viewer) -> Vec<Seen> {
    let mut seen = Vec::new();
    for change in room.changes_after(version) {
        match change {
            Change::Nothing => {}
            Change::TakenBack(seat) => seen.push(Seen::TakenBack(*seat)),
            Change::Happened(events) => {
                seen.extend(events.iter().map(|event| Seen::Happened(event.seen_by(viewer))));
            }
        }
    }
    seen
}

impl Room {
    /// The players' names.
    pub(crate) fn names_in(&self, speech: Speech) -> BySeat<String> {
        BySeat::from_fn(|seat| match self.sitter(seat) {
            Some((_, Sitter::Me { name })) => name.clone(),
            Some((place, Sitter::Bot(bot))) => {
                speech.bot_name(bot.level().unwrap_or_default(), place + 1)
            }
            None => String::new(),
        })
    }
}

fn players(room: &Room, speech: Speech) -> BySeat<Player> {
    let names = room.names_in(speech);
    BySeat::from_fn(|seat| {
        let playing = match room.sitter(seat) {
            Some((_, Sitter::Bot(bot))) => Playing::Bot(bot.level().unwrap_or_default()),
            Some((_, Sitter::Me { .. })) | None => Playing::Person,
        };
        Player { name: names[seat].clone(), playing }
    })
}

fn log(steps: &Steps, viewer: Viewer) -> TurnLog {
    let events = steps.steps.iter().flatten().map(|event| event.seen_by(viewer)).collect();
    TurnLog { round: steps.round, seat: steps.seat, events }
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

fn on_turn(game: &Game, viewer: Viewer) -> bool {
    viewer == Viewer::Seat(game.public().turn.seat)
}
