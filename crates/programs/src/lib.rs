//! Any program as a bot: the line protocol of docs/bot-protocol.md, the program that is asked by it,
//! and our own bots behind it.
//!
//! Apart from `bots`, whose players are pure: here are processes, threads, deadlines, and all that
//! can go wrong with them. Whoever asks a program gets an answer or a [`Fault`], in time.
#![warn(missing_docs)]

mod command;
mod engine;
mod fault;
mod lines;
mod offered;
mod orders;
mod process;
mod program;
mod say;
mod session;
mod signals;
mod talk;

pub use command::{BadCommand, PREFIX, listed};
pub use engine::serve;
pub use fault::{Fault, Lapse, What};
pub use offered::{Kind, Offered};
pub use orders::Refusals;
pub use process::end_all;
pub use program::{Identity, Info, Program, Terms};
pub use session::Session;
pub use signals::{Interrupts, end_all_on_signals};

/// The version of the protocol.
pub const VERSION: u32 = 1;
