//! The floor: five tables whose borders tell the faction, twelve chairs on the squares between them.

use diner::{Chair, Choice, Faction, Sex, Table};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

use super::put;
use crate::cursor::{Zone, place};
use crate::look::{Look, Tint, sign};
use crate::text::{centred, plain};
use crate::view::{Mode, Scene};

/// The signs of a border: the upper line with its corners, the sides, the lower line.
struct Border([&'static str; 3], &'static str, [&'static str; 3]);

const DOUBLE: Border = Border(["╔", "═", "╗"], "║", ["╚", "═", "╝"]);
const DOTTED: Border = Border(["╭", "┄", "╮"], "┆", ["╰", "┄", "╯"]);
const SINGLE: Border = Border(["┌", "─", "┐"], "│", ["└", "─", "┘"]);
const ROUND: Border = Border(["╭", "─", "╮"], "│", ["╰", "─", "╯"]);
const THICK: Border = Border(["┏", "━", "┓"], "┃", ["┗", "━", "┛"]);

/// The width of the outer columns, and of the three with tables.
fn widths(floor: Rect) -> (u16, u16) {
    let inner = floor.width * 16 / 60;
    ((floor.width - 3 * inner) / 2, inner)
}

/// A square of the floor, by its name.
fn square(floor: Rect, name: &str) -> Rect {
    let (outer, inner) = widths(floor);
    let (column, row) = place(name);
    let (x, width) = match column {
        0 => (0, outer),
        1..=3 => (outer + (column - 1) * inner, inner),
        _ => (outer + 3 * inner, outer),
    };
    let height = floor.height / 5;
    Rect { x: floor.x + x, y: floor.y + row * height, width, height }
}

/// Where a chair stands: three lines in the middle of its square.
pub(super) fn chair(floor: Rect, chair: Chair) -> Rect {
    let square = square(floor, chair.name());
    let width = square.width.min(if square.width > 10 { square.width - 2 } else { square.width });
    Rect {
        x: square.x + (square.width - width) / 2,
        y: square.y + (square.height - 3) / 2,
        width,
        height: 3,
    }
}

/// Draws all of it.
pub(super) fn draw(scene: &Scene<'_>, look: Look, area: Rect, buffer: &mut Buffer) {
    for table in Table::ALL {
        draw_table(scene, look, square(area, table.name()), table, buffer);
    }
    for seat in Chair::ALL {
        draw_chair(scene, look, chair(area, seat), seat, buffer);
    }
}

fn draw_table(scene: &Scene<'_>, look: Look, area: Rect, table: Table, buffer: &mut Buffer) {
    let floor = &scene.seen.public().floor;
    let pointed = points_at(scene).is_some_and(|at| at.touches().contains(table));
    let Some(nation) = floor.table(table) else {
        frame(buffer, area, &SINGLE, look.dim());
        return label(buffer, area, table.name(), look.dim());
    };
    let (border, style) = match nation.faction() {
        _ if !scene.factions() => (&SINGLE, Style::new()),
        faction @ Faction::Federation => (&DOUBLE, look.faction(faction)),
        faction @ Faction::NonFederation => (&DOTTED, look.faction(faction)),
    };
    let style = if pointed { style.add_modifier(Modifier::BOLD) } else { style };
    frame(buffer, area, border, style);
    label(buffer, area, table.name(), style);
    let now = floor.balance(table);
    let seated = format!(" {}{} {}{} ", sign(Sex::Man), now.men, sign(Sex::Woman), now.women);
    put(buffer, area, area.x + 2, area.bottom() - 1, &seated, Style::new());
    let name = format!("{nation} {}", scene.speech.nation(nation));
    let inside = usize::from(area.width.saturating_sub(2));
    let line = centred(&plain(&name, inside), inside);
    let bold = style.add_modifier(Modifier::BOLD);
    put(buffer, area, area.x + 1, area.y + area.height / 2, &line, bold);
}

/// The chair that the cursor is on, where it shows.
fn points_at(scene: &Scene<'_>) -> Option<Chair> {
    let shown = scene.mode == Mode::Play && scene.cursor.zone == Zone::Floor;
    shown.then_some(scene.cursor.chair)
}

fn draw_chair(scene: &Scene<'_>, look: Look, area: Rect, chair: Chair, buffer: &mut Buffer) {
    let floor = &scene.seen.public().floor;
    let choice = scene.cursor.card.and_then(|card| Some(scene.choices.card(card)?[chair]));
    let (mut style, said) = match (floor.guest(chair), choice) {
        (None, Some(Choice::Legal { points, .. })) => {
            (look.bold(Tint::Accent), format!("+{}", points.total()))
        }
        (None, Some(Choice::Illegal(_))) => (look.dim(), "–".to_owned()),
        (None, None) => (look.dim(), String::new()),
        (Some(guest), choice) => {
            let mark = match (scene.came(0).contains(chair), scene.came(1).contains(chair)) {
                (true, _) => "*",
                (false, true) => "'",
                (false, false) => "",
            };
            let style = match choice {
                Some(_) => look.dim(),
                None => Style::new(),
            };
            (style, self::seated(scene, guest, mark, area))
        }
    };
    let cursor = points_at(scene) == Some(chair);
    let border = if cursor { &THICK } else { &ROUND };
    if cursor {
        style = look.bold(Tint::Accent);
    }
    frame(buffer, area, border, style);
    label(buffer, area, chair.name(), style);
    let inside = usize::from(area.width.saturating_sub(2));
    let line = centred(&plain(&said, inside), inside);
    let inner = match floor.guest(chair) {
        Some(guest) if choice.is_none() && scene.factions() => {
            style.patch(look.faction(guest.nation().faction()))
        }
        Some(_) | None => style,
    };
    let inner = if cursor { inner.add_modifier(Modifier::REVERSED) } else { inner };
    put(buffer, area, area.x + 1, area.y + 1, &line, inner);
}

/// A guest as large as there is room: letter, sign, name or letters, and whether it came lately.
fn seated(scene: &Scene<'_>, guest: diner::Guest, mark: &str, area: Rect) -> String {
    let short = format!("{}{}{mark}", guest.nation(), sign(guest.sex()));
    let inside = usize::from(area.width.saturating_sub(2));
    let speech = scene.speech;
    let nation = guest.nation();
    let (name, letters) = (speech.nation(nation), speech.letters(nation));
    let spaced = [format!("{short} {name}"), format!("{short}{name}")];
    let brief = [format!("{short} {letters}"), format!("{short}{letters}")];
    spaced.into_iter().chain(brief).find(|said| said.width() <= inside).unwrap_or(short)
}

fn frame(buffer: &mut Buffer, area: Rect, border: &Border, style: Style) {
    let Border(upper, side, lower) = border;
    let wide = usize::from(area.width.saturating_sub(2));
    let line = |[left, middle, right]: &[&str; 3]| format!("{left}{}{right}", middle.repeat(wide));
    put(buffer, area, area.x, area.y, &line(upper), style);
    for y in area.y + 1..area.bottom().saturating_sub(1) {
        put(buffer, area, area.x, y, side, style);
        put(buffer, area, area.right() - 1, y, side, style);
    }
    put(buffer, area, area.x, area.bottom() - 1, &line(lower), style);
}

/// The name of the square, in the upper line.
fn label(buffer: &mut Buffer, area: Rect, name: &str, style: Style) {
    let x = if area.width > 6 { area.x + 2 } else { area.x + 1 };
    put(buffer, area, x, area.y, name, style);
}
