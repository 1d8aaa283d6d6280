//! The floor packed into sixteen bytes, to which a guest is added by a few operations: what makes
//! it cheap to try thousands of orders of placements.
//!
//! Apart from the engine's floor because it forgets who sits where: it knows sums and who took
//! which chairs by sex, which is all that points and legality ask for until a table is cleared.
//! What the rules say of these it asks the engine.

use diner::{ByTable, ChairSet, Floor, Guest, Nation, Rules, Table, TableSet, Taken, Worth};

use crate::scoring::{Move, adds};

/// Sums of the worths at all tables, and the chairs taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Board {
    sums: u64,
    taken: Taken,
}

/// The bits set, from the lowest.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (first < 64).then_some(first)
    })
}

impl Board {
    pub(crate) fn new(rules: &Rules, floor: &Floor, nations: &ByTable<Option<Nation>>) -> Board {
        let guest = |chair| floor.guest(chair).map(|guest| adds(rules, nations, guest, chair));
        Board { sums: floor.taken().filter_map(guest).sum(), taken: floor.taken_by_sex() }
    }

    /// After a placement that fits.
    #[inline]
    pub(crate) fn after(mut self, placed: &Move) -> Board {
        self.sums += placed.adds;
        self.taken.seat(placed.guest.sex(), placed.chair);
        self
    }

    /// The chairs taken.
    #[inline]
    pub(crate) fn taken(&self) -> ChairSet {
        self.taken.all()
    }

    /// Without the guests of the full tables. The sums stay as they are.
    #[inline]
    pub(crate) fn cleared(self, full: TableSet) -> Board {
        Board { taken: self.taken.without(full.chairs()), ..self }
    }

    /// The free chairs on which a woman, a man could sit.
    #[inline]
    pub(crate) fn open(&self) -> [ChairSet; 2] {
        self.taken.open()
    }

    /// The chairs all of whose tables are empty.
    #[inline]
    pub(crate) fn quiet(&self) -> ChairSet {
        self.taken.quiet()
    }

    /// The worth of all who sit at a table.
    #[inline]
    fn worth(&self, table: Table) -> Worth {
        Worth::from_bits((self.sums >> (Worth::BITS * table as u32)) as u16)
    }

    /// What the last placement, which `self` contains, has earned.
    #[inline]
    pub(crate) fn earned(&self, rules: &Rules, placed: &Move) -> i32 {
        let mut earned = 0;
        for &table in placed.chair.touched() {
            let worth = self.worth(table);
            earned += i32::from(worth.points()) * i32::from(rules.factor(worth));
        }
        earned
    }

    /// The tables at which four guests sit.
    #[inline]
    pub(crate) fn full(&self) -> TableSet {
        self.taken.full()
    }

    /// How many guests sit at a table.
    #[inline]
    pub(crate) fn seated(&self, table: Table) -> usize {
        self.worth(table).guests().into()
    }

    /// The same, counted from the chairs: also after [`cleared`](Board::cleared).
    #[inline]
    pub(crate) fn seated_now(&self, table: Table) -> usize {
        (self.taken() & table.chair_set()).len()
    }

    /// What one more guest of the table's nation would earn at each table.
    #[inline]
    pub(crate) fn promise(&self, rules: &Rules) -> ByTable<i32> {
        ByTable::from_fn(|table| promised(rules, self.worth(table)))
    }
}

/// What one more guest of the table's nation would earn at a table, beside those who sit there.
#[inline]
pub(crate) fn promised(rules: &Rules, seated: Worth) -> i32 {
    // The same at the tables of all nations.
    let worth = seated + rules.worth(Nation::A, Guest::Af);
    i32::from(worth.points()) * i32::from(rules.factor(worth))
}
