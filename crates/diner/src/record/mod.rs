//! Records: whole games as text (NOTATION.md, Game records). Reading checks every action.

mod fault;
mod headers;
mod lines;
mod reader;
mod replay;

pub use fault::{BadHeader, Fault, What, WrongResult};
pub use headers::Header;
pub use lines::LONGEST;
pub use reader::{Reader, Verdict};

use std::fmt;

use crate::action::Action;
use crate::game::{Game, PlayedTurn, Start};
use crate::seat::Seat;

/// A game read from a record, checked, or one to be written.
pub struct Record {
    /// All headers as they stood, the unknown ones too. When written, those that follow from the
    /// game (`Record`, `Rules`, `House`, the decks, `Result`) are made anew.
    pub headers: Vec<Header>,
    /// The game, where the record stops.
    pub game: Game,
    /// How many turn lines there were, a bare number included.
    pub turn_lines: u64,
    /// The totals, or the points so far, in player order.
    pub scores: Vec<i32>,
    /// Whether the record goes on beyond what can be checked: it began at a position, and a play
    /// drew from a pile whose order is not known. `game` then stands before that play.
    pub beyond: bool,
}

/// A point of a game: the start of a turn, or after some of its actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The round, from 1.
    pub round: u32,
    /// The seat on turn.
    pub seat: Seat,
    /// How many actions of the turn are played.
    pub actions: usize,
}

impl Record {
    /// A record of a game that was not read from one, with headers such as `Player1` and `Date`.
    pub fn of(game: Game, headers: Vec<Header>) -> Record {
        let scores = game.rules().seats().map(|seat| game.public().scores[seat]).collect();
        Record { headers, game, turn_lines: 0, scores, beyond: false }
    }

    /// The value of a header.
    pub fn header(&self, key: &str) -> Option<&str> {
        let found = self.headers.iter().find(|header| header.key == key);
        found.map(|header| header.value.as_str())
    }

    /// The game as it stood at a moment; `None` if it never came to that.
    pub fn at(&self, moment: Moment) -> Option<Game> {
        let mut game = self.game.start().game(self.game.rules().clone());
        for turn in self.game.turns() {
            let here = (turn.round, turn.seat) == (moment.round, moment.seat);
            let played = if here { turn.actions.get(..moment.actions)? } else { &turn.actions };
            for &(action, _) in played {
                game.play(action).ok()?;
            }
            if here {
                return Some(game);
            }
            game.play(Action::Done).ok()?;
        }
        None
    }
}

/// Headers that a record makes anew when it is written.
const OWN: [&str; 7] = ["Record", "Rules", "House", "Tables", "Guests", "Position", "Result"];

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        let options = game.rules().options();
        header(f, "Record", headers::VERSION)?;
        header(f, "Rules", options.base().name())?;
        if options.changes().next().is_some() {
            header(f, "House", &options.house())?;
        }
        for Header { key, value } in &self.headers {
            if !OWN.contains(&key.as_str()) {
                header(f, key, value)?;
            }
        }
        match game.start() {
            Start::Deal(deal) => {
                header(f, "Tables", &together(deal.tables()))?;
                header(f, "Guests", &together(deal.guests()))?;
            }
            Start::Position(position) => header(f, "Position", &position.to_string())?,
        }
        if game.public().end.is_some() {
            let totals: Vec<String> = self.scores.iter().map(i32::to_string).collect();
            header(f, "Result", &totals.join(" "))?;
        }
        let turns = game.turns();
        if turns.len() > 1 || turns.iter().any(|turn| !turn.actions.is_empty()) {
            writeln!(f)?;
        }
        turns.iter().try_for_each(|turn| write_turn(f, turn, turns.len() > 1))
    }
}

fn header(f: &mut fmt::Formatter<'_>, key: &str, value: &str) -> fmt::Result {
    writeln!(f, "[{key} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}

fn together<T: fmt::Display>(cards: &[T]) -> String {
    cards.iter().map(T::to_string).collect()
}

/// A turn without actions stands as its bare number, unless it is the only one.
fn write_turn(f: &mut fmt::Formatter<'_>, turn: &PlayedTurn, bare: bool) -> fmt::Result {
    if turn.actions.is_empty() && !bare {
        return Ok(());
    }
    write!(f, "{}.{}", turn.round, turn.seat)?;
    for (action, earned) in &turn.actions {
        write!(f, " {action}")?;
        if let Some(earned) = earned {
            write!(f, "+{earned}")?;
        }
    }
    writeln!(f)
}
