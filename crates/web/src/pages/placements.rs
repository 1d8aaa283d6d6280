//! Every way to place a guest now, as a list of buttons by points: for whoever plays without looking
//! for a chair on the floor. Seen only while it has the focus; heard, it is always there.

use diner::{Chair, Choice, Choices, Guest, Points};
use maud::{Markup, html};

use super::Scene;

/// A card on a chair where it may sit.
struct Way<'a> {
    guest: Guest,
    chair: Chair,
    points: Points,
    choice: &'a Choice,
}

/// The region of the page. It is there, though hidden, when nobody can be placed, so that the list
/// stays open or closed.
pub(crate) fn placements(scene: &Scene<'_>, choices: &Choices) -> Markup {
    let speech = scene.speech;
    let ways = if choices.places { ways(choices) } else { Vec::new() };
    html! {
        section #placements hidden[ways.is_empty()] {
            details {
                summary { (speech.placements(ways.len())) }
                ul role="list" {
                    @for Way { guest, chair, points, choice } in ways {
                        @let action = format!("{guest}@{chair}");
                        li data-key={ "w-" (action) } {
                            button type="submit" name="action" value=(action)
                                title=(speech.choice(choice)) {
                                (speech.placement(guest, chair, &points))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The most points first; else as the hand and the floor have them.
fn ways(choices: &Choices) -> Vec<Way<'_>> {
    let mut ways: Vec<Way<'_>> = Vec::new();
    for (guest, _, chairs) in &choices.cards {
        for (chair, choice) in chairs.iter() {
            if let Choice::Legal { points, .. } = *choice {
                ways.push(Way { guest: *guest, chair, points, choice });
            }
        }
    }
    ways.sort_by_key(|way| -way.points.total());
    ways
}
