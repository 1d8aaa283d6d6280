//! The program's own signs: the icon, with a mark when it is somebody's turn, and the picture that
//! stands for a link to it. A floor in small: a table, four cushions, a glass.

/// Which icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// For tabs.
    Plain,
    /// For tabs, while it is the reader's turn.
    Turn,
    /// For home screens, which cut the corners as they like.
    Full,
}

const INK: &str = "#2a2027";
const CUSHION: &str = "#d9604a";

/// The icon as a document of its own.
pub fn icon(icon: Icon) -> String {
    let (ground, scale) = match icon {
        Icon::Plain | Icon::Turn => (r#"<rect width="64" height="64" rx="15""#, "1"),
        // What matters keeps within the middle four fifths.
        Icon::Full => (r#"<rect width="64" height="64""#, ".8"),
    };
    let mark = match icon {
        Icon::Turn => format!(
            r##"<circle cx="52" cy="12" r="10" fill="#ff6a4d" stroke="{INK}" stroke-width="3"/>"##
        ),
        Icon::Plain | Icon::Full => String::new(),
    };
    let inlays =
        r##"<path fill="none" stroke="#c79a55" stroke-width="2.5" d="M32 8v48M8 32h48"/>"##;
    let cushions = [(24.5, 4.0), (24.5, 45.0), (4.0, 24.5), (45.0, 24.5)].map(|(x, y)| {
        format!(r#"<rect x="{x}" y="{y}" width="15" height="15" rx="5.5" fill="{CUSHION}"/>"#)
    });
    let table = concat!(
        r##"<circle cx="32" cy="32" r="15.5" fill="#2f6d8c"/>"##,
        r##"<circle cx="32" cy="32" r="13.6" fill="none" stroke="#f0cf8e" stroke-width="1.6"/>"##,
        r##"<path fill="#fdf3df" d="M24 25.5h16l-6.6 7.6v5.6h3.8v2.2h-10.4v-2.2h3.8v-5.6z"/>"##,
        r##"<path fill="#ff8a6b" d="M27.6 27.6h8.8l-4.4 4.8z"/>"##,
    );
    [
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">"#,
        &format!(r#"{ground} fill="{INK}"/>"#),
        &format!(r#"<g transform="translate(32 32) scale({scale}) translate(-32 -32)">"#),
        inlays,
        &cushions.concat(),
        table,
        "</g>",
        &mark,
        "</svg>",
    ]
    .concat()
}
