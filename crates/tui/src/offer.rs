//! The question before the first screen: to go on with a game that is kept, or to begin a new one.

use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};
use words::Speech;

use crate::keys::Key;
use crate::look::{Look, Signs};
use crate::table::Table;
use crate::text;

/// A kept game, in words.
#[derive(Clone, Debug)]
pub struct Offer {
    speech: Speech,
    lines: Vec<String>,
}

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The kept game.
    GoOn,
    /// A new one.
    New,
    /// Neither.
    Quit,
}

impl Offer {
    /// Offers the game of a table: what everybody sees of it.
    pub fn of(table: &Table) -> Offer {
        let (speech, rules) = (table.speech, table.rules());
        let round = table.game.turns().last().map_or(1, |turn| turn.round);
        let game = format!("{} · {}", speech.game_name(rules), speech.home_round(round));
        let public = table.game.public();
        let players =
            rules.seats().map(|seat| speech.play_plain_player(seat, &table.names, public));
        let lines = [speech.play_offer(), game].into_iter().chain(players).collect();
        Offer { speech, lines }
    }

    /// What it says.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// What a key answers.
    pub fn key(&self, key: Key) -> Option<Answer> {
        match key {
            Key::Enter | Key::Space => Some(Answer::GoOn),
            Key::Char('n') => Some(Answer::New),
            Key::Char('q') | Key::Interrupt | Key::Escape => Some(Answer::Quit),
            Key::Char(_) | Key::Tab | Key::Home | Key::End | Key::PageUp | Key::PageDown => None,
            Key::Way(_) | Key::Scroll(_) | Key::Click(..) => None,
        }
    }

    /// Draws it.
    pub fn draw(&self, look: Look, buffer: &mut Buffer) {
        let speech = self.speech;
        let keys = [
            format!("Enter  {}", speech.play_offer_go_on()),
            format!("n      {}", speech.play_offer_new()),
            format!("q      {}", speech.play_key_quit()),
        ];
        let lines = self.lines.iter().map(String::as_str).chain([""]);
        let area = buffer.area;
        let width = usize::from(area.width.saturating_sub(4));
        for (line, y) in lines.chain(keys.iter().map(String::as_str)).zip(area.y + 1..area.bottom())
        {
            let bold = y == area.y + 1;
            let style = if bold { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
            let line = match look.signs {
                Signs::Unicode => line.to_owned(),
                Signs::Ascii => line.chars().map(text::ascii).collect(),
            };
            buffer.set_stringn(area.x + 2, y, line, width, style);
        }
    }
}
