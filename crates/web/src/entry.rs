//! One line of a room's log, and its form as text in the store. A room is these and nothing else.

use std::fmt;

use bots::Bot;
use diner::{Action, Seat, Written};
use serde::{Deserialize, Serialize};

use crate::room::Matter;
use crate::setup::Setup;
use crate::store::{Holder, RoomId};
use crate::world::hex;

/// Something that happened to a room. Places count from 0 in the order of the setup. Secret: it
/// holds the deal, hence no `Debug`.
pub(crate) enum Entry {
    /// Somebody made the room.
    Opened {
        /// What was chosen.
        setup: Box<Setup>,
        /// By whom.
        maker: Holder,
    },
    /// A link was made, or made anew: to a place, or for watchers.
    Linked {
        /// `None` for watchers.
        place: Option<u8>,
        /// The secret in it.
        link: String,
    },
    /// Somebody sat down, or came with another browser.
    SatDown {
        /// Where.
        place: u8,
        /// With which browser.
        holder: Holder,
        /// As whom; `None` if the person sat there before.
        name: Option<String>,
    },
    /// An empty place was given to a bot.
    Filled {
        /// Which place.
        place: u8,
        /// Which bot.
        bot: Bot,
    },
    /// The game began.
    Started {
        /// The key of the deal.
        deal: [u8; 32],
        /// Which place is player 1.
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
    /// The time of the seat on turn was up; what was done for it follows.
    TimeUp {
        /// Which seat that is.
        seat: Seat,
    },
    /// So long no server ran: the clock of the turn is given it back.
    Credited {
        /// How long, in milliseconds.
        milliseconds: i64,
    },
    /// A bot plays for somebody who is away, or has given up.
    StoodIn {
        /// Whose place.
        place: u8,
        /// Which bot.
        bot: Bot,
        /// Whether the person has given up for good.
        resigned: bool,
    },
    /// The person is back.
    CameBack {
        /// Whose place.
        place: u8,
    },
    /// What somebody thinks of ending the game, or of a pause.
    Agreed {
        /// Whose place.
        place: u8,
        /// About what.
        matter: Matter,
        /// Whether it shall be.
        agrees: bool,
    },
    /// The same people play again, in another room.
    Again {
        /// Which one.
        room: RoomId,
    },
    /// A pause is over.
    Resumed {
        /// Who ended it.
        place: u8,
    },
}

/// A line that this program did not write, or not so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unreadable(pub(crate) String);

#[derive(Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case", deny_unknown_fields)]
enum Wire {
    Opened { setup: Box<Setup>, maker: String },
    Linked { place: Option<u8>, link: String },
    SatDown { place: u8, holder: String, name: Option<String> },
    Filled { place: u8, bot: String },
    Started { deal: String, first: u8, bots: String },
    Acted { seat: u8, action: String },
    TookBack { seat: u8 },
    TimeUp { seat: u8 },
    Credited { milliseconds: i64 },
    StoodIn { place: u8, bot: String, resigned: bool },
    CameBack { place: u8 },
    Agreed { place: u8, matter: WireMatter, agrees: bool },
    Again { room: String },
    Resumed { place: u8 },
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum WireMatter {
    End,
    Pause,
}

impl Entry {
    /// The line in the store.
    pub(crate) fn to_text(&self) -> String {
        serde_json::to_string(&self.wire()).unwrap_or_default()
    }

