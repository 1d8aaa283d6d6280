//! The people at the table of a game: who is away or stood in for, who would like what, the time
//! for the turn. What they can do by themselves is in the menu.

use diner::{BySeat, Seat};
use maud::{Markup, html};

use super::{Attendance, Playing, Scene, curtain, drawings, menu};
use crate::assets;
use crate::room::Matter;

/// The style of everything about company.
pub(super) fn style() -> Markup {
    html! { link rel="stylesheet" href=(assets::url("company.css")); }
}

/// The signs alone, for pages without a floor.
pub(super) fn signs() -> Markup {
    drawings::sign_sprites()
}

/// Whether the game is over, by its rules or by agreement.
pub(super) fn is_over(scene: &Scene<'_>) -> bool {
    scene.seen.public().end.is_some() || scene.company.stopped
}

/// Whether somebody could act now: not after the end, not while the game rests.
fn goes_on(scene: &Scene<'_>) -> bool {
    !is_over(scene) && !scene.company.paused
}

/// The viewer's own seat, if the viewer decides for it: no bot does, and the game goes on.
pub(super) fn acting(scene: &Scene<'_>) -> Option<Seat> {
    scene.you.filter(|&seat| goes_on(scene) && decides(scene, seat))
}

/// Whether a seat's own player decides for it.
pub(super) fn decides(scene: &Scene<'_>, seat: Seat) -> bool {
    match scene.company.attendance[seat] {
        Attendance::There | Attendance::Away => true,
        Attendance::StandIn | Attendance::Resigned => false,
    }
}

/// The seats of this browser.
pub(super) fn own(scene: &Scene<'_>) -> Vec<Seat> {
    match scene.company.own.is_empty() {
        true => scene.you.into_iter().collect(),
        false => scene.company.own.clone(),
    }
}

/// The other people, also those for whom a bot plays.
pub(super) fn others(scene: &Scene<'_>) -> Vec<Seat> {
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
            (drawings::sign("clock"))
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
    let list = html! {
        @if !news.is_empty() {
            ul .news {
                @for News { key, asked, item } in news { li .asked[asked] data-key=(key) { (item) } }
            }
        }
    };
    let tools = html! {
        @if own(scene).is_empty() { p .watching { (speech.company_watching()) } }
        (curtain::draw(scene))
        (menu::reactions(scene, names))
        (menu::menu(scene, names, &list))
    };
    // Whoever goes from head to head need not stop where nothing is.
    let empty = list.0.is_empty() && tools.0.is_empty();
    html! {
        section #company aria-labelledby=[(!empty).then_some("company-head")] {
            @if !empty { h2 #company-head .unseen { (speech.company_table()) } }
            (list)
            div .tools { (tools) }
        }
    }
}

/// A line of what somebody here should know.
struct News {
    key: String,
    /// Whether somebody else waits for an answer: a small page shows that first.
    asked: bool,
    item: Markup,
}

/// What somebody here should know or could answer, a line each.
fn news(scene: &Scene<'_>, names: &BySeat<String>) -> Vec<News> {
    let (speech, own) = (scene.speech, own(scene));
    let mut news = Vec::new();
    if is_over(scene) {
        return news;
    }
    // Whoever sees the own hand has these buttons in place of those of a turn.
    if let Some(&seat) = own.first().filter(|_| scene.company.paused && scene.you.is_none()) {
        let resume = button(scene, "resume", seat, &speech.company_resume(), true);
        let item = line(&speech.company_paused_note(), &[resume]);
        news.push(News { key: "rest".into(), asked: false, item });
    }
    for matter in [Matter::End, Matter::Pause] {
        news.extend(wanted(scene, names, matter));
    }
    for seat in scene.rules.seats() {
        let item = match scene.company.attendance[seat] {
            Attendance::StandIn if own.contains(&seat) && scene.you != Some(seat) => {
                let text = speech.company_stands_in(&speech.player_name(seat, names));
                let back = speech.company_come_back();
                line(&text, &[button(scene, "come-back", seat, &back, true)])
            }
            Attendance::Away if !own.is_empty() && !own.contains(&seat) => {
                let text = speech.company_away(&speech.player_name(seat, names));
                let bot = speech.company_hand_over();
                line(&text, &[button(scene, "hand-over", seat, &bot, false)])
            }
            Attendance::There | Attendance::Away | Attendance::StandIn | Attendance::Resigned => {
                continue;
            }
        };
        news.push(News { key: format!("seat-{seat}"), asked: false, item });
    }
    news
}

fn line(text: &str, buttons: &[Markup]) -> Markup {
    html! { p { (text) } @for button in buttons { (button) } }
}

/// What the own player can do in place of a turn: wake the game, or come back to it.
pub(super) fn instead(scene: &Scene<'_>) -> Option<(Seat, &'static str, String)> {
    let seat = scene.you.filter(|_| !is_over(scene))?;
    let speech = scene.speech;
    match scene.company.attendance[seat] {
        Attendance::StandIn => Some((seat, "come-back", speech.company_come_back())),
        Attendance::Resigned => None,
        Attendance::There | Attendance::Away if scene.company.paused => {
            Some((seat, "resume", speech.company_resume()))
        }
        Attendance::There | Attendance::Away => None,
    }
}

/// Who would like something, and what those here can answer.
fn wanted(scene: &Scene<'_>, names: &BySeat<String>, matter: Matter) -> Option<News> {
    let speech = scene.speech;
    let want = |seat: &Seat| scene.company.wants.contains(&(*seat, matter));
    let who: Vec<String> =
        scene.rules.seats().filter(want).map(|seat| speech.player_name(seat, names)).collect();
    if who.is_empty() {
        return None;
    }
    let (text, yes, no) = match matter {
        Matter::End => (speech.company_want_end(&who), "want-end", "not-end"),
        Matter::Pause => (speech.company_want_pause(&who), "want-pause", "not-pause"),
    };
    let own = playing(scene);
    let named = |text: &str, seat| match own.len() {
        1 => text.to_owned(),
        _ => speech.company_for(text, &speech.player_name(seat, names)),
    };
    let answers = own.iter().flat_map(|&seat| {
        let wants = want(&seat);
        let no_text = if wants { speech.company_withdraw() } else { speech.company_play_on() };
        let no = button(scene, no, seat, &named(&no_text, seat), false);
        let agree = || named(&speech.company_agree(), seat);
        let yes = (!wants).then(|| button(scene, yes, seat, &agree(), true));
        yes.into_iter().chain([no])
    });
    let item = line(&text, &answers.collect::<Vec<_>>());
    let asked = own.iter().any(|seat| !want(seat));
    Some(News { key: format!("{matter:?}"), asked, item })
}

/// The own seats whose people play themselves.
pub(super) fn playing(scene: &Scene<'_>) -> Vec<Seat> {
    own(scene).into_iter().filter(|&seat| decides(scene, seat)).collect()
}

/// A button about a seat, in a form of its own.
pub(super) fn button(scene: &Scene<'_>, what: &str, seat: Seat, text: &str, main: bool) -> Markup {
    html! {
        form method="post" action={ (scene.base) "/people" } {
            input type="hidden" name="do" value=(what);
            input type="hidden" name="place" value=(scene.company.places[seat]);
            button .act .main[main] type="submit" { (text) }
        }
    }
}
