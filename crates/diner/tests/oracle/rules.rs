//! The oracle's material, board and parameters, straight from the tables of RULES.md; apart so that the engine's own tables are not trusted.

use std::collections::BTreeMap;

/// Nation letter, then `m` or `f`. Tuples sort in code order: `Af Am Bf ...`.
pub type Guest = (char, char);

/// The tables in reading order.
pub const TABLES: [&str; 5] = ["b4", "d4", "c3", "b2", "d2"];

/// The chairs in the order of RULES.md.
pub const CHAIRS: [&str; 12] =
    ["b5", "d5", "a4", "c4", "e4", "b3", "d3", "a2", "c2", "e2", "b1", "d1"];

/// The parameters: name, then the values of rid, cafe and amigo, then what is allowed.
const PARAMETERS: [(&str, [&str; 3], &str); 18] = [
    ("players", ["4", "4", "4"], "2..5"),
    ("copies", ["4", "4", "4"], "2..4"),
    ("hand", ["7", "7", "7"], "1..12"),
    ("limit", ["12", "12", "12"], "1..24"),
    ("placements", ["3", "3", "3"], "1..6"),
    ("own", ["3", "1", "1"], "0..9"),
    ("ally", ["2", "1", "1"], "0..9"),
    ("rival", ["1", "1", "1"], "0..9"),
    ("pure", ["1", "2", "2"], "1..3"),
    ("alone_scores", ["true", "false", "false"], "true false"),
    ("must_score", ["false", "true", "true"], "true false"),
    ("full_hand", ["drop-then-draw", "drop", "drop"], "drop-then-draw drop"),
    ("empty_hand", ["draw", "keep", "may-close"], "draw keep may-close"),
    ("drop_penalty", ["2", "2", "2"], "0..9"),
    ("hand_penalty", ["0", "0", "2"], "0..9"),
    ("guests_end", ["last-drawn", "last-drawn", "last-drawn"], "last-drawn beyond"),
    ("tables_end", ["last-drawn", "last-drawn", "shortage"], "last-drawn shortage"),
    ("tie", ["fewest-cards", "shared", "fewest-penalties"], "fewest-cards fewest-penalties shared"),
];

#[derive(Clone, Debug)]
pub struct Rules {
    preset: String,
    values: BTreeMap<String, String>,
}

impl Rules {
    pub fn new(preset: &str, house: &str) -> Result<Rules, &'static str> {
        let column = preset_column(preset).ok_or("bad-rules")?;
        let mut values = BTreeMap::new();
        for (name, presets, _) in PARAMETERS {
            values.insert(name.to_string(), presets[column].to_string());
        }
        for (key, value) in read_house(house)? {
            values.insert(key, value);
        }
        let rules = Rules { preset: preset.to_string(), values };
        if rules.can_be_dealt() { Ok(rules) } else { Err("bad-rules") }
    }

    /// After the deal at least one guest card must be left, and `hand` may not exceed `limit`.
    fn can_be_dealt(&self) -> bool {
        self.number("players") * self.number("hand") < 24 * self.number("copies")
            && self.number("hand") <= self.number("limit")
    }

    pub fn preset(&self) -> &str {
        &self.preset
    }

    pub fn number(&self, name: &str) -> i64 {
        self.values.get(name).and_then(|value| value.parse().ok()).unwrap_or(0)
    }

    pub fn is(&self, name: &str, value: &str) -> bool {
        self.values.get(name).is_some_and(|held| held == value)
    }
}

pub fn preset_column(preset: &str) -> Option<usize> {
    ["rid", "cafe", "amigo"].iter().position(|name| *name == preset)
}

/// The changed parameters of a `House` value; whether they can be dealt is asked later.
// Decision: blanks and tabs alike separate, several in a row too; an empty value changes nothing.
pub fn read_house(house: &str) -> Result<BTreeMap<String, String>, &'static str> {
    let mut changed = BTreeMap::new();
    for word in house.split([' ', '\t']).filter(|word| !word.is_empty()) {
        let (key, value) = word.split_once('=').ok_or("bad-rules")?;
        let (_, _, allowed) =
            PARAMETERS.iter().find(|(name, _, _)| *name == key).ok_or("bad-rules")?;
        if !is_allowed(value, allowed) {
            return Err("bad-rules");
        }
        if changed.insert(key.to_string(), value.to_string()).is_some() {
            return Err("bad-rules");
        }
    }
    Ok(changed)
}

