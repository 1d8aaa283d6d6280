//! Everybody who plays one game, whether by thought or by asking a program: who is asked when, with
//! which seed, and what each has heard.

use std::fmt;
use std::time::Duration;

use diner::{Action, BySeat, Event, Game, Guest, Illegal, Seat, Viewer};

use crate::drive::mixed;
use crate::{Asked, Budget, Ending, Seated};

/// Everybody at a game, until it ends.
pub struct Party {
    seats: BySeat<Option<Box<dyn Seated>>>,
    heard: Heard,
    seed: u64,
    calls: u64,
}

/// What happened in a game, and how much of it each seat was told.
#[derive(Clone, Default)]
pub(crate) struct Heard {
    events: Vec<Event<Guest>>,
    told: BySeat<usize>,
}

/// What ends a game at once. Whoever did it has lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offence {
    /// An action that is not legal.
    Illegal(Action, Illegal),
    /// It broke off, with this message.
    Panicked(String),
    /// It was still thinking after so long.
    TimedOut(Duration),
    /// It gave no answer, for this reason.
    NoAnswer(String),
}

/// A game that somebody lost by an offence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// Who.
    pub seat: Seat,
    /// By what.
    pub offence: Offence,
}

impl Heard {
    /// Of a game that may be under way.
    pub(crate) fn of(game: &Game) -> Heard {
        Heard { events: game.history(), ..Heard::default() }
    }

    /// More has happened.
    pub(crate) fn add(&mut self, events: &[Event<Guest>]) {
        self.events.extend_from_slice(events);
    }

    /// What a seat has not been told yet, as it saw it.
    pub(crate) fn news(&mut self, seat: Seat) -> Vec<Event<Option<Guest>>> {
        let told = std::mem::replace(&mut self.told[seat], self.events.len());
        let news = self.events.get(told..).unwrap_or_default();
        news.iter().map(|event| event.seen_by(Viewer::Seat(seat))).collect()
    }
}

impl Ending {
    /// The ending of a game for a seat; `lost` if it was lost, and by whom.
    pub(crate) fn of(
        game: &Game,
        seat: Seat,
        told: Vec<Event<Option<Guest>>>,
        winners: &[Seat],
        lost: Option<(Seat, &Offence)>,
    ) -> Ending {
        Ending {
            told,
            seen: game.observe(Viewer::Seat(seat)),
            end: if lost.is_some() { None } else { game.public().end },
            winners: winners.to_vec(),
            fault: lost.filter(|(who, _)| *who == seat).map(|(_, what)| what.to_string()),
        }
    }
}

impl Party {
    /// Seats everybody at a game, which may be under way.
    pub fn new(game: &Game, seats: BySeat<Option<Box<dyn Seated>>>, seed: u64) -> Party {
        let mut party = Party { seats, heard: Heard::of(game), seed, calls: 0 };
        for seat in game.rules().seats() {
            if let Some(seated) = &mut party.seats[seat] {
                seated.begin(game.rules(), seat);
            }
        }
        party
    }

    /// Plays on until the game ends, and tells everybody how.
    ///
    /// # Errors
    /// Who lost it; the game stands where that happened.
    pub fn play_to_end(mut self, game: &mut Game) -> Result<(), Lost> {
        let mut played = Ok(());
        while played.is_ok() && game.public().end.is_none() {
            played = self.play_turn(game);
        }
        let winners: Vec<Seat> = match &played {
            Ok(()) => game.public().winners(game.rules()),
            Err(lost) => game.rules().seats().filter(|&seat| seat != lost.seat).collect(),
        };
        for seat in game.rules().seats() {
            let told = self.heard.news(seat);
            let lost = played.as_ref().err().map(|lost| (lost.seat, &lost.offence));
            if let Some(seated) = &mut self.seats[seat] {
                seated.end(&Ending::of(game, seat, told, &winners, lost));
            }
        }
        played
    }

    /// Plays the turn to its end, or to that of the game.
    fn play_turn(&mut self, game: &mut Game) -> Result<(), Lost> {
        let seat = game.public().turn.seat;
        let lost = |offence| Lost { seat, offence };
        let mut budget = Budget::level();
        loop {
            let told = self.heard.news(seat);
            let seen = game.observe(Viewer::Seat(seat));
            let asked = Asked { told, seen, seed: mixed(self.seed, self.calls) };
            self.calls += 1;
            let answer = match &mut self.seats[seat] {
                Some(seated) => seated.turn(game.rules(), &asked, &mut budget),
                None => Err("nobody sits there".into()),
            };
            let mut actions = answer.map_err(|why| lost(Offence::NoAnswer(why)))?;
            if actions.is_empty() {
                actions.push(Action::Done);
            }
            for action in actions {
                let events = game.play(action);
                let events = events.map_err(|why| lost(Offence::Illegal(action, why)))?;
                self.heard.add(&events);
                if action == Action::Done || game.public().end.is_some() {
                    return Ok(());
                }
                if events.iter().any(Event::reveals) {
                    break;
                }
            }
        }
    }
}

/// One line, whatever the player said.
impl fmt::Display for Offence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Offence::Illegal(action, why) => write!(f, "illegal action {action}: {why}"),
            Offence::Panicked(message) => write!(f, "panic: {}", line(message)),
            Offence::TimedOut(after) => write!(f, "time-out after {:.1} s", after.as_secs_f64()),
            Offence::NoAnswer(why) => write!(f, "{}", line(why)),
        }
    }
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}: {}", self.seat, self.offence)
    }
}

fn line(text: &str) -> String {
    text.split(|sign: char| sign.is_whitespace() || sign.is_control())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
