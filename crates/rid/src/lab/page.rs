//! The lab's report as one page that needs nothing else: what was found in words first, then a
//! plot and a table for each subject.

use std::error::Error;

use bots::lab::{DECILES, Figure, Found, Histogram, Report};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{Lang, Speech, Theme};

use super::Study;
use super::plots::{self, Bar, Curve, Dots};
use super::table::figures;
use super::telling::{self, Section};

/// How many differences of a variant are told in words.
const TOLD: usize = 8;
/// And how many of them of one subject: what goes together says the same several times.
const OF_A_SUBJECT: usize = 2;
/// Tables of so many variants have room beside a plot.
const BESIDE: usize = 3;
/// Histograms have about so many columns.
const COLUMNS: i64 = 36;

type Drawn = Result<String, Box<dyn Error>>;

pub(crate) fn page(study: &Study, report: &Report) -> Result<String, Box<dyn Error>> {
    let title = format!("House rules: {}", titles(study, report).join(" / "));
    let mut sections = Vec::new();
    for section in Section::ALL {
        let own = figures(report, section);
        if !own.is_empty() {
            sections.push(subject(study, report, section, &own)?);
        }
    }
    let markup = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(include_str!("style.css"))) }
            }
            body {
                main {
                    h1 { "What the house rules do" }
                    p.quiet { (study.title(report)) }
                    (variants(study, report))
                    (summary(study, report))
                    @for section in &sections { (section) }
                    (reading(study, report))
                }
            }
        }
    };
    Ok(format!("{}\n", markup.into_string()))
}

fn titles(study: &Study, report: &Report) -> Vec<String> {
    (0..report.variants.len()).map(|at| study.name(at).to_owned()).collect()
}

/// What is compared, and how each is drawn.
fn variants(study: &Study, report: &Report) -> Markup {
    html! {
        section {
            h2 { @if report.variants.len() == 1 { "The rules" } @else { "The variants" } }
            ul.variants {
                @for (at, found) in report.variants.iter().enumerate() {
                    li {
                        (key(study, at))
                        @if at == 0 && report.variants.len() > 1 {
                            span.quiet { "the others are compared with it" }
                        }
                        @let text = english(found).rules(&found.rules);
                        @for change in &text.differences { " " span.quiet { (change.replace('`', "")) } }
                    }
                }
            }
        }
    }
}

/// Rules are told in the reader's language elsewhere; a report is in English, as its reader is
/// whoever it is passed on to.
fn english(found: &Found) -> Speech {
    Speech::new(Lang::default(), Theme::of(found.rules.options().base()))
}

/// The letter and name of a variant beside its line.
fn key(study: &Study, at: usize) -> Markup {
    html! {
        span.key {
            svg viewBox="0 0 34 12" aria-hidden="true" {
                path class=(format!("variant v{at} strokes")) d="M1 6H33" fill="none"
                    stroke-width="2.5" {}
            }
            (study.label(at))
        }
    }
}

fn summary(study: &Study, report: &Report) -> Markup {
    let others = report.variants.iter().enumerate().skip(1);
    html! {
        section {
            h2 { "In short" }
            @if report.variants.len() == 1 { (alone(report)) }
            @for (at, found) in others { (in_short(study, report, at, found)) }
        }
    }
}

/// A single variant is described.
fn alone(report: &Report) -> Markup {
    let first = report.variants.first();
    let told = [Figure::Turns, Figure::Score, Figure::Margin, Figure::HalfWay, Figure::SkillShare];
    html! {
        ul {
            @for figure in told {
                @if let Some(mean) = first.and_then(|found| found.mean(figure)) {
                    li {
                        (telling::name(figure)) ": " strong { (telling::estimate(figure, mean)) }
                        " " span.quiet { "(" (telling::meaning(figure)) ")" }
                    }
                }
            }
        }
    }
}

/// The clearest differences of a variant, and how many more there are.
fn in_short(study: &Study, report: &Report, at: usize, found: &Found) -> Markup {
    let clear = clearest(report, found);
    let rest = report.figures.len() - clear.len();
    let told = told(&clear);
    let more = clear.len() - told.len();
    html! {
        h3 { "With " (study.name(at)) " instead of " (study.name(0)) }
        @if clear.is_empty() {
            p {
                "No difference beyond chance was found in "
                (telling::thousands(report.deals)) @if report.deals == 1 { " game" } @else { " games" }
                ". There may be some that so few do not show."
            }
        } @else {
            ul {
                @for &figure in &told {
                    @if let Some(line) = sentence(report, found, figure) { li { (line) } }
                }
            }
            p.quiet {
                @if more > 0 { (more) " more figures differ beyond chance: see the marks below. " }
                @if rest > 0 { (rest) " do not differ beyond chance." }
            }
        }
    }
}

