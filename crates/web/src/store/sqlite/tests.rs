//! What an SQLite store does beyond the suite: its files, what may be wrong with them, and its
//! transactions. That it survives being killed is in `killed`.

use std::fs;
use std::future::poll_fn;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::task::Poll;

use futures_util::future::join_all;
use rusqlite::Connection;
use tempfile::TempDir;
use tokio::sync::oneshot;

use super::SqliteStore;
use super::file::DATABASE;
use crate::store::conformance::{Fixture, line, playing, room, suite, texts};
use crate::store::{AppendError, Store};

struct Folder {
    store: SqliteStore,
    folder: TempDir,
}

impl Fixture for Folder {
    fn fresh() -> Folder {
        let folder = tempfile::tempdir().unwrap();
        Folder { store: SqliteStore::open(folder.path()).unwrap(), folder }
    }

    fn reopened(self) -> Folder {
        drop(self.store);
        Folder { store: SqliteStore::open(self.folder.path()).unwrap(), folder: self.folder }
    }

    fn store(&self) -> &dyn Store {
        &self.store
    }
}

suite!(Folder);

#[tokio::test]
async fn what_waits_is_one_transaction() {
    let (folder, commits) = (tempfile::tempdir().unwrap(), Arc::new(AtomicU64::new(0)));
    let store = SqliteStore::open_counting(folder.path(), Arc::clone(&commits)).unwrap();
    let appends = (1..=64).map(|n| {
        // Two of three are refused, and that harms nobody.
        let expected = if n % 3 == 0 { 0 } else { 5 };
        store.append(playing(n, expected, [line(1, "a", "x")]))
    });
    let results = while_held(&store, join_all(appends)).await;
    for (n, result) in (1..).zip(results) {
        let expected = if n % 3 == 0 { Ok(1) } else { Err(AppendError::Stale { version: 0 }) };
        assert_eq!(result, expected);
        assert_eq!(store.read(&room(n), 0).await.unwrap().len(), usize::from(n % 3 == 0));
    }
    assert_eq!(commits.load(Ordering::Relaxed), 2, "the one that was held, and all the others");
}

#[tokio::test]
async fn the_key_of_a_line_in_the_same_transaction_is_known() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    let send = |key, expected| store.append(playing(1, expected, [line(1, key, key)]));
    let all = async { tokio::join!(send("a", 0), send("a", 0), send("b", 0), send("b", 1)) };
    let results = while_held(&store, all).await;
    let used = Err(AppendError::KeyUsed { version: 1 });
    assert_eq!(results, (Ok(1), used, Err(AppendError::Stale { version: 1 }), Ok(2)));
}

#[tokio::test]
async fn a_full_disk_is_an_error_and_spoils_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    store.append(playing(1, 0, [line(1, "a", "before")])).await.unwrap();
    let pages = |count: u32| {
        store.writer.ask(move |connection| {
            connection.pragma_update_and_check(None, "max_page_count", count, |_| Ok(()))
        })
    };
    pages(40).await.unwrap();
    let big = "x".repeat(1 << 20);
    let all = async {
        tokio::join!(
            store.append(playing(2, 0, [line(1, "a", "small")])),
            store.append(playing(3, 0, [line(1, "a", "small"), line(1, "b", &big)])),
            store.append(playing(4, 0, [line(1, "a", "small")])),
        )
    };
    let (first, second, third) = while_held(&store, all).await;
    assert_eq!((first, third), (Ok(1), Ok(1)));
    let error = second.unwrap_err().to_string();
    assert_eq!(error, "the database failed: database or disk is full");
    assert!(store.read(&room(3), 0).await.unwrap().is_empty());
    pages(1 << 20).await.unwrap();
    assert_eq!(store.append(playing(3, 0, [line(1, "b", &big)])).await, Ok(1));
    assert_eq!(texts(&store.read(&room(1), 0).await.unwrap()), ["before"]);
}

#[tokio::test]
async fn a_transaction_that_cannot_begin_fails_all_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    let wait = |connection: &Connection| connection.busy_timeout(std::time::Duration::ZERO);
    store.writer.ask(wait).await.unwrap();
    let other = Connection::open(folder.path().join(DATABASE)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let appends = (1..=3).map(|n| store.append(playing(n, 0, [line(1, "a", "x")])));
    for result in join_all(appends).await {
        assert_eq!(result.unwrap_err().to_string(), "the database failed: database is locked");
    }
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(store.append(playing(1, 0, [line(1, "a", "x")])).await, Ok(1));
}

