//! The lab's plots as SVG for a page. They are drawn in colours that stand for names, which are
//! then written as classes: so the page's style decides, for light and for dark.

use std::fmt::Display;

use bots::arena::Estimate;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// What a plot is drawn on, in pixels of a phone's width; a page may stretch it.
const SIZE: (u32, u32) = (360, 240);
/// Text, in the unit of the crate: 14 pixels.
const TEXT: f64 = 17.4;

/// A curve of a variant, with the ends of its intervals if they are to be seen.
pub(crate) struct Curve {
    pub(crate) variant: usize,
    pub(crate) points: Vec<(f64, f64)>,
    pub(crate) band: Vec<(f64, f64)>,
}

/// Estimates of one variant: one for each place.
pub(crate) struct Dots {
    pub(crate) variant: usize,
    pub(crate) found: Vec<Option<Estimate>>,
}

/// One bar of parts laid end to end.
pub(crate) struct Bar {
    pub(crate) label: String,
    /// The number of the part, its length and what stands in it.
    pub(crate) parts: Vec<(usize, f64, String)>,
}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// Colours that stand for names: what kind, and which.
const fn mark(kind: u8, number: u8) -> RGBColor {
    RGBColor(1, kind, number)
}

const AXIS: RGBColor = mark(0, 0);
const GRID: RGBColor = mark(0, 1);
const WORDS: RGBColor = mark(0, 2);
const GUESS: RGBColor = mark(0, 3);
const VARIANT: u8 = 1;
const BAND: u8 = 2;
const PART: u8 = 3;
const ON_PART: u8 = 4;

/// The class of a mark.
fn class(kind: u8, number: u8) -> Option<String> {
    Some(match (kind, number) {
        (0, 0) => "axis".into(),
        (0, 1) => "grid".into(),
        (0, 2) => "words".into(),
        (0, 3) => "guess".into(),
        (VARIANT, at) => format!("variant v{at}"),
        (BAND, at) => format!("band b{at}"),
        (PART, at) => format!("part p{at}"),
        (ON_PART, at) => format!("on o{at}"),
        _ => return None,
    })
}

/// Curves over an axis of numbers; `guess` is a level to compare with.
pub(crate) fn curves(
    title: &str,
    x_name: &str,
    curves: &[Curve],
    guess: Option<f64>,
) -> Drawn<String> {
    let points = || curves.iter().flat_map(|curve| curve.points.iter().chain(&curve.band));
    let ends = |of: fn(&(f64, f64)) -> f64| {
        points().map(of).fold((f64::MAX, f64::MIN), |(low, high), n| (low.min(n), high.max(n)))
    };
    let ((left, right), (_, high)) = (ends(|point| point.0), ends(|point| point.1));
    if left > right {
        return Ok(String::new());
    }
    let right = if right > left { right } else { left + 1.0 };
    let high = high.max(guess.unwrap_or_default()) * 1.05;
    draw(title, SIZE, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin_top(8)
            .margin_right(14)
            .x_label_area_size(44)
            .y_label_area_size(54)
            .build_cartesian_2d(left..right, 0.0..high.max(1e-9))?;
        let text = ("sans-serif", TEXT).into_font().color(&WORDS);
        let places = usize::from(high < 0.05);
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .bold_line_style(GRID)
            .axis_style(AXIS)
            .label_style(text.clone())
            .axis_desc_style(text)
            .x_desc(x_name)
            .x_labels(6)
            .y_labels(5)
            .x_label_formatter(&|x| format!("{x:.0}"))
            .y_label_formatter(&|y| format!("{:.places$} %", y * 100.0))
            .draw()?;
        if let Some(level) = guess {
            chart.draw_series(LineSeries::new([(left, level), (right, level)], GUESS))?;
        }
        for curve in curves {
            let number = byte(curve.variant);
            if !curve.band.is_empty() {
                let colour = mark(BAND, number);
                chart.draw_series([Polygon::new(curve.band.clone(), colour.filled())])?;
            }
            let colour = mark(VARIANT, number);
            let line = LineSeries::new(curve.points.iter().copied(), colour.stroke_width(2));
            chart.draw_series(line)?;
        }
        Ok(())
    })
}

