//! What every store must do, as tests that know nothing but the trait. A store gives a `Fixture` and
//! calls `suite!`; what is special about it has tests of its own beside it.

use std::collections::BTreeSet;
use std::thread;

use tokio::runtime::Handle;

use super::{Append, AppendError, Holder, Index, Line, NewLine, RoomId, Stage, Store};

/// A store to be tested.
pub(super) trait Fixture: Sized {
    /// With nothing in it.
    fn fresh() -> Self;
    /// Ended and opened again.
    fn reopened(self) -> Self;
    fn store(&self) -> &dyn Store;
}

/// Makes a test of each function below.
macro_rules! suite {
    ($fixture:ty) => {
        $crate::store::conformance::suite!($fixture:
            reads_what_was_appended, an_unknown_room_is_empty, a_stale_append_changes_nothing,
            a_used_key_comes_before_a_stale_version, a_key_belongs_to_its_room,
            several_lines_are_all_or_nothing, without_lines_only_the_index_changes,
            lists_the_latest_touched_first, a_holder_who_left_has_the_room_no_more,
            wakes_the_earliest_first, cleans_what_is_old, keeps_everything_when_reopened,
            remembers_the_last_beat, texts_are_kept_to_the_byte, versions_have_no_gaps_under_load,
        );
    };
    ($fixture:ty: $($name:ident),* $(,)?) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            $crate::store::conformance::$name::<$fixture>().await;
        }
    )*};
}
pub(super) use suite;

pub(super) async fn reads_what_was_appended<F: Fixture>() {
    let fixture = F::fresh();
    let store = fixture.store();
    assert_eq!(store.append(playing(1, 0, [line(5, "k1", "one")])).await, Ok(1));
    let both = [line(6, "k2", "two"), NewLine { key: None, ..line(7, "", "three") }];
    assert_eq!(store.append(playing(1, 1, both)).await, Ok(3));
    let lines = store.read(&room(1), 0).await.unwrap();
    let got = lines.iter().map(|line| (line.version, line.at, line.key.as_deref(), &*line.text));
    let expected = [(1, 5, Some("k1"), "one"), (2, 6, Some("k2"), "two"), (3, 7, None, "three")];
    assert_eq!(got.collect::<Vec<_>>(), expected);
    assert_eq!(texts(&store.read(&room(1), 2).await.unwrap()), ["three"]);
    assert!(store.read(&room(1), 3).await.unwrap().is_empty());
    assert!(store.read(&room(1), u64::MAX).await.unwrap().is_empty());
}

pub(super) async fn an_unknown_room_is_empty<F: Fixture>() {
    let fixture = F::fresh();
    let store = fixture.store();
    assert!(store.read(&room(1), 0).await.unwrap().is_empty());
    assert_eq!(store.due(9, 9).await, Ok(vec![]));
    assert_eq!(store.rooms_of(&holder(1), 9).await, Ok(vec![]));
    assert_eq!(store.clean(9, Some(9)).await, Ok(0));
}

pub(super) async fn a_stale_append_changes_nothing<F: Fixture>() {
    let fixture = F::fresh();
    let store = fixture.store();
    let early = store.append(playing(1, 1, [line(1, "a", "early")])).await;
    assert_eq!(early, Err(AppendError::Stale { version: 0 }));
    store.append(playing(1, 0, [line(1, "a", "first")])).await.unwrap();
    for expected in [0, 2, u64::MAX] {
        let mut append = playing(1, expected, [line(9, "b", "stale")]);
        append.index = index(Stage::Finished, Some(3), [2]);
        assert_eq!(store.append(append).await, Err(AppendError::Stale { version: 1 }));
    }
    assert_eq!(texts(&store.read(&room(1), 0).await.unwrap()), ["first"]);
    assert_eq!(store.due(9, 9).await, Ok(vec![]));
    assert_eq!(store.rooms_of(&holder(2), 9).await, Ok(vec![]));
    assert_eq!(store.clean(99, Some(99)).await, Ok(0));
}

