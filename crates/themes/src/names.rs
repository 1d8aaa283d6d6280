//! A theme's names in one language: words by nation, and patterns that make the forms of them.

use std::collections::{BTreeMap, BTreeSet};

use diner::Nation;
use serde::Deserialize;

use crate::{Form, ThemeFault};

/// The names of a theme in one language, every form made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// What the theme is called.
    pub title: String,
    /// The factions as adjectives: the nations A to F, then G to L.
    pub factions: [String; 2],
    forms: [[String; Form::ALL.len()]; Nation::COUNT],
}

/// The names as they are written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    title: String,
    factions: [String; 2],
    /// How a form is made of a nation's words, in braces.
    #[serde(default)]
    forms: BTreeMap<String, String>,
    /// By a nation's letter: its words, and forms that are not made like the others.
    nations: BTreeMap<String, BTreeMap<String, String>>,
}

/// The longest form that still has a place on the page.
const LONGEST: usize = 60;

impl Names {
    /// A form of a nation's name.
    pub fn form(&self, nation: Nation, form: Form) -> &str {
        &self.forms[nation as usize][form as usize]
    }

    /// Reads the names of one language from a text of their own, as they stand under
    /// `[names.xx]` in a theme's file.
    pub fn parse(file: &str, text: &str) -> Result<Names, ThemeFault> {
        let written = toml::from_str(text).map_err(|why| ThemeFault::text(file, text, &why))?;
        Names::check(written, "").map_err(|fault| fault.of(file))
    }

    /// Makes every form; `under` is the key under which all of this stands.
    pub(crate) fn check(written: Written, under: &str) -> Result<Names, ThemeFault> {
        let at = |key: &str| format!("{under}{key}");
        for (form, pattern) in &written.forms {
            if !Form::ALL.iter().any(|known| known.key() == form) {
                let known = Form::ALL.map(Form::key).join(", ");
                let what = format!("{form:?} is no form; the forms are {known}");
                return Err(ThemeFault::at(at("forms"), what));
            }
            if pattern.matches('{').count() != pattern.matches('}').count() {
                return Err(ThemeFault::at(at(&format!("forms.{form}")), "a brace is missing"));
            }
        }
        for key in written.nations.keys() {
            if !Nation::ALL.iter().any(|nation| nation.to_string() == *key) {
                let what = format!("{key:?} is no nation; the nations are A to L");
                return Err(ThemeFault::at(at("nations"), what));
            }
        }
        let mut forms: [[String; Form::ALL.len()]; Nation::COUNT] = Default::default();
        for nation in Nation::ALL {
            let key = at(&format!("nations.{nation}"));
            let words = written.nations.get(&nation.to_string());
            let words = words.ok_or_else(|| ThemeFault::at(&*key, "the nation is missing"))?;
            let making = Making { words, patterns: &written.forms, key: &key };
            making.nothing_idle()?;
            for form in Form::ALL {
                forms[nation as usize][form as usize] = making.form(form.key(), 0)?;
            }
        }
        let names = Names { title: written.title, factions: written.factions, forms };
        names.all_different(under)?;
        Ok(names)
    }

    /// No two nations share a form: they would be taken for each other.
    fn all_different(&self, under: &str) -> Result<(), ThemeFault> {
        let [first, second] = &self.factions;
        if first == second {
            return Err(ThemeFault::at(format!("{under}factions"), "both have one name"));
        }
        for form in Form::ALL {
            let mut seen: BTreeMap<&str, Nation> = BTreeMap::new();
            for nation in Nation::ALL {
                if let Some(other) = seen.insert(self.form(nation, form), nation) {
                    let what = format!("{:?} is the same for {other}", form.key());
                    return Err(ThemeFault::at(format!("{under}nations.{nation}"), what));
                }
            }
        }
        Ok(())
    }
}

/// Makes the forms of one nation.
struct Making<'a> {
    words: &'a BTreeMap<String, String>,
    patterns: &'a BTreeMap<String, String>,
    key: &'a str,
}

impl Making<'_> {
    /// A word, or a form made by its pattern. Patterns may name forms, but not in a circle.
    fn form(&self, name: &str, depth: usize) -> Result<String, ThemeFault> {
        let fault = |what: String| Err(ThemeFault::at(self.key, what));
        let Some(pattern) = self.words.get(name).or_else(|| self.patterns.get(name)) else {
            return fault(format!("{name:?} is missing, and no pattern makes it"));
        };
        if depth > Form::ALL.len() {
            return fault(format!("{name:?} is made of itself"));
        }
        let mut made = String::new();
        let mut rest = pattern.as_str();
        while let Some((before, after)) = rest.split_once('{') {
            let Some((word, left)) = after.split_once('}') else {
                return fault(format!("a brace is missing in {pattern:?}"));
            };
            made += before;
            made += &self.form(word, depth + 1)?;
            rest = left;
        }
        made += rest;
        let long = made.chars().count();
        if made.trim() != made || made.is_empty() || made.chars().any(char::is_control) {
            return fault(format!("{name:?} is {made:?}: empty, or with blanks around it"));
        }
        if long > LONGEST {
            return fault(format!("{name:?} has {long} characters; {LONGEST} have a place"));
        }
        if name == Form::Letters.key() && !(2..=3).contains(&long) {
            return fault(format!("{name:?} is {made:?}; two or three letters have a place"));
        }
        Ok(made)
    }

    /// Every word is a form or part of one: another is misspelt.
    fn nothing_idle(&self) -> Result<(), ThemeFault> {
        let used: BTreeSet<&str> = (self.words.values().chain(self.patterns.values()))
            .flat_map(|pattern| pattern.split('{').skip(1))
            .filter_map(|part| part.split('}').next())
            .chain(Form::ALL.map(Form::key))
            .collect();
        match self.words.keys().find(|word| !used.contains(word.as_str())) {
            Some(idle) => {
                Err(ThemeFault::at(self.key, format!("{idle:?} is no form, and in none")))
            }
            None => Ok(()),
        }
    }
}
