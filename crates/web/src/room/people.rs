//! Who sits at a room's places: people by their browsers, bots, and bots that stand in. Places are
//! in the order of the setup; which seat each has is drawn when the game begins.

use bots::Bot;

use crate::setup::{Setup, Sitter};
use crate::store::Holder;

/// One place of a room.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) sitting: Sitting,
    /// The browsers of whoever sits here: one browser may hold several places, and a person may
    /// have several browsers.
    pub(crate) devices: Vec<Holder>,
    /// The secret of the link by which one sits down here.
    pub(crate) link: Option<String>,
    /// Whether the person gave the game up: the result says so.
    pub(crate) resigned: bool,
    /// How many turns in a row ended because time was up.
    pub(crate) late: u8,
}

/// Who sits at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitting {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// As others read it.
        name: String,
    },
    /// A bot.
    Bot(Bot),
    /// A bot for a person who is away.
    StandIn {
        /// The person's name.
        name: String,
        /// Who plays.
        bot: Bot,
    },
}

/// What all people at a table must agree about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Matter {
    /// To end the game as it stands.
    End,
    /// To let it rest.
    Pause,
}

/// Who has agreed to what so far, by place.
#[derive(Clone, Default)]
pub(crate) struct Agreements {
    end: Vec<u8>,
    pause: Vec<u8>,
}

impl Place {
    /// The places of a setup, in which nobody has sat down but whoever made it.
    pub(super) fn of(setup: &Setup, maker: Holder) -> Vec<Place> {
        let place = |sitter: &Sitter| {
            let (sitting, devices) = match sitter {
                Sitter::Me { name } | Sitter::Here { name } => {
                    (Sitting::Person { name: name.clone() }, vec![maker])
                }
                Sitter::Friend => (Sitting::Free, Vec::new()),
                Sitter::Bot(bot) => (Sitting::Bot(*bot), Vec::new()),
            };
            Place { sitting, devices, link: None, resigned: false, late: 0 }
        };
        setup.seats.iter().map(place).collect()
    }

    /// The bot that decides here, if one does.
    pub(crate) fn bot(&self) -> Option<Bot> {
        match self.sitting {
            Sitting::Bot(bot) | Sitting::StandIn { bot, .. } => Some(bot),
            Sitting::Free | Sitting::Person { .. } => None,
        }
    }

    /// Whether a person decides here.
    pub(crate) fn is_person(&self) -> bool {
        matches!(self.sitting, Sitting::Person { .. })
    }

    /// Whether it belongs to this browser.
    pub(crate) fn is_held_by(&self, holder: &Holder) -> bool {
        self.devices.contains(holder)
    }
}

impl Agreements {
    fn of(&mut self, matter: Matter) -> &mut Vec<u8> {
        match matter {
            Matter::End => &mut self.end,
            Matter::Pause => &mut self.pause,
        }
    }

    /// Notes what a place thinks of a matter.
    pub(super) fn note(&mut self, matter: Matter, place: u8, agrees: bool) {
        let agreed = self.of(matter);
        agreed.retain(|&other| other != place);
        if agrees {
            agreed.push(place);
        }
    }

    /// The places that have agreed.
    pub(crate) fn agreed(&self, matter: Matter) -> &[u8] {
        match matter {
            Matter::End => &self.end,
            Matter::Pause => &self.pause,
        }
    }

    pub(super) fn forget(&mut self, matter: Matter) {
        self.of(matter).clear();
    }
}
