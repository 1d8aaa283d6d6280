//! Whole turns: every order of placements from a known hand, those that end alike taken as one.
//!
//! Where an order reveals something hidden (a table is cleared, an empty hand draws) it stops:
//! what comes then is not known. Nothing is allocated once the lists have grown.

use diner::{
    ByChair, ByTable, Chair, ChairSet, EmptyHand, Guest, Hand, Nation, Phase, Public, Rules,
};

use crate::board::{Board, bits};
use crate::scoring::{Move, nations};

/// One point in the unit of values.
pub(crate) const POINT: i32 = 64;

/// At most so many ends are kept in all.
const NODES: usize = 4096;
/// Places of the table that finds equal ends; a power of two.
const SLOTS: usize = 2 * NODES;

/// What ends are worth beside their points, in 64ths of a point.
pub(crate) trait Worth {
    /// What is lost with a card by placing it.
    fn price(&self, guest: Guest, copies: u8) -> i32;

    /// What the end is worth apart from points and prices, as far as that is seen at once.
    fn rest(&self, end: &Outlook) -> i32;
}

/// Points alone; of equal points those with fewer cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PointsOnly;

impl Worth for PointsOnly {
    fn price(&self, _guest: Guest, _copies: u8) -> i32 {
        1
    }

    fn rest(&self, _end: &Outlook) -> i32 {
        0
    }
}

/// How a turn could end, as its worth is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    pub(crate) board: Board,
    /// Cards placed by it.
    pub(crate) placed: u8,
    /// Cards left in hand, without what an empty hand draws.
    pub(crate) cards: u8,
    /// Points earned, best order.
    pub(crate) points: i32,
}

/// One way to end a turn: a set of placements.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The placements, as bits.
    pub(crate) set: u64,
    /// The placements that are not excluded yet.
    left: u64,
    pub(crate) board: Board,
    pub(crate) points: i16,
    /// The prices of its cards.
    price: i32,
    /// What it is worth but for its points.
    worth: i32,
    pub(crate) value: i32,
    pub(crate) parent: u16,
    pub(crate) last: u8,
    pub(crate) depth: u8,
    /// An opener waits for its follower.
    pub(crate) waits: bool,
    /// Something hidden is revealed: the order goes no further.
    pub(crate) stops: bool,
}

/// Finds whole turns. Made once for a rule set and used again and again.
#[derive(Clone, Debug)]
pub struct Turns {
    beam: usize,
    pub(crate) moves: Vec<Move>,
    pub(crate) nodes: Vec<Node>,
    level: Vec<u16>,
    /// Where the node of a set is, with the number of the search that put it there.
    slots: Vec<(u32, u16)>,
    search: u32,
    pub(crate) complete: bool,
    pub(crate) may_stay: bool,
    placements: u8,
}

impl Turns {
    /// For these rules. Of each number of placements at most `beam` sets are followed further,
    /// those worth most.
    pub fn new(rules: &Rules, beam: usize) -> Turns {
        Turns {
            beam: beam.max(1),
            moves: Vec::with_capacity(64),
            nodes: Vec::with_capacity(256),
            level: Vec::new(),
            slots: vec![(0, 0); SLOTS],
            search: 0,
            complete: true,
            may_stay: false,
            placements: rules.placements,
        }
    }

    /// Finds all ends for the seat on turn, who holds `hand`, those to be followed chosen by their
    /// points; tells how many sets of placements there were.
    pub fn find(&mut self, rules: &Rules, public: &Public, hand: Hand) -> u64 {
        self.find_by(rules, public, hand, &PointsOnly)
    }

