//! The floor: which tables stand on the five squares and who sits on the twelve chairs.

use crate::balance::{Balance, Taken};
use crate::hand::KindSet;
use crate::keyed::{ByChair, ByTable};
use crate::kinds::{Guest, Nation, Sex};
use crate::squares::{Chair, ChairSet, Table, TableSet};

/// Tables and seated guests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Floor {
    /// In the first five bytes twice the nation of each table, that is, its first kind, or
    /// [`NO_TABLE`]: so that all are compared at once. In the other three the kinds that fit
    /// somewhere, a bit each.
    tables_and_fitting: [u8; 8],
    guests: ByChair<Option<Guest>>,
    /// This, what is open and what fits are seen from tables and guests, and kept because playing
    /// asks for them at every step.
    taken: Taken,
    /// Chairs open to a woman, to a man.
    open: [ChairSet; 2],
}

/// Where in [`Floor::tables_and_fitting`] the kinds begin.
const FITTING: u32 = 8 * Table::COUNT as u32;

/// One beyond the last kind.
const NO_TABLE: u8 = Guest::COUNT as u8;

impl Floor {
    /// A floor without guests.
    pub fn new(tables: ByTable<Option<Nation>>) -> Floor {
        let mut floor = Floor {
            tables_and_fitting: [NO_TABLE; 8],
            guests: ByChair::new([None; Chair::COUNT]),
            taken: Taken::NOBODY,
            open: [ChairSet::NONE; 2],
        };
        tables.iter().for_each(|(table, &nation)| floor.lay(table, nation));
        floor.refresh();
        floor
    }

    /// The nation of a table; `None` where the game ended before the gap was filled.
    #[inline]
    pub fn table(&self, table: Table) -> Option<Nation> {
        let kind = self.tables_and_fitting[table as usize];
        if kind == NO_TABLE { None } else { Some(Nation::at(kind / 2)) }
    }

    /// The number of the table's nation, below 16; one beyond the last where no table is.
    #[inline(always)]
    pub(crate) fn row(&self, table: Table) -> usize {
        usize::from(self.tables_and_fitting[table as usize] / 2) % 16
    }

    /// Who sits on a chair.
    #[inline]
    pub fn guest(&self, chair: Chair) -> Option<Guest> {
        self.guests[chair]
    }

    /// The chairs that are taken.
    #[inline]
    pub fn taken(&self) -> ChairSet {
        self.taken.all()
    }

    /// The chairs that are taken, by women and by men.
    #[inline]
    pub fn taken_by_sex(&self) -> Taken {
        self.taken
    }

    /// Men and women at a table.
    pub fn balance(&self, table: Table) -> Balance {
        self.taken.balance(table)
    }

    /// The first touched table, in reading order, that one more guest of this sex would unbalance.
    pub fn unbalanced(&self, chair: Chair, sex: Sex) -> Option<Table> {
        chair.touches().find(|&table| !self.balance(table).with(sex).is_allowed())
    }

    /// The free chairs on which a guest of this sex would leave every touched table balanced.
    #[inline]
    pub fn open(&self, sex: Sex) -> ChairSet {
        self.open[sex as usize]
    }

    /// The chairs all of whose tables are empty: whoever sits down there is alone.
    #[inline]
    pub fn quiet(&self) -> ChairSet {
        self.taken.quiet()
    }

    /// The chairs at a table of the nation, taken or not.
    #[inline]
    pub fn near(&self, nation: Nation) -> ChairSet {
        self.near_kind(nation as u8 * 2)
    }

    /// The chairs at a table of the guest's nation, taken or not.
    #[inline]
    pub fn near_own(&self, guest: Guest) -> ChairSet {
        self.near_kind(guest as u8 & !1)
    }

    #[inline]
    fn near_kind(&self, first: u8) -> ChairSet {
        // A byte is 0 where the table is of this nation. None of the five is over 0x7f, so that
        // adding 0x7f sets the high bit of all others and carries into none of them; the product
        // brings the bits of the five bytes together.
        const EACH: u64 = 0x01_0101_0101;
        const TOGETHER: u64 = 1 << 28 | 1 << 21 | 1 << 14 | 1 << 7 | 1;
        let other = u64::from_le_bytes(self.tables_and_fitting) ^ (u64::from(first) * EACH);
        let same = !other.wrapping_add(0x7f * EACH) & (0x80 * EACH);
        let tables = (same >> 7).wrapping_mul(TOGETHER) >> 28;
        TableSet((tables & 31) as u8).chairs()
    }

