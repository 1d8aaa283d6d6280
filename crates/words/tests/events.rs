//! Points, events, results and labels as people read them: `snapshots/points.txt`, `events.txt`
//! and `results.txt`; and that the numbers in a sentence are those of the score.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::{any_rules, assert_clean, assert_sentence, cafe, names, position, risa};
use diner::{
    BySeat, Chair, Deal, Dice, Drawing, End, Event, Game, Guest, Nation, Phase, Points, Position,
    Public, QuickDice, Rules, Seat, Table, Viewer,
};
use expect_test::expect_file;

fn points(house: &str, tables: &str, chairs: &str, guest: Guest, chair: Chair) -> Points {
    let rules = Rules::parse("rid", house).unwrap();
    let left = 96 - if chairs == "-" { 0 } else { chairs.split(',').count() };
    let line = format!("{tables} {chairs} -|-|-|- 0,0,0,0 -|-|-|- {left},19 1.0 - -");
    let floor = Position::parse(&rules, &line).unwrap().public.floor;
    Points::of(&rules, &floor, guest, chair)
}

#[test]
fn points_read_as_they_should() {
    let example = "d5Gf,e4Gm,d3Ef,c2Ef";
    let cases = [
        ("", "BGEIH", example, Guest::Em, Chair::C4),
        ("", "BGEIH", example, Guest::Hm, Chair::E2),
        ("", "BGEIH", "-", Guest::Bm, Chair::B5),
        ("own=1", "BGEIH", "-", Guest::Bm, Chair::B5),
        ("alone_scores=false", "BGEIH", "-", Guest::Em, Chair::C4),
        ("alone_scores=false", "BGEIH", "c2Ef", Guest::Em, Chair::C4),
        ("pure=2", "BGEIH", "-", Guest::Bm, Chair::B5),
        ("pure=3", "BGEIH", "b5Bf", Guest::Bm, Chair::A4),
        ("own=0 ally=0", "BGEIH", "b5Bf", Guest::Bm, Chair::A4),
        ("", "EGEIH", "-", Guest::Em, Chair::C4),
    ];
    let mut text = String::new();
    for (house, tables, chairs, guest, chair) in cases {
        let said = risa().points(&points(house, tables, chairs, guest, chair));
        assert_clean(&said);
        text += &format!("{guest}@{chair} {house}: {said}\n");
    }
    expect_file!["snapshots/points.txt"].assert_eq(&text);
}

/// "3 + 3 + 1, doubled" and the number before it; all of them and the total.
#[test]
fn points_add_up() {
    let mut dice = QuickDice::new(7);
    let mut placements = 0;
    while placements < 3000 {
        let rules = any_rules(&mut dice);
        let deal = Deal::shuffled(&rules, &mut dice);
        let mut game = Game::new(rules, deal);
        for _ in 0..80 {
            let legal = game.legal();
            if legal.is_empty() {
                break;
            }
            for event in game.play(legal.nth(dice.below(legal.len()))).unwrap() {
                if let Event::Placed { points, .. } = event {
                    placements += 1;
                    assert_adds_up(&risa().points(&points), points.total());
                }
            }
        }
        placements += 1;
    }
}

#[track_caller]
fn assert_adds_up(said: &str, total: i32) {
    let (tables, end) = said.rsplit_once(": ").unwrap();
    let number = |text: &str| -> i32 { text.split(' ').next().unwrap().parse().unwrap() };
    assert_eq!(number(end), total, "{said}");
    let mut sum = 0;
    for (at, _) in tables.match_indices(" at ") {
        let before = tables[..at].rsplit(' ').next().unwrap();
        // "0 at this table and at that table": one number for several.
        let Ok(here) = before.parse::<i32>() else { continue };
        sum += here;
        let rest = &tables[at + 4..];
        let rest = rest.split(" at ").next().unwrap();
        let Some((_, inside)) = rest.split_once('(') else { continue };
        let (inside, _) = inside.split_once(')').unwrap();
        let (shares, factor) = match inside.split_once(", ") {
            Some((shares, "doubled")) => (shares, 2),
            Some((shares, "tripled")) => (shares, 3),
            Some(_) => panic!("{said}"),
            None if inside == "alone there" => ("0", 1),
            None => (inside, 1),
        };
        let shares: i32 = shares.split(" + ").map(number).sum();
        assert_eq!(shares * factor, here, "{said}");
    }
    assert_eq!(sum, total, "{said}");
}

