//! Every refusal and every fault as people read it: `snapshots/refusals.txt` and `faults.txt`.
//! After a change on purpose: `UPDATE_EXPECT=1 cargo test -p words`, and read what changed.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::collections::HashSet;

use common::{any_rules, assert_sentence, cafe, risa};
use diner::record::{BadHeader, Fault, What, WrongResult};
use diner::syntax::{Expected, Syntax};
use diner::{
    Action, BadDeck, BadPosition, BadRules, Balance, Chair, Deal, Dice, End, Game, Guest, Illegal,
    Impossible, Nation, NoClosing, NoOpener, Param, Position, QuickDice, Rules, Seat, Sex, Spent,
    Square, Table, Undone,
};
use expect_test::expect_file;

fn refusals() -> Vec<Illegal> {
    let square = |text| Square::parse(text).unwrap();
    let touched = |nations: [Option<Nation>; 3]| Illegal::WrongTable {
        guest: Guest::Hm,
        chair: Chair::C4,
        touched: nations,
    };
    let unbalanced = |sex, men, women| Illegal::Unbalanced {
        table: Table::B4,
        nation: Some(Nation::H),
        sex,
        now: Balance { men, women },
    };
    let (b, g, e) = (Some(Nation::B), Some(Nation::G), Some(Nation::E));
    vec![
        Illegal::GameOver,
        Illegal::TurnOver(Spent::Placed),
        Illegal::TurnOver(Spent::Drawn),
        Illegal::TurnOver(Spent::Dropped),
        Illegal::NoPlacementsLeft { placements: 1 },
        Illegal::NoPlacementsLeft { placements: 3 },
        Illegal::NoSuchChair { square: square("f9") },
        Illegal::NoSuchChair { square: square("c3") },
        Illegal::NotInHand { guest: Guest::Hm },
        Illegal::NotInHand { guest: Guest::Bf },
        Illegal::ChairTaken { chair: Chair::D3, by: Guest::Ef },
        touched([g, None, None]),
        touched([b, g, None]),
        touched([b, g, e]),
        touched([g, g, e]),
        touched([None; 3]),
        unbalanced(Sex::Man, 1, 0),
        unbalanced(Sex::Woman, 0, 1),
        unbalanced(Sex::Man, 2, 0),
        unbalanced(Sex::Woman, 0, 2),
        unbalanced(Sex::Man, 2, 1),
        unbalanced(Sex::Woman, 1, 2),
        unbalanced(Sex::Man, 3, 0),
        unbalanced(Sex::Man, 0, 3),
        Illegal::Unbalanced {
            table: Table::C3,
            nation: None,
            sex: Sex::Man,
            now: Balance { men: 1, women: 0 },
        },
        Illegal::MustJoinOpener { opener: Guest::Hm, chair: Chair::E2 },
        Illegal::NoPoints(NoOpener::NotAlone),
        Illegal::NoPoints(NoOpener::LastPlacement),
        Illegal::NoPoints(NoOpener::LastCard),
        Illegal::NoPoints(NoOpener::NoFollower),
        Illegal::HandFull { limit: 1 },
        Illegal::HandFull { limit: 12 },
        Illegal::HandNotFull { missing: 1 },
        Illegal::HandNotFull { missing: 3 },
        Illegal::CannotClose(NoClosing::NotInTheseRules),
        Illegal::CannotClose(NoClosing::CardsInHand { cards: 1 }),
        Illegal::CannotClose(NoClosing::CardsInHand { cards: 4 }),
        Illegal::CannotClose(NoClosing::Drawn),
        Illegal::NothingDone(Undone::Nothing),
        Illegal::NothingDone(Undone::DrawMissing),
    ]
}

