//! The lab's report as text for a terminal: the figures of the first variant, and beside them
//! those of the others with what differs.

use bots::lab::{Figure, Found, Report};

use super::Study;
use super::telling::{Section, amount, change, estimate, name, reading, thousands};
use crate::output::{padded, wrapped};

/// Between columns.
const GAP: &str = "  ";

pub(crate) fn table(study: &Study, report: &Report, width: usize) -> String {
    let mut text = head(study, report, width);
    let labels = column("", report, Section::title, |figure| format!("  {}", name(figure)));
    let none = |_: Section| "";
    let mean = |figure| report.variants.first()?.mean(figure);
    let first = column(&study.label(0), report, none, |figure| {
        mean(figure).map_or("?".into(), |mean| estimate(figure, mean))
    });
    let others = report.variants.iter().enumerate().skip(1);
    let others: Vec<Vec<String>> = others
        .map(|(at, found)| column(&study.label(at), report, none, |figure| beside(found, figure)))
        .collect();
    let mut blocks = fitting(&labels, &first, others, width);
    if blocks.is_empty() {
        blocks.push(Vec::new());
    }
    for block in &blocks {
        let all: Vec<&Vec<String>> = [&labels, &first].into_iter().chain(block).collect();
        text += "\n";
        text += &aligned(&all);
    }
    for line in reading(report.variants.len(), report.questions) {
        text += &format!("\n{}\n", wrapped(&line, width.min(100), ""));
    }
    text
}

fn head(study: &Study, report: &Report, width: usize) -> String {
    let mut text = format!("{}\n", wrapped(&study.title(report), width, "  "));
    for at in 0..report.variants.len() {
        let rules = report.variants.get(at).map(|found| found.rules.options().to_string());
        let line = format!("{}: {}", study.letter(at), rules.unwrap_or_default());
        text += &format!("{}\n", wrapped(&line, width, "   "));
    }
    if report.skill_deals > 0 {
        let deals = thousands(report.skill_deals);
        let line = format!("skill: patient against greedy on {deals} of these deals, twice each");
        text += &format!("{}\n", wrapped(&line, width, "  "));
    }
    text
}

/// A variant's own number, how it differs, and whether that is beyond chance.
fn beside(found: &Found, figure: Figure) -> String {
    let Some((mean, difference)) = found.mean(figure).zip(found.difference(figure)) else {
        return "?".into();
    };
    let mark = if difference.is_beyond_chance() { " *" } else { "" };
    let mean = amount(figure, mean.mean, mean.reach());
    format!("{mean:>6}  {}{mark}", change(figure, difference.estimate))
}

/// A column: its head, then for each section a line for its title and one a figure.
fn column(
    head: &str,
    report: &Report,
    title: impl Fn(Section) -> &'static str,
    cell: impl Fn(Figure) -> String,
) -> Vec<String> {
    let mut cells = vec![head.to_owned()];
    for section in Section::ALL {
        let own = figures(report, section);
        if !own.is_empty() {
            cells.push(title(section).to_owned());
            cells.extend(own.into_iter().map(&cell));
        }
    }
    cells
}

/// The figures of a section that were measured.
pub(crate) fn figures(report: &Report, section: Section) -> Vec<Figure> {
    report.figures.iter().copied().filter(|&figure| Section::of(figure) == section).collect()
}

/// As many columns side by side as the width allows, at least one.
fn fitting(
    labels: &[String],
    first: &[String],
    columns: Vec<Vec<String>>,
    width: usize,
) -> Vec<Vec<Vec<String>>> {
    let fixed = widest(labels) + GAP.len() + widest(first);
    let (mut blocks, mut used): (Vec<Vec<Vec<String>>>, usize) = (Vec::new(), usize::MAX);
    for column in columns {
        let wide = GAP.len() + widest(&column);
        if used.saturating_add(wide) > width {
            blocks.push(Vec::new());
            used = fixed;
        }
        used += wide;
        if let Some(block) = blocks.last_mut() {
            block.push(column);
        }
    }
    blocks
}

fn widest(cells: &[String]) -> usize {
    cells.iter().map(|cell| cell.chars().count()).max().unwrap_or_default()
}

fn aligned(columns: &[&Vec<String>]) -> String {
    let rows = columns.first().map_or(0, |column| column.len());
    let widths: Vec<usize> = columns.iter().map(|column| widest(column)).collect();
    let mut text = String::new();
    for row in 0..rows {
        let cells = columns
            .iter()
            .zip(&widths)
            .map(|(column, &width)| padded(column.get(row).map_or("", String::as_str), width));
        let line = cells.collect::<Vec<_>>().join(GAP);
        text += line.trim_end();
        text += "\n";
    }
    text
}
