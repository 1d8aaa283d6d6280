//! `rid legal`: actions in their order, refusals with their codes, as text and as JSON.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use expect_test::expect;
use support::{cut_before, record, rid_with};

fn legal(args: &[&str], record: &str) -> String {
    rid_with(&[&["legal", "-"], args].concat(), record).fine()
}

#[test]
fn a_fresh_game_is_at_player_one() {
    let fresh = rid_with(&["deal", "--seed", "3"], "").fine();
    expect![[r#"
        Bm@d3+6
        Bm@c2+6
        Bm@e2+3
        Bm@d1+3
        Df@b5+3
        Df@a4+3
        Df@c4+7
        Df@b3+7
        Df@d3+6
        Df@c2+6
        Dm@b5+3
        Dm@a4+3
        Dm@c4+7
        Dm@b3+7
        Dm@d3+6
        Dm@c2+6
        draw
    "#]]
    .assert_eq(&legal(&[], &fresh));
    assert!(legal(&["--json"], &fresh).starts_with(r#"{"file":"-","player":1,"actions":["#));
}

#[test]
fn a_turn_stands_until_the_next_one_is_numbered() {
    let after_draw = cut_before("rid-06.rid", "3.2 ");
    assert_eq!(legal(&[], &after_draw), "done\n");
    let refused = legal(&["--why"], &after_draw);
    assert!(refused.lines().skip(1).all(|line| line.contains(" refused turn-over: ")), "{refused}");
    assert_eq!(refused.lines().filter(|line| line.contains("@b5 ")).count(), 5);

    let next = after_draw + "3.2\n";
    let json = legal(&["--json"], &next);
    assert!(json.starts_with(r#"{"file":"-","player":2,"#), "{json}");
    expect![[r#"
        draw
    "#]]
    .assert_eq(&legal(&[], &next));
}

#[test]
fn after_the_last_placement_all_others_are_refused() {
    let placed = cut_before("rid-06.rid", "1.3 ");
    assert_eq!(legal(&[], &placed), "done\n");
    let why = legal(&["--why"], &placed);
    assert!(why.lines().skip(1).all(|l| l.contains(" refused no-placements-left: ")), "{why}");
}

#[test]
fn every_refusal_has_its_code() {
    let next = cut_before("rid-06.rid", "12.4 ") + "12.4\n";
    let json: serde_json::Value = serde_json::from_str(&legal(&["--json"], &next)).unwrap();
    let refused = json["refused"].as_object().unwrap();
    let why = legal(&["--why"], &next);
    let told: Vec<&str> = why.lines().filter(|line| line.contains(" refused ")).collect();
    assert_eq!(told.len(), refused.len());
    for (line, (placement, code)) in told.iter().zip(refused) {
        let start = format!("{placement} refused {}: ", code.as_str().unwrap());
        assert!(line.len() > start.len() && line.starts_with(&start), "{line}");
    }
    let placements = legal(&[], &next).lines().filter(|line| line.contains('@')).count();
    let kinds = refused.keys().map(|placement| &placement[..2]);
    let kinds: std::collections::BTreeSet<&str> = kinds.collect();
    assert_eq!(placements + refused.len(), kinds.len() * 12);
    for code in ["chair-taken", "wrong-table", "unbalanced"] {
        assert!(refused.values().any(|found| found == code), "{code}: {json}");
    }
}

#[test]
fn an_opener_waits() {
    let waiting = cut_before("cafe-00.rid", "1.2 ");
    let first = waiting.lines().last().unwrap().split(' ').nth(1).unwrap().to_owned();
    assert!(first.ends_with("+0"), "{first}");
    let waiting = waiting.lines().filter(|line| !line.starts_with("1.1"));
    let waiting = waiting.map(|line| format!("{line}\n")).collect::<String>() + "1.1 " + &first;
    let actions = legal(&[], &waiting);
    assert!(actions.lines().all(|action| action.contains('@')), "{actions}");
    assert!(legal(&["--why"], &waiting).contains(" refused must-join-opener: "));
}

#[test]
fn after_the_end_there_is_nothing() {
    let ended = record("amigo-03.rid");
    assert_eq!(legal(&["--why"], &ended), "");
    let json = "{\"file\":\"-\",\"player\":1,\"actions\":[],\"refused\":{}}\n";
    assert_eq!(legal(&["--json"], &ended), json);
}

#[test]
fn of_several_games_the_last_counts() {
    let fresh = rid_with(&["deal", "--seed", "3"], "").fine();
    let faulty = "[Record \"1\"]\n".to_owned();
    assert_eq!(legal(&[], &(faulty.clone() + &record("rid-00.rid") + &fresh)), legal(&[], &fresh));
    for json in [&[][..], &["--json"]] {
        let several = fresh.clone() + &faulty;
        let ran = rid_with(&[&["legal", "-"], json].concat(), &several);
        let checked = rid_with(&[&["check", "-"], json].concat(), &several);
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
        assert_eq!(ran.out, checked.out.lines().last().unwrap().to_owned() + "\n");
    }
}

#[test]
fn nothing_is_offered_where_the_cards_are_not_known() {
    let position = "BGEIH d5Gf,e4Gm,d3Ef,c2Ef BfEmHm|AfAm|CfCm|DfDm 44,12,-2,31 -|-|Af|- 79,17 1.0 \
                    EfEfEm EH";
    let record = format!("[Record \"1\"]\n[Rules \"rid\"]\n[Position \"{position}\"]\n\n1.1 ");
    assert!(legal(&[], &record).contains("Em@c4+19\n"));
    let ran = rid_with(&["legal", "-", "--json"], &(record + "Em@c4"));
    assert_eq!(ran.code, Some(0));
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    assert_eq!(ran.out, "{\"file\":\"-\",\"player\":1,\"actions\":[],\"refused\":{}}\n");
}
