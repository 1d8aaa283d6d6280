//! How much a bot may think: nodes, which are the same on every machine, or time; and how to stop
//! it from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much a bot may think. What is spent is counted here, so that what is left can be passed on
/// when a bot is asked again in the same turn.
#[derive(Clone, Debug)]
pub struct Budget {
    limit: Limit,
    begun: Instant,
    spent: u64,
    stop: Stop,
}

#[derive(Clone, Copy, Debug)]
enum Limit {
    /// The level of the bot decides.
    Level,
    Nodes(u64),
    Until(Instant),
}

/// What of a budget is left to whoever thinks elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// As much as belongs to its level.
    Level,
    /// So many nodes, of which some are spent.
    Nodes {
        /// In the whole turn.
        whole: u64,
        /// Before now.
        spent: u64,
    },
    /// So long from now.
    Time(Duration),
}

/// A switch that stops whoever thinks with a budget that has it. Copies are the same switch.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops them: they answer with what they have.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether that was done.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Budget {
    /// As many nodes as belong to the bot's level.
    pub fn level() -> Budget {
        Budget { limit: Limit::Level, begun: Instant::now(), spent: 0, stop: Stop::default() }
    }

    /// A number of nodes. A node is one action played ahead in thought, draws and turn ends
    /// included; the same number gives the same answer on every machine.
    pub fn nodes(nodes: u64) -> Budget {
        Budget { limit: Limit::Nodes(nodes), ..Budget::level() }
    }

    /// A time from now. The answer depends on the machine.
    pub fn time(time: Duration) -> Budget {
        Budget { limit: Limit::Until(Instant::now() + time), ..Budget::level() }
    }

    /// The same budget, to be stopped by this switch.
    pub fn with_stop(mut self, stop: Stop) -> Budget {
        self.stop = stop;
        self
    }

    /// What is left of it.
    pub fn allowance(&self) -> Allowance {
        match self.limit {
            Limit::Level => Allowance::Level,
            Limit::Nodes(whole) => Allowance::Nodes { whole, spent: self.spent },
            Limit::Until(end) => Allowance::Time(end.saturating_duration_since(Instant::now())),
        }
    }

    /// Whether whoever thinks with it is to stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    /// Nodes spent so far.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Counts nodes.
    pub fn spend(&mut self, nodes: u64) {
        self.spent += nodes;
    }

    /// Whether nothing is left. Reads the clock if time is what is limited.
    pub fn is_spent(&self) -> bool {
        self.stop.is_stopped()
            || match self.limit {
                Limit::Level => false,
                Limit::Nodes(nodes) => self.spent >= nodes,
                Limit::Until(end) => Instant::now() >= end,
            }
    }

    /// So many samples if the level decides how much is thought; else as many as there is budget
    /// for.
    pub(crate) fn samples(&self, level: u64) -> u64 {
        match self.limit {
            Limit::Level => level,
            Limit::Nodes(_) | Limit::Until(_) => u64::MAX,
        }
    }

    /// Whether `part` of `parts` of what there was at first are spent.
    pub(crate) fn is_spent_by(&self, part: u64, parts: u64) -> bool {
        self.stop.is_stopped()
            || match self.limit {
                Limit::Level => false,
                Limit::Nodes(nodes) => self.spent >= nodes / parts * part,
                Limit::Until(end) => {
                    let now = Instant::now();
                    let whole = end.saturating_duration_since(self.begun).as_nanos();
                    let gone = now.saturating_duration_since(self.begun).as_nanos();
                    gone * u128::from(parts) >= whole * u128::from(part)
                }
            }
    }
}
