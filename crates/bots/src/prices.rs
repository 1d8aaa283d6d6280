//! What cards, floors and ends are worth to `patient`: its parameters at work.
//!
//! Integers only, in 64ths of a point.

use diner::{
    ByNation, ByTable, ChairSet, EmptyHand, Guest, Hand, Nation, Public, Rules, Sex, Table,
    TableSet,
};

use crate::board::Board;
use crate::params::{PILE, Params, TABLES};
use crate::promises::Promises;
use crate::scoring::nations;
use crate::turns::{Outlook, POINT, Worth};

/// More than any turn is worth.
pub(crate) const WIN: i32 = 1 << 20;
/// The table whose chairs are all inner ones.
const CENTRE: Table = Table::C3;
/// Chairs that touch three tables.
const INNER: ChairSet = CENTRE.chair_set();

/// The parameters, ready for use.
#[derive(Clone, Debug)]
pub(crate) struct Prices {
    /// What a hand of so many cards is worth.
    hands: [i32; 26],
    /// How much of that is left, by guests left, by tables left.
    pile: [i32; 97],
    tables: [i32; 25],
    leave: [[i32; 4]; 2],
    mine: [i32; 4],
    clear: [i32; 2],
    gift: [i32; 2],
    follow: i32,
    inner: i32,
    kinds: [i32; 3],
}

/// What does not change while one turn is thought about.
pub(crate) struct Moment<'a> {
    prices: &'a Prices,
    rules: &'a Rules,
    pub(crate) nations: ByTable<Option<Nation>>,
    pub(crate) hand: Hand,
    to_come: &'a ByNation<u8>,
    /// How much a card is worth now, in 64ths.
    scale: i32,
    /// Cards of the hand that may still find a table.
    live: usize,
    /// How many more points this seat has than the best other, if the game ended now.
    lead: i32,
    hand_penalty: i32,
    /// So many tables cleared end the game.
    last_tables: u8,
    /// A drawn card ends the game.
    last_guest: bool,
    draws: bool,
}

impl Prices {
    pub(crate) fn new(params: &Params) -> Prices {
        let steps: [i32; 12] = params.group("hand");
        let mut hands = [0; 26];
        for i in 1..hands.len() {
            hands[i] = hands[i - 1] + steps[(i - 1).min(11)];
        }
        let [a, b, c, d, e, f] = params.group("leave");
        let [[follow], [inner]] = ["follow", "inner"].map(|name| params.group(name));
        Prices {
            hands,
            pile: curve(&PILE, &params.group::<8>("pile")),
            tables: curve(&TABLES, &params.group::<6>("tables")),
            leave: [[0, a, b, c], [0, d, e, f]],
            mine: params.group("mine"),
            clear: params.group("clear"),
            gift: params.group("gift"),
            follow,
            inner,
            kinds: params.group("kinds"),
        }
    }
}

impl Prices {
    /// What a hand of so many cards is worth to whoever holds it, in 64ths of a point.
    pub(crate) fn hand(&self, cards: u8, public: &Public) -> i32 {
        let pile = self.pile[usize::from(public.guests_left).min(96)];
        let tables = self.tables[usize::from(public.tables_left).min(24)];
        self.hands[usize::from(cards).min(25)] * (pile * tables / 64) / 64
    }
}

/// Straight lines between the knots, level after the last.
fn curve<const N: usize>(knots: &[u8], heights: &[i32]) -> [i32; N] {
    std::array::from_fn(|at| {
        let at = at as i32;
        let next = knots.iter().position(|&knot| i32::from(knot) >= at);
        let height = |i: usize| heights.get(i).copied().unwrap_or_default();
        match next {
            None => height(knots.len() - 1),
            Some(0) => height(0),
            Some(i) => {
                let (from, to) = (i32::from(knots[i - 1]), i32::from(knots[i]));
                (height(i - 1) * (to - at) + height(i) * (at - from)) / (to - from)
            }
        }
    })
}

