//! Fuzz target: any bytes as a record file, cut anywhere.
#![no_main]

#[path = "../../crates/diner/tests/fuzz_bodies/mod.rs"]
mod fuzz_bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz_bodies::record(data));
