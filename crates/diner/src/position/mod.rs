//! Positions: what one viewer knows of a game, or the truth without the order of the piles, as
//! one line of text (NOTATION.md, Positions).

mod read;

use std::fmt;

use crate::hand::Hand;
use crate::keyed::{ByNation, BySeat};
use crate::kinds::{Guest, Nation};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::squares::{Chair, ChairSet, Table};
use crate::state::{Phase, Public};
use crate::syntax::Syntax;

/// A position. Printed by `{}`; read by [`Position::parse`]. The rules stand beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// What everybody sees.
    pub public: Public,
    /// The hands that are known.
    pub hands: BySeat<Option<Hand>>,
    /// The dropped cards that are known.
    pub drops: BySeat<Option<Hand>>,
    /// Guests gone from the floor with a full table.
    pub gone: Hand,
    /// Tables gone, by nation.
    pub tables_gone: ByNation<u8>,
    players: u8,
}

/// Why a text is no position under the rules beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadPosition {
    /// Not nine fields with one blank between.
    Fields {
        /// How many there are.
        found: usize,
    },
    /// A field is not what it should be.
    Field {
        /// Which, from 1.
        field: u8,
        /// Why not.
        why: Syntax,
    },
    /// The fields are well written, but no game by these rules can stand so.
    Impossible {
        /// Which field shows it, from 1.
        field: u8,
        /// Why not.
        why: Impossible,
    },
}

/// What no game can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// There are not so many cards of this kind.
    TooMany(Guest),
    /// There are not so many tables of this nation.
    TooManyTables(Nation),
    /// A table is missing though the game has not ended.
    NoTable(Table),
    /// Four guests sit at a table.
    FullTable(Table),
    /// A guest touches no table of its nation.
    Stray(Chair, Guest),
    /// Two guests on one chair.
    ChairTwice(Chair),
    /// Somebody holds more cards than the limit.
    OverLimit(Seat),
    /// There are more or fewer guest cards than there should be.
    GuestCount {
        /// In all fields together.
        found: u32,
        /// How many there must be.
        expected: u32,
    },
    /// There are more or fewer table cards than there should be.
    TableCount {
        /// In all fields together.
        found: u32,
    },
    /// There are more or fewer seats than players.
    Seats {
        /// How many there are.
        found: usize,
    },
    /// The seat on turn does not play.
    NoSuchSeat,
    /// More guests are placed than a turn allows.
    Placements,
    /// Nobody can be waiting there for a follower.
    Opener(Chair),
}

impl BadPosition {
    /// The stable code of a position that stands alone: `syntax` for spelling, `bad-deck` for
    /// cards that cannot be so. In a record either is `bad-deck`, as it is of the decks.
    pub const fn code(&self) -> &'static str {
        match self {
            BadPosition::Fields { .. } | BadPosition::Field { .. } => "syntax",
            BadPosition::Impossible { .. } => "bad-deck",
        }
    }
}

impl Position {
    pub(crate) fn new(
        rules: &Rules,
        public: Public,
        hands: BySeat<Option<Hand>>,
        drops: BySeat<Option<Hand>>,
        gone: Hand,
        tables_gone: ByNation<u8>,
    ) -> Position {
        // Where there is no card, nothing is hidden; where nobody plays, nothing is known.
        let settled = |known: BySeat<Option<Hand>>, sizes: &BySeat<u8>| {
            BySeat::from_fn(|seat| match sizes[seat] {
                _ if seat.number() > rules.players => None,
                0 => Some(Hand::EMPTY),
                _ => known[seat],
            })
        };
        let (hands, drops) = (settled(hands, &public.cards), settled(drops, &public.dropped));
        Position { public, hands, drops, gone, tables_gone, players: rules.players }
    }

    /// Whether every hand and every dropped card is known.
    pub fn is_full(&self) -> bool {
        let known =
            |cards: &BySeat<Option<Hand>>| Seat::first(self.players).all(|s| cards[s].is_some());
        known(&self.hands) && known(&self.drops)
    }

    /// The guests whose place is not known: in the pile, in hidden hands, dropped by others.
    /// `None` if more are known than there are.
    pub fn unseen(&self, rules: &Rules) -> Option<Hand> {
        let seated = ChairSet::ALL.filter_map(|chair| self.public.floor.guest(chair)).collect();
        let known = Seat::first(self.players)
            .flat_map(|seat| [self.hands[seat], self.drops[seat]])
            .flatten();
        let whole = Hand::whole(rules.copies).without(seated)?.without(self.gone)?;
        known.into_iter().try_fold(whole, |rest, cards| rest.without(cards))
    }

    /// The tables in the pile, by nation. `None` if more are known than there are.
    pub fn unseen_tables(&self) -> Option<ByNation<u8>> {
        let mut left = ByNation::from_fn(|_| 2u8);
        for nation in Nation::ALL {
            left[nation] = left[nation].checked_sub(self.tables_gone[nation])?;
        }
        for nation in Table::ALL.into_iter().filter_map(|table| self.public.floor.table(table)) {
            left[nation] = left[nation].checked_sub(1)?;
        }
        Some(left)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let public = &self.public;
        let seats = || Seat::first(self.players);
        for table in Table::ALL {
            match public.floor.table(table) {
                Some(nation) => write!(f, "{nation}")?,
                None => f.write_str("-")?,
            }
        }
        let seated = |chair| public.floor.guest(chair).map(|guest| format!("{chair}{guest}"));
        let chairs: Vec<String> = ChairSet::ALL.filter_map(seated).collect();
        let heaps = |known: &BySeat<Option<Hand>>, sizes: &BySeat<u8>| {
            let heap = |seat| match known[seat] {
                Some(cards) => cards.to_string(),
                None if sizes[seat] == 0 => "-".into(),
                None => sizes[seat].to_string(),
            };
            seats().map(heap).collect::<Vec<String>>().join("|")
        };
        let scores: Vec<String> = seats().map(|seat| public.scores[seat].to_string()).collect();
        let chairs = if chairs.is_empty() { "-".into() } else { chairs.join(",") };
        write!(f, " {chairs} {}", heaps(&self.hands, &public.cards))?;
        write!(f, " {} {}", scores.join(","), heaps(&self.drops, &public.dropped))?;
        write!(f, " {},{} {}.", public.guests_left, public.tables_left, public.turn.seat)?;
        match (public.turn.phase, public.turn.opener) {
            (Phase::Drawn, _) => f.write_str("drawn")?,
            (Phase::Dropped, _) => f.write_str("dropped")?,
            (Phase::Placing, None) => write!(f, "{}", public.turn.placed)?,
            (Phase::Placing, Some(chair)) => write!(f, "{}!{chair}", public.turn.placed)?,
        }
        write!(f, " {} ", self.gone)?;
        let mut none = true;
        for (nation, &gone) in self.tables_gone.iter() {
            none &= gone == 0;
            (0..gone).try_for_each(|_| write!(f, "{nation}"))?;
        }
        if none { f.write_str("-") } else { Ok(()) }
    }
}
