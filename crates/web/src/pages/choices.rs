//! What each card in hand could do on each chair: points and shares, or the reason why not. Apart
//! from the floor because the page's script gets the same as data.

use diner::{
    Action, ByChair, Chair, ChairSet, Guest, Hand, Illegal, Observation, Phase, Points, Public,
    QuickDice, Rules, Seat, Turn,
};
use serde_json::{Map, Value, json};
use words::Speech;

use super::{Scene, at_table};

/// A card on a chair.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Choice {
    Legal { points: Points, followers: ChairSet },
    Illegal(Illegal),
}

/// Every card of the viewer's hand on every chair.
pub(crate) struct Choices {
    /// Whether the viewer is on turn.
    pub(crate) yours: bool,
    /// Whether the viewer may place somebody now. If not, the choices are for a turn that would
    /// begin on this floor.
    pub(crate) places: bool,
    /// The cards by kind, how many of each, and what they could do.
    pub(crate) cards: Vec<(Guest, u8, ByChair<Choice>)>,
}

impl Choices {
    pub(crate) fn of(scene: &Scene<'_>) -> Choices {
        let public = scene.seen.public();
        let none = Choices { yours: false, places: false, cards: Vec::new() };
        let (Some(you), Some(hand), None) = (scene.you, scene.seen.hand(), public.end) else {
            return none;
        };
        let yours = at_table::acting(scene) == Some(public.turn.seat);
        let places = yours && may_place(scene.rules, public);
        let seen = if places { scene.seen.clone() } else { at_turn(scene.seen, you) };
        let choice = |guest, chair| choice(scene.rules, &seen, hand, guest, chair);
        let cards = hand.kinds().map(|guest| {
            (guest, hand.count(guest), ByChair::from_fn(|chair| choice(guest, chair)))
        });
        Choices { yours, places, cards: cards.collect() }
    }

    /// Whether some card fits somewhere.
    pub(crate) fn fits(&self) -> bool {
        self.cards.iter().any(|(_, _, chairs)| chairs.iter().any(|(_, c)| c.is_legal()))
    }

    /// What a card could do; `None` if it is not in hand.
    pub(crate) fn card(&self, guest: Guest) -> Option<&ByChair<Choice>> {
        self.cards.iter().find(|(kind, _, _)| *kind == guest).map(|(_, _, chairs)| chairs)
    }

    /// The chairs on which some card fits.
    pub(crate) fn open(&self) -> ChairSet {
        let fits = |chair| self.cards.iter().any(|(_, _, chairs)| chairs[chair].is_legal());
        ChairSet::ALL.filter(|&chair| fits(chair)).collect()
    }

    /// For the page's script.
    pub(crate) fn json(&self, speech: &Speech) -> Value {
        let cards: Map<String, Value> = self
            .cards
            .iter()
            .map(|(guest, _, chairs)| {
                let chairs = chairs.iter().map(|(chair, c)| (chair.to_string(), c.json(speech)));
                (guest.to_string(), Value::Object(chairs.collect()))
            })
            .collect();
        json!({ "cards": cards, "yours": self.yours, "places": self.places })
    }
}

impl Choice {
    pub(crate) fn is_legal(&self) -> bool {
        matches!(self, Choice::Legal { .. })
    }

    /// Points table by table, or the reason, as a sentence.
    pub(crate) fn text(&self, speech: &Speech) -> String {
        match self {
            Choice::Legal { points, followers } if followers.is_empty() => speech.points(points),
            Choice::Legal { points, followers } => speech.opener(points, *followers),
            Choice::Illegal(why) => speech.illegal(why),
        }
    }

    fn json(&self, speech: &Speech) -> Value {
        match self {
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
                    "text": self.text(speech),
                })
            }
            Choice::Illegal(why) => json!({ "code": why.code(), "text": self.text(speech) }),
        }
    }
}

/// Whether the turn has room for one more guest.
fn may_place(rules: &Rules, public: &Public) -> bool {
    public.turn.phase == Phase::Placing && public.turn.placed < rules.placements
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
