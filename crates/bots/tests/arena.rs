//! The arena from outside: what is measured is the same however it is spread, and whoever breaks
//! the rules, breaks off or hangs has lost.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use bots::arena::{
    Arena, DealPlayed, Offence, Part, PartReport, Plan, Player, Records, Report, Seating, Thought,
    Watch,
};
use bots::{Asked, Bot, Budget, Ending, Seated, Stop};
use diner::record::Reader;
use diner::{Action, Rules, Seat};

/// Plays as the greedy bot does until half of the pile is gone; then it does something else.
#[derive(Clone, Copy)]
struct Rogue(Misdeed);

#[derive(Clone, Copy)]
enum Misdeed {
    /// Is done before anything was done.
    Illegal,
    Panic,
    /// Thinks until it is stopped.
    Dawdle,
    /// Does not come back for a long time.
    Hang,
    /// Says that it has no answer.
    GiveUp,
}

impl Player for Rogue {
    fn name(&self) -> String {
        "rogue".into()
    }

    fn sit(&self) -> Box<dyn Seated> {
        Box::new(*self)
    }
}

impl Seated for Rogue {
    fn begin(&mut self, _: &Rules, _: Seat) {}

    fn end(&mut self, _: &Ending) {}

    fn turn(
        &mut self,
        rules: &Rules,
        asked: &Asked,
        budget: &mut Budget,
    ) -> Result<Vec<Action>, String> {
        let (seen, seed) = (&asked.seen, asked.seed);
        if seen.public().guests_left > 50 {
            return Ok(Bot::Greedy.turn(rules, seen, budget, seed));
        }
        match self.0 {
            Misdeed::Illegal => Ok(vec![Action::Done]),
            Misdeed::Panic => panic!("so\nlong"),
            Misdeed::Dawdle => {
                let began = Instant::now();
                while began.elapsed() < Duration::from_millis(1100) {
                    thread::sleep(Duration::from_millis(5));
                }
                Ok(Bot::Greedy.turn(rules, seen, budget, seed))
            }
            Misdeed::Hang => {
                thread::sleep(Duration::from_secs(600));
                Ok(Vec::new())
            }
            Misdeed::GiveUp => Err("tired".into()),
        }
    }
}

fn arena(players: &[Arc<dyn Player>]) -> Arena {
    Arena {
        rules: Rules::parse("rid", "").unwrap(),
        players: players.to_vec(),
        thought: Thought::Level,
        seed: 5,
        threads: 2,
        records: Records::Dropped,
    }
}

fn bots(names: &[&str]) -> Vec<Arc<dyn Player>> {
    names.iter().map(|name| Arc::new(Bot::parse(name).unwrap()) as Arc<dyn Player>).collect()
}

fn with_rogue(misdeed: Misdeed) -> Vec<Arc<dyn Player>> {
    let mut players = bots(&["random"]);
    players.push(Arc::new(Rogue(misdeed)));
    players
}

fn even(arena: &Arena, deals: u64) -> Report {
    let plan = Plan::even(arena.players.len(), arena.rules.players).unwrap();
    arena.run(&plan, deals, &Stop::default(), &mut ()).unwrap()
}

/// All that does not depend on time.
fn numbers(part: &PartReport) -> String {
    let standings = part.standings.iter();
    let standings: Vec<_> =
        standings.map(|s| (s.player, s.win_share, s.margin, s.fouls, s.thinking.turns)).collect();
    format!("{:?} {} {standings:?}", part.part, part.games)
}

