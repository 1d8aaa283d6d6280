//! Which crate may depend on which, and the inner crates' few outside dependencies.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use tidy::manifest::{Kind, dependencies};

/// The arrows of ARCHITECTURE.md: a crate and the crates of this workspace that it may use.
const ARROWS: &[(&str, &[&str])] = &[
    ("diner", &[]),
    ("bots", &["diner"]),
    ("programs", &["diner", "bots"]),
    ("themes", &["diner"]),
    ("art", &["diner", "themes"]),
    ("words", &["diner", "themes"]),
    ("tui", &["diner", "bots", "programs", "themes", "words"]),
    ("web", &["art", "diner", "bots", "themes", "words"]),
    ("rid", &["art", "diner", "bots", "programs", "themes", "words", "tui", "web"]),
    ("tidy", &[]),
];

/// Crates that may use nothing from outside but what is listed. Tests are free to.
const OUTSIDE: &[(&str, &[&str])] = &[("diner", &["chacha20"]), ("tidy", &[])];

#[test]
fn dependencies_follow_the_arrows() {
    let names = tidy::crate_names().unwrap();
    let mut findings = Vec::new();
    for name in &names {
        let manifest = tidy::file(&format!("crates/{name}/Cargo.toml")).unwrap();
        let Some(inside) = allowed(ARROWS, name) else {
            findings.push(format!("{}: {name} has no arrows in this test", manifest.at(1)));
            continue;
        };
        let outside = allowed(OUTSIDE, name);
        for dependency in dependencies(&manifest) {
            let other = dependency.name.as_str();
            let fine = if names.iter().any(|name| name == other) {
                inside.contains(&other)
            } else {
                dependency.kind == Kind::Dev || outside.is_none_or(|list| list.contains(&other))
            };
            if !fine {
                findings.push(format!(
                    "{}: {name} may not depend on {other}",
                    manifest.at(dependency.line)
                ));
            }
        }
    }
    tidy::assert_none("dependency arrows", &findings);
}

#[test]
fn every_crate_takes_the_lints_of_the_workspace() {
    let mut findings = Vec::new();
    for name in tidy::crate_names().unwrap() {
        let manifest = tidy::file(&format!("crates/{name}/Cargo.toml")).unwrap();
        if !manifest.text.contains("[lints]\nworkspace = true") {
            findings.push(format!("{}: no `[lints] workspace = true`", manifest.at(1)));
        }
    }
    tidy::assert_none("lints", &findings);
}

fn allowed<'a>(table: &[(&str, &'a [&'a str])], name: &str) -> Option<&'a [&'a str]> {
    table.iter().find(|(crate_name, _)| *crate_name == name).map(|(_, list)| *list)
}
