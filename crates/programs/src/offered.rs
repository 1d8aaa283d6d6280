//! Options that a program offers, as `option` lines tell them.

/// An option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// Its name, which may hold blanks.
    pub name: String,
    /// What it can be.
    pub kind: Kind,
}

/// What an option can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `true` or `false`.
    Check,
    /// A whole number within these.
    Spin(i64, i64),
    /// One of these.
    Combo(Vec<String>),
    /// Any text.
    Text,
}

impl Offered {
    /// Reads what follows `option`. An option of a type that is not known is none.
    pub(crate) fn parse(rest: &str) -> Option<Offered> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let named = words.strip_prefix(&["name"])?;
        let at = named.iter().position(|&word| word == "type")?;
        let (name, rest) = named.split_at_checked(at)?;
        let after = |key: &str| {
            let at = rest.iter().position(|&word| word == key)?;
            rest.get(at + 1)?.parse().ok()
        };
        let kind = match *rest.get(1)? {
            "check" => Kind::Check,
            "spin" => {
                Kind::Spin(after("min").unwrap_or(i64::MIN), after("max").unwrap_or(i64::MAX))
            }
            "combo" => {
                let pairs = rest.windows(2).filter(|pair| matches!(pair, ["var", _]));
                Kind::Combo(pairs.filter_map(|pair| Some((*pair.get(1)?).into())).collect())
            }
            "string" => Kind::Text,
            _ => return None,
        };
        (!name.is_empty()).then(|| Offered { name: name.join(" "), kind })
    }

    /// Whether it can have this value; else what it can have.
    pub(crate) fn allows(&self, value: &str) -> Result<(), String> {
        let allowed = match &self.kind {
            Kind::Check => matches!(value, "true" | "false"),
            Kind::Spin(least, most) => {
                value.parse::<i64>().is_ok_and(|number| (*least..=*most).contains(&number))
            }
            Kind::Combo(words) => words.iter().any(|word| word == value),
            Kind::Text => !value.contains(['\n', '\r']),
        };
        let expected = || match &self.kind {
            Kind::Check => "true or false".into(),
            Kind::Spin(least, most) => format!("a number from {least} to {most}"),
            Kind::Combo(words) => format!("one of {}", words.join(", ")),
            Kind::Text => "one line".into(),
        };
        let name = &self.name;
        if allowed {
            Ok(())
        } else {
            Err(format!("option {name}: {value:?} is not {}", expected()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_and_hold_to_what_they_say() {
        let spin = Offered::parse("name Play outs type spin default 3 min 1 max 9").unwrap();
        assert_eq!((spin.name.as_str(), &spin.kind), ("Play outs", &Kind::Spin(1, 9)));
        assert_eq!(spin.allows("9"), Ok(()));
        for wrong in ["10", "x", ""] {
            let why = spin.allows(wrong).unwrap_err();
            assert!(why.ends_with("is not a number from 1 to 9"), "{why}");
        }
        let combo = Offered::parse("name Bot type combo default a var a var b").unwrap();
        assert_eq!(combo.kind, Kind::Combo(vec!["a".into(), "b".into()]));
        assert!(combo.allows("b").is_ok() && combo.allows("var").is_err());
        let check = Offered::parse("name C type check default true").unwrap();
        assert!(check.allows("false").is_ok() && check.allows("no").is_err());
        let text = Offered::parse("name T type string default <empty>").unwrap();
        assert!(text.allows("any thing").is_ok() && text.allows("a\nquit").is_err());
        for none in [
            "",
            "name",
            "name type spin",
            "name A",
            "name A type",
            "name A type dial",
            "A type spin",
        ] {
            assert_eq!(Offered::parse(none), None, "{none}");
        }
    }
}
