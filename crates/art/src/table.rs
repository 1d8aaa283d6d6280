//! Table tops from above: lacquer, a rim by faction, the nation's emblem in the middle, its name
//! around. Colours come from the style of whoever shows them, by class.

use diner::{Faction, Nation};

use crate::paint::escaped;

/// What runs around a table's edge; it tells the faction without colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rim {
    /// Two plain rings: tables of the Federation.
    Double,
    /// Scallops: tables of the others.
    Scalloped,
    /// One ring, where rules know no factions.
    Single,
}

impl Rim {
    /// The rim of a nation's tables.
    pub const fn of(nation: Nation) -> Rim {
        match nation.faction() {
            Faction::Federation => Rim::Double,
            Faction::NonFederation => Rim::Scalloped,
        }
    }

    /// The class that its tint goes by.
    pub const fn class(self) -> &'static str {
        match self {
            Rim::Double => "first",
            Rim::Scalloped => "second",
            Rim::Single => "plain",
        }
    }
}

/// Drawings that tables refer to.
pub(crate) fn definitions() -> String {
    let path = scallops(22, 45.8);
    format!(
        concat!(
            r#"<path id="rim" d="M50 50m-33 0a33 33 0 0 1 66 0a33 33 0 0 1-66 0"/>"#,
            r#"<path id="scallops" d="{}"/>"#,
        ),
        path
    )
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
        path.push_str(&format!("A8 8 0 0 1 {x:.1} {y:.1}"));
    }
    path.push('z');
    path
}

/// The top, on a canvas of 100 × 100.
pub fn table_top(nation: Nation, rim: Rim, name: &str) -> String {
    let edge = match rim {
        Rim::Double => concat!(
            r#"<circle class="lacquer" cx="50" cy="50" r="49"/>"#,
            r#"<circle class="ring outer" cx="50" cy="50" r="46.6"/>"#,
            r#"<circle class="ring" cx="50" cy="50" r="43.4"/>"#,
        ),
        Rim::Scalloped => concat!(
            r##"<use class="lacquer" href="#scallops"/>"##,
            r#"<circle class="ring beads" cx="50" cy="50" r="43.6"/>"#,
        ),
        Rim::Single => concat!(
            r#"<circle class="lacquer" cx="50" cy="50" r="49"/>"#,
            r#"<circle class="ring outer" cx="50" cy="50" r="46.2"/>"#,
        ),
    };
    [
        edge,
        r#"<circle class="well" cx="50" cy="50" r="27.5"/><circle class="ring fine" cx="50" cy="50" r="27.5"/>"#,
        &format!(
            r##"<use class="mark" href="#e-{nation}" x="32.5" y="32.5" width="35" height="35"/>"##
        ),
        r##"<text class="rim"><textPath href="#rim" startOffset="25%" text-anchor="middle">"##,
        &escaped(name),
        "</textPath></text>",
    ]
    .concat()
}
