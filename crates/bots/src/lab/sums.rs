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
}

impl Sums {
    pub(super) fn add(&mut self, number: i64) {
        let wide = i128::from(number);
        self.count += 1;
        self.sum += wide;
        self.squares += wide * wide;
        self.telling += u64::from(number != 0);
    }

    pub(super) fn join(&mut self, other: &Sums) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.telling += other.telling;
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

    /// The mean and Student's 95 % interval, which is all there is if there is one number.
    pub(super) fn estimate(&self) -> Option<Estimate> {
        let mean = self.mean()?;
        let reach = match self.error() {
            None => f64::INFINITY,
            Some(error) => student(self.count - 1) * error,
        };
        Some(Estimate { mean, low: mean - reach, high: mean + reach })
    }

    /// The same for a kind of number. A share lies between 0 and 1; where all deals had the same
    /// of these two, what is told is how often the other could be, by the exact binomial interval.
    pub(super) fn estimate_of(&self, kind: Kind) -> Option<Estimate> {
        let found = self.estimate()?;
        let Estimate { mean, low, high } = found;
        let doubt = 1.0 - 0.025_f64.powf(1.0 / self.count as f64);
        Some(match kind {
            Kind::Number => found,
            Kind::Share if mean <= 0.0 => Estimate { mean, low: 0.0, high: doubt },
            Kind::Share if mean >= 1.0 => Estimate { mean, low: 1.0 - doubt, high: 1.0 },
            Kind::Share => Estimate { mean, low: low.max(0.0), high: high.min(1.0) },
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
        // Mean 5, variance 32 / 7, standard error 0.75593, t of 7 degrees 2.3646.
        let whole = of(&[2, 4, 4, 4, 5, 5, 7, 9]);
        let found = whole.estimate().unwrap();
        assert_eq!(found.mean, 5.0);
        assert!((found.reach() - 2.3646 * 0.755_929).abs() < 1e-4);
        let mut parts = of(&[9, 7, 5, 5]);
        parts.join(&of(&[4, 4, 4, 2]));
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
    fn a_share_that_never_was_may_still_be() {
        let none = of(&[0; 10]).estimate_of(Kind::Share).unwrap();
        assert!((none.low, none.mean) == (0.0, 0.0) && (none.high - 0.3085).abs() < 1e-4);
        let all = of(&[1; 10]).estimate_of(Kind::Share).unwrap();
        assert!((all.high, all.mean) == (1.0, 1.0) && (all.low - 0.6915).abs() < 1e-4);
    }
}
