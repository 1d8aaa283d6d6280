//! The server: rooms, their store, pages and streams.
//!
//! A room is its append-only log of entries; everything else here is a fold over it. Pages are
//! written from an `Observation`, never from the truth.

mod access;
mod assets;
mod company;
mod driving;
mod entry;
mod hub;
mod lean;
mod limits;
mod lists;
mod live;
mod name;
mod pages;
mod presence;
mod push;
mod room;
mod routes;
mod server;
mod setup;
mod sheets;
mod showing;
mod store;
#[cfg(test)]
mod tests;
mod thinking;
mod world;

pub use server::{Failed, Settings, serve};
