//! Options compiled into what the engine reads: numbers, a table of weights, a few small choices.
//!
//! The only place where the values of options are told apart. Everywhere else a difference
//! between rule sets is a number, a table entry, or a `match` at a turn boundary.

use crate::keyed::BySeat;
use crate::kinds::{Guest, Nation};
use crate::options::{BadRules, Options, Param};
use crate::seat::Seat;
use crate::worth::{Weights, Worth};

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
    /// Whose turn follows.
    pub(crate) next: BySeat<Seat>,
    /// What a guest at a table is worth, by the table's nation; nothing where no table is.
    pub(crate) weights: [Weights; 16],
    /// The factor for a guest alone at a table: 0 or 1.
    pub(crate) alone: u8,
    /// The factor for the guests at a table: `alone` for one, `pure` where none is foreign.
    factors: [u8; Worth::FACTORS],
    /// Whether a guest who joins others may earn nothing, since some weight is 0.
    pub(crate) worthless: bool,
    /// The game ends when a draw leaves so many guest cards: 0, or [`NEVER`].
    pub(crate) guests_stop: u8,
    /// The game ends when a new table leaves so many table cards: 0, or [`NEVER`].
    pub(crate) tables_stop: u8,
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

/// More cards than there are: a deck that ends the game only when one is needed and none is left.
pub(crate) const NEVER: u8 = u8::MAX;

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
            next: BySeat::from_fn(|seat| seat.next(players)),
            weights: std::array::from_fn(|table| {
                let of = |nation: Nation, guest: Guest| {
                    Worth::of_guest(worth(nation, guest.nation()), guest.nation() != nation)
                };
                let pair = |i| Nation::ALL.get(table).copied().zip(Guest::ALL.get(i).copied());
                Weights(std::array::from_fn(|i| {
                    pair(i).map_or(Worth::NONE, |(nation, guest)| of(nation, guest))
                }))
            }),
            factors: std::array::from_fn(|i| {
                let (guests, foreign) = (i >> Worth::FOREIGN, i % (1 << Worth::FOREIGN));
                let lone = if guests == 1 { number(Param::AloneScores) } else { 1 };
                lone * if foreign == 0 { number(Param::Pure) } else { 1 }
            }),
            alone: number(Param::AloneScores),
            worthless: own.min(ally).min(rival) == 0,
            guests_stop: stop(number(Param::GuestsEnd)),
            tables_stop: stop(number(Param::TablesEnd)),
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

    /// The factor for the guests at a table: 0 for one who is alone and earns nothing so, `pure`
    /// where every guest is of the table's nation, else 1.
    #[inline(always)]
    pub fn factor(&self, seated: Worth) -> u8 {
        self.factors[seated.factor()]
    }

    /// What a guest is worth at a table of a nation.
    #[inline(always)]
    pub fn worth(&self, table: Nation, guest: Guest) -> Worth {
        self.weights[table as usize].of(Some(guest))
    }

    /// How many draws from now end the game, so many guest cards being left.
    pub fn draws_to_end(&self, guests_left: u8) -> u8 {
        to_end(guests_left, self.guests_stop)
    }

    /// How many tables cleared from now end the game, so many table cards being left.
    pub fn tables_to_end(&self, tables_left: u8) -> u8 {
        to_end(tables_left, self.tables_stop)
    }

    /// How many guest cards there are.
    pub const fn guests(&self) -> u8 {
        self.copies * Guest::COUNT as u8
    }
}

fn stop(choice: u8) -> u8 {
    if choice == 0 { 0 } else { NEVER }
}

/// Either the last card ends the game or, later, the need for one more.
fn to_end(left: u8, stop: u8) -> u8 {
    if stop == NEVER { left.saturating_add(1) } else { left.saturating_sub(stop).max(1) }
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

    #[test]
    fn the_last_card_ends_the_game_or_the_need_for_one_more() {
        let ends = |house, left| {
            let rules = Rules::parse("rid", house);
            rules.map(|rules| [rules.draws_to_end(left), rules.tables_to_end(left)])
        };
        assert_eq!(ends("guests_end=last-drawn tables_end=shortage", 5), Ok([5, 6]));
        assert_eq!(ends("guests_end=beyond tables_end=last-drawn", 5), Ok([6, 5]));
        assert_eq!(ends("guests_end=beyond tables_end=shortage", 0), Ok([1, 1]));
    }
}
