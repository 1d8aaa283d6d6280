//! Who sits where, and which seatings make up a match.

use std::fmt;

use diner::Seat;

/// For each seat, the number of a player: its place in the list, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating(Vec<usize>);

/// The seatings in which every deal is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The seatings.
    pub seatings: Vec<Seating>,
    /// The number of the first one, in listings and names.
    pub first: usize,
    /// What is counted.
    pub parts: Vec<Part>,
    /// How many players there are.
    pub players: usize,
}

/// Games that are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of them.
    All,
    /// Those in which this player holds one seat and other players the rest. Only it is counted.
    Alone(usize),
}

/// There are more players than seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyBots {
    /// How many players.
    pub players: usize,
    /// How many seats.
    pub seats: u8,
}

impl Seating {
    /// A seating: one player a seat, in turn order.
    pub fn new(players: Vec<usize>) -> Seating {
        Seating(players)
    }

    /// Who sits there.
    pub fn at(&self, seat: Seat) -> usize {
        self.0.get(seat as usize).copied().unwrap_or_default()
    }

    /// The seats and who sits there.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, usize)> {
        Seat::ALL.into_iter().zip(self.0.iter().copied())
    }

    /// How many seats a player holds.
    pub fn seats_of(&self, player: usize) -> usize {
        self.0.iter().filter(|&&other| other == player).count()
    }

    /// How many seats of the same player come before this one.
    pub(crate) fn nth(&self, seat: Seat) -> usize {
        let own = self.at(seat);
        self.iter().take_while(|&(other, _)| other != seat).filter(|&(_, who)| who == own).count()
    }
}

impl Part {
    /// Whether games of this seating belong to it.
    pub fn holds(self, seating: &Seating) -> bool {
        match self {
            Part::All => true,
            Part::Alone(player) => seating.seats_of(player) == 1,
        }
    }
}

impl Plan {
    /// The most seatings of a deal, unless two players share it.
    const MOST: usize = 36;

    /// The seats shared as evenly as can be.
    ///
    /// As many players as seats: the order as given, in all rotations. Fewer: every distinct
    /// seating in which nobody holds two seats more than another, so that where seats are left
    /// over each player takes one more in turn (two players: 6 seatings of four seats, 20 of
    /// five, 6 of three; three players at four seats: 36).
    ///
    /// Where that would be more than 36 (three or four players at five seats), the players go
    /// round and round the seats in their order; each of them begins, at each seat: 15 and 20.
    ///
    /// Everybody holds every seat equally often in all of these.
    ///
    /// # Errors
    /// [`TooManyBots`], also if there is none.
    pub fn even(players: usize, seats: u8) -> Result<Plan, TooManyBots> {
        let places = usize::from(seats);
        if players == 0 || players > places {
            return Err(TooManyBots { players, seats });
        }
        let distinct = distinct(players, places);
        let few = players < places && distinct.len() <= Plan::MOST;
        let seatings = if few { distinct } else { rounds(players, places) };
        let mut parts = vec![Part::All];
        if (players, places) == (2, 3) {
            parts.extend([Part::Alone(0), Part::Alone(1)]);
        }
        Ok(Plan { seatings, first: 1, parts, players })
    }

    /// For two players at four or more seats: one of them alone among seats of the other, at each
    /// seat, both ways. `None` for others; at two or three seats the even plan has these already.
    pub fn alone(players: usize, seats: u8) -> Option<Plan> {
        let even = Plan::even(players, seats).ok()?;
        if players != 2 || seats < 4 {
            return None;
        }
        let lone = |who: usize| {
            let at = move |alone| move |seat| if seat == alone { who } else { 1 - who };
            let places = usize::from(seats);
            (0..places).map(move |alone| Seating((0..places).map(at(alone)).collect()))
        };
        let seatings = lone(0).chain(lone(1)).collect();
        let (first, parts) = (1 + even.seatings.len(), vec![Part::Alone(0), Part::Alone(1)]);
        Some(Plan { seatings, first, parts, players })
    }

    /// One seating, one game a deal: for speed.
    pub fn as_given(seating: Seating) -> Plan {
        let players = seating.0.iter().max().map_or(0, |most| most + 1);
        Plan { seatings: vec![seating], first: 1, parts: vec![Part::All], players }
    }
}

