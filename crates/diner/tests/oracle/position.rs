//! The oracle's position lines, written and read (NOTATION.md, "Positions"); apart so that a line made by one side is understood by the other or not at all.

use super::game::Oracle;
use super::rules::{
    CHAIRS, Guest, Rules, TABLES, all_kinds, chair_number, is_nation, read_guest, read_guests,
    read_number, read_score, touched, write_guest,
};

pub fn write(game: &Oracle) -> String {
    let tables: String = game.tables.iter().map(|table| table.unwrap_or('-')).collect();
    let seated: Vec<String> = (0..CHAIRS.len())
        .filter_map(|chair| {
            game.seats[chair].map(|guest| format!("{}{}", CHAIRS[chair], write_guest(guest)))
        })
        .collect();
    let hands: Vec<String> = game.hands.iter().map(|hand| write_cards(hand)).collect();
    let scores: Vec<String> = game.scores.iter().map(|score| score.to_string()).collect();
    let dropped: Vec<String> = game
        .dropped_cards
        .iter()
        .map(|cards| match cards.iter().copied().collect::<Option<Vec<Guest>>>() {
            Some(known) => write_cards(&known),
            None => cards.len().to_string(),
        })
        .collect();
    // Decision: a `draw` that ends the game because no card is left counts as `drawn`.
    let mut turn = if game.drawn {
        format!("{}.drawn", game.player + 1)
    } else if game.dropped {
        format!("{}.dropped", game.player + 1)
    } else {
        format!("{}.{}", game.player + 1, game.placed)
    };
    if let Some(chair) = game.opener {
        turn += &format!("!{}", CHAIRS[chair]);
    }
    // Decision: the tables gone are written in letter order, as the guests gone are.
    let mut tables_gone = game.tables_gone.clone();
    tables_gone.sort();
    let tables_gone: String = tables_gone.into_iter().collect();
    [
        tables,
        dash_if_empty(seated.join(",")),
        hands.join("|"),
        scores.join(","),
        dropped.join("|"),
        format!("{},{}", game.guest_pile.len(), game.table_pile.len()),
        turn,
        write_cards(&game.guests_gone),
        dash_if_empty(tables_gone),
    ]
    .join(" ")
}

fn dash_if_empty(text: String) -> String {
    if text.is_empty() { "-".to_string() } else { text }
}

fn write_cards(cards: &[Guest]) -> String {
    let mut cards = cards.to_vec();
    cards.sort();
    dash_if_empty(cards.into_iter().map(write_guest).collect())
}

/// Decision: whatever is wrong with a position is `bad-deck`, for it stands in place of the decks.
pub fn read(rules: Rules, line: &str) -> Result<Oracle, &'static str> {
    read_fields(rules, line).filter(adds_up).map(with_end).ok_or("bad-deck")
}