pub(super) async fn a_used_key_comes_before_a_stale_version<F: Fixture>() {
    let fixture = F::fresh();
    let store = fixture.store();
    for (version, key) in ["a", "b", "c"].into_iter().enumerate() {
        store.append(playing(1, version as u64, [line(1, key, key)])).await.unwrap();
    }
    for expected in [0, 1, 3, 7] {
        let again = store.append(playing(1, expected, [line(2, "b", "again")])).await;
        assert_eq!(again, Err(AppendError::KeyUsed { version: 2 }), "expecting {expected}");
    }
    let second = [line(2, "new", "d"), line(2, "c", "e")];
    let again = store.append(playing(1, 3, second)).await;
    assert_eq!(again, Err(AppendError::KeyUsed { version: 3 }));
    assert_eq!(texts(&store.read(&room(1), 0).await.unwrap()), ["a", "b", "c"]);
}

pub(super) async fn a_key_belongs_to_its_room<F: Fixture>() {
    let fixture = F::fresh();
    let store = fixture.store();
    assert_eq!(store.append(playing(1, 0, [line(1, "a", "x")])).await, Ok(1));
    assert_eq!(store.append(playing(2, 0, [line(1, "a", "y")])).await, Ok(1));
    let none = |expected| playing(1, expected, [NewLine { key: None, ..line(1, "", "z") }]);
    assert_eq!(store.append(none(1)).await, Ok(2));
    assert_eq!(store.append(none(2)).await, Ok(3));
}

pub(super) async fn several_lines_are_all_or_nothing<F: Fixture>() {
    let fixture = F::fresh();
    let store = fixture.store();
    let twice = playing(1, 0, [line(1, "a", "x"), line(1, "a", "y")]);
    assert!(matches!(store.append(twice).await, Err(AppendError::Failed(_))));
    assert!(store.read(&room(1), 0).await.unwrap().is_empty());
    assert_eq!(store.append(playing(1, 0, [line(1, "a", "x")])).await, Ok(1));
}

pub(super) async fn without_lines_only_the_index_changes<F: Fixture>() {
    let fixture = F::fresh();
    let store = fixture.store();
    assert!(matches!(store.append(playing(1, 0, [])).await, Err(AppendError::Failed(_))));
    assert_eq!(store.append(playing(1, 1, [])).await, Err(AppendError::Stale { version: 0 }));
    store.append(playing(1, 0, [line(5, "a", "x")])).await.unwrap();
    store.append(playing(2, 0, [line(6, "a", "x")])).await.unwrap();
    let mut append = playing(1, 1, []);
    append.index = index(Stage::Playing, Some(8), [1, 2]);
    assert_eq!(store.append(append).await, Ok(1));
    assert_eq!(store.due(8, 9).await, Ok(vec![room(1)]));
    assert_eq!(store.rooms_of(&holder(2), 9).await, Ok(vec![room(1)]));
    // It was not touched: it is still the older of the two.
    assert_eq!(store.rooms_of(&holder(1), 9).await, Ok(vec![room(2), room(1)]));
}

pub(super) async fn lists_the_latest_touched_first<F: Fixture>() {
    let fixture = F::fresh();
    let store = fixture.store();
    for (n, at) in [(1, 30), (2, 10), (3, 20)] {
        store.append(playing(n, 0, [line(at, "a", "x")])).await.unwrap();
    }
    assert_eq!(store.rooms_of(&holder(1), 9).await, Ok(vec![room(1), room(3), room(2)]));
    store.append(playing(2, 1, [line(40, "b", "x")])).await.unwrap();
    assert_eq!(store.rooms_of(&holder(1), 9).await, Ok(vec![room(2), room(1), room(3)]));
    assert_eq!(store.rooms_of(&holder(1), 2).await, Ok(vec![room(2), room(1)]));
    // A clock that was set back does not make a room older.
    store.append(playing(2, 2, [line(1, "c", "x")])).await.unwrap();
    assert_eq!(store.rooms_of(&holder(1), 1).await, Ok(vec![room(2)]));
    assert_eq!(store.rooms_of(&holder(2), 9).await, Ok(vec![]));
}

