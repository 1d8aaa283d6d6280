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
#[derive(Clone, Copy, Debug)]
pub struct LegalActions {
    /// As many as `counts` says; what stands behind them means nothing.
    places: Places,
    counts: Counts,
}

impl PartialEq for LegalActions {
    fn eq(&self, other: &LegalActions) -> bool {
        self.counts == other.counts && self.places() == other.places()
    }
}

impl Eq for LegalActions {}

/// The guests that can be placed and the chairs open to each: at most two sexes of five nations.
/// There is room for some more, so that no place is out of range.
pub(crate) type Places = [(Guest, ChairSet); 16];

/// No placement.
pub(crate) const NO_PLACES: Places = [(Guest::Af, ChairSet::NONE); 16];

/// What is legal but for the list of placements, which is kept beside it: so this fits into
/// registers where games are played by the million.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    place_kinds: u32,
    placements: u32,
    draw: u32,
    drops: KindSet,
    close: u32,
    /// How many there are besides placements.
    others: u32,
}

impl Counts {
    /// How many actions there are.
    #[inline(always)]
    pub(crate) fn total(&self) -> u32 {
        self.placements + self.others
    }

    /// The `n`th action, from 0; `Done` beyond the last.
    #[inline(always)]
    pub(crate) fn nth(&self, places: &Places, n: u32) -> Action {
        let mut rest = n;
        if n < self.placements {
            for &(guest, mut chairs) in places {
                let here = chairs.len() as u32;
                if rest < here {
                    let chair = chairs.nth(rest as usize).unwrap_or(Chair::B5);
                    return Action::Place { guest, chair };
                }
                rest -= here;
            }
        }
        rest = n.wrapping_sub(self.placements);
        if rest < self.draw {
            return Action::Draw;
        }
        rest -= self.draw;
        if !self.drops.is_empty() {
            let drops = self.drops.len() as u32;
            if rest < drops {
                return Action::Drop { guest: self.drops.pick(rest) };
            }
            rest -= drops;
        }
        if rest < self.close { Action::Close } else { Action::Done }
    }
}

impl LegalActions {
    /// How many there are.
    pub fn len(&self) -> u32 {
        self.counts.total()
    }

    /// Whether there is none: only after the end of the game.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The guests that can be placed and the chairs open to each, in code order.
    pub fn places(&self) -> &[(Guest, ChairSet)] {
        self.places.get(..self.counts.place_kinds as usize).unwrap_or_default()
    }

    /// How many placements there are.
    pub fn placements(&self) -> u32 {
        self.counts.placements
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> {
        let place = |&(guest, chairs): &(Guest, ChairSet)| {
            chairs.map(move |chair| Action::Place { guest, chair })
        };
        let counts = self.counts;
        let drop_kinds = counts.drops.len() as u32;
        let done = counts.others - counts.draw - drop_kinds - counts.close;
        let one = |is: u32, action: Action| (is > 0).then_some(action);
        let places = self.places().iter().flat_map(place);
        let drops = counts.drops.map(|guest| Action::Drop { guest });
        places
            .chain(one(counts.draw, Action::Draw))
            .chain(drops)
            .chain(one(counts.close, Action::Close))
            .chain(one(done, Action::Done))
    }

    /// The `n`th of them, from 0; `Done` beyond the last.
    pub fn nth(&self, n: u32) -> Action {
        self.counts.nth(&self.places, n)
    }
}

impl Counts {
    /// Finds all legal actions of the player on turn, who holds `hand`; the list of placements is
    /// written over `places`, whatever was there.
    #[inline(always)]
    pub(crate) fn find(places: &mut Places, public: &Public, rules: &Rules, hand: &Hand) -> Counts {
        let mut counts = Counts::default();
        if public.end.is_some() {
            return counts;
        }
        let turn = public.turn;
        let cards = public.cards[turn.seat];
        let full = cards >= rules.limit;
        match turn.phase {
            Phase::Drawn => counts.others = 1,
            Phase::Dropped => {
                counts.draw = u32::from(rules.draw_after_drop && !full);
                counts.others = counts.draw + u32::from(!rules.draw_after_drop);
            }
            Phase::Placing => {
                if turn.placed < rules.placements {
                    counts.find_places(places, public, rules, hand);
                }
                if turn.placed > 0 {
                    counts.others = u32::from(turn.opener.is_none());
                } else if full {
                    counts.drops = hand.kinds();
                    counts.others = counts.drops.len() as u32;
                } else {
                    (counts.draw, counts.others) = (1, 1);
                }
            }
        }
        if rules.empty_hand == EmptyHand::MayClose && cards == 0 && turn.phase != Phase::Drawn {
            counts.close = 1;
            counts.others += 1;
        }
        counts
    }

