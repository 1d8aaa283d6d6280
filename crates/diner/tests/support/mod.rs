//! What the tests that compare text files share: how things are written, and how files are blessed.
#![allow(dead_code, unreachable_pub)]

pub mod bless;
pub mod random;
pub mod text;
