//! Who has given a sign lately, by browser: kept in memory alone, since after a restart nobody can
//! be said to be away.

use std::collections::HashMap;

use crate::store::Holder;

/// Signs of life at one table.
pub(crate) struct Presence {
    /// Nothing is known from before.
    since: i64,
    last: HashMap<Holder, i64>,
    /// Pages that are open.
    open: HashMap<Holder, usize>,
}

impl Presence {
    pub(crate) fn new(now: i64) -> Presence {
        Presence { since: now, last: HashMap::new(), open: HashMap::new() }
    }

    /// A browser asked for something.
    pub(crate) fn sign(&mut self, holder: Holder, now: i64) {
        self.last.insert(holder, now);
    }

    /// A page was opened.
    pub(crate) fn opened(&mut self, holder: Holder) {
        *self.open.entry(holder).or_insert(0) += 1;
    }

    /// A page was closed.
    pub(crate) fn closed(&mut self, holder: Holder, now: i64) {
        self.sign(holder, now);
        if let Some(count) = self.open.get_mut(&holder) {
            *count = count.saturating_sub(1);
        }
    }

    /// For how long none of these browsers has given a sign, in milliseconds.
    pub(crate) fn silent_for(&self, devices: &[Holder], now: i64) -> i64 {
        if devices.iter().any(|device| self.open.get(device).is_some_and(|&count| count > 0)) {
            return 0;
        }
        let last = devices.iter().filter_map(|device| self.last.get(device)).copied().max();
        (now - last.unwrap_or(self.since).max(self.since)).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_page_is_a_sign_and_silence_begins_when_it_closes() {
        let (one, other) = (Holder([1; 32]), Holder([2; 32]));
        let mut presence = Presence::new(100);
        assert_eq!(presence.silent_for(&[one], 150), 50);
        presence.opened(one);
        presence.opened(one);
        assert_eq!(presence.silent_for(&[one], 900), 0);
        presence.closed(one, 1000);
        assert_eq!(presence.silent_for(&[one], 2000), 0);
        presence.closed(one, 2000);
        assert_eq!(presence.silent_for(&[one, other], 2500), 500);
        presence.sign(other, 2400);
        assert_eq!(presence.silent_for(&[one, other], 2500), 100);
        assert_eq!(presence.silent_for(&[], 2500), 2400);
    }
}