pub(super) async fn a_holder_who_left_has_the_room_no_more<F: Fixture>() {
    let fixture = F::fresh();
    let store = fixture.store();
    for (version, holders) in [vec![1, 2, 2], vec![2, 3], vec![2, 3], vec![]].iter().enumerate() {
        let mut append = playing(1, version as u64, [line(1, &version.to_string(), "x")]);
        append.index = index(Stage::Open, None, holders.iter().copied());
        store.append(append).await.unwrap();
        for n in 1..=3 {
            let rooms = store.rooms_of(&holder(n), 9).await.unwrap();
            assert_eq!(!rooms.is_empty(), holders.contains(&n), "{n} at {version}");
        }
    }
}

pub(super) async fn wakes_the_earliest_first<F: Fixture>() {
    let fixture = F::fresh();
    let store = fixture.store();
    for (n, wake_at) in [(1, Some(30)), (2, None), (3, Some(10)), (4, Some(20))] {
        let mut append = playing(n, 0, [line(1, "a", "x")]);
        append.index.wake_at = wake_at;
        store.append(append).await.unwrap();
    }
    assert_eq!(store.due(9, 9).await, Ok(vec![]));
    assert_eq!(store.due(10, 9).await, Ok(vec![room(3)]));
    assert_eq!(store.due(99, 9).await, Ok(vec![room(3), room(4), room(1)]));
    assert_eq!(store.due(99, 2).await, Ok(vec![room(3), room(4)]));
    store.append(playing(4, 1, [line(1, "b", "x")])).await.unwrap();
    assert_eq!(store.due(99, 9).await, Ok(vec![room(3), room(1)]));
    assert_eq!(store.rooms_of(&holder(1), 9).await.unwrap().len(), 4);
}

pub(super) async fn remembers_the_last_beat<F: Fixture>() {
    let fixture = F::fresh();
    assert_eq!(fixture.store().last_beat().await, Ok(None));
    fixture.store().beat(5).await.unwrap();
    fixture.store().beat(9).await.unwrap();
    assert_eq!(fixture.reopened().store().last_beat().await, Ok(Some(9)));
}

pub(super) async fn cleans_what_is_old<F: Fixture>() {
    let fixture = F::fresh();
    let store = fixture.store();
    let stages = [Stage::Open, Stage::Playing, Stage::Finished, Stage::Abandoned];
    for (n, stage) in (1..).zip(stages) {
        for (n, at) in [(n, 10), (n + 10, 20)] {
            let mut append = playing(n, 0, [line(at, "a", "x")]);
            append.index = index(stage, Some(1), [1]);
            store.append(append).await.unwrap();
        }
    }
    assert_eq!(store.clean(10, Some(10)).await, Ok(0));
    assert_eq!(store.clean(11, None).await, Ok(1));
    assert_eq!(left(store).await, [2, 3, 4, 11, 12, 13, 14]);
    assert_eq!(store.clean(0, Some(11)).await, Ok(2));
    assert_eq!(left(store).await, [2, 11, 12, 13, 14]);
    assert_eq!(store.clean(99, Some(99)).await, Ok(3));
    assert_eq!(left(store).await, [2, 12]);
    assert!(store.read(&room(1), 0).await.unwrap().is_empty());
    assert_eq!(store.due(9, 99).await, Ok(vec![room(2), room(12)]));
    let late = store.append(playing(1, 1, [line(30, "b", "x")])).await;
    assert_eq!(late, Err(AppendError::Stale { version: 0 }));
    for n in 0..180 {
        let mut append = playing(n + 20, 0, [line(1, "a", "x")]);
        append.index.stage = Stage::Open;
        store.append(append).await.unwrap();
    }
    assert_eq!(store.clean(2, None).await, Ok(180), "more than are cleaned at once");
}

pub(super) async fn keeps_everything_when_reopened<F: Fixture>() {
    let mut fixture = F::fresh();
    for version in 0..5 {
        let mut append = playing(1, version, [line(1, &format!("k{version}"), "x")]);
        append.index.wake_at = Some(7);
        assert_eq!(fixture.store().append(append.clone()).await, Ok(version + 1));
        fixture = fixture.reopened();
        let store = fixture.store();
        assert_eq!(store.read(&room(1), 0).await.unwrap().len() as u64, version + 1);
        assert_eq!(store.due(7, 9).await, Ok(vec![room(1)]));
        assert_eq!(store.rooms_of(&holder(1), 9).await, Ok(vec![room(1)]));
        let again = store.append(append).await;
        assert_eq!(again, Err(AppendError::KeyUsed { version: version + 1 }));
    }
}