/// The first of them, but not many of one subject.
fn told(clear: &[Figure]) -> Vec<Figure> {
    let mut told: Vec<Figure> = Vec::new();
    for &figure in clear {
        let subject = Section::of(figure);
        let alike = told.iter().filter(|&&other| Section::of(other) == subject).count();
        if told.len() < TOLD && alike < OF_A_SUBJECT {
            told.push(figure);
        }
    }
    told
}

/// `games are 3.10 turns longer (± 0.07): 66.0 instead of 62.9`
fn sentence(report: &Report, found: &Found, figure: Figure) -> Option<String> {
    let difference = found.difference(figure)?.estimate;
    let (own, first) = (found.mean(figure)?, report.variants.first()?.mean(figure)?);
    let number = |mean: f64| telling::amount(figure, mean, difference.reach());
    let percent = if figure.kind() == bots::lab::Kind::Share { " %" } else { "" };
    let line = format!(
        "{}: {}{percent} instead of {}{percent}",
        telling::difference(figure, difference),
        number(own.mean),
        number(first.mean),
    );
    Some(line.replace("± ", "±\u{a0}"))
}

/// Figures that differ beyond chance, the clearest first.
fn clearest(report: &Report, found: &Found) -> Vec<Figure> {
    let clear = |figure: Figure| {
        let difference = found.difference(figure).filter(|d| d.is_beyond_chance())?;
        // Of as many deals for all: what is known from fewer is as clear at the same distance.
        let deals = if figure.is_of_skill() { report.skill_deals } else { report.deals };
        let estimate = difference.estimate;
        // The same difference in every deal has no interval: nothing is clearer.
        let reach = Some(estimate.reach()).filter(|reach| reach.is_finite());
        let clear = reach.map_or(f64::INFINITY, |reach| estimate.mean.abs() / reach);
        Some((clear / (deals as f64).sqrt(), figure))
    };
    let mut all: Vec<(f64, Figure)> = report.figures.iter().copied().filter_map(clear).collect();
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.into_iter().map(|(_, figure)| figure).collect()
}

fn subject(
    study: &Study,
    report: &Report,
    section: Section,
    own: &[Figure],
) -> Result<Markup, Box<dyn Error>> {
    let plot = plot(study, report, section)?;
    Ok(html! {
        section {
            h2 { (section.title()) }
            div.both.beside[report.variants.len() <= BESIDE] {
                figure {
                    (PreEscaped(plot))
                    (legend(study, report, section))
                    figcaption { (section.caption()) }
                }
                (table(study, report, section, own))
            }
        }
    })
}

fn plot(study: &Study, report: &Report, section: Section) -> Drawn {
    let title = section.title();
    match section {
        Section::Length => histograms(report, title, "turns", |found| &found.turns),
        Section::Scores => histograms(report, title, "score", |found| &found.totals),
        Section::Lead => {
            let curves: Vec<Curve> = report.variants.iter().enumerate().map(leads).collect();
            plots::curves(title, "% of the turns", &curves, Some(1.0 / players(report)))
        }
        Section::Seats => {
            let seats = study.seats();
            let figures = seats.iter().map(|(seat, _)| Figure::of_seat(*seat)).collect::<Vec<_>>();
            let places: Vec<String> =
                seats.iter().map(|(seat, _)| format!("seat {seat}")).collect();
            plots::dots(title, &places, &dots(report, &figures), 1.0 / players(report))
        }
        Section::Skill => {
            let places = ["patient against greedy".to_owned()];
            plots::dots(title, &places, &dots(report, &[Figure::SkillShare]), 0.5)
        }
        Section::Ends | Section::Points | Section::Hands => {
            let bars: Vec<Bar> = report
                .variants
                .iter()
                .enumerate()
                .map(|(at, found)| bar(&study.label(at), found, section))
                .collect();
            plots::bars(title, &bars)
        }
    }
}

fn players(report: &Report) -> f64 {
    report.variants.first().map_or(4.0, |found| f64::from(found.rules.players))
}

/// Shares of numbers that lie side by side are taken together, as many in all variants.
fn histograms(
    report: &Report,
    title: &str,
    x_name: &str,
    of: impl Fn(&Found) -> &Histogram,
) -> Drawn {
    let numbers = || report.variants.iter().flat_map(|found| of(found).keys());
    let (least, most) = (numbers().min().copied(), numbers().max().copied());
    let (least, most) = (least.unwrap_or_default(), most.unwrap_or_default());
    let wide = ((most - least) / COLUMNS + 1).max(1);
    let curve = |(variant, found): (usize, &Found)| {
        let histogram = of(found);
        let all = histogram.values().sum::<u64>().max(1) as f64;
        let last = (most - least) / wide;
        let points = (0..=last).map(|column| {
            let from = least + column * wide;
            let count: u64 = histogram.range(from..from + wide).map(|(_, count)| count).sum();
            (from as f64 + (wide - 1) as f64 / 2.0, count as f64 / all)
        });
        Curve { variant, points: points.collect(), band: Vec::new() }
    };
    let curves: Vec<Curve> = report.variants.iter().enumerate().map(curve).collect();
    plots::curves(title, x_name, &curves, None)
}

