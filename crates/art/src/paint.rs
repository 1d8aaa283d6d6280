//! The brush: shapes as SVG text, and the colours that all guests share.

use std::fmt::Display;

use themes::Colour;

/// Eyes, mouths, dark glass.
pub(crate) const INK: Colour = Colour([0x23, 0x1a, 0x18]);
/// What shades skin and cloth.
pub(crate) const SHADE: Colour = Colour([0x40, 0x20, 0x0f]);
/// Shirts and other white things.
pub(crate) const LINEN: Colour = Colour([0xfb, 0xf6, 0xea]);

/// A shape filled with a colour.
pub(crate) fn fill(colour: impl Display, d: &str) -> String {
    format!(r#"<path fill="{colour}" d="{d}"/>"#)
}

/// A line. The ends are round, as whoever puts the drawing together says once for all lines.
pub(crate) fn line(colour: impl Display, width: f32, d: &str) -> String {
    format!(r#"<path fill="none" stroke="{colour}" stroke-width="{width}" d="{d}"/>"#)
}

/// A filled circle.
pub(crate) fn dot(colour: impl Display, x: f32, y: f32, r: f32) -> String {
    format!(r#"<circle fill="{colour}" cx="{}" cy="{}" r="{}"/>"#, short(x), short(y), short(r))
}

/// Filled circles of one colour, as (x, y, radius).
pub(crate) fn dots(colour: impl Display, circles: &[(f32, f32, f32)]) -> String {
    let one = |&(x, y, r): &(f32, f32, f32)| {
        format!(r#"<circle cx="{}" cy="{}" r="{}"/>"#, short(x), short(y), short(r))
    };
    let all: String = circles.iter().map(one).collect();
    format!(r#"<g fill="{colour}">{all}</g>"#)
}

/// The same drawing at the right and, mirrored, at the left of the middle.
pub(crate) fn both(drawing: &str) -> String {
    format!(r#"{drawing}<g transform="matrix(-1 0 0 1 64 0)">{drawing}</g>"#)
}

/// A number with no more digits than a drawing needs.
pub(crate) fn short(number: f32) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map(str::to_string).unwrap_or(text)
}

/// A text as it may stand in a drawing.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([short(2.0), short(2.25), short(-0.5)], ["2", "2.2", "-0.5"]);
    }
}
