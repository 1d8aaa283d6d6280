//! What all pages share: the head, the style sheet, icons. Nothing inline: the security policy
//! allows neither script nor style inside a page.

use maud::{DOCTYPE, Markup, html};
use words::Speech;

use super::languages::languages;
use crate::assets;

/// A whole page. `class` is the body's; `head` comes last in the head.
pub(crate) fn layout(
    title: &str,
    speech: Speech,
    class: &str,
    head: Markup,
    body: Markup,
) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(speech.lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" media="(prefers-color-scheme: light)" content="#efe4d3";
                meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1f191e";
                title { (title) }
                link rel="icon" type="image/svg+xml" href=(assets::url("icon.svg"));
                link rel="manifest" href=(assets::url("diner.webmanifest"));
                link rel="stylesheet" href=(assets::url("style.css"));
                (head)
            }
            body class=(class) {
                (body)
                @if class != "game" { footer .foot {
                    a href="/gallery" { (speech.gallery().link) }
                    (languages(speech))
                } }
            }
        }
    }
}

/// What programs show that preview a link to the page, for the head. They ask for pictures by whole
/// addresses, so `origin` is where people reach this server.
pub(super) fn link_preview(origin: &str, title: &str, about: &str) -> Markup {
    let (width, height) = art::PREVIEW;
    html! {
        meta property="og:type" content="website";
        meta property="og:title" content=(title);
        meta property="og:description" content=(about);
        meta property="og:image" content={ (origin) (assets::url("preview.png")) };
        meta property="og:image:width" content=(width);
        meta property="og:image:height" content=(height);
        meta name="twitter:card" content="summary_large_image";
    }
}

/// The page's own script, for the head.
pub(crate) fn script() -> Markup {
    html! { script type="module" src=(assets::url("table.mjs")) {} }
}
