//! What is wrong with a theme's file: where, and what would be right. Apart because every part of
//! the file is checked for something.

use std::fmt;

/// A fault in a theme's file. Written as `cafe.toml: names.de.nations.B: …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeFault {
    /// The file's name.
    pub file: String,
    /// The line, from 1, where the text itself is at fault.
    pub line: Option<usize>,
    /// The key at fault, as `names.de.nations.B`; empty if it is the file as a whole.
    pub key: String,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl ThemeFault {
    /// A fault at a key; whoever knows the file puts its name in with [`ThemeFault::of`].
    pub(crate) fn at(key: impl Into<String>, what: impl Into<String>) -> ThemeFault {
        ThemeFault { file: String::new(), line: None, key: key.into(), what: what.into() }
    }

    /// The same fault, in this file.
    pub(crate) fn of(self, file: &str) -> ThemeFault {
        ThemeFault { file: file.into(), ..self }
    }

    /// The text cannot be read, or a value has the wrong shape.
    pub(crate) fn text(file: &str, text: &str, fault: &toml::de::Error) -> ThemeFault {
        let line = fault.span().and_then(|span| text.get(..span.start));
        ThemeFault {
            file: file.into(),
            line: line.map(|before| 1 + before.matches('\n').count()),
            key: String::new(),
            what: fault.message().trim().replace('\n', "; "),
        }
    }
}

impl fmt::Display for ThemeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        if !self.key.is_empty() {
            write!(f, ": {}", self.key)?;
        }
        write!(f, ": {}", self.what)
    }
}

impl std::error::Error for ThemeFault {}
