//! The page of a game, put together from its regions.

use maud::{Markup, PreEscaped, html};
use words::Label;

use super::layout::{layout, script};
use super::{
    Scene, at_table, choices, drawings, end, floor, hand, panels, placements, plates, settings,
    strings,
};
use crate::assets;

/// The title of the page, as its tab shows it.
pub(crate) fn title(scene: &Scene<'_>) -> String {
    let names = plates::names(scene);
    match (scene.company.stopped, scene.company.paused) {
        (true, _) => return scene.speech.company_title_stopped(scene.rules),
        (false, true) => return scene.speech.company_title_paused(scene.rules),
        (false, false) => {}
    }
    scene.speech.game_title(scene.rules, scene.seen.public(), scene.you, &names)
}

/// The parts of the page that change, each an element with its id.
pub(crate) fn regions(scene: &Scene<'_>) -> Vec<(&'static str, String)> {
    let parts = Parts::of(scene);
    let region = |(id, html): (&'static str, Markup)| (id, html.into_string());
    parts.into_iter().map(region).collect()
}

struct Parts {
    status: Markup,
    players: Markup,
    clock: Markup,
    company: Markup,
    floor: Markup,
    hand: Markup,
    placements: Markup,
    actions: Markup,
    turn: Markup,
    piles: Markup,
    log: Markup,
    since: Markup,
    end: Markup,
    choices: Markup,
    notice: Markup,
}

impl Parts {
    fn of(scene: &Scene<'_>) -> Parts {
        let choices = choices::choices(scene);
        let names = plates::names(scene);
        Parts {
            status: plates::status(scene, &choices, &names),
            players: plates::players(scene, &names),
            clock: at_table::clock(scene),
            company: at_table::company(scene, &names),
            floor: floor::floor(scene, &choices),
            hand: hand::hand(scene, &choices, &names),
            placements: placements::placements(scene, &choices),
            actions: hand::actions(scene, &choices),
            turn: panels::turn(scene, &names),
            piles: panels::piles(scene),
            log: panels::log(scene, &names),
            since: panels::since(scene, &names),
            end: end::end(scene, &names),
            choices: data(&choices::json(&choices, &scene.speech)),
            notice: end::notice(scene),
        }
    }

    fn into_iter(self) -> impl Iterator<Item = (&'static str, Markup)> {
        [
            ("status", self.status),
            ("players", self.players),
            ("clock", self.clock),
            ("company", self.company),
            ("floor", self.floor),
            ("hand", self.hand),
            ("placements", self.placements),
            ("actions", self.actions),
            ("turn", self.turn),
            ("piles", self.piles),
            ("log", self.log),
            ("since", self.since),
            ("end", self.end),
            ("choices", self.choices),
            ("notice", self.notice),
        ]
        .into_iter()
    }
}

/// Data for the script. A `<` could end the element, so none is left.
fn data(choices: &serde_json::Value) -> Markup {
    let text = choices.to_string().replace('<', "\\u003c");
    html! { script #choices type="application/json" { (PreEscaped(text)) } }
}

/// The whole page.
pub(crate) fn game_page(scene: &Scene<'_>) -> Markup {
    let speech = scene.speech;
    let parts = Parts::of(scene);
    let address = |last: &str| format!("{}/{last}", scene.base);
    let shared = scene.company.own.len() > 1;
    let body = html! {
        (floor::sprites(&speech))
        main #game data-room=(scene.room) data-version=(scene.version) data-build=(assets::build())
            data-socket=(address("socket")) data-act=(address("act")) data-hint=(address("hint"))
            data-you=[scene.you] data-shared[shared] tabindex="-1" {
            h1 .unseen { (speech.game_name(scene.rules)) }
            (parts.status)
            (parts.players)
            (parts.clock)
            (parts.company)
            (parts.end)
            form #act method="post" action=(address("act")) {
                input type="hidden" name="version" value=(scene.version);
                input type="hidden" name="key" value=(scene.key);
                (parts.floor)
                (parts.notice)
                (parts.hand)
                (parts.placements)
                (parts.actions)
            }
            (bar(scene))
            aside #side popover="auto" aria-label=(speech.label(Label::Story)) {
                button .close-side type="button" popovertarget="side" popovertargetaction="hide" {
                    (drawings::sign("close")) span { (speech.label(Label::ClosePanel)) }
                }
                div .side-links {
                    a href="/" { (drawings::sign("home")) span { (speech.label(Label::Home)) } }
                    a href=(address("rules")) { (drawings::sign("rules")) span { (speech.label(Label::Rules)) } }
                    button type="button" data-opens="settings" {
                        (drawings::sign("settings")) span { (speech.label(Label::Settings)) }
                    }
                }
                div .scroll tabindex="0" role="group" aria-label=(speech.label(Label::Story)) {
                    (parts.turn)
                    (parts.since)
                    (parts.piles)
                    (parts.log)
                }
            }
            (parts.choices)
        }
        (settings::dialogs(speech))
        (strings::strings(speech))
    };
    let head =
        html! { (at_table::style()) (strings::whole_first()) (strings::preloads()) (script()) };
    layout(&title(scene), speech, "game", head, body)
}

/// Ways to elsewhere, and on a phone to the panels.
fn bar(scene: &Scene<'_>) -> Markup {
    let speech = scene.speech;
    html! {
        nav #bar aria-label=(speech.label(Label::Menu)) {
            a .tool .to-home href="/" { (drawings::sign("home")) span { (speech.label(Label::Home)) } }
            a .tool .to-rules href={ (scene.base) "/rules" } {
                (drawings::sign("rules")) span { (speech.label(Label::Rules)) }
            }
            button .tool #open-settings type="button" hidden {
                (drawings::sign("settings")) span { (speech.label(Label::Settings)) }
            }
            button .tool #open-side type="button" popovertarget="side" {
                (drawings::sign("log")) span { (speech.label(Label::More)) }
            }
        }
    }
}
