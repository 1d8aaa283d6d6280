//! What guests wear on their heads, from a sun hat to a band with a gem.

use crate::figure::{Figure, Palette};
use crate::paint::{INK, LINEN, SHADE, both, dot, dots, fill, line};
use themes::{Colour, Hat};

/// Draws the hat. Most cover the hair above the forehead, which [`covers`] tells.
pub(crate) fn hat(hat: Hat, palette: &Palette, figure: &mut Figure) {
    let p = palette;
    let accent = p.accent;
    let dark = accent.towards(SHADE, 30);
    let band = p.cloth;
    let top = match hat {
        Hat::SunHat => [
            fill(accent, "M21 17c0-9 5-13.5 11-13.5S43 8 43 17z"),
            fill(dark, "M8 18.5C13 14.5 22 13.5 32 13.5s19 1 24 5c-3 3-13 4.5-24 4.5s-21-1.5-24-4.5z"),
            fill(accent, "M8 17.5C13 13.5 22 12.5 32 12.5s19 1 24 5c-3 3-13 4-24 4s-21-1-24-4z"),
            fill(band, "M20.8 12.5q11 3 22.4 0l.4 4q-11.5 3-23.2 0z"),
        ]
        .concat(),
        Hat::StrawHat => [
            fill(accent, "M22 16V7q0-2.5 3-3h14q3 .5 3 3v9z"),
            fill(INK, "M22 11h20v5H22z"),
            fill(accent, "M10 15.5h44q2 0 2 2t-2 2H10q-2 0-2-2t2-2z"),
            line(dark, 1.0, "M10 18.7h44"),
        ]
        .concat(),
        Hat::WideHat => [
            fill(accent, "M20.5 17c0-9 2-13.5 5.5-13.5 3 0 3.5 2 6 2s3-2 6-2c3.5 0 5.5 4.5 5.5 13.5z"),
            fill("#e9cf9c", "M20.5 13h23l.3 4.5H20.2z"),
            fill(accent, "M4.5 10c1.5 4 8 6.5 27.5 6.5S58 14 59.5 10c1.5 8-7 13-27.5 13S3 18 4.5 10z"),
        ]
        .concat(),
        Hat::FeltHat => [
            fill(accent, "M20 18C21 9 26 3 31 3c6 0 11.5 6 13 15z"),
            fill(dark, "M20 14.5q12 2.5 23.5 0l.7 4H19.7z"),
            fill(accent, "M14 18.5q4-2.5 18-2.5t18 2.5q-5 3.5-18 3.5t-18-3.5z"),
        ]
        .concat(),
        Hat::Bowler => [
            fill(accent, "M20.5 17c0-9 4.5-13.5 11.5-13.5S43.5 8 43.5 17z"),
            fill(accent.towards(Colour::WHITE, 28), "M20.4 14q11.6 2.5 23.2 0v3H20.4z"),
            fill(accent, "M14 15.5q1.5 2 18 2t18-2q1.5 5.5-18 5.5t-18-5.5z"),
        ]
        .concat(),
        Hat::Cloche => [
            fill(accent, "M18 25C16 11 22 4.5 32 4.5S48 11 46 25q-5-5-14-5t-14 5z"),
            line(accent.towards(Colour::WHITE, 45), 2.6, "M18.5 19.5q13.5-6.5 27 0"),
            dots(accent.towards(Colour::WHITE, 60), &[(43.5, 17.0, 2.8)]),
        ]
        .concat(),
        Hat::Beret => [
            fill(accent, "M18.5 19C15.5 10 25 4.5 36 5c11 .5 17.5 6 15.5 11-2 4.5-9 2-16 2.5-6 .2-12 1-17 .5z"),
            line(accent, 2.4, "M36 5.5l1.5-3"),
            line(accent.towards(Colour::WHITE, 30), 1.2, "M20.5 18.3q10-2 22-1.5"),
        ]
        .concat(),
        Hat::FurHat => {
            let fur = [
                (17.5, 17.0, 3.8), (16.5, 11.5, 3.8), (19.0, 6.8, 3.8), (24.5, 5.0, 3.8),
                (32.0, 4.8, 3.8), (39.5, 5.0, 3.8), (45.0, 6.8, 3.8), (47.5, 11.5, 3.8), (46.5, 17.0, 3.8),
            ];
            let flap = accent.towards(Colour::WHITE, 45);
            dots(accent, &fur)
                + &fill(accent, "M16 20V6h32v14q-16-4-32 0z")
                + &fill(flap, "M19.5 20.5V12q12.5-4.5 25 0v8.5q-12.5-4-25 0z")
                + &line(accent, 1.1, "M24 14.5l-.5 2.5M29 13.5l-.3 2.5M35 13.5l.3 2.5M40 14.5l.5 2.5")
        }
        Hat::FlatHat => [
            fill(accent, "M22 16V7.5q10-2 20 0V16z"),
            fill(band, "M22 11h20v4H22z"),
            fill(accent, "M7 16q12-3 25-3t25 3q0 4-25 4T7 16z"),
            fill(accent.towards(Colour::WHITE, 30), "M9 17.3q23 3 46 0-4 2.7-23 2.7T9 17.3z"),
        ]
        .concat(),
        Hat::Comb => {
            figure.back.push_str(&(fill(band, "M24 14L18 4q14-5 28 0l-6 10z")
                + &line(accent, 1.3, "M27 12l-4-7M30.5 11.5L29 4M33.5 11.5L35 4M37 12l4-7")));
            String::new()
        }
        Hat::PrintedCap => [
            fill(band, "M20 20.5L17.5 7q14.5-6 29 0L44 20.5q-12-5-24 0z"),
            line(accent, 1.8, "M20.5 15.5l3.5-4 4 4 4-4 4 4 4-4 3.5 4"),
            line(accent, 1.6, "M20.5 19q11.5-4 23 0"),
        ]
        .concat(),
        Hat::HeadWrap => [
            fill(band, "M19.5 22C12 14 15 4 25 5.5 28 1 39 1 41 6c9-1.5 11 8 3.5 16-6-5-19-5-25 0z"),
            line(accent, 1.7, "M21 18.5q11-6 22 0M18.5 11q3-3 6.5-2.5M27 10.5q5-4 10-.5M46 11q-3-3-5.5-2.5"),
        ]
        .concat(),
        Hat::Turban => [
            fill(band, "M18 22C12.5 12 19 4 32 4s19.5 8 14 18q-14-8-28 0z"),
            line(accent, 1.7, "M19.5 20.5Q33 15 44 8M18 14q10-1 19-8M27 18q11 0 19.5-3"),
            dot(accent, 32.0, 13.5, 2.6),
        ]
        .concat(),
        Hat::HeadScarf => {
            figure.back.push_str(&fill(accent, "M17.5 25C15.5 12 22 5.5 32 5.5S48.5 12 46.5 25c-.5 6-2.5 11-6.5 15H24c-4-4-6-9-6.5-15z"));
            fill(accent, "M18.5 25C17 12 23 6 32 6s15 6 13.5 19c-2-6-4-8.5-6.5-9.5-5 3-12 3.5-16 .5-2.5 1.5-3.5 4-4.5 9z")
                + &dots(LINEN, &[(25.0, 12.0, 1.3), (32.0, 9.0, 1.3), (39.0, 12.0, 1.3), (32.0, 14.0, 1.3)])
                + &fill(accent, "M23.5 36q8.5 5 17 0l1 3.5-6 2.5 4 6.5-7.5-4.5-7.5 4.5 4-6.5-6-2.5z")
        }
        Hat::HeadCloth => {
            fill(band, "M20.5 21C20 12.5 25 9 32 9s12 3.5 11.5 12q-11.5-6-23 0z")
                + &line(accent, 1.6, "M21 19q11-5.5 22 0")
        }
        Hat::Wreath => {
            let petals = [
                (21.0, 17.5, 3.2), (26.0, 13.0, 3.2), (32.0, 11.5, 3.4), (38.0, 13.0, 3.2), (43.0, 17.5, 3.2),
            ];
            let hearts: Vec<_> = petals.iter().map(|&(x, y, _)| (x, y, 1.2)).collect();
            dots(accent, &petals) + &dots(p.trim, &hearts)
        }
        Hat::GemBand => {
            line(accent, 2.2, "M20.8 20.5q11.2-6 22.4 0")
                + &fill("#d8325c", "M32 13.2l3.6 4.3-3.6 4.5-3.6-4.5z")
                + &both(&line(accent, 1.0, "M43 20.5l2 3"))
        }
    };
    figure.top.push_str(&top);
}

/// Whether the hat covers the hair above the forehead.
pub(crate) fn covers(hat: Hat) -> bool {
    match hat {
        Hat::SunHat
        | Hat::StrawHat
        | Hat::WideHat
        | Hat::FeltHat
        | Hat::Bowler
        | Hat::Cloche
        | Hat::Beret
        | Hat::FurHat
        | Hat::FlatHat
        | Hat::PrintedCap
        | Hat::HeadWrap
        | Hat::Turban
        | Hat::HeadScarf => true,
        Hat::HeadCloth | Hat::Wreath | Hat::GemBand | Hat::Comb => false,
    }
}
