//! Means and how far they can be trusted. One number a deal goes in: the mean over its games,
//! which depend on each other through the deck; deals do not.

/// A mean and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end; minus infinity if nobody knows, as of a single deal.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Numbers so far: how many, their mean, and the sum of squared distances from it (Welford).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sample {
    count: u64,
    mean: f64,
    squares: f64,
}

impl Estimate {
    /// How far the interval reaches to its longer side: what stands behind `±`.
    pub fn reach(&self) -> f64 {
        (self.high - self.mean).max(self.mean - self.low)
    }
}

impl Sample {
    pub(super) fn add(&mut self, number: f64) {
        self.count += 1;
        let off = number - self.mean;
        self.mean += off / self.count as f64;
        self.squares += off * (number - self.mean);
    }

    /// The mean, its standard error and Student's interval; nothing of no numbers.
    pub(super) fn estimate(&self) -> Option<Estimate> {
        let mean = self.mean;
        match self.count {
            0 => None,
            1 => Some(Estimate { mean, low: f64::NEG_INFINITY, high: f64::INFINITY }),
            count => {
                let freedom = (count - 1) as f64;
                let error = (self.squares / freedom / count as f64).sqrt();
                let reach = student(count - 1) * error;
                Some(Estimate { mean, low: mean - reach, high: mean + reach })
            }
        }
    }

    /// The same for a share, which lies between 0 and 1.
    ///
    /// If all deals were won, or all lost, their spread says nothing: then what is told is how
    /// small (large) the chance to win a whole deal could be, by the exact binomial interval.
    pub(super) fn share(&self) -> Option<Estimate> {
        let Estimate { mean, low, high } = self.estimate()?;
        let doubt = 1.0 - 0.025_f64.powf(1.0 / self.count as f64);
        Some(match () {
            () if mean <= 0.0 => Estimate { mean, low: 0.0, high: doubt },
            () if mean >= 1.0 => Estimate { mean, low: 1.0 - doubt, high: 1.0 },
            () => Estimate { mean, low: low.max(0.0), high: high.min(1.0) },
        })
    }
}

/// The 97.5 % point of Student's distribution.
pub(crate) fn student(freedom: u64) -> f64 {
    const FEW: [f64; 9] = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622];
    let few = usize::try_from(freedom.saturating_sub(1)).ok().and_then(|at| FEW.get(at));
    few.copied().unwrap_or_else(|| {
        // The expansion of Cornish and Fisher, from ten on right to three places.
        let (z, n) = (1.959_964_f64, freedom as f64);
        let (z3, z5, z7) = (z.powi(3), z.powi(5), z.powi(7));
        let first = (z3 + z) / 4.0;
        let second = (5.0 * z5 + 16.0 * z3 + 3.0 * z) / 96.0;
        let third = (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / 384.0;
        z + (first + (second + third / n) / n) / n
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use diner::{Dice, QuickDice};

    fn of(numbers: &[f64]) -> Sample {
        let mut sample = Sample::default();
        numbers.iter().for_each(|&number| sample.add(number));
        sample
    }

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-4, "{found} is not {expected}");
    }

    #[test]
    fn by_hand() {
        // Mean 5, variance 32 / 7, standard error 0.75593, t of 7 degrees 2.3646.
        let found = of(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]).estimate().unwrap();
        near(found.mean, 5.0);
        near(found.low, 5.0 - 2.3646 * 0.755_929);
        near(found.high, 5.0 + 2.3646 * 0.755_929);
        near(found.reach(), 1.787_46);
        let half = of(&[0.5; 9]).share().unwrap();
        assert_eq!((half.mean, half.low, half.high), (0.5, 0.5, 0.5));
        let wide = of(&[0.0, 1.0]).share().unwrap();
        assert_eq!((wide.mean, wide.low, wide.high), (0.5, 0.0, 1.0));
    }

    #[test]
    fn little_is_known_of_little() {
        assert_eq!(Sample::default().estimate(), None);
        assert_eq!(Sample::default().share(), None);
        let one = of(&[3.0]).estimate().unwrap();
        assert!(one.low.is_infinite() && one.high.is_infinite());
        let one = of(&[0.25]).share().unwrap();
        assert_eq!((one.low, one.high), (0.0, 1.0));
        // Ten of ten: the exact interval begins at 0.6915.
        let all = of(&[1.0; 10]).share().unwrap();
        near(all.low, 0.6915);
        near(all.high, 1.0);
        let none = of(&[0.0; 10]).share().unwrap();
        near(none.high, 0.3085);
    }

    #[test]
    fn students_points() {
        for (freedom, point) in [(1, 12.7062), (9, 2.2622), (10, 2.2281), (30, 2.0423)] {
            assert!((student(freedom) - point).abs() < 5e-4, "{freedom}: {}", student(freedom));
        }
        near(student(u64::MAX), 1.959_96);
    }

    /// 2000 matches of 40 deals: a deal favours one side or the other, then each of its six games
    /// is won with that chance. Were the games taken as independent, about 70 % would be covered.
    #[test]
    fn intervals_cover_the_truth() {
        let mut dice = QuickDice::new(7);
        let mut covered = 0;
        for _ in 0..2000 {
            let mut sample = Sample::default();
            for _ in 0..40 {
                let chance = if dice.below(2) == 0 { 90 } else { 30 };
                let won = (0..6).filter(|_| dice.below(100) < chance).count();
                sample.add(won as f64 / 6.0);
            }
            let found = sample.share().unwrap();
            covered += u32::from(found.low <= 0.6 && 0.6 <= found.high);
        }
        assert!((1870..=1930).contains(&covered), "{covered} of 2000");
    }
}
