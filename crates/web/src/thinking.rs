//! A fixed pool of threads that think: bots' turns and hints. The fuller the queue, the less each
//! may think, so that nobody waits long.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use bots::{Bot, Budget, Effort, Judged, analyse};
use diner::{Action, Observation, Rules};
use tokio::sync::oneshot;

/// What a thread is given; it is told how crowded the queue is.
type Job = Box<dyn FnOnce(Crowd) + Send>;

/// How many jobs there are for each thread, at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crowd(u32);

/// The pool. Its threads end when it is dropped.
pub(crate) struct Thinkers {
    queue: Sender<Job>,
    waiting: Arc<AtomicUsize>,
}

/// The fewest playouts that a bot is left with.
const LEAST: u32 = 32;

/// Playouts for a hint, if nobody else waits.
const HINT: u32 = 1000;

impl Thinkers {
    /// One thread a core but one, which serves.
    pub(crate) fn new() -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers::with_threads(cores.saturating_sub(1).max(1))
    }

    fn with_threads(threads: usize) -> Thinkers {
        let (queue, jobs) = channel::<Job>();
        let jobs = Arc::new(Mutex::new(jobs));
        let waiting = Arc::new(AtomicUsize::new(0));
        for _ in 0..threads {
            let (jobs, waiting) = (Arc::clone(&jobs), Arc::clone(&waiting));
            std::thread::spawn(move || work(&jobs, &waiting, threads));
        }
        Thinkers { queue, waiting }
    }

    /// Thinks on one of the threads; `None` if it died of it.
    async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce(Crowd) -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let job = Box::new(move |crowd| drop(answer.send(thought(crowd))));
        self.queue.send(job).ok()?;
        answered.await.ok()
    }

    /// What a bot does next.
    pub(crate) async fn turn(
        &self,
        bot: Bot,
        rules: Rules,
        seen: Observation,
        seed: u64,
    ) -> Option<Vec<Action>> {
        let thought =
            move |crowd: Crowd| crowd.bot(bot).turn(&rules, &seen, &mut Budget::level(), seed);
        self.think(thought).await
    }

    /// The best turn found for the seat on turn.
    pub(crate) async fn hint(&self, rules: Rules, seen: Observation, seed: u64) -> Option<Judged> {
        let thought = move |crowd: Crowd| {
            let effort = Effort::of(crowd.share(HINT));
            let found = analyse(&rules, &seen, effort, &mut Budget::level(), seed, |_| {})?;
            found.turns.into_iter().next()
        };
        self.think(thought).await?
    }
}

impl Crowd {
    fn share(self, playouts: u32) -> u32 {
        (playouts / self.0).max(LEAST.min(playouts))
    }

    fn bot(self, bot: Bot) -> Bot {
        match bot {
            Bot::Search(playouts) => Bot::Search(self.share(playouts)),
            Bot::Random | Bot::Greedy | Bot::Turn | Bot::Patient | Bot::Patient1 => bot,
        }
    }
}

fn work(jobs: &Mutex<Receiver<Job>>, waiting: &AtomicUsize, threads: usize) {
    loop {
        let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        let crowd = waiting.fetch_sub(1, Ordering::Relaxed).div_ceil(threads);
        let crowd = Crowd(u32::try_from(crowd).unwrap_or(u32::MAX).max(1));
        // A fault in a bot must not take the thread with it; who waits learns that it is gone.
        drop(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job(crowd))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fuller_the_queue_the_less_is_thought() {
        assert_eq!(Crowd(1).bot(Bot::Search(2000)), Bot::Search(2000));
        assert_eq!(Crowd(4).bot(Bot::Search(2000)), Bot::Search(500));
        assert_eq!(Crowd(1000).bot(Bot::Search(2000)), Bot::Search(LEAST));
        assert_eq!(Crowd(1000).bot(Bot::Search(5)), Bot::Search(5));
        assert_eq!(Crowd(9).bot(Bot::Patient), Bot::Patient);
    }

    #[tokio::test]
    async fn a_thought_that_dies_takes_nobody_with_it() {
        let thinkers = Thinkers::with_threads(1);
        #[allow(unreachable_code)]
        let dead: Option<()> = thinkers.think(|_| panic!("on purpose")).await;
        assert_eq!(dead, None);
        assert_eq!(thinkers.think(|crowd| crowd).await, Some(Crowd(1)));
    }
}
