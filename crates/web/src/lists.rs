//! The games that a browser has a part in, for its home page.

use std::sync::Arc;

use diner::Viewer;
use words::Speech;

use crate::hub::{Broken, Hub, broken};
use crate::pages::GameLine;
use crate::room::Room;
use crate::setup::Sitter;
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
            mine.name = own_name(&room);
        }
        mine.games.extend(line(&room, holder, speech));
    }
    Ok(mine)
}

fn own_name(room: &Room) -> String {
    let names = room.setup.seats.iter().filter_map(|sitter| match sitter {
        Sitter::Me { name } => Some(name.clone()),
        Sitter::Bot(_) => None,
    });
    names.into_iter().next().unwrap_or_default()
}

fn line(room: &Room, holder: &Holder, speech: Speech) -> Option<GameLine> {
    let (game, viewer) = (room.game()?, room.viewer(holder)?);
    let (rules, public) = (game.rules(), game.public());
    let names = room.names_in(speech);
    let over = public.end.is_some();
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Watcher => None,
    };
    Some(GameLine {
        room: room.id.to_string(),
        players: rules.seats().map(|seat| names[seat].clone()).collect(),
        scores: rules.seats().map(|seat| public.scores[seat]).collect(),
        rules: rules.options().to_string(),
        yours: !over && own == Some(public.turn.seat),
        over,
        round: room.turns().last().map_or(1, |turn| turn.round),
        won: own.filter(|_| over).map(|seat| public.winners(rules).contains(&seat)),
    })
}
