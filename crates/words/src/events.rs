//! Points and events, a line each.

use diner::{BySeat, Drawing, End, Event, Guest, Points, Seat, TablePoints};

use crate::Speech;

impl Speech {
    /// What a placement earns, table by table: "9 at the Trill table (3 + 3 + 3), … and …: 19
    /// points", without full stop.
    pub fn points(&self, points: &Points) -> String {
        self.texts().points_in_all(points.total().unsigned_abs(), self.points_by_table(points))
    }

    fn points_by_table(&self, points: &Points) -> String {
        let tables = points.tables();
        let of_nation = |nation| tables.iter().filter(|table| table.nation == nation).count();
        let name = |table: &TablePoints| match of_nation(table.nation) {
            1 => self.at_table(table.nation),
            _ => self.at_table_on(table.table, Some(table.nation)),
        };
        if tables.iter().all(|table| table.factor == 0) {
            let all = self.all_of(tables.iter().map(name));
            return self.texts().points_at("alone", 0, all, "");
        }
        self.all_of(tables.iter().map(|table| self.points_at(table, &name(table))))
    }

    fn points_at(&self, points: &TablePoints, at: &str) -> String {
        let shares: Vec<String> = points.seated().map(|(_, _, share)| share.to_string()).collect();
        let how = match (points.factor, shares.len()) {
            (0, _) => "alone",
            (1, 1) => "one",
            (2, _) => "double",
            (3, _) => "triple",
            (_, _) => "sum",
        };
        self.texts().points_at(how, points.total().unsigned_abs(), at, shares.join(" + "))
    }

    /// What happened, in one line. A card that the viewer does not see has no name in it.
    pub fn event(&self, event: &Event<Option<Guest>>, names: &BySeat<String>) -> String {
        let texts = self.texts();
        let name = |seat: Seat| self.player(seat, names);
        match *event {
            Event::Placed { seat, guest, chair, points } => {
                let (total, tables) =
                    (points.total().unsigned_abs(), self.points_by_table(&points));
                texts.event_placed(total, name(seat), self.for_a_guest(guest), chair.name(), tables)
            }
            Event::Cleared { table, nation } => {
                texts.event_cleared(self.at_table_on(table, Some(nation)))
            }
            Event::Left { chair, guest } => texts.event_left(chair.name(), self.a_guest(guest)),
            Event::Laid { table, nation } => texts.event_laid(table.name(), self.nation(nation)),
            Event::Drew { seat, guest: Some(guest), why: Drawing::Chosen } => {
                texts.event_drew(name(seat), self.for_a_guest(guest))
            }
            Event::Drew { seat, guest: None, why: Drawing::Chosen } => {
                texts.event_drew_hidden(name(seat))
            }
            Event::Drew { seat, guest: Some(guest), why: Drawing::EmptyHand } => {
                texts.event_drew_empty_hand(name(seat), self.for_a_guest(guest))
            }
            Event::Drew { seat, guest: None, why: Drawing::EmptyHand } => {
                texts.event_drew_empty_hand_hidden(name(seat))
            }
            Event::Dropped { seat, guest: Some(guest), penalty } => {
                texts.event_dropped(penalty, name(seat), self.for_a_guest(guest))
            }
            Event::Dropped { seat, guest: None, penalty } => {
                texts.event_dropped_hidden(penalty, name(seat))
            }
            Event::Passed { from, to } => texts.event_passed(name(from), name(to)),
            Event::Closed { seat } => texts.event_closed(name(seat)),
            Event::Held { seat, cards, penalty } => texts.event_held(name(seat), penalty, cards),
            Event::Ended { end: End::Guests } => texts.event_ended_guests(),
            Event::Ended { end: End::Tables } => texts.event_ended_tables(),
            Event::Ended { end: End::Closed } => texts.event_ended_closed(),
        }
    }

    /// What happened, as short as it can be said to somebody who hears it: the page shows the rest.
    pub fn event_briefly(
        &self,
        event: &Event<Option<Guest>>,
        names: &BySeat<String>,
        you: Option<Seat>,
    ) -> String {
        let texts = self.texts();
        match *event {
            Event::Placed { seat, guest, chair, points } => {
                let (name, guest) = (self.player(seat, names), self.for_a_guest(guest));
                let total = points.total().unsigned_abs();
                texts.event_placed_briefly(total, name, guest, chair.name())
            }
            Event::Passed { to, .. } if you == Some(to) => texts.script_your_turn(),
            Event::Passed { to, .. } => texts.table_status_other(self.player(to, names)),
            Event::Cleared { .. }
            | Event::Left { .. }
            | Event::Laid { .. }
            | Event::Drew { .. }
            | Event::Dropped { .. }
            | Event::Closed { .. }
            | Event::Held { .. }
            | Event::Ended { .. } => self.event(event, names),
        }
    }

    /// A player's name; "Player 2" for one without.
    pub(crate) fn player(&self, seat: Seat, names: &BySeat<String>) -> String {
        match names[seat].trim() {
            "" => self.texts().player(seat.number()),
            name => name.into(),
        }
    }
}
