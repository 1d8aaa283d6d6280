//! People at one table: links, time that runs out, who stands in, what must be agreed about. Each
//! on the room alone; what is asked of the server is in `requests`.

use super::*;
use crate::room::{AWAY, Matter, PeopleChange, Sitting, Wish};
use crate::setup::Sitter;
use crate::world::World;

const FRIEND: Holder = Holder([8; 32]);

/// A log and the room that it makes, kept alike.
struct Table {
    log: Log,
    room: Room,
    now: i64,
}

impl Table {
    fn new(more: &[(&str, &str)]) -> Table {
        let mut fields = vec![("name", "Anna"), ("rules", "rid")];
        fields.extend(more);
        let fields: Vec<(String, String)> =
            fields.into_iter().map(|(name, value)| (name.into(), value.into())).collect();
        let setup = Setup::from_form(&fields).unwrap();
        let mut log = Log::default();
        for entry in Room::opening(setup, MAKER, &World::fixed()).unwrap() {
            log.push(&entry);
        }
        let room = Room::of(id(), &log.0).unwrap_or_else(|why| panic!("{why:?}"));
        Table { log, room, now: 10_000 }
    }

    fn add(&mut self, entries: Vec<Entry>) {
        for entry in entries {
            self.log.push(&entry);
            self.log.0.last_mut().unwrap().at = self.now;
            self.room.apply(&entry, self.now).unwrap();
        }
        let again = Room::of(id(), &self.log.0).unwrap_or_else(|why| panic!("{why:?}"));
        assert_eq!(again.version(), self.room.version());
        assert_eq!(again.deadline(), self.room.deadline());
        assert_eq!(again.paused, self.room.paused);
    }

    fn ask(&mut self, holder: Holder, ask: &Ask, silent: i64) -> Result<(), Refusal> {
        let seat = self.room.seats_held(&holder).first().copied();
        let entries = self.room.decide(seat, &holder, ask, |_| silent, &World::real())?;
        self.add(entries);
        Ok(())
    }

    /// Whose turn it is, of the two people at a table for two.
    fn on_turn(&self) -> Holder {
        let (place, _) = self.room.place_on_turn().unwrap();
        if place == 0 { MAKER } else { FRIEND }
    }

    fn sit(&mut self, holder: Holder, name: Option<&str>) {
        let name = name.map(String::from);
        self.add(vec![Entry::SatDown { place: 1, holder, name }]);
    }

    /// With a friend at the second place, and begun.
    fn with_friend(more: &[(&str, &str)]) -> Table {
        let mut table = Table::new(&[&[("seat-2", "friend")], more].concat());
        table.sit(FRIEND, Some("Bruno"));
        table.ask(MAKER, &Ask::Start, 0).unwrap();
        table
    }
}

#[test]
fn a_room_waits_for_friends_and_fills_up_with_bots() {
    let mut table = Table::new(&[("seat-2", "friend"), ("seat-3", "friend")]);
    assert!(table.room.game().is_none());
    let links: Vec<_> = [1, 2].map(|at| table.room.at(at).unwrap().link.clone().unwrap()).into();
    assert!(links[0].len() >= 32 && links[0] != links[1]);
    assert_eq!(table.room.place_linked(&links[1]), Some(2));
    assert_eq!(table.room.place_linked("0"), None);
    assert_eq!(table.ask(FRIEND, &Ask::Start, 0), Err(Refusal::NotMaker));
    table.sit(FRIEND, Some("Bruno"));
    assert!(table.room.knows(&FRIEND));
    table.ask(MAKER, &Ask::Start, 0).unwrap();
    assert!(table.room.game().is_some());
    assert!(matches!(table.room.at(2).unwrap().sitting, Sitting::Bot(_)));
    assert_eq!(table.ask(MAKER, &Ask::Start, 0), Err(Refusal::Started));
}

