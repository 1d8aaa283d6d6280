//! One line of a room's log, and its form as text in the store. A room is these and nothing else.

use std::fmt;

use diner::{Action, Seat, Written};
use serde::{Deserialize, Serialize};

use crate::setup::Setup;
use crate::store::Holder;
use crate::world::hex;

/// Something that happened to a room. Secret: it holds the deal, hence no `Debug`.
pub(crate) enum Entry {
    /// Somebody made the room.
    Opened {
        /// What was chosen.
        setup: Box<Setup>,
        /// By whom.
        maker: Holder,
    },
    /// The game began.
    Started {
        /// The key of the deal.
        deal: [u8; 32],
        /// Which place of the setup is player 1, from 0.
        first: u8,
        /// From which the bots' seeds are made.
        bots: u64,
    },
    /// The seat on turn did something.
    Acted {
        /// Which seat that is.
        seat: Seat,
        /// What it did.
        action: Action,
    },
    /// The seat on turn took its last action back.
    TookBack {
        /// Which seat that is.
        seat: Seat,
    },
}

/// A line that this program did not write, or not so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unreadable(pub(crate) String);

#[derive(Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case", deny_unknown_fields)]
enum Wire {
    Opened { setup: Box<Setup>, maker: String },
    Started { deal: String, first: u8, bots: String },
    Acted { seat: u8, action: String },
    TookBack { seat: u8 },
}

impl Entry {
    /// The line in the store.
    pub(crate) fn to_text(&self) -> String {
        let wire = match self {
            Entry::Opened { setup, maker } => {
                Wire::Opened { setup: setup.clone(), maker: hex(&maker.0) }
            }
            Entry::Started { deal, first, bots } => {
                Wire::Started { deal: hex(deal), first: *first, bots: hex(&bots.to_be_bytes()) }
            }
            Entry::Acted { seat, action } => {
                Wire::Acted { seat: seat.number(), action: action.to_string() }
            }
            Entry::TookBack { seat } => Wire::TookBack { seat: seat.number() },
        };
        serde_json::to_string(&wire).unwrap_or_default()
    }

    /// Reads a line of the store.
    pub(crate) fn parse(text: &str) -> Result<Entry, Unreadable> {
        let wire: Wire = serde_json::from_str(text).map_err(unreadable)?;
        Ok(match wire {
            Wire::Opened { setup, maker } => Entry::Opened { setup, maker: Holder(unhex(&maker)?) },
            Wire::Started { deal, first, bots } => Entry::Started {
                deal: unhex(&deal)?,
                first,
                bots: u64::from_be_bytes(unhex(&bots)?),
            },
            Wire::Acted { seat, action } => {
                Entry::Acted { seat: read_seat(seat)?, action: read_action(&action)? }
            }
            Wire::TookBack { seat } => Entry::TookBack { seat: read_seat(seat)? },
        })
    }
}

/// An action as records write it.
pub(crate) fn read_action(text: &str) -> Result<Action, Unreadable> {
    let written = Written::parse(text).map_err(|_| Unreadable(text.to_string()))?;
    written.action().map_err(|square| Unreadable(square.to_string()))
}

fn read_seat(number: u8) -> Result<Seat, Unreadable> {
    let seat = Seat::from_number(number.into(), Seat::COUNT as u8);
    seat.ok_or_else(|| Unreadable(number.to_string()))
}

fn unhex<const N: usize>(digits: &str) -> Result<[u8; N], Unreadable> {
    let fault = || Unreadable(digits.chars().take(80).collect());
    if digits.len() != 2 * N {
        return Err(fault());
    }
    let mut bytes = [0; N];
    for (i, byte) in bytes.iter_mut().enumerate() {
        let pair = digits.get(2 * i..2 * i + 2).ok_or_else(fault)?;
        *byte = u8::from_str_radix(pair, 16).map_err(|_| fault())?;
    }
    Ok(bytes)
}

fn unreadable(error: impl fmt::Display) -> Unreadable {
    Unreadable(error.to_string())
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
