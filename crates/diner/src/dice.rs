//! Numbers below a bound: the one thing that shuffles and playouts ask of chance.
//!
//! Nothing here is a source of randomness: both generators are seeded by the caller.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};

/// Something that gives numbers below a bound.
pub trait Dice {
    /// A number from 0 to `bound - 1`, each as likely as the others. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// Brings a slice into any order, each as likely as the others (Fisher–Yates, from the end).
    #[inline]
    fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            cards.swap(last, other.min(last));
        }
    }
}

/// A small fast generator for playouts and samples (wyrand). Its sequence may change with the
/// version; what must be repeatable for ever uses [`KeyDice`].
#[derive(Clone, Debug)]
pub struct QuickDice(u64);

/// The generator of deals: a ChaCha20 key stream, for ever the same.
///
/// RFC 8439 ChaCha20 with this 32-byte key, a nonce of twelve zero bytes and counter 0. The
/// stream is read as little-endian `u32` words. A number below `n` is `word % n`; words from
/// `2^32 - 2^32 % n` on are skipped, so that each number is equally likely.
pub struct KeyDice {
    stream: ChaCha20,
}

impl QuickDice {
    /// A generator; near seeds give unrelated sequences.
    pub const fn new(seed: u64) -> QuickDice {
        QuickDice(seed ^ 0x9e37_79b9_7f4a_7c15)
    }

    /// The next 64 bits.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = (self.0 as u128) * ((self.0 ^ 0xe703_7ed1_a0b4_28db) as u128);
        (wide >> 64) as u64 ^ wide as u64
    }
}

impl Dice for QuickDice {
    /// Off from equally likely by less than `bound / 2^32`.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        scale(self.next_u64() as u32, bound)
    }

    /// Two swaps for each 64 bits.
    #[inline]
    fn shuffle<T>(&mut self, cards: &mut [T]) {
        let mut left = cards.len();
        while left > 2 {
            let bits = self.next_u64();
            cards.swap(left - 1, scale((bits >> 32) as u32, left as u32) as usize);
            cards.swap(left - 2, scale(bits as u32, left as u32 - 1) as usize);
            left -= 2;
        }
        if left == 2 {
            cards.swap(1, self.below(2) as usize);
        }
    }
}

/// A number below `bound` from 32 random bits.
#[inline]
const fn scale(bits: u32, bound: u32) -> u32 {
    ((bits as u64 * bound as u64) >> 32) as u32
}

impl KeyDice {
    /// The generator of a key.
    pub fn new(key: &[u8; 32]) -> KeyDice {
        KeyDice { stream: ChaCha20::new(key.into(), &[0; 12].into()) }
    }

    fn word(&mut self) -> u32 {
        let mut bytes = [0; 4];
        self.stream.apply_keystream(&mut bytes);
        u32::from_le_bytes(bytes)
    }
}

impl Dice for KeyDice {
    fn below(&mut self, bound: u32) -> u32 {
        let bound = bound.max(1);
        let fair = (1u64 << 32) - (1u64 << 32) % u64::from(bound);
        loop {
            let word = self.word();
            if u64::from(word) < fair {
                return word % bound;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, appendix A.1, test vector 1: all-zero key and nonce, counter 0.
    #[test]
    fn the_key_stream_is_chacha20() {
        let mut dice = KeyDice::new(&[0; 32]);
        assert_eq!(dice.word(), u32::from_le_bytes([0x76, 0xb8, 0xe0, 0xad]));
        assert_eq!(dice.word(), u32::from_le_bytes([0xa0, 0xf1, 0x3d, 0x90]));
    }

    #[test]
    fn every_number_below_the_bound_comes_up_about_as_often() {
        let mut quick = QuickDice::new(1);
        let mut key = KeyDice::new(&[7; 32]);
        let mut seen = [[0u32; 7]; 2];
        for _ in 0..7000 {
            seen[0][quick.below(7) as usize] += 1;
            seen[1][key.below(7) as usize] += 1;
        }
        assert!(seen.iter().flatten().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }
}
