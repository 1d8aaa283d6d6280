//! A process that lines are written to and read from, without ever waiting for it longer than one
//! wants to: a thread writes, a thread reads, a thread keeps its last words. It is killed when it is
//! no longer wanted, and all are when this program ends.

use std::fs::File;
use std::io::{self, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use crate::fault::What;
use crate::lines::{Line, Lines};

/// How long a program may take to end.
const GRACE: Duration = Duration::from_millis(500);
/// How often one who waits looks up.
const MOMENT: Duration = Duration::from_millis(20);
/// How many lines may wait to be heard; whoever says more has to wait.
const WAITING: usize = 256;
/// How much of the last words is kept.
const LAST: usize = 200;

/// A program that runs.
pub(crate) struct Process {
    child: Arc<Running>,
    /// Nothing once its input is closed.
    say: Option<Sender<String>>,
    heard: Receiver<Heard>,
    last_words: LastWords,
    log: Option<File>,
}

/// A line, and when it came: whoever waited may have had something else to do.
type Heard = (Instant, Line);

/// The last line of standard error.
struct LastWords {
    line: Arc<Mutex<Option<String>>>,
    /// Breaks off when there will be no more.
    over: Receiver<()>,
}

/// What leads to and from a process.
struct Pipes {
    say: Sender<String>,
    heard: Receiver<Heard>,
    last_words: LastWords,
}

struct Running(Mutex<Child>);

/// All that run; nothing once this program is about to end.
static RUNNING: Mutex<Option<Vec<Weak<Running>>>> = Mutex::new(Some(Vec::new()));

/// Kills every program that was started, and starts none any more: before this one ends.
pub fn end_all() {
    let running = lock(&RUNNING).take();
    for child in running.iter().flatten().filter_map(Weak::upgrade) {
        child.kill();
    }
}

impl Process {
    /// Starts a program. `log` is where what is said is written down.
    pub(crate) fn start(words: &[String], log: Option<File>) -> Result<Process, What> {
        let (program, arguments) = words.split_first().map_or(("", words), |(p, a)| (p, a));
        let mut command = Command::new(program);
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // An interrupt at the terminal is for us; we end it in our way.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let not_started = |why: String| What::NotStarted(format!("{program}: {why}"));
        let child = {
            let mut running = lock(&RUNNING);
            let Some(running) = running.as_mut() else { return Err(What::Stopped) };
            let child = command.spawn().map_err(|why| not_started(why.to_string()))?;
            let child = Arc::new(Running(Mutex::new(child)));
            running.retain(|other| other.strong_count() > 0);
            running.push(Arc::downgrade(&child));
            child
        };
        let pipes = Pipes::of(&mut lock(&child.0));
        match pipes {
            Ok(Pipes { say, heard, last_words }) => {
                Ok(Process { child, say: Some(say), heard, last_words, log })
            }
            Err(why) => {
                child.kill();
                Err(not_started(why.to_string()))
            }
        }
    }

    /// Says a line. If nobody listens, that shows when an answer is waited for.
    pub(crate) fn say(&mut self, line: &str) {
        self.note('>', line);
        if let Some(say) = &self.say {
            let _ = say.send(format!("{line}\n"));
        }
    }

    /// The next line that comes until then, while `go_on`. `None` if none came.
    pub(crate) fn hear(
        &mut self,
        until: Instant,
        go_on: impl Fn() -> bool,
    ) -> Result<Option<String>, What> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.heard.recv_timeout(left.min(MOMENT)) {
                Ok((came, _)) if came > until => return Ok(None),
                Ok((_, line)) => return self.text(line).map(Some),
                Err(RecvTimeoutError::Disconnected) => return Err(self.how_it_ended()),
                Err(RecvTimeoutError::Timeout) if !go_on() => return Err(What::Stopped),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Ok(None),
                // What it has started may hold its output open.
                Err(RecvTimeoutError::Timeout) => self.child.end_group_if_ended(),
            }
        }
    }

    fn text(&mut self, line: Line) -> Result<String, What> {
        match line {
            Line::Text(line) => {
                self.note('<', &line);
                Ok(line)
            }
            Line::TooLong => Err(What::TooLong),
            Line::NotText => Err(What::NotText),
        }
    }

    /// The last line that it wrote to standard error; of one that has ended, once all is read.
    pub(crate) fn last_words(&self) -> Option<String> {
        if self.say.is_none() {
            // What it started may hold on to it.
            let _ = self.last_words.over.recv_timeout(GRACE);
        }
        lock(&self.last_words.line).clone()
    }

    /// Ends it without a word.
    pub(crate) fn kill(&mut self) {
        self.say = None;
        self.child.kill();
    }

    /// Its output is closed.
    fn how_it_ended(&self) -> What {
        match self.child.wait(GRACE) {
            Some(status) => What::Ended(said(status)),
            None => What::Closed,
        }
    }

    fn note(&mut self, who: char, line: &str) {
        // What cannot be written down is not worth a game.
        if let Some(log) = &mut self.log {
            let _ = writeln!(log, "{who} {line}");
        }
    }
}

