//! What the game's crate does without: the outside world, and any way to print a secret.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use tidy::Source;
use tidy::code::{Code, positions};

/// Modules of `std` that reach outside or depend on when and where the program runs.
const OUTSIDE: &[&str] = &["fs", "io", "net", "time", "thread", "env", "process"];
const MACROS: &[&str] = &["println", "eprintln", "print", "eprint", "dbg"];

/// Types that hold what somebody may not see, and the traits that would show it.
const SECRET: &[&str] = &["State", "Deal", "Game", "Truth"];
const SHOWING: &[&str] = &["Debug", "Display", "Serialize"];

#[test]
fn the_game_touches_nothing_outside() {
    let mut findings = Vec::new();
    for_all(|source, code| {
        for (at, module) in std_modules(&code.code) {
            if OUTSIDE.contains(&module) {
                findings.push(format!("{}: std::{module}", source.at(code.line(at))));
            }
        }
        for name in MACROS {
            for at in code.words(name) {
                if code.code[at + name.len()..].starts_with('!') {
                    findings.push(format!("{}: {name}!", source.at(code.line(at))));
                }
            }
        }
        for at in code.words("unsafe") {
            findings.push(format!("{}: unsafe", source.at(code.line(at))));
        }
    });
    tidy::assert_none("not in crates/diner/src", &findings);
}

#[test]
fn what_holds_secrets_cannot_be_shown() {
    let mut findings = Vec::new();
    for_all(|source, code| {
        for keyword in ["struct", "enum", "type"] {
            for at in code.words(keyword) {
                let name = identifier(code.code[at + keyword.len()..].trim_start());
                let shown = SHOWING.iter().find(|t| positions(code.before(at), t).next().is_some());
                if let Some(shown) = shown.filter(|_| SECRET.contains(&name)) {
                    findings.push(format!("{}: {name} derives {shown}", source.at(code.line(at))));
                }
            }
        }
        for at in code.words("impl") {
            let head = code.code[at..].split('{').next().unwrap_or_default();
            let Some((shown, name)) = head.split_once(" for ") else {
                continue;
            };
            let shown = SHOWING.iter().find(|t| positions(shown, t).next().is_some());
            let name = SECRET.iter().find(|t| positions(name, t).next().is_some());
            if let (Some(shown), Some(name)) = (shown, name) {
                findings.push(format!("{}: {shown} for {name}", source.at(code.line(at))));
            }
        }
    });
    tidy::assert_none("secrets that could be shown", &findings);
}

fn for_all(mut check: impl FnMut(&Source, &Code)) {
    for source in tidy::files("crates/diner/src", "rs").unwrap() {
        check(&source, &Code::new(&source.text));
    }
}

/// The modules taken from `std` or `core`, also where one `use` takes several.
fn std_modules(code: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for root in ["std", "core"] {
        for at in positions(code, root) {
            let Some(rest) = code[at + root.len()..].strip_prefix("::") else {
                continue;
            };
            let Some(group) = rest.strip_prefix('{') else {
                found.push((at, identifier(rest)));
                continue;
            };
            let start = at + root.len() + 3;
            let (mut depth, mut first) = (0, true);
            for (offset, c) in group.char_indices() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    ',' if depth == 0 => first = true,
                    c if first && c.is_alphabetic() => {
                        found.push((start + offset, identifier(&group[offset..])));
                        first = false;
                    }
                    _ => {}
                }
            }
        }
    }
    found
}

fn identifier(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    &text[..end]
}

#[test]
fn grouped_imports_are_looked_into() {
    let code =
        "use std::{collections::{BTreeMap, fs}, io::Read,\n net}; std::time::now(); fs::x();";
    let modules: Vec<_> = std_modules(code).into_iter().map(|(_, m)| m).collect();
    assert_eq!(modules, ["collections", "io", "net", "time"]);
}
