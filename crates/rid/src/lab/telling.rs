//! What the lab says: names of figures, what each means, and sentences about differences. All of
//! its English is here; like the other commands for designers it speaks no other language.

use bots::Bot;
use bots::arena::Estimate;
use bots::lab::{Figure, Kind, Lab};
use diner::Seat;

/// Figures that are shown together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    Length,
    Ends,
    Scores,
    Seats,
    Lead,
    Points,
    Hands,
    Skill,
}

impl Section {
    pub(crate) const ALL: [Section; 8] = [
        Section::Length,
        Section::Ends,
        Section::Scores,
        Section::Seats,
        Section::Lead,
        Section::Points,
        Section::Hands,
        Section::Skill,
    ];

    pub(crate) const fn of(figure: Figure) -> Section {
        match figure {
            Figure::Turns | Figure::Placements | Figure::IdleTurns | Figure::Cleared => {
                Section::Length
            }
            Figure::EndGuests | Figure::EndTables | Figure::EndClosed => Section::Ends,
            Figure::Score
            | Figure::Best
            | Figure::Spread
            | Figure::Margin
            | Figure::Range
            | Figure::Level
            | Figure::Shared => Section::Scores,
            Figure::Seat1 | Figure::Seat2 | Figure::Seat3 | Figure::Seat4 | Figure::Seat5 => {
                Section::Seats
            }
            Figure::LeadChanges | Figure::Decided | Figure::HalfWay => Section::Lead,
            Figure::Own
            | Figure::Ally
            | Figure::Rival
            | Figure::Pure
            | Figure::SharedChairs
            | Figure::Lost => Section::Points,
            Figure::Dropped | Figure::Held => Section::Hands,
            Figure::SkillShare | Figure::SkillMargin => Section::Skill,
        }
    }

    pub(crate) const fn title(self) -> &'static str {
        match self {
            Section::Length => "Length",
            Section::Ends => "How games end",
            Section::Scores => "Scores",
            Section::Seats => "Wins by seat",
            Section::Lead => "The lead",
            Section::Points => "Where points come from",
            Section::Hands => "Cards never placed",
            Section::Skill => "Skill",
        }
    }

    /// What its plot shows and how to read it.
    pub(crate) fn caption(self) -> String {
        match self {
            Section::Length => "How many games took how many turns. A curve further to the right \
                                means longer games; a narrow one, games of much the same length."
                .into(),
            Section::Ends => "What ended the games: each bar is all games of a variant, each part \
                              of it those that ended so."
                .into(),
            Section::Scores => "How many seats ended with which score. A curve further to the \
                                right means more points; a wide one, scores that differ much."
                .into(),
            Section::Seats => "How often each seat in turn order wins, with its 95 % interval. On \
                               the dashed line all seats are equal; where an interval does not \
                               reach it, the seat itself helps or harms."
                .into(),
            Section::Lead => "How often whoever leads after a part of the turns wins in the end. \
                              A curve that is high early means that games are decided early; the \
                              dashed line is a guess."
                .into(),
            Section::Points => "Points of all players together in a game, by who sits at the \
                                tables that pay: guests at tables of their own nation, allies of \
                                the table's nation, rivals, and what doubling adds."
                .into(),
            Section::Hands => "Cards that were never placed, of all players together in a game: \
                               dropped at the hand limit, or still held at the end."
                .into(),
            Section::Skill => {
                let [better, other] = Lab::SKILL.map(Bot::name);
                format!(
                    "How often the seats of {better} win against as many of {other}, each deal \
                     played twice with seats changed, with the 95 % interval. On the dashed line \
                     skill is worth nothing; the higher, the more."
                )
            }
        }
    }
}

