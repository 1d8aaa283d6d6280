//! All legal actions at once, as sets: the fast door beside [`Public::check`].

use crate::action::Action;
use crate::hand::{Hand, KindSet};
use crate::illegal::Illegal;
use crate::kinds::{Guest, Sex};
use crate::points::Points;
use crate::rules::{EmptyHand, Rules};
use crate::squares::{Chair, ChairSet};
use crate::state::{Phase, Public};

/// The legal actions of the player on turn. Their order is that of `rid legal`: placements by
/// guest and chair, then draw, drops, close, done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalActions {
    /// At most two sexes of five nations have a table.
    places: [(Guest, ChairSet); 10],
    placed_kinds: u8,
    placements: u16,
    drops: KindSet,
    draw: bool,
    close: bool,
    done: bool,
}

impl LegalActions {
    const NONE: LegalActions = LegalActions {
        places: [(Guest::Af, ChairSet::NONE); 10],
        placed_kinds: 0,
        placements: 0,
        drops: KindSet(0),
        draw: false,
        close: false,
        done: false,
    };

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u32 {
        u32::from(self.placements)
            + self.drops.len() as u32
            + u32::from(self.draw)
            + u32::from(self.close)
            + u32::from(self.done)
    }

    /// Whether there is none: only after the end of the game.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The guests that can be placed and the chairs open to each, in code order.
    #[inline]
    pub fn places(&self) -> &[(Guest, ChairSet)] {
        self.places.get(..usize::from(self.placed_kinds)).unwrap_or_default()
    }

    /// How many placements there are.
    pub fn placements(&self) -> u32 {
        u32::from(self.placements)
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> {
        let place = |&(guest, chairs): &(Guest, ChairSet)| {
            chairs.map(move |chair| Action::Place { guest, chair })
        };
        let places = self.places().iter().flat_map(place);
        let drops = self.drops.map(|guest| Action::Drop { guest });
        places
            .chain(self.draw.then_some(Action::Draw))
            .chain(drops)
            .chain(self.close.then_some(Action::Close))
            .chain(self.done.then_some(Action::Done))
    }

    /// The `n`th of them, from 0; the last one beyond that, `Done` if there is none.
    #[inline]
    pub fn nth(&self, n: u32) -> Action {
        let mut rest = n;
        for &(guest, mut chairs) in self.places() {
            let here = chairs.len() as u32;
            if rest < here {
                let chair = chairs.nth(rest as usize).unwrap_or(Chair::B5);
                return Action::Place { guest, chair };
            }
            rest -= here;
        }
        if self.draw {
            if rest == 0 {
                return Action::Draw;
            }
            rest -= 1;
        }
        if (rest as usize) < self.drops.len() {
            let mut drops = self.drops;
            let guest = drops.nth(rest as usize).unwrap_or(Guest::Af);
            return Action::Drop { guest };
        }
        if self.close && (rest as usize == self.drops.len() || !self.done) {
            return Action::Close;
        }
        Action::Done
    }

    #[inline]
    fn place(&mut self, guest: Guest, chairs: ChairSet) {
        if let Some(slot) = self.places.get_mut(usize::from(self.placed_kinds))
            && !chairs.is_empty()
        {
            *slot = (guest, chairs);
            self.placed_kinds += 1;
            self.placements += chairs.len() as u16;
        }
    }
}

impl Public {
    /// All legal actions of the player on turn, who holds `hand`.
    #[inline]
    pub fn legal(&self, rules: &Rules, hand: Hand) -> LegalActions {
        let mut legal = LegalActions::NONE;
        if self.end.is_some() {
            return legal;
        }
        let turn = self.turn;
        let empty = hand.is_empty();
        legal.close = empty && rules.empty_hand == EmptyHand::MayClose;
        match turn.phase {
            Phase::Drawn => {
                legal.done = true;
                legal.close = false;
            }
            Phase::Dropped => {
                legal.done = !rules.draw_after_drop;
                legal.draw = rules.draw_after_drop && hand.len() < usize::from(rules.limit);
            }
            Phase::Placing => {
                if turn.placed < rules.placements {
                    self.legal_places(rules, hand, &mut legal);
                }
                if turn.placed > 0 {
                    legal.done = turn.opener.is_none();
                } else if self.cards[turn.seat] < rules.limit {
                    legal.draw = true;
                } else {
                    legal.drops = hand.kinds();
                }
            }
        }
        legal
    }

    #[inline]
    fn legal_places(&self, rules: &Rules, hand: Hand, legal: &mut LegalActions) {
        let floor = &self.floor;
        let mut open = Sex::ALL.map(|sex| floor.open(sex));
        if let Some(waiting) = self.turn.opener {
            open = open.map(|chairs| chairs & waiting.neighbours());
        }
        for guest in KindSet(hand.kinds().0 & floor.wanted().0) {
            let mut chairs = open[guest.sex() as usize] & floor.near(guest.nation());
            if rules.must_score {
                chairs = self.earning(rules, hand, guest, chairs);
            }
            legal.place(guest, chairs);
        }
    }

    /// Of these chairs, those where the guest earns something or may open.
    fn earning(&self, rules: &Rules, hand: Hand, guest: Guest, chairs: ChairSet) -> ChairSet {
        let doubtful = match (rules.worthless, rules.alone) {
            (true, _) => chairs,
            (false, 0) => chairs & self.floor.quiet(),
            (false, _) => ChairSet::NONE,
        };
        let barren = |&chair: &Chair| {
            Points::of(rules, &self.floor, guest, chair).total() == 0
                && self.check_opener(rules, hand, guest, chair).is_err()
        };
        chairs - doubtful.filter(barren).collect()
    }

    /// Every guest in `hand` on every chair that is not legal, with the reason: by guest, then
    /// chair. Empty after the end of the game.
    pub fn refused(&self, rules: &Rules, hand: Hand) -> Vec<(Guest, Chair, Illegal)> {
        if self.end.is_some() {
            return Vec::new();
        }
        let everywhere = |guest| Chair::ALL.into_iter().map(move |chair| (guest, chair));
        let refusal = |(guest, chair)| {
            let refused = self.check(rules, hand, Action::Place { guest, chair });
            refused.err().map(|illegal| (guest, chair, illegal))
        };
        hand.kinds().flat_map(everywhere).filter_map(refusal).collect()
    }
}
