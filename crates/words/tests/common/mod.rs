//! What the tests of the sentences share: the speeches to try, and what every English sentence
//! must be.

#![allow(dead_code, reason = "each test file uses a part")]

use diner::{BySeat, Dice, Options, Param, Position, Preset, QuickDice, Rules};
use words::{Lang, Speech, Theme};

/// English with the species' names.
pub(crate) fn risa() -> Speech {
    Speech::new(Lang::default(), Theme::default())
}

/// English with the nations' names.
pub(crate) fn cafe() -> Speech {
    Speech::new(Lang::default(), Theme::from_code("cafe").unwrap())
}

pub(crate) fn names() -> BySeat<String> {
    BySeat::new(["Anna", "Bruno", "Chris", "", "Eva"].map(String::from))
}

/// The position of the worked example of the rules.
pub(crate) fn position(rules: &Rules) -> Position {
    let line = "BGEIH d5Gf,e4Gm,d3Ef,c2Ef BfEmHm|7|12|6 44,12,-2,31 -|-|1|- 55,17 1.0 \
                EfEfEmEmHfHfHmHm EH";
    Position::parse(rules, line).unwrap()
}

/// A rule set with every parameter drawn by lot; some of the rarer values more often than not.
pub(crate) fn any_rules(dice: &mut QuickDice) -> Rules {
    loop {
        let preset = Preset::ALL[dice.below(3) as usize];
        let mut options = Options::preset(preset);
        for param in Param::ALL {
            let value = match param.allowed() {
                diner::Allowed::Range(least, most) => {
                    let span = if dice.below(2) == 0 { 3 } else { u32::from(most - least) + 1 };
                    (u32::from(least) + dice.below(span)).to_string()
                }
                diner::Allowed::Words(words) => {
                    words[dice.below(words.len() as u32) as usize].into()
                }
            };
            // Some stay as in the preset.
            if dice.below(4) > 0 && options.set(param, &value).is_err() {
                continue;
            }
        }
        if let Ok(rules) = Rules::new(options) {
            return rules;
        }
    }
}

/// What holds for every sentence, whatever it says.
#[track_caller]
pub(crate) fn assert_sentence(text: &str) {
    assert_clean(text);
    assert!(text.ends_with('.'), "no full stop: {text}");
    let begins = |c: char| c.is_uppercase() || c.is_ascii_digit() || c == '`' || c == '“';
    assert!(text.starts_with(begins), "does not begin like a sentence: {text}");
}

/// What holds for every text, also for one that is no whole sentence.
#[track_caller]
pub(crate) fn assert_clean(text: &str) {
    assert!(!text.is_empty(), "empty");
    assert_eq!(text.trim(), text);
    for sign in ["{", "}", "?", "  ", "\n", " .", " ,", "..", "\u{2068}", "\u{2069}"] {
        assert!(!text.contains(sign), "{sign:?} in: {text}");
    }
    // "3 cards," but not "round 3, player 2".
    let words: Vec<&str> = text.split(' ').collect();
    for pair in words.windows(2) {
        let many = ["cards", "points", "guests", "men", "women", "tables", "parts", "players"];
        let one = ["card", "point", "man", "woman", "part", "player"];
        let Ok(number) = pair[0].trim_start_matches('(').parse::<i32>() else { continue };
        let wrong = if number == 1 { many.as_slice() } else { one.as_slice() };
        let noun = pair[1].trim_end_matches(|c: char| !c.is_alphanumeric());
        assert!(!wrong.contains(&noun), "{pair:?} in: {text}");
    }
}
