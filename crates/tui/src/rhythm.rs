//! Bots at the table: who is asked, and when what they answered is done, so that people can follow.
//! The clock is told from outside.

use std::collections::VecDeque;
use std::time::Duration;

use bots::{Bot, Budget, Effort, Judged, analyse};
use diner::{Action, Observation, Rules, Viewer};

use programs::Lapse;

use crate::hired::{Decides, Question};
use crate::table::{Act, Looking, Note, Table};

/// Between two actions of bots, in milliseconds.
const PACES: [u32; 4] = [0, 400, 900, 1800];

/// Playouts for a hint.
const HINT: u32 = 1000;

/// How far bots have come.
#[derive(Clone, Debug)]
pub(crate) struct Rhythm {
    pace: usize,
    /// Whether a person wants to be on turn now.
    pub(crate) skipping: bool,
    /// What the bot on turn does next.
    planned: VecDeque<Action>,
    /// The version for which a bot thinks.
    asked: Option<u64>,
    /// When the next action is due.
    due: Option<Duration>,
}

impl Default for Rhythm {
    fn default() -> Rhythm {
        let (planned, asked, due) = (VecDeque::new(), None, None);
        Rhythm { pace: 2, skipping: false, planned, asked, due }
    }
}

impl Rhythm {
    /// An action was done; `anew` if what was planned after it counts no more.
    pub(crate) fn applied(&mut self, anew: bool) {
        self.planned.pop_front();
        self.due = None;
        if anew {
            self.planned.clear();
        }
    }

    /// What was due could not be done: it is tried again a pause later.
    pub(crate) fn hesitate(&mut self) {
        self.due = None;
        self.skipping = false;
    }

    fn pause(&self) -> Duration {
        let pace = if self.skipping { 0 } else { PACES.get(self.pace).copied().unwrap_or(0) };
        Duration::from_millis(pace.into())
    }
}

/// What a bot needs to think, or to give a hint: what its seat may know.
#[derive(Clone)]
pub struct Asked {
    /// The version of the game it thinks of.
    pub version: u64,
    thinks: Thinks,
    rules: Rules,
    seen: Observation,
    seed: u64,
}

/// Who thinks.
#[derive(Clone)]
enum Thinks {
    Bot(Bot),
    Program(Box<Question>),
    /// Nobody in particular.
    Hint,
}

/// What came of it.
#[derive(Clone, Debug)]
pub enum Thought {
    /// What a bot does.
    Turn(Vec<Action>),
    /// A program that fails, in which way and why.
    GaveUp(Lapse, String),
    /// A good turn.
    Hint(Option<Judged>),
}

impl Asked {
    /// The answer of whoever finds nothing.
    pub fn nothing(&self) -> Thought {
        match self.thinks {
            Thinks::Bot(_) => Thought::Turn(Vec::new()),
            Thinks::Program(_) => Thought::GaveUp(Lapse::Gone, String::new()),
            Thinks::Hint => Thought::Hint(None),
        }
    }

    /// Thinks; this may take a while.
    pub fn think(&self) -> Thought {
        match &self.thinks {
            Thinks::Program(question) => match question.ask(&self.rules) {
                // No action at all is the end of the turn.
                Ok(actions) if actions.is_empty() => Thought::Turn(vec![Action::Done]),
                Ok(actions) => Thought::Turn(actions),
                Err(fault) => Thought::GaveUp(fault.what.lapse(), fault.to_string()),
            },
            Thinks::Bot(bot) => {
                let mut budget = Budget::level();
                Thought::Turn(bot.turn(&self.rules, &self.seen, &mut budget, self.seed))
            }
            Thinks::Hint => {
                let (effort, mut budget) = (Effort::of(HINT), Budget::level());
                let found =
                    analyse(&self.rules, &self.seen, effort, &mut budget, self.seed, |_| {});
                Thought::Hint(found.and_then(|found| found.turns.into_iter().next()))
            }
        }
    }
}

