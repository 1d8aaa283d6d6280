//! The rules as people read them: `snapshots/rules.txt` for the presets and some house rules;
//! and for thousands of rule sets, that what is said is well formed and true.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::{any_rules, assert_clean, assert_sentence, cafe, risa};
use diner::{Deal, Event, Game, Param, Preset, QuickDice, Rules};
use expect_test::expect_file;
use words::{Speech, Theme};

const HOUSES: [(&str, &str); 15] = [
    ("rid", ""),
    ("cafe", ""),
    ("amigo", ""),
    ("rid", "limit=10 pure=2"),
    ("rid", "players=2 copies=2 hand=1 limit=1 placements=1 drop_penalty=0"),
    ("rid", "alone_scores=false pure=3 must_score=true"),
    ("rid", "own=0 must_score=true"),
    ("rid", "own=0 must_score=true placements=1 hand_penalty=1"),
    ("rid", "own=0 ally=0 rival=0"),
    ("rid", "own=5 ally=5 empty_hand=may-close tie=fewest-penalties"),
    ("cafe", "placements=1"),
    ("cafe", "must_score=false own=2 ally=2 rival=2 pure=1 drop_penalty=1"),
    ("cafe", "own=0 ally=0 rival=0 tie=fewest-penalties drop_penalty=0"),
    ("amigo", "own=3 drop_penalty=0 guests_end=beyond full_hand=drop-then-draw"),
    ("amigo", "players=5 hand=12 hand_penalty=0 tables_end=last-drawn empty_hand=keep pure=3"),
];

#[test]
fn rules_read_as_they_should() {
    let mut text = String::new();
    for (preset, house) in HOUSES {
        let rules = Rules::parse(preset, house).unwrap();
        let speech = Speech { theme: Theme::of(rules.options().base()), ..risa() };
        let said = speech.rules(&rules);
        text += &format!("# {}\n{}\n", rules.options(), said.title);
        for sentence in said.sentences.iter().chain(&said.differences) {
            assert_sentence(sentence);
            text += &format!("- {sentence}\n");
        }
        text += "\n";
    }
    text += "# parameters\n";
    for param in Param::ALL {
        let sentence = risa().param(param);
        assert_sentence(&sentence);
        text += &format!("{}: {sentence}\n", param.name());
    }
    expect_file!["snapshots/rules.txt"].assert_eq(&text);
}

#[test]
fn any_rule_set_is_told_in_sentences() {
    let mut dice = QuickDice::new(1);
    for _ in 0..4000 {
        let rules = any_rules(&mut dice);
        let said = cafe().rules(&rules);
        assert_clean(&said.title);
        said.sentences.iter().chain(&said.differences).for_each(|s| assert_sentence(s));
        let mut once = said.sentences.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), said.sentences.len(), "said twice under {}", rules.options());
    }
}

/// Each difference names its parameter and both values, and there is one for each change.
#[test]
fn differences_name_what_differs() {
    let mut dice = QuickDice::new(2);
    for _ in 0..1000 {
        let rules = any_rules(&mut dice);
        let options = rules.options();
        let preset = diner::Options::preset(options.base());
        let expected: Vec<String> = options
            .changes()
            .map(|p| {
                format!("`{}` is {} instead of {}: ", p.name(), options.value(p), preset.value(p))
            })
            .collect();
        let said = risa().rules(&rules).differences;
        assert_eq!(said.len(), expected.len());
        for (said, expected) in said.iter().zip(&expected) {
            assert!(said.starts_with(expected), "{said}");
        }
    }
    for preset in Preset::ALL {
        let rules = Rules::new(diner::Options::preset(preset)).unwrap();
        assert!(risa().rules(&rules).differences.is_empty());
    }
}

/// What the text says of placements that earn nothing is what happens in random games.
#[test]
fn what_is_said_of_earning_is_true() {
    let mut dice = QuickDice::new(3);
    let (mut seen_never, mut seen_opener, mut seen_must) = (0, 0, 0);
    for _ in 0..400 {
        let rules = any_rules(&mut dice);
        let said = risa().rules(&rules).sentences.join(" ");
        let never = said.contains("nobody can ever be placed");
        let opener = said.contains("with one exception");
        let must = said.contains("must earn at least 1 point.");
        let may = said.contains("may be placed even where it earns nothing");
        let deal = Deal::shuffled(&rules, &mut dice);
        let (placed, for_nothing) = play(Game::new(rules.clone(), deal), &mut dice);
        let options = rules.options();
        assert!(!never || placed == 0, "placed under {options}");
        assert!(opener || may || for_nothing == 0, "placed for nothing under {options}");
        seen_never += u32::from(never);
        seen_opener += u32::from(opener && for_nothing > 0);
        seen_must += u32::from(must && placed > 0);
    }
    assert!(seen_never > 5 && seen_opener > 5, "{seen_never} {seen_opener} {seen_must}");
}

/// Placements of a random game, and those that earned nothing.
fn play(mut game: Game, dice: &mut QuickDice) -> (u32, u32) {
    use diner::Dice;
    let (mut placed, mut for_nothing) = (0, 0);
    loop {
        let legal = game.legal();
        if legal.is_empty() {
            return (placed, for_nothing);
        }
        for event in game.play(legal.nth(dice.below(legal.len()))).unwrap() {
            if let Event::Placed { points, .. } = event {
                placed += 1;
                for_nothing += u32::from(points.total() == 0);
            }
        }
    }
}
