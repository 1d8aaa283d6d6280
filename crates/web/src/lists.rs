//! The games that a browser has a part in, for its home page.

use std::sync::Arc;

use words::Speech;

use crate::hub::{Broken, Hub, broken};
use crate::pages::GameLine;
use crate::room::Room;
use crate::store::Holder;

/// What a home page tells a browser of itself.
#[derive(Default)]
pub(crate) struct Mine {
    /// The name last used.
    pub(crate) name: String,
    /// The latest games first.
    pub(crate) games: Vec<GameLine>,
}

/// The most games that a home page lists.
const MOST: usize = 40;

/// The games of a browser.
pub(crate) async fn mine(hub: &Arc<Hub>, holder: &Holder, speech: Speech) -> Result<Mine, Broken> {
    let rooms = hub.store.rooms_of(holder, MOST).await;
    let mut mine = Mine::default();
    for id in rooms.map_err(|why| broken("listing games", why))? {
        // A room that cannot be read is logged, and must not take the others from the page.
        let Ok(Some(live)) = hub.room(&id).await else { continue };
        let room = live.lock().await;
        if mine.name.is_empty() {
            mine.name = own_name(&room, holder);
        }
        mine.games.push(line(&room, holder, speech));
    }
    Ok(mine)
}

/// The name by which a browser sits at its first place.
fn own_name(room: &Room, holder: &Holder) -> String {
    let own = room.places.iter().find(|place| place.is_held_by(holder));
    own.and_then(|place| place.sitting.name()).unwrap_or_default().to_owned()
}

fn line(room: &Room, holder: &Holder, speech: Speech) -> GameLine {
    let own = room.seats_held(holder);
    let options = room.setup.options;
    let places = (0..).zip(&room.places).map(|(place, _)| place);
    let mut line = GameLine {
        room: room.id.to_string(),
        players: places.map(|place| room.name_at(speech, place)).collect(),
        scores: vec![0; room.places.len()],
        rules: options.to_string(),
        yours: false,
        over: room.is_over(),
        round: room.turns().last().map_or(1, |turn| turn.round),
        won: None,
    };
    if let Some(game) = room.game() {
        let (rules, public, names) = (game.rules(), game.public(), room.names_in(speech));
        line.players = rules.seats().map(|seat| names[seat].clone()).collect();
        line.scores = rules.seats().map(|seat| public.scores[seat]).collect();
        line.yours = room.seat_on_turn().is_some_and(|seat| own.contains(&seat));
        let winners = public.winners(rules);
        let ended = public.end.is_some() && !own.is_empty();
        line.won = ended.then(|| own.iter().any(|seat| winners.contains(seat)));
    }
    line
}
