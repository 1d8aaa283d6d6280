//! What the maker of a game chooses: rules, who sits where, pace, hints. Read from the form of the
//! home page, and kept in a room's log. Apart from both, since they must agree about it.

use std::collections::BTreeMap;

use bots::Bot;
use diner::{BadRules, Options, Param, Preset, Rules};
use serde::{Deserialize, Serialize};
use words::{Speech, Theme};

use crate::entry::bot_text;
use crate::name::{self, BadName};

/// Everything that is settled before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Wire", try_from = "Wire")]
pub(crate) struct Setup {
    /// Rules that can be dealt.
    pub(crate) options: Options,
    /// Who takes part, as many as play.
    pub(crate) seats: Vec<Sitter>,
    pub(crate) pace: Pace,
    /// Whether players may ask for hints.
    pub(crate) hints: bool,
    /// How long a person may take for a turn.
    pub(crate) clock: Clock,
    pub(crate) theme: Theme,
}

/// Who takes a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// Whoever makes the game.
    Me {
        /// As others read it.
        name: String,
    },
    /// A friend, who sits down by a link.
    Friend,
    /// Somebody else on the maker's device.
    Here {
        /// As others read it.
        name: String,
    },
    /// A bot.
    Bot(Bot),
}

/// Seconds that a person may take for a turn; 0 for any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clock(pub(crate) u32);

/// Milliseconds between a bot's actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pace(pub(crate) u32);

/// Why a form makes no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BadSetup {
    /// The name of the maker.
    Name(BadName),
    /// The name of somebody on the maker's device, at this seat.
    OtherName(u8, BadName),
    /// The rule set, or one of its parameters.
    Rules(BadRules),
    /// This field holds none of its choices, as only a form that is not ours can say.
    Choice(String),
}

impl Pace {
    /// Those to choose from, the fastest first.
    pub(crate) const CHOICES: [Pace; 4] = [Pace(0), Pace(400), Pace::RELAXED, Pace(1800)];
    /// The pace unless another is chosen.
    pub(crate) const RELAXED: Pace = Pace(900);
}

impl Clock {
    /// Those to choose from: none, 1, 3 and 10 minutes, a day.
    pub(crate) const CHOICES: [Clock; 5] =
        [Clock(0), Clock(60), Clock(180), Clock(600), Clock(86_400)];

    /// In milliseconds; `None` for any time.
    pub(crate) fn time(self) -> Option<i64> {
        (self.0 > 0).then(|| i64::from(self.0) * 1000)
    }
}

/// What a seat's field says for a friend.
pub(crate) const FRIEND: &str = "friend";

/// What a seat's field says for somebody on the maker's device.
pub(crate) const HERE: &str = "here";

/// The bot at a seat unless another is chosen.
pub(crate) const USUAL_BOT: Bot = Bot::Patient;

/// The bots that people meet and the names of their levels, the weakest first.
pub(crate) fn levels() -> impl Iterator<Item = (Bot, &'static str)> {
    Bot::ALL.into_iter().filter_map(|bot| Some((bot, bot.level()?)))
}

/// The form's field of a parameter.
pub(crate) fn house_field(param: Param) -> String {
    format!("{HOUSE}{}", param.name())
}

/// The form's field of a seat, numbered from 1.
pub(crate) fn seat_field(seat: u8) -> String {
    format!("seat-{seat}")
}

/// The form's field of the name of somebody on the maker's device.
pub(crate) fn name_field(seat: u8) -> String {
    format!("name-{seat}")
}

/// What was sent in a field; a field that is missing is empty.
pub(crate) fn value<'a>(fields: &'a [(String, String)], name: &str) -> &'a str {
    let found = fields.iter().find(|(field, _)| field == name);
    found.map_or("", |(_, value)| value.trim())
}

const HOUSE: &str = "house-";

impl Setup {
    /// Reads the fields of the form.
    ///
    /// # Errors
    /// The first fault, in the order of the page.
    pub(crate) fn from_form(fields: &[(String, String)]) -> Result<Setup, BadSetup> {
        let name = name::read(value(fields, "name")).map_err(BadSetup::Name)?;
        let options = options(fields).map_err(BadSetup::Rules)?;
        let mut seats = vec![Sitter::Me { name }];
        for seat in 2..=options.number(Param::Players) {
            seats.push(sitter(fields, seat)?);
        }
        let pace = pace(value(fields, "pace")).ok_or_else(|| choice("pace"))?;
        let hints = match value(fields, "hints") {
            "" => false,
            "on" => true,
            _ => return Err(choice("hints")),
        };
        let clock = clock(value(fields, "clock")).ok_or_else(|| choice("clock"))?;
        let theme = theme(value(fields, "theme"), options.base());
        let theme = theme.ok_or_else(|| choice("theme"))?;
        Ok(Setup { options, seats, pace, hints, clock, theme })
    }
}

