//! What is noted of one game while it is played: from its events alone, so that a record tells
//! the same.

use std::collections::BTreeMap;

use diner::{BySeat, Drawing, End, Event, Guest, Points, Public, Rules, Seat};

use super::figure::{Figure, Measured, ratio};

/// Numbers are counted in these parts: a sixtieth of a sixtieth is a whole number of them (one
/// win is shared by at most five, as is a lead), and a thousandth of that.
pub const UNIT: i64 = 3_600_000;

/// The moments of a game at which it is asked whether the leader will win, in tenths of its
/// turns: after the first, …, after all of them.
pub const DECILES: usize = 10;

/// A game so far. Used again and again.
#[derive(Clone, Debug)]
pub struct Note {
    players: u8,
    scores: BySeat<i64>,
    /// Who had most points at the end of each turn: a bit for each seat.
    leaders: Vec<u8>,
    /// The last seat that led alone.
    leader: Option<Seat>,
    changes: i64,
    placed: bool,
    idle: i64,
    placements: i64,
    cleared: i64,
    dropped: i64,
    own: i64,
    ally: i64,
    rival: i64,
    pure: i64,
    shared_chairs: i64,
    lost: i64,
    end: Option<End>,
}

impl Note {
    /// A game that has not begun.
    pub fn new(rules: &Rules) -> Note {
        Note {
            players: rules.players,
            scores: BySeat::default(),
            leaders: Vec::new(),
            leader: None,
            changes: 0,
            placed: false,
            idle: 0,
            placements: 0,
            cleared: 0,
            dropped: 0,
            own: 0,
            ally: 0,
            rival: 0,
            pure: 0,
            shared_chairs: 0,
            lost: 0,
            end: None,
        }
    }

    /// Forgets the game, but not the room it took.
    pub(super) fn clear(&mut self, rules: &Rules) {
        let mut leaders = std::mem::take(&mut self.leaders);
        leaders.clear();
        *self = Note { leaders, ..Note::new(rules) };
    }

    /// Notes an event.
    pub fn hear(&mut self, event: &Event<Guest>) {
        match *event {
            Event::Placed { seat, points, .. } => {
                self.placed = true;
                self.placements += 1;
                self.scores[seat] += i64::from(points.total());
                self.break_down(&points);
            }
            Event::Cleared { .. } => self.cleared += 1,
            Event::Dropped { seat, penalty, .. } => {
                self.dropped += 1;
                self.lose(seat, penalty.into());
            }
            Event::Held { seat, penalty, .. } => self.lose(seat, penalty.into()),
            Event::Passed { .. } => self.end_turn(),
            Event::Ended { end } => {
                self.end = Some(end);
                self.end_turn();
            }
            Event::Drew { why: Drawing::Chosen | Drawing::EmptyHand, .. }
            | Event::Left { .. }
            | Event::Laid { .. }
            | Event::Closed { .. } => {}
        }
    }

    fn lose(&mut self, seat: Seat, points: i64) {
        self.scores[seat] -= points;
        self.lost += points;
    }

    fn break_down(&mut self, points: &Points) {
        if points.tables().len() > 1 {
            self.shared_chairs += i64::from(points.total());
        }
        for table in points.tables() {
            let factor = i64::from(table.factor);
            for (_, guest, share) in table.seated() {
                let share = i64::from(share);
                let earned = share * factor.min(1);
                if guest.nation() == table.nation {
                    self.own += earned;
                } else if guest.nation().faction() == table.nation.faction() {
                    self.ally += earned;
                } else {
                    self.rival += earned;
                }
                self.pure += share * factor - earned;
            }
        }
    }

    fn end_turn(&mut self) {
        self.idle += i64::from(!std::mem::take(&mut self.placed));
        let most = self.seats().map(|seat| self.scores[seat]).max();
        let lead = self.seats().filter(|&seat| Some(self.scores[seat]) == most);
        let mask = lead.fold(0, |mask, seat| mask | bit(seat));
        self.leaders.push(mask);
        let alone = self.seats().find(|&seat| mask == bit(seat));
        if let Some(seat) = alone {
            self.changes += i64::from(self.leader.is_some_and(|before| before != seat));
            self.leader = Some(seat);
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.players)
    }

