//! Any bytes as a game: rules, a deal, and whatever people try.

use diner::record::Record;
use diner::{
    Action, Allowed, Chair, Deal, Game, Guest, Illegal, Options, Param, Position, Preset,
    QuickDice, Rules, Square, Viewer, Written,
};

use super::mirror::Mirror;
use super::{same_position, seen_the_same, ways_agree, written_again};

/// One byte for the preset, one for each parameter, two for the deal, then two for each try.
pub fn play(data: &[u8]) {
    let mut bytes = data.iter().copied();
    let Some(rules) = rules(&mut bytes) else { return };
    let mut seed = [0; 8];
    seed.iter_mut().zip(bytes.by_ref().take(2)).for_each(|(slot, byte)| *slot = byte);
    let deal = Deal::from_seed(&rules, u64::from_le_bytes(seed));
    let mut run = Run::new(Game::new(rules, deal));
    while let (Some(what), Some(which)) = (bytes.next(), bytes.next()) {
        run.attempt(what, which);
    }
    // A record shows how the game went, and reads as the same game.
    written_again(&Record::of(run.game, Vec::new()));
}

fn rules(bytes: &mut impl Iterator<Item = u8>) -> Option<Rules> {
    let preset = Preset::ALL[usize::from(bytes.next()?) % Preset::ALL.len()];
    let mut options = Options::preset(preset);
    for param in Param::ALL {
        // Half of the values mean: as the preset has it.
        let Some(choice) = bytes.next()?.checked_sub(128) else { continue };
        let value = match param.allowed() {
            Allowed::Range(least, most) => (least + choice % (most - least + 1)).to_string(),
            Allowed::Words(words) => words[usize::from(choice) % words.len()].to_string(),
        };
        options.set(param, &value).expect("an allowed value");
    }
    Rules::new(options).ok()
}

struct Run {
    game: Game,
    mirror: Mirror,
    /// The position before each action that can be taken back, the oldest first.
    before: Vec<Position>,
    step: usize,
}

impl Run {
    fn new(game: Game) -> Run {
        let mirror = Mirror::of(&game);
        let run = Run { game, mirror, before: Vec::new(), step: 0 };
        run.mirror.compare(&run.game);
        run
    }

    fn attempt(&mut self, what: u8, which: u8) {
        let legal = self.game.legal();
        assert_eq!(legal.is_empty(), self.game.public().end.is_some());
        let guest = Guest::ALL[usize::from(which) % Guest::COUNT];
        let chair = Chair::ALL[usize::from(what) % Chair::COUNT];
        match what {
            0..160 if !legal.is_empty() => {
                let choice = u32::from(what) * 256 + u32::from(which);
                self.act(legal.nth(choice % legal.len()));
            }
            160..220 => self.act(Action::Place { guest, chair }),
            220..228 => self.act(Action::Draw),
            228..236 => self.act(Action::Drop { guest }),
            236..240 => self.act(Action::Close),
            240..244 => self.act(Action::Done),
            244..250 => self.take_back(),
            _ => self.no_chair(guest, which),
        }
        self.check();
    }

    fn act(&mut self, action: Action) {
        let truth = *self.game.truth();
        let turns = (self.game.turns().len(), self.game.turns().last().cloned());
        let (position, steps_back) = (self.game.position(), self.game.can_take_back());
        let legal = self.game.legal().iter().any(|other| other == action);
        match self.game.play(action) {
            Ok(events) => {
                assert!(legal, "{action} in {position}");
                events.iter().for_each(|event| self.mirror.hear(event));
                self.before.truncate(steps_back);
                self.before.push(position);
                let back = self.game.can_take_back();
                assert!(back == 0 || back == steps_back + 1);
                let started = self.before.len() - back;
                self.before.drain(..started);
            }
            Err(illegal) => {
                assert!(!legal, "{action}: {illegal} in {position}");
                assert!(*self.game.truth() == truth, "{action} changed {position}");
                let now = (self.game.turns().len(), self.game.turns().last().cloned());
                assert_eq!(now, turns, "{action} changed {position}");
                assert_eq!(self.game.can_take_back(), steps_back);
            }
        }
    }

    fn take_back(&mut self) {
        let taken = self.game.take_back();
        assert_eq!(taken.is_some(), !self.before.is_empty());
        if let Some(before) = self.before.pop() {
            assert_eq!(self.game.position(), before, "after {taken:?}");
            self.mirror = Mirror::of(&self.game);
        }
    }

    fn no_chair(&mut self, guest: Guest, which: u8) {
        let name = [b'a' + which % 26, b'0' + which / 26];
        let square = Square::parse(str::from_utf8(&name).expect("two letters"));
        let square = square.expect("a square");
        let refused = self.game.check_written(Written::Place(guest, square)).err();
        let expected = Illegal::NoSuchChair { square };
        assert!(
            square.chair().is_some()
                || refused.is_some_and(|why| why == expected || comes_before(why))
        );
    }

    fn check(&mut self) {
        self.step += 1;
        let game = &self.game;
        self.mirror.compare(game);
        ways_agree(game);
        // The rest is slow, and what it would find does not go away with the next step.
        if !self.step.is_multiple_of(3) {
            return;
        }
        let mut dice = QuickDice::new(self.step as u64);
        let viewers: Vec<Viewer> =
            game.rules().seats().map(Viewer::Seat).chain([Viewer::Watcher]).collect();
        let viewer = viewers[self.step / 3 % viewers.len()];
        seen_the_same(game, viewer, &mut dice);
        for position in [game.position(), game.observe(viewer).position] {
            let line = position.to_string();
            let read = Position::parse(game.rules(), &line);
            let read = read.unwrap_or_else(|e| panic!("{e:?} in {line}"));
            assert_eq!(read.to_string(), line);
            // Other ends than by an empty pile are not written.
            if position.public.end.is_none() {
                same_position(&read, &position);
            }
        }
    }
}

/// The reasons that come before the question whether there is a chair.
fn comes_before(why: Illegal) -> bool {
    matches!(why, Illegal::GameOver | Illegal::TurnOver(_) | Illegal::NoPlacementsLeft { .. })
}
