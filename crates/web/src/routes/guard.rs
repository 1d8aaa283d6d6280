//! Who may ask: requests that change something must come from our own pages.

use axum::extract::{Request, State};
use axum::http::header::{HOST, HeaderMap, ORIGIN, UPGRADE};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use super::{App, answer};

/// Refuses what another site's page sends. Every browser names the origin of a POST and of a
/// socket; what is no browser may leave it out, since it carries nobody's cookies by accident.
pub(super) async fn same_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    if (changes || headers.contains_key(UPGRADE)) && !is_own(headers, app.public_url.as_deref()) {
        let speech = answer::speech(headers);
        return answer::fault(speech, StatusCode::FORBIDDEN, &speech.server_foreign());
    }
    next.run(request).await
}

fn is_own(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(origin) = text(ORIGIN.as_str()) else {
        return matches!(text("sec-fetch-site"), None | Some("same-origin" | "none"));
    };
    let host_of =
        |url: &str| url.split_once("://").map(|(_, host)| host.trim_end_matches('/').to_string());
    let host = host_of(origin);
    host.is_some()
        && (host.as_deref() == text(HOST.as_str()) || host == public_url.and_then(host_of))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(pairs: &[(&'static str, &str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, value.parse().unwrap());
        }
        is_own(&headers, Some("https://diner.example"))
    }

    #[test]
    fn only_our_own_pages_may_change_something() {
        let host = ("host", "127.0.0.1:7878");
        assert!(own(&[host, ("origin", "http://127.0.0.1:7878")]));
        assert!(own(&[host, ("origin", "https://diner.example")]));
        assert!(own(&[host]));
        assert!(own(&[host, ("sec-fetch-site", "same-origin")]));
        assert!(!own(&[host, ("sec-fetch-site", "cross-site")]));
        assert!(!own(&[host, ("origin", "null")]));
        assert!(!own(&[host, ("origin", "http://evil.example")]));
        assert!(!own(&[host, ("origin", "http://127.0.0.1:7879")]));
        assert!(!own(&[("origin", "http://127.0.0.1:7878")]));
    }
}
