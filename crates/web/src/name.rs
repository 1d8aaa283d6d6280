//! Names that people give themselves: what is one, and why a text is none. Apart because
//! everything that others read at the table is bounded here and nowhere else.

/// The most visible characters.
pub(crate) const MOST: u32 = 24;

/// The most marks on one character: enough for every living script.
const MARKS: u32 = 3;

/// Letters and signs by their class that show nothing.
const BLANK: [char; 5] = ['\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

/// Two characters that show nothing and that some scripts cannot do without, inside a word.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadName {
    /// It shows nothing.
    Empty,
    /// It shows so many characters.
    Long(u32),
    /// It holds what cannot be seen: control characters, changes of direction, blanks.
    Invisible,
    /// It piles marks on a character, or begins with one.
    Marks,
}

/// The name that a text gives, without blanks around it and with single ones inside.
///
/// # Errors
/// Why it gives none.
pub(crate) fn read(text: &str) -> Result<String, BadName> {
    let text = text.trim();
    if text.is_empty() {
        return Err(BadName::Empty);
    }
    // Counted before anything else is asked of it, so that no text makes long work.
    if text.chars().take(LONGEST + 1).count() > LONGEST {
        return Err(BadName::Long(visible(text)));
    }
    if text.chars().any(char::is_control) {
        return Err(BadName::Invisible);
    }
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    check(&name)?;
    Ok(name)
}

/// Characters, marks included, that a name cannot exceed.
const LONGEST: usize = (MOST * (MARKS + 1)) as usize;

fn check(name: &str) -> Result<(), BadName> {
    // A mark needs something to stand on.
    let mut marks = MARKS;
    for c in name.chars() {
        match class(c) {
            Class::Visible => marks = 0,
            Class::Mark => {
                marks += 1;
                if marks > MARKS {
                    return Err(BadName::Marks);
                }
            }
            Class::Invisible => return Err(BadName::Invisible),
        }
    }
    match visible(name) {
        count if count > MOST => Err(BadName::Long(count)),
        _ => Ok(()),
    }
}

fn visible(text: &str) -> u32 {
    let count = text.chars().filter(|&c| matches!(class(c), Class::Visible)).count();
    u32::try_from(count).unwrap_or(u32::MAX)
}

enum Class {
    Visible,
    Mark,
    Invisible,
}

/// The standard library's escapes know what prints and what only marks the character before it;
/// in a string they escape marks at its beginning only.
fn class(c: char) -> Class {
    let escaped = |text: String| text.starts_with("\\u");
    let after_another: String = format!("a{c}").escape_debug().skip(1).collect();
    if JOINERS.contains(&c) {
        Class::Mark
    } else if BLANK.contains(&c) || escaped(after_another) {
        Class::Invisible
    } else if escaped(c.escape_debug().collect()) {
        Class::Mark
    } else {
        Class::Visible
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_of_many_scripts_have_names() {
        let vietnamese = "Nguye\u{302}\u{303}n";
        let persian = "\u{645}\u{6cc}\u{200c}\u{646}\u{627}";
        let names = ["A", "Zoë", "<script>", "O'Brien \"Bob\" & \\Co", vietnamese, persian];
        let more = ["李小龙", "עִבְרִית", "สมชาย กิ้ง", "नमस्ते", "Ω☕", "❤\u{fe0f}", "👩\u{200d}🚀"];
        for name in names.into_iter().chain(more) {
            assert_eq!(read(name), Ok(name.into()), "{name:?}");
        }
    }

    #[test]
    fn blanks_are_single_and_inside() {
        assert_eq!(read("\t Mary \u{3000} \u{a0}Ann\r\n"), Ok("Mary Ann".into()));
        for nothing in ["", " ", "\n\t", "\u{3000}"] {
            assert_eq!(read(nothing), Err(BadName::Empty));
        }
    }

    #[test]
    fn length_is_what_is_seen() {
        assert_eq!(read(&"é".repeat(24)), Ok("é".repeat(24)));
        assert_eq!(read(&"e\u{301}".repeat(24)), Ok("e\u{301}".repeat(24)));
        assert_eq!(read(&"e".repeat(25)), Err(BadName::Long(25)));
        assert_eq!(read(&"e".repeat(9999)), Err(BadName::Long(9999)));
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        let signs = "\u{0}\u{7}\u{7f}\u{85}\u{ad}\u{61c}\u{200b}\u{200e}\u{200f}\u{202a}\
                     \u{202e}\u{2060}\u{2066}\u{2069}\u{feff}\u{e0041}\u{e000}\u{115f}\u{3164}";
        for sign in signs.chars() {
            assert_eq!(read(&format!("a{sign}b")), Err(BadName::Invisible), "{sign:?}");
        }
        assert_eq!(read("a\nb"), Err(BadName::Invisible));
    }

    #[test]
    fn marks_do_not_pile_up() {
        assert!(read(&format!("a{}", "\u{301}".repeat(3))).is_ok());
        assert_eq!(read(&format!("a{}", "\u{301}".repeat(4))), Err(BadName::Marks));
        assert_eq!(read("\u{301}a"), Err(BadName::Marks));
        assert_eq!(read("\u{200d}"), Err(BadName::Marks));
    }
}
