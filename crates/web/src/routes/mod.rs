//! Addresses and what answers them. Every answer carries the headers that keep browsers strict.

mod answer;
mod door;
mod gallery;
mod game;
mod guard;
mod home;
mod join;
mod language;
mod look_back;
mod people;
mod socket;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, Request};
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, SET_COOKIE,
};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tokio_util::sync::CancellationToken;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;

use crate::access::{TOKEN_BYTES, Token};
use crate::assets;
use crate::hub::{Broken, Hub, broken};
use crate::limits::Makers;
use answer::not_found;

/// What every handler may use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    /// Where people reach this server, if it is not where it listens.
    pub(crate) public_url: Option<String>,
    /// Ends the sockets when the server ends.
    pub(crate) closing: CancellationToken,
    pub(crate) makers: Arc<Makers>,
}

impl App {
    /// The token of a browser, and the header that gives it one if it has none yet.
    fn token_of(&self, headers: &HeaderMap) -> Result<(Token, Option<SetCookie>), Broken> {
        if let Some(held) = Token::of(headers) {
            return Ok((held, None));
        }
        let digits = self.hub.world.hex::<TOKEN_BYTES>();
        let token = Token::fresh(digits.map_err(|_| broken("giving a token", "no randomness"))?);
        let cookie = token.cookie(self.is_secure());
        Ok((token, Some([(SET_COOKIE, cookie)])))
    }

    /// Whether browsers reach the server by TLS only: then cookies go no other way.
    fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

type SetCookie = [(HeaderName, String); 1];

/// The largest body: a form with every house rule has under a kilobyte.
const BODY: usize = 16 * 1024;

/// The longest that a request may take.
const PATIENCE: Duration = Duration::from_secs(20);

const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; \
    frame-ancestors 'none'; base-uri 'none'";

/// A tenth less than what is usual, at the same cost.
const DENSE: CompressionLevel = CompressionLevel::Precise(6);

/// Headers of every answer.
const STRICT: [(&str, &str); 6] = [
    ("content-security-policy", CSP),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// All addresses.
pub(crate) fn router(app: App) -> Router {
    let pages = Router::new()
        .route("/", get(home::page))
        .route("/games", post(home::make))
        .route("/rules/{preset}", get(home::rules))
        .route("/language", post(language::choose))
        .route("/gallery", get(gallery::page))
        .route("/game/{room}", get(game::page))
        .route("/game/{room}/act", post(game::act))
        .route("/game/{room}/hint", post(game::hint))
        .route("/game/{room}/rules", get(game::rules))
        .route("/game/{room}/rematch", post(game::rematch))
        .route("/game/{room}/people", post(people::people))
        .route("/game/{room}/curtain", post(people::curtain))
        .route("/game/{room}/react", post(people::react))
        .route("/join/{room}/{link}", get(join::page).post(join::sit_down))
        .route("/watch/{room}/{link}", get(game::page))
        .route("/watch/{room}/{link}/rules", get(game::rules))
        .route("/watch/{room}/{link}/record", get(look_back::record))
        .route("/watch/{room}/{link}/replay", get(look_back::replay))
        .route("/game/{room}/record", get(look_back::record))
        .route("/game/{room}/replay", get(look_back::replay))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE));
    pages
        .route("/game/{room}/socket", get(socket::open))
        .route("/watch/{room}/{link}/socket", get(socket::open))
        .route("/assets/{hash}/{file}", get(asset))
        .route("/favicon.ico", get(|| drawn("icon.svg")))
        .route("/apple-touch-icon.png", get(|| drawn("icon-180.png")))
        .fallback(nothing_here)
        .method_not_allowed_fallback(nothing_here)
        .layer(middleware::from_fn_with_state(app.clone(), guard::same_origin))
        .layer(RequestBodyLimitLayer::new(BODY))
        .layer(CompressionLayer::new().quality(DENSE))
        .layer(middleware::from_fn(strict))
        .layer(CatchPanicLayer::new())
        .with_state(app)
}

async fn nothing_here(request: Request) -> Response {
    not_found(answer::speech(request.headers()))
}

/// Adds the strict headers, and forbids keeping whatever does not say otherwise.
async fn strict(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in STRICT {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

async fn asset(Path((hash, file)): Path<(String, String)>, request: Request) -> Response {
    match assets::find(&hash, &file) {
        Some(asset) => {
            let kept = "public, max-age=31536000, immutable";
            let headers = [(CONTENT_TYPE, asset.kind.as_str()), (CACHE_CONTROL, kept)];
            (headers, asset.bytes()).into_response()
        }
        None => not_found(answer::speech(request.headers())),
    }
}

/// For what asks at a fixed address, without having read a page.
async fn drawn(name: &str) -> Response {
    axum::response::Redirect::temporary(&assets::url(name)).into_response()
}
