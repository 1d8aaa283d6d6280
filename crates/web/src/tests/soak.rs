//! Sixty tables at once, two people at each who lose their connection again and again: every game
//! comes to its end, and its record is one that the rules confirm.

use std::sync::Arc;

use diner::record::Reader;
use diner::{Dice, QuickDice};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::served::{Server, header};
use crate::store::RoomId;

const TABLES: u64 = 60;

/// Somebody at a table.
struct Person {
    server: Arc<Server>,
    path: String,
    cookie: String,
    dice: QuickDice,
    requests: u32,
}

impl Person {
    async fn play(mut self) -> String {
        let id = RoomId::parse(self.path.trim_start_matches("/game/")).unwrap();
        let holder = {
            let mut headers = axum::http::HeaderMap::new();
            headers.insert("cookie", self.cookie.parse().unwrap());
            crate::access::Token::of(&headers).unwrap().holder()
        };
        loop {
            let live = self.server.app.hub.room(&id).await.unwrap().unwrap();
            let mut news = live.news();
            let (version, action) = {
                let room = live.lock().await;
                if room.is_over() {
                    break;
                }
                let own = room.seats_held(&holder);
                let legal = room.game().unwrap().legal();
                let action = legal.nth(self.dice.below(legal.len()));
                (
                    room.version(),
                    room.seat_on_turn().filter(|seat| own.contains(seat)).map(|_| action),
                )
            };
            let Some(action) = action else {
                let late = std::time::Duration::from_secs(60);
                tokio::time::timeout(late, news.changed()).await.expect("nobody plays").unwrap();
                continue;
            };
            self.act(version, &action.to_string()).await;
        }
        let record = self.server.ask(&format!("GET {}/record", self.path), &self.cookie, "").await;
        record.split_once("\r\n\r\n").unwrap().1.to_string()
    }

    /// Sends an action until it is answered, always with the same key.
    async fn act(&mut self, version: u64, action: &str) {
        self.requests += 1;
        let form = format!("version={version}&key=k{}&action={action}", self.requests);
        let head = format!("POST {}/act", self.path);
        let request = self.server.request(&head, &self.cookie, &form);
        loop {
            let mut stream = TcpStream::connect(self.server.address).await.unwrap();
            let gone = self.dice.below(6);
            // Gone before the request was whole, or before the answer came.
            let sent = if gone == 0 { request.len() / 2 } else { request.len() };
            stream.write_all(&request.as_bytes()[..sent]).await.unwrap();
            if gone < 2 {
                continue;
            }
            let mut answer = String::new();
            if stream.read_to_string(&mut answer).await.is_ok() && answer.contains("\"result\"") {
                return;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_tables_play_to_the_end_whatever_connections_do() {
    let server = Arc::new(Server::new().await);
    let mut people = Vec::new();
    for table in 0..TABLES {
        let rules = ["rid", "cafe", "amigo"][table as usize % 3];
        let form = format!(
            "name=Anna&rules={rules}&pace=0&house-hand=3&house-limit=4&house-copies=2\
             &seat-2=friend&seat-3=apprentice&seat-4=apprentice"
        );
        let made = server.ask("POST /games", "", &form).await;
        let (path, anna) = (header(&made, "location"), header(&made, "set-cookie"));
        let id = RoomId::parse(path.trim_start_matches("/game/")).unwrap();
        let live = server.app.hub.room(&id).await.unwrap().unwrap();
        let link = live.lock().await.at(1).unwrap().link.clone().unwrap();
        let joined = server.ask(&format!("POST /join/{id}/{link}"), "", "name=Bruno").await;
        let bruno = header(&joined, "set-cookie");
        let started = server.ask(&format!("POST {path}/people"), &anna, "do=start&key=s").await;
        assert!(started.contains("applied"), "{started}");
        for cookie in [anna, bruno] {
            people.push(Person {
                server: Arc::clone(&server),
                path: path.clone(),
                dice: QuickDice::new(table * 2 + people.len() as u64),
                cookie,
                requests: 0,
            });
        }
    }
    let playing: Vec<_> = people.into_iter().map(|person| tokio::spawn(person.play())).collect();
    let mut records = Vec::new();
    for person in playing {
        records.push(person.await.unwrap());
    }
    for pair in records.chunks_exact(2) {
        assert_eq!(pair[0], pair[1], "both have the same record");
        let mut reader = Reader::default();
        reader.push(pair[0].as_bytes());
        reader.finish();
        assert!(reader.next_game().unwrap().result.is_ok(), "{}", pair[0]);
        assert!(pair[0].contains("[Result ") && pair[0].contains("\"Bruno\""));
    }
}
