//! Dependencies read from a `Cargo.toml` line by line. Apart from the rest because it is
//! the one place that knows how a manifest is written; a TOML parser would be a dependency.

use crate::Source;

/// Which table of the manifest a dependency stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `[dependencies]`
    Normal,
    /// `[dev-dependencies]`
    Dev,
    /// `[build-dependencies]`
    Build,
}

/// One dependency and where it stands.
#[derive(PartialEq, Eq, Debug)]
pub struct Dependency {
    /// The package's name, also where the manifest renames it.
    pub name: String,
    /// Its table.
    pub kind: Kind,
    /// The line, counted from 1.
    pub line: usize,
}

/// All dependencies of a manifest, those for single targets included.
pub fn dependencies(manifest: &Source) -> Vec<Dependency> {
    let mut found = Vec::new();
    let mut table = None;
    for (line, text) in manifest.lines() {
        let text = text.trim();
        if let Some(head) = text.strip_prefix('[') {
            let head = head.trim_start_matches('[');
            let head = head.split(']').next().unwrap_or_default();
            table = None;
            if let Some((kind, single)) = table_kind(head) {
                match single {
                    // `[dependencies.name]` is a table of one dependency.
                    Some(name) => found.push(Dependency { name, kind, line }),
                    None => table = Some(kind),
                }
            }
        } else if let Some(kind) = table
            && let Some((key, value)) = text.split_once('=')
            && !text.starts_with('#')
        {
            let key = key.trim().split('.').next().unwrap_or_default();
            let name = renamed(value).unwrap_or(key).trim_matches('"').to_owned();
            found.push(Dependency { name, kind, line });
        }
    }
    found
}

fn table_kind(head: &str) -> Option<(Kind, Option<String>)> {
    let tables = [
        ("dev-dependencies", Kind::Dev),
        ("build-dependencies", Kind::Build),
        ("dependencies", Kind::Normal),
    ];
    for (table, kind) in tables {
        let Some(start) = head.find(table) else {
            continue;
        };
        // `workspace.dependencies` only names versions; `target.'…'.dependencies` counts.
        if head[..start].starts_with("workspace") {
            return None;
        }
        let single = head[start + table.len()..].strip_prefix('.');
        return Some((kind, single.map(|name| name.trim_matches('"').to_owned())));
    }
    None
}

fn renamed(value: &str) -> Option<&str> {
    let rest = value.split_once("package")?.1.trim_start();
    rest.strip_prefix('=')?.split('"').nth(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_of_writing_a_dependency_is_read() {
        let manifest = Source {
            path: "Cargo.toml".into(),
            text: "[package]\nname = \"x\"\n[dependencies]\na = \"1\"\nb.workspace = true\n\
                   c = { package = \"d\", version = \"1\" }\n[dev-dependencies.e]\npath = \"..\"\n\
                   [target.'cfg(unix)'.build-dependencies]\nf = \"1\"\n[lints]\nworkspace = true\n"
                .into(),
        };
        let found = dependencies(&manifest);
        let found: Vec<_> = found.iter().map(|d| (d.name.as_str(), d.kind, d.line)).collect();
        assert_eq!(
            found,
            [
                ("a", Kind::Normal, 4),
                ("b", Kind::Normal, 5),
                ("d", Kind::Normal, 6),
                ("e", Kind::Dev, 7),
                ("f", Kind::Build, 10),
            ]
        );
    }
}
