//! `rid check`: the exact lines and objects of NOTATION.md, several games, bad files.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use expect_test::expect;
use support::{cut_before, file, record, records, rid, rid_with};

#[test]
fn finished_records_check_to_the_exact_line() {
    let mut names: Vec<String> = std::fs::read_dir(records())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let args: Vec<&str> = ["check"].into_iter().chain(names.iter().map(String::as_str)).collect();
    expect![[r#"
        amigo-00.rid: ok amigo 26 64 16 8 winner 2 end guests turns 102
        amigo-01.rid: ok amigo 88 111 104 115 winner 4 end tables turns 143
        amigo-02.rid: ok amigo 76 76 59 52 winner 2 end guests turns 109
        amigo-03.rid: ok amigo 108 85 87 124 winner 4 end tables turns 113
        amigo-04.rid: ok amigo 90 99 90 88 winner 2 end tables turns 114
        amigo-05.rid: ok amigo 107 83 70 76 winner 1 end guests turns 112
        amigo-06.rid: ok amigo 67 63 53 79 winner 4 end guests turns 111
        amigo-07.rid: ok amigo 47 66 68 88 winner 4 end guests turns 110
        cafe-00.rid: ok cafe 117 109 103 112 winner 1 end guests turns 119
        cafe-01.rid: ok cafe 50 66 55 82 winner 4 end guests turns 118
        cafe-02.rid: ok cafe 64 123 97 94 winner 2 end guests turns 119
        cafe-03.rid: ok cafe 68 49 96 85 winner 3 end guests turns 118
        cafe-04.rid: ok cafe 77 42 73 67 winner 1 end guests turns 104
        cafe-05.rid: ok cafe 108 103 88 90 winner 1 end guests turns 113
        cafe-06.rid: ok cafe 10 21 74 37 winner 3 end guests turns 105
        cafe-07.rid: ok cafe 29 72 102 53 winner 3 end guests turns 110
        rid-00.rid: ok rid 127 157 135 133 winner 2 end guests turns 101
        rid-01.rid: ok rid 213 167 131 185 winner 1 end guests turns 138
        rid-02.rid: ok rid 193 288 154 220 winner 2 end tables turns 110
        rid-03.rid: ok rid 127 115 137 winner 3 end guests turns 98
        rid-04.rid: ok rid 173 219 228 225 winner 3 end guests turns 108
        rid-05.rid: ok rid 162 255 172 199 winner 2 end guests turns 113
        rid-06.rid: ok rid 131 161 79 156 winner 2 end guests turns 96
        rid-07.rid: ok rid 95 158 131 128 winner 2 end guests turns 118
    "#]]
    .assert_eq(&rid(&args).fine());
}

#[test]
fn verdicts_as_json() {
    let unfinished = file("unfinished.rid", &cut_before("cafe-00.rid", "3.1"));
    let ran = rid(&["check", "--json", "rid-00.rid", "amigo-03.rid"]);
    expect![[r#"
        {"file":"rid-00.rid","ok":true,"rules":"rid","scores":[127,157,135,133],"winners":[2],"end":"guests","turns":101}
        {"file":"amigo-03.rid","ok":true,"rules":"amigo","scores":[108,85,87,124],"winners":[4],"end":"tables","turns":113}
    "#]]
    .assert_eq(&ran.fine());
    let ran = rid(&["check", "--json", &unfinished]).fine().replace(&unfinished, "FILE");
    expect![[r#"
        {"file":"FILE","ok":true,"rules":"cafe","scores":[4,8,27,17],"winners":[],"end":"unfinished","turns":8}
    "#]]
    .assert_eq(&ran);
    let faulty = record("rid-00.rid").replacen("1.1 ", "1.1 Af@c3 ", 1);
    let ran = rid_with(&["check", "--json", "-"], &faulty);
    assert_eq!(ran.code, Some(1));
    let start = r#"{"file":"-","ok":false,"line":11,"column":5,"code":"no-such-chair","message":""#;
    assert!(ran.out.starts_with(start) && ran.out.ends_with("\"}\n"), "{}", ran.out);
}

#[test]
fn a_faulty_game_does_not_keep_the_next_from_being_checked() {
    let faulty = record("cafe-01.rid").replace("\n1.2", "\n1.3");
    let several =
        [record("rid-01.rid"), faulty, "[Record \"1\"]\n".into(), record("amigo-01.rid")].concat();
    let path = file("several.rid", &several);
    let ran = rid(&["check", &path, "rid-00.rid"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
    let out = ran.out.replace(&path, "FILE");
    let lines: Vec<&str> = out.lines().collect();
    let starts = [
        "FILE#1: ok rid ",
        "FILE#2: error ",
        "FILE#3: error ",
        "FILE#4: ok amigo ",
        "rid-00.rid: ok rid ",
    ];
    assert_eq!(lines.len(), starts.len(), "{out}");
    assert!(lines.iter().zip(starts).all(|(line, start)| line.starts_with(start)), "{out}");
    assert!(lines[1].contains(" wrong-turn: ") && lines[2].contains(" bad-header: "), "{out}");

    let json = rid(&["check", "--json", &path]).out;
    let games: Vec<serde_json::Value> =
        json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let numbers: Vec<_> = games.iter().map(|game| game["game"].as_u64()).collect();
    assert_eq!(numbers, [Some(1), Some(2), Some(3), Some(4)]);
    assert_eq!(games[1]["code"], "wrong-turn");
}

#[test]
fn a_last_header_without_line_end_is_a_game_of_its_own() {
    let ran = rid_with(&["check", "-"], &(record("rid-01.rid") + "[Record \"1\"]"));
    assert!(ran.out.starts_with("-#1: ok ") && ran.out.contains("\n-#2: error "), "{}", ran.out);
}

#[test]
fn standard_input_windows_line_ends_and_a_mark_are_fine() {
    let windows = "\u{feff}".to_owned() + &record("rid-02.rid").replace('\n', "\r\n");
    let named = rid(&["check", "rid-02.rid"]).fine().replace("rid-02.rid", "-");
    assert_eq!(rid_with(&["check", "-"], &windows).fine(), named);
}

#[test]
fn an_empty_file_has_no_headers() {
    let ran = rid_with(&["check", "-"], "");
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.starts_with("-: error 1:1 bad-header: "), "{}", ran.out);
}

#[test]
fn files_that_cannot_be_read_do_not_stop_the_others() {
    let ran = rid(&["check", "nowhere.rid", "rid-00.rid", ".", "rid-01.rid"]);
    assert_eq!(ran.code, Some(2));
    assert_eq!(ran.out, rid(&["check", "rid-00.rid", "rid-01.rid"]).fine());
    assert_eq!(ran.err.lines().count(), 2, "{}", ran.err);
    assert!(ran.err.starts_with("rid: nowhere.rid: "), "{}", ran.err);
}

#[test]
fn a_fault_speaks_in_the_theme_of_its_record() {
    // Nobody of nation A may sit on d4's chairs: the touched tables are named.
    let sentence = |rules: &str| {
        let deal = rid(&["deal", "--seed", "1", "--rules", rules]).fine();
        rid_with(&["check", "-"], &(deal + "\n1.1 Hm@b5\n")).out
    };
    let (risa, cafe) = (sentence("rid"), sentence("cafe"));
    assert!(risa.starts_with("-: error 7:5 wrong-table: "), "{risa}");
    assert!(risa.contains("Orion") && cafe.contains("Ital"), "{risa}{cafe}");
}

#[test]
fn beyond_a_position_nothing_is_claimed() {
    let position = "BGEIH d5Gf,e4Gm,d3Ef,c2Ef BfEmHm|AfAm|CfCm|DfDm 44,12,-2,31 -|-|Af|- 79,17 1.0 \
                    EfEfEm EH";
    let position = format!("[Record \"1\"]\n[Rules \"rid\"]\n[Position \"{position}\"]\n\n");
    let quiet = rid_with(&["check", "-"], &(position.clone() + "1.1 Hm@e2\n1.2\n"));
    assert_eq!(quiet.fine(), "-: ok rid 49 12 -2 31 winner - end unfinished turns 2\n");
    let drawing = rid_with(&["check", "-"], &(position + "1.1 Em@c4+19\n1.2 draw\n"));
    assert_eq!(drawing.fine(), "-: ok rid 63 12 -2 31 winner - end unfinished turns 2\n");
}
