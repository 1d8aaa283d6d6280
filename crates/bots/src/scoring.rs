//! What guests are worth at tables, packed so that worths can be added: twelve bits a table.

use diner::{Chair, Floor, Guest, Nation, Param, Rules, Table};

use crate::board::{TOUCHES, bits};

/// Bits of a table's share of a board's sums: points, how many guests are foreign, how many sit
/// there.
pub(crate) const POINTS: u32 = 6;
pub(crate) const FOREIGN: u32 = 3;
pub(crate) const TABLE: u32 = 12;
/// What guests are worth at tables, from the rules.
#[derive(Clone, Debug)]
pub(crate) struct Scoring {
    worth: [[u16; Guest::COUNT]; Nation::COUNT],
    pub(crate) factors: [u8; 64],
    pub(crate) must_score: bool,
}

/// A guest of the hand on a chair.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move {
    /// What it adds to a board's sums.
    pub(crate) adds: u64,
    /// The placements that it excludes: those on the same chair.
    pub(crate) excludes: u64,
    /// The placements of the same kind.
    pub(crate) kin: u64,
    /// How many of the kind are in hand.
    pub(crate) copies: u8,
    pub(crate) guest: Guest,
    pub(crate) chair: Chair,
    pub(crate) price: i32,
}

impl Scoring {
    pub(crate) fn new(rules: &Rules) -> Scoring {
        let options = rules.options();
        let number = |param| options.number(param);
        let worth = |table: Nation, guest: Guest| {
            let (points, foreign) = match () {
                () if table == guest.nation() => (number(Param::Own), 0),
                () if table.faction() == guest.nation().faction() => (number(Param::Ally), 1),
                () => (number(Param::Rival), 1),
            };
            u16::from(points) | foreign << POINTS | 1 << (POINTS + FOREIGN)
        };
        let factor = |at: usize| {
            let (guests, foreign) = (at >> FOREIGN, at & 7);
            let lone = if guests == 1 { number(Param::AloneScores) } else { 1 };
            lone * if foreign == 0 { number(Param::Pure) } else { 1 }
        };
        Scoring {
            worth: Nation::ALL.map(|table| Guest::ALL.map(|guest| worth(table, guest))),
            factors: std::array::from_fn(factor),
            must_score: rules.must_score,
        }
    }

    /// What one more guest of the table's nation would earn at a table with this share of sums.
    #[inline]
    pub(crate) fn promised(&self, share: u16) -> i32 {
        let share = share + self.worth[0][0];
        i32::from(share & ((1 << POINTS) - 1))
            * i32::from(self.factors[usize::from(share >> POINTS) % 64])
    }

    /// What a guest on a chair adds to the sums.
    #[inline]
    pub(crate) fn adds(
        &self,
        nations: &[Option<Nation>; Table::COUNT],
        guest: Guest,
        chair: Chair,
    ) -> u64 {
        let mut adds = 0;
        for table in bits(TOUCHES[chair as usize].into()) {
            if let Some(nation) = nations[table] {
                let worth = self.worth[nation as usize][guest as usize];
                adds |= u64::from(worth) << (TABLE * table as u32);
            }
        }
        adds
    }

    /// A guest of a hand on a chair.
    pub(crate) fn placement(
        &self,
        nations: &[Option<Nation>; Table::COUNT],
        guest: Guest,
        chair: Chair,
        copies: u8,
    ) -> Move {
        let adds = self.adds(nations, guest, chair);
        Move { adds, excludes: 0, kin: 0, copies, guest, chair, price: 0 }
    }
}

/// The nations of the tables on a floor.
pub(crate) fn nations(floor: &Floor) -> [Option<Nation>; Table::COUNT] {
    Table::ALL.map(|table| floor.table(table))
}
