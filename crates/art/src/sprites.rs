//! Every drawing that a page refers to, once and hidden, each as a symbol: what a server pushes
//! later needs no drawing of its own.

use diner::{Guest, Nation};
use themes::Theme;

use crate::{emblem, floor, portrait, portraits_share, table};

/// The portraits (`g-Bm`), emblems (`e-B`) and what the floor is made of; `letters` stand on the
/// portraits' badges.
pub fn sprites(theme: Theme, letters: impl Fn(Nation) -> String) -> String {
    floor::definitions() + &table::definitions() + &guests(theme, &Guest::ALL, letters)
}

/// The portraits of some guests, and all emblems.
pub fn guests(theme: Theme, wanted: &[Guest], letters: impl Fn(Nation) -> String) -> String {
    let mut svg = portraits_share();
    for &guest in wanted {
        let nation = guest.nation();
        let drawn = portrait(theme.look(nation), guest, &letters(nation));
        svg.push_str(&format!(r#"<symbol id="g-{guest}" viewBox="0 0 64 64">{drawn}</symbol>"#));
    }
    for nation in Nation::ALL {
        let drawn = emblem(theme.look(nation).emblem);
        svg.push_str(&format!(r#"<symbol id="e-{nation}" viewBox="0 0 24 24">{drawn}</symbol>"#));
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is referred to is there, once: a page shows nothing for a name that is missing.
    #[test]
    fn every_reference_has_its_drawing() {
        for theme in Theme::all() {
            let svg = sprites(theme, |nation| nation.to_string());
            let tops = Nation::ALL.map(|n| crate::table_top(n, crate::Rim::of(n), "A <b> & \"c\""));
            let all = svg.clone() + &tops.concat() + &crate::inlays();
            for reference in ["href=\"#", "url(#"] {
                for rest in all.split(reference).skip(1) {
                    let name = rest.split(['"', ')']).next().unwrap();
                    let id = format!("id=\"{name}\"");
                    assert_eq!(svg.matches(&id).count(), 1, "{id}");
                }
            }
            assert!(!all.contains("<b>"));
        }
    }
}
