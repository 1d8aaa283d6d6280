//! Deals handed out to threads. Each counts for itself; what they counted is added at the end,
//! and comes to the same whoever played what.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use diner::{BySeat, Deal, Public, Rules};

use super::figure::{Figure, Measured, ratio};
use super::game::{Table, Unfinished};
use super::report::{Played, Report, Tally};
use super::{Broken, Lab, deck};
use crate::Stop;
use crate::arena::{Plan, Seating, deal_key, player_seeds};

/// What the threads share.
struct Desk<'a> {
    stop: &'a Stop,
    handed_out: AtomicU64,
    done: AtomicU64,
    /// Pairs of seatings for games of skill, each the other turned round.
    pairs: Vec<[Seating; 2]>,
}

/// How often progress is told.
const MOMENT: Duration = Duration::from_millis(100);
/// Beside those of the lab's own games, which have their seats' numbers, seeds of a player in
/// games of skill.
const SKILL_SEEDS: usize = 100;

impl Lab {
    /// Plays until all deals are played, or until `stop`: then deals count that every variant has
    /// played. `progress` is told several times a second how many deals are done.
    ///
    /// # Errors
    /// [`Broken`]. `stop` is then set.
    pub fn run(&self, stop: &Stop, mut progress: impl FnMut(u64)) -> Result<Report, Broken> {
        let began = Instant::now();
        let players = self.variants.first().map_or(0, |rules| rules.players);
        if self.variants.iter().any(|rules| rules.players != players) {
            return Err(Broken::Players);
        }
        let counter = AtomicU64::default;
        let (handed_out, done) = (counter(), counter());
        let desk = Desk { stop, handed_out, done, pairs: pairs(players) };
        let tallies = thread::scope(|scope| {
            let (send, receive) = channel::<()>();
            let mut running = Vec::new();
            for _ in 0..self.threads.max(1) {
                let (desk, alive) = (&desk, send.clone());
                let work = move || {
                    let counted = self.work(desk);
                    // The switch that wakes who waits: the last one dropped ends it.
                    drop(alive);
                    counted
                };
                let begun = thread::Builder::new().name("lab".into()).spawn_scoped(scope, work);
                running.push(begun.map_err(|error| {
                    stop.stop();
                    Broken::Thread(error.to_string())
                })?);
            }
            drop(send);
            while receive.recv_timeout(MOMENT) == Err(RecvTimeoutError::Timeout) {
                progress(desk.done.load(Ordering::Relaxed));
            }
            let mut sum = vec![Tally::new(); self.variants.len()];
            for thread in running {
                let broken = |_| Broken::Thread("it broke off".into());
                let counted = thread.join().map_err(broken)??;
                sum.iter_mut().zip(&counted).for_each(|(sum, tally)| sum.join(tally));
            }
            Ok(sum)
        });
        if tallies.is_err() {
            stop.stop();
        }
        progress(desk.done.load(Ordering::Relaxed));
        Ok(Report::new(&self.variants, &tallies?, began.elapsed()))
    }

    fn work(&self, desk: &Desk<'_>) -> Result<Vec<Tally>, Broken> {
        let mut tables: Vec<Table<'_>> =
            self.variants.iter().map(|rules| Table::new(rules, desk.stop)).collect();
        let mut tallies = vec![Tally::new(); self.variants.len()];
        loop {
            let deal = desk.handed_out.fetch_add(1, Ordering::Relaxed) + 1;
            if deal > self.deals || desk.stop.is_stopped() {
                return Ok(tallies);
            }
            match self.play_deal(desk, deal, &mut tables, &mut tallies) {
                Ok(()) => desk.done.fetch_add(1, Ordering::Relaxed),
                Err((_, Unfinished::Stopped)) => return Ok(tallies),
                Err((variant, Unfinished::Foul(seat, why))) => {
                    desk.stop.stop();
                    return Err(Broken::Foul { variant, deal, seat, why });
                }
            };
        }
    }

    /// A deal by every variant; nothing is counted unless all of it was played.
    fn play_deal(
        &self,
        desk: &Desk<'_>,
        number: u64,
        tables: &mut [Table<'_>],
        tallies: &mut [Tally],
    ) -> Result<(), (usize, Unfinished)> {
        let (mut games, mut skill) = (Vec::new(), Vec::new());
        for (at, (rules, table)) in self.variants.iter().zip(tables).enumerate() {
            let deal = deck::deal(rules, &deal_key(self.seed, number));
            let seeds = BySeat::from_fn(|seat| player_seeds(self.seed, number, seat as usize, 0));
            let truth = table.play(deal, &self.bots, seeds).map_err(|why| (at, why))?;
            games.push(Played::new(rules, &table.note, &truth.state().public));
            if let Some(nth) = self.skill_deal(number) {
                let pair = desk.pairs.get(nth as usize % desk.pairs.len().max(1));
                let played = self.play_skill(number, rules, deal, pair, table);
                skill.push(played.map_err(|why| (at, why))?);
            }
        }
        for (at, tally) in tallies.iter_mut().enumerate() {
            if let (Some(game), Some(first)) = (games.get(at), games.first()) {
                tally.add(game, first);
            }
            if let (Some(game), Some(first)) = (skill.get(at), skill.first()) {
                tally.add_skill(game, first);
            }
        }
        Ok(())
    }

    /// Two games of one deal, in which the two bots change seats: the mean of both.
    fn play_skill(
        &self,
        number: u64,
        rules: &Rules,
        deal: Deal,
        pair: Option<&[Seating; 2]>,
        table: &mut Table<'_>,
    ) -> Result<Measured, Unfinished> {
        let (mut share, mut margin) = (0, 0);
        for seating in pair.into_iter().flatten() {
            let bots = BySeat::from_fn(|seat| match seating.at(seat) {
                0 => Lab::SKILL[0],
                _ => Lab::SKILL[1],
            });
            let seeds = BySeat::from_fn(|seat| {
                let player = SKILL_SEEDS + seating.at(seat);
                player_seeds(self.seed, number, player, seating.nth(seat))
            });
            let truth = table.play(deal, &bots, seeds)?;
            let public = &truth.state().public;
            let winners = public.winners(rules);
            let won = winners.iter().filter(|&&seat| seating.at(seat) == 0).count();
            share += ratio(won as i64, winners.len() as i64);
            margin += mean_total(seating, public, 0) - mean_total(seating, public, 1);
        }
        let mut found = [0; Figure::COUNT];
        found[Figure::SkillShare as usize] = share / 2;
        found[Figure::SkillMargin as usize] = margin / 2;
        Ok(found)
    }
}

/// The mean total of a player's seats.
fn mean_total(seating: &Seating, public: &Public, player: usize) -> i64 {
    let own = seating.iter().filter(|&(_, who)| who == player);
    let total: i64 = own.map(|(seat, _)| i64::from(public.scores[seat])).sum();
    ratio(total, seating.seats_of(player) as i64)
}

/// All seatings of two players that share the seats evenly, each with its opposite.
fn pairs(players: u8) -> Vec<[Seating; 2]> {
    let even = Plan::even(Lab::SKILL.len(), players).map(|plan| plan.seatings).unwrap_or_default();
    let opposite = |seating: &Seating| {
        Seating::new(seating.iter().map(|(_, player)| 1 - player.min(1)).collect())
    };
    even.into_iter().map(|seating| [seating.clone(), opposite(&seating)]).collect()
}
