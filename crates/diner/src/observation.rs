//! The truth of a game, and what each viewer may know of it.
//!
//! An [`Observation`] is built by listing what may be seen, never by blanking the truth.

use crate::action::Action;
use crate::deal::Deal;
use crate::dice::Dice;
use crate::event::Event;
use crate::hand::Hand;
use crate::keyed::{ByNation, BySeat};
use crate::kinds::{Guest, Nation};
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::state::{Public, State};

/// All that is true of a game at one moment. Secret, hence without `Debug`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Truth {
    pub(crate) deal: Deal,
    pub(crate) state: State,
    pub(crate) ledger: Ledger,
}

/// Where the cards went that are neither in a hand nor on the floor.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ledger {
    /// Dropped cards, by seat.
    pub(crate) drops: BySeat<Hand>,
    /// Guests gone with a full table.
    pub(crate) gone: Hand,
    /// Tables gone, by nation.
    pub(crate) tables_gone: ByNation<u8>,
}

/// All that a viewer may know of a game now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    /// Who looks.
    pub viewer: Viewer,
    /// What this viewer sees: printed, it is the position line for this viewer.
    pub position: Position,
}

impl Ledger {
    pub(crate) fn new() -> Ledger {
        let drops = BySeat::new([Hand::EMPTY; Seat::COUNT]);
        Ledger { drops, gone: Hand::EMPTY, tables_gone: ByNation::default() }
    }

    fn note(&mut self, event: &Event<Guest>) {
        match *event {
            Event::Dropped { seat, guest, .. } => self.drops[seat].add(guest),
            Event::Left { guest, .. } => self.gone.add(guest),
            Event::Cleared { nation, .. } => self.tables_gone[nation] += 1,
            Event::Placed { .. }
            | Event::Laid { .. }
            | Event::Drew { .. }
            | Event::Passed { .. }
            | Event::Closed { .. }
            | Event::Held { .. }
            | Event::Ended { .. } => {}
        }
    }
}

impl Truth {
    /// The truth right after a deal.
    pub fn new(rules: &Rules, deal: Deal) -> Truth {
        Truth { deal, state: State::new(rules, &deal), ledger: Ledger::new() }
    }

    /// The order of the decks.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// Hands and what everybody sees.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Plays an action that the caller has checked, and tells each event.
    pub fn play(&mut self, rules: &Rules, action: Action, mut tell: impl FnMut(Event<Guest>)) {
        let ledger = &mut self.ledger;
        self.state.play(rules, &self.deal, action, |event: Event<Guest>| {
            ledger.note(&event);
            tell(event);
        });
    }

    /// Everything but the order of the piles.
    pub fn position(&self, rules: &Rules) -> Position {
        let everything = |cards: &BySeat<Hand>| BySeat::from_fn(|seat| Some(cards[seat]));
        self.seen(rules, everything(&self.state.hands), everything(&self.ledger.drops))
    }

    /// What a viewer may know: the public part, the own hand and the own dropped cards; after the
    /// end every hand and every dropped card.
    pub fn observe(&self, rules: &Rules, viewer: Viewer) -> Observation {
        let position = match (self.state.public.end, viewer) {
            (Some(_), _) => self.position(rules),
            (None, Viewer::Watcher) => self.seen(rules, BySeat::default(), BySeat::default()),
            (None, Viewer::Seat(own)) => {
                let (mut hands, mut drops) = (BySeat::default(), BySeat::default());
                hands[own] = Some(self.state.hands[own]);
                drops[own] = Some(self.ledger.drops[own]);
                self.seen(rules, hands, drops)
            }
        };
        Observation { viewer, position }
    }

    fn seen(
        &self,
        rules: &Rules,
        hands: BySeat<Option<Hand>>,
        drops: BySeat<Option<Hand>>,
    ) -> Position {
        let ledger = &self.ledger;
        Position::new(rules, self.state.public, hands, drops, ledger.gone, ledger.tables_gone)
    }
}

impl Observation {
    /// What everybody sees.
    pub const fn public(&self) -> &Public {
        &self.position.public
    }

    /// The viewer's own hand; `None` for a watcher.
    pub fn hand(&self) -> Option<Hand> {
        match self.viewer {
            Viewer::Seat(seat) => self.position.hands[seat],
            Viewer::Watcher => None,
        }
    }

    /// The guests that this viewer cannot place: in the pile, in hidden hands, dropped by others.
    pub fn unseen(&self, rules: &Rules) -> Hand {
        self.position.unseen(rules).unwrap_or_default()
    }

    /// The tables still to come, by nation.
    pub fn unseen_tables(&self) -> ByNation<u8> {
        self.position.unseen_tables().unwrap_or_default()
    }

    /// A truth that this viewer cannot tell from the real one, every such truth equally likely.
    pub fn sample(&self, rules: &Rules, dice: &mut impl Dice) -> Truth {
        self.position.sample(rules, dice)
    }
}

impl Position {
    /// A truth that agrees with this position: unseen cards are shuffled and dealt to hidden
    /// hands, hidden drops and the piles.
    pub fn sample(&self, rules: &Rules, dice: &mut impl Dice) -> Truth {
        let unseen = self.unseen(rules).unwrap_or_default();
        let mut cards = [Guest::Af; Deal::GUESTS];
        for (slot, guest) in cards.iter_mut().zip(unseen) {
            *slot = guest;
        }
        let mut cards = cards.get_mut(..unseen.len()).unwrap_or_default();
        dice.shuffle(cards);

        let mut filled = |known: &BySeat<Option<Hand>>, sizes: &BySeat<u8>| {
            let mut heaps = BySeat::new([Hand::EMPTY; Seat::COUNT]);
            for seat in rules.seats() {
                heaps[seat] = known[seat].unwrap_or_else(|| {
                    let size = usize::from(sizes[seat]).min(cards.len());
                    let (heap, rest) = std::mem::take(&mut cards).split_at_mut(size);
                    cards = rest;
                    heap.iter().copied().collect()
                });
            }
            heaps
        };
        let hands = filled(&self.hands, &self.public.cards);
        let drops = filled(&self.drops, &self.public.dropped);

        let ledger = Ledger { drops, gone: self.gone, tables_gone: self.tables_gone };
        let state = State { public: self.public, hands };
        let mut tables = [Nation::A; Deal::TABLES];
        let left = self.unseen_tables().unwrap_or_default();
        let to_come = left.iter().flat_map(|(nation, &n)| (0..n).map(move |_| nation));
        let count = tables.iter_mut().zip(to_come).map(|(slot, nation)| *slot = nation).count();
        let tables = tables.get_mut(..count).unwrap_or_default();
        dice.shuffle(tables);
        Truth { deal: Deal::of_piles(rules, cards, tables), state, ledger }
    }
}
