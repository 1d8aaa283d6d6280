//! What stands on the page of a game: the floor, the hand, plates, panels, buttons.

use diner::{
    BySeat, Chair, Choice, EmptyHand, Event, Floor, Guest, Illegal, Nation, Phase, Points, Preset,
    Public, Rules, Seat, Sex, Table, TablePoints,
};

use crate::Speech;
use crate::speech::capital;

/// Makes a name and a text for each label of the page: words that depend on nothing.
macro_rules! labels {
    ($($label:ident: $text:ident;)*) => {
        /// A label of the page.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Label { $($label),* }

        impl Speech {
            /// A label of the page.
            pub fn label(&self, label: Label) -> String {
                match label { $(Label::$label => self.texts().$text()),* }
            }
        }
    };
}

labels! {
    Players: table_players;
    Floor: table_floor;
    Hand: table_hand;
    Hands: table_hands;
    NoHand: table_no_hand;
    Turn: table_turn;
    LastTurn: table_last_turn;
    Since: table_since;
    Piles: table_piles;
    Log: table_log;
    End: table_end;
    Story: table_story;
    Hints: table_hints;
    Home: table_home;
    Rules: table_rules;
    Settings: table_settings;
    More: table_more;
    Menu: table_menu;
    ClosePanel: table_close_panel;
    Record: table_record;
    Replay: table_replay;
    Rematch: table_rematch;
    You: table_you;
    OnTurn: table_on_turn;
    HandEmpty: table_hand_empty;
    HandWatching: table_hand_watching;
    Actions: table_actions;
    Draw: table_draw;
    Undo: table_undo;
    Done: table_done;
    Close: table_close;
    Hint: table_hint;
    TurnNothing: table_turn_nothing;
    LogEmpty: table_log_empty;
    PileGuests: table_pile_guests;
    PileTables: table_pile_tables;
    Count: table_count;
    CountWhy: table_count_why;
    CountNation: table_count_nation;
    CountWomen: table_count_women;
    CountMen: table_count_men;
    CountTables: table_count_tables;
    CountCome: table_count_come;
    CountGone: table_count_gone;
    ReplayFirst: table_replay_first;
    ReplayBack: table_replay_back;
    ReplayForward: table_replay_forward;
    ReplayLast: table_replay_last;
    ReplayStart: table_replay_start;
    ReplayLeave: table_replay_leave;
}

/// What a line about the turn needs to know beside the public part.
#[derive(Clone, Copy, Debug, Default)]
pub struct Asked {
    /// The viewer's seat.
    pub you: Option<Seat>,
    /// Whether some guest of the viewer's can be placed now.
    pub fits: bool,
    /// The card that the viewer drew this turn.
    pub drawn: Option<Guest>,
    /// The card chosen.
    pub chosen: Option<Guest>,
}

/// What a turn came to.
#[derive(Clone, Debug, Default)]
pub struct TurnSum {
    /// Guests placed.
    pub placed: u32,
    /// What they earned.
    pub points: u32,
    /// Cards drawn by choice.
    pub drew: u32,
    /// Cards dropped.
    pub dropped: u32,
    /// Tables that left.
    pub cleared: Vec<Nation>,
    /// Guests that left.
    pub left: u32,
}

impl TurnSum {
    /// What the events of a turn come to.
    pub fn of(events: &[Event<Option<Guest>>]) -> TurnSum {
        let mut sum = TurnSum::default();
        for event in events {
            match event {
                Event::Placed { points, .. } => {
                    sum.placed += 1;
                    sum.points += points.total().unsigned_abs();
                }
                Event::Cleared { nation, .. } => sum.cleared.push(*nation),
                Event::Left { .. } => sum.left += 1,
                Event::Drew { .. } => sum.drew += 1,
                Event::Dropped { .. } => sum.dropped += 1,
                Event::Laid { .. }
                | Event::Passed { .. }
                | Event::Closed { .. }
                | Event::Held { .. }
                | Event::Ended { .. } => {}
            }
        }
        sum
    }
}

