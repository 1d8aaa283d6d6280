//! What a key or a click does at the table. Pure: what has to be kept, thought or left is wished for,
//! and done by whoever owns the terminal.

use diner::{Action, Choice, Guest, Nation};
use ratatui::layout::Rect;

use crate::cursor::{Way, Zone};
use crate::draw::{Hit, at};
use crate::table::{Act, Looking, Note, Page, Table};

/// A key, or the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// An arrow.
    Way(Way),
    /// Enter.
    Enter,
    /// Tab.
    Tab,
    /// Escape.
    Escape,
    /// The space bar.
    Space,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// A character.
    Char(char),
    /// A turn of the mouse's wheel.
    Scroll(Way),
    /// A press of the mouse's first button.
    Click(u16, u16),
    /// Whoever sits there wants out, whatever is shown.
    Interrupt,
}

/// What is wanted beyond what the table can do by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Nothing: draw again.
    Nothing,
    /// Change the game.
    Do(Act),
    /// Think of a hint.
    Hint,
    /// Leave; the game is kept already.
    Quit,
    /// Play again with the same people.
    Again,
    /// Step through the finished game.
    Replay,
}

/// What a page is scrolled by.
const PAGE: usize = 8;

impl Table {
    /// Takes a key. `area` is what the terminal shows, for the mouse.
    pub fn key(&mut self, key: Key, area: Rect) -> Wish {
        if key == Key::Interrupt {
            return Wish::Quit;
        }
        if let Key::Click(column, row) = key {
            return self.click(at(&self.scene(), area, column, row), area);
        }
        if std::mem::take(&mut self.nation_next) {
            return self.nation(key);
        }
        match (self.page, self.looking) {
            (Page::End, _) => self.end_key(key),
            (Page::Help | Page::Log | Page::Count | Page::Rules, _) => self.page_key(key),
            (Page::Floor, Looking::Curtain(_)) => self.curtain_key(key),
            (Page::Floor, Looking::Parting(_)) => self.parting_key(key),
            (Page::Floor, Looking::Seat(_) | Looking::Anybody) => self.floor_key(key),
        }
    }

    fn click(&mut self, hit: Hit, area: Rect) -> Wish {
        match hit {
            Hit::Key(key) => self.key(key, area),
            Hit::Card(card) if (self.cursor.card, self.cursor.zone) == (Some(card), Zone::Hand) => {
                self.enter()
            }
            Hit::Card(card) => {
                (self.cursor.card, self.cursor.zone) = (Some(card), Zone::Hand);
                self.note = None;
                Wish::Nothing
            }
            Hit::Chair(chair) => {
                let again = (self.cursor.chair, self.cursor.zone) == (chair, Zone::Floor);
                (self.cursor.chair, self.cursor.zone) = (chair, Zone::Floor);
                self.note = None;
                let chosen = self.cursor.card.and_then(|card| self.choice(card));
                let legal = chosen.is_some_and(|choice| choice.is_legal());
                if again || (legal && self.acting().is_some()) {
                    self.enter()
                } else {
                    Wish::Nothing
                }
            }
            Hit::Nothing => Wish::Nothing,
        }
    }

    fn end_key(&mut self, key: Key) -> Wish {
        match key {
            Key::Char('n') => return Wish::Again,
            Key::Char('v') => return Wish::Replay,
            Key::Char('q') => return Wish::Quit,
            Key::Way(Way::Up | Way::Down) | Key::Scroll(_) | Key::PageUp | Key::PageDown => {
                self.scroll(key);
            }
            Key::Escape | Key::Enter | Key::Space => self.page = Page::Floor,
            key => {
                self.open(key);
            }
        }
        Wish::Nothing
    }

