//! The lab from outside: its figures counted again, slowly and literally, and what its
//! comparisons must and must not find.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use bots::arena::{Arena, Records, Thought};
use bots::lab::{Broken, DECILES, Figure, Lab, Report};
use bots::{Bot, Budget, Stop};
use diner::{Action, BySeat, Chair, End, Event, Game, Guest, Public, Rules, Seat, Viewer};

fn lab(rules: &str, houses: &[&str], deals: u64) -> Lab {
    Lab {
        variants: houses.iter().map(|house| Rules::parse(rules, house).unwrap()).collect(),
        bots: BySeat::new([Bot::Patient; Seat::COUNT]),
        deals,
        skill_deals: 0,
        seed: 1,
        threads: 2,
    }
}

fn run(lab: &Lab) -> Report {
    lab.run(&Stop::default(), |_| {}).unwrap()
}

/// The mean of a figure of the first variant.
fn mean(report: &Report, figure: Figure) -> f64 {
    report.variants[0].mean(figure).unwrap().mean
}

/// A game played the long way: the bots are asked through the door that everybody uses.
struct Slow {
    events: Vec<Event<Guest>>,
    end: Public,
}

fn play(lab: &Lab, number: u64) -> Slow {
    let rules = lab.variants[0].clone();
    let arena = Arena {
        rules: rules.clone(),
        players: Vec::new(),
        thought: Thought::Level,
        seed: lab.seed,
        threads: 1,
        records: Records::Dropped,
    };
    let mut game = Game::new(rules.clone(), arena.deal(number));
    let mut events = Vec::new();
    while game.public().end.is_none() {
        let seat = game.public().turn.seat;
        let seen = game.observe(Viewer::Seat(seat));
        let mut actions = lab.bots[seat].turn(&rules, &seen, &mut Budget::level(), 7);
        if actions.is_empty() {
            actions.push(Action::Done);
        }
        for action in actions {
            let happened = game.play(action).unwrap();
            let asked_again = happened.iter().any(Event::reveals);
            events.extend(happened);
            if asked_again || action == Action::Done || game.public().end.is_some() {
                break;
            }
        }
    }
    Slow { events, end: *game.public() }
}

