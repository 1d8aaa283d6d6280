//! The byte law on the command line: what `show --seat` prints is the same for two truths that
//! differ only in what that seat may not know.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::Write as _;
use std::process::{Command, Stdio};

use diner::record::{Header, Record};
use diner::{Action, Deal, Dice, Game, Guest, QuickDice, Rules, Seat, Viewer};

fn shown(record: &Record, seat: Seat) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rid"))
        .args(["show", "-", "--seat", &seat.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(record.to_string().as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
}

fn record(game: Game) -> Record {
    Record::of(game, vec![Header::new("Player1", "Anna")])
}

/// Some random actions from a deal.
fn actions(rules: &Rules, deal: Deal, dice: &mut QuickDice) -> Vec<Action> {
    let mut game = Game::new(rules.clone(), deal);
    let mut actions = Vec::new();
    let most = 20 + dice.below(150);
    while game.public().end.is_none() && (actions.len() as u32) < most {
        let legal = game.legal();
        let action = legal.nth(dice.below(legal.len()));
        game.play(action).unwrap();
        actions.push(action);
    }
    actions
}

/// The game with two cards of the deck changed about, if the same actions can be played then.
fn other(rules: &Rules, deal: &Deal, actions: &[Action], swap: (usize, usize)) -> Option<Game> {
    let mut guests: Vec<Guest> = deal.guests().to_vec();
    guests.swap(swap.0, swap.1);
    let deal = Deal::new(rules, &guests, deal.tables()).ok()?;
    let mut game = Game::new(rules.clone(), deal);
    actions.iter().try_for_each(|&action| game.play(action).map(drop)).ok()?;
    Some(game)
}

#[test]
fn a_seat_is_shown_the_same_whatever_is_hidden_from_it() {
    let mut dice = QuickDice::new(11);
    let mut compared = 0;
    for (preset, house) in [("rid", ""), ("rid", "limit=8"), ("cafe", ""), ("amigo", "")] {
        let rules = Rules::parse(preset, house).unwrap();
        for _ in 0..3 {
            let deal = Deal::from_seed(&rules, dice.next_u64());
            let actions = actions(&rules, deal, &mut dice);
            let game = other(&rules, &deal, &actions, (0, 0)).unwrap();
            if game.public().end.is_some() {
                continue;
            }
            let mut tried = 0;
            while tried < 40 {
                tried += 1;
                let swap = (dice.below(96) as usize, dice.below(96) as usize);
                let Some(changed) = other(&rules, &deal, &actions, swap) else { continue };
                let differs = changed.position().to_string() != game.position().to_string();
                for seat in rules.seats() {
                    let viewer = Viewer::Seat(seat);
                    if !differs || changed.observe(viewer) != game.observe(viewer) {
                        continue;
                    }
                    let (one, two) = (record(game.clone()), record(changed.clone()));
                    assert_eq!(shown(&one, seat), shown(&two, seat), "{preset} {seat}");
                    compared += 1;
                    tried += 10;
                }
            }
        }
    }
    assert!(compared > 20, "only {compared} pairs compared");
}
