//! Fuzz target: any text as a line of rules.
#![no_main]

#[path = "../../crates/diner/tests/fuzz_bodies/mod.rs"]
mod fuzz_bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz_bodies::options(data));
