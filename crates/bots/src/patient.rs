//! The bot that waits: a whole turn is worth its points less a price for every card placed, and
//! no more than waiting is worth.
//!
//! Integers only, and cheap enough to steer playouts.

use diner::{
    Action, ByNation, Chair, Deaf, Deal, EmptyHand, Guest, Hand, Nation, Observation, Param, Phase,
    Public, Rules, Sex, State, Table, Viewer,
};

use crate::board::{Board, CHAIRS, Scoring, bits, nations};
use crate::most::wins_by_closing;
use crate::params::{PILE, Params, TABLES, Tuning};
use crate::turns::{Outlook, POINT, Turns, Worth};
use crate::whole::WholeTurn;

/// More than any turn is worth.
const WIN: i32 = 1 << 20;
/// Chairs that touch three tables.
const INNER: u16 = 1 << 3 | 1 << 5 | 1 << 6 | 1 << 8;
/// The corner tables that each chair touches; outer chairs touch one only.
#[rustfmt::skip]
const CORNERS: [[u8; 2]; Chair::COUNT] = [
    [0, 0], [1, 1], [0, 0], [0, 1], [1, 1], [0, 3], [1, 4], [3, 3], [3, 4], [4, 4], [3, 3], [4, 4],
];
/// The table whose chairs are all inner ones.
const CENTRE: usize = Table::C3 as usize;

/// The bot `patient`, to be asked for one turn after the other of one rule set.
#[derive(Clone, Debug)]
pub struct Patient {
    turns: Turns,
    scoring: Scoring,
    prices: Prices,
    looks: usize,
    /// The ends looked at, with what each is worth.
    ends: Vec<(i32, u16)>,
}

/// The parameters, ready for use.
#[derive(Clone, Debug)]
struct Prices {
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
struct Moment<'a> {
    prices: &'a Prices,
    scoring: &'a Scoring,
    nations: [Option<Nation>; Table::COUNT],
    hand: Hand,
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

impl Patient {
    /// With the tuned parameters for these rules.
    pub fn new(rules: &Rules, tuning: Tuning) -> Patient {
        Patient::with(rules, &Params::of(rules, tuning), Patient::FULL)
    }

    /// The effort of the bot: sets of placements followed further, of each size, and ends whose
    /// floor is looked at, those that promise most.
    pub const FULL: (usize, usize) = (48, 512);
    /// An effort for playouts: less than half the time, next to nothing lost.
    pub const QUICK: (usize, usize) = (8, 12);

    /// The same with less effort, for playouts.
    pub fn quick(rules: &Rules, tuning: Tuning) -> Patient {
        Patient::with(rules, &Params::of(rules, tuning), Patient::QUICK)
    }

    /// With other parameters and another effort.
    pub fn with(rules: &Rules, params: &Params, effort: (usize, usize)) -> Patient {
        let (beam, looks) = effort;
        Patient {
            turns: Turns::new(rules, beam),
            scoring: Scoring::new(rules),
            prices: Prices::new(params),
            looks: looks.max(1),
            ends: Vec::new(),
        }
    }