fn sitter(fields: &[(String, String)], seat: u8) -> Result<Sitter, BadSetup> {
    match value(fields, &seat_field(seat)) {
        FRIEND => Ok(Sitter::Friend),
        HERE => {
            let name = name::read(value(fields, &name_field(seat)));
            let name = name.map_err(|fault| BadSetup::OtherName(seat, fault))?;
            Ok(Sitter::Here { name })
        }
        _ => bot(fields, seat).map(Sitter::Bot),
    }
}

/// The theme with this code; for none, the one that the rules are usually played in.
fn theme(value: &str, preset: Preset) -> Option<Theme> {
    if value.is_empty() { Some(Theme::of(preset)) } else { Theme::from_code(value) }
}

fn clock(value: &str) -> Option<Clock> {
    match value {
        "" => Some(Clock(0)),
        chosen => Clock::CHOICES.into_iter().find(|clock| clock.0.to_string() == chosen),
    }
}

fn options(fields: &[(String, String)]) -> Result<Options, BadRules> {
    let preset = match value(fields, "rules") {
        "" => Preset::ALL[0],
        name => Preset::parse(name)?,
    };
    let named = |(field, value): &(String, String)| {
        let name = field.strip_prefix(HOUSE)?;
        let value = value.trim();
        (!value.is_empty()).then(|| (name.to_owned(), value.to_owned()))
    };
    read_options(preset, fields.iter().filter_map(named))
}

fn read_options(
    preset: Preset,
    values: impl IntoIterator<Item = (String, String)>,
) -> Result<Options, BadRules> {
    let mut options = Options::preset(preset);
    let mut seen = Vec::new();
    for (name, value) in values {
        let param = Param::parse(&name)?;
        if seen.contains(&param) {
            return Err(BadRules::Twice(param));
        }
        seen.push(param);
        options.set(param, &value)?;
    }
    Rules::new(options).map(|rules| *rules.options())
}

fn bot(fields: &[(String, String)], seat: u8) -> Result<Bot, BadSetup> {
    let field = seat_field(seat);
    match value(fields, &field) {
        "" => Ok(USUAL_BOT),
        chosen => {
            let found = levels().find(|(_, level)| *level == chosen);
            found.map(|(bot, _)| bot).ok_or(BadSetup::Choice(field))
        }
    }
}

fn pace(value: &str) -> Option<Pace> {
    match value {
        "" => Some(Pace::RELAXED),
        chosen => Pace::CHOICES.into_iter().find(|pace| pace.0.to_string() == chosen),
    }
}

fn choice(field: &str) -> BadSetup {
    BadSetup::Choice(field.to_owned())
}

impl BadSetup {
    /// The field of the form that is at fault, or the one to begin with.
    pub(crate) fn field(&self) -> String {
        match self {
            BadSetup::Name(_) => "name".into(),
            BadSetup::OtherName(seat, _) => name_field(*seat),
            BadSetup::Rules(BadRules::UnknownPreset(_)) => "rules".into(),
            BadSetup::Rules(BadRules::UnknownParam(_) | BadRules::NotKeyValue(_)) => "rules".into(),
            BadSetup::Rules(BadRules::Twice(param) | BadRules::NotAllowed(param, _)) => {
                house_field(*param)
            }
            BadSetup::Rules(BadRules::HandOverLimit { .. } | BadRules::TooFewGuests { .. }) => {
                house_field(Param::Hand)
            }
            BadSetup::Choice(field) => field.clone(),
        }
    }

    /// What is wrong and what would do.
    pub(crate) fn sentence(&self, speech: Speech) -> String {
        match self {
            BadSetup::Name(why) => why.sentence(speech),
            BadSetup::OtherName(seat, BadName::Empty) => speech.home_name_empty_at(*seat),
            BadSetup::OtherName(seat, why) => speech.home_name_at(*seat, &why.sentence(speech)),
            BadSetup::Rules(why) => speech.bad_rules(why),
            BadSetup::Choice(_) => speech.home_bad_choice(),
        }
    }
}

