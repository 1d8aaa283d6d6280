//! The oracle tested on its own: the shared records, and the subtle sentences of RULES.md and NOTATION.md. Apart from the engine's tests, for it must stand before it may judge.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod oracle;

use oracle::{Oracle, check_text};

// ---- helpers

fn pairs(cards: &str) -> Vec<String> {
    let letters: Vec<char> = cards.chars().collect();
    letters.chunks(2).map(|pair| pair.iter().collect()).collect()
}

/// All 96 cards but the ones given.
fn the_rest(used: &[String]) -> Vec<String> {
    let mut rest = Vec::new();
    for nation in 'A'..='L' {
        for sex in ['f', 'm'] {
            let kind = format!("{nation}{sex}");
            let taken = used.iter().filter(|card| **card == kind).count();
            assert!(taken <= 4, "too many {kind}");
            rest.extend(std::iter::repeat_n(kind, 4 - taken));
        }
    }
    rest
}

/// A guest deck that deals these hands; then come `pile` and the rest in code order.
fn deck(hands: &[&str], pile: &str) -> String {
    let hands: Vec<Vec<String>> = hands.iter().map(|hand| pairs(hand)).collect();
    let mut cards = Vec::new();
    for place in 0..hands[0].len() {
        for hand in &hands {
            cards.push(hand[place].clone());
        }
    }
    cards.extend(pairs(pile));
    cards.extend(the_rest(&cards));
    cards.concat()
}

/// A table deck that begins with these letters; the rest in letter order.
fn table_deck(front: &str) -> String {
    let mut letters = front.to_string();
    for nation in 'A'..='L' {
        while letters.matches(nation).count() < 2 {
            letters.push(nation);
        }
    }
    letters
}

/// A position; all the other cards lie in the pile (`left`), or are gone.
fn position(tables: &str, seated: &str, hands: &str, turn: &str, left: bool) -> String {
    let mut used: Vec<String> = Vec::new();
    if seated != "-" {
        used.extend(seated.split(',').map(|word| word[2..].to_string()));
    }
    let hands_list: Vec<&str> = hands.split('|').collect();
    for hand in hands_list.iter().filter(|hand| **hand != "-") {
        used.extend(pairs(hand));
    }
    let rest = the_rest(&used);
    let zeros = vec!["0"; hands_list.len()].join(",");
    let dashes = vec!["-"; hands_list.len()].join("|");
    let all_tables = table_deck(tables);
    let (piles, guests_gone, tables_gone) = if left {
        (format!("{},19", rest.len()), "-".to_string(), "-")
    } else {
        ("0,0".to_string(), rest.concat(), &all_tables[5..])
    };
    format!("{tables} {seated} {hands} {zeros} {dashes} {piles} {turn} {guests_gone} {tables_gone}")
}

fn at(preset: &str, house: &str, position: &str) -> Oracle {
    let game = Oracle::from_position(preset, house, position).expect(position);
    assert_eq!(game.position(), position);
    game
}

fn play_all(game: &mut Oracle, actions: &str) -> Vec<i32> {
    actions
        .split(' ')
        .map(|action| {
            assert_eq!(game.check(action), Ok(()), "{action} in {}", game.position());
            game.play(action)
        })
        .collect()
}

// ---- the shared records

#[test]
fn shared_records_check_to_their_results() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "rid") {
            continue;
        }
        let bytes = std::fs::read(&path).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        let header = |key: &str| {
            let start = format!("[{key} \"");
            let line = text.lines().find(|line| line.starts_with(&start));
            line.map(|line| line[start.len()..].trim_end_matches("\"]").to_string())
                .unwrap_or_else(|| panic!("{key} in {path:?}"))
        };
        let turns =
            text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
        let answers = check_text(&bytes);
        assert_eq!(answers.len(), 1);
        let start = format!("ok {} {} winner ", header("Rules"), header("Result"));
        assert!(answers[0].starts_with(&start), "{path:?}: {}", answers[0]);
        assert!(answers[0].ends_with(&format!(" turns {turns}")), "{path:?}: {}", answers[0]);
        count += 1;
    }
    assert!(count >= 24, "only {count} records in {folder}");
}

// ---- rules

const EXAMPLE_HANDS: &str = "EmHmHfAfEf|GmImIfAfAf|Km|Lm";

