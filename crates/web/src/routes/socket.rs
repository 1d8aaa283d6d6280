//! The socket of a page: it only pushes. What a client sends is read and forgotten, within bounds.

use std::time::Duration;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::http::header::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;
use tokio::sync::broadcast::error::RecvError;
use words::Lang;

use super::door::Door;
use super::{App, language};
use crate::assets;
use crate::company::lobby;
use crate::pages;
use crate::push::{Push, Shown};
use crate::showing::{Showing, seen_after};

#[derive(Deserialize)]
pub(super) struct From {
    /// The version that the page shows.
    version: Option<u64>,
}

/// A client has nothing to say.
const LONGEST: usize = 1024;

/// What a client may send between two signs of life before it is cut off.
const CHATTER: u32 = 60;

/// So often a page hears that it is still connected.
const BEAT: Duration = Duration::from_secs(15);

pub(super) async fn open(
    State(app): State<App>,
    door: Door,
    Query(from): Query<From>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let lang = language::of(&headers);
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    upgrade.on_upgrade(move |socket| async move {
        let closing = app.closing.clone();
        if let Some(holder) = door.holder {
            door.live.presence().opened(holder);
        }
        let (live, holder, world) = (door.live.clone(), door.holder, app.hub.world.clone());
        let stream = Stream { app, door, lang, shown: Shown::default(), version: 0, waits: false };
        tokio::select! {
            () = closing.cancelled() => {}
            () = stream.run(socket, from.version) => {}
        }
        if let Some(holder) = holder {
            live.presence().closed(holder, world.now());
        }
    })
}

struct Stream {
    app: App,
    door: Door,
    lang: Lang,
    shown: Shown,
    version: u64,
    /// The game had not begun when the page was last told of it.
    waits: bool,
}

impl Stream {
    async fn run(mut self, mut socket: WebSocket, page: Option<u64>) {
        let _watching = self.door.live.watch();
        let mut news = self.door.live.news();
        let mut reactions = self.door.live.reactions();
        self.app.hub.drive(&self.door.live);
        if self.begin(&mut socket, page).await.is_none() {
            return;
        }
        let mut beat = tokio::time::interval(BEAT);
        let mut heard = 0;
        loop {
            tokio::select! {
                changed = news.changed() => {
                    if changed.is_err() || self.push(&mut socket).await.is_none() {
                        return;
                    }
                }
                reaction = reactions.recv() => {
                    let text = match reaction {
                        Ok(reaction) => {
                            let seat = reaction.seat.number();
                            json!({ "reaction": { "seat": seat, "which": reaction.which } })
                        }
                        // Some were missed: they are past.
                        Err(RecvError::Lagged(_)) => continue,
                        Err(RecvError::Closed) => return,
                    };
                    if socket.send(Message::Text(text.to_string().into())).await.is_err() {
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
        let room = self.door.live.lock().await;
        let now = room.version();
        let showing = Showing::of(&room, &self.door.onlooker(&room), self.lang);
        drop(room);
        // A page from before a restart, or from another room, has missed nothing that can be told.
        self.version = page.filter(|&page| page < now).unwrap_or(now);
        self.waits = showing.is_none();
        match showing {
            Some(showing) if page == Some(now) => {
                self.shown.note(&showing.scene("", None, None));
                Some(())
            }
            _ => self.push(socket).await,
        }
    }

    async fn push(&mut self, socket: &mut WebSocket) -> Option<()> {
        self.door.at(self.app.hub.world.now());
        let text = self.news().await?;
        socket.send(Message::Text(text.into())).await.ok()
    }

    /// What the page is told now.
    async fn news(&mut self) -> Option<String> {
        let room = self.door.live.lock().await;
        let onlooker = self.door.onlooker(&room);
        let Some(showing) = Showing::of(&room, &onlooker, self.lang) else {
            let (rules, id) = (diner::Rules::new(room.setup.options).ok()?, room.id.to_string());
            let lobby = lobby(&room, &rules, &onlooker, &id, self.lang);
            let regions: serde_json::Map<String, serde_json::Value> = pages::lobby_regions(&lobby)
                .into_iter()
                .map(|(id, html)| (id.to_string(), html.into()))
                .collect();
            self.version = room.version();
            return Some(json!({ "version": self.version, "regions": regions }).to_string());
        };
        if std::mem::take(&mut self.waits) {
            return Some(json!({ "go": self.door.base() }).to_string());
        }
        let missed = seen_after(&room, self.version, onlooker.viewer());
        self.version = room.version();
        drop(room);
        let key = self.app.hub.world.hex::<16>().ok()?;
        let scene = showing.scene(&key, None, None);
        let push = Push::of(&showing, &scene, &missed, &mut self.shown);
        serde_json::to_string(&push).ok()
    }
}
