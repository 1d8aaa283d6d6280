//! `rid deal`, `rid auto` and `rid` alone: games from the deck to the result.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use expect_test::expect;
use support::{cut_before, record, rid, rid_with};

#[test]
fn a_seed_deals_the_same_for_ever() {
    expect![[r#"
        [Record "1"]
        [Rules "rid"]
        [Seed "1"]
        [Tables "JKCLAIFDIEHEAJKBGCHDLFGB"]
        [Guests "EfCmJfLfHmDmCfLmCfDfGmEmFmBmImIfDmLfKfBfBfFfDfDmAfHfEfEfGmBfCmBmGfDfCfIfAmAmIfLfLmLfBmKmFmJmCfAfEmImFfKmGfIfJmJmFmAmFmCmDmEmAfEmFfKfHfImJfFfEfHfJfDfHmKmHmHmAfGfGmLmCmGmKmJfBmKfBfKfGfJmImHfLmAm"]
    "#]]
    .assert_eq(&rid(&["deal", "--seed", "1"]).fine());
    let house = ["--house", "limit=10 pure=2 tie=shared", "--players", "3"];
    let args = [&["deal", "--rules", "amigo", "--seed", "18446744073709551615"], &house[..]];
    expect![[r#"
        [Record "1"]
        [Rules "amigo"]
        [House "players=3 limit=10 tie=shared"]
        [Seed "18446744073709551615"]
        [Tables "GJAHDAGICKCLDFELEIJFBHKB"]
        [Guests "CfEfKfDmCmImJmJfBmGfHfCmFmJmDmLfAmHfKmFfBmImEmEmCfJmGfLmCmDfAmAfAfAfJfLfKfCfCmLmImDfDmDfEmEfGmHmKmDfGfHmKmLmBfBfFmGmFmBfJmIfLfIfAmGmBmFfGmBmJfHfFmLmAmLfJfHmEfKfEmKfGfEfImCfAfIfDmFfFfBfHfKmIfHm"]
    "#]]
    .assert_eq(&rid(&args.concat()).fine());
    assert_ne!(rid(&["deal"]).fine(), rid(&["deal"]).fine());
    assert!(!rid(&["deal"]).fine().contains("Seed"));
}

#[test]
fn players_may_be_said_twice_but_not_differently() {
    let deal = |args: &[&str]| rid(&[&["deal", "--seed", "7"], args].concat());
    let three = deal(&["--players", "3"]).fine();
    assert!(three.contains("[House \"players=3\"]"), "{three}");
    assert_eq!(deal(&["--house", "players=3"]).fine(), three);
    assert_eq!(deal(&["--house", "players=3", "--players", "3"]).fine(), three);
    assert!(deal(&["--house", "players=3", "--players", "4"]).refused(2).contains("--players 4"));
    assert!(deal(&["--players", "9"]).refused(1).starts_with("rid: bad-rules: "));
    assert!(deal(&["--rules", "chess"]).refused(1).starts_with("rid: bad-rules: "));
    assert!(deal(&["--house", "hand=12 players=5 copies=2"]).refused(1).contains("bad-rules: "));
}

#[test]
fn deal_auto_check() {
    let houses = [
        "",
        "players=2 placements=1 alone_scores=false",
        "players=5 copies=3 hand=5 limit=5 full_hand=drop",
        "must_score=true empty_hand=may-close own=0 hand_penalty=3",
        "guests_end=beyond tables_end=shortage limit=24 tie=fewest-penalties",
        "hand=1 limit=1 placements=6 empty_hand=keep",
    ];
    for rules in ["rid", "cafe", "amigo"] {
        for (house, bots) in houses.iter().zip(["greedy", "random"].iter().cycle()) {
            let fresh = rid(&["deal", "--rules", rules, "--house", house]).fine();
            let played = rid_with(&["auto", "-", "--bots", bots], &fresh).fine();
            let verdict = rid_with(&["check", "-"], &played).fine();
            let bad = verdict.contains("unfinished") || !verdict.contains(&format!("ok {rules} "));
            assert!(!bad, "{verdict}{fresh}");
            assert!(played.contains(&format!("[Player2 \"{bots}\"]\n")), "{played}");
        }
    }
}

#[test]
fn a_seed_plays_the_same_again() {
    let fresh = rid(&["deal", "--seed", "2"]).fine();
    let played = |seed| rid_with(&["auto", "-", "--bots", "random", "--seed", seed], &fresh).fine();
    assert_eq!(played("5"), played("5"));
    assert_ne!(played("5"), played("6"));
}

#[test]
fn a_game_in_progress_goes_on_where_it_stands() {
    let begun = cut_before("cafe-04.rid", "5.2 ")
        .replace("[Player2 \"P2\"]\n", "")
        .replace("[Player1", "[Event \"A \\\"good\\\" one\"]\n[Player1");
    let mut half = begun.trim_end().to_owned();
    half.truncate(half.rfind(' ').unwrap());
    for record in [begun.trim_end(), &half, &format!("{begun}5.2")] {
        let bots = "greedy,random,random,greedy";
        let played = rid_with(&["auto", "-", "--bots", bots], record).fine();
        let turns = |text: &str| text.split_once("\n\n").unwrap().1.to_owned();
        assert!(turns(&played).starts_with(&turns(record)), "{played}");
        assert!(rid_with(&["check", "-"], &played).fine().contains(": ok cafe "));
        let names = "[Event \"A \\\"good\\\" one\"]\n[Player1 \"P1\"]\n[Player2 \"random\"]\n\
                     [Player3 \"P3\"]\n[Player4 \"P4\"]\n";
        assert!(played.contains(names), "{played}");
    }
}

#[test]
fn a_finished_game_is_written_as_it_is() {
    let finished = record("amigo-02.rid");
    assert_eq!(rid_with(&["auto", "-"], &finished).fine(), finished);
    let several = rid(&["deal"]).fine() + &finished;
    assert_eq!(rid_with(&["auto", "-"], &several).fine(), finished);
}

#[test]
fn what_cannot_be_played_on_is_refused() {
    let position = "BGEIH - BfEmHm|AfAm|CfCm|DfDm 4,1,-2,3 -|-|-|- 87,19 1.0 - -";
    let record = format!("[Record \"1\"]\n[Rules \"rid\"]\n[Position \"{position}\"]\n");
    assert!(rid_with(&["auto", "-"], &record).refused(1).contains("position"));
    let told = rid_with(&["auto", "-"], "[Record \"1\"]\n").refused(1);
    assert!(told.starts_with("rid: -: error 2:1 bad-header: "), "{told}");
    for bots in ["greedy,greedy", "clever", "", "greedy,greedy,greedy,greedy,greedy"] {
        let fresh = rid(&["deal"]).fine();
        rid_with(&["auto", "-", "--bots", bots], &fresh).refused(2);
    }
}
