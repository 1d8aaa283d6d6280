//! Files that pages ask for: embedded in the program or drawn by it, named by a hash of what is in
//! them, so that browsers may keep them for ever.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use art::{Icon, PREVIEW};
use rust_embed::Embed;
use serde_json::json;
use sha2::{Digest, Sha256};
use words::Theme;

use crate::lean::lean;
use crate::sheets::SHEETS;
use crate::world::hex;

#[derive(Embed)]
#[folder = "assets/"]
struct Embedded;

/// One file, ready to be sent.
pub(crate) struct Asset {
    pub(crate) kind: String,
    hash: String,
    content: Content,
}

/// What is in a file.
enum Content {
    Bytes(Vec<u8>),
    /// A drawing that becomes pixels when somebody first asks for them.
    Pixels {
        svg: String,
        size: (u32, u32),
        png: OnceLock<Vec<u8>>,
    },
}

impl Asset {
    fn new(name: &str, bytes: Vec<u8>) -> Asset {
        let kind = mime_guess::from_path(name).first_or_octet_stream();
        let kind = match kind.type_() {
            mime_guess::mime::TEXT => format!("{}; charset=utf-8", kind.essence_str()),
            _ => kind.essence_str().to_string(),
        };
        Asset { kind, hash: hash_of(&[&bytes]), content: Content::Bytes(bytes) }
    }

    fn pixels(svg: String, size: (u32, u32)) -> Asset {
        let (width, height) = size;
        let hash = hash_of(&[svg.as_bytes(), &width.to_be_bytes(), &height.to_be_bytes()]);
        let content = Content::Pixels { svg, size, png: OnceLock::new() };
        Asset { kind: "image/png".into(), hash, content }
    }

    /// What is sent.
    pub(crate) fn bytes(&self) -> &[u8] {
        match &self.content {
            Content::Bytes(bytes) => bytes,
            Content::Pixels { svg, size: (width, height), png } => {
                png.get_or_init(|| art::png(svg, *width, *height).unwrap_or_default())
            }
        }
    }
}

fn hash_of(parts: &[&[u8]]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hex(&hash.finalize()[..8])
}

/// What is in a file of the folder.
fn text(name: &str) -> Option<String> {
    String::from_utf8(Embedded::get(name)?.data.into_owned()).ok()
}

/// The style sheets, each joined from its parts.
fn sheets() -> impl Iterator<Item = (Cow<'static, str>, Asset)> {
    SHEETS.iter().map(|(sheet, parts)| {
        let part = |part| text(&format!("{sheet}/{part}.css")).unwrap_or_default();
        let joined: String = parts.iter().map(part).collect();
        let name = format!("{sheet}.css");
        let asset = Asset::new(&name, lean(&joined).into_bytes());
        (name.into(), asset)
    })
}

/// The icons and the picture for links, and what tells browsers of the icons.
fn drawn() -> Vec<(Cow<'static, str>, Asset)> {
    let svg =
        |name: &'static str, which| (name.into(), Asset::new(name, art::icon(which).into_bytes()));
    let png = |name: &'static str, which, size| {
        (name.into(), Asset::pixels(art::icon(which), (size, size)))
    };
    let mut files: Vec<(Cow<'static, str>, Asset)> = vec![
        svg("icon.svg", Icon::Plain),
        svg("icon-turn.svg", Icon::Turn),
        png("icon-180.png", Icon::Full, 180),
        png("icon-192.png", Icon::Plain, 192),
        png("icon-512.png", Icon::Plain, 512),
        png("icon-full.png", Icon::Full, 512),
        ("preview.png".into(), Asset::pixels(art::preview(Theme::default()), PREVIEW)),
    ];
    let manifest = manifest(&files);
    files.push(("diner.webmanifest".into(), Asset::new("diner.webmanifest", manifest)));
    files
}

