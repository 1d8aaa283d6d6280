//! The gallery, in the theme and the sight that the address asks for.

use art::Sight;
use axum::extract::Query;
use axum::http::header::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use words::{Speech, Theme};

use super::answer;
use crate::pages::{self, Gallery};

#[derive(Deserialize)]
pub(super) struct Asked {
    theme: Option<String>,
    #[serde(rename = "as")]
    sight: Option<String>,
}

/// What is not known is shown as usual.
pub(super) async fn page(Query(asked): Query<Asked>, headers: HeaderMap) -> Response {
    let theme = asked.theme.and_then(|code| Theme::from_code(&code)).unwrap_or_default();
    let sight = asked.sight.and_then(|code| Sight::from_code(&code)).unwrap_or(Sight::Plain);
    let speech = Speech { theme, ..answer::speech(&headers) };
    answer::html(pages::gallery_page(Gallery { speech, sight }))
}
