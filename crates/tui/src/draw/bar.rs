//! The last line: the keys that do something now. Each is a button too.

use diner::{Action, Phase};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;
use words::Label;

use super::put;
use crate::cursor::Zone;
use crate::keys::Key;
use crate::table::Page;
use crate::view::{Mode, Scene};

/// The buttons, where each stands and what it says. What has no room is left out: the list of keys
/// has it.
pub(super) fn buttons(scene: &Scene<'_>, area: Rect) -> Vec<(Rect, Key, [String; 2])> {
    let mut x = area.x + 1;
    let mut placed = Vec::new();
    for (key, name, said) in wanted(scene) {
        let width = (name.width() + 1 + said.width()) as u16;
        if x + width > area.right() {
            continue;
        }
        placed.push((Rect { x, y: area.y, width, height: 1 }, key, [name.to_owned(), said]));
        x += width + 2;
    }
    placed
}

/// Draws them.
pub(super) fn draw(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    for (rect, _, [name, said]) in buttons(scene, area) {
        let bold = Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED);
        put(buffer, area, rect.x, area.y, &name, bold);
        put(buffer, area, rect.x + name.width() as u16 + 1, area.y, &said, Style::new());
    }
}

/// The keys that do something now, the most important ones first.
fn wanted(scene: &Scene<'_>) -> Vec<(Key, &'static str, String)> {
    let speech = scene.speech;
    let quit = || (Key::Char('q'), "q", speech.play_key_quit());
    let help = || (Key::Char('?'), "?", speech.play_key_help());
    let log = || (Key::Char('o'), "o", speech.label(Label::More));
    match (&scene.mode, scene.page) {
        (Mode::Watch { .. }, Page::Floor) => vec![
            (Key::Way(crate::cursor::Way::Right), "←→", speech.play_key_step()),
            (Key::Way(crate::cursor::Way::Down), "↑↓", speech.play_key_turn()),
            (Key::Char('0'), "0-5", speech.play_key_hands()),
            log(),
            help(),
            quit(),
        ],
        (_, Page::End) => vec![
            (Key::Char('n'), "n", speech.label(Label::Rematch)),
            (Key::Char('v'), "v", speech.label(Label::Replay)),
            (Key::Escape, "Esc", speech.label(Label::Floor)),
            log(),
            quit(),
        ],
        (_, Page::Help | Page::Log | Page::Count | Page::Rules) => {
            vec![(Key::Escape, "Esc", speech.play_key_back())]
        }
        (Mode::Curtain(seat), Page::Floor) => {
            let name = speech.player_name(*seat, scene.names);
            vec![(Key::Enter, "Enter", speech.company_pass_open(&name)), help(), quit()]
        }
        (Mode::Parting(_), Page::Floor) => {
            vec![(Key::Enter, "Enter", speech.company_curtain()), quit()]
        }
        (Mode::Play, Page::Floor) if scene.seen.public().end.is_some() => {
            vec![(Key::Enter, "Enter", speech.label(Label::End)), log(), quit()]
        }
        (Mode::Play, Page::Floor) if scene.acting.is_none() => vec![
            (Key::Space, "␣", speech.play_key_skip()),
            log(),
            (Key::Char('t'), "t", speech.play_key_count()),
            help(),
            quit(),
        ],
        (Mode::Play, Page::Floor) => acting(scene, [help(), quit()]),
    }
}

/// The keys of whoever is on turn.
fn acting(
    scene: &Scene<'_>,
    always: [(Key, &'static str, String); 2],
) -> Vec<(Key, &'static str, String)> {
    let speech = scene.speech;
    let hand = scene.seen.hand().unwrap_or_default();
    let public = scene.seen.public();
    let can = |action| public.check(scene.rules, hand, action).is_ok();
    let mut wanted = Vec::new();
    let fits = scene.choices.places && scene.cursor.card.is_some_and(|card| scene.fits(card));
    match scene.cursor.zone {
        Zone::Hand if fits => wanted.push((Key::Enter, "Enter", speech.play_key_choose())),
        Zone::Floor if fits => wanted.push((Key::Enter, "Enter", speech.play_key_place())),
        Zone::Hand | Zone::Floor => {}
    }
    if can(Action::Draw) {
        wanted.push((Key::Char('d'), "d", speech.label(Label::Draw)));
    }
    if let Some(guest) = scene.cursor.card.filter(|&guest| can(Action::Drop { guest })) {
        let (said, _) = speech.drop_button(guest, scene.rules.drop_penalty);
        wanted.push((Key::Char('x'), "x", said));
    }
    if can(Action::Close) {
        wanted.push((Key::Char('c'), "c", speech.label(Label::Close)));
    }
    if scene.can_take_back > 0 {
        wanted.push((Key::Char('u'), "u", speech.label(Label::Undo)));
    }
    if can(Action::Done) {
        wanted.push((Key::Char('e'), "e", speech.label(Label::Done)));
    }
    if public.turn.phase == Phase::Placing && scene.cursor.card.is_some() {
        wanted.push((Key::Char('w'), "w", speech.play_key_why()));
    }
    wanted.push((Key::Char('H'), "H", speech.label(Label::Hint)));
    wanted.extend(always);
    wanted
}