fn read_fields(rules: Rules, line: &str) -> Option<Oracle> {
    // Nine fields with one blank between.
    let fields: Vec<&str> = line.split(' ').collect();
    let &[tables, seated, hands, scores, dropped, left, turn, guests_gone, tables_gone] =
        fields.as_slice()
    else {
        return None;
    };
    let players = rules.number("players") as usize;

    // 1. Decision: `-` for a missing table is read too (see `adds_up`).
    let tables: Vec<Option<char>> = tables
        .chars()
        .map(|letter| match letter {
            '-' => Some(None),
            _ => is_nation(letter).then_some(Some(letter)),
        })
        .collect::<Option<_>>()?;
    if tables.len() != TABLES.len() {
        return None;
    }

    // 2. Decision: the order of the chairs, and of the cards in all the lists, is not insisted on.
    let mut seats = vec![None; CHAIRS.len()];
    if seated != "-" {
        for word in seated.split(',') {
            let (square, guest) = word.split_at_checked(2)?;
            let chair = chair_number(square)?;
            if seats[chair].replace(read_guest(guest)?).is_some() {
                return None;
            }
        }
    }

    // 3. Hands in full.
    let hands: Vec<Vec<Guest>> = hands.split('|').map(read_cards).collect::<Option<_>>()?;
    // 4.
    let scores: Vec<i64> = scores.split(',').map(read_score).collect::<Option<_>>()?;
    // 5. Guests, or their number where hidden, or `-`.
    let dropped_cards: Vec<Vec<Option<Guest>>> = dropped
        .split('|')
        .map(|text| match read_number(text) {
            Some(number) if number <= 96 => Some(vec![None; number as usize]),
            Some(_) => None,
            None => Some(read_cards(text)?.into_iter().map(Some).collect()),
        })
        .collect::<Option<_>>()?;
    if hands.len() != players || scores.len() != players || dropped_cards.len() != players {
        return None;
    }
    // 6.
    let (guests_left, tables_left) = left.split_once(',')?;
    let guests_left = read_number(guests_left).filter(|number| *number <= 96)?;
    let tables_left = read_number(tables_left).filter(|number| *number <= 24)?;

    // 7.
    let (seat, state) = turn.split_once('.')?;
    let seat = read_number(seat).filter(|seat| 1 <= *seat && *seat as usize <= players)?;
    let (mut placed, mut opener) = (0, None);
    match state {
        "drawn" | "dropped" => {}
        _ => {
            let number = match state.split_once('!') {
                Some((number, square)) => {
                    // Decision: the chair of a waiting opener must be taken.
                    opener = Some(chair_number(square).filter(|chair| seats[*chair].is_some())?);
                    number
                }
                None => state,
            };
            placed = read_number(number).filter(|n| *n <= rules.number("placements"))?;
        }
    }

    // 8 and 9.
    let guests_gone = read_cards(guests_gone)?;
    let tables_gone: Vec<char> = match tables_gone {
        "-" => Vec::new(),
        "" => return None,
        letters => letters.chars().collect(),
    };
    if !tables_gone.iter().all(|letter| is_nation(*letter)) {
        return None;
    }

    Some(Oracle {
        rules,
        tables,
        seats,
        hands,
        scores,
        dropped_cards,
        guest_pile: vec![None; guests_left as usize],
        table_pile: vec![None; tables_left as usize],
        guests_gone,
        tables_gone,
        // The first turn is `1.N` of the seat on turn.
        round: 1,
        player: seat as usize - 1,
        placed,
        drawn: state == "drawn",
        dropped: state == "dropped",
        opener,
        over: None,
        stopped: false,
    })
}

fn read_cards(text: &str) -> Option<Vec<Guest>> {
    match text {
        "-" => Some(Vec::new()),
        "" => None,
        _ => read_guests(text),
    }
}

/// That the cards exist, that nobody holds more than `limit`, that no table is full, that every
/// guest seated touches a table of its nation, that the counts add up.
fn adds_up(game: &Oracle) -> bool {
    let mut guests: Vec<Guest> = game.guests_gone.clone();
    guests.extend(game.seats.iter().flatten());
    guests.extend(game.hands.iter().flatten());
    guests.extend(game.dropped_cards.iter().flatten().flatten());
    let hidden = game.dropped_cards.iter().flatten().filter(|card| card.is_none());
    let copies = game.rules.number("copies") as usize;
    let guests_exist = all_kinds()
        .iter()
        .all(|kind| guests.iter().filter(|guest| *guest == kind).count() <= copies);
    let guests_add_up = guests.len() + hidden.count() + game.guest_pile.len() == 24 * copies;

    let mut tables: Vec<char> = game.tables_gone.clone();
    tables.extend(game.tables.iter().flatten());
    let tables_exist =
        ('A'..='L').all(|nation| tables.iter().filter(|table| **table == nation).count() <= 2);
    let tables_add_up = tables.len() + game.table_pile.len() == 24;
    // A table can be missing only when no card is left to lay.
    let none_missing = game.tables.iter().all(|table| table.is_some());

    let hands_fit = game.hands.iter().all(|hand| hand.len() as i64 <= game.rules.number("limit"));
    let none_full = (0..TABLES.len()).all(|table| game.seated_at(table).len() < 4);
    let all_belong = (0..CHAIRS.len()).all(|chair| match game.seats[chair] {
        Some(guest) => touched(chair).iter().any(|table| game.tables[*table] == Some(guest.0)),
        None => true,
    });
    guests_exist
        && guests_add_up
        && tables_exist
        && tables_add_up
        && (none_missing || game.table_pile.is_empty())
        && hands_fit
        && none_full
        && all_belong
}

/// Decision: a position in which the last card has been drawn (`last-drawn`), or a table is
/// missing, is that of a game that has ended; its scores already count the hand penalties.
fn with_end(mut game: Oracle) -> Oracle {
    if game.guest_pile.is_empty() && game.rules.is("guests_end", "last-drawn") {
        game.over = Some("guests");
    } else if game.tables.iter().any(|table| table.is_none())
        || (game.table_pile.is_empty() && game.rules.is("tables_end", "last-drawn"))
    {
        game.over = Some("tables");
    }
    game
}
