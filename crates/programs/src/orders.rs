//! What the lines of a host ask of our own bots, and what is said of those that cannot be used.

use std::str::FromStr;

use diner::{BadPosition, BadRules, Options, Rules, Seat};

use crate::talk::parted;

/// Says what is wrong with rules and positions: the sentences are not of this crate.
#[derive(Clone, Copy)]
pub struct Refusals {
    /// Why rules are refused.
    pub rules: fn(&BadRules) -> String,
    /// Why a line is no position by these rules.
    pub position: fn(&Rules, &BadPosition) -> String,
}

/// As much of a faulty word is shown.
const SHOWN: usize = 40;

/// How `go` is to be answered.
#[derive(Default)]
pub(crate) struct Go {
    pub(crate) seed: Option<u64>,
    pub(crate) nodes: Option<u64>,
    pub(crate) spent: Option<u64>,
    pub(crate) time: Option<u64>,
}

impl Go {
    /// What can be used of it, and what is wrong with the rest. Unknown words are ignored.
    pub(crate) fn read(rest: &str) -> (Go, Vec<String>) {
        let (mut go, mut limit, mut faults) = (Go::default(), None, Vec::new());
        let mut words = rest.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let Some(place) = go.place(word, &mut limit) else { continue };
            // The word behind may be the next key, if the number is missing.
            let Some(value) = words.next_if(|next| !Go::KEYS.contains(next)) else {
                faults.push(format!("{word} wants a number"));
                continue;
            };
            match u64::from_str(value) {
                Ok(number) => *place = Some(number),
                Err(_) => faults.push(format!("{word} wants a number, not {}", shown(value))),
            }
        }
        (go, faults)
    }

    const KEYS: [&str; 5] = ["seed", "nodes", "spent", "time", "limit"];

    /// Where the number behind this word belongs. The limit is the host's own affair.
    fn place<'a>(
        &'a mut self,
        key: &str,
        limit: &'a mut Option<u64>,
    ) -> Option<&'a mut Option<u64>> {
        match key {
            "seed" => Some(&mut self.seed),
            "nodes" => Some(&mut self.nodes),
            "spent" => Some(&mut self.spent),
            "time" => Some(&mut self.time),
            "limit" => Some(limit),
            _ => None,
        }
    }
}

/// Whether the host's version is one that can be spoken with: the highest that it speaks, from 1.
pub(crate) fn version(rest: &str) -> Result<(), String> {
    let word = parted(rest).0;
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    if digits && word.bytes().any(|byte| byte != b'0') {
        Ok(())
    } else if word.is_empty() {
        Err("a version is wanted, as in rid 1".into())
    } else {
        Err(format!("a version from 1 is wanted, as in rid 1, not {}", shown(word)))
    }
}

/// Events are in the position too; only one that is none at all is told.
pub(crate) fn event(rest: &str) -> Result<(), String> {
    match parted(rest).0 {
        "placed" | "cleared" | "left" | "laid" | "drew" | "dropped" | "passed" | "closed"
        | "held" | "ended" => Ok(()),
        "" => Err("what happened is wanted, as in event closed 1".into()),
        word => Err(format!("no such event: {}", shown(word))),
    }
}

/// The rules and the own seat.
pub(crate) fn new_game(rest: &str, refusals: Refusals) -> Result<(Rules, Seat), String> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let ["seat", seat, "rules", preset, values @ ..] = words.as_slice() else {
        return Err("seat N rules PRESET NAME=VALUE … is wanted".into());
    };
    let refused = |why: BadRules| (refusals.rules)(&why);
    let options = Options::parse(preset, &values.join(" ")).map_err(refused)?;
    let rules = Rules::new(options).map_err(refused)?;
    let own = rules.seats().find(|own| own.to_string() == *seat);
    own.map(|own| (rules, own)).ok_or_else(|| format!("no seat {}", shown(seat)))
}

/// An option and its value; either may hold blanks.
pub(crate) fn option(rest: &str) -> Result<(&str, &str), String> {
    let named = rest.strip_prefix("name ").map(str::trim);
    let pair = named.and_then(|named| named.split_once(" value "));
    let (name, value) = pair.ok_or("setoption: name NAME value VALUE is wanted")?;
    Ok((name.trim(), value.trim()))
}

/// As much of a text as fits into an answer.
pub(crate) fn shown(text: &str) -> String {
    let cut = if text.chars().nth(SHOWN).is_some() { "…" } else { "" };
    let plain = |sign: &char| !sign.is_control();
    text.chars().take(SHOWN).filter(plain).chain(cut.chars()).collect()
}
