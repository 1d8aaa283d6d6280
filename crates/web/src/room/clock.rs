//! The turn clock: when a person's time is up, and what is done then. It runs only while a person
//! can act, and what passes while no server runs is credited.

use diner::{Action, Phase};

use super::{Room, Seat};
use crate::entry::Entry;

/// The clock of the turn that is being played.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TurnClock {
    /// When the person on turn could first act.
    since: Option<i64>,
    /// Milliseconds in which nobody could act.
    credit: i64,
}

impl TurnClock {
    /// Begins anew, or stands still.
    pub(super) fn begin(&mut self, at: Option<i64>) {
        *self = TurnClock { since: at, credit: 0 };
    }

    pub(super) fn credit(&mut self, milliseconds: i64) {
        self.credit = self.credit.saturating_add(milliseconds.max(0));
    }
}

impl Room {
    /// When the time of the person on turn is up, in milliseconds since 1970; `None` while no clock
    /// runs.
    pub(crate) fn deadline(&self) -> Option<i64> {
        let time = self.setup.clock.time()?;
        let clock = self.play.as_ref()?.clock;
        let person = self.place_on_turn().is_some_and(|(_, place)| place.is_person());
        let since = clock.since.filter(|_| person && !self.is_over() && !self.paused)?;
        Some(since.saturating_add(time).saturating_add(clock.credit))
    }

    /// Since when the clock of this turn runs.
    pub(crate) fn clock_since(&self) -> Option<i64> {
        self.deadline()?;
        self.play.as_ref()?.clock.since
    }

    /// What is done when the time is up: an opener that waits is taken back; who has placed guests
    /// is done; who has not draws, or drops the card that is missed least.
    pub(crate) fn time_up(&self) -> Option<Vec<Entry>> {
        let (seat, mut game) = (self.seat_on_turn()?, self.game()?.clone());
        let mut entries = vec![Entry::TimeUp { seat }];
        if game.public().turn.opener.is_some() && game.take_back().is_some() {
            entries.push(Entry::TookBack { seat });
        }
        // At most: drop, draw, done.
        for _ in 0..3 {
            let action = overdue(&game, seat)?;
            game.play(action).ok()?;
            entries.push(Entry::Acted { seat, action });
            if action == Action::Done || game.public().end.is_some() {
                break;
            }
        }
        Some(entries)
    }
}

/// What is done next for somebody whose time is up.
fn overdue(game: &diner::Game, seat: Seat) -> Option<Action> {
    let turn = game.public().turn;
    let may = |action: &Action| game.check(*action).is_ok();
    if turn.placed > 0 || turn.phase == Phase::Drawn {
        return Some(Action::Done).filter(may);
    }
    let usual = [Action::Done, Action::Draw].into_iter().find(|action| may(action));
    usual.or_else(|| {
        let seen = game.observe(diner::Viewer::Seat(seat));
        let dropped = bots::cheapest_drop(game.rules(), &seen)?;
        Some(Action::Drop { guest: dropped }).filter(may)
    })
}
