//! The lines of the host (docs/bot-protocol.md): what is said of a game, made from what the seat may
//! know and nothing else.

use std::time::Duration;

use bots::{Allowance, Ending};
use diner::{Action, Drawing, Event, Guest, Observation, Param, Points, Rules, Seat};

/// A game begins: every parameter.
pub(crate) fn new_game(rules: &Rules, seat: Seat) -> String {
    let options = rules.options();
    let value = |param: Param| format!(" {}={}", param.name(), options.value(param));
    let values: String = Param::ALL.into_iter().map(value).collect();
    format!("newgame seat {seat} rules {}{values}", options.base().name())
}

/// Something happened.
pub(crate) fn event(event: &Event<Option<Guest>>) -> String {
    let card = |guest: Option<Guest>| guest.map_or("?".into(), |guest| guest.to_string());
    let told = match *event {
        Event::Placed { seat, guest, chair, points } => {
            format!("placed {seat} {guest}@{chair} {}", points.total())
        }
        Event::Cleared { table, nation } => format!("cleared {table} {nation}"),
        Event::Left { chair, guest } => format!("left {chair} {guest}"),
        Event::Laid { table, nation } => format!("laid {table} {nation}"),
        Event::Drew { seat, guest, why } => {
            let why = match why {
                Drawing::Chosen => "chosen",
                Drawing::EmptyHand => "empty-hand",
            };
            format!("drew {seat} {} {why}", card(guest))
        }
        Event::Dropped { seat, guest, penalty } => {
            format!("dropped {seat} {} {penalty}", card(guest))
        }
        Event::Passed { from, to } => format!("passed {from} {to}"),
        Event::Closed { seat } => format!("closed {seat}"),
        Event::Held { seat, cards, penalty } => format!("held {seat} {cards} {penalty}"),
        Event::Ended { end } => format!("ended {}", end.name()),
    };
    format!("event {told}")
}

/// What the seat knows.
pub(crate) fn position(seen: &Observation) -> String {
    format!("position {}", seen.position)
}

/// The seat is on turn.
pub(crate) fn go(seed: u64, allowance: Allowance, limit: Duration) -> String {
    let allowed = match allowance {
        Allowance::Level => String::new(),
        Allowance::Nodes { whole, spent: 0 } => format!(" nodes {whole}"),
        Allowance::Nodes { whole, spent } => format!(" nodes {whole} spent {spent}"),
        Allowance::Time(left) => format!(" time {}", left.as_millis()),
    };
    format!("go seed {seed}{allowed} limit {}", limit.as_millis())
}

/// What the seat may do now.
pub(crate) fn legal(rules: &Rules, seen: &Observation) -> String {
    let public = seen.public();
    let written = |action: Action| match action {
        Action::Place { guest, chair } => {
            let earned = Points::of(rules, &public.floor, guest, chair).total();
            format!(" {action}+{earned}")
        }
        Action::Draw | Action::Drop { .. } | Action::Close | Action::Done => format!(" {action}"),
    };
    let legal = public.legal(rules, seen.hand().unwrap_or_default());
    format!("legal{}", legal.iter().map(written).collect::<String>())
}

/// The game is over.
pub(crate) fn game_over(rules: &Rules, ending: &Ending) -> String {
    let list = |numbers: Vec<String>| numbers.join(",");
    let scores = &ending.seen.public().scores;
    let scores = list(rules.seats().map(|seat| scores[seat].to_string()).collect());
    let winners = list(ending.winners.iter().map(Seat::to_string).collect());
    let end = ending.end.map_or("lost", |end| end.name());
    format!("gameover {end} {scores} {winners}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use diner::{Deal, Dice, Game, QuickDice, Viewer};

    /// All that a program at this seat is told of a game.
    fn told(game: &Game, seat: Seat) -> Vec<String> {
        let viewer = Viewer::Seat(seat);
        let seen = game.observe(viewer);
        let mut lines = vec![new_game(game.rules(), seat)];
        lines.extend(game.history().into_iter().map(|what| event(&what.seen_by(viewer))));
        let (winners, fault) = (Vec::new(), None);
        lines.extend([position(&seen), legal(game.rules(), &seen)]);
        let ending = Ending { told: Vec::new(), seen, end: None, winners, fault };
        lines.push(game_over(game.rules(), &ending));
        lines
    }

    /// The same actions from another deal, if they can be played then; with all that each seat saw
    /// on the way.
    fn again(game: &Game, deal: Deal) -> Option<(Game, Vec<[Observation; 4]>)> {
        let mut changed = Game::new(game.rules().clone(), deal);
        let seen = |game: &Game| [1, 2, 3, 4].map(|n| game.observe(Viewer::Seat(Seat::ALL[n - 1])));
        let mut steps = vec![seen(&changed)];
        let last = game.turns().len();
        for (turn, number) in game.turns().iter().zip(1..) {
            let ends = (number < last).then_some(Action::Done);
            for action in turn.actions.iter().map(|&(action, _)| action).chain(ends) {
                changed.play(action).ok()?;
                steps.push(seen(&changed));
            }
        }
        Some((changed, steps))
    }

    #[test]
    fn nothing_is_told_that_the_seat_may_not_know() {
        let mut dice = QuickDice::new(3);
        let mut compared = 0;
        for (preset, house) in [("rid", ""), ("rid", "limit=8"), ("cafe", ""), ("amigo", "")] {
            let rules = Rules::parse(preset, house).unwrap();
            for _ in 0..4 {
                let deal = Deal::from_seed(&rules, dice.next_u64());
                let mut game = Game::new(rules.clone(), deal);
                for _ in 0..20 + dice.below(100) {
                    let legal = game.legal();
                    if game.public().end.is_none() {
                        game.play(legal.nth(dice.below(legal.len()))).unwrap();
                    }
                }
                let (game, steps) = again(&game, deal).unwrap();
                for _ in 0..60 {
                    let swap = [0, 0].map(|_: u8| dice.below(96) as usize);
                    let mut guests = deal.guests().to_vec();
                    guests.swap(swap[0], swap[1]);
                    let other = Deal::new(&rules, &guests, deal.tables()).unwrap();
                    let Some((changed, others)) = again(&game, other) else { continue };
                    for (seat, at) in rules.seats().zip(0..) {
                        let same = steps.iter().zip(&others).all(|(a, b)| a[at] == b[at]);
                        if same && changed.position() != game.position() {
                            assert_eq!(told(&game, seat), told(&changed, seat), "{preset} {seat}");
                            compared += 1;
                        }
                    }
                }
            }
        }
        assert!(compared > 50, "only {compared} pairs compared");
    }
}
