//! The byte law: whatever is sent to a viewer is the same for two truths that differ only in what
//! the viewer may not know. Pages, pushes, answers, at every version of random games.

use diner::{Deal, Dice, Event, Guest, QuickDice, Viewer};

use super::*;
use crate::pages::{self, Message};
use crate::push::{Push, Shown};
use crate::room::Change;
use crate::showing::{Showing, seen_after};

/// Everything that a viewer could be sent at this version.
fn bytes(room: &Room, live: &Live, viewer: Viewer, since: u64) -> String {
    let lang = words::Lang::default();
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Watcher => None,
    };
    let mut onlooker = onlooker(live, seat);
    if seat.is_none() && since.is_multiple_of(2) {
        // A shared device whose curtain is drawn sees no more than a watcher.
        (onlooker.holder, onlooker.look) = (Some(MAKER), Look::Curtain(vec![Seat::P2, Seat::P1]));
    }
    let showing = Showing::of(room, &onlooker, lang).unwrap();
    let missed = seen_after(room, since, viewer);
    let own = showing.seen.hand().unwrap_or_default();
    let chosen = own.kinds().next();
    let message = chosen.map(|guest| Message::Hint(showing.speech.guest(guest)));
    let mut all = pages::game_page(&showing.scene("key", None, None)).into_string();
    all += &pages::game_page(&showing.scene("key", chosen, message)).into_string();
    let scene = showing.scene("key", None, None);
    let push = Push::of(&showing, &scene, &missed, &mut Shown::default());
    all += &serde_json::to_string(&push).unwrap();
    if let Viewer::Seat(seat) = viewer {
        for guest in Guest::ALL.into_iter().step_by(5) {
            let ask = Ask::Act(diner::Action::Place { guest, chair: diner::Chair::C4 }.into());
            if let Err(refusal) = asked(room, seat, &ask) {
                all += refusal.code();
                if let crate::room::Refusal::Illegal(illegal) = refusal {
                    all += &showing.speech.illegal(&illegal);
                }
            }
        }
    }
    all
}

/// Which places of the deck a viewer does not know: cards of others' hands, others' dropped cards,
/// and both piles.
struct Hidden {
    guests: Vec<usize>,
    tables: usize,
}

/// Follows every card of the deck through the game.
fn hidden(room: &Room, rules: &Rules, viewer: Viewer) -> Hidden {
    let players = usize::from(rules.players);
    let dealt = players * usize::from(rules.hand);
    let deal = room.game().unwrap().truth().deal();
    let mut held: Vec<Vec<usize>> = vec![Vec::new(); players];
    for at in 0..dealt {
        held[at % players].push(at);
    }
    let mut dropped: Vec<Vec<usize>> = vec![Vec::new(); players];
    let (mut next, mut tables) = (dealt, 5);
    // What was taken back never drew a card, but may have placed or dropped one.
    let steps = room.turns().iter().flat_map(|turn| turn.steps.iter().flatten());
    for event in steps {
        let mut leave = |seat: Seat, guest: Guest| {
            let hand = &mut held[seat as usize];
            let at = hand.iter().position(|&at| deal.guests()[at] == guest).unwrap();
            hand.remove(at)
        };
        match *event {
            Event::Placed { seat, guest, .. } => drop(leave(seat, guest)),
            Event::Dropped { seat, guest, .. } => {
                let at = leave(seat, guest);
                dropped[seat as usize].push(at);
            }
            Event::Drew { seat, .. } => {
                held[seat as usize].push(next);
                next += 1;
            }
            Event::Laid { .. } => tables += 1,
            Event::Cleared { .. }
            | Event::Left { .. }
            | Event::Passed { .. }
            | Event::Closed { .. }
            | Event::Held { .. }
            | Event::Ended { .. } => {}
        }
    }
    let foreign = |seat: usize| viewer != Viewer::Seat(Seat::ALL[seat]);
    let mut guests: Vec<usize> = (next..deal.guests().len()).collect();
    for seat in (0..players).filter(|&seat| foreign(seat)) {
        guests.extend(&held[seat]);
        guests.extend(&dropped[seat]);
    }
    Hidden { guests, tables }
}

