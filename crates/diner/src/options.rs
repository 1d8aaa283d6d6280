//! What people choose: a preset and the parameters they changed. The table of RULES.md, as data.
//!
//! Nothing here knows what a parameter does: [`Rules`](crate::Rules) is compiled from it.

use std::fmt;

use crate::syntax::{number, shown};

/// A named rule set. Presets never change; a changed one would get a new name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Preset {
    /// Risa International Diner.
    Rid,
    /// Café International: Das Kartenspiel, as the project's second document tells it.
    Cafe,
    /// The same game by its printed rulebook.
    Amigo,
}

/// A rule parameter, in the order of RULES.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Param {
    /// How many play.
    Players,
    /// Men, and as many women, of each nation.
    Copies,
    /// Cards dealt to each seat.
    Hand,
    /// The most cards a hand may hold.
    Limit,
    /// The most guests placed in one turn.
    Placements,
    /// Points for a guest at a table of the own nation.
    Own,
    /// Points for a guest at a table of the own faction.
    Ally,
    /// Points for a guest at a table of the other faction.
    Rival,
    /// The factor for a table at which every guest is of its nation.
    Pure,
    /// Whether a guest alone at a table earns there.
    AloneScores,
    /// Whether a placement must earn something.
    MustScore,
    /// What a player with a full hand does instead of drawing.
    FullHand,
    /// What happens to a hand that a placement empties.
    EmptyHand,
    /// Points lost for each dropped card, at once.
    DropPenalty,
    /// Points lost for each card held at the end.
    HandPenalty,
    /// When the guest deck ends the game.
    GuestsEnd,
    /// When the table deck ends the game.
    TablesEnd,
    /// Who wins among equal totals.
    Tie,
}

/// What a parameter may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// A number between two, both included.
    Range(u8, u8),
    /// One of these words.
    Words(&'static [&'static str]),
}

/// A preset and the value of every parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    preset: Preset,
    /// Numbers as they are; words by their place in [`Allowed::Words`].
    values: [u8; Param::COUNT],
}

/// Why a rule set is refused. Its stable code is `bad-rules`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadRules {
    /// No preset has this name.
    UnknownPreset(String),
    /// No parameter has this name.
    UnknownParam(String),
    /// A word that is not `key=value`.
    NotKeyValue(String),
    /// A parameter stands twice.
    Twice(Param),
    /// The parameter cannot have this value.
    NotAllowed(Param, String),
    /// More cards are dealt to a seat than a hand may hold.
    HandOverLimit {
        /// Cards dealt to each seat.
        hand: u8,
        /// The most a hand may hold.
        limit: u8,
    },
    /// The deal would leave no guest card.
    TooFewGuests {
        /// Cards that the deal takes.
        dealt: u16,
        /// Cards that there are.
        guests: u16,
    },
}

struct Spec {
    name: &'static str,
    /// In `rid`, `cafe`, `amigo`.
    presets: [u8; 3],
    allowed: Allowed,
}

const fn spec(name: &'static str, presets: [u8; 3], allowed: Allowed) -> Spec {
    Spec { name, presets, allowed }
}

use Allowed::{Range, Words};

const FALSE_TRUE: Allowed = Words(&["false", "true"]);

#[rustfmt::skip]
const SPECS: [Spec; Param::COUNT] = [
    spec("players",      [4, 4, 4],    Range(2, 5)),
    spec("copies",       [4, 4, 4],    Range(2, 4)),
    spec("hand",         [7, 7, 7],    Range(1, 12)),
    spec("limit",        [12, 12, 12], Range(1, 24)),
    spec("placements",   [3, 3, 3],    Range(1, 6)),
    spec("own",          [3, 1, 1],    Range(0, 9)),
    spec("ally",         [2, 1, 1],    Range(0, 9)),
    spec("rival",        [1, 1, 1],    Range(0, 9)),
    spec("pure",         [1, 2, 2],    Range(1, 3)),
    spec("alone_scores", [1, 0, 0],    FALSE_TRUE),
    spec("must_score",   [0, 1, 1],    FALSE_TRUE),
    spec("full_hand",    [0, 1, 1],    Words(&["drop-then-draw", "drop"])),
    spec("empty_hand",   [0, 1, 2],    Words(&["draw", "keep", "may-close"])),
    spec("drop_penalty", [2, 2, 2],    Range(0, 9)),
    spec("hand_penalty", [0, 0, 2],    Range(0, 9)),
    spec("guests_end",   [0, 0, 0],    Words(&["last-drawn", "beyond"])),
    spec("tables_end",   [0, 0, 1],    Words(&["last-drawn", "shortage"])),
    spec("tie",          [0, 2, 1],    Words(&["fewest-cards", "fewest-penalties", "shared"])),
];

impl Preset {
    /// All presets, the product's own first.
    pub const ALL: [Preset; 3] = [Preset::Rid, Preset::Cafe, Preset::Amigo];

    /// The name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Rid => "rid",
            Preset::Cafe => "cafe",
            Preset::Amigo => "amigo",
        }
    }

    /// The preset of a name.
    ///
    /// # Errors
    /// [`BadRules::UnknownPreset`].
    pub fn parse(name: &str) -> Result<Preset, BadRules> {
        let found = Preset::ALL.into_iter().find(|preset| preset.name() == name);
        found.ok_or_else(|| BadRules::UnknownPreset(shown(name, 24)))
    }
}

impl Param {
    /// How many there are.
    pub const COUNT: usize = 18;