#[tokio::test]
async fn ending_finishes_what_was_asked_and_leaves_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    // Asked, but whoever asked does not wait for it.
    let mut append = store.append(playing(1, 0, [line(1, "a", "x")]));
    let asking = poll_fn(|cx| Poll::Ready(append.as_mut().poll(cx).is_pending()));
    assert!(while_held(&store, asking).await);
    drop(append);
    drop(store);
    let log = fs::metadata(folder.path().join(format!("{DATABASE}-wal")));
    assert!(log.is_err(), "the log was taken into the database");
    let store = SqliteStore::open(folder.path()).unwrap();
    assert_eq!(store.read(&room(1), 0).await.unwrap().len(), 1);
}

#[test]
fn a_folder_in_use_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let first = SqliteStore::open(folder.path()).unwrap();
    assert!(refusal(folder.path()).contains("is in use by another process"));
    drop(first);
    SqliteStore::open(folder.path()).unwrap();
}

#[test]
fn a_newer_database_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    drop(SqliteStore::open(folder.path()).unwrap());
    let path = folder.path().join(DATABASE);
    let newer = Connection::open(&path).unwrap();
    newer.pragma_update(None, "user_version", 1000).unwrap();
    drop(newer);
    let before = fs::read(&path).unwrap();
    assert!(refusal(folder.path()).contains("has version 1000, this program knows 2"));
    assert!(fs::read(&path).unwrap() == before);
}

#[test]
fn the_database_of_another_program_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(DATABASE);
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE photo (name)").unwrap();
    let before = fs::read(&path).unwrap();
    assert!(refusal(folder.path()).ends_with("is the database of another program"));
    assert!(fs::read(&path).unwrap() == before);
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(DATABASE);
    fs::write(&path, "Dear diary, ".repeat(1000)).unwrap();
    assert!(refusal(folder.path()).ends_with("is not a database"));
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert!(refusal(folder.path()).contains("unable to open database file"));
}

#[test]
fn a_folder_that_cannot_be_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(refusal(&file.join("inside")).starts_with("cannot make the data folder"));
    // Nobody can write there, not even root.
    #[cfg(target_os = "linux")]
    assert!(refusal(Path::new("/proc")).starts_with("cannot lock the data folder"));
}

#[test]
fn a_database_that_may_only_be_read_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    drop(SqliteStore::open(folder.path()).unwrap());
    let path = folder.path().join(DATABASE);
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    // Root may write all the same.
    if fs::File::options().write(true).open(&path).is_err() {
        assert!(refusal(folder.path()).ends_with("may only be read by this user"));
    }
}

#[tokio::test]
async fn a_commit_waits_for_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    let setting = |name: &'static str| {
        let value = store.writer.ask(move |connection| {
            connection.query_row(&format!("SELECT {name}||'' FROM pragma_{name}"), (), |row| {
                row.get::<_, String>(0)
            })
        });
        async { value.await.unwrap() }
    };
    assert_eq!(setting("journal_mode").await, "wal");
    assert_eq!(setting("synchronous").await, "2");
    assert_eq!(setting("foreign_keys").await, "1");
}

#[cfg(unix)]
#[test]
fn a_new_folder_is_for_the_user_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("deep/data");
    SqliteStore::open(&data).unwrap();
    assert_eq!(fs::metadata(data).unwrap().permissions().mode() & 0o777, 0o700);
}

#[test]
fn readers_cannot_write() {
    let folder = tempfile::tempdir().unwrap();
    let _store = SqliteStore::open(folder.path()).unwrap();
    let reader = super::file::open_to_read(folder.path()).unwrap();
    assert!(reader.execute("DELETE FROM room", ()).is_err());
}

fn refusal(folder: &Path) -> String {
    SqliteStore::open(folder).err().expect("refused").to_string()
}

/// Does it while the writer is busy with a job that ends when all of it was asked for, so that all
/// of it waits for the same transaction.
async fn while_held<T>(store: &SqliteStore, asking: impl Future<Output = T>) -> T {
    let (go, wait) = mpsc::channel();
    let (begin, begun) = oneshot::channel();
    let mut begin = Some(begin);
    let held = store.writer.ask(move |_| {
        begin.take().map(|begin| begin.send(())).unwrap().unwrap();
        wait.recv().unwrap();
        Ok(())
    });
    let rest = async {
        begun.await.unwrap();
        tokio::join!(asking, async { go.send(()).unwrap() }).0
    };
    let (held, result) = tokio::join!(held, rest);
    held.unwrap();
    result
}
