//! The parameters of the rules, one by one: what each is, what a changed value means, and why
//! a value or a combination of them is refused.

use diner::{Allowed, BadRules, Options, Param, Preset, Rules};

use crate::Speech;

impl Speech {
    /// What a parameter is.
    pub fn param(&self, param: Param) -> String {
        let texts = self.texts();
        match param {
            Param::Players => texts.param_players(),
            Param::Copies => texts.param_copies(),
            Param::Hand => texts.param_hand(),
            Param::Limit => texts.param_limit(),
            Param::Placements => texts.param_placements(),
            Param::Own => texts.param_own(),
            Param::Ally => texts.param_ally(),
            Param::Rival => texts.param_rival(),
            Param::Pure => texts.param_pure(),
            Param::AloneScores => texts.param_alone_scores(),
            Param::MustScore => texts.param_must_score(),
            Param::FullHand => texts.param_full_hand(),
            Param::EmptyHand => texts.param_empty_hand(),
            Param::DropPenalty => texts.param_drop_penalty(),
            Param::HandPenalty => texts.param_hand_penalty(),
            Param::GuestsEnd => texts.param_guests_end(),
            Param::TablesEnd => texts.param_tables_end(),
            Param::Tie => texts.param_tie(),
        }
    }

    /// Why a rule set is refused, and what would do.
    pub fn bad_rules(&self, why: &BadRules) -> String {
        let texts = self.texts();
        match why {
            BadRules::UnknownPreset(name) => {
                texts.bad_rules_unknown_preset(name, self.one_of(Preset::ALL.map(Preset::name)))
            }
            BadRules::UnknownParam(name) => {
                texts.bad_rules_unknown_param(name, self.one_of(Param::ALL.map(Param::name)))
            }
            BadRules::NotKeyValue(word) => texts.bad_rules_not_key_value(word),
            BadRules::Twice(param) => texts.bad_rules_twice(param.name()),
            BadRules::NotAllowed(param, value) => match param.allowed() {
                Allowed::Range(least, most) => {
                    texts.bad_rules_not_in_range(param.name(), least, most, value)
                }
                Allowed::Words(words) => {
                    texts.bad_rules_not_a_word(param.name(), self.one_of(words), value)
                }
            },
            BadRules::HandOverLimit { hand, limit } => {
                texts.bad_rules_hand_over_limit(*hand, *limit)
            }
            BadRules::TooFewGuests { dealt, guests } => {
                texts.bad_rules_too_few_guests(*dealt, *guests)
            }
        }
    }

    /// How a parameter differs from the preset, and what that means.
    pub(crate) fn change(&self, rules: &Rules, param: Param) -> String {
        let texts = self.texts();
        let options = rules.options();
        let preset = Options::preset(options.base());
        let (here, there) = (options.number(param), preset.number(param));
        let (word, other) = (options.value(param), preset.value(param));
        match param {
            Param::Players => texts.change_players(here, there),
            Param::Copies => texts.change_copies(here, there, rules.guests()),
            Param::Hand => texts.change_hand(here, there),
            Param::Limit => texts.change_limit(here, there),
            Param::Placements => texts.change_placements(here, there),
            Param::Own => texts.change_own(here, there),
            Param::Ally => texts.change_ally(here, there),
            Param::Rival => texts.change_rival(here, there),
            Param::Pure => texts.change_pure(here, there),
            Param::AloneScores => texts.change_alone_scores(word, other),
            Param::MustScore => texts.change_must_score(word, other),
            Param::FullHand => texts.change_full_hand(word, other),
            Param::EmptyHand => texts.change_empty_hand(word, other),
            Param::DropPenalty => texts.change_drop_penalty(here, there),
            Param::HandPenalty => texts.change_hand_penalty(here, there),
            Param::GuestsEnd => texts.change_guests_end(word, other),
            Param::TablesEnd => texts.change_tables_end(word, other),
            Param::Tie => texts.change_tie(word, other),
        }
    }
}
