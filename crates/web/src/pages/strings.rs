//! What the page hands to its script: the words it says and the addresses it needs. The script is
//! loaded by an address with a hash, so it cannot guess those of its own parts.

use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value, json};
use words::Speech;

use crate::assets;

/// The parts of the script, as it calls them.
const MODULES: [&str; 9] =
    ["morph", "motion", "sound", "link", "choose", "reach", "focus", "settings", "company"];

/// Words and addresses for the script, as JSON that the browser does not run.
pub(crate) fn strings(speech: Speech) -> Markup {
    let words = speech.script().into_iter().map(|(name, text)| (name.to_string(), text.into()));
    let words: Map<String, Value> = words.collect();
    let modules = MODULES.iter().map(|name| {
        let url = assets::url(&format!("{name}.mjs"));
        ((*name).to_string(), Value::String(url))
    });
    let modules: Map<String, Value> = modules.collect();
    let icons = json!({ "calm": assets::url("icon.svg"), "turn": assets::url("icon-turn.svg") });
    let all = json!({ "words": words, "modules": modules, "icons": icons });
    html! {
        script type="application/json" id="strings" { (inert(&all)) }
    }
}

/// Links in the head of the page of a game: nothing is shown before the hand and the buttons below
/// the floor have their room.
pub(crate) fn whole_first() -> Markup {
    html! { link rel="expect" href="#actions" blocking="render"; }
}

/// Links in the head of the page: the parts of the script come together with it.
pub(crate) fn preloads() -> Markup {
    html! {
        @for name in MODULES {
            link rel="modulepreload" href=(assets::url(&format!("{name}.mjs")));
        }
    }
}

/// JSON that no text inside can end early: `<` stands as an escape.
fn inert(value: &Value) -> PreEscaped<String> {
    PreEscaped(value.to_string().replace('<', "\\u003c"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_the_script_has_an_address() {
        let page = strings(Speech::default()).into_string();
        assert!(!page.contains("/assets/none/"), "{page}");
        assert!(page.contains("\"chooseFirst\":"), "{page}");
    }

    #[test]
    fn text_cannot_end_the_block() {
        assert_eq!(inert(&json!("</script>")).into_string(), "\"\\u003c/script>\"");
    }
}
