//! `rid rules`: a rule set in words. Also where the rules of a command line are read.

use diner::{BadRules, Preset, Rules};

use crate::cli::RulesArgs;
use crate::failure::{Failure, Outcome};
use crate::languages::lang;
use crate::output::{print, wrapped};
use words::{Speech, Theme};

/// How wide the text is.
const WIDTH: usize = 80;

pub(crate) fn run(args: &RulesArgs) -> Outcome {
    let rules = read(args)?;
    let text = speech(rules.options().base()).rules(&rules);
    let mut lines = vec![wrapped(&text.title, WIDTH, ""), String::new()];
    lines.extend(text.sentences.iter().map(|sentence| wrapped(sentence, WIDTH, "")));
    if !text.differences.is_empty() {
        lines.push(String::new());
        let item = |difference: &String| wrapped(&format!("- {difference}"), WIDTH, "  ");
        lines.extend(text.differences.iter().map(item));
    }
    lines.extend([String::new(), rules.options().to_string(), String::new()]);
    print(&lines.join("\n"))
}

/// The rules as `--rules` and `--house` say.
pub(crate) fn read(args: &RulesArgs) -> Outcome<Rules> {
    Rules::parse(&args.rules, &args.house).map_err(|why| refused(&args.rules, &why))
}

/// Rules that are refused.
pub(crate) fn refused(preset: &str, why: &BadRules) -> Failure {
    let preset = Preset::parse(preset).unwrap_or(Preset::Rid);
    Failure::bad(format!("bad-rules: {}", speech(preset).bad_rules(why)))
}

/// What speaks of games by a preset.
pub(crate) fn speech(preset: Preset) -> Speech {
    Speech::new(lang(), Theme::of(preset))
}
