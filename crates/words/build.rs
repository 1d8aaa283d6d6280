//! Turns `locales/*/*.ftl` into typed functions, one a message, in cargo's own folder:
//! nothing generated is kept in the repository.

use std::process::ExitCode;

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

fn main() -> ExitCode {
    let Ok(out) = std::env::var("OUT_DIR") else {
        return ExitCode::FAILURE;
    };
    let options = BuildOptions::default()
        .with_output_file_path(&format!("{out}/l10n.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&format!("{out}/translations.ftl")))
        .with_prefix("")
        // Every variable has a type, or the build fails.
        .with_lint_level(LintLevel::Strict)
        // The marks would show in terminals and in plain text; pages isolate names by markup.
        .without_bidi_isolation()
        .without_format();
    build_from_locales_folder(options)
}
