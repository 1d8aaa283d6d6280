//! The shuffled order of both decks of one game. Secret: nothing here can be printed by accident.

use crate::dice::{Dice, KeyDice};
use crate::hand::Hand;
use crate::kinds::{Guest, Nation};
use crate::rules::Rules;

/// Both decks, top first, whole. The dealt hands are its first cards.
///
/// Has no `Debug` on purpose: whoever holds one knows every hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    /// 24 × `copies` of them at the end, so that a card's place follows from how many are left.
    guests: [Guest; Deal::ROOM],
    tables: [Nation; Deal::TABLES],
    copies: u8,
}

/// Why a deck is refused. The stable code is `bad-deck`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadDeck {
    /// It has not so many cards as there must be.
    Size {
        /// How many there are.
        found: usize,
        /// How many there must be.
        expected: usize,
    },
    /// A guest comes more or less often than there are copies.
    Guest {
        /// The kind.
        guest: Guest,
        /// How often it comes.
        found: usize,
        /// How often it must come.
        expected: usize,
    },
    /// A nation has more or less than two tables.
    Table {
        /// The nation.
        nation: Nation,
        /// How many tables it has.
        found: usize,
    },
}

impl Deal {
    /// The most guest cards a deck can have.
    pub const GUESTS: usize = 96;
    /// Table cards: two of each nation.
    pub const TABLES: usize = 24;

    /// A power of two, for the same reason.
    const ROOM: usize = 128;

    /// The decks before any shuffle: guests in code order, then tables by letter.
    pub fn sorted(rules: &Rules) -> Deal {
        let tables = std::array::from_fn(|i| Nation::ALL[i / 2 % Nation::COUNT]);
        let guests = [Guest::Af; Deal::ROOM];
        let mut deal = Deal { guests, tables, copies: rules.copies };
        for (slot, guest) in deal.guests_mut().iter_mut().zip(Hand::whole(rules.copies)) {
            *slot = guest;
        }
        deal
    }

    /// The deal of a key, the same on every machine and for ever.
    ///
    /// From the sorted decks (guests in code order, each kind `copies` times; tables `AABB…LL`),
    /// with one [`KeyDice`]: first the guests are shuffled, then the tables, each by
    /// Fisher–Yates: for `i` from the last index down to 1, swap `i` with `below(i + 1)`. Index 0
    /// is the top.
    pub fn from_key(rules: &Rules, key: &[u8; 32]) -> Deal {
        Deal::shuffled(rules, &mut KeyDice::new(key))
    }

    /// The deal of a seed: that of the key whose first eight bytes are the seed, little-endian,
    /// and the others 0.
    pub fn from_seed(rules: &Rules, seed: u64) -> Deal {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Deal::from_key(rules, &key)
    }

    /// A deal by any dice, guests first.
    pub fn shuffled(rules: &Rules, dice: &mut impl Dice) -> Deal {
        let mut deal = Deal::sorted(rules);
        deal.shuffle(dice);
        deal
    }

    /// Shuffles both decks again, guests first. Cheaper than a new deal, and as good.
    pub fn shuffle(&mut self, dice: &mut impl Dice) {
        dice.shuffle(self.guests_mut());
        dice.shuffle(&mut self.tables);
    }

    /// A deal in a given order, top first.
    ///
    /// # Errors
    /// [`BadDeck`] unless these are the right cards for the rules.
    pub fn new(rules: &Rules, guests: &[Guest], tables: &[Nation]) -> Result<Deal, BadDeck> {
        let mut deal = Deal::sorted(rules);
        deal.set_tables(tables)?;
        deal.set_guests(guests)?;
        Ok(deal)
    }

    /// Decks of which only the piles are known, top first. What was drawn before is filler.
    pub(crate) fn of_piles(rules: &Rules, guests: &[Guest], tables: &[Nation]) -> Deal {
        let mut deal = Deal {
            guests: [Guest::Af; Deal::ROOM],
            tables: [Nation::A; Deal::TABLES],
            copies: rules.copies,
        };
        let ends = deal.guests.iter_mut().rev().zip(guests.iter().rev());
        ends.for_each(|(slot, &guest)| *slot = guest);
        let ends = deal.tables.iter_mut().rev().zip(tables.iter().rev());
        ends.for_each(|(slot, &table)| *slot = table);
        deal
    }

