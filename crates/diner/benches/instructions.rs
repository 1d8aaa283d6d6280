//! Instructions an action, counted by callgrind: exact where seconds are not.
//!
//! Runs itself under valgrind, once with few games and once with many; the difference over the
//! actions in between leaves out start-up. `cargo bench -p diner --bench instructions`.

use std::process::{Command, ExitCode};

use diner::{Deal, QuickDice, Rules, State, playouts};

const FEW: u64 = 10;
const MANY: u64 = 2010;

/// What one run does: random games, or only their shuffles and deals.
#[derive(Clone, Copy)]
enum Work {
    Games,
    Deals,
}

impl Work {
    const fn name(self) -> &'static str {
        match self {
            Work::Games => "games",
            Work::Deals => "deals",
        }
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().collect();
    match args.get(1).map(String::as_str) {
        Some("games") => run(&args, Work::Games),
        Some("deals") => run(&args, Work::Deals),
        _ => match report() {
            Ok(()) => ExitCode::SUCCESS,
            Err(why) => {
                eprintln!("instructions: {why}");
                ExitCode::FAILURE
            }
        },
    }
}

fn run(args: &[String], work: Work) -> ExitCode {
    let rules = args.get(2).and_then(|preset| Rules::parse(preset, "").ok());
    let games = args.get(3).and_then(|games| games.parse().ok());
    let (Some(rules), Some(games)) = (rules, games) else { return ExitCode::FAILURE };
    println!("{}", work_through(&rules, games, work));
    ExitCode::SUCCESS
}

/// Does the work and tells how many actions were played, or hands dealt.
fn work_through(rules: &Rules, games: u64, work: Work) -> u64 {
    let mut dice = QuickDice::new(1);
    match work {
        Work::Games => playouts(rules, games, &mut dice),
        Work::Deals => {
            let mut deal = Deal::sorted(rules);
            let mut left = 0;
            for _ in 0..games {
                deal.shuffle(&mut dice);
                left +=
                    u64::from(std::hint::black_box(State::new(rules, &deal)).public.guests_left);
            }
            left
        }
    }
}

fn report() -> Result<(), String> {
    println!("{:8} {:>14} {:>14} {:>12}", "rules", "instr/action", "actions/game", "deal/action");
    for preset in ["rid", "cafe", "amigo"] {
        let (few, few_actions) = count(preset, FEW, Work::Games)?;
        let (many, many_actions) = count(preset, MANY, Work::Games)?;
        let deals = count(preset, MANY, Work::Deals)?.0 - count(preset, FEW, Work::Deals)?.0;
        let actions = (many_actions - few_actions) as f64;
        println!(
            "{preset:8} {:>14.1} {:>14.1} {:>12.1}",
            (many - few) as f64 / actions,
            actions / (MANY - FEW) as f64,
            deals as f64 / actions,
        );
    }
    Ok(())
}

/// Instructions of one run, and what it printed.
fn count(preset: &str, games: u64, work: Work) -> Result<(u64, u64), String> {
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([work.name(), preset, &games.to_string()])
        .output()
        .map_err(|e| format!("valgrind does not start: {e}"))?;
    let number = |text: &str| text.trim().parse().ok();
    let said = String::from_utf8_lossy(&output.stderr);
    let counted = said.lines().find_map(|line| number(line.split_once("Collected :")?.1));
    let played = number(&String::from_utf8_lossy(&output.stdout));
    counted.zip(played).ok_or_else(|| format!("valgrind counted nothing:\n{said}"))
}