/// Whether a log has a line of its own for an event: who leaves with a table is told by the table,
/// and the next head says who is on turn.
pub fn is_told<C>(event: &Event<C>) -> bool {
    match event {
        Event::Left { .. } | Event::Passed { .. } => false,
        Event::Placed { .. }
        | Event::Cleared { .. }
        | Event::Laid { .. }
        | Event::Drew { .. }
        | Event::Dropped { .. }
        | Event::Closed { .. }
        | Event::Held { .. }
        | Event::Ended { .. } => true,
    }
}

impl Speech {
    /// The game's name, by the preset it was made from.
    pub fn game_name(&self, rules: &Rules) -> String {
        match rules.options().base() {
            Preset::Rid => self.texts().rules_title_rid(),
            Preset::Cafe => self.texts().rules_title_cafe(),
            Preset::Amigo => self.texts().rules_title_amigo(),
        }
    }

    /// The page's title: whether it is the viewer's turn comes first, since tabs are narrow.
    pub fn game_title(
        &self,
        rules: &Rules,
        public: &Public,
        you: Option<Seat>,
        names: &BySeat<String>,
    ) -> String {
        let game = self.game_name(rules);
        let seat = public.turn.seat;
        match public.end {
            Some(_) => self.texts().table_title_over(game),
            None if you == Some(seat) => self.texts().table_title_yours(game),
            None => self.texts().table_title_turn(self.player(seat, names), game),
        }
    }

    /// The title of a game's replay.
    pub fn replay_title(&self, rules: &Rules) -> String {
        self.texts().table_title_replay(self.game_name(rules))
    }

    /// "Action 3 of 120".
    pub fn replay_at(&self, at: u32, of: u32) -> String {
        self.texts().table_replay_at(at, of)
    }

    /// How well a bot plays.
    pub fn bot_level(&self, level: &str) -> String {
        self.texts().table_bot(level)
    }

    /// A player's name, also one without.
    pub fn player_name(&self, seat: Seat, names: &BySeat<String>) -> String {
        self.player(seat, names)
    }

    /// "2 dropped".
    pub fn dropped(&self, cards: u8) -> String {
        self.texts().table_dropped(cards)
    }

    /// "7 cards".
    pub fn cards(&self, cards: u8) -> String {
        self.texts().table_hand_count(cards)
    }

    /// A table and who sits at it.
    pub fn table_label(&self, floor: &Floor, table: Table) -> String {
        let Some(nation) = floor.table(table) else {
            return self.texts().table_table_none(table.name());
        };
        let here = capital(&self.table_on(table, Some(nation)));
        let seated = table.chairs().into_iter().filter_map(|chair| floor.guest(chair));
        match self.all_of(seated.map(|guest| self.a_guest(guest))) {
            nobody if nobody.is_empty() => self.texts().table_table_empty(here),
            guests => self.texts().table_table(here, guests),
        }
    }

    /// The same, and who could sit down there next, by the men and women at the tables.
    pub fn table_next(&self, floor: &Floor, table: Table) -> String {
        let label = self.table_label(floor, table);
        if floor.table(table).is_none() {
            return label;
        }
        let taken = (floor.taken() & table.chair_set()).len();
        let open = |sex| !(floor.open(sex) & table.chair_set()).is_empty();
        let next = match (open(Sex::Woman), open(Sex::Man)) {
            (true, true) => "either",
            (true, false) => "woman",
            (false, true) => "man",
            (false, false) => "nobody",
        };
        self.texts().table_table_next(next, label, taken, table.chairs().len())
    }

    /// A chair, where it stands and who sits there: "Chair c4, between …: free".
    pub fn chair_label(&self, floor: &Floor, chair: Chair) -> String {
        let texts = self.texts();
        let tables: Vec<(Table, Nation)> =
            chair.touches().filter_map(|table| Some((table, floor.table(table)?))).collect();
        // Two tables of a nation are told apart by their squares.
        let twice = |nation| tables.iter().filter(|(_, other)| *other == nation).count() > 1;
        let tables: Vec<String> = tables
            .iter()
            .map(|&(table, nation)| match twice(nation) {
                true => self.at_table_on(table, Some(nation)),
                false => self.at_table(nation),
            })
            .collect();
        let place = match tables.as_slice() {
            [] => texts.table_place_none(),
            many => self.all_of(many),
        };
        match floor.guest(chair) {
            Some(guest) => texts.table_chair_taken(chair.name(), place, self.guest(guest)),
            None => texts.table_chair_free(chair.name(), place),
        }
    }

