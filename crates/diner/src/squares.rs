//! The five squares with tables, the twelve chairs and who touches whom.
//!
//! ```text
//!     a  b  c  d  e
//! 5   .  o  .  o  .
//! 4   o  T  o  T  o
//! 3   .  o  T  o  .
//! 2   o  T  o  T  o
//! 1   .  o  .  o  .
//! ```

use std::fmt;

use crate::syntax::{Expected, Syntax};

/// One of the five squares where a table stands, in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Table {
    B4,
    D4,
    C3,
    B2,
    D2,
}

/// One of the twelve chairs, in the order of RULES.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs)]
pub enum Chair {
    B5, D5, A4, C4, E4, B3, D3, A2, C2, E2, B1, D1,
}

/// A set of tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TableSet(pub(crate) u8);

/// A set of chairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ChairSet(pub(crate) u16);

/// Any square a person may write: a small letter and a digit. Not every one is a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square {
    column: char,
    row: char,
}

impl Table {
    /// How many there are.
    pub const COUNT: usize = 5;

    /// All, in reading order: the order in which gaps are filled.
    pub const ALL: [Table; Table::COUNT] = [Table::B4, Table::D4, Table::C3, Table::B2, Table::D2];

    /// The four chairs at this table, in chair order.
    #[inline]
    pub const fn chairs(self) -> [Chair; 4] {
        use Chair::*;
        static CHAIRS_AT: [[Chair; 4]; Table::COUNT] = [
            [B5, A4, C4, B3],
            [D5, C4, E4, D3],
            [C4, B3, D3, C2],
            [B3, A2, C2, B1],
            [D3, C2, E2, D1],
        ];
        CHAIRS_AT[self as usize]
    }

    /// The same four chairs as a set.
    pub const fn chair_set(self) -> ChairSet {
        CHAIRS[self as usize]
    }

    /// The square's name, such as `b4`.
    pub const fn name(self) -> &'static str {
        match self {
            Table::B4 => "b4",
            Table::D4 => "d4",
            Table::C3 => "c3",
            Table::B2 => "b2",
            Table::D2 => "d2",
        }
    }
}

impl Chair {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All, in the order of RULES.md.
    #[rustfmt::skip]
    pub const ALL: [Chair; Chair::COUNT] = [
        Chair::B5, Chair::D5, Chair::A4, Chair::C4, Chair::E4, Chair::B3,
        Chair::D3, Chair::A2, Chair::C2, Chair::E2, Chair::B1, Chair::D1,
    ];

    /// The tables it touches: one for the eight outer chairs, three for the four inner ones.
    pub const fn touches(self) -> TableSet {
        TOUCHES[self as usize]
    }

    /// The same tables as a list, in reading order.
    #[inline]
    pub const fn touched(self) -> &'static [Table] {
        use Table::*;
        static LISTS: [&[Table]; Chair::COUNT] = [
            &[B4],
            &[D4],
            &[B4],
            &[B4, D4, C3],
            &[D4],
            &[B4, C3, B2],
            &[D4, C3, D2],
            &[B2],
            &[C3, B2, D2],
            &[D2],
            &[B2],
            &[D2],
        ];
        LISTS[self as usize]
    }

    /// The other chairs that share a table with this one.
    pub const fn neighbours(self) -> ChairSet {
        NEIGHBOURS[self as usize]
    }

    /// The square's name, such as `c4`.
    pub const fn name(self) -> &'static str {
        #[rustfmt::skip]
        const NAMES: [&str; Chair::COUNT] =
            ["b5", "d5", "a4", "c4", "e4", "b3", "d3", "a2", "c2", "e2", "b1", "d1"];
        NAMES[self as usize]
    }
}

impl Square {
    /// Reads a small letter and a digit.
    ///
    /// # Errors
    /// [`Expected::Square`] for any other text.
    pub fn parse(text: &str) -> Result<Square, Syntax> {
        let mut signs = text.chars();
        match (signs.next(), signs.next(), signs.next()) {
            (Some(column @ 'a'..='z'), Some(row @ '0'..='9'), None) => Ok(Square { column, row }),
            _ => Err(Syntax::new(Expected::Square, text)),
        }
    }

    /// The chair on this square, if one stands there.
    pub fn chair(self) -> Option<Chair> {
        Chair::ALL.into_iter().find(|&chair| Square::from(chair) == self)
    }
}

impl From<Chair> for Square {
    fn from(chair: Chair) -> Square {
        let mut signs = chair.name().chars();
        let mut next = || signs.next().unwrap_or_default();
        Square { column: next(), row: next() }
    }
}

const CHAIRS: [ChairSet; Table::COUNT] = {
    let mut sets = [ChairSet(0); Table::COUNT];
    let mut t = 0;
    while t < Table::COUNT {
        let chairs = Table::ALL[t].chairs();
        let mut i = 0;
        while i < 4 {
            sets[t].0 |= 1 << chairs[i] as u16;
            i += 1;
        }
        t += 1;
    }
    sets
};

const TOUCHES: [TableSet; Chair::COUNT] = {
    let mut sets = [TableSet(0); Chair::COUNT];
    let mut c = 0;
    while c < Chair::COUNT {
        let mut t = 0;
        while t < Table::COUNT {
            if CHAIRS[t].0 & (1 << c) != 0 {
                sets[c].0 |= 1 << t;
            }
            t += 1;
        }
        c += 1;
    }
    sets
};

const NEIGHBOURS: [ChairSet; Chair::COUNT] = {
    let mut sets = [ChairSet(0); Chair::COUNT];
    let mut c = 0;
    while c < Chair::COUNT {
        let mut t = 0;
        while t < Table::COUNT {
            if TOUCHES[c].0 & (1 << t) != 0 {
                sets[c].0 |= CHAIRS[t].0 & !(1 << c);
            }
            t += 1;
        }
        c += 1;
    }
    sets
};