/// What a figure is called in a table.
pub(crate) const fn name(figure: Figure) -> &'static str {
    match figure {
        Figure::Turns => "turns",
        Figure::Placements => "guests placed",
        Figure::IdleTurns => "turns without a placement",
        Figure::Cleared => "tables cleared",
        Figure::EndGuests => "by the last guest card",
        Figure::EndTables => "by the last table card",
        Figure::EndClosed => "by closing the diner",
        Figure::Score => "score of a seat",
        Figure::Best => "score of the best",
        Figure::Spread => "spread in a game",
        Figure::Margin => "lead of the best",
        Figure::Range => "from best to last",
        Figure::Level => "level on points",
        Figure::Shared => "shared wins",
        Figure::Seat1 => "seat 1",
        Figure::Seat2 => "seat 2",
        Figure::Seat3 => "seat 3",
        Figure::Seat4 => "seat 4",
        Figure::Seat5 => "seat 5",
        Figure::Dropped => "cards dropped",
        Figure::Held => "cards left in hand",
        Figure::LeadChanges => "changes of the lead",
        Figure::Decided => "winner ahead for good",
        Figure::HalfWay => "leader half-way wins",
        Figure::Own => "own tables",
        Figure::Ally => "allies",
        Figure::Rival => "rivals",
        Figure::Pure => "doubled tables",
        Figure::SharedChairs => "on shared chairs",
        Figure::Lost => "lost to cards",
        Figure::SkillShare => "wins of the better",
        Figure::SkillMargin => "lead of the better",
    }
}

/// What exactly it is.
pub(crate) const fn meaning(figure: Figure) -> &'static str {
    match figure {
        Figure::Turns => "turns begun in a game, of all players together",
        Figure::Placements => "guests placed in a game",
        Figure::IdleTurns => "of the turns of a game, those that only drew, dropped or closed",
        Figure::Cleared => "tables that were full and left, in a game",
        Figure::EndGuests => "share of games that the guest deck ended",
        Figure::EndTables => "share of games that the table deck ended",
        Figure::EndClosed => "share of games that a player ended by closing the diner",
        Figure::Score => "mean final score of the players in a game",
        Figure::Best => "highest final score in a game",
        Figure::Spread => "standard deviation of the final scores in a game",
        Figure::Margin => "points from the best to the second",
        Figure::Range => "points from the best to the last",
        Figure::Level => "share of games in which two or more have the highest score",
        Figure::Shared => "share of games with more than one winner, ties broken",
        Figure::Seat1 | Figure::Seat2 | Figure::Seat3 | Figure::Seat4 | Figure::Seat5 => {
            "share of the wins, a shared win split"
        }
        Figure::Dropped => "cards dropped in a game, of all players together",
        Figure::Held => "cards in all hands when the game ends",
        Figure::LeadChanges => "how often somebody else comes to lead alone, at ends of turns",
        Figure::Decided => "part of the turns after which a winner has most points to the end",
        Figure::HalfWay => "how often whoever leads after half of the turns wins",
        Figure::Own => "points for guests at tables of their own nation, in a game",
        Figure::Ally => "points for allies of the table's nation, in a game",
        Figure::Rival => "points for rivals of the table's nation, in a game",
        Figure::Pure => "points that the factor for tables of one nation adds, in a game",
        Figure::SharedChairs => "points of placements on the four chairs between three tables",
        Figure::Lost => "points lost to dropped and held cards, in a game",
        Figure::SkillShare => "share of the wins of patient's seats against greedy's",
        Figure::SkillMargin => "mean score of patient's seats less that of greedy's",
    }
}

