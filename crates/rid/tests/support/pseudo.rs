//! A language that nobody speaks, made from the English files: every message is between ⟦ and ⟧,
//! longer and accented, so that whatever is not translated, or has no room, is seen at once.

use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use themes::{Form, Theme};

/// The code of the language, which the world keeps free for such a one.
pub(crate) const CODE: &str = "en-XA";

/// Writes the language's folder into `folder`: messages, and names for each theme.
pub(crate) fn write(folder: &Path) {
    let own = folder.join(CODE);
    fs::create_dir_all(&own).unwrap();
    for path in english() {
        let text = messages(&fs::read_to_string(&path).unwrap());
        fs::write(own.join(path.file_name().unwrap()), text).unwrap();
    }
    for theme in Theme::all() {
        fs::write(own.join(format!("{}.toml", theme.code())), names(theme)).unwrap();
    }
}

fn english() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales/en");
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

fn messages(text: &str) -> String {
    let mut file = fluent_syntax::parser::parse(text.to_owned()).expect("English can be read");
    for entry in &mut file.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &mut message.value
        {
            let before = length(pattern);
            change(pattern);
            let padding = padding((2 * before).div_ceil(5));
            let text = |value: String| PatternElement::TextElement { value };
            pattern.elements.insert(0, text("⟦".into()));
            pattern.elements.push(text(format!("{padding}⟧")));
        }
    }
    fluent_syntax::serializer::serialize(&file)
}

fn length(pattern: &Pattern<String>) -> usize {
    let of = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.chars().count(),
        PatternElement::Placeable { .. } => 6,
    };
    pattern.elements.iter().map(of).sum()
}

/// So much more, in words of some letters, so that lines may break.
fn padding(letters: usize) -> String {
    (1..=letters).map(|at| if at % 8 == 0 { ' ' } else { '~' }).collect::<String>() + "~"
}

fn change(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| change(&mut variant.value));
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                if let InlineExpression::Placeable { .. } = inline {
                    panic!("no message has a placeable in another");
                }
            }
        }
    }
}

/// Text between backquotes is typed by people, the same in every language.
fn accented(text: &str) -> String {
    let mut typed = false;
    let accent = |letter: char| {
        typed ^= letter == '`';
        if typed { letter } else { accent(letter) }
    };
    text.chars().map(accent).collect()
}

fn accent(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ö',
        'u' => 'ü',
        'A' => 'Å',
        'E' => 'É',
        'I' => 'Î',
        'O' => 'Ø',
        'U' => 'Û',
        'c' => 'ç',
        'n' => 'ñ',
        's' => 'š',
        'y' => 'ý',
        other => other,
    }
}

fn names(theme: Theme) -> String {
    let mut text =
        String::from("title = \"⟦Ťhémé⟧\"\nfactions = [\"⟦öñé⟧\", \"⟦ťwö⟧\"]\n[nations]\n");
    for nation in diner::Nation::ALL {
        let form = |form: Form| {
            let name = theme.form("en", nation, form);
            // A badge has room for three letters.
            let made = match form {
                Form::Letters => accented(name),
                _ => format!("⟦{}~~⟧", accented(name)),
            };
            format!("{} = {made:?}", form.key())
        };
        let forms = Form::ALL.map(form).join(", ");
        text += &format!("{nation} = {{ {forms} }}\n");
    }
    text
}

/// What of a text is in no language that was asked for: what is outside of all brackets.
pub(crate) fn untranslated(text: &str) -> String {
    let mut depth = 0_usize;
    let mut outside = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth = depth.checked_sub(1).expect("brackets go in pairs"),
            letter if depth == 0 => outside.push(letter),
            _ => {}
        }
    }
    assert_eq!(depth, 0, "brackets go in pairs: {text}");
    outside
}
