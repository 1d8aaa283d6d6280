//! The kill test: a process that writes is killed at random moments, and every line that it had
//! acknowledged is there, once. Apart, because it runs this test program again as its own child.

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use rusqlite::Connection;
use tokio::runtime::{Builder, Handle};

use super::SqliteStore;
use super::file::DATABASE;
use crate::store::conformance::{line, playing, room};
use crate::store::{AppendError, Store};

const FOLDER: &str = "RID_STORE_TO_BE_KILLED";
const CHILD: &str = "store::sqlite::killed::child_that_writes";
const KILLS: u32 = 5;
const CLIENTS: u8 = 8;

/// A key by room and version.
type Acknowledged = BTreeMap<(u8, u64), String>;

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let runtime = Builder::new_current_thread().build().unwrap();
    let mut acknowledged = Acknowledged::new();
    for run in 0..KILLS {
        let before = acknowledged.len();
        write_and_kill(folder.path(), &mut acknowledged);
        assert!(acknowledged.len() > before, "run {run} wrote nothing");
        let store = SqliteStore::open(folder.path()).unwrap();
        runtime.block_on(compare(&store, &acknowledged));
        drop(store);
        let database = Connection::open(folder.path().join(DATABASE)).unwrap();
        let sound: String =
            database.query_row("PRAGMA integrity_check", (), |row| row.get(0)).unwrap();
        assert_eq!(sound, "ok");
    }
}

/// Not a test of its own: without the variable it does nothing.
#[test]
fn child_that_writes() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let store = SqliteStore::open(Path::new(&folder)).unwrap();
    let runtime = Builder::new_multi_thread().worker_threads(1).build().unwrap();
    thread::scope(|scope| {
        for client in 1..=CLIENTS {
            let (store, handle) = (&store, runtime.handle());
            scope.spawn(move || write_for_ever(store, handle, client));
        }
    });
}

/// In turns in a room of its own and in the common room 0.
fn write_for_ever(store: &SqliteStore, handle: &Handle, client: u8) {
    let mut versions = [0, client].map(|n| {
        handle.block_on(store.read(&room(n), 0)).unwrap().last().map_or(0, |line| line.version)
    });
    for round in 0.. {
        let turn = usize::from(round % 2 == 1);
        let (n, version) = ([0, client][turn], &mut versions[turn]);
        let key = format!("{client}-{}-{round}", std::process::id());
        match handle.block_on(store.append(playing(n, *version, [line(1, &key, &key)]))) {
            Ok(new) => {
                *version = new;
                // In one write, past the capturing of the test's output.
                let told = format!("\nwritten {n} {new} {key} .\n");
                std::io::stdout().write_all(told.as_bytes()).unwrap();
            }
            Err(AppendError::Stale { version: new }) => *version = new,
            Err(error) => panic!("{error}"),
        }
    }
}

fn write_and_kill(folder: &Path, acknowledged: &mut Acknowledged) {
    let mut child = Command::new(env::current_exe().unwrap())
        .args([CHILD, "--exact", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let (sender, told) = mpsc::channel();
    let listener = thread::spawn(move || listen(output, &sender));
    let first = told.recv_timeout(Duration::from_secs(30));
    let second_process = SqliteStore::open(folder).err();
    thread::sleep(Duration::from_millis(u64::from(getrandom::u32().unwrap() % 150)));
    child.kill().unwrap();
    child.wait().unwrap();
    listener.join().unwrap();
    assert!(second_process.is_some_and(|error| error.to_string().contains("in use")));
    for (place, key) in first.into_iter().chain(told) {
        assert_eq!(acknowledged.insert(place, key), None, "{place:?} twice");
    }
}

fn listen(output: impl BufRead, told: &mpsc::Sender<((u8, u64), String)>) {
    for text in output.lines() {
        // The dot at the end says that the line is whole.
        if let ["written", n, version, key, "."] = text.unwrap().split(' ').collect::<Vec<_>>()[..]
        {
            let place = (n.parse().unwrap(), version.parse().unwrap());
            told.send((place, key.to_owned())).unwrap();
        }
    }
}

async fn compare(store: &SqliteStore, acknowledged: &Acknowledged) {
    for n in 0..=CLIENTS {
        let lines = store.read(&room(n), 0).await.unwrap();
        assert!((1..).zip(&lines).all(|(version, line)| line.version == version), "a gap in {n}");
        for ((_, version), key) in acknowledged.range((n, 0)..=(n, u64::MAX)) {
            let same = lines.iter().filter(|line| line.key.as_ref() == Some(key));
            let found: Vec<_> = same.map(|line| line.version).collect();
            assert_eq!(found, [*version], "{key} in {n}");
        }
        if let Some(last) = lines.last() {
            let again = [line(2, last.key.as_deref().unwrap(), "again")];
            let answer = store.append(playing(n, 0, again)).await;
            assert_eq!(answer, Err(AppendError::KeyUsed { version: last.version }));
        }
    }
}
