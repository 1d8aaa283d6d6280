//! Which card a player misses least who must drop one: for whoever has run out of time.

use diner::{Action, Guest, Observation, Rules};

use crate::params::Tuning;
use crate::patient::{Patient, own_hand};

/// The card that `patient` would drop first; `None` unless the viewer is on turn with a full hand
/// and has done nothing yet.
pub fn cheapest_drop(rules: &Rules, seen: &Observation) -> Option<Guest> {
    let mut found = Vec::new();
    let mut patient = Patient::new(rules, Tuning::Latest);
    patient.candidates(rules, seen.public(), own_hand(seen)?, &seen.unseen_tables(), &mut found);
    found.iter().find_map(|(_, turn)| match turn.actions().first() {
        Some(Action::Drop { guest }) => Some(*guest),
        Some(Action::Place { .. } | Action::Draw | Action::Close | Action::Done) | None => None,
    })
}

#[cfg(test)]
mod tests {
    use diner::{Deal, Game, Viewer};

    use super::*;

    #[test]
    fn with_a_full_hand_a_card_is_named_that_can_be_dropped() {
        let rules = Rules::parse("rid", "limit=7").unwrap();
        let game = Game::new(rules.clone(), Deal::from_seed(&rules, 4));
        let seen = game.observe(Viewer::Seat(game.public().turn.seat));
        let guest = cheapest_drop(&rules, &seen).unwrap();
        assert_eq!(game.check(Action::Drop { guest }), Ok(()));
        let other = game.observe(Viewer::Seat(game.public().turn.seat.next(4)));
        assert_eq!(cheapest_drop(&rules, &other), None);
    }
}