/// The figures of one game, by other means than the lab's.
fn count(rules: &Rules, game: &Slow) -> Vec<(Figure, f64)> {
    let seats: Vec<Seat> = rules.seats().collect();
    let n = seats.len() as f64;
    let whole = |is: fn(&Event<Guest>) -> bool| game.events.iter().filter(|e| is(e)).count() as f64;
    let is_over =
        |event: &Event<Guest>| matches!(event, Event::Passed { .. } | Event::Ended { .. });
    // One list of events a turn.
    let turns: Vec<&[Event<Guest>]> = game.events.split_inclusive(is_over).collect();
    let idle = turns.iter().filter(|turn| turn.iter().all(|e| e.earned().is_none())).count();

    let (mut scores, mut boards) = (vec![0; seats.len()], Vec::new());
    for turn in &turns {
        for event in *turn {
            match *event {
                Event::Placed { seat, points, .. } => scores[seat as usize] += points.total(),
                Event::Dropped { seat, penalty, .. } => scores[seat as usize] -= i32::from(penalty),
                Event::Held { seat, penalty, .. } => scores[seat as usize] -= i32::from(penalty),
                _ => {}
            }
        }
        boards.push(scores.clone());
    }
    let totals: Vec<f64> = seats.iter().map(|&seat| f64::from(game.end.scores[seat])).collect();
    assert_eq!(totals, scores.iter().map(|&s| f64::from(s)).collect::<Vec<_>>());
    let mut sorted = totals.clone();
    sorted.sort_by(|a, b| b.total_cmp(a));
    let score = totals.iter().sum::<f64>() / n;
    let variance = totals.iter().map(|total| (total - score).powi(2)).sum::<f64>() / n;

    let winners: Vec<usize> =
        game.end.winners(rules).into_iter().map(|seat| seat as usize).collect();
    let leaders = |board: &Vec<i32>| -> Vec<usize> {
        (0..board.len()).filter(|&s| board[s] == *board.iter().max().unwrap()).collect()
    };
    let alone: Vec<usize> =
        boards.iter().map(leaders).filter(|lead| lead.len() == 1).map(|lead| lead[0]).collect();
    let changes = alone.windows(2).filter(|pair| pair[0] != pair[1]).count();
    let in_front = |board: &Vec<i32>| leaders(board).iter().any(|seat| winners.contains(seat));
    let decided = (1..=boards.len())
        .find(|&turn| boards[turn - 1..].iter().all(in_front))
        .expect("a winner has most points at the end");
    let half = leaders(&boards[boards.len().div_ceil(2) - 1]);
    let right = half.iter().filter(|seat| winners.contains(seat)).count() as f64;

    // In `rid` a guest is worth 3, 2 or 1, which says what it is; elsewhere all are worth 1.
    let (mut kinds, mut shared, mut pure) = ([0.0; 4], 0.0, 0.0);
    for event in &game.events {
        let Event::Placed { points, chair, .. } = event else { continue };
        if [Chair::C4, Chair::B3, Chair::D3, Chair::C2].contains(chair) {
            shared += f64::from(points.total());
        }
        for table in points.tables() {
            let shares = f64::from(table.shares.iter().map(|&share| i32::from(share)).sum::<i32>());
            pure += if table.factor == 2 { shares } else { 0.0 };
            if table.factor > 0 {
                table.shares.iter().for_each(|&s| kinds[usize::from(s)] += f64::from(s));
            }
        }
    }
    let mut found = vec![
        (Figure::Turns, turns.len() as f64),
        (Figure::Placements, whole(|e| e.earned().is_some())),
        (Figure::IdleTurns, idle as f64 / turns.len() as f64),
        (Figure::Cleared, whole(|e| matches!(e, Event::Cleared { .. }))),
        (Figure::EndGuests, f64::from(game.end.end == Some(End::Guests))),
        (Figure::EndTables, f64::from(game.end.end == Some(End::Tables))),
        (Figure::EndClosed, f64::from(game.end.end == Some(End::Closed))),
        (Figure::Score, score),
        (Figure::Best, sorted[0]),
        (Figure::Spread, variance.sqrt()),
        (Figure::Margin, sorted[0] - sorted[1]),
        (Figure::Range, sorted[0] - sorted[seats.len() - 1]),
        (Figure::Level, f64::from(sorted[0] == sorted[1])),
        (Figure::Shared, f64::from(winners.len() > 1)),
        (Figure::Dropped, seats.iter().map(|&s| f64::from(game.end.dropped[s])).sum()),
        (Figure::Held, seats.iter().map(|&s| f64::from(game.end.cards[s])).sum()),
        (Figure::LeadChanges, changes as f64),
        (Figure::Decided, decided as f64 / turns.len() as f64),
        (Figure::HalfWay, right / (half.len() * winners.len()) as f64),
        (Figure::Pure, pure),
        (Figure::SharedChairs, shared),
        (Figure::Lost, seats.iter().map(|&s| f64::from(game.end.penalties(rules, s))).sum()),
    ];
    for &seat in &seats {
        let share = f64::from(winners.contains(&(seat as usize))) / winners.len() as f64;
        found.push((Figure::of_seat(seat), share));
    }
    if rules.options().base().name() == "rid" {
        found.extend([
            (Figure::Own, kinds[3]),
            (Figure::Ally, kinds[2]),
            (Figure::Rival, kinds[1]),
        ]);
    }
    found
}

#[test]
fn figures_of_a_few_games_are_counted_again() {
    use Bot::{Patient, Patient1, Turn};
    for (rules, house, bots) in [
        ("rid", "", [Patient; 5]),
        ("rid", "limit=8 players=5", [Patient, Turn, Patient1, Turn, Patient]),
        ("cafe", "players=2", [Turn; 5]),
        ("amigo", "players=3", [Patient; 5]),
    ] {
        let lab = Lab { bots: BySeat::new(bots), ..lab(rules, &[house], 12) };
        let report = run(&lab);
        assert_eq!((report.deals, report.games, report.questions), (12, 12, 0));
        let games: Vec<Slow> = (1..=12).map(|number| play(&lab, number)).collect();
        let counted: Vec<_> = games.iter().map(|game| count(&lab.variants[0], game)).collect();
        for (at, &(figure, _)) in counted[0].iter().enumerate() {
            let expected = counted.iter().map(|figures| figures[at].1).sum::<f64>() / 12.0;
            let found = mean(&report, figure);
            let what = format!("{rules} {house}: {figure:?} {found} {expected}");
            assert!((found - expected).abs() < 1e-5, "{what}");
        }

        // Points by kind are all points; every seat of every game is in the histograms.
        let of = |figure| mean(&report, figure);
        let kinds = of(Figure::Own) + of(Figure::Ally) + of(Figure::Rival) + of(Figure::Pure);
        let players = f64::from(lab.variants[0].players);
        assert!((kinds - of(Figure::Lost) - players * of(Figure::Score)).abs() < 1e-5);
        let found = &report.variants[0];
        let seats = 12 * u64::from(lab.variants[0].players);
        assert_eq!(found.totals.values().sum::<u64>(), seats);
        assert_eq!(found.turns.values().sum::<u64>(), 12);
        let total: i64 = found.totals.iter().map(|(&total, &count)| total * count as i64).sum();
        assert!((total as f64 / seats as f64 - of(Figure::Score)).abs() < 1e-5);
        let half = found.leader_wins[DECILES / 2 - 1].unwrap().mean;
        assert_eq!(half, of(Figure::HalfWay));
    }
}

