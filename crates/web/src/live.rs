//! A room in memory, and what is only there: who looks on, who is at the table, whose hand a shared
//! device shows. After a restart nobody is away and every curtain is drawn.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use diner::Seat;
use tokio::sync::{Mutex as RoomLock, OwnedMutexGuard, broadcast, watch};

use crate::presence::Presence;
use crate::room::Room;
use crate::store::Holder;

/// A room in memory.
pub(crate) struct Live {
    room: Arc<RoomLock<Room>>,
    news: watch::Sender<News>,
    watchers: AtomicUsize,
    /// Whether somebody sees to what is due.
    pub(crate) driven: AtomicBool,
    presence: Mutex<Presence>,
    /// The hand that a browser that holds several seats shows.
    shown: Mutex<HashMap<Holder, Lifted>>,
    reactions: broadcast::Sender<Reaction>,
    /// When each seat reacted lately.
    reacted: Mutex<HashMap<Seat, Vec<i64>>>,
}

/// So many reactions of a seat are shown in so many milliseconds.
const REACTIONS: (usize, i64) = (5, 10_000);

/// A curtain that somebody has lifted.
#[derive(Clone, Copy)]
struct Lifted {
    seat: Seat,
    /// In which turn of the game, counted from 1.
    turn: usize,
    /// Until the page has been loaded once: whoever loads it again has to press again.
    fresh: bool,
}

/// What sockets are told of: another version, or another look at the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct News {
    pub(crate) version: u64,
    looks: u64,
}

/// Somebody's reaction, numbered from 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reaction {
    pub(crate) seat: Seat,
    pub(crate) which: u8,
}

/// Somebody who looks on through a socket; counted until dropped.
pub(crate) struct Watching(Arc<Live>);

/// How a browser looks at a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// From this seat.
    Seat(Seat),
    /// Several people share it: a curtain is drawn, and these may lift it, whoever is next first.
    Curtain(Vec<Seat>),
    /// From no seat.
    Watcher,
}

impl Live {
    pub(crate) fn new(room: Room, now: i64) -> Arc<Live> {
        let news = watch::Sender::new(News { version: room.version(), looks: 0 });
        Arc::new(Live {
            room: Arc::new(RoomLock::new(room)),
            news,
            watchers: AtomicUsize::new(0),
            driven: AtomicBool::new(false),
            presence: Mutex::new(Presence::new(now)),
            shown: Mutex::default(),
            reactions: broadcast::Sender::new(16),
            reacted: Mutex::default(),
        })
    }

    /// The room, for as long as the guard is kept.
    pub(crate) async fn lock(&self) -> OwnedMutexGuard<Room> {
        Arc::clone(&self.room).lock_owned().await
    }

    /// Tells sockets of a new version.
    pub(crate) fn tell(&self, version: u64) {
        self.news.send_modify(|news| news.version = version);
    }

    /// Tells of each new version.
    pub(crate) fn news(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    pub(crate) fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn shown(&self) -> MutexGuard<'_, HashMap<Holder, Lifted>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// For how long nobody of a place has given a sign, in milliseconds.
    pub(crate) fn silent_for(&self, room: &Room, place: u8, now: i64) -> i64 {
        room.at(place).map_or(0, |here| self.presence().silent_for(&here.devices, now))
    }

    /// Lifts the curtain of a shared device for a seat, or draws it.
    pub(crate) fn lift(&self, room: &Room, holder: Holder, seat: Option<Seat>) {
        let turn = room.turns().len();
        match seat {
            Some(seat) => drop(self.shown().insert(holder, Lifted { seat, turn, fresh: true })),
            None => drop(self.shown().remove(&holder)),
        }
        self.news.send_modify(|news| news.looks += 1);
    }

    /// A page is loaded: the first time after a press it shows the hand, then no more, so that
    /// nobody finds it open who comes back to it.
    pub(crate) fn load(&self, holder: &Holder) {
        let mut shown = self.shown();
        let fresh = shown.get_mut(holder).is_some_and(|lifted| std::mem::take(&mut lifted.fresh));
        if !fresh {
            shown.remove(holder);
        }
    }

    /// The page of a shared device is about to be loaded by its own doing.
    pub(crate) fn keep_lifted(&self, holder: &Holder) {
        if let Some(lifted) = self.shown().get_mut(holder) {
            lifted.fresh = true;
        }
    }

    /// How a browser looks at the game. On a shared device a hand stays hidden until its owner has
    /// lifted the curtain, and is hidden again when the turn has come to another one on it; who has
    /// just drawn a card may look at it first.
    pub(crate) fn look(&self, room: &Room, holder: &Holder) -> Look {
        let own = room.seats_held(holder);
        let lifted = self.shown().get(holder).copied();
        let lifted = lifted.filter(|lifted| own.contains(&lifted.seat));
        let next = room.seat_on_turn().filter(|seat| own.contains(seat));
        let stays = |lifted: &Lifted| {
            next.is_none_or(|next| next == lifted.seat)
                || lifted.turn == room.turns().len()
                || room.has_just_drawn(lifted.seat)
        };
        match (own.as_slice(), lifted.filter(stays)) {
            ([], _) => Look::Watcher,
            (&[only], _) => Look::Seat(only),
            (_, Some(lifted)) => Look::Seat(lifted.seat),
            (&[first, ..], None) if room.is_over() => Look::Seat(first),
            (_, None) => {
                let from = room.game().map_or(Seat::P1, |game| game.public().turn.seat);
                let mut own = own;
                own.sort_by_key(|&seat| (seat < from, seat));
                Look::Curtain(own)
            }
        }
    }

    /// Shows a reaction to whoever looks on.
    pub(crate) fn react(&self, reaction: Reaction) {
        // Nobody may be there to see it.
        let _ = self.reactions.send(reaction);
    }

    /// Whether a seat may react now, and has not done so too often.
    pub(crate) fn may_react(&self, seat: Seat, now: i64) -> bool {
        let (most, within) = REACTIONS;
        let mut reacted = self.reacted.lock().unwrap_or_else(PoisonError::into_inner);
        let lately = reacted.entry(seat).or_default();
        lately.retain(|&at| now - at < within);
        let may = lately.len() < most;
        if may {
            lately.push(now);
        }
        may
    }

    pub(crate) fn reactions(&self) -> broadcast::Receiver<Reaction> {
        self.reactions.subscribe()
    }

    /// Counts one who looks on.
    pub(crate) fn watch(self: &Arc<Live>) -> Watching {
        self.watchers.fetch_add(1, Ordering::Relaxed);
        Watching(Arc::clone(self))
    }

    pub(crate) fn is_watched(&self) -> bool {
        self.watchers.load(Ordering::Relaxed) > 0
    }

    /// Whether nobody is using the room, and nothing happened in it since.
    pub(crate) fn is_idle_since(&self, before: i64) -> bool {
        !self.is_watched() && self.room.try_lock().is_ok_and(|room| room.touched < before)
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.0.watchers.fetch_sub(1, Ordering::Relaxed);
    }
}