#[test]
fn the_example_of_the_rules() {
    let line = position("BGEIH", "d5Gf,e4Gm,d3Ef,c2Ef", &order(EXAMPLE_HANDS), "1.0", true);
    let mut game = at("rid", "", &line);
    assert!(game.legal().contains(&"Em@c4+19".to_string()));
    assert_eq!(game.play("Em@c4"), 19);
    // The Borg table is full, so it is removed, and its successor is unknown.
    assert!(game.stopped());
    assert_eq!(game.scores(), [19, 0, 0, 0]);

    // Had the Borg woman not come yet, he would stay.
    let line = position("BGEIH", "e4Gm,d3Ef,c2Ef", &order(EXAMPLE_HANDS), "1.0", true);
    let mut game = at("rid", "", &line);
    play_all(&mut game, "Em@c4");
    assert_eq!(play_all(&mut game, "Hm@e2"), [5]);
    // Two women and a man at c3, nobody at b4 and b2 but the guests on shared chairs.
    assert_eq!(game.check("Ef@b3"), Err("unbalanced"));
    assert_eq!(game.check("Em@b3"), Err("not-in-hand"));
}

/// Hands with their cards in code order.
fn order(hands: &str) -> String {
    let sorted: Vec<String> = hands
        .split('|')
        .map(|hand| {
            let mut cards = pairs(hand);
            cards.sort();
            cards.concat()
        })
        .collect();
    sorted.join("|")
}

#[test]
fn reasons_come_in_the_order_of_the_rules() {
    let line = position("ABCDE", "b5Am", "AfAmBmCf|Lm", "1.0", true);
    let game = at("rid", "players=2", &line);
    assert_eq!(game.check("Lm@z9"), Err("no-such-chair"));
    assert_eq!(game.check("Lm@c3"), Err("no-such-chair"));
    assert_eq!(game.check("Lm@b5"), Err("not-in-hand"));
    assert_eq!(game.check("Bm@b5"), Err("chair-taken"));
    assert_eq!(game.check("Bm@a4"), Err("wrong-table"));
    assert_eq!(game.check("Am@a4"), Err("unbalanced"));
    assert_eq!(game.check("drop:Lm"), Err("not-in-hand"));
    assert_eq!(game.check("drop:Bm"), Err("hand-not-full"));
    assert_eq!(game.check("close"), Err("cannot-close"));
    assert_eq!(game.check("done"), Err("nothing-done"));
    for text in ["", "Am", "Am@", "Am@4a", "Mm@a4", "Am@a4+3", "drop:", "dröp", "é@é"] {
        assert_eq!(game.check(text), Err("syntax"), "{text}");
    }

    let game = at("rid", "players=2", &line.replace(" 1.0 ", " 1.3 "));
    assert_eq!(game.check("Lm@z9"), Err("no-placements-left"));
    assert_eq!(game.check("draw"), Err("turn-over"));
    assert_eq!(game.legal(), ["done"]);
    let game = at("rid", "players=2", &line.replace(" 1.0 ", " 1.drawn "));
    assert_eq!(game.check("Lm@z9"), Err("turn-over"));
    assert_eq!(game.refused().len(), 4 * 12);
    assert!(game.refused().iter().all(|(_, code)| *code == "turn-over"));
}

#[test]
fn legal_actions_in_order() {
    let line = position("ABCDE", "b5Am", "AfAfKm|Lm", "1.0", true);
    let game = at("rid", "players=2", &line);
    assert_eq!(
        game.legal(),
        ["Af@a4+6", "Af@c4+10", "Af@b3+10", "draw"],
        "a woman joins the man; c4 touches b4 d4 c3, b3 touches b4 c3 b2"
    );
    assert_eq!(game.refused().len(), 24 - 3);
    assert_eq!(game.refused()[0], ("Af@b5".to_string(), "chair-taken"));
    let game =
        at("rid", "players=2 limit=7", &position("ABCDE", "-", "JfJfJmKfKmLfLm|Lm", "1.0", true));
    assert_eq!(game.legal(), ["drop:Jf", "drop:Jm", "drop:Kf", "drop:Km", "drop:Lf", "drop:Lm"]);
    assert_eq!(game.check("draw"), Err("hand-full"));
}

