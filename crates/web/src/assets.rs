//! Files that pages ask for: embedded in the program, named by a hash of what is in them, so that
//! browsers may keep them for ever.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rust_embed::Embed;

use crate::world::hex;

#[derive(Embed)]
#[folder = "assets/"]
struct Embedded;

/// One file, ready to be sent.
pub(crate) struct Asset {
    pub(crate) bytes: Vec<u8>,
    pub(crate) kind: String,
    hash: String,
}

/// All of them, by name. Read once, also in a debug build, so that a page and the files it names
/// always belong together.
static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let load = |name: std::borrow::Cow<'static, str>| {
        let file = Embedded::get(&name)?;
        let hash = file.metadata.sha256_hash();
        let hash = hex(&hash[..8]);
        let kind = mime_guess::from_path(name.as_ref()).first_or_octet_stream();
        let kind = match kind.type_() {
            mime_guess::mime::TEXT => format!("{}; charset=utf-8", kind.essence_str()),
            _ => kind.essence_str().to_string(),
        };
        let asset = Asset { bytes: file.data.into_owned(), kind, hash };
        Some((name.into_owned(), asset))
    };
    Embedded::iter().filter_map(load).collect()
});

/// The address of a file; that of nothing if there is no such file.
pub(crate) fn url(name: &str) -> String {
    let hash = ASSETS.get(name).map_or("none", |asset| asset.hash.as_str());
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
    hex(&<sha2::Sha256 as sha2::Digest>::digest(all.as_bytes())[..6])
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_their_address_only() {
        for (name, asset) in ASSETS.iter() {
            let url = url(name);
            let (hash, found) = url["/assets/".len()..].split_once('/').unwrap();
            assert_eq!(find(hash, found).unwrap().bytes, asset.bytes);
            assert!(find("0000000000000000", name).is_none());
        }
        assert!(find("none", "no-such-file").is_none());
    }
}
