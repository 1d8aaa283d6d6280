//! The floor packed into sixteen bytes, to which a guest is added by a few operations: what makes
//! it cheap to try thousands of orders of placements.
//!
//! Apart from the engine's floor because it forgets who sits where: it knows sums and balances,
//! which is all that points and legality ask for until a table is cleared.

use diner::{Chair, Floor, Nation, Sex, Table};

use crate::scoring::{FOREIGN, Move, POINTS, Scoring, TABLE};

/// In every table's share the bit that four guests set.
const FULL: u64 = {
    let mut full = 0;
    let mut table = 0;
    while table < Table::COUNT as u32 {
        full |= 4 << (TABLE * table + POINTS + FOREIGN);
        table += 1;
    }
    full
};

/// Sums and balances of all tables, and the chairs taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Board {
    sums: u64,
    /// Tables at which the number of women has its first bit set, its second; of men likewise.
    planes: [u8; 4],
    /// Chairs taken by women, by men.
    seats: [u16; 2],
}

/// The tables a chair touches, as bits.
pub(crate) const TOUCHES: [u8; Chair::COUNT] =
    [1, 2, 1, 0b111, 2, 0b1101, 0b10110, 8, 0b11100, 16, 8, 16];

/// The chairs at each table, as bits.
pub(crate) const CHAIRS: [u16; Table::COUNT] = {
    let mut chairs = [0; Table::COUNT];
    let mut table = 0;
    while table < Table::COUNT {
        let mut chair = 0;
        while chair < Chair::COUNT {
            chairs[table] |= ((TOUCHES[chair] >> table & 1) as u16) << chair;
            chair += 1;
        }
        table += 1;
    }
    chairs
};

/// All twelve chairs, as bits.
const ALL: u16 = (1 << Chair::COUNT) - 1;

/// The chairs at any of these tables.
#[inline]
pub(crate) fn chairs_at(tables: u8) -> u16 {
    CHAIRS_AT[usize::from(tables) % CHAIRS_AT.len()]
}

static CHAIRS_AT: [u16; 1 << Table::COUNT] = {
    let mut at = [0; 1 << Table::COUNT];
    let mut tables = 1usize;
    while tables < at.len() {
        at[tables] = at[tables & (tables - 1)] | CHAIRS[tables.trailing_zeros() as usize];
        tables += 1;
    }
    at
};

/// The other chairs that share a table with each.
const NEIGHBOURS: [u16; Chair::COUNT] = {
    let mut neighbours = [0; Chair::COUNT];
    let mut chair = 0;
    while chair < Chair::COUNT {
        let mut table = 0;
        while table < Table::COUNT {
            if TOUCHES[chair] >> table & 1 != 0 {
                neighbours[chair] |= CHAIRS[table] & !(1 << chair);
            }
            table += 1;
        }
        chair += 1;
    }
    neighbours
};

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
    pub(crate) fn new(
        scoring: &Scoring,
        floor: &Floor,
        nations: &[Option<Nation>; Table::COUNT],
    ) -> Board {
        let mut board = Board::default();
        for chair in floor.taken() {
            if let Some(guest) = floor.guest(chair) {
                board.seat(scoring.adds(nations, guest, chair), guest.sex(), chair);
            }
        }
        board
    }

    #[inline]
    fn seat(&mut self, adds: u64, sex: Sex, chair: Chair) {
        let touched = TOUCHES[chair as usize];
        let first = 2 * sex as usize;
        self.sums += adds;
        self.seats[sex as usize] |= 1 << chair as u16;
        self.planes[first + 1] |= self.planes[first] & touched;
        self.planes[first] ^= touched;
    }

    /// After a placement that fits.
    #[inline]
    pub(crate) fn after(mut self, placed: &Move) -> Board {
        self.seat(placed.adds, placed.guest.sex(), placed.chair);
        self
    }

    /// The chairs taken.
    #[inline]
    pub(crate) fn taken(&self) -> u16 {
        self.seats[0] | self.seats[1]
    }

    /// Without the guests of the full tables. The sums stay as they are.
    #[inline]
    pub(crate) fn cleared(mut self, full: u8) -> Board {
        let leaving = chairs_at(full);
        self.seats = self.seats.map(|seats| seats & !leaving);
        for (sex, &seats) in self.seats.iter().enumerate() {
            let (mut first, mut second) = (0, 0);
            for (table, chairs) in CHAIRS.iter().enumerate() {
                let count = (seats & chairs).count_ones() as u8;
                first |= (count & 1) << table;
                second |= (count >> 1 & 1) << table;
            }
            (self.planes[2 * sex], self.planes[2 * sex + 1]) = (first, second);
        }
        self
    }

    /// The tables that one more guest of each sex would unbalance.
    #[inline]
    pub(crate) fn refusing(&self) -> [u8; 2] {
        let [f, ff, m, mm] = self.planes;
        [ff | f & !(m | mm) | m & mm, mm | m & !(f | ff) | f & ff]
    }

    /// The free chairs, as bits, on which a guest of each sex could sit.
    #[inline]
    pub(crate) fn open(&self) -> [u16; 2] {
        let taken = self.taken();
        self.refusing().map(|tables| ALL & !taken & !chairs_at(tables))
    }

    /// What the last placement, which `self` contains, has earned.
    #[inline]
    pub(crate) fn earned(&self, scoring: &Scoring, placed: &Move) -> i32 {
        let mut earned = 0;
        for table in bits(TOUCHES[placed.chair as usize].into()) {
            let share = self.sums >> (TABLE * table as u32);
            let points = (share & ((1 << POINTS) - 1)) as i32;
            let factor = scoring.factors[(share >> POINTS) as usize % 64];
            earned += points * i32::from(factor);
        }
        earned
    }

    /// The tables, as bits, at which four guests sit.
    #[inline]
    pub(crate) fn full(&self) -> u8 {
        if self.sums & FULL == 0 {
            return 0;
        }
        let is_full = |&table: &usize| self.seated(table) == 4;
        (0..Table::COUNT).filter(is_full).fold(0, |full, table| full | 1 << table)
    }

    /// Whether some table is full.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.sums & FULL != 0
    }

    /// How many guests sit at a table.
    #[inline]
    pub(crate) fn seated(&self, table: usize) -> usize {
        (self.sums >> (TABLE * table as u32 + POINTS + FOREIGN)) as usize & 7
    }

    /// The same, counted from the chairs: also after [`cleared`](Board::cleared).
    #[inline]
    pub(crate) fn seated_now(&self, table: usize) -> usize {
        (self.taken() & CHAIRS[table]).count_ones() as usize
    }

    /// What one more guest of the table's nation would earn at each table.
    #[inline]
    pub(crate) fn promise(&self, scoring: &Scoring) -> [i32; Table::COUNT] {
        std::array::from_fn(|table| {
            let share = (self.sums >> (TABLE * table as u32)) & ((1 << TABLE) - 1);
            scoring.promised(share as u16)
        })
    }
}

/// The chairs that share a table with a chair, as bits.
#[inline]
pub(crate) fn neighbours(chair: Chair) -> u16 {
    NEIGHBOURS[chair as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn touched_tables_and_neighbours_are_those_of_the_floor() {
        for chair in Chair::ALL {
            let touched = chair.touches().fold(0, |bits, table| bits | 1u8 << table as u8);
            assert_eq!(TOUCHES[chair as usize], touched, "{chair}");
            let near = chair.neighbours().fold(0, |bits, other| bits | 1u16 << other as u16);
            assert_eq!(neighbours(chair), near, "{chair}");
        }
    }
}
