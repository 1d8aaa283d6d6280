//! A secret link as a page shows it: to copy, to scan, to make anew. Apart from the pages since the
//! lobby and the game's own page show the same.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};
use words::Speech;

use super::Link;
use super::rules::coded;

/// How many modules of white a code needs on every side.
const QUIET: usize = 4;

/// Where the form of a link goes, and what stands above it.
pub(super) struct Shown<'a> {
    pub(super) speech: Speech,
    pub(super) base: &'a str,
    pub(super) label: &'a str,
}

impl Shown<'_> {
    /// A link with everything that can be done with it; the code in view, or behind a summary.
    pub(super) fn link(&self, link: &Link, open: bool) -> Markup {
        self.parts(link, open, true)
    }

    /// The same for those who cannot make it anew.
    pub(super) fn fixed(&self, link: &Link) -> Markup {
        self.parts(link, false, false)
    }

    fn parts(&self, link: &Link, open: bool, renew: bool) -> Markup {
        let speech = self.speech;
        let id = format!("link-{}", link.of);
        html! {
            div .link data-key=(id) {
                label .link-label for=(id) { (self.label) }
                div .link-row {
                    input #(id) type="text" readonly value=(link.url) dir="ltr" spellcheck="false"
                        autocomplete="off";
                    button .act .copy type="button" data-copy=(id) {
                        (speech.company_link_copy())
                    }
                }
                @if link.reachable && open {
                    (code(&link.url, &speech.company_link_qr()))
                } @else if link.reachable {
                    details .code { summary { (speech.company_link_qr()) }
                        (code(&link.url, &speech.company_link_qr())) }
                }
                @if renew { (self.renewal(link)) }
            }
        }
    }

    fn renewal(&self, link: &Link) -> Markup {
        let speech = self.speech;
        html! {
            form .renew method="post" action={ (self.base) "/people" } {
                input type="hidden" name="do" value="renew";
                input type="hidden" name="place" value=(link.of);
                button .act .minor type="submit" { (speech.company_link_renew()) }
                span .quiet { (speech.company_link_renew_why()) }
            }
        }
    }
}

/// What is said once in place of all codes where only this machine can open the links.
pub(super) fn unreachable<'a>(speech: Speech, links: impl IntoIterator<Item = &'a Link>) -> Markup {
    let dead = links.into_iter().any(|link| !link.reachable);
    html! { @if dead { p .unreachable { (coded(&speech.company_link_unreachable())) } } }
}

/// A QR code, black on white in any theme: many readers know no other.
fn code(url: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(url, EcLevel::M) else { return html! {} };
    let side = code.width() + 2 * QUIET;
    html! {
        svg .qr viewBox=(format!("0 0 {side} {side}")) role="img" aria-label=(label)
            shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path fill="#000" d=(dark(&code)) {}
        }
    }
}

/// The dark modules, a stroke for those that touch in a row.
fn dark(code: &QrCode) -> String {
    let mut path = String::new();
    let colors = code.to_colors();
    for (y, row) in colors.chunks(code.width().max(1)).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            let length = run.len();
            if run.first() == Some(&Color::Dark) {
                path.push_str(&format!("M{} {}h{length}v1h-{length}z", x + QUIET, y + QUIET));
            }
            x += length;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_module_is_drawn_once() {
        let url = "https://table.example/join/k7qz2m/9f8e7d6c5b4a39281706f5e4d3c2b1a0";
        let code = QrCode::with_error_correction_level(url, EcLevel::M).unwrap();
        let count = code.to_colors().iter().filter(|&&color| color == Color::Dark).count();
        let path = dark(&code);
        let drawn = path.split('M').skip(1).map(|run| {
            let run = run.split_once('h').unwrap().1;
            run.split_once('v').unwrap().0.parse::<usize>().unwrap()
        });
        assert_eq!(drawn.sum::<usize>(), count);
        assert!(path.starts_with("M4 4h7v1h-7z"), "{path}");
    }

    #[test]
    fn a_dead_address_has_no_code_but_a_sentence() {
        let speech = Speech::default();
        let shown = Shown { speech, base: "/game/x", label: "<Seat>" };
        let link =
            |reachable| Link { url: "http://127.0.0.1/join/x/y".into(), reachable, of: "2".into() };
        let dead = shown.link(&link(false), true).into_string();
        assert!(!dead.contains("<svg"));
        let said = unreachable(speech, [&link(true), &link(false)]).into_string();
        assert!(said.contains("<code>--lan</code>"));
        assert!(unreachable(speech, [&link(true)]).into_string().is_empty());
        assert!(dead.contains("&lt;Seat&gt;") && dead.contains("name=\"place\" value=\"2\""));
        assert!(shown.link(&link(true), true).into_string().contains("<svg class=\"qr\""));
    }
}