#[test]
fn a_link_works_for_a_second_device_and_not_once_it_is_renewed() {
    let mut table = Table::with_friend(&[]);
    let phone = Holder([9; 32]);
    table.sit(phone, None);
    assert_eq!(table.room.seats_held(&phone), table.room.seats_held(&FRIEND));
    let old = table.room.at(1).unwrap().link.clone().unwrap();
    assert_eq!(table.ask(FRIEND, &Ask::Renew(Some(1)), 0), Err(Refusal::NotMaker));
    table.ask(MAKER, &Ask::Renew(Some(1)), 0).unwrap();
    assert_eq!(table.room.place_linked(&old), None);
    let watch = table.room.watch.clone().unwrap();
    table.ask(MAKER, &Ask::Renew(None), 0).unwrap();
    assert!(!table.room.is_watch_link(&watch));
    assert_eq!(table.ask(MAKER, &Ask::Renew(Some(0)), 0), Err(Refusal::Nothing));
}

#[test]
fn time_runs_only_while_a_person_can_act() {
    let mut table = Table::with_friend(&[("clock", "60"), ("house-players", "2")]);
    let begun = table.now;
    assert_eq!(table.room.deadline(), Some(begun + 60_000));
    table.add(vec![Entry::Credited { milliseconds: 5_000 }]);
    assert_eq!(table.room.deadline(), Some(begun + 65_000));
    table.now += 10_000;
    for holder in [MAKER, FRIEND] {
        table
            .ask(holder, &Ask::Agree(u8::from(holder == FRIEND), Matter::Pause, Wish::For), 0)
            .unwrap();
    }
    assert_eq!(table.room.deadline(), None);
    let draw = Ask::Act(Action::Draw.into());
    assert_eq!(table.ask(table.on_turn(), &draw, 0), Err(Refusal::Paused));
    table.now += 500_000;
    table.ask(FRIEND, &Ask::Resume(1), 0).unwrap();
    assert_eq!(table.room.deadline(), Some(table.now + 60_000));
    table.now += 1_000;
    table.ask(table.on_turn(), &draw, 0).unwrap();
    assert_eq!(table.room.deadline(), Some(table.now + 60_000), "the other one's turn");
    assert_eq!(Table::with_friend(&[]).room.deadline(), None);
}

#[test]
fn when_time_is_up_the_turn_ends_whatever_was_done() {
    for (n, rules) in ["rid", "cafe", "amigo"].into_iter().enumerate() {
        let house = if n == 0 { "12" } else { "7" };
        let more =
            [("rules", rules), ("clock", "60"), ("house-limit", house), ("house-players", "2")];
        let mut fields = vec![("name".to_string(), "Anna".to_string())];
        fields.extend(more.map(|(name, value)| (name.into(), value.into())));
        fields.push(("seat-2".into(), "here".into()));
        fields.push(("name-2".into(), "Carla".into()));
        let setup = Setup::from_form(&fields).unwrap();
        let mut dice = QuickDice::new(n as u64 + 60);
        let (_, mut room) = begun(&setup, [n as u8 + 80; 32]);
        let mut ups = 0;
        while !room.is_over() {
            if dice.below(3) == 0 {
                let seat = room.seat_on_turn().unwrap();
                for entry in room.time_up().unwrap() {
                    room.apply(&entry, 9).unwrap();
                }
                assert!(room.is_over() || room.seat_on_turn() != Some(seat));
                ups += 1;
                continue;
            }
            let (seat, ask) = something(&room, &mut dice);
            for entry in asked(&room, seat, &ask).unwrap() {
                room.apply(&entry, 9).unwrap();
            }
        }
        assert!(ups > 20, "{rules}: {ups}");
    }
}

#[test]
fn a_bot_stands_in_for_who_is_away_and_goes_when_they_come_back() {
    let mut table = Table::with_friend(&[("clock", "60"), ("house-players", "2")]);
    let hand_over = Ask::HandOver(1);
    assert_eq!(table.ask(MAKER, &hand_over, AWAY - 1), Err(Refusal::NotAway));
    table.ask(MAKER, &hand_over, AWAY).unwrap();
    assert!(table.room.at(1).unwrap().bot().is_some());
    assert_eq!(table.ask(MAKER, &Ask::ComeBack(1), 0), Err(Refusal::Nothing));
    table.ask(FRIEND, &Ask::ComeBack(1), 0).unwrap();
    assert!(table.room.at(1).unwrap().is_person());
    for round in 0..2 {
        assert!(!table.room.is_late(1), "{round}");
        if table.on_turn() == MAKER {
            table.ask(MAKER, &Ask::Act(Action::Draw.into()), 0).unwrap();
        }
        let entries = table.room.time_up().unwrap();
        table.add(entries);
    }
    assert!(table.room.is_late(1));
    table.ask(MAKER, &hand_over, 0).unwrap();
    let last = table.room.changes_after(table.room.version() - 1);
    assert!(matches!(last, [crate::room::Change::People(1, PeopleChange::StoodIn)]));
}

