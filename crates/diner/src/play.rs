//! What an action does. The only place that changes a [`State`].

use crate::action::Action;
use crate::deal::Deal;
use crate::event::{Drawing, Event, Listener};
use crate::kinds::Guest;
use crate::points::Points;
use crate::rules::{EmptyHand, Rules};
use crate::squares::{Chair, ChairSet, TableSet};
use crate::state::{End, Phase, State, Turn};

impl State {
    /// Plays an action of the player on turn and tells the listener each event as it happens.
    ///
    /// The caller has checked the action ([`Public::check`](crate::Public::check)) or got it from
    /// [`Public::legal`](crate::Public::legal). An illegal one does not panic, but what comes out
    /// is no game.
    #[inline(always)]
    pub fn play(
        &mut self,
        rules: &Rules,
        deal: &Deal,
        action: Action,
        mut listener: impl Listener,
    ) {
        let listener = &mut listener;
        let seat = self.public.turn.seat;
        match action {
            Action::Place { guest, chair } => self.place(rules, deal, guest, chair, listener),
            Action::Draw => {
                self.public.turn.phase = Phase::Drawn;
                self.draw(rules, deal, Drawing::Chosen, listener);
            }
            Action::Drop { guest } => {
                self.lose(guest);
                self.public.dropped[seat] += 1;
                self.public.scores[seat] -= i32::from(rules.drop_penalty);
                self.public.turn.phase = Phase::Dropped;
                listener.tell(|| Event::Dropped { seat, guest, penalty: rules.drop_penalty });
            }
            Action::Close => {
                listener.tell(|| Event::Closed { seat });
                self.finish(rules, End::Closed, listener);
            }
            Action::Done => {
                let to = rules.next[seat];
                self.public.turn = Turn::of(to);
                listener.tell(|| Event::Passed { from: seat, to });
            }
        }
    }

    #[inline(always)]
    fn place(
        &mut self,
        rules: &Rules,
        deal: &Deal,
        guest: Guest,
        chair: Chair,
        listener: &mut impl Listener,
    ) {
        let seat = self.public.turn.seat;
        self.lose(guest);
        self.public.floor.seat(guest, chair);
        let earned = Points::earned(rules, &self.public.floor, chair);
        self.public.scores[seat] += earned;
        self.public.turn.placed += 1;
        self.public.turn.opener = if earned == 0 && rules.must_score { Some(chair) } else { None };
        let floor = &self.public.floor;
        listener.tell(|| {
            let points = Points::of_seated(rules, floor, chair);
            Event::Placed { seat, guest, chair, points }
        });

        let full = self.public.floor.full();
        if !full.is_empty() {
            self.clear(rules, deal, full, listener);
        }
        self.public.floor.refresh();
        if self.public.cards[seat] == 0
            && rules.empty_hand == EmptyHand::Draw
            && self.public.end.is_none()
        {
            self.draw(rules, deal, Drawing::EmptyHand, listener);
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
    fn clear(&mut self, rules: &Rules, deal: &Deal, full: TableSet, listener: &mut impl Listener) {
        let public = &mut self.public;
        let mut leaving = ChairSet::NONE;
        for table in full {
            leaving = leaving | table.chair_set();
            if let Some(nation) = public.floor.table(table) {
                listener.tell(|| Event::Cleared { table, nation });
            }
            public.floor.lay(table, None);
        }
        public.floor.leave(leaving, |chair, guest| {
            listener.tell(|| Event::Left { chair, guest });
        });
        for table in full {
            let left = self.public.tables_left;
            if left == 0 {
                return self.finish(rules, End::Tables, listener);
            }
            let nation = deal.table(left);
            self.public.floor.lay(table, Some(nation));
            self.public.tables_left = left - 1;
            listener.tell(|| Event::Laid { table, nation });
            if left - 1 == rules.tables_stop {
                return self.finish(rules, End::Tables, listener);
            }
        }
    }

    /// The player on turn draws, if there is a card; that may end the game.
    #[inline(always)]
    fn draw(&mut self, rules: &Rules, deal: &Deal, why: Drawing, listener: &mut impl Listener) {
        let seat = self.public.turn.seat;
        let left = self.public.guests_left;
        if left == 0 {
            return self.finish(rules, End::Guests, listener);
        }
        let guest = deal.guest(left);
        self.hands[seat].add(guest);
        self.public.cards[seat] += 1;
        self.public.guests_left = left - 1;
        listener.tell(|| Event::Drew { seat, guest, why });
        if left - 1 == rules.guests_stop {
            self.finish(rules, End::Guests, listener);
        }
    }

    #[cold]
    fn finish(&mut self, rules: &Rules, end: End, listener: &mut impl Listener) {
        for seat in rules.seats() {
            let cards = self.public.cards[seat];
            let penalty = u16::from(cards) * u16::from(rules.hand_penalty);
            if penalty > 0 {
                self.public.scores[seat] -= i32::from(penalty);
                listener.tell(|| Event::Held { seat, cards, penalty });
            }
        }
        self.public.end = Some(end);
        listener.tell(|| Event::Ended { end });
    }
}