fn faults() -> Vec<What> {
    let syntax = |expected, found| What::Syntax(Syntax::new(expected, found));
    let key = || "Tables".to_owned();
    let field = |field, why| What::BadPosition(BadPosition::Impossible { field, why });
    let differs = WrongResult::Differs { totals: vec![147, 120, -6, 98] };
    let deck = |expected, found| What::MalformedDeck(Syntax::new(expected, found));
    let mut all = vec![
        syntax(Expected::Guest, "Bx"),
        syntax(Expected::Guest, ""),
        syntax(Expected::Square, "44"),
        syntax(Expected::Number, "-1"),
        syntax(Expected::Action, "dance"),
        syntax(Expected::TurnNumber, "1"),
        syntax(Expected::Utf8, ""),
        syntax(Expected::NoNul, "\0"),
        syntax(Expected::ShortLine, ""),
        syntax(Expected::FewerHeaders, ""),
        syntax(Expected::Tables, "BGEI"),
        syntax(Expected::Seated, "d5"),
        syntax(Expected::Piles, "55"),
        syntax(Expected::Turn, "1"),
        syntax(Expected::TablesGone, "x"),
        What::BadHeader(BadHeader::Malformed),
        What::BadHeader(BadHeader::Double(key())),
        What::BadHeader(BadHeader::Missing("Rules")),
        What::BadHeader(BadHeader::AfterTurns(key())),
        What::BadHeader(BadHeader::AfterTurns(String::new())),
        What::BadHeader(BadHeader::UnknownVersion("2".into())),
        What::BadHeader(BadHeader::HiddenCards),
        What::BadHeader(BadHeader::BesidePosition(key())),
        deck(Expected::Guest, "Bx"),
        deck(Expected::Guest, ""),
        deck(Expected::TablesGone, "EG H"),
        deck(Expected::Utf8, ""),
        What::BadDeck(BadDeck::Size { found: 1, expected: 96 }),
        What::BadDeck(BadDeck::Size { found: 95, expected: 96 }),
        What::WrongTurn { round: 3, seat: Seat::P2 },
        What::WrongPoints { written: 7, earned: 1 },
        What::WrongPoints { written: 7, earned: 5 },
        What::WrongResult(WrongResult::Malformed),
        What::WrongResult(WrongResult::Unfinished),
        What::WrongResult(differs),
        What::AfterEnd(End::Guests),
        What::AfterEnd(End::Tables),
        What::AfterEnd(End::Closed),
        What::Illegal(Illegal::GameOver),
        What::BadPosition(BadPosition::Fields { found: 1 }),
        What::BadPosition(BadPosition::Fields { found: 8 }),
        field(8, Impossible::TooMany(Guest::Hm)),
        field(9, Impossible::TooManyTables(Nation::H)),
        field(1, Impossible::NoTable(Table::B4)),
        field(2, Impossible::FullTable(Table::C3)),
        field(2, Impossible::Stray(Chair::C4, Guest::Hm)),
        field(2, Impossible::ChairTwice(Chair::C4)),
        field(3, Impossible::OverLimit(Seat::P2)),
        field(6, Impossible::GuestCount { found: 1, expected: 96 }),
        field(6, Impossible::GuestCount { found: 97, expected: 96 }),
        field(6, Impossible::TableCount { found: 1 }),
        field(6, Impossible::TableCount { found: 23 }),
        field(4, Impossible::Seats { found: 1 }),
        field(5, Impossible::Seats { found: 3 }),
        field(7, Impossible::NoSuchSeat),
        field(7, Impossible::Placements),
        field(7, Impossible::Opener(Chair::C4)),
    ];
    let times = |found| {
        let guest = BadDeck::Guest { guest: Guest::Hm, found, expected: 4 };
        [guest, BadDeck::Table { nation: Nation::H, found }].map(What::BadDeck)
    };
    all.extend([0, 1, 3].into_iter().flat_map(times));
    let unreadable = |field| {
        What::BadPosition(BadPosition::Field { field, why: Syntax::new(Expected::Number, "x") })
    };
    all.extend((1..=9).map(unreadable));
    all.extend(bad_rules().into_iter().map(What::BadRules));
    all
}

