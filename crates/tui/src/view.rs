//! All that the screen may show to whoever looks: made from an observation. From here on nothing
//! knows the truth.

use diner::{
    BySeat, Chair, ChairSet, Choices, Event, Game, Guest, Observation, Param, Rules, Seat, Viewer,
};
use words::{Asked, Speech};

use crate::cursor::{Cursor, Zone};
use crate::players::Players;
use crate::story::Told;
use crate::table::{Looking, Note, Page, Table};

/// A game as somebody may see it now.
pub(crate) struct Scene<'a> {
    pub(crate) speech: Speech,
    pub(crate) rules: &'a Rules,
    pub(crate) seen: Observation,
    pub(crate) names: &'a BySeat<String>,
    pub(crate) players: &'a Players,
    /// The seat of whoever looks.
    pub(crate) you: Option<Seat>,
    /// The seat for which whoever looks can act now.
    pub(crate) acting: Option<Seat>,
    /// The oldest first; the last one is still being played, or was the last.
    pub(crate) turns: Vec<Told>,
    pub(crate) choices: Choices,
    pub(crate) cursor: Cursor,
    pub(crate) page: Page,
    pub(crate) scroll: usize,
    pub(crate) note: Option<Note>,
    pub(crate) mode: Mode,
    pub(crate) can_take_back: usize,
}

/// What can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Play, or wait.
    Play,
    /// Show somebody's cards.
    Curtain(Seat),
    /// Hide the own cards.
    Parting(Seat),
    /// Step through: so many actions of so many, and whose hands are open.
    Watch { at: usize, of: usize, hands: String },
}

impl Table {
    /// What each card of whoever looks could do.
    pub(crate) fn choices(&self) -> Choices {
        Choices::of(self.rules(), &self.game.observe(self.viewer()), self.acting())
    }

    /// The game as whoever looks may see it.
    pub(crate) fn scene(&self) -> Scene<'_> {
        let viewer = self.viewer();
        let mode = match self.looking {
            Looking::Curtain(seat) => Mode::Curtain(seat),
            Looking::Parting(seat) => Mode::Parting(seat),
            Looking::Seat(_) | Looking::Anybody => Mode::Play,
        };
        let seen = self.game.observe(viewer);
        let acting = self.acting();
        let turns =
            if self.is_over() { self.story.told(None) } else { self.story.told(Some(viewer)) };
        Scene {
            speech: self.speech,
            rules: self.rules(),
            choices: Choices::of(self.rules(), &seen, acting),
            seen,
            names: &self.names,
            players: &self.players,
            you: seat_of(viewer),
            acting,
            turns,
            cursor: self.cursor,
            page: self.page,
            scroll: self.scroll,
            note: self.note.clone(),
            mode,
            can_take_back: if acting.is_some() { self.game.can_take_back() } else { 0 },
        }
    }
}

/// A moment of a record, for a replay: all hands, or what one seat could see then.
pub(crate) fn observed(game: &Game, viewer: Option<Seat>) -> Observation {
    match viewer {
        Some(seat) => game.observe(Viewer::Seat(seat)),
        None => Observation { viewer: Viewer::Watcher, position: game.position() },
    }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Watcher => None,
    }
}

