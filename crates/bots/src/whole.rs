//! The actions of one turn in a list without a heap, for playouts.

use diner::Action;

/// At most six placements and one action that ends the turn.
const ROOM: usize = 8;

/// The actions of a turn as far as nothing hidden is revealed. It ends with [`Action::Done`]
/// unless the last action reveals something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WholeTurn {
    actions: [Action; ROOM],
    len: u8,
}

impl WholeTurn {
    /// A turn of which nothing is done yet.
    pub const EMPTY: WholeTurn = WholeTurn { actions: [Action::Done; ROOM], len: 0 };

    /// These actions; what is beyond the room for one turn is left out.
    pub fn of(actions: &[Action]) -> WholeTurn {
        let mut turn = WholeTurn::EMPTY;
        actions.iter().for_each(|&action| turn.push(action));
        turn
    }

    /// One action more, if there is room: a turn of more than eight does not occur.
    #[inline]
    pub fn push(&mut self, action: Action) {
        if let Some(slot) = self.actions.get_mut(usize::from(self.len)) {
            *slot = action;
            self.len += 1;
        }
    }

    /// The actions, in order.
    #[inline]
    pub fn actions(&self) -> &[Action] {
        self.actions.get(..usize::from(self.len)).unwrap_or_default()
    }
}
