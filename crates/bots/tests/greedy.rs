//! What the greedy bot does in positions where it is plain what it should do.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use bots::{Bot, Budget, play_to_end};
use diner::{BySeat, Deal, Game, Observation, Position, Rules, Seat, Viewer};

/// What it answers for the seat on turn at a position.
fn answer(rules: &str, house: &str, position: &str) -> String {
    let rules = Rules::parse(rules, house).unwrap();
    let position = Position::parse(&rules, position).unwrap();
    let viewer = Viewer::Seat(position.public.turn.seat);
    let seen = Observation { viewer, position };
    let answer = Bot::Greedy.turn(&rules, &seen, &mut Budget::level(), 1);
    answer.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn it_takes_the_most_points_first() {
    // 19 on c4 beat 5 on e2, and clear the Borg table: what comes then it must ask again.
    let floor = "BGEIH d5Gf,e4Gm,d3Ef,c2Ef EmHm|7|7|7 0,0,0,0 -|-|-|- 69,19 1.0 - -";
    assert_eq!(answer("rid", "", floor), "Em@c4");
    let alone = "BGEIH - GmLm|7|7|7 0,0,0,0 -|-|-|- 73,19 1.0 - -";
    assert_eq!(answer("rid", "", alone), "Gm@d3 done");
}

#[test]
fn it_opens_only_where_nothing_scores_and_follows_at_once() {
    let floor = "BGEIH - EmEfLm|7|7|7 0,0,0,0 -|-|-|- 72,19 1.0 - -";
    assert_eq!(answer("cafe", "", floor), "Ef@c4 Em@b3 done");
    let scoring = "BGEIH d5Gf EmEfGm|7|7|7 0,0,0,0 -|-|-|- 71,19 1.0 - -";
    assert_eq!(answer("cafe", "", scoring).split(' ').next(), Some("Gm@c4"));
}

#[test]
fn it_drops_what_fits_no_table() {
    // One Klingon table is gone: there are more Ferengi tables to come.
    let few = "BGEIH - KfLm|1|1|1 0,0,0,0 -|-|-|- 91,18 1.0 - K";
    assert_eq!(answer("rid", "limit=2 hand=2", few), "drop:Kf draw");
    assert_eq!(answer("cafe", "limit=2 hand=2", few), "drop:Kf done");
    assert_eq!(answer("rid", "limit=3 hand=3", few), "draw");
}

#[test]
fn it_closes_when_that_wins() {
    let floor = |scores: &str| format!("BGEIH - -|7|7|7 {scores} -|-|-|- 75,19 1.0 - -");
    assert_eq!(answer("amigo", "", &floor("0,0,0,0")), "close");
    assert_eq!(answer("amigo", "", &floor("0,14,0,0")), "close");
    assert_eq!(answer("amigo", "", &floor("0,15,0,0")), "draw");
    assert_eq!(answer("cafe", "", &floor("0,0,0,0")), "draw");
}

#[test]
fn it_beats_chance() {
    let bots = BySeat::from_fn(|seat| if seat == Seat::P2 { Bot::Greedy } else { Bot::Random });
    for preset in ["rid", "cafe", "amigo"] {
        let rules = Rules::parse(preset, "").unwrap();
        let won = (0..50).filter(|&seed| {
            let mut game = Game::new(rules.clone(), Deal::from_seed(&rules, seed));
            play_to_end(&mut game, &bots, seed).unwrap();
            game.public().winners(&rules).contains(&Seat::P2)
        });
        let won = won.count();
        assert!(won > 35, "{preset}: {won} of 50");
    }
}
