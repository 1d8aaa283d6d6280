//! The bot that takes what it can get: most points now, one guest after the other.

use diner::{Action, Guest, LegalActions, Observation, Points, Public};

use crate::rehearsal::Rehearsal;

pub(crate) fn turn(mut rehearsal: Rehearsal<'_>, seen: &Observation) -> Vec<Action> {
    while let Some(legal) = rehearsal.legal() {
        let action = choose(&rehearsal, seen, &legal);
        rehearsal.play(action);
    }
    rehearsal.into_actions()
}

fn choose(rehearsal: &Rehearsal<'_>, seen: &Observation, legal: &LegalActions) -> Action {
    if let Some(action) = best_placement(rehearsal, legal) {
        return action;
    }
    let drops: Vec<Guest> = legal
        .iter()
        .filter_map(|action| match action {
            Action::Drop { guest } => Some(guest),
            Action::Place { .. } | Action::Draw | Action::Close | Action::Done => None,
        })
        .collect();
    if let Some(guest) = least_useful(rehearsal.public(), seen, &drops) {
        return Action::Drop { guest };
    }
    if legal.iter().any(|action| action == Action::Close) && wins_by_closing(rehearsal) {
        return Action::Close;
    }
    // Whether to draw or to be done is no choice: never are both legal.
    let either = legal.iter().find(|action| matches!(action, Action::Draw | Action::Done));
    either.unwrap_or(Action::Close)
}

/// The placement that earns most; where none earns anything and some may be followed, the one
/// whose best follower earns most. The first among equals.
fn best_placement(rehearsal: &Rehearsal<'_>, legal: &LegalActions) -> Option<Action> {
    let (best, earned) = most(rehearsal.public(), rehearsal, legal)?;
    if earned > 0 || !rehearsal.rules.must_score {
        return Some(best);
    }
    // All of them earn nothing: openers, of which each has a follower.
    let mut opener = (best, -1);
    for action in placements(legal) {
        let public = rehearsal.public_ahead(action);
        let follower = most(&public, rehearsal, &rehearsal.ahead(action));
        let promised = follower.map_or(0, |(_, earned)| earned);
        if promised > opener.1 {
            opener = (action, promised);
        }
    }
    Some(opener.0)
}

fn most(public: &Public, rehearsal: &Rehearsal<'_>, legal: &LegalActions) -> Option<(Action, i32)> {
    let mut best: Option<(Action, i32)> = None;
    for action in placements(legal) {
        let earned = earned(public, rehearsal, action);
        if best.is_none_or(|(_, most)| earned > most) {
            best = Some((action, earned));
        }
    }
    best
}

fn earned(public: &Public, rehearsal: &Rehearsal<'_>, action: Action) -> i32 {
    match action {
        Action::Place { guest, chair } => {
            Points::of(rehearsal.rules, &public.floor, guest, chair).total()
        }
        Action::Draw | Action::Drop { .. } | Action::Close | Action::Done => 0,
    }
}

fn placements(legal: &LegalActions) -> impl Iterator<Item = Action> {
    legal.iter().take_while(|action| matches!(action, Action::Place { .. }))
}

/// A card whose nation has no table on the floor, and the fewer to come, the sooner.
pub(crate) fn least_useful(public: &Public, seen: &Observation, cards: &[Guest]) -> Option<Guest> {
    let to_come = seen.unseen_tables();
    let has_table = |guest: &Guest| !public.floor.near(guest.nation()).is_empty();
    let use_of = |guest: &&Guest| (has_table(guest), to_come[guest.nation()]);
    cards.iter().min_by_key(use_of).copied()
}

/// Whether this seat would be among the winners if it closed now. All that counts is public.
fn wins_by_closing(rehearsal: &Rehearsal<'_>) -> bool {
    let own = rehearsal.public().turn.seat;
    rehearsal.public_ahead(Action::Close).winners(rehearsal.rules).contains(&own)
}
