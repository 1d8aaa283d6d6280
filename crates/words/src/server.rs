//! What the server answers: faults of a request, refusals that are not the game's, hints.

use diner::{Action, BySeat, Seat};

use crate::Speech;

/// Sentences without arguments.
macro_rules! sentences {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        impl Speech {
            $(
                $(#[$doc])*
                pub fn $name(&self) -> String {
                    self.texts().$name().to_string()
                }
            )*
        }
    };
}

sentences! {
    /// An unknown address, or one that belongs to others.
    server_not_found;
    /// The server is at fault.
    server_broken;
    /// Another site's page asked.
    server_foreign;
    /// A form that is none of ours.
    server_bad_form;
    /// An address made too many games.
    server_too_many_games;
    /// The game has not begun.
    server_not_started;
    /// Nothing can be taken back.
    server_nothing_to_take_back;
    /// What can be had only after the end.
    server_not_over;
    /// The game gives no hints.
    server_no_hints;
    /// To a watcher of a game that has not begun.
    server_watch_waiting;
    /// A link to the game that the same people play next.
    server_next_game;
}

impl Speech {
    /// Another player is on turn.
    pub fn server_not_on_turn(&self, on_turn: Seat, names: &BySeat<String>) -> String {
        self.texts().server_not_on_turn(self.player(on_turn, names))
    }

    /// A player took the last action back.
    pub fn taken_back(&self, seat: Seat, names: &BySeat<String>) -> String {
        self.texts().server_taken_back(self.player(seat, names))
    }

    /// What a bot would do, what it earns now, and the chance to win then, from 0 to 1.
    pub fn server_hint(&self, actions: &[Action], points: i32, chance: f64) -> String {
        let texts = self.texts();
        let chance = (chance * 100.0).round().clamp(0.0, 100.0) as u32;
        let placed = actions.iter().filter_map(|action| match action {
            Action::Place { guest, chair } => {
                Some(texts.server_hint_guest_on(self.for_a_guest(*guest), chair.name()))
            }
            Action::Draw | Action::Drop { .. } | Action::Close | Action::Done => None,
        });
        let placed: Vec<String> = placed.collect();
        match actions.first() {
            Some(Action::Place { .. }) => {
                texts.server_hint_place(points.unsigned_abs(), self.all_of(placed), chance)
            }
            Some(Action::Drop { guest }) => {
                texts.server_hint_drop(self.for_a_guest(*guest), chance)
            }
            Some(Action::Close) => texts.server_hint_close(chance),
            Some(Action::Done) => texts.server_hint_done(chance),
            Some(Action::Draw) | None => texts.server_hint_draw(chance),
        }
    }
}