impl Scene<'_> {
    /// Whose turn it is and what is asked, in one short line.
    pub(crate) fn status(&self) -> String {
        let (speech, public) = (self.speech, self.seen.public());
        match &self.mode {
            Mode::Watch { at, of, hands } => {
                let at = speech.replay_at(number(*at), number(*of));
                return format!("{at} · {hands}");
            }
            Mode::Parting(seat) => return speech.play_parting(*seat, self.names),
            Mode::Play | Mode::Curtain(_) => {}
        }
        let seat = public.turn.seat;
        let waits = public.end.is_none() && !self.players.is_person(seat);
        if waits && public.turn.placed == 0 {
            return speech.play_thinking(seat, self.names);
        }
        let drew = |event: &Event<Option<Guest>>| match *event {
            Event::Drew { guest, .. } => guest,
            Event::Placed { .. }
            | Event::Cleared { .. }
            | Event::Left { .. }
            | Event::Laid { .. }
            | Event::Dropped { .. }
            | Event::Passed { .. }
            | Event::Closed { .. }
            | Event::Held { .. }
            | Event::Ended { .. } => None,
        };
        let drawn = self.turns.last().and_then(|turn| turn.events.iter().rev().find_map(drew));
        let fits = self.choices.places && self.choices.fits();
        let chosen = self.cursor.card.filter(|_| self.cursor.zone == Zone::Floor);
        speech.status(
            self.rules,
            public,
            self.names,
            Asked { you: self.acting, fits, drawn, chosen },
        )
    }

    /// What is said below the status: a note, or else what the cursor is on.
    pub(crate) fn said(&self) -> Option<Note> {
        if self.note.is_some() {
            return self.note.clone();
        }
        let (speech, floor) = (self.speech, &self.seen.public().floor);
        let chair = self.cursor.chair;
        match (self.cursor.zone, self.cursor.card) {
            (_, None) if self.cursor.zone == Zone::Hand => None,
            (Zone::Floor, card) => {
                let label = self.chair_label(chair);
                let chosen = card.and_then(|card| Some((card, self.choices.card(card)?[chair])));
                Some(match chosen {
                    None => Note::Said(label),
                    Some((card, choice)) if choice.is_legal() => {
                        let points = speech.choice(&choice);
                        Note::Said(format!("{label}. {}: {points}.", speech.guest_first(card)))
                    }
                    Some((card, choice)) => {
                        let why = speech.choice(&choice);
                        Note::Refused(format!("{label}. {}: {why}", speech.guest_first(card)))
                    }
                })
            }
            (Zone::Hand, Some(card)) => {
                let count = self.seen.hand().map_or(1, |hand| hand.count(card));
                let label = speech.card_label(card, count);
                let fits = self.fits(card);
                if fits {
                    return Some(Note::Said(label));
                }
                let nearest = self.choices.nearest(&self.seen, card);
                let why = speech.stuck(floor, card, nearest);
                Some(Note::Refused(speech.card_stuck(&label, &why)))
            }
            (Zone::Hand, None) => None,
        }
    }

    /// Whether a card fits somewhere.
    pub(crate) fn fits(&self, card: Guest) -> bool {
        let chairs = self.choices.card(card);
        chairs.is_some_and(|chairs| chairs.iter().any(|(_, choice)| choice.is_legal()))
    }

    fn chair_label(&self, chair: Chair) -> String {
        let speech = self.speech;
        let label = speech.chair_label(&self.seen.public().floor, chair);
        if self.came(0).contains(chair) {
            speech.chair_fresh(&label)
        } else if self.came(1).contains(chair) {
            speech.chair_last(&label)
        } else {
            label
        }
    }

    /// The chairs whose guests came in the last turn but so many.
    pub(crate) fn came(&self, before: usize) -> ChairSet {
        let turn = self.turns.iter().rev().nth(before);
        let events = turn.map(|turn| turn.events.as_slice()).unwrap_or_default();
        let seated = |chair: &Chair| self.seen.public().floor.guest(*chair).is_some();
        let placed = events.iter().filter_map(|event| match event {
            Event::Placed { chair, .. } => Some(*chair),
            Event::Cleared { .. }
            | Event::Left { .. }
            | Event::Laid { .. }
            | Event::Drew { .. }
            | Event::Dropped { .. }
            | Event::Passed { .. }
            | Event::Closed { .. }
            | Event::Held { .. }
            | Event::Ended { .. } => None,
        });
        placed.filter(seated).collect()
    }

    /// Whether the rules tell one faction from the other: only then does the floor.
    pub(crate) fn factions(&self) -> bool {
        let options = self.rules.options();
        options.number(Param::Ally) != options.number(Param::Rival)
    }

    /// The round.
    pub(crate) fn round(&self) -> u32 {
        self.turns.last().map_or(1, |turn| turn.round)
    }
}

/// A count, for a sentence.
pub(crate) fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
