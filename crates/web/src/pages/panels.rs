//! What stands beside the floor: the turn so far, what happened meanwhile, both piles, the log.

use diner::{ByNation, BySeat, Event, Guest, Hand, Nation, Sex};
use maud::{Markup, html};
use words::{Label, TurnSum, is_told};

use super::floor::seat_class;
use super::{Scene, TurnLog, drawings};

/// How many turns the log shows: ten rounds of four.
const LOGGED: usize = 40;

/// The region with the turn that is being played, or the last one.
pub(crate) fn turn(scene: &Scene<'_>, names: &BySeat<String>) -> Markup {
    let speech = scene.speech;
    let over = scene.seen.public().end.is_some();
    let turn = scene.turns.last();
    let events = turn.map(|turn| turn.events.as_slice()).unwrap_or_default();
    let earned: i32 = events.iter().filter_map(Event::earned).sum();
    let head = if over { Label::LastTurn } else { Label::Turn };
    html! {
        section #turn .panel aria-labelledby="turn-head" {
            h2 #turn-head {
                (speech.label(head))
                @if let Some(turn) = turn {
                    " "
                    span class={ "whose " (seat_class(turn.seat)) } { (speech.player_name(turn.seat, names)) }
                }
                @if events.iter().any(|event| event.earned().is_some()) {
                    " "
                    span .plus { "+" (earned) }
                }
            }
            @if events.is_empty() {
                p .quiet { (speech.label(Label::TurnNothing)) }
            } @else {
                ol .events {
                    @for event in events {
                        @if let Event::Placed { guest, points, .. } = event {
                            li .placed {
                                (drawings::portrait(*guest))
                                span { (speech.event(event, names)) }
                                b .plus aria-hidden="true" { "+" (points.total()) }
                            }
                        } @else if is_told(event) {
                            li { (speech.event(event, names)) }
                        }
                    }
                }
            }
        }
    }
}

/// The region with what others did since the viewer's last turn.
pub(crate) fn since(scene: &Scene<'_>, names: &BySeat<String>) -> Markup {
    let others: Vec<&TurnLog> = match (scene.you, scene.turns.split_last()) {
        (Some(you), Some((last, before))) if last.seat == you => {
            let mut since: Vec<_> = before.iter().rev().take_while(|t| t.seat != you).collect();
            since.reverse();
            since
        }
        (Some(you), Some(_)) => {
            let mut since: Vec<_> =
                scene.turns.iter().rev().take_while(|t| t.seat != you).collect();
            since.reverse();
            since
        }
        (None, _) | (Some(_), None) => Vec::new(),
    };
    let lines: Vec<(&TurnLog, Vec<String>)> = others
        .into_iter()
        .map(|turn| (turn, summary(scene, names, turn)))
        .filter(|(_, lines)| !lines.is_empty())
        .collect();
    html! {
        section #since .panel aria-labelledby="since-head" hidden[lines.is_empty()] {
            h2 #since-head { (scene.speech.label(Label::Since)) }
            ul .events {
                @for (turn, lines) in lines {
                    li class=(seat_class(turn.seat)) {
                        @for line in lines { span { (line) } " " }
                    }
                }
            }
        }
    }
}

fn summary(scene: &Scene<'_>, names: &BySeat<String>, turn: &TurnLog) -> Vec<String> {
    let sum = scene.speech.turn_sum(turn.seat, names, &TurnSum::of(&turn.events));
    time_up(scene, names, turn).into_iter().chain(sum).collect()
}

/// Said of a turn that ended because its time was up.
fn time_up(scene: &Scene<'_>, names: &BySeat<String>, turn: &TurnLog) -> Option<String> {
    let name = || scene.speech.player_name(turn.seat, names);
    turn.late.then(|| scene.speech.company_time_up(&name()))
}

