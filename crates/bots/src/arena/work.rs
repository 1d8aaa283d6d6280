//! Deals handed out to threads, and their results taken in the order of the deals. Plain threads:
//! what is needed beyond a parallel loop is order, a limit to running ahead, and a stop.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::ask::Asker;
use super::tally::{PartReport, Tally};
use super::{Arena, DealPlayed, Foul, Plan};
use crate::Stop;

/// Who looks on.
pub trait Watch {
    /// Called several times a second with the number of games played so far.
    fn progress(&mut self, games: u64) {
        let _ = games;
    }

    /// Called for each deal that was played in every seating, in their order.
    ///
    /// # Errors
    /// Why the match cannot go on.
    fn deal(&mut self, played: &DealPlayed) -> io::Result<()> {
        let _ = played;
        Ok(())
    }
}

/// Nobody looks on.
impl Watch for () {}

/// What is known when the match is over or was stopped. Only deals that were played in every
/// seating count.
#[derive(Clone, Debug)]
pub struct Report {
    /// The parts of the plan.
    pub parts: Vec<PartReport>,
    /// How many deals.
    pub deals: u64,
    /// How many games.
    pub games: u64,
    /// How long it took.
    pub time: Duration,
    /// The first fouls, at most [`Report::FOULS`].
    pub fouls: Vec<Foul>,
}

impl Report {
    /// How many fouls are listed at most; all are counted.
    pub const FOULS: usize = 100;
}

/// What the threads share.
struct Desk<'a> {
    plan: &'a Plan,
    deals: u64,
    stop: &'a Stop,
    handed_out: AtomicU64,
    taken: AtomicU64,
    games: AtomicU64,
}

/// How far a thread may be ahead of the slowest, in deals: results wait in memory.
const AHEAD: u64 = 256;
/// How often progress is told.
const MOMENT: Duration = Duration::from_millis(100);

impl Arena {
    /// Plays deals 1 to `deals` in every seating of the plan, until `stop`.
    ///
    /// # Errors
    /// A thread could not be started, or the onlooker's error; `stop` is then set.
    pub fn run(
        &self,
        plan: &Plan,
        deals: u64,
        stop: &Stop,
        watch: &mut dyn Watch,
    ) -> io::Result<Report> {
        let count = AtomicU64::default;
        let (handed_out, taken, games) = (count(), count(), count());
        let desk = Desk { plan, deals, stop, handed_out, taken, games };
        let result = thread::scope(|scope| {
            let (send, receive) = channel();
            for _ in 0..self.threads.max(1) {
                let (desk, send) = (&desk, send.clone());
                let thread = thread::Builder::new().name("arena".into());
                if let Err(error) = thread.spawn_scoped(scope, move || self.work(desk, &send)) {
                    stop.stop();
                    return Err(error);
                }
            }
            drop(send);
            let collected = Collector::new(&desk).collect(&receive, watch);
            if collected.is_err() {
                stop.stop();
            }
            collected
        });
        if result.is_err() {
            stop.stop();
        }
        result
    }

    /// Plays deal after deal.
    fn work(&self, desk: &Desk<'_>, send: &Sender<io::Result<DealPlayed>>) {
        let mut asker = Asker::new(self, desk.stop);
        let ended = || {
            desk.games.fetch_add(1, Ordering::Relaxed);
        };
        loop {
            let deal = desk.handed_out.fetch_add(1, Ordering::Relaxed) + 1;
            if deal > desk.deals {
                return;
            }
            while deal > desk.taken.load(Ordering::Relaxed) + AHEAD && !desk.stop.is_stopped() {
                thread::sleep(Duration::from_millis(1));
            }
            let played = match self.play_deal(desk.plan, deal, &mut asker, ended) {
                Ok(None) => return,
                Ok(Some(played)) => Ok(played),
                Err(error) => Err(error),
            };
            let failed = played.is_err();
            if send.send(played).is_err() || failed {
                return;
            }
        }
    }
}

struct Collector<'a> {
    desk: &'a Desk<'a>,
    tallies: Vec<Tally>,
    began: Instant,
    deals: u64,
    games: u64,
    fouls: Vec<Foul>,
}

impl<'a> Collector<'a> {
    fn new(desk: &'a Desk<'a>) -> Collector<'a> {
        let tallies = desk.plan.parts.iter().map(|&part| Tally::new(desk.plan, part)).collect();
        Collector { desk, tallies, began: Instant::now(), deals: 0, games: 0, fouls: Vec::new() }
    }

    fn collect(
        mut self,
        receive: &Receiver<io::Result<DealPlayed>>,
        watch: &mut dyn Watch,
    ) -> io::Result<Report> {
        let mut early: BTreeMap<u64, DealPlayed> = BTreeMap::new();
        let mut told = Instant::now();
        loop {
            match receive.recv_timeout(MOMENT) {
                Ok(played) => {
                    let played = played?;
                    early.insert(played.deal, played);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            while let Some(next) = early.remove(&(self.deals + 1)) {
                self.take(&next, watch)?;
            }
            if told.elapsed() >= MOMENT {
                watch.progress(self.desk.games.load(Ordering::Relaxed));
                told = Instant::now();
            }
        }
        // After a stop there are gaps.
        for played in early.values() {
            self.take(played, watch)?;
        }
        watch.progress(self.desk.games.load(Ordering::Relaxed));
        Ok(Report {
            parts: self.tallies.iter().map(Tally::report).collect(),
            deals: self.deals,
            games: self.games,
            time: self.began.elapsed(),
            fouls: self.fouls,
        })
    }

    fn take(&mut self, played: &DealPlayed, watch: &mut dyn Watch) -> io::Result<()> {
        self.deals += 1;
        self.games += played.games.len() as u64;
        self.tallies.iter_mut().for_each(|tally| tally.add(&played.games));
        let room = Report::FOULS - self.fouls.len();
        let fouls = played.games.iter().filter_map(|game| game.foul.clone());
        self.fouls.extend(fouls.take(room));
        self.desk.taken.store(self.deals, Ordering::Relaxed);
        watch.deal(played)
    }
}