    #[inline(always)]
    fn find_places(&mut self, places: &mut Places, public: &Public, rules: &Rules, hand: &Hand) {
        let floor = &public.floor;
        let fitting = KindSet(hand.kinds().0 & floor.fitting().0);
        if fitting.is_empty() {
            return;
        }
        let [women, men] = Sex::ALL.map(|sex| floor.open(sex));
        let open = match public.turn.opener {
            None => [women, men],
            Some(waiting) => [women & waiting.neighbours(), men & waiting.neighbours()],
        };
        for guest in fitting {
            self.list(places, guest, open[guest.sex() as usize] & floor.near_own(guest));
        }
        match (rules.must_score, rules.worthless, rules.alone) {
            (false, _, _) | (true, false, 1..) => {}
            (true, false, 0) => self.keep_openers(places, public, rules),
            (true, true, _) => self.keep(places, |guest, chairs| {
                let earns = |&chair: &Chair| {
                    Points::of(rules, floor, guest, chair).total() != 0
                        || public.check_opener(rules, *hand, guest, chair).is_ok()
                };
                chairs.filter(earns).collect()
            }),
        }
    }

    /// Where whoever is alone earns nothing and everybody else something: takes out whoever would
    /// be alone and is no opener. A follower is of the other sex, since next to the opener a second
    /// of the same would be one too many; and wherever it could sit before, it can after.
    #[inline(always)]
    fn keep_openers(&mut self, places: &mut Places, public: &Public, rules: &Rules) {
        let (mut by_women, mut by_men) = (ChairSet::NONE, ChairSet::NONE);
        for at in 0..self.place_kinds {
            let (guest, chairs) = places[at as usize % NO_PLACES.len()];
            match guest.sex() {
                Sex::Woman => by_women = by_women | chairs,
                Sex::Man => by_men = by_men | chairs,
            }
        }
        let quiet = public.floor.quiet();
        if ((by_women | by_men) & quiet).is_empty() {
            return;
        }
        let mut kept = [ChairSet::ALL - quiet; 2];
        if public.turn.placed + 1 < rules.placements {
            kept = [kept[0] | by_men.neighbours(), kept[1] | by_women.neighbours()];
        }
        self.keep(places, |guest, chairs| chairs & kept[guest.sex() as usize]);
    }

    #[inline(always)]
    fn keep(&mut self, places: &mut Places, kept: impl Fn(Guest, ChairSet) -> ChairSet) {
        let found = std::mem::take(&mut self.place_kinds);
        self.placements = 0;
        for at in 0..found {
            let (guest, chairs) = places[at as usize % NO_PLACES.len()];
            self.list(places, guest, kept(guest, chairs));
        }
    }

    /// Lists the placements of a guest, if there is any, behind those listed.
    #[inline(always)]
    fn list(&mut self, places: &mut Places, guest: Guest, chairs: ChairSet) {
        if !chairs.is_empty() {
            places[self.place_kinds as usize % NO_PLACES.len()] = (guest, chairs);
            self.place_kinds += 1;
            self.placements += chairs.len() as u32;
        }
    }
}

impl Public {
    /// Whether to draw is the only legal action, as far as that is seen at once: after a drop, or
    /// where no card fits anywhere. Where `false`, it may still be.
    #[inline(always)]
    pub(crate) fn must_draw(&self, rules: &Rules, hand: &Hand) -> bool {
        let turn = self.turn;
        let cards = self.cards[turn.seat];
        let only = match turn.phase {
            Phase::Placing => hand.kinds().0 & self.floor.fitting().0 == 0 && turn.placed == 0,
            Phase::Dropped => rules.draw_after_drop,
            Phase::Drawn => false,
        };
        only && cards < rules.limit && (cards > 0 || rules.empty_hand != EmptyHand::MayClose)
    }

    /// All legal actions of the player on turn, who holds `hand`.
    pub fn legal(&self, rules: &Rules, hand: Hand) -> LegalActions {
        let mut places = NO_PLACES;
        let counts = Counts::find(&mut places, self, rules, &hand);
        LegalActions { places, counts }
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
