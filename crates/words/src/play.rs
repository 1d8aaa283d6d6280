//! The table in a terminal: its bars, keys and pages, the line dialogue, the replay.

use diner::{BySeat, Guest, Nation, Public, Seat};

use crate::Speech;
use crate::script::KeyWords;
use crate::speech::capital;

/// Sentences and labels without arguments.
macro_rules! plain {
    ($($name:ident)*) => {
        impl Speech {
            $(
                #[doc = concat!("The text `", stringify!($name), "`.")]
                pub fn $name(&self) -> String {
                    self.texts().$name().to_string()
                }
            )*
        }
    };
}

plain! {
    play_key_place play_key_choose play_key_why play_key_count play_key_help play_key_quit
    play_key_skip play_key_back play_key_step play_key_turn
    play_key_hands play_hint_thinking play_hint_none play_offer
    play_offer_go_on play_offer_new play_no_terminal play_watch_all play_plain_seated_none play_plain_legal_none play_plain_yes
    play_plain_no script_not_yours script_choose_first script_no_such_key keys_title
}

impl Speech {
    /// The terminal has so little room.
    pub fn play_small(&self, columns: u16, rows: u16) -> String {
        self.texts().play_small(columns, rows)
    }

    /// What is left in the piles.
    pub fn play_piles(&self, public: &Public) -> String {
        self.texts().play_piles(public.guests_left, public.tables_left)
    }

    /// The keys, in the order in which they stand.
    pub fn play_keys(&self) -> Vec<KeyWords> {
        let texts = self.texts();
        let key = |keys: &str, text| KeyWords { keys: keys.to_string(), text };
        vec![
            key(&texts.keys_or_arrows("h j k l"), texts.keys_arrows()),
            key("Tab", texts.play_keys_tab()),
            key("A–G I–L, ' A–L", texts.play_keys_nation()),
            key("Enter", texts.keys_enter()),
            key(&texts.keys_escape_name(), texts.keys_escape()),
            key("d", texts.keys_draw()),
            key("x", texts.play_keys_drop()),
            key("u", texts.keys_undo()),
            key(&format!("e, {}", texts.play_keys_space()), texts.play_keys_done()),
            key("c", texts.play_keys_close()),
            key("w", texts.keys_why()),
            key("H", texts.keys_hint()),
            key("+ -", texts.play_keys_pace()),
            key("o", texts.play_keys_log()),
            key("t", texts.play_keys_count()),
            key("r", texts.play_keys_rules()),
            key("q", texts.play_keys_quit()),
            key(&texts.play_keys_mouse_name(), texts.play_keys_mouse()),
        ]
    }

    /// The keys of a replay, in the order in which they stand.
    pub fn play_watch_keys(&self) -> Vec<KeyWords> {
        let texts = self.texts();
        let key = |keys: &str, text| KeyWords { keys: keys.to_string(), text };
        vec![
            key("→", texts.table_replay_forward()),
            key("←", texts.table_replay_back()),
            key("↓ ↑", texts.play_key_turn()),
            key("Home", texts.table_replay_first()),
            key("End", texts.table_replay_last()),
            key("0", texts.play_watch_all()),
            key("1–5", texts.play_key_hands()),
            key("o", texts.play_keys_log()),
            key("t", texts.play_keys_count()),
            key("r", texts.play_keys_rules()),
            key("q", texts.play_key_quit()),
        ]
    }

    /// How to read the floor; `signs` are those for women and for men.
    pub fn play_legend(&self, signs: [&str; 2]) -> Vec<String> {
        let [woman, man] = signs;
        vec![
            self.texts().play_legend_sex(woman, man),
            self.texts().play_legend_faction(self.faction(Nation::A), self.faction(Nation::L)),
            self.texts().play_legend_points(),
            self.texts().play_legend_fresh(),
        ]
    }

    /// A bot thinks.
    pub fn play_thinking(&self, seat: Seat, names: &BySeat<String>) -> String {
        self.texts().play_thinking(self.player(seat, names))
    }

    /// How fast bots play, in milliseconds between two actions.
    pub fn play_pace(&self, milliseconds: u32) -> String {
        self.texts().play_pace(self.home_pace(milliseconds))
    }

    /// The card that the reader drew, whose turn ended with it.
    pub fn play_drew(&self, guest: Guest) -> String {
        self.texts().play_drew(self.for_a_guest(guest))
    }

    /// To whoever looks at the own cards while the turn is over already.
    pub fn play_parting(&self, seat: Seat, names: &BySeat<String>) -> String {
        self.texts().play_parting(self.player(seat, names))
    }

    /// A program did not answer in time.
    pub fn play_lost_silent(&self, name: &str) -> String {
        self.texts().play_lost_silent(name)
    }

