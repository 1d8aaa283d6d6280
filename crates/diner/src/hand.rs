//! A multiset of guests, kept as three bit planes over the 24 kinds.
//!
//! Used for hands, and for whatever else is a heap of guests without order: dropped cards, cards
//! gone from the floor, cards unseen.

use std::fmt;

use crate::kinds::Guest;
use crate::squares::ChairSet;
use crate::syntax::{Expected, Syntax};

/// How many guests of each kind: 0 to 7 of each, of which a game uses at most four.
///
/// Bit `k` of the three planes together is the count of kind `k` in binary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    ones: u32,
    twos: u32,
    fours: u32,
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct KindSet(pub(crate) u32);

impl Hand {
    /// No guest.
    pub const EMPTY: Hand = Hand { ones: 0, twos: 0, fours: 0 };

    /// `copies` (at most 7) of every kind.
    pub const fn whole(copies: u8) -> Hand {
        const ALL: u32 = (1 << Guest::COUNT) - 1;
        Hand {
            ones: if copies & 1 != 0 { ALL } else { 0 },
            twos: if copies & 2 != 0 { ALL } else { 0 },
            fours: if copies & 4 != 0 { ALL } else { 0 },
        }
    }

    /// How many guests of a kind.
    pub const fn count(self, guest: Guest) -> u8 {
        let kind = guest as u32;
        ((self.ones >> kind & 1) | (self.twos >> kind & 1) << 1 | (self.fours >> kind & 1) << 2)
            as u8
    }

    /// How many guests in all.
    pub const fn len(self) -> usize {
        (self.ones.count_ones() + 2 * self.twos.count_ones() + 4 * self.fours.count_ones()) as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.kinds().0 == 0
    }

    /// Whether there is at least one of the kind.
    pub const fn contains(self, guest: Guest) -> bool {
        self.kinds().contains(guest)
    }

    /// The kinds of which there is at least one.
    pub const fn kinds(self) -> KindSet {
        KindSet(self.ones | self.twos | self.fours)
    }

    /// One guest more. An eighth of a kind would start again from none.
    #[inline]
    pub const fn add(&mut self, guest: Guest) {
        let bit = 1 << guest as u32;
        let carry = self.ones & bit;
        self.ones ^= bit;
        self.fours ^= self.twos & carry;
        self.twos ^= carry;
    }

    /// One guest less; the caller knows that there is one.
    #[inline]
    pub(crate) const fn take(&mut self, guest: Guest) {
        let bit = 1 << guest as u32;
        self.ones ^= bit;
        let borrow = self.ones & bit;
        self.twos ^= borrow;
        self.fours ^= self.twos & borrow;
    }

    /// Takes one guest out; false, and nothing happens, if there is none of the kind.
    pub const fn remove(&mut self, guest: Guest) -> bool {
        let held = self.contains(guest);
        if held {
            self.take(guest);
        }
        held
    }

    /// Takes all of `other` out; `None` if it is not contained.
    pub fn without(mut self, other: Hand) -> Option<Hand> {
        other.into_iter().all(|guest| self.remove(guest)).then_some(self)
    }

    /// Reads guests without blanks between, as `BfEmHm`; `-` is none.
    ///
    /// # Errors
    /// [`Expected::Guest`] for any other text, or if one kind
    /// comes more than seven times.
    pub fn parse(text: &str) -> Result<Hand, Syntax> {
        let mut hand = Hand::EMPTY;
        if text == "-" {
            return Ok(hand);
        }
        for guest in guests(text)? {
            if hand.count(guest) == 7 {
                return Err(Syntax::new(Expected::Guest, text));
            }
            hand.add(guest);
        }
        Ok(hand)
    }
}

/// Reads two-character codes without blanks between, at least one.
pub(crate) fn guests(text: &str) -> Result<Vec<Guest>, Syntax> {
    let refused = |rest: &str| Syntax::new(Expected::Guest, rest);
    if text.is_empty() {
        return Err(refused(text));
    }
    let mut rest = text;
    let mut guests = Vec::new();
    while !rest.is_empty() {
        let (code, tail) = rest.split_at_checked(2).ok_or_else(|| refused(rest))?;
        guests.push(Guest::parse(code)?);
        rest = tail;
    }
    Ok(guests)
}

impl KindSet {
    /// Whether the kind is in the set.
    pub const fn contains(self, guest: Guest) -> bool {
        self.0 & (1 << guest as u32) != 0
    }

    /// How many kinds are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        let (low, high) = self.halves();
        low.len() + high.len()
    }

    /// The first twelve kinds and the others, as sets of as many chairs: those are counted fast.
    #[inline]
    const fn halves(self) -> (ChairSet, ChairSet) {
        (
            ChairSet(self.0 as u16 & ChairSet::ALL.0),
            ChairSet((self.0 >> 12) as u16 & ChairSet::ALL.0),
        )
    }

    /// The `n`th kind, from 0; the first beyond that.
    #[inline]
    pub(crate) fn pick(self, n: u32) -> Guest {
        let first = self.halves().0.len() as u32;
        let (mut half, skipped) =
            if n < first { (self, n) } else { (KindSet(self.0 & !0xfff), n - first) };
        half.nth(skipped as usize).unwrap_or(Guest::Af)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for KindSet {
    type Item = Guest;

    #[inline]
    fn next(&mut self) -> Option<Guest> {
        let guest = *Guest::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(guest)
    }
}

/// The guests in code order, each as often as it is held.
#[derive(Clone, Debug)]
pub struct Guests(Hand);

impl Iterator for Guests {
    type Item = Guest;

    fn next(&mut self) -> Option<Guest> {
        let guest = self.0.kinds().next()?;
        self.0.take(guest);
        Some(guest)
    }
}

impl IntoIterator for Hand {
    type Item = Guest;
    type IntoIter = Guests;

    fn into_iter(self) -> Guests {
        Guests(self)
    }
}

impl FromIterator<Guest> for Hand {
    fn from_iter<I: IntoIterator<Item = Guest>>(guests: I) -> Hand {
        let mut hand = Hand::EMPTY;
        guests.into_iter().for_each(|guest| hand.add(guest));
        hand
    }
}

/// `BfEmHm`, in code order; `-` if empty.
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.into_iter().try_for_each(|guest| write!(f, "{guest}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_go_up_and_down_through_all_planes() {
        let mut hand = Hand::EMPTY;
        for n in 1..=7 {
            hand.add(Guest::Em);
            assert_eq!((hand.count(Guest::Em), hand.len()), (n, usize::from(n)));
        }
        hand.add(Guest::Bf);
        for n in (0..7).rev() {
            assert!(hand.remove(Guest::Em));
            assert_eq!(hand.count(Guest::Em), n);
        }
        assert!(!hand.remove(Guest::Em));
        assert_eq!(hand.to_string(), "Bf");
    }

    #[test]
    fn hands_are_printed_sorted_and_read_in_any_order() {
        assert_eq!(Hand::parse("HmBfEmEm").map(|h| h.to_string()), Ok("BfEmEmHm".into()));
        assert_eq!(Hand::parse("-"), Ok(Hand::EMPTY));
        assert_eq!(Hand::whole(4).len(), 96);
        assert_eq!(Hand::whole(3).without(Hand::whole(2)), Some(Hand::whole(1)));
        assert_eq!(Hand::whole(1).without(Hand::whole(2)), None);
        for text in ["", "B", "Bfx", "BfEm-", "éé", "AfAfAfAfAfAfAfAf"] {
            assert!(Hand::parse(text).is_err(), "{text}");
        }
    }
}
