//! Standard output: written whole, flushed, and never a panic. Text for it is shaped where the
//! terminal's table shapes its own.

use std::io::{self, Write};

pub(crate) use tui::text::{flowed, padded, plain, wrapped};

use crate::failure::Outcome;

/// Writes text to standard output.
pub(crate) fn print(text: &str) -> Outcome {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}
