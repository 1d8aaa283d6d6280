//! The languages, and the one place where their texts are loaded. Apart from the sentences so
//! that these need not know how a language is found, and so that the generated types stay
//! inside this crate.

use std::sync::{LazyLock, PoisonError, RwLock};
use std::{fmt, ptr};

use fluent_langneg::{NegotiationStrategy, accepted_languages, negotiate_languages};
use unic_langid::LanguageIdentifier;

use crate::l10n::{L10n, L10nLanguage};

/// A language that the texts exist in: a folder of `locales/`, or one that was added when the
/// program started. English unless chosen.
#[derive(Clone, Copy)]
pub struct Lang(&'static Language);

struct Language {
    code: String,
    texts: L10nLanguage,
}

/// The languages that the program has with it, parsed once; English is among them.
static BUILT_IN: LazyLock<Vec<Lang>> = LazyLock::new(|| {
    let load = |lang: &L10n| {
        Lang(Box::leak(Box::new(Language { code: lang.to_string(), texts: lang.load() })))
    };
    L10n::iter().map(load).collect()
});

/// Those that were added.
static ADDED: RwLock<Vec<Lang>> = RwLock::new(Vec::new());

impl Lang {
    /// All languages: those the program has with it in order of their codes, then added ones.
    pub fn all() -> Vec<Lang> {
        let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
        BUILT_IN.iter().chain(added.iter()).copied().collect()
    }

    /// The language with this code, as `en`.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::all().into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// The language of an `Accept-Language` header that suits best, or else English.
    pub fn negotiate(accept_language: &str) -> Lang {
        let all = Lang::all();
        let codes: Vec<LanguageIdentifier> =
            all.iter().filter_map(|lang| lang.code().parse().ok()).collect();
        let asked = accepted_languages::parse(accept_language);
        let found = negotiate_languages(&asked, &codes, None, NegotiationStrategy::Lookup);
        let code = found.first().map(ToString::to_string);
        code.and_then(|code| Lang::from_code(&code)).unwrap_or_default()
    }

    /// The language of an environment's `LANG`, as `de_DE.UTF-8`, or else English.
    pub fn of_locale(locale: &str) -> Lang {
        let name = locale.split(['.', '@']).next().unwrap_or_default();
        Lang::negotiate(&name.replace('_', "-"))
    }

    /// Adds a language: all its messages as one Fluent text. Refused, with all that is wrong, if
    /// a message is missing or asks for what it is not given.
    pub fn add(code: &str, messages: &str) -> Result<Lang, String> {
        if code.parse::<LanguageIdentifier>().is_err() || code.len() > 35 {
            return Err(format!("{code:?} is no code of a language, as \"pl\" or \"pt-BR\""));
        }
        if Lang::from_code(code).is_some() {
            return Err(format!("the language {code:?} exists already"));
        }
        let texts = L10nLanguage::new_external(code, messages.as_bytes());
        let texts = texts.map_err(|why| why.to_string())?;
        let lang = Lang(Box::leak(Box::new(Language { code: code.into(), texts })));
        ADDED.write().unwrap_or_else(PoisonError::into_inner).push(lang);
        Ok(lang)
    }

    /// Its code, as `en`: for links, settings and `<html lang>`.
    pub fn code(self) -> &'static str {
        &self.0.code
    }

    /// Its name in the language itself.
    pub fn name(self) -> String {
        self.0.texts.language_name()
    }

    /// The generated functions, one a message.
    pub(crate) fn texts(self) -> &'static L10nLanguage {
        &self.0.texts
    }
}

impl Default for Lang {
    fn default() -> Lang {
        BUILT_IN[L10n::default() as usize]
    }
}

impl PartialEq for Lang {
    fn eq(&self, other: &Lang) -> bool {
        ptr::eq(self.0, other.0)
    }
}

impl Eq for Lang {}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Lang({})", self.code())
    }
}
