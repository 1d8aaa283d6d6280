//! How every Rust file begins, and how long it may be.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

/// Longer files, each for one self-contained subject, with the length it may reach.
const LONG: &[(&str, usize)] = &[
    // The oracle's rules, one after the other as RULES.md has them.
    ("crates/diner/tests/oracle/game.rs", 600),
    // Cases for the oracle, a table of them for each rule.
    ("crates/diner/tests/oracle_self.rs", 760),
];
const LIMIT: usize = 500;

#[test]
fn every_file_opens_with_what_it_is() {
    let mut findings = Vec::new();
    for source in tidy::files("crates", "rs").unwrap() {
        if !source.text.starts_with("//! ") {
            findings.push(format!("{}: does not open with `//! `", source.at(1)));
        }
    }
    tidy::assert_none("file heads", &findings);
}

#[test]
fn no_file_is_too_long() {
    let mut findings = Vec::new();
    for source in tidy::files("crates", "rs").unwrap() {
        let length = source.lines().count();
        let listed = LONG.iter().find(|(path, _)| *path == source.path);
        let limit = listed.map_or(LIMIT, |(_, limit)| *limit);
        if length > limit {
            findings.push(format!("{}: {length} lines, {limit} allowed", source.at(limit + 1)));
        } else if listed.is_some() && length <= LIMIT {
            findings.push(format!("{}: need not be listed as long any more", source.at(1)));
        }
    }
    tidy::assert_none("file lengths", &findings);
}
