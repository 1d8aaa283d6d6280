//! The artwork, all our own: portraits, emblems, tables, signs, reactions and the icon as SVG,
//! drawn by code from a theme's parameters. Whoever shows a drawing says in words what it shows.

mod dress;
mod emblem;
mod features;
mod figure;
mod floor;
mod hair;
mod hats;
mod head;
mod icon;
mod paint;
mod portrait;
mod preview;
mod raster;
mod reactions;
mod sight;
mod signs;
mod sprites;
mod table;

pub use emblem::emblem;
pub use floor::inlays;
pub use icon::{Icon, icon};
pub use portrait::{figure, portrait, portraits_share};
pub use preview::{PREVIEW, preview};
pub use raster::{pixels, png};
pub use reactions::{REACTIONS, reactions};
pub use sight::Sight;
pub use signs::{sign_names, signs};
pub use sprites::{guests, sprites};
pub use table::{Rim, table_top};
