//! The oracle's game: whose turn it is, what is legal and why not, what a placement earns and how the game ends, sentence by sentence from RULES.md; apart from the engine on purpose.

use super::position;
use super::rules::{
    CHAIRS, Guest, Rules, TABLES, chair_number, is_square, read_guest, read_guest_deck,
    read_table_deck, same_faction, share_a_table, touched, write_guest,
};

/// A card that is `None` in a pile or among the dropped is one that nobody here knows (positions).
#[derive(Clone, Debug)]
pub struct Oracle {
    pub(super) rules: Rules,
    /// The five tables in reading order; `None` where the game ended before a gap was filled.
    pub(super) tables: Vec<Option<char>>,
    /// Who sits on each of the twelve chairs.
    pub(super) seats: Vec<Option<Guest>>,
    pub(super) hands: Vec<Vec<Guest>>,
    pub(super) scores: Vec<i64>,
    pub(super) dropped_cards: Vec<Vec<Option<Guest>>>,
    /// Top first.
    pub(super) guest_pile: Vec<Option<Guest>>,
    /// Top first.
    pub(super) table_pile: Vec<Option<char>>,
    pub(super) guests_gone: Vec<Guest>,
    pub(super) tables_gone: Vec<char>,
    /// From 1.
    pub(super) round: usize,
    /// From 0.
    pub(super) player: usize,
    /// Guests placed this turn.
    pub(super) placed: i64,
    /// Whether the player drew this turn by the action `draw`.
    pub(super) drawn: bool,
    pub(super) dropped: bool,
    /// The chair on which an opener waits.
    pub(super) opener: Option<usize>,
    pub(super) over: Option<&'static str>,
    /// A card that nobody here knows would have been drawn: nothing more can be said.
    pub(super) stopped: bool,
}

/// An action as it is written, with `done`, without points.
#[derive(Clone, Debug)]
pub enum Action {
    Place(Guest, String),
    Draw,
    Drop(Guest),
    Close,
    Done,
}

pub fn read_action(text: &str) -> Option<Action> {
    match text {
        "draw" => return Some(Action::Draw),
        "close" => return Some(Action::Close),
        "done" => return Some(Action::Done),
        _ => {}
    }
    if let Some(guest) = text.strip_prefix("drop:") {
        return read_guest(guest).map(Action::Drop);
    }
    let (guest, square) = text.split_once('@')?;
    if !is_square(square) {
        return None;
    }
    read_guest(guest).map(|guest| Action::Place(guest, square.to_string()))
}

impl Oracle {
    pub fn new(
        preset: &str,
        house: &str,
        tables: &str,
        guests: &str,
    ) -> Result<Oracle, &'static str> {
        let rules = Rules::new(preset, house)?;
        let mut table_deck = read_table_deck(tables)?;
        let mut guest_deck = read_guest_deck(guests, rules.number("copies") as usize)?;
        let players = rules.number("players") as usize;

