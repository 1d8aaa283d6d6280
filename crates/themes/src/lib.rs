//! Themes: what the twelve nations are called, in each language. Data (`data/*.toml`), read and
//! checked here; the rules of the game know nothing of it but the nations' letters.

mod fault;
mod form;
mod names;
mod theme;

pub use fault::ThemeFault;
pub use form::Form;
pub use names::Names;
pub use theme::{Theme, ThemeData};