    /// A chair's label where its guest came this turn.
    pub fn chair_fresh(&self, label: &str) -> String {
        self.texts().table_chair_fresh(label)
    }

    /// A chair's label where its guest came last turn.
    pub fn chair_last(&self, label: &str) -> String {
        self.texts().table_chair_last(label)
    }

    /// A chair's label with what the guest chosen would earn there.
    pub fn chair_earns(&self, label: &str, points: &Points) -> String {
        self.texts().table_chair_earns(label, points.total().unsigned_abs())
    }

    /// A chair's label with the reason why the guest chosen cannot sit there.
    pub fn chair_refused(&self, label: &str, why: &Illegal) -> String {
        self.texts().table_chair_refused(label, self.illegal(why))
    }

    /// A chair's label where the company of an opener may sit.
    pub fn chair_follow(&self, label: &str) -> String {
        self.texts().table_chair_follow(label)
    }

    /// What an opener earns, and where its company may sit.
    pub fn opener(&self, points: &Points, followers: impl IntoIterator<Item = Chair>) -> String {
        self.texts().table_opener(self.points(points), self.one_of(followers))
    }

    /// What a card could do on a chair: points table by table, or the reason why not.
    pub fn choice(&self, choice: &Choice) -> String {
        match choice {
            Choice::Legal { points, followers } if followers.is_empty() => self.points(points),
            Choice::Legal { points, followers } => self.opener(points, *followers),
            Choice::Illegal(why) => self.illegal(why),
        }
    }

    /// The nation's table, as inside a sentence: "the Trill table".
    pub fn table_name(&self, nation: Nation) -> String {
        self.table(nation)
    }

    /// How a table's share comes about: "3 + 3 + 1", "1 + 1, doubled".
    pub fn share(&self, points: &TablePoints) -> String {
        let shares: Vec<String> = points.seated().map(|(_, _, share)| share.to_string()).collect();
        let sum = shares.join(" + ");
        match points.factor {
            0 => "0".into(),
            2 => self.texts().table_how_double(sum),
            3 => self.texts().table_how_triple(sum),
            _ => sum,
        }
    }

    /// A card in hand, and how many of it.
    pub fn card_label(&self, guest: Guest, count: u8) -> String {
        self.texts().table_card(count, capital(&self.guest(guest)))
    }

    /// The same of a card that fits nowhere.
    pub fn card_stuck(&self, card: &str, reason: &str) -> String {
        self.texts().table_card_stuck(card, reason)
    }

    /// Why a guest fits nowhere now. `nearest` is what stands in the way of the first free chair
    /// at a table of the guest's nation.
    pub fn stuck(&self, floor: &Floor, guest: Guest, nearest: Option<Illegal>) -> String {
        let nation = guest.nation();
        match nearest {
            Some(why) => self.texts().table_stuck(self.illegal(&why)),
            None if floor.near_own(guest).is_empty() => {
                self.texts().table_stuck_no_table(self.table(nation))
            }
            None => self.texts().table_stuck_full(self.of_table(nation)),
        }
    }

    /// How many ways there are to place a guest.
    pub fn placements(&self, ways: usize) -> String {
        self.texts().table_placements(ways)
    }

    /// One of them, by the points it earns.
    pub fn placement(&self, guest: Guest, chair: Chair, points: &Points) -> String {
        let total = points.total().unsigned_abs();
        self.texts().table_placement(total, self.guest(guest), chair.name())
    }

    /// The button that drops a card: what stands on it, and its whole name.
    pub fn drop_button(&self, guest: Guest, price: u8) -> (String, String) {
        let texts = self.texts();
        (texts.table_drop(price), texts.table_drop_label(price, self.guest(guest)))
    }