/// Of a set of tables: the chairs that touch one of them.
static AT: [ChairSet; 1 << Table::COUNT] = {
    let mut at = [ChairSet::NONE; 1 << Table::COUNT];
    let mut tables = 1usize;
    while tables < at.len() {
        let first = Table::ALL[tables.trailing_zeros() as usize];
        at[tables].0 = at[tables & (tables - 1)].0 | first.chair_set().0;
        tables += 1;
    }
    at
};

/// Of all sets of chairs: the union of their neighbours.
static NEXT_TO: [ChairSet; 1 << Chair::COUNT] = {
    let mut next_to = [ChairSet::NONE; 1 << Chair::COUNT];
    let mut set = 1usize;
    while set < next_to.len() {
        let first = set.trailing_zeros() as usize;
        next_to[set].0 = next_to[set & (set - 1)].0 | NEIGHBOURS[first].0;
        set += 1;
    }
    next_to
};

/// The sizes of all sets of chairs: not every processor counts bits by itself.
static COUNTS: [u8; 1 << Chair::COUNT] = {
    let mut counts = [0; 1 << Chair::COUNT];
    let mut set = 1;
    while set < counts.len() {
        counts[set] = counts[set >> 1] + (set & 1) as u8;
        set += 1;
    }
    counts
};

impl TableSet {
    /// No table.
    pub const NONE: TableSet = TableSet(0);

    /// The chairs that touch a table of the set.
    #[inline]
    pub const fn chairs(self) -> ChairSet {
        AT[self.0 as usize % AT.len()]
    }

    /// Whether the table is in the set.
    pub const fn contains(self, table: Table) -> bool {
        self.0 & (1 << table as u8) != 0
    }

    /// Whether no table is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tables are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl ChairSet {
    /// No chair.
    pub const NONE: ChairSet = ChairSet(0);
    /// All twelve.
    pub const ALL: ChairSet = ChairSet((1 << Chair::COUNT) - 1);

    /// The set of one chair.
    pub const fn only(chair: Chair) -> ChairSet {
        ChairSet(1 << chair as u16)
    }

    /// Whether the chair is in the set.
    pub const fn contains(self, chair: Chair) -> bool {
        self.0 & (1 << chair as u16) != 0
    }

    /// Whether no chair is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The chairs that share a table with another chair, which is in the set.
    #[inline]
    pub const fn neighbours(self) -> ChairSet {
        NEXT_TO[self.0 as usize % NEXT_TO.len()]
    }

    /// How many chairs are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        COUNTS[self.0 as usize % COUNTS.len()] as usize
    }
}

impl Iterator for TableSet {
    type Item = Table;

    #[inline]
    fn next(&mut self) -> Option<Table> {
        let table = *Table::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(table)
    }
}

impl Iterator for ChairSet {
    type Item = Chair;

    #[inline]
    fn next(&mut self) -> Option<Chair> {
        let chair = *Chair::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(chair)
    }
}

impl FromIterator<Chair> for ChairSet {
    fn from_iter<I: IntoIterator<Item = Chair>>(chairs: I) -> ChairSet {
        chairs.into_iter().fold(ChairSet::NONE, |set, chair| set | ChairSet::only(chair))
    }
}

impl std::ops::BitOr for ChairSet {
    type Output = ChairSet;
    fn bitor(self, other: ChairSet) -> ChairSet {
        ChairSet(self.0 | other.0)
    }
}

impl std::ops::BitAnd for ChairSet {
    type Output = ChairSet;
    fn bitand(self, other: ChairSet) -> ChairSet {
        ChairSet(self.0 & other.0)
    }
}

impl std::ops::Sub for ChairSet {
    type Output = ChairSet;
    fn sub(self, other: ChairSet) -> ChairSet {
        ChairSet(self.0 & !other.0)
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column, self.row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inner_chairs_touch_three_tables_and_outer_ones_one() {
        for chair in Chair::ALL {
            let inner = matches!(chair, Chair::C4 | Chair::B3 | Chair::D3 | Chair::C2);
            assert_eq!(chair.touches().len(), if inner { 3 } else { 1 }, "{chair}");
            assert_eq!(chair.touches().contains(Table::C3), inner, "{chair}");
        }
    }

    #[test]
    fn a_chair_touches_the_tables_beside_it() {
        let at = |name: &str| {
            let bytes = name.as_bytes();
            (i32::from(bytes[0]), i32::from(bytes[1]))
        };
        for chair in Chair::ALL {
            for table in Table::ALL {
                let ((x, y), (u, v)) = (at(chair.name()), at(table.name()));
                let beside = (x - u).abs() + (y - v).abs() == 1;
                assert_eq!(chair.touches().contains(table), beside, "{chair} {table}");
                assert_eq!(table.chairs().contains(&chair), beside, "{chair} {table}");
                assert_eq!(chair.touched().contains(&table), beside, "{chair} {table}");
            }
        }
    }

    #[test]
    fn squares_that_are_no_chair_are_read_all_the_same() {
        for name in ["c3", "f9", "b4", "z0"] {
            assert_eq!(Square::parse(name).map(Square::chair), Ok(None), "{name}");
        }
        for chair in Chair::ALL {
            assert_eq!(Square::parse(chair.name()).map(Square::chair), Ok(Some(chair)));
        }
        for name in ["", "c", "C4", "c44", "4c", "c٤"] {
            assert!(Square::parse(name).is_err(), "{name}");
        }
    }
}
