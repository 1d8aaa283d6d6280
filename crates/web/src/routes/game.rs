//! The page of a game, and what a player does there.

use axum::extract::rejection::FormRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::http::header::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use diner::{Action, Guest, Written};
use serde::Deserialize;
use serde_json::{Value, json};
use words::Speech;

use super::answer::{self, Answer, Fault};
use super::door::Door;
use super::{App, language};
use crate::company::lobby;
use crate::hub::{Broken, Outcome, Request, broken};
use crate::pages::{self, Message};
use crate::push::{Push, Shown};
use crate::room::{Ask, Refusal};
use crate::showing::{Showing, seen_after};

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

fn key(app: &App) -> Result<String, Broken> {
    app.hub.world.hex::<16>().map_err(|_| broken("making a key", "no randomness"))
}

/// The page of a room: the lobby before the game begins.
pub(super) async fn page(
    State(app): State<App>,
    door: Door,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Answer {
    // To choose a card by a link is to stay on the page.
    if let Some(holder) = door.holder.filter(|_| asked.card.is_none()) {
        door.live.load(&holder);
    }
    let room = door.live.lock().await;
    if let Some(showing) = door.showing(&room, &headers) {
        drop(room);
        let chosen = asked.card.and_then(|card| Guest::parse(&card).ok());
        return whole(&app, &showing, chosen, None, &headers);
    }
    let speech = answer::speech(&headers);
    let rules = diner::Rules::new(room.setup.options).map_err(|_| answer::not_found(speech))?;
    let (id, onlooker) = (room.id.to_string(), door.onlooker(&room));
    let lobby = lobby(&room, &rules, &onlooker, &id, language::of(&headers));
    Ok(answer::html(pages::lobby_page(&lobby)))
}

/// The whole page, with a message if there is one.
fn whole(
    app: &App,
    showing: &Showing,
    chosen: Option<Guest>,
    message: Option<Message>,
    headers: &HeaderMap,
) -> Answer {
    let fault = |fault| answer::broken(answer::speech(headers), fault);
    let key = key(app).map_err(fault)?;
    Ok(answer::html(pages::game_page(&showing.scene(&key, chosen, message))))
}

pub(super) async fn act(
    State(app): State<App>,
    door: Door,
    headers: HeaderMap,
    form: Result<Form<Act>, FormRejection>,
) -> Answer {
    let speech = answer::speech(&headers);
    let known = |act: &Act| is_key(&act.key);
    let asked = form.ok().map(|Form(act)| act).filter(known);
    let asked = asked.and_then(|act| Some((ask(&act.action)?, act)));
    let Some((ask, act)) = asked else {
        return Err(bad_form(speech, &headers).into());
    };
    let chosen = match ask {
        Ask::Act(Written::Place(guest, _)) => Some(guest),
        _ => None,
    };
    let outcome = do_it(&app, &door, Some(act.version), Some(&act.key), ask).await;
    let outcome = outcome.map_err(|Broken| not_kept(speech, &headers))?;
    answered(&app, &door, &headers, Some(act.version), outcome, chosen).await
}

/// Whether a client may call its request so.
pub(super) fn is_key(key: &str) -> bool {
    !key.is_empty() && key.len() <= LONGEST_KEY
}

/// Does what whoever came in asks for.
pub(super) async fn do_it(
    app: &App,
    door: &Door,
    version: Option<u64>,
    key: Option<&str>,
    ask: Ask,
) -> Result<Outcome, Broken> {
    let seat = door.seat(&*door.live.lock().await);
    let Some(holder) = door.holder else { return Ok(Outcome::Refused(Refusal::NotOnTurn)) };
    app.hub.act(&door.live, Request { seat, holder, version, key, ask }).await
}

/// What a form asks for: an action in the notation of records, or `undo`.
fn ask(action: &str) -> Option<Ask> {
    match action {
        "undo" => Some(Ask::TakeBack),
        notation => Written::parse(notation).ok().map(Ask::Act),
    }
}

pub(super) fn bad_form(speech: Speech, headers: &HeaderMap) -> Response {
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
pub(super) fn not_kept(speech: Speech, headers: &HeaderMap) -> Response {
    let (status, sentence) = (StatusCode::SERVICE_UNAVAILABLE, speech.server_broken());
    if answer::wants_json(headers) {
        return (status, Json(json!({ "result": "failed", "sentence": sentence }))).into_response();
    }
    answer::fault(speech, status, &sentence)
}

/// The answer to what was asked for: JSON for the page's script, else the page.
pub(super) async fn answered(
    app: &App,
    door: &Door,
    headers: &HeaderMap,
    version: Option<u64>,
    outcome: Outcome,
    chosen: Option<Guest>,
) -> Answer {
    let (name, refusal) = match outcome {
        Outcome::Applied => ("applied", None),
        Outcome::Already => ("already", None),
        Outcome::Stale => ("stale", None),
        Outcome::Refused(refusal) => ("refused", Some(refusal)),
    };
    let room = door.live.lock().await;
    let Some(showing) = door.showing(&room, headers) else {
        drop(room);
        let sentence = refusal.map(|refusal| waiting(answer::speech(headers), &refusal));
        return Ok(answered_in_lobby(door, headers, name, sentence));
    };
    let viewer = door.onlooker(&room).viewer();
    let missed = seen_after(&room, version.unwrap_or(room.version()), viewer);
    drop(room);
    let refused = refusal.map(|refusal| Message::Refused {
        code: refusal.code().to_string(),
        sentence: sentence(&showing, &refusal),
    });
    if !answer::wants_json(headers) {
        // The page is loaded anew by what was done on it.
        door.holder.iter().for_each(|holder| door.live.keep_lifted(holder));
        return match refused {
            Some(message) => whole(app, &showing, chosen, Some(message), headers),
            None => Ok(Redirect::to(door.base()).into_response()),
        };
    }
    let key = key(app).map_err(|Broken| not_kept(showing.speech, headers))?;
    let scene = showing.scene(&key, None, None);
    let push = Push::of(&showing, &scene, &missed, &mut Shown::default());
    let mut body = json!({ "result": name, "version": showing.version, "push": push });
    if let Some(Message::Refused { code, sentence }) = refused {
        body["code"] = code.into();
        body["sentence"] = sentence.into();
    }
    Ok(Json(body).into_response())
}

/// Before the game begins the page is told by its socket.
fn answered_in_lobby(
    door: &Door,
    headers: &HeaderMap,
    result: &str,
    sentence: Option<String>,
) -> Response {
    match (answer::wants_json(headers), sentence) {
        (true, sentence) => Json(json!({ "result": result, "sentence": sentence })).into_response(),
        (false, None) => Redirect::to(door.base()).into_response(),
        (false, Some(sentence)) => {
            answer::fault(answer::speech(headers), StatusCode::CONFLICT, &sentence)
        }
    }
}

/// A refusal to somebody who sees no game.
fn waiting(speech: Speech, refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotMaker => speech.company_not_maker(),
        Refusal::Nothing => speech.company_nothing(),
        _ => speech.server_not_started(),
    }
}

fn sentence(showing: &Showing, refusal: &Refusal) -> String {
    let speech = showing.speech;
    match refusal {
        Refusal::NotStarted => speech.server_not_started(),
        Refusal::NotOnTurn => {
            speech.server_not_on_turn(showing.seen.public().turn.seat, &showing.names())
        }
        Refusal::NothingToTakeBack => speech.server_nothing_to_take_back(),
        Refusal::Started => speech.company_started(),
        Refusal::Over => speech.company_over(),
        Refusal::Paused => speech.company_paused_now(),
        Refusal::NotMaker => speech.company_not_maker(),
        Refusal::NotAway => speech.company_not_away(),
        Refusal::Nothing => speech.company_nothing(),
        Refusal::Illegal(illegal) => speech.illegal(illegal),
    }
}

pub(super) async fn hint(State(app): State<App>, door: Door, headers: HeaderMap) -> Answer {
    let showing = game_of(&door, &headers).await?;
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
                let sentence = speech.server_hint(&turn.actions, turn.points, turn.chance.mean);
                (sentence, turn.actions.first().copied())
            }
            None => (speech.server_broken(), None),
        }
    };
    if !answer::wants_json(&headers) {
        return whole(&app, &showing, None, Some(Message::Hint(sentence)), &headers);
    }
    let mut body = json!({ "result": "hint", "version": showing.version, "sentence": sentence });
    if let Some(Action::Place { guest, chair }) = first {
        body["card"] = guest.to_string().into();
        body["chair"] = Value::from(chair.name());
    }
    Ok(Json(body).into_response())
}