#[test]
fn an_opener_needs_a_follower_and_waits_for_it() {
    // A lone card cannot open; two men cannot either.
    for hand in ["Am", "AmAm"] {
        let game =
            at("cafe", "players=2", &position("ABCDE", "-", &format!("{hand}|Lm"), "1.0", true));
        assert_eq!(game.check("Am@b5"), Err("no-points"));
        assert_eq!(game.legal(), ["draw"]);
    }
    let line = position("ABCDE", "-", "AfAmDf|Lm", "1.0", true);
    let mut game = at("cafe", "players=2", &line);
    // The follower may sit at any table that the opener touches: A opens on b3 (b4 c3 b2), D joins at b2.
    assert_eq!(game.check("Am@b3"), Ok(()));
    // The last placement cannot open.
    let last = at("cafe", "players=2", &line.replace(" 1.0 ", " 1.2 "));
    assert_eq!(last.check("Am@b5"), Err("no-points"));

    assert_eq!(play_all(&mut game, "Am@b3"), [0]);
    assert!(game.position().contains(" 1.1!b3 "));
    assert_eq!(game.check("draw"), Err("turn-over"));
    assert_eq!(game.check("drop:Af"), Err("turn-over"));
    assert_eq!(game.check("close"), Err("cannot-close"));
    assert_eq!(game.check("done"), Err("must-join-opener"));
    assert_eq!(game.check("Df@a2"), Ok(()));
    assert_eq!(game.check("Af@b5"), Ok(()));
    assert_eq!(play_all(&mut game, "Df@a2"), [2]);
    assert!(game.position().contains(" 1.2 "));
    assert_eq!(game.check("done"), Ok(()));

    // Elsewhere nobody may go while the opener waits.
    let mut game = at("cafe", "players=2", &position("ABCDE", "e2Ef", "AfAmEm|Lm", "1.0", true));
    assert_eq!(game.check("Em@d1"), Ok(()));
    play_all(&mut game, "Am@a4");
    assert_eq!(game.check("Em@d1"), Err("must-join-opener"));
    assert_eq!(game.check("Em@b1"), Err("wrong-table"));
}

#[test]
fn openers_do_not_count_a_card_that_an_empty_hand_would_draw() {
    let tables = table_deck("ABCDE");
    let guests = deck(&["Am", "Lm"], "AfAf");
    let game = Oracle::new("cafe", "players=2 hand=1 empty_hand=draw", &tables, &guests).unwrap();
    assert_eq!(game.check("Am@b5"), Err("no-points"));
    // With points for sitting alone the same placement is no opener at all.
    let mut game = Oracle::new(
        "cafe",
        "players=2 hand=1 empty_hand=draw alone_scores=true pure=1",
        &tables,
        &guests,
    )
    .unwrap();
    assert_eq!(play_all(&mut game, "Am@b5 Af@a4"), [1, 2]);
    assert!(game.position().contains(" Af|Lm "));
}

#[test]
fn balance_at_shared_chairs() {
    // A clearing has left two men at c3 (d3 and c2): only a woman may join there, yet elsewhere it does not matter.
    let line = position("ABCDE", "d3Cm,c2Cm", "AfAmCfCm|Lm", "1.0", true);
    let mut game = at("rid", "players=2", &line);
    assert_eq!(game.check("Cm@b3"), Err("unbalanced"));
    assert_eq!(game.check("Am@b3"), Err("unbalanced"));
    assert_eq!(game.check("Af@b3"), Ok(()));
    assert_eq!(game.check("Am@b5"), Ok(()));
    // b3 also touches b4 and b2: with a woman alone at b4, a woman may not come.
    play_all(&mut game, "Af@b5");
    assert_eq!(game.check("Cf@b3"), Err("unbalanced"));
    assert_eq!(game.check("Cf@c4"), Err("unbalanced"));
}

#[test]
fn two_tables_clear_at_once_and_fill_in_reading_order() {
    let tables = table_deck("AABCDEF");
    let guests = deck(&["AmAmAmAmAfAfAfAfKmKmKmKm", "LmLmLmLmLfLfLfLfJmJmJmJm"], "");
    let house = "players=2 hand=12 placements=6 limit=24";
    let mut game = Oracle::new("rid", house, &tables, &guests).unwrap();
    play_all(&mut game, "Am@b5 Af@a4 Am@b3 Af@d3 Am@d5 Am@e4 done draw done");
    assert_eq!(game.turn(), (2, 1));
    // b4 and d4 four of their own nation each, c3 three allies.
    assert_eq!(play_all(&mut game, "Af@c4"), [12 + 12 + 6]);
    let line = game.position();
    assert!(line.starts_with("EFBCD - AfKmKmKmKm|"), "{line}");
    assert!(line.ends_with(" 71,17 1.1 AfAfAfAmAmAmAm AA"), "{line}");
}