#[test]
fn greed_beats_chance_by_far() {
    for preset in ["rid", "cafe", "amigo"] {
        let rules = Rules::parse(preset, "").unwrap();
        let arena = Arena { rules, ..arena(&bots(&["greedy", "random"])) };
        let report = even(&arena, 20);
        assert_eq!((report.deals, report.games), (20, 120));
        let [greedy, random] = report.parts[0].standings.as_slice() else { panic!() };
        let (won, lost) = (greedy.win_share.unwrap(), random.win_share.unwrap());
        assert!(won.mean > 0.85 && won.low > 0.75 && won.high <= 1.0, "{preset} {won:?}");
        assert!((won.mean + lost.mean - 1.0).abs() < 1e-12);
        let margins = (greedy.margin.unwrap(), random.margin.unwrap());
        assert!(margins.0.low > 20.0 && margins.1.high < -20.0, "{preset} {margins:?}");
        assert_eq!((greedy.fouls, random.fouls), (0, 0));
        assert!(greedy.thinking.turns > 1000 && greedy.thinking.longest > Duration::ZERO);

        let alone = Plan::alone(2, 4).unwrap();
        let report = arena.run(&alone, 20, &Stop::default(), &mut ()).unwrap();
        let [greedy, random] = report.parts.as_slice() else { panic!() };
        assert_eq!((greedy.part, random.part), (Part::Alone(0), Part::Alone(1)));
        assert_eq!((greedy.games, random.games, report.games), (80, 80, 160));
        let share = greedy.standings[0].win_share.unwrap();
        assert!(share.low > 0.5, "{preset} {share:?}");
        let share = random.standings[0].win_share.unwrap();
        assert!(share.high < 0.25, "{preset} {share:?}");
    }
}

#[test]
fn threads_change_nothing() {
    let on = |threads| {
        let arena = Arena { threads, ..arena(&bots(&["random", "greedy", "random"])) };
        let report = even(&arena, 12);
        report.parts.iter().map(numbers).collect::<Vec<_>>()
    };
    let one = on(1);
    assert!(one[0].starts_with("All 432 "), "{one:?}");
    assert_eq!(on(2), one);
    assert_eq!(on(3), one);
    let other = Arena { seed: 6, ..arena(&bots(&["random", "greedy", "random"])) };
    assert_ne!(numbers(&even(&other, 12).parts[0]), one[0]);
}

#[test]
fn the_same_bot_twice_is_two_players_with_equal_chances() {
    // It decides nothing by chance: what one wins in a seating, the other wins in its mirror.
    let report = even(&arena(&bots(&["greedy", "greedy"])), 10);
    for standing in &report.parts[0].standings {
        let share = standing.win_share.unwrap();
        assert!((share.mean - 0.5).abs() < 1e-12 && share.reach() < 1e-9, "{share:?}");
        assert!(standing.margin.unwrap().mean.abs() < 1e-9);
    }
    // And chance is not the same for both.
    let report = even(&arena(&bots(&["random", "random"])), 10);
    assert!(report.parts[0].standings[0].win_share.unwrap().reach() > 0.01);
}

#[test]
fn whoever_breaks_the_rules_or_breaks_off_has_lost() {
    let offences = [
        (Misdeed::Illegal, "illegal action done: nothing-done"),
        (Misdeed::Panic, "panic: so long"),
        (Misdeed::GiveUp, "tired"),
    ];
    for (misdeed, told) in offences {
        let report = even(&arena(&with_rogue(misdeed)), 3);
        let [random, rogue] = report.parts[0].standings.as_slice() else { panic!() };
        assert_eq!((random.fouls, rogue.fouls, report.games), (0, 18, 18));
        assert_eq!((random.win_share.unwrap().mean, rogue.win_share.unwrap().mean), (1.0, 0.0));
        assert_eq!(report.fouls.len(), 18);
        let places: Vec<_> = report.fouls.iter().map(|foul| (foul.deal, foul.seating)).collect();
        assert!(places.is_sorted() && places[0] == (1, 1) && places[17] == (3, 6), "{places:?}");
        for foul in &report.fouls {
            let at = Plan::even(2, 4).unwrap().seatings[foul.seating - 1].at(foul.seat);
            assert_eq!((foul.player, at), (1, 1));
            assert!(foul.to_string().ends_with(&format!("seat {}: {told}", foul.seat)), "{foul}");
        }
    }
}