impl BadName {
    /// What is wrong and what would do.
    pub(crate) fn sentence(self, speech: Speech) -> String {
        match self {
            BadName::Empty => speech.home_name_empty(),
            BadName::Long(found) => speech.home_name_long(found, name::MOST),
            BadName::Invisible => speech.home_name_invisible(),
            BadName::Marks => speech.home_name_marks(),
        }
    }
}

/// A setup as a room's log keeps it: text and numbers, with every parameter, so that a preset
/// can be changed under a new name without a game noticing.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire {
    rules: String,
    params: BTreeMap<String, String>,
    seats: Vec<WireSitter>,
    pace: u32,
    hints: bool,
    clock: u32,
    theme: String,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum WireSitter {
    Me { name: String },
    Friend,
    Here { name: String },
    Bot { bot: String },
}

impl From<Setup> for Wire {
    fn from(setup: Setup) -> Wire {
        let options = setup.options;
        let param = |param: Param| (param.name().to_owned(), options.value(param));
        Wire {
            rules: options.base().name().into(),
            params: Param::ALL.into_iter().map(param).collect(),
            seats: setup.seats.into_iter().map(WireSitter::from).collect(),
            pace: setup.pace.0,
            hints: setup.hints,
            clock: setup.clock.0,
            theme: setup.theme.code().into(),
        }
    }
}

impl From<Sitter> for WireSitter {
    fn from(sitter: Sitter) -> WireSitter {
        match sitter {
            Sitter::Me { name } => WireSitter::Me { name },
            Sitter::Friend => WireSitter::Friend,
            Sitter::Here { name } => WireSitter::Here { name },
            Sitter::Bot(bot) => WireSitter::Bot { bot: bot_text(bot) },
        }
    }
}

impl TryFrom<Wire> for Setup {
    type Error = String;

    fn try_from(wire: Wire) -> Result<Setup, String> {
        let preset = Preset::parse(&wire.rules).map_err(|why| why.to_string())?;
        if let Some(param) = Param::ALL.into_iter().find(|p| !wire.params.contains_key(p.name())) {
            return Err(format!("no {}", param.name()));
        }
        let options = read_options(preset, wire.params).map_err(|why| why.to_string())?;
        let seats: Vec<_> =
            wire.seats.into_iter().map(Sitter::try_from).collect::<Result<_, _>>()?;
        if seats.len() != usize::from(options.number(Param::Players)) {
            return Err(format!("seats: {}", seats.len()));
        }
        let theme = Theme::from_code(&wire.theme).ok_or("theme")?;
        let (pace, clock) = (Pace(wire.pace), Clock(wire.clock));
        Ok(Setup { options, seats, pace, hints: wire.hints, clock, theme })
    }
}

impl TryFrom<WireSitter> for Sitter {
    type Error = String;