fn leads((variant, found): (usize, &Found)) -> Curve {
    let known = found.leader_wins.iter().enumerate().filter_map(|(tenth, found)| {
        let percent = (tenth + 1) * 100 / DECILES;
        found.map(|found| (percent as f64, found))
    });
    let known: Vec<(f64, bots::arena::Estimate)> = known.collect();
    let points = known.iter().map(|&(x, found)| (x, found.mean)).collect();
    // At the ends nobody may know the interval: of few games, or where nearly every leader wins.
    let sure = || known.iter().filter(|(_, found)| found.reach().is_finite());
    let upper = sure().map(|&(x, found)| (x, found.high));
    let lower = sure().rev().map(|&(x, found)| (x, found.low));
    Curve { variant, points, band: upper.chain(lower).collect() }
}

fn dots(report: &Report, figures: &[Figure]) -> Vec<Dots> {
    let of = |(variant, found): (usize, &Found)| Dots {
        variant,
        found: figures.iter().map(|&figure| found.mean(figure)).collect(),
    };
    report.variants.iter().enumerate().map(of).collect()
}

/// What a bar is made of, and what the parts are called.
const fn parts(section: Section) -> &'static [(Figure, &'static str)] {
    match section {
        Section::Ends => &[
            (Figure::EndGuests, "last guest card"),
            (Figure::EndTables, "last table card"),
            (Figure::EndClosed, "closed by a player"),
        ],
        Section::Points => &[
            (Figure::Own, "own tables"),
            (Figure::Ally, "allies"),
            (Figure::Rival, "rivals"),
            (Figure::Pure, "doubling"),
        ],
        Section::Hands => &[(Figure::Dropped, "dropped"), (Figure::Held, "left in hand")],
        Section::Length | Section::Scores | Section::Seats | Section::Lead | Section::Skill => &[],
    }
}

fn bar(label: &str, found: &Found, section: Section) -> Bar {
    let part = |(at, &(figure, _)): (usize, &(Figure, &str))| {
        let length = found.mean(figure).map_or(0.0, |mean| mean.mean.max(0.0));
        let words = match figure.kind() {
            bots::lab::Kind::Share => format!("{:.0} %", length * 100.0),
            bots::lab::Kind::Number if length < 10.0 => format!("{length:.1}"),
            bots::lab::Kind::Number => format!("{length:.0}"),
        };
        (at, length, words)
    };
    Bar { label: label.into(), parts: parts(section).iter().enumerate().map(part).collect() }
}

/// What the lines of a plot are, or the parts of its bars.
fn legend(study: &Study, report: &Report, section: Section) -> Markup {
    let parts = parts(section);
    let occurs = |figure: &Figure| report.figures.contains(figure);
    html! {
        div.legend {
            @if parts.is_empty() {
                @for at in 0..report.variants.len() { (key(study, at)) }
            }
            @for (at, (_, name)) in parts.iter().enumerate().filter(|(_, (f, _))| occurs(f)) {
                span.key { span class=(format!("swatch p{at}")) {} (name) }
            }
        }
    }
}

fn table(study: &Study, report: &Report, section: Section, own: &[Figure]) -> Markup {
    html! {
        div.wide tabindex="0" role="region" aria-label=(format!("{}, figures", section.title())) {
            table {
                thead {
                    tr {
                        th scope="col" { span.quiet { "mean ± 95 %" } }
                        @for at in 0..report.variants.len() {
                            th scope="col" { (study.label(at)) }
                        }
                    }
                }
                tbody {
                    @for &figure in own {
                        tr {
                            th scope="row" {
                                (telling::name(figure))
                                small { (telling::meaning(figure)) }
                            }
                            @for (at, found) in report.variants.iter().enumerate() {
                                (cell(&study.label(at), found, figure))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn cell(label: &str, found: &Found, figure: Figure) -> Markup {
    let mean = found.mean(figure).map_or("?".into(), |mean| telling::estimate(figure, mean));
    html! {
        td data-of=(label) {
            span { (mean) }
            @if let Some(difference) = found.difference(figure) {
                @let change = telling::change(figure, difference.estimate);
                @if difference.is_beyond_chance() {
                    small.beyond { (change) " *" }
                } @else {
                    small { (change) }
                }
            }
        }
    }
}

fn reading(study: &Study, report: &Report) -> Markup {
    html! {
        section {
            h2 { "How to read this" }
            @for line in telling::reading(report.variants.len(), report.questions) { p { (line) } }
            p { "To make this report again:" }
            pre { code { (study.command) } }
        }
    }
}
