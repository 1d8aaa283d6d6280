//! Pages of people among themselves: lobbies, invitations, games with friends and round one device.
//! What must hold of them is asserted; with `PAGES_DIR` set they are left there as files.

use bots::Bot;
use diner::{BySeat, Rules, Seat};
use words::Speech;

use super::samples::{Sample, leave};
use super::{
    Attendance, Company, Invitation, Link, Lobby, LobbyPlace, Playing, TurnTime, game_page,
    invitation_page, lobby_page, lobby_regions, regions,
};
use crate::room::Matter;
use crate::setup::Clock;

const URL: &str = "https://table.example/join/k7qz2m/9f8e7d6c5b4a39281706f5e4d3c2b1a0";

fn link(of: &str, reachable: bool) -> Link {
    let url = if reachable { URL } else { "http://127.0.0.1:8080/join/k7qz2m/9f8e7d6c5b4a" };
    Link { url: url.into(), reachable, of: of.into() }
}

fn place(name: Option<&str>, link: Option<Link>) -> LobbyPlace {
    LobbyPlace { name: name.map(str::to_owned), bot: None, own: false, link }
}

fn lobby<'a>(rules: &'a Rules, maker: bool, reachable: bool) -> Lobby<'a> {
    let link = |of: &str| maker.then(|| link(of, reachable));
    let places = vec![
        LobbyPlace { own: maker, ..place(Some("Anna <b>"), None) },
        LobbyPlace { own: !maker, ..place(Some("Ben"), link("1")) },
        place(None, link("2")),
        LobbyPlace { bot: Some("waiter"), ..place(Some("Ines"), None) },
    ];
    Lobby {
        base: "/game/k7q",
        speech: Speech::default(),
        room: "k7qz2m",
        rules,
        clock: Clock(180),
        hints: true,
        places,
        maker,
        watch: maker.then(|| self::link("watch", reachable)),
        version: 3,
    }
}

fn sound(page: &str) {
    let ids = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let mut ids: Vec<&str> = ids.collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "an id stands twice");
    assert!(!page.contains(" style=") && !page.contains("<style"), "the policy allows no style");
    assert!(!page.contains("/assets/none/"), "a file is missing");
}

#[test]
fn a_lobby_for_its_maker_and_for_others() {
    let rules = Rules::parse("rid", "limit=10").unwrap();
    for (name, maker, reachable) in [
        ("lobby-maker", true, true),
        ("lobby-loopback", true, false),
        ("lobby-waiting", false, true),
    ] {
        let lobby = lobby(&rules, maker, reachable);
        let page = lobby_page(&lobby).into_string();
        leave(name, &page);
        sound(&page);
        let regions = lobby_regions(&lobby);
        assert_eq!(regions.len(), 1);
        assert!(regions[0].0 == "lobby" && page.contains(&regions[0].1));
        assert!(page.contains("Anna &lt;b&gt;"));
        assert_eq!(page.contains("the empty seat becomes a bot"), maker);
        assert_eq!(page.contains("value=\"start\""), maker);
        assert_eq!(page.matches("value=\"renew\"").count(), if maker { 3 } else { 0 });
        assert_eq!(page.contains("class=\"qr\""), maker && reachable);
        assert_eq!(page.contains("http-equiv=\"refresh\""), !maker);
        assert_eq!(page.contains(URL), maker && reachable);
    }
}

#[test]
fn an_invitation_shows_the_rules_and_claims_nothing() {
    let rules = Rules::parse("amigo", "limit=10 tie=shared").unwrap();
    let mut invitation = Invitation {
        speech: Speech::default(),
        origin: "http://here",
        room: "k7qz2m",
        link: "9f8e7d6c5b4a",
        rules: &rules,
        clock: Clock(86_400),
        hints: false,
        names: vec!["Anna".into(), "<i>Ben".into()],
        known: None,
        name: "\"Cleo\"",
        fault: Some("A name has at most 24 characters.".into()),
    };
    let page = invitation_page(&invitation).into_string();
    leave("invitation", &page);
    sound(&page);
    assert!(page.contains("&lt;i&gt;Ben") && page.contains("value=\"&quot;Cleo&quot;\""));
    assert!(page.contains("href=\"/rules/amigo\"") && page.contains("<code>limit</code>"));
    assert!(page.contains("method=\"post\" action=\"/join/k7qz2m/9f8e7d6c5b4a\""));
    assert!(!page.contains("<script"), "a preview runs nothing");
    (invitation.known, invitation.fault) = (Some("Cleo"), None);
    let page = invitation_page(&invitation).into_string();
    leave("invitation-known", &page);
    assert!(page.contains("A seat for Cleo") && page.contains("I am Cleo: to my seat"));
    assert!(!page.contains("Anna"), "{page}");
    assert!(!page.contains("name=\"name\""));
}

/// A game of three people and a bot, well under way.
fn friends(you: Option<Seat>) -> Sample {
    let mut sample = Sample::new("rid", "", 7, you);
    for (seat, name) in [(Seat::P1, "Anna"), (Seat::P2, "Ben"), (Seat::P4, "Cleo <3")] {
        sample.players[seat].name = name.into();
        sample.players[seat].playing = Playing::Person;
    }
    sample.until(Bot::Patient, |s| s.you.is_none_or(|_| s.on_turn()) && s.turns() > 20);
    sample.company = Company {
        places: BySeat::from_fn(|seat| (seat.number() + 1) % 4),
        own: you.into_iter().collect(),
        clock: Some(TurnTime { left: 150_000, of: 180_000 }),
        watch: you.map(|_| link("watch", true)),
        ..Company::default()
    };
    sample
}

