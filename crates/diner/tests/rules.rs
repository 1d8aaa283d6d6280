//! Runs the rule examples of `tests/rules/*.txt`: each shows a sentence of the rules at work.
//!
//! A file holds examples with blank lines between. An example:
//!
//! ```text
//! # The sentence of the rules that it shows.
//! rules: rid limit=10
//! position: BGEIH d5Gf,e4Gm EmHm|-|-|- 0,0,0,0 -|-|-|- 92,19 1.0 - -
//! Em@c4 -> +9: b4 2, d4 8, c3 3; clears d4G; ...
//! Hm@b3 -> refused wrong-table Hm b3 BEI
//! ```
//!
//! It begins at a `position:` (NOTATION.md; the order of its piles is not known, so that what
//! comes from them is shown as `?` unless all their cards are alike), or at a
//! `deal: TABLES HANDS PILE`: the first cards of both decks, the others follow in code order.
//! Each line after that asks (actions, and the words of [`Play::answer`]) and, after ` -> `, says
//! what comes out. `BLESS=1` rewrites what comes out; whoever does that checks it by hand.
//!
//! Every step is also asked of the slow engine of `tests/oracle`, of `legal` and of `check` for
//! every action there is: all must agree.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[allow(unused_imports)]
mod oracle;
mod support;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use diner::{
    Action, Deal, End, Event, Game, Guest, Hand, Illegal, Nation, Position, QuickDice, Rules,
    Square, Viewer, Written,
};
use oracle::Oracle;
use support::{bless, every_action, text};

#[test]
fn rule_examples_come_out_as_they_say() {
    let files = bless::files("rules", "txt");
    assert!(files.len() >= 10, "only {} files of examples", files.len());
    bless::assert_all(files.iter().map(|path| bless::settle(path, &run_file(path))));
}

fn run_file(path: &Path) -> String {
    let said = fs::read_to_string(path).unwrap();
    let mut now = String::new();
    let mut example = Example::default();
    for (number, line) in said.lines().enumerate() {
        let place = format!("{}:{}", path.display(), number + 1);
        now.push_str(&example.line(line, &place));
        now.push('\n');
    }
    example.close(&path.display().to_string());
    now
}

/// An example as far as it has been read.
#[derive(Default)]
struct Example {
    sentence: bool,
    rules: Option<(String, String)>,
    play: Option<Play>,
    asked: bool,
}

impl Example {
    /// Reads a line and gives it back with what comes out now.
    fn line(&mut self, line: &str, place: &str) -> String {
        if line.is_empty() {
            self.close(place);
            *self = Example::default();
        } else if line.starts_with("# ") {
            self.sentence = true;
        } else if let Some(rules) = line.strip_prefix("rules: ") {
            assert!(self.sentence, "{place}: an example begins with a sentence");
            let (preset, house) = rules.split_once(' ').unwrap_or((rules, ""));
            self.rules = Some((preset.into(), house.into()));
        } else if let Some(position) = line.strip_prefix("position: ") {
            self.play = Some(Play::from_position(self.names(place), position, place));
        } else if let Some(deal) = line.strip_prefix("deal: ") {
            self.play = Some(Play::from_deal(self.names(place), deal, place));
        } else {
            self.asked = true;
            let ask = line.split(" -> ").next().unwrap_or_default().trim_end_matches(" ->");
            return format!("{ask} -> {}", self.answer(ask, place));
        }
        line.into()
    }

    fn answer(&mut self, ask: &str, place: &str) -> String {
        if ask == "rules" {
            let (preset, house) = self.names(place);
            return match Rules::parse(&preset, &house) {
                Ok(rules) => rules.options().to_string(),
                Err(refused) => refused.to_string(),
            };
        }
        let play = self.play.as_mut().unwrap_or_else(|| panic!("{place}: where does it begin?"));
        let answer = play.answer(ask, place);
        play.ways_agree(place);
        answer
    }

    fn names(&self, place: &str) -> (String, String) {
        self.rules.clone().unwrap_or_else(|| panic!("{place}: by which rules?"))
    }

    fn close(&self, place: &str) {
        let whole = self.asked || !self.sentence && self.rules.is_none();
        assert!(whole, "{place}: the example before this shows nothing");
    }
}

/// A game being played, by the engine and by the oracle.
struct Play {
    game: Game,
    /// Until a card is drawn that it does not know.
    oracle: Option<Oracle>,
    /// Whether the order of the piles is known.
    known: bool,
}

impl Play {
    fn from_position((preset, house): (String, String), line: &str, place: &str) -> Play {
        let rules = parse_rules(&preset, &house, place);
        let position = Position::parse(&rules, line).unwrap_or_else(|e| panic!("{place}: {e:?}"));
        assert_eq!(position.to_string(), line, "{place}: written in another way");
        let oracle = if position.is_full() {
            let oracle = Oracle::from_position(&preset, &house, line);
            Some(oracle.unwrap_or_else(|e| panic!("{place}: the oracle says {e}")))
        } else {
            None
        };
        let game = Game::from_position(rules, position, &mut QuickDice::new(1));
        let play = Play { game, oracle, known: false };
        play.ways_agree(place);
        play
    }