/// Estimates with their intervals above places; `guess` is a level to compare with.
pub(crate) fn dots(title: &str, places: &[String], all: &[Dots], guess: f64) -> Drawn<String> {
    let known = || all.iter().flat_map(|dots| dots.found.iter().flatten());
    // Where nobody knows the interval there is a dot alone.
    let ends = |found: &Estimate| match found.reach().is_finite() {
        true => (found.low, found.high),
        false => (found.mean, found.mean),
    };
    let low = known().map(|found| ends(found).0).fold(guess, f64::min);
    let high = known().map(|found| ends(found).1).fold(guess, f64::max);
    let room = ((high - low) * 0.15).max(0.01);
    let (low, high) = ((low - room).max(0.0), (high + room).min(1.0));
    let right = places.len().max(1) as f64;
    draw(title, SIZE, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin_top(8)
            .margin_right(14)
            .x_label_area_size(28)
            .y_label_area_size(58)
            .build_cartesian_2d(0.0..right, low..high)?;
        let text = ("sans-serif", TEXT).into_font().color(&WORDS);
        let digits = usize::from(high - low < 0.06);
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .bold_line_style(GRID)
            .axis_style(AXIS)
            .label_style(text.clone())
            .x_labels(0)
            .y_labels(5)
            .y_label_formatter(&|y| format!("{:.digits$} %", y * 100.0))
            .draw()?;
        chart.draw_series(LineSeries::new([(0.0, guess), (right, guess)], GUESS))?;
        let middle = text.pos(Pos::new(HPos::Center, VPos::Top));
        for (at, place) in places.iter().enumerate() {
            let (x, y) = chart.backend_coord(&(at as f64 + 0.5, low));
            // The chart's pixels are those of the whole area.
            area.draw(&Text::new(place.clone(), (x, y + 8), middle.clone()))?;
        }
        for (nth, dots) in all.iter().enumerate() {
            let shift = (nth as f64 + 1.0) / (all.len() as f64 + 1.0);
            // A variant keeps to the middle of the place, others beside it.
            let shift = 0.15 + 0.7 * shift;
            let colour = mark(VARIANT, byte(dots.variant));
            for (at, found) in dots.found.iter().enumerate() {
                let Some(found) = found else { continue };
                let x = at as f64 + shift;
                let (bottom, top) = ends(found);
                let line = PathElement::new([(x, bottom), (x, top)], colour.stroke_width(2));
                chart.draw_series([line])?;
                chart.draw_series([Circle::new((x, found.mean), 5, colour.filled())])?;
            }
        }
        Ok(())
    })
}

/// Bars under their labels, each as long as its parts together.
pub(crate) fn bars(title: &str, bars: &[Bar]) -> Drawn<String> {
    const ROW: i32 = 58;
    let longest = bars.iter().map(length).fold(0.0, f64::max).max(1e-9);
    let high = ROW * i32::try_from(bars.len()).unwrap_or(1) + 4;
    let size = (SIZE.0, u32::try_from(high).unwrap_or(SIZE.1));
    draw(title, size, |area| {
        let text = ("sans-serif", TEXT).into_font().color(&WORDS);
        let left = text.pos(Pos::new(HPos::Left, VPos::Top));
        for (bar, top) in bars.iter().zip((0..).step_by(58)) {
            area.draw(&Text::new(bar.label.clone(), (2, top + 4), left.clone()))?;
            let (mut at, scale) = (2.0, f64::from(SIZE.0 - 4) / longest);
            for (part, length, words) in &bar.parts {
                let end = at + length * scale;
                let ends = [(at.round() as i32, top + 24), (end.round() as i32, top + 52)];
                area.draw(&Rectangle::new(ends, mark(PART, byte(*part)).filled()))?;
                if end - at > 9.0 * words.chars().count() as f64 + 6.0 {
                    let inside = ("sans-serif", TEXT).into_font();
                    let style = inside.color(&mark(ON_PART, byte(*part)));
                    let style = style.pos(Pos::new(HPos::Center, VPos::Center));
                    let middle = (((at + end) / 2.0).round() as i32, top + 38);
                    area.draw(&Text::new(words.clone(), middle, style))?;
                }
                at = end;
            }
        }
        Ok(())
    })
}

