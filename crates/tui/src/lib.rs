//! The table in a terminal. A pure core: what is shown is drawn from observations only, what a key
//! does is decided without a terminal, and nothing is shown before it is kept; around it a thin
//! shell that owns the terminal, the clock, the threads of the bots and the record's file.

mod book;
mod cursor;
mod dialogue;
mod draw;
mod hired;
mod keys;
mod look;
mod offer;
mod players;
mod rhythm;
mod screen;
mod shell;
mod story;
mod table;
pub mod text;
mod view;
mod watch;

pub use book::Book;
pub use cursor::Way;
pub use dialogue::talk;
pub use keys::{Key, Wish};
pub use look::{Colours, Look, Signs};
pub use offer::{Answer, Offer};
pub use players::{Players, Sitting};
pub use rhythm::{Asked, Thought};
pub use screen::{Screen, columns};
pub use shell::{Left, offer, play, watch};
pub use table::{Act, Looking, Next, Note, Page, Table};
pub use watch::Watch;