#[test]
fn whoever_takes_far_too_long_has_lost() {
    for misdeed in [Misdeed::Dawdle, Misdeed::Hang] {
        let players = with_rogue(misdeed);
        let thought = Thought::Time(Duration::from_millis(1));
        let arena = Arena { thought, threads: 4, ..arena(&players) };
        let plan = Plan::as_given(Seating::new(vec![0, 1, 0, 0]));
        let began = Instant::now();
        let report = arena.run(&plan, 4, &Stop::default(), &mut ()).unwrap();
        assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
        let [random, rogue] = report.parts[0].standings.as_slice() else { panic!() };
        assert_eq!((random.fouls, rogue.fouls), (0, 4));
        let timed_out = |offence: &Offence| matches!(offence, Offence::TimedOut(after) if after.as_millis() >= 1010);
        assert!(report.fouls.iter().all(|foul| timed_out(&foul.offence)), "{:?}", report.fouls);
        assert!(rogue.thinking.longest.as_millis() >= 1010);
    }
    // Without a limit on time nobody is late.
    let report = even(&arena(&bots(&["greedy", "random"])), 1);
    assert_eq!(report.fouls, []);
}

/// Keeps the deals' numbers and checks the records.
#[derive(Default)]
struct Reading {
    deals: Vec<u64>,
    games: u64,
    stop_after: Option<(usize, Stop)>,
}

impl Watch for Reading {
    fn progress(&mut self, games: u64) {
        self.games = games;
    }

    fn deal(&mut self, played: &DealPlayed) -> io::Result<()> {
        self.deals.push(played.deal);
        for (number, game) in (1..).zip(&played.games) {
            assert_eq!(game.number, number);
            if let Some(text) = &game.record {
                let mut reader = Reader::default();
                reader.push(text.as_bytes());
                reader.finish();
                let verdict = reader.next_game().unwrap();
                let record = verdict.result.map_err(|fault| fault.to_string()).unwrap();
                let totals = game.seating.iter().map(|(seat, _)| game.totals[seat]);
                assert_eq!(record.scores, totals.collect::<Vec<_>>());
                assert_eq!(record.game.public().end, game.end);
                assert_eq!(game.foul.is_some(), record.header("Foul").is_some());
                let event = format!("arena seed 5 deal {} seating {number}", played.deal);
                assert_eq!(record.header("Event"), Some(event.as_str()));
            }
            assert!((game.shares.iter().map(|(_, share)| share).sum::<f64>() - 1.0).abs() < 1e-9);
        }
        if let Some((count, stop)) = &self.stop_after
            && self.deals.len() == *count
        {
            stop.stop();
        }
        Ok(())
    }
}

#[test]
fn deals_are_told_in_order_with_their_records() {
    let players = with_rogue(Misdeed::GiveUp);
    for players in [bots(&["greedy", "random"]), players] {
        let arena = Arena { records: Records::Kept, threads: 3, ..arena(&players) };
        let mut reading = Reading::default();
        let plan = Plan::even(2, 4).unwrap();
        arena.run(&plan, 9, &Stop::default(), &mut reading).unwrap();
        assert_eq!(reading.deals, (1..=9).collect::<Vec<_>>());
        assert_eq!(reading.games, 54);
    }
}

#[test]
fn what_is_known_when_stopped_is_told() {
    let arena = arena(&bots(&["random", "greedy"]));
    let plan = Plan::even(2, 4).unwrap();
    let stop = Stop::default();
    let mut reading = Reading { stop_after: Some((3, stop.clone())), ..Reading::default() };
    let report = arena.run(&plan, u64::MAX, &stop, &mut reading).unwrap();
    assert!(report.deals >= 3 && report.games == 6 * report.deals);
    assert!(report.parts[0].standings[1].win_share.unwrap().mean > 0.5);
    // Stopped before it began.
    let report = arena.run(&plan, 5, &stop, &mut ()).unwrap();
    assert_eq!((report.deals, report.games), (0, 0));
    assert_eq!(report.parts[0].standings[0].win_share, None);
}

#[test]
fn an_onlooker_who_fails_ends_the_match() {
    struct Full;
    impl Watch for Full {
        fn deal(&mut self, _: &DealPlayed) -> io::Result<()> {
            Err(io::Error::other("disk full"))
        }
    }
    let arena = arena(&bots(&["random", "greedy"]));
    let plan = Plan::even(2, 4).unwrap();
    let error = arena.run(&plan, u64::MAX, &Stop::default(), &mut Full).unwrap_err();
    assert_eq!(error.to_string(), "disk full");
}