impl Pipes {
    /// Starts the threads.
    fn of(child: &mut Child) -> io::Result<Pipes> {
        let gone = || io::Error::other("no pipe");
        let mut input = child.stdin.take().ok_or_else(gone)?;
        let output = child.stdout.take().ok_or_else(gone)?;
        let errors = child.stderr.take().ok_or_else(gone)?;
        let (say, said) = channel::<String>();
        spawn("to a program", move || {
            for line in said {
                if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                    break;
                }
            }
        })?;
        let (tell, heard) = sync_channel(WAITING);
        spawn("from a program", move || {
            for line in Lines::new(output) {
                if tell.send((Instant::now(), line)).is_err() {
                    break;
                }
            }
        })?;
        let (until_over, over) = channel::<()>();
        let last_words = LastWords { line: Arc::default(), over };
        let last = Arc::clone(&last_words.line);
        spawn("last words of a program", move || {
            for line in Lines::new(errors) {
                if let Line::Text(text) = line {
                    let plain = |sign: &char| !sign.is_control();
                    let text: String = text.trim().chars().filter(plain).take(LAST).collect();
                    if !text.is_empty() {
                        *lock(&last) = Some(text);
                    }
                }
            }
            drop(until_over);
        })?;
        Ok(Pipes { say, heard, last_words })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.say.is_some() {
            self.say("quit");
            self.say = None;
            self.child.wait(GRACE);
        }
        self.child.kill();
    }
}

impl Running {
    /// How it ended, if it does so in time. What it has started ends with it.
    fn wait(&self, time: Duration) -> Option<ExitStatus> {
        let until = Instant::now() + time;
        let mut pause = Duration::from_millis(1);
        loop {
            {
                let mut child = lock(&self.0);
                if has_ended(&mut child) {
                    return end_group(&mut child);
                }
            }
            if Instant::now() >= until {
                return None;
            }
            thread::sleep(pause);
            pause = (pause * 2).min(MOMENT);
        }
    }

    /// Kills what it has started and left behind.
    fn end_group_if_ended(&self) {
        let mut child = lock(&self.0);
        if has_ended(&mut child) {
            end_group(&mut child);
        }
    }

    /// Kills it and those that it started; it is no zombie after.
    fn kill(&self) {
        end_group(&mut lock(&self.0));
    }
}

/// Whether it has ended.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> bool {
    peek(child).unwrap_or(true)
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// Whether it has ended, without waiting for it: until then its number, and that of its group, stays
/// its own. An error once it has been waited for.
#[cfg(unix)]
fn peek(child: &Child) -> rustix::io::Result<bool> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    waitid(WaitId::Pid(Pid::from_child(child)), look).map(|ended| ended.is_some())
}

/// Kills it and its group, unless that was done before, and tells how it ended.
fn end_group(child: &mut Child) -> Option<ExitStatus> {
    #[cfg(unix)]
    if peek(child).is_ok() {
        use rustix::process::{Pid, Signal, kill_process_group};
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
    let _ = child.kill();
    child.wait().ok()
}

/// Nothing that is locked here can be left half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name(name.into()).spawn(work).map(drop)
}

/// `exit code 1`, or what the system says of a signal.
fn said(status: ExitStatus) -> String {
    status.code().map_or_else(|| status.to_string(), |code| format!("exit code {code}"))
}
