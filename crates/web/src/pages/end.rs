//! The end of a game, and what one viewer alone is told: a refusal, a hint.

use diner::{BySeat, Seat};
use maud::{Markup, html};
use words::Label;

use super::{Attendance, Message, Scene, at_table, drawings};

/// The region with the result; empty while the game goes on.
pub(crate) fn end(scene: &Scene<'_>, names: &BySeat<String>) -> Markup {
    let speech = scene.speech;
    if !at_table::is_over(scene) {
        return html! { div #end {} };
    }
    if scene.seen.public().end.is_none() {
        return stopped(scene, names);
    }
    let lines = speech.result(scene.rules, scene.seen.public(), names);
    let Some((why, lines)) = lines.split_first() else {
        return html! { div #end {} };
    };
    let (winner, totals) = match lines.split_last() {
        Some((winner, totals)) => (winner.as_str(), totals),
        None => ("", lines),
    };
    html! {
        section #end aria-labelledby="end-head" {
            h2 #end-head tabindex="-1" { (drawings::sign("glass")) (winner) }
            p .quiet { (why) }
            ol .totals {
                @for (seat, total) in ranked(scene).into_iter().zip(totals) {
                    li { (marked(scene, seat, total)) }
                }
            }
            (after(scene))
        }
    }
}

/// Where to go from here.
fn after(scene: &Scene<'_>) -> Markup {
    let speech = scene.speech;
    html! {
        div .after {
            (rematch(scene))
            a .act href={ (scene.base) "/replay" } { (speech.label(Label::Replay)) }
            a .act href={ (scene.base) "/record" } download="" { (speech.label(Label::Record)) }
            a .act href="/" { (speech.label(Label::Home)) }
        }
    }
}

/// The end of a game that all agreed to end as it stood: points, and nobody has won.
fn stopped(scene: &Scene<'_>, names: &BySeat<String>) -> Markup {
    let speech = scene.speech;
    let public = scene.seen.public();
    html! {
        section #end aria-labelledby="end-head" {
            h2 #end-head tabindex="-1" { (drawings::sign("glass")) (speech.company_stopped()) }
            p .quiet { (speech.company_stopped_why()) }
            ol .totals {
                @for seat in ranked(scene) {
                    @let name = speech.player_name(seat, names);
                    li { (marked(scene, seat, &speech.company_total(&name, public.scores[seat]))) }
                }
            }
            (after(scene))
        }
    }
}

/// For those who play: watchers make no game.
fn rematch(scene: &Scene<'_>) -> Markup {
    let plays = scene.you.is_some() || !scene.company.own.is_empty();
    html! {
        @if let Some(again) = scene.company.again.as_deref().filter(|_| plays) {
            a .act .main href=(again) { (scene.speech.server_next_game()) }
        } @else if plays {
            form method="post" action={ (scene.base) "/rematch" } {
                button .act .main type="submit" { (scene.speech.label(Label::Rematch)) }
            }
        }
    }
}

/// The seats as a result lists them: the most points first.
fn ranked(scene: &Scene<'_>) -> Vec<Seat> {
    let public = scene.seen.public();
    let mut seats: Vec<Seat> = scene.rules.seats().collect();
    seats.sort_by_key(|&seat| (-public.scores[seat], public.tie_break(scene.rules, seat)));
    seats
}

/// A line of the totals, which says who gave up.
fn marked(scene: &Scene<'_>, seat: Seat, line: &str) -> String {
    match scene.company.attendance[seat] {
        Attendance::Resigned => scene.speech.company_total_resigned(line),
        Attendance::There | Attendance::Away | Attendance::StandIn => line.to_owned(),
    }
}

/// The region with a message; empty if there is none.
pub(crate) fn notice(scene: &Scene<'_>) -> Markup {
    match &scene.message {
        None => html! { div #notice {} },
        Some(Message::Refused { code, sentence }) => html! {
            div #notice .refused data-code=(code) { p { (sentence) } }
        },
        Some(Message::Hint(sentence)) => html! {
            section #notice .hint aria-labelledby="notice-head" {
                h2 #notice-head { (scene.speech.label(Label::Hints)) }
                p { (sentence) }
            }
        },
    }
}
