//! The picture at the entrance: five tables on the terrace, the sea behind, at dusk or at brunch.
//! Apart from the home page, which only frames it.

use maud::{Markup, html};

/// A table: where it stands, how large it looks, and the class of its tint.
struct Standing {
    x: f32,
    y: f32,
    size: f32,
    tint: &'static str,
}

/// Like the five on a die, seen from a person's height; the last one is nearest.
const TABLES: [Standing; 5] = [
    Standing { x: 676.0, y: 256.0, size: 0.46, tint: "blue" },
    Standing { x: 862.0, y: 256.0, size: 0.46, tint: "yellow" },
    Standing { x: 768.0, y: 300.0, size: 0.62, tint: "blue" },
    Standing { x: 660.0, y: 364.0, size: 0.82, tint: "yellow" },
    Standing { x: 872.0, y: 364.0, size: 0.82, tint: "blue" },
];

/// Lamps on the string above the terrace.
const LAMPS: [(f32, f32); 11] = [
    (76.0, 52.0),
    (158.0, 73.0),
    (244.0, 80.0),
    (330.0, 71.0),
    (412.0, 47.0),
    (520.0, 42.0),
    (604.0, 62.0),
    (690.0, 69.0),
    (776.0, 62.0),
    (860.0, 42.0),
    (940.0, 58.0),
];

/// The picture. It says nothing that the page does not say.
pub(super) fn picture() -> Markup {
    html! {
        svg .view viewBox="0 0 960 440" preserveAspectRatio="xMaxYMid slice"
            aria-hidden="true" focusable="false" {
            (sky())
            (shore())
            path .tr-mast d="M466 20V232M912 22V232" {}
            rect .tr-floor y="226" width="960" height="214" {}
            (floor_lines())
            (parasol())
            @for table in &TABLES { (set_table(table)) }
            path .tr-string
                d="M0 20 Q230 140 466 20 Q690 118 912 22 Q940 60 960 64" {}
            @for (x, y) in LAMPS {
                circle .tr-halo cx=(x) cy=(y) r="13" {}
                circle .tr-lamp cx=(x) cy=(y) r="4.5" {}
            }
        }
    }
}

/// Calm bands of colour, two suns, as the planet has.
fn sky() -> Markup {
    html! {
        rect .tr-sky-a width="960" height="440" {}
        path .tr-sky-b d="M0 92 Q300 60 560 96 T960 84 V240 H0Z" {}
        path .tr-sky-c d="M0 142 Q260 118 520 146 T960 132 V240 H0Z" {}
        circle .tr-sun cx="704" cy="176" r="58" {}
        circle .tr-moon cx="598" cy="104" r="15" {}
    }
}

/// Hills, the sea with the sun on it, two palms, the balustrade.
fn shore() -> Markup {
    html! {
        path .tr-far d="M0 178 Q90 132 200 160 T420 172 Q500 184 560 184 V226 H0Z" {}
        rect .tr-sea y="184" width="960" height="44" {}
        path .tr-glitter d="M652 192h104M670 200h70M640 208h118M680 216h52" {}
        path .tr-near d="M790 192 Q840 158 890 166 T960 150 V228 H760 Q770 202 790 192Z" {}
        path .tr-palm d="M842 228 Q836 180 850 132" {}
        path .tr-leaf d="M850 132q-34-22-58 2q30-6 58-2q-24 6-34 32q20-20 34-32q30-30 58-8q-30-2-58 8q26 4 36 28q-18-18-36-28z" {}
        path .tr-rail d="M0 216H960M0 222H960" {}
        path .tr-posts
            d="M40 216v20M120 216v20M200 216v20M280 216v20M360 216v20M440 216v20M520 216v20M600 216v20M680 216v20M760 216v20M840 216v20M920 216v20" {}
    }
}

/// Tiles that run towards the sun.
fn floor_lines() -> Markup {
    let feet = [-720, -380, -80, 190, 444, 704, 964, 1224, 1504, 1804];
    html! {
        g .tr-tiles {
            @for foot in feet {
                line x1=(704.0 + (foot - 704) as f32 * 0.28) y1="236" x2=(foot) y2="440" {}
            }
            path d="M0 252H960M0 282H960M0 326H960M0 386H960" {}
        }
    }
}

fn set_table(table: &Standing) -> Markup {
    let place = format!("translate({} {}) scale({})", table.x, table.y, table.size);
    html! {
        g transform=(place) {
            ellipse .tr-shadow cy="46" rx="98" ry="17" {}
            @for (x, y) in [(-66, -8), (66, -8)] { (cushion(x, y)) }
            path .tr-leg d="M-5 0h10l3 40h18q4 6-6 6h-40q-10 0-6-6h18z" {}
            ellipse .tr-edge cy="5" rx="58" ry="18" {}
            ellipse class={ "tr-top tr-" (table.tint) } rx="58" ry="18" {}
            ellipse .tr-ring rx="47" ry="13" {}
            circle .tr-halo cy="-9" r="17" {}
            rect .tr-candle x="-3" y="-11" width="6" height="11" rx="2" {}
            circle .tr-lamp cy="-14" r="4" {}
            @for (x, y) in [(-78, 20), (78, 20)] { (cushion(x, y)) }
        }
    }
}

/// It stands where wide pages have the form.
fn parasol() -> Markup {
    html! {
        ellipse .tr-shadow cx="452" cy="338" rx="74" ry="13" {}
        path .tr-pole d="M452 186V336" {}
        path .tr-foot d="M430 338q22-14 44 0z" {}
        path .tr-canopy d="M352 226Q376 168 452 162Q528 168 552 226q-17 11-33 0q-17 11-34 0q-16 11-33 0q-17 11-34 0q-16 11-33 0q-16 11-33 0z" {}
        path .tr-stripe d="M452 162Q420 178 418 226q17 11 34 0q17 11 33 0Q484 178 452 162z" {}
    }
}

fn cushion(x: i32, y: i32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            path .tr-legs d="M-11 8l-5 20M11 8l5 20" {}
            rect .tr-seat x="-20" y="-4" width="40" height="14" rx="7" {}
            path .tr-back d="M-18 0q-4-34 18-34t18 34q-18 7-36 0z" {}
        }
    }
}
