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
    draw: bool,
    drops: KindSet,
    drop_kinds: u8,
    close: bool,
    done: bool,
}

impl Default for LegalActions {
    /// None.
    #[inline]
    fn default() -> LegalActions {
        LegalActions {
            places: [(Guest::Af, ChairSet::NONE); 10],
            placed_kinds: 0,
            placements: 0,
            draw: false,
            drops: KindSet(0),
            drop_kinds: 0,
            close: false,
            done: false,
        }
    }
}

impl LegalActions {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> u32 {
        u32::from(self.placements)
            + u32::from(self.draw)
            + u32::from(self.drop_kinds)
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

    /// The `n`th of them, from 0; `Done` beyond the last.
    #[inline]
    pub fn nth(&self, n: u32) -> Action {
        let mut rest = n;
        if n < u32::from(self.placements) {
            for &(guest, mut chairs) in self.places() {
                let here = chairs.len() as u32;
                if rest < here {
                    let chair = chairs.nth(rest as usize).unwrap_or(Chair::B5);
                    return Action::Place { guest, chair };
                }
                rest -= here;
            }
        }
        rest -= u32::from(self.placements).min(rest);
        if self.draw {
            if rest == 0 {
                return Action::Draw;
            }
            rest -= 1;
        }
        if rest < u32::from(self.drop_kinds) {
            let mut drops = self.drops;
            let guest = drops.nth(rest as usize).unwrap_or(Guest::Af);
            return Action::Drop { guest };
        }
        rest -= u32::from(self.drop_kinds);
        if self.close && rest == 0 { Action::Close } else { Action::Done }
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

    /// Finds all legal actions of the player on turn, who holds `hand`. What was found before is
    /// forgotten; the room for it is used again.
    #[inline]
    pub fn find(&mut self, public: &Public, rules: &Rules, hand: &Hand) {
        self.placed_kinds = 0;
        self.placements = 0;
        self.draw = false;
        self.drops = KindSet(0);
        self.drop_kinds = 0;
        self.close = false;
        self.done = false;
        if public.end.is_some() {
            return;
        }
        let turn = public.turn;
        let cards = public.cards[turn.seat];
        let full = cards >= rules.limit;
        match turn.phase {
            Phase::Drawn => {
                self.done = true;
                return;
            }
            Phase::Dropped => {
                self.done = !rules.draw_after_drop;
                self.draw = rules.draw_after_drop && !full;
            }
            Phase::Placing => {
                if turn.placed < rules.placements {
                    self.find_places(public, rules, hand);
                }
                if turn.placed > 0 {
                    self.done = turn.opener.is_none();
                } else if full {
                    self.drops = hand.kinds();
                    self.drop_kinds = self.drops.len() as u8;
                } else {
                    self.draw = true;
                }
            }
        }
        self.close = cards == 0 && rules.empty_hand == EmptyHand::MayClose;
    }

    #[inline]
    fn find_places(&mut self, public: &Public, rules: &Rules, hand: &Hand) {
        let floor = &public.floor;
        let fitting = KindSet(hand.kinds().0 & floor.fitting().0);
        if fitting.is_empty() {
            return;
        }
        let mut open = Sex::ALL.map(|sex| floor.open(sex));
        if let Some(waiting) = public.turn.opener {
            open = open.map(|chairs| chairs & waiting.neighbours());
        }
        for guest in fitting {
            let mut chairs = open[guest.sex() as usize] & floor.near_own(guest);
            if rules.must_score {
                chairs = earning(public, rules, hand, guest, chairs);
            }
            self.place(guest, chairs);
        }
    }
}

/// Of these chairs, those where the guest earns something or may open.
#[inline]
fn earning(
    public: &Public,
    rules: &Rules,
    hand: &Hand,
    guest: Guest,
    chairs: ChairSet,
) -> ChairSet {
    let doubtful = match (rules.worthless, rules.alone) {
        (true, _) => chairs,
        (false, 0) => chairs & public.floor.quiet(),
        (false, _) => ChairSet::NONE,
    };
    let barren = |&chair: &Chair| {
        (!rules.worthless || Points::of(rules, &public.floor, guest, chair).total() == 0)
            && public.check_opener(rules, *hand, guest, chair).is_err()
    };
    chairs - doubtful.filter(barren).collect()
}

impl Public {
    /// All legal actions of the player on turn, who holds `hand`.
    pub fn legal(&self, rules: &Rules, hand: Hand) -> LegalActions {
        let mut legal = LegalActions::default();
        legal.find(self, rules, &hand);
        legal
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
