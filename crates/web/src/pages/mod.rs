//! Pages as HTML, written from what a viewer may know and from nothing else.

mod at_table;
mod choices;
mod company;
mod curtain;
mod drawings;
mod end;
mod error;
mod floor;
mod gallery;
mod game;
mod hand;
mod home;
mod invitation;
mod languages;
mod layout;
mod links;
mod lobby;
mod menu;
mod new_game;
mod panels;
mod placements;
mod plates;
mod replay;
mod rules;
#[cfg(test)]
mod samples;
#[cfg(test)]
mod samples_company;
mod scene;
mod settings;
mod strings;
mod terrace;

pub(crate) use company::{Attendance, Company, Invitation, Link, Lobby, LobbyPlace, TurnTime};
pub(crate) use error::error_page;
pub(crate) use gallery::{Gallery, gallery_page};
pub(crate) use game::{game_page, regions, title};
pub(crate) use home::{GameLine, Home, home_page};
pub(crate) use invitation::invitation_page;
pub(crate) use layout::layout;
pub(crate) use lobby::{lobby_page, lobby_regions};
pub(crate) use replay::replay_page;
pub(crate) use rules::rules_page;
pub(crate) use scene::{Message, Player, Playing, Scene, TurnLog};
