//! A friend's link. To open it claims nothing, since programs open links to show what is behind
//! them; only its button does. The same person may come again with another device.

use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use words::Speech;

use super::answer::{self, Answer};
use super::{App, door, language};
use crate::access::Token;
use crate::hub::Outcome;
use crate::lists;
use crate::name;
use crate::pages::{self, Invitation};

#[derive(Deserialize)]
pub(super) struct Named {
    name: Option<String>,
}

pub(super) async fn page(
    State(app): State<App>,
    Path((room, link)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer {
    let last = match Token::of(&headers) {
        Some(token) => {
            let speech = answer::speech(&headers);
            lists::mine(&app.hub, &token.holder(), speech).await.map(|mine| mine.name)
        }
        None => Ok(String::new()),
    };
    invitation(&app, &room, &link, &headers, &last.unwrap_or_default(), None).await
}

async fn invitation(
    app: &App,
    room: &str,
    link: &str,
    headers: &HeaderMap,
    name: &str,
    fault: Option<String>,
) -> Answer {
    let lang = language::of(headers);
    let live = door::find(app, room, headers).await?;
    let state = live.lock().await;
    let speech = Speech::new(lang, state.setup.theme);
    let place = state.place_linked(link).ok_or_else(|| dead(speech))?;
    let rules = diner::Rules::new(state.setup.options).map_err(|_| dead(speech))?;
    let names = (0..).zip(&state.places).map(|(at, _)| state.name_at(speech, at));
    let origin = door::origin(app, headers);
    let page = Invitation {
        speech,
        origin: &origin,
        room,
        link,
        rules: &rules,
        clock: state.setup.clock,
        hints: state.setup.hints,
        names: names.filter(|name| !name.is_empty()).collect(),
        known: state.at(place).and_then(|here| here.sitting.name()),
        name,
        fault: fault.clone(),
    };
    let status = if fault.is_some() { StatusCode::BAD_REQUEST } else { StatusCode::OK };
    Ok((status, answer::html(pages::invitation_page(&page))).into_response())
}

/// A link that was made anew, or never was one.
fn dead(speech: Speech) -> Response {
    let sentence = speech.company_link_dead();
    answer::fault(speech, StatusCode::NOT_FOUND, &sentence)
}

pub(super) async fn sit_down(
    State(app): State<App>,
    Path((room, link)): Path<(String, String)>,
    headers: HeaderMap,
    form: Result<Form<Named>, FormRejection>,
) -> Answer {
    let speech = answer::speech(&headers);
    let live = door::find(&app, &room, &headers).await?;
    let known = {
        let room = live.lock().await;
        let place = room.place_linked(&link).ok_or_else(|| dead(speech))?;
        room.at(place).is_some_and(|here| here.sitting.name().is_some())
    };
    let typed = form.ok().and_then(|Form(named)| named.name).unwrap_or_default();
    let name = match name::read(&typed) {
        Ok(name) => Some(name),
        Err(_) if known => None,
        Err(why) => {
            let fault = Some(why.sentence(speech));
            return invitation(&app, &room, &link, &headers, &typed, fault).await;
        }
    };
    let fault = |why| answer::broken(speech, why);
    let (token, cookie) = app.token_of(&headers).map_err(fault)?;
    let sat = app.hub.sit_down(&live, &link, token.holder(), name).await.map_err(fault)?;
    match sat {
        Outcome::Applied | Outcome::Already => {}
        Outcome::Stale | Outcome::Refused(_) => return Err(dead(speech).into()),
    }
    Ok((cookie, Redirect::to(&format!("/game/{room}"))).into_response())
}
