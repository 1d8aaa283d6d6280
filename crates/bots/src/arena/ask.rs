//! How a player is asked: its panics are caught, its time is taken, and where time is limited it
//! thinks in a thread of its own, which is left behind if it does not come back.

use std::any::Any;
use std::collections::BTreeMap;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use diner::{Action, Rules, Seat};

use super::Arena;
use crate::{Asked, Budget, Ending, Offence, Seated, Stop};

/// Asks on behalf of one thread of the arena.
pub(super) struct Asker<'a> {
    arena: &'a Arena,
    stop: &'a Stop,
    seats: BTreeMap<Place, Box<dyn Seated>>,
    aside: Option<Aside>,
}

/// A player's number, and which of its seats.
pub(super) type Place = (usize, usize);

/// What a player is asked.
pub(super) struct Question {
    pub(super) place: Place,
    pub(super) asked: Asked,
    pub(super) budget: Budget,
    /// How long the answer may take, if that matters.
    pub(super) patience: Option<Duration>,
}

/// What came of it.
pub(super) struct Answer {
    pub(super) actions: Result<Vec<Action>, Offence>,
    pub(super) budget: Budget,
    pub(super) took: Duration,
}

/// Whoever was asked, unless it broke off or is left behind, and what came of it.
type Answered = (Option<Box<dyn Seated>>, Answer);

/// A thread that thinks.
struct Aside {
    questions: Sender<(Box<dyn Seated>, Question)>,
    answers: Receiver<Answered>,
    stop: Stop,
}

/// How often a thread that waits looks up.
const MOMENT: Duration = Duration::from_millis(50);

impl<'a> Asker<'a> {
    pub(super) fn new(arena: &'a Arena, stop: &'a Stop) -> Asker<'a> {
        Asker { arena, stop, seats: BTreeMap::new(), aside: None }
    }

    /// A game begins for whoever sits there; if nobody does, somebody sits down.
    pub(super) fn begin(&mut self, place: Place, seat: Seat) {
        if let Some(player) = self.arena.players.get(place.0) {
            let seated = self.seats.entry(place).or_insert_with(|| player.sit());
            seated.begin(&self.arena.rules, seat);
        }
    }

    /// The game is over for whoever still sits there.
    pub(super) fn end(&mut self, place: Place, ending: &Ending) {
        if let Some(seated) = self.seats.get_mut(&place) {
            seated.end(ending);
        }
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    /// The answer; `None` if everything was stopped meanwhile.
    ///
    /// # Errors
    /// No thread could be started.
    pub(super) fn ask(&mut self, question: Question) -> io::Result<Option<Answer>> {
        let place = question.place;
        let Some(seated) = self.seats.remove(&place) else { return Ok(None) };
        let (seated, answer) = match question.patience {
            None => think(seated, &self.arena.rules, question, self.stop),
            Some(patience) => match self.ask_aside(seated, question, patience)? {
                Some(answered) => answered,
                None => return Ok(None),
            },
        };
        if let Some(seated) = seated {
            self.seats.insert(place, seated);
        }
        Ok((!self.stop.is_stopped()).then_some(answer))
    }

    fn ask_aside(
        &mut self,
        seated: Box<dyn Seated>,
        question: Question,
        patience: Duration,
    ) -> io::Result<Option<Answered>> {
        let aside = match self.aside.take() {
            Some(aside) => aside,
            None => Aside::start(self.arena.rules.clone())?,
        };
        let began = Instant::now();
        let budget = question.budget.clone();
        let broken = || io::Error::other("a thread that thinks broke off");
        aside.questions.send((seated, question)).map_err(|_| broken())?;
        loop {
            let left = patience.saturating_sub(began.elapsed());
            let answer = aside.answers.recv_timeout(left.min(MOMENT));
            if self.stop.is_stopped() {
                aside.stop.stop();
                return Ok(None);
            }
            match answer {
                Ok(answer) => {
                    self.aside = Some(aside);
                    return Ok(Some(answer));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(broken()),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    aside.stop.stop();
                    let took = began.elapsed();
                    let actions = Err(Offence::TimedOut(took));
                    return Ok(Some((None, Answer { actions, budget, took })));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Aside {
    fn start(rules: Rules) -> io::Result<Aside> {
        let stop = Stop::default();
        let (questions, asked) = channel::<(Box<dyn Seated>, Question)>();
        let (answer, answers) = channel();
        let switch = stop.clone();
        thread::Builder::new().name("player".into()).spawn(move || {
            for (seated, question) in asked {
                let told = answer.send(think(seated, &rules, question, &switch));
                if told.is_err() {
                    break;
                }
            }
        })?;
        Ok(Aside { questions, answers, stop })
    }
}

/// Who has broken off does not come back.
fn think(mut seated: Box<dyn Seated>, rules: &Rules, question: Question, stop: &Stop) -> Answered {
    let Question { asked, budget, .. } = question;
    let mut budget = budget.with_stop(stop.clone());
    let began = Instant::now();
    // Nothing is used again that a panic could have left half done.
    let turn = AssertUnwindSafe(|| seated.turn(rules, &asked, &mut budget));
    let turn = catch_unwind(turn);
    let took = began.elapsed();
    let seated = turn.is_ok().then_some(seated);
    let actions = match turn {
        Ok(Ok(actions)) => Ok(actions),
        Ok(Err(why)) => Err(Offence::NoAnswer(why)),
        Err(thrown) => Err(Offence::Panicked(message(thrown.as_ref()))),
    };
    (seated, Answer { actions, budget, took })
}

fn message(thrown: &(dyn Any + Send)) -> String {
    let text = thrown.downcast_ref::<&str>().map(|text| (*text).to_string());
    text.or_else(|| thrown.downcast_ref::<String>().cloned()).unwrap_or_default()
}
