//! The words of a game drawn as text: labels, counts, whose turn it is.

use diner::{BySeat, End, Phase, Public};

use crate::Speech;
use crate::speech::signed;

/// Labels for a drawing, and the few sentences beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShowWords {
    /// A player's cards.
    pub hand: String,
    /// Points so far.
    pub score: String,
    /// Cards held, where only their number is known.
    pub cards: String,
    /// Dropped cards.
    pub dropped: String,
    /// The cards left.
    pub piles: String,
    /// The guest pile.
    pub guests: String,
    /// The table pile.
    pub tables: String,
    /// Guests gone from the floor.
    pub gone: String,
    /// Tables gone from the floor.
    pub tables_gone: String,
    /// Where there are no cards.
    pub none: String,
    /// Where there are cards that the viewer does not see.
    pub hidden: String,
    speech: Speech,
}

impl Speech {
    /// The words of a game drawn as text.
    pub fn show(&self) -> ShowWords {
        let texts = self.texts();
        ShowWords {
            hand: texts.show_hand(),
            score: texts.show_score(),
            cards: texts.show_cards(),
            dropped: texts.show_dropped(),
            piles: texts.show_piles(),
            guests: texts.show_guests(),
            tables: texts.show_tables(),
            gone: texts.show_gone(),
            tables_gone: texts.show_tables_gone(),
            none: texts.show_none(),
            hidden: texts.show_hidden(),
            speech: *self,
        }
    }
}

impl ShowWords {
    /// "7 cards".
    pub fn count_cards(&self, cards: u8) -> String {
        self.speech.texts().show_count_cards(cards)
    }

    /// "44 points".
    pub fn count_points(&self, points: i32) -> String {
        self.speech.texts().show_count_points(points.unsigned_abs(), signed(points))
    }

    /// How many cards are left in both piles, a sentence.
    pub fn left(&self, public: &Public) -> String {
        self.speech.texts().show_left(public.guests_left, public.tables_left)
    }

    /// Whose turn it is and how far it has come, or why the game has ended; a sentence.
    pub fn turn(&self, public: &Public, names: &BySeat<String>) -> String {
        let texts = self.speech.texts();
        let turn = public.turn;
        let name = self.speech.player(turn.seat, names);
        let opener = turn.opener.and_then(|at| Some((at, public.floor.guest(at)?)));
        match (public.end, turn.phase, opener) {
            (Some(End::Guests), _, _) => texts.event_ended_guests(),
            (Some(End::Tables), _, _) => texts.event_ended_tables(),
            (Some(End::Closed), _, _) => texts.result_closed_by(name),
            (None, Phase::Drawn, _) => texts.show_turn_drawn(name),
            (None, Phase::Dropped, _) => texts.show_turn_dropped(name),
            (None, Phase::Placing, Some((chair, opener))) => {
                texts.show_turn_opener(name, self.speech.a_guest(opener), chair.name())
            }
            (None, Phase::Placing, None) if turn.placed > 0 => {
                texts.show_turn_placed(turn.placed, name)
            }
            (None, Phase::Placing, None) => texts.show_turn(name),
        }
    }
}
