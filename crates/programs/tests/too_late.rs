//! A program that is far too late by the clock, and the end of all programs: apart from the other
//! failures, since after [`programs::end_all`] none is started any more.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::arena::{Arena, Plan, Records, Seating, Thought};
use bots::{Bot, Player, Stop};
use diner::Rules;
use programs::{Info, Program, Terms};

/// It tells what it hears first when it should have answered, and then takes a NAP.
const COMMAND: &str = "cmd:sh -c 'while read -r word rest; do case $word in rid) echo ridok 1;; \
                    isready) echo readyok;; go) read -r word; echo info heard $word; \
                    exec sleep NAP;; esac; done'";

#[test]
fn who_is_too_late_was_told_to_stop_and_has_lost() {
    let nap = support::nap(0);
    let name = COMMAND.replace("NAP", &nap);
    let told = Arc::new(Mutex::new(Vec::new()));
    let notes = Arc::clone(&told);
    let info = Some(Info::new(move |line| notes.lock().unwrap().push(line.to_string())));
    let terms = Terms { timeout: Duration::from_secs(600), info, ..Terms::default() };
    let program = Program::parse(&name, &terms).unwrap();
    let players: Vec<Arc<dyn Player>> = vec![Arc::new(Bot::Greedy), Arc::new(program)];
    let rules = Rules::parse("rid", "").unwrap();
    // Started, it has ten times as long and a second.
    let thought = Thought::Time(Duration::from_millis(300));
    let arena = Arena { rules, players, thought, seed: 1, threads: 1, records: Records::Dropped };
    let plan = Plan::as_given(Seating::new(vec![0, 1, 0, 0]));
    let report = arena.run(&plan, 1, &Stop::default(), &mut ()).unwrap();
    let lost = report.fouls[0].offence.to_string();
    assert!(lost.starts_with("time-out after "), "{lost}");
    assert_eq!(*told.lock().unwrap(), [format!("{name}: heard stop")]);
    programs::end_all();
    assert!(support::is_gone(&nap), "it is left behind");
    let refused = Program::parse("cmd:cat", &terms).unwrap().session().introduce().unwrap_err();
    assert_eq!(refused.to_string(), "it was stopped");
}
