//! Where rooms are kept: an append-only log of lines for each room, and what is looked up across
//! rooms. Apart, because it is the one place that keeps the truth: a line that was acknowledged is
//! on the disk, and everything else in the server can be rebuilt from the lines. A trait, because a
//! second store (several servers on one database) is planned; `conformance` says what each must do.

#[cfg(test)]
mod conformance;
mod sqlite;

use std::fmt;

use futures_util::future::BoxFuture;

pub(crate) use sqlite::SqliteStore;

/// Keeps rooms. A call that was dropped half-way may still have happened.
pub(crate) trait Store: Send + Sync + 'static {
    /// Adds lines to a room, makes the room if it has none, and replaces its index. All of it or
    /// nothing; it is durable when this answers. Gives the room's new version.
    ///
    /// A key that was used comes before a stale version: who sends again is always stale.
    /// Without lines it replaces the index of a room that exists.
    fn append(&self, append: Append) -> BoxFuture<'_, Result<u64, AppendError>>;

    /// The lines above version `after`, in order. Empty, too, if there is no such room.
    fn read(&self, room: &RoomId, after: u64) -> BoxFuture<'_, Result<Vec<Line>, StoreError>>;

    /// Rooms to be woken at `until` or earlier, the earliest first.
    fn due(&self, until: i64, most: usize) -> BoxFuture<'_, Result<Vec<RoomId>, StoreError>>;

    /// Rooms that this holder has in their list, the latest touched first.
    fn rooms_of(
        &self,
        holder: &Holder,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<RoomId>, StoreError>>;

    /// Removes rooms whose last line is older: open ones, and finished or abandoned ones if a time
    /// is given for them. Playing rooms stay. Gives the number of rooms removed.
    fn clean(
        &self,
        unstarted_before: i64,
        finished_before: Option<i64>,
    ) -> BoxFuture<'_, Result<u64, StoreError>>;

    /// Notes that a server is alive at this time, in milliseconds since 1970.
    fn beat(&self, now: i64) -> BoxFuture<'_, Result<(), StoreError>>;

    /// When one was last alive; `None` if none ever was.
    fn last_beat(&self) -> BoxFuture<'_, Result<Option<i64>, StoreError>>;
}

/// What a room is called: unguessable, and part of its links.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct RoomId(String);

impl RoomId {
    /// As many letters and digits hold 128 bits.
    const LENGTH: usize = 22;
    const LONGEST: usize = 64;
    const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    /// A new name from 16 random bytes.
    pub(crate) fn from_bytes(bytes: [u8; 16]) -> RoomId {
        let mut rest = u128::from_be_bytes(bytes);
        let mut next = || {
            let digit = RoomId::DIGITS[(rest % 62) as usize];
            rest /= 62;
            char::from(digit)
        };
        RoomId((0..RoomId::LENGTH).map(|_| next()).collect())
    }

    /// A name from outside; `None` if no room can be called so.
    pub(crate) fn parse(text: &str) -> Option<RoomId> {
        let fits = (RoomId::LENGTH..=RoomId::LONGEST).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        fits.then(|| RoomId(text.to_owned()))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A line of a room. Lines hold the deal, so they have no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Line {
    /// Its place in the room, from 1.
    pub(crate) version: u64,
    /// Milliseconds since 1970.
    pub(crate) at: i64,
    /// What the client called its request; once in a room.
    pub(crate) key: Option<String>,
    pub(crate) text: String,
}

/// A line to be added; its version follows from its place.
#[derive(Clone)]
pub(crate) struct NewLine {
    pub(crate) at: i64,
    pub(crate) key: Option<String>,
    pub(crate) text: String,
}

/// Lines for one room.
#[derive(Clone)]
pub(crate) struct Append {
    pub(crate) room: RoomId,
    /// The number of lines that there are, as far as the caller knows.
    pub(crate) expected: u64,
    pub(crate) lines: Vec<NewLine>,
    pub(crate) index: Index,
}

/// What is looked up across rooms: written with the lines, and could be rebuilt from them.
#[derive(Clone)]
pub(crate) struct Index {
    pub(crate) stage: Stage,
    pub(crate) wake_at: Option<i64>,
    /// Everyone who has this room in their list.
    pub(crate) holders: Vec<Holder>,
}

/// How far a room is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Set up, not started.
    Open,
    Playing,
    Finished,
    Abandoned,
}

/// Somebody with a list of rooms: the hash of their browser's token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Holder(pub(crate) [u8; 32]);

/// Why nothing was added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AppendError {
    /// The room has another number of lines than expected.
    Stale {
        version: u64,
    },
    /// The request was carried out before: the line with its key.
    KeyUsed {
        version: u64,
    },
    Failed(StoreError),
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendError::Stale { version } => write!(f, "stale: the room is at {version}"),
            AppendError::KeyUsed { version } => write!(f, "key used: at {version}"),
            AppendError::Failed(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for AppendError {}

impl From<StoreError> for AppendError {
    fn from(error: StoreError) -> AppendError {
        AppendError::Failed(error)
    }
}

/// What went wrong, for whoever runs the server. No line, key or room is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoreError(String);

impl StoreError {
    fn new(text: impl Into<String>) -> StoreError {
        StoreError(text.into())
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn made_names_can_be_read_again() {
        for bytes in [[0; 16], [255; 16], *b"0123456789abcdef"] {
            let room = RoomId::from_bytes(bytes);
            assert_eq!(RoomId::parse(room.as_str()), Some(room));
        }
    }

    #[test]
    fn different_bytes_make_different_names() {
        let mut last = [0; 16];
        last[0] = 1;
        assert_ne!(RoomId::from_bytes([0; 16]), RoomId::from_bytes(last));
        last = [0; 16];
        last[15] = 1;
        assert_ne!(RoomId::from_bytes([0; 16]), RoomId::from_bytes(last));
    }

    #[test]
    fn names_from_outside_are_bounded() {
        let long = "a".repeat(65);
        for text in ["", "abc", "../../../../etc/passwd0", "ééééééééééééééééééééé", &long]
        {
            assert_eq!(RoomId::parse(text), None, "{text}");
        }
    }
}
