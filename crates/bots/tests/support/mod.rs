//! Rule sets of any kind.

use diner::{Allowed, Dice, Options, Param, Preset, QuickDice, Rules};

/// A rule set with every parameter anywhere within what is allowed.
pub(crate) fn any_rules(dice: &mut QuickDice) -> Rules {
    loop {
        let mut options = Options::preset(Preset::ALL[dice.below(3) as usize]);
        for param in Param::ALL {
            let value = match param.allowed() {
                Allowed::Range(least, most) => {
                    (u32::from(least) + dice.below(u32::from(most - least) + 1)).to_string()
                }
                Allowed::Words(words) => words[dice.below(words.len() as u32) as usize].into(),
            };
            options.set(param, &value).unwrap();
        }
        if let Ok(rules) = Rules::new(options) {
            return rules;
        }
    }
}
