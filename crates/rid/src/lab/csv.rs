//! The lab's report as a table for programs: a line for each figure of each variant, then the
//! numbers behind the plots. docs/lab.md says what the columns are.

use bots::arena::Estimate;
use bots::lab::{DECILES, Histogram, Report};

use super::Study;
use crate::arena::quoted;

const HEAD: &str = "variant,rules,figure,at,deals,mean,low,high,\
                    difference,difference_low,difference_high,p,p_corrected,beyond_chance\n";

pub(crate) fn csv(study: &Study, report: &Report) -> String {
    let mut text = HEAD.to_owned();
    for (at, found) in report.variants.iter().enumerate() {
        let own = [study.letter(at).to_string(), quoted(&found.rules.options().to_string())];
        let mut line = |figure: &str, place: &str, rest: &[String]| {
            let first = [own[0].as_str(), own[1].as_str(), figure, place];
            let fields: Vec<&str> =
                first.into_iter().chain(rest.iter().map(String::as_str)).collect();
            text.push_str(&fields.join(","));
            text.push('\n');
        };
        for &figure in &report.figures {
            let deals = if figure.is_of_skill() { report.skill_deals } else { report.deals };
            let mut rest = vec![deals.to_string()];
            rest.extend(numbers(found.mean(figure)));
            let difference = found.difference(figure);
            rest.extend(numbers(difference.map(|difference| difference.estimate)));
            rest.extend(match difference {
                None => ["".into(), "".into(), "".into()],
                Some(found) => [
                    format!("{:e}", found.p),
                    format!("{:e}", found.adjusted),
                    found.is_beyond_chance().to_string(),
                ],
            });
            line(figure.code(), "", &rest);
        }
        let none = || vec![String::new(); 6];
        for (tenth, found) in found.leader_wins.iter().enumerate() {
            let percent = (tenth + 1) * 100 / DECILES;
            let mut rest = vec![report.deals.to_string()];
            rest.extend(numbers(*found));
            rest.extend(none());
            line("leader-wins", &percent.to_string(), &rest);
        }
        for (figure, histogram) in [("totals", &found.totals), ("turns-taken", &found.turns)] {
            let all = sum(histogram);
            for (number, &count) in histogram {
                let share = count as f64 / all as f64;
                let mut rest = vec![report.deals.to_string(), share.to_string()];
                rest.extend(["".into(), "".into()]);
                rest.extend(none());
                line(figure, &number.to_string(), &rest);
            }
        }
    }
    text
}

fn sum(histogram: &Histogram) -> u64 {
    histogram.values().sum::<u64>().max(1)
}

/// A mean and the ends of its interval; empty where nobody knows.
fn numbers(found: Option<Estimate>) -> [String; 3] {
    let told = |number: f64| if number.is_finite() { number.to_string() } else { String::new() };
    found.map_or_else(Default::default, |found| [found.mean, found.low, found.high].map(told))
}
