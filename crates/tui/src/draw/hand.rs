//! The hand: the own cards, or the curtain before them, or, once the game is over, everybody's.

use diner::{Guest, Hand, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;
use words::Label;

use super::{paragraph, put};
use crate::cursor::Zone;
use crate::look::{Look, Tint, sign};
use crate::text::{flowed, padded};
use crate::view::{Mode, Scene};

/// The cards, where each stands and what it says: names in full where there is room.
pub(super) fn cards(scene: &Scene<'_>, area: Rect) -> Vec<(Rect, Guest, String)> {
    if scene.mode != Mode::Play || scene.seen.public().end.is_some() {
        return Vec::new();
    }
    let Some(hand) = scene.seen.hand() else { return Vec::new() };
    let kinds: Vec<Guest> = hand.kinds().collect();
    let full = |guest: Guest| card(guest, hand, &scene.speech.nation(guest.nation()));
    let short = |guest: Guest| card(guest, hand, &scene.speech.letters(guest.nation()));
    let rows = usize::from(area.height);
    set(area, &kinds, full)
        .filter(|cards| cards.last().is_none_or(|(rect, ..)| fits(rect, area, rows)))
        .or_else(|| set(area, &kinds, short))
        .unwrap_or_default()
}

fn fits(rect: &Rect, area: Rect, rows: usize) -> bool {
    usize::from(rect.y - area.y) < rows
}

fn card(guest: Guest, hand: Hand, name: &str) -> String {
    let count = match hand.count(guest) {
        1 => String::new(),
        count => format!("×{count}"),
    };
    format!("{}{} {name}{count}", guest.nation(), sign(guest.sex()))
}

/// All cards in columns of one width.
fn set(
    area: Rect,
    kinds: &[Guest],
    said: impl Fn(Guest) -> String,
) -> Option<Vec<(Rect, Guest, String)>> {
    let all: Vec<String> = kinds.iter().map(|&guest| said(guest)).collect();
    let widest = all.iter().map(|card| card.width()).max()? as u16 + 4;
    let columns = ((area.width - 2) / widest).max(1);
    let placed = kinds.iter().zip(all).zip(0..).map(|((&guest, said), at)| {
        let (x, y) = (area.x + 2 + at % columns * widest, area.y + at / columns);
        (Rect { x, y, width: widest - 1, height: 1 }, guest, said)
    });
    Some(placed.collect())
}

/// Draws it.
pub(super) fn draw(scene: &Scene<'_>, look: Look, area: Rect, buffer: &mut Buffer) {
    let speech = scene.speech;
    let over = scene.seen.public().end.is_some();
    match &scene.mode {
        _ if over => all(scene, area, buffer),
        Mode::Watch { .. } => all(scene, area, buffer),
        Mode::Curtain(seat) => curtain(scene, look, *seat, area, buffer),
        Mode::Parting(_) => fan(scene, area, buffer),
        Mode::Play => match scene.seen.hand() {
            None => paragraph(buffer, area, &speech.label(Label::HandWatching), look.dim()),
            Some(hand) if hand.is_empty() => {
                paragraph(buffer, area, &speech.label(Label::HandEmpty), Style::new());
            }
            Some(_) => own(scene, look, area, buffer),
        },
    }
}

fn own(scene: &Scene<'_>, look: Look, area: Rect, buffer: &mut Buffer) {
    for (rect, guest, said) in cards(scene, area) {
        let chosen = scene.cursor.card == Some(guest);
        let stuck = !scene.fits(guest);
        let faction =
            if scene.factions() { look.faction(guest.nation().faction()) } else { Style::new() };
        let style = match (chosen, scene.cursor.zone) {
            (true, Zone::Hand) => look.bold(Tint::Accent).add_modifier(Modifier::REVERSED),
            (true, Zone::Floor) => look.bold(Tint::Accent),
            (false, _) if stuck => faction.patch(look.dim()),
            (false, _) => faction,
        };
        let said = match (chosen, stuck) {
            (true, _) => format!("▸{said}◂"),
            (false, true) => format!("({said})"),
            (false, false) => format!(" {said} "),
        };
        put(buffer, area, rect.x, rect.y, &said, style);
    }
}

/// A last look at the own cards.
fn fan(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let hand = scene.seen.hand().unwrap_or_default();
    let said: Vec<String> =
        hand.kinds().map(|guest| card(guest, hand, &scene.speech.nation(guest.nation()))).collect();
    let room = usize::from(area.width.saturating_sub(4));
    let lines = flowed(said.iter().map(String::as_str), "   ", room);
    for (line, y) in lines.iter().zip(area.y..) {
        put(buffer, area, area.x + 2, y, line, Style::new());
    }
}

fn curtain(scene: &Scene<'_>, look: Look, seat: Seat, area: Rect, buffer: &mut Buffer) {
    let (speech, name) = (scene.speech, scene.speech.player_name(seat, scene.names));
    let lines = [
        (speech.company_pass(&name), look.bold(Tint::Accent)),
        (speech.company_pass_why(), Style::new()),
        (format!("▸ Enter: {}", speech.company_pass_open(&name)), look.bold(Tint::Accent)),
    ];
    for ((said, style), y) in lines.iter().zip(area.y..) {
        put(buffer, area, area.x + 2, y, said, *style);
    }
}

/// Hands that lie open, a line each; how many cards where they do not.
fn all(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let names = scene.rules.seats().map(|seat| scene.speech.player_name(seat, scene.names));
    let names: Vec<String> = names.collect();
    let widest = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let public = scene.seen.public();
    for ((seat, name), y) in scene.rules.seats().zip(&names).zip(area.y..) {
        let cards = match scene.seen.position.hands[seat] {
            Some(hand) if hand.is_empty() => "–".into(),
            Some(hand) => {
                hand.kinds().map(|guest| short(guest, hand)).collect::<Vec<_>>().join(" ")
            }
            None => "▯".repeat(public.cards[seat].into()),
        };
        let line = format!("{}  {cards}", padded(name, widest));
        put(buffer, area, area.x + 2, y, &line, Style::new());
    }
}

fn short(guest: Guest, hand: Hand) -> String {
    let count = hand.count(guest);
    let times = if count > 1 { format!("×{count}") } else { String::new() };
    format!("{}{}{times}", guest.nation(), sign(guest.sex()))
}
