//! What is wrong with a record, a position or another piece of text.

use diner::record::{BadHeader, Fault, What, WrongResult};
use diner::syntax::{Expected, Syntax};
use diner::{BadDeck, BadPosition, End, Impossible};

use crate::Speech;

impl Speech {
    /// The sentence for a fault of a record, to stand after its place and its code.
    pub fn fault(&self, fault: &Fault) -> String {
        let texts = self.texts();
        match &fault.what {
            What::Syntax(why) => self.syntax(why),
            What::BadHeader(why) => self.bad_header(why),
            What::MalformedDeck(why) => self.malformed_deck(why),
            What::BadDeck(why) => self.bad_deck(why),
            What::BadPosition(why) => self.bad_position(why),
            What::BadRules(why) => self.bad_rules(why),
            What::WrongTurn { round, seat } => texts.turn_wrong(*round, seat.number()),
            What::WrongPoints { written, earned } => {
                texts.points_wrong(earned.unsigned_abs(), *written)
            }
            What::WrongResult(WrongResult::Malformed) => texts.result_malformed(),
            What::WrongResult(WrongResult::Unfinished) => texts.result_unfinished(),
            What::WrongResult(WrongResult::Differs { totals }) => {
                // As they must be written, hence with the plain sign.
                let totals: Vec<String> = totals.iter().map(i32::to_string).collect();
                texts.result_differs(totals.join(" "))
            }
            What::AfterEnd(End::Guests) => texts.after_end_guests(),
            What::AfterEnd(End::Tables) => texts.after_end_tables(),
            What::AfterEnd(End::Closed) => texts.after_end_closed(),
            What::Illegal(why) => self.illegal(why),
        }
    }

    /// What was expected where a text cannot be read, and what stands there.
    pub fn syntax(&self, why: &Syntax) -> String {
        let texts = self.texts();
        let expected = match why.expected {
            Expected::Guest => texts.syntax_guest(),
            Expected::Square => texts.syntax_square(),
            Expected::Number => texts.syntax_number(),
            Expected::Action => texts.syntax_action(),
            Expected::TurnNumber => texts.syntax_turn_number(),
            Expected::Tables => texts.syntax_tables(),
            Expected::Seated => texts.syntax_seated(),
            Expected::Piles => texts.syntax_piles(),
            Expected::Turn => texts.syntax_turn(),
            Expected::TablesGone => texts.syntax_tables_gone(),
            // Of these there is nothing to show.
            Expected::Utf8 => return texts.syntax_utf8(),
            Expected::NoNul => return texts.syntax_nul(),
            Expected::ShortLine => return texts.syntax_long_line(),
            Expected::FewerHeaders => return texts.syntax_many_headers(),
        };
        match why.found.as_str() {
            "" => texts.syntax_found_nothing(expected),
            found => texts.syntax_found(expected, found),
        }
    }

    /// Why a text is no position: the field, and what is wrong there.
    pub fn bad_position(&self, why: &BadPosition) -> String {
        let texts = self.texts();
        match why {
            BadPosition::Fields { found } => texts.position_fields(*found),
            BadPosition::Field { field, why } => texts.position_field(*field, self.syntax(why)),
            BadPosition::Impossible { field, why } => {
                texts.position_impossible(*field, self.impossible(why))
            }
        }
    }

    fn impossible(&self, why: &Impossible) -> String {
        let texts = self.texts();
        match *why {
            Impossible::TooMany(guest) => {
                texts.impossible_too_many(self.guest(guest), guest.to_string())
            }
            Impossible::TooManyTables(nation) => {
                let name = self.nation(nation);
                texts.impossible_too_many_tables(name, nation.to_string())
            }
            Impossible::NoTable(table) => texts.impossible_no_table(table.name()),
            Impossible::FullTable(table) => texts.impossible_full_table(table.name()),
            Impossible::Stray(chair, guest) => texts.impossible_stray(
                chair.name(),
                self.a_guest(guest),
                self.at_table(guest.nation()),
            ),
            Impossible::ChairTwice(chair) => texts.impossible_chair_twice(chair.name()),
            Impossible::OverLimit(seat) => texts.impossible_over_limit(seat.number()),
            Impossible::GuestCount { found, expected } => {
                texts.impossible_guest_count(found, expected)
            }
            Impossible::TableCount { found } => texts.impossible_table_count(found),
            Impossible::Seats { found } => texts.impossible_seats(found),
            Impossible::NoSuchSeat => texts.impossible_no_such_seat(),
            Impossible::Placements => texts.impossible_placements(),
            Impossible::Opener(chair) => texts.impossible_opener(chair.name()),
        }
    }

    fn bad_header(&self, why: &BadHeader) -> String {
        let texts = self.texts();
        match why {
            BadHeader::Malformed => texts.header_malformed(),
            BadHeader::Double(key) => texts.header_double(key),
            BadHeader::Missing(key) => texts.header_missing(key),
            BadHeader::AfterTurns(key) if key.is_empty() => texts.header_after_turns_nameless(),
            BadHeader::AfterTurns(key) => texts.header_after_turns(key),
            BadHeader::UnknownVersion(version) => texts.header_unknown_version(version),
            BadHeader::HiddenCards => texts.header_hidden_cards(),
            BadHeader::BesidePosition(key) => texts.header_beside_position(key),
        }
    }

    /// Which deck it is shows in what was expected.
    fn malformed_deck(&self, why: &Syntax) -> String {
        let texts = self.texts();
        match (why.expected, why.found.as_str()) {
            (Expected::Guest, "") => texts.deck_guest_missing(),
            (Expected::Guest, found) => texts.deck_guest_unreadable(found),
            (Expected::TablesGone, found) => texts.deck_tables_unreadable(found),
            (
                Expected::Square
                | Expected::Number
                | Expected::Action
                | Expected::TurnNumber
                | Expected::Utf8
                | Expected::NoNul
                | Expected::ShortLine
                | Expected::FewerHeaders
                | Expected::Tables
                | Expected::Seated
                | Expected::Piles
                | Expected::Turn,
                _,
            ) => self.syntax(why),
        }
    }

    fn bad_deck(&self, why: &BadDeck) -> String {
        let texts = self.texts();
        match *why {
            BadDeck::Size { found, expected } => texts.deck_size(found, expected),
            BadDeck::Guest { guest, found, expected } => {
                texts.deck_guest(found, self.guest(guest), guest.to_string(), expected)
            }
            BadDeck::Table { nation, found } => {
                let name = self.nation(nation);
                texts.deck_table(found, name, nation.to_string())
            }
        }
    }
}
