//! The forms of a nation's name that sentences need. A sentence chooses by the part that the name
//! plays in it, never by a language's grammar: each language says how the part sounds.

/// A form of a nation's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// The nation by itself, on a card or a table's rim: "Bajoran", "China".
    Name,
    /// Two letters or three, on a portrait: "Ba", "CN".
    Letters,
    /// Its table, of which something is said: "the Bajoran table".
    Table,
    /// "at the Bajoran table".
    At,
    /// "of the Bajoran table".
    Of,
    /// A guest as a label: "Bajoran man".
    Man,
    /// "Bajoran woman".
    Woman,
    /// A guest who does something: "a Bajoran man".
    AMan,
    /// "a Bajoran woman".
    AWoman,
    /// A guest to whom something is done, who is placed or drawn: "a Bajoran man".
    ForAMan,
    /// "a Bajoran woman".
    ForAWoman,
    /// Several guests: "Bajorans".
    Plural,
}

impl Form {
    /// All forms.
    pub const ALL: [Form; 12] = [
        Form::Name,
        Form::Letters,
        Form::Table,
        Form::At,
        Form::Of,
        Form::Man,
        Form::Woman,
        Form::AMan,
        Form::AWoman,
        Form::ForAMan,
        Form::ForAWoman,
        Form::Plural,
    ];

    /// Its key in a theme's file.
    pub const fn key(self) -> &'static str {
        match self {
            Form::Name => "name",
            Form::Letters => "letters",
            Form::Table => "table",
            Form::At => "at",
            Form::Of => "of",
            Form::Man => "man",
            Form::Woman => "woman",
            Form::AMan => "a-man",
            Form::AWoman => "a-woman",
            Form::ForAMan => "for-a-man",
            Form::ForAWoman => "for-a-woman",
            Form::Plural => "plural",
        }
    }
}
