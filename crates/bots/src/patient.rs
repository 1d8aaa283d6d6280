//! The bot that waits: a whole turn is worth its points less a price for every card placed, and
//! no more than waiting is worth.
//!
//! Integers only, and cheap enough to steer playouts.

use diner::{Action, ByNation, Guest, Hand, Observation, Phase, Public, Rules, Viewer};

use crate::board::Board;
use crate::most::wins_by_closing;
use crate::params::{Params, Tuning};
use crate::prices::{Moment, Prices, WIN};
use crate::turns::Turns;
use crate::whole::WholeTurn;

/// The bot `patient`, to be asked for one turn after the other of one rule set.
#[derive(Clone, Debug)]
pub struct Patient {
    pub(crate) turns: Turns,
    pub(crate) prices: Prices,
    pub(crate) params: Params,
    looks: usize,
    /// The ends looked at, with what each is worth.
    pub(crate) ends: Vec<(i32, u16)>,
}

impl Patient {
    /// With the tuned parameters for these rules.
    pub fn new(rules: &Rules, tuning: Tuning) -> Patient {
        Patient::with(rules, &Params::of(rules, tuning), Patient::FULL)
    }

    /// The effort of the bot: sets of placements followed further, of each size, and ends whose
    /// floor is looked at, those that promise most.
    pub const FULL: (usize, usize) = (48, 512);
    /// An effort for playouts: less than half the time, next to nothing lost.
    pub const QUICK: (usize, usize) = (8, 12);

    /// The same with less effort, for playouts.
    pub fn quick(rules: &Rules, tuning: Tuning) -> Patient {
        Patient::with(rules, &Params::of(rules, tuning), Patient::QUICK)
    }

    /// With other parameters and another effort.
    pub fn with(rules: &Rules, params: &Params, effort: (usize, usize)) -> Patient {
        let (beam, looks) = effort;
        Patient {
            turns: Turns::new(rules, beam),
            prices: Prices::new(params),
            params: *params,
            looks: looks.max(1),
            ends: Vec::new(),
        }
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
        let moment = Moment::new(&self.prices, rules, public, hand, to_come);
        self.turns.find_by(rules, public, hand, &moment);
        look(&self.turns, &moment, self.looks, &mut self.ends);
        let best = best_of(&self.ends);
        if hand.is_empty() && wins_by_closing(rules, public, 0) {
            return WholeTurn::of(&[Action::Close]);
        }
        if turn.placed == 0 {
            let waiting = best.map_or(i32::MIN, |_| {
                let board = Board::new(rules, &public.floor, &moment.nations);
                moment.waiting(&board, rules, full)
            });
            if best.is_none_or(|(_, value)| value <= waiting) {
                return if full { drop_one(&moment, rules, public) } else { draw() };
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

/// Looks at the floor of the ends that promise most, at most so many.
pub(crate) fn look(turns: &Turns, moment: &Moment<'_>, looks: usize, ends: &mut Vec<(i32, u16)>) {
    ends.clear();
    ends.extend(turns.ends().map(|end| (turns.value(end), end as u16)));
    if ends.len() > looks {
        ends.select_nth_unstable_by_key(looks - 1, |&(value, end)| (-value, end));
        ends.truncate(looks);
    }
    for (value, end) in ends {
        if value.abs() < WIN / 2 {
            let board = turns.board((*end).into());
            *value += moment.floor(&board, board.full(), turns.held((*end).into(), moment.hand));
        }
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

/// Drops the card that is of least use, the first among equals.
fn drop_one(moment: &Moment<'_>, rules: &Rules, public: &Public) -> WholeTurn {
    let least = moment.hand.kinds().min_by_key(|&guest| moment.use_of(public, guest));
    least.map_or(draw(), |guest| dropping(rules, guest))
}
