//! The home page: the entrance of the terrace, where games are made and found again.

use diner::{Guest, Nation, Options, Preset, Sex};
use maud::{Markup, html};
use words::{HomeWords, Speech};

use super::layout::{layout, link_preview};
use super::new_game::NewGame;
use super::{at_table, drawings, terrace};
use crate::assets;
use crate::setup::BadSetup;

/// What the home page may show to one browser.
pub(crate) struct Home<'a> {
    pub(crate) speech: Speech,
    /// Where people reach this server.
    pub(crate) origin: &'a str,
    /// The name that the browser's last game was made with, or nothing.
    pub(crate) name: &'a str,
    /// The browser's games, the newest first.
    pub(crate) games: &'a [GameLine],
    /// What is wrong with the form that was sent, and its fields.
    pub(crate) fault: Option<(&'a BadSetup, &'a [(String, String)])>,
}

/// A game in the list.
#[derive(Clone, Debug, Default)]
pub(crate) struct GameLine {
    /// The room's name in links.
    pub(crate) room: String,
    /// Who plays, in order of their seats.
    pub(crate) players: Vec<String>,
    /// Their points, in the same order.
    pub(crate) scores: Vec<i32>,
    /// The preset and what differs from it, as `rid limit=10`.
    pub(crate) rules: String,
    /// Whether the game awaits the reader.
    pub(crate) yours: bool,
    pub(crate) over: bool,
    pub(crate) round: u32,
    /// Whether the reader won; `None` before the end.
    pub(crate) won: Option<bool>,
}

/// The home page.
pub(crate) fn home_page(home: &Home<'_>) -> Markup {
    let words = home.speech.home();
    let Home { speech, name, fault, .. } = *home;
    let form = NewGame { speech, words: &words, name, fault };
    let body = html! {
        a .skip href="#main" { (words.skip) }
        header .entrance {
            h1 { (words.product) }
            p { (words.tagline) }
        }
        main #main .home {
            (form.fault_banner())
            section .hero aria-labelledby="new-heading" {
                (terrace::picture())
                div .welcome {
                    h2 #new-heading { (words.new) }
                    (form.start())
                }
            }
            (games(home, &words))
            (cast(speech))
            (form.choices())
        }
    };
    let preview = link_preview(home.origin, &words.product, &words.tagline);
    let head = html! { (head()) (at_table::style()) (preview) };
    layout(&words.product, speech, "at-home", head, body)
}

/// Who comes to dinner, one of each nation; it leads to the gallery.
fn cast(speech: Speech) -> Markup {
    let sexes = Sex::ALL.into_iter().cycle();
    let guests: Vec<_> =
        Nation::ALL.into_iter().zip(sexes).map(|(nation, sex)| Guest::new(nation, sex)).collect();
    html! {
        (drawings::portraits(&speech, &guests))
        a .cast href="/gallery" aria-label=(speech.gallery().link) {
            @for guest in guests { (drawings::portrait(guest)) }
        }
    }
}

/// The style that only the pages before a game need.
pub(super) fn head() -> Markup {
    html! { link rel="stylesheet" href=(assets::url("home.css")); }
}

fn games(home: &Home<'_>, words: &HomeWords) -> Markup {
    let (over, mut running): (Vec<_>, Vec<_>) = home.games.iter().partition(|game| game.over);
    running.sort_by_key(|game| !game.yours);
    html! {
        section #games .games aria-labelledby="games-heading" {
            h2 #games-heading { (words.games) }
            @if home.games.is_empty() {
                div .no-games { (free_chair()) p { (words.games_none) } }
            }
            @if !running.is_empty() { (list(&running, home.speech, words)) }
            @if !over.is_empty() {
                h3 { (words.games_finished) }
                (list(&over, home.speech, words))
            }
        }
    }
}

fn list(games: &[&GameLine], speech: Speech, words: &HomeWords) -> Markup {
    html! {
        ul .game-lines {
            @for game in games {
                li { (line(game, speech, words)) }
            }
        }
    }
}

fn line(game: &GameLine, speech: Speech, words: &HomeWords) -> Markup {
    let waits = game.players.iter().any(String::is_empty);
    let state = match (game.over, game.yours, game.won) {
        _ if waits => &words.game_waits,
        (true, _, Some(true)) => &words.game_won,
        (true, _, _) => &words.game_over,
        (false, true, _) => &words.game_yours,
        (false, false, _) => &speech.home_round(game.round),
    };
    let class = match (game.over, game.yours, game.won) {
        (true, _, Some(true)) => "won",
        (true, _, _) => "over",
        (false, true, _) => "yours",
        (false, false, _) => "running",
    };
    let best = game.scores.iter().max();
    html! {
        a class={ "game-line " (class) } href={ "/game/" (game.room) } {
            span .state { (state) }
            span .what { (rules_title(speech, &game.rules)) }
            span .sides {
                @for (at, (name, score)) in game.players.iter().zip(&game.scores).enumerate() {
                    @if at > 0 { ", " }
                    @if name.is_empty() {
                        span .player-score .free { (words.game_free) }
                    } @else if waits {
                        span .player-score { bdi { (name) } }
                    } @else {
                        span .player-score .best[Some(score) == best] {
                            bdi { (name) } " " b { (signed(*score)) }
                        }
                    }
                }
            }
        }
    }
}

