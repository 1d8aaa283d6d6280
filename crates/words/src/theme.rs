//! The names of the twelve nations and the two factions, by theme. Apart from the sentences
//! because themes are data: only this file knows where their words come from.

use diner::{Nation, Preset};

use crate::Lang;

/// Which names the nations have. The rules know only their letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Species of a galaxy.
    #[default]
    Risa,
    /// Nations of the Earth.
    Cafe,
}

/// Writes one function of [`Theme`] for each form of a nation's name.
macro_rules! forms {
    ($($(#[$doc:meta])* $form:ident: $risa:ident, $cafe:ident;)*) => {
        impl Theme {
            $(
                $(#[$doc])*
                pub fn $form(self, lang: Lang, nation: Nation) -> String {
                    let letter = nation.to_string();
                    match self {
                        Theme::Risa => lang.texts().$risa(&letter),
                        Theme::Cafe => lang.texts().$cafe(&letter),
                    }
                }
            )*
        }
    };
}

forms! {
    /// The nation by itself, as on a card: "Bajoran", "China".
    name: risa_name, cafe_name;
    /// Its table, inside a sentence: "the Bajoran table", "the Chinese table".
    table: risa_table, cafe_table;
    /// "Orion man".
    man: risa_man, cafe_man;
    /// "Orion woman".
    woman: risa_woman, cafe_woman;
    /// "an Orion man".
    a_man: risa_a_man, cafe_a_man;
    /// "an Orion woman".
    a_woman: risa_a_woman, cafe_a_woman;
    /// Several guests: "Bajorans", "Chinese".
    plural: risa_plural, cafe_plural;
    /// The nation's faction as an adjective: "Federation", "yellow".
    faction: risa_faction, cafe_faction;
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 2] = [Theme::Risa, Theme::Cafe];

    /// The theme's name in settings and links.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Risa => "risa",
            Theme::Cafe => "cafe",
        }
    }

    /// The theme that a preset is played in unless somebody chooses another.
    pub const fn of(preset: Preset) -> Theme {
        match preset {
            Preset::Rid => Theme::Risa,
            Preset::Cafe | Preset::Amigo => Theme::Cafe,
        }
    }

    /// The theme with this code.
    pub fn from_code(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }
}
