//! What each card in hand could do on each chair, as its holder may know it: points table by table,
//! or the reason why not. Apart from the checks because front ends ask all of them at once.

use crate::action::Action;
use crate::dice::QuickDice;
use crate::hand::Hand;
use crate::illegal::Illegal;
use crate::keyed::ByChair;
use crate::kinds::Guest;
use crate::observation::Observation;
use crate::points::Points;
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::squares::{Chair, ChairSet};
use crate::state::{Phase, Turn};

/// A card on a chair.
#[derive(Clone, Copy, Debug)]
pub enum Choice {
    /// It may be placed there.
    Legal {
        /// What that earns.
        points: Points,
        /// For an opener: where its company could sit.
        followers: ChairSet,
    },
    /// It may not, and why.
    Illegal(Illegal),
}

/// Every card of the viewer's hand on every chair.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// Whether the viewer is on turn.
    pub yours: bool,
    /// Whether the viewer may place somebody now. If not, the choices are for a turn that would
    /// begin on this floor.
    pub places: bool,
    /// The cards by kind, how many of each, and what they could do.
    pub cards: Vec<(Guest, u8, ByChair<Choice>)>,
}

impl Choice {
    /// Whether the card may be placed there.
    pub fn is_legal(&self) -> bool {
        matches!(self, Choice::Legal { .. })
    }
}

impl Choices {
    /// The choices of the viewer, if it is a seat and the game goes on. `acting` is the seat that
    /// the viewer decides for now, if it does.
    pub fn of(rules: &Rules, seen: &Observation, acting: Option<Seat>) -> Choices {
        let public = seen.public();
        let (Viewer::Seat(you), Some(hand), None) = (seen.viewer, seen.hand(), public.end) else {
            return Choices::default();
        };
        let yours = acting == Some(public.turn.seat);
        let room = public.turn.phase == Phase::Placing && public.turn.placed < rules.placements;
        let places = yours && room;
        let seen = if places { seen.clone() } else { at_turn(seen, you) };
        let choice = |guest, chair| choice(rules, &seen, hand, guest, chair);
        let cards = hand.kinds().map(|guest| {
            (guest, hand.count(guest), ByChair::from_fn(|chair| choice(guest, chair)))
        });
        Choices { yours, places, cards: cards.collect() }
    }

    /// Whether some card fits somewhere.
    pub fn fits(&self) -> bool {
        self.cards.iter().any(|(_, _, chairs)| chairs.iter().any(|(_, c)| c.is_legal()))
    }

    /// What a card could do; `None` if it is not in hand.
    pub fn card(&self, guest: Guest) -> Option<&ByChair<Choice>> {
        self.cards.iter().find(|(kind, _, _)| *kind == guest).map(|(_, _, chairs)| chairs)
    }

    /// The chairs on which some card fits.
    pub fn open(&self) -> ChairSet {
        let fits = |chair| self.cards.iter().any(|(_, _, chairs)| chairs[chair].is_legal());
        ChairSet::ALL.filter(|&chair| fits(chair)).collect()
    }

    /// Why a card that fits nowhere does not: what is in the way at the first free chair of its own
    /// tables, if there is one.
    pub fn nearest(&self, seen: &Observation, guest: Guest) -> Option<Illegal> {
        let chairs = self.card(guest)?;
        let in_the_way = |chair: Chair| match chairs[chair] {
            Choice::Illegal(Illegal::ChairTaken { .. }) | Choice::Legal { .. } => None,
            Choice::Illegal(why) => Some(why),
        };
        seen.public().floor.near_own(guest).into_iter().find_map(in_the_way)
    }
}

/// What is seen, as though a turn of the viewer's began now.
fn at_turn(seen: &Observation, you: Seat) -> Observation {
    let mut seen = seen.clone();
    seen.position.public.turn = Turn::of(you);
    seen
}

fn choice(rules: &Rules, seen: &Observation, hand: Hand, guest: Guest, chair: Chair) -> Choice {
    let public = seen.public();
    if let Err(why) = public.check(rules, hand, Action::Place { guest, chair }) {
        return Choice::Illegal(why);
    }
    let points = Points::of(rules, &public.floor, guest, chair);
    let followers = match rules.must_score && points.total() == 0 {
        true => followers(rules, seen, hand, guest, chair),
        false => ChairSet::NONE,
    };
    Choice::Legal { points, followers }
}

/// Where the company of an opener could sit. An opener fills no table and reveals nothing, so any
/// truth that the viewer cannot tell from the real one shows it.
fn followers(
    rules: &Rules,
    seen: &Observation,
    hand: Hand,
    guest: Guest,
    chair: Chair,
) -> ChairSet {
    let mut truth = seen.sample(rules, &mut QuickDice::new(0));
    truth.play(rules, Action::Place { guest, chair }, |_| {});
    let public = truth.state().public;
    let mut rest = hand;
    rest.remove(guest);
    let may_sit = |at: Chair| {
        let joins = |guest| public.check(rules, rest, Action::Place { guest, chair: at }).is_ok();
        rest.kinds().any(joins)
    };
    ChairSet::ALL.filter(|&at| may_sit(at)).collect()
}