        // Dealt from the top one card at a time, in turn from player 1, until each has `hand`.
        let mut hands: Vec<Vec<Guest>> = vec![Vec::new(); players];
        for _ in 0..rules.number("hand") {
            for hand in &mut hands {
                hand.push(guest_deck.remove(0));
            }
        }
        // The table deck's first five go to the tables in reading order.
        let mut laid = Vec::new();
        for _ in TABLES {
            laid.push(Some(table_deck.remove(0)));
        }
        Ok(Oracle {
            rules,
            tables: laid,
            seats: vec![None; CHAIRS.len()],
            hands,
            scores: vec![0; players],
            dropped_cards: vec![Vec::new(); players],
            guest_pile: guest_deck.into_iter().map(Some).collect(),
            table_pile: table_deck.into_iter().map(Some).collect(),
            guests_gone: Vec::new(),
            tables_gone: Vec::new(),
            round: 1,
            player: 0,
            placed: 0,
            drawn: false,
            dropped: false,
            opener: None,
            over: None,
            stopped: false,
        })
    }

    /// The piles are then unknown: a play that would draw from them stops the oracle (`stopped`).
    pub fn from_position(
        preset: &str,
        house: &str,
        position: &str,
    ) -> Result<Oracle, &'static str> {
        position::read(Rules::new(preset, house)?, position)
    }

    pub fn position(&self) -> String {
        position::write(self)
    }

    /// A card from an unknown pile would have been drawn: there are no actions and no refusals any more, and `check` says `unknown`.
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    pub fn preset(&self) -> &str {
        self.rules.preset()
    }

    // ---- what is legal

    /// Text that is no action is `syntax`.
    pub fn check(&self, action: &str) -> Result<(), &'static str> {
        let action = read_action(action).ok_or("syntax")?;
        if self.stopped {
            return Err("unknown");
        }
        match action {
            Action::Place(guest, square) => self.check_place(guest, &square),
            Action::Draw => self.check_draw(),
            Action::Drop(guest) => self.check_drop(guest),
            Action::Close => self.check_close(),
            Action::Done => self.check_done(),
        }
    }

    fn check_place(&self, guest: Guest, square: &str) -> Result<(), &'static str> {
        if self.over.is_some() {
            return Err("game-over");
        }
        // The player has drawn or dropped this turn.
        if self.drawn || self.dropped {
            return Err("turn-over");
        }
        // `placements` guests are placed already.
        if self.placed >= self.rules.number("placements") {
            return Err("no-placements-left");
        }
        let chair = chair_number(square).ok_or("no-such-chair")?;
        if !self.hand().contains(&guest) {
            return Err("not-in-hand");
        }
        if self.seats[chair].is_some() {
            return Err("chair-taken");
        }
        // No touched table is of the guest's nation.
        if !touched(chair).iter().any(|table| self.tables[*table] == Some(guest.0)) {
            return Err("wrong-table");
        }
        // At some touched table, after placing, men and women are not one of the list.
        let after = self.with_seated(guest, chair);
        for table in touched(chair) {
            let seated = after.seated_at(table);
            let men = seated.iter().filter(|guest| guest.1 == 'm').count();
            let women = seated.iter().filter(|guest| guest.1 == 'f').count();
            if ![(1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2)].contains(&(men, women)) {
                return Err("unbalanced");
            }
        }
        // An opener is waiting and the chair shares no table with its chair.
        if let Some(opener) = self.opener
            && !share_a_table(opener, chair)
        {
            return Err("must-join-opener");
        }
        // `must_score` and the placement earns nothing and is not a legal opener.
        if self.rules.is("must_score", "true")
            && self.earns(guest, chair) == 0
            && !self.is_legal_opener(guest, chair)
        {
            return Err("no-points");
        }
        Ok(())
    }

    /// A guest who earns nothing while every touched table is empty.
    fn is_opener(&self, guest: Guest, chair: usize) -> bool {
        self.rules.is("must_score", "true")
            && self.earns(guest, chair) == 0
            && touched(chair).iter().all(|table| self.seated_at(*table).is_empty())
    }

    fn is_legal_opener(&self, guest: Guest, chair: usize) -> bool {
        if !self.is_opener(guest, chair) {
            return false;
        }
        let mut after = self.with_seated(guest, chair);
        after.take_from_hand(guest);
        after.placed += 1;
        after.opener = Some(chair);
        // At least one more placement is left this turn ...
        after.placed < after.rules.number("placements")
            // ... and the player already holds another card that can legally be placed, in the
            // position that results, on a chair sharing a table with the opener's chair.
            && after.hand().iter().any(|other| {
                (0..CHAIRS.len()).any(|next| {
                    share_a_table(chair, next) && after.check_place(*other, CHAIRS[next]).is_ok()
                })
            })
    }

    fn check_draw(&self) -> Result<(), &'static str> {
        if self.over.is_some() {
            return Err("game-over");
        }
        // A guest was placed or drawn this turn; or one was dropped and `full_hand=drop`.
        if self.placed > 0 || self.drawn || (self.dropped && self.rules.is("full_hand", "drop")) {
            return Err("turn-over");
        }
        if self.hand().len() as i64 >= self.rules.number("limit") {
            return Err("hand-full");
        }
        Ok(())
    }

    fn check_drop(&self, guest: Guest) -> Result<(), &'static str> {
        if self.over.is_some() {
            return Err("game-over");
        }
        if self.placed > 0 || self.drawn || self.dropped {
            return Err("turn-over");
        }
        if !self.hand().contains(&guest) {
            return Err("not-in-hand");
        }
        if (self.hand().len() as i64) < self.rules.number("limit") {
            return Err("hand-not-full");
        }
        Ok(())
    }

    fn check_close(&self) -> Result<(), &'static str> {
        if self.over.is_some() {
            return Err("game-over");
        }
        // Decision: after a drop that emptied the hand (`limit=1`) closing is allowed, only a draw forbids it.
        if !self.rules.is("empty_hand", "may-close")
            || !self.hand().is_empty()
            || self.drawn
            || self.opener.is_some()
        {
            return Err("cannot-close");
        }
        Ok(())
    }

    fn check_done(&self) -> Result<(), &'static str> {
        if self.over.is_some() {
            return Err("game-over");
        }
        if self.opener.is_some() {
            return Err("must-join-opener");
        }
        // Under `drop-then-draw` a drop alone is nothing.
        let drop_counts = self.dropped && self.rules.is("full_hand", "drop");
        if self.placed == 0 && !self.drawn && !drop_counts {
            return Err("nothing-done");
        }
        Ok(())
    }

    /// All legal actions in the order and form of `rid legal`.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        for guest in self.kinds_in_hand() {
            for (chair, name) in CHAIRS.iter().enumerate() {
                let action = format!("{}@{name}", write_guest(guest));
                if self.check(&action).is_ok() {
                    actions.push(format!("{action}+{}", self.earns(guest, chair)));
                }
            }
        }
        let drops =
            self.kinds_in_hand().into_iter().map(|guest| format!("drop:{}", write_guest(guest)));
        let others = std::iter::once("draw".to_string())
            .chain(drops)
            .chain(["close".to_string(), "done".to_string()]);
        actions.extend(others.filter(|action| self.check(action).is_ok()));
        actions
    }

    /// The placements that are not legal, in the order of `rid legal --why`.
    pub fn refused(&self) -> Vec<(String, &'static str)> {
        let mut refused = Vec::new();
        // After the end of a game there are no actions and no refusals.
        if self.over.is_some() || self.stopped {
            return refused;
        }
        for guest in self.kinds_in_hand() {
            for name in CHAIRS {
                let action = format!("{}@{name}", write_guest(guest));
                if let Err(code) = self.check(&action) {
                    refused.push((action, code));
                }
            }
        }
        refused
    }

    // ---- what a placement earns

    fn earns(&self, guest: Guest, chair: usize) -> i64 {
        let after = self.with_seated(guest, chair);
        let mut points = 0;
        for table in touched(chair) {
            let seated = after.seated_at(table);
            let Some(nation) = after.tables[table] else {
                continue;
            };
            // If the new guest is alone there and `alone_scores=false`: 0.
            if seated.len() == 1 && after.rules.is("alone_scores", "false") {
                continue;
            }
            let mut sum = 0;
            for sitting in &seated {
                sum += if sitting.0 == nation {
                    after.rules.number("own")
                } else if same_faction(sitting.0, nation) {
                    after.rules.number("ally")
                } else {
                    after.rules.number("rival")
                };
            }
            if seated.iter().all(|sitting| sitting.0 == nation) {
                sum *= after.rules.number("pure");
            }
            points += sum;
        }
        points
    }

    // ---- playing

    /// An action that is not legal changes nothing and returns 0.
    pub fn play(&mut self, action: &str) -> i32 {
        if self.check(action).is_err() {
            return 0;
        }
        match read_action(action) {
            Some(Action::Place(guest, square)) => match chair_number(&square) {
                Some(chair) => self.place(guest, chair),
                None => 0,
            },
            Some(Action::Draw) => {
                self.drawn = true;
                self.draw_guest();
                0
            }
            Some(Action::Drop(guest)) => {
                self.take_from_hand(guest);
                self.dropped_cards[self.player].push(Some(guest));
                self.scores[self.player] -= self.rules.number("drop_penalty");
                self.dropped = true;
                0
            }
            Some(Action::Close) => {
                self.end("closed");
                0
            }
            Some(Action::Done) => {
                self.next_turn();
                0
            }
            None => 0,
        }
    }

    fn place(&mut self, guest: Guest, chair: usize) -> i32 {
        let points = self.earns(guest, chair);
        let opens = self.is_opener(guest, chair);
        self.take_from_hand(guest);
        self.seats[chair] = Some(guest);
        self.scores[self.player] += points;
        self.placed += 1;
        self.opener = if opens { Some(chair) } else { None };
        self.clear_full_tables();
        // Only after that, and only if the game goes on, does an empty hand draw.
        if self.over.is_none()
            && !self.stopped
            && self.hand().is_empty()
            && self.rules.is("empty_hand", "draw")
        {
            self.draw_guest();
        }
        points as i32
    }

    fn clear_full_tables(&mut self) {
        let full: Vec<usize> =
            (0..TABLES.len()).filter(|table| self.seated_at(*table).len() == 4).collect();
        // Every table with four guests is removed with all of them, also those on shared chairs.
        for table in &full {
            if let Some(nation) = self.tables[*table].take() {
                self.tables_gone.push(nation);
            }
        }
        for chair in 0..CHAIRS.len() {
            if touched(chair).iter().any(|table| full.contains(table))
                && let Some(guest) = self.seats[chair].take()
            {
                self.guests_gone.push(guest);
            }
        }
        // Then, in reading order, each gap takes the next table card, unless and until that ends the game.
        for table in full {
            if self.table_pile.is_empty() {
                // One is needed and none is left (under `last-drawn` the game has then ended before).
                self.end("tables");
                return;
            }
            if self.table_pile[0].is_none() {
                self.stopped = true;
                return;
            }
            self.tables[table] = self.table_pile.remove(0);
            if self.table_pile.is_empty() && self.rules.is("tables_end", "last-drawn") {
                self.end("tables");
                return;
            }
        }
    }

    /// The player on turn draws one guest.
    fn draw_guest(&mut self) {
        if self.guest_pile.is_empty() {
            // One must be drawn and none is left (under `last-drawn` the game has then ended before).
            self.end("guests");
            return;
        }
        let Some(guest) = self.guest_pile[0] else {
            self.stopped = true;
            return;
        };
        self.guest_pile.remove(0);
        self.hands[self.player].push(guest);
        if self.guest_pile.is_empty() && self.rules.is("guests_end", "last-drawn") {
            self.end("guests");
        }
    }

    fn next_turn(&mut self) {
        self.placed = 0;
        self.drawn = false;
        self.dropped = false;
        self.player += 1;
        if self.player == self.hands.len() {
            self.player = 0;
            self.round += 1;
        }
    }

    fn end(&mut self, reason: &'static str) {
        self.over = Some(reason);
        for (score, hand) in self.scores.iter_mut().zip(&self.hands) {
            *score -= self.rules.number("hand_penalty") * hand.len() as i64;
        }
    }

    // ---- questions

    pub fn over(&self) -> Option<&'static str> {
        self.over
    }

    pub fn scores(&self) -> Vec<i32> {
        self.scores.iter().map(|score| *score as i32).collect()
    }

    /// 1-based, empty while the game goes on.
    pub fn winners(&self) -> Vec<usize> {
        if self.over.is_none() {
            return Vec::new();
        }
        // Highest total wins.
        let highest = self.scores.iter().max().copied().unwrap_or(0);
        let best: Vec<usize> =
            (0..self.scores.len()).filter(|player| self.scores[*player] == highest).collect();
        // What still ties by this measure is a shared win.
        let lost_by_tie = |player: usize| -> i64 {
            let held = self.hands[player].len() as i64;
            let dropped = self.dropped_cards[player].len() as i64;
            if self.rules.is("tie", "fewest-cards") {
                held
            } else if self.rules.is("tie", "fewest-penalties") {
                dropped * self.rules.number("drop_penalty")
                    + held * self.rules.number("hand_penalty")
            } else {
                0
            }
        };
        let fewest = best.iter().map(|player| lost_by_tie(*player)).min();
        best.into_iter()
            .filter(|player| Some(lost_by_tie(*player)) == fewest)
            .map(|player| player + 1)
            .collect()
    }

    /// Round and player, both 1-based.
    pub fn turn(&self) -> (usize, usize) {
        (self.round, self.player + 1)
    }

    fn hand(&self) -> &Vec<Guest> {
        &self.hands[self.player]
    }

    /// The kinds that the player on turn holds, in code order, each once.
    fn kinds_in_hand(&self) -> Vec<Guest> {
        let mut kinds = self.hand().clone();
        kinds.sort();
        kinds.dedup();
        kinds
    }

    fn take_from_hand(&mut self, guest: Guest) {
        let hand = &mut self.hands[self.player];
        if let Some(place) = hand.iter().position(|held| *held == guest) {
            hand.remove(place);
        }
    }

    pub(super) fn seated_at(&self, table: usize) -> Vec<Guest> {
        (0..CHAIRS.len())
            .filter(|chair| touched(*chair).contains(&table))
            .filter_map(|chair| self.seats[chair])
            .collect()
    }

    fn with_seated(&self, guest: Guest, chair: usize) -> Oracle {
        let mut after = self.clone();
        after.seats[chair] = Some(guest);
        after
    }
}
