//! Small signs on buttons and plates, in the colour of the text.

/// Names and drawings, on a canvas of 24 × 24, as lines.
const SIGNS: [(&str, &str); 20] = [
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
    ("clock", r#"<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2.5"/>"#),
    (
        "people",
        r#"<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.3a6.5 6.5 0 0 1 3.5 5.7"/>"#,
    ),
    (
        "react",
        r#"<circle cx="12" cy="12" r="9"/><path d="M8.5 14.5q3.5 3.5 7 0M9 9.5v.5M15 9.5v.5"/>"#,
    ),
    ("curtain", r#"<path d="M3 4h18M5 4v16h4q2-7 0-16M19 4v16h-4q-2-7 0-16"/>"#),
    (
        "bot",
        r#"<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4M9.5 13v1M14.5 13v1"/>"#,
    ),
    ("away", r#"<path d="M19 15A8 8 0 0 1 9 5a8 8 0 1 0 10 10z"/>"#),
    ("flag", r#"<path d="M6 21V4h12l-3 4 3 4H6"/>"#),
    ("glass", r#"<path d="M5 4h14l-7 9zM12 13v7m-4 0h8M14 8l5-6"/>"#),
];

/// All of them, each as the symbol `i-` and its name.
pub fn signs() -> String {
    let symbol = |(name, drawing): (&str, &str)| {
        format!(
            r#"<symbol id="i-{name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">{drawing}</g></symbol>"#
        )
    };
    SIGNS.into_iter().map(symbol).collect()
}

/// Their names.
pub fn sign_names() -> impl Iterator<Item = &'static str> {
    SIGNS.iter().map(|(name, _)| *name)
}
