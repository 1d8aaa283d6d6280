//! `rid lab`: its table, its files, how it is stopped, and what it refuses.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use support::{rid, start};

/// A place in a new folder of this test.
fn place(test: &str, name: &str) -> (PathBuf, String) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("lab-{test}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    let text = path.to_str().unwrap().to_owned();
    (path, text)
}

/// A line of the CSV, by its columns.
struct Row(Vec<String>);

impl Row {
    fn text(&self, column: &str) -> &str {
        let columns = "variant rules figure at deals mean low high difference difference_low \
                       difference_high p p_corrected beyond_chance";
        let at = columns.split_whitespace().position(|name| name == column).unwrap();
        &self.0[at]
    }

    fn number(&self, column: &str) -> f64 {
        self.text(column).parse().unwrap_or_else(|_| panic!("{column}: {:?}", self.0))
    }
}

fn csv(text: &str) -> Vec<Row> {
    let mut lines = text.lines();
    assert!(lines.next().unwrap().starts_with("variant,rules,figure,at,deals,mean,low,high,"));
    let row = |line: &str| Row(line.split(',').map(str::to_owned).collect());
    let rows: Vec<Row> = lines.map(row).collect();
    assert!(rows.iter().all(|row| row.0.len() == 14));
    rows
}

fn find<'a>(rows: &'a [Row], variant: &str, figure: &str) -> &'a Row {
    rows.iter().find(|row| (row.text("variant"), row.text("figure")) == (variant, figure)).unwrap()
}

#[test]
fn the_table_and_the_csv_tell_the_same() {
    let (path, file) = place("csv", "figures.csv");
    let args = ["lab", "--vs", "limit=8", "--vs", "cafe", "--games", "60", "--skill", "12"];
    let told = rid(&[&args[..], &["--out", &file]].concat()).fine();
    let text = fs::read_to_string(&path).unwrap();
    let rows = csv(&text);
    for (variant, rules) in [("A", "rid"), ("B", "rid limit=8"), ("C", "cafe")] {
        let turns = find(&rows, variant, "turns");
        assert_eq!((turns.text("rules"), turns.text("deals")), (rules, "60"));
        assert!(turns.number("low") < turns.number("mean"));
        assert_eq!(find(&rows, variant, "skill-share").text("deals"), "12");
        // All that a distribution has adds up.
        for figure in ["totals", "turns-taken"] {
            let own = |row: &&Row| (row.text("variant"), row.text("figure")) == (variant, figure);
            let sum: f64 = rows.iter().filter(own).map(|row| row.number("mean")).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{figure} {sum}");
        }
        let seats = ["seat-1", "seat-2", "seat-3", "seat-4"];
        let won: f64 = seats.map(|seat| find(&rows, variant, seat).number("mean")).iter().sum();
        assert!((won - 1.0).abs() < 1e-9);
        assert!(!rows.iter().any(|row| row.text("figure") == "seat-5"));
    }
    let dropped = find(&rows, "B", "dropped");
    assert_eq!(dropped.text("beyond_chance"), "true");
    let apart = dropped.number("mean") - find(&rows, "A", "dropped").number("mean");
    assert!((dropped.number("difference") - apart).abs() < 1e-9);
    assert_eq!(find(&rows, "A", "turns").text("difference"), "");

    let line = |name: &str| told.lines().find(|line| line.starts_with(name)).unwrap().to_owned();
    let turns = format!("{:.1}", find(&rows, "A", "turns").number("mean"));
    assert!(line("  turns ").contains(&turns), "{told}");
    assert!(line("  cards dropped").trim_end().ends_with('*'), "{told}");
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    assert!(told.starts_with("4 × patient: 60 games of each variant on the same deals, seed 1"));

    // The same on one thread.
    let (path, file) = place("csv-one", "figures.csv");
    rid(&[&args[..], &["--threads", "1", "--out", &file]].concat()).fine();
    assert_eq!(fs::read_to_string(path).unwrap(), text);
}