    fn try_from(wire: WireSitter) -> Result<Sitter, String> {
        match wire {
            WireSitter::Me { name } => Ok(Sitter::Me { name }),
            WireSitter::Friend => Ok(Sitter::Friend),
            WireSitter::Here { name } => Ok(Sitter::Here { name }),
            WireSitter::Bot { bot } => {
                Bot::parse(&bot).map(Sitter::Bot).map_err(|why| why.to_string())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(fields: &[(&str, &str)]) -> Vec<(String, String)> {
        fields.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect()
    }

    fn read(fields: &[(&str, &str)]) -> Result<Setup, BadSetup> {
        Setup::from_form(&form(&[&[("name", "Ann")], fields].concat()))
    }

    fn again(setup: &Setup) -> Setup {
        serde_json::from_str(&serde_json::to_string(setup).unwrap()).unwrap()
    }

    #[test]
    fn a_name_alone_makes_a_game() {
        let setup = Setup::from_form(&form(&[("name", "  Ann ")])).unwrap();
        assert_eq!(setup.options, Options::preset(Preset::Rid));
        let me = Sitter::Me { name: "Ann".into() };
        let waiter = Sitter::Bot(Bot::Patient);
        assert_eq!(setup.seats, [me, waiter.clone(), waiter.clone(), waiter]);
        assert_eq!((setup.pace, setup.hints, setup.theme), (Pace(900), false, Theme::default()));
    }

    #[test]
    fn the_rules_bring_a_theme_along_unless_another_is_chosen() {
        assert_eq!(read(&[("rules", "amigo")]).unwrap().theme.code(), "cafe");
        assert_eq!(read(&[("theme", "cafe")]).unwrap().theme.code(), "cafe");
        assert_eq!(read(&[("theme", "moon")]), Err(choice("theme")));
    }

    #[test]
    fn every_choice_is_read_and_kept() {
        let setup = read(&[
            ("rules", "amigo"),
            ("house-players", "5"),
            ("house-limit", " 10 "),
            ("house-own", ""),
            ("house-tie", "shared"),
            ("seat-2", "apprentice"),
            ("seat-3", "waiter"),
            ("seat-4", "sommelier"),
            ("seat-5", "maitre"),
            ("pace", "0"),
            ("theme", "risa"),
            ("hints", "on"),
        ])
        .unwrap();
        assert_eq!(setup.options.to_string(), "amigo players=5 limit=10 tie=shared");
        let bots = [Bot::Greedy, Bot::Patient, Bot::SOMMELIER, Bot::MAITRE].map(Sitter::Bot);
        assert_eq!(setup.seats[1..], bots);
        assert_eq!(
            (setup.pace, setup.hints, setup.theme),
            (Pace(0), true, Theme::from_code("risa").unwrap())
        );
        assert_eq!(again(&setup), setup);
    }

    #[test]
    fn only_the_seats_that_play_count() {
        let setup = read(&[("house-players", "2"), ("seat-3", "nobody")]).unwrap();
        assert_eq!(setup.seats.len(), 2);
        assert_eq!(again(&setup), setup);
    }

    #[test]
    fn every_fault_names_its_field() {
        let cases = [
            (("rules", "chess"), "rules"),
            (("house-limt", "3"), "rules"),
            (("house-limit", "25"), "house-limit"),
            (("house-limit", "6"), "house-hand"),
            (("house-tie", "lot"), "house-tie"),
            (("house-alone_scores", "on"), "house-alone_scores"),
            (("seat-4", "greedy"), "seat-4"),
            (("seat-2", "search:10000000"), "seat-2"),
            (("pace", "1"), "pace"),
            (("pace", "00"), "pace"),
            (("hints", "yes"), "hints"),
        ];
        for (field, at) in cases {
            let fault = read(&[field]).unwrap_err();
            assert_eq!(fault.field(), at, "{field:?}");
            assert!(!fault.sentence(Speech::default()).is_empty());
        }
        assert_eq!(Setup::from_form(&[]).unwrap_err(), BadSetup::Name(BadName::Empty));
        let twice = read(&[("house-own", "1"), ("house-own", "1")]);
        assert_eq!(twice.unwrap_err().field(), "house-own");
        let few = read(&[
            ("house-copies", "2"),
            ("house-players", "5"),
            ("house-hand", "12"),
            ("house-limit", "12"),
        ]);
        assert!(matches!(few, Err(BadSetup::Rules(BadRules::TooFewGuests { .. }))));
    }

    #[test]
    fn the_log_keeps_every_parameter_as_text() {
        let json = serde_json::to_value(read(&[("house-limit", "10")]).unwrap()).unwrap();
        assert_eq!(json["rules"], "rid");
        assert_eq!(json["params"].as_object().unwrap().len(), Param::COUNT);
        assert_eq!(json["params"]["limit"], "10");
        assert_eq!(json["params"]["tie"], "fewest-cards");
        assert_eq!(json["seats"][0]["me"]["name"], "Ann");
        assert_eq!(json["seats"][1]["bot"]["bot"], "waiter");
    }

    #[test]
    fn a_log_that_says_more_or_less_is_refused() {
        type Json = serde_json::Value;
        type Change = fn(&mut Json);
        let good = serde_json::to_value(read(&[]).unwrap()).unwrap();
        let changes: [(&str, Change); 9] = [
            ("more", |json| json["colour"] = "red".into()),
            ("more of a seat", |json| json["seats"][0]["me"]["age"] = 7.into()),
            ("another seat", |json| json["seats"][1] = serde_json::json!({"friend": {}})),
            ("more parameters", |json| json["params"]["luck"] = "1".into()),
            ("no parameter", |json| json["params"] = serde_json::json!({})),
            ("no such value", |json| json["params"]["own"] = "10".into()),
            ("no such preset", |json| json["rules"] = "chess".into()),
            ("no such theme", |json| json["theme"] = "sea".into()),
            ("a seat too many", |json| json["params"]["players"] = "3".into()),
        ];
        for (what, change) in changes {
            let mut json = good.clone();
            change(&mut json);
            assert!(serde_json::from_value::<Setup>(json).is_err(), "{what}");
        }
    }
}
