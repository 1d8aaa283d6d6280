//! Scratch measurements.
use bots::*;
use diner::*;
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let rules = Rules::parse(&a[2], &format!("players={}", a[3])).unwrap();
    let get = |i: usize, d: u64| a.get(i).map_or(d, |v| v.parse().unwrap());
    match a[1].as_str() {
        "speed" => {
            let p = match a.get(4) {
                Some(t) if t != "start" => Params::of(&rules, Tuning::Latest),
                _ => Params::START,
            };
            for (beam, looks) in [(1, 1), (4, 8), (8, 12), (16, 24), (48, 10000)] {
                let mut bot = Patient::with(&rules, &p, (beam, looks));
                let mut dice = QuickDice::new(1);
                let (mut turns, mut pts) = (0u64, 0i64);
                let t = Instant::now();
                let n = 3000;
                for _ in 0..n {
                    let deal = Deal::shuffled(&rules, &mut dice);
                    let mut state = State::new(&rules, &deal);
                    let mut c = tables_to_come(&deal, &state.public);
                    while state.public.end.is_none() {
                        bot.play_turn(&rules, &deal, &mut state, &mut c);
                        turns += 1;
                    }
                    pts += rules.seats().map(|s| state.public.scores[s] as i64).sum::<i64>();
                }
                let s = t.elapsed().as_secs_f64();
                println!(
                    "beam {beam}: {:.1} us/game, {:.3} us/turn, {:.1} turns/game, {:.1} pts/seat",
                    s * 1e6 / n as f64,
                    s * 1e6 / turns as f64,
                    turns as f64 / n as f64,
                    pts as f64 / n as f64 / rules.players as f64
                );
            }
        }
        "tune" => {
            let games = get(4, 100000);
            let start = match a.get(7) {
                Some(t) => Params::parse(&std::fs::read_to_string(t).unwrap()).unwrap(),
                None => Params::START,
            };
            let mut t = Tuner::new(&rules, &start, get(5, 1), 1, get(6, 32));
            let mut played = 0;
            let mut next = 0;
            let mut last = start;
            while played < games {
                let left = 1.0 - played as f64 / games as f64;
                played += t.step(0.02 + 0.3 * left);
                if played >= next {
                    next += games / 5;
                    let p = t.params();
                    let s = Duel::new(&rules, &p, &last).play(300, 99, 1);
                    let s0 = Duel::new(&rules, &p, &start).play(300, 98, 1);
                    eprintln!(
                        "{played}: vs last {:.3}+-{:.3} ({:+.1}), vs start {:.3}+-{:.3} ({:+.1})\n{p}",
                        s.share(),
                        s.share_error(),
                        s.points(),
                        s0.share(),
                        s0.share_error(),
                        s0.points()
                    );
                    last = p;
                }
            }
            println!("{}", t.params());
        }
        "duel" => {
            let read = |f: &str| {
                Params::parse(std::fs::read_to_string(f).unwrap().lines().last().unwrap()).unwrap()
            };
            let (p, q) = (read(&a[4]), read(&a[5]));
            let s = Duel::new(&rules, &p, &q).play(get(6, 1000), 5, 1);
            println!("{:.4} +- {:.4} ({:+.2})", s.share(), s.share_error(), s.points());
        }
        "effort" => {
            let p = Params::of(&rules, Tuning::Latest);
            for e in [(1, 1), (2, 4), (4, 8), (8, 12), (8, 24), (16, 24)] {
                let s = Duel::new(&rules, &p, &p).with_efforts([e, (48, 10000)]).play(get(4, 300), 5, 1);
                println!("{e:?}: {:.4} +- {:.4} ({:+.2})", s.share(), s.share_error(), s.points());
            }
        }
        "vs" => {
            let (x, y) = (Bot::parse(&a[4]).unwrap(), Bot::parse(&a[5]).unwrap());
            let (mut won, mut n, mut sq, mut pts) = (0.0, 0.0, 0.0, 0.0);
            let pl = rules.players as u32;
            for d in 0..get(6, 200) {
                let deal = Deal::shuffled(&rules, &mut QuickDice::new(d + 7777));
                let mut dw = 0.0;
                for m in 1..(1u32 << pl) - 1 {
                    if m.count_ones().abs_diff(pl - m.count_ones()) > 1 {
                        continue;
                    }
                    let bots = BySeat::from_fn(|s| if m >> s as u32 & 1 == 0 { x } else { y });
                    let mut g = Game::new(rules.clone(), deal);
                    play_to_end(&mut g, &bots, d).unwrap();
                    let w = g.public().winners(&rules);
                    dw += w.iter().filter(|&&s| bots[s] == x).count() as f64 / w.len() as f64 - 0.5;
                    n += 1.0;
                    let avg = |b: Bot| {
                        let v: Vec<i32> = rules
                            .seats()
                            .filter(|&s| bots[s] == b)
                            .map(|s| g.public().scores[s])
                            .collect();
                        v.iter().sum::<i32>() as f64 / v.len() as f64
                    };
                    pts += avg(x) - avg(y);
                }
                won += dw;
                sq += dw * dw;
            }
            println!(
                "{} {} {x} v {y}: {:.4} +- {:.4} ({:+.2})",
                a[2],
                a[3],
                0.5 + won / n,
                f64::sqrt(sq) / n,
                pts / n
            );
        }
        _ => {}
    }
}
