//! Options compiled into what the engine reads: numbers, a table of weights, a few small choices.
//!
//! The only place where the values of options are told apart. Everywhere else a difference
//! between rule sets is a number, a table entry, or a `match` at a turn boundary.

use crate::keyed::ByNation;
use crate::kinds::{Guest, Nation};
use crate::options::{BadRules, Options, Param};
use crate::seat::Seat;

/// A rule set that can be dealt, ready to play by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    options: Options,
    /// How many play: 2–5.
    pub players: u8,
    /// Men, and as many women, of each nation: 2–4.
    pub copies: u8,
    /// Cards dealt to each seat.
    pub hand: u8,
    /// The most cards a hand may hold.
    pub limit: u8,
    /// The most guests placed in one turn.
    pub placements: u8,
    /// Points lost for each dropped card, at once.
    pub drop_penalty: u8,
    /// Points lost for each card held at the end.
    pub hand_penalty: u8,
    /// Whether a placement must earn something.
    pub must_score: bool,
    /// Whether a drop is followed by a draw.
    pub draw_after_drop: bool,
    /// What happens to a hand that a placement empties.
    pub empty_hand: EmptyHand,
    /// Who wins among equal totals.
    pub tie: Tie,
    /// What a guest at a table is worth, by the table's nation.
    pub(crate) weight: ByNation<Weights>,
    /// The factor for a guest alone at a table: 0 or 1.
    pub(crate) alone: u8,
    /// The factor for a table at which every guest is of its nation.
    pub(crate) pure: u8,
    /// Whether a guest who joins others may earn nothing, since some weight is 0.
    pub(crate) worthless: bool,
    /// The game ends when a draw leaves so many guest cards.
    pub(crate) guests_stop: Stop,
    /// The game ends when a new table leaves so many table cards.
    pub(crate) tables_stop: Stop,
}

/// What each kind of guest is worth at one table; the last entry is that of an empty chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Weights([u8; Guest::COUNT + 1]);

impl Weights {
    /// What whoever sits on a chair is worth; 0 for nobody.
    #[inline]
    pub(crate) fn of(&self, seated: Option<Guest>) -> u8 {
        self.0[seated.map_or(Guest::COUNT, |guest| guest as usize)]
    }
}

/// `empty_hand`: what happens to a hand that a placement empties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyHand {
    /// It draws one card at once.
    Draw,
    /// Nothing.
    Keep,
    /// Nothing, but its player may close the diner.
    MayClose,
}

/// `tie`: who wins among equal totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// Whoever holds fewest cards.
    FewestCards,
    /// Whoever lost fewest points to dropped and held cards.
    FewestPenalties,
    /// All of them.
    Shared,
}

/// When a deck ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// As soon as it is empty.
    Empty,
    /// When a card is needed and none is left.
    Needed,
}

impl Rules {
    /// Compiles options.
    ///
    /// # Errors
    /// [`BadRules::HandOverLimit`] and [`BadRules::TooFewGuests`]: rule sets that cannot be dealt.
    pub fn new(options: Options) -> Result<Rules, BadRules> {
        let number = |param| options.number(param);
        let (players, copies, hand) =
            (number(Param::Players), number(Param::Copies), number(Param::Hand));
        let limit = number(Param::Limit);
        if hand > limit {
            return Err(BadRules::HandOverLimit { hand, limit });
        }
        let dealt = u16::from(players) * u16::from(hand);
        let guests = u16::from(copies) * Guest::COUNT as u16;
        if dealt >= guests {
            return Err(BadRules::TooFewGuests { dealt, guests });
        }
        let (own, ally, rival) = (number(Param::Own), number(Param::Ally), number(Param::Rival));
        let worth = |table: Nation, guest: Nation| match () {
            () if table == guest => own,
            () if table.faction() == guest.faction() => ally,
            () => rival,
        };
        Ok(Rules {
            players,
            copies,
            hand,
            limit,
            placements: number(Param::Placements),
            drop_penalty: number(Param::DropPenalty),
            hand_penalty: number(Param::HandPenalty),
            must_score: number(Param::MustScore) != 0,
            draw_after_drop: number(Param::FullHand) == 0,
            empty_hand: match number(Param::EmptyHand) {
                0 => EmptyHand::Draw,
                1 => EmptyHand::Keep,
                _ => EmptyHand::MayClose,
            },
            tie: match number(Param::Tie) {
                0 => Tie::FewestCards,
                1 => Tie::FewestPenalties,
                _ => Tie::Shared,
            },
            weight: ByNation::from_fn(|table| {
                let worth = |kind: &Guest| worth(table, kind.nation());
                Weights(std::array::from_fn(|i| Guest::ALL.get(i).map_or(0, worth)))
            }),
            alone: number(Param::AloneScores),
            pure: number(Param::Pure),
            worthless: own.min(ally).min(rival) == 0,
            guests_stop: Stop::of(number(Param::GuestsEnd)),
            tables_stop: Stop::of(number(Param::TablesEnd)),
            options,
        })
    }

    /// Reads and compiles: the name of a preset, then changes as `limit=10 pure=2`.
    ///
    /// # Errors
    /// The first fault, as [`Options::parse`] and [`Rules::new`] find it.
    pub fn parse(preset: &str, house: &str) -> Result<Rules, BadRules> {
        Rules::new(Options::parse(preset, house)?)
    }

    /// What they were compiled from.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The seats in play, in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::first(self.players)
    }

    /// How many guest cards there are.
    pub const fn guests(&self) -> u8 {
        self.copies * Guest::COUNT as u8
    }
}

impl Stop {
    fn of(choice: u8) -> Stop {
        if choice == 0 { Stop::Empty } else { Stop::Needed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_dealt_is_refused() {
        let refused = |house| Rules::parse("rid", house).err();
        assert_eq!(refused("hand=8 limit=7"), Some(BadRules::HandOverLimit { hand: 8, limit: 7 }));
        let few = BadRules::TooFewGuests { dealt: 48, guests: 48 };
        assert_eq!(refused("copies=2 hand=12"), Some(few));
        assert_eq!(refused("copies=2 hand=11"), None);
    }
}