    /// What the seat on turn, holding `hand`, does, up to the first thing it cannot know.
    /// `to_come` are the tables in the pile, of which everybody knows which, but not the order.
    pub fn choose(
        &mut self,
        rules: &Rules,
        public: &Public,
        hand: Hand,
        to_come: &ByNation<u8>,
    ) -> WholeTurn {
        let turn = public.turn;
        match turn.phase {
            Phase::Drawn => return WholeTurn::of(&[Action::Done]),
            Phase::Dropped if rules.draw_after_drop => return WholeTurn::of(&[Action::Draw]),
            Phase::Dropped => return WholeTurn::of(&[Action::Done]),
            Phase::Placing => {}
        }
        let full = hand.len() >= usize::from(rules.limit);
        let fitting = public.floor.fitting();
        if turn.placed == 0 && !full && !hand.is_empty() && !hand.kinds().any(|g| fitting.contains(g)) {
            return draw();
        }
        let moment = Moment::new(&self.prices, &self.scoring, rules, public, hand, to_come);
        self.turns.find_by(rules, public, hand, &moment);
        look(&self.turns, &moment, self.looks, &mut self.ends);
        let best = best_of(&self.ends);
        if hand.is_empty() && wins_by_closing(rules, public, 0) {
            return WholeTurn::of(&[Action::Close]);
        }
        if turn.placed == 0 {
            let waiting = best.map_or(i32::MIN, |_| {
                let board = Board::new(&self.scoring, &public.floor, &moment.nations);
                moment.waiting(&board, rules, full)
            });
            if best.is_none_or(|(_, value)| value <= waiting) {
                return if full { drop_one(&moment, rules, public) } else { draw() };
            }
        }
        let Some((end, _)) = best else { return WholeTurn::of(&[Action::Done]) };
        let actions = self.turns.actions(end);
        let emptied = usize::from(self.turns.placed(end)) == hand.len();
        let may_close = emptied && !self.turns.reveals(end);
        if may_close && wins_by_closing(rules, public, self.turns.points(end)) {
            return closing(&actions);
        }
        actions
    }

    /// Everything the seat on turn, holding `hand`, could do up to the first thing it cannot know,
    /// whole turns that end alike taken as one, with what each is worth in 64ths of a point, the
    /// best first. `found` is written over.
    pub fn candidates(
        &mut self,
        rules: &Rules,
        public: &Public,
        hand: Hand,
        to_come: &ByNation<u8>,
        found: &mut Vec<(i32, WholeTurn)>,
    ) {
        found.clear();
        if public.end.is_some() {
            return;
        }
        let turn = public.turn;
        let first = self.choose(rules, public, hand, to_come);
        if turn.phase != Phase::Placing {
            found.push((0, first));
            return;
        }
        let moment = Moment::new(&self.prices, &self.scoring, rules, public, hand, to_come);
        let may_close = rules.empty_hand == EmptyHand::MayClose;
        look(&self.turns, &moment, usize::MAX, &mut self.ends);
        for i in 0..self.ends.len() {
            let (value, end) = self.ends[i];
            let end = usize::from(end);
            let actions = self.turns.actions(end);
            found.push((value, actions));
            let emptied = usize::from(self.turns.placed(end)) == hand.len();
            if may_close && emptied && !self.turns.reveals(end) {
                found.push((value, closing(&actions)));
            }
        }
        if turn.placed == 0 {
            let full = hand.len() >= usize::from(rules.limit);
            let board = Board::new(&self.scoring, &public.floor, &moment.nations);
            let waiting = moment.waiting(&board, rules, full);
            if full {
                let mut kinds: Vec<Guest> = hand.kinds().collect();
                kinds.sort_by_key(|guest| moment.use_of(public, *guest));
                let drops = kinds.into_iter().zip(0..);
                found.extend(drops.map(|(guest, n)| (waiting - n, dropping(rules, guest))));
            } else {
                found.push((waiting, draw()));
            }
            if may_close && hand.is_empty() {
                found.push((waiting, WholeTurn::of(&[Action::Close])));
            }
        }
        found.sort_by_key(|&(value, turn)| (turn != first, std::cmp::Reverse(value)));
    }

    /// Plays the turn of the seat on turn to its end, or to that of the game; tells how many
    /// actions it played. `to_come` must be [`tables_to_come`], and is kept so.
    pub fn play_turn(
        &mut self,
        rules: &Rules,
        deal: &Deal,
        state: &mut State,
        to_come: &mut ByNation<u8>,
    ) -> u64 {
        let seat = state.public.turn.seat;
        let mut played = 0;
        loop {
            let chosen = self.choose(rules, &state.public, state.hand(seat), to_come);
            for &action in chosen.actions() {
                let tables = state.public.tables_left;
                state.play(rules, deal, action, Deaf);
                played += 1;
                for left in state.public.tables_left..tables {
                    let laid = deal.tables().get(Deal::TABLES - 1 - usize::from(left));
                    if let Some(&nation) = laid {
                        to_come[nation] = to_come[nation].saturating_sub(1);
                    }
                }
                if action == Action::Done || state.public.end.is_some() {
                    return played;
                }
            }
        }
    }