fn length(bar: &Bar) -> f64 {
    bar.parts.iter().map(|(_, length, _)| length).sum()
}

fn byte(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// Draws, names the picture for those who do not see it, and writes classes for colours.
fn draw(title: &str, size: (u32, u32), paint: impl FnOnce(&Area<'_>) -> Drawn) -> Drawn<String> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        paint(&area)?;
        area.present()?;
    }
    let body = svg.split_once('>').map_or("", |(_, rest)| rest);
    let title = escaped(title);
    let (width, height) = size;
    Ok(format!(
        "<svg class=\"plot\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         aria-label=\"{title}\">{}",
        classed(body)
    ))
}

fn escaped(text: impl Display) -> String {
    let text = text.to_string();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// Each `fill="#01KKNN"` and `stroke="#01KKNN"` as the class it stands for.
fn classed(svg: &str) -> String {
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some(at) = rest.find("=\"#01") {
        let (before, found) = rest.split_at(at);
        let code = found.get(5..9).unwrap_or_default();
        let number = |range| code.get(range).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        let named = number(0..2).zip(number(2..4)).and_then(|(kind, at)| class(kind, at));
        let attribute = ["fill", "stroke"].into_iter().find(|name| before.ends_with(name));
        match attribute.zip(named) {
            Some((attribute, named)) => {
                out.push_str(before.strip_suffix(attribute).unwrap_or(before));
                out.push_str(&format!("class=\"{named} {attribute}s\""));
                rest = found.get(10..).unwrap_or_default();
            }
            None => {
                out.push_str(before);
                out.push_str("=\"");
                rest = found.get(2..).unwrap_or_default();
            }
        }
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_become_classes() {
        let svg = "<line stroke=\"#010102\"/><text fill=\"#010002\"/><rect fill=\"#FF0000\"/>";
        assert_eq!(
            classed(svg),
            "<line class=\"variant v2 strokes\"/><text class=\"words fills\"/>\
             <rect fill=\"#FF0000\"/>"
        );
    }

    #[test]
    fn plots_have_no_colour_of_their_own() {
        let curve = |variant| Curve {
            variant,
            points: vec![(1.0, 0.2), (2.0, 0.7)],
            band: vec![(1.0, 0.1), (2.0, 0.6), (2.0, 0.8), (1.0, 0.3)],
        };
        let found = Some(Estimate { mean: 0.3, low: 0.2, high: 0.4 });
        let part = |at| (at, 40.0, "40".to_owned());
        let plots = [
            curves("a < b", "turns", &[curve(0), curve(1)], Some(0.25)).unwrap(),
            dots(
                "seats",
                &["1".into(), "2".into()],
                &[Dots { variant: 0, found: vec![found; 2] }],
                0.25,
            )
            .unwrap(),
            bars("ends", &[Bar { label: "A".into(), parts: vec![part(0), part(1)] }]).unwrap(),
        ];
        for svg in &plots {
            assert!(!svg.contains('#'), "{svg}");
            assert!(svg.starts_with("<svg class=\"plot\"") && svg.ends_with("</svg>\n"), "{svg}");
        }
        assert!(plots[0].contains("a &lt; b") && plots[0].contains("variant v1"));
    }
}
