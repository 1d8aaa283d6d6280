//! The table in a real terminal, by tmux: it is drawn, played, left and gone on with, and the
//! terminal is given back whatever happens. And what `rid play` and `rid watch` say without one.
//! Without tmux (`./check` installs it) the runs in a terminal are left out.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use support::{rid, rid_with};

/// A terminal of its own, by a tmux server of its own.
struct Terminal {
    socket: PathBuf,
}

impl Terminal {
    /// Starts a shell that runs `rid` and then says how it left; `None` where there is no tmux.
    fn new(name: &str, size: (u16, u16), command: &str) -> Option<Terminal> {
        Terminal::running(Path::new(env!("CARGO_BIN_EXE_rid")), name, size, command)
    }

    /// The same with another program.
    fn running(program: &Path, name: &str, size: (u16, u16), command: &str) -> Option<Terminal> {
        let socket = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.tmux"));
        let terminal = Terminal { socket };
        let shell = format!(
            "stty -g > '{0}.before'; '{1}' {command}; echo LEFT $?; \
                             stty -g > '{0}.after'; sleep 600",
            terminal.socket.display(),
            program.display()
        );
        let (width, height) = (size.0.to_string(), size.1.to_string());
        let started = terminal.tmux(&[
            "-f",
            "/dev/null",
            "new-session",
            "-d",
            "-x",
            &width,
            "-y",
            &height,
            &shell,
        ]);
        started.map(|_| terminal)
    }

    fn tmux(&self, args: &[&str]) -> Option<String> {
        let mut command = Command::new("tmux");
        command.arg("-S").arg(&self.socket).args(args);
        command.env("LC_ALL", "C.UTF-8").env("RID_LANG", "en").env_remove("TMUX");
        let output = command.output().ok()?;
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        Some(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p"]).unwrap()
    }

    /// Waits until the screen says something.
    #[track_caller]
    fn sees(&self, text: &str) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if screen.contains(text) {
                return screen;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "no {text:?} in\n{screen}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn press(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    /// Ends the program, not its shell.
    fn end(&self) {
        let shell = self.tmux(&["display-message", "-p", "#{pane_pid}"]).unwrap();
        let shell = shell.trim();
        let children = std::fs::read_to_string(format!("/proc/{shell}/task/{shell}/children"));
        let child = children.unwrap().split_whitespace().next().unwrap().to_owned();
        assert!(Command::new("kill").arg(&child).status().unwrap().success());
    }

    /// The program has left, and the terminal is as it was.
    fn is_given_back(&self, code: &str) {
        self.sees(&format!("LEFT {code}"));
        let flag =
            |name: &str| self.tmux(&["display-message", "-p", &format!("#{{{name}}}")]).unwrap();
        assert_eq!(flag("alternate_on").trim(), "0");
        assert_eq!(flag("mouse_any_flag").trim(), "0");
        assert_eq!(flag("cursor_flag").trim(), "1");
        let state = |when: &str| {
            let path = format!("{}.{when}", self.socket.display());
            let begun = Instant::now();
            loop {
                match std::fs::read_to_string(&path) {
                    Ok(state) if !state.is_empty() => return state,
                    _ => assert!(begun.elapsed() < Duration::from_secs(10), "{path}"),
                }
            }
        };
        assert_eq!(state("after"), state("before"));
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = Command::new("tmux").arg("-S").arg(&self.socket).arg("kill-server").output();
        for when in ["before", "after"] {
            let _ = std::fs::remove_file(format!("{}.{when}", self.socket.display()));
        }
    }
}

/// A file that is not there yet.
fn fresh(name: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_game_is_played_left_and_gone_on_with() {
    let file = fresh("tmux-play.rid");
    let play = format!("play --record '{file}' --seed 7 --name Anna --bots greedy --pace 0");
    let Some(terminal) = Terminal::new("play", (80, 24), &play) else { return };
    let screen = terminal.sees("Your turn");
    assert!(screen.contains("╔") && screen.contains("▸Anna"), "{screen}");
    terminal.press(&["Enter", "Enter"]);
    terminal.sees("Anna placed");
    // It is in the file before it is on the screen.
    let kept = std::fs::read_to_string(&file).unwrap();
    assert!(kept.contains("\n1.1 "), "{kept}");
    // Another size changes nothing else.
    terminal.tmux(&["resize-window", "-x", "70", "-y", "20"]);
    terminal.sees("This terminal is 70 × 20");
    terminal.tmux(&["resize-window", "-x", "120", "-y", "40"]);
    terminal.sees("Anna placed");
    terminal.press(&["Space"]);
    terminal.sees("Round 2");
    terminal.press(&["q"]);
    terminal.sees("Go on with: rid play");
    terminal.is_given_back("0");
    drop(terminal);
    let kept = std::fs::read_to_string(&file).unwrap();
    assert!(kept.contains("[Player1 \"Anna\"]\n[Player2 \"apprentice\"]"), "{kept}");
    assert!(rid(&["check", &file]).fine().contains(": ok rid "));

    let again = format!("play '{file}' --pace 0");
    let Some(terminal) = Terminal::new("again", (80, 24), &again) else { return };
    terminal.sees("Round 2");
    terminal.press(&["d"]);
    terminal.sees("Round 3");
    // Asked to end from outside it gives the terminal back too.
    terminal.end();
    terminal.is_given_back("0");
    assert!(!terminal.screen().contains('╔'), "{}", terminal.screen());
    let now = std::fs::read_to_string(&file).unwrap();
    assert!(now.starts_with(kept.trim_end()) && now.len() > kept.len(), "{now}");
}

#[test]
fn a_panic_gives_the_terminal_back_and_is_told() {
    let panics = Path::new(env!("CARGO_BIN_EXE_rid")).with_file_name("examples").join("panic");
    assert!(panics.exists(), "`cargo test -p rid` builds it, or `cargo build -p rid --examples`");
    let Some(terminal) = Terminal::running(&panics, "panic", (80, 24), "") else { return };
    terminal.is_given_back("101");
    terminal.sees("on purpose");
}

#[test]
fn a_finished_game_is_watched() {
    let Some(terminal) = Terminal::new("watch", (100, 30), &format!("watch '{}'", finished()))
    else {
        return;
    };
    terminal.sees("Action 0 of ");
    terminal.press(&["Right"]);
    terminal.sees("Action 1 of ");
    terminal.press(&["End"]);
    terminal.press(&["2"]);
    terminal.sees("sees it");
    terminal.press(&["C-c"]);
    terminal.is_given_back("0");
}

/// A record to its end.
fn finished() -> String {
    let dealt = rid(&["deal", "--seed", "7"]).fine();
    support::file("watched.rid", &rid_with(&["auto", "-", "--seed", "7"], &dealt).fine())
}

#[test]
fn without_a_terminal_it_says_what_to_do() {
    let said = rid(&["play", "--record", &fresh("never.rid")]).refused(2);
    assert!(said.contains("--plain"), "{said}");
    assert!(!Path::new(&fresh("never.rid")).exists());
    rid(&["watch", &finished()]).refused(2);
}

#[test]
fn line_by_line_a_game_is_kept_and_offered_again() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("offered");
    let _ = std::fs::remove_dir_all(&data);
    let data = data.to_str().unwrap();
    let play =
        ["play", "--plain", "--lang", "en", "--data", data, "--seed", "7", "--bots", "greedy"];
    let said = rid_with(&play, "draw\nquit\n").fine();
    assert!(said.contains("Go on with: rid play"), "{said}");
    let said = rid_with(&play, "yes\nlook\nquit\n").fine();
    assert!(said.contains("A game waits for you") && said.contains("Round 2"), "{said}");
    // A new one leaves the other where it is.
    let said = rid_with(&play, "no\nquit\n").fine();
    assert!(said.contains("2.rid"), "{said}");
    for number in 1..=2 {
        let file = format!("{data}/play/{number}.rid");
        assert!(rid(&["check", &file]).fine().contains(": ok rid "));
    }
}

#[test]
fn a_file_is_not_played_over() {
    let file = fresh("over.rid");
    let play = ["play", "--plain", "--lang", "en", "--seed", "7", "--record", &file];
    rid_with(&play, "quit\n").fine();
    let before = std::fs::read_to_string(&file).unwrap();
    rid_with(&play, "quit\n").refused(2);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), before);
    // Other games in the file stay when its last one is gone on with.
    let two = format!("{}\n{before}", std::fs::read_to_string(finished()).unwrap());
    std::fs::write(&file, &two).unwrap();
    rid_with(&["play", "--plain", &file], "draw\nquit\n").fine();
    let now = std::fs::read_to_string(&file).unwrap();
    assert!(now.starts_with(two.trim_end()) && now.contains("1.1 draw\n"), "{now}");
}

