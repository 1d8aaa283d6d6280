//! The rooms in memory. An entry is applied, answered and shown only after the store has it;
//! whatever is here can be rebuilt from there.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use diner::Seat;
use tokio::sync::OwnedMutexGuard;

use crate::entry::Entry;
use crate::live::Live;
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
    /// From when to when no server ran: what passed then is credited to the clocks.
    down: Option<(i64, i64)>,
}

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

/// Who asks, and what for.
pub(crate) struct Request<'a> {
    /// The seat whose hand the asking page shows, if any.
    pub(crate) seat: Option<Seat>,
    pub(crate) holder: Holder,
    /// The version at which it was chosen; `None` for what does not depend on it.
    pub(crate) version: Option<u64>,
    /// What the client calls it, so that it counts once.
    pub(crate) key: Option<&'a str>,
    pub(crate) ask: Ask,
}

/// Something that people cannot mend: the store, the machine. It is logged where it comes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Broken;

/// Logs a fault and makes it one that says nothing.
pub(crate) fn broken(what: &str, why: impl std::fmt::Display) -> Broken {
    tracing::error!("{what}: {why}");
    Broken
}

/// More than the minute between two looks, in milliseconds.
const SOON: i64 = 90_000;

/// Rooms brought back at once.
const MOST_AT_ONCE: usize = 10_000;

impl Hub {
    /// The hub of a store; `down` is from when to when no server ran.
    pub(crate) fn new(
        store: Box<dyn Store>,
        world: World,
        thinkers: Thinkers,
        down: Option<(i64, i64)>,
    ) -> Arc<Hub> {
        Arc::new(Hub { store, world, thinkers, rooms: Mutex::default(), down })
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
        Ok(Some(self.take_in(room).await))
    }

    /// Takes a room into memory, unless somebody else has by now, and lets it go on.
    async fn take_in(self: &Arc<Hub>, room: Room) -> Arc<Live> {
        let (id, now) = (room.id.clone(), self.world.now());
        let credit = self.credit_of(&room);
        let live = Arc::clone(self.rooms().entry(id).or_insert_with(|| Live::new(room, now)));
        if let Some(milliseconds) = credit {
            let room = live.lock().await;
            // Whoever was here before has done it.
            if self.credit_of(&room).is_some() {
                let entries = vec![Entry::Credited { milliseconds }];
                // The fault is logged; the clock then runs as if no time had been lost.
                let _ = self.commit(&live, room, entries, None).await;
            }
        }
        self.drive(&live);
        live
    }

