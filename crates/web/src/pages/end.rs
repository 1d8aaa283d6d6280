//! The end of a game, and what one viewer alone is told: a refusal, a hint.

use diner::BySeat;
use maud::{Markup, html};
use words::Label;

use super::{Message, Scene};
use crate::art;

/// The region with the result; empty while the game goes on.
pub(crate) fn end(scene: &Scene<'_>, names: &BySeat<String>) -> Markup {
    let speech = scene.speech;
    let lines = speech.result(scene.rules, scene.seen.public(), names);
    let room = scene.room;
    let (Some((why, lines)), true) = (lines.split_first(), scene.seen.public().end.is_some())
    else {
        return html! { div #end {} };
    };
    let (winner, totals) = match lines.split_last() {
        Some((winner, totals)) => (winner.as_str(), totals),
        None => ("", lines),
    };
    html! {
        section #end aria-labelledby="end-head" {
            h2 #end-head { (art::sign("glass")) (winner) }
            p .quiet { (why) }
            ol .totals { @for total in totals { li { (total) } } }
            div .after {
                form method="post" action={ "/game/" (room) "/rematch" } {
                    button .act .main type="submit" { (speech.label(Label::Rematch)) }
                }
                a .act href={ "/game/" (room) "/replay" } { (speech.label(Label::Replay)) }
                a .act href={ "/game/" (room) "/record" } download="" { (speech.label(Label::Record)) }
                a .act href="/" { (speech.label(Label::Home)) }
            }
        }
    }
}

/// The region with a message; empty if there is none.
pub(crate) fn notice(scene: &Scene<'_>) -> Markup {
    match &scene.message {
        None => html! { div #notice {} },
        Some(Message::Refused { code, sentence }) => html! {
            section #notice .refused data-code=(code) { p { (sentence) } }
        },
        Some(Message::Hint(sentence)) => html! {
            section #notice .hint aria-labelledby="notice-head" {
                h2 #notice-head { (scene.speech.label(Label::Hints)) }
                p { (sentence) }
            }
        },
    }
}
