//! Text that cannot be read: what was expected instead, and what stood there.
//!
//! Apart from [`Illegal`](crate::Illegal): a syntax error is about spelling, a refusal about the
//! rules. The sentences for both are in the `words` crate.

use std::fmt;

/// A piece of text that is not what it should be. Its stable code is `syntax`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Syntax {
    /// What should have stood there.
    pub expected: Expected,
    /// What stood there, cut to a length that fits into a sentence, control characters escaped.
    pub found: String,
}

/// What a reader expected where it met something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A guest, `[A-L][mf]`.
    Guest,
    /// A square: a small letter and a digit.
    Square,
    /// A number without sign or leading zero, of at most nine digits.
    Number,
    /// `GUEST@CHAIR`, `draw`, `drop:GUEST`, `close` (and, where people type, `done`).
    Action,
    /// `ROUND.PLAYER`.
    TurnNumber,
    /// A byte sequence that is UTF-8.
    Utf8,
    /// Text without a NUL byte.
    NoNul,
    /// A line of at most 64 KiB.
    ShortLine,
    /// Fewer or shorter headers: those of one game hold at most 1 MiB.
    FewerHeaders,
    /// In a position: the letters of five tables.
    Tables,
    /// In a position: a chair and a guest, as `d5Gf`.
    Seated,
    /// In a position: the cards left in both piles, as `55,17`.
    Piles,
    /// In a position: whose turn it is and how far it has come, as `1.0`.
    Turn,
    /// In a position: letters of tables, or `-`.
    TablesGone,
}

impl Syntax {
    /// How many characters of the found text are kept.
    const KEPT: usize = 24;

    /// An error for `found`, of which the first characters are kept.
    pub fn new(expected: Expected, found: &str) -> Syntax {
        Syntax { expected, found: shown(found, Syntax::KEPT) }
    }
}

/// The first characters of a text, fit to stand in a sentence: control characters and the like
/// escaped, `…` where it was cut.
pub(crate) fn shown(text: &str, most: usize) -> String {
    let mut shown: String = text
        .chars()
        .take(most)
        .flat_map(|c| {
            if c == '\'' || c == '"' { c.to_string() } else { c.escape_debug().to_string() }
                .chars()
                .collect::<Vec<_>>()
        })
        .collect();
    if text.chars().nth(most).is_some() {
        shown.push('…');
    }
    shown
}

/// Reads a number as NOTATION.md has it: decimal digits, no sign, no leading zero, at most nine.
pub(crate) fn number(text: &str) -> Result<u32, Syntax> {
    let plain = !text.is_empty()
        && text.len() <= 9
        && text.bytes().all(|b| b.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    match text.parse() {
        Ok(number) if plain => Ok(number),
        Ok(_) | Err(_) => Err(Syntax::new(Expected::Number, text)),
    }
}

/// Reads a number that may carry a minus sign (`-0` is refused).
pub(crate) fn signed(text: &str) -> Result<i32, Syntax> {
    let refused = || Syntax::new(Expected::Number, text);
    match text.strip_prefix('-') {
        Some("0") => Err(refused()),
        Some(digits) => number(digits).map(|n| -(n as i32)).map_err(|_| refused()),
        None => number(text).map(|n| n as i32),
    }
}

impl fmt::Display for Syntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "syntax: expected {:?}, found {:?}", self.expected, self.found)
    }
}

impl std::error::Error for Syntax {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_plain_digits() {
        assert_eq!(number("0"), Ok(0));
        assert_eq!(number("999999999"), Ok(999_999_999));
        for text in ["", "00", "01", "+1", "-1", "1234567890", "1 ", "１", "0x1"] {
            assert!(number(text).is_err(), "{text:?}");
        }
        assert_eq!(signed("-12"), Ok(-12));
        for text in ["-", "--1", "-01", "-0", "- 1"] {
            assert!(signed(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn found_text_is_cut_and_escaped() {
        assert_eq!(Syntax::new(Expected::Guest, "a\u{0}b").found, "a\\0b");
        let long = "x".repeat(100);
        assert_eq!(Syntax::new(Expected::Guest, &long).found.chars().count(), 25);
    }
}
