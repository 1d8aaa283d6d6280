//! What is measured of a game: one number each, whose mean over the deals is reported.
//!
//! Codes are for machines (CSV); what figures are called by people is said where they are shown.

use diner::{EmptyHand, Guest, Nation, Rules, Seat};

use super::note::UNIT;

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Figure {
    /// Turns begun.
    Turns,
    /// Guests placed.
    Placements,
    /// The share of turns in which nobody was placed.
    IdleTurns,
    /// Tables cleared.
    Cleared,
    /// Whether the guest deck ended the game.
    EndGuests,
    /// Whether the table deck did.
    EndTables,
    /// Whether a player closed the diner.
    EndClosed,
    /// The mean total of the seats.
    Score,
    /// The highest total.
    Best,
    /// The standard deviation of the totals in a game.
    Spread,
    /// The highest total less the second.
    Margin,
    /// The highest total less the lowest.
    Range,
    /// Whether the highest total was reached more than once.
    Level,
    /// Whether there was more than one winner.
    Shared,
    /// The share of the win of seat 1.
    Seat1,
    /// Of seat 2.
    Seat2,
    /// Of seat 3.
    Seat3,
    /// Of seat 4.
    Seat4,
    /// Of seat 5.
    Seat5,
    /// Cards dropped.
    Dropped,
    /// Cards in all hands at the end.
    Held,
    /// How often somebody else came to lead alone, by the points at the end of turns.
    LeadChanges,
    /// After which share of the turns a winner was among those with most points until the end.
    Decided,
    /// Whether whoever leads after half of the turns wins; shared among those level.
    HalfWay,
    /// Points for guests at tables of their own nation.
    Own,
    /// Points for allies.
    Ally,
    /// Points for rivals.
    Rival,
    /// Points that the factor of a pure table adds.
    Pure,
    /// Of all points for placements, those on chairs that touch three tables.
    SharedChairs,
    /// Points lost to dropped and held cards.
    Lost,
    /// The share of wins of the better two bots' seats: see [`Lab::SKILL`](super::Lab::SKILL).
    SkillShare,
    /// The mean total of these seats less that of the others.
    SkillMargin,
}

/// What kind of number it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// From 0 to 1.
    Share,
    /// Any other.
    Number,
}

/// One number of a game for each figure, in parts of [`UNIT`].
pub type Measured = [i64; Figure::COUNT];

impl Figure {
    /// How many there are.
    pub const COUNT: usize = Figure::SkillMargin as usize + 1;
    /// How many of them the games of the lab's bots have; the others are those of skill.
    pub const OF_GAMES: usize = Figure::SkillShare as usize;

    /// All of them, in the order of reports.
    #[rustfmt::skip]
    pub const ALL: [Figure; Figure::COUNT] = [
        Figure::Turns, Figure::Placements, Figure::IdleTurns, Figure::Cleared,
        Figure::EndGuests, Figure::EndTables, Figure::EndClosed,
        Figure::Score, Figure::Best, Figure::Spread, Figure::Margin, Figure::Range,
        Figure::Level, Figure::Shared,
        Figure::Seat1, Figure::Seat2, Figure::Seat3, Figure::Seat4, Figure::Seat5,
        Figure::Dropped, Figure::Held,
        Figure::LeadChanges, Figure::Decided, Figure::HalfWay,
        Figure::Own, Figure::Ally, Figure::Rival, Figure::Pure, Figure::SharedChairs, Figure::Lost,
        Figure::SkillShare, Figure::SkillMargin,
    ];

    /// The share of the win of a seat.
    pub const fn of_seat(seat: Seat) -> Figure {
        match seat {
            Seat::P1 => Figure::Seat1,
            Seat::P2 => Figure::Seat2,
            Seat::P3 => Figure::Seat3,
            Seat::P4 => Figure::Seat4,
            Seat::P5 => Figure::Seat5,
        }
    }

    /// Which kind of number it is.
    pub const fn kind(self) -> Kind {
        match self {
            Figure::IdleTurns
            | Figure::EndGuests
            | Figure::EndTables
            | Figure::EndClosed
            | Figure::Level
            | Figure::Shared
            | Figure::Seat1
            | Figure::Seat2
            | Figure::Seat3
            | Figure::Seat4
            | Figure::Seat5
            | Figure::Decided
            | Figure::HalfWay
            | Figure::SkillShare => Kind::Share,
            Figure::Turns
            | Figure::Placements
            | Figure::Cleared
            | Figure::Score
            | Figure::Best
            | Figure::Spread
            | Figure::Margin
            | Figure::Range
            | Figure::Dropped
            | Figure::Held
            | Figure::LeadChanges
            | Figure::Own
            | Figure::Ally
            | Figure::Rival
            | Figure::Pure
            | Figure::SharedChairs
            | Figure::Lost
            | Figure::SkillMargin => Kind::Number,
        }
    }

