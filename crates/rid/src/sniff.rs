//! Which preset each game of a file names, seen in passing.
//!
//! A fault is told in the words of its record's theme, and what is known of a faulty record is
//! its fault only. Apart from the reader in `diner`, which owes nobody the rules of a game that it
//! refused.

use std::collections::VecDeque;

use diner::Preset;

/// Reads along with a record reader.
#[derive(Default)]
pub(crate) struct Sniffer {
    line: Vec<u8>,
    game: u64,
    found: VecDeque<(u64, Preset)>,
}

/// No line that matters is longer.
const LONGEST: usize = 128;

impl Sniffer {
    /// Takes the bytes that the reader takes.
    pub(crate) fn push(&mut self, bytes: &[u8]) {
        let mut pieces = bytes.split(|&byte| byte == b'\n').peekable();
        while let Some(piece) = pieces.next() {
            let room = LONGEST.saturating_sub(self.line.len());
            self.line.extend_from_slice(piece.get(..room).unwrap_or(piece));
            if pieces.peek().is_some() {
                self.end_line();
            }
        }
    }

    /// The preset that a game names; those of earlier games are forgotten.
    pub(crate) fn preset(&mut self, game: u64) -> Preset {
        while self.found.front().is_some_and(|&(number, _)| number < game) {
            self.found.pop_front();
        }
        let named = self.found.front().filter(|&&(number, _)| number == game);
        named.map_or(Preset::Rid, |&(_, preset)| preset)
    }

    fn end_line(&mut self) {
        let line = String::from_utf8_lossy(&self.line);
        let text = line.trim_start_matches('\u{feff}').trim();
        let blank = text.is_empty() || text.starts_with(';');
        if let Some(header) = text.strip_prefix('[') {
            let mut words = header.split([' ', '\t', '"', ']']).filter(|word| !word.is_empty());
            let (key, value) = (words.next(), words.next());
            if key == Some("Record") {
                self.game += 1;
            }
            let named = value.filter(|_| key == Some("Rules")).map(Preset::parse);
            // The first one counts, and a second is not kept: what is held stays little.
            let game = self.game.max(1);
            if let Some(Ok(preset)) = named
                && self.found.back().is_none_or(|&(number, _)| number != game)
            {
                self.found.push_back((game, preset));
            }
        }
        if !blank && self.game == 0 {
            self.game = 1;
        }
        self.line.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_names_its_own() {
        let text = "\u{feff}[Record \"1\"]\r\n[Rules \"cafe\"]\r\n\n1.1 draw\n\
                    [Record \"1\"]\n[Record \"1\"]\n [ Rules \t \"amigo\" ] ; x\nend";
        let mut sniffer = Sniffer::default();
        text.as_bytes().chunks(3).for_each(|chunk| sniffer.push(chunk));
        let presets = [1, 2, 3].map(|game| sniffer.preset(game));
        assert_eq!(presets, [Preset::Cafe, Preset::Rid, Preset::Amigo]);
    }

    #[test]
    fn a_game_may_begin_without_its_header() {
        let mut sniffer = Sniffer::default();
        sniffer.push(b"; first\n[Rules \"cafe\"]\n[Record \"1\"]\n");
        assert_eq!((sniffer.preset(1), sniffer.preset(2)), (Preset::Cafe, Preset::Rid));
    }
}
