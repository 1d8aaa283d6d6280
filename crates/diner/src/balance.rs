//! The balance of men and women at tables, in two forms that a test compares: by counting (to
//! explain) and by sets of chairs (to be fast).
//!
//! Apart from the floor because who looks far ahead asks for it without a floor.

use crate::kinds::Sex;
use crate::squares::{Chair, ChairSet, Table, TableSet};

/// The chairs taken, by women and by men: all that balance asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Taken([ChairSet; 2]);

/// How many men and women sit at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    /// Men seated.
    pub men: u8,
    /// Women seated.
    pub women: u8,
}

impl Balance {
    /// The combinations that RULES.md lists: 1+0, 0+1, 1+1, 2+1, 1+2, 2+2.
    pub const fn is_allowed(self) -> bool {
        matches!((self.men, self.women), (1, 0) | (0, 1) | (1, 1) | (2, 1) | (1, 2) | (2, 2))
    }

    /// The balance after one more guest of a sex.
    pub const fn with(self, sex: Sex) -> Balance {
        match sex {
            Sex::Woman => Balance { men: self.men, women: self.women + 1 },
            Sex::Man => Balance { men: self.men + 1, women: self.women },
        }
    }
}

impl Taken {
    /// Every chair free.
    pub const NOBODY: Taken = Taken([ChairSet::NONE; 2]);

    /// The chairs taken by anybody.
    #[inline]
    pub fn all(self) -> ChairSet {
        self.0[0] | self.0[1]
    }

    /// Somebody sits down on a free chair.
    #[inline]
    pub fn seat(&mut self, sex: Sex, chair: Chair) {
        let taken = &mut self.0[sex as usize];
        *taken = *taken | ChairSet::only(chair);
    }

    /// After whoever sat on these chairs has left.
    #[inline]
    pub fn without(self, chairs: ChairSet) -> Taken {
        Taken(self.0.map(|taken| taken - chairs))
    }

    /// Men and women at a table.
    pub fn balance(self, table: Table) -> Balance {
        let count = |sex: Sex| (self.0[sex as usize] & table.chair_set()).len() as u8;
        Balance { men: count(Sex::Man), women: count(Sex::Woman) }
    }

    /// The free chairs on which one more woman, one more man would leave every touched table
    /// balanced.
    #[inline]
    pub fn open(self) -> [ChairSet; 2] {
        let [women, men] = self.0.map(at_least);
        let refusing = |own: u32, other: u32| own >> TWO | own & !other | other >> THREE;
        let free = ChairSet::ALL - self.all();
        let open = |refusing: u32| away(refusing as u8) & free;
        [open(refusing(women, men)), open(refusing(men, women))]
    }

    /// The chairs all of whose tables are empty.
    #[inline]
    pub fn quiet(self) -> ChairSet {
        away(at_least(self.all()) as u8)
    }

    /// The tables at which four guests sit.
    #[inline]
    pub fn full(self) -> TableSet {
        TableSet((at_least(self.all()) >> FOUR) as u8)
    }
}

/// Of a set of chairs: the tables at which at least one of them stands in bits 0–4, at least two
/// from bit [`TWO`], three from bit [`THREE`], all four from bit [`FOUR`].
#[inline]
fn at_least(chairs: ChairSet) -> u32 {
    AT_LEAST[usize::from(chairs.0) % AT_LEAST.len()]
}

const TWO: u32 = 5;
const THREE: u32 = 10;
const FOUR: u32 = 15;

static AT_LEAST: [u32; 1 << Chair::COUNT] = {
    let mut at_least = [0; 1 << Chair::COUNT];
    let mut chairs = 0;
    while chairs < at_least.len() {
        let mut t = 0;
        while t < Table::COUNT {
            let here = (chairs as u16 & Table::ALL[t].chair_set().0).count_ones();
            at_least[chairs] |= ((here >= 1) as u32) << t
                | ((here >= 2) as u32) << (t as u32 + TWO)
                | ((here >= 3) as u32) << (t as u32 + THREE)
                | ((here >= 4) as u32) << (t as u32 + FOUR);
            t += 1;
        }
        chairs += 1;
    }
    at_least
};

/// Of a set of tables (higher bits do not count): the chairs that touch none of them.
#[inline]
fn away(tables: u8) -> ChairSet {
    AWAY[usize::from(tables) % AWAY.len()]
}

static AWAY: [ChairSet; 1 << Table::COUNT] = {
    let mut away = [ChairSet::ALL; 1 << Table::COUNT];
    let mut tables = 0;
    while tables < away.len() {
        away[tables].0 &= !TableSet(tables as u8).chairs().0;
        tables += 1;
    }
    away
};
