//! Refusals: what is in the way and what would help.

use diner::{
    Balance, Chair, Guest, Illegal, Nation, NoClosing, NoOpener, Sex, Spent, Square, Table, Undone,
};

use crate::Speech;
use crate::speech::{capital, table_at};

impl Speech {
    /// A refusal, to the player whose action it was.
    pub fn illegal(&self, why: &Illegal) -> String {
        let texts = self.texts();
        match *why {
            Illegal::GameOver => texts.illegal_game_over(),
            Illegal::TurnOver(Spent::Placed) => texts.illegal_spent_placed(),
            Illegal::TurnOver(Spent::Drawn) => texts.illegal_spent_drawn(),
            Illegal::TurnOver(Spent::Dropped) => texts.illegal_spent_dropped(),
            Illegal::NoPlacementsLeft { placements } => {
                texts.illegal_no_placements_left(placements)
            }
            Illegal::NoSuchChair { square } => self.no_such_chair(square),
            Illegal::NotInHand { guest } => texts.illegal_not_in_hand(self.guest(guest)),
            Illegal::ChairTaken { chair, by } => {
                texts.illegal_chair_taken(chair.name(), self.a_guest(by))
            }
            Illegal::WrongTable { guest, chair, touched } => {
                self.wrong_table(guest, chair, touched)
            }
            Illegal::Unbalanced { table, nation, sex, now } => {
                self.unbalanced(table, nation, sex, now)
            }
            Illegal::MustJoinOpener { opener, chair } => {
                texts.illegal_must_join_opener(capital(&self.a_guest(opener)), chair.name())
            }
            Illegal::NoPoints(why) => match why {
                NoOpener::NotAlone => texts.illegal_no_points_not_alone(),
                NoOpener::LastPlacement => texts.illegal_no_points_last_placement(),
                NoOpener::LastCard => texts.illegal_no_points_last_card(),
                NoOpener::NoFollower => texts.illegal_no_points_no_follower(),
            },
            Illegal::HandFull { limit } => texts.illegal_hand_full(limit),
            Illegal::HandNotFull { missing } => texts.illegal_hand_not_full(missing),
            Illegal::CannotClose(why) => match why {
                NoClosing::NotInTheseRules => texts.illegal_close_not_in_rules(),
                NoClosing::CardsInHand { cards } => texts.illegal_close_with_cards(cards),
                NoClosing::Drawn => texts.illegal_close_after_draw(),
            },
            Illegal::NothingDone(Undone::Nothing) => texts.illegal_done_nothing(),
            Illegal::NothingDone(Undone::DrawMissing) => texts.illegal_done_draw_missing(),
        }
    }

    fn no_such_chair(&self, square: Square) -> String {
        let name = square.to_string();
        match table_at(square) {
            Some(table) => self.texts().illegal_table_no_chair(name, self.all_of(table.chairs())),
            None => self.texts().illegal_no_such_chair(name, self.all_of(Chair::ALL)),
        }
    }

    fn wrong_table(&self, guest: Guest, chair: Chair, touched: [Option<Nation>; 3]) -> String {
        let texts = self.texts();
        let mut tables: Vec<String> = Vec::new();
        // Two tables of one nation are named once.
        for table in touched.into_iter().flatten().map(|nation| self.at_table(nation)) {
            if !tables.contains(&table) {
                tables.push(table);
            }
        }
        let (chair, own) = (chair.name(), self.at_table(guest.nation()));
        let guest = self.a_guest(guest);
        match tables.as_slice() {
            [] => texts.illegal_wrong_table_none(chair, guest, own),
            [only] => texts.illegal_wrong_table_one(chair, only, guest, own),
            [first, second] => texts.illegal_wrong_table_two(chair, first, second, guest, own),
            [first, second, third, ..] => {
                texts.illegal_wrong_table_three(chair, first, second, third, guest, own)
            }
        }
    }

    fn unbalanced(&self, table: Table, nation: Option<Nation>, sex: Sex, now: Balance) -> String {
        let texts = self.texts();
        let here = self.at_table_on(table, nation);
        let (own, other) = match sex {
            Sex::Woman => (now.women, now.men),
            Sex::Man => (now.men, now.women),
        };
        if let Some(nation) = nation {
            let other_sex = Guest::new(nation, sex.other());
            let (helper, for_helper) = (self.a_guest(other_sex), self.for_a_guest(other_sex));
            match (sex, own, other) {
                (Sex::Man, 1, 0) => return texts.illegal_second_man(here, helper),
                (Sex::Woman, 1, 0) => return texts.illegal_second_woman(here, helper),
                (Sex::Man, 2, 0) => return texts.illegal_men_left(here, helper),
                (Sex::Woman, 2, 0) => return texts.illegal_women_left(here, helper),
                (Sex::Man, 2, 1) => return texts.illegal_third_man(here, for_helper),
                (Sex::Woman, 2, 1) => return texts.illegal_third_woman(here, for_helper),
                // A position may have been written so that no single guest would mend it.
                (Sex::Man | Sex::Woman, _, _) => {}
            }
        }
        let then = now.with(sex);
        texts.illegal_unbalanced(then.men, then.women, here)
    }
}
