//! The screen: where everything stands, at any size from 80 × 24, and what is under the mouse. Each
//! part is drawn by a file of its own, from a [`Scene`] alone.

mod bar;
mod floor;
mod hand;
mod pages;
mod side;

use diner::{Chair, Guest};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

use crate::keys::Key;
use crate::look::{Look, Signs, Tint};
use crate::table::{Note, Page, Table};
use crate::text;
use crate::view::Scene;

/// The least that is needed.
const LEAST: (u16, u16) = (80, 24);

/// Where everything stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    head: Rect,
    floor: Rect,
    side: Rect,
    status: Rect,
    note: Rect,
    hand: Rect,
    bar: Rect,
}

/// What is under the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// A button: the same as its key.
    Key(Key),
    /// A card of the own hand.
    Card(Guest),
    /// A chair.
    Chair(Chair),
    /// Nothing.
    Nothing,
}

impl Layout {
    /// `None` if there is too little room.
    pub(crate) fn of(area: Rect) -> Option<Layout> {
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return None;
        }
        let part =
            |y: u16, height: u16| Rect { x: area.x, y: area.y + y, width: area.width, height };
        // Each of the floor's five rows takes so many lines.
        let row = match area.height {
            ..30 => 3,
            30..38 => 4,
            38.. => 5,
        };
        let floor = 5 * row;
        let notes = if area.height < 30 { 2 } else { 3 };
        let hand = area.height - 3 - floor - notes;
        let middle = part(1, floor);
        let side = (area.width - 60).min(44);
        let wide = (area.width - side).min(104);
        Some(Layout {
            head: part(0, 1),
            floor: Rect { width: wide, ..middle },
            side: Rect { x: area.x + wide + 1, width: area.width - wide - 1, ..middle },
            status: part(1 + floor, 1),
            note: part(2 + floor, notes),
            hand: part(2 + floor + notes, hand),
            bar: part(area.height - 1, 1),
        })
    }
}

/// What is at a place of the screen.
pub(crate) fn at(scene: &Scene<'_>, area: Rect, column: u16, row: u16) -> Hit {
    let Some(layout) = Layout::of(area) else { return Hit::Nothing };
    let at = Position { x: column, y: row };
    let button = bar::buttons(scene, layout.bar).into_iter().find(|(rect, _, _)| rect.contains(at));
    if let Some((_, key, _)) = button {
        return Hit::Key(key);
    }
    if scene.page != Page::Floor {
        return Hit::Nothing;
    }
    let card = hand::cards(scene, layout.hand).into_iter().find(|(rect, _, _)| rect.contains(at));
    if let Some((_, guest, _)) = card {
        return Hit::Card(guest);
    }
    let chair =
        Chair::ALL.into_iter().find(|chair| floor::chair(layout.floor, *chair).contains(at));
    chair.map_or(Hit::Nothing, Hit::Chair)
}

impl Table {
    /// Draws what whoever looks may see.
    pub fn draw(&self, look: Look, buffer: &mut Buffer) {
        draw(&self.scene(), look, buffer);
    }
}

/// Draws a scene.
pub(crate) fn draw(scene: &Scene<'_>, look: Look, buffer: &mut Buffer) {
    let area = buffer.area;
    match Layout::of(area) {
        None => small(scene, area, buffer),
        Some(layout) => {
            head(scene, layout.head, buffer);
            match scene.page {
                Page::Floor => {
                    floor::draw(scene, look, layout.floor, buffer);
                    beside(scene, look, &layout, buffer);
                }
                Page::End => {
                    pages::draw(scene, look, layout.floor, buffer);
                    beside(scene, look, &layout, buffer);
                }
                Page::Help | Page::Log | Page::Count | Page::Rules => {
                    let all = layout.floor.union(layout.side).union(layout.hand);
                    pages::draw(scene, look, all, buffer);
                }
            }
            bar::draw(scene, layout.bar, buffer);
        }
    }
    if look.signs == Signs::Ascii {
        fold(buffer);
    }
}

/// All that stands beside and below the floor.
fn beside(scene: &Scene<'_>, look: Look, layout: &Layout, buffer: &mut Buffer) {
    side::draw(scene, look, layout.side, buffer);
    status(scene, look, layout.status, buffer);
    note(scene, look, layout.note, buffer);
    hand::draw(scene, look, layout.hand, buffer);
}

/// The lines that say that there is too little room.
fn small(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let said = scene.speech.play_small(area.width, area.height);
    for (line, y) in text::lines(&said, area.width.into()).iter().zip(area.y..area.bottom()) {
        put(buffer, area, area.x, y, line, Style::new());
    }
}

/// The game and the round, at the left; how much the piles hold, at the right.
fn head(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let game = scene.speech.game_name(scene.rules);
    let house = scene.rules.options().house();
    let round = scene.speech.home_round(scene.round());
    let left = [game, house, round].into_iter().filter(|part| !part.is_empty());
    let left = left.collect::<Vec<_>>().join(" · ");
    let piles = scene.speech.play_piles(scene.seen.public());
    let free = usize::from(area.width).saturating_sub(piles.width() + 3);
    buffer.set_style(area, Style::new().add_modifier(Modifier::REVERSED));
    let left = text::plain(&format!(" {left}"), free);
    put(buffer, area, area.x, area.y, &left, Style::new());
    let x = area.right().saturating_sub(piles.width() as u16 + 1);
    put(buffer, area, x, area.y, &piles, Style::new());
}

fn status(scene: &Scene<'_>, look: Look, area: Rect, buffer: &mut Buffer) {
    let (mark, style) = match scene.acting {
        Some(_) => ("▸ ", look.bold(Tint::Accent)),
        None => ("  ", Style::new().add_modifier(Modifier::BOLD)),
    };
    put(buffer, area, area.x, area.y, &format!("{mark}{}", scene.status()), style);
}

fn note(scene: &Scene<'_>, look: Look, area: Rect, buffer: &mut Buffer) {
    let (said, style) = match scene.said() {
        None => return,
        Some(Note::Said(said)) => (said, Style::new()),
        Some(Note::Refused(said)) => (said, look.style(Tint::Refused)),
        Some(Note::Hint(said)) => (said, look.style(Tint::Good)),
    };
    paragraph(buffer, area, &said, style);
}

/// Text broken into lines, as many as there is room for; one blank at each side.
fn paragraph(buffer: &mut Buffer, area: Rect, said: &str, style: Style) {
    let width = usize::from(area.width.saturating_sub(3));
    let mut lines = text::lines(said, width);
    let room = usize::from(area.height);
    if lines.len() > room {
        lines.truncate(room);
        if let Some(last) = lines.last_mut() {
            *last = text::plain(&format!("{last} …"), width);
        }
    }
    for (line, y) in lines.iter().zip(area.y..) {
        put(buffer, area, area.x + 2, y, line, style);
    }
}

/// Writes a text into an area, and nothing beyond it.
fn put(buffer: &mut Buffer, area: Rect, x: u16, y: u16, said: &str, style: Style) {
    if y < area.bottom() && x < area.right() {
        buffer.set_stringn(x, y, said, usize::from(area.right() - x), style);
    }
}

/// Leaves nothing but ASCII.
fn fold(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let folded = match cell.symbol().chars().next() {
            Some(sign) => text::ascii(sign),
            None => ' ',
        };
        cell.set_char(folded);
    }
}
