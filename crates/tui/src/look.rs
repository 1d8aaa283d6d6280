//! How things look: colours as far as the terminal has them, and signs. Nothing is told by colour
//! alone.

use diner::{Faction, Sex};
use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colours {
    /// None: bold, dim and reversed remain.
    #[default]
    None,
    /// The 256 of most terminals.
    Indexed,
    /// All.
    True,
}

/// Which characters the terminal can show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Signs {
    /// Lines, arrows, letters of any script.
    #[default]
    Unicode,
    /// ASCII alone.
    Ascii,
}

/// Both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The colours.
    pub colours: Colours,
    /// The signs.
    pub signs: Signs,
}

/// What a colour is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tint {
    /// The reader's to act on.
    Accent,
    /// Points, success.
    Good,
    /// A refusal.
    Refused,
    /// The first faction.
    First,
    /// The second one.
    Second,
}

impl Colours {
    /// What the environment says, by the variables `NO_COLOR`, `COLORTERM` and `TERM`.
    pub fn of(no_color: &str, colorterm: &str, term: &str) -> Colours {
        if !no_color.is_empty() || term == "dumb" {
            Colours::None
        } else if matches!(colorterm, "truecolor" | "24bit") || term.ends_with("-direct") {
            Colours::True
        } else {
            Colours::Indexed
        }
    }
}

impl Look {
    /// The style of a tint. Each is readable on dark and on light ground.
    pub(crate) fn style(self, tint: Tint) -> Style {
        let (red, green, blue, index) = match tint {
            Tint::Accent => (0x1a, 0x9e, 0x8f, 36),
            Tint::Good => (0x4c, 0x9a, 0x3f, 71),
            Tint::Refused => (0xd6, 0x4f, 0x45, 167),
            Tint::First => (0x3f, 0x86, 0xd0, 68),
            Tint::Second => (0xb5, 0x86, 0x12, 136),
        };
        match self.colours {
            Colours::None => Style::new(),
            Colours::Indexed => Style::new().fg(Color::Indexed(index)),
            Colours::True => Style::new().fg(Color::Rgb(red, green, blue)),
        }
    }

    /// The same, bold.
    pub(crate) fn bold(self, tint: Tint) -> Style {
        self.style(tint).add_modifier(Modifier::BOLD)
    }

    /// The tint of a faction.
    pub(crate) fn faction(self, faction: Faction) -> Style {
        self.style(match faction {
            Faction::Federation => Tint::First,
            Faction::NonFederation => Tint::Second,
        })
    }

    /// What stands back.
    pub(crate) fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }
}

/// The sign of a sex; folded, if need be, when everything is drawn.
pub(crate) const fn sign(sex: Sex) -> &'static str {
    match sex {
        Sex::Woman => "♀",
        Sex::Man => "♂",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_which_colours_there_are() {
        assert_eq!(Colours::of("1", "truecolor", "xterm-256color"), Colours::None);
        assert_eq!(Colours::of("", "truecolor", "xterm"), Colours::True);
        assert_eq!(Colours::of("", "", "xterm-256color"), Colours::Indexed);
        assert_eq!(Colours::of("", "", "dumb"), Colours::None);
    }
}
