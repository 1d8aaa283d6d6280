//! The operating system's randomness: the only source of it in the program.

use crate::failure::{Failure, Outcome};

/// A key that deals a game nobody can foresee.
pub(crate) fn key() -> Outcome<[u8; 32]> {
    let mut key = [0; 32];
    getrandom::fill(&mut key)
        .map_err(|error| Failure::usage(format!("no randomness from the system: {error}")))?;
    Ok(key)
}

/// The seed that was asked for, or one that nobody can foresee.
pub(crate) fn seed(asked: Option<u64>) -> Outcome<u64> {
    let unforeseen = || {
        let [a, b, c, d, e, f, g, h, ..] = key()?;
        Ok(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
    };
    asked.map_or_else(unforeseen, Ok)
}
