//! The byte law: what the screen and the dialogue show is the same, to the last cell and its style,
//! for two truths that differ only in what whoever looks may not know.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use diner::{Action, Deal, Dice, Game, Guest, QuickDice, Rules, Viewer};
use support::*;
use tui::{Book, Colours, Key, Look, Looking, Players, Signs, Sitting, Table, Watch};
use words::{Speech, Theme};

const LOOK: Look = Look { colours: Colours::True, signs: Signs::Unicode };

/// Some random actions from a deal.
fn actions(rules: &Rules, deal: Deal, dice: &mut QuickDice) -> Vec<Action> {
    let mut game = Game::new(rules.clone(), deal);
    let mut actions = Vec::new();
    let most = 10 + dice.below(120);
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

fn seated(game: &Game, people: usize) -> Table {
    let rules = game.rules();
    let mut players = Players::default();
    for seat in rules.seats().skip(people) {
        players.0[seat] = Sitting::of("greedy");
    }
    let headers = players.headers(rules, Vec::new());
    let speech = Speech::new(words::Lang::default(), Theme::of(rules.options().base()));
    Table::new(game.clone(), headers, speech, 1).unwrap()
}

/// Everything that can be looked at without acting: each page, each card, each chair.
fn all_screens(table: &mut Table) -> Vec<ratatui::buffer::Buffer> {
    let mut screens = vec![buffer(table, LOOK, SMALL), buffer(table, LOOK, LARGE)];
    for key in ["o", "t", "?"] {
        press(table, &[Key::Char(key.chars().next().unwrap())]);
        screens.push(buffer(table, LOOK, LARGE));
        press(table, &[Key::Escape]);
    }
    for key in [Key::Tab, Key::Char('w'), Key::Char('l'), Key::Char('j'), Key::Char('k')] {
        press(table, &[key]);
        screens.push(buffer(table, LOOK, SMALL));
    }
    screens
}

/// What a replay shows of the last moment, as one seat saw it.
fn watched(table: &Table) -> Vec<ratatui::buffer::Buffer> {
    let Viewer::Seat(seat) = table.viewer() else { return Vec::new() };
    let mut watch = Watch::new(table.to_record(), table.speech()).unwrap();
    watch.show(Some(seat));
    let keys = [Key::End, Key::Char('o'), Key::Char('t')];
    let show = |key: Key| {
        watch.key(key, LARGE);
        let mut buffer = ratatui::buffer::Buffer::empty(LARGE);
        watch.draw(LOOK, &mut buffer);
        buffer
    };
    keys.into_iter().map(show).collect()
}

/// What the dialogue says to somebody who asks for everything and does nothing.
fn said(table: &mut Table) -> String {
    let folder = tempfile::tempdir().unwrap();
    let book = Book::new(&folder.path().join("game.rid")).unwrap();
    let mut said = Vec::new();
    let asked = match table.looking() {
        Looking::Seat(_) => "look\nlegal\nlog\nwhy Am c4\nwhy Lf b3\n",
        Looking::Curtain(_) | Looking::Parting(_) | Looking::Anybody => "",
    };
    tui::talk(table, &book, &mut asked.as_bytes(), &mut said, Signs::Unicode).unwrap();
    String::from_utf8(said).unwrap()
}

#[test]
fn screens_are_the_same_whatever_is_hidden() {
    let mut dice = QuickDice::new(21);
    let (mut compared, mut curtains) = (0, 0);
    for (preset, house) in [("rid", ""), ("rid", "limit=8"), ("cafe", ""), ("amigo", "players=3")] {
        let rules = Rules::parse(preset, house).unwrap();
        for people in [1, 2] {
            for _ in 0..4 {
                let deal = Deal::from_seed(&rules, dice.next_u64());
                let actions = actions(&rules, deal, &mut dice);
                let game = other(&rules, &deal, &actions, (0, 0)).unwrap();
                if game.public().end.is_some() {
                    continue;
                }
                let mut table = seated(&game, people);
                let viewer = table.viewer();
                let shown = all_screens(&mut table);
                let talks = !table.bots_go_on();
                for _ in 0..25 {
                    let swap = (dice.below(96) as usize, dice.below(96) as usize);
                    let Some(changed) = other(&rules, &deal, &actions, swap) else { continue };
                    let differs = changed.position().to_string() != game.position().to_string();
                    if !differs || changed.observe(viewer) != game.observe(viewer) {
                        continue;
                    }
                    let mut twin = seated(&changed, people);
                    assert_eq!(all_screens(&mut twin), shown, "{preset} {house} {people}");
                    assert_eq!(watched(&twin), watched(&table), "{preset} {house} {people}");
                    if talks {
                        assert_eq!(
                            said(&mut seated(&changed, people)),
                            said(&mut seated(&game, people))
                        );
                    }
                    compared += 1;
                    curtains += usize::from(matches!(table.looking(), Looking::Curtain(_)));
                }
            }
        }
    }
    assert!(compared > 20 && curtains > 3, "only {compared} compared, {curtains} of them curtains");
}
