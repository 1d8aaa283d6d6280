//! `rid engine`: our own bots behind the line protocol (docs/bot-protocol.md).

use std::io;

use clap::Args;

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
    programs::serve(io::stdin(), io::stdout().lock(), name, bot(&args.bot)?)?;
    Ok(())
}
