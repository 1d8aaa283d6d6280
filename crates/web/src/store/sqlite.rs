//! The store in one SQLite file. One thread writes, and takes all that waits into one transaction
//! (group commit); a few threads read. The folder belongs to one process at a time, for a room has
//! one owner: a lock file beside the database says so.

mod file;
#[cfg(test)]
mod killed;
mod queries;
#[cfg(test)]
mod tests;
mod threads;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use futures_util::future::BoxFuture;

use super::{Append, AppendError, Holder, Line, RoomId, Store, StoreError};
use threads::Queue;

/// Threads that read. More would not be faster: pages are written by the rooms in memory.
const READERS: usize = 2;
/// Rooms removed in one transaction, so that nobody's action waits long for a cleaning.
const CLEANED_AT_ONCE: usize = 50;

/// Rooms in a folder. Dropping it waits until what was asked for is written.
pub(crate) struct SqliteStore {
    // In this order they end: the writer closes last and takes the log into the database.
    readers: Queue,
    writer: Queue,
    _lock: file::Lock,
}

impl SqliteStore {
    /// Opens the folder's database; makes both if they are not there. Blocks.
    pub(crate) fn open(folder: &Path) -> Result<SqliteStore, StoreError> {
        SqliteStore::open_counting(folder, Arc::default())
    }

    /// The same; `commits` counts the transactions that were committed.
    fn open_counting(folder: &Path, commits: Arc<AtomicU64>) -> Result<SqliteStore, StoreError> {
        file::make_folder(folder)?;
        let lock = file::lock(folder)?;
        let writer = Queue::writer(file::open_to_write(folder)?, commits)?;
        let readers = (0..READERS).map(|_| file::open_to_read(folder)).collect::<Result<_, _>>()?;
        Ok(SqliteStore { readers: Queue::readers(readers)?, writer, _lock: lock })
    }
}

impl Store for SqliteStore {
    fn append(&self, append: Append) -> BoxFuture<'_, Result<u64, AppendError>> {
        Box::pin(async move {
            queries::check(&append)?;
            self.writer.ask(move |connection| queries::append(connection, &append)).await?
        })
    }

    fn read(&self, room: &RoomId, after: u64) -> BoxFuture<'_, Result<Vec<Line>, StoreError>> {
        let room = room.clone();
        Box::pin(self.readers.ask(move |connection| queries::read(connection, &room, after)))
    }

    fn due(&self, until: i64, most: usize) -> BoxFuture<'_, Result<Vec<RoomId>, StoreError>> {
        Box::pin(self.readers.ask(move |connection| queries::due(connection, until, most)))
    }

    fn rooms_of(
        &self,
        holder: &Holder,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<RoomId>, StoreError>> {
        let holder = *holder;
        Box::pin(self.readers.ask(move |connection| queries::rooms_of(connection, &holder, most)))
    }

    fn clean(
        &self,
        unstarted_before: i64,
        finished_before: Option<i64>,
    ) -> BoxFuture<'_, Result<u64, StoreError>> {
        let mut removed = 0;
        Box::pin(async move {
            loop {
                let now = self
                    .writer
                    .ask(move |connection| {
                        let most = CLEANED_AT_ONCE;
                        queries::clean(connection, unstarted_before, finished_before, most)
                    })
                    .await?;
                if now == 0 {
                    return Ok(removed);
                }
                removed += now;
            }
        })
    }

    fn beat(&self, now: i64) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(self.writer.ask(move |connection| queries::beat(connection, now)))
    }

    fn last_beat(&self) -> BoxFuture<'_, Result<Option<i64>, StoreError>> {
        Box::pin(self.readers.ask(queries::last_beat))
    }
}
