//! Colours as themes write them, how they mix, and how well one is read on another.

use std::fmt;

/// A colour, written `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// White.
    pub const WHITE: Colour = Colour([255; 3]);

    /// Of the form `#rrggbb`, and of no other.
    pub fn parse(text: &str) -> Option<Colour> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let part = |i: usize| u8::from_str_radix(digits.get(i..i + 2)?, 16).ok();
        let plain = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        plain.then(|| Some(Colour([part(0)?, part(2)?, part(4)?])))?
    }

    /// So much of the way to another colour, in hundredths.
    pub fn towards(self, other: Colour, hundredths: u8) -> Colour {
        let share = u16::from(hundredths.min(100));
        let mix = |i: usize| {
            let mixed = u16::from(self.0[i]) * (100 - share) + u16::from(other.0[i]) * share;
            u8::try_from(mixed / 100).unwrap_or(u8::MAX)
        };
        Colour([mix(0), mix(1), mix(2)])
    }

    /// How much light it gives back, from 0 to 1.
    pub fn luminance(self) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = self.0.map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// The contrast of two colours, from 1 to 21.
pub fn contrast(one: Colour, other: Colour) -> f64 {
    let (one, other) = (one.luminance(), other.luminance());
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_written_in_one_way() {
        assert_eq!(Colour::parse("#0a0B0c"), Some(Colour([10, 11, 12])));
        for wrong in
            ["", "#fff", "0a0b0c", "#0a0b0", "#0a0b0g", "#+a0b0c", "#0a0b0c0", "red", "#é0é0"]
        {
            assert_eq!(Colour::parse(wrong), None, "{wrong}");
        }
        assert_eq!(Colour([10, 171, 12]).to_string(), "#0aab0c");
    }

    #[test]
    fn colours_mix() {
        let (black, grey) = (Colour([0; 3]), Colour([100; 3]));
        assert_eq!(black.towards(grey, 25), Colour([25; 3]));
        assert_eq!([black.towards(grey, 0), black.towards(grey, 200)], [black, grey]);
    }

    #[test]
    fn contrast_is_that_of_the_accessibility_guidelines() {
        let black = Colour([0; 3]);
        assert!((contrast(black, Colour::WHITE) - 21.0).abs() < 1e-9);
        assert!((contrast(Colour([0x76; 3]), Colour::WHITE) - 4.54).abs() < 0.01);
        assert!((contrast(black, black) - 1.0).abs() < 1e-9);
    }
}