    /// The same, by any worth.
    pub(crate) fn find_by<W: Worth>(
        &mut self,
        rules: &Rules,
        public: &Public,
        hand: Hand,
        worth: &W,
    ) -> u64 {
        let turn = public.turn;
        self.nodes.clear();
        self.moves.clear();
        self.complete = true;
        self.may_stay = turn.placed > 0 && turn.opener.is_none();
        let fitting = public.floor.fitting();
        if turn.phase != Phase::Placing {
            return 0;
        }
        let fits = turn.placed < self.placements && hand.kinds().any(|g| fitting.contains(g));
        if !fits && !self.may_stay {
            return 0;
        }
        let nations = nations(&public.floor);
        let board = Board::new(rules, &public.floor, &nations);
        let cards = hand.len() as u8;
        let outlook = Outlook { board, placed: 0, cards, points: 0 };
        let rest = if self.may_stay { worth.rest(&outlook) } else { 0 };
        let mut root = Node {
            set: 0,
            left: 0,
            board,
            points: 0,
            price: 0,
            worth: rest,
            value: rest,
            parent: 0,
            last: 0,
            depth: 0,
            waits: turn.opener.is_some(),
            stops: false,
        };
        if fits {
            self.list_moves(rules, public, hand, worth, &nations);
            root.left = ones(self.moves.len());
        }
        let joining = turn.opener.map_or(ChairSet::ALL, Chair::neighbours);
        self.nodes.push(root);
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.slots.fill((0, 0));
            self.search = 1;
        }
        let draws = rules.empty_hand == EmptyHand::Draw;
        let mut begin = 0;
        for depth in 0..self.placements.saturating_sub(turn.placed) {
            let end = self.nodes.len();
            if begin == end {
                break;
            }
            let last = turn.placed + depth + 1 == self.placements;
            self.pick_level(begin, end);
            for i in 0..self.level.len() {
                let at = usize::from(self.level[i]);
                let left = cards.saturating_sub(depth + 1);
                let ctx = Step { at, joining, depth: depth + 1, left, draws, last };
                self.expand(rules, ctx, worth);
            }
            begin = end;
        }
        self.nodes.len() as u64
    }

    /// Who could be placed where in this turn, some of it perhaps only after others.
    fn list_moves<W: Worth>(
        &mut self,
        rules: &Rules,
        public: &Public,
        hand: Hand,
        worth: &W,
        nations: &ByTable<Option<Nation>>,
    ) {
        let free = ChairSet::ALL - public.floor.taken();
        for guest in hand.kinds() {
            let chairs = public.floor.near_own(guest) & free;
            if chairs.is_empty() {
                continue;
            }
            let (copies, first) = (hand.count(guest), self.moves.len());
            let price = worth.price(guest, copies);
            for chair in chairs {
                let mut found = Move::new(rules, nations, guest, chair, copies);
                found.price = price;
                self.moves.push(found);
            }
            let kin = ones(self.moves.len()) & !ones(first);
            self.moves[first..].iter_mut().for_each(|found| found.kin = kin);
        }
        let mut on = ByChair::<u64>::default();
        for (i, found) in self.moves.iter().enumerate() {
            on[found.chair] |= 1 << (i % 64);
        }
        self.moves.iter_mut().for_each(|found| found.excludes = on[found.chair]);
    }

    /// Which nodes of a level are followed further: all, or the best.
    fn pick_level(&mut self, begin: usize, end: usize) {
        self.level.clear();
        let nodes = &self.nodes;
        self.level.extend((begin..end).filter(|&i| !nodes[i].stops).map(|i| i as u16));
        if self.level.len() > self.beam {
            let key = |&i: &u16| {
                let node = &nodes[usize::from(i)];
                (-node.value, node.set)
            };
            self.level.select_nth_unstable_by_key(self.beam - 1, key);
            self.level.truncate(self.beam);
            self.complete = false;
        }
    }

    fn expand<W: Worth>(&mut self, rules: &Rules, step: Step, worth: &W) {
        let from = self.nodes[step.at];
        let joining = match (from.waits, from.depth) {
            (false, _) => ChairSet::ALL,
            (true, 0) => step.joining,
            (true, _) => self.moves[usize::from(from.last)].chair.neighbours(),
        };
        let open = from.board.open().map(|open| open & joining);
        for number in bits(from.left) {
            let placed = self.moves[number];
            if !open[placed.guest.sex() as usize].contains(placed.chair) {
                continue;
            }
            let board = from.board.after(&placed);
            let earned = board.earned(rules, &placed);
            let waits = earned == 0 && rules.must_score;
            // Nothing earned: an opener, if all its tables were empty and somebody can follow.
            if waits && (step.last || !from.board.quiet().contains(placed.chair)) {
                continue;
            }
            let set = from.set | 1 << number;
            let points = from.points + earned as i16;
            match self.slot(set) {
                Found::At(i) => {
                    let node = &mut self.nodes[i];
                    if points > node.points {
                        node.points = points;
                        node.value = node.worth + i32::from(points) * POINT;
                        (node.parent, node.last) = (step.at as u16, number as u8);
                    }
                }
                Found::Free(slot) => {
                    if self.nodes.len() >= NODES {
                        self.complete = false;
                        return;
                    }
                    let copies_gone = (set & placed.kin).count_ones() >= u32::from(placed.copies);
                    let kin = if copies_gone { placed.kin } else { 0 };
                    let stops = !board.full().is_empty() || step.left == 0 && step.draws;
                    let outlook = Outlook {
                        board,
                        placed: step.depth,
                        cards: step.left,
                        points: points.into(),
                    };
                    let price = from.price + placed.price;
                    let value = worth.rest(&outlook) - price;
                    let node = Node {
                        set,
                        left: from.left & !(placed.excludes | kin),
                        board,
                        points,
                        price,
                        worth: value,
                        value: value + i32::from(points) * POINT,
                        parent: step.at as u16,
                        last: number as u8,
                        depth: step.depth,
                        waits,
                        stops,
                    };
                    self.slots[slot] = (self.search, self.nodes.len() as u16);
                    self.nodes.push(node);
                }
            }
        }
    }

    #[inline]
    fn slot(&self, set: u64) -> Found {
        let mut slot = (set.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize % SLOTS;
        loop {
            let (search, at) = self.slots[slot];
            if search != self.search {
                return Found::Free(slot);
            }
            if self.nodes[usize::from(at)].set == set {
                return Found::At(at.into());
            }
            slot = (slot + 1) % SLOTS;
        }
    }
}

/// What is the same for all that follows one node.
#[derive(Clone, Copy)]
struct Step {
    at: usize,
    /// Chairs that join the opener that waits at the start.
    joining: ChairSet,
    depth: u8,
    left: u8,
    draws: bool,
    last: bool,
}

enum Found {
    At(usize),
    Free(usize),
}

/// The lowest bits, so many.
fn ones(bits: usize) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}
