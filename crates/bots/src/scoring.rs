//! What placements add to the sums of a board: the worths at the five tables side by side.

use diner::{ByTable, Chair, Floor, Guest, Nation, Rules, Worth};

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

impl Move {
    /// A guest of a hand on a chair.
    pub(crate) fn new(
        rules: &Rules,
        nations: &ByTable<Option<Nation>>,
        guest: Guest,
        chair: Chair,
        copies: u8,
    ) -> Move {
        let adds = adds(rules, nations, guest, chair);
        Move { adds, excludes: 0, kin: 0, copies, guest, chair, price: 0 }
    }
}

/// What a guest on a chair adds to the sums.
#[inline]
pub(crate) fn adds(
    rules: &Rules,
    nations: &ByTable<Option<Nation>>,
    guest: Guest,
    chair: Chair,
) -> u64 {
    let mut adds = 0;
    for &table in chair.touched() {
        if let Some(nation) = nations[table] {
            adds |= u64::from(rules.worth(nation, guest).bits()) << (Worth::BITS * table as u32);
        }
    }
    adds
}

/// The nations of the tables on a floor.
pub(crate) fn nations(floor: &Floor) -> ByTable<Option<Nation>> {
    ByTable::from_fn(|table| floor.table(table))
}
