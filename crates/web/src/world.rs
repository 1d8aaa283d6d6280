//! The clock and the randomness of the server, which tests replace: the only way to either.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use diner::{Dice, KeyDice};

/// Tells the time and gives randomness. Cheap to clone.
#[derive(Clone)]
pub(crate) struct World {
    clock: Arc<Clock>,
    chance: Arc<Chance>,
    /// What games begin with: chance, or a number that tests know.
    deals: Arc<Chance>,
}

/// Milliseconds since 1970.
type Clock = dyn Fn() -> i64 + Send + Sync;

/// Fills bytes.
type Chance = dyn Fn(&mut [u8]) -> Result<(), NoChance> + Send + Sync;

/// The system has no randomness to give.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoChance;

impl World {
    /// The system's own.
    pub(crate) fn real() -> World {
        let clock = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, |time| i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
        };
        let chance: Arc<Chance> = Arc::new(|bytes| getrandom::fill(bytes).map_err(|_| NoChance));
        World { clock: Arc::new(clock), deals: Arc::clone(&chance), chance }
    }

    /// The same world, in which every deal, lot and bot follows from a number. What is secret stays so.
    pub(crate) fn dealt_from(self, seed: u64) -> World {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let dice = Mutex::new(KeyDice::new(&key));
        let deals = move |bytes: &mut [u8]| {
            let mut dice = dice.lock().unwrap_or_else(PoisonError::into_inner);
            bytes.fill_with(|| dice.below(256) as u8);
            Ok(())
        };
        World { deals: Arc::new(deals), ..self }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        (self.clock)()
    }

    /// Bytes that nobody can foresee.
    pub(crate) fn bytes<const N: usize>(&self) -> Result<[u8; N], NoChance> {
        let mut bytes = [0; N];
        (self.chance)(&mut bytes)?;
        Ok(bytes)
    }

    /// The same as lower-case hexadecimal digits, two a byte.
    pub(crate) fn hex<const N: usize>(&self) -> Result<String, NoChance> {
        Ok(hex(&self.bytes::<N>()?))
    }

    /// Bytes for a deal, or for the seed of its bots.
    pub(crate) fn deal<const N: usize>(&self) -> Result<[u8; N], NoChance> {
        let mut bytes = [0; N];
        (self.deals)(&mut bytes)?;
        Ok(bytes)
    }

    /// A lot: a number from 0 to `below` − 1, all equally likely.
    pub(crate) fn lot(&self, below: u8) -> Result<u8, NoChance> {
        let fair = (256 / usize::from(below.max(1))) * usize::from(below.max(1));
        loop {
            let [byte] = self.deal()?;
            if usize::from(byte) < fair {
                return Ok(byte % below.max(1));
            }
        }
    }

    /// The system's chance, and a clock that is set by hand.
    #[cfg(test)]
    pub(crate) fn at(clock: Arc<std::sync::atomic::AtomicI64>) -> World {
        let now = move || clock.load(std::sync::atomic::Ordering::SeqCst);
        World { clock: Arc::new(now), ..World::real() }
    }

    /// A world that always says the same, so that bytes can be compared.
    #[cfg(test)]
    pub(crate) fn fixed() -> World {
        use std::sync::atomic::{AtomicU64, Ordering};
        let count = AtomicU64::new(0);
        let chance = move |bytes: &mut [u8]| {
            for byte in bytes {
                let n = count.fetch_add(1, Ordering::Relaxed);
                *byte = (n.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as u8;
            }
            Ok(())
        };
        let chance: Arc<Chance> = Arc::new(chance);
        World { clock: Arc::new(|| 1_800_000_000_000), deals: Arc::clone(&chance), chance }
    }
}

/// Lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_follow_from_a_number_and_secrets_do_not() {
        let [one, other] = [7, 7].map(|seed| World::real().dealt_from(seed));
        let begins = |world: &World| {
            let lots: Vec<u8> = (0..20).map(|_| world.lot(4).unwrap()).collect();
            (lots, world.deal::<32>().unwrap())
        };
        let first = begins(&one);
        assert_eq!(first, begins(&other));
        assert_ne!(first, begins(&one), "the next game is another");
        assert_ne!(first, begins(&World::real().dealt_from(8)));
        assert!(first.0.iter().any(|&lot| lot != first.0[0]), "{first:?}");
        assert_ne!(one.hex::<16>().unwrap(), other.hex::<16>().unwrap());
    }
}
