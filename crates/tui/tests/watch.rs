//! A record stepped through: by action, by turn, with all hands or one seat's.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use expect_test::expect_file;
use ratatui::buffer::Buffer;
use support::*;
use tui::{Key, Look, Watch, Way, Wish};

fn screen(watch: &Watch) -> String {
    let mut buffer = Buffer::empty(SMALL);
    watch.draw(Look::default(), &mut buffer);
    text(&buffer)
}

/// A game of bots to its end.
fn finished() -> Watch {
    let mut table = table_in("en", "rid", "", &[], 3);
    bots(&mut table);
    Watch::new(table.to_record(), table.speech()).unwrap()
}

#[test]
fn arrows_go_by_action_and_by_turn() {
    let mut watch = finished();
    assert!(screen(&watch).contains("The floor as it was dealt."));
    let at = |watch: &Watch| {
        let shown = screen(watch);
        let said = shown.split("Action ").nth(1).unwrap();
        said.split(' ').next().unwrap().parse::<usize>().unwrap()
    };
    let mut press = |key: Key| {
        assert_eq!(watch.key(key, SMALL), Wish::Nothing);
        at(&watch)
    };
    assert_eq!(press(Key::Way(Way::Left)), 0);
    assert_eq!(press(Key::Way(Way::Right)), 1);
    let turn = press(Key::Way(Way::Down));
    let next = press(Key::Way(Way::Down));
    assert!(next > turn && turn > 1, "{turn} {next}");
    assert_eq!(press(Key::Way(Way::Up)), turn);
    let last = press(Key::End);
    assert_eq!(press(Key::Way(Way::Right)), last);
    assert_eq!(press(Key::Way(Way::Left)), last - 1);
    assert_eq!(press(Key::Home), 0);
    // Every moment can be drawn.
    for at in 1..=last {
        assert_eq!(press(Key::Way(Way::Right)), at);
    }
    assert_eq!(watch.key(Key::Char('q'), SMALL), Wish::Quit);
}

#[test]
fn all_hands_are_shown_or_one() {
    let mut watch = finished();
    for _ in 0..12 {
        watch.key(Key::Way(Way::Right), SMALL);
    }
    expect_file!["screens/watch-all.txt"].assert_eq(&screen(&watch));
    watch.key(Key::Char('2'), SMALL);
    expect_file!["screens/watch-seat.txt"].assert_eq(&screen(&watch));
    watch.key(Key::Char('0'), SMALL);
    watch.key(Key::Char('t'), SMALL);
    assert!(screen(&watch).contains("Still to come"));
    watch.key(Key::Char('?'), SMALL);
    assert!(screen(&watch).contains("All hands open"));
}