    /// The name in files.
    pub const fn code(self) -> &'static str {
        match self {
            Figure::Turns => "turns",
            Figure::Placements => "placements",
            Figure::IdleTurns => "idle-turns",
            Figure::Cleared => "cleared",
            Figure::EndGuests => "end-guests",
            Figure::EndTables => "end-tables",
            Figure::EndClosed => "end-closed",
            Figure::Score => "score",
            Figure::Best => "best",
            Figure::Spread => "spread",
            Figure::Margin => "margin",
            Figure::Range => "range",
            Figure::Level => "level",
            Figure::Shared => "shared",
            Figure::Seat1 => "seat-1",
            Figure::Seat2 => "seat-2",
            Figure::Seat3 => "seat-3",
            Figure::Seat4 => "seat-4",
            Figure::Seat5 => "seat-5",
            Figure::Dropped => "dropped",
            Figure::Held => "held",
            Figure::LeadChanges => "lead-changes",
            Figure::Decided => "decided",
            Figure::HalfWay => "half-way",
            Figure::Own => "own",
            Figure::Ally => "ally",
            Figure::Rival => "rival",
            Figure::Pure => "pure",
            Figure::SharedChairs => "shared-chairs",
            Figure::Lost => "lost",
            Figure::SkillShare => "skill-share",
            Figure::SkillMargin => "skill-margin",
        }
    }

    /// Whether it is one of the games in which the bots of [`Lab::SKILL`](super::Lab::SKILL)
    /// play each other.
    pub const fn is_of_skill(self) -> bool {
        self as usize >= Figure::OF_GAMES
    }

    /// Whether a game by these rules can have it at all.
    pub(super) fn exists(self, rules: &Rules) -> bool {
        let seat = Seat::ALL.into_iter().find(|&seat| Figure::of_seat(seat) == self);
        let own = rules.worth(Nation::A, Guest::Am);
        match self {
            Figure::EndClosed => rules.empty_hand == EmptyHand::MayClose,
            // Two guests at the table of their own nation.
            Figure::Pure => rules.factor(own + own) > 1,
            Figure::Turns
            | Figure::Placements
            | Figure::IdleTurns
            | Figure::Cleared
            | Figure::EndGuests
            | Figure::EndTables
            | Figure::Score
            | Figure::Best
            | Figure::Spread
            | Figure::Margin
            | Figure::Range
            | Figure::Level
            | Figure::Shared
            | Figure::Seat1
            | Figure::Seat2
            | Figure::Seat3
            | Figure::Seat4
            | Figure::Seat5
            | Figure::Dropped
            | Figure::Held
            | Figure::LeadChanges
            | Figure::Decided
            | Figure::HalfWay
            | Figure::Own
            | Figure::Ally
            | Figure::Rival
            | Figure::SharedChairs
            | Figure::Lost
            | Figure::SkillShare
            | Figure::SkillMargin => seat.is_none_or(|seat| seat.number() <= rules.players),
        }
    }
}

/// `part` of `whole`, which is not 0, in parts of [`UNIT`].
pub(super) fn ratio(part: i64, whole: i64) -> i64 {
    let (part, whole) = (part * UNIT, whole.max(1));
    (part + part.signum() * whole / 2) / whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stand_where_their_numbers_are() {
        assert!(Figure::ALL.iter().enumerate().all(|(at, &figure)| figure as usize == at));
        let skill: Vec<_> = Figure::ALL.into_iter().filter(|f| f.is_of_skill()).collect();
        assert_eq!(skill, [Figure::SkillShare, Figure::SkillMargin]);
        let mut codes = Figure::ALL.map(Figure::code);
        codes.sort_unstable();
        assert!(codes.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn ratios_are_rounded_to_the_nearest() {
        assert_eq!(ratio(1, 4), UNIT / 4);
        assert_eq!(ratio(2, 7), 1_028_571);
        assert_eq!(ratio(-2, 7), -1_028_571);
        assert_eq!(ratio(5, 7), 2_571_429);
    }
}
