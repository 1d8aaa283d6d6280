//! What each card in hand could do on each chair, as data for the page's script: points and shares,
//! or the reason why not.

use diner::{Chair, Choice, Choices};
use serde_json::{Map, Value, json};
use words::Speech;

use super::{Scene, at_table};

/// The viewer's choices.
pub(super) fn choices(scene: &Scene<'_>) -> Choices {
    Choices::of(scene.rules, scene.seen, at_table::acting(scene))
}

/// All of them, for the page's script.
pub(super) fn json(choices: &Choices, speech: &Speech) -> Value {
    let cards: Map<String, Value> = choices
        .cards
        .iter()
        .map(|(guest, _, chairs)| {
            let chairs = chairs.iter().map(|(chair, c)| (chair.to_string(), one(c, speech)));
            (guest.to_string(), Value::Object(chairs.collect()))
        })
        .collect();
    json!({ "cards": cards, "yours": choices.yours, "places": choices.places })
}

fn one(choice: &Choice, speech: &Speech) -> Value {
    match choice {
        Choice::Legal { points, followers } => {
            let share = |table: &diner::TablePoints| {
                json!({
                    "table": table.table.name(),
                    "name": speech.table_name(table.nation),
                    "points": table.total(),
                    "how": speech.share(table),
                })
            };
            let shares: Vec<Value> = points.tables().iter().map(share).collect();
            let followers: Vec<&str> = followers.map(Chair::name).collect();
            json!({
                "points": points.total(),
                "shares": shares,
                "followers": followers,
                "text": speech.choice(choice),
            })
        }
        Choice::Illegal(why) => json!({ "code": why.code(), "text": speech.choice(choice) }),
    }
}