#[test]
fn shortage_and_last_drawn_tables() {
    // The pile is empty: a full table cannot be replaced, the square stays empty.
    let line = position("ABCDE", "b5Am,a4Af,b3Am", "Af|LmLm", "1.0", false);
    let mut game = at("amigo", "players=2 guests_end=beyond", &line);
    assert_eq!(game.over(), None);
    // Four doubled at b4, nothing alone at d4, two at c3 and not doubled there.
    assert_eq!(play_all(&mut game, "Af@c4"), [8 + 2]);
    assert_eq!((game.over(), game.winners()), (Some("tables"), vec![1]));
    assert_eq!(game.scores(), [10, -4]);
    let end = game.position();
    assert!(end.starts_with("-BCDE - -|LmLm 10,-4 -|- 0,0 1.1 "), "{end}");
    // Read again it is still the end, and penalties are not taken twice.
    let again = at("amigo", "players=2 guests_end=beyond", &end);
    assert_eq!((again.over(), again.scores()), (Some("tables"), vec![10, -4]));
    // With `last-drawn` the last table that was laid has ended the game already.
    let game = at("cafe", "players=2 guests_end=beyond", &line);
    assert_eq!(game.over(), Some("tables"));
}

#[test]
fn a_missing_guest_ends_the_game_beyond() {
    let house = "players=2 guests_end=beyond tables_end=shortage";
    let line = position("ABCDE", "-", "Am|Lm", "1.0", false);
    let mut game = at("rid", house, &line);
    assert_eq!(game.legal(), ["Am@b5+3", "Am@a4+3", "Am@c4+7", "Am@b3+7", "draw"]);
    let mut other = game.clone();
    play_all(&mut game, "draw");
    assert_eq!(game.over(), Some("guests"));
    assert_eq!(game.winners(), [1, 2], "as many cards, as many points");
    assert_eq!(game.check("done"), Err("game-over"));
    assert!(game.legal().is_empty() && game.refused().is_empty());
    // The empty hand must draw one too.
    play_all(&mut other, "Am@b5");
    assert_eq!((other.over(), other.winners()), (Some("guests"), vec![1]));

    // Also after a drop.
    let mut game = at(
        "rid",
        &format!("{house} limit=7"),
        &position("ABCDE", "-", "KfKfKfKfKmKmKm|Lm", "1.0", false),
    );
    play_all(&mut game, "drop:Kf");
    assert_eq!(game.check("done"), Err("nothing-done"));
    play_all(&mut game, "draw");
    assert_eq!((game.over(), game.scores()), (Some("guests"), vec![-2, 0]));

    // With `last-drawn` that position is already the end.
    let game = at("rid", "players=2", &line);
    assert_eq!(game.over(), Some("guests"));
}

#[test]
fn drop_then_draw_and_drop() {
    let tables = table_deck("ABCDE");
    let guests = deck(&["AmKmKfKf", "LmLmLfLf"], "Jm");
    let mut game = Oracle::new("rid", "players=2 hand=4 limit=4", &tables, &guests).unwrap();
    assert_eq!(game.check("draw"), Err("hand-full"));
    play_all(&mut game, "drop:Kf");
    assert_eq!(game.scores(), [-2, 0]);
    assert!(game.position().contains(" Kf|- ") && game.position().contains(" 1.dropped "));
    assert_eq!(game.legal(), ["draw"]);
    assert_eq!(game.check("drop:Kf"), Err("turn-over"));
    play_all(&mut game, "draw");
    assert!(game.position().contains(" AmJmKfKm|") && game.position().contains(" 1.drawn "));
    assert_eq!(game.legal(), ["done"]);

    let mut game =
        Oracle::new("rid", "players=2 hand=4 limit=4 full_hand=drop", &tables, &guests).unwrap();
    play_all(&mut game, "drop:Kf");
    assert_eq!(game.check("draw"), Err("turn-over"));
    assert_eq!(game.legal(), ["done"]);
    // At the limit one may place instead, but then neither drop nor draw.
    let mut game = Oracle::new("rid", "players=2 hand=4 limit=4", &tables, &guests).unwrap();
    play_all(&mut game, "Am@b5");
    assert_eq!(game.check("drop:Kf"), Err("turn-over"));
    assert_eq!(game.check("draw"), Err("turn-over"));
}

#[test]
fn closing_the_diner() {
    let line = position("ABCDE", "b5Af", "Am|LmLm", "1.0", true);
    let mut game = at("amigo", "players=2", &line);
    assert_eq!(game.check("close"), Err("cannot-close"));
    assert_eq!(play_all(&mut game, "Am@a4"), [4]);
    assert_eq!(game.legal(), ["close", "done"]);
    play_all(&mut game, "close");
    assert_eq!(game.over(), Some("closed"));
    assert_eq!((game.scores(), game.winners()), (vec![4, -4], vec![1]));
    // At the start of a turn as well, but not after a draw.
    let empty = position("ABCDE", "b5Af", "-|LmLm", "1.0", true);
    assert_eq!(at("amigo", "players=2", &empty).legal(), ["draw", "close"]);
    assert_eq!(at("cafe", "players=2", &empty).legal(), ["draw"]);
    let drawn = at("amigo", "players=2", &empty.replace(" 1.0 ", " 1.drawn "));
    assert_eq!(drawn.check("close"), Err("cannot-close"));
}

