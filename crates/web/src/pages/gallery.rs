//! The gallery: every guest, table and sign of a theme, to be looked at as others see them, on a
//! light floor and on a dark one.

use art::{REACTIONS, Rim, Sight};
use diner::{Guest, Nation, Sex};
use maud::{Markup, html};
use words::{GalleryWords, Speech, Theme};

use super::{drawings, home, layout};
use crate::assets;

/// What is to be shown, and how.
#[derive(Clone, Copy)]
pub(crate) struct Gallery {
    /// The language, and the theme that is shown.
    pub(crate) speech: Speech,
    pub(crate) sight: Sight,
}

/// The floors that the smallest portraits and the tables stand on.
const FLOORS: [&str; 2] = ["on-light", "on-dark"];

/// The page.
pub(crate) fn gallery_page(gallery: Gallery) -> Markup {
    let Gallery { speech, sight } = gallery;
    let words = speech.gallery();
    let home_words = speech.home();
    let seen = format!("seen-{}", sight.code());
    let body = html! {
        a .skip href="#main" { (home_words.skip) }
        (drawings::sprites(&speech))
        (drawings::hidden(&Sight::ALL.map(Sight::filter).concat()))
        nav .ways { a href="/" { (home_words.to_entrance) } }
        main #main .gallery {
            h1 { (words.title) }
            p .lead { (words.lead) }
            (switches(gallery, &words))
            div class=(seen) {
                (portraits(speech, Sex::Woman, &words.women))
                (portraits(speech, Sex::Man, &words.men))
                section {
                    h2 { (words.small) }
                    div .floors { @for floor in FLOORS { (small(floor)) } }
                }
                section {
                    h2 { (words.tables) }
                    @for nations in Nation::ALL.chunks(Nation::COUNT / 2) {
                        div .floors { @for floor in FLOORS { (tables(speech, nations, floor)) } }
                    }
                }
                section {
                    h2 { (words.reactions) }
                    ul .drawn { @for number in 1..=REACTIONS {
                        li { (drawings::reaction(number)) span { (speech.company_reaction(number)) } }
                    } }
                }
                section {
                    h2 { (words.signs) }
                    ul .drawn .small { @for name in art::sign_names() { li { (drawings::sign(name)) } } }
                }
                section {
                    h2 { (words.icon) }
                    ul .drawn {
                        @for (name, size) in [("icon.svg", 64), ("icon-turn.svg", 64), ("icon.svg", 32), ("icon.svg", 16), ("icon-180.png", 90)] {
                            li { img src=(assets::url(name)) width=(size) height=(size) alt=""; }
                        }
                    }
                    img .link-picture src=(assets::url("preview.png")) width="600" height="315" alt="" loading="lazy";
                }
            }
        }
    };
    let head = html! {
        (home::head())
        link rel="stylesheet" href=(assets::url("gallery.css"));
    };
    layout(&words.title, speech, "at-rules at-gallery", head, body)
}

/// Links to the other themes and the other ways to see.
fn switches(gallery: Gallery, words: &GalleryWords) -> Markup {
    let Gallery { speech, sight } = gallery;
    let to =
        |theme: Theme, sight: Sight| format!("/gallery?theme={}&as={}", theme.code(), sight.code());
    let here = |is: bool| is.then_some("true");
    html! {
        nav .switches aria-label=(words.seen) {
            ul {
                @for theme in Theme::all() {
                    li { a href=(to(theme, sight)) aria-current=[here(theme == speech.theme)] {
                        (theme.title(speech.lang.code()))
                    } }
                }
            }
            ul {
                @for other in Sight::ALL {
                    li { a href=(to(speech.theme, other)) aria-current=[here(other == sight)] {
                        (speech.gallery_sight(other.code()))
                    } }
                }
            }
        }
    }
}

fn portraits(speech: Speech, sex: Sex, heading: &str) -> Markup {
    html! {
        section {
            h2 { (heading) }
            ul .guests {
                @for nation in Nation::ALL {
                    li { (drawings::portrait(Guest::new(nation, sex))) span { (speech.nation(nation)) } }
                }
            }
        }
    }
}

/// At 44 pixels, women above men; named above.
fn small(floor: &str) -> Markup {
    html! {
        div class={ "sheet " (floor) } aria-hidden="true" {
            @for sex in Sex::ALL {
                @for nation in Nation::ALL { (drawings::portrait(Guest::new(nation, sex))) }
            }
        }
    }
}

fn tables(speech: Speech, nations: &[Nation], floor: &str) -> Markup {
    html! {
        figure class={ "sheet tables " (floor) } {
            @if let Some(first) = nations.first() {
                figcaption { (speech.gallery_faction(*first)) }
            }
            @for nation in nations {
                @let rim = Rim::of(*nation);
                div class={ "table " (rim.class()) } {
                    (drawings::table_top(*nation, rim, &speech.nation(*nation)))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_shown_in_every_sight() {
        for theme in Theme::all() {
            for sight in Sight::ALL {
                let speech = Speech::new(Speech::default().lang, theme);
                let page = gallery_page(Gallery { speech, sight }).into_string();
                for guest in Guest::ALL {
                    let shown = page.matches(&format!("href=\"#g-{guest}\"")).count();
                    assert_eq!(shown, 3, "{guest}: large, and small on two floors");
                }
                for nation in Nation::ALL {
                    assert!(page.contains(&speech.nation(nation)), "{nation}");
                }
                assert!(page.contains(&format!("id=\"see-{}\"", sight.code())));
                assert!(page.contains(&format!("class=\"seen-{}\"", sight.code())));
                assert_eq!(page.matches("aria-current=\"true\"").count(), 2);
                super::super::samples::leave(
                    &format!("gallery-{}-{}", theme.code(), sight.code()),
                    &page,
                );
            }
        }
    }
}
