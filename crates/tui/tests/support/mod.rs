//! Tables to test, and what their screens show.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![allow(dead_code)] // Each test file uses some of it.

use std::time::Duration;

use bots::{Bot, Budget};
use diner::{Action, Deal, Game, Rules, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use tui::{Act, Key, Look, Players, Sitting, Table, Wish};
use words::{Lang, Speech, Theme};

pub(crate) const SMALL: Rect = Rect { x: 0, y: 0, width: 80, height: 24 };
pub(crate) const LARGE: Rect = Rect { x: 0, y: 0, width: 120, height: 40 };

/// A table by names: an empty one is a bot's.
pub(crate) fn table_in(lang: &str, preset: &str, house: &str, people: &[&str], seed: u64) -> Table {
    let rules = Rules::parse(preset, house).unwrap();
    let mut players = Players::default();
    for seat in Seat::ALL {
        players.0[seat] = match people.get(seat as usize) {
            Some(&name) if !name.is_empty() => Sitting::Person(name.into()),
            Some(_) | None => Sitting::Bot(Bot::Greedy),
        };
    }
    let deal = Deal::from_seed(&rules, seed);
    let headers = players.headers(&rules, Vec::new());
    let theme = Theme::of(rules.options().base());
    let speech = Speech::new(Lang::from_code(lang).unwrap(), theme);
    Table::new(Game::new(rules, deal), headers, speech, seed).unwrap()
}

/// One person at the first seat, in English.
pub(crate) fn table(preset: &str, seed: u64) -> Table {
    table_in("en", preset, "", &["Anna"], seed)
}

/// Does something, as though it were kept.
pub(crate) fn act(table: &mut Table, act: Act) {
    let next = table.after(act).unwrap();
    table.apply(next);
}

pub(crate) fn play(table: &mut Table, action: Action) {
    act(table, Act::Play(action));
}

/// Presses keys; what is wished for is done.
pub(crate) fn press(table: &mut Table, keys: &[Key]) {
    for &key in keys {
        if let Wish::Do(wished) = table.key(key, SMALL) {
            act(table, wished);
        }
    }
}

/// Types characters.
pub(crate) fn typed(table: &mut Table, keys: &str) {
    let keys: Vec<Key> = keys.chars().map(Key::Char).collect();
    press(table, &keys);
}

/// Lets bots play until somebody else is asked.
pub(crate) fn bots(table: &mut Table) {
    while table.bots_go_on() {
        if let Some(asked) = table.ask() {
            table.thought(asked.version, asked.think());
        }
        // First it is told when it is due, then that time has come.
        let due = table.due(Duration::ZERO).or_else(|| table.due(Duration::MAX / 2));
        act(table, due.expect("a bot does something"));
    }
}

/// The turn of the person on turn, as a bot would play it.
pub(crate) fn turn_of_a_person(table: &mut Table) {
    let turns = |table: &Table| table.to_record().game.turns().len();
    let before = turns(table);
    while turns(table) == before && !table.is_over() {
        let game = table.to_record().game;
        let seen = game.observe(table.viewer());
        for action in Bot::Greedy.turn(game.rules(), &seen, &mut Budget::level(), 1) {
            if turns(table) == before && table.after(Act::Play(action)).is_ok() {
                play(table, action);
            }
        }
    }
}

/// One action of the bot on turn.
pub(crate) fn bot_step(table: &mut Table) {
    if let Some(asked) = table.ask() {
        table.thought(asked.version, asked.think());
    }
    assert!(table.due(Duration::ZERO).is_none(), "a bot waits");
    let due = table.due(Duration::MAX / 2).unwrap();
    act(table, due);
}

/// What is drawn.
pub(crate) fn buffer(table: &Table, look: Look, area: Rect) -> Buffer {
    let mut buffer = Buffer::empty(area);
    table.draw(look, &mut buffer);
    buffer
}

/// The screen as text, without blanks at the ends of lines.
pub(crate) fn screen(table: &Table, area: Rect) -> String {
    text(&buffer(table, Look::default(), area))
}

pub(crate) fn text(buffer: &Buffer) -> String {
    let area = buffer.area;
    let line = |y: u16| {
        let mut line = String::new();
        let mut skip = 0;
        for x in 0..area.width {
            let symbol = buffer[(x, y)].symbol();
            if skip == 0 {
                line.push_str(symbol);
                skip = unicode_width::UnicodeWidthStr::width(symbol).max(1);
            }
            skip -= 1;
        }
        line.trim_end().to_owned() + "\n"
    };
    (0..area.height).map(line).collect()
}

/// Which colours and which marks there are, each once.
pub(crate) fn styles(buffer: &Buffer) -> String {
    let mut found: Vec<String> = Vec::new();
    for cell in &buffer.content {
        let mut add = |name: String| {
            if !found.contains(&name) {
                found.push(name);
            }
        };
        if cell.fg != Color::Reset {
            add(format!("{}", cell.fg));
        }
        for modifier in [Modifier::BOLD, Modifier::DIM, Modifier::REVERSED, Modifier::UNDERLINED] {
            if cell.modifier.contains(modifier) {
                add(format!("{modifier:?}"));
            }
        }
    }
    found.sort();
    found.join(" ")
}