    /// All parameters, in the order of RULES.md.
    #[rustfmt::skip]
    pub const ALL: [Param; Param::COUNT] = [
        Param::Players, Param::Copies, Param::Hand, Param::Limit, Param::Placements, Param::Own,
        Param::Ally, Param::Rival, Param::Pure, Param::AloneScores, Param::MustScore,
        Param::FullHand, Param::EmptyHand, Param::DropPenalty, Param::HandPenalty,
        Param::GuestsEnd, Param::TablesEnd, Param::Tie,
    ];

    /// The name in records and on the command line.
    pub const fn name(self) -> &'static str {
        SPECS[self as usize].name
    }

    /// The values it may have.
    pub const fn allowed(self) -> Allowed {
        SPECS[self as usize].allowed
    }

    /// The parameter of a name.
    ///
    /// # Errors
    /// [`BadRules::UnknownParam`].
    pub fn parse(name: &str) -> Result<Param, BadRules> {
        let found = Param::ALL.into_iter().find(|param| param.name() == name);
        found.ok_or_else(|| BadRules::UnknownParam(shown(name, 24)))
    }
}

impl Options {
    /// A preset as it stands.
    pub fn preset(preset: Preset) -> Options {
        Options { preset, values: SPECS.map(|spec| spec.presets[preset as usize]) }
    }

    /// Reads the name of a preset and a list of changes, `key=value` with blanks between.
    ///
    /// Whether the result can be dealt is asked when [`Rules`](crate::Rules) are made of it.
    ///
    /// # Errors
    /// The first fault, the preset's before those of the changes.
    pub fn parse(preset: &str, house: &str) -> Result<Options, BadRules> {
        Options::preset(Preset::parse(preset)?).with(house)
    }

    /// The same with a list of changes.
    ///
    /// # Errors
    /// The first fault in reading order.
    pub fn with(mut self, house: &str) -> Result<Options, BadRules> {
        let mut changed = [false; Param::COUNT];
        for word in house.split([' ', '\t']).filter(|word| !word.is_empty()) {
            let (name, value) =
                word.split_once('=').ok_or_else(|| BadRules::NotKeyValue(shown(word, 24)))?;
            let param = Param::parse(name)?;
            if std::mem::replace(&mut changed[param as usize], true) {
                return Err(BadRules::Twice(param));
            }
            self.set(param, value)?;
        }
        Ok(self)
    }

    /// Changes one parameter.
    ///
    /// # Errors
    /// [`BadRules::NotAllowed`].
    pub fn set(&mut self, param: Param, value: &str) -> Result<(), BadRules> {
        let read = match param.allowed() {
            Range(least, most) => number(value)
                .ok()
                .and_then(|n| u8::try_from(n).ok())
                .filter(|n| (least..=most).contains(n)),
            Words(words) => words.iter().position(|&word| word == value).map(|at| at as u8),
        };
        self.values[param as usize] =
            read.ok_or_else(|| BadRules::NotAllowed(param, shown(value, 24)))?;
        Ok(())
    }

    /// The preset that the changes start from.
    pub const fn base(&self) -> Preset {
        self.preset
    }

    /// The number of a parameter; for a word its place among the allowed ones.
    pub const fn number(&self, param: Param) -> u8 {
        self.values[param as usize]
    }

    /// The value of a parameter as text.
    pub fn value(&self, param: Param) -> String {
        let number = self.number(param);
        match param.allowed() {
            Range(..) => number.to_string(),
            Words(words) => words.get(usize::from(number)).copied().unwrap_or_default().to_string(),
        }
    }

    /// The parameters that differ from the preset, in the order of RULES.md.
    pub fn changes(&self) -> impl Iterator<Item = Param> {
        let (values, base) = (self.values, Options::preset(self.preset).values);
        Param::ALL.into_iter().filter(move |&p| values[p as usize] != base[p as usize])
    }

    /// What differs from the preset, as `limit=10 pure=2`; empty if nothing does.
    pub fn house(&self) -> String {
        let change = |param: Param| format!("{}={}", param.name(), self.value(param));
        self.changes().map(change).collect::<Vec<_>>().join(" ")
    }
}

/// `rid`, or `rid limit=10 pure=2`: the preset and all that differs from it.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.preset.name())?;
        let house = self.house();
        if house.is_empty() { Ok(()) } else { write!(f, " {house}") }
    }
}

impl fmt::Display for BadRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bad-rules: {self:?}")
    }
}

impl std::error::Error for BadRules {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_within_what_is_allowed() {
        for preset in Preset::ALL {
            let options = Options::preset(preset);
            for param in Param::ALL {
                let mut again = options;
                assert_eq!(again.set(param, &options.value(param)), Ok(()), "{}", param.name());
                assert_eq!(again, options);
            }
        }
    }

    #[test]
    fn changes_are_printed_in_order_and_only_where_they_differ() {
        let options = Options::parse("rid", " pure=2\tlimit=10 own=3 ");
        assert_eq!(options.map(|o| o.to_string()), Ok("rid limit=10 pure=2".into()));
    }

    #[test]
    fn faults_name_the_word() {
        let fault = |house: &str| Options::parse("rid", house).err();
        assert_eq!(fault("limt=3"), Some(BadRules::UnknownParam("limt".into())));
        assert_eq!(fault("limit"), Some(BadRules::NotKeyValue("limit".into())));
        assert_eq!(fault("own=1 own=1"), Some(BadRules::Twice(Param::Own)));
        for value in ["", "25", "0", "012", "+3", "999999999999", "x", "1=2"] {
            let refused = Some(BadRules::NotAllowed(Param::Limit, value.into()));
            assert_eq!(fault(&format!("limit={value}")), refused);
        }
        assert_eq!(Preset::parse("Rid"), Err(BadRules::UnknownPreset("Rid".into())));
    }
}
