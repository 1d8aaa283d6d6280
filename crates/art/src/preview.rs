//! The picture that stands for a link to the program: the terrace in the middle of a game, and some
//! of its guests beside it. For those who take no style and no font: colours stand in it, no text.

use diner::{Chair, Guest, Nation, Sex, Table};
use themes::Theme;

use crate::floor::{inlays, middle};
use crate::sprites;
use crate::table::{Rim, table_top};

/// Its size in pixels.
pub const PREVIEW: (u32, u32) = (1200, 630);

/// The terrace at dusk, as the style of the pages has it.
const STYLE: &str = "<style>\
.terrace{fill:#3a2d34}.border{fill:none;stroke:#c79a55;stroke-width:1.5}\
.tiles{fill:none;stroke:#4b3a42;stroke-width:1.5}.inlay{stroke:#c79a55;stroke-width:4}\
.leaves{fill:#4d6357;stroke:#3c5047}.pot{fill:#7a5543}.heart{fill:#3c5047}\
.glow{fill:#f7b767;fill-opacity:.25}.shade{fill:#c79a55}.bulb{fill:#ffe3a3}\
.lacquer{fill:#3b7ca3}.well{fill:#2e6587}.ring{fill:none;stroke:#f5e3c3;stroke-width:1}.fine{stroke-opacity:.5}\
.beads{stroke-width:1.9;stroke-linecap:round;stroke-dasharray:0 4.982}\
.mark{color:#f5e3c3}\
.second .lacquer{fill:#d9a23a}.second .well{fill:#e8b856}.second .ring{stroke:#3c260a}\
.second .mark{color:#3c260a}</style>";

/// The tables, in reading order, and who sits where.
const TABLES: [Nation; 5] = [Nation::B, Nation::G, Nation::E, Nation::I, Nation::H];
const SEATED: [(&str, Nation, Sex); 6] = [
    ("e4", Nation::G, Sex::Man),
    ("d5", Nation::G, Sex::Woman),
    ("d3", Nation::E, Sex::Woman),
    ("c4", Nation::E, Sex::Man),
    ("a4", Nation::B, Sex::Woman),
    ("b1", Nation::I, Sex::Man),
];
/// Those beside the floor, each with its place.
const BESIDE: [(Nation, Sex, f32, f32, f32); 5] = [
    (Nation::D, Sex::Woman, 700.0, 92.0, -9.0),
    (Nation::A, Sex::Man, 912.0, 78.0, 6.0),
    (Nation::H, Sex::Woman, 640.0, 336.0, 7.0),
    (Nation::L, Sex::Man, 822.0, 306.0, -4.0),
    (Nation::F, Sex::Woman, 1002.0, 330.0, 8.0),
];

/// The picture as a document of its own.
pub fn preview(theme: Theme) -> String {
    let mut drawn = String::from(r##"<rect width="1200" height="630" fill="#1e181d"/>"##);
    drawn.push_str(r##"<circle cx="900" cy="330" r="420" fill="#2a2229"/>"##);
    drawn.push_str(r#"<g transform="translate(40 35) scale(1.12)">"#);
    drawn.push_str(&inlays());
    for (table, nation) in Table::ALL.into_iter().zip(TABLES) {
        let (x, y) = middle(table.name());
        let rim = Rim::of(nation);
        let top = table_top(nation, rim, "");
        let class = rim.class();
        let (x, y) = (x - 48, y - 48);
        drawn.push_str(&format!(
            r#"<g class="{class}" transform="translate({x} {y}) scale(.96)">{top}</g>"#
        ));
    }
    for chair in Chair::ALL {
        let (x, y) = middle(chair.name());
        let (left, top) = (x - 33, y - 33);
        drawn.push_str(&format!(
            r##"<rect x="{left}" y="{top}" width="66" height="66" rx="20" fill="#6d5a6c" stroke="#8b748a" stroke-width="2"/>"##
        ));
        if let Some((_, nation, sex)) = SEATED.iter().find(|seated| seated.0 == chair.name()) {
            let guest = Guest::new(*nation, *sex);
            let (left, top) = (x - 39, y - 39);
            drawn.push_str(&format!(
                r##"<use href="#g-{guest}" x="{left}" y="{top}" width="78" height="78"/>"##
            ));
        }
    }
    drawn.push_str("</g>");
    for (nation, sex, x, y, turn) in BESIDE {
        let guest = Guest::new(nation, sex);
        drawn.push_str(&format!(
            r##"<g transform="translate({x} {y}) rotate({turn} 88 88)"><use href="#g-{guest}" width="176" height="176"/></g>"##
        ));
    }
    let sprites = sprites(theme, |_| String::new());
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">{STYLE}<defs>{sprites}</defs>{drawn}</svg>"#
    )
}