    /// Plays to the end of the game; tells how many actions that took.
    pub fn play_to_end(&mut self, rules: &Rules, deal: &Deal, state: &mut State) -> u64 {
        let mut to_come = tables_to_come(deal, &state.public);
        let mut played = 0;
        while state.public.end.is_none() {
            played += self.play_turn(rules, deal, state, &mut to_come);
        }
        played
    }
}

/// Looks at the floor of the ends that promise most, at most so many.
fn look(turns: &Turns, moment: &Moment<'_>, looks: usize, ends: &mut Vec<(i32, u16)>) {
    ends.clear();
    ends.extend(turns.ends().map(|end| (turns.value(end), end as u16)));
    if ends.len() > looks {
        ends.select_nth_unstable_by_key(looks - 1, |&(value, end)| (-value, end));
        ends.truncate(looks);
    }
    for (value, end) in ends {
        if value.abs() < WIN / 2 {
            let board = turns.board((*end).into());
            *value += moment.floor(&board, board.full(), turns.held((*end).into(), moment.hand));
        }
    }
}

/// The end worth most, the first found among equals.
fn best_of(ends: &[(i32, u16)]) -> Option<(usize, i32)> {
    let best = ends.iter().min_by_key(|&&(value, end)| (-value, end));
    best.map(|&(value, end)| (end.into(), value))
}

/// What the bot of the name does.
pub(crate) fn turn(rules: &Rules, seen: &Observation, tuning: Tuning) -> Option<Vec<Action>> {
    let (public, hand) = (seen.public(), own_hand(seen)?);
    let mut bot = Patient::new(rules, tuning);
    let turn = bot.choose(rules, public, hand, &seen.unseen_tables());
    Some(turn.actions().to_vec())
}

/// The hand of whoever looks, if it is on turn.
pub(crate) fn own_hand(seen: &Observation) -> Option<Hand> {
    let public = seen.public();
    let on_turn = public.end.is_none() && seen.viewer == Viewer::Seat(public.turn.seat);
    seen.hand().filter(|_| on_turn)
}

/// The tables in the pile, by nation. It is no secret which they are.
pub fn tables_to_come(deal: &Deal, public: &Public) -> ByNation<u8> {
    let mut to_come = ByNation::default();
    let pile = deal.tables().iter().rev().take(public.tables_left.into());
    pile.for_each(|&nation| to_come[nation] += 1);
    to_come
}

fn draw() -> WholeTurn {
    WholeTurn::of(&[Action::Draw])
}

/// The same turn, ended by closing the diner.
fn closing(actions: &WholeTurn) -> WholeTurn {
    let mut turn = WholeTurn::EMPTY;
    let placements = actions.actions().iter().filter(|&&action| action != Action::Done);
    placements.for_each(|&action| turn.push(action));
    turn.push(Action::Close);
    turn
}

/// Drops a card, and draws if one does.
fn dropping(rules: &Rules, guest: Guest) -> WholeTurn {
    let then = if rules.draw_after_drop { Action::Draw } else { Action::Done };
    WholeTurn::of(&[Action::Drop { guest }, then])
}

/// Drops the card that is of least use, the first among equals.
fn drop_one(moment: &Moment<'_>, rules: &Rules, public: &Public) -> WholeTurn {
    let least = moment.hand.kinds().min_by_key(|&guest| moment.use_of(public, guest));
    least.map_or(draw(), |guest| dropping(rules, guest))
}

impl Prices {
    fn new(params: &Params) -> Prices {
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
    fn new(
        prices: &'a Prices,
        scoring: &'a Scoring,
        rules: &Rules,
        public: &Public,
        hand: Hand,
        to_come: &'a ByNation<u8>,
    ) -> Moment<'a> {
        let seat = public.turn.seat;
        let penalty = i32::from(rules.hand_penalty);
        let total = |seat| public.scores[seat] - penalty * i32::from(public.cards[seat]);
        let others = rules.seats().filter(|&other| other != seat).map(total).max();
        let [guests_stop, tables_stop] =
            [Param::GuestsEnd, Param::TablesEnd].map(|param| rules.options().number(param));
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
            scoring,
            nations: nations(floor),
            hand,
            to_come,
            scale,
            live,
            lead: total(seat) - others.unwrap_or(0),
            hand_penalty: penalty,
            last_tables: public.tables_left + u8::from(tables_stop != 0),
            last_guest: public.guests_left <= u8::from(guests_stop == 0),
            draws: rules.empty_hand == EmptyHand::Draw,
        }
    }

