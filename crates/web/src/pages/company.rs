//! What pages say of the people at a table, apart from the game: who is there, who is waited for,
//! links, the clock, what they would agree to. Listed in one place, like the game's own part.

use diner::{BySeat, Seat};
use words::Speech;

use crate::room::Matter;

/// The people at the table of a game that has begun, for one viewer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Company {
    pub(crate) attendance: BySeat<Attendance>,
    /// The place of each seat, from 0, as the forms about people name it.
    pub(crate) places: BySeat<u8>,
    /// The seats of this browser, in turn order; several where a device is shared.
    pub(crate) own: Vec<Seat>,
    /// On a shared device no hand is shown until one of these has pressed: whoever is next first.
    pub(crate) curtain: Option<Vec<Seat>>,
    pub(crate) paused: bool,
    /// All have agreed to end the game as it stands.
    pub(crate) stopped: bool,
    /// Who would like what, as long as not all do.
    pub(crate) wants: Vec<(Seat, Matter)>,
    /// The clock of the turn that is being played, if one runs.
    pub(crate) clock: Option<TurnTime>,
    /// The watchers' link, for those who play.
    pub(crate) watch: Option<Link>,
    /// Where the same people play again.
    pub(crate) again: Option<String>,
    /// The links of the others' places, for whoever made the game.
    pub(crate) links: Vec<(Seat, Link)>,
}

/// Whether somebody is at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Attendance {
    /// A person who is there, a bot, or nobody.
    #[default]
    There,
    /// A person who has given no sign for long, or was late again and again: a bot may stand in.
    Away,
    /// A bot stands in; the person may come back.
    StandIn,
    /// A bot plays on for somebody who has given up.
    Resigned,
}

/// The time for a turn, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TurnTime {
    /// What was left when this was written.
    pub(crate) left: i64,
    /// What there is for a turn.
    pub(crate) of: i64,
}

/// A secret link.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    /// The whole address.
    pub(crate) url: String,
    /// Whether others can reach it: not if it names this machine alone.
    pub(crate) reachable: bool,
    /// For the form that makes it anew: the place, counted from 0, or `watch`.
    pub(crate) of: String,
}

/// A room whose game has not begun, for somebody who waits in it.
pub(crate) struct Lobby<'a> {
    pub(crate) speech: Speech,
    /// With what the addresses of the page begin: `/game/x`, or a watcher's link.
    pub(crate) base: &'a str,
    pub(crate) room: &'a str,
    pub(crate) rules: &'a diner::Rules,
    /// What is played beside the rules: "3 minutes a turn", hints.
    pub(crate) clock: crate::setup::Clock,
    pub(crate) hints: bool,
    /// The places in the order of the setup.
    pub(crate) places: Vec<LobbyPlace>,
    /// Whether the viewer made the room, and so may start, and sees the links.
    pub(crate) maker: bool,
    pub(crate) watch: Option<Link>,
    pub(crate) version: u64,
}

/// One place in a lobby.
pub(crate) struct LobbyPlace {
    /// Whoever sits there; `None` while nobody does.
    pub(crate) name: Option<String>,
    /// The level of a bot.
    pub(crate) bot: Option<&'static str>,
    /// Whether it is the viewer's own.
    pub(crate) own: bool,
    /// For the maker: the link by which a friend sits down here.
    pub(crate) link: Option<Link>,
}

/// The page that a link opens. It claims nothing: only its button does.
pub(crate) struct Invitation<'a> {
    pub(crate) speech: Speech,
    /// Where people reach this server.
    pub(crate) origin: &'a str,
    pub(crate) room: &'a str,
    pub(crate) link: &'a str,
    pub(crate) rules: &'a diner::Rules,
    pub(crate) clock: crate::setup::Clock,
    pub(crate) hints: bool,
    /// Who is at the table already.
    pub(crate) names: Vec<String>,
    /// The name of whoever sat down here before, who now comes with another device; else a name
    /// is asked for.
    pub(crate) known: Option<&'a str>,
    /// The name last used by this browser, or what was typed.
    pub(crate) name: &'a str,
    /// What was wrong with it.
    pub(crate) fault: Option<String>,
}
