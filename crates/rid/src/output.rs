//! Standard output: written whole, flushed, and never a panic; and text broken to a width.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use crate::failure::Outcome;

/// Writes text to standard output.
pub(crate) fn print(text: &str) -> Outcome {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Breaks text into lines of at most `width` columns, the second and later ones indented. A word
/// that is wider stands alone.
pub(crate) fn wrapped(text: &str, width: usize, indent: &str) -> String {
    flowed(text.split_whitespace(), " ", width).join(&format!("\n{indent}"))
}

/// Items set one after the other into lines of at most `width` columns.
pub(crate) fn flowed<'a>(
    items: impl IntoIterator<Item = &'a str>,
    between: &str,
    width: usize,
) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if line.width() + between.width() + item.width() <= width => {
                line.push_str(between);
                line.push_str(item);
            }
            _ => lines.push(item.into()),
        }
    }
    lines
}

/// Text filled with blanks to a width.
pub(crate) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// Foreign text fit for a terminal and a column: no control characters, cut to a width.
pub(crate) fn plain(text: &str, width: usize) -> String {
    let mut plain = String::new();
    for sign in text.chars() {
        let sign = if sign.is_control() || is_turning(sign) { '\u{fffd}' } else { sign };
        plain.push(sign);
        if plain.width() > width {
            plain.pop();
            while plain.width() >= width {
                plain.pop();
            }
            plain.push('…');
            break;
        }
    }
    plain
}

/// Marks that turn the direction of what follows, on the same line and beyond.
const fn is_turning(sign: char) -> bool {
    matches!(sign, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words() {
        assert_eq!(wrapped("one two three four", 9, "  "), "one two\n  three\n  four");
        assert_eq!(wrapped("  one\n two ", 80, ""), "one two");
        assert_eq!(wrapped("", 80, "  "), "");
    }

    #[test]
    fn foreign_text_stays_in_its_column() {
        assert_eq!(plain("Anna", 4), "Anna");
        assert_eq!(plain("Annabel", 4), "Ann…");
        assert_eq!(plain("a\u{1b}[2J\n", 9), "a\u{fffd}[2J\u{fffd}");
        assert_eq!(plain("安安安", 5), "安安…");
    }
}
