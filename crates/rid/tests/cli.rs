//! The command line itself: help, usage, `rid rules`, `rid playouts`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use support::rid;

#[test]
fn help_and_version_are_no_failure() {
    let help = rid(&["--help"]).fine();
    for command in ["check", "legal", "deal", "auto", "rules", "show", "playouts", "arena"] {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
        assert!(rid(&[command, "--help"]).fine().contains("Usage: rid"), "{command}");
    }
    assert!(rid(&["--version"]).fine().starts_with("rid "));
}

#[test]
fn wrong_usage_is_told_in_one_line() {
    for args in [
        &["chek"][..],
        &["check"],
        &["check", "--jsn", "x"],
        &["legal"],
        &["deal", "--seed", "-1"],
        &["deal", "--seed", "x"],
        &["playouts"],
        &["playouts", "1", "--threads", "0"],
        &["auto"],
        &["auto", "nowhere.rid"],
        &["legal", "nowhere.rid"],
        &["show", "nowhere.rid"],
    ] {
        let told = rid(args).refused(2);
        assert!(told.starts_with("rid: ") && told.len() > 20, "{told}");
    }
}

#[test]
fn rules_are_told_within_eighty_columns() {
    for rules in ["rid", "cafe", "amigo"] {
        let plain = rid(&["rules", "--rules", rules]).fine();
        assert!(plain.ends_with(&format!("\n\n{rules}\n")), "{plain}");
        let house = rid(&["rules", "--rules", rules, "--house", "limit=10  pure=3"]).fine();
        assert!(house.ends_with(&format!("\n\n{rules} limit=10 pure=3\n")), "{house}");
        let changes = house.lines().filter(|line| line.starts_with("- ")).count();
        assert_eq!(changes, 2, "{house}");
        assert!(plain.lines().count() > 10);
        assert!(house.lines().all(|line| line.chars().count() <= 80), "{house}");
    }
    for wrong in ["limit=99", "limt=10", "limit", "limit=9 limit=9", "hand=9 limit=8"] {
        let told = rid(&["rules", "--house", wrong]).refused(1);
        assert!(told.starts_with("rid: bad-rules: "), "{told}");
    }
}

#[test]
fn playouts_end_with_their_speed() {
    let out = rid(&["playouts", "50", "--threads", "3", "--rules", "cafe", "--seed", "1"]).fine();
    let line = out.lines().last().unwrap();
    let words: Vec<&str> = line.split(' ').collect();
    let [games, g, i, seconds, s, speed, gs, actions, acts, threads, t] = words[..] else {
        panic!("{line}")
    };
    let shape = [games, g, i, s, gs, acts, threads, t];
    assert_eq!(shape, ["50", "games", "in", "s:", "games/s,", "actions/s,", "3", "threads"]);
    assert_eq!(seconds.split_once('.').map(|(_, digits)| digits.len()), Some(2), "{line}");
    assert!(speed.parse::<u64>().is_ok() && actions.parse::<u64>().is_ok(), "{line}");
    assert!(rid(&["playouts", "0"]).fine().starts_with("0 games in 0."));
}