    fn from_deal((preset, house): (String, String), decks: &str, place: &str) -> Play {
        let rules = parse_rules(&preset, &house, place);
        let words: Vec<&str> = decks.split(' ').collect();
        let &[tables, hands, pile] = words.as_slice() else {
            panic!("{place}: a deal is `TABLES HANDS PILE`")
        };
        let hands: Vec<Vec<Guest>> = hands.split('|').map(cards).collect();
        let mut guests = Vec::new();
        for turn in 0..usize::from(rules.hand) {
            guests.extend(hands.iter().map(|hand| hand[turn]));
        }
        guests.extend(cards(pile));
        let named: Hand = guests.iter().copied().collect();
        guests.extend(Hand::whole(rules.copies).without(named).expect(place));
        let mut deck: Vec<Nation> = tables.chars().filter_map(Nation::from_letter).collect();
        for nation in Nation::ALL {
            let named = deck.iter().filter(|&&table| table == nation).count();
            deck.extend(std::iter::repeat_n(nation, 2 - named));
        }
        let deal = Deal::new(&rules, &guests, &deck).unwrap_or_else(|e| panic!("{place}: {e:?}"));
        let letters = |cards: &[Guest]| cards.iter().map(Guest::to_string).collect::<String>();
        let tables: String = deck.iter().map(Nation::to_string).collect();
        let oracle = Oracle::new(&preset, &house, &tables, &letters(&guests)).expect(place);
        let play = Play { game: Game::new(rules, deal), oracle: Some(oracle), known: true };
        play.ways_agree(place);
        play
    }

    /// What comes out of a line: of an action, or of
    ///
    /// - `tables`, `floor`, `hands`, `scores`, `dropped`, `piles`, `turn`, `gone`, `tables-gone`:
    ///   the fields of the position line; `position`: all of it;
    /// - `seen N`: the position line for seat N, `seen watcher`: for anybody else;
    /// - `legal`: every legal action; `chairs GUEST`: the chairs open to a guest in hand;
    /// - `*@CHAIR`: all guests in hand, by what becomes of them on the chair;
    /// - `back`: an action taken back;
    /// - `end`, `winner`: why the game ended, and who has won.
    fn answer(&mut self, ask: &str, place: &str) -> String {
        const FIELDS: [&str; 9] = [
            "tables",
            "floor",
            "hands",
            "scores",
            "dropped",
            "piles",
            "turn",
            "gone",
            "tables-gone",
        ];
        let game = &self.game;
        if let Some(field) = FIELDS.iter().position(|&field| field == ask) {
            let line = game.position().to_string();
            return line.split(' ').nth(field).unwrap_or_default().into();
        }
        if let Some(chair) = ask.strip_prefix("*@") {
            return self.everyone_on(chair, place);
        }
        if let Some(guest) = ask.strip_prefix("chairs ") {
            let guest = Guest::parse(guest).expect(place);
            let open = game.legal().places().iter().find(|(g, _)| *g == guest).map(|(_, at)| *at);
            return open.map_or("-".into(), |chairs| joined(chairs, " "));
        }
        if let Some(viewer) = ask.strip_prefix("seen ") {
            let seat = game.rules().seats().find(|seat| seat.to_string() == viewer);
            let viewer = seat.map_or(Viewer::Watcher, Viewer::Seat);
            return game.observe(viewer).position.to_string();
        }
        match ask {
            "position" => game.position().to_string(),
            "legal" if game.legal().is_empty() => "-".into(),
            "legal" => joined(game.legal().iter(), " "),
            "end" => game.public().end.map_or("-", End::name).into(),
            "winner" => match game.public().winners(game.rules()) {
                none if none.is_empty() => "-".into(),
                winners => joined(winners, ","),
            },
            "back" => self.back(),
            action => self.act(Written::parse(action).expect(place), place),
        }
    }

    fn act(&mut self, written: Written, place: &str) -> String {
        let checked = self.game.check_written(written);
        if let Some(oracle) = &self.oracle {
            let code = checked.err().map(|illegal| illegal.code());
            assert_eq!(code, oracle.check(&written_text(written)).err(), "{place}: the oracle");
        }
        let action = match checked {
            Ok(action) => action,
            Err(illegal) => {
                if let Ok(action) = written.action() {
                    let before = self.game.position().to_string();
                    assert_eq!(self.game.play(action).err(), Some(illegal), "{place}");
                    assert_eq!(self.game.position().to_string(), before, "{place}");
                }
                return format!("refused {}", text::refusal(&illegal));
            }
        };
        let (alike, tables_alike) = (self.pile_is_alike(), self.table_pile_is_alike());
        let truth = self.game.play(action).unwrap_or_else(|e| panic!("{place}: {e}"));
        if let Some(oracle) = &mut self.oracle {
            let earned = oracle.play(&action.to_string());
            let placed = truth.iter().find_map(|event| match event {
                Event::Placed { points, .. } => Some(points.total()),
                _ => None,
            });
            assert_eq!(placed.unwrap_or(0), earned, "{place}: the oracle");
            if oracle.stopped() {
                self.oracle = None;
            }
        }
        let seat = Viewer::Seat(truth.iter().find_map(actor).unwrap_or(diner::Seat::P1));
        let shown = truth.iter().map(|event| match event {
            Event::Drew { .. } if !alike => event.seen_by(Viewer::Watcher),
            _ => event.seen_by(seat),
        });
        let mut shown = text::events(&shown.collect::<Vec<_>>());
        if !tables_alike {
            for event in &truth {
                if let Event::Laid { table, nation } = event {
                    shown = shown.replacen(&format!("{table}{nation}"), &format!("{table}?"), 2);
                }
            }
        }
        shown
    }

