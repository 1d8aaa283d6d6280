//! The dialogs that the script opens: settings, keys, the question before a draw; and where it
//! speaks. All hidden here: without the script nobody could open or close them.

use maud::{Markup, html};
use words::Speech;

use super::languages::languages;

/// The dialogs, the line that says that the page is out of touch, the place for a preview, and
/// what is read aloud: once on the page, outside of `main` and of all regions.
pub(crate) fn dialogs(speech: Speech) -> Markup {
    html! {
        p #out-of-touch .out-of-touch hidden { (speech.dialogs().connecting) }
        div #preview .preview hidden aria-hidden="true" {}
        div #said .said role="log" aria-live="polite" {}
        (settings(speech))
        (keys(speech))
        (ask_draw(speech))
    }
}

fn settings(speech: Speech) -> Markup {
    let words = speech.dialogs();
    html! {
        dialog #settings .dialog aria-labelledby="settings-title" {
            h2 #settings-title { (words.settings) }
            (languages(speech))
            form method="dialog" {
                p .lead { (words.settings_lead) }
                @for setting in speech.settings() {
                    @let id = format!("set-{}", setting.key);
                    @let more = format!("set-{}-more", setting.key);
                    div .setting {
                        input type="checkbox" id=(id) data-setting=(setting.key)
                            aria-describedby=(more);
                        label for=(id) { (setting.name) }
                        small id=(more) { (setting.text) }
                    }
                }
                div .answers {
                    button type="button" data-opens="keys" { (words.keys) }
                    button .main value="close" { (words.settings_close) }
                }
            }
        }
    }
}

fn keys(speech: Speech) -> Markup {
    let words = speech.dialogs();
    html! {
        dialog #keys .dialog aria-labelledby="keys-title" {
            form method="dialog" {
                h2 #keys-title { (words.keys) }
                dl .keys {
                    @for key in speech.keys() {
                        div {
                            dt { kbd { (key.keys) } }
                            dd { (key.text) }
                        }
                    }
                }
                div .answers {
                    button .main value="close" { (words.keys_close) }
                }
            }
        }
    }
}

fn ask_draw(speech: Speech) -> Markup {
    let words = speech.dialogs();
    html! {
        dialog #ask-draw .dialog aria-labelledby="ask-draw-title" aria-describedby="ask-draw-text" {
            form method="dialog" {
                h2 #ask-draw-title { (words.ask) }
                p #ask-draw-text { (words.ask_text) }
                div .answers {
                    button value="no" { (words.ask_no) }
                    button .main value="yes" { (words.ask_yes) }
                }
            }
        }
    }
}
