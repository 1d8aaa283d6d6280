//! The rooms in memory. An entry is applied, answered and shown only after the store has it;
//! whatever is here can be rebuilt from there.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use diner::Viewer;
use tokio::sync::{Mutex as RoomLock, OwnedMutexGuard, watch};

use crate::entry::Entry;
use crate::room::{Ask, Refusal, Room};
use crate::setup::Setup;
use crate::store::{Append, AppendError, Holder, Line, NewLine, RoomId, Store};
use crate::thinking::Thinkers;
use crate::world::World;

/// All rooms: those in memory, and the way to the others.
pub(crate) struct Hub {
    pub(crate) store: Box<dyn Store>,
    pub(crate) world: World,
    pub(crate) thinkers: Thinkers,
    rooms: Mutex<HashMap<RoomId, Arc<Live>>>,
}

/// A room in memory.
pub(crate) struct Live {
    room: Arc<RoomLock<Room>>,
    version: watch::Sender<u64>,
    watchers: AtomicUsize,
    driven: AtomicBool,
}

/// Somebody who looks on through a socket; counted until dropped.
pub(crate) struct Watching(Arc<Live>);

/// What became of what somebody asked for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is done, and kept.
    Applied,
    /// It was done before: the answer was lost.
    Already,
    /// It was asked for at another version.
    Stale,
    /// It is not done, and why.
    Refused(Refusal),
}

/// Something that people cannot mend: the store, the machine. It is logged where it comes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Broken;

/// Logs a fault and makes it one that says nothing.
pub(crate) fn broken(what: &str, why: impl std::fmt::Display) -> Broken {
    tracing::error!("{what}: {why}");
    Broken
}

impl Hub {
    pub(crate) fn new(store: Box<dyn Store>, world: World, thinkers: Thinkers) -> Arc<Hub> {
        Arc::new(Hub { store, world, thinkers, rooms: Mutex::default() })
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<RoomId, Arc<Live>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A room, from the store if it is not in memory; `None` if there is none of this name.
    pub(crate) async fn room(self: &Arc<Hub>, id: &RoomId) -> Result<Option<Arc<Live>>, Broken> {
        if let Some(live) = self.rooms().get(id) {
            return Ok(Some(Arc::clone(live)));
        }
        let Some(room) = self.load(id).await? else { return Ok(None) };
        let live = Arc::clone(self.rooms().entry(id.clone()).or_insert_with(|| Live::new(room)));
        self.drive(&live);
        Ok(Some(live))
    }

    async fn load(&self, id: &RoomId) -> Result<Option<Room>, Broken> {
        let lines = self.store.read(id, 0).await.map_err(|why| broken("reading a room", why))?;
        if lines.is_empty() {
            return Ok(None);
        }
        let corrupt = |why: crate::room::Corrupt| {
            broken("a room's log", format_args!("entry {}: {}", why.0, why.1))
        };
        Room::of(id.clone(), &lines).map(Some).map_err(corrupt)
    }

    /// Makes a room in which the game begins at once.
    pub(crate) async fn open(
        self: &Arc<Hub>,
        setup: Setup,
        maker: Holder,
        first: Option<u8>,
    ) -> Result<RoomId, Broken> {
        let chance = |_| broken("opening a room", "no randomness");
        let id = RoomId::from_bytes(self.world.bytes().map_err(chance)?);
        let entries = Room::opening(setup, maker, first, &self.world).map_err(chance)?;
        let now = self.world.now();
        let texts: Vec<String> = entries.iter().map(Entry::to_text).collect();
        let line = |text: &String| NewLine { at: now, key: None, text: text.clone() };
        let kept = |(text, version): (String, u64)| Line { version, at: now, key: None, text };
        let lines: Vec<NewLine> = texts.iter().map(line).collect();
        let kept: Vec<Line> = texts.into_iter().zip(1..).map(kept).collect();
        let room = Room::of(id.clone(), &kept)
            .map_err(|why| broken("opening a room", format_args!("{}: {}", why.0, why.1)))?;
        let index = room.index_after(&[], now);
        let append = Append { room: id.clone(), expected: 0, lines, index };
        let stored = self.store.append(append).await;
        stored.map_err(|why| broken("opening a room", format_args!("{why:?}")))?;
        let live = Arc::clone(self.rooms().entry(id.clone()).or_insert_with(|| Live::new(room)));
        self.drive(&live);
        Ok(id)
    }

    /// Does what a viewer asks for. The key is looked up before the version: what is sent again is
    /// always out of date.
    pub(crate) async fn act(
        self: &Arc<Hub>,
        live: &Arc<Live>,
        viewer: Viewer,
        version: u64,
        key: &str,
        ask: Ask,
    ) -> Result<Outcome, Broken> {
        let room = live.lock().await;
        if room.knows_key(key) {
            return Ok(Outcome::Already);
        }
        if room.version() != version {
            return Ok(Outcome::Stale);
        }
        let Viewer::Seat(seat) = viewer else {
            return Ok(Outcome::Refused(Refusal::NotOnTurn));
        };
        match room.decide(seat, ask) {
            Err(refusal) => Ok(Outcome::Refused(refusal)),
            Ok(entries) => self.commit(live, room, entries, Some(key.to_string())).await,
        }
    }

    /// Keeps entries, then applies them. Runs to its end even if whoever asked is gone.
    async fn commit(
        self: &Arc<Hub>,
        live: &Arc<Live>,
        room: OwnedMutexGuard<Room>,
        entries: Vec<Entry>,
        key: Option<String>,
    ) -> Result<Outcome, Broken> {
        let (hub, live) = (Arc::clone(self), Arc::clone(live));
        let kept = tokio::spawn(async move {
            let outcome = hub.keep(&live, room, entries, key).await;
            hub.drive(&live);
            outcome
        });
        kept.await.map_err(|why| broken("keeping an entry", why))?
    }

    async fn keep(
        &self,
        live: &Live,
        mut room: OwnedMutexGuard<Room>,
        entries: Vec<Entry>,
        key: Option<String>,
    ) -> Result<Outcome, Broken> {
        let now = self.world.now();
        let line = |(n, entry): (usize, &Entry)| NewLine {
            at: now,
            key: key.clone().filter(|_| n == 0),
            text: entry.to_text(),
        };
        let append = Append {
            room: room.id.clone(),
            expected: room.version(),
            lines: entries.iter().enumerate().map(line).collect(),
            index: room.index_after(&entries, now),
        };
        match self.store.append(append).await {
            Ok(_) => {
                for (n, entry) in entries.iter().enumerate() {
                    room.apply(entry, now).map_err(|why| broken("applying an entry", why))?;
                    room.note_key(key.as_deref().filter(|_| n == 0));
                }
                live.version.send_replace(room.version());
                Ok(Outcome::Applied)
            }
            Err(AppendError::KeyUsed { .. }) => Ok(Outcome::Already),
            Err(AppendError::Stale { .. }) => {
                // Somebody else wrote: what the store has is what is true.
                if let Some(stored) = self.load(&room.id).await? {
                    *room = stored;
                    live.version.send_replace(room.version());
                }
                Ok(Outcome::Stale)
            }
            Err(AppendError::Failed(why)) => Err(broken("keeping an entry", why)),
        }
    }

    /// Sees to it that a bot whose turn it is will play, unless bots are alone.
    pub(crate) fn drive(self: &Arc<Hub>, live: &Arc<Live>) {
        if live.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (hub, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            hub.let_bots_play(&live).await;
            live.driven.store(false, Ordering::Release);
            // What came up in between was told to nobody.
            if live.has_bot_to_play().await {
                hub.drive(&live);
            }
        });
    }

