//! Small signs on buttons and plates, in the colour of the text.

use maud::{Markup, html};

/// Names and drawings, on a canvas of 24 × 24, as lines.
const SIGNS: [(&str, &str); 13] = [
    (
        "draw",
        r#"<rect x="4" y="3" width="11" height="15" rx="2"/><path d="M8 21h9a3 3 0 0 0 3-3V8M9.5 7.5v6m-3-3h6"/>"#,
    ),
    ("undo", r#"<path d="M9 5L4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3"/>"#),
    ("done", r#"<path d="M4 13l5 5L20 6"/>"#),
    ("close", r#"<path d="M5 5l14 14M19 5L5 19"/>"#),
    ("hint", r#"<path d="M9 17a6.5 6.5 0 1 1 6 0v2H9zM10 22h4"/>"#),
    (
        "cards",
        r#"<rect x="7" y="3" width="12" height="16" rx="2"/><path d="M4 7v11a3 3 0 0 0 3 3h8"/>"#,
    ),
    (
        "dropped",
        r#"<rect x="5" y="3" width="13" height="17" rx="2"/><path d="M9 8l5 7m0-7l-5 7"/>"#,
    ),
    ("tables", r#"<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="5"/>"#),
    ("home", r#"<path d="M3 12l9-8 9 8M6 10v10h12V10"/>"#),
    ("rules", r#"<path d="M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h5m-5 4h5"/>"#),
    (
        "settings",
        r#"<path d="M4 7h9m5 0h2M4 17h2m5 0h9"/><circle cx="15.5" cy="7" r="2.5"/><circle cx="8.5" cy="17" r="2.5"/>"#,
    ),
    ("log", r#"<path d="M4 6h16M4 12h16M4 18h10"/>"#),
    ("glass", r#"<path d="M5 4h14l-7 9zM12 13v7m-4 0h8M14 8l5-6"/>"#),
];

/// All of them, each as a symbol.
pub(super) fn symbols() -> String {
    let symbol = |(name, drawing): (&str, &str)| {
        format!(
            r#"<symbol id="i-{name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">{drawing}</g></symbol>"#
        )
    };
    SIGNS.into_iter().map(symbol).collect()
}

/// A sign beside the words that say the same.
pub(crate) fn sign(name: &str) -> Markup {
    debug_assert!(SIGNS.iter().any(|(sign, _)| *sign == name));
    html! {
        svg .sign viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            use href={ "#i-" (name) } {}
        }
    }
}
