//! Fuzz target: any text as an action, a guest, a square, a heap of guests.
#![no_main]

#[path = "../../crates/diner/tests/fuzz_bodies/mod.rs"]
mod fuzz_bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz_bodies::action(data));