#[test]
fn an_empty_hand_draws_in_mid_turn_and_after_the_last_placement() {
    let tables = table_deck("ABCDE");
    let guests = deck(&["Am", "Lm"], "AfBmCm");
    let mut game = Oracle::new("rid", "players=2 hand=1", &tables, &guests).unwrap();
    assert_eq!(play_all(&mut game, "Am@b5 Af@a4 Bm@d5"), [3, 6, 3]);
    assert!(game.position().contains(" Cm|Lm "), "{}", game.position());
    assert_eq!(game.check("Cm@c2"), Err("no-placements-left"));
    let mut game =
        Oracle::new("rid", "players=2 hand=1 empty_hand=keep", &tables, &guests).unwrap();
    play_all(&mut game, "Am@b5");
    assert_eq!(game.legal(), ["done"]);
    play_all(&mut game, "done draw done");
    assert_eq!(game.legal(), ["draw"]);
}

#[test]
fn rules_and_decks_that_are_refused() {
    let tables = table_deck("ABCDE");
    let guests = deck(&["Am", "Lm"], "");
    let code = |preset: &str, house: &str, tables: &str, guests: &str| {
        Oracle::new(preset, house, tables, guests).err()
    };
    assert_eq!(code("rid", "", &tables, &guests), None);
    assert_eq!(code("rid", "limit=12 pure=1", &tables, &guests), None);
    for house in [
        "limit",
        "limit=",
        "limit=25",
        "limit=012",
        "limit=6",
        "limit=+8",
        "Limit=8",
        "pure=0",
        "pure=2 pure=2",
        "tie=none",
        "must_score=yes",
        "copies=2 players=4 hand=12",
        "copies=1",
    ] {
        assert_eq!(code("rid", house, &tables, &guests), Some("bad-rules"), "{house}");
    }
    assert_eq!(code("Rid", "", &tables, &guests), Some("bad-rules"));
    assert_eq!(code("rid", "copies=2", &tables, &guests), Some("bad-deck"));
    assert_eq!(code("rid", "", &tables[1..], &guests), Some("bad-deck"));
    assert_eq!(code("rid", "", &tables.replace('A', "B"), &guests), Some("bad-deck"));
    assert_eq!(code("rid", "", &tables, &guests[1..]), Some("bad-deck"));
    assert_eq!(code("rid", "", &tables, &guests.replacen("Am", "Af", 1)), Some("bad-deck"));
    assert_eq!(code("rid", "", &tables, &guests.replacen("Am", "é", 1)), Some("bad-deck"));
}

#[test]
fn positions_are_checked() {
    let example =
        "BGEIH d5Gf,e4Gm,d3Ef,c2Ef BfEmHm|7|12|6 44,12,-2,31 -|-|1|- 55,17 1.0 EfEfEmEmHfHfHmHm EH";
    // Hands in full are wanted.
    assert_eq!(Oracle::from_position("rid", "", example).err(), Some("bad-deck"));
    let line = "BGEIH d5Gf,e4Gm,d3Ef,c2Ef BfEmHm|- 44,-2 -|1 80,17 2.1 EfEfEmEmHfHfHmHm EH";
    let game = at("rid", "players=2", line);
    assert_eq!(game.turn(), (1, 2));
    for (from, to) in [
        (" 80,17 ", " 79,17 "),
        (" 80,17 ", " 80,16 "),
        (" 2.1 ", " 3.1 "),
        (" 2.1 ", " 2.4 "),
        (" 2.1 ", " 2.1!b5 "),
        ("c2Ef", "c3Ef"),
        ("c2Ef", "c2Bf"),
        ("c2Ef", "d3Ef"),
        ("BGEIH", "BGEI-"),
        ("BGEIH", "BGEIE"),
        ("44,-2", "44"),
        ("44,-2", "44,-02"),
        ("BfEmHm", "BfEfHm"),
        ("BfEmHm", "BfEmé"),
        ("BfEmHm|-", "BfEmHm|"),
        (" 44", "  44"),
    ] {
        let wrong = line.replacen(from, to, 1);
        assert_eq!(
            Oracle::from_position("rid", "players=2", &wrong).err(),
            Some("bad-deck"),
            "{wrong}"
        );
    }
}

// ---- records

const TURNS: &str = "1.1 Am@b5+3 Af@a4 ; a comment [not] \"heard\"\n\n1.2 draw\n2.1";

