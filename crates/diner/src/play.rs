//! What an action does. The only place that changes a [`State`].

use crate::action::Action;
use crate::deal::Deal;
use crate::event::{Drawing, Event};
use crate::kinds::Guest;
use crate::points::Points;
use crate::rules::{EmptyHand, Rules, Stop};
use crate::squares::{Chair, ChairSet, TableSet};
use crate::state::{End, Phase, State, Turn};

impl State {
    /// Plays an action of the player on turn and tells each event as it happens.
    ///
    /// The caller has checked the action ([`Public::check`](crate::Public::check)) or got it from
    /// [`Public::legal`](crate::Public::legal). An illegal one does not panic, but what comes out
    /// is no game.
    #[inline]
    pub fn play(
        &mut self,
        rules: &Rules,
        deal: &Deal,
        action: Action,
        mut tell: impl FnMut(Event<Guest>),
    ) {
        let tell = &mut tell;
        let seat = self.public.turn.seat;
        match action {
            Action::Place { guest, chair } => self.place(rules, deal, guest, chair, tell),
            Action::Draw => {
                self.public.turn.phase = Phase::Drawn;
                self.draw(rules, deal, Drawing::Chosen, tell);
            }
            Action::Drop { guest } => {
                self.lose(guest);
                self.public.dropped[seat] += 1;
                self.public.scores[seat] -= i32::from(rules.drop_penalty);
                self.public.turn.phase = Phase::Dropped;
                tell(Event::Dropped { seat, guest, penalty: rules.drop_penalty });
            }
            Action::Close => {
                tell(Event::Closed { seat });
                self.finish(rules, End::Closed, tell);
            }
            Action::Done => {
                let to = seat.next(rules.players);
                self.public.turn = Turn::of(to);
                tell(Event::Passed { from: seat, to });
            }
        }
    }

    #[inline]
    fn place(
        &mut self,
        rules: &Rules,
        deal: &Deal,
        guest: Guest,
        chair: Chair,
        tell: &mut impl FnMut(Event<Guest>),
    ) {
        let seat = self.public.turn.seat;
        let points = Points::of(rules, &self.public.floor, guest, chair);
        let earned = points.total();
        self.lose(guest);
        self.public.floor.seat(guest, chair);
        self.public.scores[seat] += earned;
        self.public.turn.placed += 1;
        self.public.turn.opener = (rules.must_score && earned == 0).then_some(chair);
        tell(Event::Placed { seat, guest, chair, points });

        let full = self.public.floor.full(chair.touches());
        if !full.is_empty() {
            self.clear(rules, deal, full, tell);
        }
        if rules.empty_hand == EmptyHand::Draw
            && self.public.cards[seat] == 0
            && self.public.end.is_none()
        {
            self.draw(rules, deal, Drawing::EmptyHand, tell);
        }
    }

    /// A card leaves the hand on turn.
    #[inline]
    fn lose(&mut self, guest: Guest) {
        let seat = self.public.turn.seat;
        self.hands[seat].take(guest);
        self.public.cards[seat] = self.public.cards[seat].wrapping_sub(1);
    }

    /// Full tables go with all their guests; then the gaps are filled in reading order, unless
    /// and until that ends the game.
    fn clear(
        &mut self,
        rules: &Rules,
        deal: &Deal,
        full: TableSet,
        tell: &mut impl FnMut(Event<Guest>),
    ) {
        let public = &mut self.public;
        let mut leaving = ChairSet::NONE;
        for table in full {
            leaving = leaving | table.chair_set();
            if let Some(nation) = public.floor.table(table) {
                tell(Event::Cleared { table, nation });
            }
            public.floor.lay(table, None);
        }
        for chair in leaving {
            if let Some(guest) = public.floor.guest(chair) {
                tell(Event::Left { chair, guest });
            }
        }
        public.floor.leave(leaving);
        for table in full {
            let left = self.public.tables_left;
            if left == 0 {
                return self.finish(rules, End::Tables, tell);
            }
            let nation = deal.table(left);
            self.public.floor.lay(table, Some(nation));
            self.public.tables_left = left - 1;
            tell(Event::Laid { table, nation });
            if left == 1 && rules.tables_stop == Stop::Empty {
                return self.finish(rules, End::Tables, tell);
            }
        }
    }

    /// The player on turn draws, if there is a card; that may end the game.
    #[inline]
    fn draw(
        &mut self,
        rules: &Rules,
        deal: &Deal,
        why: Drawing,
        tell: &mut impl FnMut(Event<Guest>),
    ) {
        let seat = self.public.turn.seat;
        let left = self.public.guests_left;
        if left == 0 {
            return self.finish(rules, End::Guests, tell);
        }
        let guest = deal.guest(left);
        self.hands[seat].add(guest);
        self.public.cards[seat] += 1;
        self.public.guests_left = left - 1;
        tell(Event::Drew { seat, guest, why });
        if left == 1 && rules.guests_stop == Stop::Empty {
            self.finish(rules, End::Guests, tell);
        }
    }

    #[cold]
    fn finish(&mut self, rules: &Rules, end: End, tell: &mut impl FnMut(Event<Guest>)) {
        for seat in rules.seats() {
            let cards = self.public.cards[seat];
            let penalty = u16::from(cards) * u16::from(rules.hand_penalty);
            if penalty > 0 {
                self.public.scores[seat] -= i32::from(penalty);
                tell(Event::Held { seat, cards, penalty });
            }
        }
        self.public.end = Some(end);
        tell(Event::Ended { end });
    }
}
