//! Which language somebody reads: the one that was chosen in the menu, or else what the browser
//! asks for. Kept in a cookie of the browser, so that several at one table each read their own.

use axum::Form;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::header::{ACCEPT_LANGUAGE, HeaderMap, REFERER, SET_COOKIE};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use words::Lang;

use super::{App, answer};
use crate::access::{self, KEPT};

/// The cookie's name. The page's script does not need it; the server reads it with each request.
const COOKIE_NAME: &str = "rid-lang";

#[derive(Deserialize)]
pub(super) struct Chosen {
    lang: String,
}

/// The language of whoever asks.
pub(super) fn of(headers: &HeaderMap) -> Lang {
    let chosen = access::cookie(headers, COOKIE_NAME).and_then(Lang::from_code);
    chosen.unwrap_or_else(|| {
        let asked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Lang::negotiate(asked.unwrap_or_default())
    })
}

/// Keeps what was chosen, and shows the same page again.
pub(super) async fn choose(
    State(app): State<App>,
    headers: HeaderMap,
    form: Result<Form<Chosen>, FormRejection>,
) -> Response {
    let speech = answer::speech(&headers);
    let lang = form.ok().and_then(|Form(chosen)| Lang::from_code(&chosen.lang));
    let Some(lang) = lang else {
        return answer::fault(speech, StatusCode::BAD_REQUEST, &speech.server_bad_form());
    };
    let secure = if app.is_secure() { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE_NAME}={lang}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}");
    ([(SET_COOKIE, cookie)], Redirect::to(&back(&headers))).into_response()
}

/// The path of the page that the form was on; never another site's.
fn back(headers: &HeaderMap) -> String {
    let from = headers.get(REFERER).and_then(|value| value.to_str().ok());
    let page: Option<Uri> = from.and_then(|url| url.parse().ok());
    let path = page.as_ref().and_then(Uri::path_and_query).map(|path| path.as_str());
    match path {
        Some(path) if !path.starts_with("//") && path != "/games" => path.to_owned(),
        _ => "/".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_goes_back_to_the_page_and_nowhere_else() {
        let back = |from: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(REFERER, from.parse().unwrap());
            super::back(&headers)
        };
        assert_eq!(back("http://127.0.0.1:7878/game/k7q?a=1"), "/game/k7q?a=1");
        assert_eq!(back("http://127.0.0.1:7878"), "/");
        assert_eq!(back("http://127.0.0.1:7878/games"), "/", "a form that was sent");
        assert_eq!(back("http://evil.example//evil.example/"), "/");
        assert_eq!(back("?!"), "/");
        assert_eq!(super::back(&HeaderMap::new()), "/");
    }

    #[test]
    fn what_was_chosen_comes_before_what_the_browser_asks_for() {
        let mut headers = HeaderMap::new();
        assert_eq!(of(&headers), Lang::default());
        headers.insert(ACCEPT_LANGUAGE, "de-AT, en;q=0.5".parse().unwrap());
        let german = Lang::from_code("de").unwrap_or_default();
        assert_eq!(of(&headers), german);
        headers.insert("cookie", "rid=x; rid-lang=en".parse().unwrap());
        assert_eq!(of(&headers), Lang::default());
        headers.insert("cookie", "rid-lang=tlh".parse().unwrap());
        assert_eq!(of(&headers), german);
    }
}
