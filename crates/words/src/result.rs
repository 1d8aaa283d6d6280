//! The result of a game: why it ended, the totals, who won and by what.

use diner::{BySeat, End, Public, Rules, Seat, Tie};

use crate::Speech;
use crate::speech::signed;

impl Speech {
    /// A line for the end, one for each player from first to last, one for the winners. No line
    /// while the game goes on.
    pub fn result(&self, rules: &Rules, public: &Public, names: &BySeat<String>) -> Vec<String> {
        let Some(end) = public.end else { return Vec::new() };
        let ended = match end {
            End::Guests => self.texts().event_ended_guests(),
            End::Tables => self.texts().event_ended_tables(),
            End::Closed => self.texts().result_closed_by(self.player(public.turn.seat, names)),
        };
        let mut seats: Vec<Seat> = rules.seats().collect();
        seats.sort_by_key(|&seat| (-public.scores[seat], public.tie_break(rules, seat)));
        let total = |&seat: &Seat| self.total(rules, public, seat, &self.player(seat, names));
        let mut lines = vec![ended];
        lines.extend(seats.iter().map(total));
        lines.push(self.winners(rules, public, names));
        lines
    }

    fn total(&self, rules: &Rules, public: &Public, seat: Seat, name: &str) -> String {
        let texts = self.texts();
        let score = public.scores[seat];
        let (points, total) = (score.unsigned_abs(), signed(score));
        let dropped = u32::from(public.dropped[seat]) * u32::from(rules.drop_penalty);
        let held = u32::from(public.cards[seat]) * u32::from(rules.hand_penalty);
        match (dropped, held) {
            (0, 0) => texts.result_total(points, name, total),
            (_, 0) => texts.result_total_dropped(points, name, total, dropped),
            (0, _) => texts.result_total_held(points, name, total, held),
            (_, _) => texts.result_total_both(points, name, total, dropped, held),
        }
    }

    fn winners(&self, rules: &Rules, public: &Public, names: &BySeat<String>) -> String {
        let texts = self.texts();
        let list = |seats: &[Seat]| self.all_of(seats.iter().map(|&s| self.player(s, names)));
        let winners = public.winners(rules);
        let Some(&first) = winners.first() else { return String::new() };
        let best = public.scores[first];
        let tied: Vec<Seat> = rules.seats().filter(|&s| public.scores[s] == best).collect();
        let (names, all) = (list(&winners), list(&tied));
        let number = public.tie_break(rules, first).unsigned_abs();
        match (rules.tie, winners.len(), tied.len()) {
            (_, 1, 1) => texts.result_wins(names),
            (Tie::Shared, _, _) => texts.result_shared(names),
            (Tie::FewestCards, 1, _) => texts.result_wins_by_cards(all, names, number),
            (Tie::FewestCards, w, t) if w == t => texts.result_shared_by_cards(names, number),
            (Tie::FewestCards, _, _) => texts.result_some_by_cards(all, names, number),
            (Tie::FewestPenalties, 1, _) => texts.result_wins_by_penalties(all, names, number),
            (Tie::FewestPenalties, w, t) if w == t => {
                texts.result_shared_by_penalties(names, number)
            }
            (Tie::FewestPenalties, _, _) => texts.result_some_by_penalties(all, names, number),
        }
    }
}
