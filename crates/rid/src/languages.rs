//! Which language the program speaks, and languages that are added as files: `--lang`,
//! `--languages`. Apart because every command speaks, and none asks in which language.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use clap::Args;
use themes::{Names, Theme};
use words::Lang;

use crate::failure::{Failure, Outcome};

#[derive(Args)]
pub(crate) struct LanguageArgs {
    /// Speak this language: en, de, it, … [default: what LC_ALL, LC_MESSAGES or LANG says]
    #[arg(long, value_name = "CODE", global = true, env = "RID_LANG")]
    lang: Option<String>,
    /// Add languages: a folder with one folder a language, named by its code, with Fluent files and
    /// names for themes (CONTRIBUTING.md tells more)
    #[arg(long, value_name = "DIR", global = true, env = "RID_LANGUAGES")]
    languages: Option<PathBuf>,
}

static CHOSEN: OnceLock<Lang> = OnceLock::new();

/// The language that the program speaks.
pub(crate) fn lang() -> Lang {
    CHOSEN.get().copied().unwrap_or_default()
}

impl LanguageArgs {
    /// Adds what is to be added, then chooses. Once, before anything is said.
    pub(crate) fn begin(&self) -> Outcome {
        if let Some(folder) = &self.languages {
            add_all(folder).map_err(Failure::usage)?;
        }
        let chosen = match &self.lang {
            Some(code) => Lang::from_code(code).ok_or_else(|| {
                let all: Vec<&str> = Lang::all().into_iter().map(Lang::code).collect();
                Failure::usage(format!("there is no language {code:?}: {}", all.join(", ")))
            })?,
            None => Lang::of_locale(&locale()),
        };
        let _ = CHOSEN.set(chosen); // set once
        Ok(())
    }
}

/// What the environment says: the first of its three variables that is not empty.
fn locale() -> String {
    let of = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(of).unwrap_or_default()
}

fn add_all(folder: &Path) -> Result<(), String> {
    for language in entries(folder)?.iter().filter(|path| path.is_dir()) {
        add(language)?;
    }
    Ok(())
}

/// Adds one language: its messages, and its names for the themes that it has a file of.
fn add(folder: &Path) -> Result<(), String> {
    let code = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let mut messages = String::new();
    for path in entries(folder)?.iter().filter(|path| path.extension() == Some("ftl".as_ref())) {
        messages += &read(path)?;
        messages.push('\n');
    }
    for theme in Theme::all() {
        let path = folder.join(format!("{}.toml", theme.code()));
        if path.exists() {
            let names = Names::parse(&path.display().to_string(), &read(&path)?);
            theme.add(code, names.map_err(|why| why.to_string())?);
        }
    }
    Lang::add(code, &messages).map_err(|why| format!("{}: {why}", folder.display()))?;
    Ok(())
}

/// What a folder holds, in order of the names.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let told = |why: std::io::Error| format!("{}: {why}", folder.display());
    let entries = fs::read_dir(folder).map_err(told)?;
    let paths: Result<Vec<PathBuf>, _> =
        entries.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut paths = paths.map_err(told)?;
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))
}
