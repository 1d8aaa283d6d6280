//! `rid show`: the drawing, moments, and what a seat may know.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use expect_test::expect;
use support::{cut_before, rid, rid_with};

const EXAMPLE: &str = "BGEIH d5Gf,e4Gm,d3Ef,c2Ef BfEmHm|7|12|6 44,12,-2,31 -|-|1|- 55,17 1.0 \
                       EfEfEmEmHfHfHmHm EH";

#[test]
fn the_example_of_the_rules() {
    expect![[r#"
              a           b               c               d           e
        5                [  ]                            [Gf]
                   ┌──────────────┐                ┌──────────────┐
        4    [  ]  │  B Bajoran   │      [  ]      │    G Borg    │  [Gm]
                   └──────────────┘                └──────────────┘
                                   ┌──────────────┐
        3                [  ]      │   E Trill    │      [Ef]
                                   └──────────────┘
                   ┌──────────────┐                ┌──────────────┐
        2    [  ]  │ I Cardassian │      [Ef]      │   H Orion    │  [  ]
                   └──────────────┘                └──────────────┘
        1                [  ]                            [  ]

        Federation      A Human  B Bajoran  C Vulcan  D Andorian  E Trill  F Betazoid
        non-Federation  G Borg  H Orion  I Cardassian  J Klingon  K Romulan  L Ferengi

               score  cards  dropped  hand
        ->  1     44      3        0  Bf Em Hm
            2     12      7        0  hidden
            3     -2     12        1  hidden
            4     31      6        0  hidden

        Player 1 is on turn.

        piles        55 guests, 17 tables
        guests gone  Ef×2 Em×2 Hf×2 Hm×2
        tables gone  E H

        rid
        BGEIH d5Gf,e4Gm,d3Ef,c2Ef BfEmHm|7|12|6 44,12,-2,31 -|-|1|- 55,17 1.0 EfEfEmEmHfHfHmHm EH
    "#]]
    .assert_eq(&rid(&["show", "--position", EXAMPLE]).fine());
}

#[test]
fn a_game_in_progress() {
    let record = cut_before("cafe-02.rid", "9.3 ").replace("\"P2\"", "\"P3\"");
    expect![[r#"
              a             b                   c                   d             e
        5                  [Fm]                                    [  ]
                   ┌──────────────────┐                    ┌──────────────────┐
        4    [  ]  │ F Great Britain  │        [  ]        │ F Great Britain  │  [Fm]
                   └──────────────────┘                    └──────────────────┘
                                       ┌──────────────────┐
        3                  [  ]        │     B China      │        [  ]
                                       └──────────────────┘
                   ┌──────────────────┐                    ┌──────────────────┐
        2    [Bf]  │     B China      │        [Bm]        │      C Cuba      │  [  ]
                   └──────────────────┘                    └──────────────────┘
        1                  [Bm]                                    [  ]

        blue    A Central Africa  B China  C Cuba  D France  E Germany  F Great Britain
        yellow  G India  H Italy  I Russia  J Spain  K Turkey  L USA

                  score  cards  dropped  hand
            1 P1     19      7        0  Em Gm Hf Im Jf×2 Lm
        ->  2 P3     34      6        0  Af Cm×2 Gf×2 Jm
            3 P3     16      6        0  Af Am Bm Cf Ef Gm
            4 P4     55      4        0  Hf If Jf Jm

        P3 (2) is on turn and has drawn a card.
        9.2 draw

        piles        50 guests, 14 tables
        guests gone  Bf Bm Df Ef×3 Em×2 Fm Hm×2 If×2 Im Kf×2 Km×2
        tables gone  D E H I K

        cafe
        FFBBC b5Fm,e4Fm,a2Bf,c2Bm,b1Bm EmGmHfImJfJfLm|AfCmCmGfGfJm|AfAmBmCfEfGm|HfIfJfJm 19,34,16,55 -|-|-|- 50,14 2.drawn BfBmDfEfEfEfEmEmFmHmHmIfIfImKfKfKmKm DEHIK
    "#]]
    .assert_eq(&rid_with(&["show", "-"], &record).fine());
}

#[test]
fn a_moment_as_a_seat_sees_it() {
    expect![[r#"
              a           b               c               d           e
        5                [Af]                            [  ]
                   ┌──────────────┐                ┌──────────────┐
        4    [  ]  │   A Human    │      [  ]      │   A Human    │  [  ]
                   └──────────────┘                └──────────────┘
                                   ┌──────────────┐
        3                [  ]      │   E Trill    │      [Ef]
                                   └──────────────┘
                   ┌──────────────┐                ┌──────────────┐
        2    [  ]  │  J Klingon   │      [  ]      │  J Klingon   │  [Jm]
                   └──────────────┘                └──────────────┘
        1                [  ]                            [  ]

        Federation      A Human  B Bajoran  C Vulcan  D Andorian  E Trill  F Betazoid
        non-Federation  G Borg  H Orion  I Cardassian  J Klingon  K Romulan  L Ferengi

                  score  cards  dropped  hand
            1 P1    114     10        0  hidden
            2 P2    148     12        0  Bf Bm Cf Df Dm Em Gf Hm Im Kf Km Lm
        ->  3 P3     85     11        1  hidden
            4 P4    156      7        0  hidden

        P3 is on turn and has dropped a card.
        21.3 drop

        piles        12 guests, 9 tables
        guests gone  Af×3 Am×4 Cf×3 Cm×2 Ef Em×3 Gf Gm×2 Hf×2 Hm×2 If Im×2 Jf×4 Jm×3
                     Kf×2 Km Lf×3 Lm
        tables gone  C×2 E G H×2 I K L×2

        rid
        AAEJJ b5Af,d3Ef,e2Jm 10|BfBmCfDfDmEmGfHmImKfKmLm|11|7 114,148,85,156 -|-|1|- 12,9 3.dropped AfAfAfAmAmAmAmCfCfCfCmCmEfEmEmEmGfGmGmHfHfHmHmIfImImJfJfJfJfJmJmJmKfKfKmLfLfLfLm CCEGHHIKLL
    "#]]
    .assert_eq(&rid(&["show", "rid-06.rid", "--at", "21.3+1", "--seat", "2"]).fine());
}

#[test]
fn the_end() {
    expect![[r#"
              a             b                   c                   d             e
        5                  [  ]                                    [  ]
                   ┌──────────────────┐                    ┌──────────────────┐
        4    [  ]  │     G India      │        [  ]        │ F Great Britain  │  [Ff]
                   └──────────────────┘                    └──────────────────┘
                                       ┌──────────────────┐
        3                  [Gf]        │      C Cuba      │        [  ]
                                       └──────────────────┘
                   ┌──────────────────┐                    ┌──────────────────┐
        2    [Bf]  │     B China      │        [  ]        │        -         │  [  ]
                   └──────────────────┘                    └──────────────────┘
        1                  [  ]                                    [  ]

        blue    A Central Africa  B China  C Cuba  D France  E Germany  F Great Britain
        yellow  G India  H Italy  I Russia  J Spain  K Turkey  L USA

                score  cards  dropped  hand
          1 P1    108      4        0  Gf Hm Lm×2
          2 P2     85      3        0  Df Dm Im
          3 P3     87      4        1  Df Gm If Jf
          4 P4    124      2        0  Bm Lf

        The game has ended: the table cards have run out.
        P4 wins.
        29.1 Hm@d3+13

        piles        2 guests, 0 tables
        guests gone  Af×4 Am×4 Bf×3 Bm×3 Cf×4 Cm×3 Df×2 Dm×3 Ef×4 Em×3 Ff×3 Fm×4 Gf×2
                     Gm×3 Hf×4 Hm×3 If×3 Im×3 Jf×3 Jm×4 Kf×4 Km×4 Lf×2 Lm×2
        tables gone  A×2 B C D×2 E×2 F G H×2 I×2 J×2 K×2 L×2
        dropped 3    Em

        amigo empty_hand=draw
        GFCB- e4Ff,b3Gf,a2Bf GfHmLmLm|DfDmIm|DfGmIfJf|BmLf 108,85,87,124 -|-|Em|- 2,0 1.1 AfAfAfAfAmAmAmAmBfBfBfBmBmBmCfCfCfCfCmCmCmDfDfDmDmDmEfEfEfEfEmEmEmFfFfFfFmFmFmFmGfGfGmGmGmHfHfHfHfHmHmHmIfIfIfImImImJfJfJfJmJmJmJmKfKfKfKfKmKmKmKmLfLfLmLm AABCDDEEFGHHIIJJKKLL
    "#]]
    .assert_eq(&rid(&["show", "amigo-03.rid"]).fine());
}

#[test]
fn a_seat_sees_no_hidden_card() {
    let drawn = |at: &str, seat: &str| rid(&["show", "rid-06.rid", "--at", at, "--seat", seat]);
    // Seat 3 drops a Hf: nobody else may know which it was.
    let own = drawn("21.3+1", "3").fine();
    assert!(own.contains("21.3 drop:Hf\n") && own.contains("|Hf|- "), "{own}");
    for other in ["1", "2", "4"] {
        let other = drawn("21.3+1", other).fine();
        assert!(other.contains("21.3 drop\n") && other.contains("|1|- "), "{other}");
    }
    // A position shows no more to a seat than the seat's own part of it.
    let all = "BGEIH d5Gf BfEm|AfAm|CfCm|DfDm 0,0,0,0 -|Af|-|- 86,19 1.0 - -";
    let seen = rid(&["show", "--position", all, "--seat", "3"]).fine();
    assert!(seen.ends_with("\nBGEIH d5Gf 2|2|CfCm|2 0,0,0,0 -|1|-|- 86,19 1.0 - -\n"), "{seen}");
}

#[test]
fn a_position_line_that_is_printed_can_be_shown() {
    for at in ["1.1", "4.1+1", "12.4+2", "24.4"] {
        for seat in [&[][..], &["--seat", "4"]] {
            let shown = rid(&[&["show", "rid-06.rid", "--at", at], seat].concat()).fine();
            let line = shown.lines().last().unwrap();
            let again = rid(&["show", "--position", line]).fine();
            assert_eq!(again.lines().last(), Some(line));
            assert!(again.contains('┌'), "{again}");
        }
    }
}

#[test]
fn names_cannot_upset_a_terminal() {
    let record = cut_before("rid-00.rid", "1.1").replace("\"P1\"", "\"\u{1b}[31m\u{202e}安安\"");
    let shown = rid_with(&["show", "-"], &record).fine();
    assert!(!shown.contains('\u{1b}') && !shown.contains('\u{202e}'), "{shown}");
    assert!(shown.contains("1 \u{fffd}[31m\u{fffd}安安"), "{shown}");
}

#[test]
fn moments_that_never_came_and_what_is_no_moment() {
    for at in ["99.1", "1.5", "1.0", "1.1+9", "0.1", "4294967296.1"] {
        let code = if at.starts_with('4') { 2 } else { 1 };
        rid(&["show", "rid-00.rid", "--at", at]).refused(code);
    }
    for at in ["", "1", "1.", "1.1+", "+1.1", "1.1+x", "-1.1"] {
        rid(&["show", "rid-00.rid", &format!("--at={at}")]).refused(2);
    }
    rid(&["show", "rid-00.rid", "--seat", "5"]).refused(2);
    rid(&["show"]).refused(2);
    rid(&["show", "rid-00.rid", "--position", EXAMPLE]).refused(2);
    rid(&["show", "rid-00.rid", "--rules", "cafe"]).refused(2);
    let told = rid(&["show", "--position", "B"]).refused(1);
    assert!(told.starts_with("rid: syntax: "), "{told}");
    let told = rid(&["show", "--position", EXAMPLE, "--house", "players=3"]).refused(1);
    assert!(told.starts_with("rid: bad-deck: "), "{told}");
}