    pub(crate) fn set_tables(&mut self, tables: &[Nation]) -> Result<(), BadDeck> {
        let expected = Deal::TABLES;
        self.tables =
            tables.try_into().map_err(|_| BadDeck::Size { found: tables.len(), expected })?;
        for nation in Nation::ALL {
            let found = tables.iter().filter(|&&table| table == nation).count();
            if found != 2 {
                return Err(BadDeck::Table { nation, found });
            }
        }
        Ok(())
    }

    pub(crate) fn set_guests(&mut self, guests: &[Guest]) -> Result<(), BadDeck> {
        let size = self.size();
        if guests.len() != size {
            return Err(BadDeck::Size { found: guests.len(), expected: size });
        }
        for guest in Guest::ALL {
            let found = guests.iter().filter(|&&g| g == guest).count();
            let expected = usize::from(self.copies);
            if found != expected {
                return Err(BadDeck::Guest { guest, found, expected });
            }
        }
        self.guests_mut().copy_from_slice(guests);
        Ok(())
    }

    /// The guest deck, top first.
    pub fn guests(&self) -> &[Guest] {
        &self.guests[Deal::ROOM - self.size()..]
    }

    /// The table deck, top first.
    pub fn tables(&self) -> &[Nation] {
        &self.tables
    }

    /// The top card when so many guest cards are left (at least one).
    #[inline]
    pub(crate) fn guest(&self, left: u8) -> Guest {
        self.guests[usize::from(left).wrapping_neg() % Deal::ROOM]
    }

    /// The top card when so many table cards are left (at least one).
    #[inline]
    pub(crate) fn table(&self, left: u8) -> Nation {
        let at = Deal::TABLES.wrapping_sub(usize::from(left));
        self.tables.get(at).copied().unwrap_or(Nation::A)
    }

    fn guests_mut(&mut self) -> &mut [Guest] {
        let size = self.size();
        &mut self.guests[Deal::ROOM - size..]
    }

    fn size(&self) -> usize {
        (usize::from(self.copies) * Guest::COUNT).min(Deal::GUESTS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The definition of a deal never changes: this is the deal of seed 1 for `rid`.
    #[test]
    fn seed_one_deals_the_same_for_ever() {
        let deal = Deal::from_seed(&Rules::parse("rid", "").unwrap(), 1);
        let guests: String = deal.guests()[..28].iter().map(Guest::to_string).collect();
        let tables: String = deal.tables().iter().map(Nation::to_string).collect();
        assert_eq!(guests, "EfCmJfLfHmDmCfLmCfDfGmEmFmBmImIfDmLfKfBfBfFfDfDmAfHfEfEf");
        assert_eq!(tables, "JKCLAIFDIEHEAJKBGCHDLFGB");
    }

    #[test]
    fn decks_that_are_not_the_right_cards_are_refused() {
        let rules = Rules::parse("rid", "copies=2").unwrap();
        let deal = Deal::from_seed(&rules, 9);
        assert!(Deal::new(&rules, deal.guests(), deal.tables()).is_ok_and(|d| d == deal));
        let mut guests = deal.guests().to_vec();
        guests[0] = guests[1];
        assert!(matches!(Deal::new(&rules, &guests, deal.tables()), Err(BadDeck::Guest { .. })));
        assert!(matches!(
            Deal::new(&rules, &guests[1..], deal.tables()),
            Err(BadDeck::Size { found: 47, expected: 48 })
        ));
        let tables = [Nation::A; 24];
        assert!(matches!(
            Deal::new(&rules, deal.guests(), &tables),
            Err(BadDeck::Table { nation: Nation::A, found: 24 })
        ));
    }
}
