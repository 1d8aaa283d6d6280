//! Replays the turns of a record by the rules, line by line.

use super::Record;
use super::fault::{Fault, What, WrongResult};
use super::headers::{BLANKS, Header};
use super::lines::Line;
use crate::action::{Action, Written};
use crate::event::Event;
use crate::game::{Game, Start};
use crate::illegal::Illegal;
use crate::options::Preset;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::syntax::{Expected, Syntax, number, signed};

/// A game as far as its record has been read.
pub(super) struct Replay {
    game: Game,
    /// The value of `Result` and where it stands.
    result: Option<(u64, u64, String)>,
    lines: u64,
    /// Just after the last word of the last turn line: where a fault of `done` stands.
    after_last_word: (u64, u64),
    /// Points of a play that drew from piles of unknown order: nothing can be checked after it.
    beyond: Option<(Seat, i32)>,
}

/// A word of a turn line and its column.
type Word<'a> = (u64, &'a str);

impl Replay {
    pub(super) fn new(rules: Rules, start: Start, result: Option<(u64, u64, String)>) -> Replay {
        let game = start.game(rules);
        Replay { game, result, lines: 0, after_last_word: (1, 1), beyond: None }
    }

    /// The preset that is played.
    pub(super) fn preset(&self) -> Option<Preset> {
        Some(self.game.rules().options().base())
    }

    /// Replays a turn line. A word that touches what cannot be read is left to the caller.
    pub(super) fn line(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let mut words = words(line.text);
        let commented = line.text.contains(';');
        if line.bad.is_some() && !commented && !line.text.ends_with(BLANKS) {
            words.pop();
        }
        if words.is_empty() && commented {
            return Ok(());
        }
        self.end_turn()?;
        let Some((&(column, turn), actions)) = words.split_first() else { return Ok(()) };
        let fault = |column, what| Fault::new(line.number, column, what);
        let (round, player) = turn_number(turn).map_err(|e| fault(column, What::Syntax(e)))?;
        self.begin_turn(round, player).map_err(|what| fault(column, what))?;
        for &(column, word) in actions {
            self.action(word).map_err(|what| fault(column, what))?;
        }
        self.lines += 1;
        let (column, last) = words.last().copied().unwrap_or((1, ""));
        self.after_last_word = (line.number, column + last.chars().count() as u64);
        Ok(())
    }

    /// Another line follows: the turn of the last one was at its end.
    fn end_turn(&mut self) -> Result<(), Fault> {
        if self.lines == 0 || self.beyond.is_some() || self.game.public().end.is_some() {
            return Ok(());
        }
        let (line, column) = self.after_last_word;
        let done = self.game.play(Action::Done);
        done.map(drop).map_err(|illegal| Fault::new(line, column, What::Illegal(illegal)))
    }

    fn begin_turn(&self, round: u32, player: u32) -> Result<(), What> {
        if self.beyond.is_some() {
            return Ok(());
        }
        if let Some(end) = self.game.public().end {
            return Err(What::AfterEnd(end));
        }
        match self.game.turns().last() {
            Some(due) if (due.round, u32::from(due.seat.number())) != (round, player) => {
                Err(What::WrongTurn { round: due.round, seat: due.seat })
            }
            _ => Ok(()),
        }
    }

    fn action(&mut self, word: &str) -> Result<(), What> {
        let (written, points) = recorded_action(word).map_err(What::Syntax)?;
        if self.beyond.is_some() {
            return Ok(());
        }
        let action = self.game.check_written(written).map_err(|illegal| match illegal {
            Illegal::GameOver => {
                self.game.public().end.map_or(What::Illegal(illegal), What::AfterEnd)
            }
            _ => What::Illegal(illegal),
        })?;
        let from_position = matches!(self.game.start(), Start::Position(_));
        let before = from_position.then(|| self.game.clone());
        let seat = self.game.public().turn.seat;
        let events = self.game.play(action).map_err(What::Illegal)?;
        let earned = events.iter().find_map(Event::earned);
        if let (Some(written), Some(earned)) = (points, earned)
            && i64::from(written) != i64::from(earned)
        {
            return Err(What::WrongPoints { written, earned });
        }
        let drew = |event: &Event<_>| matches!(event, Event::Drew { .. } | Event::Laid { .. });
        if let Some(before) = before
            && events.iter().any(drew)
        {
            self.game = before;
            self.beyond = Some((seat, earned.unwrap_or(0)));
        }
        Ok(())
    }

    /// The end of the record: what is left is the result.
    pub(super) fn finish(self, headers: Vec<Header>) -> Result<Record, Fault> {
        let rules = self.game.rules();
        let public = self.game.public();
        let mut scores: Vec<i32> = rules.seats().map(|seat| public.scores[seat]).collect();
        if let Some((seat, points)) = self.beyond
            && let Some(score) = scores.get_mut(seat as usize)
        {
            *score += points;
        }
        if let Some((line, column, result)) = &self.result {
            let read: Result<Vec<i32>, Syntax> =
                result.split(BLANKS).filter(|word| !word.is_empty()).map(signed).collect();
            let wrong = match read {
                _ if public.end.is_none() => Some(WrongResult::Unfinished),
                Ok(read) if read == scores => None,
                Ok(read) if read.len() == scores.len() => {
                    Some(WrongResult::Differs { totals: scores.clone() })
                }
                Ok(_) | Err(_) => Some(WrongResult::Malformed),
            };
            if let Some(wrong) = wrong {
                return Err(Fault::new(*line, *column, What::WrongResult(wrong)));
            }
        }
        let beyond = self.beyond.is_some();
        Ok(Record { headers, game: self.game, turn_lines: self.lines, scores, beyond })
    }
}

/// The words of a line up to a comment, each with its column in characters.
fn words(text: &str) -> Vec<Word<'_>> {
    let text = text.split(';').next().unwrap_or_default();
    let mut words = Vec::new();
    let mut column = 1;
    for piece in text.split(BLANKS) {
        if !piece.is_empty() {
            words.push((column, piece));
        }
        column += piece.chars().count() as u64 + 1;
    }
    words
}

/// Reads `ROUND.PLAYER`.
fn turn_number(word: &str) -> Result<(u32, u32), Syntax> {
    let refused = || Syntax::new(Expected::TurnNumber, word);
    let (round, player) = word.split_once('.').ok_or_else(refused)?;
    Ok((number(round).map_err(|_| refused())?, number(player).map_err(|_| refused())?))
}

/// Reads an action as records write it: with `+N` after a placement, and never `done`.
fn recorded_action(word: &str) -> Result<(Written, Option<u32>), Syntax> {
    let (action, points) = match word.split_once('+') {
        Some((action, points)) => (action, Some(number(points)?)),
        None => (word, None),
    };
    let written = Written::parse(action)?;
    match (written, points) {
        (Written::Other(Action::Done), _) | (Written::Other(_), Some(_)) => {
            Err(Syntax::new(Expected::Action, word))
        }
        _ => Ok((written, points)),
    }
}
