//! Whoever sits at a game hears all that its seat may know of it, once and in order, and how it ended,
//! in a game that is under way as well as in the arena.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::sync::{Arc, Mutex};

use bots::arena::{Arena, Plan, Records, Seating, Thought};
use bots::{Asked, Bot, Budget, Ending, Offence, Party, Player, Seated, Stop};
use diner::{Action, BySeat, Deal, Event, Game, Guest, Observation, Rules, Seat, Viewer};

/// What somebody heard of one game.
#[derive(Clone, Default)]
struct Notes {
    seat: Option<Seat>,
    told: Vec<Event<Option<Guest>>>,
    seen: Vec<Observation>,
    ending: Option<Ending>,
}

/// Plays as the greedy bot does, and notes what it hears; after so many answers it has none.
#[derive(Clone)]
struct Listener {
    games: Arc<Mutex<Vec<Notes>>>,
    answers: usize,
}

impl Listener {
    fn new(answers: usize) -> Listener {
        Listener { games: Arc::default(), answers }
    }
}

impl Player for Listener {
    fn name(&self) -> String {
        "listener".into()
    }

    fn sit(&self) -> Box<dyn Seated> {
        Box::new(self.clone())
    }
}

impl Seated for Listener {
    fn begin(&mut self, _: &Rules, seat: Seat) {
        let notes = Notes { seat: Some(seat), ..Notes::default() };
        self.games.lock().unwrap().push(notes);
    }

    fn turn(
        &mut self,
        rules: &Rules,
        asked: &Asked,
        budget: &mut Budget,
    ) -> Result<Vec<Action>, String> {
        let mut games = self.games.lock().unwrap();
        let notes = games.last_mut().unwrap();
        notes.told.extend(&asked.told);
        notes.seen.push(asked.seen.clone());
        if notes.seen.len() > self.answers {
            return Err("no more".into());
        }
        Ok(Bot::Greedy.turn(rules, &asked.seen, budget, asked.seed))
    }

    fn end(&mut self, ending: &Ending) {
        let mut games = self.games.lock().unwrap();
        let notes = games.last_mut().unwrap();
        notes.told.extend(&ending.told);
        notes.ending = Some(ending.clone());
    }
}

/// What a seat saw of a game.
fn seen_by(game: &Game, seat: Seat) -> Vec<Event<Option<Guest>>> {
    game.history().into_iter().map(|event| event.seen_by(Viewer::Seat(seat))).collect()
}

/// A game under way, then played to its end with a listener at one seat.
fn game(own: Seat, answers: usize) -> (Game, Notes, Result<(), bots::Lost>) {
    let rules = Rules::parse("amigo", "").unwrap();
    let mut game = Game::new(rules.clone(), Deal::from_seed(&rules, 6));
    let mut events = Vec::new();
    for action in [Action::Draw, Action::Done, Action::Draw] {
        events.extend(game.play(action).unwrap());
    }
    assert_eq!(game.history(), events);
    let listener = Listener::new(answers);
    let sits = |seat| if seat == own { listener.sit() } else { Bot::Greedy.sit() };
    let seats = BySeat::from_fn(|seat| Some(sits(seat)));
    let played = Party::new(&game, seats, 1).play_to_end(&mut game);
    let games = listener.games.lock().unwrap();
    let [notes] = games.as_slice() else { panic!() };
    (game, notes.clone(), played)
}

#[test]
fn all_is_heard_once_and_in_order_also_what_was_before() {
    for own in Rules::parse("amigo", "").unwrap().seats() {
        let (game, notes, played) = game(own, usize::MAX);
        assert_eq!((played, notes.seat), (Ok(()), Some(own)));
        assert_eq!(notes.told, seen_by(&game, own));
        let ending = notes.ending.unwrap();
        assert_eq!(ending.seen, game.observe(Viewer::Seat(own)));
        assert_eq!((ending.end, &ending.fault), (game.public().end, &None));
        assert_eq!(ending.winners, game.public().winners(game.rules()));
        assert!(notes.seen.iter().all(|seen| seen.viewer == Viewer::Seat(own)));
    }
}

#[test]
fn a_game_ends_where_somebody_has_no_answer() {
    let (game, notes, played) = game(Seat::P3, 2);
    let lost = played.unwrap_err();
    assert_eq!((lost.seat, &lost.offence), (Seat::P3, &Offence::NoAnswer("no more".into())));
    assert_eq!(lost.to_string(), "seat 3: no more");
    assert!(game.public().end.is_none());
    let ending = notes.ending.unwrap();
    assert_eq!((ending.end, ending.winners), (None, vec![Seat::P1, Seat::P2, Seat::P4]));
    assert_eq!(ending.fault.as_deref(), Some("no more"));
}

#[test]
fn in_the_arena_everybody_hears_each_game_and_its_end() {
    let listener = Listener::new(52);
    let players: Vec<Arc<dyn Player>> = vec![Arc::new(Bot::Greedy), Arc::new(listener.clone())];
    let rules = Rules::parse("rid", "").unwrap();
    let (thought, records) = (Thought::Level, Records::Dropped);
    let arena = Arena { rules, players, thought, seed: 3, threads: 1, records };
    let plan = Plan::as_given(Seating::new(vec![0, 1, 0, 0]));
    let report = arena.run(&plan, 3, &Stop::default(), &mut ()).unwrap();
    let games = listener.games.lock().unwrap();
    assert_eq!(games.len(), 3);
    let mut lost = 0;
    for notes in games.iter() {
        let ending = notes.ending.as_ref().unwrap();
        let ended = |event: &Event<_>| matches!(event, Event::Ended { .. });
        assert_eq!(notes.told.iter().any(ended), ending.end.is_some());
        for event in &notes.told {
            if let Event::Drew { seat, guest, .. } = event {
                assert_eq!(guest.is_some(), *seat == Seat::P2);
            }
        }
        if let Some(fault) = &ending.fault {
            assert_eq!((fault.as_str(), ending.end), ("no more", None));
            assert_eq!(ending.winners, [Seat::P1, Seat::P3, Seat::P4]);
            lost += 1;
        }
    }
    assert_eq!(lost, report.fouls.len());
    assert!(lost > 0 && lost < 3, "{lost} of 3 lost");
}