/// The region with both piles, and what is gone and what may still come.
pub(crate) fn piles(scene: &Scene<'_>) -> Markup {
    let speech = scene.speech;
    let public = scene.seen.public();
    let pile = |sign, left: u8, label| {
        html! { span .pile { (drawings::sign(sign)) b { (left) } " " (speech.label(label)) } }
    };
    html! {
        section #piles .panel aria-labelledby="piles-head" {
            h2 #piles-head .unseen { (speech.label(Label::Piles)) }
            p .piles {
                (pile("cards", public.guests_left, Label::PileGuests))
                (pile("tables", public.tables_left, Label::PileTables))
            }
            details {
                summary { (speech.label(Label::Count)) }
                (count(scene))
            }
        }
    }
}

fn count(scene: &Scene<'_>) -> Markup {
    let speech = scene.speech;
    let seen = scene.seen;
    let (unseen, gone) = (seen.unseen(scene.rules), seen.position.gone);
    let row = |guests: &Hand, tables: &ByNation<u8>, nation: Nation| {
        [
            guests.count(Guest::new(nation, Sex::Woman)),
            guests.count(Guest::new(nation, Sex::Man)),
            tables[nation],
        ]
    };
    let (tables, tables_gone) = (seen.unseen_tables(), seen.position.tables_gone);
    // Signs: the words of some languages leave no room for six columns.
    let heads = [
        (html! { "♀\u{fe0e}" }, Label::CountWomen),
        (html! { "♂\u{fe0e}" }, Label::CountMen),
        (drawings::sign("tables"), Label::CountTables),
    ];
    html! {
        p .quiet { (speech.label(Label::CountWhy)) }
        table .tally {
            thead {
                tr {
                    th rowspan="2" scope="col" { (speech.label(Label::CountNation)) }
                    th colspan="3" scope="colgroup" { (speech.label(Label::CountCome)) }
                    th colspan="3" scope="colgroup" { (speech.label(Label::CountGone)) }
                }
                tr {
                    @for _ in 0..2 {
                        @for (sign, label) in &heads {
                            th scope="col" title=(speech.label(*label)) {
                                span aria-hidden="true" { (sign) }
                                span .unseen { (speech.label(*label)) }
                            }
                        }
                    }
                }
            }
            tbody {
                @for nation in Nation::ALL {
                    tr {
                        th scope="row" { (drawings::emblem(nation)) (speech.nation(nation)) }
                        @for number in row(&unseen, &tables, nation) { (cell(number)) }
                        @for number in row(&gone, &tables_gone, nation) { (cell(number)) }
                    }
                }
            }
        }
    }
}

fn cell(number: u8) -> Markup {
    html! { td .zero[number == 0] { (number) } }
}

/// The region with the turns so far, the newest first.
pub(crate) fn log(scene: &Scene<'_>, names: &BySeat<String>) -> Markup {
    let speech = scene.speech;
    let older = scene.turns.len().saturating_sub(LOGGED);
    html! {
        section #log .panel aria-labelledby="log-head" {
            h2 #log-head { (speech.label(Label::Log)) }
            @if scene.turns.iter().all(|turn| turn.events.is_empty()) {
                p .quiet { (speech.label(Label::LogEmpty)) }
            } @else {
                ol .turns {
                    @for turn in scene.turns.iter().rev().take(LOGGED) {
                        @if !turn.events.is_empty() { (logged(scene, names, turn)) }
                    }
                }
            }
            @if older > 0 { p .quiet { (speech.log_older(older as u32)) } }
        }
    }
}

fn logged(scene: &Scene<'_>, names: &BySeat<String>, turn: &TurnLog) -> Markup {
    let speech = scene.speech;
    let earned: i32 = turn.events.iter().filter_map(Event::earned).sum();
    html! {
        li class=(seat_class(turn.seat)) data-key={ "l-" (turn.round) "." (turn.seat) } {
            h3 {
                (speech.log_turn(turn.round, turn.seat, names))
                @if earned > 0 { " " span .plus { "+" (earned) } }
            }
            @if let Some(text) = time_up(scene, names, turn) { p { (text) } }
            @for event in turn.events.iter().filter(|event| is_told(event)) {
                p { (speech.event(event, names)) }
            }
        }
    }
}
