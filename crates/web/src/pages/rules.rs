//! The rules of a rule set, or of a game, as a page to read.

use diner::{Chair, Preset, Rules, Table};
use maud::{Markup, html};
use words::{HomeWords, Speech};

use super::{home, layout};

/// The page of rules; with the address of a game, those of that game and a way back to it.
pub(crate) fn rules_page(speech: Speech, rules: &Rules, game: Option<&str>) -> Markup {
    let words = speech.home();
    let text = speech.rules(rules);
    let preset = rules.options().base();
    let body = html! {
        a .skip href="#main" { (words.skip) }
        nav .ways {
            @match game {
                Some(game) => a href=(game) { (words.to_game) },
                None => a href="/" { (words.to_entrance) },
            }
        }
        main #main .reading {
            h1 { (text.title) }
            @if !text.differences.is_empty() {
                section .differences {
                    h2 { (words.differences) }
                    ul { @for sentence in &text.differences { li { (coded(sentence)) } } }
                }
            }
            (floor(&words))
            @for part in speech.rules_in_parts(rules) {
                section .part {
                    h2 { (part.heading) }
                    ul { @for sentence in part.sentences { li { (sentence) } } }
                }
            }
            section .readings {
                h2 { (words.readings) }
                p { (words.readings_intro) }
                ul { @for sentence in speech.rules_readings(preset) { li { (coded(&sentence)) } } }
            }
            (others(speech, &words, rules))
        }
    };
    layout(&text.title, speech, "at-rules", home::head(), body)
}

/// The other presets; for house rules also the preset that they change.
fn others(speech: Speech, words: &HomeWords, rules: &Rules) -> Markup {
    let options = rules.options();
    let changed = options.changes().next().is_some();
    let other = |preset: &Preset| changed || *preset != options.base();
    html! {
        nav .others aria-labelledby="others-heading" {
            h2 #others-heading { (words.others) }
            ul {
                @for preset in Preset::ALL.into_iter().filter(other) {
                    li {
                        a href={ "/rules/" (preset.name()) } { (speech.preset(preset)) }
                        p { (speech.preset_special(preset)) }
                    }
                }
            }
        }
    }
}

/// A sentence whose names of parameters stand between backquotes.
pub(super) fn coded(sentence: &str) -> Markup {
    html! {
        @for (at, part) in sentence.split('`').enumerate() {
            @if at % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

/// One square of the drawing.
const SQUARE: i32 = 60;

/// The five tables and the twelve chairs, with the squares' names at two sides.
fn floor(words: &HomeWords) -> Markup {
    let label = 26;
    let size = 5 * SQUARE + label + 2;
    html! {
        figure .floor-figure {
            svg viewBox=(format!("-{label} -1 {size} {size}")) role="img" aria-label=(words.floor) {
                rect .ff-floor width=(5 * SQUARE) height=(5 * SQUARE) rx="14" {}
                @for chair in Chair::ALL {
                    @let (x, y) = centre(chair.name());
                    @for table in chair.touched() {
                        @let (to_x, to_y) = centre(table.name());
                        line .ff-inlay x1=(x) y1=(y) x2=(to_x) y2=(to_y) {}
                    }
                }
                @for table in Table::ALL {
                    @let (x, y) = centre(table.name());
                    circle .ff-table cx=(x) cy=(y) r="27" {}
                    circle .ff-ring cx=(x) cy=(y) r="21" {}
                }
                @for chair in Chair::ALL { (cushion(chair)) }
                @for (at, name) in ('a'..='e').enumerate() {
                    @let at = at as i32;
                    text x=(SQUARE * at + SQUARE / 2) y=(5 * SQUARE + 19) { (name) }
                    text x="-13" y=(SQUARE * (4 - at) + SQUARE / 2 + 5) { (at + 1) }
                }
            }
            figcaption { (words.floor_caption) }
        }
    }
}

fn cushion(chair: Chair) -> Markup {
    let (x, y) = centre(chair.name());
    let inner = chair.touched().len() > 1;
    html! {
        rect .ff-chair .inner[inner] x=(x - 17) y=(y - 17) width="34" height="34" rx="11" {}
    }
}

/// Where the middle of a square is drawn, row 5 on top.
fn centre(square: &str) -> (i32, i32) {
    let place =
        |byte: Option<&u8>, first: u8| i32::from(byte.map_or(0, |b| b.saturating_sub(first)));
    let bytes = square.as_bytes();
    let (column, row) = (place(bytes.first(), b'a'), place(bytes.get(1), b'1'));
    (SQUARE * column + SQUARE / 2, SQUARE * (4 - row) + SQUARE / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(preset: &str, house: &str, room: Option<&str>) -> String {
        let rules = Rules::parse(preset, house).unwrap();
        rules_page(Speech::default(), &rules, room).into_string()
    }

    #[test]
    fn every_sentence_is_there() {
        for preset in Preset::ALL {
            let rules = Rules::parse(preset.name(), "").unwrap();
            let page = page(preset.name(), "", None);
            for sentence in Speech::default().rules(&rules).sentences {
                assert!(page.contains(&html! { (sentence) }.into_string()), "{sentence}");
            }
            assert!(!page.contains('`') && !page.contains("class=\"differences\""));
            assert_eq!(page.matches("href=\"/rules/").count(), 2);
        }
    }

    #[test]
    fn house_rules_say_what_they_change() {
        let page = page("cafe", "limit=10", Some("/game/k7q"));
        assert!(page.contains("<code>limit</code> is 10 instead of 12"));
        assert!(page.contains("href=\"/game/k7q\"") && page.contains("href=\"/rules/cafe\""));
    }

    #[test]
    fn squares_are_where_the_figure_has_them() {
        assert_eq!(centre("a5"), (30, 30));
        assert_eq!(centre("c3"), (150, 150));
        assert_eq!(centre("d1"), (210, 270));
    }

    /// Writes the pages, to be looked at.
    #[test]
    fn pages_to_look_at() {
        let Ok(folder) = std::env::var("PAGES_DIR") else { return };
        for (name, preset, house) in
            [("rid", "rid", ""), ("house", "amigo", "limit=10 pure=3 tie=shared")]
        {
            std::fs::write(format!("{folder}/rules-{name}.html"), page(preset, house, None))
                .unwrap();
        }
    }
}