#[test]
fn house_rules_alone_are_compared_with_plain_ones() {
    let told = rid(&["lab", "--house", "limit=9", "--games", "3", "--players", "3"]).fine();
    assert!(told.contains("\nA: rid players=3\nB: rid players=3 limit=9\n"), "{told}");
    let told = rid(&["lab", "--house", "limit=9", "--vs", "", "--games", "3"]).fine();
    assert!(told.contains("\nA: rid limit=9\nB: rid\n"), "{told}");
    let told = rid(&["lab", "--rules", "amigo", "--bots", "random", "--games", "3"]).fine();
    assert!(told.contains("\nA: amigo\n") && !told.contains('*'), "{told}");
    assert!(!told.contains("Differences"), "{told}");
}

#[test]
fn little_is_known_of_few_games() {
    for games in ["1", "2", "9"] {
        let told = rid(&["lab", "--vs", "copies=3", "--games", games]).fine();
        let reaches: Vec<char> =
            told.lines().take_while(|line| !line.starts_with('±')).flat_map(after).collect();
        assert!(reaches.len() > 50 && reaches.iter().all(|&reach| reach == '?'), "{told}");
        assert!(!told.contains("NaN") && !told.contains("inf"), "{told}");
    }
}

/// What stands first after each `±` of a line.
fn after(line: &str) -> Vec<char> {
    line.split("± ").skip(1).filter_map(|rest| rest.chars().next()).collect()
}

#[test]
fn no_interval_is_nothing() {
    // Who wins among equals: most figures are the same in each game.
    let told = rid(&["lab", "--vs", "tie=shared", "--games", "60"]).fine();
    assert!(told.contains("  0.0 ± ?") && told.contains("0.0 % ± ?"), "{told}");
    assert!(!told.contains("± 0.0\n") && !told.contains("± 0.00"), "{told}");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("both have played the same") && told.contains("even one of"), "{told}");
}

#[test]
fn every_preset_number_of_players_and_bot_is_measured() {
    for preset in ["rid", "cafe", "amigo"] {
        for players in 2..=5 {
            let bots = ["patient", "greedy", "random", "turn", "waiter"][..players].join(",");
            let players = players.to_string();
            let args =
                ["--rules", preset, "--players", &players, "--bots", &bots, "--vs", "hand=6"];
            let told = rid(&[&["lab", "--games", "4"], &args[..]].concat()).fine();
            assert!(told.contains(&format!("seat {players}")), "{told}");
        }
    }
}

#[test]
fn the_page_is_whole_and_needs_nothing_else() {
    let (path, file) = place("page", "report.html");
    let house = "limit=8,drop_penalty=3";
    rid(&["lab", "--vs", house, "--vs", "amigo", "--games", "40", "--out", &file]).fine();
    let page = fs::read_to_string(&path).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
    for outside in ["src=", "href=", "url(", "@import", "<script", "<link", "NaN", "inf "] {
        assert!(!page.contains(outside), "{outside}");
    }
    // A plot for each subject, none of which has a colour of its own.
    let plots: Vec<&str> = page.split("<svg class=\"plot\"").skip(1).collect();
    assert_eq!(plots.len(), 8);
    let plots = plots.iter().map(|plot| plot.split("</svg>").next().unwrap());
    plots.for_each(|plot| assert!(!plot.contains('#'), "{plot}"));
    for said in ["With limit=8 drop_penalty=3 instead of rid", "players drop", "cards a game (±"] {
        assert!(page.contains(said), "{said}");
    }
    assert!(page.contains("rid lab --rules rid --vs &quot;limit=8,drop_penalty=3&quot;"));
    well_formed(&page);
}

