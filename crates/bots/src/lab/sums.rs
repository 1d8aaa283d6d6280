//! Whole numbers added up, exactly: so that they can be added in any order, on any number of
//! threads, and a mean of a million games has lost nothing to rounding.

use super::figure::Kind;
use super::note::UNIT;
use crate::arena::{Estimate, student};

/// Numbers so far, in parts of [`UNIT`]. Up to 10⁹ of them, none beyond 1,000, have room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums {
    pub(super) count: u64,
    sum: i128,
    squares: i128,
    /// How many are not 0.
    pub(super) telling: u64,
    /// How many are 1.
    whole: u64,
}

/// A mean has an interval if so many numbers at least are not 0, and as many shares not 1: of
/// fewer, Student's says less than it seems to.
const FEW: u64 = 10;

impl Sums {
    pub(super) fn add(&mut self, number: i64) {
        let wide = i128::from(number);
        self.count += 1;
        self.sum += wide;
        self.squares += wide * wide;
        self.telling += u64::from(number != 0);
        self.whole += u64::from(number == UNIT);
    }

    pub(super) fn join(&mut self, other: &Sums) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.telling += other.telling;
        self.whole += other.whole;
    }

    /// The mean; nothing of no numbers.
    pub(super) fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64 / UNIT as f64)
    }

    /// The standard deviation; nothing of fewer than two numbers.
    pub(super) fn deviation(&self) -> Option<f64> {
        if self.count < 2 {
            return None;
        }
        let count = i128::from(self.count);
        let above = (count * self.squares - self.sum * self.sum) as f64;
        let (count, unit) = (self.count as f64, UNIT as f64);
        Some((above / (count * (count - 1.0))).sqrt() / unit)
    }

    /// The standard error of the mean.
    pub(super) fn error(&self) -> Option<f64> {
        Some(self.deviation()? / (self.count as f64).sqrt())
    }

    /// The mean and Student's 95 % interval. It is infinite where nobody knows: of few numbers, of
    /// many that are nearly all 0, and of equal ones, whose spread says nothing.
    pub(super) fn estimate(&self) -> Option<Estimate> {
        let mean = self.mean()?;
        let known = self.error().filter(|&error| error > 0.0 && self.telling >= FEW);
        let reach = known.map_or(f64::INFINITY, |error| student(self.count - 1) * error);
        Some(Estimate { mean, low: mean - reach, high: mean + reach })
    }

    /// The same for a kind of number. A share lies between 0 and 1: where it is so near to either
    /// that the interval would go beyond, or nearly all are 1, nobody knows.
    pub(super) fn estimate_of(&self, kind: Kind) -> Option<Estimate> {
        let found = self.estimate()?;
        let Estimate { mean, low, high } = found;
        let unknown = Estimate { mean, low: f64::NEG_INFINITY, high: f64::INFINITY };
        let inside = low >= 0.0 && high <= 1.0 && self.count - self.whole >= FEW;
        Some(match kind {
            Kind::Number => found,
            Kind::Share if inside => found,
            Kind::Share => unknown,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: &[i64]) -> Sums {
        let mut sums = Sums::default();
        numbers.iter().for_each(|&number| sums.add(number * UNIT));
        sums
    }

    #[test]
    fn by_hand_and_in_any_order() {
        // Mean 5, variance 64 / 15, standard error 0.5164, t of 15 degrees 2.1314.
        let whole = of(&[2, 4, 4, 4, 5, 5, 7, 9, 2, 4, 4, 4, 5, 5, 7, 9]);
        let found = whole.estimate().unwrap();
        assert_eq!(found.mean, 5.0);
        assert!((found.reach() - 2.1314 * 0.516_398).abs() < 1e-4);
        let mut parts = of(&[9, 7, 5, 5, 9, 7, 5, 5]);
        parts.join(&of(&[4, 4, 4, 2, 4, 4, 4, 2]));
        assert_eq!(parts, whole);
        assert_eq!(of(&[]).estimate(), None);
        assert!(of(&[3]).estimate().unwrap().high.is_infinite());
    }

    #[test]
    fn large_numbers_lose_nothing() {
        // A thousand and a little: floats that subtract squares would see no spread.
        let mut sums = Sums::default();
        for number in 0..1_000_000 {
            sums.add(1000 * UNIT + number % 2);
        }
        let expected = 0.5 / UNIT as f64;
        assert!((sums.deviation().unwrap() / expected - 1.0).abs() < 1e-5);
    }

    #[test]
    fn what_nobody_knows_has_no_interval() {
        let unknown = |sums: &Sums, kind| {
            let found = sums.estimate_of(kind).unwrap();
            found.low == f64::NEG_INFINITY && found.high == f64::INFINITY
        };
        // One, few, equal ones, and many of which few tell anything.
        for numbers in [vec![3], vec![3; 100], (1..10).collect(), [[0; 100], [7; 100]].concat()] {
            let few = &numbers[..numbers.len().min(109)];
            assert!(unknown(&of(few), Kind::Number), "{few:?}");
        }
        assert!(!unknown(&of(&(1..=10).collect::<Vec<_>>()), Kind::Number));
        // A rare share is no surer than one that never was, nor is one that nearly always was.
        let share = |ones: usize| of(&[vec![1; ones], vec![0; 1000 - ones]].concat());
        for ones in [0, 1, 9, 991, 999, 1000] {
            assert!(unknown(&share(ones), Kind::Share), "{ones}");
        }
        assert!([10, 500, 990].iter().all(|&ones| !unknown(&share(ones), Kind::Share)));
        // Of twelve, eleven: Student's interval would go beyond 1.
        assert!(unknown(&of(&[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]), Kind::Share));
    }
}
