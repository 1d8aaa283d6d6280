//! Takes the terminal over and panics: `tests/terminal.rs` sees that it is given back all the same.

#![allow(clippy::panic)]

fn main() -> std::io::Result<()> {
    let _screen = tui::Screen::open()?;
    panic!("on purpose");
}
