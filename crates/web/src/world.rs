//! The clock and the randomness of the server, which tests replace: the only way to either.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Tells the time and gives randomness. Cheap to clone.
#[derive(Clone)]
pub(crate) struct World {
    clock: Arc<Clock>,
    chance: Arc<Chance>,
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
        World {
            clock: Arc::new(clock),
            chance: Arc::new(|bytes| getrandom::fill(bytes).map_err(|_| NoChance)),
        }
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

    /// A number from 0 to `below` − 1, all equally likely.
    pub(crate) fn below(&self, below: u8) -> Result<u8, NoChance> {
        let fair = (256 / usize::from(below.max(1))) * usize::from(below.max(1));
        loop {
            let [byte] = self.bytes()?;
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
        World { clock: Arc::new(|| 1_800_000_000_000), chance: Arc::new(chance) }
    }
}

/// Lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
