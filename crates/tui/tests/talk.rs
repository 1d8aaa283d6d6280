//! The line dialogue: what it says, whole games by it, several people, faults.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use expect_test::expect_file;
use support::*;
use tui::{Book, Left, Signs, Table};

/// Types lines; what was said and the record then.
fn talk(table: &mut Table, typed: &str, signs: Signs) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.rid");
    let book = Book::new(&path).unwrap();
    let mut said = Vec::new();
    let left = tui::talk(table, &book, &mut typed.as_bytes(), &mut said, signs).unwrap();
    assert_eq!(left, Left::Quit);
    (String::from_utf8(said).unwrap(), std::fs::read_to_string(&path).unwrap())
}

#[test]
fn a_turn_is_played_in_sentences() {
    let mut table = table("rid", 7);
    let typed = "help\nlegal\nwhy Am b5\nwhy Am@d3\nwhy Zz d3\nAm@c3\nAm@d3\nundo\nundo\nhello there\n\
                 Am@d3\ndone\nlog\nlook\nquit\n";
    let (said, record) = talk(&mut table, typed, Signs::Unicode);
    expect_file!["talk/turn.txt"].assert_eq(&said);
    assert!(record.contains("1.1 Am@d3+5\n"), "{record}");
}

#[test]
fn whole_games_by_lines_in_every_rule_set() {
    for preset in ["rid", "cafe", "amigo"] {
        let mut table = table(preset, 4);
        // Whatever is allowed of these is done.
        let turn = "draw\ndone\ndrop Af\ndrop Am\ndrop Bf\ndrop Bm\ndrop Cf\ndrop Cm\ndrop Df\ndrop Dm\n\
                    drop Ef\ndrop Em\ndrop Ff\ndrop Fm\ndrop Gf\ndrop Gm\ndrop Hf\ndrop Hm\ndrop If\n\
                    drop Im\ndrop Jf\ndrop Jm\ndrop Kf\ndrop Km\ndrop Lf\ndrop Lm\n";
        let (said, record) = talk(&mut table, &turn.repeat(200), Signs::Unicode);
        assert!(table.is_over(), "{preset}\n{said}");
        assert!(record.contains("[Result \""), "{record}");
        assert!(said.trim_end().ends_with('.'), "{said}");
    }
}

#[test]
fn several_people_pass_the_keyboard() {
    let mut table = table_in("en", "rid", "players=2", &["Anna", "Ben"], 5);
    let (said, _) = talk(&mut table, "\ndraw\n\n\nquit\n", Signs::Unicode);
    expect_file!["talk/pass.txt"].assert_eq(&said);
}

#[test]
fn ascii_is_all_there_is_where_asked() {
    let mut table = table("rid", 7);
    let (said, _) = talk(&mut table, "help\nlegal\nlook\nrules\nx\n", Signs::Ascii);
    assert!(said.is_ascii(), "{said}");
}

#[test]
fn what_cannot_be_kept_is_not_done() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("inner");
    std::fs::create_dir(&inner).unwrap();
    let book = Book::new(&inner.join("game.rid")).unwrap();
    std::fs::remove_dir_all(&inner).unwrap();
    let mut table = table("rid", 7);
    let begun = table.record();
    let mut said = Vec::new();
    tui::talk(&mut table, &book, &mut "draw\n".as_bytes(), &mut said, Signs::Unicode).unwrap();
    assert_eq!(table.record(), begun);
    assert!(String::from_utf8(said).unwrap().contains("could not be kept"));
}