/// The name of a rule set, or what stands for it if this program does not know it.
fn rules_title(speech: Speech, rules: &str) -> String {
    let (preset, house) = rules.split_once(' ').unwrap_or((rules, ""));
    match Options::parse(preset, house) {
        Ok(options) => speech.options_title(&options),
        Err(_) => Preset::parse(preset).map_or(rules.to_owned(), |preset| speech.preset(preset)),
    }
}

fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A chair that waits for somebody.
pub(super) fn free_chair() -> Markup {
    html! {
        svg .free-chair viewBox="0 0 96 96" aria-hidden="true" focusable="false" {
            ellipse .fc-shadow cx="48" cy="86" rx="34" ry="6" {}
            path .fc-legs d="M32 60 26 84M64 60l6 24" {}
            path .fc-back d="M24 52q-6-42 24-42t24 42q-24 10-48 0z" {}
            rect .fc-seat x="20" y="48" width="56" height="18" rx="9" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;

    fn page(home: &Home<'_>) -> String {
        home_page(home).into_string()
    }

    fn fields(fields: &[(&str, &str)]) -> Vec<(String, String)> {
        fields.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect()
    }

    fn faulty(sent: &[(&str, &str)]) -> String {
        let sent = fields(sent);
        let fault = Setup::from_form(&sent).unwrap_err();
        page(&Home { fault: Some((&fault, &sent)), ..empty() })
    }

    fn empty() -> Home<'static> {
        Home { speech: Speech::default(), origin: "http://here", name: "", games: &[], fault: None }
    }

    fn some_games() -> Vec<GameLine> {
        let names = |names: &[&str]| names.iter().map(|&name| name.into()).collect();
        let line = |room: &str, players: &[&str], scores: &[i32], rules: &str| GameLine {
            room: room.into(),
            players: names(players),
            scores: scores.to_vec(),
            rules: rules.into(),
            round: 7,
            ..GameLine::default()
        };
        let four = ["Ann", "Rosa", "Emil", "Ines"];
        let script = ["<script>alert(1)</script>", "\"Bob\" & 'Co'"];
        vec![
            line("k7q", &four, &[31, 28, 40, 22], "rid limit=10"),
            GameLine { yours: true, ..line("p2m", &four, &[12, 9, 15, 20], "cafe") },
            GameLine {
                over: true,
                won: Some(true),
                ..line("x1", &four, &[147, 120, -6, 99], "amigo")
            },
            GameLine { over: true, won: Some(false), ..line("x2", &script, &[1, 2], "rid") },
        ]
    }

    /// What a browser would send if its person pressed the button at once.
    fn defaults(page: &str) -> Vec<(String, String)> {
        let mut sent = Vec::new();
        let attribute = |tag: &str, name: &str| {
            let (_, after) = tag.split_once(&format!(" {name}=\""))?;
            after.split_once('"').map(|(value, _)| value.to_owned())
        };
        let mut select = None;
        for tag in page.split('<').filter_map(|text| text.split_once('>')).map(|(tag, _)| tag) {
            let name = attribute(tag, "name");
            let value = attribute(tag, "value").unwrap_or_default();
            let choice = tag.contains("type=\"radio\"") || tag.contains("type=\"checkbox\"");
            let words: Vec<&str> = tag.split(' ').collect();
            match words[0] {
                "input" if !choice || words.contains(&"checked") => {
                    sent.push((name.unwrap(), value))
                }
                "select" => select = name,
                "option" if words.contains(&"selected") => {
                    sent.push((select.clone().unwrap(), value));
                }
                _ => {}
            }
        }
        sent
    }

    #[test]
    fn the_first_button_makes_the_usual_game() {
        let setup = Setup::from_form(&defaults(&page(&empty()))).unwrap();
        let usual = Setup::from_form(&fields(&[("name", "Traveller"), ("hints", "on")])).unwrap();
        assert_eq!(setup, usual);
    }

    #[test]
    fn the_last_name_stands_in_the_field() {
        let sent = defaults(&page(&Home { name: "Zoë", ..empty() }));
        assert!(sent.contains(&("name".into(), "Zoë".into())));
    }

    #[test]
    fn what_was_typed_is_kept() {
        let typed = [
            ("name", "Ann"),
            ("rules", "cafe"),
            ("house-players", "3"),
            ("house-limit", "99"),
            ("house-tie", "fewest-cards"),
            ("seat-2", "maitre"),
            ("seat-3", "apprentice"),
            ("pace", "1800"),
        ];
        let page = faulty(&typed);
        let again = defaults(&page);
        for (name, value) in typed {
            assert!(again.contains(&(name.into(), value.into())), "{name}");
        }
        assert!(!again.iter().any(|(name, _)| name == "hints"));
        assert!(page.contains("<details class=\"house\" id=\"house\" open>"));
        assert!(page.contains("id=\"house-limit-fault\""));
        assert!(page.contains("role=\"alert\""));
        assert!(page.contains("<code>tie</code> is fewest-cards instead of shared"));
    }

    #[test]
    fn a_fault_is_said_at_its_field() {
        for sent in [
            vec![("name", "")],
            vec![("name", "Ann"), ("rules", "chess")],
            vec![("name", "Ann"), ("house-players", "9")],
            vec![("name", "Ann"), ("house-limit", "6")],
            vec![("name", "Ann"), ("house-tie", "lot")],
            vec![("name", "Ann"), ("seat-2", "greedy")],
            vec![("name", "Ann"), ("pace", "7")],
            vec![("name", "Ann"), ("hints", "7")],
        ] {
            let field = Setup::from_form(&fields(&sent)).unwrap_err().field();
            let page = faulty(&sent);
            assert!(page.contains(&format!("id=\"{field}-fault\"")), "{field}");
            let described = page.split("aria-describedby=\"").skip(1).any(|rest| {
                let ids = rest.split('"').next().unwrap();
                ids.split(' ').any(|id| id == format!("{field}-fault"))
            });
            assert!(described, "{field}");
            let banner = page.split_once("role=\"alert\"").unwrap().1;
            let anchor = banner.split_once("href=\"#").unwrap().1.split('"').next().unwrap();
            assert!(page.contains(&format!("id=\"{anchor}\"")), "{anchor}");
        }
    }

    #[test]
    fn what_people_typed_is_only_text() {
        for page in [
            page(&Home { games: &some_games(), name: "\"><script>", ..empty() }),
            faulty(&[("name", "\"><script>\u{202e}")]),
            faulty(&[("name", "Ann"), ("house-limit", "\"><script>")]),
            faulty(&[("name", "Ann"), ("rules", "<script>")]),
        ] {
            assert!(!page.contains("<script>"), "{page}");
            assert!(page.contains("&lt;script&gt;"));
        }
    }

    #[test]
    fn games_that_await_me_come_first() {
        let page = page(&Home { games: &some_games(), ..empty() });
        let at = |room: &str| page.find(&format!("href=\"/game/{room}\"")).unwrap();
        assert!(at("p2m") < at("k7q") && at("k7q") < at("x1"));
        assert!(page.contains("−6"));
    }

    #[test]
    fn a_table_that_waits_shows_no_points() {
        let waiting = GameLine {
            room: "w1".into(),
            players: vec!["Ann".into(), String::new()],
            scores: vec![0, 0],
            rules: "rid".into(),
            ..GameLine::default()
        };
        let page = page(&Home { games: &[waiting], ..empty() });
        let line = page.split_once("href=\"/game/w1\"").unwrap().1.split_once("</a>").unwrap().0;
        assert!(line.contains("<bdi>Ann</bdi>") && line.contains("waiting for a friend"));
        assert!(!line.contains('0') && !line.contains("Round"), "{line}");
    }

    #[test]
    fn a_missing_name_is_told_with_its_seat() {
        let page = faulty(&[("name", "Ann"), ("seat-2", "here")]);
        assert!(page.contains("Seat 2 needs a name") && !page.contains("Tell us your name"));
    }

    #[test]
    fn a_link_to_the_page_has_a_picture() {
        let page = page(&empty());
        let image = page.split_once("og:image\" content=\"http://here/assets/").unwrap().1;
        assert!(image.split('"').next().unwrap().ends_with("/preview.png"));
    }

    #[test]
    fn there_is_no_inline_style_or_script() {
        let page = page(&Home { games: &some_games(), ..empty() });
        assert!(!page.contains(" style=") && !page.contains("<style") && !page.contains("<script"));
    }

    /// Writes the page in its states, to be looked at.
    #[test]
    fn pages_to_look_at() {
        let Ok(folder) = std::env::var("PAGES_DIR") else { return };
        let write = |name: &str, html: String| std::fs::write(format!("{folder}/{name}"), html);
        write("home-new.html", page(&empty())).unwrap();
        let games = some_games();
        write("home-games.html", page(&Home { games: &games, name: "Ann", ..empty() })).unwrap();
        let limit = [("name", "Ann"), ("rules", "cafe"), ("house-limit", "6"), ("house-pure", "3")];
        write("home-fault-house.html", faulty(&limit)).unwrap();
        write("home-fault-name.html", faulty(&[("name", "")])).unwrap();
    }
}
