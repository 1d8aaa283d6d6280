//! Programs end when this one is told to: by then nobody else can see to it.

use std::io;

/// From now on a signal that ends this program ends all that it started before.
///
/// `interrupts`: also that of the terminal's interrupt key, where nobody else listens to it.
///
/// # Errors
/// Signals cannot be listened to.
pub fn end_all_on_signals(interrupts: Interrupts) -> io::Result<()> {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        let mut signals = vec![SIGTERM, SIGHUP];
        match interrupts {
            Interrupts::End => signals.push(SIGINT),
            Interrupts::AreHeardElsewhere => {}
        }
        let mut signals = signal_hook::iterator::Signals::new(signals)?;
        let wait = move || {
            if let Some(signal) = signals.forever().next() {
                crate::end_all();
                std::process::exit(128 + signal);
            }
        };
        std::thread::Builder::new().name("signals".into()).spawn(wait)?;
    }
    #[cfg(not(unix))]
    let _ = interrupts;
    Ok(())
}

/// Who listens to the interrupt key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interrupts {
    /// Nobody: it ends the program.
    End,
    /// Somebody who calls [`end_all`](crate::end_all).
    AreHeardElsewhere,
}
