//! Text for a terminal: broken into lines, filled and cut to a width, free of what would disturb
//! the terminal, and folded to ASCII where nothing else can be shown.

use unicode_width::UnicodeWidthStr;

/// Breaks text into lines of at most `width` columns. A word that is wider stands alone.
pub fn lines(text: &str, width: usize) -> Vec<String> {
    flowed(text.split_whitespace(), " ", width)
}

/// Breaks text into lines of at most `width` columns, the second and later ones indented.
pub fn wrapped(text: &str, width: usize, indent: &str) -> String {
    lines(text, width).join(&format!("\n{indent}"))
}

/// Items set one after the other into lines of at most `width` columns.
pub fn flowed<'a>(
    items: impl IntoIterator<Item = &'a str>,
    between: &str,
    width: usize,
) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if line.width() + between.width() + item.width() <= width => {
                line.push_str(between);
                line.push_str(item);
            }
            _ => lines.push(item.into()),
        }
    }
    lines
}

/// Text filled with blanks to a width.
pub fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// Text in the middle of a width.
pub fn centred(text: &str, width: usize) -> String {
    let free = width.saturating_sub(text.width());
    format!("{}{text}{}", " ".repeat(free / 2), " ".repeat(free - free / 2))
}

/// Foreign text fit for a terminal and a column: no control characters, cut to a width.
pub fn plain(text: &str, width: usize) -> String {
    let mut plain = String::new();
    for sign in text.chars() {
        let sign = if sign.is_control() || is_turning(sign) { '\u{fffd}' } else { sign };
        plain.push(sign);
        if plain.width() > width {
            plain.pop();
            while plain.width() >= width.max(1) {
                plain.pop();
            }
            plain.push('…');
            break;
        }
    }
    plain
}

/// Marks that turn the direction of what follows, on the same line and beyond.
const fn is_turning(sign: char) -> bool {
    matches!(sign, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// What stands for a character where only ASCII can be shown: one character, always.
pub fn ascii(sign: char) -> char {
    match sign {
        ' '..='~' => sign,
        '═' => '=',
        '║' => '|',
        '╔' | '╗' | '╚' | '╝' | '╭' | '╮' | '╰' | '╯' | '┌' | '┐' | '└' | '┘' | '┏' | '┓' | '┗'
        | '┛' => '+',
        '─' | '┄' | '━' | '−' | '–' | '—' => '-',
        '│' => '|',
        '┆' | '┃' => ':',
        '♂' => 'm',
        '♀' => 'f',
        '▸' | '→' | '›' | '»' => '>',
        '◂' | '←' | '‹' | '«' => '<',
        '↑' => '^',
        '↓' => 'v',
        '▯' => '#',
        '•' => '*',
        '·' | '…' => '.',
        '×' => 'x',
        '“' | '”' | '„' => '"',
        '’' | '‘' => '\'',
        'ä' | 'à' | 'á' | 'â' | 'ã' => 'a',
        'Ä' | 'À' | 'Á' => 'A',
        'ö' | 'ò' | 'ó' | 'ô' => 'o',
        'Ö' | 'Ò' | 'Ó' => 'O',
        'ü' | 'ù' | 'ú' | 'û' => 'u',
        'Ü' | 'Ù' | 'Ú' => 'U',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'É' | 'È' => 'E',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ß' => 's',
        'ç' => 'c',
        'ñ' => 'n',
        '\u{a0}' | '\u{202f}' => ' ',
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words() {
        assert_eq!(wrapped("one two three four", 9, "  "), "one two\n  three\n  four");
        assert_eq!(wrapped("  one\n two ", 80, ""), "one two");
        assert_eq!(wrapped("", 80, "  "), "");
    }

    #[test]
    fn foreign_text_stays_in_its_column() {
        assert_eq!(plain("Anna", 4), "Anna");
        assert_eq!(plain("Annabel", 4), "Ann…");
        assert_eq!(plain("a\u{1b}[2J\n", 9), "a\u{fffd}[2J\u{fffd}");
        assert_eq!(plain("安安安", 5), "安安…");
        assert_eq!(plain("安", 0), "…");
    }

    #[test]
    fn everything_folds_to_one_printable_character() {
        for sign in ('\0'..='\u{2fff}').chain("安❤👩".chars()) {
            assert!((' '..='~').contains(&ascii(sign)), "{sign:?}");
        }
    }
}