fn is_allowed(value: &str, allowed: &str) -> bool {
    match allowed.split_once("..") {
        Some((low, high)) => match (read_number(value), read_number(low), read_number(high)) {
            (Some(value), Some(low), Some(high)) => low <= value && value <= high,
            _ => false,
        },
        None => allowed.split(' ').any(|word| word == value),
    }
}

/// Decimal digits without sign or leading zero, at most nine.
// Decision: `0` by itself is a number.
pub fn read_number(text: &str) -> Option<i64> {
    let digits = !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    if !digits || text.len() > 9 || (text.len() > 1 && text.starts_with('0')) {
        return None;
    }
    text.parse().ok()
}

/// A number that may be negative (`Result` and scores).
// Decision: `-0` is no number.
pub fn read_score(text: &str) -> Option<i64> {
    match text.strip_prefix('-') {
        Some(rest) => read_number(rest).filter(|number| *number != 0).map(|number| -number),
        None => read_number(text),
    }
}

pub fn is_nation(letter: char) -> bool {
    ('A'..='L').contains(&letter)
}

/// `A`-`F` are one faction, `G`-`L` the other.
pub fn same_faction(one: char, other: char) -> bool {
    ('A'..='F').contains(&one) == ('A'..='F').contains(&other)
}

pub fn read_guest(text: &str) -> Option<Guest> {
    let characters: Vec<char> = text.chars().collect();
    match characters.as_slice() {
        [nation, sex] if is_nation(*nation) && (*sex == 'm' || *sex == 'f') => {
            Some((*nation, *sex))
        }
        _ => None,
    }
}

/// Guest codes one after another, nothing between.
pub fn read_guests(text: &str) -> Option<Vec<Guest>> {
    let characters: Vec<char> = text.chars().collect();
    characters.chunks(2).map(|pair| read_guest(&pair.iter().collect::<String>())).collect()
}

pub fn write_guest(guest: Guest) -> String {
    format!("{}{}", guest.0, guest.1)
}

/// All 24 kinds of guest in code order.
pub fn all_kinds() -> Vec<Guest> {
    let mut kinds = Vec::new();
    for nation in 'A'..='L' {
        kinds.push((nation, 'f'));
        kinds.push((nation, 'm'));
    }
    kinds
}

/// One small letter and one digit.
pub fn is_square(text: &str) -> bool {
    let characters: Vec<char> = text.chars().collect();
    matches!(characters.as_slice(), [c, r] if c.is_ascii_lowercase() && r.is_ascii_digit())
}

pub fn chair_number(square: &str) -> Option<usize> {
    CHAIRS.iter().position(|chair| *chair == square)
}

/// Whether two squares lie next to each other, up, down, left or right.
fn adjacent(one: &str, other: &str) -> bool {
    let (a, b) = (one.as_bytes(), other.as_bytes());
    a[0].abs_diff(b[0]) + a[1].abs_diff(b[1]) == 1
}

/// The tables (by number in reading order) that a chair touches.
pub fn touched(chair: usize) -> Vec<usize> {
    (0..TABLES.len()).filter(|table| adjacent(TABLES[*table], CHAIRS[chair])).collect()
}

/// Whether two chairs share a table.
pub fn share_a_table(one: usize, other: usize) -> bool {
    touched(one).iter().any(|table| touched(other).contains(table))
}

/// The table deck: each nation twice.
pub fn read_table_deck(text: &str) -> Result<Vec<char>, &'static str> {
    let deck: Vec<char> = text.chars().collect();
    let right = deck.len() == 24
        && ('A'..='L').all(|nation| deck.iter().filter(|card| **card == nation).count() == 2);
    if right { Ok(deck) } else { Err("bad-deck") }
}

/// The guest deck: each kind `copies` times.
pub fn read_guest_deck(text: &str, copies: usize) -> Result<Vec<Guest>, &'static str> {
    let deck = read_guests(text).ok_or("bad-deck")?;
    let right = deck.len() == 24 * copies
        && all_kinds()
            .iter()
            .all(|kind| deck.iter().filter(|card| *card == kind).count() == copies);
    if right { Ok(deck) } else { Err("bad-deck") }
}
