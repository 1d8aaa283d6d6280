//! The home page, making a game, and the rules of each preset.

use axum::extract::rejection::FormRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use axum::http::header::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use diner::{Options, Preset, Rules};

use super::{App, answer, door, language};
use crate::access::Token;
use crate::hub::Broken;
use crate::limits::From;
use crate::lists;
use crate::pages::{self, Home};
use crate::setup::{BadSetup, Setup};

/// Fields of a form, in their order.
pub(super) type Fields = Vec<(String, String)>;

pub(super) async fn page(State(app): State<App>, headers: HeaderMap) -> Response {
    show(&app, &headers, None).await
}

async fn show(
    app: &App,
    headers: &HeaderMap,
    fault: Option<(&BadSetup, &[(String, String)])>,
) -> Response {
    let speech = answer::speech(headers);
    let mine = match Token::of(headers) {
        Some(token) => lists::mine(&app.hub, &token.holder(), speech).await,
        None => Ok(lists::Mine::default()),
    };
    let mine = match mine {
        Ok(mine) => mine,
        Err(fault) => return answer::broken(speech, fault),
    };
    let origin = door::origin(app, headers);
    let home = Home { speech, origin: &origin, name: &mine.name, games: &mine.games, fault };
    let status = if fault.is_some() { StatusCode::BAD_REQUEST } else { StatusCode::OK };
    (status, answer::html(pages::home_page(&home))).into_response()
}

pub(super) async fn make(
    State(app): State<App>,
    from: Option<Extension<ConnectInfo<From>>>,
    headers: HeaderMap,
    form: Result<Form<Fields>, FormRejection>,
) -> Response {
    let speech = answer::speech(&headers);
    let fields = match form {
        Ok(Form(fields)) => fields,
        Err(fault) => return answer::fault(speech, fault.status(), &speech.server_bad_form()),
    };
    let setup = match Setup::from_form(&fields) {
        Ok(setup) => setup,
        Err(fault) => return show(&app, &headers, Some((&fault, &fields))).await,
    };
    let address = from.map(|Extension(ConnectInfo(From(address)))| address);
    if !app.makers.may_make(address, app.hub.world.now()) {
        let status = StatusCode::TOO_MANY_REQUESTS;
        return answer::fault(speech, status, &speech.server_too_many_games());
    }
    opened(&app, &headers, setup).await.unwrap_or_else(|fault| answer::broken(speech, fault))
}

/// Opens a room for whoever asks and sends the browser to it, with a token if it has none yet.
async fn opened(app: &App, headers: &HeaderMap, setup: Setup) -> Result<Response, Broken> {
    let (token, cookie) = app.token_of(headers)?;
    let room = app.hub.open(setup, token.holder()).await?;
    Ok((cookie, Redirect::to(&format!("/game/{room}"))).into_response())
}

pub(super) async fn rules(Path(preset): Path<String>, headers: HeaderMap) -> Response {
    let lang = language::of(&headers);
    let found = Preset::parse(&preset).and_then(|preset| Rules::new(Options::preset(preset)));
    match found {
        Ok(rules) => {
            let theme = words::Theme::of(rules.options().base());
            answer::html(pages::rules_page(words::Speech::new(lang, theme), &rules, None))
        }
        Err(_) => answer::not_found(answer::speech(&headers)),
    }
}
