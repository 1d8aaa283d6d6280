//! The themes' words are complete in every language, and read as they should in English.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use diner::{Nation, Preset};
use words::{Lang, Theme};

type Form = fn(Theme, Lang, Nation) -> String;

const FORMS: [(&str, Form); 8] = [
    ("name", Theme::name),
    ("table", Theme::table),
    ("man", Theme::man),
    ("woman", Theme::woman),
    ("a_man", Theme::a_man),
    ("a_woman", Theme::a_woman),
    ("plural", Theme::plural),
    ("faction", Theme::faction),
];

#[test]
fn every_nation_has_every_form_of_its_own() {
    for lang in Lang::all() {
        for theme in Theme::ALL {
            for (form, word) in FORMS {
                let mut words: Vec<_> = Nation::ALL.map(|n| word(theme, lang, n)).to_vec();
                assert!(
                    words.iter().all(|w| !w.is_empty() && w != "?"),
                    "{lang} {theme:?} {form}: {words:?}"
                );
                words.sort();
                words.dedup();
                let distinct = if form == "faction" { 2 } else { 12 };
                assert_eq!(words.len(), distinct, "{lang} {theme:?} {form}: {words:?}");
            }
        }
    }
}

#[test]
fn presets_have_a_theme() {
    assert_eq!(Preset::ALL.map(Theme::of), [Theme::Risa, Theme::Cafe, Theme::Cafe]);
}

#[test]
fn english_reads_naturally() {
    let en = Lang::from_code("en").unwrap();
    let all = |theme, nation| FORMS.map(|(_, word)| word(theme, en, nation)).join(", ");
    assert_eq!(
        all(Theme::Risa, Nation::B),
        "Bajoran, the Bajoran table, Bajoran man, Bajoran woman, a Bajoran man, \
         a Bajoran woman, Bajorans, Federation"
    );
    assert_eq!(
        all(Theme::Risa, Nation::H),
        "Orion, the Orion table, Orion man, Orion woman, an Orion man, an Orion woman, \
         Orions, non-Federation"
    );
    assert_eq!(
        all(Theme::Cafe, Nation::K),
        "Turkey, the Turkish table, Turkish man, Turkish woman, a Turkish man, \
         a Turkish woman, Turks, yellow"
    );
}

#[test]
fn languages_are_found_by_code_and_by_header() {
    assert_eq!(Lang::negotiate("xx, en-GB;q=0.8"), Lang::default());
    assert_eq!(Lang::negotiate("*?!"), Lang::default());
    assert_eq!(Lang::from_code("tlh"), None);
    for lang in Lang::all() {
        assert_eq!(Lang::from_code(&lang.code()), Some(lang));
        assert_eq!(Lang::negotiate(&lang.code()), lang);
        assert!(!lang.name().is_empty());
    }
}
