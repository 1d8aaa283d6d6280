//! Portraits, tables and signs, drawn as SVG from parameters.
//!
//! A page carries each portrait, emblem and sign once, hidden, and shows it wherever it is needed:
//! what the server pushes later needs no drawing of its own.

mod cafe;
mod floor;
mod look;
mod portrait;
mod reactions;
mod risa;
mod signs;

use diner::{Guest, Nation};
use maud::{Markup, html};
use words::{Speech, Theme};

pub(crate) use floor::{inlays, table_top};
pub(crate) use reactions::{REACTIONS, reaction};
pub(crate) use signs::sign;

use look::Look;

/// How the nations of a theme look.
fn looks(theme: Theme) -> &'static [Look; Nation::COUNT] {
    match theme.code() {
        "cafe" => &cafe::LOOKS,
        _ => &risa::LOOKS,
    }
}

fn look(theme: Theme, nation: Nation) -> &'static Look {
    &looks(theme)[nation as usize]
}

/// Every drawing that a page refers to, in one hidden element.
pub(crate) fn sprites(speech: &Speech) -> String {
    let mut svg = String::from(
        r#"<svg class="sprites" width="0" height="0" aria-hidden="true" focusable="false"><defs>"#,
    );
    svg.push_str(&floor::definitions());
    svg.push_str(&portrait::shared());
    for guest in Guest::ALL {
        let look = look(speech.theme, guest.nation());
        let drawn = portrait::draw(look, guest, &speech.letters(guest.nation()));
        svg.push_str(&format!(r#"<symbol id="g-{guest}" viewBox="0 0 64 64">{drawn}</symbol>"#));
    }
    for nation in Nation::ALL {
        let emblem = look(speech.theme, nation).emblem;
        svg.push_str(&format!(r#"<symbol id="e-{nation}" viewBox="0 0 24 24">{emblem}</symbol>"#));
    }
    svg.push_str(&signs::symbols());
    svg.push_str(&reactions::symbols());
    svg.push_str("</defs></svg>");
    svg
}

/// The signs alone, for pages without a floor.
pub(crate) fn sign_sprites() -> String {
    format!(
        r#"<svg class="sprites" width="0" height="0" aria-hidden="true" focusable="false"><defs>{}</defs></svg>"#,
        signs::symbols()
    )
}

/// A guest's portrait; whoever shows it says who it is.
pub(crate) fn portrait(guest: Guest) -> Markup {
    html! {
        svg .portrait viewBox="0 0 64 64" aria-hidden="true" focusable="false" {
            use href={ "#g-" (guest) } {}
        }
    }
}

/// A nation's emblem in the colour of the text.
pub(crate) fn emblem(nation: Nation) -> Markup {
    html! {
        svg .emblem viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            use href={ "#e-" (nation) } {}
        }
    }
}
