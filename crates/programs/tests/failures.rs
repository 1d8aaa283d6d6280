//! Programs that fail, in every way there is: each is told from the others, loses its game and
//! nothing else, and none is left behind. They are lines of shell.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::arena::{Arena, Plan, Records, Report, Seating, Thought};
use bots::{Bot, Player, Stop};
use diner::Rules;
use programs::{Lapse, Program, Terms, What};
use support::{comes, is_gone, nap};

/// A program that introduces itself and, when it is on turn, does this.
fn on_turn(does: &str) -> String {
    let loops = "while read -r word rest; do case $word in rid) echo ridok 1;; \
                 isready) echo readyok;; quit) exit;; legal) ANSWER;; go) ";
    format!("cmd:sh -c '{loops}{does};; esac; done'")
}

fn terms(seconds: u64) -> Terms {
    Terms { timeout: Duration::from_secs(seconds), ..Terms::default() }
}

fn program(name: &str, seconds: u64) -> Arc<dyn Player> {
    Arc::new(Program::parse(name, &terms(seconds)).unwrap())
}

/// Two games against three of ours.
fn two_games(name: &str, seconds: u64) -> Report {
    let players: Vec<Arc<dyn Player>> = vec![Arc::new(Bot::Greedy), program(name, seconds)];
    let (thought, records) = (Thought::Level, Records::Dropped);
    let rules = Rules::parse("rid", "").unwrap();
    let arena = Arena { rules, players, thought, seed: 1, threads: 1, records };
    let plan = Plan::as_given(Seating::new(vec![0, 1, 0, 0]));
    arena.run(&plan, 2, &Stop::default(), &mut ()).unwrap()
}

#[test]
fn each_failure_is_told_and_loses_the_game() {
    let long = "head -c 70000 /dev/zero | tr \"\\\\0\" x; echo";
    for (does, told) in [
        ("echo oops >&2; exit 3", "it ended (exit code 3); its last words: oops"),
        ("kill -9 $$", "it ended (signal: 9 (SIGKILL))"),
        (long, "a line of more than 64 KiB"),
        ("printf \"bestturn \\377\\n\"", "a line that is not UTF-8"),
        ("cat /dev/zero", "a line of more than 64 KiB"),
        ("yes nothing", "too much that is no answer"),
        ("yes $(head -c 60000 /dev/zero | tr \"\\0\" x)", "too much that is no answer"),
        (&format!("sleep {} & exit 3", nap(6)), "it ended (exit code 3)"),
        ("echo oops >&2; echo bestturn Zz@q9", "not an action: \"Zz@q9\""),
        ("echo bestturn Em@c3", "illegal action Em@c3: no-such-chair"),
        ("echo bestturn", "illegal action done: nothing-done"),
        ("echo bestturn close", "illegal action close: cannot-close"),
        (&format!("exec >&-; sleep {}", nap(1)), "it closed its output"),
    ] {
        let report = two_games(&on_turn(does), 60);
        let told_of: Vec<String> =
            report.fouls.iter().map(|foul| foul.offence.to_string()).collect();
        assert_eq!(told_of, [told, told], "{does}");
        let [greedy, lost] = report.parts[0].standings.as_slice() else { panic!() };
        assert_eq!((greedy.fouls, lost.fouls), (0, 2));
        assert_eq!((greedy.win_share.unwrap().mean, lost.win_share.unwrap().mean), (1.0, 0.0));
    }
    assert!(is_gone(&nap(1)), "a program is left behind");
    assert!(is_gone(&nap(6)), "what a program started is left behind");
}

#[test]
fn silence_loses_in_time_and_is_not_left_behind() {
    let began = Instant::now();
    let report = two_games(&on_turn(&format!("sleep {}", nap(2))), 2);
    assert!(began.elapsed() < Duration::from_secs(40), "{:?}", began.elapsed());
    let told = |foul: &bots::arena::Foul| foul.offence.to_string();
    assert_eq!(told(&report.fouls[1]), "no bestturn in 2 s");
    assert!(is_gone(&nap(2)), "what a program started is left behind");
}

