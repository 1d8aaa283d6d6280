//! Answers that are no page of their own subject: faults, and how somebody is spoken to.

use axum::http::StatusCode;
use axum::http::header::{ACCEPT, HeaderMap};
use axum::response::{Html, IntoResponse, Response};
use maud::Markup;
use words::{Speech, Theme};

use super::language;
use crate::hub::Broken;
use crate::pages;

/// What a handler answers, or why not.
pub(super) type Answer = Result<Response, Fault>;

/// An answer that ends a handler early. Boxed, since it passes through many hands.
pub(super) struct Fault(Box<Response>);

impl From<Response> for Fault {
    fn from(response: Response) -> Fault {
        Fault(Box::new(response))
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        *self.0
    }
}

/// How to speak to somebody where no game says a theme: in their language, with the usual one.
pub(super) fn speech(headers: &HeaderMap) -> Speech {
    Speech::new(language::of(headers), Theme::default())
}

/// Whether the page's script asks, which reads JSON.
pub(super) fn wants_json(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|kinds| kinds.contains("application/json"))
}

pub(super) fn html(page: Markup) -> Response {
    Html(page.into_string()).into_response()
}

/// What answers an unknown address and one that belongs to others: the same.
pub(super) fn not_found(speech: Speech) -> Response {
    fault(speech, StatusCode::NOT_FOUND, &speech.server_not_found())
}

pub(super) fn fault(speech: Speech, status: StatusCode, sentence: &str) -> Response {
    (status, html(pages::error_page(speech, status, sentence))).into_response()
}

/// The server is at fault; what is kept is not lost.
pub(super) fn broken(speech: Speech, Broken: Broken) -> Response {
    fault(speech, StatusCode::SERVICE_UNAVAILABLE, &speech.server_broken())
}
