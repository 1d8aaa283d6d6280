//! The languages' files against the English ones: the same messages, none left in English, names
//! in every theme. That each message asks for nothing that it is not given, the build checks.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use words::{Lang, Theme};

/// Messages that are rightly the same as in English: names, numbers and signs.
const SAME: &[(&str, &str)] = &[
    ("de", "company-links"),
    ("de", "company-seat-group-bots"),
    ("de", "home-bot-name"),
    ("de", "home-product"),
    ("de", "keys-escape-name"),
    ("de", "rules-title-rid"),
    ("de", "table-count-nation"),
    ("it", "home-bot-name"),
    ("it", "play-keys-mouse-name"),
    ("it", "play-plain-no"),
    ("it", "home-product"),
    ("it", "keys-escape-name"),
    ("it", "rules-title-rid"),
    ("it", "table-menu"),
    ("it", "table-title-replay"),
];

/// Words that only English has.
const ENGLISH: [&str; 12] =
    ["the", "you", "your", "and", "of", "with", "which", "table", "chair", "guest", "card", "turn"];

/// By file and message: its texts, one after another.
fn messages(lang: &str) -> BTreeMap<(String, String), String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang);
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&path).unwrap();
        let parsed = fluent_syntax::parser::parse(text.as_str()).expect(&file);
        for entry in parsed.body {
            if let Entry::Message(message) = entry {
                let id = message.id.name.to_owned();
                let pattern = message.value.as_ref().expect("no message has attributes alone");
                let other = found.insert((file.clone(), id.clone()), texts(pattern).join(" "));
                assert_eq!(other, None, "{lang}/{file}: {id} stands there twice");
            }
        }
    }
    found
}

fn texts(pattern: &Pattern<&str>) -> Vec<String> {
    let of = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => vec![(*value).to_owned()],
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().flat_map(|variant| texts(&variant.value)).collect()
        }
        PatternElement::Placeable { expression: Expression::Inline(_) } => Vec::new(),
    };
    pattern.elements.iter().flat_map(of).collect()
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.chars().count() > 1).map(str::to_lowercase).collect()
}

#[test]
fn every_language_says_everything_and_none_of_it_in_english() {
    let english = messages("en");
    let mut findings = Vec::new();
    for lang in Lang::all().into_iter().map(Lang::code).filter(|&lang| lang != "en") {
        let own = messages(lang);
        for key in english.keys().filter(|key| !own.contains_key(key)) {
            findings.push(format!("{lang}/{}: {} is missing", key.0, key.1));
        }
        for ((file, id), text) in &own {
            let Some(there) = english.get(&(file.clone(), id.clone())) else {
                findings.push(format!("{lang}/{file}: {id} is in no English file of this name"));
                continue;
            };
            let same = text == there && !words(text).is_empty();
            if same && !SAME.contains(&(lang, id.as_str())) {
                findings.push(format!("{lang}/{file}: {id} is as in English: {text}"));
            }
            let left: Vec<String> = words(text)
                .into_iter()
                .filter(|word| ENGLISH.contains(&word.as_str()) && !same)
                .collect();
            if !left.is_empty() {
                findings.push(format!("{lang}/{file}: {id} has English words: {left:?}"));
            }
        }
    }
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

#[test]
fn every_theme_has_names_in_every_language() {
    for lang in Lang::all() {
        for theme in Theme::all() {
            assert!(theme.speaks(lang.code()), "{theme:?} has no names in {lang}");
        }
    }
}