#[test]
fn who_gives_up_is_marked_and_does_not_come_back() {
    let mut table = Table::with_friend(&[]);
    table.ask(FRIEND, &Ask::Leave(1), 0).unwrap();
    table.ask(FRIEND, &Ask::ComeBack(1), 0).unwrap();
    table.ask(FRIEND, &Ask::Resign(1), 0).unwrap();
    assert!(table.room.at(1).unwrap().resigned);
    assert_eq!(table.ask(FRIEND, &Ask::ComeBack(1), 0), Err(Refusal::Nothing));
    assert_eq!(table.ask(MAKER, &Ask::Leave(1), 0), Err(Refusal::Nothing));
}

#[test]
fn a_game_ends_when_all_people_want_it() {
    let mut table = Table::with_friend(&[]);
    let end = |place, wish| Ask::Agree(place, Matter::End, wish);
    table.ask(MAKER, &end(0, Wish::For), 0).unwrap();
    table.ask(MAKER, &end(0, Wish::Against), 0).unwrap();
    table.ask(FRIEND, &end(1, Wish::For), 0).unwrap();
    assert!(!table.room.is_over());
    table.ask(MAKER, &end(0, Wish::For), 0).unwrap();
    assert!(table.room.stopped && table.room.is_over());
    assert_eq!(table.room.index(1).stage, crate::store::Stage::Abandoned);
    assert_eq!(table.ask(MAKER, &Ask::Act(Action::Draw.into()), 0), Err(Refusal::Over));
}

#[test]
fn the_same_people_play_again_in_one_room() {
    let mut table = Table::with_friend(&[("house-players", "3"), ("seat-3", "apprentice")]);
    for (place, holder) in [(0, MAKER), (1, FRIEND)] {
        table.ask(holder, &Ask::Agree(place, Matter::End, Wish::For), 0).unwrap();
    }
    let mut log = Log::default();
    for entry in table.room.once_more(&World::real()).unwrap() {
        log.push(&entry);
    }
    let again = Room::of(id(), &log.0).unwrap_or_else(|why| panic!("{why:?}"));
    assert!(again.game().is_some());
    assert_eq!(again.at(1).unwrap().sitting.name(), Some("Bruno"));
    assert!(again.at(1).unwrap().is_held_by(&FRIEND) && !again.at(1).unwrap().is_held_by(&MAKER));
    assert_ne!(again.at(1).unwrap().link, table.room.at(1).unwrap().link);
    assert_eq!(again.place_of(Seat::P1), Some(table.room.next_first()));
    table.add(vec![Entry::Again { room: id() }]);
    assert_eq!(table.room.again, Some(id()));
}

#[test]
fn what_moved_is_told_from_who_came() {
    let mut table = Table::with_friend(&[("house-players", "2")]);
    let version = table.room.version();
    table.ask(FRIEND, &Ask::Leave(1), 0).unwrap();
    assert!(!table.room.moved_after(version), "somebody left: choices are as good as before");
    table.ask(FRIEND, &Ask::ComeBack(1), 0).unwrap();
    table.ask(table.on_turn(), &Ask::Act(Action::Draw.into()), 0).unwrap();
    assert!(table.room.moved_after(version));
    assert!(table.room.moved_after(version + 100), "a version of no log of ours");
}

