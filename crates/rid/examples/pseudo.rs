//! `pseudo DIR`: writes a language that nobody speaks, for `rid --languages DIR --lang en-XA`, so
//! that one sees what is not translated and what has no room.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![allow(dead_code)] // The tests use more of it.

#[path = "../tests/support/pseudo.rs"]
mod pseudo;

fn main() {
    let folder = std::env::args().nth(1).expect("pseudo DIR");
    pseudo::write(folder.as_ref());
}
