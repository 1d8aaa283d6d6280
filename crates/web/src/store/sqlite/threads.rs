//! The threads that work on the database, and what waits for them. Apart, because nothing here knows
//! what is asked: only that writes are answered after their transaction was committed, and that one
//! which fails does not spoil those that it shares the transaction with.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use crate::store::StoreError;

/// What may wait before those who ask wait as well.
const WAITING: usize = 256;
/// What goes into one transaction at most.
const TOGETHER: usize = 256;

/// A line of jobs, and the threads that do them.
pub(super) struct Queue {
    /// Always there until the end.
    jobs: Option<mpsc::Sender<Box<dyn Job>>>,
    threads: Vec<JoinHandle<()>>,
}

impl Queue {
    /// One thread; whatever waits is written in one transaction.
    pub(super) fn writer(
        connection: Connection,
        commits: Arc<AtomicU64>,
    ) -> Result<Queue, StoreError> {
        let (mut queue, jobs) = Queue::empty();
        queue.spawn("store-writer", move || write(connection, jobs, &commits))?;
        Ok(queue)
    }

    /// A thread for each connection; each does one job after the other.
    pub(super) fn readers(connections: Vec<Connection>) -> Result<Queue, StoreError> {
        let (mut queue, jobs) = Queue::empty();
        let jobs = Arc::new(Mutex::new(jobs));
        for connection in connections {
            let jobs = Arc::clone(&jobs);
            queue.spawn("store-reader", move || read(&connection, &jobs))?;
        }
        Ok(queue)
    }

    /// Has it done, and waits. `work` may be done twice if a transaction was rolled back.
    pub(super) async fn ask<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnMut(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let ended = || StoreError::new("the store has ended");
        let (reply, answer) = oneshot::channel();
        let jobs = self.jobs.as_ref().ok_or_else(ended)?;
        let task = Task { work, result: None, reply };
        jobs.send(Box::new(task)).await.map_err(|_| ended())?;
        answer.await.map_err(|_| ended())?
    }

    fn empty() -> (Queue, mpsc::Receiver<Box<dyn Job>>) {
        let (sender, jobs) = mpsc::channel(WAITING);
        (Queue { jobs: Some(sender), threads: Vec::new() }, jobs)
    }

    fn spawn(
        &mut self,
        name: &str,
        body: impl FnOnce() + Send + 'static,
    ) -> Result<(), StoreError> {
        let failed = |error: io::Error| StoreError::new(format!("cannot start a thread: {error}"));
        let thread = thread::Builder::new().name(name.to_owned()).spawn(body).map_err(failed)?;
        self.threads.push(thread);
        Ok(())
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        self.jobs = None;
        for thread in self.threads.drain(..) {
            if thread.join().is_err() {
                tracing::error!("a thread of the store had ended early");
            }
        }
    }
}

/// Something to do, whatever its result is.
trait Job: Send {
    fn run(&mut self, connection: &Connection) -> rusqlite::Result<()>;
    /// Tells whoever asked: the result, or why there is none.
    fn answer(self: Box<Self>, fate: Result<(), StoreError>);
}

struct Task<T, W> {
    work: W,
    result: Option<T>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, W> Job for Task<T, W>
where
    T: Send,
    W: FnMut(&Connection) -> rusqlite::Result<T> + Send,
{
    fn run(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        self.result = Some((self.work)(connection)?);
        Ok(())
    }

    fn answer(self: Box<Self>, fate: Result<(), StoreError>) {
        let Task { result, reply, .. } = *self;
        let result =
            fate.and_then(|()| result.ok_or_else(|| StoreError::new("the store did nothing")));
        // Whoever asked may have gone away meanwhile.
        let _ = reply.send(result);
    }
}

fn read(connection: &Connection, jobs: &Mutex<mpsc::Receiver<Box<dyn Job>>>) {
    loop {
        let Ok(job) = jobs.lock().map(|mut jobs| jobs.blocking_recv()) else { return };
        let Some(mut job) = job else { return };
        let fate = job.run(connection).map_err(failed);
        job.answer(fate);
    }
}

fn write(mut connection: Connection, mut jobs: mpsc::Receiver<Box<dyn Job>>, commits: &AtomicU64) {
    while let Some(first) = jobs.blocking_recv() {
        let mut together = vec![first];
        while together.len() < TOGETHER
            && let Ok(job) = jobs.try_recv()
        {
            together.push(job);
        }
        write_together(&mut connection, together, commits);
    }
    if let Err(error) = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |_| Ok(())) {
        tracing::warn!("the log of the database stays as it is: {error}");
    }
}

fn write_together(connection: &mut Connection, mut jobs: Vec<Box<dyn Job>>, commits: &AtomicU64) {
    let fate = match commit(connection, &mut jobs) {
        Ok(()) => {
            commits.fetch_add(1, Ordering::Relaxed);
            Ok(())
        }
        // Nothing is written. One of them is to blame; the others need not suffer.
        Err(Failure::Job(_)) if jobs.len() > 1 => {
            return jobs.into_iter().for_each(|job| write_together(connection, vec![job], commits));
        }
        Err(Failure::Job(error) | Failure::Transaction(error)) => Err(failed(error)),
    };
    for job in jobs {
        job.answer(fate.clone());
    }
}

/// What a transaction failed at.
enum Failure {
    Job(rusqlite::Error),
    Transaction(rusqlite::Error),
}

/// Rolls back by itself if anything fails.
fn commit(connection: &mut Connection, jobs: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    let transaction = connection
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .map_err(Failure::Transaction)?;
    for job in jobs {
        job.run(&transaction).map_err(Failure::Job)?;
    }
    transaction.commit().map_err(Failure::Transaction)
}

/// SQLite's messages name tables and columns, never what is in them.
fn failed(error: rusqlite::Error) -> StoreError {
    StoreError::new(format!("the database failed: {error}"))
}
