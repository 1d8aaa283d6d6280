//! Every bot under rule sets of any kind: legal actions only, an end to every game, and no
//! answer that depends on what the bot cannot see.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use bots::{Bot, Budget, play_to_end, play_turn};
use diner::{Action, BySeat, Deal, Dice, Event, Game, QuickDice, Rules, Viewer};
use support::any_rules;

/// All of them, the searching one with little effort.
const TRIED: [Bot; 6] =
    [Bot::Random, Bot::Greedy, Bot::Turn, Bot::Patient1, Bot::Patient, Bot::Search(6)];

fn any_bots(dice: &mut QuickDice) -> BySeat<Bot> {
    let mut any = || TRIED[dice.below(TRIED.len() as u32) as usize];
    let two = [any(), any()];
    BySeat::from_fn(|_| two[dice.below(2) as usize])
}

#[test]
fn every_game_ends_and_every_action_is_legal() {
    let mut dice = QuickDice::new(1);
    for number in 0..600 {
        let rules = any_rules(&mut dice);
        let bots = any_bots(&mut dice);
        let mut game = Game::new(rules.clone(), Deal::from_seed(&rules, number));
        let played = play_to_end(&mut game, &bots, number);
        assert_eq!(played, Ok(()), "{} {bots:?} {number}", rules.options());
        assert!(game.public().end.is_some() && !game.public().winners(&rules).is_empty());
    }
}

#[test]
fn an_answer_depends_on_nothing_hidden() {
    let mut dice = QuickDice::new(2);
    for number in 0..60 {
        let rules = any_rules(&mut dice);
        let bots = any_bots(&mut dice);
        let mut game = Game::new(rules.clone(), Deal::from_seed(&rules, number));
        let mut calls = 0;
        while game.public().end.is_none() {
            let viewer = Viewer::Seat(game.public().turn.seat);
            let seen = game.observe(viewer);
            let other = seen.sample(&rules, &mut dice);
            for bot in TRIED {
                let answer = bot.turn(&rules, &seen, &mut Budget::level(), number);
                assert_eq!(
                    bot.turn(&rules, &other.observe(&rules, viewer), &mut Budget::level(), number),
                    answer
                );
                let mut shadow = other;
                for (i, &action) in answer.iter().enumerate() {
                    let (public, hand) = (shadow.state().public, shadow.state().hand_on_turn());
                    assert_eq!(public.check(&rules, hand, action), Ok(()), "{bot} {action}");
                    let (mut reveals, last) = (false, i + 1 == answer.len());
                    shadow.play(&rules, action, |event: Event<_>| reveals |= event.reveals());
                    assert_eq!(reveals || action == Action::Done, last, "{bot} {answer:?}");
                }
            }
            play_turn(&mut game, &bots, number, &mut calls).unwrap();
        }
    }
}

#[test]
fn who_is_not_on_turn_has_nothing_to_do() {
    let rules = Rules::parse("amigo", "").unwrap();
    let mut game = Game::new(rules.clone(), Deal::from_seed(&rules, 5));
    let seats = rules.seats().map(Viewer::Seat);
    let all: Vec<Viewer> = seats.chain([Viewer::Watcher]).collect();
    for bot in TRIED {
        let idle = all
            .iter()
            .filter(|&&v| bot.turn(&rules, &game.observe(v), &mut Budget::level(), 0).is_empty());
        assert_eq!(idle.count(), 4, "{bot}");
    }
    play_to_end(&mut game, &BySeat::new([Bot::Greedy; 5]), 0).unwrap();
    for bot in TRIED {
        assert!(
            all.iter()
                .all(|&v| bot.turn(&rules, &game.observe(v), &mut Budget::level(), 0).is_empty()),
            "{bot}"
        );
    }
}