#[test]
fn a_shared_device_shows_a_hand_only_once_its_owner_has_pressed() {
    let table = Table::new(&[("seat-2", "here"), ("name-2", "Carla"), ("house-players", "3")]);
    assert!(table.room.setup.seats.contains(&Sitter::Here { name: "Carla".into() }));
    let own = table.room.seats_held(&MAKER);
    let (mut room, live) = (table.room, live());
    assert_eq!(own.len(), 2);
    // Until the first of the two is on turn, and the other one next.
    while room.seat_on_turn() != Some(own[0]) || own[0].next(3) != own[1] {
        let seat = room.seat_on_turn().unwrap();
        if own[0].next(3) != own[1] && seat == own[1] {
            break;
        }
        for entry in asked(&room, seat, &Ask::Act(Action::Draw.into())).unwrap() {
            room.apply(&entry, 9).unwrap();
        }
    }
    let on_turn = room.seat_on_turn().unwrap();
    assert!(matches!(live.look(&room, &MAKER), Look::Curtain(seats) if seats[0] == on_turn));
    live.lift(&room, MAKER, Some(on_turn));
    assert_eq!(live.look(&room, &MAKER), Look::Seat(on_turn));
    for entry in asked(&room, on_turn, &Ask::Act(Action::Draw.into())).unwrap() {
        room.apply(&entry, 9).unwrap();
    }
    let next = room.seat_on_turn().unwrap();
    assert!(own.contains(&next));
    // Who has drawn may look at the card, until the page is left.
    assert_eq!(live.look(&room, &MAKER), Look::Seat(on_turn));
    live.load(&MAKER);
    assert_eq!(live.look(&room, &MAKER), Look::Seat(on_turn), "loaded by its own doing");
    live.load(&MAKER);
    assert_eq!(live.look(&room, &MAKER), Look::Curtain(vec![next, on_turn]));
    // The other one may look at the own hand meanwhile.
    live.lift(&room, MAKER, Some(on_turn));
    assert_eq!(live.look(&room, &MAKER), Look::Seat(on_turn));
    live.lift(&room, MAKER, Some(next));
    for entry in asked(&room, next, &Ask::Act(Action::Draw.into())).unwrap() {
        room.apply(&entry, 9).unwrap();
    }
    // A bot is on turn: the hand that is shown stays.
    assert_eq!(live.look(&room, &MAKER), Look::Seat(next));
    live.lift(&room, MAKER, None);
    assert!(matches!(live.look(&room, &MAKER), Look::Curtain(_)));
    assert_eq!(live.look(&room, &FRIEND), Look::Watcher);
}

/// Another server on the same store, at this time.
async fn server(
    folder: &std::path::Path,
    clock: &std::sync::Arc<std::sync::atomic::AtomicI64>,
) -> std::sync::Arc<crate::hub::Hub> {
    use crate::store::{SqliteStore, Store};
    let store = SqliteStore::open(folder).unwrap();
    let world = World::at(std::sync::Arc::clone(clock));
    let down = store.last_beat().await.unwrap().map(|last| (last, world.now()));
    let thinkers = crate::thinking::Thinkers::new();
    crate::hub::Hub::new(Box::new(store), world, thinkers, down)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_stands_still_while_no_server_runs() {
    use std::sync::atomic::Ordering;
    let folder = tempfile::tempdir().unwrap();
    let clock = std::sync::Arc::new(std::sync::atomic::AtomicI64::new(1_000_000));
    let hub = server(folder.path(), &clock).await;
    let fields = [
        ("name", "Anna"),
        ("clock", "600"),
        ("house-players", "2"),
        ("seat-2", "here"),
        ("name-2", "Carla"),
    ];
    let fields: Vec<(String, String)> =
        fields.into_iter().map(|(name, value)| (name.into(), value.into())).collect();
    let id = hub.open(Setup::from_form(&fields).unwrap(), MAKER).await.unwrap();
    let deadline = |hub: std::sync::Arc<crate::hub::Hub>| {
        let id = id.clone();
        async move { hub.room(&id).await.unwrap().unwrap().lock().await.deadline().unwrap() }
    };
    assert_eq!(deadline(std::sync::Arc::clone(&hub)).await, 1_600_000);
    // The last sign of life comes 20 s into the turn, then nothing for an hour. The first server is
    // still there, so the next one gets a copy, as of a machine that lost its power.
    hub.store.beat(1_020_000).await.unwrap();
    let copy = tempfile::tempdir().unwrap();
    for name in ["rooms.sqlite", "rooms.sqlite-wal"] {
        std::fs::copy(folder.path().join(name), copy.path().join(name)).unwrap();
    }
    clock.store(4_620_000, Ordering::SeqCst);
    let next = server(copy.path(), &clock).await;
    assert_eq!(deadline(std::sync::Arc::clone(&next)).await, 1_600_000 + 3_600_000);
    // It is given back once.
    next.forget(-1);
    assert_eq!(deadline(next).await, 1_600_000 + 3_600_000);
}
