//! The artwork on pages: a page carries each portrait, emblem and sign once, hidden, and shows it
//! wherever it is needed. Whoever shows a drawing says in words what it shows.

use art::Rim;
use diner::{Guest, Nation};
use maud::{Markup, PreEscaped, html};
use words::Speech;

/// Every drawing that a page refers to, in one hidden element.
pub(super) fn sprites(speech: &Speech) -> Markup {
    let portraits = art::sprites(speech.theme, |nation| speech.letters(nation));
    hidden(&[portraits, art::signs(), art::reactions()].concat())
}

/// The portraits of some guests alone.
pub(super) fn portraits(speech: &Speech, guests: &[Guest]) -> Markup {
    hidden(&art::guests(speech.theme, guests, |nation| speech.letters(nation)))
}

/// The signs alone, for pages without a floor.
pub(super) fn sign_sprites() -> Markup {
    hidden(&art::signs())
}

/// Drawings that are shown by reference only.
pub(super) fn hidden(drawings: &str) -> Markup {
    html! {
        svg .sprites width="0" height="0" aria-hidden="true" focusable="false" {
            defs { (PreEscaped(drawings)) }
        }
    }
}

/// A guest's portrait.
pub(super) fn portrait(guest: Guest) -> Markup {
    html! {
        svg .portrait viewBox="0 0 64 64" aria-hidden="true" focusable="false" {
            use href={ "#g-" (guest) } {}
        }
    }
}

/// A nation's emblem in the colour of the text.
pub(super) fn emblem(nation: Nation) -> Markup {
    html! {
        svg .emblem viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            use href={ "#e-" (nation) } {}
        }
    }
}

/// A sign beside the words that say the same.
pub(super) fn sign(name: &str) -> Markup {
    debug_assert!(art::sign_names().any(|sign| sign == name));
    html! {
        svg .sign viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            use href={ "#i-" (name) } {}
        }
    }
}

/// A reaction.
pub(super) fn reaction(number: u8) -> Markup {
    html! {
        svg .reaction-sign viewBox="0 0 48 48" aria-hidden="true" focusable="false" {
            use href={ "#r-" (number) } {}
        }
    }
}

/// The floor under the furniture.
pub(super) fn inlays() -> Markup {
    html! {
        svg .inlays viewBox="0 0 500 500" aria-hidden="true" focusable="false" {
            (PreEscaped(art::inlays()))
        }
    }
}

/// A table's top.
pub(super) fn table_top(nation: Nation, rim: Rim, name: &str) -> Markup {
    html! {
        svg .top viewBox="0 0 100 100" aria-hidden="true" focusable="false" {
            (PreEscaped(art::table_top(nation, rim, name)))
        }
    }
}
