//! A game in play: the one owner of its truth, its log, and how far it can be taken back.

use crate::action::{Action, Written};
use crate::deal::Deal;
use crate::dice::QuickDice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::kinds::Guest;
use crate::legal::LegalActions;
use crate::observation::{Ledger, Observation, Truth};
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::state::{Public, State};

/// Rules, truth and log. Secret, hence without `Debug`.
#[derive(Clone)]
pub struct Game {
    rules: Rules,
    truth: Truth,
    start: Start,
    turns: Vec<PlayedTurn>,
    /// What was true before each action that can be taken back, the oldest first.
    before: Vec<(State, Ledger)>,
}

/// What a game began with.
#[derive(Clone)]
pub enum Start {
    /// The deal of both decks.
    Deal(Deal),
    /// A position. The order of its piles is not known: the game plays on with a guess.
    Position(Box<Position>),
}

/// A turn as it was played so far, without what was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// The round, from 1: it grows when player 1's turn comes.
    pub round: u32,
    /// Whose turn it is.
    pub seat: Seat,
    /// The actions, without [`Action::Done`], and what each placement earned.
    pub actions: Vec<(Action, Option<i32>)>,
}

impl Start {
    /// The game as it begins. What a position does not tell is guessed, always alike.
    pub(crate) fn game(&self, rules: Rules) -> Game {
        match self {
            Start::Deal(deal) => Game::new(rules, *deal),
            Start::Position(position) => {
                Game::from_position(rules, position.as_ref().clone(), &mut QuickDice::new(0))
            }
        }
    }
}

impl Game {
    /// A new game.
    pub fn new(rules: Rules, deal: Deal) -> Game {
        let truth = Truth::new(&rules, deal);
        Game::begin(rules, truth, Start::Deal(deal))
    }

    /// A game that goes on from a position. What is hidden in it is guessed, by the dice.
    pub fn from_position(rules: Rules, position: Position, dice: &mut QuickDice) -> Game {
        let truth = position.sample(&rules, dice);
        Game::begin(rules, truth, Start::Position(Box::new(position)))
    }

    fn begin(rules: Rules, truth: Truth, start: Start) -> Game {
        let first =
            PlayedTurn { round: 1, seat: truth.state.public.turn.seat, actions: Vec::new() };
        Game { rules, truth, start, turns: vec![first], before: Vec::new() }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What the game began with.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// What everybody sees.
    pub const fn public(&self) -> &Public {
        &self.truth.state.public
    }

    /// The truth, which the owner of the game knows.
    pub const fn truth(&self) -> &Truth {
        &self.truth
    }

    /// The turns so far; the last one is still being played or, after the end, was the last.
    pub fn turns(&self) -> &[PlayedTurn] {
        &self.turns
    }

    /// All that has happened, in order, told by playing the turns once more.
    pub fn history(&self) -> Vec<Event<Guest>> {
        let mut again = self.start.game(self.rules.clone());
        let mut events = Vec::new();
        for (turn, number) in self.turns.iter().zip(1..) {
            let actions = turn.actions.iter().map(|&(action, _)| action);
            let ends = (number < self.turns.len()).then_some(Action::Done);
            for action in actions.chain(ends) {
                // What was played once can be played again.
                events.extend(again.play(action).unwrap_or_default());
            }
        }
        events
    }

    /// Everything but the order of the piles.
    pub fn position(&self) -> Position {
        self.truth.position(&self.rules)
    }

    /// What a viewer may know now.
    pub fn observe(&self, viewer: Viewer) -> Observation {
        self.truth.observe(&self.rules, viewer)
    }

    /// The legal actions of the seat on turn.
    pub fn legal(&self) -> LegalActions {
        self.public().legal(&self.rules, self.truth.state.hand_on_turn())
    }

    /// Whether the seat on turn may do this.
    ///
    /// # Errors
    /// The first check of RULES.md that fails.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        self.public().check(&self.rules, self.truth.state.hand_on_turn(), action)
    }

    /// The same for an action as somebody wrote it.
    ///
    /// # Errors
    /// The first check of RULES.md that fails.
    pub fn check_written(&self, written: Written) -> Result<Action, Illegal> {
        self.public().check_written(&self.rules, self.truth.state.hand_on_turn(), written)
    }

    /// Plays an action of the seat on turn and tells what happened, in order.
    ///
    /// # Errors
    /// The first check of RULES.md that fails; the game is then as it was.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event<Guest>>, Illegal> {
        self.check(action)?;
        let was = (self.truth.state, self.truth.ledger);
        let mut events = Vec::new();
        self.truth.play(&self.rules, action, |event| events.push(event));
        if action == Action::Done {
            self.before.clear();
            self.next_turn();
        } else {
            if events.iter().any(Event::reveals) {
                self.before.clear();
            } else {
                self.before.push(was);
            }
            let earned = events.iter().find_map(Event::earned);
            if let Some(turn) = self.turns.last_mut() {
                turn.actions.push((action, earned));
            }
        }
        Ok(events)
    }

    /// Whether after this action nothing is left to do but to end the turn, so that front ends say
    /// it for the player (RULES.md, Turn): a draw, or a drop that no draw follows.
    pub fn ends_turn(&self, action: Action) -> bool {
        let passes = match action {
            Action::Draw | Action::Drop { .. } => true,
            Action::Place { .. } | Action::Close | Action::Done => false,
        };
        let mut ahead = self.clone();
        passes
            && ahead.play(action).is_ok()
            && ahead.public().end.is_none()
            && ahead.legal().iter().eq([Action::Done])
    }

    fn next_turn(&mut self) {
        let seat = self.public().turn.seat;
        let round = self.turns.last().map_or(1, |turn| turn.round);
        let round = if seat == Seat::P1 { round + 1 } else { round };
        self.turns.push(PlayedTurn { round, seat, actions: Vec::new() });
    }

    /// How many actions the seat on turn can take back, one by one: those since the last one that
    /// revealed something hidden (RULES.md, Taking back).
    pub fn can_take_back(&self) -> usize {
        self.before.len()
    }

    /// Takes back the last action, if it can be; tells which it was.
    pub fn take_back(&mut self) -> Option<Action> {
        let (state, ledger) = self.before.pop()?;
        self.truth.state = state;
        self.truth.ledger = ledger;
        self.turns.last_mut()?.actions.pop().map(|(action, _)| action)
    }
}