fn page(sample: &Sample) -> String {
    let page = sample.scene(None, None, |scene| game_page(scene).into_string());
    sound(&page);
    page
}

#[test]
fn friends_at_a_table() {
    let mut sample = friends(Some(Seat::P2));
    sample.write("friends", None, None);
    let calm = page(&sample);
    assert!(calm.contains("data-left=\"150000\"") && calm.contains(">2:30<"));
    assert_eq!(calm.matches("name=\"reaction\"").count(), 6);
    assert_eq!(calm.matches("data-mute=").count(), 2);
    assert!(calm.contains("Cleo &lt;3") && !calm.contains("class=\"news\""));
    for what in ["leave", "resign", "want-end", "want-pause"] {
        assert!(calm.contains(&format!("name=\"do\" value=\"{what}\"")), "{what}");
    }
    // The place is not the seat.
    assert!(
        calm.contains("name=\"place\" value=\"3\"") && !calm.contains("name=\"place\" value=\"2\"")
    );

    sample.company.attendance[Seat::P1] = Attendance::Away;
    sample.company.attendance[Seat::P4] = Attendance::Resigned;
    sample.company.wants = vec![(Seat::P1, Matter::End)];
    sample.company.links = vec![(Seat::P1, link("0", true)), (Seat::P4, link("3", false))];
    sample.write("friends-news", None, None);
    let busy = page(&sample);
    assert!(busy.contains(">Agree<") && busy.contains("class=\"tool open-table asks\""));
    for what in ["hand-over", "want-end", "not-end"] {
        assert!(busy.contains(&format!("name=\"do\" value=\"{what}\"")), "{what}");
    }
    assert!(busy.contains("gave up") && busy.contains("<li class=\"asked\" data-key=\"End\">"));
    assert!(busy.contains("value=\"renew\"") && !calm.contains("value=\"renew\""));

    sample.company.attendance[Seat::P2] = Attendance::StandIn;
    sample.write("friends-stood-in", None, None);
    let back = page(&sample);
    assert!(back.contains("value=\"come-back\"") && !back.contains("value=\"leave\""));
}

#[test]
fn whoever_gave_up_has_no_turn_and_whoever_proposes_may_withdraw() {
    let mut sample = friends(Some(Seat::P2));
    sample.company.wants = vec![(Seat::P2, Matter::Pause)];
    let proposed = page(&sample);
    assert!(proposed.contains(">Withdraw<") && !proposed.contains(">Play on<"));
    assert!(!proposed.contains("class=\"asked\""));
    sample.company.attendance[Seat::P2] = Attendance::Resigned;
    let gone = page(&sample);
    assert!(gone.contains("You have given up") && !gone.contains("value=\"draw\""));
}

#[test]
fn a_turn_whose_time_was_up_says_so() {
    let mut sample = friends(Some(Seat::P2));
    let late = sample.turns.iter_mut().rev().find(|turn| turn.seat == Seat::P1).unwrap();
    late.late = true;
    let page = page(&sample);
    assert_eq!(page.matches("Anna’s time is up.").count(), 2, "in the log and in the summary");
}

#[test]
fn a_pause_and_an_agreed_end() {
    let mut sample = friends(Some(Seat::P2));
    sample.company.paused = true;
    sample.write("friends-paused", None, None);
    let resting = page(&sample);
    assert!(resting.contains("value=\"resume\"") && resting.contains("<div id=\"clock\"></div>"));
    assert!(resting.contains("\"yours\":false") && resting.contains("<title>Paused"));
    (sample.company.paused, sample.company.stopped) = (false, true);
    sample.company.attendance[Seat::P4] = Attendance::Resigned;
    sample.write("friends-stopped", None, None);
    let ended = page(&sample);
    assert!(ended.contains("Ended by agreement") && ended.contains("points (gave up)"));
    assert!(ended.contains("/rematch") && !ended.contains("value=\"leave\""));
}

#[test]
fn one_device_for_two() {
    let mut sample = friends(Some(Seat::P2));
    sample.company.own = vec![Seat::P2, Seat::P4];
    sample.write("device-open", None, None);
    let open = page(&sample);
    assert!(open.contains("data-shared") && open.contains("name=\"seat\" value=\"0\""));
    sample.you = None;
    sample.company.curtain = Some(vec![Seat::P2, Seat::P4]);
    sample.write("device-curtain", None, None);
    let drawn = page(&sample);
    assert!(!drawn.contains("data-you") && !drawn.contains("data-card="));
    assert!(drawn.contains("formaction=\"/game/k7qz2m/curtain\"") && drawn.contains("I am Ben"));
    assert!(drawn.contains("\"cards\":{}"));
}

#[test]
fn watchers_have_no_controls() {
    let sample = friends(None);
    sample.write("watcher", None, None);
    let page = page(&sample);
    assert!(page.contains("You are watching.") && !page.contains("name=\"do\""));
    assert!(!page.contains("name=\"reaction\"") && page.contains("data-mute="));
    let ids = sample.scene(None, None, |scene| regions(scene).len());
    assert_eq!(ids, 15);
}
