//! Requests without a socket: what is answered, to whom, with which headers; a whole game by forms.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use tower::ServiceExt;

use crate::hub::Hub;
use crate::limits::Makers;
use crate::routes::{App, router};
use crate::store::SqliteStore;
use crate::thinking::Thinkers;
use crate::world::World;

/// A server without a socket, and a browser's cookie.
struct Server {
    router: Router,
    _folder: tempfile::TempDir,
}

struct Answer {
    status: StatusCode,
    headers: HashMap<String, String>,
    body: String,
}

impl Server {
    fn new() -> Server {
        Server::in_world(World::real())
    }

    fn in_world(world: World) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).unwrap();
        let hub = Hub::new(Box::new(store), world, Thinkers::new(), None);
        let app = App {
            hub,
            public_url: None,
            closing: Default::default(),
            makers: Arc::new(Makers::new()),
        };
        Server { router: router(app), _folder: folder }
    }

    async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let status = response.status();
        let headers = response.headers().iter();
        let headers = headers.map(|(k, v)| (k.to_string(), v.to_str().unwrap().to_string()));
        let headers = headers.collect();
        let body = response.into_body().collect().await.unwrap().to_bytes();
        Answer { status, headers, body: String::from_utf8_lossy(&body).into_owned() }
    }

    async fn get(&self, path: &str, cookie: &str) -> Answer {
        let request = Request::get(path).header("host", "here").header("cookie", cookie);
        self.ask(request.body(Body::empty()).unwrap()).await
    }

    async fn post(&self, path: &str, cookie: &str, form: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = Request::post(path)
            .header("host", "here")
            .header("cookie", cookie)
            .header("content-type", "application/x-www-form-urlencoded");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.ask(request.body(Body::from(form.to_string())).unwrap()).await
    }

    /// Makes a game; gives its path and the cookie.
    async fn game(&self, more: &str) -> (String, String) {
        let made = self.post("/games", "", &format!("name=Anna&pace=0&{more}"), &[]).await;
        assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
        let cookie = made.headers["set-cookie"].split(';').next().unwrap().to_string();
        (made.headers["location"].clone(), cookie)
    }

    /// The page once it is this person's turn or the game is over.
    async fn my_turn(&self, path: &str, cookie: &str) -> String {
        for _ in 0..2000 {
            let page = self.get(path, cookie).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.body);
            let over = self.get(&format!("{path}/record"), cookie).await.status == StatusCode::OK;
            if over || submit(&page.body, "").is_some() {
                return page.body;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("nobody plays");
    }

    async fn act(&self, path: &str, cookie: &str, version: u64, key: &str, action: &str) -> Answer {
        let form = format!("version={version}&key={key}&action={action}");
        self.post(&format!("{path}/act"), cookie, &form, &[("accept", "application/json")]).await
    }
}

const ACTS: [&str; 3] = ["draw", "done", "undo"];

/// The value of the first button of a page that is pressed for an action beginning so; any of
/// those that can be pressed if it is empty.
fn submit(page: &str, begins: &str) -> Option<String> {
    let buttons = page.split("<button").skip(1);
    let values = buttons.filter_map(|button| {
        let tag = button.split('>').next()?;
        let pressed = !tag.contains(" disabled") && tag.contains("name=\"action\"");
        let value = tag.split("value=\"").nth(1)?.split('"').next()?;
        pressed.then(|| value.to_string())
    });
    let wanted = |value: &String| match begins {
        "" => ACTS.contains(&value.as_str()) || value.contains(':') || value.contains('@'),
        begins => value.starts_with(begins),
    };
    values.into_iter().find(wanted)
}

fn field(page: &str, name: &str) -> String {
    let input = page.split("<input").find(|input| input.contains(&format!("name=\"{name}\"")));
    input.unwrap().split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_string()
}

