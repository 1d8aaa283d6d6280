//! Heads and faces: seven shapes, friendly eyes, a small smile.

use diner::Sex;

use crate::figure::Palette;
use crate::paint::{INK, SHADE, dots, fill, line};
use themes::Head;

/// The outline. All reach from about 12 to 38 down the canvas, and stand at its middle.
fn outline(head: Head) -> &'static str {
    match head {
        Head::Oval => {
            "M32 12c7 0 11.5 5.5 11.5 12.5S38.5 38 32 38s-11.5-6.5-11.5-13.5S25 12 32 12z"
        }
        Head::Round => "M32 12.5a12.6 12.6 0 0 1 0 25.2 12.6 12.6 0 0 1 0-25.2z",
        Head::Long => {
            "M32 10.5c6 0 10 5 10 12.5 0 8-3.5 16.5-10 16.5S22 31 22 23c0-7.5 4-12.5 10-12.5z"
        }
        Head::Broad => {
            "M32 12c8.5 0 13.5 5 13.5 12 0 8-5 14-13.5 14s-13.5-6-13.5-14c0-7 5-12 13.5-12z"
        }
        Head::Square => {
            "M27 11.5h10c4.5 0 6.5 3 6.5 7.5v11c0 5-4 9-7.5 9h-8c-3.5 0-7.5-4-7.5-9V19c0-4.5 2-7.5 6.5-7.5z"
        }
        Head::Heart => {
            "M32 12c8.5 0 12 4 12 10.5C44 30 37 39.5 32 39.5S20 30 20 22.5C20 16 23.5 12 32 12z"
        }
        Head::Pear => {
            "M32 11.5c6 0 9 3.5 9.5 9 .3 3 3 5 3 9 0 5.5-5.5 9-12.5 9s-12.5-3.5-12.5-9c0-4 2.7-6 3-9 .5-5.5 3.5-9 9.5-9z"
        }
    }
}

/// Neck and head.
pub(crate) fn head(head: Head, palette: &Palette) -> String {
    let neck = match palette.sex {
        Sex::Man => "M26.5 32h11v11q-5.5 4-11 0z",
        Sex::Woman => "M28 32h8v11q-4 4-8 0z",
    };
    fill(palette.skin.towards(SHADE, 24), neck) + &fill(palette.skin, outline(head))
}

/// Ears of no special kind.
pub(crate) fn ears(palette: &Palette) -> String {
    dots(palette.skin, &[(20.5, 26.0, 2.8), (43.5, 26.0, 2.8)])
}

/// Eyes as most guests have them.
pub(crate) fn eyes(palette: &Palette) -> String {
    let mut eyes = dots(INK, &[(27.3, 25.5, 1.7), (36.7, 25.5, 1.7)]);
    if palette.sex == Sex::Woman {
        eyes.push_str(&line(INK, 1.0, "M25.6 24.6l-1.6-1.2M38.4 24.6l1.6-1.2"));
    }
    eyes
}

pub(crate) fn mouth(palette: &Palette) -> String {
    match palette.sex {
        Sex::Man => line(INK, 1.3, "M28.8 32.2q3.2 2 6.4 0"),
        Sex::Woman => fill("#a2322c", "M28.5 31.5q3.5 1 7 0-1 3.3-3.5 3.3t-3.5-3.3z"),
    }
}
