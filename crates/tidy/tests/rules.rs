//! Every reason to refuse an action and every parameter of the rules is shown by a rule example.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

/// The reason codes of the rules.
const CODES: &[&str] = &[
    "game-over",
    "turn-over",
    "no-placements-left",
    "no-such-chair",
    "not-in-hand",
    "chair-taken",
    "wrong-table",
    "unbalanced",
    "must-join-opener",
    "no-points",
    "hand-full",
    "hand-not-full",
    "cannot-close",
    "nothing-done",
];

/// The parameters of the rules.
const PARAMETERS: &[&str] = &[
    "players",
    "copies",
    "hand",
    "limit",
    "placements",
    "own",
    "ally",
    "rival",
    "pure",
    "alone_scores",
    "must_score",
    "full_hand",
    "empty_hand",
    "drop_penalty",
    "hand_penalty",
    "guests_end",
    "tables_end",
    "tie",
];

const FOLDER: &str = "crates/diner/tests/rules";

#[test]
fn every_reason_code_has_a_rule_example() {
    demand(CODES, |code| format!("refused {code}"), |c| c == '-' || c.is_alphanumeric());
}

#[test]
fn every_parameter_has_a_rule_example() {
    demand(PARAMETERS, |name| format!("{name}="), |c| c == '_' || c.is_alphanumeric());
}

/// Each of `names`, written as `shape` says, stands as a word of its own in some example.
fn demand(names: &[&str], shape: impl Fn(&str) -> String, in_word: impl Fn(char) -> bool) {
    let examples = tidy::files(FOLDER, "txt").unwrap();
    let mut findings = Vec::new();
    for name in names {
        let wanted = shape(name);
        let shown = examples.iter().any(|example| {
            example.text.match_indices(&wanted).any(|(at, _)| {
                let before = example.text[..at].chars().next_back();
                let after = example.text[at + wanted.len()..].chars().next();
                // A value follows `=`; after a code its word must be over.
                !before.is_some_and(&in_word)
                    && (wanted.ends_with('=') || !after.is_some_and(&in_word))
            })
        });
        if !shown {
            findings.push(format!("{FOLDER}/*.txt:1: no example says `{wanted}`"));
        }
    }
    tidy::assert_none("rule examples", &findings);
}
