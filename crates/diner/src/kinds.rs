//! Nations, factions, sexes and the 24 kinds of guests: the cards, without names.
//!
//! Apart from the rest because everything else speaks in these, and because names, colours and
//! emblems are theme data that the rules never see.

use std::fmt;

use crate::syntax::{Expected, Syntax};

/// One of the twelve nations ("species" at the RID), known to the rules by a letter only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Nation {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    K,
    L,
}

/// One of the two halves of the nations; `ally` and `rival` points ask for it (RULES.md, Scoring).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Faction {
    /// Nations `A`–`F`, the blue cards.
    Federation,
    /// Nations `G`–`L`, the yellow cards.
    NonFederation,
}

/// The sex of a guest. Women come first because codes are sorted `Af Am Bf …`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Sex {
    /// Written `f`.
    Woman,
    /// Written `m`.
    Man,
}

/// A guest card, by its code: a nation and a sex. Cards of a kind are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs)]
pub enum Guest {
    Af, Am, Bf, Bm, Cf, Cm, Df, Dm, Ef, Em, Ff, Fm,
    Gf, Gm, Hf, Hm, If, Im, Jf, Jm, Kf, Km, Lf, Lm,
}

impl Nation {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All nations, by letter.
    #[rustfmt::skip]
    pub const ALL: [Nation; Nation::COUNT] = [
        Nation::A, Nation::B, Nation::C, Nation::D, Nation::E, Nation::F,
        Nation::G, Nation::H, Nation::I, Nation::J, Nation::K, Nation::L,
    ];

    /// The nation of an index from 0; the last one beyond that. A `match`, since the compiler
    /// makes nothing at all of it where the index is known to be small.
    #[inline]
    pub(crate) const fn at(index: u8) -> Nation {
        match index {
            0 => Nation::A,
            1 => Nation::B,
            2 => Nation::C,
            3 => Nation::D,
            4 => Nation::E,
            5 => Nation::F,
            6 => Nation::G,
            7 => Nation::H,
            8 => Nation::I,
            9 => Nation::J,
            10 => Nation::K,
            _ => Nation::L,
        }
    }

    /// The code letter, `A`–`L`.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// The nation of a code letter; `None` for anything but `A`–`L`.
    pub fn from_letter(letter: char) -> Option<Nation> {
        Nation::ALL.into_iter().find(|n| n.letter() == letter)
    }

    /// `A`–`F` belong to the federation, `G`–`L` do not.
    pub const fn faction(self) -> Faction {
        if (self as u8) < 6 { Faction::Federation } else { Faction::NonFederation }
    }
}

impl Sex {
    /// Both, in code order.
    pub const ALL: [Sex; 2] = [Sex::Woman, Sex::Man];

    /// The other one.
    pub const fn other(self) -> Sex {
        match self {
            Sex::Woman => Sex::Man,
            Sex::Man => Sex::Woman,
        }
    }
}

impl Guest {
    /// How many kinds there are.
    pub const COUNT: usize = 24;

    /// All kinds in code order.
    #[rustfmt::skip]
    pub const ALL: [Guest; Guest::COUNT] = [
        Guest::Af, Guest::Am, Guest::Bf, Guest::Bm, Guest::Cf, Guest::Cm,
        Guest::Df, Guest::Dm, Guest::Ef, Guest::Em, Guest::Ff, Guest::Fm,
        Guest::Gf, Guest::Gm, Guest::Hf, Guest::Hm, Guest::If, Guest::Im,
        Guest::Jf, Guest::Jm, Guest::Kf, Guest::Km, Guest::Lf, Guest::Lm,
    ];

    /// The kind of a nation and a sex.
    pub const fn new(nation: Nation, sex: Sex) -> Guest {
        Guest::ALL[nation as usize * 2 + sex as usize]
    }

    /// The guest's nation.
    #[inline]
    pub const fn nation(self) -> Nation {
        Nation::at(self as u8 / 2)
    }

    /// The guest's sex.
    pub const fn sex(self) -> Sex {
        if (self as u8) & 1 == 0 { Sex::Woman } else { Sex::Man }
    }

    /// Reads a code such as `Bm`: a letter `A`–`L` and `f` or `m`, nothing else.
    ///
    /// # Errors
    /// [`Expected::Guest`], at the first character, for any other text.
    pub fn parse(text: &str) -> Result<Guest, Syntax> {
        let mut letters = text.chars();
        let nation = letters.next().and_then(Nation::from_letter);
        let sex = match letters.next() {
            Some('f') => Some(Sex::Woman),
            Some('m') => Some(Sex::Man),
            _ => None,
        };
        match (nation, sex, letters.next()) {
            (Some(nation), Some(sex), None) => Ok(Guest::new(nation, sex)),
            _ => Err(Syntax::new(Expected::Guest, text)),
        }
    }
}

impl fmt::Display for Nation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Sex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sex::Woman => "f",
            Sex::Man => "m",
        })
    }
}

impl fmt::Display for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.nation(), self.sex())
    }
}

impl std::str::FromStr for Guest {
    type Err = Syntax;

    fn from_str(text: &str) -> Result<Guest, Syntax> {
        Guest::parse(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_printed_and_read_in_order() {
        let codes: Vec<String> = Guest::ALL.iter().map(Guest::to_string).collect();
        assert_eq!(codes[..4], ["Af", "Am", "Bf", "Bm"]);
        for (guest, code) in Guest::ALL.into_iter().zip(&codes) {
            assert_eq!(code.parse(), Ok(guest));
            assert_eq!(Guest::new(guest.nation(), guest.sex()), guest);
        }
        let mut sorted = codes.clone();
        sorted.sort();
        assert_eq!(sorted, codes);
    }

    #[test]
    fn other_text_is_no_guest() {
        for text in ["", "B", "Bx", "bm", "Mm", "Bmm", "Bm ", "é", "B\0"] {
            assert!(Guest::parse(text).is_err(), "{text:?}");
        }
    }
}