    fn page_key(&mut self, key: Key) -> Wish {
        match key {
            Key::Way(Way::Up | Way::Down) | Key::Scroll(_) => self.scroll(key),
            Key::PageUp | Key::PageDown | Key::Home => self.scroll(key),
            Key::Char('j') => self.scroll(Key::Way(Way::Down)),
            Key::Char('k') => self.scroll(Key::Way(Way::Up)),
            key => {
                let before = self.page;
                if !self.open(key) || self.page == before {
                    self.page = Page::Floor;
                }
            }
        }
        Wish::Nothing
    }

    fn scroll(&mut self, key: Key) {
        self.scroll = match key {
            Key::Way(Way::Up) | Key::Scroll(Way::Up) => self.scroll.saturating_sub(1),
            Key::PageUp => self.scroll.saturating_sub(PAGE),
            Key::PageDown => self.scroll + PAGE,
            Key::Home => 0,
            _ => self.scroll + 1,
        };
    }

    /// Opens a page, if the key is for one.
    fn open(&mut self, key: Key) -> bool {
        let Key::Char(letter) = key else { return false };
        let page = match letter {
            '?' => Page::Help,
            'o' => Page::Log,
            't' => Page::Count,
            'r' => Page::Rules,
            _ => return false,
        };
        (self.page, self.scroll) = (page, 0);
        true
    }

    fn curtain_key(&mut self, key: Key) -> Wish {
        match key {
            Key::Enter | Key::Space => self.lift_curtain(),
            Key::Char('q') => return Wish::Quit,
            key => {
                self.open(key);
            }
        }
        Wish::Nothing
    }

    fn parting_key(&mut self, key: Key) -> Wish {
        match key {
            Key::Enter | Key::Space | Key::Char('e') | Key::Escape => self.part(),
            Key::Char('q') => return Wish::Quit,
            key => {
                self.open(key);
            }
        }
        Wish::Nothing
    }

    fn floor_key(&mut self, key: Key) -> Wish {
        match key {
            Key::Way(way) => self.arrow(way),
            Key::Char('h') => self.arrow(Way::Left),
            Key::Char('j') => self.arrow(Way::Down),
            Key::Char('k') => self.arrow(Way::Up),
            Key::Char('l') => self.arrow(Way::Right),
            Key::Tab => self.change_zone(),
            Key::Escape => (self.cursor.zone, self.note) = (Zone::Hand, None),
            Key::Enter => return self.enter(),
            Key::Char('q') => return Wish::Quit,
            Key::Char('+' | '=') => self.change_pace(-1),
            Key::Char('-' | '_') => self.change_pace(1),
            Key::Char('w') => self.why(),
            Key::Char('\'') => self.nation_next = true,
            Key::Space | Key::Char('e') if self.bots_go_on() => self.skip(),
            Key::Space | Key::Char('e') => return self.wish(Act::Play(Action::Done)),
            Key::Char('d') => return self.wish(Act::Play(Action::Draw)),
            Key::Char('c') => return self.wish(Act::Play(Action::Close)),
            Key::Char('u') => return self.wish(Act::TakeBack),
            Key::Char('x') => return self.drop_card(),
            Key::Char('H' | 'i') => return self.hint(),
            Key::Char('A'..='L') => return self.nation(key),
            Key::Home => self.turn_to(0),
            Key::End => self.turn_to(-1),
            key => {
                self.open(key);
            }
        }
        Wish::Nothing
    }

    fn arrow(&mut self, way: Way) {
        self.note = None;
        let hand = self.hand();
        match (self.cursor.zone, way) {
            (Zone::Floor, way) => self.cursor.step(way),
            (Zone::Hand, Way::Left) => self.cursor.turn(hand, -1),
            (Zone::Hand, Way::Right) => self.cursor.turn(hand, 1),
            (Zone::Hand, Way::Up) => self.cursor.zone = Zone::Floor,
            (Zone::Hand, Way::Down) => {}
        }
    }

    fn turn_to(&mut self, by: isize) {
        let hand = self.hand();
        (self.cursor.card, self.cursor.zone, self.note) = (None, Zone::Hand, None);
        self.cursor.keep_to(hand);
        self.cursor.turn(hand, by);
    }

