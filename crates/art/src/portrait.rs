//! One portrait: frame, figure, badges. Sex is told by the frame (square shoulders or an arch), by
//! the figure and by a sign; the nation by silhouette, feature, colours, emblem and letters.

use diner::{Guest, Sex};

use crate::dress::{dress, shoulders};
use crate::features::{feature, has_eyes};
use crate::figure::{Figure, Palette};
use crate::hair::hair;
use crate::hats::{covers, hat};
use crate::head::{ears, eyes, head, mouth};
use crate::paint::escaped;
use themes::Look;

const MAN_FRAME: &str = "M5 2h54a3 3 0 0 1 3 3v54a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z";
const WOMAN_FRAME: &str = "M2 31a30 29 0 0 1 60 0v28a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z";
const MAN_SIGN: &str =
    r#"<circle cx="51" cy="56.3" r="3.3"/><path d="M53.5 53.8l4-4m-3.7 0h3.7v3.7"/>"#;
const WOMAN_SIGN: &str =
    r#"<circle cx="54" cy="52.3" r="3.3"/><path d="M54 55.6v4.9m-2.6-2.4h5.2"/>"#;

/// What all portraits refer to: frames, signs, and the clip of hair under a hat.
pub fn portraits_share() -> String {
    let of = |sex: Sex, frame, sign| {
        format!(
            concat!(
                r#"<clipPath id="clip-{0}"><path d="{1}"/></clipPath>"#,
                r#"<path id="frame-{0}" fill="none" d="{1}"/>"#,
                r##"<g id="sign-{0}" fill="none" stroke="#fff" stroke-width="1.8" "##,
                r#"stroke-linecap="round">{2}</g>"#,
            ),
            sex, frame, sign
        )
    };
    of(Sex::Woman, WOMAN_FRAME, WOMAN_SIGN)
        + &of(Sex::Man, MAN_FRAME, MAN_SIGN)
        + r#"<clipPath id="under"><path d="M0 17h64v47H0z"/></clipPath>"#
}

/// The figure alone, without ground and frame: its silhouette.
pub fn figure(look: &Look, sex: Sex) -> String {
    let palette = Palette::of(look, sex);
    let parts = compose(look, &palette);
    layers(&parts, look, &palette)
}

/// The drawing inside a canvas of 64 × 64. Letters are two or three.
pub fn portrait(look: &Look, guest: Guest, letters: &str) -> String {
    let sex = guest.sex();
    let nation = guest.nation();
    let palette = Palette::of(look, sex);
    let parts = compose(look, &palette);
    let (ground, trim) = (palette.ground, palette.trim);
    [
        format!(r##"<g clip-path="url(#clip-{sex})" stroke-linecap="round" stroke-linejoin="round"><path fill="{ground}" d="M0 0h64v64H0z"/>"##),
        parts.far.clone(),
        format!(r##"<use href="#f-{guest}" stroke="{trim}" stroke-width="3.2"/><g id="f-{guest}">"##),
        layers(&parts, look, &palette),
        "</g>".to_string(),
        // A light line, which tells the frame from a dark floor, under the trim.
        format!(r##"</g><use href="#frame-{sex}" stroke="#fff3df" stroke-width="4"/>"##),
        format!(r##"<path fill="{trim}" d="M2 47h60v12a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z"/>"##),
        format!(r##"<use href="#frame-{sex}" stroke="{trim}" stroke-width="2.6"/>"##),
        format!(r##"<use href="#sign-{sex}"/>"##),
        format!(
            r##"<text x="15" y="59.8" fill="#fff" font-size="13.5" font-weight="700" text-anchor="middle">{}</text>"##,
            escaped(letters)
        ),
        format!(r##"<use href="#e-{nation}" x="27.5" y="48.5" width="12.5" height="12.5" color="#fff"/>"##),
    ]
    .concat()
}

/// Every part adds to the layers that it concerns.
fn compose(look: &Look, palette: &Palette) -> Figure {
    let mut figure = Figure::default();
    let worn = look.hat.of(palette.sex);
    hair(look.hair.of(palette.sex), palette, &mut figure);
    if worn.is_some_and(covers) {
        for layer in [&mut figure.back, &mut figure.front] {
            *layer = format!(r#"<g clip-path="url(#under)">{layer}</g>"#);
        }
    }
    dress(look.dress, palette, &mut figure);
    for &one in &look.features {
        feature(one, palette, &mut figure);
    }
    if let Some(worn) = worn {
        hat(worn, palette, &mut figure);
    }
    figure
}

fn layers(figure: &Figure, look: &Look, palette: &Palette) -> String {
    let own_eyes = look.features.iter().any(|&feature| has_eyes(feature));
    [
        figure.back.clone(),
        ears(palette),
        shoulders(palette),
        figure.body.clone(),
        head(look.head, palette),
        figure.face.clone(),
        if own_eyes { String::new() } else { eyes(palette) },
        mouth(palette),
        figure.front.clone(),
        figure.top.clone(),
    ]
    .concat()
}
