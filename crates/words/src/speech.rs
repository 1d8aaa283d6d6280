//! How to speak to somebody, and the small words that the sentences of all files share: a guest,
//! a table and its square, a list. Apart from them so that each of those files is one subject.

use diner::{Guest, Nation, Sex, Square, Table};
use themes::Form;

use crate::l10n::L10nLanguage;
use crate::{Lang, Theme};

/// How to speak to somebody: a language and a theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Speech {
    /// The language.
    pub lang: Lang,
    /// The names of the nations.
    pub theme: Theme,
}

impl Speech {
    /// A language and a theme.
    pub fn new(lang: Lang, theme: Theme) -> Speech {
        Speech { lang, theme }
    }

    /// A guest without article: "Bajoran man".
    pub fn guest(&self, guest: Guest) -> String {
        self.by_sex(guest, Form::Woman, Form::Man)
    }

    /// A nation by itself: "Bajoran", "China".
    pub fn nation(&self, nation: Nation) -> String {
        self.form(nation, Form::Name)
    }

    /// A nation in two letters or three, for a portrait.
    pub fn letters(&self, nation: Nation) -> String {
        self.form(nation, Form::Letters)
    }

    /// Several guests of a nation: "Bajorans".
    pub fn plural(&self, nation: Nation) -> String {
        self.form(nation, Form::Plural)
    }

    /// The nation's faction as an adjective: "Federation", "yellow".
    pub fn faction(&self, nation: Nation) -> String {
        self.theme.faction(self.lang.code(), nation).into()
    }

    /// A guest who does something: "a Bajoran man".
    pub(crate) fn a_guest(&self, guest: Guest) -> String {
        self.by_sex(guest, Form::AWoman, Form::AMan)
    }

    /// A guest to whom something is done: "a Bajoran man".
    pub(crate) fn for_a_guest(&self, guest: Guest) -> String {
        self.by_sex(guest, Form::ForAWoman, Form::ForAMan)
    }

    fn by_sex(&self, guest: Guest, woman: Form, man: Form) -> String {
        let form = match guest.sex() {
            Sex::Woman => woman,
            Sex::Man => man,
        };
        self.form(guest.nation(), form)
    }

    fn form(&self, nation: Nation, form: Form) -> String {
        self.theme.form(self.lang.code(), nation, form).into()
    }

    pub(crate) fn texts(&self) -> &'static L10nLanguage {
        self.lang.texts()
    }

    /// "the Bajoran table".
    pub(crate) fn table(&self, nation: Nation) -> String {
        self.form(nation, Form::Table)
    }

    /// "of the Bajoran table".
    pub(crate) fn of_table(&self, nation: Nation) -> String {
        self.form(nation, Form::Of)
    }

    /// "at the Bajoran table".
    pub(crate) fn at_table(&self, nation: Nation) -> String {
        self.form(nation, Form::At)
    }

    /// "at the Bajoran table on b4": there may be two tables of a nation.
    pub(crate) fn at_table_on(&self, table: Table, nation: Option<Nation>) -> String {
        match nation {
            Some(nation) => self.texts().table_on(self.at_table(nation), table.name()),
            None => self.texts().at_table_nameless(table.name()),
        }
    }

    /// "the Bajoran table on b4": there may be two tables of a nation.
    pub(crate) fn table_on(&self, table: Table, nation: Option<Nation>) -> String {
        match nation {
            Some(nation) => self.texts().table_on(self.table(nation), table.name()),
            None => self.texts().table_nameless(table.name()),
        }
    }

    /// "a, b and c".
    pub(crate) fn all_of<T: ToString>(&self, parts: impl IntoIterator<Item = T>) -> String {
        self.list(parts, |most, last| self.texts().list_and(most, last))
    }

    /// "a, b or c".
    pub(crate) fn one_of<T: ToString>(&self, parts: impl IntoIterator<Item = T>) -> String {
        self.list(parts, |most, last| self.texts().list_or(most, last))
    }

    fn list<T: ToString>(
        &self,
        parts: impl IntoIterator<Item = T>,
        join_last: impl Fn(&str, &str) -> String,
    ) -> String {
        let mut parts: Vec<String> = parts.into_iter().map(|part| part.to_string()).collect();
        let Some(last) = parts.pop() else { return String::new() };
        match parts.into_iter().reduce(|list, next| self.texts().list_comma(list, next)) {
            Some(most) => join_last(&most, &last),
            None => last,
        }
    }
}

/// A text as a sentence begins with it.
pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// Digits with a minus sign if below zero. Numbers inside texts are never negative, since
/// plurals are made for those without sign.
pub(crate) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// The table on a square, if one stands there.
pub(crate) fn table_at(square: Square) -> Option<Table> {
    Table::ALL.into_iter().find(|table| table.name() == square.to_string())
}