/// What a difference means: what comes before the amount and, where there is more or less of
/// it, after.
const fn pattern(figure: Figure) -> (&'static str, &'static str, &'static str) {
    match figure {
        Figure::Turns => ("games are", "turns longer", "turns shorter"),
        Figure::Placements => ("players place", "more guests a game", "fewer guests a game"),
        Figure::IdleTurns => ("turns without a placement are", "more frequent", "less frequent"),
        Figure::Cleared => ("players clear", "more tables a game", "fewer tables a game"),
        Figure::EndGuests => ("the last guest card ends games", "more often", "less often"),
        Figure::EndTables => ("the last table card ends games", "more often", "less often"),
        Figure::EndClosed => ("players close the diner", "more often", "less often"),
        Figure::Score => ("players score", "points more", "points less"),
        Figure::Best => ("the best player scores", "points more", "points less"),
        Figure::Spread => ("scores in a game spread", "points wider", "points less wide"),
        Figure::Margin => {
            ("the best is", "points further ahead of the second", "points less ahead of the second")
        }
        Figure::Range => ("best and last are", "points further apart", "points closer together"),
        Figure::Level => ("the highest score is reached twice", "more often", "less often"),
        Figure::Shared => ("wins are shared", "more often", "less often"),
        Figure::Seat1 => ("seat 1 wins", "more often", "less often"),
        Figure::Seat2 => ("seat 2 wins", "more often", "less often"),
        Figure::Seat3 => ("seat 3 wins", "more often", "less often"),
        Figure::Seat4 => ("seat 4 wins", "more often", "less often"),
        Figure::Seat5 => ("seat 5 wins", "more often", "less often"),
        Figure::Dropped => ("players drop", "more cards a game", "fewer cards a game"),
        Figure::Held => {
            ("players end with", "more cards in their hands", "fewer cards in their hands")
        }
        Figure::LeadChanges => ("the lead changes", "times more", "times less"),
        Figure::Decided => {
            ("the winner is ahead for good", "of the game later", "of the game earlier")
        }
        Figure::HalfWay => ("whoever leads half-way wins", "more often", "less often"),
        Figure::Own => ("own tables bring", "more points a game", "fewer points a game"),
        Figure::Ally => ("allies bring", "more points a game", "fewer points a game"),
        Figure::Rival => ("rivals bring", "more points a game", "fewer points a game"),
        Figure::Pure => ("doubling brings", "more points a game", "fewer points a game"),
        Figure::SharedChairs => {
            ("shared chairs bring", "more points a game", "fewer points a game")
        }
        Figure::Lost => ("cards dropped or held cost", "more points a game", "fewer points a game"),
        Figure::SkillShare => ("the better bots win", "more often", "less often"),
        Figure::SkillMargin => {
            ("the better bots are", "points further ahead", "points less far ahead")
        }
    }
}

/// `games are 3.10 turns longer (± 0.07)`.
pub(crate) fn difference(figure: Figure, found: Estimate) -> String {
    let (before, more, less) = pattern(figure);
    let amount = amount(figure, found.mean.abs(), found.reach());
    let unit = match figure.kind() {
        Kind::Share => " percentage points",
        Kind::Number => "",
    };
    let after = if found.mean < 0.0 { less } else { more };
    format!("{before} {amount}{unit} {after} (± {})", reach(figure, found.reach()))
}

/// A number of a figure, as exact as it is known; shares in percent, without the sign.
pub(crate) fn amount(figure: Figure, number: f64, reach: f64) -> String {
    let scaled = number * scale(figure);
    // Where nobody knows how exact it is, small numbers are still told from 0.
    let unknown = |number: f64| if number < 1.0 { digits(number) } else { 1 };
    let places = if reach.is_finite() { digits(reach * scale(figure)) } else { unknown(scaled) };
    format!("{scaled:.places$}")
}

/// How far an interval reaches, or that nobody knows.
pub(crate) fn reach(figure: Figure, reach: f64) -> String {
    let scaled = reach * scale(figure);
    if scaled.is_finite() { format!("{scaled:.*}", digits(scaled)) } else { "?".into() }
}

/// `25.1 % ± 0.3`, `62.91 ± 0.05`.
pub(crate) fn estimate(figure: Figure, found: Estimate) -> String {
    let percent = match figure.kind() {
        Kind::Share => " %",
        Kind::Number => "",
    };
    let mean = amount(figure, found.mean, found.reach());
    format!("{mean}{percent} ± {}", reach(figure, found.reach()))
}

