//! Hair: what falls behind the head, and what lies over the forehead.

use crate::figure::{Figure, Palette};
use crate::paint::{dots, fill, line};
use themes::{Colour, Hair};

/// A cap of hair behind the head, for those whose hair is longer elsewhere.
const CAP: &str = "M19 26C17.5 14.5 23 9 32 9s14.5 5.5 13 17c-.5 4-1 6-2 8H21c-1-2-1.5-4-2-8z";
const FRINGE: &str =
    "M20.5 26C18.5 14.5 24 9.5 32 9.5S45.5 14.5 43.5 26C42 20 40 17.5 36 16.5c-6 4-12 4-15.5 9.5z";
const SHORT: &str = "M20 24.5C17.5 14.5 23.5 9 32 9s14.5 5.5 12 15.5c-1-5-4-7-12-7s-11 2-12 7z";

pub(crate) fn hair(hair: Hair, palette: &Palette, figure: &mut Figure) {
    let colour = palette.hair;
    let light = colour.towards(Colour::WHITE, 22);
    let (mut back, mut front) = (String::new(), String::new());
    match hair {
        Hair::Bald => {}
        Hair::Crop => {
            front = fill(
                colour,
                "M21 21C21 13 25 10.5 32 10.5S43 13 43 21c-2-3.5-5-5-11-5s-9 1.5-11 5z",
            )
        }
        Hair::Short => front = fill(colour, SHORT),
        Hair::Parted => {
            front = fill(
                colour,
                "M20 25C17.5 14 23.5 8.5 32 8.5S46.5 14 44 25c-1-4-2-6-4-7-6 1-12 0-15-3-1 4-4 5-5 10z",
            );
        }
        Hair::Swept => {
            front = fill(
                colour,
                "M20.5 24C13.5 17 13.5 6.5 25 3.8c11-2.3 21.5 3 19 20.2-1-4-2.5-6.5-6-7.5-5 2.5-11 1-14.5 2.5-1.5.8-2.3 2.5-3 5z",
            ) + &line(light, 1.2, "M20 11c3-4.5 9-6 15-3.5");
        }
        Hair::Bowl => {
            front = fill(
                colour,
                "M18.5 28C16.5 14 21.5 8.5 32 8.5S47.5 14 45.5 28h-3l-.5-8.5H22l-.5 8.5z",
            );
        }
        Hair::LongBowl => {
            back = fill(colour, "M18 24C17 13 22.5 8.5 32 8.5S47 13 46 24l1 15H17z");
            front = fill(colour, "M20 25C18.5 14 23.5 9.5 32 9.5S45.5 14 44 25l-1.5-6h-21z");
        }
        Hair::Curls => {
            let ring: Vec<_> = (0..9).map(|i| turned(i, 9, 200.0, 340.0, 12.5, 5.2)).collect();
            front = dots(colour, &ring) + &fill(colour, "M21 20q11-12 22 0-4-2.5-11-2.5T21 20z");
        }
        Hair::LongCurls => {
            let ring: Vec<_> = (0..13).map(|i| turned(i, 13, 130.0, 410.0, 15.5, 6.2)).collect();
            back = dots(colour, &ring) + &fill(colour, CAP);
            front = fill(
                colour,
                "M20.5 23C20 14 25 10 32 10s12 4 11.5 13c-3-5-6-6-11.5-6s-8.5 1-11.5 6z",
            );
        }
        Hair::Slick => {
            front = fill(
                colour,
                "M20 26C17.5 13.5 23.5 8.5 32 8.5S46.5 13.5 44 26c-.8-4.5-2-7.5-5-9-2.5 0-5 1-7 4-2-3-4.5-4-7-4-3 1.5-4.2 4.5-5 9z",
            );
        }
        Hair::LongSlick => {
            back = fill(
                colour,
                "M18.5 24C17 13 22.5 8.5 32 8.5S47 13 45.5 24c0 6 3 9 4.5 12-3 2-7 1-9-2H23c-2 3-6 4-9 2 1.5-3 4.5-6 4.5-12z",
            );
            front = fill(
                colour,
                "M20 25C18 13.5 23.5 8.5 32 8.5S46 13.5 44 25c-1-4.5-3-8-6-9-2.5 0-4 1-6 4-2-3-3.5-4-6-4-3 1-5 4.5-6 9z",
            );
        }
        Hair::TopKnot => {
            back = fill(colour, "M27 12C24 5 30 .5 36 2.5c8 2.5 11 9 8.5 21-1-6-4-10.5-10-11.5z");
            front = fill(
                colour,
                "M20.5 24C19 14 24 9.5 32 9.5S45 14 43.5 24c-2-4.5-5.5-7-11.5-7s-9.5 2.5-11.5 7z",
            );
        }
        Hair::LongFall => {
            back = fill(colour, "M28 12C23 3 35-1 43 5c8 6 9 20 7.5 36-5-3-3-21-9.5-29z")
                + &fill(colour, CAP);
            front = fill(
                colour,
                "M20.5 24C19 14 24 9.5 32 9.5S45 14 43.5 24c-2-4.5-5.5-7-11.5-7s-9.5 2.5-11.5 7z",
            );
        }
        Hair::Mane => {
            back = fill(
                colour,
                "M12 43c-1-5 3-8 2.5-15C14 13 21 6.5 32 6.5S50 13 49.5 28c-.5 7 3.5 10 2.5 15-5-.5-9-3-10-6H22c-1 3-5 5.5-10 6z",
            );
        }
        Hair::LongMane => {
            back = fill(colour, "M10 47c-2-6 3-9 3-18C13 13 20 6 32 6s19 7 19 23c0 9 5 12 3 18z")
                + &line(light, 1.2, "M17 25q0 10-3 16M47 25q0 10 3 16");
        }
        Hair::Spiky => {
            front = fill(
                colour,
                "M19.5 25c-2.5-6-1.5-10 0-12.5l2 1.5 2-6 3.5 2.5L32 5l5 5.5L40.5 8l2 6 2-1.5c1.5 2.5 2.5 6.5 0 12.5-1-4-3-6.5-5-7.5q-7.5-2-15 0c-2 1-4 3.5-5 7.5z",
            );
        }
        Hair::Tail => {
            back = fill(colour, "M41 12c7-2 12 2 11.5 8-.3 4-2.5 6-5.5 6 1.5-3 1-6-5-8z");
            front = fill(
                colour,
                "M20.5 25C18 14 23 8.5 32 8.5c9.5 0 14 5.5 11.5 16-1-4-2.5-6.5-5-8-5 4-13 2-18 8.5z",
            );
        }
        Hair::Long => {
            back = fill(
                colour,
                "M18 24C17 13 23 8.5 32 8.5S47 13 46 24c0 8 2 15 4 23H14c2-8 4-15 4-23z",
            );
            front = fill(colour, FRINGE);
        }
        Hair::Bob => {
            back = fill(
                colour,
                "M17 26C16 14 22 8.5 32 8.5S48 14 47 26l1.5 10c-3 3.5-7.5 3.5-10 1.5h-13c-2.5 2-7 2-10-1.5z",
            );
            front = fill(colour, FRINGE);
        }
        Hair::Bun => {
            back = fill(colour, CAP) + &dots(colour, &[(32.0, 6.5, 6.0)]);
            front = fill(colour, FRINGE) + &line(light, 1.1, "M28.5 6q3.5-3.5 7 0");
        }
        Hair::Ponytail => {
            back = fill(colour, CAP)
                + &fill(
                    colour,
                    "M38 12c5-6 15-4 16 6 .8 9-1 16-5.5 21-2.5-5 .5-9-.5-15-.7-5-4-9-10-12z",
                );
            front = fill(colour, FRINGE) + &line(palette.accent, 2.2, "M41.5 12.5q2.5 1 3.5 4");
        }
        Hair::Braids => {
            let rope = [(46.0, 29.0, 3.6), (47.0, 34.0, 3.4), (47.0, 39.0, 3.1), (46.5, 43.5, 2.7)];
            back = fill(colour, CAP);
            front = fill(
                colour,
                "M20.5 26C18.5 14.5 24 9.5 32 9.5S45.5 14.5 43.5 26c-1-6-5-8-11.5-9-6.5 1-10.5 3-11.5 9z",
            );
            figure.body.push_str(&crate::paint::both(
                &(dots(colour, &rope) + &line(palette.accent, 1.6, "M44.5 41h5")),
            ));
        }
        Hair::Braid => {
            let rope = [(45.5, 30.0, 3.9), (46.0, 35.5, 3.7), (45.0, 40.5, 3.4), (43.5, 45.0, 3.0)];
            back = fill(colour, CAP);
            front = fill(
                colour,
                "M20.5 26C18.5 14.5 24 9.5 32 9.5S45.5 14.5 43.5 26c-1-6-5-8-11.5-9.5-6.5 1.5-10.5 3.5-11.5 9.5z",
            );
            figure.body.push_str(&dots(colour, &rope));
        }
    }
    figure.back.push_str(&back);
    figure.front.push_str(&front);
}

/// One of so many circles along an arc around the head, by degrees from the right, clockwise.
fn turned(i: u16, of: u16, from: f32, to: f32, distance: f32, r: f32) -> (f32, f32, f32) {
    let angle = (from + (to - from) * f32::from(i) / f32::from(of - 1)).to_radians();
    (32.0 + distance * angle.cos(), 23.0 + distance * angle.sin(), r)
}
