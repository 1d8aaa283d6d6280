//! A game at one moment as text: the floor, who is who, the seats, the piles, the position line.

use diner::{BySeat, Hand, Nation, Position, Rules, Seat};
use unicode_width::UnicodeWidthStr;

use crate::figure::figure;
use crate::output::{flowed, padded, plain};
use crate::rules::speech;
use words::{ShowWords, Speech};

/// What is drawn. It holds nothing that the reader may not see.
pub(crate) struct Scene {
    pub(crate) rules: Rules,
    pub(crate) position: Position,
    /// The players' names; empty where they are not known.
    pub(crate) names: BySeat<String>,
    /// The round, unless only a position is known.
    pub(crate) round: Option<u32>,
    /// The turn so far.
    pub(crate) actions: Vec<String>,
}

/// The widest that a player's name is shown.
const NAME: usize = 20;
const WIDTH: usize = 80;

impl Scene {
    /// Everything, ready to print.
    pub(crate) fn text(&self) -> String {
        let speech = speech(self.rules.options().base());
        let words = speech.show();
        let parts = [
            figure(&self.position.public.floor, &speech),
            nations(&speech),
            self.seats(&words),
            self.turn(&speech, &words),
            self.cards_away(&words),
            format!("{}\n{}", self.rules.options(), self.position),
        ];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n") + "\n"
    }

    /// A line a seat: whose turn it is, points, cards, what is known of them.
    fn seats(&self, words: &ShowWords) -> String {
        let public = &self.position.public;
        let headings = ["", "", &words.score, &words.cards, &words.dropped];
        let mut rows = vec![headings.map(str::to_string)];
        rows.extend(self.rules.seats().map(|seat| {
            let on_turn = public.turn.seat == seat && public.end.is_none();
            [
                if on_turn { "->".into() } else { String::new() },
                self.numbered(seat),
                public.scores[seat].to_string(),
                public.cards[seat].to_string(),
                public.dropped[seat].to_string(),
            ]
        }));
        let rows = columns(&rows);
        let hands = self.rules.seats().map(|seat| match self.position.hands[seat] {
            Some(hand) if hand.is_empty() => vec![words.none.clone()],
            Some(hand) => grouped(hand),
            None if public.cards[seat] == 0 => vec![words.none.clone()],
            None => vec![words.hidden.clone()],
        });
        let hands = std::iter::once(vec![words.hand.clone()]).chain(hands);
        let lines: Vec<String> = rows
            .iter()
            .zip(hands)
            .map(|(row, hand)| labelled(&format!("{row}  "), &hand))
            .collect();
        lines.join("\n")
    }

    fn numbered(&self, seat: Seat) -> String {
        format!("{seat} {}", plain(&self.names[seat], NAME)).trim_end().to_string()
    }

    /// A name that no other player has; empty if none is known.
    fn name(&self, seat: Seat) -> String {
        let own = &self.names[seat];
        let shared = self.rules.seats().any(|other| other != seat && self.names[other] == *own);
        let name = plain(own, NAME);
        if shared && !own.is_empty() { format!("{name} ({seat})") } else { name }
    }

    /// How far the game has come, in words and as a record writes the turn.
    fn turn(&self, speech: &Speech, words: &ShowWords) -> String {
        let public = &self.position.public;
        let names = BySeat::from_fn(|seat| self.name(seat));
        let mut lines = vec![words.turn(public, &names)];
        if public.end.is_some() {
            // First why it ended, which stands here already, and last who has won.
            lines.extend(speech.result(&self.rules, public, &names).pop());
        }
        if let Some(round) = self.round {
            let number = [format!("{round}.{}", public.turn.seat)];
            let items: Vec<&str> = number.iter().chain(&self.actions).map(String::as_str).collect();
            lines.extend(flowed(items, " ", WIDTH));
        }
        lines.join("\n")
    }

    /// The piles, what has left the floor, what was dropped.
    fn cards_away(&self, words: &ShowWords) -> String {
        let position = &self.position;
        let public = &position.public;
        let tables = position.tables_gone.iter().filter(|&(_, &gone)| gone > 0);
        let tables = tables.map(|(nation, &gone)| times(nation.to_string(), gone)).collect();
        let piles = [(&words.guests, public.guests_left), (&words.tables, public.tables_left)];
        let piles = piles.map(|(name, left)| format!("{left} {name}"));
        let mut heaps = vec![
            (words.piles.clone(), vec![piles.join(", ")]),
            (words.gone.clone(), grouped(position.gone)),
            (words.tables_gone.clone(), tables),
        ];
        heaps.extend(self.rules.seats().filter_map(|seat| {
            let drops = position.drops[seat].filter(|drops| !drops.is_empty())?;
            Some((format!("{} {seat}", words.dropped), grouped(drops)))
        }));
        let widest = heaps.iter().map(|(name, _)| name.width()).max().unwrap_or(0) + 2;
        let line = |(name, items): (String, Vec<String>)| {
            let items = if items.is_empty() { vec![words.none.clone()] } else { items };
            labelled(&padded(&name, widest), &items)
        };
        heaps.into_iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// The names behind the letters, by faction.
fn nations(speech: &Speech) -> String {
    let (federation, others) = Nation::ALL.split_at(Nation::COUNT / 2);
    let title = |nations: &[Nation]| {
        let first = nations.first().map(|&first| speech.faction(first));
        first.unwrap_or_default()
    };
    let factions = [federation, others];
    let widest = factions.map(|nations| title(nations).width()).into_iter().max().unwrap_or(0);
    let line = |nations: &[Nation]| {
        let name = |&nation| format!("{nation} {} ", speech.nation(nation));
        let names: Vec<String> = nations.iter().map(name).collect();
        labelled(&padded(&title(nations), widest + 2), &names)
    };
    factions.map(line).join("\n")
}

/// Items beside a label, broken into lines that leave its column free.
fn labelled(label: &str, items: &[String]) -> String {
    let items = items.iter().map(String::as_str);
    let room = WIDTH.saturating_sub(label.width()).max(NAME);
    let indent = " ".repeat(label.width());
    let lines: Vec<String> =
        flowed(items, " ", room).iter().map(|line| line.trim_end().to_string()).collect();
    format!("{label}{}", lines.join(&format!("\n{indent}"))).trim_end().to_string()
}

/// The codes of some cards, each once: `Bf Em×2`.
fn grouped(cards: Hand) -> Vec<String> {
    let kinds = cards.kinds();
    kinds.map(|guest| times(guest.to_string(), cards.count(guest))).collect()
}

fn times(code: String, count: u8) -> String {
    if count == 1 { code } else { format!("{code}×{count}") }
}

/// Rows set in columns, two blanks between; columns of numbers to the right.
fn columns<const N: usize>(rows: &[[String; N]]) -> Vec<String> {
    let cells = |i: usize| rows.iter().filter_map(move |row| row.get(i));
    let widths: Vec<usize> =
        (0..N).map(|i| cells(i).map(|cell| cell.width()).max().unwrap_or(0)).collect();
    let numbers = |i: usize| cells(i).skip(1).all(|cell| cell.parse::<i32>().is_ok());
    let right: Vec<bool> = (0..N).map(numbers).collect();
    let line = |row: &[String; N]| {
        let cells = row.iter().zip(&widths).zip(&right).map(|((cell, &width), right)| {
            let free = " ".repeat(width.saturating_sub(cell.width()));
            if *right { format!("{free}{cell}") } else { format!("{cell}{free}") }
        });
        cells.collect::<Vec<_>>().join("  ")
    };
    rows.iter().map(line).collect()
}