#[test]
fn who_does_not_introduce_itself_is_refused() {
    let refused = |name: &str, seconds| {
        let program = Program::parse(name, &terms(seconds)).unwrap();
        program.session().introduce().unwrap_err()
    };
    let fault = refused("cmd:no-such-program-here", 9);
    assert!(
        fault.to_string().starts_with("it cannot be started: no-such-program-here: "),
        "{fault}"
    );
    assert_eq!(fault.what.lapse(), Lapse::Gone);
    let fault = refused("cmd:sh -c 'echo not found >&2; exit 2'", 60);
    assert_eq!(fault.to_string(), "it ended (exit code 2); its last words: not found");
    let fault = refused(&format!("cmd:sleep {}", nap(3)), 1);
    assert_eq!(fault.what, What::Silent("ridok", Duration::from_secs(1)));
    assert!(is_gone(&nap(3)));
    let fault = refused("cmd:sh -c 'echo ridok 2; cat'", 60);
    assert_eq!(fault.what, What::Version("2".into()));
    let fault = refused("cmd:sh -c 'echo ridok 1; exec sleep 1000'", 1);
    assert_eq!(fault.what, What::Silent("readyok", Duration::from_secs(1)));
    // It never listens and never stops talking.
    let fault = refused("cmd:yes", 60);
    assert_eq!(fault.what, What::Noise);
}

#[test]
fn options_are_checked_before_they_are_set() {
    let offers = "echo option name Depth type spin default 1 min 1 max 9; echo id name A  bot; ";
    let name = on_turn("exit").replace("echo ridok 1", &format!("{offers} echo ridok 1"));
    let with = |value: &str| {
        let options = vec![("Depth".into(), value.into()), ("Unknown".into(), "x".into())];
        Program::parse(&name, &Terms { options, ..terms(60) }).unwrap().session()
    };
    let mut session = with("9");
    let identity = session.introduce().unwrap();
    assert_eq!((identity.name.as_str(), identity.options.len()), ("A bot", 1));
    let fault = with("10").introduce().unwrap_err();
    assert_eq!(fault.to_string(), "option Depth: \"10\" is not a number from 1 to 9");
}

#[test]
fn one_action_at_a_time_is_a_game_as_well() {
    // The first legal action that is offered, without what it earns.
    let name = on_turn("echo hm; echo info thinking; echo legal");
    let name = name.replace("ANSWER", "set -- $rest; echo bestturn ${1%+*} and more");
    // What is no action behind the first would be unreadable.
    let report = two_games(&name, 60);
    assert_eq!(report.fouls.len(), 2);
    let name = name.replace(" and more", "");
    let report = two_games(&name, 60);
    assert_eq!((report.fouls.len(), report.games), (0, 2));
    // An answer that nobody asked for counts nothing.
    let twice =
        name.replace("bestturn ${1%+*}", "bestturn ${1%+*}; sleep 0.001; echo bestturn close");
    assert_ne!(twice, name);
    let report = two_games(&twice, 60);
    assert_eq!((report.fouls.len(), report.games), (0, 2), "{:?}", report.fouls);
}

#[test]
fn whoever_is_dropped_ends_and_a_stop_is_heard() {
    let name = format!("cmd:sh -c 'echo ridok 1; echo readyok; exec sleep {}'", nap(4));
    let mut session = Program::parse(&name, &terms(60)).unwrap().session();
    session.introduce().unwrap();
    assert!(comes(&nap(4)), "it has said all before it sleeps");
    drop(session);
    assert!(is_gone(&nap(4)));

    let players = vec![program(&on_turn(&format!("sleep {}", nap(5))), 600)];
    let (thought, records) = (Thought::Level, Records::Dropped);
    let rules = Rules::parse("rid", "").unwrap();
    let arena = Arena { rules, players, thought, seed: 1, threads: 2, records };
    let plan = Plan::as_given(Seating::new(vec![0; 4]));
    let stop = Stop::default();
    let switch = stop.clone();
    let waits = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(700));
        switch.stop();
    });
    let report = arena.run(&plan, 4, &stop, &mut ()).unwrap();
    waits.join().unwrap();
    assert_eq!((report.games, report.fouls.len()), (0, 0));
    assert!(is_gone(&nap(5)));
}
