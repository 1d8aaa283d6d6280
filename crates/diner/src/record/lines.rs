//! Bytes cut into lines: numbered, of bounded length, without byte-order mark and line ends.

use super::headers::BLANKS;
use crate::syntax::{Expected, Syntax};

/// The longest line, in bytes without its end.
pub const LONGEST: usize = 64 * 1024;

/// Cuts what is pushed into lines. Holds one line at most, whatever the size of the input.
#[derive(Default)]
pub(super) struct Lines {
    held: Vec<u8>,
    /// How long the line is that is being held, though no more than its beginning is kept.
    length: usize,
    number: u64,
}

/// One line as text.
pub(super) struct Line<'a> {
    /// Its number, from 1.
    pub(super) number: u64,
    /// The text as far as it can be read.
    pub(super) text: &'a str,
    /// What stops it from being read further: the column, and what was expected there.
    pub(super) bad: Option<(u64, Syntax)>,
}

impl Lines {
    /// Takes bytes and hands on every line that they complete.
    pub(super) fn push(&mut self, bytes: &[u8], mut each: impl FnMut(Line<'_>)) {
        let mut pieces = bytes.split(|&byte| byte == b'\n').peekable();
        while let Some(piece) = pieces.next() {
            self.hold(piece);
            if pieces.peek().is_some() {
                self.end_line(&mut each);
            }
        }
    }

    /// The end of the input: what is held is the last line.
    pub(super) fn finish(&mut self, mut each: impl FnMut(Line<'_>)) {
        if self.length > 0 {
            self.end_line(&mut each);
        }
    }

    fn hold(&mut self, piece: &[u8]) {
        // Room for a mark before and a carriage return behind.
        let room = (LONGEST + 4).saturating_sub(self.held.len());
        self.held.extend_from_slice(piece.get(..room).unwrap_or(piece));
        self.length = self.length.saturating_add(piece.len());
    }

    fn end_line(&mut self, each: &mut impl FnMut(Line<'_>)) {
        self.number += 1;
        let mut bytes = self.held.as_slice();
        let mut length = self.length;
        // A mark may also stand where one file was hung behind another.
        if let Some(rest) = bytes.strip_prefix(b"\xef\xbb\xbf")
            && (self.number == 1 || rest.starts_with(b"["))
        {
            (bytes, length) = (rest, length - 3);
        }
        if length == bytes.len()
            && let Some(rest) = bytes.strip_suffix(b"\r")
        {
            (bytes, length) = (rest, length - 1);
        }
        each(if length > LONGEST {
            let bad = Some((1, Syntax::new(Expected::ShortLine, "")));
            // Nothing of it is read, but whether it begins a game.
            let text = if begins_game(bytes) { "[Record" } else { "" };
            Line { number: self.number, text, bad }
        } else {
            read(self.number, bytes)
        });
        self.held.clear();
        self.length = 0;
    }
}

fn begins_game(bytes: &[u8]) -> bool {
    let start = bytes.iter().take(64).take_while(|byte| byte.is_ascii()).count();
    let text = bytes.get(..start).and_then(|start| str::from_utf8(start).ok());
    text.is_some_and(|text| super::headers::begins_game(text.trim_start_matches(BLANKS)))
}

/// Reads a line up to the first NUL or the first byte that is not UTF-8.
fn read(number: u64, bytes: &[u8]) -> Line<'_> {
    let text = match str::from_utf8(bytes) {
        Ok(text) => text,
        Err(e) => bytes.get(..e.valid_up_to()).and_then(|b| str::from_utf8(b).ok()).unwrap_or(""),
    };
    let (text, expected) = match text.split_once('\0') {
        Some((before, _)) => (before, Some(Expected::NoNul)),
        None if text.len() < bytes.len() => (text, Some(Expected::Utf8)),
        None => (text, None),
    };
    let column = text.chars().count() as u64 + 1;
    let found = if expected == Some(Expected::NoNul) { "\0" } else { "" };
    Line { number, text, bad: expected.map(|expected| (column, Syntax::new(expected, found))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Found = (u64, String, Option<(u64, Expected)>);

    fn lines(pieces: &[&[u8]]) -> Vec<Found> {
        let (mut lines, mut all) = (Lines::default(), Vec::new());
        let mut each = |line: Line<'_>| {
            let bad = line.bad.map(|(column, why)| (column, why.expected));
            all.push((line.number, line.text.to_string(), bad));
        };
        pieces.iter().for_each(|piece| lines.push(piece, &mut each));
        lines.finish(&mut each);
        all
    }

    #[test]
    fn lines_are_cut_wherever_the_input_is() {
        let whole = b"\xef\xbb\xbfone\r\ntwo\n\n\xc3\xa9\r\n";
        let cut: Vec<&[u8]> = whole.chunks(1).collect();
        let expected: Vec<_> = ["one", "two", "", "é"].into_iter().zip(1..).collect();
        let expected: Vec<_> = expected.into_iter().map(|(t, n)| (n, t.into(), None)).collect();
        assert_eq!(lines(&[whole]), expected);
        assert_eq!(lines(&cut), expected);
    }

    #[test]
    fn bad_bytes_are_found_at_their_column() {
        let found = lines(&[b"\xc3\xa9\0x\n", b"ab\xffc\0\n", b"a\0\xff"]);
        assert_eq!(found[0], (1, "é".into(), Some((2, Expected::NoNul))));
        assert_eq!(found[1], (2, "ab".into(), Some((3, Expected::Utf8))));
        assert_eq!(found[2], (3, "a".into(), Some((2, Expected::NoNul))));
    }

    #[test]
    fn long_lines_are_refused_and_not_kept() {
        let long = vec![b'x'; LONGEST];
        assert_eq!(lines(&[&long, b"\r\n"])[0].2, None);
        let found = lines(&[&long, &long, b"x\nnext"]);
        assert_eq!(found[0].2, Some((1, Expected::ShortLine)));
        assert_eq!(found[1], (2, "next".into(), None));
        let found = lines(&[b"1.1\n [Record \"1\"] ;", &long]);
        assert_eq!(found[1], (2, "[Record".into(), Some((1, Expected::ShortLine))));
        assert_eq!(lines(&[&long, b"x"])[0].2, Some((1, Expected::ShortLine)));
    }
}