/// The same for a difference: with its sign.
pub(crate) fn change(figure: Figure, found: Estimate) -> String {
    let mean = amount(figure, found.mean.abs(), found.reach());
    let sign = if found.mean < 0.0 { '−' } else { '+' };
    let sign = if found.mean == 0.0 { "".into() } else { String::from(sign) };
    format!("{sign}{mean} ± {}", reach(figure, found.reach()))
}

fn scale(figure: Figure) -> f64 {
    match figure.kind() {
        Kind::Share => 100.0,
        Kind::Number => 1.0,
    }
}

/// Two digits of what is uncertain, but no more than three places unless all of them are 0.
fn digits(reach: f64) -> usize {
    match reach {
        reach if reach >= 1.0 || reach <= 0.0 => 1,
        reach if reach >= 0.02 => 2,
        reach if reach >= 0.001 => 3,
        _ => 5,
    }
}

/// What `±`, `?` and the marks mean, and what not.
pub(crate) fn reading(variants: usize, questions: usize) -> Vec<String> {
    let mut first =
        "± is the 95 % interval of a mean over the deals, or ? where too few deals say \
                     anything about it."
            .to_owned();
    if variants > 1 {
        let all = if variants == 2 { "both" } else { "all" };
        first += &format!(
            " Differences are from the first variant, deal by deal: {all} have played the same \
             cards."
        );
    }
    let mut lines = vec![first];
    if questions > 0 {
        lines.push(format!(
            "* marks what is beyond chance: corrected (Holm) for all {questions} differences here, \
             there is a chance of 5 % at most that even one of the marks is wrong. What has no mark \
             may be nothing; more games tell more. A mark does not say that a difference is large."
        ));
    }
    lines.push(
        "Points by kind, cards and turns are those of all players together. People play otherwise \
         than bots: what is small here may be large at a table, and the other way round."
            .to_owned(),
    );
    lines
}

/// `4 × patient`, or who sits where.
pub(crate) fn seated(bots: &[(Seat, Bot)]) -> String {
    match bots {
        [(_, first), rest @ ..] if rest.iter().all(|(_, bot)| bot == first) => {
            format!("{} × {first}", bots.len())
        }
        several => several.iter().map(|(_, bot)| bot.name()).collect::<Vec<_>>().join(", "),
    }
}

/// A number with its thousands apart.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap_or_default())
        .collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(mean: f64, reach: f64) -> Estimate {
        Estimate { mean, low: mean - reach, high: mean + reach }
    }

    #[test]
    fn numbers_are_as_exact_as_they_are_known() {
        assert_eq!(estimate(Figure::Turns, of(62.9149, 0.0512)), "62.91 ± 0.05");
        assert_eq!(estimate(Figure::Seat1, of(0.2513, 0.0123)), "25.1 % ± 1.2");
        assert_eq!(estimate(Figure::Seat1, of(0.2513, 0.0013)), "25.13 % ± 0.13");
        assert_eq!(estimate(Figure::Turns, of(5.0, f64::INFINITY)), "5.0 ± ?");
        assert_eq!(change(Figure::Held, of(-0.5, 0.003)), "−0.500 ± 0.003");
        assert_eq!(change(Figure::Held, of(0.0, f64::INFINITY)), "0.0 ± ?");
        assert_eq!(change(Figure::Shared, of(-0.0005, f64::INFINITY)), "−0.05 ± ?");
        assert_eq!(change(Figure::Shared, of(0.00001, 0.000004)), "+0.00100 ± 0.00040");
        assert_eq!([thousands(7), thousands(1234567)], ["7", "1,234,567"]);
    }

    #[test]
    fn differences_are_sentences() {
        let told = difference(Figure::Turns, of(3.104, 0.07));
        assert_eq!(told, "games are 3.10 turns longer (± 0.07)");
        let told = difference(Figure::Seat1, of(-0.014, 0.004));
        assert_eq!(told, "seat 1 wins 1.40 percentage points less often (± 0.40)");
    }

    #[test]
    fn names_have_room() {
        assert!(Figure::ALL.into_iter().all(|figure| name(figure).len() <= 25));
    }
}