#[test]
fn threads_make_no_difference() {
    let told = |threads| {
        let bots = BySeat::new([Bot::Patient, Bot::Random, Bot::Greedy, Bot::Turn, Bot::Random]);
        let lab = Lab { threads, bots, skill_deals: 7, ..lab("rid", &["", "limit=9"], 40) };
        let report = run(&lab);
        assert_eq!((report.deals, report.skill_deals, report.games), (40, 7, 2 * (40 + 14)));
        format!("{:?} {:?}", report.variants, report.figures)
    };
    assert_eq!(told(1), told(3));
}

#[test]
fn the_same_rules_twice_do_not_differ() {
    let bots = BySeat::new([Bot::Random, Bot::Greedy, Bot::Random, Bot::Patient, Bot::Random]);
    let report = run(&Lab { bots, skill_deals: 10, ..lab("cafe", &["pure=3", "pure=3"], 30) });
    let second = &report.variants[1];
    for &figure in &report.figures {
        let difference = second.difference(figure).unwrap();
        let estimate = difference.estimate;
        assert_eq!((estimate.mean, estimate.reach()), (0.0, f64::INFINITY), "{figure:?}");
        assert_eq!((difference.p, difference.is_beyond_chance()), (1.0, false));
        assert_eq!(second.mean(figure), report.variants[0].mean(figure));
    }
    assert!(report.variants[0].difference(Figure::Turns).is_none());
}

/// Who wins among equals does not change how bots play: all but the wins is the same game.
#[test]
fn what_does_not_matter_is_not_marked() {
    let report = run(&lab("rid", &["tie=shared", "tie=fewest-penalties"], 150));
    for &figure in &report.figures {
        let difference = report.variants[1].difference(figure).unwrap();
        assert!(!difference.is_beyond_chance(), "{figure:?}");
        if matches!(figure, Figure::Turns | Figure::Score | Figure::Held | Figure::LeadChanges) {
            assert_eq!(difference.estimate.mean, 0.0);
        }
    }
}

#[test]
fn a_strong_effect_is_marked_and_paired_deals_make_it_clear() {
    let report = run(&lab("rid", &["", "limit=8"], 150));
    let [first, second] = [0, 1].map(|at| &report.variants[at]);
    let dropped = second.difference(Figure::Dropped).unwrap();
    assert!(dropped.is_beyond_chance() && dropped.estimate.low > 0.5, "{dropped:?}");
    assert!(dropped.adjusted >= dropped.p && report.questions == report.figures.len());
    // The mean difference is the difference of the means.
    for &figure in &report.figures {
        let apart = second.mean(figure).unwrap().mean - first.mean(figure).unwrap().mean;
        let difference = second.difference(figure).unwrap().estimate.mean;
        assert!((apart - difference).abs() < 1e-9, "{figure:?}");
    }
}

#[test]
fn skill_is_worth_something_and_seats_change() {
    let lab = Lab { skill_deals: 60, ..lab("rid", &["", "copies=3"], 60) };
    let report = run(&lab);
    for found in &report.variants {
        let share = found.mean(Figure::SkillShare).unwrap();
        assert!(share.low > 0.5 && share.high <= 1.0, "{share:?}");
        assert!(found.mean(Figure::SkillMargin).unwrap().mean > 5.0);
    }
    assert!(!run(&Lab { skill_deals: 0, ..lab }).figures.iter().any(|figure| figure.is_of_skill()));
}

#[test]
fn one_deal_has_no_interval_and_no_answer() {
    let report = run(&lab("rid", &["", "limit=8"], 1));
    let found = &report.variants[1];
    assert!(found.mean(Figure::Turns).unwrap().high.is_infinite());
    assert!(report.figures.iter().all(|&figure| found.difference(figure).unwrap().p == 1.0));
}

#[test]
fn a_stop_counts_what_every_variant_has_played() {
    let stop = Stop::default();
    let told = lab("rid", &["", "limit=9"], 1_000_000)
        .run(&stop, |deals| {
            if deals > 0 {
                stop.stop()
            }
        })
        .unwrap();
    assert!(told.deals > 0 && told.deals < 1_000_000);
    for found in &told.variants {
        assert_eq!(found.turns.values().sum::<u64>(), told.deals);
    }
}

#[test]
fn different_numbers_of_players_are_refused() {
    let refused = lab("rid", &["", "players=3"], 5).run(&Stop::default(), |_| {});
    assert!(matches!(refused, Err(Broken::Players)));
}
