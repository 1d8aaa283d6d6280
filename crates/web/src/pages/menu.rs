//! What somebody at a table can open: reactions, and the menu with what can be done about the own
//! seat and with the links.

use diner::{BySeat, Seat};
use maud::{Markup, html};
use words::Label;

use super::at_table::{button, is_over, others, playing};
use super::links::{Shown, unreachable};
use super::{Attendance, Scene, drawings};
use crate::room::Matter;

/// Six signs to send, and whose not to see.
pub(super) fn reactions(scene: &Scene<'_>, names: &BySeat<String>) -> Markup {
    let (speech, others) = (scene.speech, others(scene));
    let label = speech.company_react();
    if others.is_empty() {
        return html! {};
    }
    html! {
        button .tool .open-reactions type="button" popovertarget="reactions" title=(label) {
            (drawings::sign("react")) span { (label) }
        }
        div #reactions .sheet popover="auto" role="group" aria-label=(label) {
            (sheet_head(scene, "reactions", &label))
            @if let Some(you) = scene.you {
                form .react method="post" action={ (scene.base) "/react" } {
                    input type="hidden" name="seat" value=(you.number());
                    @for number in 1..=art::REACTIONS {
                        button type="submit" name="reaction" value=(number) {
                            (drawings::reaction(number)) span { (speech.company_reaction(number)) }
                        }
                    }
                }
            }
            ul .mutes {
                @for seat in others {
                    @let id = format!("mute-{}", seat.number());
                    li {
                        input type="checkbox" id=(id) data-mute=(seat.number());
                        label for=(id) { (speech.company_mute(&speech.player_name(seat, names))) }
                    }
                }
            }
        }
    }
}

/// The title of what a tool opens, and the way back.
fn sheet_head(scene: &Scene<'_>, sheet: &str, title: &str) -> Markup {
    html! {
        button .close-sheet type="button" popovertarget=(sheet) popovertargetaction="hide"
            aria-label=(scene.speech.label(Label::ClosePanel)) { (drawings::sign("close")) }
        p .sheet-head { (title) }
    }
}

/// What can be done about the own seat, and the links.
pub(super) fn menu(scene: &Scene<'_>, names: &BySeat<String>, news: &Markup) -> Markup {
    let speech = scene.speech;
    let label = speech.company_table();
    let company = scene.company;
    let seat = scene.you.filter(|seat| playing(scene).contains(seat) && !is_over(scene));
    let linked = company.watch.is_some() || !company.links.is_empty();
    let away = absent(scene, names);
    let asks = !news.0.is_empty();
    if (seat.is_none() || others(scene).is_empty()) && !linked && away.is_empty() && !asks {
        return html! {};
    }
    html! {
        button .tool .open-table .asks[asks] type="button" popovertarget="table-menu" title=(label) {
            (drawings::sign("people")) span { (label) }
        }
        div #table-menu .sheet popover="auto" role="group" aria-label=(label) {
            (sheet_head(scene, "table-menu", &label))
            // Where the page has no room for them, they are here.
            (news)
            @for line in away { p { (line) } }
            @if let Some(seat) = seat { (choices(scene, seat)) }
            (links(scene, names))
        }
    }
}

/// Who does not play and why, a sentence each.
fn absent(scene: &Scene<'_>, names: &BySeat<String>) -> Vec<String> {
    let speech = scene.speech;
    let sentence = |seat: Seat| {
        let name = speech.player_name(seat, names);
        match scene.company.attendance[seat] {
            Attendance::There | Attendance::Away => None,
            Attendance::StandIn => Some(speech.company_stands_in(&name)),
            Attendance::Resigned => Some(speech.company_resigned_note(&name)),
        }
    };
    scene.rules.seats().filter_map(sentence).collect()
}

/// What whoever plays may propose or do.
fn choices(scene: &Scene<'_>, seat: Seat) -> Markup {
    let speech = scene.speech;
    let wanted = |matter| scene.company.wants.iter().any(|(_, wanted)| *wanted == matter);
    let choice = |what, text: String, why: String| {
        html! { li { (button(scene, what, seat, &text, false)) span .quiet { (why) } } }
    };
    html! {
        ul .choices-of-seat {
            @if !scene.company.paused && !wanted(Matter::Pause) {
                (choice("want-pause", speech.company_pause_want(), speech.company_pause_want_why()))
            }
            @if !wanted(Matter::End) {
                (choice("want-end", speech.company_end_want(), speech.company_end_want_why()))
            }
            (choice("leave", speech.company_leave(), speech.company_leave_why()))
            li {
                details .resign {
                    summary { (speech.company_resign()) }
                    p .quiet { (speech.company_resign_why()) }
                    (button(scene, "resign", seat, &speech.company_resign_sure(), false))
                }
            }
        }
    }
}

fn links(scene: &Scene<'_>, names: &BySeat<String>) -> Markup {
    let speech = scene.speech;
    // Whoever made the game has the friends' links, and can do something about them.
    let maker = !scene.company.links.is_empty();
    let show = |link, label: String| {
        let shown = Shown { speech, base: scene.base, label: &label };
        if maker { shown.link(link, false) } else { shown.fixed(link) }
    };
    let of_friends = scene.company.links.iter().map(|(_, link)| link);
    html! {
        @if maker { (unreachable(speech, of_friends.chain(&scene.company.watch))) }
        @if let Some(watch) = &scene.company.watch {
            (show(watch, speech.company_link_watch()))
        }
        @for (seat, link) in &scene.company.links {
            (show(link, speech.company_link_of(&speech.player_name(*seat, names))))
        }
    }
}
