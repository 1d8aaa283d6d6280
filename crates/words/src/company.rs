//! Playing in company: the lobby, invitations, who is there and who is not, what people would agree
//! to, reactions, one device for several.

use diner::Rules;

use crate::Speech;
use crate::speech::signed;

/// Sentences without arguments, and those about one person.
macro_rules! sentences {
    (plain: $($plain:ident)*; of a name: $($named:ident)*;) => {
        impl Speech {
            $(
                #[doc = concat!("The sentence `", stringify!($plain), "`.")]
                pub fn $plain(&self) -> String {
                    self.texts().$plain().to_string()
                }
            )*
            $(
                #[doc = concat!("The sentence `", stringify!($named), "`, about one person.")]
                pub fn $named(&self, name: &str) -> String {
                    self.texts().$named(name)
                }
            )*
        }
    };
}

sentences! {
    plain:
        company_lobby company_lobby_maker company_lobby_waiting company_played company_who
        company_read_rules company_hints company_no_hints company_free company_waits_for_start
        company_link_watch company_link_watch_why company_link_copy company_link_renew
        company_link_renew_why company_link_qr company_link_unreachable company_links
        company_invite_lead company_sit_down
        company_table company_react
        company_leave company_leave_why company_resign company_resign_why company_resign_sure
        company_end_want company_end_want_why company_pause_want company_pause_want_why
        company_agree company_play_on company_withdraw company_resigned_you
        company_paused_note company_resume company_stands_in_you company_come_back
        company_hand_over company_state_away company_state_stand_in company_state_resigned
        company_watching company_pass_why company_curtain
        company_stopped company_stopped_why
        company_started company_over company_paused_now company_not_maker company_not_away
        company_nothing company_link_dead
        company_seat_friend company_seat_here company_seat_group_people company_seat_group_bots
        company_clock_legend company_clock_help;
    of a name:
        company_link_of company_invite_known company_known company_sit_again company_mute
        company_stands_in company_resigned_note
        company_away company_pass company_pass_open company_pass_other
        company_sat_down company_time_up company_stood_in company_resigned company_came_back
        company_wants_end company_wants_pause company_wants_not company_ended company_paused
        company_resumed;
}

impl Speech {
    /// How long a turn may take, of so many seconds.
    pub fn company_clock(&self, seconds: u32) -> String {
        self.texts().company_clock(seconds)
    }

    /// The same where there is little room.
    pub fn company_clock_short(&self, seconds: u32) -> String {
        self.texts().company_clock_short(seconds)
    }

    /// How many friends are waited for.
    pub fn company_waits_for(&self, places: u32) -> String {
        self.texts().company_waits_for(places)
    }

    /// The button that starts the game, with so many bots for empty places.
    pub fn company_start(&self, bots: u32) -> String {
        self.texts().company_start(bots)
    }

    /// The link to a place, numbered from 1.
    pub fn company_link_seat(&self, seat: u8) -> String {
        self.texts().company_link_seat(seat)
    }

    /// Who invites.
    pub fn company_invite(&self, names: &[String]) -> String {
        self.texts().company_invite(names.len() as u32, self.all_of(names))
    }

    /// The name of somebody on the maker's device.
    pub fn company_name_here(&self, seat: u8) -> String {
        self.texts().company_name_here(seat)
    }

    /// A reaction, numbered from 1 to 6.
    pub fn company_reaction(&self, reaction: u8) -> String {
        self.texts().company_reaction(reaction)
    }

    /// A button for one of several people on a device.
    pub fn company_for(&self, text: &str, name: &str) -> String {
        self.texts().company_for(text, name)
    }

    /// Who would like to end the game.
    pub fn company_want_end(&self, names: &[String]) -> String {
        self.texts().company_want_end(names.len() as u32, self.all_of(names))
    }

    /// Who would like a pause.
    pub fn company_want_pause(&self, names: &[String]) -> String {
        self.texts().company_want_pause(names.len() as u32, self.all_of(names))
    }

    /// What is left of the time for a turn, as "2:30".
    pub fn company_time_left(&self, time: &str) -> String {
        self.texts().company_time_left(time)
    }

    /// A line of the totals of a game that was stopped.
    pub fn company_total(&self, name: &str, score: i32) -> String {
        self.texts().company_total(score.unsigned_abs(), name, signed(score))
    }

    /// A line of the totals of somebody who gave up.
    pub fn company_total_resigned(&self, line: &str) -> String {
        self.texts().company_total_resigned(line)
    }

    /// The title of the page of a game that was ended by agreement.
    pub fn company_title_stopped(&self, rules: &Rules) -> String {
        self.texts().company_title_stopped(self.game_name(rules))
    }

    /// The title of the page of a game that rests.
    pub fn company_title_paused(&self, rules: &Rules) -> String {
        self.texts().company_title_paused(self.game_name(rules))
    }

    /// What the script says in company, by the names it knows them by.
    pub(crate) fn company_script(&self) -> Vec<(&'static str, String)> {
        let texts = self.texts();
        let mut words = vec![
            ("copied", texts.company_link_copied().to_string()),
            ("reacted", texts.company_reacted("{name}", "{reaction}")),
            ("timeLeft", texts.company_time_left("{time}")),
            ("timeSoon", texts.company_time_soon("{seconds}")),
        ];
        let names = ["reaction1", "reaction2", "reaction3", "reaction4", "reaction5", "reaction6"];
        words.extend(names.into_iter().zip((1..).map(|number| self.company_reaction(number))));
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_of_a_clock_and_every_reaction_has_its_own_words() {
        let speech = Speech::default();
        let mut said: Vec<String> = (1..=6).map(|number| speech.company_reaction(number)).collect();
        for seconds in [0, 60, 180, 600, 86_400] {
            said.extend([speech.company_clock(seconds), speech.company_clock_short(seconds)]);
        }
        let count = said.len();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), count);
    }

    #[test]
    fn numbers_of_people() {
        let speech = Speech::default();
        let two = ["Anna".to_owned(), "Ben".to_owned()];
        assert_eq!(speech.company_invite(&[]), "A seat is kept for you");
        assert_eq!(speech.company_invite(&two[..1]), "Anna invites you to the table");
        assert_eq!(speech.company_invite(&two), "Anna and Ben invite you to the table");
        assert_eq!(speech.company_start(2), "Start; 2 empty seats become bots");
        assert_eq!(speech.company_total("Anna", -3), "Anna: −3 points");
    }
}
