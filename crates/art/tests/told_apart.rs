//! Guests are told apart at 44 pixels: in colour, in grey and by the colour-blind, on a light floor
//! and on a dark one. `CLOSEST=1` prints the pairs that are nearest to each other.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::sync::LazyLock;

use art::{Sight, emblem, figure, pixels, portrait, portraits_share};
use diner::{Guest, Nation, Sex};
use themes::Theme;

const SIZE: u32 = 44;
/// Rows above the badge.
const FACE: usize = 32;
/// The least difference of two pictures, as the mean distance of their pixels in Oklab, where black
/// and white are 1 apart.
const LEAST: f32 = 0.1;
/// In grey there is lightness alone.
const LEAST_GREY: f32 = 0.085;
/// Men and women of a nation share their colours.
const LEAST_SEXES: f32 = 0.065;
/// The least share of two silhouettes together that only one of them covers.
const LEAST_OUTLINE: f32 = 0.09;
const FLOORS: [(&str, &str); 2] = [("light", "#dfcaa8"), ("dark", "#3a2d34")];

type Lab = [f32; 3];

fn linear(part: u8) -> f32 {
    let part = f32::from(part) / 255.0;
    if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

/// A pixel as somebody sees it.
fn seen(pixel: [u8; 4], sight: Sight) -> Lab {
    let [red, green, blue, _] = pixel.map(linear);
    let [r, g, b] =
        sight.matrix().map(|row| (row[0] * red + row[1] * green + row[2] * blue).clamp(0.0, 1.0));
    let l = (0.412_221_5 * r + 0.536_332_5 * g + 0.051_446 * b).cbrt();
    let m = (0.211_903_5 * r + 0.680_699_5 * g + 0.107_397 * b).cbrt();
    let s = (0.088_302_5 * r + 0.281_718_8 * g + 0.629_978_7 * b).cbrt();
    [
        0.210_454_3 * l + 0.793_617_8 * m - 0.004_072 * s,
        1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
        0.025_904 * l + 0.782_771_8 * m - 0.808_675_8 * s,
    ]
}

fn distance(one: &[Lab], other: &[Lab]) -> f32 {
    assert_eq!(one.len(), other.len());
    let pixel = |(a, b): (&Lab, &Lab)| {
        let square = |i: usize| (a[i] - b[i]) * (a[i] - b[i]);
        (square(0) + square(1) + square(2)).sqrt()
    };
    one.iter().zip(other).map(pixel).sum::<f32>() / one.len() as f32
}

fn page(theme: Theme, body: &str) -> String {
    let emblem = |nation: Nation| {
        let drawn = emblem(theme.look(nation).emblem);
        format!(r#"<symbol id="e-{nation}" viewBox="0 0 24 24">{drawn}</symbol>"#)
    };
    let emblems: String = Nation::ALL.map(emblem).concat();
    let shared = portraits_share();
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs>{shared}{emblems}</defs>{body}</svg>"#
    )
}

/// A portrait on a floor.
fn drawn(theme: Theme, guest: Guest, floor: &str) -> Vec<[u8; 4]> {
    let portrait = portrait(theme.look(guest.nation()), guest, "");
    let body = format!(r#"<rect width="64" height="64" fill="{floor}"/>{portrait}"#);
    pixels(&page(theme, &body), SIZE, SIZE).unwrap()
}

/// A portrait in pixels, and the floor on which it was drawn.
type Drawn = (Theme, &'static str, Guest, Vec<[u8; 4]>);

/// Every portrait of every theme on every floor, drawn once for all tests.
static PORTRAITS: LazyLock<Vec<Drawn>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for theme in Theme::all() {
        for (name, floor) in FLOORS {
            for guest in Guest::ALL {
                all.push((theme, name, guest, drawn(theme, guest, floor)));
            }
        }
    }
    all
});

/// Distances of all pairs of a theme that are of interest, the nearest first.
fn pairs(
    sight: Sight,
    wanted: impl Fn(Guest, Guest) -> bool,
) -> Vec<(f32, Theme, &'static str, Guest, Guest)> {
    let labs: Vec<_> = PORTRAITS
        .iter()
        .map(|(theme, floor, guest, pixels)| {
            let face = pixels.iter().take(FACE * SIZE as usize);
            let lab: Vec<Lab> = face.map(|&pixel| seen(pixel, sight)).collect();
            (*theme, *floor, *guest, lab)
        })
        .collect();
    let mut found = Vec::new();
    for (i, (theme, floor, one, a)) in labs.iter().enumerate() {
        for (_, _, other, b) in labs[i + 1..].iter().filter(|b| (b.0, b.1) == (*theme, *floor)) {
            if wanted(*one, *other) {
                found.push((distance(a, b), *theme, *floor, *one, *other));
            }
        }
    }
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    if std::env::var_os("CLOSEST").is_some() {
        for pair in &found[..8] {
            println!("{sight:?} {pair:?}");
        }
    }
    found
}

#[test]
fn nations() {
    for sight in Sight::ALL {
        let least = match sight {
            Sight::Grey => LEAST_GREY,
            Sight::Plain | Sight::Protan | Sight::Deutan | Sight::Tritan => LEAST,
        };
        let pairs = pairs(sight, |one, other| one.sex() == other.sex());
        assert_eq!(pairs.len(), 2 * 2 * 2 * 66);
        assert!(pairs[0].0 > least, "{sight:?}: {:?}", pairs[0]);
    }
}

#[test]
fn men_and_women() {
    for sight in Sight::ALL {
        let pairs = pairs(sight, |one, other| one.nation() == other.nation());
        assert_eq!(pairs.len(), 2 * 2 * 12);
        assert!(pairs[0].0 > LEAST_SEXES, "{sight:?}: {:?}", pairs[0]);
    }
}

/// A coverage of the canvas, from 0 to 1.
fn coverage(theme: Theme, body: &str) -> Vec<f32> {
    let drawn = pixels(&page(theme, body), SIZE, SIZE).unwrap();
    drawn.into_iter().map(|pixel| f32::from(pixel[3]) / 255.0).collect()
}

fn outline_difference(one: &[f32], other: &[f32]) -> f32 {
    let sum = |of: fn(f32, f32) -> f32| one.iter().zip(other).map(|(&a, &b)| of(a, b)).sum::<f32>();
    1.0 - sum(f32::min) / sum(f32::max)
}

#[test]
fn silhouettes() {
    for theme in Theme::all() {
        for sex in Sex::ALL {
            let of = |nation: Nation| {
                let body = figure(theme.look(nation), sex);
                coverage(theme, &body)[..FACE * SIZE as usize].to_vec()
            };
            closest(&format!("{theme:?} {sex}"), Nation::ALL.map(of));
        }
    }
}

#[test]
fn emblems() {
    for theme in Theme::all() {
        let of = |nation: Nation| {
            coverage(theme, &format!(r##"<use href="#e-{nation}" width="64" height="64"/>"##))
        };
        closest(&format!("{theme:?} emblems"), Nation::ALL.map(of));
    }
}

fn closest(what: &str, outlines: [Vec<f32>; Nation::COUNT]) {
    let mut found = Vec::new();
    for (i, one) in outlines.iter().enumerate() {
        for (j, other) in outlines.iter().enumerate().skip(i + 1) {
            found.push((outline_difference(one, other), Nation::ALL[i], Nation::ALL[j]));
        }
    }
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    if std::env::var_os("CLOSEST").is_some() {
        println!("{what} {:?}", &found[..4]);
    }
    assert!(found[0].0 > LEAST_OUTLINE, "{what}: {:?}", found[0]);
}

/// The frame's edge stands out from the floor, whoever looks: it tells the sex.
#[test]
fn frames_on_floors() {
    for (theme, floor, guest, pixels) in PORTRAITS.iter() {
        for sight in Sight::ALL {
            let lightness = |index: usize| seen(pixels[index], sight)[0];
            let floor_lightness = {
                let [red, green, blue] = floor_colour(floor);
                seen([red, green, blue, 255], sight)[0]
            };
            let middle = (SIZE / 2) as usize;
            let steps = (0..4).map(|row| lightness(row * SIZE as usize + middle));
            let most = steps.map(|l| (l - floor_lightness).abs()).fold(0.0, f32::max);
            assert!(most > 0.2, "{theme:?} {guest} on {floor}, {sight:?}: {most}");
        }
    }
}

fn floor_colour(name: &str) -> [u8; 3] {
    let colour = FLOORS.iter().find(|(floor, _)| *floor == name).unwrap().1;
    themes::Colour::parse(colour).unwrap().0
}
