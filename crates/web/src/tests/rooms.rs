//! A room is its log: it can be made again from it after every single entry.

use diner::{Action, QuickDice};

use super::*;
use crate::store::Stage;

fn same(one: &Room, other: &Room) -> bool {
    let (a, b) = (one.game().unwrap(), other.game().unwrap());
    one.version() == other.version()
        && a.truth() == b.truth()
        && a.turns() == b.turns()
        && a.can_take_back() == b.can_take_back()
        && one.turns().len() == other.turns().len()
        && one.turns().iter().zip(other.turns()).all(|(a, b)| a.steps == b.steps)
}

#[test]
fn a_room_is_made_again_from_its_log_after_every_entry() {
    for (n, (rules, house)) in RULE_SETS.into_iter().enumerate() {
        let mut dice = QuickDice::new(n as u64);
        let (mut log, mut room) = begun(&setup(rules, house), [n as u8; 32]);
        while !room.is_over() {
            let (seat, ask) = something(&room, &mut dice);
            let entries = asked(&room, seat, &ask).unwrap();
            let index = room.index_after(&entries, 5).unwrap();
            for entry in &entries {
                log.push(entry);
                room.apply(entry, log.0.last().unwrap().at).unwrap();
                let again = Room::of(id(), &log.0).unwrap_or_else(|why| panic!("{why:?}"));
                assert!(same(&room, &again), "{rules} {house}: entry {}", room.version());
            }
            let over = room.is_over();
            assert_eq!(index.stage == Stage::Finished, over);
            assert_eq!(index.wake_at, room.bot_on_turn().map(|_| 5));
        }
        assert!(log.0.len() > 40);
    }
}

#[test]
fn the_end_of_a_turn_is_said_where_nothing_else_is_left() {
    let (_, room) = begun(&setup("rid", ""), [3; 32]);
    let seat = room.game().unwrap().public().turn.seat;
    let entries = asked(&room, seat, &Ask::Act(Action::Draw.into())).unwrap();
    assert_eq!(entries.len(), 2);
    assert!(is_done(&entries[1]));
    let other = seat.next(4);
    assert_eq!(asked(&room, other, &Ask::TakeBack).err(), Some(Refusal::NotOnTurn));
    assert_eq!(asked(&room, seat, &Ask::TakeBack).err(), Some(Refusal::NothingToTakeBack));
}

#[test]
fn seats_are_drawn_by_lot_and_rotate() {
    let setup = setup("rid", "");
    let (_, room) = begun(&setup, [4; 32]);
    // The second place begins, so the first sits last.
    assert_eq!(room.seats_held(&MAKER), [Seat::P4]);
    assert!(!room.knows(&Holder([8; 32])));
    assert_eq!(room.next_first(), 2);
    let mut firsts = std::collections::BTreeSet::new();
    let world = crate::world::World::real();
    for _ in 0..200 {
        let entries = Room::opening(setup.clone(), MAKER, &world).unwrap();
        if let [_, _, Entry::Started { first, .. }] = entries[..] {
            firsts.insert(first);
        }
    }
    assert_eq!(firsts.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
}

#[test]
fn a_log_that_cannot_be_a_rooms_is_refused() {
    let (log, room) = begun(&setup("rid", ""), [5; 32]);
    let seat = room.game().unwrap().public().turn.seat;
    let refused = |change: &dyn Fn(&mut Log)| {
        let mut log = log.clone();
        change(&mut log);
        Room::of(id(), &log.0).is_err()
    };
    assert!(!refused(&|_| {}));
    assert!(refused(&|log| log.0.clear()));
    assert!(refused(&|log| drop(log.0.remove(0))));
    assert!(refused(&|log| log.push(&Entry::Started { deal: [1; 32], first: 0, bots: 1 })));
    assert!(refused(&|log| log.push(&Entry::TookBack { seat })));
    assert!(refused(&|log| log.push(&Entry::Acted { seat, action: Action::Done })));
    assert!(refused(&|log| {
        log.push(&Entry::Acted { seat: seat.next(4), action: Action::Draw });
    }));
    assert!(refused(&|log| log.0[1].version = 3));
    for text in ["", "{}", "{\"entry\":\"acted\",\"seat\":9,\"action\":\"draw\"}", "null"] {
        assert!(refused(&|log| log.0[1].text = text.into()), "{text}");
    }
}