    /// The kinds of guests of whom one could sit down somewhere, at a table of its nation and
    /// with balance; whether it would earn something is another question.
    #[inline]
    pub fn fitting(&self) -> KindSet {
        KindSet((u64::from_le_bytes(self.tables_and_fitting) >> FITTING) as u32)
    }

    /// The tables at which four guests sit.
    #[inline]
    pub(crate) fn full(&self) -> TableSet {
        self.taken.full()
    }

    /// A guest sits down. [`Floor::refresh`] must follow.
    #[inline]
    pub(crate) fn seat(&mut self, guest: Guest, chair: Chair) {
        self.guests[chair] = Some(guest);
        self.taken.seat(guest.sex(), chair);
    }

    /// Whoever sits there leaves, and `each` is told. [`Floor::refresh`] must follow.
    #[inline]
    pub(crate) fn leave(&mut self, chairs: ChairSet, mut each: impl FnMut(Chair, Guest)) {
        for chair in chairs {
            if let Some(guest) = self.guests[chair].take() {
                each(chair, guest);
            }
        }
        self.taken = self.taken.without(chairs);
    }

    /// A table is laid, or taken away. [`Floor::refresh`] must follow.
    pub(crate) fn lay(&mut self, table: Table, nation: Option<Nation>) {
        self.tables_and_fitting[table as usize] =
            nation.map_or(NO_TABLE, |nation| 2 * nation as u8);
    }

    /// Sees again what is seen from tables and guests.
    #[inline]
    pub(crate) fn refresh(&mut self) {
        self.open = self.taken.open();
        let apart = |open: ChairSet| u32::from(TABLES_APART[usize::from(open.0) & ALL]);
        let open = apart(self.open[0]) | apart(self.open[1]) << 1;
        let mut kinds = 0;
        for table in Table::ALL {
            let here = open >> (2 * table as u32) & 0b11;
            kinds |= here << self.tables_and_fitting[table as usize];
        }
        let tables = u64::from_le_bytes(self.tables_and_fitting) & ((1 << FITTING) - 1);
        let fitting = u64::from(kinds) << FITTING;
        self.tables_and_fitting = (tables | fitting).to_le_bytes();
    }
}

const ALL: usize = ChairSet::ALL.0 as usize;

/// Of a set of chairs: the tables at which at least one of them stands, in every other bit.
static TABLES_APART: [u16; ALL + 1] = {
    let mut apart = [0; ALL + 1];
    let mut chairs = 0;
    while chairs <= ALL {
        let mut t = 0;
        while t < Table::COUNT {
            let here = chairs as u16 & Table::ALL[t].chair_set().0 != 0;
            apart[chairs] |= (here as u16) << (2 * t);
            t += 1;
        }
        chairs += 1;
    }
    apart
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Every floor of men and women, reachable or not: 3^12 of them.
    #[test]
    fn open_chairs_are_those_that_counting_allows() {
        for code in 0..3u32.pow(12) {
            let mut floor = Floor::new(ByTable::new([Some(Nation::A); 5]));
            let mut rest = code;
            for chair in Chair::ALL {
                match rest % 3 {
                    0 => {}
                    1 => floor.seat(Guest::Af, chair),
                    _ => floor.seat(Guest::Am, chair),
                }
                rest /= 3;
            }
            floor.refresh();
            for sex in Sex::ALL {
                let free = ChairSet::ALL - floor.taken();
                let counted = free.filter(|&chair| floor.unbalanced(chair, sex).is_none());
                assert_eq!(floor.open(sex), counted.collect(), "{code} {sex}");
            }
            let alone = |chair: &Chair| {
                chair.touches().all(|t| floor.balance(t) == Balance { men: 0, women: 0 })
            };
            assert_eq!(floor.quiet(), ChairSet::ALL.filter(alone).collect(), "{code}");
        }
    }
}
