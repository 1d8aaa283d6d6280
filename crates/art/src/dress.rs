//! Shoulders, and what guests wear on them.

use diner::Sex;

use crate::figure::{Figure, Palette};
use crate::paint::{LINEN, SHADE, both, dots, fill, line};
use themes::{Colour, Dress};

const MAN: &str = "M5 64V50c0-7 5-9.5 12-11l9-2.5h12l9 2.5c7 1.5 12 4 12 11v14z";
const WOMAN: &str = "M11 64c0-14 4-20 13-22l4-2.5h8l4 2.5c9 2 13 8 13 22z";

/// The shoulders; what is worn over them lies in the figure's layer for it.
pub(crate) fn shoulders(palette: &Palette) -> String {
    let d = match palette.sex {
        Sex::Man => MAN,
        Sex::Woman => WOMAN,
    };
    fill(palette.cloth, d)
}

pub(crate) fn dress(dress: Dress, palette: &Palette, figure: &mut Figure) {
    let p = palette;
    let (cloth, accent, seam) = (p.cloth, p.accent, p.seam);
    let light = cloth.towards(Colour::WHITE, 35);
    let body = match dress {
        Dress::Collar => fill(light, "M25 38l7 8 7-8 3 4-7 7-3-3-3 3-7-7z"),
        Dress::Flowered => {
            fill(p.skin, "M27 38.5h10l-5 7z")
                + &fill(light, "M25 38l7 9-4 1.5-6-7zM39 38l-7 9 4 1.5 6-7z")
                + &dots(
                    accent,
                    &[(17.0, 44.0, 2.2), (47.0, 44.0, 2.2), (12.0, 47.5, 1.6), (52.0, 47.5, 1.6)],
                )
        }
        Dress::HighCollar => {
            both(&fill(light, "M33 46l4-10 6-4 3 8-8 9z")) + &line(accent, 1.6, "M32 44v5")
        }
        Dress::Robe => {
            figure.back.push_str(&fill(light, "M18 48l2-12q1-4 5-4h14q4 0 5 4l2 12z"));
            fill(seam, "M20 50l6-13 6 9 6-9 6 13z")
                + &line(accent, 1.7, "M20.5 49l5.5-11.5 6 9 6-9L43.5 49")
        }
        Dress::FurCollar => {
            let fur: Vec<_> = (0..9_u8)
                .map(|i| {
                    let angle = (20.0 + 17.5 * f32::from(i)).to_radians();
                    (32.0 + 17.0 * angle.cos(), 34.0 + 12.5 * angle.sin(), 4.4)
                })
                .collect();
            dots(accent, &fur)
        }
        Dress::RollNeck => {
            fill(light, "M24 37q8 3 16 0l1 6q-9 4-18 0z") + &line(seam, 1.1, "M24 40.5q8 3 16 0")
        }
        Dress::Drape => {
            fill(p.skin, "M18 42q14-6 28 0l-3 8H21z")
                + &fill(cloth, "M16 42l30 8H14z")
                + &line(accent, 1.6, "M17 42.5L44 50")
        }
        Dress::Armour => {
            both(
                &(fill(light, "M41 39l12 2.5q5 2 5 8H43z") + &line(seam, 1.2, "M43 45h14M48 41v8")),
            ) + &fill(seam, "M27 40h10l2 9H25z")
        }
        Dress::Halter => {
            fill(p.skin, "M10 50c0-6 7-10 16-12h12c9 2 16 6 16 12z")
                + &fill(cloth, "M26 38h3l3 7 3-7h3l6 12H20z")
        }
        Dress::Plate => {
            fill(seam, "M20 43l12 7 12-7 6 2-7 5H21l-7-5z")
                + &line(accent, 1.4, "M21 44.5l11 6 11-6")
        }
        Dress::Sash => {
            fill(accent, "M12 41l8-2.5L50 50H32z") + &line(seam, 1.0, "M14 41.5l24 8.5M19 40l24 9")
        }
        Dress::Quilted => {
            let man = "M1 50V38q0-5 6-5h14l5 5h12l5-5h14q6 0 6 5v12z";
            let woman = "M6 50V40q0-5 5-5h10l6 5h10l6-5h10q5 0 5 5v10z";
            let d = match p.sex {
                Sex::Man => man,
                Sex::Woman => woman,
            };
            fill(cloth, d)
                + &both(&line(
                    seam,
                    1.2,
                    "M40 41l8 9M45 36.5l13 13M52 35l7 8M48 35.5l-6 8M56 35.5l-11 13",
                ))
        }
        Dress::Ruff => {
            let ruff: Vec<_> = (0..8_u8)
                .map(|i| {
                    (18.0 + 4.0 * f32::from(i), 41.0 + if i % 2 == 0 { 0.0 } else { 1.5 }, 3.4)
                })
                .collect();
            dots(accent, &ruff) + &line(seam, 1.0, "M16 42.5q16 4 32 0")
        }
        Dress::Printed => {
            figure.back.push_str(&fill(cloth, "M1 50V45q5-7 22-8.5h18q17 1.5 22 8.5v5z"));
            fill(p.skin, "M26 38h12l-6 6z")
                + &both(
                    &(fill(accent, "M41 42l3 5 3-5zM49 43l2.5 5 3-5z")
                        + &line(accent, 1.6, "M33 45l6-7")),
                )
        }
        Dress::Knots => {
            fill(light, "M25 37.5q7 4 14 0v4.5q-7 3-14 0z")
                + &line(accent, 1.8, "M32 42v8M28 45.5h8M28.5 49h7")
        }
        Dress::Pleats => {
            fill(p.skin, "M27 38h10l-5 8z")
                + &line(seam, 1.1, "M22 41v9M25.5 43v7M42 41v9M38.5 43v7")
                + &fill(light, "M25 37.5l7 9-3 2-7-7zM39 37.5l-7 9 3 2 7-7z")
        }
        Dress::Stripes => {
            line(accent, 2.3, "M16 41.5q16 6 32 0M11 46q21 6.5 42 0")
                + &fill(p.skin, "M25.5 38q6.5 6 13 0z")
        }
        Dress::Braces => {
            fill(LINEN, "M12 50c0-6 5-9 14-12h12c9 3 14 6 14 12z")
                + &line(cloth, 3.0, "M23 39.5l-2 11M41 39.5l2 11")
                + &fill(cloth, "M27 39l5 6 5-6v6l-5-1.5-5 1.5z")
        }
        Dress::BowTie => {
            fill(LINEN, "M25 37.5h14l-7 13z") + &fill("#a5303a", "M24 39.5l8 3 8-3v7l-8-3-8 3z")
        }
        Dress::Garland => {
            let bead = |i: u8| {
                let angle = (5.0 + 17.0 * f32::from(i)).to_radians();
                (32.0 + 16.5 * angle.cos(), 34.0 + 13.5 * angle.sin(), 3.3)
            };
            let beads: Vec<_> = (0..11).map(bead).collect();
            let hearts: Vec<_> = beads.iter().map(|&(x, y, _)| (x, y, 1.3)).collect();
            dots(accent, &beads) + &dots(accent.towards(SHADE, 60), &hearts)
        }
        Dress::Shawl => {
            fill(accent, "M10 50q3-9 15-12.5l7 9 7-9Q51 41 54 50z")
                + &dots(
                    p.trim,
                    &[(19.0, 46.0, 1.8), (45.0, 46.0, 1.8), (24.5, 42.0, 1.4), (39.5, 42.0, 1.4)],
                )
                + &line(LINEN, 1.3, "M25.5 38.5l6.5 9 6.5-9")
        }
        Dress::Jacket => {
            fill(LINEN, "M26 37.5h12l-6 12z") + &both(&fill(light, "M33 50l5-13 5 2.5-1 8z"))
        }
        Dress::Bandana => {
            fill("#c8372d", "M23 37q9 5 18 0l2 3-11 11-11-11z")
                + &dots(LINEN, &[(28.0, 42.0, 1.0), (36.0, 42.0, 1.0), (32.0, 45.0, 1.0)])
        }
    };
    figure.body.push_str(&body);
}