    /// A program is gone.
    pub fn play_lost_gone(&self, name: &str) -> String {
        self.texts().play_lost_gone(name)
    }

    /// A program's answer was none.
    pub fn play_lost_garbage(&self, name: &str) -> String {
        self.texts().play_lost_garbage(name)
    }

    /// A program wanted to break the rules.
    pub fn play_lost_illegal(&self, name: &str) -> String {
        self.texts().play_lost_illegal(name)
    }

    /// An action was not done, since it could not be kept.
    pub fn play_not_kept(&self, why: &str) -> String {
        self.texts().play_not_kept(why)
    }

    /// Where a game is kept, and how to go on with it.
    pub fn play_kept(&self, file: &str, command: &str) -> [String; 2] {
        [self.texts().play_kept(file), self.texts().play_go_on(command)]
    }

    /// Whose hand a replay shows.
    pub fn play_watch_seat(&self, seat: Seat, names: &BySeat<String>) -> String {
        self.texts().play_watch_seat(self.player(seat, names))
    }

    /// The first line of the dialogue.
    pub fn play_plain_intro(&self, game: &str) -> String {
        self.texts().play_plain_intro(game)
    }

    /// Where everybody sits, and which chairs are free.
    pub fn play_plain_floor(&self, floor: &diner::Floor) -> Vec<String> {
        let texts = self.texts();
        let (mut seated, mut free) = (Vec::new(), Vec::new());
        for chair in diner::Chair::ALL {
            match floor.guest(chair) {
                Some(guest) => {
                    seated.push(texts.server_hint_guest_on(self.guest(guest), chair.name()));
                }
                None => free.push(chair),
            }
        }
        let mut said = vec![match seated.is_empty() {
            true => texts.play_plain_seated_none(),
            false => texts.play_plain_seated(self.all_of(seated)),
        }];
        if !free.is_empty() {
            said.push(texts.play_plain_free(self.all_of(free)));
        }
        said
    }

    /// A hand, each card with the way it is typed.
    pub fn play_plain_hand(&self, hand: diner::Hand) -> String {
        if hand.is_empty() {
            return self.texts().table_hand_empty();
        }
        let card = |guest: Guest| {
            let label = self.card_label(guest, hand.count(guest));
            self.texts().play_plain_card(label, guest.to_string())
        };
        self.texts().play_plain_hand(self.all_of(hand.kinds().map(card)))
    }

    /// A player's points and cards.
    pub fn play_plain_player(&self, seat: Seat, names: &BySeat<String>, public: &Public) -> String {
        let words = self.show();
        let points = words.count_points(public.scores[seat]);
        let cards = words.count_cards(public.cards[seat]);
        self.texts().play_plain_player(self.player(seat, names), points, cards)
    }

    /// An action as it is typed, and what it earns.
    pub fn play_plain_legal(&self, action: &str, points: &str) -> String {
        self.texts().play_plain_legal(action, points)
    }

    /// Other actions, as they are typed.
    pub fn play_plain_others(&self, actions: &[String]) -> String {
        self.texts().play_plain_others(self.all_of(actions))
    }

    /// What was typed means nothing.
    pub fn play_plain_unknown(&self, text: &str) -> String {
        self.texts().play_plain_unknown(text)
    }

    /// Before somebody's cards are told.
    pub fn play_plain_curtain(&self, seat: Seat, names: &BySeat<String>) -> String {
        self.texts().play_plain_curtain(self.player(seat, names))
    }

    /// Whether to go on with a kept game.
    pub fn play_plain_offer(&self) -> String {
        let texts = self.texts();
        texts.play_plain_offer(texts.play_plain_yes(), texts.play_plain_no())
    }

    /// What can be typed, and what it does.
    pub fn play_plain_help(&self) -> Vec<KeyWords> {
        let texts = self.texts();
        let typed = |keys: &str, text| KeyWords { keys: keys.to_string(), text };
        vec![
            typed("Em@c4", texts.play_plain_place()),
            typed("draw", texts.play_plain_draw()),
            typed("drop:Em", texts.play_plain_drop()),
            typed("undo", texts.play_plain_undo()),
            typed("done", texts.play_plain_done()),
            typed("close", texts.play_plain_close()),
            typed("why Em b3", texts.play_plain_why()),
            typed("legal", texts.play_plain_list()),
            typed("hint", texts.play_plain_hint()),
            typed("look", texts.play_plain_look()),
            typed("log", texts.play_plain_log()),
            typed("rules", texts.play_plain_rules()),
            typed("help", texts.play_plain_help()),
            typed("quit", texts.play_plain_quit()),
        ]
    }

    /// A guest's name as a line begins with it.
    pub fn guest_first(&self, guest: Guest) -> String {
        capital(&self.guest(guest))
    }
}
