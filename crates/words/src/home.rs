//! The home page, making a game, and the pages of rules.

use diner::{Allowed, Options, Param, Preset, Rules};

use crate::{Speech, Theme};

/// Writes the struct of labels and the way to fill it.
macro_rules! labels {
    ($($(#[$doc:meta])* $label:ident: $message:ident;)*) => {
        /// What stands on the pages before a game, wherever nothing has to be filled in.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct HomeWords {
            $($(#[$doc])* pub $label: String,)*
        }

        impl Speech {
            /// Labels and sentences of the home page and the pages of rules.
            pub fn home(&self) -> HomeWords {
                let texts = self.texts();
                HomeWords { $($label: texts.$message(),)* }
            }
        }
    };
}

labels! {
    /// The product's name.
    product: home_product;
    /// One line about the game.
    tagline: home_tagline;
    /// A link past what comes before the page's main part.
    skip: home_skip;
    /// A link to the home page.
    to_entrance: home_to_entrance;
    /// The menu of languages.
    language: home_language;
    /// Heading above the first button.
    new: home_new;
    /// The field for the name.
    name: home_name_label;
    /// A name for whoever has not given one.
    guest: home_name_guest;
    /// The first button.
    start: home_start;
    /// What the first button starts.
    start_with: home_start_with;
    /// Heading above all that can be chosen.
    choices: home_choices;
    /// The button below all that can be chosen.
    start_so: home_start_so;
    /// Which rule set.
    rules: home_rules_legend;
    /// A link to the rules of what stands above it.
    read_rules: home_read;
    /// Who plays.
    seats: home_seats_legend;
    /// How many play.
    players: home_players_label;
    /// The reader's own seat.
    you: home_you;
    /// The pace of bots.
    pace: home_pace_legend;
    /// Which guests: the theme.
    theme: home_theme_legend;
    /// The theme that the rules are usually played in.
    theme_usual: home_theme_usual;
    /// The box for hints.
    hints: home_hints_label;
    /// What a hint is.
    hints_help: home_hints_help;
    /// What opens the house rules.
    house: home_house;
    /// How their fields work.
    house_intro: home_house_intro;
    /// The choice that changes nothing.
    house_keep: home_house_keep;
    /// Heading above what is wrong with a form.
    fault: home_fault;
    /// A link to the field at fault.
    fault_go: home_fault_go;
    /// Heading above the games.
    games: home_games;
    /// In place of games.
    games_none: home_games_none;
    /// Heading above finished games.
    games_finished: home_games_finished;
    /// A game awaits the reader.
    game_yours: home_game_yours;
    /// A game that waits for somebody to sit down.
    game_waits: home_game_waits;
    /// In place of the name of somebody who is waited for.
    game_free: home_game_free;
    /// A finished game that the reader won.
    game_won: home_game_won;
    /// A finished game.
    game_over: home_game_over;
    /// Heading above differences from a preset.
    differences: home_differences;
    /// Heading above readings.
    readings: home_readings;
    /// What readings are.
    readings_intro: home_readings_intro;
    /// Heading above links to other rule sets.
    others: home_others;
    /// A link to the game whose rules these are.
    to_game: home_to_game;
    /// The drawing of the floor, for those who do not see it.
    floor: home_floor;
    /// What stands below the drawing of the floor.
    floor_caption: home_floor_caption;
}

/// Some of the sentences of the rules, under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPart {
    /// What they are about.
    pub heading: String,
    /// In the order in which they are needed.
    pub sentences: Vec<String>,
}

impl Speech {
    /// A name is missing.
    pub fn home_name_empty(&self) -> String {
        self.texts().home_name_empty()
    }

    /// The name of somebody on this device is missing.
    pub fn home_name_empty_at(&self, seat: u8) -> String {
        self.texts().home_name_empty_at(seat)
    }

    /// What is wrong with the name at a seat.
    pub fn home_name_at(&self, seat: u8, why: &str) -> String {
        self.texts().home_name_at(seat, why)
    }

    /// A name has too many characters.
    pub fn home_name_long(&self, found: u32, most: u32) -> String {
        self.texts().home_name_long(most, found)
    }

    /// A name holds what cannot be seen.
    pub fn home_name_invisible(&self) -> String {
        self.texts().home_name_invisible()
    }

    /// A name piles up marks.
    pub fn home_name_marks(&self) -> String {
        self.texts().home_name_marks()
    }

    /// A field holds none of its choices.
    pub fn home_bad_choice(&self) -> String {
        self.texts().home_bad_choice()
    }

    /// The name of a rule set.
    pub fn preset(&self, preset: Preset) -> String {
        self.texts().home_preset(preset.name())
    }

    /// The same where there is little room.
    pub fn preset_short(&self, preset: Preset) -> String {
        self.texts().home_preset_short(preset.name())
    }

    /// What is special about a rule set.
    pub fn preset_special(&self, preset: Preset) -> String {
        self.texts().home_preset_special(preset.name())
    }

    /// The name of a rule set, and whether it is changed.
    pub fn options_title(&self, options: &Options) -> String {
        let title = self.preset(options.base());
        match options.changes().next() {
            Some(_) => self.texts().home_game_house(title),
            None => title,
        }
    }

    /// A link to the rules.
    pub fn home_read_rules(&self, preset: Preset) -> String {
        self.texts().home_read_rules(self.preset(preset))
    }

    /// "Seat 2".
    pub fn home_seat(&self, seat: u8) -> String {
        self.texts().home_seat_label(seat)
    }

    /// A bot's level, as "Waiter".
    pub fn home_bot_level(&self, level: &str) -> String {
        self.texts().home_level(level)
    }

    /// How a bot of a level plays.
    pub fn bot_character(&self, level: &str) -> String {
        self.texts().home_level_character(level)
    }

    /// The name of the bot of a level at a seat, numbered from 1: no two at a table are the same.
    pub fn bot_name(&self, level: &str, seat: u8) -> String {
        self.texts().home_bot_name(format!("{level}-{seat}"))
    }

    /// "Rosa, waiter".
    pub fn bot_at_seat(&self, level: &str, seat: u8) -> String {
        self.texts().home_bot_at_seat(self.bot_name(level, seat), level)
    }

    /// What a theme is called.
    pub fn theme_title(&self, theme: Theme) -> String {
        theme.title(self.lang.code()).into()
    }

    /// How fast bots play, of so many milliseconds between two actions.
    pub fn home_pace(&self, milliseconds: u32) -> String {
        self.texts().home_pace(milliseconds)
    }

    /// A value of a parameter for people: "3", "keep an empty hand".
    pub fn param_value(&self, param: Param, value: &str) -> String {
        match param.allowed() {
            Allowed::Range(..) => value.to_owned(),
            Allowed::Words(_) => self.texts().home_value(format!("{}-{value}", param.name())),
        }
    }

    /// The value that a parameter has in every rule set.
    pub fn home_house_all(&self, value: &str) -> String {
        self.texts().home_house_all(value)
    }

    /// The value that a parameter has in one rule set.
    pub fn home_house_in(&self, preset: Preset, value: &str) -> String {
        self.texts().home_house_in(self.preset_short(preset), value)
    }

    /// "Round 3".
    pub fn home_round(&self, round: u32) -> String {
        self.texts().home_game_round(round)
    }

    /// A game by those who play it.
    pub fn home_game_of(&self, names: &[String]) -> String {
        self.texts().home_game_of(self.all_of(names))
    }

    /// The sentences of [`Speech::rules`] in parts.
    pub fn rules_in_parts(&self, rules: &Rules) -> Vec<RulesPart> {
        let texts = self.texts();
        // Each part but the first begins with a sentence that all rules have in some form.
        let begins = [
            (texts.home_part_turn(), vec![texts.rules_turn(rules.placements)]),
            (texts.home_part_placing(), vec![texts.rules_seat()]),
            (texts.home_part_points(), vec![texts.rules_points(), texts.rules_points_none()]),
            (
                texts.home_part_end(),
                vec![texts.rules_end_guests_last_drawn(), texts.rules_end_guests_beyond()],
            ),
        ];
        let part = |heading| RulesPart { heading, sentences: Vec::new() };
        let mut parts = vec![part(texts.home_part_cards())];
        for sentence in self.rules(rules).sentences {
            if let Some((heading, _)) = begins.iter().find(|(_, first)| first.contains(&sentence)) {
                parts.push(part(heading.clone()));
            }
            if let Some(last) = parts.last_mut() {
                last.sentences.push(sentence);
            }
        }
        parts
    }

    /// How a rule set is read where its description leaves something open.
    pub fn rules_readings(&self, preset: Preset) -> Vec<String> {
        let texts = self.texts();
        let mut said = match preset {
            Preset::Rid => vec![
                texts.home_reading_copies(),
                texts.home_reading_dropped(),
                texts.home_reading_last_card(),
                texts.home_reading_story(),
            ],
            Preset::Cafe => vec![
                texts.home_reading_sources(),
                texts.home_reading_draw(),
                texts.home_reading_doubled(),
                texts.home_reading_follower(),
            ],
            Preset::Amigo => vec![texts.home_reading_doubled(), texts.home_reading_follower()],
        };
        said.push(texts.home_reading_gaps());
        said
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_the_rules() {
        let houses = ["", "own=0 ally=0 rival=0", "placements=1 guests_end=beyond", "hand=1"];
        for (preset, house) in
            Preset::ALL.into_iter().flat_map(|preset| houses.map(|house| (preset.name(), house)))
        {
            let rules = Rules::parse(preset, house).unwrap();
            let parts = Speech::default().rules_in_parts(&rules);
            assert_eq!(parts.len(), 5, "{preset} {house}");
            assert!(parts.iter().all(|part| part.sentences.len() > 1));
            let all: Vec<_> = parts.into_iter().flat_map(|part| part.sentences).collect();
            assert_eq!(all, Speech::default().rules(&rules).sentences);
        }
    }

    #[test]
    fn every_choice_has_words() {
        let speech = Speech::default();
        let mut said = Vec::new();
        for param in Param::ALL {
            if let Allowed::Words(words) = param.allowed() {
                said.extend(words.iter().map(|word| speech.param_value(param, word)));
            }
        }
        for preset in Preset::ALL {
            said.extend([speech.preset(preset), speech.preset_short(preset)]);
            said.push(speech.preset_special(preset));
        }
        for level in ["apprentice", "waiter", "sommelier", "maitre"] {
            said.extend([speech.home_bot_level(level), speech.bot_character(level)]);
            said.extend((1..=5).map(|seat| speech.bot_name(level, seat)));
        }
        assert!(!said.contains(&"?".into()), "{said:#?}");
    }

    #[test]
    fn no_two_bots_have_one_name() {
        let levels = ["apprentice", "waiter", "sommelier", "maitre"];
        let name = |level| (1..=5).map(move |seat| Speech::default().bot_name(level, seat));
        let mut names: Vec<_> = levels.into_iter().flat_map(name).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
