//! Sockets, over a real connection: what is pushed, when, and to whom not.

use std::time::Duration;

use futures_util::StreamExt;
use serde_json::Value;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::served::{Server, Socket, header};

/// A game of two in which bots take their time.
async fn game(server: &Server) -> (String, String) {
    let form = "name=Anna&pace=400&house-players=2&seat-2=apprentice";
    let made = server.ask("POST /games", "", form).await;
    (header(&made, "location"), header(&made, "set-cookie"))
}

/// The next push that is no mere sign of life.
async fn push(socket: &mut Socket) -> Value {
    let waiting = async {
        loop {
            if let Message::Text(text) = socket.next().await.unwrap().unwrap() {
                let push: Value = serde_json::from_str(&text).unwrap();
                if push.get("beat").is_none() {
                    return push;
                }
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), waiting).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_told_what_changes_and_nothing_else() {
    let server = Server::new().await;
    let (path, cookie) = game(&server).await;
    let mut socket =
        server.open(&format!("{path}/socket"), &cookie, &server.origin()).await.unwrap();
    let mut first = push(&mut socket).await;
    assert!(first["regions"]["floor"].is_string() && first["regions"]["hand"].is_string());
    while first["yours"] != true {
        first = push(&mut socket).await;
    }
    let version = first["version"].as_u64().unwrap();
    let form = format!("version={version}&key=a&action=draw");
    let answer = server.ask(&format!("POST {path}/act"), &cookie, &form).await;
    assert!(answer.contains("\"result\":\"applied\""), "{answer}");
    let drawn = push(&mut socket).await;
    assert_eq!(drawn["version"], version + 2);
    assert!(drawn["regions"].get("hand").is_some());
    assert_eq!(drawn["moves"][0]["what"], "drew");
    assert!(drawn["said"][0][1].as_str().unwrap().contains("Anna"));
    // The bot answers in its own time, action by action.
    let bot = push(&mut socket).await;
    assert!(bot["version"].as_u64() > drawn["version"].as_u64());
    assert_ne!(bot["moves"][0]["seat"], drawn["moves"][0]["seat"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_is_for_our_own_pages_and_for_those_at_the_table() {
    let server = Server::new().await;
    let (path, cookie) = game(&server).await;
    let socket = format!("{path}/socket?version=1");
    let refused = |opened: Result<Socket, Error>, status: u16| match opened {
        Err(Error::Http(response)) => assert_eq!(response.status().as_u16(), status),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("opened"),
    };
    refused(server.open(&socket, &cookie, "http://evil.example").await, 403);
    let stranger = format!("rid={}", "ab".repeat(32));
    refused(server.open(&socket, &stranger, &server.origin()).await, 404);
    refused(
        server.open("/game/0000000000000000000000/socket", &cookie, &server.origin()).await,
        404,
    );
    assert!(server.open(&socket, &cookie, &server.origin()).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_end_with_the_server() {
    let server = Server::new().await;
    let (path, cookie) = game(&server).await;
    let mut socket =
        server.open(&format!("{path}/socket"), &cookie, &server.origin()).await.unwrap();
    push(&mut socket).await;
    server.app.closing.cancel();
    let ended = async { while let Some(Ok(_)) = socket.next().await {} };
    assert!(tokio::time::timeout(Duration::from_secs(5), ended).await.is_ok());
}
