//! Friends, watchers and shared devices, by requests: who gets in where, and what they are shown.

use super::served::{Server, header};
use crate::store::RoomId;

struct Visit {
    server: Server,
    path: String,
    maker: String,
}

impl Visit {
    async fn new(form: &str) -> Visit {
        let server = Server::new().await;
        let made = server.ask("POST /games", "", &format!("name=Anna&pace=0&{form}")).await;
        let (path, maker) = (header(&made, "location"), header(&made, "set-cookie"));
        Visit { server, path, maker }
    }

    fn room(&self) -> &str {
        self.path.trim_start_matches("/game/")
    }

    async fn links(&self) -> (Option<String>, String) {
        let id = RoomId::parse(self.room()).unwrap();
        let live = self.server.app.hub.room(&id).await.unwrap().unwrap();
        let room = live.lock().await;
        (room.at(1).unwrap().link.clone(), room.watch.clone().unwrap())
    }

    async fn get(&self, path: &str, cookie: &str) -> String {
        self.server.ask(&format!("GET {path}"), cookie, "").await
    }

    async fn people(&self, cookie: &str, form: &str) -> String {
        self.server.ask(&format!("POST {}/people", self.path), cookie, form).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_is_only_looked_at_claims_nothing() {
    let visit = Visit::new("seat-2=friend&seat-3=apprentice&seat-4=apprentice").await;
    let (link, _) = visit.links().await;
    let join = format!("/join/{}/{}", visit.room(), link.unwrap());
    for _ in 0..3 {
        let page = visit.get(&join, "").await;
        assert!(page.starts_with("HTTP/1.1 200") && !page.contains("set-cookie"), "{page}");
        assert!(page.contains("Anna") && page.contains("name=\"name\""));
        // A browser that is told to hide the referrer sends no origin, and could not sit down.
        assert!(!page.contains("no-referrer"));
    }
    let lobby = visit.get(&visit.path, &visit.maker).await;
    assert!(lobby.contains(&join), "the maker sees the link");
    let bad = visit.server.ask(&format!("POST {join}"), "", "name=").await;
    assert!(bad.starts_with("HTTP/1.1 400"), "{bad}");
    let sat = visit.server.ask(&format!("POST {join}"), "", "name=Bruno").await;
    let bruno = header(&sat, "set-cookie");
    let waiting = visit.get(&visit.path, &bruno).await;
    assert!(waiting.contains("Bruno") && !waiting.contains(&join), "no links for the others");
    assert!(visit.people(&bruno, "do=start").await.contains("refused"));
    // Another device of the same person: no name is asked for.
    let again = visit.get(&join, "").await;
    assert!(again.contains("Bruno") && !again.contains("name=\"name\""));
    let second = header(&visit.server.ask(&format!("POST {join}"), "", "").await, "set-cookie");
    assert!(visit.people(&visit.maker, "do=start&key=a").await.contains("applied"));
    // Bots may play in between: what is compared is whose page it is.
    let seat = |page: &str| page.split("data-you=\"").nth(1).map(|rest| rest[..1].to_string());
    let (one, other) =
        (visit.get(&visit.path, &bruno).await, visit.get(&visit.path, &second).await);
    assert!(seat(&one).is_some());
    assert_eq!(seat(&one), seat(&other));
    assert_ne!(seat(&one), seat(&visit.get(&visit.path, &visit.maker).await));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_renewed_or_leaked_link_leads_nowhere() {
    let visit = Visit::new("seat-2=friend").await;
    let (link, watch) = visit.links().await;
    let (join, old) = (format!("/join/{}/{}", visit.room(), link.unwrap()), watch);
    let watched = format!("/watch/{}/{old}", visit.room());
    assert!(visit.get(&watched, "").await.starts_with("HTTP/1.1 200"));
    for form in ["do=renew&place=1", "do=renew&place=watch"] {
        assert!(visit.people(&visit.maker, form).await.contains("applied"));
    }
    for path in [&join, &watched, &format!("{watched}/record"), &format!("{watched}/rules")] {
        assert!(visit.get(path, "").await.starts_with("HTTP/1.1 404"), "{path}");
    }
    let sat = visit.server.ask(&format!("POST {join}"), "", "name=Eve").await;
    assert!(sat.starts_with("HTTP/1.1 404"), "{sat}");
    let (_, watch) = visit.links().await;
    let other = format!("/join/{}/{watch}", visit.room());
    assert!(visit.get(&other, "").await.starts_with("HTTP/1.1 404"), "a watcher cannot sit down");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_sees_the_game_and_no_hand() {
    let visit = Visit::new("").await;
    let (_, watch) = visit.links().await;
    let base = format!("/watch/{}/{watch}", visit.room());
    let page = visit.get(&base, "").await;
    assert!(page.starts_with("HTTP/1.1 200"));
    assert!(page.contains(&format!("{base}/socket")), "its own socket");
    assert!(!page.contains("data-you=") && !page.contains("data-card="), "{page}");
    for path in ["record", "replay"] {
        assert!(visit.get(&format!("{base}/{path}"), "").await.starts_with("HTTP/1.1 409"));
    }
    assert!(visit.server.open(&format!("{base}/socket"), "", &visit.server.origin()).await.is_ok());
    let act =
        visit.server.ask(&format!("POST {base}/act"), "", "version=1&key=a&action=draw").await;
    assert!(act.starts_with("HTTP/1.1 404"), "{act}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_device_shows_one_hand_at_a_time() {
    let visit = Visit::new("house-players=2&seat-2=here&name-2=Carla").await;
    let curtained = visit.get(&visit.path, &visit.maker).await;
    assert!(curtained.contains("no-store") && curtained.contains("/curtain"));
    assert!(!curtained.contains("data-card="), "no hand before the press");
    let act = format!("POST {}/act", visit.path);
    let early = visit.server.ask(&act, &visit.maker, "version=4&key=a&action=draw").await;
    assert!(!early.contains("\"applied\""), "{early}");
    let lift = format!("POST {}/curtain", visit.path);
    visit.server.ask(&lift, &visit.maker, "seat=1").await;
    let page = visit.get(&visit.path, &visit.maker).await;
    assert!(page.contains("data-card=") && page.contains("data-you=\"1\""));
    let version =
        page.split("name=\"version\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let drawn = format!("version={version}&key=b&action=draw");
    let drawn = visit.server.ask(&act, &visit.maker, &drawn).await;
    assert!(
        drawn.contains("\"applied\"") && drawn.contains("data-card="),
        "the drawn card is seen"
    );
    let next = visit.get(&visit.path, &visit.maker).await;
    assert!(next.contains("Carla") && !next.contains("data-card="));
    let foreign = visit.server.ask(&lift, &visit.maker, "seat=3").await;
    assert!(foreign.starts_with("HTTP/1.1 404"), "{foreign}");
}

#[tokio::test(flavor = "multi_thread")]
async fn reactions_are_few() {
    let visit = Visit::new("").await;
    let react = format!("POST {}/react", visit.path);
    let mut socket = visit
        .server
        .open(&format!("{}/socket", visit.path), &visit.maker, &visit.server.origin())
        .await
        .unwrap();
    for n in 0..8 {
        let answer = visit.server.ask(&react, &visit.maker, "reaction=3").await;
        let expected = if n < 5 { "HTTP/1.1 204" } else { "HTTP/1.1 429" };
        assert!(answer.starts_with(expected), "{n}: {answer}");
    }
    let bad = visit.server.ask(&react, &visit.maker, "reaction=7").await;
    assert!(bad.starts_with("HTTP/1.1 400"), "{bad}");
    let seen = async {
        while let Some(Ok(message)) = futures_util::StreamExt::next(&mut socket).await {
            if message.to_text().is_ok_and(|text| text.contains("\"reaction\"")) {
                return true;
            }
        }
        false
    };
    assert!(tokio::time::timeout(std::time::Duration::from_secs(20), seen).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again_in_one_game() {
    let visit = Visit::new("house-players=2&seat-2=friend").await;
    let (link, watch) = visit.links().await;
    let before = visit.get(&format!("/watch/{}/{watch}", visit.room()), "").await;
    assert!(before.contains(&format!("/watch/{}/{watch}/socket", visit.room())), "{before}");
    let join = format!("POST /join/{}/{}", visit.room(), link.unwrap());
    let bruno = header(&visit.server.ask(&join, "", "name=Bruno").await, "set-cookie");
    visit.people(&visit.maker, "do=start").await;
    let again = format!("POST {}/rematch", visit.path);
    assert!(visit.server.ask(&again, &bruno, "").await.starts_with("HTTP/1.1 409"));
    for (place, cookie) in [(0, &visit.maker), (1, &bruno)] {
        let agreed = visit.people(cookie, &format!("do=want-end&place={place}")).await;
        assert!(agreed.contains("applied"), "{agreed}");
    }
    let one = header(&visit.server.ask(&again, &bruno, "").await, "location");
    let other = header(&visit.server.ask(&again, &visit.maker, "").await, "location");
    assert_eq!(one, other);
    assert!(visit.get(&visit.path, &visit.maker).await.contains(&format!("href=\"{one}\"")));
    let seat = |page: String| page.split("data-you=\"").nth(1).map(|rest| rest[..1].to_string());
    let (his, hers) = (visit.get(&one, &bruno).await, visit.get(&one, &visit.maker).await);
    assert!(his.contains("Bruno") && his.contains("Anna"));
    assert_ne!(seat(his), seat(hers));
}
