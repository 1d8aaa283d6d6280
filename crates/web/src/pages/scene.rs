//! All that the page of a game may show to one viewer. Apart from the pages so that what they can
//! know is listed in one place: there is no way from here to the truth.

use diner::{BySeat, Event, Guest, Observation, Rules, Seat};
use words::Speech;

use super::Company;

/// A game as one viewer may see it now.
pub(crate) struct Scene<'a> {
    /// The viewer's language, and the theme of the game.
    pub(crate) speech: Speech,
    /// The room's name in links.
    pub(crate) room: &'a str,
    /// With what the addresses of this page begin: `/game/x`, or a watcher's link.
    pub(crate) base: &'a str,
    /// The people at the table.
    pub(crate) company: &'a Company,
    /// How many entries the room has; each action says which version it was chosen at.
    pub(crate) version: u64,
    /// A fresh key for the forms of this page: an action sent twice with it counts once.
    pub(crate) key: &'a str,
    pub(crate) rules: &'a Rules,
    pub(crate) seen: &'a Observation,
    /// Who sits where; beyond `rules.players` there is nobody.
    pub(crate) players: &'a BySeat<Player>,
    /// The viewer's own seat; `None` for a watcher.
    pub(crate) you: Option<Seat>,
    /// The turns so far, the oldest first, without what was taken back; the last one is still
    /// being played, or was the last.
    pub(crate) turns: &'a [TurnLog],
    /// How many actions the viewer may take back now.
    pub(crate) can_take_back: usize,
    /// Whether this game gives hints.
    pub(crate) hints: bool,
    /// The card chosen by a link, where there is no script.
    pub(crate) chosen: Option<Guest>,
    /// What this viewer is told first: a refusal, a hint.
    pub(crate) message: Option<Message>,
}

/// Somebody at a seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Player {
    /// As others read it.
    pub(crate) name: String,
    pub(crate) playing: Playing,
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Playing {
    /// A person.
    #[default]
    Person,
    /// A bot, with the name of its level.
    Bot(&'static str),
}

/// One seat's turn as the viewer saw it.
#[derive(Clone, Debug)]
pub(crate) struct TurnLog {
    /// From 1; it grows when player 1's turn comes.
    pub(crate) round: u32,
    pub(crate) seat: Seat,
    /// Whether the time for it was up: then the player did not choose how it ended.
    pub(crate) late: bool,
    pub(crate) events: Vec<Event<Option<Guest>>>,
}

/// A sentence that is for this viewer alone.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// Why an action was not done: the reason code and the sentence.
    Refused {
        /// As in RULES.md.
        code: String,
        /// For people.
        sentence: String,
    },
    /// What a bot would do.
    Hint(String),
}