    /// What a hand of so many live cards is worth.
    #[inline]
    fn cards(&self, live: usize) -> i32 {
        self.prices.hands[live.min(25)] * self.scale / 64
    }

    /// By what cards to drop are told apart: the less, the sooner.
    fn use_of(&self, public: &Public, guest: Guest) -> (bool, i32, usize) {
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
    fn floor(&self, board: &Board, full: u8, held: Hand) -> i32 {
        let prices = self.prices;
        let mut promise = board.promise(self.scoring);
        let mut after = *board;
        let mut value = 0;
        if full != 0 {
            after = board.cleared(full);
            for table in 0..Table::COUNT {
                if full >> table & 1 != 0 {
                    promise[table] = self.scoring.promised(0);
                    value += prices.clear[usize::from(table == CENTRE)];
                } else {
                    let (left, seated) = (after.seated_now(table), board.seated(table));
                    promise[table] = promise[table] * (left as i32 + 1) / (seated as i32 + 1);
                }
            }
        }
        let open = after.open();
        let (mut sum, mut most) = (0, 0);
        let mut promised = [0; Chair::COUNT];
        for chair in bits(u64::from(open[0] | open[1])) {
            let [first, second] = CORNERS[chair];
            let corner = promise[usize::from(first) % Table::COUNT];
            let here = if INNER >> chair & 1 == 0 {
                corner
            } else {
                corner + promise[usize::from(second) % Table::COUNT] + promise[CENTRE]
            };
            promised[chair] = here;
            sum += here;
            most = most.max(here);
        }
        value -= prices.gift[0] * most + prices.gift[1] * sum / 4;
        value += prices.inner * (after.taken() & INNER).count_ones() as i32;
        let mut follow = 0;
        for table in 0..Table::COUNT {
            if full >> table & 1 != 0 {
                continue;
            }
            let seated = if full == 0 { board.seated(table) } else { after.seated_now(table) } & 3;
            value += prices.leave[usize::from(table == CENTRE)][seated];
            let Some(nation) = self.nations[table] else { continue };
            let mut mine = 0;
            for sex in Sex::ALL {
                let count = held.count(Guest::new(nation, sex));
                mine += i32::from(count);
                if count > 0 {
                    for chair in bits(u64::from(open[sex as usize] & CHAIRS[table])) {
                        follow = follow.max(promised[chair]);
                    }
                }
            }
            value += prices.mine[seated] * mine;
        }
        value + prices.follow * follow
    }

    /// What it is worth to place nobody.
    fn waiting(&self, board: &Board, rules: &Rules, full: bool) -> i32 {
        let drawn = !full || rules.draw_after_drop;
        if drawn && self.last_guest {
            let lost = if full { i32::from(rules.drop_penalty) } else { self.hand_penalty };
            return self.ended(self.lead - lost) - lost * POINT;
        }
        let (cards, lost) = if full {
            (self.live - usize::from(!drawn && self.live > 0), i32::from(rules.drop_penalty))
        } else {
            (self.live + 1, 0)
        };
        self.cards(cards) + self.floor(board, 0, self.hand) - lost * POINT
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
        let full = if end.board.is_full() { end.board.full() } else { 0 };
        let drawn = end.cards == 0 && end.placed > 0 && self.draws;
        let over = full != 0 && full.count_ones() >= u32::from(self.last_tables);
        if over || drawn && self.last_guest {
            let penalties = self.hand_penalty * i32::from(end.placed);
            return self.ended(self.lead + end.points + penalties);
        }
        let live = self.live.saturating_sub(end.placed.into()) + usize::from(drawn);
        self.cards(live)
    }
}