fn bad_rules() -> Vec<BadRules> {
    vec![
        BadRules::UnknownPreset("chess".into()),
        BadRules::UnknownParam("limt".into()),
        BadRules::NotKeyValue("limit".into()),
        BadRules::Twice(Param::Limit),
        BadRules::NotAllowed(Param::Limit, "25".into()),
        BadRules::NotAllowed(Param::EmptyHand, "close".into()),
        BadRules::NotAllowed(Param::MustScore, "yes".into()),
        BadRules::HandOverLimit { hand: 8, limit: 7 },
        BadRules::HandOverLimit { hand: 2, limit: 1 },
        BadRules::TooFewGuests { dealt: 48, guests: 48 },
    ]
}

#[test]
fn refusals_read_as_they_should() {
    let mut text = String::new();
    for speech in [risa(), cafe()] {
        for why in refusals() {
            let sentence = speech.illegal(&why);
            assert_sentence(&sentence);
            text += &format!("{why}: {sentence}\n");
        }
        text += "\n";
    }
    let codes: HashSet<&str> = refusals().iter().map(Illegal::code).collect();
    assert_eq!(codes.len(), 14);
    expect_file!["snapshots/refusals.txt"].assert_eq(&text);
}

#[test]
fn faults_read_as_they_should() {
    let mut text = String::new();
    for what in faults() {
        let fault = Fault { line: 17, column: 9, what };
        let sentence = risa().fault(&fault);
        assert_sentence(&sentence);
        text += &format!("{}: {sentence}\n", fault.code());
    }
    expect_file!["snapshots/faults.txt"].assert_eq(&text);
}

/// Whatever a game refuses has a sentence: every action that is not legal, in random games.
#[test]
fn refusals_of_random_games_are_sentences() {
    let mut dice = QuickDice::new(5);
    let mut codes = HashSet::new();
    for _ in 0..60 {
        let rules = any_rules(&mut dice);
        let deal = Deal::shuffled(&rules, &mut dice);
        let mut game = Game::new(rules, deal);
        for _ in 0..120 {
            let hand = game.truth().state().hand_on_turn();
            for (_, _, why) in game.public().refused(game.rules(), hand) {
                codes.insert(why.code());
                assert_sentence(&risa().illegal(&why));
                assert_sentence(&cafe().illegal(&why));
            }
            let legal = game.legal();
            if legal.is_empty() {
                break;
            }
            game.play(legal.nth(dice.below(legal.len()))).unwrap();
        }
    }
    for code in ["chair-taken", "wrong-table", "unbalanced", "must-join-opener", "no-points"] {
        assert!(codes.contains(code), "{code} never came up");
    }
}

/// The worked example of the rules: after a Trill man has come to c4, nobody may sit on b3 until
/// a woman sits at the Bajoran table.
#[test]
fn unbalanced_says_which_table_and_what_would_help() {
    let rules = Rules::parse("rid", "").unwrap();
    let line = "BGEIH c4Em,e4Gm,d3Ef,c2Ef -|-|-|- 0,0,0,0 -|-|-|- 92,19 1.0 - -";
    let public = Position::parse(&rules, line).unwrap().public;
    let refused = |guest| {
        let place = Action::Place { guest, chair: Chair::B3 };
        let hand = [guest].into_iter().collect();
        risa().illegal(&public.check(&rules, hand, place).unwrap_err())
    };
    let second_man = "A second man would sit at the Bajoran table on b4 without a woman: a Bajoran \
                      woman or another woman must come first.";
    let third_woman = "A third woman at the Trill table on c3 would be one too many: beside two \
                       women and a man, the last chair is for a Trill man or another man.";
    for guest in [Guest::Em, Guest::Bm, Guest::Im] {
        assert_eq!(refused(guest), second_man);
    }
    for guest in [Guest::Ef, Guest::Bf, Guest::If] {
        assert_eq!(refused(guest), third_woman);
    }
}
