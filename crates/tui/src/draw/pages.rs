//! What can lie over the floor: keys, log, count, rules, the result. Each is a list of lines that
//! can be longer than the screen.

use diner::{ByNation, Guest, Hand, Nation, Seat, Sex};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;
use words::{Label, is_told};

use super::put;
use crate::look::{Look, Tint, sign};
use crate::table::Page;
use crate::text::{centred, lines, padded};
use crate::view::{Mode, Scene};

/// Lines, each with its style.
type Lines = Vec<(String, Style)>;

/// Draws the page: its title, and as many of its lines as there is room for.
pub(super) fn draw(scene: &Scene<'_>, look: Look, area: Rect, buffer: &mut Buffer) {
    let width = usize::from(area.width.saturating_sub(4));
    let (title, lines) = match scene.page {
        Page::Floor => return,
        Page::Help => (scene.speech.keys_title(), keys(scene, width)),
        Page::Log => (scene.speech.label(Label::Log), log(scene, look, width)),
        Page::Count => (scene.speech.label(Label::Count), count(scene, look, width)),
        Page::Rules => (scene.speech.label(Label::Rules), rules(scene, width)),
        Page::End => return end(scene, look, area, buffer),
    };
    list(area, (&title, lines), scene.scroll, buffer);
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// A title, and lines from `scroll` on, but never less than the last screen full; arrows tell where
/// there is more.
fn list(area: Rect, (title, lines): (&str, Lines), scroll: usize, buffer: &mut Buffer) {
    let title_style = bold().add_modifier(Modifier::UNDERLINED);
    put(buffer, area, area.x + 2, area.y, title, title_style);
    let room = usize::from(area.height.saturating_sub(1));
    let first = scroll.min(lines.len().saturating_sub(room));
    let more = [(first > 0, "↑"), (first + room < lines.len(), "↓")];
    let more: String = more.iter().filter(|(is, _)| *is).map(|(_, arrow)| *arrow).collect();
    put(buffer, area, area.right().saturating_sub(3), area.y, &more, bold());
    for ((line, style), y) in lines.iter().skip(first).take(room).zip(area.y + 1..) {
        put(buffer, area, area.x + 2, y, line, *style);
    }
}

fn keys(scene: &Scene<'_>, width: usize) -> Lines {
    let keys = match scene.mode {
        Mode::Watch { .. } => scene.speech.play_watch_keys(),
        Mode::Play | Mode::Curtain(_) | Mode::Parting(_) => scene.speech.play_keys(),
    };
    let widest = keys.iter().map(|key| key.keys.width()).max().unwrap_or(0) + 2;
    // In two columns where both fit.
    let one = |key: &words::KeyWords| format!("{}{}", padded(&key.keys, widest), key.text);
    let all: Vec<String> = keys.iter().map(one).collect();
    let half = all.len().div_ceil(2);
    let (left, right) = all.split_at(half);
    let column = left.iter().map(|line| line.width()).max().unwrap_or(0) + 3;
    let across = right.iter().map(|line| line.width()).max().unwrap_or(0) + column;
    let mut said: Lines = match across <= width {
        true => left
            .iter()
            .enumerate()
            .map(|(at, line)| {
                let beside = right.get(at).map(String::as_str).unwrap_or_default();
                (format!("{}{beside}", padded(line, column)), Style::new())
            })
            .collect(),
        false => all.into_iter().map(|line| (line, Style::new())).collect(),
    };
    said.push((String::new(), Style::new()));
    let legend = scene.speech.play_legend([sign(Sex::Woman), sign(Sex::Man)]);
    for line in legend.iter().flat_map(|text| lines(text, width)) {
        said.push((line, Style::new()));
    }
    said
}

fn log(scene: &Scene<'_>, look: Look, width: usize) -> Lines {
    let speech = scene.speech;
    let mut said = Lines::new();
    for turn in scene.turns.iter().rev().filter(|turn| !turn.events.is_empty()) {
        let head = speech.log_turn(turn.round, turn.seat, scene.names);
        let head = match turn.earned() {
            0 => head,
            earned => format!("{head}  +{earned}"),
        };
        said.push((head, bold()));
        for event in turn.events.iter().filter(|event| is_told(event)) {
            let style =
                if event.earned().is_some() { look.style(Tint::Good) } else { Style::new() };
            let broken = lines(&speech.event(event, scene.names), width.saturating_sub(2));
            said.extend(broken.into_iter().map(|line| (format!("  {line}"), style)));
        }
    }
    if said.is_empty() {
        said.push((speech.label(Label::LogEmpty), look.dim()));
    }
    said
}

fn count(scene: &Scene<'_>, look: Look, width: usize) -> Lines {
    let speech = scene.speech;
    let heads = [Label::CountWomen, Label::CountMen, Label::CountTables].map(|l| speech.label(l));
    let wide = heads.iter().map(|head| head.width()).max().unwrap_or(0).max(4) + 1;
    let named = |nation: Nation| format!("{nation} {}", speech.nation(nation));
    let name = Nation::ALL.into_iter().map(|nation| named(nation).width()).max().unwrap_or(0) + 1;
    let three = |cells: [String; 3]| cells.map(|cell| format!("{cell:>wide$}")).concat();
    let groups = [Label::CountCome, Label::CountGone].map(|l| centred(&speech.label(l), 3 * wide));
    let heads = three(heads);
    let mut said = vec![
        (format!("{}{}  {}", padded("", name), groups[0], groups[1]), bold()),
        (format!("{}{heads}  {heads}", padded(&speech.label(Label::CountNation), name)), bold()),
    ];
    let seen = &scene.seen;
    let (unseen, gone) = (seen.unseen(scene.rules), seen.position.gone);
    let (tables, tables_gone) = (seen.unseen_tables(), seen.position.tables_gone);
    let row = |guests: Hand, tables: &ByNation<u8>, nation: Nation| {
        let guest = |sex| guests.count(Guest::new(nation, sex));
        [guest(Sex::Woman), guest(Sex::Man), tables[nation]].map(|count| match count {
            0 => "–".to_owned(),
            count => count.to_string(),
        })
    };
    for nation in Nation::ALL {
        let (come, gone) = (row(unseen, &tables, nation), row(gone, &tables_gone, nation));
        let line = format!("{}{}  {}", padded(&named(nation), name), three(come), three(gone));
        let style = if scene.factions() { look.faction(nation.faction()) } else { Style::new() };
        said.push((line, style));
    }
    said.push((String::new(), Style::new()));
    let why = lines(&speech.label(Label::CountWhy), width);
    said.extend(why.into_iter().map(|line| (line, Style::new())));
    said
}

fn rules(scene: &Scene<'_>, width: usize) -> Lines {
    let speech = scene.speech;
    let mut said = Lines::new();
    for part in speech.rules_in_parts(scene.rules) {
        said.push((part.heading, bold()));
        let sentences = part.sentences.iter().flat_map(|sentence| lines(sentence, width));
        said.extend(sentences.map(|line| (line, Style::new())));
        said.push((String::new(), Style::new()));
    }
    let differences = speech.rules(scene.rules).differences;
    let lines = differences.iter().flat_map(|text| lines(text, width));
    said.extend(lines.map(|line| (line, Style::new())));
    said
}

/// Who has won, and why, and what everybody has.
fn end(scene: &Scene<'_>, look: Look, area: Rect, buffer: &mut Buffer) {
    let result = scene.speech.result(scene.rules, scene.seen.public(), scene.names);
    let Some((why, rest)) = result.split_first() else { return };
    let Some((winner, totals)) = rest.split_last() else { return };
    let width = usize::from(area.width.saturating_sub(4));
    let mut said = Lines::new();
    let mut add = |text: &str, style: Style| {
        let broken = lines(text, width).into_iter();
        said.extend(broken.map(|line| (line, style)));
    };
    add(winner, look.bold(Tint::Accent));
    add(why, Style::new());
    for (total, place) in totals.iter().zip(1..) {
        let won = ranked(scene).get(place - 1).is_some_and(|seat| has_won(scene, *seat));
        let style = if won { bold() } else { Style::new() };
        add(&format!("{place}. {total}"), style);
    }
    said.insert(1, (String::new(), Style::new()));
    let title = scene.speech.label(Label::End);
    list(area, (&title, said), scene.scroll, buffer);
}

/// The seats as a result lists them: the most points first.
fn ranked(scene: &Scene<'_>) -> Vec<Seat> {
    let public = scene.seen.public();
    let mut seats: Vec<Seat> = scene.rules.seats().collect();
    seats.sort_by_key(|&seat| (-public.scores[seat], public.tie_break(scene.rules, seat)));
    seats
}

fn has_won(scene: &Scene<'_>, seat: Seat) -> bool {
    scene.seen.public().winners(scene.rules).contains(&seat)
}
