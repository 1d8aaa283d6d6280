//! Fuzz target: any bytes as rules, a deal and what people try.
#![no_main]

#[path = "../../crates/diner/tests/fuzz_bodies/mod.rs"]
mod fuzz_bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz_bodies::play(data));
