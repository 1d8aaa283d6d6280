//! What a turn leaves, as numbers: the hand that is left, and the floor, as far as it is known.
//!
//! Apart from [`lessons`](crate::lessons), which weighs them, because learning counts the same
//! numbers that play weighs.

use diner::{
    ByNation, ByTable, ChairSet, Guest, Hand, Nation, Public, Rules, Sex, Table, TableSet,
};

use crate::board::Board;
use crate::promises::Promises;
use crate::scoring::nations;

/// How many numbers.
pub(crate) const REMAINS: usize = 48;

/// The numbers of one end.
pub(crate) type Remains = [i32; REMAINS];

/// Nobody is placed; a card is dropped.
const WAITS: usize = 0;
const DROPS: usize = 1;
/// Tables were cleared, and so many may still be placed when it is seen what comes: none, one, more.
const GOES_ON: usize = 2;
/// An empty hand draws.
const EMPTIED: usize = 5;
/// Tables cleared: corners, the centre.
const CLEARED: usize = 6;
/// One is 1: that of as many cards as may still find a table.
const LIVE: usize = 8;
const MOST_LIVE: usize = 12;
/// Tables in the pile for the cards, added up.
const LATER: usize = 21;
const PAIRS: usize = 22;
const DOUBLES: usize = 23;
/// Tables with so many guests: corners, then the centre.
const TABLES: usize = 24;
/// Own cards for such tables.
const MINE: usize = 32;
/// Own cards that fit now; their kinds; those that fit only later.
const FITTING: [usize; 3] = [40, 41, 42];
/// The best chair for an own card, and the best at each table, added up.
const OWN: [usize; 2] = [43, 44];
/// What one more guest of the table would earn on the best free chair, and on all, added up.
const GIFTS: [usize; 2] = [45, 46];
/// Inner chairs taken.
const TAKEN: usize = 47;

const CENTRE: Table = Table::C3;
const INNER: ChairSet = CENTRE.chair_set();

/// How a turn ends.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ending {
    /// After placements; so many are left if something was revealed.
    Placed {
        /// Placements left.
        left: u8,
        /// An empty hand draws.
        draws: bool,
    },
    /// With a drawn card.
    Drew,
    /// With a dropped card, and one drawn if the rules have it so.
    Dropped {
        /// One is drawn.
        draws: bool,
    },
}

/// What is the same for all ends of a turn.
pub(crate) struct Sight<'a> {
    rules: &'a Rules,
    nations: ByTable<Option<Nation>>,
    to_come: &'a ByNation<u8>,
}

impl<'a> Sight<'a> {
    pub(crate) fn new(rules: &'a Rules, public: &Public, to_come: &'a ByNation<u8>) -> Sight<'a> {
        Sight { rules, nations: nations(&public.floor), to_come }
    }

    /// Tells the numbers that are not 0 of an end; `board` is before `full` tables are cleared.
    /// A number may be told in parts.
    #[inline]
    pub(crate) fn tell(
        &self,
        board: &Board,
        held: Hand,
        ending: Ending,
        mut tell: impl FnMut(usize, i32),
    ) {
        let full = board.full();
        let drawn = match ending {
            Ending::Placed { left, draws } => {
                if !full.is_empty() {
                    tell(GOES_ON + usize::from(left).min(2), 1);
                }
                if draws {
                    tell(EMPTIED, 1);
                }
                draws
            }
            Ending::Drew => {
                tell(WAITS, 1);
                true
            }
            Ending::Dropped { draws } => {
                tell(WAITS, 1);
                tell(DROPS, 1);
                draws
            }
        };
        self.tell_floor(board, full, held, &mut tell);
        self.tell_hand(held, full, drawn, &mut tell);
    }

    #[inline]
    fn tell_floor(
        &self,
        board: &Board,
        full: TableSet,
        held: Hand,
        tell: &mut impl FnMut(usize, i32),
    ) {
        let Promises { after, open, by_chair, most, sum } = Promises::of(self.rules, board, full);
        for table in Table::ALL {
            if full.contains(table) {
                tell(CLEARED + usize::from(table == CENTRE), 1);
            }
        }
        tell(GIFTS[0], most);
        tell(GIFTS[1], sum);
        tell(TAKEN, (after.taken() & INNER).len() as i32);
        let (mut fitting, mut kinds, mut later) = (0, 0, 0);
        let (mut best, mut together) = (0, 0);
        for table in Table::ALL {
            let (false, Some(nation)) = (full.contains(table), self.nations[table]) else {
                continue;
            };
            let seated =
                if full.is_empty() { board.seated(table) } else { after.seated_now(table) } & 3;
            let kind = if table == CENTRE { 4 } else { 0 } + seated;
            tell(TABLES + kind, 1);
            let (mut mine, mut here) = (0, 0);
            for sex in Sex::ALL {
                let count = i32::from(held.count(Guest::new(nation, sex)));
                if count == 0 {
                    continue;
                }
                mine += count;
                let chairs = open[sex as usize] & table.chair_set();
                let most = chairs.into_iter().map(|chair| by_chair[chair]).max().unwrap_or(0);
                if most > 0 {
                    fitting += count;
                    kinds += 1;
                    here = here.max(most);
                } else {
                    later += count;
                }
            }
            if mine > 0 {
                tell(MINE + kind, mine);
            }
            best = best.max(here);
            together += here;
        }
        let told = FITTING.into_iter().zip([fitting, kinds, later]);
        told.chain(OWN.into_iter().zip([best, together])).for_each(|(at, number)| tell(at, number));
    }

    #[inline]
    fn tell_hand(
        &self,
        held: Hand,
        full: TableSet,
        drawn: bool,
        tell: &mut impl FnMut(usize, i32),
    ) {
        let mut near = 0u32;
        for table in Table::ALL {
            if let (false, Some(nation)) = (full.contains(table), self.nations[table]) {
                near |= 1 << nation as u32;
            }
        }
        let (mut live, mut later, mut pairs, mut doubles) = (usize::from(drawn), 0, 0, 0);
        for guest in held.kinds() {
            let (nation, count) = (guest.nation(), held.count(guest));
            let tables = self.to_come[nation];
            later += i32::from(tables) * i32::from(count);
            if tables > 0 || near >> nation as u32 & 1 == 1 {
                live += usize::from(count);
            }
            let partner = Guest::new(nation, guest.sex().other());
            pairs += i32::from(guest.sex() == Sex::Woman && held.contains(partner));
            doubles += i32::from(count > 1);
        }
        tell(LIVE + live.min(MOST_LIVE), 1);
        tell(LATER, later);
        tell(PAIRS, pairs);
        tell(DOUBLES, doubles);
    }
}
