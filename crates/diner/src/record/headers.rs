//! The headers of a game: how a line is read, and how rules and cards come out of them.

use super::fault::{BadHeader, Fault, What};
use crate::deal::Deal;
use crate::game::Start;
use crate::hand::guests;
use crate::kinds::Nation;
use crate::options::{Options, Preset};
use crate::position::Position;
use crate::rules::Rules;
use crate::syntax::{Expected, Syntax, shown};

/// The version of the format.
pub(super) const VERSION: &str = "1";

/// The most bytes that the headers of one game may hold: what is kept in memory is bounded.
const MOST: usize = 1024 * 1024;

/// One header: a key and its value, unescaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Any characters but blanks, quotes, brackets and `;`.
    pub key: String,
    /// Any text of one line.
    pub value: String,
}

impl Header {
    /// A header for a record to be written; control characters in the value become blanks.
    pub fn new(key: &str, value: &str) -> Header {
        let value = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        Header { key: key.into(), value }
    }

    /// Reads `[Key "value"]` and what may follow it: blanks and a comment. `None` if malformed.
    fn parse(text: &str) -> Option<Header> {
        let rest = text.strip_prefix('[')?.trim_start_matches(BLANKS);
        let end = rest.find(ends_key)?;
        let (key, rest) = rest.split_at(end);
        let quoted = rest.trim_start_matches(BLANKS);
        if key.is_empty() || quoted.len() == rest.len() {
            return None;
        }
        let mut value = String::new();
        let mut signs = quoted.strip_prefix('"')?.chars();
        loop {
            match signs.next()? {
                '"' => break,
                '\\' => match signs.next()? {
                    escaped @ ('"' | '\\') => value.push(escaped),
                    _ => return None,
                },
                sign => value.push(sign),
            }
        }
        let rest = signs.as_str().trim_start_matches(BLANKS).strip_prefix(']')?;
        let rest = rest.trim_start_matches(BLANKS);
        (rest.is_empty() || rest.starts_with(';')).then(|| Header { key: key.into(), value })
    }
}

/// What splits words.
pub(super) const BLANKS: [char; 2] = [' ', '\t'];

/// Whether a key cannot go on with this character.
fn ends_key(sign: char) -> bool {
    BLANKS.contains(&sign) || matches!(sign, '"' | '[' | ']' | ';')
}

/// The key of a header line (without leading blanks), well formed or not.
pub(super) fn key(text: &str) -> Option<&str> {
    text.strip_prefix('[')?.trim_start_matches(BLANKS).split(ends_key).next()
}

/// Whether a line begins a game: its header is `Record`, well formed or not.
pub(super) fn begins_game(text: &str) -> bool {
    key(text) == Some("Record")
}

/// The headers of a game while they are read.
#[derive(Default)]
pub(super) struct Headers {
    found: Vec<Placed>,
    /// Lines that are no header or one too many, in reading order.
    faults: Vec<Fault>,
    bytes: usize,
    last_line: u64,
}

/// A header and where it stands.
struct Placed {
    line: u64,
    column: u64,
    header: Header,
}

impl Placed {
    fn fault(&self, what: What) -> Fault {
        Fault::new(self.line, self.column, what)
    }
}

/// What the headers say.
pub(super) struct Head {
    pub(super) headers: Vec<Header>,
    pub(super) rules: Rules,
    pub(super) start: Start,
    /// The value of `Result` and where it stands.
    pub(super) result: Option<(u64, u64, String)>,
}

impl Headers {
    /// Reads a line that begins with `[`, at a column.
    pub(super) fn read(&mut self, line: u64, column: u64, text: &str) {
        self.last_line = line;
        let fault = |why| Fault::new(line, column, What::BadHeader(why));
        let Some(header) = Header::parse(text) else {
            return self.faults.push(fault(BadHeader::Malformed));
        };
        self.bytes += text.len();
        if self.bytes > MOST {
            let why = Syntax::new(Expected::FewerHeaders, "");
            return self.faults.push(Fault::new(line, column, What::Syntax(why)));
        }
        if self.get(&header.key).is_some() {
            return self.faults.push(fault(BadHeader::Double(shown(&header.key, 24))));
        }
        self.found.push(Placed { line, column, header });
    }

    /// A line among the headers that cannot be read.
    pub(super) fn unreadable(&mut self, fault: Fault) {
        self.last_line = fault.line;
        self.faults.push(fault);
    }

    /// Whether nothing can be added that is still reported.
    pub(super) fn is_spoilt(&self) -> bool {
        self.faults.len() > 1 || self.bytes > MOST
    }