impl<'a> Moment<'a> {
    pub(crate) fn new(
        prices: &'a Prices,
        rules: &'a Rules,
        public: &Public,
        hand: Hand,
        to_come: &'a ByNation<u8>,
    ) -> Moment<'a> {
        let seat = public.turn.seat;
        let penalty = i32::from(rules.hand_penalty);
        let total = |seat| public.scores[seat] - penalty * i32::from(public.cards[seat]);
        let others = rules.seats().filter(|&other| other != seat).map(total).max();
        let scale = prices.pile[usize::from(public.guests_left).min(96)]
            * prices.tables[usize::from(public.tables_left).min(24)]
            / 64;
        let floor = &public.floor;
        let mut live = 0;
        for guest in hand.kinds() {
            let (nation, count) = (guest.nation(), hand.count(guest));
            if to_come[nation] > 0 || !floor.near(nation).is_empty() {
                live += usize::from(count);
            }
        }
        Moment {
            prices,
            rules,
            nations: nations(floor),
            hand,
            to_come,
            scale,
            live,
            lead: total(seat) - others.unwrap_or(0),
            hand_penalty: penalty,
            last_tables: rules.tables_to_end(public.tables_left),
            last_guest: rules.draws_to_end(public.guests_left) == 1,
            draws: rules.empty_hand == EmptyHand::Draw,
        }
    }

    /// What a hand of so many live cards is worth.
    #[inline]
    fn cards(&self, live: usize) -> i32 {
        self.prices.hands[live.min(25)] * self.scale / 64
    }

    /// By what cards to drop are told apart: the less, the sooner.
    pub(crate) fn use_of(&self, public: &Public, guest: Guest) -> (bool, i32, usize) {
        let nation = guest.nation();
        let tables = public.floor.near(nation).len();
        let live = tables > 0 || self.to_come[nation] > 0;
        (live, self.price_of(guest, self.hand.count(guest)), tables)
    }

    /// More or less than any other card of the hand.
    fn price_of(&self, guest: Guest, copies: u8) -> i32 {
        let [later, pair, double] = self.prices.kinds;
        let nation = guest.nation();
        let other = Guest::new(nation, guest.sex().other());
        let mut price = later * i32::from(self.to_come[nation]);
        if self.hand.contains(other) {
            price += pair;
        }
        if copies > 1 {
            price += double;
        }
        price * self.scale / 64
    }

    /// What the floor is worth as it is left, `held` being in hand.
    #[inline]
    pub(crate) fn floor(&self, board: &Board, full: TableSet, held: Hand) -> i32 {
        let prices = self.prices;
        let Promises { after, open, by_chair, most, sum } = Promises::of(self.rules, board, full);
        let mut value = 0;
        for table in Table::ALL {
            if full.contains(table) {
                value += prices.clear[usize::from(table == CENTRE)];
            }
        }
        value -= prices.gift[0] * most + prices.gift[1] * sum / 4;
        value += prices.inner * (after.taken() & INNER).len() as i32;
        let mut follow = 0;
        for table in Table::ALL {
            if full.contains(table) {
                continue;
            }
            let seated =
                if full.is_empty() { board.seated(table) } else { after.seated_now(table) } & 3;
            value += prices.leave[usize::from(table == CENTRE)][seated];
            let Some(nation) = self.nations[table] else { continue };
            let mut mine = 0;
            for sex in Sex::ALL {
                let count = held.count(Guest::new(nation, sex));
                mine += i32::from(count);
                if count > 0 {
                    for chair in open[sex as usize] & table.chair_set() {
                        follow = follow.max(by_chair[chair]);
                    }
                }
            }
            value += prices.mine[seated] * mine;
        }
        value + prices.follow * follow
    }

    /// What it is worth to place nobody, with a full hand or not, if that ends the game.
    pub(crate) fn ended_by_waiting(&self, full: bool) -> Option<i32> {
        let drawn = !full || self.rules.draw_after_drop;
        let lost = if full { i32::from(self.rules.drop_penalty) } else { self.hand_penalty };
        let ends = drawn && self.last_guest;
        ends.then(|| self.ended(self.lead - lost) - lost * POINT)
    }

    /// What it is worth to place nobody, if the game goes on.
    pub(crate) fn waiting(&self, board: &Board, full: bool) -> i32 {
        let drawn = !full || self.rules.draw_after_drop;
        let (cards, lost) = if full {
            let cards = self.live - usize::from(!drawn && self.live > 0);
            (cards, i32::from(self.rules.drop_penalty))
        } else {
            (self.live + 1, 0)
        };
        self.cards(cards) + self.floor(board, TableSet::NONE, self.hand) - lost * POINT
    }

    fn ended(&self, lead: i32) -> i32 {
        if lead > 0 { WIN } else { -WIN }
    }
}

impl Worth for Moment<'_> {
    fn price(&self, guest: Guest, copies: u8) -> i32 {
        self.price_of(guest, copies)
    }

    #[inline]
    fn rest(&self, end: &Outlook) -> i32 {
        let full = end.board.full();
        let drawn = end.cards == 0 && end.placed > 0 && self.draws;
        let over = !full.is_empty() && full.len() >= usize::from(self.last_tables);
        if over || drawn && self.last_guest {
            let penalties = self.hand_penalty * i32::from(end.placed);
            return self.ended(self.lead + end.points + penalties);
        }
        let live = self.live.saturating_sub(end.placed.into()) + usize::from(drawn);
        self.cards(live)
    }
}
