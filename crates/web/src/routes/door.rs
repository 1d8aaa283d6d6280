//! The way into a room: by the browser's own token, or by the watchers' link, as the address says.
//! Whoever has neither finds nothing, like at an address that does not exist.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::header::{HOST, HeaderMap};
use axum::http::request::Parts;
use diner::Seat;
use tokio::sync::OwnedMutexGuard;

use super::answer::Fault;
use super::{App, answer, language};
use crate::access::Token;
use crate::company::Onlooker;
use crate::live::{Live, Look};
use crate::room::Room;
use crate::showing::Showing;
use crate::store::{Holder, RoomId};

/// A room, and who has come in.
pub(super) struct Door {
    pub(super) live: Arc<Live>,
    /// The browser; `None` for who came by the watchers' link.
    pub(super) holder: Option<Holder>,
    base: String,
    origin: String,
    now: i64,
}

impl FromRequestParts<App> for Door {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Door, Fault> {
        let names = Path::<HashMap<String, String>>::from_request_parts(parts, app).await;
        let headers = &parts.headers;
        let nothing = || Fault::from(answer::not_found(answer::speech(headers)));
        let Path(names) = names.map_err(|_| nothing())?;
        let room = names.get("room").ok_or_else(nothing)?;
        match names.get("link") {
            Some(link) => Door::watch(app, room, link, headers).await,
            None => Door::own(app, room, headers).await,
        }
    }
}

impl Door {
    /// By the token of a browser that has a part in the room.
    async fn own(app: &App, room: &str, headers: &HeaderMap) -> Result<Door, Fault> {
        let nothing = || answer::not_found(answer::speech(headers));
        let holder = Token::of(headers).ok_or_else(nothing)?.holder();
        let live = find(app, room, headers).await?;
        if !live.lock().await.knows(&holder) {
            return Err(nothing().into());
        }
        live.presence().sign(holder, app.hub.world.now());
        Ok(Door::new(app, headers, live, Some(holder), format!("/game/{room}")))
    }

    /// By the watchers' link.
    async fn watch(app: &App, room: &str, link: &str, headers: &HeaderMap) -> Result<Door, Fault> {
        let live = find(app, room, headers).await?;
        if !live.lock().await.is_watch_link(link) {
            return Err(answer::not_found(answer::speech(headers)).into());
        }
        Ok(Door::new(app, headers, live, None, format!("/watch/{room}/{link}")))
    }

    fn new(
        app: &App,
        headers: &HeaderMap,
        live: Arc<Live>,
        holder: Option<Holder>,
        base: String,
    ) -> Door {
        Door { live, holder, base, origin: origin(app, headers), now: app.hub.world.now() }
    }

    /// The same at another time: a socket stays open.
    pub(super) fn at(&mut self, now: i64) {
        self.now = now;
    }

    pub(super) fn base(&self) -> &str {
        &self.base
    }

    /// How whoever came in sees the room now.
    pub(super) fn onlooker(&self, room: &Room) -> Onlooker<'_> {
        let look = match &self.holder {
            Some(holder) => self.live.look(room, holder),
            None => Look::Watcher,
        };
        Onlooker {
            live: &self.live,
            holder: self.holder,
            look,
            base: self.base.clone(),
            origin: &self.origin,
            now: self.now,
        }
    }

    /// What is shown of the game; `None` before it begins.
    pub(super) fn showing(
        &self,
        room: &OwnedMutexGuard<Room>,
        headers: &HeaderMap,
    ) -> Option<Showing> {
        Showing::of(room, &self.onlooker(room), language::of(headers))
    }

    /// The seat whose hand the browser shows.
    pub(super) fn seat(&self, room: &Room) -> Option<Seat> {
        match self.onlooker(room).look {
            Look::Seat(seat) => Some(seat),
            Look::Curtain(_) | Look::Watcher => None,
        }
    }
}

/// A room by its name in an address.
pub(super) async fn find(app: &App, room: &str, headers: &HeaderMap) -> Result<Arc<Live>, Fault> {
    let speech = answer::speech(headers);
    let id = RoomId::parse(room).ok_or_else(|| answer::not_found(speech))?;
    let live = app.hub.room(&id).await.map_err(|why| answer::broken(speech, why))?;
    Ok(live.ok_or_else(|| answer::not_found(speech))?)
}

/// How others reach this server: as was said at its start, or as this request did.
pub(super) fn origin(app: &App, headers: &HeaderMap) -> String {
    if let Some(url) = &app.public_url {
        return url.trim_end_matches('/').to_string();
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    format!("http://{host}")
}
