//! The floor drawn in plain text: five tables, twelve chairs, rows and columns named.
//!
//! Apart from the rest of `show` because it is all measure: every cell is filled to the width of
//! its column, so that names of any script and length stay in place.

use diner::{Floor, Nation, Square, Table};
use unicode_width::UnicodeWidthStr;

use tui::text::centred;
use words::Speech;

/// The width of the outer columns, which hold chairs only.
const OUTER: usize = 8;
/// The width of the row numbers.
const MARGIN: usize = 3;

/// Draws a floor. A free chair is an empty pair of brackets.
pub(crate) fn figure(floor: &Floor, speech: &Speech) -> String {
    let label = |nation: Nation| format!("{nation} {}", speech.nation(nation));
    // Of all nations, not of those on the floor: the figure has one size throughout a game.
    let widest = Nation::ALL.into_iter().map(|nation| label(nation).width()).max();
    let inner = widest.unwrap_or(0) + 4;
    let widths = [OUTER, inner, inner, inner, OUTER];
    let mut lines = vec![line("", &widths, &["a", "b", "c", "d", "e"].map(str::to_string))];
    for row in ["5", "4", "3", "2", "1"] {
        let cells = ["a", "b", "c", "d", "e"].map(|column| {
            let square = format!("{column}{row}");
            let table = Table::ALL.into_iter().find(|table| table.name() == square);
            match table {
                Some(table) => boxed(&floor.table(table).map_or("-".into(), label), inner),
                None => [String::new(), chair(floor, &square), String::new()],
            }
        });
        let outer = matches!(row, "5" | "1");
        for part in 0..3 {
            if !outer || part == 1 {
                let margin = if part == 1 { row } else { "" };
                let parts = cells.each_ref().map(|cell| cell[part].clone());
                lines.push(line(margin, &widths, &parts));
            }
        }
    }
    lines.join("\n")
}

/// Who sits on a square, in brackets; nothing if it is no chair.
fn chair(floor: &Floor, square: &str) -> String {
    let chair = Square::parse(square).ok().and_then(Square::chair);
    let seated = |guest: Option<_>| match guest {
        Some(guest) => format!("[{guest}]"),
        None => "[  ]".into(),
    };
    chair.map(|chair| seated(floor.guest(chair))).unwrap_or_default()
}

/// A table: three lines as wide as its column.
fn boxed(label: &str, width: usize) -> [String; 3] {
    let edge = "─".repeat(width.saturating_sub(2));
    [
        format!("┌{edge}┐"),
        format!("│{}│", centred(label, width.saturating_sub(2))),
        format!("└{edge}┘"),
    ]
}

fn line(margin: &str, widths: &[usize; 5], cells: &[String; 5]) -> String {
    let cells: String = cells.iter().zip(widths).map(|(c, &width)| centred(c, width)).collect();
    format!("{margin:MARGIN$}{cells}").trim_end().to_string()
}
