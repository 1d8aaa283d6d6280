//! `rid legal`: what the player on turn may do where a record stops, and why not more.

use diner::{Action, Game, Points};
use serde_json::{Map, Value, json};

use crate::check;
use crate::cli::LegalArgs;
use crate::failure::{Failure, Outcome, complain};
use crate::input::last_game;
use crate::output::print;
use crate::rules::speech;

pub(crate) fn run(args: &LegalArgs) -> Outcome {
    let judged = last_game(&args.file)?;
    let Ok(record) = &judged.result else {
        check::report(&judged, args.json)?;
        return Err(Failure::bad_as_told());
    };
    if record.beyond {
        complain(&format!(
            "{}: what follows depends on cards that the record does not give",
            judged.file
        ));
    }
    // Where nothing can be said of the cards, nothing is offered.
    let game = Some(&record.game).filter(|_| !record.beyond);
    let actions: Vec<String> = game.map(actions).unwrap_or_default();
    let refused =
        game.map(|game| game.public().refused(game.rules(), game.truth().state().hand_on_turn()));
    let refused = refused.unwrap_or_default();
    if args.json {
        let refused: Map<String, Value> = refused
            .iter()
            .map(|(guest, chair, why)| (format!("{guest}@{chair}"), json!(why.code())))
            .collect();
        let object = json!({
            "file": judged.file,
            "player": record.game.public().turn.seat.number(),
            "actions": actions,
            "refused": refused,
        });
        return print(&format!("{object}\n"));
    }
    let mut text: String = actions.iter().map(|action| format!("{action}\n")).collect();
    if args.why {
        let speech = speech(judged.preset);
        text.extend(refused.iter().map(|(guest, chair, why)| {
            format!("{guest}@{chair} refused {}: {}\n", why.code(), speech.illegal(why))
        }));
    }
    print(&text)
}

/// The legal actions, a placement with what it would earn.
fn actions(game: &Game) -> Vec<String> {
    let floor = &game.public().floor;
    let written = |action: Action| match action {
        Action::Place { guest, chair } => {
            let earned = Points::of(game.rules(), floor, guest, chair).total();
            format!("{action}+{earned}")
        }
        Action::Draw | Action::Drop { .. } | Action::Close | Action::Done => action.to_string(),
    };
    game.legal().iter().map(written).collect()
}
