//! The floor: which tables stand on the five squares and who sits on the twelve chairs.
//!
//! Also where the balance of men and women is decided, in two forms that a test compares: by
//! counting (to explain) and by sets of chairs (to be fast).

use crate::hand::KindSet;
use crate::keyed::{ByChair, ByTable};
use crate::kinds::{Guest, Nation, Sex};
use crate::squares::{Chair, ChairSet, Table, TableSet};

/// Tables and seated guests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Floor {
    tables: ByTable<Option<Nation>>,
    guests: ByChair<Option<Guest>>,
    /// Chairs taken by women, by men: as in `guests`, once more.
    taken: [ChairSet; 2],
}

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

impl Floor {
    /// A floor without guests.
    pub fn new(tables: ByTable<Option<Nation>>) -> Floor {
        Floor { tables, guests: ByChair::new([None; Chair::COUNT]), taken: [ChairSet::NONE; 2] }
    }

    /// The nation of a table; `None` where the game ended before the gap was filled.
    #[inline]
    pub fn table(&self, table: Table) -> Option<Nation> {
        self.tables[table]
    }

    /// Who sits on a chair.
    #[inline]
    pub fn guest(&self, chair: Chair) -> Option<Guest> {
        self.guests[chair]
    }

    /// The chairs that are taken.
    #[inline]
    pub fn taken(&self) -> ChairSet {
        self.taken[0] | self.taken[1]
    }

    /// Men and women at a table.
    pub fn balance(&self, table: Table) -> Balance {
        let count = |sex: Sex| (self.taken[sex as usize] & table.chair_set()).len() as u8;
        Balance { men: count(Sex::Man), women: count(Sex::Woman) }
    }

    /// The first touched table, in reading order, that one more guest of this sex would unbalance.
    pub fn unbalanced(&self, chair: Chair, sex: Sex) -> Option<Table> {
        chair.touches().find(|&table| !self.balance(table).with(sex).is_allowed())
    }

    /// The free chairs on which a guest of this sex would leave every touched table balanced.
    #[inline]
    pub fn open(&self, sex: Sex) -> ChairSet {
        let own = AT_LEAST[usize::from(self.taken[sex as usize].0) & MASK];
        let other = AT_LEAST[usize::from(self.taken[sex.other() as usize].0) & MASK];
        let refused = own.two | own.one & !other.one | other.three;
        AWAY[usize::from(refused) & 31] - self.taken()
    }

    /// The chairs all of whose tables are empty: whoever sits down there is alone.
    #[inline]
    pub fn quiet(&self) -> ChairSet {
        AWAY[usize::from(AT_LEAST[usize::from(self.taken().0) & MASK].one) & 31]
    }

    /// The chairs at a table of the nation, taken or not.
    #[inline]
    pub fn near(&self, nation: Nation) -> ChairSet {
        Table::ALL.into_iter().fold(ChairSet::NONE, |near, table| {
            let here = if self.tables[table] == Some(nation) { table.chair_set().0 } else { 0 };
            ChairSet(near.0 | here)
        })
    }

    /// The kinds of guests whose nation has a table.
    #[inline]
    pub fn wanted(&self) -> KindSet {
        let kinds = |nation: Nation| 0b11 << (2 * nation as u32);
        KindSet(self.tables.iter().fold(0, |set, (_, table)| set | table.map_or(0, kinds)))
    }

    /// The tables among these at which four guests sit.
    #[inline]
    pub fn full(&self, tables: TableSet) -> TableSet {
        let taken = self.taken();
        tables.fold(TableSet::NONE, |full, table| {
            let here = (table.chair_set() - taken).is_empty();
            TableSet(full.0 | u8::from(here) << table as u8)
        })
    }

    /// A guest sits down.
    #[inline]
    pub(crate) fn seat(&mut self, guest: Guest, chair: Chair) {
        self.guests[chair] = Some(guest);
        let taken = &mut self.taken[guest.sex() as usize];
        *taken = *taken | ChairSet::only(chair);
    }

    /// Guests leave.
    pub(crate) fn leave(&mut self, chairs: ChairSet) {
        for chair in chairs {
            self.guests[chair] = None;
        }
        self.taken = self.taken.map(|taken| taken - chairs);
    }

    /// A table is laid, or taken away.
    pub(crate) fn lay(&mut self, table: Table, nation: Option<Nation>) {
        self.tables[table] = nation;
    }
}

/// Of a set of chairs: the tables at which at least one, two, three of them stand.
#[derive(Clone, Copy)]
struct AtLeast {
    one: u8,
    two: u8,
    three: u8,
}

const MASK: usize = (1 << Chair::COUNT) - 1;

static AT_LEAST: [AtLeast; 1 << Chair::COUNT] = {
    let mut table = [AtLeast { one: 0, two: 0, three: 0 }; 1 << Chair::COUNT];
    let mut chairs = 0;
    while chairs < table.len() {
        let mut t = 0;
        while t < Table::COUNT {
            let here = (chairs as u16 & Table::ALL[t].chair_set().0).count_ones();
            table[chairs].one |= ((here >= 1) as u8) << t;
            table[chairs].two |= ((here >= 2) as u8) << t;
            table[chairs].three |= ((here >= 3) as u8) << t;
            t += 1;
        }
        chairs += 1;
    }
    table
};

/// Of a set of tables: the chairs that touch none of them.
static AWAY: [ChairSet; 1 << Table::COUNT] = {
    let mut away = [ChairSet::ALL; 1 << Table::COUNT];
    let mut tables = 0;
    while tables < away.len() {
        let mut t = 0;
        while t < Table::COUNT {
            if tables & (1 << t) != 0 {
                away[tables].0 &= !Table::ALL[t].chair_set().0;
            }
            t += 1;
        }
        tables += 1;
    }
    away
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
