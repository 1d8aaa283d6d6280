//! The game: cards, floor, rules, legality, play, what each viewer may know, notation, records.
//!
//! Total and deterministic: no input makes it panic, it does no I/O, knows no clock and is no
//! source of randomness. The law behind it is RULES.md and NOTATION.md; ARCHITECTURE.md has the
//! map.
#![warn(missing_docs)]

mod action;
mod balance;
mod choices;
mod deal;
mod dice;
mod event;
mod floor;
mod game;
mod hand;
mod illegal;
mod keyed;
mod kinds;
mod legal;
mod legality;
mod observation;
mod options;
mod play;
mod playout;
mod points;
mod position;
pub mod record;
mod rules;
mod seat;
mod squares;
mod state;
pub mod syntax;
mod worth;

pub use action::{Action, Written};
pub use balance::{Balance, Taken};
pub use choices::{Choice, Choices};
pub use deal::{BadDeck, Deal};
pub use dice::{Dice, KeyDice, QuickDice};
pub use event::{Deaf, Drawing, Event, Listener};
pub use floor::Floor;
pub use game::{Game, PlayedTurn, Start};
pub use hand::{Guests, Hand, KindSet};
pub use illegal::{Illegal, NoClosing, NoOpener, Spent, Undone};
pub use keyed::{ByChair, ByNation, BySeat, ByTable};
pub use kinds::{Faction, Guest, Nation, Sex};
pub use legal::LegalActions;
pub use observation::{Observation, Truth};
pub use options::{Allowed, BadRules, Options, Param, Preset};
pub use playout::{playout, playouts};
pub use points::{Points, TablePoints};
pub use position::{BadPosition, Impossible, Position};
pub use rules::{EmptyHand, Rules, Tie};
pub use seat::{Seat, Viewer};
pub use squares::{Chair, ChairSet, Square, Table, TableSet};
pub use state::{End, Phase, Public, State, Turn};
pub use worth::Worth;
