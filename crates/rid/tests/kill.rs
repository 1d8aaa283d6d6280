//! The diner is killed again and again while people play: every action that was acknowledged is
//! there exactly once.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How often it is killed.
const KILLS: u64 = 20;

/// People, each at a table of their own, with bots.
const PEOPLE: usize = 4;

/// A running server.
struct Diner {
    child: Child,
    address: String,
}

impl Diner {
    fn open(data: &Path) -> Diner {
        let mut child = Command::new(env!("CARGO_BIN_EXE_rid"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_string();
        assert!(address.starts_with("127.0.0.1:"), "{line}");
        Diner { child, address }
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// One request on a connection of its own; `None` if the answer did not come whole.
fn ask(address: &str, head: &str, cookie: &str, form: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(5))).ok()?;
    let length = form.len();
    let request = format!(
        "{head} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\n\
         accept: application/json\r\ncontent-type: application/x-www-form-urlencoded\r\n\
         content-length: {length}\r\n\r\n{form}"
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    let whole = length.is_none_or(|length| length.trim().parse() == Ok(body.len()));
    (whole && !head.is_empty()).then_some(answer)
}

fn header(answer: &str, name: &str) -> Option<String> {
    let line = answer.lines().find(|line| line.to_lowercase().starts_with(&format!("{name}: ")))?;
    Some(line.split_once(": ")?.1.trim().to_string())
}

/// Somebody who plays until told to stop, and notes what was acknowledged.
struct Person {
    cookie: String,
    path: String,
    /// Keys and actions that the server said it has kept.
    kept: Vec<(String, String)>,
    requests: u64,
}

impl Person {
    fn sit_down(address: &str) -> Person {
        let form =
            "name=Anna&pace=0&rules=rid&seat-2=apprentice&seat-3=apprentice&seat-4=apprentice";
        let made = ask(address, "POST /games", "", form).unwrap();
        let cookie = header(&made, "set-cookie").unwrap();
        let cookie = cookie.split(';').next().unwrap().to_string();
        let path = header(&made, "location").unwrap();
        Person { cookie, path, kept: Vec::new(), requests: 0 }
    }

    /// Asks once, again and again with the same key until it is answered.
    fn play(&mut self, address: &Mutex<String>, stop: &AtomicBool) {
        let mut rounds = 0_u64;
        while !stop.load(Ordering::Relaxed) {
            rounds += 1;
            let Some((version, action)) = self.choose(address, rounds) else {
                std::thread::sleep(Duration::from_millis(10));
                continue;
            };
            self.requests += 1;
            let key = format!("k{}", self.requests);
            let form = format!("version={version}&key={key}&action={action}");
            loop {
                let now = address.lock().unwrap().clone();
                let answer = ask(&now, &format!("POST {}/act", self.path), &self.cookie, &form);
                let result = answer.as_deref().and_then(result);
                match result.as_deref() {
                    Some("applied" | "already") => {
                        self.kept.push((key, action));
                        break;
                    }
                    Some("stale" | "refused") => break,
                    _ if stop.load(Ordering::Relaxed) => break,
                    _ => std::thread::sleep(Duration::from_millis(5)),
                }
            }
        }
    }

    /// The version and something to do; mostly what a hint would not advise, but legal.
    fn choose(&self, address: &Mutex<String>, rounds: u64) -> Option<(u64, String)> {
        let now = address.lock().unwrap().clone();
        let page = ask(&now, &format!("GET {}", self.path), &self.cookie, "")?;
        let version = page.split("name=\"version\" value=\"").nth(1)?.split('"').next()?;
        let buttons = page.split("<button").skip(1).filter_map(|button| {
            let tag = button.split('>').next()?;
            let value = tag.split("name=\"action\"").nth(1)?.split("value=\"").nth(1)?;
            (!tag.contains(" disabled")).then(|| value.split('"').next().map(String::from))?
        });
        let mut buttons: Vec<String> = buttons.filter(|value| value != "undo").collect();
        buttons.extend(placements(&page));
        let at = usize::try_from(rounds).unwrap() % buttons.len().max(1);
        Some((version.parse().ok()?, buttons.get(at)?.clone()))
    }
}

/// The placements that a page offers to its script.
fn placements(page: &str) -> Vec<String> {
    let json = page.split("id=\"choices\">").nth(1).and_then(|rest| rest.split("</script>").next());
    let choices: serde_json::Value =
        json.and_then(|json| serde_json::from_str(json).ok()).unwrap_or_default();
    let Some(cards) = choices["cards"].as_object().filter(|_| choices["yours"] == true) else {
        return Vec::new();
    };
    let chairs = cards.iter().flat_map(|(card, chairs)| {
        let chairs = chairs.as_object().into_iter().flatten();
        chairs
            .filter(|(_, chair)| chair.get("points").is_some())
            .map(move |(at, _)| format!("{card}@{at}"))
    });
    chairs.collect()
}

fn result(answer: &str) -> Option<String> {
    let body = answer.split_once("\r\n\r\n")?.1;
    let body: serde_json::Value = serde_json::from_str(body).ok()?;
    body["result"].as_str().map(String::from)
}

#[test]
fn every_acknowledged_action_is_there_exactly_once() {
    let folder = std::env::temp_dir().join(format!("rid-kill-{}", std::process::id()));
    let mut diner = Diner::open(&folder);
    let address = Arc::new(Mutex::new(diner.address.clone()));
    let stop = Arc::new(AtomicBool::new(false));
    let people: Vec<_> = (0..PEOPLE).map(|_| Person::sit_down(&diner.address)).collect();
    let playing: Vec<_> = people
        .into_iter()
        .map(|mut person| {
            let (address, stop) = (Arc::clone(&address), Arc::clone(&stop));
            std::thread::spawn(move || {
                person.play(&address, &stop);
                person
            })
        })
        .collect();
    for kill in 0..KILLS {
        // Any moments do, as long as they differ.
        std::thread::sleep(Duration::from_millis(60 + kill * 7919 % 180));
        diner.kill();
        diner = Diner::open(&folder);
        *address.lock().unwrap() = diner.address.clone();
    }
    let more = Instant::now() + Duration::from_millis(300);
    std::thread::sleep(more.saturating_duration_since(Instant::now()));
    stop.store(true, Ordering::Relaxed);
    let people: Vec<Person> = playing.into_iter().map(|thread| thread.join().unwrap()).collect();
    diner.kill();

    let lines = entries(&folder);
    let acknowledged: usize = people.iter().map(|person| person.kept.len()).sum();
    assert!(acknowledged > 60, "{acknowledged} actions");
    for person in &people {
        let room = person.path.rsplit('/').next().unwrap();
        let log = &lines[room];
        let versions: Vec<u64> = log.iter().map(|line| line.version).collect();
        assert!(versions.iter().copied().eq(1..=versions.len() as u64), "{versions:?}");
        for (key, action) in &person.kept {
            let found: Vec<_> =
                log.iter().filter(|line| line.key.as_deref() == Some(key)).collect();
            assert_eq!(found.len(), 1, "{key}");
            assert!(
                found[0].text.contains(&format!("\"action\":\"{action}\"")),
                "{}",
                found[0].text
            );
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

struct Kept {
    version: u64,
    key: Option<String>,
    text: String,
}

/// What the database holds, by room.
fn entries(folder: &Path) -> HashMap<String, Vec<Kept>> {
    let file = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut databases =
        file.filter(|path| path.extension().is_some_and(|ext| ext == "db" || ext == "sqlite"));
    let database = rusqlite::Connection::open(databases.next().unwrap()).unwrap();
    let mut statement = database
        .prepare("SELECT room, version, key, text FROM entry ORDER BY room, version")
        .unwrap();
    let mut rooms: HashMap<String, Vec<Kept>> = HashMap::new();
    let rows = statement.query_map([], |row| {
        let kept =
            Kept { version: row.get::<_, i64>(1)? as u64, key: row.get(2)?, text: row.get(3)? };
        Ok((row.get::<_, String>(0)?, kept))
    });
    for row in rows.unwrap() {
        let (room, kept) = row.unwrap();
        rooms.entry(room).or_default().push(kept);
    }
    rooms
}