pub(super) async fn texts_are_kept_to_the_byte<F: Fixture>() {
    let fixture = F::fresh();
    let store = fixture.store();
    let long = "ä".repeat(200_000);
    let all = ["", "'; DROP TABLE room; --", "a\0b", "line\r\nline\n", "🖖", &long];
    let lines = all.map(|text| NewLine { key: None, ..line(i64::MIN, "", text) });
    store.append(playing(1, 0, lines)).await.unwrap();
    store.append(playing(1, 6, [line(i64::MAX, "a\0' 🖖", "x")])).await.unwrap();
    let lines = store.read(&room(1), 0).await.unwrap();
    assert!(texts(&lines[..6]) == all);
    assert_eq!((lines[0].at, lines[6].at), (i64::MIN, i64::MAX));
    assert_eq!(lines[6].key.as_deref(), Some("a\0' 🖖"));
}

/// 64 clients, each in a room of its own and all in a common one.
pub(super) async fn versions_have_no_gaps_under_load<F: Fixture>() {
    const CLIENTS: u8 = 64;
    const LINES: u64 = 12;
    let fixture = F::fresh();
    let (store, runtime) = (fixture.store(), Handle::current());
    tokio::task::block_in_place(|| {
        thread::scope(|scope| {
            for client in 1..=CLIENTS {
                let runtime = &runtime;
                scope.spawn(move || runtime.block_on(write_as(store, client, LINES)));
            }
        });
    });
    for (n, count) in [(0, LINES * u64::from(CLIENTS)), (1, LINES), (CLIENTS, LINES)] {
        let lines = store.read(&room(n), 0).await.unwrap();
        assert!(lines.iter().map(|line| line.version).eq(1..=count), "room {n}");
        let keys: BTreeSet<_> = lines.iter().map(|line| &line.key).collect();
        assert_eq!(keys.len(), lines.len());
    }
}

async fn write_as(store: &dyn Store, client: u8, lines: u64) {
    let mut common = 0;
    for n in 0..lines {
        let key = format!("{client}-{n}");
        let own = playing(client, n, [line(1, &key, &key)]);
        assert_eq!(store.append(own).await, Ok(n + 1));
        loop {
            match store.append(playing(0, common, [line(1, &key, &key)])).await {
                Ok(version) => {
                    assert_eq!(version, common + 1);
                    common = version;
                    break;
                }
                Err(AppendError::Stale { version }) => common = version,
                Err(error) => panic!("{error}"),
            }
        }
    }
}

/// The numbers of the first holder's rooms.
async fn left(store: &dyn Store) -> Vec<u8> {
    let rooms = store.rooms_of(&holder(1), 999).await.unwrap();
    (0..=u8::MAX).filter(|n| rooms.contains(&room(*n))).collect()
}

pub(super) fn texts(lines: &[Line]) -> Vec<&str> {
    lines.iter().map(|line| line.text.as_str()).collect()
}

pub(super) fn room(n: u8) -> RoomId {
    RoomId::from_bytes([n; 16])
}

pub(super) fn holder(n: u8) -> Holder {
    Holder([n; 32])
}

pub(super) fn line(at: i64, key: &str, text: &str) -> NewLine {
    NewLine { at, key: Some(key.to_owned()), text: text.to_owned() }
}

pub(super) fn index(
    stage: Stage,
    wake_at: Option<i64>,
    holders: impl IntoIterator<Item = u8>,
) -> Index {
    Index { stage, wake_at, holders: holders.into_iter().map(holder).collect() }
}

/// Lines for a room that is being played, never to be woken, in the list of holder 1.
pub(super) fn playing(n: u8, expected: u64, lines: impl IntoIterator<Item = NewLine>) -> Append {
    Append {
        room: room(n),
        expected,
        lines: lines.into_iter().collect(),
        index: index(Stage::Playing, None, [1]),
    }
}
