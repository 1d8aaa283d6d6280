//! A record, stepped through: action by action, turn by turn, with all hands open or as one seat saw
//! it.

use diner::record::Record;
use diner::{Action, BySeat, Choices, Game, Rules, Seat, Start, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use words::{Label, Speech, is_told};

use crate::cursor::{Cursor, Way};
use crate::draw::{self, Hit};
use crate::keys::{Key, Wish};
use crate::look::Look;
use crate::players::Players;
use crate::story::Story;
use crate::table::{Note, Page};
use crate::view::{Mode, Scene, observed};

/// A record and where the reader is in it. Secret, hence without `Debug`.
pub struct Watch {
    speech: Speech,
    begun: Game,
    turns: Vec<(Seat, Vec<Action>)>,
    players: Players,
    names: BySeat<String>,
    /// How many actions are played.
    at: usize,
    /// How many there are.
    of: usize,
    /// Whose hand is shown; all of them if nobody's.
    seat: Option<Seat>,
    page: Page,
    scroll: usize,
}

impl Watch {
    /// A record from its beginning; `None` if that is a position, of whose piles nothing is known.
    pub fn new(record: Record, speech: Speech) -> Option<Watch> {
        let game = record.game;
        let begun = match game.start() {
            Start::Deal(deal) => Game::new(game.rules().clone(), *deal),
            Start::Position(_) => return None,
        };
        let turns: Vec<(Seat, Vec<Action>)> = game
            .turns()
            .iter()
            .map(|turn| (turn.seat, turn.actions.iter().map(|&(action, _)| action).collect()))
            .collect();
        let players = Players::of(&record.headers);
        Some(Watch {
            speech,
            begun,
            of: turns.iter().map(|(_, actions)| actions.len()).sum(),
            turns,
            names: players.names(speech),
            players,
            at: 0,
            seat: None,
            page: Page::Floor,
            scroll: 0,
        })
    }

    /// Shows one seat's hand, or all.
    pub fn show(&mut self, seat: Option<Seat>) {
        self.seat = seat;
    }

    fn rules(&self) -> &Rules {
        self.begun.rules()
    }

    /// The game after so many actions: where a turn ends, the next one has begun.
    fn moment(&self) -> (Game, Story) {
        let mut game = self.begun.clone();
        let mut left = self.at;
        'turns: for (at, (_, actions)) in self.turns.iter().enumerate() {
            for &action in actions {
                if left == 0 || game.play(action).is_err() {
                    break 'turns;
                }
                left -= 1;
            }
            let last = at + 1 == self.turns.len();
            if last || game.play(Action::Done).is_err() {
                break;
            }
        }
        let (story, game) = Story::of(self.begun.clone(), &game);
        (game, story)
    }

    fn scene<'a>(&'a self, game: &Game, story: &Story) -> Scene<'a> {
        let open = self.seat.is_none() || game.public().end.is_some();
        let viewer = self.seat.filter(|_| !open).map(Viewer::Seat);
        let hands = match self.seat {
            None => self.speech.play_watch_all(),
            Some(seat) => self.speech.play_watch_seat(seat, &self.names),
        };
        let events = story.last(viewer);
        let told = events.iter().filter(|event| is_told(event));
        let told: Vec<String> = told.map(|event| self.speech.event(event, &self.names)).collect();
        let told = match told.is_empty() {
            true => self.speech.label(Label::ReplayStart),
            false => told.join(" "),
        };
        Scene {
            speech: self.speech,
            rules: self.rules(),
            seen: observed(game, self.seat),
            names: &self.names,
            players: &self.players,
            you: self.seat,
            acting: None,
            turns: story.told(viewer),
            choices: Choices::default(),
            cursor: Cursor::default(),
            page: self.page,
            scroll: self.scroll,
            note: Some(Note::Said(told)),
            mode: Mode::Watch { at: self.at, of: self.of, hands },
            can_take_back: 0,
        }
    }

    /// Draws the moment.
    pub fn draw(&self, look: Look, buffer: &mut Buffer) {
        let (game, story) = self.moment();
        draw::draw(&self.scene(&game, &story), look, buffer);
    }

    /// Takes a key.
    pub fn key(&mut self, key: Key, area: Rect) -> Wish {
        let key = match key {
            Key::Click(column, row) => {
                let (game, story) = self.moment();
                match draw::at(&self.scene(&game, &story), area, column, row) {
                    Hit::Key(key) => key,
                    Hit::Card(_) | Hit::Chair(_) | Hit::Nothing => return Wish::Nothing,
                }
            }
            key => key,
        };
        match (key, self.page) {
            (Key::Interrupt, _) => return Wish::Quit,
            (Key::Char('q') | Key::Escape, Page::Floor) => return Wish::Quit,
            (Key::Way(Way::Up) | Key::Scroll(Way::Up), page) if page != Page::Floor => {
                self.scroll = self.scroll.saturating_sub(1);
            }
            (Key::Way(Way::Down) | Key::Scroll(Way::Down), page) if page != Page::Floor => {
                self.scroll += 1;
            }
            (Key::PageUp, page) if page != Page::Floor => {
                self.scroll = self.scroll.saturating_sub(8);
            }
            (Key::PageDown, page) if page != Page::Floor => self.scroll += 8,
            (Key::Char('?'), _) => self.open(Page::Help),
            (Key::Char('o'), _) => self.open(Page::Log),
            (Key::Char('t'), _) => self.open(Page::Count),
            (Key::Char('r'), _) => self.open(Page::Rules),
            (key, Page::Floor) => self.step(key),
            (_, Page::Help | Page::Log | Page::Count | Page::Rules | Page::End) => {
                self.page = Page::Floor;
            }
        }
        Wish::Nothing
    }

    fn open(&mut self, page: Page) {
        self.page = if self.page == page { Page::Floor } else { page };
        self.scroll = 0;
    }

    fn step(&mut self, key: Key) {
        let ends = self.ends();
        self.at = match key {
            Key::Way(Way::Left) | Key::Char('h') => self.at.saturating_sub(1),
            Key::Way(Way::Right) | Key::Char('l') | Key::Space | Key::Enter => self.at + 1,
            Key::Way(Way::Up) | Key::Scroll(Way::Up) | Key::Char('k') | Key::PageUp => {
                ends.iter().rev().copied().find(|&end| end < self.at).unwrap_or(0)
            }
            Key::Way(Way::Down) | Key::Scroll(Way::Down) | Key::Char('j') | Key::PageDown => {
                ends.iter().copied().find(|&end| end > self.at).unwrap_or(self.of)
            }
            Key::Home => 0,
            Key::End => self.of,
            Key::Char(digit) => {
                self.choose(digit);
                self.at
            }
            Key::Tab | Key::Escape | Key::Interrupt | Key::Click(..) | Key::Scroll(_) => self.at,
        }
        .min(self.of);
    }

    /// After how many actions each turn ends.
    fn ends(&self) -> Vec<usize> {
        let mut played = 0;
        let add = |(_, actions): &(Seat, Vec<Action>)| {
            played += actions.len();
            played
        };
        self.turns.iter().map(add).collect()
    }

    fn choose(&mut self, digit: char) {
        let Some(number) = digit.to_digit(10) else { return };
        if number == 0 {
            self.seat = None;
        } else if let Some(seat) = Seat::from_number(number, self.rules().players) {
            self.seat = Some(seat);
        }
    }
}