    /// One short line: whose turn it is, and what the viewer can do about it.
    pub fn status(
        &self,
        rules: &Rules,
        public: &Public,
        names: &BySeat<String>,
        asked: Asked,
    ) -> String {
        let texts = self.texts();
        let turn = public.turn;
        let name = || self.player(turn.seat, names);
        match (public.end, asked.you == Some(turn.seat)) {
            (Some(_), _) => texts.table_status_over(),
            (None, true) => self.asked(rules, public, asked),
            (None, false) if turn.placed > 0 => {
                texts.table_status_other_placed(turn.placed, name())
            }
            (None, false) => texts.table_status_other(name()),
        }
    }

    /// What the viewer, being on turn, is asked for.
    fn asked(&self, rules: &Rules, public: &Public, asked: Asked) -> String {
        let texts = self.texts();
        let turn = public.turn;
        let cards = public.cards[turn.seat];
        match (turn.phase, asked.drawn, turn.opener, asked.chosen) {
            (Phase::Drawn, Some(guest), _, _) => texts.table_status_drawn(self.for_a_guest(guest)),
            (Phase::Drawn, None, _, _) => texts.table_status_drawn_hidden(),
            (Phase::Dropped, _, _, _) if rules.draw_after_drop => texts.table_status_dropped_draw(),
            (Phase::Dropped, _, _, _) => texts.table_status_dropped(),
            (Phase::Placing, _, Some(at), _) => texts.table_status_opener(at.name()),
            (Phase::Placing, _, None, Some(guest)) if asked.fits => {
                texts.table_status_chosen(capital(&self.guest(guest)))
            }
            (Phase::Placing, _, None, _) if turn.placed == 0 => {
                self.asked_first(rules, cards, asked.fits)
            }
            (Phase::Placing, _, None, _) => match rules.placements.saturating_sub(turn.placed) {
                0 => texts.table_status_none_left(),
                left if asked.fits => texts.table_status_placing(left),
                _ if cards == 0 && rules.empty_hand == EmptyHand::MayClose => {
                    texts.table_status_close_or_done()
                }
                _ => texts.table_status_nobody_else(),
            },
        }
    }

    /// What a turn may begin with.
    fn asked_first(&self, rules: &Rules, cards: u8, fits: bool) -> String {
        let texts = self.texts();
        match (cards, fits) {
            (0, _) if rules.empty_hand == EmptyHand::MayClose => texts.table_status_empty_close(),
            (0, _) => texts.table_status_empty(),
            (cards, true) if cards >= rules.limit => texts.table_status_full(rules.drop_penalty),
            (cards, false) if cards >= rules.limit => {
                texts.table_status_full_nothing_fits(rules.drop_penalty)
            }
            (_, true) => texts.table_status_fresh(rules.placements),
            (_, false) => texts.table_status_nothing_fits(),
        }
    }

    /// The head of a turn in the log.
    pub fn log_turn(&self, round: u32, seat: Seat, names: &BySeat<String>) -> String {
        self.texts().table_log_turn(round, self.player(seat, names))
    }

    /// How many turns the log does not show.
    pub fn log_older(&self, turns: u32) -> String {
        self.texts().table_log_older(turns)
    }

    /// A turn in one line, or two where tables left.
    pub fn turn_sum(&self, seat: Seat, names: &BySeat<String>, sum: &TurnSum) -> Vec<String> {
        let texts = self.texts();
        let name = self.player(seat, names);
        let mut lines = Vec::new();
        if sum.placed > 0 {
            lines.push(texts.table_since_placed(sum.placed, &name, sum.points));
        }
        if sum.dropped > 0 {
            lines.push(texts.table_since_dropped(&name));
        }
        if sum.drew > 0 {
            lines.push(texts.table_since_drew(&name));
        }
        if !sum.cleared.is_empty() {
            let tables = self.all_of(sum.cleared.iter().map(|&nation| self.table(nation)));
            lines.push(texts.table_since_cleared(sum.left, tables));
        }
        lines
    }
}