fn version(page: &str) -> u64 {
    field(page, "version").parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_strict() {
    let server = Server::new();
    for path in ["/", "/rules/rid", "/nothing", "/assets/none/x", "/game/x"] {
        let answer = server.get(path, "").await;
        let csp = &answer.headers["content-security-policy"];
        assert!(csp.contains("default-src 'none'") && csp.contains("frame-ancestors 'none'"));
        assert!(!csp.contains("unsafe"), "{csp}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(answer.headers["cache-control"], "no-store", "{path}");
        assert!(!answer.body.contains(" style=\"") && !answer.body.contains(" onclick"), "{path}");
    }
    let page = server.get("/", "").await.body;
    let asset = page.split("href=\"/assets/").nth(1).unwrap().split('"').next().unwrap();
    let asset = server.get(&format!("/assets/{asset}"), "").await;
    assert!(asset.headers["cache-control"].contains("immutable"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_of_others_is_not_there() {
    let server = Server::new();
    let (path, cookie) = server.game("rules=rid").await;
    let stranger = format!("rid={}", "ab".repeat(32));
    let nowhere = "/game/0000000000000000000000";
    for tail in ["", "/record", "/replay", "/rules", "/socket"] {
        let theirs = server.get(&format!("{path}{tail}"), &stranger).await;
        let none = server.get(&format!("{nowhere}{tail}"), &stranger).await;
        assert_eq!((theirs.status, &theirs.body), (none.status, &none.body), "{tail}");
        if tail != "/socket" {
            assert_eq!(theirs.status, StatusCode::NOT_FOUND, "{tail}");
        }
    }
    for tail in ["/act", "/hint", "/rematch"] {
        let form = "version=3&key=k&action=draw";
        let theirs = server.post(&format!("{path}{tail}"), &stranger, form, &[]).await;
        let none = server.post(&format!("{nowhere}{tail}"), &stranger, form, &[]).await;
        assert_eq!(theirs.status, StatusCode::NOT_FOUND, "{tail}");
        assert_eq!(theirs.body, none.body, "{tail}");
    }
    assert_eq!(server.get(&path, &cookie).await.status, StatusCode::OK);
    let page = server.get(&path, &cookie).await.body;
    assert!(!page.contains(cookie.trim_start_matches("rid=")), "a token on a page");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_sites_page_can_do_nothing() {
    let server = Server::new();
    let (path, cookie) = server.game("rules=rid").await;
    server.my_turn(&path, &cookie).await;
    for path in [format!("{path}/act"), "/games".into(), format!("{path}/hint")] {
        for header in [("origin", "http://evil.example"), ("sec-fetch-site", "cross-site")] {
            let form = "version=3&key=k&action=draw&name=Eve";
            let answer = server.post(&path, &cookie, form, &[header]).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        }
    }
    let long = format!("name={}", "x".repeat(20_000));
    assert_eq!(server.post("/games", "", &long, &[]).await.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_world_gives_the_same_bytes() {
    let mut pages = Vec::new();
    for _ in 0..2 {
        let server = Server::in_world(World::fixed());
        let (path, cookie) = server.game("rules=rid").await;
        server.my_turn(&path, &cookie).await;
        let rules = server.get(&format!("{path}/rules"), &cookie).await;
        let home = server.get("/", &cookie).await;
        pages.push((path, cookie, rules.body, home.body));
    }
    assert!(pages[0] == pages[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_counts_once() {
    let server = Server::new();
    let (path, cookie) = server.game("rules=rid").await;
    let page = server.my_turn(&path, &cookie).await;
    let at = version(&page);
    let json = |answer: &Answer| serde_json::from_str::<serde_json::Value>(&answer.body).unwrap();
    let refused = server.act(&path, &cookie, at, "k0", "done").await;
    assert_eq!(json(&refused)["code"], "nothing-done");
    assert!(json(&refused)["sentence"].as_str().unwrap().len() > 10);
    let first = server.act(&path, &cookie, at, "k1", "draw").await;
    assert_eq!(json(&first)["result"], "applied", "{}", first.body);
    let again = server.act(&path, &cookie, at, "k1", "draw").await;
    assert_eq!(json(&again)["result"], "already");
    let late = server.act(&path, &cookie, at, "k2", "draw").await;
    assert_eq!(json(&late)["result"], "stale");
    assert!(json(&late)["push"]["regions"]["floor"].is_string());
    for (key, action) in [("k3", "dance"), ("", "draw"), ("k4", "Zz@c4")] {
        let bad = server.act(&path, &cookie, at, key, action).await;
        assert_eq!(
            (bad.status, json(&bad)["code"].as_str()),
            (StatusCode::BAD_REQUEST, Some("syntax"))
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_forms_alone() {
    for rules in ["rid", "cafe", "amigo"] {
        let server = Server::new();
        let form = format!("rules={rules}&seat-2=apprentice&seat-3=apprentice&seat-4=waiter");
        let (path, cookie) = server.game(&form).await;
        let (mut placed, mut actions) = (0, 0);
        loop {
            let page = server.my_turn(&path, &cookie).await;
            if server.get(&format!("{path}/record"), &cookie).await.status == StatusCode::OK {
                break;
            }
            let action = choose(&server, &path, &cookie, &page).await;
            placed += usize::from(action.contains('@'));
            actions += 1;
            let form =
                format!("version={}&key={}&action={action}", version(&page), field(&page, "key"));
            let done = server.post(&format!("{path}/act"), &cookie, &form, &[]).await;
            assert_eq!(done.status, StatusCode::SEE_OTHER, "{action}: {}", done.body);
            assert!(actions < 400, "a game without end");
        }
        assert!(placed > 0, "{rules}: {placed}");
        let record = server.get(&format!("{path}/record"), &cookie).await;
        let mut reader = diner::record::Reader::default();
        reader.push(record.body.as_bytes());
        reader.finish();
        let verdict = reader.next_game().unwrap();
        assert!(verdict.result.is_ok(), "{}", record.body);
        assert!(record.body.contains("\"Anna\"") && record.body.contains("[Result "));
        for at in [0, 1, 7, 100_000] {
            let replay = server.get(&format!("{path}/replay?at={at}"), &cookie).await;
            assert_eq!(replay.status, StatusCode::OK);
        }
        let again = server.post(&format!("{path}/rematch"), &cookie, "", &[]).await;
        assert_eq!(again.status, StatusCode::SEE_OTHER);
        assert_ne!(again.headers["location"], path);
        let home = server.get("/", &cookie).await.body;
        assert!(home.contains(&path) && home.contains(&again.headers["location"]));
    }
}

/// Places if a card fits somewhere, as the pages offer it; else ends the turn, draws or drops.
async fn choose(server: &Server, path: &str, cookie: &str, page: &str) -> String {
    let cards = page.split("href=\"?card=").skip(1).filter_map(|link| link.split('"').next());
    for card in cards.map(|card| card.chars().take(2).collect::<String>()) {
        let chosen = server.get(&format!("{path}?card={card}"), cookie).await.body;
        if let Some(place) = submit(&chosen, &format!("{card}@")) {
            return place;
        }
    }
    let found = ["done", "draw", "drop:", "undo"].iter().find_map(|act| submit(page, act));
    found.unwrap_or_else(|| panic!("nothing to press: {page}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_shown_of_a_game_that_goes_on() {
    let server = Server::new();
    let (path, cookie) = server.game("rules=rid&hints=on").await;
    let page = server.my_turn(&path, &cookie).await;
    for tail in ["record", "replay", "replay?at=5"] {
        let early = server.get(&format!("{path}/{tail}"), &cookie).await;
        assert_eq!(early.status, StatusCode::CONFLICT, "{tail}");
    }
    let early = server.post(&format!("{path}/rematch"), &cookie, "", &[]).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    let form = format!("version={}", version(&page));
    let json = [("accept", "application/json")];
    let hint = server.post(&format!("{path}/hint"), &cookie, &form, &json).await;
    let hint: serde_json::Value = serde_json::from_str(&hint.body).unwrap();
    assert_eq!(hint["result"], "hint");
    assert!(hint["sentence"].as_str().unwrap().contains("chance to win"), "{hint}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_with_a_fault_comes_back_with_what_was_typed() {
    let server = Server::new();
    let form = "name=%3Cscript%3Ealert(1)%3C%2Fscript%3EAndMuchMore&rules=rid&house-limit=99";
    let answer = server.post("/games", "", form, &[]).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert!(answer.body.contains("&lt;script&gt;") && !answer.body.contains("<script>alert"));
    assert!(!answer.headers.contains_key("set-cookie"));
    let (path, cookie) = server.game("name=x&rules=rid").await;
    assert_eq!(server.get(&path, &cookie).await.status, StatusCode::OK);
}
