//! The people at the table of a game: who is away or stood in for, who would like what, the time
//! for the turn, reactions, the menu of the own seat.

use diner::{BySeat, Seat};
use maud::{Markup, PreEscaped, html};
use words::Label;

use super::links::Shown;
use super::{Attendance, Playing, Scene, curtain};
use crate::room::Matter;
use crate::{art, assets};

/// The style of everything about company.
pub(super) fn style() -> Markup {
    html! { link rel="stylesheet" href=(assets::url("company.css")); }
}

/// The signs alone, for pages without a floor.
pub(super) fn signs() -> Markup {
    PreEscaped(art::sign_sprites())
}

/// Whether the game is over, by its rules or by agreement.
pub(super) fn is_over(scene: &Scene<'_>) -> bool {
    scene.seen.public().end.is_some() || scene.company.stopped
}

/// Whether somebody could act now: not after the end, not while the game rests.
pub(super) fn goes_on(scene: &Scene<'_>) -> bool {
    !is_over(scene) && !scene.company.paused
}

/// The seats of this browser.
fn own(scene: &Scene<'_>) -> Vec<Seat> {
    match scene.company.own.is_empty() {
        true => scene.you.into_iter().collect(),
        false => scene.company.own.clone(),
    }
}

/// The other people, also those for whom a bot plays.
fn others(scene: &Scene<'_>) -> Vec<Seat> {
    let own = own(scene);
    let is_person = |seat: &Seat| {
        let bot = matches!(scene.players[*seat].playing, Playing::Bot(_));
        !bot || scene.company.attendance[*seat] != Attendance::There
    };
    scene.rules.seats().filter(|seat| !own.contains(seat)).filter(is_person).collect()
}

