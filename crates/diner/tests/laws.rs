//! Laws that hold for every game by every rule set, tried on many random ones: what a turn of the
//! floor, a renaming or a rotation of seats must not change, what is conserved, what a viewer can
//! rebuild, what nobody can tell apart.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use diner::{
    Action, BySeat, Chair, Deal, Dice, Drawing, End, Event, Floor, Game, Guest, Hand, Nation,
    Phase, Points, Position, QuickDice, Rules, Seat, Table, Turn, Viewer,
};
use support::random::random_rules;

/// Plays random games by random rules and shows each state with the events that led to it.
fn tour(seed: u64, games: u64, mut each: impl FnMut(&Game, &[Event<Guest>], &mut QuickDice)) {
    let mut dice = QuickDice::new(seed);
    for number in 0..games {
        let rules = random_rules(&mut dice);
        let mut game = Game::new(rules.clone(), Deal::from_seed(&rules, number));
        each(&game, &[], &mut dice);
        while game.public().end.is_none() {
            let legal = game.legal();
            let most = if legal.placements() > 0 { legal.placements() } else { legal.len() };
            let most = if dice.below(3) == 0 { legal.len() } else { most };
            let events = game.play(legal.nth(dice.below(most))).unwrap();
            each(&game, &events, &mut dice);
        }
    }
}

#[test]
fn cards_are_conserved() {
    tour(1, 60, |game, _, _| {
        let (rules, position) = (game.rules(), game.position());
        let mut all = position.gone;
        let mut add = |hand: Hand| hand.into_iter().for_each(|guest| all.add(guest));
        for seat in rules.seats() {
            add(position.hands[seat].unwrap());
            add(position.drops[seat].unwrap());
        }
        add(Chair::ALL.into_iter().filter_map(|c| game.public().floor.guest(c)).collect());
        let left = usize::from(game.public().guests_left);
        let pile = &game.truth().deal().guests()[usize::from(rules.guests()) - left..];
        add(pile.iter().copied().collect());
        assert_eq!(all, Hand::whole(rules.copies));
        assert_eq!(position.unseen(rules), Some(pile.iter().copied().collect()));
    });
}

/// What a viewer can rebuild from the events it was told, beginning with the deal.
struct Rebuilt {
    floor: Vec<Option<Guest>>,
    tables: Vec<Option<Nation>>,
    scores: BySeat<i32>,
    cards: BySeat<u8>,
    dropped: BySeat<u8>,
    guests_left: u8,
    tables_left: u8,
    turn: Turn,
    end: Option<End>,
    own: Hand,
}

impl Rebuilt {
    fn begin(game: &Game, viewer: Viewer) -> Rebuilt {
        let (public, own) = (game.public(), game.observe(viewer).hand());
        Rebuilt {
            floor: vec![None; Chair::COUNT],
            tables: Table::ALL.map(|table| public.floor.table(table)).to_vec(),
            scores: public.scores,
            cards: public.cards,
            dropped: public.dropped,
            guests_left: public.guests_left,
            tables_left: public.tables_left,
            turn: public.turn,
            end: None,
            own: own.unwrap_or_default(),
        }
    }

    fn hear(&mut self, rules: &Rules, viewer: Viewer, event: Event<Option<Guest>>) {
        match event {
            Event::Placed { seat, guest, chair, points } => {
                self.floor[chair as usize] = Some(guest);
                self.scores[seat] += points.total();
                self.cards[seat] -= 1;
                self.turn.placed += 1;
                let waits = rules.must_score && points.total() == 0;
                self.turn.opener = waits.then_some(chair);
                if viewer == Viewer::Seat(seat) {
                    assert!(self.own.remove(guest));
                }
            }
            Event::Cleared { table, nation } => {
                assert_eq!(self.tables[table as usize].take(), Some(nation));
            }
            Event::Left { chair, guest } => {
                assert_eq!(self.floor[chair as usize].take(), Some(guest));
            }
            Event::Laid { table, nation } => {
                self.tables[table as usize] = Some(nation);
                self.tables_left -= 1;
            }
            Event::Drew { seat, guest, why } => {
                self.cards[seat] += 1;
                self.guests_left -= 1;
                assert_eq!(guest.is_some(), viewer == Viewer::Seat(seat));
                guest.into_iter().for_each(|guest| self.own.add(guest));
                if why == Drawing::Chosen {
                    self.turn.phase = Phase::Drawn;
                }
            }
            Event::Dropped { seat, guest, penalty } => {
                self.cards[seat] -= 1;
                self.dropped[seat] += 1;
                self.scores[seat] -= i32::from(penalty);
                self.turn.phase = Phase::Dropped;
                assert_eq!(guest.is_some(), viewer == Viewer::Seat(seat));
                assert!(guest.is_none_or(|guest| self.own.remove(guest)));
            }
            Event::Passed { to, .. } => self.turn = Turn::of(to),
            Event::Closed { .. } => {}
            Event::Held { seat, penalty, .. } => self.scores[seat] -= i32::from(penalty),
            Event::Ended { end } => self.end = Some(end),
        }
    }