/// Lines 1 to 5 are headers, turns begin on line 6.
fn record(turns: &str) -> String {
    let guests = deck(&["AmAfKm", "LmLfKm"], "BmCm");
    format!(
        "[Record \"1\"]\n[Rules \"rid\"]\n[House \"players=2 hand=3\"]\n[Tables \"{}\"]\n[Guests \"{guests}\"]\n{turns}",
        table_deck("ABCDE")
    )
}

fn one(text: impl AsRef<[u8]>) -> String {
    let answers = check_text(text.as_ref());
    assert_eq!(answers.len(), 1, "{answers:?}");
    answers[0].clone()
}

#[test]
fn records_that_are_right() {
    let ok = "ok rid 9 0 winner - end unfinished turns 3";
    let text = record(TURNS);
    assert_eq!(one(&text), ok);
    assert_eq!(one(format!("\u{feff}{}", text.replace('\n', "\r\n"))), ok);
    assert_eq!(one(text.replace(' ', "\t").replace("players=2\thand", "players=2 hand")), ok);
    assert_eq!(one(record("")), "ok rid 0 0 winner - end unfinished turns 0");
    let header = "[Event \"a \\\"b\\\" \\\\ ; c\"] ; why\n[Tables";
    assert_eq!(one(text.replace("[Tables", header)), ok);
    // Turned about, with `House` after the decks.
    let mut lines: Vec<&str> = text.lines().collect();
    lines.swap(2, 4);
    assert_eq!(one(lines.join("\n")), ok);
}

#[test]
fn faults_of_turns_with_their_places() {
    let cases = [
        // turns, answer
        ("1.1 Am@b5+4", "6:5 wrong-points"),
        ("1.1 Am@b5+03", "6:5 syntax"),
        ("1.1 Am@b5+-3", "6:5 syntax"),
        ("1.1 Am@b5 Am@a4", "6:11 not-in-hand"),
        ("1.1 Am@b5 Km@z0", "6:11 no-such-chair"),
        ("1.1 Km@z", "6:5 syntax"),
        ("1.1 draw done", "6:10 syntax"),
        ("1.1 draw+0", "6:5 syntax"),
        ("1.1 draw draw", "6:10 turn-over"),
        ("1.1 drop:Am", "6:5 hand-not-full"),
        ("1.1 close", "6:5 cannot-close"),
        ("1.2 draw", "6:1 wrong-turn"),
        ("  01.1 draw", "6:3 syntax"),
        ("hello", "6:1 syntax"),
        ("1.1 draw\n1.3 draw", "7:1 wrong-turn"),
        ("1.1\n1.2 draw", "6:4 nothing-done"),
        (" 1.1  ; é\n; é\nwhat", "6:5 nothing-done"),
        ("1.1 draw\n[Event \"x\"]", "7:1 bad-header"),
        ("1.1 draw ;\0", "6:11 syntax"),
        ("1.1 dr\0aw", "6:7 syntax"),
        ("\0", "6:1 syntax"),
        ("1.1 draw\r", "6:5 syntax"),
    ];
    for (turns, answer) in cases {
        assert_eq!(one(record(turns)), format!("error {answer}"), "{turns:?}");
    }
    let mut bytes = record("1.1 draw ;é").into_bytes();
    bytes.push(0xC3);
    assert_eq!(one(bytes), "error 6:12 syntax");
    let long = format!("1.1 draw\n;{}", "x".repeat(64 * 1024));
    assert_eq!(one(record(&long)), "error 7:1 syntax");
    assert_eq!(one(record(&long[..long.len() - 1])), "ok rid 0 0 winner - end unfinished turns 1");
}

#[test]
fn openers_in_records() {
    let change = |turns: &str| record(turns).replace("\"rid\"", "\"cafe\"");
    assert_eq!(
        one(change("1.1 Am@b5+0 Af@a4+4\n1.2 draw")),
        "ok cafe 4 0 winner - end unfinished turns 2"
    );
    assert_eq!(one(change("1.1 Am@b5")), "ok cafe 0 0 winner - end unfinished turns 1");
    assert_eq!(one(change("1.1 Am@b5 ; x\n1.2 draw")), "error 6:10 must-join-opener");
    assert_eq!(one(change("1.1 Am@b5 draw")), "error 6:11 turn-over");
}