/// What a home screen shows, and where it leads.
fn manifest(files: &[(Cow<'static, str>, Asset)]) -> Vec<u8> {
    let icon = |(name, asset): &(Cow<'static, str>, Asset)| {
        let (sizes, purpose) = match name.as_ref() {
            "icon.svg" => ("any", "any"),
            "icon-192.png" => ("192x192", "any"),
            "icon-512.png" => ("512x512", "any"),
            "icon-full.png" => ("512x512", "maskable"),
            _ => return None,
        };
        let src = address(&asset.hash, name);
        Some(json!({ "src": src, "sizes": sizes, "type": asset.kind, "purpose": purpose }))
    };
    let icons: Vec<_> = files.iter().filter_map(icon).collect();
    let product = words::Speech::default().home().product;
    let manifest = json!({
        "name": product, "short_name": "RID", "start_url": "/", "display": "standalone",
        "background_color": "#efe4d3", "theme_color": "#2a2027", "icons": icons,
    });
    manifest.to_string().into_bytes()
}

/// All of them, by name. Read once, also in a debug build, so that a page and the files it names
/// always belong together.
static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let load = |name: Cow<'static, str>| {
        let asset = Asset::new(&name, lean(&text(&name)?).into_bytes());
        Some((name, asset))
    };
    let whole = Embedded::iter().filter(|name| !name.contains('/'));
    let files = whole.filter_map(load).chain(sheets()).chain(drawn());
    files.map(|(name, asset)| (name.into_owned(), asset)).collect()
});

/// The address of a file; that of nothing if there is no such file.
pub(crate) fn url(name: &str) -> String {
    let hash = ASSETS.get(name).map_or("none", |asset| asset.hash.as_str());
    address(hash, name)
}

fn address(hash: &str, name: &str) -> String {
    format!("/assets/{hash}/{name}")
}

/// The file of an address.
pub(crate) fn find(hash: &str, name: &str) -> Option<&'static Asset> {
    ASSETS.get(name).filter(|asset| asset.hash == hash)
}

/// Tells one build of the program from another: pages of an older one load themselves anew.
pub(crate) fn build() -> &'static str {
    &BUILD
}

/// Made once: every push says it.
static BUILD: LazyLock<String> = LazyLock::new(|| {
    let all: String = ASSETS.values().map(|asset| asset.hash.as_str()).collect();
    hex(&Sha256::digest(all.as_bytes())[..6])
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_their_address_only() {
        for (name, asset) in ASSETS.iter() {
            let url = url(name);
            let (hash, found) = url["/assets/".len()..].split_once('/').unwrap();
            assert_eq!(find(hash, found).unwrap().bytes(), asset.bytes());
            assert!(find("0000000000000000", name).is_none());
        }
        assert!(find("none", "no-such-file").is_none());
    }

    #[test]
    fn every_part_of_a_sheet_is_in_it() {
        let parts = |(sheet, parts): &(&str, &[&str])| {
            parts.iter().map(|part| format!("{sheet}/{part}.css")).collect::<Vec<_>>()
        };
        let mut named: Vec<String> = SHEETS.iter().flat_map(parts).collect();
        let mut there: Vec<String> =
            Embedded::iter().filter(|name| name.contains('/')).map(Cow::into_owned).collect();
        named.sort();
        there.sort();
        assert_eq!(named, there);
        for (sheet, parts) in SHEETS {
            let whole = String::from_utf8_lossy(ASSETS[&format!("{sheet}.css")].bytes());
            for part in parts {
                let part = lean(&text(&format!("{sheet}/{part}.css")).unwrap());
                assert!(!part.is_empty() && whole.contains(part.trim()), "{sheet}");
            }
        }
    }

    #[test]
    fn drawn_files_are_pictures() {
        for (name, width) in
            [("icon-180.png", 180_u32), ("icon-512.png", 512), ("preview.png", 1200)]
        {
            let asset = &ASSETS[name];
            assert!(asset.bytes().starts_with(b"\x89PNG"), "{name}");
            assert_eq!(asset.bytes()[16..20], width.to_be_bytes(), "{name}");
            assert_eq!(asset.kind, "image/png");
        }
    }

    #[test]
    fn the_manifest_names_icons_that_are_there() {
        let manifest: serde_json::Value =
            serde_json::from_slice(ASSETS["diner.webmanifest"].bytes()).unwrap();
        let icons = manifest["icons"].as_array().unwrap();
        assert_eq!(icons.len(), 4);
        for icon in icons {
            let address = icon["src"].as_str().unwrap().strip_prefix("/assets/").unwrap();
            let (hash, name) = address.split_once('/').unwrap();
            assert_eq!(icon["type"], find(hash, name).unwrap().kind.as_str());
        }
    }
}