/// Another deal by which the same was seen by the viewer, every hidden card shuffled.
fn other_deal(room: &Room, rules: &Rules, viewer: Viewer, dice: &mut QuickDice) -> Deal {
    let hidden = hidden(room, rules, viewer);
    let deal = room.game().unwrap().truth().deal();
    let mut guests = deal.guests().to_vec();
    let mut moved: Vec<Guest> = hidden.guests.iter().map(|&at| guests[at]).collect();
    dice.shuffle(&mut moved);
    for (&at, guest) in hidden.guests.iter().zip(moved) {
        guests[at] = guest;
    }
    let mut tables = deal.tables().to_vec();
    dice.shuffle(&mut tables[hidden.tables..]);
    Deal::new(rules, &guests, &tables).unwrap()
}

/// The same log played on another deal; a drop that was not seen drops whatever is now there.
fn replayed(setup: &Setup, deal: Deal, log: &[Entry]) -> Option<Room> {
    let mut other = Room::with_deal(id(), setup.clone(), MAKER, deal);
    for entry in log {
        let entry = match entry {
            Entry::Acted { seat, action: Action::Drop { guest } } => {
                let held = other.game()?.truth().state().hand(*seat);
                let guest = if held.contains(*guest) { *guest } else { held.kinds().next()? };
                Entry::Acted { seat: *seat, action: Action::Drop { guest } }
            }
            Entry::Acted { seat, action } => Entry::Acted { seat: *seat, action: *action },
            Entry::TookBack { seat } => Entry::TookBack { seat: *seat },
            _ => continue,
        };
        other.apply(&entry, 1_000).ok()?;
    }
    Some(other)
}

#[test]
fn nothing_sent_depends_on_what_the_viewer_may_not_know() {
    let (mut compared, live) = (0, live());
    for (n, (rules_name, house)) in RULE_SETS.into_iter().enumerate() {
        let setup = setup(rules_name, house);
        let mut dice = QuickDice::new(40 + n as u64);
        let key = [n as u8 + 50; 32];
        let (rules, deal) = dealt(&setup, &key);
        let mut room = Room::with_deal(id(), setup.clone(), MAKER, deal);
        let mut log = Vec::new();
        while !room.is_over() {
            let before = room.version();
            let (seat, ask) = something(&room, &mut dice);
            for entry in asked(&room, seat, &ask).unwrap() {
                room.apply(&entry, 1_000).unwrap();
                log.push(entry);
            }
            if room.is_over() || dice.below(4) > 0 {
                continue;
            }
            let seats = rules.seats().map(Viewer::Seat);
            for viewer in seats.chain([Viewer::Watcher]) {
                let other = other_deal(&room, &rules, viewer, &mut dice);
                let Some(other) = replayed(&setup, other, &log) else { continue };
                let observed = |room: &Room| room.game().unwrap().observe(viewer);
                assert_eq!(observed(&room), observed(&other), "the two truths look alike");
                let since = before.saturating_sub(3);
                assert_eq!(bytes(&room, &live, viewer, since), bytes(&other, &live, viewer, since));
                compared += 1;
            }
        }
    }
    assert!(compared > 400, "{compared}");
}

#[test]
fn changes_are_told_as_each_viewer_may_know_them() {
    let (_, mut room) = begun(&setup("rid", ""), [6; 32]);
    let seat = room.game().unwrap().public().turn.seat;
    let (version, entries) = (room.version(), asked(&room, seat, &Ask::Act(Action::Draw.into())));
    for entry in entries.unwrap() {
        room.apply(&entry, 9).unwrap();
    }
    let drawn = room.changes_after(version).iter().find_map(|change| match change {
        Change::Happened(events) => events.iter().find_map(|event| match event {
            Event::Drew { guest, .. } => Some(*guest),
            _ => None,
        }),
        Change::Nothing | Change::TakenBack(_) | Change::People(..) => None,
    });
    let said = |viewer| {
        let live = live();
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let onlooker = onlooker(&live, seat);
        let showing = Showing::of(&room, &onlooker, words::Lang::default()).unwrap();
        let missed = seen_after(&room, version, viewer);
        let scene = showing.scene("", None, None);
        let push = Push::of(&showing, &scene, &missed, &mut Shown::default());
        serde_json::to_value(&push).unwrap()["said"].to_string()
    };
    let name = words::Speech::default().guest(drawn.unwrap());
    assert!(said(Viewer::Seat(seat)).contains(&name));
    assert!(!said(Viewer::Seat(seat.next(4))).contains(&name));
    assert!(!said(Viewer::Watcher).contains(&name));
}
