//! The page of a game, and what a player does there.

use std::sync::Arc;

use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use diner::{Action, Guest, Viewer, Written};
use serde::Deserialize;
use serde_json::{Value, json};
use words::Speech;

use super::home::opened;
use super::{App, answer};
use crate::access::Token;
use crate::hub::{Broken, Live, Outcome, broken};
use crate::pages::{self, Message};
use crate::push::{Push, Shown};
use crate::room::{Ask, Refusal};
use crate::showing::{Showing, seen_after};
use crate::store::RoomId;

/// A room and how whoever asks sees it.
pub(super) struct Place {
    pub(super) live: Arc<Live>,
    pub(super) viewer: Viewer,
}

impl Place {
    /// The place that an address and a browser's token lead to. Anything else is not found: there
    /// is no telling a room of others from none.
    pub(super) async fn find(
        app: &App,
        room: &str,
        headers: &HeaderMap,
    ) -> Result<Place, Box<Response>> {
        let speech = answer::speech(headers);
        let nothing = || Box::new(answer::not_found(speech));
        let id = RoomId::parse(room).ok_or_else(nothing)?;
        let token = Token::of(headers).ok_or_else(nothing)?;
        let found = app.hub.room(&id).await;
        let live = found.map_err(|fault| Box::new(answer::broken(speech, fault)))?;
        let live = live.ok_or_else(nothing)?;
        let viewer = live.lock().await.viewer(&token.holder()).ok_or_else(nothing)?;
        Ok(Place { live, viewer })
    }

    /// What this viewer may see now.
    pub(super) async fn showing(&self, headers: &HeaderMap) -> Result<Showing, Box<Response>> {
        let room = self.live.lock().await;
        Showing::of(&room, self.viewer, answer::lang(headers))
            .ok_or_else(|| Box::new(answer::not_found(answer::speech(headers))))
    }
}

/// How a page is asked for.
#[derive(Deserialize)]
pub(super) struct Asked {
    /// The card chosen, where there is no script.
    card: Option<String>,
}

/// What a player does.
#[derive(Deserialize)]
pub(super) struct Act {
    version: u64,
    key: String,
    action: String,
}

/// The longest key that is kept.
const LONGEST_KEY: usize = 64;

pub(super) async fn page(
    State(app): State<App>,
    Path(room): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let shown = async {
        let place = Place::find(&app, &room, &headers).await?;
        let showing = place.showing(&headers).await?;
        let chosen = asked.card.and_then(|card| Guest::parse(&card).ok());
        whole(&app, &showing, chosen, None, &headers)
    };
    shown.await.unwrap_or_else(|response| *response)
}

fn key(app: &App) -> Result<String, Broken> {
    app.hub.world.hex::<16>().map_err(|_| broken("making a key", "no randomness"))
}

/// The whole page, with a message if there is one.
fn whole(
    app: &App,
    showing: &Showing,
    chosen: Option<Guest>,
    message: Option<Message>,
    headers: &HeaderMap,
) -> Result<Response, Box<Response>> {
    let fault = |fault| Box::new(answer::broken(answer::speech(headers), fault));
    let key = key(app).map_err(fault)?;
    Ok(answer::html(pages::game_page(&showing.scene(&key, chosen, message))))
}

pub(super) async fn act(
    State(app): State<App>,
    Path(room): Path<String>,
    headers: HeaderMap,
    form: Result<Form<Act>, FormRejection>,
) -> Response {
    let done = async {
        let place = Place::find(&app, &room, &headers).await?;
        let speech = place.showing(&headers).await?.speech;
        let known = |act: &Act| !act.key.is_empty() && act.key.len() <= LONGEST_KEY;
        let asked = form.ok().map(|Form(act)| act).filter(known);
        let asked = asked.and_then(|act| Some((ask(&act.action)?, act)));
        let Some((ask, act)) = asked else {
            return Err(Box::new(bad_form(speech, &headers)));
        };
        let outcome = app.hub.act(&place.live, place.viewer, act.version, &act.key, ask).await;
        let outcome = outcome.map_err(|Broken| Box::new(not_kept(speech, &headers)))?;
        let chosen = match ask {
            Ask::Act(Written::Place(guest, _)) => Some(guest),
            Ask::Act(Written::Other(_)) | Ask::TakeBack => None,
        };
        answered(&app, &place, &headers, act.version, outcome, chosen).await
    };
    done.await.unwrap_or_else(|response| *response)
}

/// What a form asks for: an action in the notation of records, or `undo`.
fn ask(action: &str) -> Option<Ask> {
    match action {
        "undo" => Some(Ask::TakeBack),
        notation => Written::parse(notation).ok().map(Ask::Act),
    }
}

fn bad_form(speech: Speech, headers: &HeaderMap) -> Response {
    let (status, sentence) = (StatusCode::BAD_REQUEST, speech.server_bad_form());
    if answer::wants_json(headers) {
        return (
            status,
            Json(json!({ "result": "refused", "code": "syntax", "sentence": sentence })),
        )
            .into_response();
    }
    answer::fault(speech, status, &sentence)
}

