//! What guests are worth at a table, packed so that worths can be added.
//!
//! Apart from the rules because others pack it further: the worths of all five tables fit in one
//! number.

use crate::kinds::Guest;

/// Of one guest at a table, or of several: the sum of their points before any factor, how many
/// they are, and how many of them are not of the table's nation; each in its own bits, so that
/// worths can be added, and those of several tables side by side in one number as well.
///
/// Bits 0–5 are the points, 6–8 how many are foreign, 9–11 how many they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth(u16);

impl Worth {
    /// How many bits a worth takes: that of all who find room at a table too.
    pub const BITS: u32 = 12;
    /// Nobody's.
    pub const NONE: Worth = Worth(0);
    /// Bits for the points: four guests are worth 36 at most.
    const POINTS: u32 = 6;
    /// Bits for how many are not of the table's nation.
    pub(crate) const FOREIGN: u32 = 3;
    /// How many combinations there are of guests and foreign guests, possible or not.
    pub(crate) const FACTORS: usize = 64;

    pub(crate) const fn of_guest(points: u8, foreign: bool) -> Worth {
        let one = 1 << (Worth::POINTS + Worth::FOREIGN);
        Worth(points as u16 | (foreign as u16) << Worth::POINTS | one)
    }

    /// The sum of points.
    #[inline(always)]
    pub const fn points(self) -> u8 {
        (self.0 & ((1 << Worth::POINTS) - 1)) as u8
    }

    /// How many guests.
    #[inline(always)]
    pub const fn guests(self) -> u8 {
        (self.0 >> (Worth::POINTS + Worth::FOREIGN)) as u8 & 0b111
    }

    /// As a number below 2 to the power of [`Worth::BITS`].
    #[inline(always)]
    pub const fn bits(self) -> u16 {
        self.0 & ((1 << Worth::BITS) - 1)
    }

    /// From such a number; higher bits do not count.
    #[inline(always)]
    pub const fn from_bits(bits: u16) -> Worth {
        Worth(bits & ((1 << Worth::BITS) - 1))
    }

    /// Which factor applies.
    #[inline(always)]
    pub(crate) const fn factor(self) -> usize {
        (self.0 >> Worth::POINTS) as usize % Worth::FACTORS
    }
}

impl std::ops::Add for Worth {
    type Output = Worth;

    #[inline(always)]
    fn add(self, other: Worth) -> Worth {
        Worth(self.0.wrapping_add(other.0))
    }
}

/// What each kind of guest is worth at one table, as a [`Worth`]; nothing for an empty chair, which
/// stands behind the last kind. 32 of them, so that a row is found by a shift.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Weights(pub(crate) [Worth; 32]);

impl Weights {
    /// What whoever sits on a chair is worth.
    #[inline(always)]
    pub(crate) fn of(&self, seated: Option<Guest>) -> Worth {
        self.0[seated.map_or(Guest::COUNT, |guest| guest as usize)]
    }
}