    fn wire(&self) -> Wire {
        match self {
            Entry::Opened { setup, maker } => {
                Wire::Opened { setup: setup.clone(), maker: hex(&maker.0) }
            }
            Entry::Linked { place, link } => Wire::Linked { place: *place, link: link.clone() },
            Entry::SatDown { place, holder, name } => {
                Wire::SatDown { place: *place, holder: hex(&holder.0), name: name.clone() }
            }
            Entry::Filled { place, bot } => Wire::Filled { place: *place, bot: bot_text(*bot) },
            Entry::Started { deal, first, bots } => {
                Wire::Started { deal: hex(deal), first: *first, bots: hex(&bots.to_be_bytes()) }
            }
            Entry::Acted { seat, action } => {
                Wire::Acted { seat: seat.number(), action: action.to_string() }
            }
            Entry::TookBack { seat } => Wire::TookBack { seat: seat.number() },
            Entry::TimeUp { seat } => Wire::TimeUp { seat: seat.number() },
            Entry::Credited { milliseconds } => Wire::Credited { milliseconds: *milliseconds },
            Entry::StoodIn { place, bot, resigned } => {
                Wire::StoodIn { place: *place, bot: bot_text(*bot), resigned: *resigned }
            }
            Entry::CameBack { place } => Wire::CameBack { place: *place },
            Entry::Agreed { place, matter, agrees } => {
                let matter = match matter {
                    Matter::End => WireMatter::End,
                    Matter::Pause => WireMatter::Pause,
                };
                Wire::Agreed { place: *place, matter, agrees: *agrees }
            }
            Entry::Again { room } => Wire::Again { room: room.to_string() },
            Entry::Resumed { place } => Wire::Resumed { place: *place },
        }
    }

    /// Reads a line of the store.
    pub(crate) fn parse(text: &str) -> Result<Entry, Unreadable> {
        let wire: Wire = serde_json::from_str(text).map_err(unreadable)?;
        Ok(match wire {
            Wire::Opened { setup, maker } => Entry::Opened { setup, maker: Holder(unhex(&maker)?) },
            Wire::Linked { place, link } => Entry::Linked { place, link },
            Wire::SatDown { place, holder, name } => {
                Entry::SatDown { place, holder: Holder(unhex(&holder)?), name }
            }
            Wire::Filled { place, bot } => Entry::Filled { place, bot: read_bot(&bot)? },
            Wire::Started { deal, first, bots } => Entry::Started {
                deal: unhex(&deal)?,
                first,
                bots: u64::from_be_bytes(unhex(&bots)?),
            },
            Wire::Acted { seat, action } => {
                Entry::Acted { seat: read_seat(seat)?, action: read_action(&action)? }
            }
            Wire::TookBack { seat } => Entry::TookBack { seat: read_seat(seat)? },
            Wire::TimeUp { seat } => Entry::TimeUp { seat: read_seat(seat)? },
            Wire::Credited { milliseconds } => Entry::Credited { milliseconds },
            Wire::StoodIn { place, bot, resigned } => {
                Entry::StoodIn { place, bot: read_bot(&bot)?, resigned }
            }
            Wire::CameBack { place } => Entry::CameBack { place },
            Wire::Agreed { place, matter, agrees } => {
                let matter = match matter {
                    WireMatter::End => Matter::End,
                    WireMatter::Pause => Matter::Pause,
                };
                Entry::Agreed { place, matter, agrees }
            }
            Wire::Again { room } => {
                Entry::Again { room: RoomId::parse(&room).ok_or(Unreadable(room))? }
            }
            Wire::Resumed { place } => Entry::Resumed { place },
        })
    }
}

/// An action as records write it.
fn read_action(text: &str) -> Result<Action, Unreadable> {
    let written = Written::parse(text).map_err(|_| Unreadable(text.to_string()))?;
    written.action().map_err(|square| Unreadable(square.to_string()))
}

fn read_seat(number: u8) -> Result<Seat, Unreadable> {
    let seat = Seat::from_number(number.into(), Seat::COUNT as u8);
    seat.ok_or_else(|| Unreadable(number.to_string()))
}

/// A bot is kept by its level, whose strength may grow; one without by its name.
pub(crate) fn bot_text(bot: Bot) -> String {
    bot.level().map_or_else(|| bot.name(), str::to_owned)
}

fn read_bot(text: &str) -> Result<Bot, Unreadable> {
    Bot::parse(text).map_err(unreadable)
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
