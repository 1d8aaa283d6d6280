//! A theme: its file, read and checked, and the handle by which everybody speaks of it.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{LazyLock, RwLock};

use diner::{Nation, Preset};
use serde::Deserialize;

use crate::look::{self, Look};
use crate::names::Written;
use crate::{Form, Names, ThemeFault};

/// Which names and looks the nations have.
#[derive(Clone, Copy)]
pub struct Theme(&'static ThemeData);

/// What a theme's file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeData {
    /// The theme's name in settings, links and logs.
    pub code: String,
    /// The rule sets that are played in it unless somebody chooses another.
    pub presets: Vec<Preset>,
    /// Its names, by language.
    pub names: BTreeMap<String, Names>,
    /// How the nations look, by letter.
    pub looks: [Look; Nation::COUNT],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    code: String,
    presets: Vec<String>,
    names: BTreeMap<String, Written>,
    looks: BTreeMap<String, look::Written>,
}

/// The files that the program has with it.
const FILES: [(&str, &str); 2] = [
    ("risa.toml", include_str!("../data/risa.toml")),
    ("cafe.toml", include_str!("../data/cafe.toml")),
];

/// The language that every theme has names in.
const ALWAYS: &str = "en";

static ALL: LazyLock<Vec<Theme>> = LazyLock::new(|| {
    let read = |(file, text): &(&str, &str)| match ThemeData::parse(file, text) {
        Ok(theme) => Theme(Box::leak(Box::new(theme))),
        #[allow(clippy::panic)] // the program's own files: a test reads each
        Err(fault) => panic!("{fault}"),
    };
    FILES.iter().map(read).collect()
});

/// Names in languages that came with none of the files, by theme and language.
static MORE: RwLock<BTreeMap<(String, String), &'static Names>> = RwLock::new(BTreeMap::new());

impl ThemeData {
    /// Reads a theme's file. The name of the file stands in faults only.
    pub fn parse(file: &str, text: &str) -> Result<ThemeData, ThemeFault> {
        let read: File = toml::from_str(text).map_err(|why| ThemeFault::text(file, text, &why))?;
        ThemeData::check(read).map_err(|fault| fault.of(file))
    }

    fn check(file: File) -> Result<ThemeData, ThemeFault> {
        if file.code.is_empty() || !file.code.chars().all(|c| c.is_ascii_lowercase()) {
            return Err(ThemeFault::at("code", "a code is of the letters a to z"));
        }
        let preset = |name: &String| {
            Preset::ALL.into_iter().find(|preset| preset.name() == name).ok_or_else(|| {
                let known = Preset::ALL.map(Preset::name).join(", ");
                ThemeFault::at("presets", format!("{name:?} is none; there are {known}"))
            })
        };
        let presets = file.presets.iter().map(preset).collect::<Result<_, _>>()?;
        let named = |(lang, names)| {
            let under = format!("names.{lang}.");
            Ok((lang, Names::check(names, &under)?))
        };
        let names = file.names.into_iter().map(named).collect::<Result<BTreeMap<_, _>, _>>()?;
        if !names.contains_key(ALWAYS) {
            return Err(ThemeFault::at(format!("names.{ALWAYS}"), "every theme has English names"));
        }
        let looks = look::check(file.looks)?;
        Ok(ThemeData { code: file.code, presets, names, looks })
    }
}

impl Theme {
    /// All themes; the first is the one that is used where nobody chose.
    pub fn all() -> impl Iterator<Item = Theme> {
        ALL.iter().copied()
    }

    /// The theme's name in settings and links.
    pub fn code(self) -> &'static str {
        &self.0.code
    }

    /// The theme that a preset is played in unless somebody chooses another.
    pub fn of(preset: Preset) -> Theme {
        Theme::all().find(|theme| theme.0.presets.contains(&preset)).unwrap_or_default()
    }

    /// The theme with this code.
    pub fn from_code(code: &str) -> Option<Theme> {
        Theme::all().find(|theme| theme.code() == code)
    }

    /// A form of a nation's name; in English for a language without names here.
    pub fn form(self, lang: &str, nation: Nation, form: Form) -> &'static str {
        self.names(lang).form(nation, form)
    }

    /// The nation's faction as an adjective: "Federation", "yellow".
    pub fn faction(self, lang: &str, nation: Nation) -> &'static str {
        let [first, second] = &self.names(lang).factions;
        if (nation as usize) < Nation::COUNT / 2 { first } else { second }
    }

    /// How a nation's guests look.
    pub fn look(self, nation: Nation) -> &'static Look {
        &self.0.looks[nation as usize]
    }

    /// What the theme is called.
    pub fn title(self, lang: &str) -> &'static str {
        &self.names(lang).title
    }

    /// Whether the theme's own file has names in a language.
    pub fn speaks(self, lang: &str) -> bool {
        self.0.names.contains_key(lang)
    }

    /// Gives the theme names in a further language.
    pub fn add(self, lang: &str, names: Names) {
        let key = (self.code().to_owned(), lang.to_owned());
        let mut more = MORE.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        more.insert(key, Box::leak(Box::new(names)));
    }

    fn names(self, lang: &str) -> &'static Names {
        if let Some(names) = self.0.names.get(lang) {
            return names;
        }
        let key = (self.code().to_owned(), lang.to_owned());
        let more = MORE.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        more.get(&key).copied().unwrap_or_else(|| &self.0.names[ALWAYS])
    }
}

impl Default for Theme {
    fn default() -> Theme {
        ALL[0]
    }
}

impl PartialEq for Theme {
    fn eq(&self, other: &Theme) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Theme {}

impl fmt::Debug for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Theme({})", self.code())
    }
}
