//! What tests share: every action there is, how things are written, how frozen files are blessed.
#![allow(dead_code, unreachable_pub)]

pub mod bless;
pub mod random;
pub mod text;

use diner::{Action, Chair, Guest};

/// Every action there is, in the order of `rid legal`.
pub fn every_action() -> impl Iterator<Item = Action> {
    let on = |guest| Chair::ALL.into_iter().map(move |chair| Action::Place { guest, chair });
    let places = Guest::ALL.into_iter().flat_map(on);
    let drops = Guest::ALL.into_iter().map(|guest| Action::Drop { guest });
    places.chain([Action::Draw]).chain(drops).chain([Action::Close, Action::Done])
}
