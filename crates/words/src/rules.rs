//! The rules of a game as sentences, generated from its parameters. Which preset they come from
//! is asked for the title only.

use diner::{EmptyHand, Nation, Param, Preset, Rules, Tie};

use crate::Speech;

/// The rules of one game, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesText {
    /// The game's name.
    pub title: String,
    /// Sentences by which a newcomer can play, in the order in which they are needed.
    pub sentences: Vec<String>,
    /// What differs from the preset, a sentence for each changed parameter.
    pub differences: Vec<String>,
}

/// What `must_score` comes to under the other parameters.
enum Earning {
    /// Nothing has to be said: every placement earns something anyway.
    Always,
    /// A placement may earn nothing.
    MayBeNothing,
    /// Every placement must earn something, without exception.
    Must,
    /// The same, but an opener may be placed for nothing.
    MustButOpeners,
    /// It must, and nobody on an empty floor can.
    Never,
}

impl Earning {
    fn of(rules: &Rules) -> Earning {
        let number = |param| rules.options().number(param);
        let lone = number(Param::AloneScores) != 0;
        let own = number(Param::Own) > 0;
        let any = own || number(Param::Ally) > 0 || number(Param::Rival) > 0;
        // Another placement and another card are needed to follow.
        let can_follow = rules.placements > 1 && rules.limit > 1;
        match (rules.must_score, lone && own) {
            (false, true) | (true, true) => Earning::Always,
            (false, false) => Earning::MayBeNothing,
            (true, false) if !any => Earning::Never,
            (true, false) if can_follow => Earning::MustButOpeners,
            (true, false) if lone => Earning::Must,
            (true, false) => Earning::Never,
        }
    }
}

impl Speech {
    /// The rules of a game.
    pub fn rules(&self, rules: &Rules) -> RulesText {
        let mut sentences = self.material_and_turn(rules);
        sentences.extend(self.placing(rules));
        sentences.extend(self.scoring(rules));
        sentences.extend(self.ending(rules));
        let changes = rules.options().changes();
        let differences = changes.map(|param| self.change(rules, param)).collect();
        RulesText { title: self.title(rules), sentences, differences }
    }

    fn title(&self, rules: &Rules) -> String {
        let texts = self.texts();
        let title = match rules.options().base() {
            Preset::Rid => texts.rules_title_rid(),
            Preset::Cafe => texts.rules_title_cafe(),
            Preset::Amigo => texts.rules_title_amigo(),
        };
        match rules.options().changes().next() {
            Some(_) => texts.rules_title_house(title),
            None => title,
        }
    }

    fn material_and_turn(&self, rules: &Rules) -> Vec<String> {
        let texts = self.texts();
        let number = |param| rules.options().number(param);
        let mut said = vec![texts.rules_material(rules.players, rules.guests(), rules.copies)];
        if number(Param::Ally) != number(Param::Rival) {
            let (first, second) = Nation::ALL.split_at(Nation::COUNT / 2);
            let plurals = |nations: &[Nation]| self.all_of(nations.iter().map(|&n| self.plural(n)));
            said.push(texts.rules_factions(
                plurals(first),
                self.faction(Nation::A),
                plurals(second),
                self.faction(Nation::L),
            ));
        }
        said.push(texts.rules_floor());
        said.push(texts.rules_deal(rules.hand));
        said.push(texts.rules_turn(rules.placements));
        said.push(texts.rules_draw());
        said.push(match rules.draw_after_drop {
            true => texts.rules_limit_then_draw(rules.limit),
            false => texts.rules_limit_no_draw(rules.limit),
        });
        said.push(texts.rules_drop_penalty(rules.drop_penalty));
        said.push(match rules.empty_hand {
            EmptyHand::Draw if rules.placements > 1 => texts.rules_empty_draw_and_place(),
            EmptyHand::Draw => texts.rules_empty_draw(),
            EmptyHand::Keep => texts.rules_empty_keep(),
            EmptyHand::MayClose => texts.rules_empty_may_close(),
        });
        said
    }

    fn placing(&self, rules: &Rules) -> Vec<String> {
        let texts = self.texts();
        let mut said = vec![texts.rules_seat(), texts.rules_balance(), texts.rules_balance_left()];
        said.extend(match Earning::of(rules) {
            Earning::Always => None,
            Earning::MayBeNothing => Some(texts.rules_may_earn_nothing()),
            Earning::Must => Some(texts.rules_must_score()),
            Earning::MustButOpeners => Some(texts.rules_must_score_opener()),
            Earning::Never => Some(texts.rules_must_score_never()),
        });
        said
    }

    fn scoring(&self, rules: &Rules) -> Vec<String> {
        let texts = self.texts();
        let number = |param| rules.options().number(param);
        let (own, ally, rival) = (number(Param::Own), number(Param::Ally), number(Param::Rival));
        if own.max(ally).max(rival) == 0 {
            return vec![texts.rules_points_none(), texts.rules_full_table()];
        }
        let mut said = vec![texts.rules_points()];
        said.push(if own == ally && ally == rival {
            texts.rules_points_equal(own, 2 * own, 3 * own, 4 * own)
        } else if ally == rival {
            texts.rules_points_own(own, ally)
        } else if own == ally {
            texts.rules_points_faction(own, rival)
        } else {
            texts.rules_points_three(own, ally, rival)
        });
        let lone = number(Param::AloneScores) != 0;
        if !lone {
            said.push(texts.rules_alone_nothing());
        }
        let pure = number(Param::Pure);
        if pure > 1 && own > 0 {
            said.push(if lone { texts.rules_pure_alone(pure) } else { texts.rules_pure(pure) });
        }
        said.push(texts.rules_full_table());
        said
    }

    fn ending(&self, rules: &Rules) -> Vec<String> {
        let texts = self.texts();
        // The words of these two parameters, in their order: `last-drawn` comes first.
        let last_drawn = |param| rules.options().number(param) == 0;
        let mut said = vec![
            match last_drawn(Param::GuestsEnd) {
                true => texts.rules_end_guests_last_drawn(),
                false => texts.rules_end_guests_beyond(),
            },
            match last_drawn(Param::TablesEnd) {
                true => texts.rules_end_tables_last_drawn(),
                false => texts.rules_end_tables_shortage(),
            },
        ];
        match rules.empty_hand {
            EmptyHand::MayClose => said.push(texts.rules_end_closed()),
            EmptyHand::Draw | EmptyHand::Keep => {}
        }
        said.push(texts.rules_hand_penalty(rules.hand_penalty));
        said.push(match (rules.tie, rules.drop_penalty, rules.hand_penalty) {
            // Where nothing costs points, nobody has lost fewer.
            (Tie::Shared, _, _) | (Tie::FewestPenalties, 0, 0) => texts.rules_win_shared(),
            (Tie::FewestCards, _, _) => texts.rules_win_cards(),
            (Tie::FewestPenalties, _, 0) => texts.rules_win_drop_penalties(),
            (Tie::FewestPenalties, 0, _) => texts.rules_win_hand_penalties(),
            (Tie::FewestPenalties, _, _) => texts.rules_win_penalties(),
        });
        said
    }
}
