//! What was found of whole turns: their points, worth and actions, by the number of each end.

use diner::{Action, Hand};

use crate::board::{Board, bits};
use crate::turns::Turns;
use crate::whole::WholeTurn;

impl Turns {
    /// Forgets what was found.
    pub(crate) fn forget(&mut self) {
        self.nodes.clear();
        self.may_stay = false;
    }

    /// Whether no end was left out.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// The ends found, by number.
    pub fn ends(&self) -> impl Iterator<Item = usize> + '_ {
        let first = usize::from(!self.may_stay);
        (first..self.nodes.len()).filter(|&end| !self.nodes[end].waits)
    }

    /// The points of an end, in the order that earns most.
    pub fn points(&self, end: usize) -> i32 {
        self.nodes.get(end).map_or(0, |node| node.points.into())
    }

    /// What an end is worth in all.
    pub fn value(&self, end: usize) -> i32 {
        self.nodes.get(end).map_or(i32::MIN, |node| node.value)
    }

    /// How many guests an end places.
    pub fn placed(&self, end: usize) -> u8 {
        self.nodes.get(end).map_or(0, |node| node.depth)
    }

    /// The tables and seats of an end, tables that it fills still on the floor.
    pub(crate) fn board(&self, end: usize) -> Board {
        self.nodes.get(end).map_or(Board::default(), |node| node.board)
    }

    /// What is left of the hand at an end.
    pub(crate) fn held(&self, end: usize, mut hand: Hand) -> Hand {
        for number in bits(self.nodes.get(end).map_or(0, |node| node.set)) {
            hand.remove(self.moves[number].guest);
        }
        hand
    }

    /// Whether an end reveals something, so that its player goes on with more known.
    pub fn reveals(&self, end: usize) -> bool {
        self.nodes.get(end).is_some_and(|node| node.stops)
    }

    /// The end worth most, the first among equals, with its value.
    pub fn best(&self) -> Option<(usize, i32)> {
        let mut best: Option<(usize, i32)> = None;
        for end in self.ends() {
            let value = self.nodes[end].value;
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((end, value));
            }
        }
        best
    }

    /// The actions that lead to an end, with [`Action::Done`] if nothing is revealed.
    pub fn actions(&self, end: usize) -> WholeTurn {
        let mut order = [0u8; 8];
        let (mut len, mut at) = (0, end);
        while let Some(node) = self.nodes.get(at).filter(|node| node.depth > 0) {
            order[len % 8] = node.last;
            len += 1;
            at = node.parent.into();
        }
        let mut turn = WholeTurn::EMPTY;
        for &number in order[..len.min(8)].iter().rev() {
            let placed = &self.moves[usize::from(number)];
            turn.push(Action::Place { guest: placed.guest, chair: placed.chair });
        }
        if !self.reveals(end) {
            turn.push(Action::Done);
        }
        turn
    }
}
