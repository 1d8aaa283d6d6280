//! What the screen shows: sizes, colours, languages, the curtain, pages, reasons, the end.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use diner::Seat;
use expect_test::{Expect, expect, expect_file};
use ratatui::layout::Rect;
use support::*;
use tui::{Colours, Key, Look, Looking, Page, Signs, Way};

#[track_caller]
fn shows(found: &str, expected: Expect) {
    expected.assert_eq(found);
}

/// A game some turns on, with Anna on turn.
fn some_turns_on(preset: &str) -> tui::Table {
    let mut table = table(preset, 7);
    for _ in 0..3 {
        turn_of_a_person(&mut table);
        bots(&mut table);
    }
    assert_eq!(table.acting(), Some(Seat::P1));
    table
}

#[test]
fn the_table_in_80_by_24_and_in_120_by_40() {
    let table = some_turns_on("rid");
    expect_file!["screens/small.txt"].assert_eq(&screen(&table, SMALL));
    expect_file!["screens/large.txt"].assert_eq(&screen(&table, LARGE));
}

#[test]
fn each_chair_says_what_the_card_earns_or_why_not() {
    let mut table = table("rid", 7);
    press(&mut table, &[Key::Enter]);
    expect_file!["screens/chosen.txt"].assert_eq(&screen(&table, SMALL));
    press(&mut table, &[Key::Way(Way::Up)]);
    typed(&mut table, "w");
    expect_file!["screens/why.txt"].assert_eq(&screen(&table, SMALL));
    press(&mut table, &[Key::Enter]);
    assert!(screen(&table, SMALL).contains("a Human man needs a chair"));
}

#[test]
fn other_rules_have_other_tables() {
    let table = some_turns_on("cafe");
    expect_file!["screens/cafe.txt"].assert_eq(&screen(&table, SMALL));
}

#[test]
fn plain_ascii_has_nothing_else() {
    let table = some_turns_on("rid");
    let look = Look { signs: Signs::Ascii, ..Look::default() };
    let shown = text(&buffer(&table, look, SMALL));
    assert!(shown.is_ascii(), "{shown}");
    expect_file!["screens/ascii.txt"].assert_eq(&shown);
}

#[test]
fn colours_are_as_many_as_there_are() {
    let table = some_turns_on("rid");
    let of = |colours| styles(&buffer(&table, Look { colours, ..Look::default() }, SMALL));
    shows(&of(Colours::None), expect![[r#"BOLD DIM REVERSED"#]]);
    shows(&of(Colours::Indexed), expect!["136 36 68 BOLD DIM REVERSED"]);
    shows(&of(Colours::True), expect!["#1A9E8F #3F86D0 #B58612 BOLD DIM REVERSED"]);
    // The text is the same in all of them.
    let shown = |colours| text(&buffer(&table, Look { colours, ..Look::default() }, SMALL));
    assert_eq!(shown(Colours::None), shown(Colours::True));
}

#[test]
fn too_small_a_terminal_is_told() {
    let table = table("rid", 7);
    for (width, height) in [(79, 24), (80, 23), (20, 5), (1, 1), (0, 0)] {
        let shown = screen(&table, Rect { width, height, ..SMALL });
        assert!(!shown.contains('╔'), "{shown}");
        if width > 40 {
            let size = format!("This terminal is {width} × {height}; the table needs 80 × 24.");
            assert!(shown.contains(&size), "{shown}");
        }
    }
}

#[test]
fn every_size_has_every_chair() {
    let table = some_turns_on("rid");
    for (width, height) in
        [(80, 24), (81, 29), (99, 30), (100, 37), (133, 38), (200, 60), (300, 99)]
    {
        let shown = screen(&table, Rect { width, height, ..SMALL });
        for square in diner::Chair::ALL
            .map(|c| c.name())
            .into_iter()
            .chain(diner::Table::ALL.map(|t| t.name()))
        {
            assert!(shown.contains(square), "{square} at {width} by {height}\n{shown}");
        }
    }
}

#[test]
fn the_curtain_hides_the_hand_until_its_owner_presses() {
    let mut table = table_in("en", "rid", "players=3", &["Anna", "Ben", ""], 5);
    assert_eq!(table.looking(), Looking::Curtain(Seat::P1));
    expect_file!["screens/curtain.txt"].assert_eq(&screen(&table, SMALL));
    press(&mut table, &[Key::Enter]);
    assert_eq!(table.looking(), Looking::Seat(Seat::P1));
    // A card that was drawn may be looked at, though the turn is over.
    typed(&mut table, "d");
    assert_eq!(table.looking(), Looking::Parting(Seat::P1));
    expect_file!["screens/parting.txt"].assert_eq(&screen(&table, SMALL));
    press(&mut table, &[Key::Enter]);
    assert_eq!(table.looking(), Looking::Curtain(Seat::P2));
}

#[test]
fn pages_lie_over_the_floor() {
    let mut table = some_turns_on("rid");
    for (key, name) in [('?', "help"), ('o', "log"), ('t', "count"), ('r', "rules")] {
        press(&mut table, &[Key::Char(key)]);
        let path = format!("screens/{name}.txt");
        expect_file![path].assert_eq(&screen(&table, SMALL));
        press(&mut table, &[Key::PageDown, Key::Escape]);
    }
}

#[test]
fn the_end_says_who_has_won() {
    for (preset, people) in [("rid", &["", "", "", ""][..]), ("amigo", &["", ""])] {
        let house = if people.len() == 2 { "players=2" } else { "" };
        let mut table = table_in("en", preset, house, people, 3);
        bots(&mut table);
        assert!(table.is_over());
        let path = format!("screens/end-{preset}.txt");
        expect_file![path].assert_eq(&screen(&table, SMALL));
    }
    let mut table = table("rid", 3);
    while !table.is_over() {
        bots(&mut table);
        if table.acting().is_some() {
            let action = table.to_record().game.legal().iter().last().unwrap();
            play(&mut table, action);
        }
    }
    assert_eq!(table.page(), Page::End);
    expect_file!["screens/end-large.txt"].assert_eq(&screen(&table, LARGE));
}

#[test]
fn every_language_has_room() {
    for lang in words::Lang::all() {
        let mut table = table_in(lang.code(), "rid", "", &["Anna"], 7);
        let path = format!("screens/lang-{lang}.txt");
        expect_file![path].assert_eq(&screen(&table, SMALL));
        typed(&mut table, "?");
        let path = format!("screens/lang-{lang}-help.txt");
        expect_file![path].assert_eq(&screen(&table, SMALL));
    }
}
