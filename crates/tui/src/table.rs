//! A game at this terminal: the one owner of its truth, who looks at it, and what comes next. What
//! is drawn is made from observations only (`view.rs`).
//!
//! An action goes three ways: [`Table::after`] says what the game would be, the caller keeps that,
//! and only then [`Table::apply`] makes it so. Nothing is shown before it is kept.

use diner::record::{Header, Record};
use diner::{Action, BySeat, Event, Game, Guest, Hand, Rules, Seat, Start, Viewer, Written};
use words::{Speech, is_told};

use crate::cursor::Cursor;
use crate::hired::Hired;
use crate::players::Players;
use crate::rhythm::Rhythm;
use crate::story::Story;

/// A game at this terminal. Secret, hence without `Debug`.
pub struct Table {
    pub(crate) speech: Speech,
    pub(crate) game: Game,
    pub(crate) story: Story,
    pub(crate) headers: Vec<Header>,
    pub(crate) players: Players,
    pub(crate) names: BySeat<String>,
    pub(crate) looking: Looking,
    pub(crate) cursor: Cursor,
    pub(crate) page: Page,
    pub(crate) scroll: usize,
    pub(crate) note: Option<Note>,
    /// Whether the next letter is a nation's.
    pub(crate) nation_next: bool,
    pub(crate) rhythm: Rhythm,
    pub(crate) hired: Hired,
    /// How often the game has changed: what was thought of an older one counts no more.
    pub(crate) version: u64,
    pub(crate) seed: u64,
}

/// Who looks at the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looking {
    /// The player at this seat.
    Seat(Seat),
    /// The same, whose turn has just ended with a card that may still be looked at.
    Parting(Seat),
    /// Somebody, before this player's cards are shown.
    Curtain(Seat),
    /// Anybody: no hand is shown.
    Anybody,
}

/// What lies over the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Nothing.
    Floor,
    /// The keys.
    Help,
    /// The game so far.
    Log,
    /// What is gone and what may still come.
    Count,
    /// The rules.
    Rules,
    /// The result.
    End,
}

/// A sentence below the floor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// What has happened.
    Said(String),
    /// Why something was not done.
    Refused(String),
    /// What a good player would do.
    Hint(String),
}

/// What somebody wants done to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// An action.
    Play(Action),
    /// Take the last one back.
    TakeBack,
}

/// The game as it would be: to be kept, then applied. Secret, hence without `Debug`.
pub struct Next {
    game: Game,
    story: Story,
    act: Act,
    /// Who acted.
    seat: Seat,
    events: Vec<Event<Guest>>,
    record: String,
}

impl Next {
    /// The record, to be kept.
    pub fn record(&self) -> &str {
        &self.record
    }
}

impl Table {
    /// The table of a game; `None` if it began at a position, whose piles nobody knows. `seed` is
    /// for the bots.
    pub fn new(game: Game, headers: Vec<Header>, speech: Speech, seed: u64) -> Option<Table> {
        let begun = match game.start() {
            Start::Deal(deal) => Game::new(game.rules().clone(), *deal),
            Start::Position(_) => return None,
        };
        let (story, game) = Story::of(begun, &game);
        let players = Players::of(&headers);
        let mut table = Table {
            speech,
            story,
            names: players.names(speech),
            players,
            hired: Hired::of(&headers),
            headers,
            looking: Looking::Anybody,
            cursor: Cursor::default(),
            page: if game.public().end.is_some() { Page::End } else { Page::Floor },
            scroll: 0,
            note: None,
            nation_next: false,
            rhythm: Rhythm::default(),
            version: 0,
            seed,
            game,
        };
        table.mark_all();
        table.look_on();
        Some(table)
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        self.game.rules()
    }

    /// How to speak.
    pub fn speech(&self) -> Speech {
        self.speech
    }

    /// Who looks at the terminal.
    pub fn looking(&self) -> Looking {
        self.looking
    }

    /// What lies over the floor.
    pub fn page(&self) -> Page {
        self.page
    }

    /// The hand that is shown; empty if none is.
    pub fn hand(&self) -> Hand {
        self.game.observe(self.viewer()).hand().unwrap_or_default()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.public().end.is_some()
    }

    /// The headers beside those that a record makes anew.
    pub fn headers(&self) -> &[Header] {
        &self.headers
    }

    /// The record as it stands.
    pub fn record(&self) -> String {
        Record::of(self.game.clone(), self.headers.clone()).to_string()
    }

    /// The record itself, to step through.
    pub fn to_record(&self) -> Record {
        Record::of(self.game.clone(), self.headers.clone())
    }

    /// Who looks, as an observation needs it.
    pub fn viewer(&self) -> Viewer {
        match self.looking {
            Looking::Seat(seat) | Looking::Parting(seat) => Viewer::Seat(seat),
            Looking::Curtain(_) | Looking::Anybody => Viewer::Watcher,
        }
    }