#[test]
fn a_kill_leaves_a_whole_record() {
    let file = fresh("killed.rid");
    let play = ["play", "--plain", "--lang", "en", "--seed", "7", "--bots", "greedy"];
    rid_with(&[&play[..], &["--record", &file]].concat(), "quit\n").fine();
    let mut longest = 0;
    for wait in 0..10 {
        let mut child = support::start(&["play", "--plain", &file]);
        // The program may be killed before it reads all of it.
        let _ = child.stdin.take().unwrap().write_all("draw\n".repeat(60).as_bytes());
        std::thread::sleep(Duration::from_millis(20 + 15 * wait));
        let _ = child.kill();
        child.wait().unwrap();
        let said = rid(&["check", &file]).fine();
        assert!(said.contains(": ok rid "), "{said}");
        let kept = std::fs::read_to_string(&file).unwrap().len();
        assert!(kept >= longest, "something kept was lost");
        longest = kept;
    }
}

#[test]
fn who_sits_where_is_checked() {
    let refused = |args: &[&str], expected: &str| {
        let file = fresh("seats.rid");
        let all = [&["play", "--plain", "--record", &file], args].concat();
        let said = rid_with(&all, "quit\n").refused(2);
        assert!(said.contains(expected), "{said}");
    };
    refused(&["--bots", "greedy,greedy"], "2 bots for 3 seats");
    refused(&["--bots", "nobody"], "nobody");
    refused(&["--players", "3", "--seats", "me,bot:maitre"], "names 2 for 3 players");
    refused(&["--seats", "me,waiter"], "bot:waiter");
    let file = fresh("seats.rid");
    let seats = "Ben,bot:maitre,me";
    let play = ["play", "--plain", "--record", &file, "--seats", seats, "--name", "Anna"];
    rid_with(&play, "\nquit\n").fine();
    let kept = std::fs::read_to_string(&file).unwrap();
    assert!(kept.contains("[Player1 \"Ben\"]\n[Player2 \"maitre\"]\n[Player3 \"Anna\"]"), "{kept}");
}