#[test]
fn events_read_as_they_should() {
    let earned = points("", "BGEIH", "d5Gf,e4Gm,d3Ef,c2Ef", Guest::Em, Chair::C4);
    let one = points("own=1", "BGEIH", "-", Guest::Em, Chair::B5);
    let placed = |guest, chair, points| Event::Placed { seat: Seat::P1, guest, chair, points };
    let mut events = vec![
        placed(Guest::Em, Chair::C4, earned),
        placed(Guest::Bm, Chair::B5, one),
        Event::Cleared { table: Table::D4, nation: Nation::G },
        Event::Left { chair: Chair::C4, guest: Guest::Em },
        Event::Laid { table: Table::D4, nation: Nation::B },
        Event::Passed { from: Seat::P1, to: Seat::P4 },
        Event::Closed { seat: Seat::P3 },
        Event::Held { seat: Seat::P1, cards: 1, penalty: 1 },
        Event::Held { seat: Seat::P1, cards: 3, penalty: 6 },
        Event::Ended { end: End::Guests },
        Event::Ended { end: End::Tables },
        Event::Ended { end: End::Closed },
    ];
    for guest in [Some(Guest::Hm), None] {
        for why in [Drawing::Chosen, Drawing::EmptyHand] {
            events.push(Event::Drew { seat: Seat::P2, guest, why });
        }
        for penalty in 0..=2 {
            events.push(Event::Dropped { seat: Seat::P2, guest, penalty });
        }
    }
    let mut text = String::new();
    for speech in [risa(), cafe()] {
        for event in &events {
            let said = speech.event(event, &names());
            assert_sentence(&said);
            text += &format!("{said}\n");
        }
        text += "\n";
    }
    expect_file!["snapshots/events.txt"].assert_eq(&text);
}

/// A line for somebody who may not see a card names no guest.
#[test]
fn hidden_cards_are_not_named() {
    for guest in Guest::ALL {
        let drew = Event::Drew { seat: Seat::P1, guest, why: Drawing::Chosen };
        let dropped = Event::Dropped { seat: Seat::P1, guest, penalty: 2 };
        for event in [drew, dropped] {
            let own = risa().event(&event.seen_by(Viewer::Seat(Seat::P1)), &names());
            assert!(own.contains(&risa().guest(guest)), "{own}");
            let other = risa().event(&event.seen_by(Viewer::Watcher), &names());
            assert!(!other.contains(&risa().guest(guest)), "{other}");
        }
    }
}

fn ended(rules: &Rules, end: End, scores: [i32; 5], cards: [u8; 5], dropped: [u8; 5]) -> Public {
    let mut public = position(rules).public;
    public.end = Some(end);
    public.scores = BySeat::new(scores);
    public.cards = BySeat::new(cards);
    public.dropped = BySeat::new(dropped);
    public
}

#[test]
fn results_read_as_they_should() {
    let level = [100, 100, 90, 100, 0];
    let cases = [
        ("", End::Guests, [147, 120, -6, 1, 0], [3, 1, 0, 2, 0], [0, 1, 3, 0, 0]),
        ("", End::Tables, level, [3, 2, 0, 4, 0], [0; 5]),
        ("", End::Tables, level, [3, 1, 0, 4, 0], [0; 5]),
        ("", End::Tables, level, [2, 2, 0, 4, 0], [0; 5]),
        ("", End::Tables, level, [1, 1, 0, 1, 0], [0; 5]),
        ("hand_penalty=1", End::Closed, [-1, -10, 3, 0, 0], [2, 1, 0, 0, 0], [0, 1, 1, 0, 0]),
        ("tie=shared", End::Guests, level, [0; 5], [0; 5]),
        ("tie=fewest-penalties", End::Guests, level, [0; 5], [0, 1, 0, 2, 0]),
        ("tie=fewest-penalties", End::Guests, level, [0; 5], [1, 1, 0, 2, 0]),
        ("tie=fewest-penalties", End::Guests, level, [0; 5], [2, 2, 0, 2, 0]),
    ];
    let mut text = String::new();
    for (house, end, scores, cards, dropped) in cases {
        let rules = Rules::parse("rid", house).unwrap();
        let public = ended(&rules, end, scores, cards, dropped);
        let lines = risa().result(&rules, &public, &names());
        assert_eq!(lines.len(), 6);
        lines.iter().for_each(|line| assert_sentence(line));
        text += &format!("# {}\n{}\n\n", rules.options(), lines.join("\n"));
    }
    text += &shown();
    expect_file!["snapshots/results.txt"].assert_eq(&text);
    let rules = Rules::parse("rid", "").unwrap();
    assert!(risa().result(&rules, &position(&rules).public, &names()).is_empty());
}

fn shown() -> String {
    let rules = Rules::parse("rid", "").unwrap();
    let mut public = position(&rules).public;
    let words = risa().show();
    let mut text = format!("# labels\n{words:#?}\n\n# sentences\n");
    let mut add = |said: String| {
        assert_clean(&said);
        text += &format!("{said}\n");
    };
    [1, 7].into_iter().for_each(|cards| add(words.count_cards(cards)));
    [-1, 0, 1, 44].into_iter().for_each(|points| add(words.count_points(points)));
    add(words.left(&public));
    for (phase, placed, opener) in [
        (Phase::Placing, 0, None),
        (Phase::Placing, 1, None),
        (Phase::Placing, 2, None),
        (Phase::Placing, 1, Some(Chair::D3)),
        (Phase::Drawn, 0, None),
        (Phase::Dropped, 0, None),
    ] {
        (public.turn.phase, public.turn.placed, public.turn.opener) = (phase, placed, opener);
        add(words.turn(&public, &names()));
    }
    for end in [End::Guests, End::Tables, End::Closed] {
        public.end = Some(end);
        add(words.turn(&public, &names()));
    }
    text
}