    /// The seat for which whoever looks can act now.
    pub fn acting(&self) -> Option<Seat> {
        let on_turn = self.game.public().turn.seat;
        (self.looking == Looking::Seat(on_turn) && !self.is_over()).then_some(on_turn)
    }

    /// What the game would be after an action as somebody wrote it.
    ///
    /// # Errors
    /// Why it cannot be done, as a sentence.
    pub fn after_written(&self, written: Written) -> Result<Next, String> {
        let action = self.game.check_written(written);
        let action = action.map_err(|why| self.speech.illegal(&why))?;
        self.after(Act::Play(action))
    }

    /// What the game would be.
    ///
    /// # Errors
    /// Why it cannot be done, as a sentence.
    pub fn after(&self, act: Act) -> Result<Next, String> {
        let (mut game, mut story) = (self.game.clone(), self.story.clone());
        let seat = game.public().turn.seat;
        let mut events = Vec::new();
        match act {
            Act::Play(action) => {
                let ends = game.ends_turn(action).then_some(Action::Done);
                for action in [action].into_iter().chain(ends) {
                    let told = game.play(action).map_err(|why| self.speech.illegal(&why))?;
                    events.extend(told.iter().copied());
                    story.add(action, told, &game);
                }
            }
            Act::TakeBack => {
                let nothing = || self.speech.server_nothing_to_take_back();
                game.take_back().ok_or_else(nothing)?;
                story.take_back();
            }
        }
        let record = Record::of(game.clone(), self.headers.clone()).to_string();
        Ok(Next { game, story, act, seat, events, record })
    }

    /// Makes it so.
    pub fn apply(&mut self, next: Next) {
        let own = self.acting() == Some(next.seat);
        let viewer = self.viewer();
        self.note = Some(Note::Said(self.said(&next, viewer)));
        self.version += 1;
        let turned = next.game.turns().len() != self.game.turns().len();
        (self.game, self.story) = (next.game, next.story);
        self.rhythm.applied(turned || next.events.iter().any(Event::reveals));
        if self.is_over() {
            self.page = Page::End;
            self.scroll = 0;
            self.tell_the_end();
        }
        let drew = next.events.iter().any(|event| matches!(event, Event::Drew { .. }));
        let several = self.players.people(self.game.rules()).len() > 1;
        if own && turned && drew && several && !self.is_over() {
            self.looking = Looking::Parting(next.seat);
        } else {
            self.look_on();
        }
        self.keep_cursor();
    }

    /// What has happened, in one line, as a viewer may know it.
    fn said(&self, next: &Next, viewer: Viewer) -> String {
        let (speech, names) = (self.speech, &self.names);
        if next.act == Act::TakeBack {
            return speech.taken_back(next.seat, names);
        }
        let passed = next.events.iter().any(|event| matches!(event, Event::Passed { .. }));
        let told = next.events.iter().map(|event| event.seen_by(viewer)).filter(is_told);
        let line = |event: Event<Option<Guest>>| match event {
            Event::Drew { guest: Some(guest), .. } if passed => speech.play_drew(guest),
            _ => speech.event(&event, names),
        };
        told.map(line).collect::<Vec<_>>().join(" ")
    }

    /// Lets the right one look, now that somebody else may be on turn.
    pub(crate) fn look_on(&mut self) {
        let on_turn = self.game.public().turn.seat;
        let people = self.players.people(self.game.rules());
        self.looking = match people.as_slice() {
            [] => Looking::Anybody,
            &[only] => Looking::Seat(only),
            _ if self.is_over() => Looking::Anybody,
            several if !several.contains(&on_turn) => Looking::Anybody,
            _ if self.looking == Looking::Seat(on_turn) => self.looking,
            _ => Looking::Curtain(on_turn),
        };
        if people.contains(&on_turn) || self.is_over() {
            self.rhythm.skipping = false;
        }
        self.keep_cursor();
    }

    /// Shows the cards of whoever is waited for.
    pub fn lift_curtain(&mut self) {
        if let Looking::Curtain(seat) = self.looking {
            self.looking = Looking::Seat(seat);
            self.note = None;
            self.cursor = Cursor::default();
            self.keep_cursor();
        }
    }

    /// Goes on from a last look at the own cards.
    pub fn part(&mut self) {
        if let Looking::Parting(_) = self.looking {
            self.looking = Looking::Anybody;
            self.note = None;
            self.look_on();
        }
    }

    fn keep_cursor(&mut self) {
        self.cursor.keep_to(self.hand());
    }

    /// Says something below the floor.
    pub fn tell(&mut self, note: Note) {
        self.note = Some(note);
    }

    /// Says that something could not be kept, and so was not done.
    pub fn not_kept(&mut self, why: &str) {
        self.rhythm.hesitate();
        self.note = Some(Note::Refused(self.speech.play_not_kept(why)));
    }
}
