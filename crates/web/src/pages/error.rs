//! The page that says that something is not there or cannot be done.

use axum::http::StatusCode;
use maud::{Markup, html};
use words::Speech;

use super::{home, layout};

/// One sentence and a way home.
pub(crate) fn error_page(speech: Speech, status: StatusCode, sentence: &str) -> Markup {
    let words = speech.home();
    let body = html! {
        main #main .lost {
            (home::free_chair())
            p .lost-code { (status.as_u16()) }
            h1 { (sentence) }
            a .big href="/" { (words.to_entrance) }
        }
    };
    layout(&words.product, speech, "at-error", home::head(), body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_only_text_and_there_is_a_way_home() {
        let page = error_page(Speech::default(), StatusCode::NOT_FOUND, "No <b>.").into_string();
        assert!(page.contains("No &lt;b&gt;.") && page.contains("href=\"/\""));
        assert!(page.contains("404"));
        let Ok(folder) = std::env::var("PAGES_DIR") else { return };
        let sentence = "There is no such game here.";
        let page = error_page(Speech::default(), StatusCode::NOT_FOUND, sentence).into_string();
        std::fs::write(format!("{folder}/error.html"), page).unwrap();
    }
}
