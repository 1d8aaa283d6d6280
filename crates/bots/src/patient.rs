//! The bot that waits: a whole turn is worth its points less a price for every card placed, and
//! no more than waiting is worth.
//!
//! Integers only, and cheap enough to steer playouts.

use diner::{Action, ByNation, Guest, Hand, Observation, Phase, Public, Rules, Viewer};

use crate::judge::Judge;
use crate::lessons::Lessons;
use crate::most::wins_by_closing;
use crate::params::{Params, Tuning};
use crate::prices::{Moment, Prices};
use crate::turns::Turns;
use crate::whole::WholeTurn;

/// The bot `patient`, to be asked for one turn after the other of one rule set.
#[derive(Clone, Debug)]
pub struct Patient {
    pub(crate) turns: Turns,
    pub(crate) prices: Prices,
    /// None in the bot as first tuned, and where nothing was learned.
    pub(crate) lessons: Option<Lessons>,
    looks: usize,
    /// The ends looked at, with what each is worth.
    pub(crate) ends: Vec<(i32, u16)>,
}

impl Patient {
    /// With what is known for these rules.
    pub fn new(rules: &Rules, tuning: Tuning) -> Patient {
        Patient::tuned(rules, tuning, Patient::FULL)
    }

    /// The effort of the bot: sets of placements followed further, of each size, and ends whose
    /// floor is looked at, those that promise most.
    pub const FULL: (usize, usize) = (48, 512);
    /// An effort for playouts: less than half the time, next to nothing lost.
    pub const QUICK: (usize, usize) = (8, 12);

    /// The same with less effort, for playouts.
    pub fn quick(rules: &Rules, tuning: Tuning) -> Patient {
        Patient::tuned(rules, tuning, Patient::QUICK)
    }

    fn tuned(rules: &Rules, tuning: Tuning, effort: (usize, usize)) -> Patient {
        let lessons = match tuning {
            Tuning::First => None,
            Tuning::Latest => Lessons::of(rules),
        };
        Patient::with(rules, &Params::of(rules, tuning), effort).taught(lessons)
    }

    /// With other parameters and another effort, and without lessons.
    pub fn with(rules: &Rules, params: &Params, effort: (usize, usize)) -> Patient {
        let (beam, looks) = effort;
        Patient {
            turns: Turns::new(rules, beam),
            prices: Prices::new(params),
            lessons: None,
            looks: looks.max(1),
            ends: Vec::new(),
        }
    }

    /// The same with these lessons.
    pub(crate) fn taught(self, lessons: Option<Lessons>) -> Patient {
        Patient { lessons, ..self }
    }

    /// Judges the turn of the seat on turn.
    pub(crate) fn judge<'a>(
        prices: &'a Prices,
        lessons: Option<&Lessons>,
        rules: &'a Rules,
        public: &'a Public,
        hand: Hand,
        to_come: &'a ByNation<u8>,
    ) -> Judge<'a> {
        let moment = Moment::new(prices, rules, public, hand, to_come);
        let lesson = lessons.map(|lessons| lessons.turn(rules, public, to_come));
        Judge { rules, public, moment, lesson }
    }

    /// What the seat on turn, holding `hand`, does, up to the first thing it cannot know.
    /// `to_come` are the tables in the pile, of which everybody knows which, but not the order.
    pub fn choose(
        &mut self,
        rules: &Rules,
        public: &Public,
        hand: Hand,
        to_come: &ByNation<u8>,
    ) -> WholeTurn {
        let turn = public.turn;
        match turn.phase {
            Phase::Drawn => return WholeTurn::of(&[Action::Done]),
            Phase::Dropped if rules.draw_after_drop => return WholeTurn::of(&[Action::Draw]),
            Phase::Dropped => return WholeTurn::of(&[Action::Done]),
            Phase::Placing => {}
        }
        let full = hand.len() >= usize::from(rules.limit);
        let fitting = public.floor.fitting();
        let fits = hand.kinds().any(|guest| fitting.contains(guest));
        if !fits && turn.placed == 0 && !full && !hand.is_empty() {
            self.turns.forget();
            return draw();
        }
        let lessons = self.lessons.as_ref();
        let judge = Patient::judge(&self.prices, lessons, rules, public, hand, to_come);
        self.turns.find_by(rules, public, hand, &judge.moment);
        judge.look(&self.turns, self.looks, &mut self.ends);
        let best = best_of(&self.ends);
        if hand.is_empty() && wins_by_closing(rules, public, 0) {
            return WholeTurn::of(&[Action::Close]);
        }
        if turn.placed == 0 {
            let most = best.map_or(i32::MIN, |(_, value)| value);
            if full {
                if let Some(&(_, guest)) = judge.drops().first().filter(|drop| drop.0 >= most) {
                    return dropping(rules, guest);
                }
            } else if best.is_none() || judge.drawing() >= most {
                return draw();
            }
        }
        let Some((end, _)) = best else { return WholeTurn::of(&[Action::Done]) };
        let actions = self.turns.actions(end);
        let emptied = usize::from(self.turns.placed(end)) == hand.len();
        let may_close = emptied && !self.turns.reveals(end);
        if may_close && wins_by_closing(rules, public, self.turns.points(end)) {
            return closing(&actions);
        }
        actions
    }
}

/// The end worth most, the first found among equals.
fn best_of(ends: &[(i32, u16)]) -> Option<(usize, i32)> {
    let best = ends.iter().min_by_key(|&&(value, end)| (-value, end));
    best.map(|&(value, end)| (end.into(), value))
}

/// What the bot of the name does.
pub(crate) fn turn(rules: &Rules, seen: &Observation, tuning: Tuning) -> Option<Vec<Action>> {
    let (public, hand) = (seen.public(), own_hand(seen)?);
    let mut bot = Patient::new(rules, tuning);
    let turn = bot.choose(rules, public, hand, &seen.unseen_tables());
    Some(turn.actions().to_vec())
}

/// The hand of whoever looks, if it is on turn.
pub(crate) fn own_hand(seen: &Observation) -> Option<Hand> {
    let public = seen.public();
    let on_turn = public.end.is_none() && seen.viewer == Viewer::Seat(public.turn.seat);
    seen.hand().filter(|_| on_turn)
}

pub(crate) fn draw() -> WholeTurn {
    WholeTurn::of(&[Action::Draw])
}

/// The same turn, ended by closing the diner.
pub(crate) fn closing(actions: &WholeTurn) -> WholeTurn {
    let mut turn = WholeTurn::EMPTY;
    let placements = actions.actions().iter().filter(|&&action| action != Action::Done);
    placements.for_each(|&action| turn.push(action));
    turn.push(Action::Close);
    turn
}

/// Drops a card, and draws if one does.
pub(crate) fn dropping(rules: &Rules, guest: Guest) -> WholeTurn {
    let then = if rules.draw_after_drop { Action::Draw } else { Action::Done };
    WholeTurn::of(&[Action::Drop { guest }, then])
}
