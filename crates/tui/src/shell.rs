//! The table at work: keys in, screens out, bots on threads of their own, every action kept before
//! it is shown.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::book::Book;
use crate::keys::Wish;
use crate::look::Look;
use crate::offer::{Answer, Offer};
use crate::rhythm::{Asked, Thought};
use crate::screen::Screen;
use crate::table::{Act, Table};
use crate::watch::Watch;

/// How long nothing is looked at, at most.
const BLINK: Duration = Duration::from_millis(50);

/// How somebody left the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// For now.
    Quit,
    /// To play again.
    Again,
}

/// Plays until somebody leaves.
///
/// # Errors
/// The terminal fails. What was done is kept.
pub fn play(screen: &mut Screen, table: &mut Table, book: &Book, look: Look) -> io::Result<Left> {
    let (begun, thinkers) = (Instant::now(), Thinkers::new());
    loop {
        if let Some(asked) = table.ask() {
            thinkers.think(asked);
        }
        while let Ok((version, thought)) = thinkers.answers.try_recv() {
            table.thought(version, thought);
        }
        if let Some(act) = table.due(begun.elapsed()) {
            act_on(table, book, act);
        }
        screen.draw(|buffer| table.draw(look, buffer))?;
        let wait =
            table.wakes().map_or(BLINK, |due| due.saturating_sub(begun.elapsed()).min(BLINK));
        let Some(key) = screen.key(wait)? else { continue };
        match table.key(key, screen.area()) {
            Wish::Nothing => {}
            Wish::Do(act) => act_on(table, book, act),
            Wish::Hint => {
                if let Some(asked) = table.ask_hint() {
                    thinkers.think(asked);
                }
            }
            Wish::Quit => return Ok(Left::Quit),
            Wish::Again => return Ok(Left::Again),
            Wish::Replay => {
                if let Some(mut watched) = Watch::new(table.to_record(), table.speech()) {
                    watch(screen, &mut watched, look)?;
                }
            }
        }
    }
}

/// Does something: keeps it, then shows it.
pub(crate) fn act_on(table: &mut Table, book: &Book, act: Act) {
    match table.after(act) {
        Err(why) => table.tell(crate::table::Note::Refused(why)),
        Ok(next) => match book.keep(next.record()) {
            Ok(()) => table.apply(next),
            Err(why) => table.not_kept(&why.to_string()),
        },
    }
}

/// Steps through a record until somebody leaves.
///
/// # Errors
/// The terminal fails.
pub fn watch(screen: &mut Screen, watched: &mut Watch, look: Look) -> io::Result<()> {
    loop {
        screen.draw(|buffer| watched.draw(look, buffer))?;
        let Some(key) = screen.key(Duration::from_secs(1))? else { continue };
        if watched.key(key, screen.area()) == Wish::Quit {
            return Ok(());
        }
    }
}

/// Asks whether to go on with a kept game.
///
/// # Errors
/// The terminal fails.
pub fn offer(screen: &mut Screen, offer: &Offer, look: Look) -> io::Result<Answer> {
    loop {
        screen.draw(|buffer| offer.draw(look, buffer))?;
        let Some(key) = screen.key(Duration::from_secs(1))? else { continue };
        if let Some(answer) = offer.key(key) {
            return Ok(answer);
        }
    }
}

/// Threads that think, one a question.
struct Thinkers {
    sender: Sender<(u64, Thought)>,
    answers: Receiver<(u64, Thought)>,
}

impl Thinkers {
    fn new() -> Thinkers {
        let (sender, answers) = channel();
        Thinkers { sender, answers }
    }

    fn think(&self, asked: Asked) {
        let sender = self.sender.clone();
        thread::spawn(move || {
            // A bot that dies of its thoughts has found nothing.
            let thought = catch_unwind(AssertUnwindSafe(|| asked.think()));
            let thought = thought.unwrap_or_else(|_| asked.nothing());
            // Whoever asked may have left.
            let _ = sender.send((asked.version, thought));
        });
    }
}
