//! What the ends of a turn are worth to `patient`: a rough price at first, then a closer look.
//!
//! Apart from the bot because the closer look comes in two kinds: the floor by the parameters of
//! [`prices`](crate::prices), and, where they were learned, all that is left by
//! [`lessons`](crate::lessons). The mean of both counts: each errs in its own way.

use diner::{EmptyHand, Guest, Hand, Public, Rules};

use crate::board::Board;
use crate::lessons::Lesson;
use crate::prices::{Moment, WIN};
use crate::remains::Ending;
use crate::turns::{POINT, Turns};

/// A judge of one turn.
pub(crate) struct Judge<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) public: &'a Public,
    pub(crate) moment: Moment<'a>,
    pub(crate) lesson: Option<Lesson<'a>>,
}

impl Judge<'_> {
    /// Looks closely at the ends that promise most, at most so many.
    pub(crate) fn look(&self, turns: &Turns, looks: usize, ends: &mut Vec<(i32, u16)>) {
        ends.clear();
        ends.extend(turns.ends().map(|end| (turns.value(end), end as u16)));
        if ends.len() > looks {
            ends.select_nth_unstable_by_key(looks - 1, |&(value, end)| (-value, end));
            ends.truncate(looks);
        }
        for (value, end) in ends {
            if value.abs() < WIN / 2 {
                *value = self.closely(turns, (*end).into(), *value);
            }
        }
    }

    fn closely(&self, turns: &Turns, end: usize, rough: i32) -> i32 {
        let (board, held) = (turns.board(end), turns.held(end, self.moment.hand));
        self.mean(
            || rough + self.moment.floor(&board, board.full(), held),
            |lesson| {
                let ending = self.ending(turns, end, held);
                turns.points(end) * POINT + lesson.worth(&board, held, ending)
            },
        )
    }

    /// What the parameters say, or the mean of that and what the lessons say.
    #[inline]
    fn mean(&self, priced: impl FnOnce() -> i32, taught: impl FnOnce(&Lesson<'_>) -> i32) -> i32 {
        match &self.lesson {
            None => priced(),
            Some(lesson) => (priced() + taught(lesson)) / 2,
        }
    }

    /// How placements end.
    pub(crate) fn ending(&self, turns: &Turns, end: usize, held: Hand) -> Ending {
        let placed = self.public.turn.placed + turns.placed(end);
        let left = self.rules.placements.saturating_sub(placed);
        Ending::Placed { left, draws: held.is_empty() && self.rules.empty_hand == EmptyHand::Draw }
    }

    /// What it is worth to place nobody and draw.
    pub(crate) fn drawing(&self) -> i32 {
        if let Some(ended) = self.moment.ended_by_waiting(false) {
            return ended;
        }
        let board = self.board();
        self.mean(
            || self.moment.waiting(&board, false),
            |lesson| lesson.worth(&board, self.moment.hand, Ending::Drew),
        )
    }

    /// The cards that a full hand could drop with what that is worth, the best first.
    pub(crate) fn drops(&self) -> Vec<(i32, Guest)> {
        let (moment, hand) = (&self.moment, self.moment.hand);
        let mut kinds: Vec<Guest> = hand.kinds().collect();
        kinds.sort_by_key(|&guest| moment.use_of(self.public, guest));
        let board = self.board();
        let ended = moment.ended_by_waiting(true);
        let lost = i32::from(self.rules.drop_penalty) * POINT;
        let worth = |(guest, n): (Guest, i32)| {
            let worth = match ended {
                Some(ended) => ended - n,
                None => self.mean(
                    || moment.waiting(&board, true) - n,
                    |lesson| {
                        let mut held = hand;
                        held.remove(guest);
                        let draws = self.rules.draw_after_drop;
                        lesson.worth(&board, held, Ending::Dropped { draws }) - lost
                    },
                ),
            };
            (worth, guest)
        };
        let mut drops: Vec<(i32, Guest)> = kinds.into_iter().zip(0..).map(worth).collect();
        drops.sort_by_key(|&(worth, _)| -worth);
        drops
    }

    fn board(&self) -> Board {
        Board::new(self.rules, &self.public.floor, &self.moment.nations)
    }
}