    fn compare(&self, game: &Game, viewer: Viewer) {
        let (public, seen) = (game.public(), game.observe(viewer));
        let guests = Chair::ALL.map(|chair| public.floor.guest(chair)).to_vec();
        let tables = Table::ALL.map(|table| public.floor.table(table)).to_vec();
        assert_eq!((&self.floor, &self.tables), (&guests, &tables));
        assert_eq!((self.scores, self.cards), (public.scores, public.cards));
        assert_eq!((self.dropped, self.end), (public.dropped, public.end));
        let left = (public.guests_left, public.tables_left);
        assert_eq!((self.guests_left, self.tables_left), left);
        // A draw that no card was left for is told by the end alone.
        if public.end.is_none() {
            assert_eq!(self.turn, public.turn);
        }
        assert_eq!(self.own, seen.hand().unwrap_or_default());
    }
}

#[test]
fn every_viewer_can_rebuild_what_it_sees_from_what_it_was_told() {
    let mut rebuilt: Vec<(Viewer, Rebuilt)> = Vec::new();
    tour(2, 60, |game, events, _| {
        if game.turns().len() == 1 && game.turns()[0].actions.is_empty() {
            let seats = game.rules().seats().map(Viewer::Seat);
            let viewers = seats.chain([Viewer::Watcher]);
            rebuilt = viewers.map(|v| (v, Rebuilt::begin(game, v))).collect();
        }
        for (viewer, rebuilt) in &mut rebuilt {
            for event in events {
                rebuilt.hear(game.rules(), *viewer, event.seen_by(*viewer));
            }
            rebuilt.compare(game, *viewer);
        }
    });
}

#[test]
fn nobody_can_tell_a_sampled_truth_from_the_real_one() {
    tour(3, 40, |game, _, dice| {
        let rules = game.rules();
        for viewer in rules.seats().map(Viewer::Seat).chain([Viewer::Watcher]) {
            let seen = game.observe(viewer);
            let sample = seen.sample(rules, dice);
            assert!(sample.observe(rules, viewer) == seen);
            let public = &sample.state().public;
            assert_eq!(public, game.public());
            if let Some(hand) = seen.hand()
                && viewer == Viewer::Seat(public.turn.seat)
            {
                assert_eq!(public.legal(rules, hand), game.legal());
            }
            assert_eq!(
                seen.position.is_full(),
                game.public().end.is_some() || all_empty(&seen.position, rules)
            );
        }
    });
}

/// Whether nobody else holds or dropped a card, so that nothing is hidden.
fn all_empty(position: &Position, rules: &Rules) -> bool {
    rules.seats().all(|seat| position.hands[seat].is_some() && position.drops[seat].is_some())
}

#[test]
fn positions_are_read_as_they_are_printed() {
    tour(4, 40, |game, _, _| {
        let rules = game.rules();
        let seats = rules.seats().map(Viewer::Seat).chain([Viewer::Watcher]);
        let seen = seats.map(|viewer| game.observe(viewer).position);
        for position in seen.chain([game.position()]) {
            let read = Position::parse(rules, &position.to_string()).unwrap();
            assert_eq!(read.to_string(), position.to_string());
            // How a game ended is seen in a position only where a pile is empty.
            if position.public.end.is_none() {
                assert_eq!(read, position);
            }
        }
    });
}

#[test]
fn what_is_taken_back_never_was() {
    let mut before: Vec<String> = Vec::new();
    tour(5, 40, |game, events, _| {
        if game.can_take_back() == 0 {
            before.clear();
        }
        let mut copy = game.clone();
        for was in before.iter().rev().take(game.can_take_back()) {
            assert!(copy.take_back().is_some());
            assert_eq!(&copy.position().to_string(), was);
        }
        assert!(before.len() >= game.can_take_back());
        if game.can_take_back() > 0 {
            assert_eq!(copy.take_back(), None);
        }
        let revealed = events.iter().any(Event::reveals);
        assert!(!revealed || game.can_take_back() == 0);
        before.push(game.position().to_string());
    });
}

type Symmetry = fn(i32, i32) -> (i32, i32);

/// The eight symmetries of the square, as maps of columns and rows numbered from -2 to 2.
const SYMMETRIES: [Symmetry; 8] = [
    |x, y| (x, y),
    |x, y| (-y, x),
    |x, y| (-x, -y),
    |x, y| (y, -x),
    |x, y| (-x, y),
    |x, y| (x, -y),
    |x, y| (y, x),
    |x, y| (-y, -x),
];

fn turned(name: &str, symmetry: Symmetry) -> String {
    let bytes = name.as_bytes();
    let (x, y) =
        symmetry(i32::from(bytes[0]) - i32::from(b'c'), i32::from(bytes[1]) - i32::from(b'3'));
    let sign = |n: i32, zero: u8| char::from(u8::try_from(n + i32::from(zero)).unwrap());
    format!("{}{}", sign(x, b'c'), sign(y, b'3'))
}

