//! One device for several people: the panel in place of a hand, which somebody has to press before
//! any card is shown, and the button that hides the cards again.

use diner::{BySeat, Seat};
use maud::{Markup, html};

use super::{Scene, at_table, drawings};

/// The region of the hand while the curtain is drawn. It stands in the form of the game, so its
/// buttons say where they lead.
pub(super) fn panel(scene: &Scene<'_>, seats: &[Seat], names: &BySeat<String>) -> Markup {
    let speech = scene.speech;
    let name = |seat: Seat| speech.player_name(seat, names);
    let Some((&first, others)) = seats.split_first() else {
        return html! { section #hand .curtained {} };
    };
    html! {
        section #hand .curtained aria-labelledby="hand-head" {
            div .pass {
                (drawings::sign("curtain"))
                h2 #hand-head { (speech.company_pass(&name(first))) }
                p .quiet { (speech.company_pass_why()) }
            }
            div .pass-buttons {
                (button(scene, first, ".main", &speech.company_pass_open(&name(first))))
                @for &seat in others {
                    (button(scene, seat, "", &speech.company_pass_other(&name(seat))))
                }
            }
        }
    }
}

fn button(scene: &Scene<'_>, seat: Seat, main: &str, text: &str) -> Markup {
    html! {
        button .act .main[!main.is_empty()] type="submit" formaction={ (scene.base) "/curtain" }
            formnovalidate name="seat" value=(seat.number()) data-curtain="" { (text) }
    }
}

/// The button that hides the hand, on a device that several share.
pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let shared = scene.company.own.len() > 1 && scene.you.is_some();
    let text = scene.speech.company_curtain();
    html! {
        @if shared && !at_table::is_over(scene) {
            form method="post" action={ (scene.base) "/curtain" } {
                input type="hidden" name="seat" value="0";
                button .tool .draw-curtain type="submit" title=(text) {
                    (drawings::sign("curtain")) span { (text) }
                }
            }
        }
    }
}