/// Every element that is opened is closed, in order.
fn well_formed(page: &str) {
    const VOID: [&str; 2] = ["meta", "!DOCTYPE"];
    let mut open: Vec<&str> = Vec::new();
    let (head, rest) = page.split_once("<style>").unwrap();
    let rest = rest.split_once("</style>").unwrap().1;
    for tag in [head, rest].iter().flat_map(|part| part.split('<').skip(1)) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        let name = tag.split([' ', '/', '\n']).find(|name| !name.is_empty()).unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') && !VOID.contains(&name) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[cfg(unix)]
#[test]
fn an_interrupt_tells_what_is_known() {
    let (path, file) = place("interrupt", "figures.csv");
    let child = start(&["lab", "--vs", "limit=9", "--games", "1000000000", "--out", &file]);
    sleep(Duration::from_millis(1500));
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
    assert!(told.contains("(stopped; 1,000,000,000 were asked for)"), "{told}");
    let rows = csv(&fs::read_to_string(&path).unwrap());
    let deals =
        [find(&rows, "A", "turns"), find(&rows, "B", "turns")].map(|row| row.number("deals"));
    assert!(deals[0] > 0.0 && deals[0] == deals[1], "{deals:?}");
    // Nothing is left beside it.
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
}

#[test]
fn what_cannot_be_compared_is_refused_before_anything_is_played() {
    for (args, code, said) in [
        (&["--vs", "limt=3"][..], 1, "rid limt=3: bad-rules: "),
        (&["--vs", "limit=99"], 1, "limit"),
        (&["--house", "limit"], 1, "limit"),
        (&["--rules", "chess"], 1, "chess"),
        (&["--vs", "copies=2 hand=12"], 1, "copies=2"),
        (&["--vs", "players=3"], 2, "for 3 players, but the first variant is for 4"),
        (&["--vs", "players=3", "--players", "4"], 2, "--players 4"),
        (&["--bots", "greedy,random"], 2, "2 bots for 4 players"),
        (&["--bots", "nobody"], 2, "unknown bot: nobody"),
        (&["--games", "0"], 2, "0"),
        (&["--bots", "cmd:python3 bot.py"], 2, "programs do not play in the lab"),
        (&["--vs", ""], 2, "variant 2, \"\", has the same rules as variant 1, \"\": both are rid"),
        (&["--house", "limit=12"], 2, "variant 2, \"limit=12\", has the same rules as variant 1"),
        (
            &["--vs", "limit=9", "--vs", "rid,limit=9"],
            2,
            "variant 3, \"rid,limit=9\", has the same",
        ),
        (&["--out", "report.pdf"], 2, ".html or .csv"),
        (&["--out", "folder/.html"], 2, "--out folder/.html: a name must stand before"),
        (&["--out", "no/such/REPORT.HTML"], 2, "no/such/REPORT.HTML: there is no such folder"),
    ] {
        // As many games would take for ever.
        let told = rid(&[&["lab", "--games", "1000000000"], args].concat());
        let told = if args[0] == "--games" { rid(&[&["lab"], args].concat()) } else { told };
        let told = told.refused(code);
        assert!(!told.contains(".part"), "{told}");
        assert!(told.contains(said), "{args:?}: {told}");
    }
    let six = ["limit=8", "limit=9", "limit=10", "limit=11", "limit=13", "limit=14"];
    let six: Vec<&str> = six.iter().flat_map(|house| ["--vs", house]).collect();
    assert!(rid(&[&["lab"], &six[..]].concat()).refused(2).contains("7 variants"));
}

/// The page's own colours, in both themes: text 4.5 : 1 on what it stands on, lines 3 : 1.
#[test]
fn colours_of_the_page_are_told_from_their_ground() {
    let css = include_str!("../src/lab/style.css");
    let (light, rest) = css.split_once("@media (prefers-color-scheme: dark)").unwrap();
    let dark = rest.split_once("\n}\n").unwrap().0;
    for theme in [light, dark] {
        let luminance = |name: &str| {
            let (_, rest) =
                theme.split_once(&format!("--{name}: #")).unwrap_or_else(|| panic!("{name}"));
            let channel = |at: usize| {
                let part = f64::from(u8::from_str_radix(&rest[at..at + 2], 16).unwrap()) / 255.0;
                if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4)
        };
        let contrast = |one: &str, other: &str| {
            let (a, b) = (luminance(one), luminance(other));
            (a.max(b) + 0.05) / (a.min(b) + 0.05)
        };
        let mut pairs: Vec<(String, String, f64)> = Vec::new();
        for text in ["ink", "muted", "accent"] {
            pairs.extend(["paper", "surface"].map(|ground| (text.into(), ground.into(), 4.5)));
        }
        pairs.extend((0..4).map(|part| (format!("o{part}"), format!("p{part}"), 4.5)));
        pairs.extend((0..6).map(|variant| (format!("v{variant}"), "surface".into(), 3.0)));
        for (one, other, least) in pairs {
            let found = contrast(&one, &other);
            assert!(found >= least, "{one} on {other}: {found:.2}");
        }
    }
}
