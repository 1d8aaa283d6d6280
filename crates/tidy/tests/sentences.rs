//! Sentences for people live in `words`, where they can be translated, not in the game.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use tidy::code::Code;

/// As many plain words in a row make a sentence.
const SENTENCE: usize = 3;

/// What makes a text one for developers: assertions and the reasons inside attributes.
const FOR_DEVELOPERS: &[&str] = &["assert", "unreachable!", "panic!", "expect(", "#[", "#!["];

#[test]
fn the_game_speaks_no_sentences() {
    let mut findings = Vec::new();
    for source in tidy::files("crates/diner/src", "rs").unwrap() {
        let code = Code::new(&source.text);
        for literal in &code.strings {
            let before = code.before(literal.start);
            if is_sentence(&literal.text)
                && !FOR_DEVELOPERS.iter().any(|word| before.contains(word))
            {
                let at = source.at(code.line(literal.start));
                findings.push(format!("{at}: a sentence outside words: {:?}", literal.text));
            }
        }
    }
    tidy::assert_none("sentences", &findings);
}

fn is_sentence(text: &str) -> bool {
    let mut run = 0;
    text.split([' ', '\n']).any(|word| {
        let word = word.trim_matches([',', '.', ':', ';', '!', '?', '(', ')']);
        let plain = word.len() > 1 && word.chars().all(|c| c.is_lowercase());
        run = if plain { run + 1 } else { 0 };
        run >= SENTENCE
    })
}

#[test]
fn sentences_are_told_from_codes() {
    assert!(is_sentence("that chair is taken"));
    assert!(is_sentence("Chair {chair}: nobody may sit there."));
    assert!(!is_sentence("game-over turn-over no-points hand-full"));
    assert!(!is_sentence("Em@c4+19 draw drop:Bm"));
    assert!(!is_sentence("federation blue"));
}