/// The region with the time that is left; empty while no clock runs.
pub(super) fn clock(scene: &Scene<'_>) -> Markup {
    let Some(time) = scene.company.clock.filter(|_| goes_on(scene)) else {
        return html! { div #clock {} };
    };
    let digits = digits(time.left);
    let turn = scene.seen.public().turn.seat;
    html! {
        // Which turn it is, since two turns may begin with the same time.
        div #clock .late[time.left < 15_000] data-left=(time.left) data-of=(time.of)
            data-turn={ (scene.turns.len()) "." (turn) } {
            (art::sign("clock"))
            span .digits aria-hidden="true" { (digits) }
            span .unseen { (scene.speech.company_time_left(&digits)) }
        }
    }
}

/// "2:30", "23:59:10".
fn digits(milliseconds: i64) -> String {
    let seconds = (milliseconds.max(0) + 999) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// The region about the people.
pub(super) fn company(scene: &Scene<'_>, names: &BySeat<String>) -> Markup {
    let speech = scene.speech;
    let news = news(scene, names);
    html! {
        section #company aria-labelledby="company-head" {
            h2 #company-head .unseen { (speech.company_table()) }
            @if !news.is_empty() {
                ul .news { @for (key, item) in news { li data-key=(key) { (item) } } }
            }
            div .tools {
                @if own(scene).is_empty() { p .watching { (speech.company_watching()) } }
                (curtain::draw(scene))
                (reactions(scene, names))
                (menu(scene, names))
            }
        }
    }
}

/// What somebody here should know or could answer, a line each.
fn news(scene: &Scene<'_>, names: &BySeat<String>) -> Vec<(String, Markup)> {
    let (speech, own) = (scene.speech, own(scene));
    let mut news = Vec::new();
    if is_over(scene) {
        return news;
    }
    if scene.company.paused {
        let resume = speech.company_resume();
        let text = speech.company_paused_note();
        let button = own.first().map(|&seat| button(scene, "resume", seat, &resume, true));
        news.push(("rest".into(), line(&text, &button.into_iter().collect::<Vec<_>>())));
    }
    for matter in [Matter::End, Matter::Pause] {
        news.extend(wanted(scene, names, matter).map(|item| (format!("{matter:?}"), item)));
    }
    for seat in scene.rules.seats() {
        let item = match scene.company.attendance[seat] {
            Attendance::StandIn if own.contains(&seat) => {
                let text = match own.as_slice() {
                    [_] => speech.company_stands_in_you(),
                    _ => speech.company_stands_in(&speech.player_name(seat, names)),
                };
                let back = speech.company_come_back();
                line(&text, &[button(scene, "come-back", seat, &back, true)])
            }
            Attendance::Away if !own.is_empty() && !own.contains(&seat) => {
                let text = speech.company_away(&speech.player_name(seat, names));
                let bot = speech.company_hand_over();
                line(&text, &[button(scene, "hand-over", seat, &bot, false)])
            }
            _there => continue,
        };
        news.push((format!("seat-{seat}"), item));
    }
    news
}

fn line(text: &str, buttons: &[Markup]) -> Markup {
    html! { p { (text) } @for button in buttons { (button) } }
}

/// Who would like something, and what those here can answer.
fn wanted(scene: &Scene<'_>, names: &BySeat<String>, matter: Matter) -> Option<Markup> {
    let speech = scene.speech;
    let want = |seat: &Seat| scene.company.wants.contains(&(*seat, matter));
    let who: Vec<String> = scene
        .rules
        .seats()
        .filter(want)
        .map(|seat| speech.player_name(seat, names))
        .collect();
    if who.is_empty() {
        return None;
    }
    let (text, yes, no, agree, withdraw) = match matter {
        Matter::End => (
            speech.company_want_end(&who),
            "want-end",
            "not-end",
            speech.company_end_agree(),
            speech.company_end_not(),
        ),
        Matter::Pause => (
            speech.company_want_pause(&who),
            "want-pause",
            "not-pause",
            speech.company_pause_agree(),
            speech.company_pause_not(),
        ),
    };
    let own = playing(scene);
    let named = |text: &str, seat| match own.len() {
        1 => text.to_owned(),
        _ => speech.company_for(text, &speech.player_name(seat, names)),
    };
    let answers = own.iter().flat_map(|&seat| {
        let no = button(scene, no, seat, &named(&withdraw, seat), false);
        let yes = (!want(&seat)).then(|| button(scene, yes, seat, &named(&agree, seat), true));
        yes.into_iter().chain([no])
    });
    Some(line(&text, &answers.collect::<Vec<_>>()))
}

/// The own seats whose people play themselves.
fn playing(scene: &Scene<'_>) -> Vec<Seat> {
    let plays = |seat: &Seat| match scene.company.attendance[*seat] {
        Attendance::There | Attendance::Away => true,
        Attendance::StandIn | Attendance::Resigned => false,
    };
    own(scene).into_iter().filter(plays).collect()
}

/// A button about a seat, in a form of its own.
fn button(scene: &Scene<'_>, what: &str, seat: Seat, text: &str, main: bool) -> Markup {
    html! {
        form method="post" action={ (scene.base) "/people" } {
            input type="hidden" name="do" value=(what);
            input type="hidden" name="place" value=(scene.company.places[seat]);
            button .act .main[main] type="submit" { (text) }
        }
    }
}

/// Six signs to send, and whose not to see.
fn reactions(scene: &Scene<'_>, names: &BySeat<String>) -> Markup {
    let (speech, others) = (scene.speech, others(scene));
    let label = speech.company_react();
    if others.is_empty() {
        return html! {};
    }
    html! {
        button .tool .open-reactions type="button" popovertarget="reactions" title=(label) {
            (art::sign("react")) span { (label) }
        }
        div #reactions .sheet popover="auto" role="group" aria-label=(label) {
            @if let Some(you) = scene.you {
                form .react method="post" action={ (scene.base) "/react" } {
                    input type="hidden" name="seat" value=(you.number());
                    @for number in 1..=art::REACTIONS {
                        button type="submit" name="reaction" value=(number) {
                            (art::reaction(number)) span { (speech.company_reaction(number)) }
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

/// What can be done about the own seat, and the links.
fn menu(scene: &Scene<'_>, names: &BySeat<String>) -> Markup {
    let speech = scene.speech;
    let label = speech.company_table();
    let company = scene.company;
    let seat = scene.you.filter(|seat| playing(scene).contains(seat) && !is_over(scene));
    let linked = company.watch.is_some() || !company.links.is_empty();
    let away = absent(scene, names);
    if (seat.is_none() || others(scene).is_empty()) && !linked && away.is_empty() {
        return html! {};
    }
    html! {
        button .tool .open-table type="button" popovertarget="table-menu" title=(label) {
            (art::sign("people")) span { (label) }
        }
        div #table-menu .sheet popover="auto" role="group" aria-label=(label) {
            button .close-sheet type="button" popovertarget="table-menu"
                popovertargetaction="hide" aria-label=(speech.label(Label::ClosePanel)) {
                (art::sign("close"))
            }
            p .sheet-head { (label) }
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
    let show = |link, label: String| {
        Shown { speech, base: scene.base, label: &label }.link(link, false)
    };
    html! {
        @if let Some(watch) = &scene.company.watch {
            (show(watch, speech.company_link_watch()))
        }
        @for (seat, link) in &scene.company.links {
            (show(link, speech.company_link_of(&speech.player_name(*seat, names))))
        }
    }
}
