//! Themes: what the twelve nations are called, in each language, and how they look. Data
//! (`data/*.toml`), read and checked here; the rules of the game know nothing of it but the
//! nations' letters.

mod colour;
mod fault;
mod form;
mod look;
mod names;
mod parts;
mod theme;

pub use colour::{Colour, contrast};
pub use fault::ThemeFault;
pub use form::Form;
pub use look::{BySex, Colours, Look};
pub use names::Names;
pub use parts::{Dress, Emblem, Feature, Hair, Hat, Head, Part};
pub use theme::{Theme, ThemeData};
