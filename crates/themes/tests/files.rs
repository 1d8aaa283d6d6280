//! The themes' files are complete and read as they should; a fault in one says where it is.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use diner::{Nation, Preset};
use themes::{Form, Theme, ThemeData};

const RISA: &str = include_str!("../data/risa.toml");

fn forms(theme: &str, lang: &str, nation: Nation) -> String {
    let theme = Theme::from_code(theme).unwrap();
    Form::ALL.map(|form| theme.form(lang, nation, form)).join(", ")
}

#[test]
fn presets_have_a_theme() {
    assert_eq!(Preset::ALL.map(|preset| Theme::of(preset).code()), ["risa", "cafe", "cafe"]);
    assert_eq!(Theme::default().code(), "risa");
    assert_eq!(Theme::from_code("moon"), None);
}

#[test]
fn english() {
    assert_eq!(
        forms("risa", "en", Nation::H),
        "Orion, Or, the Orion table, at the Orion table, of the Orion table, Orion man, \
         Orion woman, an Orion man, an Orion woman, an Orion man, an Orion woman, Orions"
    );
    assert_eq!(
        forms("cafe", "en", Nation::K),
        "Turkey, TR, the Turkish table, at the Turkish table, of the Turkish table, Turkish man, \
         Turkish woman, a Turkish man, a Turkish woman, a Turkish man, a Turkish woman, Turks"
    );
}

#[test]
fn italian() {
    assert_eq!(
        forms("risa", "it", Nation::B),
        "Bajoriano, Ba, il tavolo bajoriano, al tavolo bajoriano, del tavolo bajoriano, \
         uomo bajoriano, donna bajoriana, un uomo bajoriano, una donna bajoriana, \
         un uomo bajoriano, una donna bajoriana, bajoriani"
    );
}

#[test]
fn german() {
    assert_eq!(
        forms("risa", "de", Nation::B),
        "Bajoraner, Ba, der bajoranische Tisch, am bajoranischen Tisch, \
         des bajoranischen Tisches, Bajoraner, Bajoranerin, ein Bajoraner, eine Bajoranerin, \
         einen Bajoraner, eine Bajoranerin, Bajoraner"
    );
    assert_eq!(
        forms("cafe", "de", Nation::E),
        "Deutschland, DE, der deutsche Tisch, am deutschen Tisch, des deutschen Tisches, \
         Deutscher, Deutsche, ein Deutscher, eine Deutsche, einen Deutschen, eine Deutsche, \
         Deutsche"
    );
    let weak = Theme::from_code("risa").unwrap().form("de", Nation::J, Form::ForAMan);
    assert_eq!(weak, "einen Klingonen");
}

#[test]
fn factions() {
    let of = |theme: &str, nation| Theme::from_code(theme).unwrap().faction("en", nation);
    assert_eq!(of("risa", Nation::F), "Federation");
    assert_eq!(of("risa", Nation::G), "non-Federation");
    assert_eq!(of("cafe", Nation::L), "yellow");
}

#[test]
fn a_language_without_names_speaks_english() {
    assert_eq!(Theme::default().form("tlh", Nation::J, Form::Name), "Klingon");
}

/// What is said of the file with one place changed.
fn fault(from: &str, to: &str) -> String {
    assert!(RISA.contains(from), "{from:?} is not in the file");
    ThemeData::parse("risa.toml", &RISA.replacen(from, to, 1)).unwrap_err().to_string()
}

#[test]
fn faults_say_where_and_what() {
    let begins = |text: String, with: &str| assert!(text.starts_with(with), "{text}");
    begins(fault("title = \"Risa\"", "title = Risa"), "risa.toml:10: ");
    begins(fault("title = \"Risa\"", "titel = \"Risa\""), "risa.toml:10: unknown field `titel`");
    begins(
        fault("[\"rid\"]", "[\"rad\"]"),
        "risa.toml: presets: \"rad\" is none; there are rid, cafe, amigo",
    );
    begins(
        fault("code = \"risa\"", "code = \"Risa 2\""),
        "risa.toml: code: a code is of the letters a to z",
    );
    begins(
        fault("forms.at = \"at the {adj", "forms.in = \"at the {adj"),
        "risa.toml: names.en.forms: \"in\" is no form; the forms are name, letters, table",
    );
    begins(
        fault("at the {adjective} table", "at the {adj} table"),
        "risa.toml: names.en.nations.A: \"adj\" is missing, and no pattern makes it",
    );
    begins(
        fault("at the {adjective} table", "at the {adjective table"),
        "risa.toml: names.en.forms.at: a brace is missing",
    );
    begins(
        fault("at the {adjective} table", "{at} table"),
        "risa.toml: names.en.nations.A: \"at\" is made of itself",
    );
    begins(
        fault("letters = \"Hu\", ", "letters = \"Human\", "),
        "risa.toml: names.en.nations.A: \"letters\" is \"Human\"; two or three letters",
    );
    begins(
        fault("plural = \"Humans\"", "plural = \"Humans\", pural = \"x\""),
        "risa.toml: names.en.nations.A: \"pural\" is no form, and in none",
    );
    begins(
        fault("plural = \"Bajorans\"", "plural = \"Humans\""),
        "risa.toml: names.en.nations.B: \"plural\" is the same for A",
    );
    begins(
        fault("\nA = {", "\nM = {"),
        "risa.toml: names.en.nations: \"M\" is no nation; the nations are A to L",
    );
    begins(
        fault("factions = [\"Federation\", \"non-Federation\"]", "factions = [\"x\", \"x\"]"),
        "risa.toml: names.en.factions: both have one name",
    );
    begins(fault("[names.en]", "[names.eo]"), "risa.toml:");
    begins(
        fault("name = \"Human\"", "name = \" Human\""),
        "risa.toml: names.en.nations.A: \"name\"",
    );
}
