//! How people see the same drawing: as it is, in grey, or with one of the three colour-vision
//! deficiencies that are common, at their full strength (Machado, Oliveira and Fernandes, 2009).

/// A way to see colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// As it is.
    Plain,
    /// In grey, as on some paper.
    Grey,
    /// Without the cones for long waves.
    Protan,
    /// Without the cones for middle waves.
    Deutan,
    /// Without the cones for short waves.
    Tritan,
}

impl Sight {
    /// All of them.
    pub const ALL: [Sight; 5] =
        [Sight::Plain, Sight::Grey, Sight::Protan, Sight::Deutan, Sight::Tritan];

    /// Its name in addresses and styles.
    pub const fn code(self) -> &'static str {
        match self {
            Sight::Plain => "plain",
            Sight::Grey => "grey",
            Sight::Protan => "protan",
            Sight::Deutan => "deutan",
            Sight::Tritan => "tritan",
        }
    }

    /// The one with this name.
    pub fn from_code(code: &str) -> Option<Sight> {
        Sight::ALL.into_iter().find(|sight| sight.code() == code)
    }

    /// What linear red, green and blue (columns) become (rows).
    pub const fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Sight::Plain => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Sight::Grey => [[0.2126, 0.7152, 0.0722]; 3],
            Sight::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Sight::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Sight::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        }
    }

    /// The same as a filter, which a style refers to by the name `see-` and the code.
    pub fn filter(self) -> String {
        let row = |[r, g, b]: [f32; 3]| format!("{r} {g} {b} 0 0 ");
        let rows: String = self.matrix().into_iter().map(row).collect();
        format!(
            r#"<filter id="see-{}" color-interpolation-filters="linearRGB"><feColorMatrix type="matrix" values="{rows}0 0 0 1 0"/></filter>"#,
            self.code()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_sees_less_sees_white_as_white() {
        for sight in Sight::ALL {
            for row in sight.matrix() {
                let white: f32 = row.iter().sum();
                assert!((white - 1.0).abs() < 0.001, "{sight:?}: {white}");
            }
            assert_eq!(Sight::from_code(sight.code()), Some(sight));
        }
    }
}
