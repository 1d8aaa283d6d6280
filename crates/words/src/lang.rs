//! The languages, and the one place where their texts are loaded. Apart from the sentences so
//! that these need not know how a language is found, and so that the generated types stay
//! inside this crate.

use std::fmt;
use std::sync::LazyLock;

use crate::l10n::{L10n, L10nLanguage};

/// A language that the texts exist in: a folder of `locales/`. English unless chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lang(L10n);

/// The texts of all languages, in the order of [`L10n`], parsed once.
static TEXTS: LazyLock<Vec<L10nLanguage>> =
    LazyLock::new(|| L10n::iter().map(|lang| lang.load()).collect());

impl Lang {
    /// All languages, in order of their codes.
    pub fn all() -> impl Iterator<Item = Lang> {
        L10n::iter().map(|lang| Lang(*lang))
    }

    /// The language with this code, as `en`.
    pub fn from_code(code: &str) -> Option<Lang> {
        code.parse().ok().map(Lang)
    }

    /// The first language of an `Accept-Language` header that exists here, or else English.
    pub fn negotiate(accept_language: &str) -> Lang {
        Lang(L10n::langneg(accept_language))
    }

    /// Its code, as `en`: for links, settings and `<html lang>`.
    pub fn code(self) -> String {
        self.0.to_string()
    }

    /// Its name in the language itself.
    pub fn name(self) -> &'static str {
        self.0.language_name()
    }

    /// The generated functions, one a message.
    pub(crate) fn texts(self) -> &'static L10nLanguage {
        &TEXTS[self.0 as usize]
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
