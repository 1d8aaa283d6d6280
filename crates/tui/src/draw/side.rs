//! What stands beside the floor: the players, the turn and its points, what happened before.

use diner::{BySeat, Event, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;
use words::{Label, TurnSum, is_told};

use super::put;
use crate::look::{Look, Tint, sign};
use crate::story::Told;
use crate::text::{lines, padded, plain};
use crate::view::Scene;

/// From this width on there are whole sentences.
const WIDE: usize = 34;

/// Draws it.
pub(super) fn draw(scene: &Scene<'_>, look: Look, area: Rect, buffer: &mut Buffer) {
    let mut said: Vec<(String, Style)> = Vec::new();
    let width = usize::from(area.width.saturating_sub(1));
    for seat in scene.rules.seats() {
        said.push(player(scene, look, seat, width));
    }
    said.push((String::new(), Style::new()));
    turn(scene, look, width, &mut said);
    said.push((String::new(), Style::new()));
    before(scene, look, width, &mut said);
    for ((line, style), y) in said.iter().zip(area.y..area.bottom()) {
        put(buffer, area, area.x, y, line, *style);
    }
}

/// Whose turn it is, name, points, cards, and how many were dropped.
fn player(scene: &Scene<'_>, look: Look, seat: Seat, width: usize) -> (String, Style) {
    let public = scene.seen.public();
    let on_turn = public.end.is_none() && public.turn.seat == seat;
    let mark = if on_turn { "▸" } else { " " };
    let score = points(public.scores[seat]);
    let dropped = match public.dropped[seat] {
        0 => String::new(),
        cards if width >= WIDE => format!("  {}", scene.speech.dropped(cards)),
        cards => format!("↓{cards}"),
    };
    let cards = match width >= WIDE {
        true => format!("  {}{dropped}", padded(&scene.speech.cards(public.cards[seat]), 9)),
        false => format!(" ▯{:<2}{dropped}", public.cards[seat]),
    };
    let name = name(scene, seat, width);
    let room = width.saturating_sub(6 + cards.width());
    let line = format!("{mark}{} {score:>4}{cards}", padded(&plain(&name, room), room));
    let style = match (on_turn, scene.you == Some(seat)) {
        (true, true) => look.bold(Tint::Accent),
        (true, false) | (false, true) => Style::new().add_modifier(Modifier::BOLD),
        (false, false) => Style::new(),
    };
    (line, style)
}

/// A name, and at whose seat the reader sits.
fn name(scene: &Scene<'_>, seat: Seat, width: usize) -> String {
    let name = scene.speech.player_name(seat, scene.names);
    match scene.you == Some(seat) && width >= WIDE {
        true => format!("{name} ({})", scene.speech.label(Label::You)),
        false => name,
    }
}

/// Digits with a true minus sign.
fn points(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// The turn that is being played, what it earned, and what was done in it.
fn turn(scene: &Scene<'_>, look: Look, width: usize, said: &mut Vec<(String, Style)>) {
    let speech = scene.speech;
    let head = match scene.seen.public().end {
        Some(_) => Label::LastTurn,
        None => Label::Turn,
    };
    let Some(turn) = scene.turns.last() else { return };
    let head = speech.label(head);
    let head = match turn.earned() {
        0 => head,
        earned => format!("{head}  +{earned}"),
    };
    said.push((head, Style::new().add_modifier(Modifier::BOLD)));
    if turn.events.is_empty() {
        let nothing = lines(&speech.label(Label::TurnNothing), width);
        said.extend(nothing.into_iter().map(|line| (line, look.dim())));
    }
    for event in turn.events.iter().filter(|event| is_told(event)) {
        let text = match *event {
            Event::Placed { guest, chair, points, .. } if width < WIDE => {
                let guest = format!("{}{} {chair}", guest.nation(), sign(guest.sex()));
                format!(" {guest}  +{}", points.total())
            }
            Event::Placed { .. }
            | Event::Cleared { .. }
            | Event::Left { .. }
            | Event::Laid { .. }
            | Event::Drew { .. }
            | Event::Dropped { .. }
            | Event::Passed { .. }
            | Event::Closed { .. }
            | Event::Held { .. }
            | Event::Ended { .. } => speech.event(event, scene.names),
        };
        let style = match event.earned() {
            Some(_) => look.style(Tint::Good),
            None => Style::new(),
        };
        said.extend(lines(&text, width).into_iter().map(|line| (line, style)));
    }
}

/// The turns before, the newest first.
fn before(scene: &Scene<'_>, look: Look, width: usize, said: &mut Vec<(String, Style)>) {
    let turns = scene.turns.iter().rev().skip(1).filter(|turn| !turn.events.is_empty());
    for turn in turns.take(30) {
        for text in summary(scene, scene.names, turn) {
            let mut broken = lines(&text, width).into_iter();
            said.extend(broken.next().map(|line| (line, Style::new())));
            said.extend(broken.map(|line| (line, look.dim())));
        }
    }
}

fn summary(scene: &Scene<'_>, names: &BySeat<String>, turn: &Told) -> Vec<String> {
    scene.speech.turn_sum(turn.seat, names, &TurnSum::of(&turn.events))
}
