//! The terminal: taken over, read, and given back however the program ends.

use std::io::{self, Stdout};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, KeyModifiers,
    MouseButton, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::Rect;

use crate::cursor::Way;
use crate::keys::Key;

/// A terminal that is ours until this is dropped.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    /// Set when the process is asked to end.
    ended: Arc<AtomicBool>,
}

/// How many columns the terminal has, if there is one.
pub fn columns() -> Option<u16> {
    ratatui::crossterm::terminal::size().ok().map(|(columns, _)| columns).filter(|&many| many > 0)
}

impl Screen {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// It cannot be.
    pub fn open() -> io::Result<Screen> {
        let ended = Arc::new(AtomicBool::new(false));
        for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGINT] {
            signal_hook::flag::register(signal, Arc::clone(&ended))?;
        }
        #[cfg(unix)]
        signal_hook::flag::register(signal_hook::consts::SIGHUP, Arc::clone(&ended))?;
        give_back_on_panic();
        enable_raw_mode()?;
        // From here on the terminal is given back, also when the rest fails.
        let screen = Terminal::new(CrosstermBackend::new(io::stdout()));
        let taken = execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture);
        match (screen, taken) {
            (Ok(terminal), Ok(())) => Ok(Screen { terminal, ended }),
            (Err(why), _) | (_, Err(why)) => {
                give_back();
                Err(why)
            }
        }
    }

    /// How large it is.
    pub(crate) fn area(&self) -> Rect {
        self.terminal
            .size()
            .map(|size| Rect::new(0, 0, size.width, size.height))
            .unwrap_or_default()
    }

    /// Draws.
    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Buffer)) -> io::Result<()> {
        self.terminal.draw(|frame| draw(frame.buffer_mut())).map(drop)
    }

    /// The next key, if one comes in time. `None` also says that the size has changed.
    pub(crate) fn key(&mut self, wait: Duration) -> io::Result<Option<Key>> {
        if self.ended.load(Ordering::Relaxed) {
            return Ok(Some(Key::Interrupt));
        }
        if !event::poll(wait)? {
            let ended = self.ended.load(Ordering::Relaxed);
            return Ok(ended.then_some(Key::Interrupt));
        }
        Ok(key(&event::read()?))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Nothing here may fail: it is done on the way out.
fn give_back() {
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = disable_raw_mode();
    let _ = execute!(io::stdout(), ratatui::crossterm::cursor::Show);
}

/// A panic of this thread ends the program: the terminal is given back before it is told. Threads
/// that think die without a sound.
fn give_back_on_panic() {
    let (told, owner) = (panic::take_hook(), thread::current().id());
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() == owner {
            give_back();
            told(info);
        }
    }));
}

/// What an event of the terminal means here, if anything.
fn key(event: &Event) -> Option<Key> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            let control = key.modifiers.contains(KeyModifiers::CONTROL);
            match key.code {
                KeyCode::Char('c') if control => Some(Key::Interrupt),
                KeyCode::Char(_) if control || key.modifiers.contains(KeyModifiers::ALT) => None,
                KeyCode::Char(' ') => Some(Key::Space),
                KeyCode::Char(sign) => Some(Key::Char(sign)),
                KeyCode::Left => Some(Key::Way(Way::Left)),
                KeyCode::Right => Some(Key::Way(Way::Right)),
                KeyCode::Up => Some(Key::Way(Way::Up)),
                KeyCode::Down => Some(Key::Way(Way::Down)),
                KeyCode::Enter => Some(Key::Enter),
                KeyCode::Tab | KeyCode::BackTab => Some(Key::Tab),
                KeyCode::Esc => Some(Key::Escape),
                KeyCode::Home => Some(Key::Home),
                KeyCode::End => Some(Key::End),
                KeyCode::PageUp => Some(Key::PageUp),
                KeyCode::PageDown => Some(Key::PageDown),
                _ => None,
            }
        }
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Some(Key::Click(mouse.column, mouse.row)),
            MouseEventKind::ScrollUp => Some(Key::Scroll(Way::Up)),
            MouseEventKind::ScrollDown => Some(Key::Scroll(Way::Down)),
            _ => None,
        },
        _ => None,
    }
}