    pub(crate) async fn bot_acts(
        self: &Arc<Hub>,
        live: &Arc<Live>,
        version: u64,
        ask: impl FnOnce(&Room) -> Option<(diner::Seat, Ask)>,
    ) -> Result<Outcome, Broken> {
        let room = live.lock().await;
        if room.version() != version {
            return Ok(Outcome::Stale);
        }
        let Some((seat, ask)) = ask(&room) else { return Ok(Outcome::Stale) };
        match room.decide(seat, ask) {
            Err(refusal) => Ok(Outcome::Refused(refusal)),
            Ok(entries) => self.commit(live, room, entries, None).await,
        }
    }

    /// Brings back the rooms that something is due in: after a restart.
    pub(crate) async fn wake(self: &Arc<Hub>) -> Result<(), Broken> {
        let due = self.store.due(self.world.now(), 10_000).await;
        for id in due.map_err(|why| broken("looking for what is due", why))? {
            // One unreadable room must not keep the others asleep; it is logged.
            let _ = self.room(&id).await;
        }
        Ok(())
    }

    /// Lets rooms go from memory that nobody uses and in which nothing happened for so long.
    pub(crate) fn forget(&self, untouched_for: i64) {
        let before = self.world.now() - untouched_for;
        self.rooms().retain(|_, live| {
            let idle = || live.room.try_lock().is_ok_and(|room| room.touched < before);
            Arc::strong_count(live) > 1 || !idle()
        });
    }
}

impl Live {
    fn new(room: Room) -> Arc<Live> {
        let version = watch::Sender::new(room.version());
        Arc::new(Live {
            room: Arc::new(RoomLock::new(room)),
            version,
            watchers: AtomicUsize::new(0),
            driven: AtomicBool::new(false),
        })
    }

    /// The room, for as long as the guard is kept.
    pub(crate) async fn lock(&self) -> OwnedMutexGuard<Room> {
        Arc::clone(&self.room).lock_owned().await
    }

    /// Tells of each new version.
    pub(crate) fn versions(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// Counts one who looks on.
    pub(crate) fn watch(self: &Arc<Live>) -> Watching {
        self.watchers.fetch_add(1, Ordering::Relaxed);
        Watching(Arc::clone(self))
    }

    /// Whether a bot is on turn and somebody is there for whom it plays.
    pub(crate) async fn has_bot_to_play(&self) -> bool {
        let room = self.room.lock().await;
        let wanted = room.has_people() || self.watchers.load(Ordering::Relaxed) > 0;
        wanted && room.bot_on_turn().is_some()
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.0.watchers.fetch_sub(1, Ordering::Relaxed);
    }
}