#[test]
fn faults_of_headers_with_their_places() {
    let text = record(TURNS);
    let guests = text.lines().nth(4).unwrap().to_string();
    let cases = [
        ("[Record \"1\"]", "[Record \"2\"]", "1:1 bad-header"),
        ("[Record \"1\"]", "[Record 1]", "1:1 bad-header"),
        ("[Record \"1\"]\n", "", "5:1 bad-header"),
        ("[Rules \"rid\"]", "[Rules \"chess\"]", "2:1 bad-rules"),
        ("[Rules \"rid\"]\n", "", "5:1 bad-header"),
        ("[Rules \"rid\"]", "[Rules \"rid\"] x", "2:1 bad-header"),
        ("[Rules \"rid\"]", "[Rules \"r\\id\"]", "2:1 bad-header"),
        ("[Rules \"rid\"]", "  [Rules \"rid\"", "2:3 bad-header"),
        ("[Rules", "[Rules \"rid\"]\n[Rules", "3:1 bad-header"),
        ("hand=3", "hand=13", "3:1 bad-rules"),
        ("hand=3", "hand=3 hand=3", "3:1 bad-rules"),
        ("[Tables \"A", "[Tables \"B", "4:1 bad-deck"),
        ("[Guests \"Am", "[Guests \"Xm", "5:1 bad-deck"),
        ("[Guests \"Am", "[Guests \"\0", "5:10 syntax"),
        ("[Tables", "; \0\n[Tables", "4:3 syntax"),
        ("[Tables", "[Position \"x\"]\n[Tables", "4:1 bad-deck"),
        ("1.1 ", "[Position \"x\"]\n1.1 ", "6:1 bad-header"),
        ("1.1 ", "[Result \"9 0\"]\n1.1 ", "6:1 wrong-result"),
        ("1.1 ", "[Result \"x\"]\n1.2 ", "7:1 wrong-turn"),
        (&guests, "", "5:1 bad-header"),
    ];
    for (from, to, answer) in cases {
        let text = text.replacen(from, to, 1);
        assert_eq!(one(&text), format!("error {answer}"), "{from} -> {to}");
    }
    for text in ["", "\n", "; nothing\n", "\u{feff}", "1.1 draw", "\n\nhello"] {
        assert_eq!(one(text), "error 1:1 bad-header", "{text:?}");
    }
    // `House` before the decks, also when it stands after them.
    let house = "[House \"players=2 hand=3\"]\n";
    let swapped = text.replacen(house, "", 1).replacen("1.1 ", "[House \"x=1\"]\n1.1 ", 1);
    assert_eq!(one(swapped.replacen("[Tables \"A", "[Tables \"B", 1)), "error 5:1 bad-rules");
}

#[test]
fn the_end_of_a_game_in_a_record() {
    let change = |result: &str, turns: &str| {
        let guests = deck(&["AmAfKm", "LmLfKm"], "");
        let (tables, house) = (table_deck("ABCDE"), "players=2 hand=3 placements=1");
        format!(
            "[Record \"1\"]\n[Rules \"amigo\"]\n[House \"{house} alone_scores=true\"]\n[Tables \"{tables}\"]\n[Guests \"{guests}\"]\n[Result \"{result}\"]\n{turns}"
        )
    };
    let turns = "1.1 Am@b5+2\n1.2 draw\n2.1 Af@a4+4\n2.2 draw\n3.1 close";
    assert_eq!(one(change("0 0", turns)), "error 11:5 cannot-close");
    let close = turns.replace("3.1 close", "3.1 draw");
    assert_eq!(one(change("6 0", &close)), "error 6:1 wrong-result");

    let line = position("ABCDE", "b5Af", "Am|LmLm", "1.0", true);
    let start = format!(
        "[Record \"1\"]\n[Rules \"amigo\"]\n[House \"players=2\"]\n[Position \"{line}\"]\n"
    );
    let ok = "ok amigo 4 -4 winner 1 end closed turns 1";
    assert_eq!(one(format!("{start}[Result \"4 -4\"]\n1.1 Am@a4+4 close\n; end\n")), ok);
    assert_eq!(one(format!("{start}1.1 Am@a4+4 close")), ok);
    assert_eq!(
        one(format!("{start}[Result \"4 4\"]\n1.1 Am@a4+4 close\n")),
        "error 5:1 wrong-result"
    );
    assert_eq!(one(format!("{start}1.1 Am@a4 close draw")), "error 5:17 after-end");
    assert_eq!(one(format!("{start}1.1 Am@a4 close drew")), "error 5:17 syntax");
    assert_eq!(one(format!("{start}1.1 Am@a4 close\n9.9")), "error 6:1 after-end");
    assert_eq!(one(format!("{start}1.1 Am@a4 close\n9.9.9")), "error 6:1 syntax");
    // A draw from the unknown pile ends what can be checked.
    assert_eq!(one(format!("{start}1.1 draw\n1.2 Zm@a4")), "error 6:5 syntax");
    assert_eq!(
        one(format!("{start}1.1 draw\n1.2 Lf@a4")),
        "ok amigo 0 0 winner - end unfinished turns 2"
    );
}

