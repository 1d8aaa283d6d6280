//! The bot that takes the whole turn with the most points, however many cards it takes.

use diner::{Action, EmptyHand, Guest, Hand, Observation, Phase, Public, Rules};

use crate::greedy::least_useful;
use crate::patient::own_hand;
use crate::turns::Turns;

/// Sets of placements followed further, of each size.
const BEAM: usize = 512;

pub(crate) fn turn(rules: &Rules, seen: &Observation) -> Option<Vec<Action>> {
    let (public, hand) = (seen.public(), own_hand(seen)?);
    let mut turns = Turns::new(rules, BEAM);
    turns.find(rules, public, hand);
    let Some((end, _)) = turns.best() else { return Some(passing(rules, seen, hand)) };
    let mut actions = turns.actions(end).actions().to_vec();
    let emptied = usize::from(turns.placed(end)) == hand.len();
    let earned = turns.points(end);
    if emptied && !turns.reveals(end) && wins_by_closing(rules, public, earned) {
        actions.pop();
        actions.push(Action::Close);
    }
    Some(actions)
}

/// Nobody can be placed, or no more this turn.
fn passing(rules: &Rules, seen: &Observation, hand: Hand) -> Vec<Action> {
    let (public, empty) = (seen.public(), hand.is_empty());
    let then = |draws: bool| if draws { Action::Draw } else { Action::Done };
    match public.turn.phase {
        Phase::Drawn => vec![Action::Done],
        Phase::Dropped => vec![then(rules.draw_after_drop)],
        Phase::Placing if empty && wins_by_closing(rules, public, 0) => vec![Action::Close],
        Phase::Placing if hand.len() < usize::from(rules.limit) => vec![Action::Draw],
        Phase::Placing => {
            let kinds: Vec<Guest> = hand.kinds().collect();
            let guest = least_useful(public, seen, &kinds).unwrap_or(Guest::Af);
            vec![Action::Drop { guest }, then(rules.draw_after_drop)]
        }
    }
}

/// Whether the seat on turn, its hand empty, would be among the winners if it earned this and
/// closed. All that counts is public.
pub(crate) fn wins_by_closing(rules: &Rules, public: &Public, earned: i32) -> bool {
    if rules.empty_hand != EmptyHand::MayClose {
        return false;
    }
    let own = public.turn.seat;
    let mut after = *public;
    after.scores[own] += earned;
    after.cards[own] = 0;
    for seat in rules.seats() {
        after.scores[seat] -= i32::from(after.cards[seat]) * i32::from(rules.hand_penalty);
    }
    after.end = Some(diner::End::Closed);
    after.winners(rules).contains(&own)
}
