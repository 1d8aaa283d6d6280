//! What a placement earns, table by table and guest by guest.
//!
//! One function serves scoring, previews and explanations, so that no explanation can differ from
//! the score.

use crate::floor::Floor;
use crate::kinds::{Guest, Nation};
use crate::rules::Rules;
use crate::squares::{Chair, Table};

/// What one placement earns: a share for each table the chair touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    tables: [TablePoints; 3],
    touched: u8,
}

/// What a placement earns at one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablePoints {
    /// The table's square.
    pub table: Table,
    /// Its nation.
    pub nation: Nation,
    /// Who sits on its four chairs, in chair order, the new guest included.
    pub guests: [Option<Guest>; 4],
    /// What each of them is worth here, before the factor; 0 for an empty chair.
    pub shares: [u8; 4],
    /// 0 for a guest who is alone and earns nothing so, `pure` where every guest is of the
    /// table's nation, else 1.
    pub factor: u8,
    total: u16,
}

impl TablePoints {
    const NONE: TablePoints = TablePoints {
        table: Table::B4,
        nation: Nation::A,
        guests: [None; 4],
        shares: [0; 4],
        factor: 0,
        total: 0,
    };

    /// What the table gives: the shares' sum times the factor.
    #[inline(always)]
    pub fn total(&self) -> i32 {
        i32::from(self.total)
    }

    /// Whether the new guest is the only one at the table.
    pub fn is_alone(&self) -> bool {
        self.guests.iter().flatten().count() == 1
    }

    /// The guests seated and what each is worth, before the factor.
    pub fn seated(&self) -> impl Iterator<Item = (Chair, Guest, u8)> {
        let seats = self.table.chairs().into_iter().zip(self.guests).zip(self.shares);
        seats.filter_map(|((chair, guest), share)| Some((chair, guest?, share)))
    }

    /// What a guest who has just sat down earns at a table.
    #[inline(always)]
    fn of(rules: &Rules, floor: &Floor, table: Table) -> TablePoints {
        let weights = &rules.weights[floor.row(table)];
        // One by one: `map` over an array of bytes is made into shifts and masks.
        let [a, b, c, d] = table.chairs();
        let guests @ [e, f, g, h] =
            [floor.guest(a), floor.guest(b), floor.guest(c), floor.guest(d)];
        let [e, f, g, h] = [weights.of(e), weights.of(f), weights.of(g), weights.of(h)];
        let seated = e + f + g + h;
        let shares = [e.points(), f.points(), g.points(), h.points()];
        let total = seated.points() as u16 * rules.factor(seated) as u16;
        let nation = floor.table(table).unwrap_or(Nation::A);
        TablePoints { table, nation, guests, shares, factor: rules.factor(seated), total }
    }
}

impl Points {
    /// What `guest` would earn on the free `chair`.
    pub fn of(rules: &Rules, floor: &Floor, guest: Guest, chair: Chair) -> Points {
        let mut floor = *floor;
        floor.seat(guest, chair);
        Points::of_seated(rules, &floor, chair)
    }

    /// What the guest who has just sat down on `chair` earns.
    pub(crate) fn of_seated(rules: &Rules, floor: &Floor, chair: Chair) -> Points {
        let mut points = Points { tables: [TablePoints::NONE; 3], touched: 0 };
        for (slot, table) in points.tables.iter_mut().zip(chair.touched().iter().copied()) {
            *slot = TablePoints::of(rules, floor, table);
            points.touched += 1;
        }
        points
    }

    /// The total alone: what [`Points::of_seated`] adds up to, without a list of it.
    #[inline]
    pub(crate) fn earned(rules: &Rules, floor: &Floor, chair: Chair) -> i32 {
        chair.touched().iter().map(|&table| TablePoints::of(rules, floor, table).total()).sum()
    }

    /// The tables touched, in reading order: one or three.
    pub fn tables(&self) -> &[TablePoints] {
        self.tables.get(..usize::from(self.touched)).unwrap_or_default()
    }

    /// What the placement earns in all.
    pub fn total(&self) -> i32 {
        self.tables.iter().map(TablePoints::total).sum()
    }
}
