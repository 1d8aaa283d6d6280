//! Programs at the table: each is asked at its seat; one that fails has given up, which is told and
//! kept, and a bot plays on in its place.

use std::sync::{Arc, Mutex, PoisonError};

use bots::{Asked, Bot, Budget, Ending, Seated};
use diner::record::Header;
use diner::{Action, BySeat, Event, Guest, Rules, Seat, Viewer};
use programs::{Fault, Lapse, Session};

use crate::players::{NAME, Sitting};
use crate::table::{Note, Table};
use crate::text::plain;

/// Who plays on for a program that has given up, and for one that nobody has started.
pub(crate) const STAND_IN: Bot = Bot::Patient;

/// The programs of a table.
#[derive(Default)]
pub(crate) struct Hired {
    sessions: BySeat<Option<Arc<Mutex<Session>>>>,
    /// How much of the game each has been told.
    heard: BySeat<usize>,
    gave_up: BySeat<bool>,
}

/// A program that is to think: it may be asked elsewhere.
#[derive(Clone)]
pub(crate) struct Question {
    session: Arc<Mutex<Session>>,
    asked: Asked,
}

/// Who decides for a seat.
pub(crate) enum Decides {
    Person,
    Bot(Bot),
    Program(Arc<Mutex<Session>>),
}

impl Question {
    /// Asks it; this may take a while.
    pub(crate) fn ask(&self, rules: &Rules) -> Result<Vec<Action>, Fault> {
        let mut session = self.session.lock().unwrap_or_else(PoisonError::into_inner);
        session.ask(rules, &self.asked, &mut Budget::level())
    }
}

/// The header that tells of a seat that has given up, and why.
fn key(seat: Seat) -> String {
    format!("Foul{seat}")
}

impl Hired {
    /// Those who have given up, as headers say.
    pub(crate) fn of(headers: &[Header]) -> Hired {
        let gave_up = |seat| headers.iter().any(|header| header.key == key(seat));
        Hired { gave_up: BySeat::from_fn(gave_up), ..Hired::default() }
    }
}

impl Table {
    /// The command of the program that is to be started for a seat, if one is.
    pub fn wants(&self, seat: Seat) -> Option<&str> {
        match &self.players.0[seat] {
            Sitting::Program(command) if !self.hired.gave_up[seat] => Some(command),
            Sitting::Program(_) | Sitting::Person(_) | Sitting::Bot(_) => None,
        }
    }

    /// Seats a program, by the name that it goes by.
    pub fn hire(&mut self, seat: Seat, mut session: Session, name: &str) {
        session.begin(self.game.rules(), seat);
        self.hired.sessions[seat] = Some(Arc::new(Mutex::new(session)));
        self.hired.heard[seat] = 0;
        let name = plain(name, NAME - 2);
        if !name.is_empty() {
            self.names[seat] = format!("{name} {seat}");
        }
    }

    /// Who decides for a seat.
    pub(crate) fn decides(&self, seat: Seat) -> Decides {
        match &self.players.0[seat] {
            Sitting::Person(_) => Decides::Person,
            Sitting::Bot(bot) => Decides::Bot(*bot),
            Sitting::Program(_) => match &self.hired.sessions[seat] {
                Some(session) if !self.hired.gave_up[seat] => Decides::Program(Arc::clone(session)),
                Some(_) | None => Decides::Bot(STAND_IN),
            },
        }
    }

    /// What a program is asked now.
    pub(crate) fn question(
        &mut self,
        seat: Seat,
        session: Arc<Mutex<Session>>,
        seed: u64,
    ) -> Question {
        let (told, seen) = (self.news(seat), self.game.observe(Viewer::Seat(seat)));
        Question { session, asked: Asked { told, seen, seed } }
    }

    /// What has happened since a program was last told, as its seat saw it.
    fn news(&mut self, seat: Seat) -> Vec<Event<Option<Guest>>> {
        let events = self.game.history();
        let told = std::mem::replace(&mut self.hired.heard[seat], events.len());
        let news = events.get(told..).unwrap_or_default().iter();
        news.map(|event| event.seen_by(Viewer::Seat(seat))).collect()
    }

    /// A program gives up. What is said says no card: it may be one of its hand.
    pub(crate) fn give_up(&mut self, seat: Seat, lapse: Lapse, why: &str) {
        let (speech, name) = (self.speech, self.names[seat].clone());
        self.note = Some(Note::Refused(match lapse {
            Lapse::Silent => speech.play_lost_silent(&name),
            Lapse::Gone => speech.play_lost_gone(&name),
            Lapse::Garbage => speech.play_lost_garbage(&name),
            Lapse::Illegal => speech.play_lost_illegal(&name),
        }));
        self.hired.sessions[seat] = None;
        self.hired.gave_up[seat] = true;
        self.headers.push(Header::new(&key(seat), why));
        self.mark(seat);
        // It is the stand-in's turn now.
        self.version += 1;
        self.rhythm.applied(true);
    }

    /// Says beside the names who has given up.
    pub(crate) fn mark_all(&mut self) {
        for seat in Seat::ALL {
            if self.hired.gave_up[seat] {
                self.mark(seat);
            }
        }
    }

    fn mark(&mut self, seat: Seat) {
        let said = self.speech.company_state_resigned();
        let room = NAME.saturating_sub(said.chars().count() + 3);
        self.names[seat] = format!("{} ({said})", plain(&self.names[seat], room));
    }

    /// Tells programs how the game ended.
    pub(crate) fn tell_the_end(&mut self) {
        let rules = self.game.rules().clone();
        let winners = self.game.public().winners(&rules);
        for seat in rules.seats() {
            let Some(session) = self.hired.sessions[seat].clone() else { continue };
            let (told, seen) = (self.news(seat), self.game.observe(Viewer::Seat(seat)));
            let end = seen.public().end;
            let ending = Ending { told, seen, end, winners: winners.clone(), fault: None };
            // Whoever still thinks of an older game does not hear it.
            if let Ok(mut session) = session.try_lock() {
                session.end(&ending);
            }
        }
    }
}
