//! A turn played ahead on a sampled truth, up to the first thing that the bot cannot know.
//!
//! Apart from the bots because it is what keeps them honest: until something is revealed, the
//! sample agrees with the truth in all that the rules ask for, and there the rehearsal stops.

use diner::{Action, Event, LegalActions, Observation, Public, QuickDice, Rules, Truth, Viewer};

/// A turn in rehearsal.
pub(crate) struct Rehearsal<'a> {
    pub(crate) rules: &'a Rules,
    truth: Truth,
    actions: Vec<Action>,
    over: bool,
}

impl<'a> Rehearsal<'a> {
    /// `None` if the viewer has nothing to do.
    pub(crate) fn new(rules: &'a Rules, seen: &Observation, seed: u64) -> Option<Rehearsal<'a>> {
        let public = seen.public();
        if seen.viewer != Viewer::Seat(public.turn.seat) || public.end.is_some() {
            return None;
        }
        let truth = seen.sample(rules, &mut QuickDice::new(seed));
        Some(Rehearsal { rules, truth, actions: Vec::new(), over: false })
    }

    /// What everybody would see now.
    pub(crate) fn public(&self) -> &Public {
        &self.truth.state().public
    }

    /// What could be done now; nothing once the rehearsal is over.
    pub(crate) fn legal(&self) -> Option<LegalActions> {
        let legal = self.public().legal(self.rules, self.truth.state().hand_on_turn());
        (!self.over && !legal.is_empty()).then_some(legal)
    }

    /// Plays a legal action. With what it reveals, or with the end of the turn, all is over.
    pub(crate) fn play(&mut self, action: Action) {
        let mut over = action == Action::Done;
        self.truth.play(self.rules, action, |event: Event<_>| over |= event.reveals());
        self.over = over;
        self.actions.push(action);
    }

    /// What would be left after a placement that reveals nothing, to look one action further.
    pub(crate) fn ahead(&self, action: Action) -> LegalActions {
        let mut truth = self.truth;
        truth.play(self.rules, action, |_| {});
        truth.state().public.legal(self.rules, truth.state().hand_on_turn())
    }

    /// The public part after an action, as [`ahead`](Rehearsal::ahead).
    pub(crate) fn public_ahead(&self, action: Action) -> Public {
        let mut truth = self.truth;
        truth.play(self.rules, action, |_| {});
        truth.state().public
    }

    /// The actions rehearsed.
    pub(crate) fn into_actions(self) -> Vec<Action> {
        self.actions
    }
}
