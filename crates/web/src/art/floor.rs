//! The terrace from above: its inlays, plants and lamps, and the lacquered table tops.

use diner::{Chair, Nation, Table};
use maud::{Markup, PreEscaped, html};

/// The middle of a square named as `c4`, on a canvas of 500 × 500 with row 5 on top.
fn middle(name: &str) -> (i32, i32) {
    let mut bytes = name.bytes().map(i32::from);
    let column = bytes.next().unwrap_or_default() - i32::from(b'a');
    let row = bytes.next().unwrap_or_default() - i32::from(b'0');
    (column * 100 + 50, (5 - row) * 100 + 50)
}

/// Drawings that others refer to.
pub(super) fn definitions() -> String {
    let leaf = r#"<path d="M0-6C9-16 10-30 0-42-10-30-9-16 0-6z"/>"#;
    let leaves: String =
        (0..9).map(|i| format!(r#"<g transform="rotate({})">{leaf}</g>"#, i * 40)).collect();
    let scallops = scallops(24, 46.0);
    [
        r#"<path id="rim" d="M50 50m-33 0a33 33 0 0 1 66 0a33 33 0 0 1-66 0"/>"#,
        r#"<symbol id="plant" viewBox="-50 -50 100 100"><circle class="pot" r="19"/>"#,
        &format!(r#"<g class="leaves">{leaves}</g><circle class="heart" r="5"/></symbol>"#),
        r#"<symbol id="lamp" viewBox="-50 -50 100 100"><circle class="glow" r="30"/>"#,
        r#"<circle class="shade" r="13"/><circle class="bulb" r="6"/></symbol>"#,
        &format!(r#"<path id="scallops" d="{scallops}"/>"#),
    ]
    .concat()
}

/// A rim of so many small arcs, on a canvas of 100 × 100.
fn scallops(count: u32, radius: f64) -> String {
    let point = |i: u32| {
        let angle = f64::from(i) / f64::from(count) * std::f64::consts::TAU;
        (50.0 + radius * angle.cos(), 50.0 + radius * angle.sin())
    };
    let (x, y) = point(0);
    let mut path = format!("M{x:.1} {y:.1}");
    for i in 1..=count {
        let (x, y) = point(i);
        path.push_str(&format!("A5.5 5.5 0 0 1 {x:.1} {y:.1}"));
    }
    path.push('z');
    path
}

/// The floor under the furniture: a line from each chair to each table it touches.
pub(crate) fn inlays() -> Markup {
    let lines = Chair::ALL.into_iter().flat_map(|chair| {
        chair.touched().iter().map(move |table| (chair, middle(chair.name()), middle(table.name())))
    });
    html! {
        svg .inlays viewBox="0 0 500 500" aria-hidden="true" focusable="false" {
            rect .terrace width="500" height="500" rx="26" {}
            (PreEscaped(TILES))
            rect .border x="9" y="9" width="482" height="482" rx="19" {}
            @for (x, y) in [(50, 50), (450, 50), (50, 450), (450, 450)] {
                use href="#plant" x=(x - 50) y=(y - 50) width="100" height="100" {}
            }
            @for (x, y) in [(250, 50), (50, 250), (450, 250), (250, 450)] {
                use href="#lamp" x=(x - 50) y=(y - 50) width="100" height="100" {}
            }
            @for (chair, (x, y), (u, v)) in lines {
                line class={ "inlay of-" (chair) @if chair.touched().len() > 1 { " three" } }
                    x1=(x) y1=(y) x2=(u) y2=(v) {}
            }
        }
    }
}

/// Quiet arcs in the floor, as of a large fan.
const TILES: &str = r#"<g class="tiles"><circle cx="250" cy="250" r="90"/><circle cx="250" cy="250" r="165"/><circle cx="250" cy="250" r="240"/><path d="M250 10v480M10 250h480M80 80l340 340M420 80L80 420"/></g>"#;

/// A lacquered top, its rim by faction, the nation's emblem in the middle and its name around.
pub(crate) fn table_top(square: &str, nation: Nation, side: &str, name: &str) -> Markup {
    debug_assert!(Table::ALL.iter().any(|table| table.name() == square));
    html! {
        svg .top viewBox="0 0 100 100" aria-hidden="true" focusable="false" {
            @if side == "second" {
                use .lacquer href="#scallops" {}
                circle .ring cx="50" cy="50" r="43.5" {}
            } @else {
                circle .lacquer cx="50" cy="50" r="48.5" {}
                circle .ring .outer cx="50" cy="50" r="46.2" {}
                @if side == "first" { circle .ring cx="50" cy="50" r="43" {} }
            }
            circle .well cx="50" cy="50" r="27" {}
            path .sheen d="M17 39A35 35 0 0 1 39 17" {}
            use .mark href={ "#e-" (nation) } x="34" y="34" width="32" height="32" {}
            text .rim { textPath href="#rim" startOffset="25%" text-anchor="middle" { (name) } }
        }
    }
}
