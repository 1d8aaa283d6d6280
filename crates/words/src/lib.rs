//! Every word that people read, in each language. The texts are in `locales/`, one folder a
//! language; here are only the ways to ask for them. Front ends hold no sentence of their own.

mod company;
mod events;
mod fault;
mod gallery;
mod hint;
mod home;
mod illegal;
mod lang;
mod params;
mod play;
mod result;
mod rules;
mod script;
mod server;
mod show;
mod speech;
mod table;

pub use gallery::GalleryWords;
pub use home::{HomeWords, RulesPart};
pub use lang::Lang;
pub use rules::RulesText;
pub use script::{DialogWords, KeyWords, SettingWords};
pub use show::ShowWords;
pub use speech::Speech;
pub use table::{Asked, Label, TurnSum, is_told};
pub use themes::Theme;

/// What the build script made of `locales/`: `L10n`, the languages, and `L10nLanguage`, one
/// function a message. Private, so that the compiler warns of a message that nobody uses.
#[allow(clippy::unwrap_used, clippy::expect_used, clippy::derivable_impls)]
#[allow(unreachable_pub)]
mod l10n {
    include!(concat!(env!("OUT_DIR"), "/l10n.rs"));

    // Two generated functions that are not messages and have no use here.
    const _: fn() -> L10nLanguageVec = L10n::load_all;
    const _: fn(&L10n) -> &'static str = L10n::language_name;
}
