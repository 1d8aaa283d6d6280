//! Whole games by keys, mouse and bots; what keys do, and what they do not.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::time::Duration;

use diner::{Action, Dice, QuickDice, Seat};
use ratatui::layout::Rect;
use support::*;
use tui::{Act, Key, Looking, Page, Way, Wish};

#[test]
fn whole_games_are_played_by_keys_alone() {
    for (preset, house) in [("rid", ""), ("cafe", ""), ("amigo", ""), ("rid", "limit=7 hand=7")] {
        let mut table = table_in("en", preset, house, &["Anna"], 11);
        let mut turns = 0;
        while !table.is_over() {
            bots(&mut table);
            if table.acting().is_none() {
                continue;
            }
            let before = table.record();
            // The first card that fits is placed; else draw, drop, or end the turn.
            for _ in 0..30 {
                press(&mut table, &[Key::Enter, Key::Enter]);
                if table.record() != before {
                    break;
                }
                press(&mut table, &[Key::Escape, Key::Way(Way::Right)]);
            }
            if table.record() == before {
                typed(&mut table, "d");
            }
            if table.record() == before {
                typed(&mut table, "x");
            }
            press(&mut table, &[Key::Space]);
            turns += 1;
            assert!(turns < 1000, "{preset} {house} does not end");
        }
        assert!(turns > 5);
        // The record is a game by the rules.
        let mut reader = diner::record::Reader::default();
        reader.push(table.record().as_bytes());
        reader.finish();
        let read = reader.next_game().unwrap().result.map_err(|fault| fault.to_string()).unwrap();
        assert!(read.game.public().end.is_some(), "{preset} {house}");
    }
}

#[test]
fn any_keys_in_any_order_break_nothing() {
    let mut dice = QuickDice::new(5);
    let ways = [Way::Left, Way::Right, Way::Up, Way::Down];
    for (people, seed) in [(&["Anna"][..], 1), (&["Anna", "Ben", "Cleo", "Dora"], 2)] {
        let mut table = table_in("en", "amigo", "", people, seed);
        for _ in 0..1500 {
            let key = match dice.below(12) {
                0 => Key::Enter,
                1 => Key::Escape,
                2 => Key::Tab,
                3 => Key::Space,
                4 | 5 => Key::Way(ways[dice.below(4) as usize]),
                6 => Key::Click(dice.below(80) as u16, dice.below(24) as u16),
                7 => Key::PageDown,
                8 => Key::Home,
                _ => Key::Char(char::from(b' ' + dice.below(95) as u8)),
            };
            match table.key(key, SMALL) {
                Wish::Do(wished) => act(&mut table, wished),
                Wish::Nothing | Wish::Hint | Wish::Quit | Wish::Again | Wish::Replay => {}
            }
            bots(&mut table);
            screen(&table, SMALL);
        }
    }
}

#[test]
fn a_card_is_placed_by_enter_and_taken_back() {
    let mut table = table("rid", 7);
    let begun = table.record();
    press(&mut table, &[Key::Enter, Key::Enter]);
    assert!(table.record().contains("1.1 "), "{}", table.record());
    typed(&mut table, "u");
    assert_eq!(table.record(), begun);
    typed(&mut table, "u");
    assert!(screen(&table, SMALL).contains("There is nothing to take back"));
}

#[test]
fn letters_go_to_nations() {
    let mut table = table("rid", 7);
    let hand: Vec<String> = table.hand().kinds().map(|guest| guest.to_string()).collect();
    for card in &hand {
        let letter = card.chars().next().unwrap();
        // H is a hint's, so that its nation has another way too.
        match letter {
            'H' => typed(&mut table, "'h"),
            letter => press(&mut table, &[Key::Char(letter)]),
        }
        let shown = screen(&table, SMALL);
        assert!(shown.contains(&format!("▸{letter}")), "{letter}\n{shown}");
    }
    typed(&mut table, "'z");
    assert!(screen(&table, SMALL).contains("That is not possible right now."));
}

#[test]
fn the_mouse_chooses_and_places() {
    let mut table = table("rid", 7);
    for area in [SMALL, LARGE] {
        let shown = screen(&table, area);
        // The first card of the hand.
        let row = shown.lines().position(|line| line.contains('▸') && line.contains('◂')).unwrap();
        let click = Key::Click(4, row as u16);
        assert_eq!(table.key(click, area), Wish::Nothing);
        // A chair with points.
        let (row, line) = shown
            .lines()
            .enumerate()
            .find(|(_, line)| line.contains("│ +") || line.contains(" +"))
            .unwrap();
        let column = line.split('+').next().unwrap().chars().count();
        let wish = table.key(Key::Click(column as u16, row as u16), area);
        assert!(matches!(wish, Wish::Do(Act::Play(Action::Place { .. }))), "{wish:?}\n{shown}");
    }
    // A button is its key.
    let shown = screen(&table, SMALL);
    let column = shown.lines().last().unwrap().split('?').next().unwrap().chars().count();
    table.key(Key::Click(column as u16, 23), SMALL);
    assert_eq!(table.page(), Page::Help);
}

#[test]
fn bots_act_step_by_step_and_can_be_skipped() {
    let mut table = table("rid", 7);
    typed(&mut table, "d");
    assert!(table.bots_go_on());
    bot_step(&mut table);
    // Space hurries: nothing waits until a person is asked.
    table.key(Key::Space, SMALL);
    while table.bots_go_on() {
        if let Some(asked) = table.ask() {
            table.thought(asked.version, asked.think());
        }
        let due = table.due(Duration::ZERO).expect("a bot does not wait");
        act(&mut table, due);
    }
    // The next time they wait again.
    typed(&mut table, "d");
    bot_step(&mut table);
}

#[test]
fn an_answer_for_an_older_game_is_thrown_away() {
    let mut table = table("rid", 7);
    typed(&mut table, "d");
    let asked = table.ask().unwrap();
    assert!(table.ask().is_none(), "asked once");
    table.thought(asked.version + 1, asked.think());
    assert!(table.due(Duration::ZERO).or(table.due(Duration::MAX / 2)).is_none());
    table.thought(asked.version, asked.nothing());
    assert!(table.due(Duration::ZERO).is_none());
    assert!(table.due(Duration::MAX / 2).is_some(), "a bot that finds nothing does something");
}

#[test]
fn a_hint_is_a_sentence() {
    let mut table = table("rid", 7);
    assert_eq!(table.key(Key::Char('H'), SMALL), Wish::Hint);
    let asked = table.ask_hint().unwrap();
    table.thought(asked.version, asked.think());
    assert!(screen(&table, SMALL).contains("chance to win"));
    assert_eq!(table.key(Key::Interrupt, SMALL), Wish::Quit);
}

#[test]
fn others_keys_do_nothing_while_the_curtain_is_down() {
    let mut table = table_in("en", "rid", "players=2", &["Anna", "Ben"], 5);
    let begun = table.record();
    typed(&mut table, "dueHxwc");
    press(&mut table, &[Key::Way(Way::Up), Key::Tab, Key::Click(5, 20)]);
    assert_eq!((table.record(), table.looking()), (begun, Looking::Curtain(Seat::P1)));
}

#[test]
fn a_size_that_changes_changes_nothing_else() {
    let mut table = table("rid", 7);
    press(&mut table, &[Key::Way(Way::Right), Key::Enter]);
    let shown = screen(&table, SMALL);
    screen(&table, LARGE);
    screen(&table, Rect { width: 10, height: 3, ..SMALL });
    assert_eq!(screen(&table, SMALL), shown);
}