    /// What is measured of the game, which is over; `public` is how it ended.
    pub fn measured(&self, rules: &Rules, public: &Public) -> Measured {
        let mut found = [0; Figure::COUNT];
        let mut set = |figure: Figure, number: i64| found[figure as usize] = number;
        let whole = |number: i64| number * UNIT;
        let whether = |is: bool| whole(is.into());
        let (seats, turns) = (i64::from(self.players), self.turns());

        set(Figure::Turns, whole(turns));
        set(Figure::Placements, whole(self.placements));
        set(Figure::IdleTurns, ratio(self.idle, turns));
        set(Figure::Cleared, whole(self.cleared));
        set(Figure::EndGuests, whether(self.end == Some(End::Guests)));
        set(Figure::EndTables, whether(self.end == Some(End::Tables)));
        set(Figure::EndClosed, whether(self.end == Some(End::Closed)));

        let mut totals: Vec<i64> = self.seats().map(|seat| self.scores[seat]).collect();
        totals.sort_unstable_by(|a, b| b.cmp(a));
        let at = |place: usize| totals.get(place).copied().unwrap_or_default();
        let (sum, squares) =
            (totals.iter().sum::<i64>(), totals.iter().map(|t| t * t).sum::<i64>());
        let deviation = ((seats * squares - sum * sum) as f64).sqrt() / seats as f64;
        set(Figure::Score, ratio(sum, seats));
        set(Figure::Best, whole(at(0)));
        set(Figure::Spread, (deviation * UNIT as f64).round() as i64);
        set(Figure::Margin, whole(at(0) - at(1)));
        set(Figure::Range, whole(at(0) - at(totals.len().saturating_sub(1))));
        set(Figure::Level, whether(at(0) == at(1)));

        let winners = public.winners(rules);
        let won = winners.iter().fold(0, |mask, &seat| mask | bit(seat));
        set(Figure::Shared, whether(winners.len() > 1));
        for &seat in &winners {
            set(Figure::of_seat(seat), ratio(1, winners.len() as i64));
        }

        let held: u8 = self.seats().map(|seat| public.cards[seat]).sum();
        set(Figure::Dropped, whole(self.dropped));
        set(Figure::Held, whole(held.into()));
        set(Figure::LeadChanges, whole(self.changes));
        let open = self.leaders.iter().rposition(|lead| lead & won == 0).map_or(0, |at| at + 1);
        set(Figure::Decided, ratio(open as i64 + 1, turns).min(UNIT));
        set(Figure::HalfWay, self.leader_wins(won)[DECILES / 2 - 1]);

        set(Figure::Own, whole(self.own));
        set(Figure::Ally, whole(self.ally));
        set(Figure::Rival, whole(self.rival));
        set(Figure::Pure, whole(self.pure));
        set(Figure::SharedChairs, whole(self.shared_chairs));
        set(Figure::Lost, whole(self.lost));
        found
    }

    /// After each tenth of the turns: the share of the win that falls to whoever leads then, one
    /// of them if they are level.
    pub(super) fn leader_wins(&self, won: u8) -> [i64; DECILES] {
        std::array::from_fn(|tenth| {
            let turn = (self.leaders.len() * (tenth + 1)).div_ceil(DECILES);
            let lead = self.leaders.get(turn.saturating_sub(1)).copied().unwrap_or_default();
            let both = (lead & won).count_ones();
            ratio(both.into(), (lead.count_ones() * won.count_ones()).into())
        })
    }

    /// The same for how a game ended.
    pub(super) fn curve(&self, rules: &Rules, public: &Public) -> [i64; DECILES] {
        self.leader_wins(public.winners(rules).iter().fold(0, |mask, &seat| mask | bit(seat)))
    }

    /// How many turns were begun.
    pub(super) fn turns(&self) -> i64 {
        self.leaders.len() as i64
    }

    /// Counts each total.
    pub(super) fn count_totals(&self, counts: &mut BTreeMap<i64, u64>) {
        self.seats().for_each(|seat| *counts.entry(self.scores[seat]).or_default() += 1);
    }
}

fn bit(seat: Seat) -> u8 {
    1 << seat as u8
}
