//! What tells a nation's guests at a glance: ridges, spots, ears, antennae; glasses, a feather.
//! Suggested with a few lines, never made fun of.

use diner::Sex;

use crate::figure::{Figure, Palette};
use crate::paint::{INK, LINEN, SHADE, both, dot, dots, fill, line};
use themes::{Colour, Feature};

pub(crate) fn feature(feature: Feature, palette: &Palette, figure: &mut Figure) {
    let p = palette;
    let (skin, accent, fold) = (p.skin, p.accent, p.fold);
    match feature {
        Feature::NoseRidges => figure.face.push_str(&line(
            fold,
            1.5,
            "M28.8 19.5q3.2-1.8 6.4 0M29.2 22.3q2.8-1.6 5.6 0M29.6 25.1q2.4-1.4 4.8 0M30 27.9q2-1.2 4 0",
        )),
        Feature::EarChain => {
            figure.top.push_str(&line(accent, 2.0, "M44 21q8.5 3 7 10-1 4-6 3.5"));
            figure.top.push_str(&dots(accent, &[(44.0, 20.5, 2.9), (50.8, 26.5, 2.0), (44.5, 34.0, 2.4)]));
            figure.top.push_str(&fill(accent, "M44.5 34l3.6 8.5h-7.2z"));
        }
        Feature::PointedEars => {
            figure.back.push_str(&both(&(fill(skin, "M41 31c6-2.5 8.5-8.5 8.5-17-4 2-7.5 5.5-9.5 9.5z") + &line(fold, 1.3, "M43.5 26q3-2.5 4-7.5"))));
        }
        Feature::SweptEars => {
            figure.back.push_str(&both(&(fill(skin, "M41 31c5 1 12-2.5 17-10.5-6-1-12 0-16 2.5z") + &line(fold, 1.3, "M44 27.5q5-1 8.5-4.5"))));
        }
        Feature::RaisedBrows => figure.face.push_str(&both(&line(p.hair, 1.7, "M34 21.8q3 .2 6.5-2.6"))),
        Feature::Antennae => {
            figure.back.push_str(&both(&(line(skin, 3.0, "M38 14C38.5 8.5 41 6 45.5 7") + &dot(skin, 46.5, 8.0, 3.7) + &dot(skin.towards(Colour::WHITE, 55), 46.0, 7.2, 1.7))));
        }
        Feature::Spots => figure.face.push_str(&both(&dots(
            skin.towards(SHADE, 80),
            &[(40.5, 15.5, 1.7), (42.3, 19.5, 1.9), (39.0, 18.7, 1.3), (42.8, 24.0, 1.9), (42.4, 28.5, 1.8), (40.4, 32.3, 1.7), (37.4, 35.8, 1.6), (36.0, 39.5, 1.5)],
        ))),
        Feature::DarkEyes => figure.face.push_str(&(both(&dot(INK, 37.0, 25.5, 3.3)) + &dots(LINEN, &[(28.2, 24.3, 1.1), (38.2, 24.3, 1.1)]))),
        Feature::Eyepiece => {
            figure.top.push_str(&[
                line(INK, 3.0, "M41 20l9-9"),
                dot(INK, 50.5, 10.5, 3.4),
                dot(accent, 50.5, 10.5, 1.7),
                dot(INK, 37.5, 24.5, 6.6),
                dot(skin.towards(INK, 35), 37.5, 24.5, 4.6),
                dot(accent, 37.5, 24.5, 2.6),
                dot(INK, 27.3, 25.5, 1.7),
            ].concat());
        }
        Feature::Tubes => {
            figure.back.push_str(&line(INK, 3.4, "M22 16C10 15 8 28 12 42M43 30c9 0 10 6 8 14"));
            figure.face.push_str(&line(fold, 1.3, "M22 21h4l2 3M24 34h4"));
        }
        Feature::Hoops => figure.top.push_str(&both(&line(accent, 1.9, "M44 28.5a4 4 0 1 1-.1 0"))),
        Feature::NeckRidges => {
            figure.body.push_str(&both(&(fill(skin.towards(SHADE, 14), "M36 34l7.5-7c2 8 6 12.5 13 16q-9 5-24.5 5z")
                + &line(fold, 1.6, "M43.5 28.5c2 7 5.5 11 11.5 14.5M41.5 35l-4 6M45.5 37.5l-5 6M50 40.5l-5 5"))));
        }
        Feature::BrowDrop => figure.face.push_str(&(line(fold, 1.5, "M32 14.5c-2.8 2.5-3 5.5 0 7.5 3-2 2.8-5 0-7.5z") + &both(&line(fold, 1.6, "M34.5 23.5q3.5-3.5 6.5.5")))),
        Feature::BrowCrest => {
            figure.face.push_str(&(fill(skin.towards(SHADE, 35), "M24 12.5q8-4 16 0l-3 9.5h-10z")
                + &line(skin.towards(Colour::WHITE, 25), 1.6, "M32 12v10M28.3 12.5q-.5 5.5 1.7 9M35.7 12.5q.5 5.5-1.7 9M25.5 14.5q0 4 2.5 6.5M38.5 14.5q0 4-2.5 6.5")
                + &both(&line(p.hair, 1.8, "M34.5 22.5q3-1.2 5.5.3"))));
        }
        Feature::BrowWedge => figure.face.push_str(&(line(fold, 1.8, "M28 17.5l4 5.5 4-5.5") + &both(&line(p.hair, 1.7, "M34.5 22.6q3-.2 5.5-2.4")))),
        Feature::SailEars => {
            figure.back.push_str(&both(&[
                fill(skin, "M39 18c3-7 11-9 15-5.5 4 4 2 11-2.5 14-1.8 1.2-2.5 4-5 4.5-3 .4-6-1.5-7.5-4z"),
                fill(skin.towards(SHADE, 38), "M45 20c1.5-4 5-6 7-4 2 2.5.8 6.5-2 8.5-1.200.8-1.5 2-2.7 2 .8-3.2-.6-5.5-2.3-6.5z"),
            ].concat()));
        }
        Feature::BrowLobes => {
            let lobes = "M20.5 21.5C18 13 22 7.5 27.5 7.5c2.3 0 4 1.3 4.5 3.2.5-1.9 2.2-3.2 4.5-3.2 5.5 0 9.5 5.5 7 14-4-2.6-8-1.6-11.5 1-3.5-2.6-7.5-3.6-11.5-1z";
            figure.face.push_str(&fill(skin.towards(Colour::WHITE, 16), lobes));
            figure.face.push_str(&line(fold, 1.4, "M32 10.7v6M20.5 21.5c4-2.6 8-1.6 11.5 1 3.5-2.6 7.5-3.6 11.5-1M28.8 28.5q3.2-2.2 6.4 0M29 30.2q3-1.8 6 0"));
        }
        Feature::Parasol => {
            let paper = accent;
            figure.far.push_str(&(fill(paper, "M3 31C3 13 15 3 32 3s29 10 29 28q-5-4-9.7 0-4.8-4-9.6 0h-19.4q-4.8-4-9.6 0Q8 27 3 31z")
                + &line(paper.towards(p.ground, 65), 1.4, "M32 4v26M32 4C21 9 14 18 12.7 30M32 4c11 5 18 14 19.3 26M32 4c-5 7-8 15-8.5 26M32 4c5 7 8 15 8.5 26")));
        }
        Feature::Feather => figure.top.push_str(&(fill(LINEN, "M40 17c-.5-7 2-11.5 9.5-13.5 1.5 7-1.5 12.5-8 14z") + &line("#b0743a", 1.1, "M41 16q2-6.5 6.5-10"))),
        Feature::Sunglasses => {
            figure.top.push_str(&[
                both(&fill(INK, "M33 22.5h10.5q1 8-5 8-5 0-5.5-8z")),
                line(INK, 1.8, "M19.5 23.3h25"),
                line(LINEN, 1.2, "M25 24.5l2 2.5M36.5 24.5l2 2.5"),
            ].concat());
        }
        Feature::Tulips => {
            let tulip = line("#1f6b46", 2.4, "M53 50V24") + &fill("#1f6b46", "M53 44q-6-2-6.5-9 5.5 2 6.5 9z")
                + &fill("#d22f38", "M46 10q3 2 3.5 3.5Q51 10 53 7.5q2 2.5 3.5 6Q57 12 60 10q3 13.5-7 15.5-10-2-7-15.5z");
            figure.far.push_str(&both(&tulip));
        }
        Feature::Festoon => {
            let flowers: Vec<_> = (0..13_u8)
                .map(|i| {
                    let x = 4.0 + f32::from(i) * 56.0 / 12.0;
                    let arc = (x - 32.0) / 28.0;
                    (x, 13.0 - 8.0 * arc * arc, 3.2)
                })
                .collect();
            figure.far.push_str(&dots(accent, &flowers));
        }
        Feature::Beard => if p.sex == Sex::Man {
            figure.front.push_str(&fill(p.hair, "M22.5 29c2.5 2 4.5 1.5 9.5 1.5s7 .5 9.5-1.5c0 7-3.5 12.5-9.5 12.5S22.5 36 22.5 29z"));
            figure.front.push_str(&fill("#c07a5a", "M28.5 33.3q3.5 2 7 0-1 2-3.5 2t-3.5-2z"));
        },
        Feature::Moustache => if p.sex == Sex::Man {
            figure.face.push_str(&fill(p.hair, "M32 29.5c2.5-1.5 6 0 7 2-2.5 1-5 .8-7-.5-2 1.3-4.5 1.5-7 .5 1-2 4.5-3.5 7-2z"));
        },
        Feature::Carnation => figure.top.push_str(&(dots("#d8262f", &[(44.0, 19.5, 3.2), (48.0, 21.5, 3.2), (45.0, 24.0, 3.2)]) + &dot("#ff9a8a", 45.6, 21.6, 1.3))),
    }
}

/// Whether the feature brings eyes of its own, or hides them.
pub(crate) fn has_eyes(feature: Feature) -> bool {
    match feature {
        Feature::DarkEyes | Feature::Eyepiece | Feature::Sunglasses => true,
        Feature::NoseRidges
        | Feature::EarChain
        | Feature::PointedEars
        | Feature::SweptEars
        | Feature::RaisedBrows
        | Feature::Antennae
        | Feature::Spots
        | Feature::Tubes
        | Feature::Hoops
        | Feature::NeckRidges
        | Feature::BrowDrop
        | Feature::BrowCrest
        | Feature::BrowWedge
        | Feature::SailEars
        | Feature::BrowLobes
        | Feature::Parasol
        | Feature::Feather
        | Feature::Tulips
        | Feature::Festoon
        | Feature::Beard
        | Feature::Moustache
        | Feature::Carnation => false,
    }
}
