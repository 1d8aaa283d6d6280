//! A room before its game begins: what is played, who sits there, who is waited for; and for whoever
//! made it the links and the button that starts the game.

use diner::Rules;
use maud::{Markup, html};
use words::{Label, Speech};

use super::layout::{layout, script};
use super::links::{Shown, unreachable};
use super::{Lobby, LobbyPlace, at_table, drawings, home, settings, strings, terrace};
use crate::assets;
use crate::setup::Clock;

/// The whole page.
pub(crate) fn lobby_page(lobby: &Lobby<'_>) -> Markup {
    let speech = lobby.speech;
    let base = lobby.base;
    let body = html! {
        (at_table::signs())
        header .entrance {
            a .to-entrance href="/" { (drawings::sign("home")) (speech.home().product) }
        }
        main #game data-room=(lobby.room) data-version=(lobby.version) data-build=(assets::build())
            data-socket={ (base) "/socket" } {
            div #notice {}
            @if !lobby.maker { div .lobby-view { (terrace::picture()) } }
            (region(lobby))
        }
        (settings::dialogs(speech))
        (strings::strings(speech))
    };
    let head = html! {
        (home::head()) (at_table::style()) (strings::preloads()) (script())
        // Without the script the page looks by itself whether the game has begun. Not while
        // somebody copies links from it.
        @if !lobby.maker { noscript { meta http-equiv="refresh" content="8"; } }
    };
    layout(&speech.company_lobby(), speech, "at-home at-lobby", head, body)
}

/// The part of the page that changes.
pub(crate) fn lobby_regions(lobby: &Lobby<'_>) -> Vec<(&'static str, String)> {
    vec![("lobby", region(lobby).into_string())]
}

fn region(lobby: &Lobby<'_>) -> Markup {
    let speech = lobby.speech;
    let free = lobby.places.iter().filter(|place| place.is_free()).count() as u32;
    html! {
        section #lobby aria-labelledby="lobby-head" {
            div .lobby-head {
                h1 #lobby-head { (speech.company_lobby()) }
                p {
                    @if lobby.maker { (speech.company_lobby_maker()) }
                    @else if lobby.places.iter().any(|place| place.own) {
                        (speech.company_lobby_waiting())
                    } @else { (speech.server_watch_waiting()) }
                }
            }
            section .lobby-who aria-labelledby="who-head" {
                h2 #who-head { (speech.company_who()) }
                p .quiet { (speech.company_waits_for(free)) }
                (unreachable(speech, lobby.places.iter().filter_map(|place| place.link.as_ref())))
                ol .lobby-places {
                    @for (place, number) in lobby.places.iter().zip(1..) {
                        (seat(lobby, place, number))
                    }
                }
            }
            div .lobby-beside {
                (start(lobby, free))
                section .lobby-what aria-labelledby="what-head" {
                    h2 #what-head { (speech.company_played()) }
                    (played(speech, lobby.rules, lobby.clock, lobby.hints))
                }
                @if let Some(watch) = &lobby.watch {
                    section .lobby-watch {
                        @let label = speech.company_link_watch();
                        @let base = lobby.base;
                        (Shown { speech, base, label: &label }.link(watch, false))
                        p .quiet { (speech.company_link_watch_why()) }
                    }
                }
            }
        }
    }
}

fn start(lobby: &Lobby<'_>, free: u32) -> Markup {
    html! {
        @if lobby.maker {
            form .lobby-start method="post" action={ (lobby.base) "/people" } {
                input type="hidden" name="do" value="start";
                button .big type="submit" { (lobby.speech.company_start(free)) }
            }
        } @else {
            p .lobby-waits { (lobby.speech.company_waits_for_start()) }
        }
    }
}

fn seat(lobby: &Lobby<'_>, place: &LobbyPlace, number: u8) -> Markup {
    let speech = lobby.speech;
    let label = match &place.name {
        Some(name) => speech.company_link_of(name),
        None => speech.company_link_seat(number),
    };
    let base = lobby.base;
    html! {
        li .lobby-place .free[place.is_free()] .own[place.own] data-key={ "place-" (number) } {
            div .lobby-sitter {
                span class={ "seat-mark seat-" (number) } { (number) }
                @match &place.name {
                    Some(name) => bdi .name { (name) },
                    None => span .name { (speech.company_free()) },
                }
                @if let Some(level) = place.bot {
                    span .role { (speech.bot_level(level)) }
                } @else if place.own {
                    span .role { (speech.label(Label::You)) }
                }
            }
            @if let Some(link) = &place.link {
                (Shown { speech, base, label: &label }.link(link, place.is_free()))
            }
        }
    }
}

/// The rules of a game in a few words, and a way to all of them.
pub(super) fn played(speech: Speech, rules: &Rules, clock: Clock, hints: bool) -> Markup {
    let options = rules.options();
    let text = speech.rules(rules);
    html! {
        div .played {
            h3 { (speech.options_title(options)) }
            p { (speech.preset_special(options.base())) }
            @if !text.differences.is_empty() {
                p .played-head { (speech.home().differences) }
                ul { @for line in &text.differences { li { (super::rules::coded(line)) } } }
            }
            ul .played-facts {
                li { (drawings::sign("clock")) (speech.company_clock(clock.0)) }
                li {
                    (drawings::sign("hint"))
                    @if hints { (speech.company_hints()) } @else { (speech.company_no_hints()) }
                }
                li {
                    (drawings::sign("rules"))
                    a href={ "/rules/" (options.base().name()) } target="_blank" {
                        (speech.company_read_rules())
                    }
                }
            }
        }
    }
}

impl LobbyPlace {
    /// Whether nobody sits here yet.
    fn is_free(&self) -> bool {
        self.name.is_none() && self.bot.is_none()
    }
}
