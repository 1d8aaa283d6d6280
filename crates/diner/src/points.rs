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
}

impl TablePoints {
    const NONE: TablePoints = TablePoints {
        table: Table::B4,
        nation: Nation::A,
        guests: [None; 4],
        shares: [0; 4],
        factor: 0,
    };

    /// What the table gives: the shares' sum times the factor.
    #[inline]
    pub fn total(&self) -> i32 {
        self.shares.iter().map(|&share| i32::from(share)).sum::<i32>() * i32::from(self.factor)
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

    fn of(rules: &Rules, floor: &Floor, guest: Guest, chair: Chair, table: Table) -> TablePoints {
        let Some(nation) = floor.table(table) else { return TablePoints::NONE };
        let weight = &rules.weight[nation];
        let mut points = TablePoints { table, nation, factor: 1, ..TablePoints::NONE };
        let (mut alone, mut pure) = (true, true);
        for (i, at) in table.chairs().into_iter().enumerate() {
            let new = at == chair;
            let seated = if new { Some(guest) } else { floor.guest(at) };
            if let Some(seated) = seated {
                points.guests[i] = Some(seated);
                points.shares[i] = weight[seated.nation()];
                alone &= new;
                pure &= seated.nation() == nation;
            }
        }
        let lone = if alone { rules.alone } else { 1 };
        points.factor = lone * if pure { rules.pure } else { 1 };
        points
    }
}

impl Points {
    /// What `guest` would earn, or earns, on the free `chair`. The guest is not on `floor` yet.
    #[inline]
    pub fn of(rules: &Rules, floor: &Floor, guest: Guest, chair: Chair) -> Points {
        let mut points = Points { tables: [TablePoints::NONE; 3], touched: 0 };
        for (slot, table) in points.tables.iter_mut().zip(chair.touches()) {
            *slot = TablePoints::of(rules, floor, guest, chair, table);
            points.touched += 1;
        }
        points
    }

    /// The tables touched, in reading order: one or three.
    pub fn tables(&self) -> &[TablePoints] {
        self.tables.get(..usize::from(self.touched)).unwrap_or_default()
    }

    /// What the placement earns in all.
    #[inline]
    pub fn total(&self) -> i32 {
        self.tables.iter().map(TablePoints::total).sum()
    }
}
