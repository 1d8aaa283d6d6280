//! The form that makes a game. One button with good defaults first; all that can be chosen below
//! it, in fields that belong to the same form wherever they stand on the page.

use diner::{Allowed, Options, Param, Preset, Rules};
use maud::{Markup, html};
use words::{HomeWords, Speech, Theme};

use super::rules::coded;
use crate::setup::{self, BadSetup, Clock, Pace, house_field, name_field, seat_field};

/// Which form the fields belong to.
const FORM: &str = "new-game";

/// The form, empty or as it was sent.
pub(super) struct NewGame<'a> {
    pub(super) speech: Speech,
    pub(super) words: &'a HomeWords,
    /// The name that the browser's last game was made with.
    pub(super) name: &'a str,
    /// What was wrong, and what was sent.
    pub(super) fault: Option<(&'a BadSetup, &'a [(String, String)])>,
}

impl NewGame<'_> {
    /// What is wrong, with a way to the field.
    pub(super) fn fault_banner(&self) -> Markup {
        let Some((fault, _)) = self.fault else { return html! {} };
        html! {
            section #fault .fault-banner role="alert" {
                h2 { (self.words.fault) }
                p { (fault.sentence(self.speech)) }
                a href={ "#" (anchor(&fault.field())) } { (self.words.fault_go) }
            }
        }
    }

    /// Name and button: a game in one press.
    pub(super) fn start(&self) -> Markup {
        let words = self.words;
        let name = match (self.typed("name"), self.name) {
            (Some(typed), _) => typed,
            (None, "") => words.guest.as_str(),
            (None, last) => last,
        };
        html! {
            form #(FORM) .start method="post" action="/games" {
                div .field {
                    label for="name" { (words.name) }
                    input #name name="name" type="text" value=(name) dir="auto"
                        autocomplete="nickname" maxlength="96" spellcheck="false"
                        aria-invalid=[self.invalid("name")] aria-describedby=[self.told("name")];
                    (self.said("name"))
                }
                button .big type="submit" { (words.start) }
            }
            p .start-with { (words.start_with) }
        }
    }

    /// Everything that can be chosen.
    pub(super) fn choices(&self) -> Markup {
        html! {
            section #choices .choices aria-labelledby="choices-heading" {
                h2 #choices-heading { (self.words.choices) }
                (self.rules())
                div .choices-pair {
                    (self.seats())
                    div {
                        (self.clock())
                        (self.pace())
                        (self.theme())
                        (self.hints())
                    }
                }
                (self.house())
                button .big type="submit" form=(FORM) { (self.words.start_so) }
            }
        }
    }

    fn rules(&self) -> Markup {
        html! {
            fieldset #rules .rule-cards aria-describedby=[self.told("rules")] {
                legend { (self.words.rules) }
                @for preset in Preset::ALL {
                    @let id = format!("rules-{}", preset.name());
                    div .rule-card {
                        input #(id) type="radio" name="rules" value=(preset.name()) form=(FORM)
                            checked[self.is("rules", preset.name(), Preset::ALL[0].name())];
                        label for=(id) {
                            (emblem(preset))
                            strong { (self.speech.preset(preset)) }
                            span { (self.speech.preset_special(preset)) }
                        }
                        a href={ "/rules/" (preset.name()) }
                            aria-label=(self.speech.home_read_rules(preset)) {
                            (self.words.read_rules)
                        }
                    }
                }
                (self.said("rules"))
            }
        }
    }

    fn seats(&self) -> Markup {
        let players = house_field(Param::Players);
        let usual = Options::preset(Preset::ALL[0]).value(Param::Players);
        let counts = match Param::Players.allowed() {
            Allowed::Range(least, most) => least..=most,
            Allowed::Words(_) => 0..=0,
        };
        html! {
            fieldset #seats .seats {
                legend { (self.words.seats) }
                div .seats-pair {
                    div {
                        div .segments role="radiogroup" aria-labelledby="players-label"
                            aria-describedby=[self.told(&players)] {
                            span #players-label .segments-label { (self.words.players) }
                            @for count in counts.clone() {
                                @let value = count.to_string();
                                @let id = format!("players-{value}");
                                span .segment {
                                    input #(id) type="radio" name=(players) value=(value) form=(FORM)
                                        checked[self.is(&players, &value, &usual)];
                                    label for=(id) { (value) }
                                }
                            }
                        }
                        (self.said(&players))
                        div .field .seat {
                            span .seat-label { (self.speech.home_seat(1)) }
                            span .seat-mine { (self.words.you) }
                        }
                        @for seat in 2..=*counts.end() { (self.seat(seat)) }
                    }
                    dl .levels {
                        @for (at, (_, level)) in setup::levels().enumerate() {
                            div {
                                dt { (strength(at)) (self.speech.home_bot_level(level)) }
                                dd { (self.speech.bot_character(level)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn seat(&self, seat: u8) -> Markup {
        let field = seat_field(seat);
        let usual = setup::USUAL_BOT.level().unwrap_or_default();
        let people = [
            (setup::FRIEND, self.speech.company_seat_friend()),
            (setup::HERE, self.speech.company_seat_here()),
        ];
        html! {
            div class={ "field seat for-" (seat) } {
                label for=(field) { (self.speech.home_seat(seat)) }
                select #(field) name=(field) form=(FORM)
                    aria-invalid=[self.invalid(&field)] aria-describedby=[self.told(&field)] {
                    optgroup label=(self.speech.company_seat_group_people()) {
                        @for (value, text) in people {
                            option value=(value) selected[self.is(&field, value, usual)] { (text) }
                        }
                    }
                    optgroup label=(self.speech.company_seat_group_bots()) {
                        @for (_, level) in setup::levels() {
                            option value=(level) selected[self.is(&field, level, usual)] {
                                (self.speech.bot_at_seat(level, seat))
                            }
                        }
                    }
                }
                (self.said(&field))
                (self.name_here(seat))
            }
        }
    }

    /// The name of somebody on this device: in view only where that is chosen.
    fn name_here(&self, seat: u8) -> Markup {
        let field = name_field(seat);
        html! {
            div .name-here {
                label for=(field) { (self.speech.company_name_here(seat)) }
                input #(field) name=(field) form=(FORM) type="text" dir="auto" maxlength="96"
                    value=(self.typed(&field).unwrap_or_default())
                    autocomplete="off" spellcheck="false"
                    aria-invalid=[self.invalid(&field)] aria-describedby=[self.told(&field)];
                (self.said(&field))
            }
        }
    }

    fn clock(&self) -> Markup {
        let usual = Clock::CHOICES[0].0.to_string();
        html! {
            fieldset #clock aria-describedby=(self.told("clock").unwrap_or("clock-help".into())) {
                legend { (self.speech.company_clock_legend()) }
                div .segments {
                    @for clock in Clock::CHOICES {
                        @let value = clock.0.to_string();
                        @let id = format!("clock-{value}");
                        span .segment {
                            input #(id) type="radio" name="clock" value=(value) form=(FORM)
                                checked[self.is("clock", &value, &usual)];
                            label for=(id) { (self.speech.company_clock_short(clock.0)) }
                        }
                    }
                }
                p #clock-help .help { (self.speech.company_clock_help()) }
                (self.said("clock"))
            }
        }
    }

    fn pace(&self) -> Markup {
        let usual = Pace::RELAXED.0.to_string();
        html! {
            fieldset #pace aria-describedby=[self.told("pace")] {
                legend { (self.words.pace) }
                div .segments {
                    @for pace in Pace::CHOICES {
                        @let value = pace.0.to_string();
                        @let id = format!("pace-{value}");
                        span .segment {
                            input #(id) type="radio" name="pace" value=(value) form=(FORM)
                                checked[self.is("pace", &value, &usual)];
                            label for=(id) { (self.speech.home_pace(pace.0)) }
                        }
                    }
                }
                (self.said("pace"))
            }
        }
    }

    fn theme(&self) -> Markup {
        let usual = self.words.theme_usual.clone();
        let themes = Theme::all().map(|theme| (theme.code(), self.speech.theme_title(theme)));
        html! {
            fieldset #theme aria-describedby=[self.told("theme")] {
                legend { (self.words.theme) }
                div .segments {
                    @for (value, text) in [("", usual)].into_iter().chain(themes) {
                        @let id = format!("theme-{}", if value.is_empty() { "usual" } else { value });
                        span .segment {
                            input #(id) type="radio" name="theme" value=(value) form=(FORM)
                                checked[self.is("theme", value, "")];
                            label for=(id) { (text) }
                        }
                    }
                }
                (self.said("theme"))
            }
        }
    }

    fn hints(&self) -> Markup {
        html! {
            div .field .tick {
                input #hints type="checkbox" name="hints" value="on" form=(FORM)
                    aria-describedby=(self.told("hints").unwrap_or("hints-help".into()))
                    checked[self.fault.is_none() || self.typed("hints").is_some()];
                label for="hints" { (self.words.hints) }
                p #hints-help .help { (self.words.hints_help) }
                (self.said("hints"))
            }
        }
    }

    fn house(&self) -> Markup {
        let params = || Param::ALL.into_iter().filter(|&param| param != Param::Players);
        let touched = params().any(|p| self.typed(&house_field(p)).is_some_and(|v| !v.is_empty()));
        let open = touched || params().any(|param| self.at_fault(&house_field(param)));
        html! {
            details #house .house open[open] {
                summary { (self.words.house) }
                p { (self.words.house_intro) }
                div .house-rows { @for param in params() { (self.param(param)) } }
            }
        }
    }

    fn param(&self, param: Param) -> Markup {
        let field = house_field(param);
        let typed = self.typed(&field).unwrap_or_default();
        let now = format!("{field}-now");
        let told = self.told(&field).map_or(now.clone(), |fault| format!("{fault} {now}"));
        let same = same_in_all(param);
        html! {
            div .field .house-row {
                label for=(field) { (self.speech.param(param)) }
                @match param.allowed() {
                    Allowed::Range(least, most) => {
                        input #(field) name=(field) form=(FORM) type="number" inputmode="numeric"
                            min=(least) max=(most) value=(typed) placeholder=[same.as_ref()]
                            aria-invalid=[self.invalid(&field)] aria-describedby=(told);
                    }
                    Allowed::Words(words) => {
                        select #(field) name=(field) form=(FORM)
                            aria-invalid=[self.invalid(&field)] aria-describedby=(told) {
                            option value="" { (self.words.house_keep) }
                            @for word in words {
                                option value=(word) selected[typed == *word] {
                                    (self.speech.param_value(param, word))
                                }
                            }
                        }
                    }
                }
                p #(now) .help {
                    @if let Some(value) = same {
                        (self.speech.home_house_all(&self.speech.param_value(param, &value)))
                    } @else {
                        @for preset in Preset::ALL {
                            @let value = Options::preset(preset).value(param);
                            span class={ "in-" (preset.name()) } {
                                (self.speech.home_house_in(
                                    preset, &self.speech.param_value(param, &value)))
                            }
                            " "
                        }
                    }
                    @if let Some(difference) = self.difference(param, typed) {
                        span .difference { (coded(&difference)) }
                    }
                }
                (self.said(&field))
            }
        }
    }

    /// What a typed value changes, where it can be dealt alone.
    fn difference(&self, param: Param, typed: &str) -> Option<String> {
        let preset = Preset::parse(self.typed("rules")?).ok()?;
        let mut options = Options::preset(preset);
        options.set(param, typed).ok()?;
        let rules = Rules::new(options).ok()?;
        self.speech.rules(&rules).differences.into_iter().next()
    }

    /// What was sent in a field, if a form was sent that had it.
    fn typed(&self, field: &str) -> Option<&str> {
        let (_, fields) = self.fault?;
        let sent = fields.iter().any(|(name, _)| name == field);
        sent.then(|| setup::value(fields, field))
    }

    /// Whether a choice is the one that was sent, or the usual one where none was.
    fn is(&self, field: &str, value: &str, usual: &str) -> bool {
        self.typed(field).unwrap_or(usual) == value
    }

    fn at_fault(&self, field: &str) -> bool {
        self.fault.is_some_and(|(fault, _)| fault.field() == field)
    }

    fn invalid(&self, field: &str) -> Option<&'static str> {
        self.at_fault(field).then_some("true")
    }

    /// Which element says what is wrong with a field.
    fn told(&self, field: &str) -> Option<String> {
        self.at_fault(field).then(|| format!("{field}-fault"))
    }

    fn said(&self, field: &str) -> Markup {
        let fault = self.fault.filter(|_| self.at_fault(field));
        html! {
            @if let Some((fault, _)) = fault {
                p #{ (field) "-fault" } .fault { (fault.sentence(self.speech)) }
            }
        }
    }
}

/// The element of a field: that of a group of choices where it is one.
fn anchor(field: &str) -> &str {
    if field == "house-players" { "seats" } else { field }
}

/// The value that a parameter has in every preset.
fn same_in_all(param: Param) -> Option<String> {
    let value = |preset| Options::preset(preset).value(param);
    let first = value(Preset::ALL[0]);
    Preset::ALL.into_iter().all(|preset| value(preset) == first).then_some(first)
}

/// Stars of a level, from one to four, for those who see them.
fn strength(at: usize) -> Markup {
    html! {
        svg .strength viewBox="0 0 52 10" aria-hidden="true" focusable="false" {
            @for star in 0..4 {
                circle class=(if star <= at { "on" } else { "off" }) cx=(5 + 14 * star) cy="5" r="4" {}
            }
        }
    }
}

/// A small sign for a rule set: a table with three values, a cup, a cup with a door sign.
fn emblem(preset: Preset) -> Markup {
    html! {
        svg .game-sign viewBox="0 0 64 64" aria-hidden="true" focusable="false" {
            @match preset {
                Preset::Rid => {
                    circle .em-fill cx="32" cy="32" r="17" {}
                    ellipse .em-line cx="32" cy="32" rx="29" ry="9" transform="rotate(-24 32 32)" {}
                    path .em-fill d="M16.5 25a17 17 0 0 1 31 0Q32 20 16.5 25Z" {}
                    circle .em-dot cx="54" cy="14" r="4" {}
                }
                Preset::Cafe => {
                    path .em-fill d="M13 28h32v11a13 13 0 0 1-13 13h-6a13 13 0 0 1-13-13Z" {}
                    path .em-line d="M45 31h3a6 6 0 0 1 0 12h-4M10 58h38" {}
                    path .em-line d="M23 21q-4-4 0-8t0-7M34 21q-4-4 0-8t0-7" {}
                }
                Preset::Amigo => {
                    path .em-line d="M32 6v8M32 14 12 26M32 14l20 12" {}
                    rect .em-fill x="8" y="26" width="48" height="26" rx="6" {}
                    path .em-cut d="M17 35h30M17 43h19" {}
                }
            }
        }
    }
}
