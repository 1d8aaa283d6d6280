//! The parameters that a portrait is drawn from. A theme is a table of twelve of these.

/// How the guests of a nation look. Fragments are SVG on a canvas of 64 × 64 with the head at
/// (32, 27); in them `{s}`, `{h}`, `{c}`, `{t}` and `{g}` stand for the colours of skin, hair,
/// clothes, trimming and ground.
pub(super) struct Look {
    /// The frame's ground: the first colour of the nation.
    pub(super) ground: &'static str,
    /// Frame line and badge: the second colour, dark enough for white letters.
    pub(super) trim: &'static str,
    pub(super) cloth: &'static str,
    pub(super) skin: &'static str,
    pub(super) hair: &'static str,
    /// Behind the head, whoever it is.
    pub(super) behind: &'static str,
    /// Hair of men and of women: behind the head, then over it.
    pub(super) man: [&'static str; 2],
    pub(super) woman: [&'static str; 2],
    /// The signature feature: over face, hair and shoulders.
    pub(super) feature: &'static str,
    /// Eyes, where they are not plain.
    pub(super) eyes: Option<&'static str>,
    /// On a canvas of 24 × 24, in the colour of the text.
    pub(super) emblem: &'static str,
}

/// Short hair.
pub(super) const SHORT: &str =
    r#"<path fill="{h}" d="M20 25c-2-9 4-14.5 12-14.5S46 16 44 25c-1-5-4-7-12-7s-11 2-12 7z"/>"#;
/// A parting to the side.
pub(super) const PARTED: &str = r#"<path fill="{h}" d="M20 26c-2-10 4-15.5 12-15.5S46 16 44 26c-1-4-2-6-4-7-6 1-12 0-15-3-1 4-4 5-5 10z"/>"#;
/// Hair to the shoulders, behind.
pub(super) const LONG: &str =
    r#"<path fill="{h}" d="M18 27c-1-11 5-17 14-17s15 6 14 17c0 7 2 13 3 18H15c1-5 3-11 3-18z"/>"#;
/// Hair to the chin, behind.
pub(super) const BOB: &str =
    r#"<path fill="{h}" d="M17.5 27C17 16 23 10 32 10s15 6 14.5 17v11c-4 2-25 2-29 0z"/>"#;
/// A fringe swept aside.
pub(super) const FRINGE: &str = r#"<path fill="{h}" d="M20.5 27c-2-11 4-15.5 11.5-15.5S45.5 16 43.5 27C42 21 40 19 36 18c-6 4-12 4-15.5 9z"/>"#;
/// A bun on top, behind.
pub(super) const BUN: &str = r#"<path fill="{h}" d="M19 27C18 17 23 11.5 32 11.5S46 17 45 27c0 4-1 7-2 9H21c-1-2-2-5-2-9z"/><circle fill="{h}" cx="32" cy="9" r="5.5"/>"#;