fn turned_chair(chair: Chair, symmetry: Symmetry) -> Chair {
    diner::Square::parse(&turned(chair.name(), symmetry)).unwrap().chair().unwrap()
}

#[test]
fn a_turned_floor_allows_and_earns_the_same() {
    tour(6, 25, |game, _, dice| {
        let (rules, public) = (game.rules(), game.public());
        if public.end.is_some() {
            return;
        }
        let symmetry = SYMMETRIES[dice.below(8) as usize];
        let position = turn_about(&game.position(), symmetry);
        let other =
            Position::parse(rules, &position).unwrap_or_else(|e| panic!("{position}: {e:?}"));
        let hand = game.truth().state().hand_on_turn();
        for guest in hand.kinds() {
            for chair in Chair::ALL {
                let there = turned_chair(chair, symmetry);
                let code = |public: &diner::Public, chair| {
                    let action = Action::Place { guest, chair };
                    public.check(rules, hand, action).map_err(|illegal| illegal.code())
                };
                assert_eq!(code(public, chair), code(&other.public, there));
                let points = |floor: &Floor, chair| Points::of(rules, floor, guest, chair).total();
                if public.floor.guest(chair).is_none() {
                    let earned = points(&public.floor, chair);
                    assert_eq!(earned, points(&other.public.floor, there));
                }
            }
        }
    });
}

fn turn_about(position: &Position, symmetry: Symmetry) -> String {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    let at = |name: &str| Table::ALL.iter().position(|table| table.name() == name).unwrap();
    let mut tables = ['-'; 5];
    for (table, letter) in Table::ALL.into_iter().zip(fields[0].chars()) {
        tables[at(&turned(table.name(), symmetry))] = letter;
    }
    let seated = |word: &str| format!("{}{}", turned(&word[..2], symmetry), &word[2..]);
    let chairs = match fields[1] {
        "-" => "-".into(),
        chairs => chairs.split(',').map(seated).collect::<Vec<_>>().join(","),
    };
    let turn = match fields[6].split_once('!') {
        Some((turn, chair)) => format!("{turn}!{}", turned(chair, symmetry)),
        None => fields[6].into(),
    };
    let tables: String = tables.iter().collect();
    let middle = fields[2..6].join(" ");
    format!("{tables} {chairs} {middle} {turn} {}", fields[7..].join(" "))
}

#[test]
fn nations_renamed_within_their_factions_play_the_same_game() {
    let mut dice = QuickDice::new(7);
    for seed in 0..40 {
        let rules = random_rules(&mut dice);
        let mut names = Nation::ALL;
        dice.shuffle(&mut names[..6]);
        dice.shuffle(&mut names[6..]);
        let renamed = |guest: Guest| Guest::new(names[guest.nation() as usize], guest.sex());
        let deal = Deal::from_seed(&rules, seed);
        let guests: Vec<Guest> = deal.guests().iter().map(|&guest| renamed(guest)).collect();
        let tables: Vec<Nation> = deal.tables().iter().map(|&n| names[n as usize]).collect();
        let mut other = Game::new(rules.clone(), Deal::new(&rules, &guests, &tables).ok().unwrap());
        let mut game = Game::new(rules.clone(), deal);
        while game.public().end.is_none() {
            let legal = game.legal();
            assert_eq!(legal.len(), other.legal().len());
            let action = legal.nth(dice.below(legal.len()));
            game.play(action).unwrap();
            other
                .play(match action {
                    Action::Place { guest, chair } => {
                        Action::Place { guest: renamed(guest), chair }
                    }
                    Action::Drop { guest } => Action::Drop { guest: renamed(guest) },
                    Action::Draw | Action::Close | Action::Done => action,
                })
                .unwrap();
            assert_eq!(game.public().scores, other.public().scores);
        }
        assert_eq!(game.public().winners(&rules), other.public().winners(&rules));
    }
}

#[test]
fn seats_moved_round_see_the_same_from_their_places() {
    tour(8, 25, |game, _, dice| {
        let (rules, public) = (game.rules(), game.public());
        if public.end.is_some() {
            return;
        }
        let by = dice.below(u32::from(rules.players)) as usize;
        let text = game.position().to_string();
        let mut fields: Vec<String> = text.split(' ').map(String::from).collect();
        for (field, between) in [(2, "|"), (3, ","), (4, "|")] {
            let mut parts: Vec<&str> = fields[field].split(between).collect();
            parts.rotate_right(by);
            fields[field] = parts.join(between);
        }
        let moved = (public.turn.seat as usize + by) % usize::from(rules.players);
        fields[6].replace_range(..1, &Seat::ALL[moved].to_string());
        let other = Position::parse(rules, &fields.join(" ")).unwrap();
        let hand = game.truth().state().hand_on_turn();
        assert_eq!(other.hands[other.public.turn.seat], Some(hand));
        assert_eq!(other.public.legal(rules, hand), game.legal());
    });
}