    /// What the clock of a turn is to be given back: what it lost while no server ran, if nothing
    /// happened since.
    fn credit_of(&self, room: &Room) -> Option<i64> {
        let ((from, to), since) = (self.down?, room.clock_since()?);
        let lost = to - since.max(from);
        (room.touched < to && lost > 0).then_some(lost)
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

    /// Makes a room; the game begins at once unless friends are waited for.
    pub(crate) async fn open(
        self: &Arc<Hub>,
        setup: Setup,
        maker: Holder,
    ) -> Result<RoomId, Broken> {
        let entries = Room::opening(setup, maker, &self.world);
        self.open_with(entries.map_err(|_| broken("opening a room", "no randomness"))?).await
    }

    /// The room in which the same people play again: one, however many of them ask for it.
    pub(crate) async fn again(self: &Arc<Hub>, live: &Arc<Live>) -> Result<Option<RoomId>, Broken> {
        let room = live.lock().await;
        if room.again.is_some() || !room.is_over() {
            return Ok(room.again.clone());
        }
        let entries = room.once_more(&self.world);
        let entries = entries.map_err(|_| broken("opening a room", "no randomness"))?;
        let next = self.open_with(entries).await?;
        let told = vec![Entry::Again { room: next.clone() }];
        self.commit(live, room, told, None).await?;
        Ok(Some(next))
    }

    async fn open_with(self: &Arc<Hub>, entries: Vec<Entry>) -> Result<RoomId, Broken> {
        let bytes = self.world.bytes().map_err(|_| broken("opening a room", "no randomness"));
        let (id, now) = (RoomId::from_bytes(bytes?), self.world.now());
        let texts: Vec<String> = entries.iter().map(Entry::to_text).collect();
        let line = |text: &String| NewLine { at: now, key: None, text: text.clone() };
        let kept = |(text, version): (String, u64)| Line { version, at: now, key: None, text };
        let lines: Vec<NewLine> = texts.iter().map(line).collect();
        let kept: Vec<Line> = texts.into_iter().zip(1..).map(kept).collect();
        let room = Room::of(id.clone(), &kept)
            .map_err(|why| broken("opening a room", format_args!("{}: {}", why.0, why.1)))?;
        let append = Append { room: id.clone(), expected: 0, lines, index: room.index(now) };
        let stored = self.store.append(append).await;
        stored.map_err(|why| broken("opening a room", format_args!("{why:?}")))?;
        self.take_in(room).await;
        Ok(id)
    }

    /// Does what somebody asks for. The key is looked up before the version: what is sent again is
    /// always out of date.
    pub(crate) async fn act(
        self: &Arc<Hub>,
        live: &Arc<Live>,
        request: Request<'_>,
    ) -> Result<Outcome, Broken> {
        let now = self.world.now();
        live.presence().sign(request.holder, now);
        let room = live.lock().await;
        if request.key.is_some_and(|key| room.knows_key(key)) {
            return Ok(Outcome::Already);
        }
        if request.version.is_some_and(|version| room.moved_after(version)) {
            return Ok(Outcome::Stale);
        }
        let away = |place| live.silent_for(&room, place, now);
        match room.decide(request.seat, &request.holder, &request.ask, away, &self.world) {
            Err(refusal) => Ok(Outcome::Refused(refusal)),
            Ok(entries) => self.commit(live, room, entries, request.key.map(String::from)).await,
        }
    }

    /// Somebody sits down by a link, or comes with another device. A link that leads nowhere is
    /// refused.
    pub(crate) async fn sit_down(
        self: &Arc<Hub>,
        live: &Arc<Live>,
        link: &str,
        holder: Holder,
        name: Option<String>,
    ) -> Result<Outcome, Broken> {
        let room = live.lock().await;
        let Some(place) = room.place_linked(link) else {
            return Ok(Outcome::Refused(Refusal::Nothing));
        };
        let here = room.at(place);
        if here.is_some_and(|here| here.is_held_by(&holder)) {
            return Ok(Outcome::Already);
        }
        let name = name.filter(|_| here.is_some_and(|here| here.sitting.name().is_none()));
        let entries = vec![Entry::SatDown { place, holder, name }];
        self.commit(live, room, entries, None).await
    }

    /// Keeps entries, then applies them. Runs to its end even if whoever asked is gone.
    pub(crate) async fn commit(
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
        // What cannot be applied must not be kept.
        let Ok(index) = room.index_after(&entries, now) else {
            return Ok(Outcome::Refused(Refusal::Nothing));
        };
        let append = Append {
            room: room.id.clone(),
            expected: room.version(),
            lines: entries.iter().enumerate().map(line).collect(),
            index,
        };
        match self.store.append(append).await {
            Ok(_) => {
                for (n, entry) in entries.iter().enumerate() {
                    room.apply(entry, now).map_err(|why| broken("applying an entry", why))?;
                    room.note_key(key.as_deref().filter(|_| n == 0));
                }
                live.tell(room.version());
                Ok(Outcome::Applied)
            }
            Err(AppendError::KeyUsed { .. }) => Ok(Outcome::Already),
            Err(AppendError::Stale { .. }) => {
                // Somebody else wrote: what the store has is what is true.
                if let Some(stored) = self.load(&room.id).await? {
                    *room = stored;
                    live.tell(room.version());
                }
                Ok(Outcome::Stale)
            }
            Err(AppendError::Failed(why)) => Err(broken("keeping an entry", why)),
        }
    }

    /// Sees to it that what is due in a room is done: a bot's turn, a clock that runs out.
    pub(crate) fn drive(self: &Arc<Hub>, live: &Arc<Live>) {
        if live.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (hub, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            hub.go_on(&live).await;
            live.driven.store(false, Ordering::Release);
            // What came up in between was told to nobody.
            if live.is_anything_due(hub.world.now()).await {
                hub.drive(&live);
            }
        });
    }

    /// Brings back the rooms in which something is due soon: after a restart, and every minute.
    pub(crate) async fn wake(self: &Arc<Hub>) -> Result<(), Broken> {
        let due = self.store.due(self.world.now() + SOON, MOST_AT_ONCE).await;
        for id in due.map_err(|why| broken("looking for what is due", why))? {
            // One unreadable room must not keep the others asleep; it is logged.
            if let Ok(Some(live)) = self.room(&id).await {
                self.drive(&live);
            }
        }
        Ok(())
    }

    /// Lets rooms go from memory that nobody uses and in which nothing happened for so long.
    pub(crate) fn forget(&self, untouched_for: i64) {
        let before = self.world.now() - untouched_for;
        self.rooms().retain(|_, live| Arc::strong_count(live) > 1 || !live.is_idle_since(before));
    }
}