/// All seatings in which everybody holds as many seats as anybody else, or one more or less, in
/// alphabetical order.
fn distinct(players: usize, places: usize) -> Vec<Seating> {
    let mut begun = vec![Vec::new()];
    for _ in 0..places {
        let longer = |seated: &Vec<usize>| {
            let seated = seated.clone();
            (0..players).map(move |next| [seated.as_slice(), &[next]].concat())
        };
        begun = begun.iter().flat_map(longer).collect();
    }
    let even = |seating: &Seating| {
        let held = (0..players).map(|player| seating.seats_of(player));
        held.clone().max().unwrap_or(0) - held.min().unwrap_or(0) <= 1
    };
    begun.into_iter().map(Seating).filter(even).collect()
}

/// The players round and round the seats in their order, each first, all turned to each seat.
fn rounds(players: usize, places: usize) -> Vec<Seating> {
    let mut found: Vec<Seating> = Vec::new();
    for begins in 0..players {
        for turned in 0..places {
            let at = |seat| (begins + (seat + turned) % places) % players;
            let seating = Seating((0..places).map(at).collect());
            if !found.contains(&seating) {
                found.push(seating);
            }
        }
    }
    found
}

impl fmt::Display for TooManyBots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bots for {} seats", self.players, self.seats)
    }
}

impl std::error::Error for TooManyBots {}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(plan: &Plan) -> Vec<String> {
        let letter = |(_, player)| char::from(b'A' + player as u8);
        plan.seatings.iter().map(|seating| seating.iter().map(letter).collect()).collect()
    }

    #[test]
    fn two_share_four_seats_two_and_two() {
        let plan = Plan::even(2, 4).unwrap();
        assert_eq!(letters(&plan), ["AABB", "ABAB", "ABBA", "BAAB", "BABA", "BBAA"]);
        let alone = Plan::alone(2, 4).unwrap();
        let both = ["ABBB", "BABB", "BBAB", "BBBA", "BAAA", "ABAA", "AABA", "AAAB"];
        assert_eq!((letters(&alone), alone.first), (both.map(String::from).to_vec(), 7));
    }

    #[test]
    fn as_many_as_seats_rotate() {
        assert_eq!(letters(&Plan::even(2, 2).unwrap()), ["AB", "BA"]);
        assert_eq!(letters(&Plan::even(4, 4).unwrap()), ["ABCD", "BCDA", "CDAB", "DABC"]);
        assert_eq!(letters(&Plan::even(5, 5).unwrap()).len(), 5);
    }

    #[test]
    fn one_and_two_of_three_seats_are_one_alone_as_well() {
        let plan = Plan::even(2, 3).unwrap();
        assert_eq!(letters(&plan), ["AAB", "ABA", "ABB", "BAA", "BAB", "BBA"]);
        assert_eq!(plan.parts, [Part::All, Part::Alone(0), Part::Alone(1)]);
        assert_eq!(Plan::alone(2, 3), None);
        let alone = plan.seatings.iter().filter(|seating| Part::Alone(0).holds(seating));
        assert_eq!(alone.count(), 3);
    }

    #[test]
    fn every_plan_is_distinct_and_treats_all_alike() {
        let counts = [
            ((1, 4), 1),
            ((2, 2), 2),
            ((2, 3), 6),
            ((2, 4), 6),
            ((2, 5), 20),
            ((3, 3), 3),
            ((3, 4), 36),
            ((3, 5), 15),
            ((4, 4), 4),
            ((4, 5), 20),
            ((5, 5), 5),
        ];
        for ((players, seats), count) in counts {
            let plan = Plan::even(players, seats).unwrap();
            let mut all = letters(&plan);
            assert_eq!(all.len(), count, "{players} at {seats}");
            all.sort();
            all.dedup();
            assert_eq!(all.len(), count, "{players} at {seats}");
            for seat in Seat::first(seats) {
                for player in 0..players {
                    let held = plan.seatings.iter().filter(|s| s.at(seat) == player).count();
                    assert_eq!(held * players, count, "{player} of {players} at {seat}/{seats}");
                }
            }
            // Each takes the seats left over equally often.
            let most = |player| {
                let mut held: Vec<_> = plan.seatings.iter().map(|s| s.seats_of(player)).collect();
                held.sort_unstable();
                held
            };
            assert!((1..players).all(|player| most(player) == most(0)), "{players} at {seats}");
        }
        assert_eq!(Plan::even(5, 4), Err(TooManyBots { players: 5, seats: 4 }));
        assert_eq!(Plan::even(0, 4), Err(TooManyBots { players: 0, seats: 4 }));
    }

    #[test]
    fn seats_of_one_player_are_numbered() {
        let seating = Seating::new(vec![0, 1, 1, 0]);
        let nth: Vec<_> = seating.iter().map(|(seat, _)| seating.nth(seat)).collect();
        assert_eq!(nth, [0, 0, 1, 1]);
    }
}
