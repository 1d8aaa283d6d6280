//! Everything that changes in a game: what everybody sees, and the hands.

use crate::deal::Deal;
use crate::floor::Floor;
use crate::hand::Hand;
use crate::keyed::{BySeat, ByTable};
use crate::rules::{Rules, Tie};
use crate::seat::Seat;
use crate::squares::{Chair, Table};

/// What everybody at the table sees: part of [`State`] and of every observation, so that legality
/// and previews are asked of one type by those who know the truth and by those who do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// Tables and seated guests.
    pub floor: Floor,
    /// Points so far; after the end the totals, hand penalties taken.
    pub scores: BySeat<i32>,
    /// Cards in hand.
    pub cards: BySeat<u8>,
    /// Cards dropped.
    pub dropped: BySeat<u8>,
    /// Guest cards left in the pile.
    pub guests_left: u8,
    /// Table cards left in the pile.
    pub tables_left: u8,
    /// Whose turn it is and what was done in it.
    pub turn: Turn,
    /// Why the game has ended, if it has.
    pub end: Option<End>,
}

/// How far the turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Who is on turn.
    pub seat: Seat,
    /// Guests placed this turn.
    pub placed: u8,
    /// Whether a guest was drawn or dropped instead.
    pub phase: Phase,
    /// Where an opener waits for its follower.
    pub opener: Option<Chair>,
}

/// Whether a player who placed nobody has drawn or dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Neither.
    Placing,
    /// Dropped, not drawn (yet).
    Dropped,
    /// Drawn: all that is left is to end the turn.
    Drawn,
}

/// Why a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The guest deck ran out.
    Guests,
    /// The table deck ran out.
    Tables,
    /// A player closed the diner.
    Closed,
}

/// The public part and every hand. Secret, hence without `Debug`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    pub(crate) hands: BySeat<Hand>,
}

const _: () = assert!(size_of::<State>() <= 128);

impl Turn {
    /// A turn of which nothing is done yet.
    pub const fn of(seat: Seat) -> Turn {
        Turn { seat, placed: 0, phase: Phase::Placing, opener: None }
    }
}

impl End {
    /// The word that records and `rid check` use.
    pub const fn name(self) -> &'static str {
        match self {
            End::Guests => "guests",
            End::Tables => "tables",
            End::Closed => "closed",
        }
    }
}

impl State {
    /// The state right after the deal: player 1 is on turn.
    pub fn new(rules: &Rules, deal: &Deal) -> State {
        let mut hands = BySeat::new([Hand::EMPTY; Seat::COUNT]);
        let mut cards = BySeat::new([0; Seat::COUNT]);
        let dealt = usize::from(rules.players) * usize::from(rules.hand);
        let dealt = deal.guests().get(..dealt).unwrap_or_default();
        for round in dealt.chunks_exact(usize::from(rules.players)) {
            for (seat, &guest) in Seat::ALL.into_iter().zip(round) {
                hands[seat].add(guest);
            }
        }
        let left = rules.guests() - dealt.len() as u8;
        rules.seats().for_each(|seat| cards[seat] = rules.hand);
        let tables = ByTable::from_fn(|t| Some(deal.table(Deal::TABLES as u8 - t as u8)));
        let public = Public {
            floor: Floor::new(tables),
            scores: BySeat::new([0; Seat::COUNT]),
            cards,
            dropped: BySeat::new([0; Seat::COUNT]),
            guests_left: left,
            tables_left: (Deal::TABLES - Table::COUNT) as u8,
            turn: Turn::of(Seat::P1),
            end: None,
        };
        State { public, hands }
    }

    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat]
    }

    /// The hand of the seat on turn.
    #[inline]
    pub fn hand_on_turn(&self) -> Hand {
        self.hands[self.public.turn.seat]
    }
}

impl Public {
    /// Who has won, in turn order; nobody while the game goes on (RULES.md, End).
    pub fn winners(&self, rules: &Rules) -> Vec<Seat> {
        if self.end.is_none() {
            return Vec::new();
        }
        let standing = |seat: Seat| (self.scores[seat], -self.tie_break(rules, seat));
        let best = rules.seats().map(standing).max();
        rules.seats().filter(|&seat| Some(standing(seat)) == best).collect()
    }

    /// What counts against a seat among equal totals: the less, the better.
    pub fn tie_break(&self, rules: &Rules, seat: Seat) -> i32 {
        match rules.tie {
            Tie::FewestCards => i32::from(self.cards[seat]),
            Tie::FewestPenalties => self.penalties(rules, seat),
            Tie::Shared => 0,
        }
    }

    /// Points lost to dropped cards and, after the end, to held ones.
    pub fn penalties(&self, rules: &Rules, seat: Seat) -> i32 {
        let lost = |cards: u8, each: u8| i32::from(cards) * i32::from(each);
        let held = if self.end.is_some() { lost(self.cards[seat], rules.hand_penalty) } else { 0 };
        lost(self.dropped[seat], rules.drop_penalty) + held
    }
}
