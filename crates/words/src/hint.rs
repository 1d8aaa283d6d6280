//! The words of a hint.

use diner::{Public, Seat};

use crate::Speech;

impl Speech {
    /// The heads of a table of turns: the turn, what it earns, the total and the lead in sight, the
    /// chance to win in percent.
    pub fn hint_heads(&self) -> [String; 5] {
        let texts = self.texts();
        [
            texts.hint_turn(),
            texts.hint_points(),
            texts.hint_total(),
            texts.hint_margin(),
            texts.hint_chance(),
        ]
    }

    /// A number with so many digits behind the decimal mark; with a plus sign where it has one.
    pub fn decimal(&self, number: f64, digits: usize, signed: bool) -> String {
        let plain =
            if signed { format!("{number:+.digits$}") } else { format!("{number:.digits$}") };
        plain.replace('.', &self.texts().hint_decimal_mark()).replace('-', "−")
    }

    /// Why there is no hint for a seat: another is on turn, or the game is over.
    pub fn not_on_turn(&self, asked: Seat, public: &Public) -> String {
        match public.end {
            Some(_) => self.texts().hint_over(),
            None => self.texts().hint_not_on_turn(public.turn.seat.number(), asked.number()),
        }
    }

    /// Why there is no hint for a seat whose hand is not known.
    pub fn hand_hidden(&self, asked: Seat) -> String {
        self.texts().hint_hand_hidden(asked.number())
    }
}
