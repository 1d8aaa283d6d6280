//! How a command fails: the exit code, and why in one line on standard error.

use std::io::{self, Write};
use std::process::ExitCode;

/// Why the program ends early.
#[derive(Debug)]
pub(crate) struct Failure {
    code: u8,
    /// Nothing if it has been told already, or if nobody listens any more.
    why: Option<String>,
}

/// What most functions here return.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    /// The input was judged bad.
    pub(crate) fn bad(why: String) -> Failure {
        Failure { code: 1, why: Some(why) }
    }

    /// The input was judged bad, and the output says so.
    pub(crate) const fn bad_as_told() -> Failure {
        Failure { code: 1, why: None }
    }

    /// The program was called in a wrong way, or cannot do its work here.
    pub(crate) fn usage(why: String) -> Failure {
        Failure { code: 2, why: Some(why) }
    }

    /// A file cannot be read, and standard error says so.
    pub(crate) const fn unreadable_as_told() -> Failure {
        Failure { code: 2, why: None }
    }

    /// The same with something more to say, if it says why at all.
    pub(crate) fn with(self, more: &str) -> Failure {
        Failure { why: self.why.map(|why| why + more), ..self }
    }

    /// The same, said of this.
    pub(crate) fn within(self, place: &str) -> Failure {
        Failure { why: self.why.map(|why| format!("{place}: {why}")), ..self }
    }

    /// Tells why and with which code the program ends.
    pub(crate) fn tell(self) -> ExitCode {
        if let Some(why) = &self.why {
            complain(why);
        }
        ExitCode::from(self.code)
    }
}

/// Standard output failed. A reader who has read enough is no failure.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure { code: 0, why: None };
        }
        Failure::usage(format!("cannot write: {error}"))
    }
}

/// One line on standard error, if somebody reads it.
pub(crate) fn complain(why: &str) {
    let line: Vec<&str> = why.lines().map(str::trim).collect();
    let _ = writeln!(io::stderr(), "rid: {}", line.join(" "));
}
