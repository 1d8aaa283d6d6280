//! The socket of a page: it only pushes. What a client sends is read and forgotten, within bounds.

use std::time::Duration;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::header::HeaderMap;
use axum::response::Response;
use diner::Viewer;
use serde::Deserialize;
use serde_json::json;
use words::Lang;

use super::game::Place;
use super::{App, answer};
use crate::assets;
use crate::push::{Push, Shown};
use crate::showing::{Showing, seen_after};

#[derive(Deserialize)]
pub(super) struct From {
    /// The version that the page shows.
    version: Option<u64>,
}

/// A client has nothing to say.
const LONGEST: usize = 1024;

/// What a client may send in a minute before it is cut off.
const CHATTER: u32 = 60;

/// So often a page hears that it is still connected.
const BEAT: Duration = Duration::from_secs(15);

pub(super) async fn open(
    State(app): State<App>,
    Path(room): Path<String>,
    Query(from): Query<From>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let place = match Place::find(&app, &room, &headers).await {
        Ok(place) => place,
        Err(response) => return *response,
    };
    let lang = answer::lang(&headers);
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    upgrade.on_upgrade(move |socket| async move {
        let closing = app.closing.clone();
        let stream = Stream { app, place, lang, shown: Shown::default(), version: 0 };
        tokio::select! {
            () = closing.cancelled() => {}
            () = stream.run(socket, from.version) => {}
        }
    })
}

struct Stream {
    app: App,
    place: Place,
    lang: Lang,
    shown: Shown,
    version: u64,
}

impl Stream {
    async fn run(mut self, mut socket: WebSocket, page: Option<u64>) {
        let _watching = self.place.live.watch();
        let mut versions = self.place.live.versions();
        self.app.hub.drive(&self.place.live);
        if self.begin(&mut socket, page).await.is_none() {
            return;
        }
        let mut beat = tokio::time::interval(BEAT);
        let mut heard = 0;
        loop {
            tokio::select! {
                changed = versions.changed() => {
                    if changed.is_err() || self.push(&mut socket).await.is_none() {
                        return;
                    }
                }
                message = socket.recv() => {
                    heard += 1;
                    match message {
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                        Some(Ok(_)) if heard > CHATTER => return,
                        Some(Ok(_)) => {}
                    }
                }
                _ = beat.tick() => {
                    heard = 0;
                    let beat = json!({ "beat": true, "build": assets::build() });
                    let beat = Message::Text(beat.to_string().into());
                    if socket.send(beat).await.is_err() {
                        return;
                    }
                }
            }
        }
    }

    /// A page that shows the present is told nothing; any other one everything.
    async fn begin(&mut self, socket: &mut WebSocket, page: Option<u64>) -> Option<()> {
        let room = self.place.live.lock().await;
        let showing = Showing::of(&room, self.place.viewer, self.lang)?;
        let now = room.version();
        drop(room);
        if page == Some(now) {
            self.version = now;
            self.shown.note(&showing.scene("", None, None));
            return Some(());
        }
        // A page from before a restart, or from another room, has missed nothing that can be told.
        self.version = page.filter(|&page| page < now).unwrap_or(now);
        self.push(socket).await
    }

    async fn push(&mut self, socket: &mut WebSocket) -> Option<()> {
        let room = self.place.live.lock().await;
        let viewer: Viewer = self.place.viewer;
        let showing = Showing::of(&room, viewer, self.lang)?;
        let missed = seen_after(&room, self.version, viewer);
        self.version = room.version();
        drop(room);
        let key = self.app.hub.world.hex::<16>().ok()?;
        let scene = showing.scene(&key, None, None);
        let push = Push::of(&showing, &scene, &missed, &mut self.shown);
        let text = serde_json::to_string(&push).ok()?;
        socket.send(Message::Text(text.into())).await.ok()
    }
}
