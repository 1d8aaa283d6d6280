//! Random rule sets, and every action that can be written.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use diner::{Action, Allowed, Chair, Dice, Guest, Options, Param, Preset, QuickDice, Rules};

/// A rule set with any parameters that can be dealt, as likely far from its preset as near.
pub fn random_rules(dice: &mut QuickDice) -> Rules {
    loop {
        let preset = Preset::ALL[dice.below(3) as usize];
        let mut options = Options::preset(preset);
        let change = dice.below(4);
        for param in Param::ALL {
            if dice.below(3) < change {
                options.set(param, &random_value(param, dice)).unwrap();
            }
        }
        if let Ok(rules) = Rules::new(options) {
            return rules;
        }
    }
}

fn random_value(param: Param, dice: &mut QuickDice) -> String {
    match param.allowed() {
        Allowed::Range(least, most) => {
            (least + dice.below(u32::from(most - least) + 1) as u8).to_string()
        }
        Allowed::Words(words) => words[dice.below(words.len() as u32) as usize].to_string(),
    }
}

/// Every action there is.
pub fn all_actions() -> Vec<Action> {
    let mut actions = vec![Action::Draw, Action::Close, Action::Done];
    for guest in Guest::ALL {
        actions.push(Action::Drop { guest });
        actions.extend(Chair::ALL.map(|chair| Action::Place { guest, chair }));
    }
    actions
}

/// The cards of a deck without blanks between, as headers have them.
pub fn together<T: ToString>(cards: &[T]) -> String {
    cards.iter().map(T::to_string).collect()
}