    fn change_zone(&mut self) {
        self.note = None;
        self.cursor.zone = match self.cursor.zone {
            Zone::Hand => Zone::Floor,
            Zone::Floor => Zone::Hand,
        };
    }

    fn nation(&mut self, key: Key) -> Wish {
        self.note = None;
        let hand = self.hand();
        if let Key::Char(letter) = key {
            let nation = Nation::from_letter(letter.to_ascii_uppercase());
            if !nation.is_some_and(|nation| self.cursor.go_to_nation(hand, nation)) {
                self.refuse(self.speech.script_no_such_key());
            }
        }
        Wish::Nothing
    }

    fn refuse(&mut self, why: String) {
        self.note = Some(Note::Refused(why));
    }

    fn enter(&mut self) -> Wish {
        self.note = None;
        let Some(card) = self.cursor.card else {
            if self.is_over() {
                self.page = Page::End;
            } else if self.acting().is_none() {
                self.refuse(self.speech.script_not_yours());
            } else {
                self.refuse(self.speech.script_no_such_key());
            }
            return Wish::Nothing;
        };
        let choices = self.choices();
        match self.cursor.zone {
            Zone::Floor if choices.places => self.place(card),
            Zone::Floor if choices.yours => self.wish(Act::Play(self.placing(card))),
            Zone::Floor => {
                self.refuse(self.speech.script_not_yours());
                Wish::Nothing
            }
            Zone::Hand => {
                if !self.cursor.go_to_best(&choices) {
                    let seen = self.game.observe(self.viewer());
                    let nearest = choices.nearest(&seen, card);
                    self.refuse(self.speech.stuck(&seen.public().floor, card, nearest));
                }
                Wish::Nothing
            }
        }
    }

    fn placing(&self, guest: Guest) -> Action {
        Action::Place { guest, chair: self.cursor.chair }
    }

    fn place(&mut self, card: Guest) -> Wish {
        let wish = self.wish(Act::Play(self.placing(card)));
        if wish != Wish::Nothing {
            self.cursor.zone = Zone::Hand;
        }
        wish
    }

    /// An act of whoever looks, if the game allows it.
    fn wish(&mut self, act: Act) -> Wish {
        self.note = None;
        if self.acting().is_none() {
            let why = match self.is_over() {
                true => self.speech.illegal(&diner::Illegal::GameOver),
                false => self.speech.script_not_yours(),
            };
            self.refuse(why);
            return Wish::Nothing;
        }
        match self.after(act) {
            Ok(_) => Wish::Do(act),
            Err(why) => {
                self.refuse(why);
                Wish::Nothing
            }
        }
    }

    fn drop_card(&mut self) -> Wish {
        match self.cursor.card {
            Some(guest) => self.wish(Act::Play(Action::Drop { guest })),
            None => {
                self.refuse(self.speech.script_choose_first());
                Wish::Nothing
            }
        }
    }

    fn hint(&mut self) -> Wish {
        if self.acting().is_none() {
            self.refuse(self.speech.script_not_yours());
            return Wish::Nothing;
        }
        self.note = Some(Note::Hint(self.speech.play_hint_thinking()));
        Wish::Hint
    }

    /// What the card would do on the chair.
    pub(crate) fn choice(&self, card: Guest) -> Option<Choice> {
        let choices = self.choices();
        choices.card(card).map(|chairs| chairs[self.cursor.chair])
    }

    /// Says why the card does not fit here, or what it would earn.
    fn why(&mut self) {
        let choice = self.cursor.card.and_then(|card| self.choice(card));
        self.cursor.zone = if choice.is_some() { Zone::Floor } else { self.cursor.zone };
        self.note = Some(match choice {
            None => Note::Refused(self.speech.script_choose_first()),
            Some(choice @ Choice::Legal { .. }) => Note::Said(self.speech.choice(&choice)),
            Some(choice @ Choice::Illegal(_)) => Note::Refused(self.speech.choice(&choice)),
        });
    }
}
