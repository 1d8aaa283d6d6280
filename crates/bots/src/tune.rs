//! Finds parameters of `patient` by self-play: simultaneous perturbation, the perturbed against
//! the mirrored, every deal in all seatings.
//!
//! The same seed finds the same parameters on any number of threads.

use std::thread;

use diner::{Deal, Dice, QuickDice, Rules, State};

use crate::params::Params;
use crate::patient::Patient;
use crate::playing::tables_to_come;

/// Two sets of parameters that share the seats of many games.
pub struct Duel<'a> {
    rules: &'a Rules,
    sides: [&'a Params; 2],
    /// The effort of each.
    efforts: [(usize, usize); 2],
    /// Who sits where: a bit for each seat, set for the second side.
    seatings: Vec<u32>,
}

/// How the first side of a duel did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Games played.
    pub games: u64,
    /// Games won, a tie split, in sixtieths.
    pub won: u64,
    /// Points of the first side's seats less those of the second's, a seat each, in sixtieths.
    pub margin: i64,
    /// The sum of squares, deal by deal, of what was won beyond a half, in sixtieths.
    pub spread: u64,
}

impl Standing {
    fn add(&mut self, other: Standing) {
        self.games += other.games;
        self.won += other.won;
        self.margin += other.margin;
        self.spread += other.spread;
    }

    /// The share of games won.
    pub fn share(&self) -> f64 {
        self.won as f64 / 60.0 / (self.games.max(1)) as f64
    }

    /// Its standard error, deals taken as independent.
    pub fn share_error(&self) -> f64 {
        (self.spread as f64).sqrt() / 60.0 / (self.games.max(1)) as f64
    }

    /// Points a seat and game more than the other side.
    pub fn points(&self) -> f64 {
        self.margin as f64 / 60.0 / (self.games.max(1)) as f64
    }
}

impl<'a> Duel<'a> {
    /// Half the seats each; of an odd number one side has one more, in turn.
    pub fn new(rules: &'a Rules, first: &'a Params, second: &'a Params) -> Duel<'a> {
        let players = u32::from(rules.players);
        let fair = |seats: &u32| seats.count_ones().abs_diff(players - seats.count_ones()) <= 1;
        let seatings = (1..(1u32 << players) - 1).filter(fair).collect();
        let efforts = [Patient::QUICK; 2];
        Duel { rules, sides: [first, second], efforts, seatings }
    }

    /// With another effort of each side than [`Patient::QUICK`].
    pub fn with_efforts(mut self, efforts: [(usize, usize); 2]) -> Duel<'a> {
        self.efforts = efforts;
        self
    }

    /// Plays so many deals, each in every seating.
    pub fn play(&self, deals: u64, seed: u64, threads: u64) -> Standing {
        let threads = threads.clamp(1, 256);
        let run = |number: u64| {
            let mut bots =
                [0, 1].map(|side| Patient::with(self.rules, self.sides[side], self.efforts[side]));
            let mut sum = Standing::default();
            for deal in (number..deals).step_by(threads as usize) {
                sum.add(
                    self.deal(&mut bots, QuickDice::new(seed.wrapping_add(deal << 20)).next_u64()),
                );
            }
            sum
        };
        let mut sum = Standing::default();
        if threads == 1 {
            return run(0);
        }
        thread::scope(|scope| {
            let running: Vec<_> = (0..threads).map(|n| scope.spawn(move || run(n))).collect();
            for thread in running {
                sum.add(thread.join().unwrap_or_default());
            }
        });
        sum
    }

    fn deal(&self, bots: &mut [Patient; 2], seed: u64) -> Standing {
        let rules = self.rules;
        let deal = Deal::shuffled(rules, &mut QuickDice::new(seed));
        let mut sum = Standing::default();
        for &seating in &self.seatings {
            let mut state = State::new(rules, &deal);
            let mut to_come = tables_to_come(&deal, &state.public);
            while state.public.end.is_none() {
                let side = seating >> state.public.turn.seat as u32 & 1;
                bots[side as usize].play_turn(rules, &deal, &mut state, &mut to_come);
            }
            let of = |side: u32| {
                let mine = rules.seats().filter(|&seat| seating >> seat as u32 & 1 == side);
                let add = |(points, seats), seat| (points + state.public.scores[seat], seats + 1);
                let (points, seats) = mine.fold((0, 0), add);
                i64::from(points) * 60 / i64::from(seats.max(1))
            };
            sum.margin += of(0) - of(1);
            let winners = state.public.winners(rules);
            let first = winners.iter().filter(|&&seat| seating >> seat as u32 & 1 == 0);
            sum.won += 60 * first.count() as u64 / winners.len().max(1) as u64;
            sum.games += 1;
        }
        let beyond = sum.won as i64 - 30 * sum.games as i64;
        sum.spread = (beyond * beyond) as u64;
        sum
    }
}

/// A search for better parameters.
pub struct Tuner<'a> {
    rules: &'a Rules,
    /// In 256ths.
    at: [i32; Params::COUNT],
    dice: QuickDice,
    threads: u64,
    /// Deals played for one step.
    deals: u64,
    /// The sum of the places that count, and how many they are.
    kept: ([i64; Params::COUNT], i64),
    /// The mean square of what was found so far, and of how many steps.
    square: (f64, f64),
}

impl<'a> Tuner<'a> {
    /// Starts at these parameters.
    pub fn new(rules: &'a Rules, start: &Params, seed: u64, threads: u64, deals: u64) -> Tuner<'a> {
        let at = start.0.map(|number| i32::from(number) * 256);
        Tuner {
            rules,
            at,
            dice: QuickDice::new(seed),
            threads,
            deals,
            kept: ([0; Params::COUNT], 0),
            square: (0.0, 0.0),
        }
    }

    /// The parameters found: the mean of the places that count, or where the search is.
    pub fn params(&self) -> Params {
        let (sum, count) = &self.kept;
        if *count == 0 {
            return Params(self.at.map(rounded));
        }
        Params(sum.map(|sum| rounded((sum / count) as i32)))
    }

    /// One step; `rate` tells how far it may go, from 0 to 1, and `counts` whether the place it
    /// leads to is one of those that count. Tells how many games it took.
    pub fn step(&mut self, rate: f64, counts: bool) -> u64 {
        let size = Params::steps();
        let signs: [i32; Params::COUNT] =
            std::array::from_fn(|_| 2 * self.dice.below(2) as i32 - 1);
        let moved = |by: i32| {
            Params(std::array::from_fn(|i| rounded(self.at[i] + by * signs[i] * size[i] * 256)))
        };
        let (plus, minus) = (moved(1), moved(-1));
        let duel = Duel::new(self.rules, &plus, &minus);
        let seed = self.dice.next_u64();
        let found = duel.play(self.deals, seed, self.threads);
        // A won game counts as much as some twenty points.
        let gain = found.points() + WON * 2.0 * (found.share() - 0.5);
        self.square = (self.square.0 + gain * gain, self.square.1 + 1.0);
        let usual = (self.square.0 / self.square.1).sqrt().max(1e-9);
        let by = (gain / usual).clamp(-2.0, 2.0) * rate;
        for i in 0..Params::COUNT {
            self.at[i] += signs[i] * (f64::from(size[i] * 256) * by) as i32;
        }
        if counts {
            self.kept.1 += 1;
            self.kept.0.iter_mut().zip(&self.at).for_each(|(sum, &at)| *sum += i64::from(at));
        }
        found.games
    }
}

const WON: f64 = 20.0;

fn rounded(number: i32) -> i16 {
    ((number + 128) >> 8).clamp(-9999, 9999) as i16
}
