//! What a watcher sees who came by link: the game page without a hand, and, once it is over,
//! everything.

use axum::extract::{Path, Query, State};
use axum::http::header::HeaderMap;
use axum::response::Response;

use super::App;
use super::door::Door;
use super::game::{rules_of, show};
use super::look_back::{At, record_by, replay_by};

type Link = Path<(String, String)>;

pub(super) async fn page(
    State(app): State<App>,
    Path((room, link)): Link,
    headers: HeaderMap,
) -> Response {
    let shown = async {
        let door = Door::watch(&app, &room, &link, &headers).await?;
        show(&app, &door, None, None, &headers).await
    };
    shown.await.unwrap_or_else(|response: Box<Response>| *response)
}

pub(super) async fn rules(
    State(app): State<App>,
    Path((room, link)): Link,
    headers: HeaderMap,
) -> Response {
    let shown = async {
        let door = Door::watch(&app, &room, &link, &headers).await?;
        rules_of(&door, &headers).await
    };
    shown.await.unwrap_or_else(|response: Box<Response>| *response)
}

pub(super) async fn record(
    State(app): State<App>,
    Path((room, link)): Link,
    headers: HeaderMap,
) -> Response {
    let found = async {
        let door = Door::watch(&app, &room, &link, &headers).await?;
        record_by(&door, &headers).await
    };
    found.await.unwrap_or_else(|response: Box<Response>| *response)
}

pub(super) async fn replay(
    State(app): State<App>,
    Path((room, link)): Link,
    Query(at): Query<At>,
    headers: HeaderMap,
) -> Response {
    let shown = async {
        let door = Door::watch(&app, &room, &link, &headers).await?;
        replay_by(&door, &at, &headers).await
    };
    shown.await.unwrap_or_else(|response: Box<Response>| *response)
}
