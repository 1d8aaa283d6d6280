//! The icon and the preview can be drawn as pixels. With `PICTURES_DIR` set they are left there, to
//! be looked at.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use art::{Icon, PREVIEW, icon, pixels, png, preview};
use themes::Theme;

fn leave(name: &str, svg: &str, width: u32, height: u32) {
    let Ok(folder) = std::env::var("PICTURES_DIR") else { return };
    std::fs::write(format!("{folder}/{name}.png"), png(svg, width, height).unwrap()).unwrap();
}

#[test]
fn icons() {
    let tab = [Icon::Plain, Icon::Turn].map(|which| pixels(&icon(which), 16, 16).unwrap());
    assert_ne!(tab[0], tab[1]);
    assert_eq!(tab[0][0][3], 0, "round corners show what is behind");
    let full = pixels(&icon(Icon::Full), 180, 180).unwrap();
    assert!(full.iter().all(|pixel| pixel[3] == 255), "home screens get no holes");
    for (name, which) in [("plain", Icon::Plain), ("turn", Icon::Turn), ("full", Icon::Full)] {
        leave(&format!("icon-{name}"), &icon(which), 256, 256);
        leave(&format!("icon-{name}-16"), &icon(which), 16, 16);
    }
}

#[test]
fn a_preview_for_each_theme() {
    let (width, height) = PREVIEW;
    let mut seen = BTreeSet::new();
    for theme in Theme::all() {
        let svg = preview(theme);
        let drawn = pixels(&svg, width, height).unwrap();
        let colours: BTreeSet<_> = drawn.iter().collect();
        assert!(colours.len() > 200, "{theme:?}: {}", colours.len());
        assert!(seen.insert(drawn.clone()));
        leave(&format!("preview-{}", theme.code()), &svg, width, height);
    }
}
