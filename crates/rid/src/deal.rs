//! `rid deal`: the headers of a fresh game, ready to be played.

use diner::record::{Header, Record};
use diner::{Deal, Game, Options, Param, Rules};

use crate::chance;
use crate::cli::{DealArgs, RulesArgs};
use crate::failure::{Failure, Outcome};
use crate::output::print;
use crate::rules::refused;

pub(crate) fn run(args: &DealArgs) -> Outcome {
    let rules = rules(&args.rules, args.players)?;
    let (deal, headers) = match args.seed {
        Some(seed) => (Deal::from_seed(&rules, seed), vec![Header::new("Seed", &seed.to_string())]),
        None => (Deal::from_key(&rules, &chance::key()?), Vec::new()),
    };
    print(&Record::of(Game::new(rules, deal), headers).to_string())
}

/// The rules as `--rules`, `--house` and `--players` say together.
pub(crate) fn rules(args: &RulesArgs, players: Option<u32>) -> Outcome<Rules> {
    let read = Options::parse(&args.rules, &args.house);
    let mut options = read.map_err(|why| refused(&args.rules, &why))?;
    if let Some(players) = players {
        let asked = players.to_string();
        if states_players(&args.house) && options.value(Param::Players) != asked {
            let why = format!("--players {asked}, but --house says {}", args.house);
            return Err(Failure::usage(why));
        }
        options.set(Param::Players, &asked).map_err(|why| refused(&args.rules, &why))?;
    }
    Rules::new(options).map_err(|why| refused(&args.rules, &why))
}

/// Whether house rules say how many play.
pub(crate) fn states_players(house: &str) -> bool {
    let is_players = |word: &str| word.split_once('=').is_some_and(|(key, _)| key == "players");
    house.split([' ', '\t']).any(is_players)
}
