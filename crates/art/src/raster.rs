//! Drawings as pixels, for those who take no SVG: home screens, previews of links, and the tests
//! that look whether guests can be told apart. Letters are left out: no font is needed.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Pixels, row by row: red, green, blue and how much of each covers what is behind, multiplied.
pub fn pixels(svg: &str, width: u32, height: u32) -> Option<Vec<[u8; 4]>> {
    let drawn = draw(svg, width, height)?;
    let (pixels, _) = drawn.data().as_chunks::<4>();
    Some(pixels.to_vec())
}

/// The drawing as a PNG.
pub fn png(svg: &str, width: u32, height: u32) -> Option<Vec<u8>> {
    draw(svg, width, height)?.encode_png().ok()
}

/// Nothing for what is no drawing, or has no size.
fn draw(svg: &str, width: u32, height: u32) -> Option<Pixmap> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let mut drawn = Pixmap::new(width, height)?;
    let size = tree.size();
    let (x, y) = (width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, Transform::from_scale(x, y), &mut drawn.as_mut());
    Some(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixels_are_what_was_drawn() {
        let red = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#f00" d="M0 0h1v1H0z"/></svg>"##;
        assert_eq!(pixels(red, 2, 1).unwrap(), [[255, 0, 0, 255], [0, 0, 0, 0]]);
        assert!(png(red, 4, 2).unwrap().starts_with(b"\x89PNG"));
        assert!(pixels("no drawing", 2, 2).is_none());
        assert!(png(red, 0, 1).is_none());
    }
}
