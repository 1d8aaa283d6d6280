//! What is due in a room: bots at its table, who think on the pool and move with a rhythm that does
//! not depend on how long they thought, and clocks that run out. An answer for an older version of
//! the room is thrown away.

use std::sync::Arc;
use std::time::Duration;

use diner::{Action, Event, Seat, Viewer};
use tokio::time::Instant;

use crate::entry::Entry;
use crate::hub::{Broken, Hub, Outcome};
use crate::live::Live;
use crate::room::{Change, Refusal, Room};

/// What is due.
enum Due {
    /// Nothing, until somebody does something.
    Nothing,
    /// A bot is on turn.
    Bot(Box<Asked>),
    /// A person's time is up then, in milliseconds since 1970.
    Clock(i64),
}

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

/// Clocks that run out later than this, in milliseconds, are left to the store's index.
const FAR: i64 = 120_000;

impl Live {
    async fn due(&self, now: i64) -> Due {
        let room = self.lock().await;
        // Bots alone pause while nobody looks on.
        if !room.has_people() && !self.is_watched() {
            return Due::Nothing;
        }
        match (Asked::of(&room), room.deadline()) {
            (Some(asked), _) => Due::Bot(Box::new(asked)),
            (None, Some(deadline)) if deadline - now < FAR => Due::Clock(deadline),
            (None, Some(_) | None) => Due::Nothing,
        }
    }

    pub(crate) async fn is_anything_due(&self, now: i64) -> bool {
        match self.due(now).await {
            Due::Nothing => false,
            Due::Bot(_) | Due::Clock(_) => true,
        }
    }
}

impl Hub {
    /// Does what is due until nothing is: a person without a clock is on turn, the game is over or
    /// rests, or nobody is there.
    pub(crate) async fn go_on(self: &Arc<Hub>, live: &Arc<Live>) {
        loop {
            let done = match live.due(self.world.now()).await {
                Due::Nothing => return,
                Due::Bot(asked) => self.bot_turn(live, *asked).await,
                Due::Clock(deadline) => self.wait_for(live, deadline).await,
            };
            if done.is_err() {
                tokio::time::sleep(AGAIN).await;
            }
        }
    }

    /// Waits until a clock runs out, or something happens.
    async fn wait_for(self: &Arc<Hub>, live: &Arc<Live>, deadline: i64) -> Result<(), Broken> {
        let mut news = live.news();
        news.mark_unchanged();
        let left = u64::try_from(deadline - self.world.now()).unwrap_or(0);
        let room = live.lock().await;
        if room.deadline() != Some(deadline) {
            return Ok(());
        }
        if left == 0 {
            let entries = room.time_up().unwrap_or_default();
            if entries.is_empty() {
                return Err(crate::hub::broken("a clock", "nothing can be done for the player"));
            }
            return self.commit(live, room, entries, None).await.map(drop);
        }
        drop(room);
        tokio::select! {
            () = tokio::time::sleep(Duration::from_millis(left)) => {}
            _ = news.changed() => {}
        }
        Ok(())
    }

    /// Lets the bot on turn do what it can foresee.
    async fn bot_turn(self: &Arc<Hub>, live: &Arc<Live>, asked: Asked) -> Result<(), Broken> {
        let Asked { mut version, seat, bot, seed, rules, seen, pace } = asked;
        let mut due = Instant::now() + pace;
        let thought = self.thinkers.turn(bot, rules, seen, seed).await;
        // A bot that found nothing, or died of it, must not hold the table up.
        let actions = thought.filter(|found| !found.is_empty());
        let actions = actions.unwrap_or_else(|| vec![Action::Draw]);
        for action in actions {
            tokio::time::sleep_until(due).await;
            let acts = |room: &Room| room.decide_act(Some(seat), action.into());
            match self.for_bot(live, version, acts).await? {
                Outcome::Applied => {}
                Outcome::Refused(refusal) => {
                    tracing::warn!("a bot's action was refused: {}", refusal.code());
                    self.for_bot(live, version, any_action).await?;
                    return Ok(());
                }
                Outcome::Already | Outcome::Stale => return Ok(()),
            }
            let room = live.lock().await;
            version = room.version();
            if room.bot_on_turn().is_none_or(|(on_turn, _, _)| on_turn != seat)
                || last_action_revealed(&room)
            {
                return Ok(());
            }
            due = Instant::now() + pace;
        }
        Ok(())
    }

    /// Does something for a bot, if the room is as it was when the bot thought.
    async fn for_bot(
        self: &Arc<Hub>,
        live: &Arc<Live>,
        version: u64,
        acts: impl FnOnce(&Room) -> Result<Vec<Entry>, Refusal>,
    ) -> Result<Outcome, Broken> {
        let room = live.lock().await;
        if room.version() != version {
            return Ok(Outcome::Stale);
        }
        match acts(&room) {
            Err(refusal) => Ok(Outcome::Refused(refusal)),
            Ok(entries) => self.commit(live, room, entries, None).await,
        }
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
fn any_action(room: &Room) -> Result<Vec<Entry>, Refusal> {
    let game = room.game().ok_or(Refusal::NotStarted)?;
    let action = game.legal().iter().next().ok_or(Refusal::Nothing)?;
    room.decide_act(Some(game.public().turn.seat), action.into())
}

/// Whether the entry applied last revealed something: then a bot is asked again.
fn last_action_revealed(room: &Room) -> bool {
    let last = room.changes_after(room.version().saturating_sub(1));
    last.iter().any(|change| match change {
        Change::Happened(events) => events.iter().any(Event::reveals),
        Change::Nothing | Change::TakenBack(_) | Change::People(..) => false,
    })
}
