//! Least squares by the normal equations, with a small pull to nothing (ridge).
//!
//! Apart from what is learned with it: it knows nothing of the game.

/// Sums over rows of numbers and what came of each.
#[derive(Clone, Debug)]
pub(crate) struct Regression {
    size: usize,
    /// The upper half of the products of columns.
    squares: Vec<f64>,
    products: Vec<f64>,
    pub(crate) rows: u64,
}

impl Regression {
    pub(crate) fn new(size: usize) -> Regression {
        Regression { size, squares: vec![0.0; size * size], products: vec![0.0; size], rows: 0 }
    }

    /// Adds a row: its columns that are not 0, in order, and what came of it.
    pub(crate) fn add(&mut self, row: &[(usize, f64)], result: f64) {
        for (i, &(column, number)) in row.iter().enumerate() {
            let line = self.squares.get_mut(column * self.size..).unwrap_or_default();
            for &(other, second) in row.get(i..).unwrap_or_default() {
                line[other] += number * second;
            }
            self.products[column] += number * result;
        }
        self.rows += 1;
    }

    pub(crate) fn join(&mut self, other: &Regression) {
        self.squares.iter_mut().zip(&other.squares).for_each(|(sum, more)| *sum += more);
        self.products.iter_mut().zip(&other.products).for_each(|(sum, more)| *sum += more);
        self.rows += other.rows;
    }

    /// The weights that fit best, pulled to nothing as if so many rows said nothing: Cholesky's
    /// factor, then forth and back.
    pub(crate) fn solve(&self, pull: f64) -> Vec<f64> {
        let size = self.size;
        let mut lower = vec![0.0; size * size];
        for i in 0..size {
            for j in 0..=i {
                lower[i * size + j] = self.squares[j * size + i];
            }
            lower[i * size + i] += pull;
        }
        for i in 0..size {
            for j in 0..=i {
                let shared: f64 = (0..j).map(|k| lower[i * size + k] * lower[j * size + k]).sum();
                let rest = lower[i * size + j] - shared;
                lower[i * size + j] =
                    if i == j { rest.max(1e-9).sqrt() } else { rest / lower[j * size + j] };
            }
        }
        let mut found = self.products.clone();
        for i in 0..size {
            let known: f64 = (0..i).map(|k| lower[i * size + k] * found[k]).sum();
            found[i] = (found[i] - known) / lower[i * size + i];
        }
        for i in (0..size).rev() {
            let known: f64 = (i + 1..size).map(|k| lower[k * size + i] * found[k]).sum();
            found[i] = (found[i] - known) / lower[i * size + i];
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plane_is_found() {
        let mut one = Regression::new(3);
        let mut two = Regression::new(3);
        for i in 0..4000 {
            let (x, y) = (f64::from(i % 7), f64::from(i % 11));
            let half = if i % 2 == 0 { &mut one } else { &mut two };
            half.add(&[(0, 1.0), (1, x), (2, y)], 5.0 - 2.0 * x + 0.5 * y);
        }
        one.join(&two);
        assert_eq!(one.rows, 4000);
        for (found, expected) in one.solve(5.0).into_iter().zip([5.0, -2.0, 0.5]) {
            assert!((found - expected).abs() < 0.05, "{found} is not {expected}");
        }
    }
}
