//! A game as somebody would follow it who hears its events only: they must tell everything.

use diner::{Chair, Event, Game, Guest, Hand, Nation, Seat, Table};

/// Floor, hands, dropped cards and points, by the events.
pub struct Mirror {
    tables: [Option<Nation>; 5],
    chairs: [Option<Guest>; 12],
    hands: [Hand; 5],
    drops: [Hand; 5],
    scores: [i32; 5],
    on_turn: Seat,
    ended: bool,
}

impl Mirror {
    /// A game as it stands.
    pub fn of(game: &Game) -> Mirror {
        let (public, position) = (game.public(), game.position());
        Mirror {
            tables: Table::ALL.map(|table| public.floor.table(table)),
            chairs: Chair::ALL.map(|chair| public.floor.guest(chair)),
            hands: Seat::ALL.map(|seat| position.hands[seat].unwrap_or_default()),
            drops: Seat::ALL.map(|seat| position.drops[seat].unwrap_or_default()),
            scores: Seat::ALL.map(|seat| public.scores[seat]),
            on_turn: public.turn.seat,
            ended: public.end.is_some(),
        }
    }

    pub fn hear(&mut self, event: &Event<Guest>) {
        assert!(!self.ended, "nothing happens after the end");
        match *event {
            Event::Placed { seat, guest, chair, points } => {
                assert!(self.hands[seat as usize].remove(guest));
                assert!(self.chairs[chair as usize].replace(guest).is_none());
                self.scores[seat as usize] += points.total();
            }
            Event::Cleared { table, nation } => {
                assert_eq!(self.tables[table as usize].take(), Some(nation));
            }
            Event::Left { chair, guest } => {
                assert_eq!(self.chairs[chair as usize].take(), Some(guest));
            }
            Event::Laid { table, nation } => {
                assert_eq!(self.tables[table as usize].replace(nation), None);
            }
            Event::Drew { seat, guest, .. } => self.hands[seat as usize].add(guest),
            Event::Dropped { seat, guest, penalty } => {
                assert!(self.hands[seat as usize].remove(guest));
                self.drops[seat as usize].add(guest);
                self.scores[seat as usize] -= i32::from(penalty);
            }
            Event::Passed { from, to } => {
                assert_eq!(from, self.on_turn);
                self.on_turn = to;
            }
            Event::Closed { seat } => assert!(self.hands[seat as usize].is_empty()),
            Event::Held { seat, cards, penalty } => {
                assert_eq!(self.hands[seat as usize].len(), usize::from(cards));
                self.scores[seat as usize] -= i32::from(penalty);
            }
            Event::Ended { .. } => self.ended = true,
        }
    }

    /// Both say the same, and what always holds, holds.
    pub fn compare(&self, game: &Game) {
        let (public, position) = (game.public(), game.position());
        let line = position.to_string();
        for (chair, &guest) in Chair::ALL.into_iter().zip(&self.chairs) {
            assert_eq!(public.floor.guest(chair), guest, "{line}");
            let mut tables = chair.touches().filter_map(|table| public.floor.table(table));
            let at_home = guest.is_none_or(|guest| tables.any(|nation| nation == guest.nation()));
            assert!(at_home, "{chair} in {line}");
        }
        for (table, &nation) in Table::ALL.into_iter().zip(&self.tables) {
            assert_eq!(public.floor.table(table), nation, "{line}");
            let seated = table.chairs().into_iter().filter_map(|chair| public.floor.guest(chair));
            assert!(seated.count() < 4, "{table} in {line}");
            assert!(nation.is_some() || self.ended, "{line}");
        }
        for seat in game.rules().seats() {
            let at = seat as usize;
            assert_eq!(position.hands[seat], Some(self.hands[at]), "{line}");
            assert_eq!(position.drops[seat], Some(self.drops[at]), "{line}");
            assert_eq!(public.scores[seat], self.scores[at], "{line}");
            assert_eq!(usize::from(public.cards[seat]), self.hands[at].len(), "{line}");
            assert_eq!(usize::from(public.dropped[seat]), self.drops[at].len(), "{line}");
            assert!(public.cards[seat] <= game.rules().limit, "{line}");
        }
        assert_eq!(public.turn.seat, self.on_turn, "{line}");
        assert_eq!(public.end.is_some(), self.ended, "{line}");
        self.compare_piles(game, &line);
    }

    /// Cards are conserved: what is not in sight is what lies in the piles.
    fn compare_piles(&self, game: &Game, line: &str) {
        let (position, public, deal) = (game.position(), game.public(), game.truth().deal());
        let bottom = |size: usize, left: u8| size - usize::from(left);
        let guests = deal.guests();
        let pile: Hand =
            guests[bottom(guests.len(), public.guests_left)..].iter().copied().collect();
        assert_eq!(position.unseen(game.rules()), Some(pile), "{line}");
        let tables = &deal.tables()[bottom(deal.tables().len(), public.tables_left)..];
        let left = position.unseen_tables().expect(line);
        for nation in Nation::ALL {
            let count = tables.iter().filter(|&&table| table == nation).count();
            assert_eq!(usize::from(left[nation]), count, "{nation} in {line}");
        }
    }
}