    /// What they say, or their first fault: in their order, but `Rules` and `House` before the
    /// decks, and what is missing at the line after the last.
    pub(super) fn close(mut self) -> Result<Head, Fault> {
        let mut faults: Vec<(u64, u8, Fault)> =
            std::mem::take(&mut self.faults).into_iter().map(|f| (f.line, 2, f)).collect();
        let decks = ["Tables", "Guests", "Position"];
        let first_deck = decks.iter().filter_map(|key| self.get(key)).map(|p| p.line).min();
        let first_deck = first_deck.unwrap_or(u64::MAX);
        let after = self.last_line + 1;
        for key in self.missing() {
            let what = What::BadHeader(BadHeader::Missing(key));
            faults.push((after, 0, Fault::new(after, 1, what)));
        }
        self.check_version(&mut faults);
        let rules = self.rules().map_err(|fault| {
            fault.into_iter().for_each(|f| faults.push((f.line.min(first_deck), 1, f)));
        });
        let start = rules.and_then(|rules| {
            self.start(&rules)
                .map(|start| (rules, start))
                .map_err(|found| faults.extend(found.into_iter().map(|f| (f.line, 2, f))))
        });
        match (start, faults.into_iter().min_by_key(|&(line, rank, _)| (line, rank))) {
            (Ok((rules, start)), None) => {
                let result = self.get("Result");
                let result = result.map(|p| (p.line, p.column, p.header.value.clone()));
                let headers = self.found.into_iter().map(|placed| placed.header).collect();
                Ok(Head { headers, rules, start, result })
            }
            (_, Some((_, _, fault))) => Err(fault),
            (Err(()), None) => {
                Err(Fault::new(after, 1, What::BadHeader(BadHeader::Missing("Rules"))))
            }
        }
    }

    /// The preset that `Rules` names, if it can be read: a fault is told in its words.
    pub(super) fn preset(&self) -> Option<Preset> {
        Preset::parse(&self.get("Rules")?.header.value).ok()
    }

    fn get(&self, key: &str) -> Option<&Placed> {
        self.found.iter().find(|placed| placed.header.key == key)
    }

    fn missing(&self) -> Vec<&'static str> {
        let required: &[&str] = match self.get("Position") {
            Some(_) => &["Record", "Rules"],
            None => &["Record", "Rules", "Tables", "Guests"],
        };
        required.iter().copied().filter(|key| self.get(key).is_none()).collect()
    }

    fn check_version(&self, faults: &mut Vec<(u64, u8, Fault)>) {
        if let Some(record) = self.get("Record").filter(|p| p.header.value != VERSION) {
            let why = BadHeader::UnknownVersion(shown(&record.header.value, 24));
            faults.push((record.line, 2, record.fault(What::BadHeader(why))));
        }
    }

    /// The rules; with no fault where `Rules` is missing, which is reported elsewhere.
    fn rules(&self) -> Result<Rules, Option<Fault>> {
        let preset = self.get("Rules").ok_or(None)?;
        let refused = |placed: &Placed, why| Some(placed.fault(What::BadRules(why)));
        let options = Options::parse(&preset.header.value, "").map_err(|e| refused(preset, e))?;
        let Some(house) = self.get("House") else {
            return Rules::new(options).map_err(|e| refused(preset, e));
        };
        let options = options.with(&house.header.value);
        options.and_then(Rules::new).map_err(|e| refused(house, e))
    }

    fn start(&self, rules: &Rules) -> Result<Start, Vec<Fault>> {
        if let Some(position) = self.get("Position") {
            return self.position(rules, position);
        }
        let mut deal = Deal::sorted(rules);
        let mut faults = Vec::new();
        if let Some(tables) = self.get("Tables") {
            let text = &tables.header.value;
            let read: Option<Vec<Nation>> = text.chars().map(Nation::from_letter).collect();
            let set = match read {
                Some(read) => deal.set_tables(&read).map_err(What::BadDeck),
                None => Err(What::MalformedDeck(Syntax::new(Expected::TablesGone, text))),
            };
            faults.extend(set.err().map(|what| tables.fault(what)));
        }
        if let Some(deck) = self.get("Guests") {
            let set = guests(&deck.header.value)
                .map_err(What::MalformedDeck)
                .and_then(|cards| deal.set_guests(&cards).map_err(What::BadDeck));
            faults.extend(set.err().map(|what| deck.fault(what)));
        }
        if faults.is_empty() { Ok(Start::Deal(deal)) } else { Err(faults) }
    }

    fn position(&self, rules: &Rules, placed: &Placed) -> Result<Start, Vec<Fault>> {
        for key in ["Tables", "Guests"] {
            if let Some(deck) = self.get(key) {
                let later = if deck.line > placed.line { deck } else { placed };
                let why = BadHeader::BesidePosition(key.into());
                return Err(vec![later.fault(What::BadHeader(why))]);
            }
        }
        let read = Position::parse(rules, &placed.header.value);
        let position = read.map_err(|e| vec![placed.fault(What::BadPosition(e))])?;
        if !position.is_full() {
            let why = BadHeader::HiddenCards;
            return Err(vec![placed.fault(What::BadHeader(why))]);
        }
        Ok(Start::Position(Box::new(position)))
    }
}
