//! `rid playouts`: random games, and how fast they are.

use std::thread;
use std::time::Instant;

use diner::{QuickDice, Rules};

use crate::chance;
use crate::cli::PlayoutsArgs;
use crate::failure::{Failure, Outcome};
use crate::output::print;
use crate::rules;

pub(crate) fn run(args: &PlayoutsArgs) -> Outcome {
    let rules = rules::read(&args.rules)?;
    let seed = chance::seed(args.seed)?;
    let began = Instant::now();
    let actions = spread(&rules, args.games, args.threads, seed)
        .map_err(|why| Failure::usage(format!("cannot run {} threads: {why}", args.threads)))?;
    let seconds = began.elapsed().as_secs_f64();
    let each_second = |count: u64| count as f64 / seconds.max(1e-9);
    print(&format!(
        "{} games in {seconds:.2} s: {:.0} games/s, {:.0} actions/s, {} threads\n",
        args.games,
        each_second(args.games),
        each_second(actions),
        args.threads,
    ))
}

/// Plays the games on several threads; tells how many actions they took.
fn spread(rules: &Rules, games: u64, threads: u64, seed: u64) -> Result<u64, String> {
    let mut seeds = QuickDice::new(seed);
    thread::scope(|scope| {
        let mut running = Vec::new();
        for number in 0..threads {
            let share = games / threads + u64::from(number < games % threads);
            let mut dice = QuickDice::new(seeds.next_u64());
            let work = move || diner::playouts(rules, share, &mut dice);
            let begun = thread::Builder::new().spawn_scoped(scope, work);
            running.push(begun.map_err(|error| error.to_string())?);
        }
        let join = |thread: thread::ScopedJoinHandle<'_, u64>| {
            thread.join().map_err(|_| "one of them broke off".to_string())
        };
        running.into_iter().map(join).sum()
    })
}
