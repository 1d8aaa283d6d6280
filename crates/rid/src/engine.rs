//! `rid engine`: our own bots behind the line protocol (docs/bot-protocol.md).

use std::io;

use clap::Args;
use diner::Preset;
use programs::Refusals;
use words::{Lang, Speech, Theme};

use crate::failure::Outcome;
use crate::who::bot;

#[derive(Args)]
pub(crate) struct EngineArgs {
    /// Which bot answers, until the option `Bot` says otherwise
    #[arg(long, value_name = "BOT", default_value = "patient")]
    bot: String,
}

pub(crate) fn run(args: &EngineArgs) -> Outcome {
    let name = concat!("rid ", env!("CARGO_PKG_VERSION"));
    programs::serve(io::stdin(), io::stdout().lock(), name, bot(&args.bot)?, REFUSALS)?;
    Ok(())
}

/// The sentences that the other commands say, but in English, as the whole protocol is.
const REFUSALS: Refusals = Refusals {
    rules: |why| format!("bad-rules: {}", speech(Preset::Rid).bad_rules(why)),
    position: |rules, why| {
        let sentence = speech(rules.options().base()).bad_position(why);
        format!("{}: {sentence}", why.code())
    },
};

fn speech(preset: Preset) -> Speech {
    Speech::new(Lang::default(), Theme::of(preset))
}
