//! Where the reader is: on a card of the hand or on a chair of the floor; and where the arrows lead.
//! Apart from what is done there because it is all measure.

use diner::{ByChair, Chair, Choice, Choices, Guest, Hand, Nation};

/// The reader's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cursor {
    /// In the hand or on the floor.
    pub(crate) zone: Zone,
    /// The card that is looked at or chosen; none with an empty hand.
    pub(crate) card: Option<Guest>,
    /// The chair, also while the reader is in the hand.
    pub(crate) chair: Chair,
}

/// A part of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    /// The own cards.
    Hand,
    /// The chairs.
    Floor,
}

/// A direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Default for Cursor {
    fn default() -> Cursor {
        Cursor { zone: Zone::Hand, card: None, chair: Chair::C4 }
    }
}

impl Cursor {
    /// Keeps to a card that is held: the same, or else the one that stands where it stood.
    pub(crate) fn keep_to(&mut self, hand: Hand) {
        let held: Vec<Guest> = hand.kinds().collect();
        let follows = |card: Guest| held.iter().copied().find(|&kind| kind >= card);
        let kept =
            self.card.and_then(follows).or(held.last().copied().filter(|_| self.card.is_some()));
        self.card = kept.or(held.first().copied());
        if self.card.is_none() {
            self.zone = Zone::Hand;
        }
    }

    /// Goes `by` cards on, round the hand.
    pub(crate) fn turn(&mut self, hand: Hand, by: isize) {
        let held: Vec<Guest> = hand.kinds().collect();
        let at = self.card.and_then(|card| held.iter().position(|&kind| kind == card)).unwrap_or(0);
        if !held.is_empty() {
            let to = (at as isize + by).rem_euclid(held.len() as isize) as usize;
            self.card = held.get(to).copied();
        }
    }

    /// Goes to the next card of a nation; says whether there is one.
    pub(crate) fn go_to_nation(&mut self, hand: Hand, nation: Nation) -> bool {
        let own: Vec<Guest> = hand.kinds().filter(|guest| guest.nation() == nation).collect();
        let after = |card: Guest| own.iter().copied().find(|&kind| kind > card);
        let next = self.card.and_then(after).or(own.first().copied());
        if let Some(next) = next {
            (self.card, self.zone) = (Some(next), Zone::Hand);
        }
        next.is_some()
    }

    /// Goes to the chair where the card earns most; says whether there is one.
    pub(crate) fn go_to_best(&mut self, choices: &Choices) -> bool {
        let chairs = self.card.and_then(|card| choices.card(card));
        let best = chairs.and_then(best);
        if let Some(best) = best {
            (self.chair, self.zone) = (best, Zone::Floor);
        }
        best.is_some()
    }

    /// Goes to the next chair that way; below the last one is the hand.
    pub(crate) fn step(&mut self, way: Way) {
        match next(self.chair, way) {
            Some(chair) => self.chair = chair,
            None if way == Way::Down => self.zone = Zone::Hand,
            None => {}
        }
    }
}

/// The chair where most is earned, the first of several.
fn best(chairs: &ByChair<Choice>) -> Option<Chair> {
    let points = chairs.iter().filter_map(|(chair, choice)| match choice {
        Choice::Legal { points, .. } => Some((chair, points.total())),
        Choice::Illegal(_) => None,
    });
    let more = |best: (Chair, i32), next: (Chair, i32)| if next.1 > best.1 { next } else { best };
    points.reduce(more).map(|(chair, _)| chair)
}

/// Column and row, from the upper left.
pub(crate) fn place(name: &str) -> (u16, u16) {
    let mut bytes = name.bytes();
    let column = bytes.next().map_or(0, |letter| u16::from(letter.saturating_sub(b'a')));
    let row = bytes.next().map_or(0, |digit| u16::from(b'5'.saturating_sub(digit)));
    (column, row)
}

/// The nearest chair that way: what lies aside counts double.
fn next(from: Chair, way: Way) -> Option<Chair> {
    let at = |chair: Chair| {
        let (column, row) = place(chair.name());
        (i32::from(column), i32::from(row))
    };
    let (x, y) = at(from);
    let reach = |chair: Chair| {
        let (dx, dy) = (at(chair).0 - x, at(chair).1 - y);
        let (ahead, aside) = match way {
            Way::Left => (-dx, dy),
            Way::Right => (dx, dy),
            Way::Up => (-dy, dx),
            Way::Down => (dy, dx),
        };
        (ahead > 0).then_some(ahead + 2 * aside.abs())
    };
    let reached = Chair::ALL.into_iter().filter_map(|chair| Some((reach(chair)?, chair)));
    reached.min_by_key(|&(far, _)| far).map(|(_, chair)| chair)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chair_can_be_reached_from_every_other() {
        for from in Chair::ALL {
            let mut reached = vec![from];
            let mut at = 0;
            while let Some(&chair) = reached.get(at) {
                at += 1;
                for way in [Way::Left, Way::Right, Way::Up, Way::Down] {
                    let to = next(chair, way).filter(|to| !reached.contains(to));
                    reached.extend(to);
                }
            }
            assert_eq!(reached.len(), 12, "{from}");
        }
    }

    #[test]
    fn a_card_that_is_gone_makes_room_for_the_next() {
        let hand = |text| Hand::parse(text).unwrap_or_default();
        let mut cursor = Cursor::default();
        cursor.keep_to(hand("BfEmHm"));
        assert_eq!(cursor.card, Some(Guest::Bf));
        cursor.turn(hand("BfEmHm"), -1);
        assert_eq!(cursor.card, Some(Guest::Hm));
        cursor.keep_to(hand("BfEm"));
        assert_eq!(cursor.card, Some(Guest::Em));
        assert!(cursor.go_to_nation(hand("BfEm"), Nation::B));
        assert!(!cursor.go_to_nation(hand("BfEm"), Nation::C));
        assert_eq!(cursor.card, Some(Guest::Bf));
        cursor.keep_to(Hand::EMPTY);
        assert_eq!((cursor.card, cursor.zone), (None, Zone::Hand));
    }
}