impl Table {
    /// The bot that is to think now, once for each version of the game.
    pub fn ask(&mut self) -> Option<Asked> {
        let seat = self.game.public().turn.seat;
        if !self.bots_go_on() {
            return None;
        }
        if self.rhythm.asked == Some(self.version) || !self.rhythm.planned.is_empty() {
            return None;
        }
        self.rhythm.asked = Some(self.version);
        let thinks = match self.decides(seat) {
            Decides::Person => return None,
            Decides::Bot(bot) => Thinks::Bot(bot),
            Decides::Program(session) => {
                Thinks::Program(Box::new(self.question(seat, session, self.chance())))
            }
        };
        Some(self.asked(thinks))
    }

    /// A hint for whoever acts.
    pub fn ask_hint(&self) -> Option<Asked> {
        self.acting().map(|_| self.asked(Thinks::Hint))
    }

    /// What chance follows from, now.
    fn chance(&self) -> u64 {
        let actions: usize = self.game.turns().iter().map(|turn| turn.actions.len() + 1).sum();
        self.seed ^ (actions as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn asked(&self, thinks: Thinks) -> Asked {
        let seat = self.game.public().turn.seat;
        Asked {
            version: self.version,
            thinks,
            rules: self.game.rules().clone(),
            seen: self.game.observe(Viewer::Seat(seat)),
            seed: self.chance(),
        }
    }

    /// Takes an answer, unless the game has gone on since.
    pub fn thought(&mut self, version: u64, thought: Thought) {
        match thought {
            _ if version != self.version => {}
            // A bot that found nothing must not hold the table up.
            Thought::Turn(actions) if actions.is_empty() => {
                self.rhythm.planned = self.game.legal().iter().take(1).collect();
            }
            Thought::Turn(actions) => self.rhythm.planned = actions.into(),
            Thought::GaveUp(lapse, why) => {
                self.give_up(self.game.public().turn.seat, lapse, &why);
            }
            Thought::Hint(hint) => {
                let speech = self.speech;
                let said = hint.map_or_else(
                    || speech.play_hint_none(),
                    |turn| speech.server_hint(&turn.actions, turn.points, turn.chance.mean),
                );
                self.note = Some(Note::Hint(said));
            }
        }
    }

    /// What is due now, if anything is.
    pub fn due(&mut self, now: Duration) -> Option<Act> {
        let action = *self.rhythm.planned.front().filter(|_| self.bots_go_on())?;
        let due = *self.rhythm.due.get_or_insert(now + self.rhythm.pause());
        if now < due && !self.rhythm.skipping {
            return None;
        }
        if let Err(why) = self.game.check(action) {
            self.rhythm.planned.clear();
            let seat = self.game.public().turn.seat;
            if let Decides::Program(_) = self.decides(seat) {
                self.give_up(seat, Lapse::Illegal, &format!("illegal action {action}: {why}"));
                return None;
            }
            return self.game.legal().iter().next().map(Act::Play);
        }
        Some(Act::Play(action))
    }

    /// When to look again, if a bot waits to act.
    pub fn wakes(&self) -> Option<Duration> {
        self.rhythm.due.filter(|_| !self.rhythm.planned.is_empty())
    }

    /// Whether a bot is on turn and goes on by itself.
    pub fn bots_go_on(&self) -> bool {
        let seat = self.game.public().turn.seat;
        let parting = matches!(self.looking, Looking::Parting(_));
        !self.is_over() && !parting && !self.players.is_person(seat)
    }

    /// Goes ahead to the next person's turn.
    pub(crate) fn skip(&mut self) {
        self.rhythm.skipping = self.bots_go_on();
    }

    /// Lets bots play faster or slower from now on.
    pub(crate) fn change_pace(&mut self, by: isize) {
        let most = PACES.len() - 1;
        self.rhythm.pace = self.rhythm.pace.saturating_add_signed(by).min(most);
        let pace = PACES.get(self.rhythm.pace).copied().unwrap_or(0);
        self.rhythm.due = None;
        self.note = Some(Note::Said(self.speech.play_pace(pace)));
    }

    /// The pace by its milliseconds; the nearest that there is.
    pub fn set_pace(&mut self, milliseconds: u32) {
        let near = PACES.iter().position(|&pace| pace >= milliseconds);
        self.rhythm.pace = near.unwrap_or(PACES.len() - 1);
    }
}
