//! Whether two variants differ beyond chance: paired deals, Student's test, and a correction for
//! how many questions are asked at once.

use statrs::function::beta::beta_reg;
use statrs::function::erf::erfc;

use super::sums::Sums;
use crate::arena::Estimate;

/// How a figure differs from that of the first variant, deal by deal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The mean difference.
    pub estimate: Estimate,
    /// How probable a difference so far from 0 would be by chance alone, were this the only
    /// question.
    pub p: f64,
    /// The same, corrected by Holm for all figures of all variants: whatever is below 5 % here,
    /// it is with 95 % certainty that not one such finding is chance.
    pub adjusted: f64,
}

/// Beyond this chance is no explanation.
const LEVEL: f64 = 0.05;
/// From so many deals on Student's distribution is the normal one.
const MANY: u64 = 100_000;

impl Difference {
    /// Of numbers that are differences; nothing of none. `adjusted` is not known yet.
    pub(super) fn of(sums: &Sums) -> Option<Difference> {
        let p = probability(sums);
        Some(Difference { estimate: sums.estimate()?, p, adjusted: p })
    }

    /// Whether chance alone would hardly make such a difference.
    pub fn is_beyond_chance(&self) -> bool {
        self.adjusted < LEVEL
    }
}

/// How probable a mean so far from 0 is, were 0 the truth.
///
/// Where few deals differ, means are not normal. Then no answer is surer than that of the sign
/// test would be, if all of them differed the same way: a half for each deal that differs.
fn probability(sums: &Sums) -> f64 {
    let (Some(mean), Some(error)) = (sums.mean(), sums.error()) else { return 1.0 };
    if sums.telling == 0 {
        return 1.0;
    }
    let signs = 0.5_f64.powf((sums.telling - 1).min(1000) as f64);
    let t = if error > 0.0 { mean / error } else { f64::INFINITY };
    student_beyond(t.abs(), sums.count - 1).max(signs).min(1.0)
}

/// How probable it is that Student's number is at least so far from 0.
fn student_beyond(t: f64, freedom: u64) -> f64 {
    if t.is_infinite() {
        return 0.0;
    }
    if freedom >= MANY {
        return erfc(t / std::f64::consts::SQRT_2);
    }
    let freedom = freedom as f64;
    let at = freedom / (freedom + t * t);
    beta_reg(freedom / 2.0, 0.5, at.clamp(0.0, 1.0))
}

/// Holm's correction: the least probable is taken times the number of questions, the next times
/// one less, and so on, and none is surer than the one before.
pub(super) fn correct<'a>(differences: impl Iterator<Item = &'a mut Difference>) -> usize {
    let mut all: Vec<&mut Difference> = differences.collect();
    all.sort_by(|a, b| a.p.total_cmp(&b.p));
    let (questions, mut before) = (all.len(), 0.0_f64);
    for (at, difference) in all.iter_mut().enumerate() {
        before = before.max(difference.p * (questions - at) as f64).min(1.0);
        difference.adjusted = before;
    }
    questions
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::UNIT;
    use diner::{Dice, QuickDice};

    #[test]
    fn students_distribution() {
        for (t, freedom, p) in [
            (12.7062, 1, 0.05),
            (2.2281, 10, 0.05),
            (4.587, 10, 0.001),
            (1.9600, 1_000_000, 0.05),
            (0.0, 5, 1.0),
        ] {
            assert!((student_beyond(t, freedom) - p).abs() < 2e-5, "{t} {freedom}");
        }
        let (few, many) = (student_beyond(4.0, MANY - 1), student_beyond(4.0, MANY));
        assert!((few / many - 1.0).abs() < 1e-3);
    }

    fn of(numbers: impl IntoIterator<Item = i64>) -> f64 {
        let mut sums = Sums::default();
        numbers.into_iter().for_each(|number| sums.add(number * UNIT));
        probability(&sums)
    }

    #[test]
    fn few_deals_that_differ_are_never_sure() {
        assert_eq!(of([]), 1.0);
        assert_eq!(of([7]), 1.0);
        assert_eq!(of([0; 100]), 1.0);
        assert_eq!(of([3, 3, 3]), 0.25);
        assert!(of([1; 1000]) < 1e-100);
        // Five of a thousand: Student alone would say 0.025.
        assert_eq!(of((0..1000).map(|n| i64::from(n < 5))), 0.0625);
    }

    #[test]
    fn holm_by_hand() {
        let estimate = Estimate { mean: 0.0, low: 0.0, high: 0.0 };
        let mut all = [0.04, 0.01, 0.03, 0.9].map(|p| Difference { estimate, p, adjusted: p });
        assert_eq!(correct(all.iter_mut()), 4);
        let adjusted = all.map(|difference| difference.adjusted);
        for (found, expected) in adjusted.iter().zip([0.09, 0.04, 0.09, 0.9]) {
            assert!((found - expected).abs() < 1e-12, "{adjusted:?}");
        }
        assert_eq!(all.map(|d| d.is_beyond_chance()), [false, true, false, false]);
    }

    /// Of 400 reports of thirty questions each, whose answer is always no, a twentieth at most may
    /// say yes once or more: also where hardly any deal differs, or they differ lopsidedly.
    #[test]
    fn chance_alone_is_seldom_marked() {
        let mut dice = QuickDice::new(5);
        let mut wrong = 0;
        for _ in 0..400 {
            let mut all: Vec<Difference> = (0..30)
                .map(|question| {
                    let mut sums = Sums::default();
                    for _ in 0..100 {
                        let luck = i64::from(dice.below(100));
                        sums.add(match question % 3 {
                            0 => luck * 2 - 99,
                            1 => i64::from(luck < 2) - i64::from(luck > 97),
                            // Three times of four a step down, else three steps up.
                            _ => {
                                if luck < 75 {
                                    -1
                                } else {
                                    3
                                }
                            }
                        });
                    }
                    Difference::of(&sums).unwrap()
                })
                .collect();
            correct(all.iter_mut());
            wrong += u32::from(all.iter().any(Difference::is_beyond_chance));
        }
        assert!((4..=32).contains(&wrong), "{wrong} of 400");
    }
}
