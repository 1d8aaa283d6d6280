//! Who plays: a plate for each player, and the line that says whose turn it is.

use diner::{BySeat, Choices, Event, Seat};
use maud::{Markup, html};
use words::{Asked, Label};

use super::floor::seat_class;
use super::{Attendance, Playing, Scene, at_table, drawings};

/// The names by which players are spoken of.
pub(crate) fn names(scene: &Scene<'_>) -> BySeat<String> {
    BySeat::from_fn(|seat| scene.players[seat].name.clone())
}

/// The region with one line about the turn.
pub(crate) fn status(scene: &Scene<'_>, choices: &Choices, names: &BySeat<String>) -> Markup {
    let public = scene.seen.public();
    let drew = |event: &Event<Option<diner::Guest>>| match *event {
        Event::Drew { guest, .. } => guest,
        _ => None,
    };
    let drawn = scene.turns.last().and_then(|turn| turn.events.iter().rev().find_map(drew));
    let fits = choices.places && choices.fits();
    let acting = at_table::acting(scene);
    let asked = Asked { you: acting, fits, drawn, chosen: scene.chosen };
    let yours = acting == Some(public.turn.seat);
    let left = scene.rules.placements.saturating_sub(public.turn.placed);
    let company = scene.company;
    let own = scene.you.map_or(Attendance::There, |seat| company.attendance[seat]);
    let game = || scene.speech.status(scene.rules, public, names, asked);
    let text = match own {
        _ if company.stopped => scene.speech.company_over(),
        _ if public.end.is_some() => game(),
        Attendance::StandIn => scene.speech.company_stands_in_you(),
        Attendance::Resigned => scene.speech.company_resigned_you(),
        Attendance::There | Attendance::Away if company.paused => {
            scene.speech.company_paused_note()
        }
        Attendance::There | Attendance::Away => game(),
    };
    html! {
        section #status class=(if yours { "yours" } else { "" }) {
            p #status-text { (text) }
            @if yours && choices.places && scene.rules.placements > 1 {
                span .pips aria-hidden="true" {
                    @for pip in 0..scene.rules.placements {
                        span .pip .used[pip >= left] {}
                    }
                }
            }
        }
    }
}

/// The region with everybody's plate.
pub(crate) fn players(scene: &Scene<'_>, names: &BySeat<String>) -> Markup {
    html! {
        section #players aria-labelledby="players-head" {
            h2 #players-head .unseen { (scene.speech.label(Label::Players)) }
            ul .plates role="list" data-players=(scene.rules.players) {
                @for seat in scene.rules.seats() { (plate(scene, names, seat)) }
            }
        }
    }
}

fn plate(scene: &Scene<'_>, names: &BySeat<String>, seat: Seat) -> Markup {
    let speech = scene.speech;
    let public = scene.seen.public();
    let on_turn = !at_table::is_over(scene) && public.turn.seat == seat;
    let you = scene.you == Some(seat);
    let won = public.winners(scene.rules).contains(&seat);
    let (cards, dropped) = (public.cards[seat], public.dropped[seat]);
    let role = match scene.players[seat].playing {
        Playing::Person if you => Some(speech.label(Label::You)),
        Playing::Person => None,
        Playing::Bot(level) => Some(speech.bot_level(level)),
    };
    let state = match scene.company.attendance[seat] {
        Attendance::There => None,
        Attendance::Away => Some(("away", speech.company_state_away())),
        Attendance::StandIn => Some(("bot", speech.company_state_stand_in())),
        Attendance::Resigned => Some(("flag", speech.company_state_resigned())),
    };
    let name = speech.player_name(seat, names);
    let turn = on_turn.then(|| speech.label(Label::OnTurn));
    let about = state.as_ref().map(|(_, text)| text).or(role.as_ref());
    let who = [Some(&name), about, turn.as_ref()].into_iter().flatten();
    let heard = heard(scene, seat, who.map(String::as_str).collect());
    html! {
        li .plate .(seat_class(seat)) .turn[on_turn] .you[you] .won[won]
            data-seat=(seat) data-key={ "p-" (seat) } {
            span .unseen { (heard) }
            span .who aria-hidden="true" {
                span .name {
                    @if let Some((sign, _)) = &state { (drawings::sign(sign)) " " }
                    (name)
                }
                @if let Some((_, state)) = &state { span .role .absent { (state) } }
                @else if let Some(role) = role { span .role { (role) } }
            }
            span .score aria-hidden="true" data-score=(public.scores[seat]) {
                (signed(public.scores[seat]))
            }
            span .holds aria-hidden="true" {
                span .cards-held { (drawings::sign("cards")) span .number { (cards) } }
                @if dropped > 0 {
                    span .drops { (drawings::sign("dropped")) span .number { (dropped) } }
                }
            }
        }
    }
}

/// The plate for whoever hears it, where the eye has numbers and signs: "Rosa, Bot, waiter, on turn:
/// 12 points, 7 cards".
fn heard(scene: &Scene<'_>, seat: Seat, who: Vec<&str>) -> String {
    let (speech, public) = (scene.speech, scene.seen.public());
    let points = speech.show().count_points(public.scores[seat]);
    let text = format!("{}: {points}, {}", who.join(", "), speech.cards(public.cards[seat]));
    match public.dropped[seat] {
        0 => text,
        dropped => format!("{text}, {}", speech.dropped(dropped)),
    }
}

/// Digits with a true minus sign.
pub(crate) fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}
