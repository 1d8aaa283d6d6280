//! What may be done: the checks of RULES.md in their order, each with its reason.
//!
//! This is the checked door; [`LegalActions`](crate::LegalActions) is the fast one beside it.

use crate::action::{Action, Written};
use crate::hand::Hand;
use crate::illegal::{Illegal, NoClosing, NoOpener, Spent, Undone};
use crate::kinds::Guest;
use crate::points::Points;
use crate::rules::{EmptyHand, Rules};
use crate::squares::Chair;
use crate::state::{Phase, Public};

impl Public {
    /// Whether the player on turn, holding `hand`, may do this; if not, the first reason.
    ///
    /// # Errors
    /// The first check of RULES.md that fails.
    pub fn check(&self, rules: &Rules, hand: Hand, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Place { guest, chair } => self.check_place(rules, hand, guest, chair),
            Action::Draw => self.check_draw(rules, hand),
            Action::Drop { guest } => self.check_drop(rules, hand, guest),
            Action::Close => self.check_close(rules, hand),
            Action::Done => self.check_done(rules),
        }
    }

    /// The same for an action as somebody wrote it, on a square that need not be a chair.
    ///
    /// # Errors
    /// The first check of RULES.md that fails.
    pub fn check_written(
        &self,
        rules: &Rules,
        hand: Hand,
        written: Written,
    ) -> Result<Action, Illegal> {
        let action = written.action().or_else(|square| {
            self.check_may_place(rules)?;
            Err(Illegal::NoSuchChair { square })
        })?;
        self.check(rules, hand, action).map(|()| action)
    }

    /// The checks that come before the question who is placed where.
    fn check_may_place(&self, rules: &Rules) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::GameOver);
        }
        match self.turn.phase {
            Phase::Drawn => return Err(Illegal::TurnOver(Spent::Drawn)),
            Phase::Dropped => return Err(Illegal::TurnOver(Spent::Dropped)),
            Phase::Placing => {}
        }
        if self.turn.placed >= rules.placements {
            return Err(Illegal::NoPlacementsLeft { placements: rules.placements });
        }
        Ok(())
    }

    fn check_place(
        &self,
        rules: &Rules,
        hand: Hand,
        guest: Guest,
        chair: Chair,
    ) -> Result<(), Illegal> {
        self.check_may_place(rules)?;
        if !hand.contains(guest) {
            return Err(Illegal::NotInHand { guest });
        }
        if let Some(by) = self.floor.guest(chair) {
            return Err(Illegal::ChairTaken { chair, by });
        }
        if !self.floor.near_own(guest).contains(chair) {
            let mut touched = [None; 3];
            for (slot, table) in touched.iter_mut().zip(chair.touches()) {
                *slot = self.floor.table(table);
            }
            return Err(Illegal::WrongTable { guest, chair, touched });
        }
        if let Some(table) = self.floor.unbalanced(chair, guest.sex()) {
            let (nation, now) = (self.floor.table(table), self.floor.balance(table));
            return Err(Illegal::Unbalanced { table, nation, sex: guest.sex(), now });
        }
        self.check_joins(|waiting| waiting.neighbours().contains(chair))?;
        if rules.must_score && Points::of(rules, &self.floor, guest, chair).total() == 0 {
            self.check_opener(rules, hand, guest, chair).map_err(Illegal::NoPoints)?;
        }
        Ok(())
    }

    /// Whether a guest who earns nothing may open (RULES.md, Opener).
    pub(crate) fn check_opener(
        &self,
        rules: &Rules,
        hand: Hand,
        guest: Guest,
        chair: Chair,
    ) -> Result<(), NoOpener> {
        if !self.floor.quiet().contains(chair) {
            return Err(NoOpener::NotAlone);
        }
        if self.turn.placed + 1 >= rules.placements {
            return Err(NoOpener::LastPlacement);
        }
        let mut others = hand;
        others.remove(guest);
        if others.is_empty() {
            return Err(NoOpener::LastCard);
        }
        let mut floor = self.floor;
        floor.seat(guest, chair);
        floor.refresh();
        let could_follow = |follower: Guest| {
            let open = floor.open(follower.sex()) & floor.near_own(follower);
            let mut joining = open & chair.neighbours();
            !joining.is_empty()
                && (!rules.worthless
                    || joining.any(|at| Points::of(rules, &floor, follower, at).total() > 0))
        };
        if others.kinds().any(could_follow) { Ok(()) } else { Err(NoOpener::NoFollower) }
    }

    /// Whether an action joins the opener that waits, if one does.
    fn check_joins(&self, joins: impl Fn(Chair) -> bool) -> Result<(), Illegal> {
        match self.turn.opener.and_then(|chair| Some((chair, self.floor.guest(chair)?))) {
            Some((chair, opener)) if !joins(chair) => {
                Err(Illegal::MustJoinOpener { opener, chair })
            }
            Some(_) | None => Ok(()),
        }
    }

    fn check_draw(&self, rules: &Rules, hand: Hand) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::GameOver);
        }
        match self.turn.phase {
            Phase::Drawn => return Err(Illegal::TurnOver(Spent::Drawn)),
            Phase::Dropped if !rules.draw_after_drop => {
                return Err(Illegal::TurnOver(Spent::Dropped));
            }
            Phase::Placing if self.turn.placed > 0 => {
                return Err(Illegal::TurnOver(Spent::Placed));
            }
            Phase::Dropped | Phase::Placing => {}
        }
        if hand.len() >= usize::from(rules.limit) {
            return Err(Illegal::HandFull { limit: rules.limit });
        }
        Ok(())
    }

    fn check_drop(&self, rules: &Rules, hand: Hand, guest: Guest) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::GameOver);
        }
        match self.turn.phase {
            Phase::Drawn => return Err(Illegal::TurnOver(Spent::Drawn)),
            Phase::Dropped => return Err(Illegal::TurnOver(Spent::Dropped)),
            Phase::Placing if self.turn.placed > 0 => {
                return Err(Illegal::TurnOver(Spent::Placed));
            }
            Phase::Placing => {}
        }
        if !hand.contains(guest) {
            return Err(Illegal::NotInHand { guest });
        }
        match usize::from(rules.limit).saturating_sub(hand.len()) {
            0 => Ok(()),
            missing => Err(Illegal::HandNotFull { missing: missing as u8 }),
        }
    }

    fn check_close(&self, rules: &Rules, hand: Hand) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::GameOver);
        }
        if rules.empty_hand != EmptyHand::MayClose {
            return Err(Illegal::CannotClose(NoClosing::NotInTheseRules));
        }
        if !hand.is_empty() {
            return Err(Illegal::CannotClose(NoClosing::CardsInHand { cards: hand.len() as u8 }));
        }
        if self.turn.phase == Phase::Drawn {
            return Err(Illegal::CannotClose(NoClosing::Drawn));
        }
        Ok(())
    }

    fn check_done(&self, rules: &Rules) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::GameOver);
        }
        self.check_joins(|_| false)?;
        match self.turn.phase {
            Phase::Drawn => Ok(()),
            Phase::Dropped if rules.draw_after_drop => {
                Err(Illegal::NothingDone(Undone::DrawMissing))
            }
            Phase::Dropped => Ok(()),
            Phase::Placing if self.turn.placed > 0 => Ok(()),
            Phase::Placing => Err(Illegal::NothingDone(Undone::Nothing)),
        }
    }
}