    fn back(&mut self) -> String {
        let taken = self.game.take_back();
        // The oracle knows no way back: it begins again where the game stands now.
        let rules = self.game.rules().options();
        let (preset, house) = (rules.base().name(), rules.house());
        let here = self.game.position().to_string();
        self.oracle = Oracle::from_position(preset, &house, &here).ok();
        taken.map_or("-".into(), |action| action.to_string())
    }

    fn everyone_on(&self, chair: &str, place: &str) -> String {
        let chair = Square::parse(chair).ok().and_then(Square::chair).expect(place);
        let mut by_outcome: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for guest in self.game.truth().state().hand_on_turn().kinds() {
            let outcome = match self.game.check(Action::Place { guest, chair }) {
                Ok(()) => "may".to_string(),
                Err(illegal @ Illegal::Unbalanced { .. }) => text::refusal(&illegal),
                Err(illegal) => illegal.code().into(),
            };
            by_outcome.entry(outcome).or_default().push(guest.to_string());
        }
        let group =
            |(outcome, guests): (String, Vec<String>)| format!("{outcome}: {}", guests.join(" "));
        by_outcome.into_iter().map(group).collect::<Vec<_>>().join("; ")
    }

    fn pile_is_alike(&self) -> bool {
        self.known
            || self.game.position().unseen(self.game.rules()).is_some_and(|h| h.kinds().len() == 1)
    }

    fn table_pile_is_alike(&self) -> bool {
        let unseen = self.game.position().unseen_tables().unwrap_or_default();
        self.known || unseen.iter().filter(|(_, left)| **left > 0).count() == 1
    }

    /// `legal`, `check`, `refused`, `nth` and the oracle say the same of every action.
    fn ways_agree(&self, place: &str) {
        let (game, legal) = (&self.game, self.game.legal());
        let all: Vec<Action> = legal.iter().collect();
        let checked = every_action().filter(|&action| game.check(action).is_ok());
        assert_eq!(all, checked.collect::<Vec<_>>(), "{place}");
        assert_eq!(all.len(), legal.len() as usize, "{place}");
        for (n, &action) in all.iter().enumerate() {
            assert_eq!(legal.nth(n as u32), action, "{place}");
        }
        let Some(oracle) = &self.oracle else { return };
        let plain = |action: &String| action.split('+').next().unwrap_or_default().to_string();
        let oracles: Vec<String> = oracle.legal().iter().map(plain).collect();
        assert_eq!(oracles, all.iter().map(Action::to_string).collect::<Vec<_>>(), "{place}");
        let hand = game.truth().state().hand_on_turn();
        let refused = game.public().refused(game.rules(), hand).into_iter();
        let refused: Vec<(String, &str)> =
            refused.map(|(guest, chair, why)| (format!("{guest}@{chair}"), why.code())).collect();
        assert_eq!(oracle.refused(), refused, "{place}");
        assert_eq!(oracle.position(), game.position().to_string(), "{place}");
        assert_eq!(oracle.over(), game.public().end.map(End::name), "{place}");
        if game.public().end.is_some() {
            let winners = game.public().winners(game.rules()).into_iter();
            let winners: Vec<usize> = winners.map(|seat| usize::from(seat.number())).collect();
            assert_eq!(oracle.winners(), winners, "{place}");
        }
    }
}

fn actor(event: &Event<Guest>) -> Option<diner::Seat> {
    match event {
        Event::Placed { seat, .. } | Event::Drew { seat, .. } | Event::Dropped { seat, .. } => {
            Some(*seat)
        }
        _ => None,
    }
}

fn written_text(written: Written) -> String {
    match written {
        Written::Place(guest, square) => format!("{guest}@{square}"),
        Written::Other(action) => action.to_string(),
    }
}

fn parse_rules(preset: &str, house: &str, place: &str) -> Rules {
    Rules::parse(preset, house).unwrap_or_else(|e| panic!("{place}: {e}"))
}

fn cards(text: &str) -> Vec<Guest> {
    let codes: Vec<char> = text.chars().collect();
    let codes = if text == "-" { &[] } else { codes.as_slice() };
    codes.chunks(2).map(|code| code.iter().collect::<String>().parse().expect(text)).collect()
}

fn joined<T: ToString>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}
