//! The terrace from above: its inlays, plants and lamps. Colours come from the style of whoever
//! shows it, by class.

use diner::Chair;

/// The middle of a square named as `c4`, on a canvas of 500 × 500 with row 5 on top.
pub(crate) fn middle(name: &str) -> (i32, i32) {
    let mut bytes = name.bytes().map(i32::from);
    let column = bytes.next().unwrap_or_default() - i32::from(b'a');
    let row = bytes.next().unwrap_or_default() - i32::from(b'0');
    (column * 100 + 50, (5 - row) * 100 + 50)
}

/// Drawings that others refer to.
pub(crate) fn definitions() -> String {
    let leaf = r#"<path d="M0-6C9-16 10-30 0-42-10-30-9-16 0-6z"/>"#;
    let leaves: String =
        (0..9).map(|i| format!(r#"<g transform="rotate({})">{leaf}</g>"#, i * 40)).collect();
    [
        r#"<symbol id="plant" viewBox="-50 -50 100 100"><circle class="pot" r="19"/>"#,
        &format!(r#"<g class="leaves">{leaves}</g><circle class="heart" r="5"/></symbol>"#),
        r#"<symbol id="lamp" viewBox="-50 -50 100 100"><circle class="glow" r="27"/>"#,
        r#"<circle class="shade" r="13"/><circle class="bulb" r="6"/></symbol>"#,
    ]
    .concat()
}

/// The floor under the furniture, on a canvas of 500 × 500: a line from each chair to each table it
/// touches.
pub fn inlays() -> String {
    let mut drawn = String::from(r#"<rect class="terrace" width="500" height="500" rx="26"/>"#);
    drawn.push_str(TILES);
    drawn.push_str(r#"<rect class="border" x="9" y="9" width="482" height="482" rx="19"/>"#);
    let corners = [(50, 50), (450, 50), (50, 450), (450, 450)].map(|at| ("plant", 84, at));
    let sides = [(250, 50), (50, 250), (450, 250), (250, 450)].map(|at| ("lamp", 96, at));
    for (name, size, (x, y)) in corners.into_iter().chain(sides) {
        let (x, y) = (x - size / 2, y - size / 2);
        drawn.push_str(&format!(
            r##"<use href="#{name}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##
        ));
    }
    for chair in Chair::ALL {
        let three = if chair.touched().len() > 1 { " three" } else { "" };
        let (x, y) = middle(chair.name());
        for table in chair.touched() {
            let (u, v) = middle(table.name());
            drawn.push_str(&format!(
                r#"<line class="inlay of-{chair}{three}" x1="{x}" y1="{y}" x2="{u}" y2="{v}"/>"#
            ));
        }
    }
    drawn
}

/// Quiet arcs in the floor, as of a large fan.
const TILES: &str = r#"<g class="tiles"><circle cx="250" cy="250" r="90"/><circle cx="250" cy="250" r="165"/><circle cx="250" cy="250" r="240"/><path d="M250 10v480M10 250h480M80 80l340 340M420 80L80 420"/></g>"#;
