//! The oracle's record checker: reads a whole file at once and answers as `rid check` would, by NOTATION.md; apart so that the streaming reader is judged by something that does not stream.

use std::collections::BTreeMap;

use super::game::{Action, Oracle, read_action};
use super::rules::{
    Rules, preset_column, read_guest_deck, read_house, read_number, read_score, read_table_deck,
};

/// Line, column, code.
type Fault = (usize, usize, &'static str);

/// Checks all the games of a file; one string a game.
pub fn check_text(bytes: &[u8]) -> Vec<String> {
    split_games(&split_lines(bytes))
        .into_iter()
        .map(|game| match check_game(&game) {
            Ok(text) => text,
            Err((line, column, code)) => format!("error {line}:{column} {code}"),
        })
        .collect()
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Nothing but blanks and perhaps a comment.
    Blank,
    Header,
    Turn,
}

#[derive(Clone)]
struct Line {
    number: usize,
    /// The characters, as far as the first that is bad.
    text: Vec<char>,
    /// The column of the first byte that is not UTF-8, or of the first NUL.
    bad: Option<usize>,
    too_long: bool,
}

fn split_lines(bytes: &[u8]) -> Vec<Line> {
    // Decision: a byte-order mark is accepted at the very beginning only, and takes no column.
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let mut pieces: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
    // What follows the last line end is a line only if there is something; it has no line end.
    let last = pieces.pop().unwrap_or(b"");
    let mut lines: Vec<Line> = Vec::new();
    for piece in pieces {
        // Decision: only before a line feed is a carriage return part of the line end.
        let piece = piece.strip_suffix(b"\r").unwrap_or(piece);
        lines.push(read_line(lines.len() + 1, piece));
    }
    if !last.is_empty() {
        lines.push(read_line(lines.len() + 1, last));
    }
    lines
}

fn read_line(number: usize, bytes: &[u8]) -> Line {
    let (valid, invalid) = match std::str::from_utf8(bytes) {
        Ok(text) => (text, false),
        Err(error) => (std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or(""), true),
    };
    let (text, bad) = match valid.split_once('\0') {
        Some((before, _)) => (before, true),
        None => (valid, invalid),
    };
    let text: Vec<char> = text.chars().collect();
    Line {
        number,
        bad: bad.then_some(text.len() + 1),
        text,
        // Decision: the line end is not counted.
        too_long: bytes.len() > 64 * 1024,
    }
}

fn is_blank(c: char) -> bool {
    c == ' ' || c == '\t'
}

impl Line {
    fn kind(&self) -> Kind {
        match self.text.iter().find(|c| !is_blank(**c)) {
            Some('[') => Kind::Header,
            Some(';') => Kind::Blank,
            Some(_) => Kind::Turn,
            // Nothing but blanks before a bad character: that is no blank line.
            None if self.bad.is_some() => Kind::Turn,
            None => Kind::Blank,
        }
    }

    /// The column of the first character that is not blank (the `[` of a header).
    fn start(&self) -> usize {
        self.text.iter().take_while(|c| is_blank(**c)).count() + 1
    }

    /// The faults of the text itself.
    // Decision: a line that is too long is a fault at its column 1.
    fn text_fault(&self) -> Result<(), Fault> {
        if self.too_long {
            return Err((self.number, 1, "syntax"));
        }
        match self.bad {
            Some(column) => Err((self.number, column, "syntax")),
            None => Ok(()),
        }
    }

    /// The key as far as it can be read, also of a malformed header.
    fn key(&self) -> String {
        self.text
            .iter()
            .skip(self.start())
            .take_while(|c| !is_blank(**c) && !"[]\";".contains(**c))
            .collect()
    }

    /// Key and value of a header `[Key "value"]`.
    // Decision: blanks or tabs may stand before the header, between key and value, and after it (with a comment).
    fn header(&self) -> Option<(String, String)> {
        let key = self.key();
        if key.is_empty() {
            return None;
        }
        let mut rest =
            self.text.iter().copied().skip(self.start() + key.chars().count()).peekable();
        let mut blanks = 0;
        while rest.next_if(|c| is_blank(*c)).is_some() {
            blanks += 1;
        }
        if blanks == 0 || rest.next() != Some('"') {
            return None;
        }
        let mut value = String::new();
        loop {
            match rest.next()? {
                '"' => break,
                '\\' => match rest.next()? {
                    escaped @ ('"' | '\\') => value.push(escaped),
                    _ => return None,
                },
                other => value.push(other),
            }
        }
        if rest.next() != Some(']') {
            return None;
        }
        match rest.find(|c| !is_blank(*c)) {
            None | Some(';') => Some((key, value)),
            Some(_) => None,
        }
    }

    /// The whole words before the comment with their columns, and whether the bad character (if
    /// any) stands among or in the words rather than in the comment.
    fn words(&self) -> (Vec<(usize, String)>, bool) {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut in_word = false;
        let mut comment = false;
        for (place, c) in self.text.iter().enumerate() {
            if *c == ';' {
                comment = true;
                break;
            }
            if is_blank(*c) {
                in_word = false;
                continue;
            }
            match words.last_mut() {
                Some((_, word)) if in_word => word.push(*c),
                _ => words.push((place + 1, c.to_string())),
            }
            in_word = true;
        }
        let bad_in_words = self.bad.is_some() && !comment;
        if bad_in_words && in_word {
            // The last word is the one with the bad character.
            words.pop();
        }
        (words, bad_in_words)
    }
}

/// Each game begins with its `Record` header; what stands before the first belongs to the first.
// Decision: a malformed header whose key reads `Record` begins a game as well.
fn split_games(lines: &[Line]) -> Vec<Vec<Line>> {
    let mut games: Vec<Vec<Line>> = vec![Vec::new()];
    for line in lines {
        if let Some(game) = games.last()
            && line.kind() == Kind::Header
            && line.key() == "Record"
            && game.iter().any(|line| line.kind() != Kind::Blank)
        {
            games.push(Vec::new());
        }
        if let Some(game) = games.last_mut() {
            game.push(line.clone());
        }
    }
    games
}

fn check_game(lines: &[Line]) -> Result<String, Fault> {
    let first_turn = lines.iter().position(|line| line.kind() == Kind::Turn).unwrap_or(lines.len());
    let header_count = lines[..first_turn]
        .iter()
        .rposition(|line| line.kind() == Kind::Header)
        .map_or(0, |last| last + 1);
    // Decision: a line that cannot be read from its first character stands among the headers.
    let unreadable = lines
        .get(first_turn)
        .is_some_and(|line| line.text_fault().is_err() && line.text.iter().all(|c| is_blank(*c)));
    let header_count = if unreadable { first_turn + 1 } else { header_count };
    let (headers, rest) = lines.split_at(header_count);
    let (mut game, result) = check_headers(headers)?;
    let turns = check_turns(&mut game, rest)?;
    check_result(&game, result)?;

    let numbers = |list: Vec<String>, between: &str| list.join(between);
    let totals = numbers(game.scores().iter().map(|s| s.to_string()).collect(), " ");
    let winners = match game.over() {
        Some(_) => numbers(game.winners().iter().map(|w| w.to_string()).collect(), ","),
        None => "-".to_string(),
    };
    Ok(format!(
        "ok {} {totals} winner {winners} end {} turns {turns}",
        game.preset(),
        game.over().unwrap_or("unfinished"),
    ))
}

/// The `Result` header: its line, column and value.
type ResultHeader = Option<(usize, usize, String)>;

fn is_deck(key: &str) -> bool {
    ["Tables", "Guests", "Position"].contains(&key)
}

fn check_headers(lines: &[Line]) -> Result<(Oracle, ResultHeader), Fault> {
    // In their order, but `Rules` and `House` before the decks.
    // Decision: where a deck stands before them, they are moved to just before the first deck.
    let is_rules = |line: &Line| {
        line.kind() == Kind::Header && ["Rules", "House"].contains(&line.key().as_str())
    };
    let first_deck = lines
        .iter()
        .position(|line| line.kind() == Kind::Header && is_deck(&line.key()))
        .unwrap_or(lines.len());
    let (before, after) = lines.split_at(first_deck);
    let mut order: Vec<&Line> = before.iter().collect();
    order.extend(after.iter().filter(|line| is_rules(line)));
    order.extend(after.iter().filter(|line| !is_rules(line)));

    // The preset for a `House` that stands before its `Rules`.
    let preset: Option<String> = lines
        .iter()
        .filter(|line| line.kind() == Kind::Header)
        .filter_map(|line| line.header())
        .find(|(key, _)| key == "Rules")
        .map(|(_, value)| value)
        .filter(|value| preset_column(value).is_some());

    let mut values: BTreeMap<String, String> = BTreeMap::new();
    let mut result = None;
    for line in order {
        line.text_fault()?;
        if line.kind() == Kind::Blank {
            continue;
        }
        let fault = |code| (line.number, line.start(), code);
        let (key, value) = line.header().ok_or(fault("bad-header"))?;
        // Decision: also of a key that is not known.
        if values.contains_key(&key) {
            return Err(fault("bad-header"));
        }
        // `Position` stands in place of `Tables` and `Guests`.
        // Decision: with both, the later header is the fault.
        let has = |other: &str| values.contains_key(other);
        if (key == "Position" && (has("Tables") || has("Guests")))
            || ((key == "Tables" || key == "Guests") && has("Position"))
        {
            return Err(fault("bad-header"));
        }
        let house = values.get("House").map_or("", |house| house.as_str());
        match key.as_str() {
            // Decision: another version is a malformed header.
            "Record" if value != "1" => return Err(fault("bad-header")),
            "Rules" if preset_column(&value).is_none() => return Err(fault("bad-rules")),
            "House" => {
                read_house(&value).map_err(fault)?;
                if let Some(preset) = &preset {
                    Rules::new(preset, &value).map_err(fault)?;
                }
            }
            "Tables" => {
                read_table_deck(&value).map_err(fault)?;
            }
            // Decision: without `Rules` these two cannot be judged; `Rules` is then missing.
            "Guests" => {
                if let Some(preset) = &preset {
                    let rules = Rules::new(preset, house).map_err(fault)?;
                    read_guest_deck(&value, rules.number("copies") as usize).map_err(fault)?;
                }
            }
            "Position" => {
                if let Some(preset) = &preset {
                    Oracle::from_position(preset, house, &value).map_err(fault)?;
                }
            }
            "Result" => result = Some((line.number, line.start(), value.clone())),
            _ => {}
        }
        values.insert(key, value);
    }

    // A missing header stands at the line after the last one.
    let missing = (lines.last().map_or(0, |line| line.number) + 1, 1, "bad-header");
    let value = |key: &str| values.get(key).map(|value| value.as_str());
    let house = value("House").unwrap_or("");
    let (Some(_), Some(rules)) = (value("Record"), value("Rules")) else {
        return Err(missing);
    };
    let game = match (value("Position"), value("Tables"), value("Guests")) {
        (Some(position), None, None) => Oracle::from_position(rules, house, position),
        (None, Some(tables), Some(guests)) => Oracle::new(rules, house, tables, guests),
        _ => return Err(missing),
    };
    match game {
        Ok(game) => Ok((game, result)),
        // Not reached: every value has been checked at its header.
        Err(code) => Err((missing.0, 1, code)),
    }
}

/// `ROUND.PLAYER`
fn read_turn(word: &str) -> Option<(i64, i64)> {
    let (round, player) = word.split_once('.')?;
    Some((read_number(round)?, read_number(player)?))
}

/// An action as records write it: what it is, and the points that stand after a placement.
fn read_written_action(word: &str) -> Option<(String, Option<i64>)> {
    let (text, points) = match word.split_once('+') {
        Some((text, points)) => (text, Some(read_number(points)?)),
        None => (word, None),
    };
    match read_action(text)? {
        Action::Place(..) => Some((text.to_string(), points)),
        // `done` is not written.
        Action::Done => None,
        _ if points.is_some() => None,
        _ => Some((text.to_string(), None)),
    }
}

/// Replays the turns; the number of turn lines.
fn check_turns(game: &mut Oracle, lines: &[Line]) -> Result<usize, Fault> {
    let mut turns = 0;
    for (place, line) in lines.iter().enumerate() {
        match line.kind() {
            Kind::Blank => line.text_fault()?,
            Kind::Header => {
                if line.too_long {
                    line.text_fault()?;
                }
                // A header after a turn line, other than `Record`.
                return Err((line.number, line.start(), "bad-header"));
            }
            Kind::Turn => {
                turns += 1;
                if line.too_long {
                    line.text_fault()?;
                }
                let (words, bad_in_words) = line.words();
                check_turn_words(game, line, &words)?;
                if bad_in_words {
                    line.text_fault()?;
                }
                // The end of the line is the end of the turn, but for the last line.
                let is_last = !lines[place + 1..].iter().any(|l| l.kind() == Kind::Turn);
                if !is_last && game.over().is_none() && !game.stopped() {
                    let end =
                        words.last().map_or(1, |(column, word)| column + word.chars().count());
                    game.check("done").map_err(|code| (line.number, end, code))?;
                    game.play("done");
                }
                line.text_fault()?;
            }
        }
    }
    Ok(turns)
}

fn check_turn_words(
    game: &mut Oracle,
    line: &Line,
    words: &[(usize, String)],
) -> Result<(), Fault> {
    for (place, (column, word)) in words.iter().enumerate() {
        let fault = |code| (line.number, *column, code);
        if place == 0 {
            let turn = read_turn(word).ok_or(fault("syntax"))?;
            if game.over().is_some() {
                return Err(fault("after-end"));
            }
            let (round, player) = game.turn();
            // Decision: after a draw from an unknown pile only the syntax is checked.
            if !game.stopped() && turn != (round as i64, player as i64) {
                return Err(fault("wrong-turn"));
            }
            continue;
        }
        let (action, points) = read_written_action(word).ok_or(fault("syntax"))?;
        if game.stopped() {
            continue;
        }
        game.check(&action)
            .map_err(|code| fault(if code == "game-over" { "after-end" } else { code }))?;
        let earned = i64::from(game.play(&action));
        if points.is_some_and(|points| points != earned) {
            return Err(fault("wrong-points"));
        }
    }
    Ok(())
}

/// The final totals in player order; absent in a game not finished.
// Decision: that holds too for a game that a draw from an unknown pile leaves `unfinished`.
fn check_result(game: &Oracle, result: ResultHeader) -> Result<(), Fault> {
    let Some((line, column, value)) = result else {
        return Ok(());
    };
    let totals: Option<Vec<i64>> =
        value.split(is_blank).filter(|word| !word.is_empty()).map(read_score).collect();
    let right: Vec<i64> = game.scores().iter().map(|score| i64::from(*score)).collect();
    if game.over().is_some() && totals == Some(right) {
        Ok(())
    } else {
        Err((line, column, "wrong-result"))
    }
}
