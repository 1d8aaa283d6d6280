//! A finished game, stepped through: the floor after so many actions, every hand open.

use maud::{Markup, html};
use words::Label;

use super::layout::layout;
use super::{Scene, drawings, floor, hand, plates};

/// The page after `at` of `of` actions; `said` is what the last of them brought about.
pub(crate) fn replay_page(scene: &Scene<'_>, at: usize, of: usize, said: &[String]) -> Markup {
    let speech = scene.speech;
    let names = plates::names(scene);
    let link = |to: usize, label: Label, reachable: bool| {
        html! {
            @if reachable {
                a .act href={ (scene.base) "/replay?at=" (to) "#turn" } { (speech.label(label)) }
            } @else {
                span .act .off aria-disabled="true" role="link" { (speech.label(label)) }
            }
        }
    };
    let public = scene.seen.public();
    let drawing = floor::Drawing {
        speech,
        rules: scene.rules,
        floor: &public.floor,
        fresh: floor::Fresh::of(scene.turns),
        chosen: None,
        places: false,
        follow: diner::ChairSet::NONE,
        opener: public.turn.opener,
        live: false,
        over: false,
    };
    let body = html! {
        (floor::sprites(&speech))
        main #game .replay {
            h1 .unseen { (speech.replay_title(scene.rules)) }
            section #status {
                p #status-text { (speech.replay_at(at as u32, of as u32)) }
            }
            (plates::players(scene, &names))
            (floor::draw(&drawing))
            (hand::all_hands(scene, &names))
            div #side {
                div .scroll {
                    section #turn .panel aria-labelledby="turn-head" {
                        h2 #turn-head { (speech.label(Label::Story)) }
                        @if said.is_empty() { p .quiet { (speech.label(Label::ReplayStart)) } }
                        @else { ol .events { @for line in said { li { (line) } } } }
                    }
                }
            }
            // Whoever hears the page comes to what happened, and from there to the next step.
            nav #actions aria-label=(speech.label(Label::Replay)) {
                (link(0, Label::ReplayFirst, at > 0))
                (link(at.saturating_sub(1), Label::ReplayBack, at > 0))
                (link(at + 1, Label::ReplayForward, at < of))
                (link(of, Label::ReplayLast, at < of))
            }
            nav #bar aria-label=(speech.label(Label::Menu)) {
                a .tool .to-result href=(scene.base) {
                    (drawings::sign("close")) span { (speech.label(Label::ReplayLeave)) }
                }
            }
        }
    };
    layout(&speech.replay_title(scene.rules), speech, "game", html! {}, body)
}