/// The store failed: nothing was acknowledged, and it may be tried again with the same key.
fn not_kept(speech: Speech, headers: &HeaderMap) -> Response {
    let (status, sentence) = (StatusCode::SERVICE_UNAVAILABLE, speech.server_broken());
    if answer::wants_json(headers) {
        return (status, Json(json!({ "result": "failed", "sentence": sentence }))).into_response();
    }
    answer::fault(speech, status, &sentence)
}

/// The answer to an action: JSON for the page's script, else the page.
async fn answered(
    app: &App,
    place: &Place,
    headers: &HeaderMap,
    version: u64,
    outcome: Outcome,
    chosen: Option<Guest>,
) -> Result<Response, Box<Response>> {
    let (name, refusal) = match outcome {
        Outcome::Applied => ("applied", None),
        Outcome::Already => ("already", None),
        Outcome::Stale => ("stale", None),
        Outcome::Refused(refusal) => ("refused", Some(refusal)),
    };
    let room = place.live.lock().await;
    let showing = Showing::of(&room, place.viewer, answer::lang(headers))
        .ok_or_else(|| Box::new(answer::not_found(answer::speech(headers))))?;
    let missed = seen_after(&room, version, place.viewer);
    drop(room);
    let refused = refusal.map(|refusal| Message::Refused {
        code: refusal.code(),
        sentence: sentence(&showing, &refusal),
    });
    if !answer::wants_json(headers) {
        return match refused {
            Some(message) => whole(app, &showing, chosen, Some(message), headers),
            None => Ok(Redirect::to(&format!("/game/{}", showing.room)).into_response()),
        };
    }
    let key = key(app).map_err(|Broken| Box::new(not_kept(showing.speech, headers)))?;
    let scene = showing.scene(&key, None, None);
    let push = Push::of(&showing, &scene, &missed, &mut Shown::default());
    let mut body = json!({ "result": name, "version": showing.version, "push": push });
    if let Some(Message::Refused { code, sentence }) = refused {
        body["code"] = code.into();
        body["sentence"] = sentence.into();
    }
    Ok(Json(body).into_response())
}

fn sentence(showing: &Showing, refusal: &Refusal) -> String {
    let speech = showing.speech;
    match refusal {
        Refusal::NotStarted => speech.server_not_started(),
        Refusal::NotOnTurn => {
            speech.server_not_on_turn(showing.seen.public().turn.seat, &showing.names())
        }
        Refusal::NothingToTakeBack => speech.server_nothing_to_take_back(),
        Refusal::Illegal(illegal) => speech.illegal(illegal),
    }
}

pub(super) async fn hint(
    State(app): State<App>,
    Path(room): Path<String>,
    headers: HeaderMap,
) -> Response {
    let found = async {
        let place = Place::find(&app, &room, &headers).await?;
        let showing = place.showing(&headers).await?;
        let speech = showing.speech;
        let (sentence, first) = if !showing.hints {
            (speech.server_no_hints(), None)
        } else if !showing.awaits_viewer() {
            let seat = showing.seen.public().turn.seat;
            (speech.server_not_on_turn(seat, &showing.names()), None)
        } else {
            let (rules, seen) = (showing.rules.clone(), showing.seen.clone());
            match app.hub.thinkers.hint(rules, seen, showing.version).await {
                Some(turn) => {
                    let sentence = speech.server_hint(&turn.actions, turn.points, turn.total.mean);
                    (sentence, turn.actions.first().copied())
                }
                None => (speech.server_broken(), None),
            }
        };
        if !answer::wants_json(&headers) {
            return whole(&app, &showing, None, Some(Message::Hint(sentence)), &headers);
        }
        let mut body =
            json!({ "result": "hint", "version": showing.version, "sentence": sentence });
        if let Some(Action::Place { guest, chair }) = first {
            body["card"] = guest.to_string().into();
            body["chair"] = Value::from(chair.name());
        }
        Ok(Json(body).into_response())
    };
    found.await.unwrap_or_else(|response: Box<Response>| *response)
}

pub(super) async fn rules(
    State(app): State<App>,
    Path(room): Path<String>,
    headers: HeaderMap,
) -> Response {
    let shown = async {
        let place = Place::find(&app, &room, &headers).await?;
        let showing = place.showing(&headers).await?;
        let page = pages::rules_page(showing.speech, &showing.rules, Some(&showing.room));
        Ok(answer::html(page))
    };
    shown.await.unwrap_or_else(|response: Box<Response>| *response)
}

/// The same again, with the seats rotated; only once the game is over.
pub(super) async fn rematch(
    State(app): State<App>,
    Path(room): Path<String>,
    headers: HeaderMap,
) -> Response {
    let speech = answer::speech(&headers);
    let made = async {
        let place = Place::find(&app, &room, &headers).await?;
        let (setup, first, over) = {
            let room = place.live.lock().await;
            (room.setup.clone(), room.next_first(), room.is_over())
        };
        if !over {
            let sentence = speech.server_not_over();
            return Err(Box::new(answer::fault(speech, StatusCode::CONFLICT, &sentence)));
        }
        let opened = opened(&app, &headers, setup, Some(first)).await;
        opened.map_err(|fault| Box::new(answer::broken(speech, fault)))
    };
    made.await.unwrap_or_else(|response| *response)
}