#[test]
fn several_games_in_a_file() {
    let good = record("1.1 draw\n");
    let text = format!("; first\n{}{good}{good}", good.replace("1.1", "1.2"));
    let ok = "ok rid 0 0 winner - end unfinished turns 1";
    assert_eq!(check_text(text.as_bytes()), ["error 7:1 wrong-turn", ok, ok]);
    let text = format!("{good}[Record \"x\"]\n{good}");
    assert_eq!(check_text(text.as_bytes()), [ok, "error 7:1 bad-header", ok]);
}

#[test]
fn no_text_makes_it_panic() {
    let text = record(TURNS).into_bytes();
    // Every byte left out, changed to each of a few, and every prefix.
    for place in 0..text.len() {
        let mut shorter = text.clone();
        shorter.remove(place);
        check_text(&shorter);
        check_text(&text[..place]);
        for byte in [0, 0xC3, b'"', b'\n', b';', b'+', b'9'] {
            let mut changed = text.clone();
            changed[place] = byte;
            check_text(&changed);
        }
    }
}

/// A small generator, good enough to mix decks and choose actions.
struct Mix(u64);

impl Mix {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % bound
    }

    fn shuffled(&mut self, mut cards: Vec<String>) -> String {
        for place in (1..cards.len()).rev() {
            cards.swap(place, self.below(place + 1));
        }
        cards.concat()
    }
}

#[test]
fn random_games_agree_with_their_records_and_positions() {
    let houses = [
        "",
        "players=2 hand=1 placements=6",
        "limit=7 guests_end=beyond tables_end=shortage",
        "must_score=true alone_scores=false empty_hand=draw hand=2",
        "players=5 limit=8 full_hand=drop tie=fewest-penalties own=0 ally=0",
        "hand=1 limit=1 empty_hand=may-close hand_penalty=3",
    ];
    let mut mix = Mix(7);
    let mut ends = std::collections::BTreeSet::new();
    for (number, house) in houses.iter().cycle().take(36).enumerate() {
        let preset = ["rid", "cafe", "amigo"][number / 2 % 3];
        let tables = mix.shuffled(table_deck("").chars().map(String::from).collect());
        let guests = mix.shuffled(the_rest(&[]));
        let mut game = Oracle::new(preset, house, &tables, &guests).unwrap();
        let mut turns = vec!["1.1".to_string()];
        let mut steps = 0;
        while game.over().is_none() {
            steps += 1;
            let legal = game.legal();
            assert!(!legal.is_empty(), "stuck: {}", game.position());
            let read = Oracle::from_position(preset, house, &game.position()).unwrap();
            assert_eq!((read.legal(), read.position()), (legal.clone(), game.position()));
            // Placements first, mostly: else few tables would ever fill.
            let placements = legal.iter().filter(|action| action.contains('@')).count();
            assert_eq!((placements + game.refused().len()) % 12, 0);
            let bound = if placements > 0 && mix.below(8) > 0 { placements } else { legal.len() };
            let written = &legal[mix.below(bound)];
            let (action, points) = written.split_once('+').unwrap_or((written, "0"));
            if action == "close" && steps < 200 && mix.below(20) > 0 {
                continue;
            }
            assert_eq!(game.play(action).to_string(), points);
            if action == "done" {
                let (round, player) = game.turn();
                turns.push(format!("{round}.{player}"));
            } else {
                let line = turns.last_mut().unwrap();
                *line += &format!(" {written}");
            }
        }
        assert!(Oracle::from_position(preset, house, &game.position()).is_ok());
        ends.insert(game.over().unwrap());
        let totals: Vec<String> = game.scores().iter().map(|score| score.to_string()).collect();
        let winners: Vec<String> = game.winners().iter().map(|seat| seat.to_string()).collect();
        let text = format!(
            "[Record \"1\"]\n[Rules \"{preset}\"]\n[House \"{house}\"]\n[Tables \"{tables}\"]\n[Guests \"{guests}\"]\n[Result \"{}\"]\n\n{}\n",
            totals.join(" "),
            turns.join("\n")
        );
        assert_eq!(
            one(&text),
            format!(
                "ok {preset} {} winner {} end {} turns {}",
                totals.join(" "),
                winners.join(","),
                game.over().unwrap(),
                turns.len()
            ),
            "{text}"
        );
    }
    assert_eq!(ends.len(), 3, "{ends:?}");
}
