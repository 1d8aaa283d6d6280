//! Rust text split into code and string literals, comments dropped, so that a check for
//! a word is not fooled by a comment or a text that mentions it. Not a parser: it knows
//! comments, literals and where the tests of a file begin, no more.

/// A file's code and its literals.
pub struct Code {
    /// The code, as long as the file and with the same line breaks: comments, tests and the
    /// contents of literals are blanks.
    pub code: String,
    /// The string literals outside tests.
    pub strings: Vec<Literal>,
}

/// One string literal.
pub struct Literal {
    /// What stands between the quotes, escapes not resolved.
    pub text: String,
    /// Where its opening quote is in [`Code::code`], in bytes.
    pub start: usize,
}

impl Code {
    /// Splits a file. What follows `#[cfg(test)]` counts as tests, to the end of the file:
    /// here tests stand last.
    pub fn new(text: &str) -> Self {
        let bytes = text.as_bytes();
        let mut code = String::with_capacity(text.len());
        let mut strings = Vec::new();
        let mut at = 0;
        while at < bytes.len() {
            let rest = &text[at..];
            let end = at + token(rest, code.bytes().next_back());
            let token = &text[at..end];
            let opens = token.find('"').filter(|_| is_string(token));
            if let Some(quote) = opens {
                let close = token.rfind('"').filter(|&close| close > quote);
                strings.push(Literal {
                    text: token[quote + 1..close.unwrap_or(token.len())].to_owned(),
                    start: at + quote,
                });
                code.push_str(&token[..=quote]);
                blank(&token[quote + 1..], &mut code);
            } else if token.len() > 1 && (token.starts_with('/') || token.starts_with('\'')) {
                blank(token, &mut code);
            } else {
                code.push_str(token);
            }
            at = end;
        }
        if let Some(tests) = code.find("#[cfg(test)]") {
            let after = code.split_off(tests);
            blank(&after, &mut code);
            strings.retain(|literal| literal.start < tests);
        }
        Self { code, strings }
    }

    /// The line of a byte of [`Code::code`], counted from 1.
    pub fn line(&self, at: usize) -> usize {
        1 + self.code.bytes().take(at).filter(|&b| b == b'\n').count()
    }

    /// Where `word` stands in the code as a word of its own.
    pub fn words<'a>(&'a self, word: &'a str) -> impl Iterator<Item = usize> + 'a {
        positions(&self.code, word)
    }

    /// The code from the end of the previous statement, block or item up to `at`.
    pub fn before(&self, at: usize) -> &str {
        let start = self.code[..at].rfind([';', '{', '}']).map_or(0, |i| i + 1);
        &self.code[start..at]
    }
}

/// Where `word` stands in `text` with no letter, digit or underscore at its sides.
pub fn positions<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).filter_map(move |(at, _)| {
        let before = text[..at].chars().next_back().is_some_and(inside);
        let after = text[at + word.len()..].chars().next().is_some_and(inside);
        (!before && !after).then_some(at)
    })
}

/// The length of the comment, literal or character that `rest` begins with.
fn token(rest: &str, before: Option<u8>) -> usize {
    let first = rest.chars().next().map_or(1, char::len_utf8);
    let in_word = before.is_some_and(|b| b.is_ascii_alphanumeric() || b == b'_');
    if rest.starts_with("//") {
        rest.find('\n').unwrap_or(rest.len())
    } else if rest.starts_with("/*") {
        block_comment(rest)
    } else if rest.starts_with('"') {
        quoted(rest, 1, '"')
    } else if !in_word && let Some(length) = prefixed_string(rest) {
        length
    } else if let Some(inner) = rest.strip_prefix('\'') {
        // `'a'` and `'\n'` are characters; `'a` is a lifetime.
        let mut chars = inner.chars();
        match (chars.next(), chars.next()) {
            (Some('\\'), _) => quoted(rest, 1, '\''),
            (Some(c), Some('\'')) => 2 + c.len_utf8(),
            _ => first,
        }
    } else {
        first
    }
}

fn is_string(token: &str) -> bool {
    token.len() > 1 && !token.starts_with('/') && !token.starts_with('\'')
}

/// The length of a literal that ends at `end`, backslashes escaping.
fn quoted(rest: &str, from: usize, end: char) -> usize {
    let mut escaped = false;
    for (at, c) in rest[from..].char_indices() {
        if escaped {
            escaped = false;
        } else if c == '\\' {
            escaped = true;
        } else if c == end {
            return from + at + c.len_utf8();
        }
    }
    rest.len()
}

/// The length of a `b"…"`, `c"…"`, `r"…"`, `br#"…"#` that `rest` begins with.
fn prefixed_string(rest: &str) -> Option<usize> {
    if !rest.starts_with(['b', 'c', 'r']) {
        return None;
    }
    let quote = rest.find('"')?;
    let prefix = &rest[..quote];
    let letters = prefix.trim_end_matches('#');
    if matches!(letters, "r" | "br" | "cr") {
        let end = format!("\"{}", &prefix[letters.len()..]);
        let length = rest[quote + 1..].find(&end).map(|at| at + end.len());
        return Some(length.map_or(rest.len(), |length| quote + 1 + length));
    }
    matches!(prefix, "b" | "c").then(|| quoted(rest, quote + 1, '"'))
}

fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        if here.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if here.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

/// As many blanks as `text` has bytes, its line breaks kept.
fn blank(text: &str, code: &mut String) {
    code.extend(text.bytes().map(|b| if b == b'\n' { '\n' } else { ' ' }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_literals_are_told_from_code() {
        let text = "a; // \"no\"\n/* /* x */ y */ c(\"d\\\" e\", r#\"f\"g\"#, 'h', '\"', b\"i\");\n\
                    fn j<'k>(l: &'k str) {}\n#[cfg(test)]\nmod tests { const M: &str = \"n\"; }\n";
        let split = Code::new(text);
        assert_eq!(split.code.len(), text.len());
        let strings: Vec<_> = split.strings.iter().map(|s| s.text.as_str()).collect();
        assert_eq!(strings, ["d\\\" e", "f\"g", "i"]);
        for gone in ["no", "y", "x", "h", "tests"] {
            assert_eq!(split.words(gone).next(), None, "{gone} in {}", split.code);
        }
        for kept in ["a", "c", "fn", "j", "k", "l", "str"] {
            assert!(split.words(kept).next().is_some(), "{kept}");
        }
        let j = split.words("j").next().unwrap_or_default();
        assert_eq!(split.line(j), 3);
    }
}
