//! Looks are checked as they are read: every fault says where it is, what was found and what would
//! be right.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use diner::{Nation, Sex};
use themes::{Colour, Dress, Emblem, Feature, Hair, Hat, Head, Part, Theme, ThemeData, contrast};

const RISA: &str = include_str!("../data/risa.toml");

/// What is said of the file with one place changed, after the nation's first line.
fn fault(nation: char, from: &str, to: &str) -> String {
    let start = RISA.find(&format!("[looks.{nation}]")).unwrap();
    let (before, after) = RISA.split_at(start);
    assert!(after.contains(from), "{from:?} does not follow {nation}");
    let text = format!("{before}{}", after.replacen(from, to, 1));
    ThemeData::parse("risa.toml", &text).unwrap_err().to_string()
}

fn begins(text: String, with: &str) {
    assert!(text.starts_with(with), "{text}");
}

#[test]
fn looks_are_what_the_file_says() {
    let theme = Theme::from_code("risa").unwrap();
    let look = theme.look(Nation::D);
    assert_eq!(look.features, [Feature::Antennae]);
    assert_eq!((look.head, look.dress, look.emblem), (Head::Round, Dress::FurCollar, Emblem::Snow));
    assert_eq!(Sex::ALL.map(|sex| look.hair.of(sex)), [Hair::Bob, Hair::Spiky]);
    assert_eq!(theme.look(Nation::L).hat.of(Sex::Woman), Some(Hat::HeadCloth));
    assert_eq!(theme.look(Nation::L).hat.of(Sex::Man), None);
}

#[test]
fn letters_are_read_on_every_badge() {
    for theme in Theme::all() {
        for nation in Nation::ALL {
            let reached = contrast(theme.look(nation).colours.trim, Colour::WHITE);
            assert!(reached >= 4.5, "{theme:?} {nation}: {reached}");
        }
    }
}

#[test]
fn colours() {
    begins(fault('B', "ground = \"#", "ground = \""), "risa.toml: looks.B.colours.ground: \"");
    begins(
        fault('B', "trim = \"#74251c\"", "trim = \"red\""),
        "risa.toml: looks.B.colours.trim: \"red\" is no colour; colours are written #rrggbb",
    );
    for field in ["cloth", "skin", "hair", "accent"] {
        let wrong = fault('C', &format!("{field} = \"#"), &format!("{field} = \"#x"));
        begins(wrong, &format!("risa.toml: looks.C.colours.{field}: \"#x"));
    }
    begins(
        fault('B', "trim = \"#74251c\"", "trim = \"#d07060\""),
        "risa.toml: looks.B.colours.trim: white letters on #d07060 have a contrast of 3.4 : 1; 4.5",
    );
    begins(fault('B', "accent = \"#ffe08a\"", "accent = 7"), "risa.toml:");
}

#[test]
fn parts() {
    begins(
        fault('B', "head = \"heart\"", "head = \"star\""),
        "risa.toml: looks.B.head: \"star\" is none; there are oval, round, long, broad,",
    );
    begins(
        fault('B', "man = \"swept\"", "man = \"Swept\""),
        "risa.toml: looks.B.hair.man: \"Swept\" is none; there are bald, crop,",
    );
    begins(
        fault('B', "woman = \"bun\"", "woman = \"\""),
        "risa.toml: looks.B.hair.woman: \"\" is none; there are bald, crop,",
    );
    begins(
        fault('A', "hat = { man = \"sun-hat\"", "hat = { man = \"helmet\""),
        "risa.toml: looks.A.hat.man: \"helmet\" is none; there are sun-hat,",
    );
    begins(
        fault('A', "woman = \"sun-hat\"", "woman = \"helmet\""),
        "risa.toml: looks.A.hat.woman: \"helmet\" is none; there are sun-hat,",
    );
    begins(
        fault('B', "dress = \"high-collar\"", "dress = \"uniform\""),
        "risa.toml: looks.B.dress: \"uniform\" is none; there are collar,",
    );
    begins(
        fault('B', "\"nose-ridges\"", "\"long-nose\""),
        "risa.toml: looks.B.features: \"long-nose\" is none; there are nose-ridges,",
    );
    begins(
        fault('B', "emblem = \"flame\"", "emblem = \"badge\""),
        "risa.toml: looks.B.emblem: \"badge\" is none; there are globe, flame,",
    );
}

#[test]
fn nations_are_not_taken_for_each_other() {
    begins(
        fault('C', "emblem = \"peaks\"", "emblem = \"flame\""),
        "risa.toml: looks.C.emblem: \"flame\" is the emblem of B already",
    );
    begins(
        fault('E', "features = [\"spots\"]", "features = [\"antennae\"]"),
        "risa.toml: looks.E.features: features and hats are those of D",
    );
    // The order in which features stand tells nobody anything.
    begins(
        fault('D', "features = [\"antennae\"]", "features = [\"raised-brows\", \"pointed-ears\"]"),
        "risa.toml: looks.D.features: features and hats are those of C",
    );
    begins(
        fault('D', "features = [\"antennae\"]", "features = []"),
        "risa.toml: looks.D.features: neither a feature nor a hat tells these guests from others",
    );
}

#[test]
fn nations_and_fields() {
    begins(fault('B', "[looks.B]", "[looks.M]"), "risa.toml: looks.B: the nation is missing");
    let more =
        format!("{RISA}\n{}", &RISA[RISA.find("[looks.L]").unwrap()..].replace(".L]", ".M]"));
    begins(
        ThemeData::parse("risa.toml", &more).unwrap_err().to_string(),
        "risa.toml: looks: \"M\" is no nation; the nations are A to L",
    );
    let field = fault('B', "head = ", "haed = ");
    assert!(field.contains("unknown field `haed`, expected one of `colours`, `head`"), "{field}");
    let missing = fault('B', "emblem = \"flame\"", "");
    assert!(missing.contains("missing field `emblem`"), "{missing}");
}

/// Names are in one list each, without doubles, and lead back to what they name.
#[test]
fn parts_have_names() {
    fn names<P: Part>() {
        for part in P::ALL {
            assert_eq!(P::named(part.key()), Some(*part));
            assert!(part.key().bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'));
        }
    }
    names::<Head>();
    names::<Hair>();
    names::<Hat>();
    names::<Dress>();
    names::<Feature>();
    names::<Emblem>();
}
