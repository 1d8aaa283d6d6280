//! How a player is asked: its panics are caught, its time is taken, and where time is limited it
//! thinks in a thread of its own, which is left behind if it does not come back.

use std::any::Any;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use diner::{Action, Observation, Rules};

use super::{Arena, Offence, Player};
use crate::{Budget, Stop};

/// Asks on behalf of one thread of the arena.
pub(super) struct Asker<'a> {
    arena: &'a Arena,
    stop: &'a Stop,
    aside: Option<Aside>,
}

/// What a player is asked.
pub(super) struct Question {
    pub(super) player: usize,
    pub(super) seen: Observation,
    pub(super) budget: Budget,
    pub(super) seed: u64,
    /// How long the answer may take, if that matters.
    pub(super) patience: Option<Duration>,
}

/// What came of it.
pub(super) struct Answer {
    pub(super) actions: Result<Vec<Action>, Offence>,
    pub(super) budget: Budget,
    pub(super) took: Duration,
}

/// A thread that thinks.
struct Aside {
    questions: Sender<(Arc<dyn Player>, Question)>,
    answers: Receiver<Answer>,
    stop: Stop,
}

/// How often a thread that waits looks up.
const MOMENT: Duration = Duration::from_millis(50);

impl<'a> Asker<'a> {
    pub(super) fn new(arena: &'a Arena, stop: &'a Stop) -> Asker<'a> {
        Asker { arena, stop, aside: None }
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    /// The answer; `None` if everything was stopped meanwhile.
    ///
    /// # Errors
    /// No thread could be started.
    pub(super) fn ask(&mut self, question: Question) -> io::Result<Option<Answer>> {
        let Some(player) = self.arena.players.get(question.player) else { return Ok(None) };
        match question.patience {
            None => {
                let answer = think(player.as_ref(), &self.arena.rules, question, self.stop);
                Ok((!self.stop.is_stopped()).then_some(answer))
            }
            Some(patience) => self.ask_aside(Arc::clone(player), question, patience),
        }
    }

    fn ask_aside(
        &mut self,
        player: Arc<dyn Player>,
        question: Question,
        patience: Duration,
    ) -> io::Result<Option<Answer>> {
        let aside = match self.aside.take() {
            Some(aside) => aside,
            None => Aside::start(self.arena.rules.clone())?,
        };
        let began = Instant::now();
        let budget = question.budget.clone();
        let broken = || io::Error::other("a thread that thinks broke off");
        aside.questions.send((player, question)).map_err(|_| broken())?;
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
                    return Ok(Some(Answer { actions, budget, took }));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Aside {
    fn start(rules: Rules) -> io::Result<Aside> {
        let stop = Stop::default();
        let (questions, asked) = channel::<(Arc<dyn Player>, Question)>();
        let (answer, answers) = channel();
        let switch = stop.clone();
        thread::Builder::new().name("player".into()).spawn(move || {
            for (player, question) in asked {
                let told = answer.send(think(player.as_ref(), &rules, question, &switch));
                if told.is_err() {
                    break;
                }
            }
        })?;
        Ok(Aside { questions, answers, stop })
    }
}

fn think(player: &dyn Player, rules: &Rules, question: Question, stop: &Stop) -> Answer {
    let Question { seen, budget, seed, .. } = question;
    let mut budget = budget.with_stop(stop.clone());
    let began = Instant::now();
    // Nothing of a player is used again that a panic could have left half done, but itself.
    let turn = AssertUnwindSafe(|| player.turn(rules, &seen, &mut budget, seed));
    let actions = match catch_unwind(turn) {
        Ok(Ok(actions)) => Ok(actions),
        Ok(Err(why)) => Err(Offence::NoAnswer(why)),
        Err(thrown) => Err(Offence::Panicked(message(thrown.as_ref()))),
    };
    Answer { actions, budget, took: began.elapsed() }
}

fn message(thrown: &(dyn Any + Send)) -> String {
    let text = thrown.downcast_ref::<&str>().map(|text| (*text).to_string());
    text.or_else(|| thrown.downcast_ref::<String>().cloned()).unwrap_or_default()
}
