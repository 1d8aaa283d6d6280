//! What has happened, turn by turn: the truth of it, and what a viewer may be told. Kept beside the
//! game, which keeps actions, not what came of them.

use diner::{Action, Event, Game, Guest, Seat, Viewer};

/// All turns. Secret, hence without `Debug`.
#[derive(Clone, Default)]
pub(crate) struct Story {
    turns: Vec<Turn>,
}

/// A turn: what each action brought about.
#[derive(Clone)]
struct Turn {
    round: u32,
    seat: Seat,
    steps: Vec<Vec<Event<Guest>>>,
}

/// One seat's turn as a viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    /// From 1; it grows when player 1's turn comes.
    pub(crate) round: u32,
    pub(crate) seat: Seat,
    pub(crate) events: Vec<Event<Option<Guest>>>,
}

impl Told {
    /// What the placements earned.
    pub(crate) fn earned(&self) -> i32 {
        self.events.iter().filter_map(Event::earned).sum()
    }
}

impl Story {
    /// The story of a game, by playing it once more from its deal; with the game as it comes out.
    pub(crate) fn of(mut begun: Game, played: &Game) -> (Story, Game) {
        let mut story = Story::default();
        story.open(&begun);
        let last = played.turns().len();
        for (turn, number) in played.turns().iter().zip(1..) {
            let actions = turn.actions.iter().map(|&(action, _)| action);
            let ends = (number < last).then_some(Action::Done);
            for action in actions.chain(ends) {
                let Ok(events) = begun.play(action) else { return (story, begun) };
                story.add(action, events, &begun);
            }
        }
        (story, begun)
    }

    /// Adds what an action brought about; `game` stands after it.
    pub(crate) fn add(&mut self, action: Action, events: Vec<Event<Guest>>, game: &Game) {
        if let Some(turn) = self.turns.last_mut() {
            turn.steps.push(events);
        }
        if action == Action::Done && game.public().end.is_none() {
            self.open(game);
        }
    }

    /// Takes the last action back.
    pub(crate) fn take_back(&mut self) {
        if let Some(turn) = self.turns.last_mut() {
            turn.steps.pop();
        }
    }

    fn open(&mut self, game: &Game) {
        let turn = game.turns().last();
        let round = turn.map_or(1, |turn| turn.round);
        self.turns.push(Turn { round, seat: game.public().turn.seat, steps: Vec::new() });
    }

    /// The turns as a viewer saw them, the oldest first. With nobody in particular nothing is
    /// hidden: after the end, and for whoever has the record.
    pub(crate) fn told(&self, viewer: Option<Viewer>) -> Vec<Told> {
        let told = |turn: &Turn| {
            let eyes = viewer.unwrap_or(Viewer::Seat(turn.seat));
            let events = turn.steps.iter().flatten().map(|event| event.seen_by(eyes)).collect();
            Told { round: turn.round, seat: turn.seat, events }
        };
        self.turns.iter().map(told).collect()
    }

    /// What the last action brought about that was not the end of a turn.
    pub(crate) fn last(&self, viewer: Option<Viewer>) -> Vec<Event<Option<Guest>>> {
        let told = |event: &Event<Guest>| !matches!(event, Event::Passed { .. });
        let steps = self.turns.iter().rev().flat_map(|turn| {
            let eyes = viewer.unwrap_or(Viewer::Seat(turn.seat));
            turn.steps.iter().rev().map(move |step| (eyes, step))
        });
        let mut steps = steps.filter(|(_, step)| step.iter().any(told));
        let last = steps.next();
        last.map(|(eyes, step)| step.iter().map(|event| event.seen_by(eyes)).collect())
            .unwrap_or_default()
    }
}
