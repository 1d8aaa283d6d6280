//! Mistakes in the texts that the build lets through and that would show only when a sentence
//! is asked for: a term that its language does not define, and a message that refers to another
//! one (whose variables nobody would fill).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;

#[test]
fn texts_refer_only_to_terms_that_exist() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let mut findings = Vec::new();
    for folder in fs::read_dir(locales).unwrap() {
        let mut texts: Vec<_> = fs::read_dir(folder.unwrap().path())
            .unwrap()
            .map(|file| file.unwrap().path())
            .map(|path| (path.clone(), fs::read_to_string(path).unwrap()))
            .collect();
        texts.sort();
        let lines = |text: &str| -> Vec<(usize, String)> {
            let numbered = text.lines().enumerate().map(|(i, l)| (i + 1, l.to_owned()));
            numbered.filter(|(_, line)| !line.starts_with('#')).collect()
        };
        let all: Vec<_> = texts.iter().flat_map(|(_, text)| lines(text)).collect();
        for (path, text) in &texts {
            for (number, line) in lines(text) {
                for reference in references(&line) {
                    let term = format!("{reference} =");
                    if !reference.starts_with('-') {
                        findings.push(format!(
                            "{}:{number}: refers to a message: {reference}",
                            path.display()
                        ));
                    } else if !all.iter().any(|(_, line)| line.starts_with(&term)) {
                        findings.push(format!(
                            "{}:{number}: no such term: {reference}",
                            path.display()
                        ));
                    }
                }
            }
        }
    }
    assert!(findings.is_empty(), "\n{}", findings.join("\n"));
}

/// The names after `{` on a line that are neither variables, literals nor functions.
fn references(line: &str) -> Vec<&str> {
    let inside = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    line.split('{')
        .skip(1)
        .map(|text| text.trim_start())
        .map(|text| &text[..text.find(|c| !inside(c)).unwrap_or(text.len())])
        .filter(|name| name.starts_with(|c: char| c == '-' || c.is_ascii_lowercase()))
        .collect()
}

#[test]
fn references_are_told_from_variables() {
    let line = "a { $b } { -c } { d } { NUMBER($e) } { \"f\" } {-g(h: 1)} { $i ->";
    assert_eq!(references(line), ["-c", "d", "-g"]);
}
