//! The menu of languages: a form of one button a language, which needs no script.

use maud::{Markup, html};
use words::{Lang, Speech};

/// The menu. Nothing where there is only one language.
pub(super) fn languages(speech: Speech) -> Markup {
    let all = Lang::all();
    html! {
        @if all.len() > 1 {
            form method="post" action="/language" {
                div .languages role="group" aria-label=(speech.home().language) {
                    @for lang in all {
                        button type="submit" name="lang" value=(lang) lang=(lang)
                            aria-pressed=(lang == speech.lang) { (lang.name()) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_language_is_marked() {
        let page = languages(Speech::default()).into_string();
        let marked = r#"value="en" lang="en" aria-pressed="true""#;
        assert_eq!(page.contains(marked), Lang::all().len() > 1, "{page}");
        assert_eq!(page.matches("aria-pressed=\"true\"").count(), page.matches("<form").count());
    }
}
