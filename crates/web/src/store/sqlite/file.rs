//! The store's files: the folder, the lock that keeps a second process out, and the database with
//! its tables. Apart, because here is what can be wrong on somebody's disk: each has its own words.

use std::fs::{DirBuilder, File, TryLockError};
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use crate::store::StoreError;

pub(super) const DATABASE: &str = "rooms.sqlite";
const LOCK: &str = "rooms.lock";

/// Marks a database as ours: "rid1" in letters.
const APPLICATION: i64 = 0x7269_6431;

/// Each brings the tables from the version before to the next. They never change once released,
/// and none takes anything away.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE room (
        room TEXT NOT NULL PRIMARY KEY,
        stage TEXT NOT NULL CHECK (stage IN ('open', 'playing', 'finished', 'abandoned')),
        touched INTEGER NOT NULL,
        wake_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX room_wake ON room (wake_at) WHERE wake_at IS NOT NULL;
    CREATE INDEX room_touched ON room (stage, touched);

    CREATE TABLE entry (
        room TEXT NOT NULL REFERENCES room ON DELETE CASCADE,
        version INTEGER NOT NULL CHECK (version > 0),
        at INTEGER NOT NULL,
        key TEXT,
        text TEXT NOT NULL,
        PRIMARY KEY (room, version)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX entry_key ON entry (room, key) WHERE key IS NOT NULL;

    CREATE TABLE holder (
        holder BLOB NOT NULL,
        room TEXT NOT NULL REFERENCES room ON DELETE CASCADE,
        PRIMARY KEY (holder, room)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX holder_room ON holder (room);
",
    "
    CREATE TABLE heartbeat (
        one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
        at INTEGER NOT NULL
    ) STRICT;
",
];

/// Makes the folder, for the user alone: all hands are in it.
pub(super) fn make_folder(folder: &Path) -> Result<(), StoreError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| {
        StoreError::new(format!("cannot make the data folder {}: {error}", folder.display()))
    })
}

/// Keeps other processes out. The system lets go of it when the process ends, however it ends.
pub(super) struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing alone is not enough while a child that was just started still has a copy.
        if let Err(error) = self.0.unlock() {
            tracing::warn!("the data folder stays locked: {error}");
        }
    }
}

/// Takes the folder for this process.
pub(super) fn lock(folder: &Path) -> Result<Lock, StoreError> {
    let path = folder.join(LOCK);
    let failed = |error| {
        StoreError::new(format!(
            "cannot lock the data folder {} (is it writable?): {error}",
            folder.display()
        ))
    };
    let file =
        File::options().create(true).truncate(false).write(true).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(TryLockError::WouldBlock) => Err(StoreError::new(format!(
            "the data folder {} is in use by another process; end that one, or choose another folder",
            folder.display()
        ))),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// The connection that writes, with its tables brought up to date.
pub(super) fn open_to_write(folder: &Path) -> Result<Connection, StoreError> {
    let path = folder.join(DATABASE);
    // A newer or foreign file must not be changed in any way, so it is looked at first.
    connect(&path, OpenFlags::SQLITE_OPEN_CREATE)
        .map_err(Trouble::from)
        .and_then(|mut connection| {
            let version = recognise(&connection)?;
            set_up(&connection)?;
            migrate(&mut connection, version)?;
            Ok(connection)
        })
        .map_err(|trouble| trouble.at(&path))
}

/// A connection that only reads. The writer's must have been opened.
pub(super) fn open_to_read(folder: &Path) -> Result<Connection, StoreError> {
    let path = folder.join(DATABASE);
    connect(&path, OpenFlags::empty())
        .and_then(|connection| {
            connection.pragma_update(None, "query_only", true)?;
            Ok(connection)
        })
        .map_err(|error| Trouble::from(error).at(&path))
}

fn connect(path: &Path, more: OpenFlags) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX | more;
    let connection = Connection::open_with_flags(path, flags)?;
    // Nobody else writes, but somebody may look into the file with another program.
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// The version of the tables; 0 if there are none yet.
fn recognise(connection: &Connection) -> Result<usize, Trouble> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let (version, application) = (number("user_version")?, number("application_id")?);
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", (), |row| row.get(0))?;
    if tables == 0 && version == 0 && application == 0 {
        return Ok(0);
    }
    if application != APPLICATION {
        return Err(Trouble::Foreign);
    }
    match usize::try_from(version) {
        Ok(version) if (1..=MIGRATIONS.len()).contains(&version) => Ok(version),
        Ok(_) | Err(_) => Err(Trouble::Version(version)),
    }
}

fn set_up(connection: &Connection) -> Result<(), Trouble> {
    // SQLite is content with less than was asked for.
    if connection.is_readonly("main")? {
        return Err(Trouble::ReadOnly);
    }
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        return Err(Trouble::NoLog);
    }
    connection.pragma_update(None, "synchronous", "full")?;
    // Where a plain fsync does not reach the disk (macOS) this one does; elsewhere it is nothing.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // A log that once grew does not keep its size.
    connection.pragma_update_and_check(None, "journal_size_limit", 64 << 20, |_| Ok(()))?;
    Ok(())
}

fn migrate(connection: &mut Connection, version: usize) -> Result<(), Trouble> {
    for (step, sql) in MIGRATIONS.iter().enumerate().skip(version) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(sql)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", step as i64 + 1)?;
        transaction.commit()?;
    }
    Ok(())
}

/// What may be wrong with the file.
enum Trouble {
    Foreign,
    Version(i64),
    ReadOnly,
    NoLog,
    Sqlite(rusqlite::Error),
}

impl From<rusqlite::Error> for Trouble {
    fn from(error: rusqlite::Error) -> Trouble {
        Trouble::Sqlite(error)
    }
}

impl Trouble {
    fn at(self, path: &Path) -> StoreError {
        let path = path.display();
        StoreError::new(match self {
            Trouble::Foreign => format!("{path} is the database of another program"),
            Trouble::Version(version) => format!(
                "{path} has version {version}, this program knows {} and older: use a newer program",
                MIGRATIONS.len()
            ),
            Trouble::ReadOnly => format!("{path} may only be read by this user"),
            Trouble::NoLog => {
                format!(
                    "{path} cannot have a write-ahead log there: choose a folder on a local disk"
                )
            }
            Trouble::Sqlite(error) => match error.sqlite_error_code() {
                Some(ErrorCode::NotADatabase) => format!("{path} is not a database"),
                Some(_) | None => format!("cannot open the database {path}: {error}"),
            },
        })
    }
}
