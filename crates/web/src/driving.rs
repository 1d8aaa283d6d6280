//! Bots at a room's table: they think on the pool and move with a rhythm that does not depend on
//! how long they thought. An answer for an older version of the room is thrown away.

use std::sync::Arc;
use std::time::Duration;

use diner::{Action, Event, Seat, Viewer};
use tokio::time::Instant;

use crate::hub::{Broken, Hub, Live, Outcome};
use crate::room::{Ask, Room};

/// What is needed to let a bot think, taken from a room at one version.
struct Asked {
    version: u64,
    seat: Seat,
    bot: bots::Bot,
    seed: u64,
    rules: diner::Rules,
    seen: diner::Observation,
    pace: Duration,
}

/// After a fault of the store, until it is tried again.
const AGAIN: Duration = Duration::from_secs(2);

impl Hub {
    /// Plays for bots until a person is on turn, the game is over, or nobody is there.
    pub(crate) async fn let_bots_play(self: &Arc<Hub>, live: &Arc<Live>) {
        while live.has_bot_to_play().await {
            if self.bot_turn(live).await.is_err() {
                tokio::time::sleep(AGAIN).await;
            }
        }
    }

    /// Lets the bot on turn do what it can foresee.
    async fn bot_turn(self: &Arc<Hub>, live: &Arc<Live>) -> Result<(), Broken> {
        let Some(asked) = Asked::of(&*live.lock().await) else { return Ok(()) };
        let Asked { mut version, seat, bot, seed, rules, seen, pace } = asked;
        let mut due = Instant::now() + pace;
        let thought = self.thinkers.turn(bot, rules, seen, seed).await;
        // A bot that found nothing, or died of it, must not hold the table up.
        let actions = thought.filter(|found| !found.is_empty());
        let actions = actions.unwrap_or_else(|| vec![Action::Draw]);
        for action in actions {
            tokio::time::sleep_until(due).await;
            let outcome = self.bot_acts(live, version, |_| Some((seat, Ask::Act(action.into()))));
            match outcome.await? {
                Outcome::Applied => {}
                Outcome::Refused(refusal) => {
                    tracing::warn!("a bot's action was refused: {}", refusal.code());
                    self.bot_acts(live, version, any_action).await?;
                    return Ok(());
                }
                Outcome::Already | Outcome::Stale => return Ok(()),
            }
            let room = live.lock().await;
            version = room.version();
            if room.bot_on_turn().is_none_or(|(on_turn, _, _)| on_turn != seat)
                || room.last_action_revealed()
            {
                return Ok(());
            }
            due = Instant::now() + pace;
        }
        Ok(())
    }
}

impl Asked {
    fn of(room: &Room) -> Option<Asked> {
        let (seat, bot, seed) = room.bot_on_turn()?;
        let game = room.game()?;
        Some(Asked {
            version: room.version(),
            seat,
            bot,
            seed,
            rules: game.rules().clone(),
            seen: game.observe(Viewer::Seat(seat)),
            pace: Duration::from_millis(room.setup.pace.0.into()),
        })
    }
}

/// Something legal, whatever it is.
fn any_action(room: &Room) -> Option<(Seat, Ask)> {
    let game = room.game()?;
    let action = game.legal().iter().next()?;
    Some((game.public().turn.seat, Ask::Act(action.into())))
}

impl Room {
    /// Whether the entry applied last revealed something: then a bot is asked again.
    fn last_action_revealed(&self) -> bool {
        let last = self.changes_after(self.version().saturating_sub(1));
        last.iter().any(|change| match change {
            crate::room::Change::Happened(events) => events.iter().any(Event::reveals),
            crate::room::Change::Nothing | crate::room::Change::TakenBack(_) => false,
        })
    }
}
