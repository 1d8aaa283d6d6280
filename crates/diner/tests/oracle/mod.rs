//! The oracle: a second, slow and literal reading of RULES.md and NOTATION.md, kept apart from the engine so that the two cannot share a mistake.
#![allow(dead_code, unreachable_pub)]

mod game;
mod position;
mod record;
mod rules;

pub use game::Oracle;
pub use record::check_text;