/// What is shown of a game that must have begun.
async fn game_of(door: &Door, headers: &HeaderMap) -> Result<Showing, Fault> {
    let speech = answer::speech(headers);
    let room = door.live.lock().await;
    let showing = door.showing(&room, headers);
    Ok(showing.ok_or_else(|| {
        let sentence = speech.server_not_started();
        answer::fault(speech, StatusCode::CONFLICT, &sentence)
    })?)
}

/// The rules of a room, before its game begins too.
pub(super) async fn rules(door: Door, headers: HeaderMap) -> Answer {
    let room = door.live.lock().await;
    let speech = Speech::new(language::of(&headers), room.setup.theme);
    let rules = diner::Rules::new(room.setup.options);
    let rules = rules.map_err(|_| answer::not_found(speech))?;
    Ok(answer::html(pages::rules_page(speech, &rules, Some(door.base()))))
}

/// The same people again, the next one beginning; only once the game is over, and once for all.
pub(super) async fn rematch(State(app): State<App>, door: Door, headers: HeaderMap) -> Answer {
    let speech = answer::speech(&headers);
    let next = app.hub.again(&door.live).await.map_err(|why| answer::broken(speech, why))?;
    match next {
        Some(room) => Ok(Redirect::to(&format!("/game/{room}")).into_response()),
        None => {
            let sentence = speech.server_not_over();
            Err(answer::fault(speech, StatusCode::CONFLICT, &sentence).into())
        }
    }
}
