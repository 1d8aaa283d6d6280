//! Lines from whoever may send anything: never more than so much of one is kept.

use std::io::{BufRead, BufReader, ErrorKind, Read};

/// The longest line, in bytes, its end not counted.
pub(crate) const LONGEST: usize = 64 * 1024;

/// One line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    Text(String),
    /// Longer than [`LONGEST`].
    TooLong,
    /// Not UTF-8.
    NotText,
}

/// The lines of an input, until it ends or fails.
pub(crate) struct Lines<R> {
    input: BufReader<R>,
    /// Whether the rest of a line is to be passed over. Its end is not waited for before the line is
    /// told to be too long: it may have none.
    within: bool,
}

impl<R: Read> Lines<R> {
    pub(crate) fn new(input: R) -> Lines<R> {
        Lines { input: BufReader::new(input), within: false }
    }

    /// Reads on behind the next line end; false at the end of the input.
    fn skip(&mut self) -> bool {
        loop {
            let (used, found) = match self.input.fill_buf() {
                Ok([]) => return false,
                Ok(bytes) => match bytes.iter().position(|&byte| byte == b'\n') {
                    Some(at) => (at + 1, true),
                    None => (bytes.len(), false),
                },
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(_) => return false,
            };
            self.input.consume(used);
            if found {
                return true;
            }
        }
    }
}

impl<R: Read> Iterator for Lines<R> {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        if std::mem::take(&mut self.within) && !self.skip() {
            return None;
        }
        let mut bytes = Vec::new();
        // With room for a carriage return and a line feed.
        let most = LONGEST as u64 + 2;
        let read = (&mut self.input).take(most).read_until(b'\n', &mut bytes);
        if read.is_err() || bytes.is_empty() {
            return None;
        }
        let whole = bytes.pop_if(|byte| *byte == b'\n').is_some();
        bytes.pop_if(|byte| *byte == b'\r');
        if bytes.len() > LONGEST {
            self.within = !whole;
            return Some(Line::TooLong);
        }
        Some(String::from_utf8(bytes).map_or(Line::NotText, Line::Text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_and_never_longer_than_allowed() {
        let longest = "x".repeat(LONGEST);
        let text = format!("a\r\n\n{longest}\r\n{longest}y\nb\n{longest}{longest}\nlast");
        let bytes = [text.as_bytes(), b"\n\xff\n", b"end"].concat();
        let lines: Vec<Line> = Lines::new(bytes.as_slice()).collect();
        let text = |text: &str| Line::Text(text.into());
        let first = [text("a"), text(""), text(&longest), Line::TooLong, text("b")];
        assert_eq!(lines[..5], first);
        assert_eq!(lines[5..], [Line::TooLong, text("last"), Line::NotText, text("end")]);
        let endless = Lines::new(std::io::repeat(b'x').take(1 << 22)).collect::<Vec<_>>();
        assert_eq!(endless, [Line::TooLong]);
    }
}
