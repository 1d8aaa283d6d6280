//! The viewer's own hand, and what can be done beside placing a card of it.

use diner::{Action, ByChair, BySeat, Choice, Choices, Guest, Hand, Illegal, Phase, Seat};
use maud::{Markup, html};
use words::Label;

use super::{Scene, at_table, curtain, drawings};

/// The region with the cards.
pub(crate) fn hand(scene: &Scene<'_>, choices: &Choices, names: &BySeat<String>) -> Markup {
    let speech = scene.speech;
    let public = scene.seen.public();
    if public.end.is_some() {
        return all_hands(scene, names);
    }
    if let Some(seats) = &scene.company.curtain {
        if at_table::is_over(scene) {
            return html! { section #hand aria-hidden="true" {} };
        }
        return curtain::panel(scene, seats, names);
    }
    let held = scene.seen.hand();
    let head = if held.is_some() { Label::Hand } else { Label::NoHand };
    let drops = |guest| {
        let hand = held.filter(|_| choices.yours)?;
        public.check(scene.rules, hand, Action::Drop { guest }).ok()
    };
    html! {
        section #hand aria-labelledby="hand-head" {
            h2 #hand-head .unseen {
                (speech.label(head))
                @if let Some(you) = scene.you.filter(|_| held.is_some()) {
                    ": " (speech.cards(public.cards[you]))
                }
            }
            @if choices.cards.is_empty() {
                p .empty {
                    (speech.label(if held.is_some() { Label::HandEmpty } else { Label::HandWatching }))
                }
            }
            @if !choices.cards.is_empty() {
                ul .cards role="list" data-kinds=(choices.cards.len()) {
                    @for (guest, count, chairs) in &choices.cards {
                        li .slot {
                            (card(scene, choices, *guest, *count, chairs))
                            @if drops(*guest).is_some() {
                                @let (text, label) =
                                    speech.drop_button(*guest, scene.rules.drop_penalty);
                                button .drop type="submit" name="action"
                                    value={ "drop:" (guest) } {
                                    span aria-hidden="true" { (text) }
                                    span .unseen { (label) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn card(
    scene: &Scene<'_>,
    choices: &Choices,
    guest: Guest,
    count: u8,
    chairs: &ByChair<Choice>,
) -> Markup {
    let speech = scene.speech;
    let fits = chairs.iter().any(|(_, choice)| choice.is_legal());
    let reason = (!fits).then(|| stuck(scene, choices, guest));
    let label = speech.card_label(guest, count);
    let label = reason.as_ref().map_or(label.clone(), |why| speech.card_stuck(&label, why));
    let chosen = scene.chosen == Some(guest);
    html! {
        a class={ "card" @if !fits { " stuck" } @if count > 1 { " stack" } }
            href=(if chosen { "?".into() } else { format!("?card={guest}") })
            role="button" aria-pressed=(if chosen { "true" } else { "false" })
            draggable="false" data-card=(guest) data-count=(count)
            data-name=(speech.guest(guest)) data-key={ "h-" (guest) } {
            (drawings::portrait(guest))
            span .unseen { (label) }
            span .name aria-hidden="true" { (speech.nation(guest.nation())) }
            @if count > 1 { span .count aria-hidden="true" { "×" (count) } }
            @if let Some(why) = reason { span .why aria-hidden="true" { (why) } }
        }
    }
}

/// Why a card fits nowhere.
fn stuck(scene: &Scene<'_>, choices: &Choices, guest: Guest) -> String {
    let nearest = choices.nearest(scene.seen, guest);
    scene.speech.stuck(&scene.seen.public().floor, guest, nearest)
}

/// After the end and in a replay every hand lies open.
pub(crate) fn all_hands(scene: &Scene<'_>, names: &BySeat<String>) -> Markup {
    let speech = scene.speech;
    let shown = |seat: Seat| scene.seen.position.hands[seat].unwrap_or(Hand::EMPTY);
    html! {
        section #hand .open-hands aria-labelledby="hand-head" {
            h2 #hand-head .unseen { (speech.label(Label::Hands)) }
            ul .hands {
                @for seat in scene.rules.seats() {
                    li {
                        span .owner { (speech.player_name(seat, names)) }
                        span .fan {
                            @if shown(seat).is_empty() { span .none { "–" } }
                            @for guest in shown(seat) {
                                span .mini role="img" aria-label=(speech.guest(guest)) {
                                    (drawings::portrait(guest))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The region with the buttons.
pub(crate) fn actions(scene: &Scene<'_>, choices: &Choices) -> Markup {
    let speech = scene.speech;
    let public = scene.seen.public();
    let over = at_table::is_over(scene);
    let held = scene.seen.hand().unwrap_or(Hand::EMPTY);
    // With an empty hand there are no choices, yet it may be the viewer's turn.
    let yours = at_table::acting(scene) == Some(public.turn.seat);
    let check = |action| match yours {
        true => public.check(scene.rules, held, action),
        false => Err(Illegal::GameOver),
    };
    let why = |result: Result<(), Illegal>| {
        result.err().filter(|_| yours).map(|why| speech.illegal(&why))
    };
    let closes = yours && check(Action::Close).is_ok();
    let done = check(Action::Done);
    let draw = check(Action::Draw);
    // A drawn card leaves nothing else to do.
    let first = done.is_ok() && (public.turn.phase != Phase::Placing || !choices.fits());
    let buttons = html! {
        @if let Some((seat, what, text)) = at_table::instead(scene) {
            input type="hidden" name="place" value=(scene.company.places[seat]);
            button .act .main .instead type="submit" name="do" value=(what)
                formaction={ (scene.base) "/people" } { (text) }
        } @else if scene.you.is_some_and(|seat| at_table::decides(scene, seat)) && !over {
            button .act .draw .main[yours && draw.is_ok() && !choices.fits()] type="submit"
                name="action" value="draw" data-key-hint="d" disabled[draw.is_err()]
                title=[why(draw)] { (drawings::sign("draw")) span { (speech.label(Label::Draw)) } }
            button .act .undo type="submit" name="action" value="undo" data-key-hint="u"
                disabled[!yours || scene.can_take_back == 0] {
                (drawings::sign("undo")) span { (speech.label(Label::Undo)) }
            }
            button .act .done .main[first] type="submit" name="action" value="done"
                data-key-hint="e" disabled[done.is_err()] title=[why(done)] {
                (drawings::sign("done")) span { (speech.label(Label::Done)) }
            }
            @if scene.hints && yours && choices.places {
                button .act .hint type="submit" data-hint="" data-key-hint="i"
                    formaction={ (scene.base) "/hint" } {
                    (drawings::sign("hint")) span { (speech.label(Label::Hint)) }
                }
            }
            @if closes {
                button .act .close type="submit" name="action" value="close" {
                    (drawings::sign("close")) span { (speech.label(Label::Close)) }
                }
            }
        }
    };
    let empty = buttons.0.is_empty();
    html! {
        section #actions aria-labelledby=[(!empty).then_some("actions-head")]
            data-places=(choices.places && choices.fits()) {
            @if !empty { h2 #actions-head .unseen { (speech.label(Label::Actions)) } }
            (buttons)
        }
    }
}
