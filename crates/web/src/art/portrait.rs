//! One portrait: frame, shoulders, head, hair, feature, badges. Sex is told by the frame (square
//! shoulders or an arch), by the figure and by a sign; the nation by feature, colours, emblem and
//! letters.

use diner::{Guest, Sex};

use super::look::Look;

const MAN_FRAME: &str = "M4 2h56a2 2 0 0 1 2 2v56a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z";
const WOMAN_FRAME: &str = "M2 32a30 30 0 0 1 60 0v28a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z";

const MAN_BUST: &str = "M6 62V54c0-7 5-9 12-11l9-3h10l9 3c7 2 12 4 12 11v8z";
const WOMAN_BUST: &str = "M11 62c0-12 4-17 14-19l3-2h8l3 2c10 2 14 7 14 19z";

const MAN_SIGN: &str =
    r#"<circle cx="51.5" cy="54.5" r="3.4"/><path d="M54 52l4-4m-3.5 0h3.5v3.5"/>"#;
const WOMAN_SIGN: &str = r#"<circle cx="54" cy="50.7" r="3.4"/><path d="M54 54v5m-2.5-2.3h5"/>"#;

const EYES: &str = r##"<g fill="#231a18"><circle cx="27.5" cy="27.5" r="1.5"/><circle cx="36.5" cy="27.5" r="1.5"/></g>"##;

const MAN_MOUTH: &str = r##"<path d="M29 34.5q3 1.6 6 0" stroke="#231a18"/>"##;
const WOMAN_MOUTH: &str = r##"<path d="M29 34q3 2.4 6 0" stroke="#a2372f"/>"##;

/// Everything in its place; what stands in braces is put in by [`draw`].
const PORTRAIT: &str = concat!(
    r#"<g clip-path="url(#{clip})"><path fill="{g}" d="M0 0h64v64H0z"/>{behind}{back}"#,
    r#"<path fill="{c}" d="{bust}"/>"#,
    r#"<path fill="{s}" d="M27.5 34h9v8q-4.5 4-9 0z"/>"#,
    r#"<ellipse fill="{s}" cx="32" cy="27" {head}/>"#,
    r#"<g fill="none" stroke-width="1.3" stroke-linecap="round">{mouth}</g>"#,
    r#"{eyes}{front}{feature}"#,
    r#"<path fill="{t}" d="M0 46.5h64V64H0z"/></g>"#,
    r##"<use href="#{frame}" stroke="{t}"/><use href="#{sign}"/>"##,
    r##"<text x="14.5" y="59.5" fill="#fff" font-size="13.5" font-weight="600" "##,
    r##"text-anchor="middle">{letters}</text>"##,
    r##"<use href="#e-{nation}" x="28" y="48.5" width="13" height="13" color="#fff"/>"##,
);

/// What the portraits of a sex share.
pub(super) fn shared() -> String {
    let shared = |sex: Sex, frame, sign| {
        format!(
            concat!(
                r#"<clipPath id="clip-{0}"><path d="{1}"/></clipPath>"#,
                r#"<path id="frame-{0}" fill="none" stroke-width="2.5" d="{1}"/>"#,
                r##"<g id="sign-{0}" fill="none" stroke="#fff" stroke-width="1.7" "##,
                r#"stroke-linecap="round">{2}</g>"#,
            ),
            sex, frame, sign
        )
    };
    shared(Sex::Woman, WOMAN_FRAME, WOMAN_SIGN) + &shared(Sex::Man, MAN_FRAME, MAN_SIGN)
}

/// The drawing inside a canvas of 64 × 64. Letters are two or three.
pub(super) fn draw(look: &Look, guest: Guest, letters: &str) -> String {
    let sex = guest.sex();
    let (bust, mouth, head, [back, front]) = match sex {
        Sex::Man => (MAN_BUST, MAN_MOUTH, r#"rx="12" ry="13.5""#, look.man),
        Sex::Woman => (WOMAN_BUST, WOMAN_MOUTH, r#"rx="11" ry="13""#, look.woman),
    };
    let parts = [
        ("{clip}", format!("clip-{sex}")),
        ("{frame}", format!("frame-{sex}")),
        ("{sign}", format!("sign-{sex}")),
        ("{nation}", guest.nation().to_string()),
        ("{behind}", look.behind.into()),
        ("{back}", back.into()),
        ("{bust}", bust.into()),
        ("{head}", head.into()),
        ("{mouth}", mouth.into()),
        ("{eyes}", look.eyes.unwrap_or(EYES).into()),
        ("{front}", front.into()),
        ("{feature}", look.feature.into()),
        ("{letters}", letters.into()),
        // Colours last: the parts ask for them too.
        ("{s}", look.skin.into()),
        ("{h}", look.hair.into()),
        ("{c}", look.cloth.into()),
        ("{t}", look.trim.into()),
        ("{g}", look.ground.into()),
    ];
    parts.iter().fold(PORTRAIT.to_string(), |drawn, (name, part): &(&str, String)| {
        drawn.replace(name, part)
    })
}
