//! The people at a table as one of them, or a watcher, may know them: who looks, and what the page
//! says of the others.

use diner::{BySeat, Seat, Viewer};
use words::{Lang, Speech};

use crate::live::{Live, Look};
use crate::pages::{Attendance, Company, Link, Lobby, LobbyPlace, TurnTime};
use crate::room::{AWAY, Matter, Place, Room, Sitting};
use crate::store::Holder;

/// Somebody who looks at a room, through which page.
pub(crate) struct Onlooker<'a> {
    pub(crate) live: &'a Live,
    /// The browser; `None` for a watcher who came by link.
    pub(crate) holder: Option<Holder>,
    pub(crate) look: Look,
    /// With what the addresses of the page begin.
    pub(crate) base: String,
    /// How others reach this server: `http://192.168.0.5:7878`.
    pub(crate) origin: &'a str,
    /// Milliseconds since 1970.
    pub(crate) now: i64,
}

impl Onlooker<'_> {
    /// As whom the rules see it.
    pub(crate) fn viewer(&self) -> Viewer {
        match self.look {
            Look::Seat(seat) => Viewer::Seat(seat),
            Look::Curtain(_) | Look::Watcher => Viewer::Watcher,
        }
    }

    fn link(&self, path: &str, room: &Room, secret: &str, of: &str) -> Link {
        Link {
            url: format!("{}/{path}/{}/{secret}", self.origin, room.id),
            reachable: !is_loopback(self.origin),
            of: of.to_string(),
        }
    }

    fn is_maker(&self, room: &Room) -> bool {
        self.holder.is_some_and(|holder| room.is_made_by(&holder))
    }
}

/// Whether an address names this machine alone.
fn is_loopback(origin: &str) -> bool {
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    let host = host.trim_start_matches('[');
    ["localhost", "127.", "::1"].iter().any(|own| host.starts_with(own))
}

/// What the page of a game says of the people at it.
pub(crate) fn company(room: &Room, onlooker: &Onlooker<'_>) -> Company {
    let own = onlooker.holder.map(|holder| room.seats_held(&holder)).unwrap_or_default();
    let wants = |matter: Matter| {
        let agreed = room.agreements.agreed(matter).iter();
        agreed.filter_map(move |&place| Some((room.seat_of(place)?, matter)))
    };
    let links = || {
        let seats = Seat::ALL.into_iter().filter_map(|seat| {
            let (place, here) = room.sitter(seat)?;
            let link = here.link.as_deref()?;
            Some((seat, onlooker.link("join", room, link, &place.to_string())))
        });
        seats.collect()
    };
    Company {
        attendance: BySeat::from_fn(|seat| attendance(room, onlooker, seat)),
        places: BySeat::from_fn(|seat| room.place_of(seat).unwrap_or_default()),
        curtain: match &onlooker.look {
            Look::Curtain(seats) => Some(seats.clone()),
            Look::Seat(_) | Look::Watcher => None,
        },
        paused: room.paused,
        stopped: room.stopped,
        wants: wants(Matter::End).chain(wants(Matter::Pause)).collect(),
        clock: room
            .deadline()
            .zip(room.setup.clock.time())
            .map(|(deadline, of)| TurnTime { left: (deadline - onlooker.now).max(0), of }),
        watch: (!own.is_empty())
            .then(|| room.watch.as_deref().map(|link| onlooker.link("watch", room, link, "watch")))
            .flatten(),
        again: room.again.as_ref().map(|again| format!("/game/{again}")),
        links: if onlooker.is_maker(room) { links() } else { Vec::new() },
        own,
    }
}

fn attendance(room: &Room, onlooker: &Onlooker<'_>, seat: Seat) -> Attendance {
    let Some((place, here)) = room.sitter(seat) else { return Attendance::There };
    match here.sitting {
        _ if here.resigned => Attendance::Resigned,
        Sitting::StandIn { .. } => Attendance::StandIn,
        Sitting::Person { .. } if is_away(room, onlooker, place) => Attendance::Away,
        Sitting::Person { .. } | Sitting::Bot(_) | Sitting::Free => Attendance::There,
    }
}

fn is_away(room: &Room, onlooker: &Onlooker<'_>, place: u8) -> bool {
    room.is_late(place) || onlooker.live.silent_for(room, place, onlooker.now) >= AWAY
}

/// What somebody sees who waits for a game to begin; `None` if its rules cannot be.
pub(crate) fn lobby<'a>(
    room: &'a Room,
    rules: &'a diner::Rules,
    onlooker: &'a Onlooker<'_>,
    id: &'a str,
    lang: Lang,
) -> Lobby<'a> {
    let speech = Speech::new(lang, room.setup.theme);
    let maker = onlooker.is_maker(room);
    let place = |(at, here): (u8, &Place)| LobbyPlace {
        name: Some(room.name_at(speech, at)).filter(|name| !name.is_empty()),
        bot: here.bot().and_then(|bot| bot.level()),
        own: onlooker.holder.is_some_and(|holder| here.is_held_by(&holder)),
        link: here
            .link
            .as_deref()
            .filter(|_| maker)
            .map(|link| onlooker.link("join", room, link, &at.to_string())),
    };
    let watch = room.watch.as_deref().filter(|_| maker);
    Lobby {
        speech,
        base: &onlooker.base,
        room: id,
        rules,
        clock: room.setup.clock,
        hints: room.setup.hints,
        places: (0..).zip(&room.places).map(place).collect(),
        maker,
        watch: watch.map(|link| onlooker.link("watch", room, link, "watch")),
        version: room.version(),
    }
}
