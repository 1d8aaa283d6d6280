//! Reads a position: field by field, then whether a game by the rules can stand so.

use super::{BadPosition, Impossible, Position};
use crate::floor::Floor;
use crate::hand::{Hand, KindSet, guests};
use crate::keyed::{ByNation, BySeat, ByTable};
use crate::kinds::{Guest, Nation};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::squares::{Chair, ChairSet, Square, Table};
use crate::state::{End, Phase, Public, Turn};
use crate::syntax::{Expected, Syntax, number, signed};

impl Position {
    /// Reads a position and checks that a game by these rules can stand so.
    ///
    /// # Errors
    /// The first field that cannot be read; then the first that cannot be so.
    pub fn parse(rules: &Rules, text: &str) -> Result<Position, BadPosition> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[tables, chairs, hands, scores, drops, piles, turn, gone, tables_gone] =
            fields.as_slice()
        else {
            return Err(BadPosition::Fields { found: fields.len() });
        };
        let in_field = |field| move |why| BadPosition::Field { field, why };
        for (field, heaps) in [(3, hands), (5, drops), (8, gone)] {
            if let Some(guest) = heaps.split('|').find_map(crowd) {
                let why = Impossible::TooMany(guest);
                return Err(BadPosition::Impossible { field, why });
            }
        }
        let tables = read_tables(tables).map_err(in_field(1))?;
        let chairs = read_chairs(chairs).map_err(in_field(2))?;
        let hands = by_seat(hands, read_heap).map_err(in_field(3))?;
        let scores: Vec<i32> =
            scores.split(',').map(signed).collect::<Result<_, _>>().map_err(in_field(4))?;
        let drops = by_seat(drops, read_heap).map_err(in_field(5))?;
        let (guests_left, tables_left) = read_piles(piles).map_err(in_field(6))?;
        let (player, turn) = read_turn(turn).map_err(in_field(7))?;
        let gone = Hand::parse(gone).map_err(in_field(8))?;
        let tables_gone = read_tables_gone(tables_gone).map_err(in_field(9))?;
        Assembly {
            rules,
            tables,
            chairs,
            hands,
            scores,
            drops,
            guests_left,
            tables_left,
            player,
            turn,
            gone,
            tables_gone,
        }
        .build()
        .map_err(|(field, why)| BadPosition::Impossible { field, why })
    }
}

/// A hand or a heap of dropped cards as written: the guests, or only their number.
#[derive(Clone, Copy)]
enum Heap {
    Known(Hand),
    Number(u32),
}

impl Heap {
    const fn known(self) -> Option<Hand> {
        match self {
            Heap::Known(hand) => Some(hand),
            Heap::Number(_) => None,
        }
    }

    fn size(self) -> u32 {
        match self {
            Heap::Known(hand) => hand.len() as u32,
            Heap::Number(number) => number,
        }
    }
}

/// A kind that comes more often than any game has cards of it.
fn crowd(text: &str) -> Option<Guest> {
    let guests = guests(text).ok()?;
    let many = |kind: &&Guest| guests.iter().filter(|guest| guest == kind).count() > 4;
    guests.iter().find(many).copied()
}

fn read_tables(text: &str) -> Result<Vec<Option<Nation>>, Syntax> {
    let refused = || Syntax::new(Expected::Tables, text);
    let read =
        |letter| if letter == '-' { Some(None) } else { Nation::from_letter(letter).map(Some) };
    let tables: Vec<_> = text.chars().map(read).collect::<Option<_>>().ok_or_else(refused)?;
    if tables.len() == Table::COUNT { Ok(tables) } else { Err(refused()) }
}

fn read_chairs(text: &str) -> Result<Vec<(Chair, Guest)>, Syntax> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let read = |word: &str| {
        let refused = || Syntax::new(Expected::Seated, word);
        let (square, guest) = word.split_at_checked(2).ok_or_else(refused)?;
        let chair = Square::parse(square)?.chair().ok_or_else(refused)?;
        Ok((chair, Guest::parse(guest)?))
    };
    text.split(',').map(read).collect()
}

fn by_seat<T>(text: &str, read: fn(&str) -> Result<T, Syntax>) -> Result<Vec<T>, Syntax> {
    text.split('|').map(read).collect()
}

fn read_heap(text: &str) -> Result<Heap, Syntax> {
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        number(text).map(Heap::Number)
    } else {
        Hand::parse(text).map(Heap::Known)
    }
}

fn read_piles(text: &str) -> Result<(u32, u32), Syntax> {
    let (guests, tables) =
        text.split_once(',').ok_or_else(|| Syntax::new(Expected::Piles, text))?;
    Ok((number(guests)?, number(tables)?))
}

fn read_turn(text: &str) -> Result<(u32, Turn), Syntax> {
    let (player, rest) = text.split_once('.').ok_or_else(|| Syntax::new(Expected::Turn, text))?;
    let player = number(player)?;
    let mut turn = Turn::of(Seat::P1);
    match rest {
        "drawn" => turn.phase = Phase::Drawn,
        "dropped" => turn.phase = Phase::Dropped,
        _ => {
            let (placed, opener) = match rest.split_once('!') {
                Some((placed, square)) => {
                    let refused = || Syntax::new(Expected::Turn, text);
                    (placed, Some(Square::parse(square)?.chair().ok_or_else(refused)?))
                }
                None => (rest, None),
            };
            turn.placed = u8::try_from(number(placed)?).unwrap_or(u8::MAX);
            turn.opener = opener;
        }
    }
    Ok((player, turn))
}

fn read_tables_gone(text: &str) -> Result<Vec<Nation>, Syntax> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let tables: Option<Vec<_>> = text.chars().map(Nation::from_letter).collect();
    tables.filter(|t| !t.is_empty()).ok_or_else(|| Syntax::new(Expected::TablesGone, text))
}

/// The fields as read, to be put together and checked against the rules.
struct Assembly<'a> {
    rules: &'a Rules,
    tables: Vec<Option<Nation>>,
    chairs: Vec<(Chair, Guest)>,
    hands: Vec<Heap>,
    scores: Vec<i32>,
    drops: Vec<Heap>,
    guests_left: u32,
    tables_left: u32,
    player: u32,
    turn: Turn,
    gone: Hand,
    tables_gone: Vec<Nation>,
}

/// Which field shows that something is impossible, and what.
type Fault = (u8, Impossible);

impl Assembly<'_> {
    fn build(self) -> Result<Position, Fault> {
        let rules = self.rules;
        let players = usize::from(rules.players);
        for (field, found) in [(3, self.hands.len()), (4, self.scores.len()), (5, self.drops.len())]
        {
            if found != players {
                return Err((field, Impossible::Seats { found }));
            }
        }
        let end = self.end();
        let floor = self.floor(end)?;
        let over_limit = |heap: &Heap| heap.size() > u32::from(rules.limit);
        if let Some(at) = self.hands.iter().position(over_limit) {
            return Err((3, Impossible::OverLimit(Seat::ALL[at % Seat::COUNT])));
        }
        self.count_guests()?;
        let tables_gone = self.count_tables()?;
        let turn = self.turn(&floor)?;
        let heaps =
            |heaps: &[Heap]| BySeat::from_fn(|s| heaps.get(s as usize).and_then(|h| h.known()));
        let sizes = |heaps: &[Heap]| {
            BySeat::from_fn(|s| heaps.get(s as usize).map_or(0, |h| h.size() as u8))
        };
        let public = Public {
            floor,
            scores: BySeat::from_fn(|s| self.scores.get(s as usize).copied().unwrap_or(0)),
            cards: sizes(&self.hands),
            dropped: sizes(&self.drops),
            guests_left: self.guests_left as u8,
            tables_left: self.tables_left as u8,
            turn,
            end,
        };
        let (hands, drops) = (heaps(&self.hands), heaps(&self.drops));
        let position = Position::new(rules, public, hands, drops, self.gone, tables_gone);
        if position.unseen(rules).is_none() {
            return Err((3, self.too_many(&position)));
        }
        Ok(position)
    }

    /// An empty pile ends the game where its last card does. How else it ended is not written.
    fn end(&self) -> Option<End> {
        let ended = |left: u32, stop: u8| left == u32::from(stop);
        if ended(self.tables_left, self.rules.tables_stop) {
            Some(End::Tables)
        } else if ended(self.guests_left, self.rules.guests_stop) {
            Some(End::Guests)
        } else if self.tables_left == 0 && self.tables.contains(&None) {
            Some(End::Tables)
        } else {
            None
        }
    }

    fn floor(&self, end: Option<End>) -> Result<Floor, Fault> {
        let table = |t: Table| self.tables.get(t as usize).copied().flatten();
        if let Some(gap) = Table::ALL.into_iter().find(|&t| table(t).is_none() && end.is_none()) {
            return Err((1, Impossible::NoTable(gap)));
        }
        let mut floor = Floor::new(ByTable::from_fn(table));
        for &(chair, guest) in &self.chairs {
            if floor.guest(chair).is_some() {
                return Err((2, Impossible::ChairTwice(chair)));
            }
            if !floor.near_own(guest).contains(chair) {
                return Err((2, Impossible::Stray(chair, guest)));
            }
            floor.seat(guest, chair);
            if let Some(table) = floor.full().next() {
                return Err((2, Impossible::FullTable(table)));
            }
        }
        floor.refresh();
        Ok(floor)
    }

    fn count_guests(&self) -> Result<(), Fault> {
        let heaps = self.hands.iter().chain(&self.drops);
        let found = heaps.map(|heap| u64::from(heap.size())).sum::<u64>()
            + self.chairs.len() as u64
            + self.gone.len() as u64
            + u64::from(self.guests_left);
        let expected = u32::from(self.rules.guests());
        if found == u64::from(expected) {
            return Ok(());
        }
        let found = u32::try_from(found).unwrap_or(u32::MAX);
        Err((6, Impossible::GuestCount { found, expected }))
    }

    fn count_tables(&self) -> Result<ByNation<u8>, Fault> {
        let mut gone = ByNation::from_fn(|_| 0u8);
        for nation in Nation::ALL {
            let count = |nations: &mut dyn Iterator<Item = Nation>| {
                nations.filter(|&n| n == nation).count()
            };
            let away = count(&mut self.tables_gone.iter().copied());
            if away + count(&mut self.tables.iter().flatten().copied()) > 2 {
                return Err((9, Impossible::TooManyTables(nation)));
            }
            gone[nation] = away as u8;
        }
        let laid = self.tables.iter().flatten().count() + self.tables_gone.len();
        let found = u32::try_from(laid).unwrap_or(u32::MAX).saturating_add(self.tables_left);
        if found == crate::Deal::TABLES as u32 {
            Ok(gone)
        } else {
            Err((6, Impossible::TableCount { found }))
        }
    }

    fn turn(&self, floor: &Floor) -> Result<Turn, Fault> {
        let rules = self.rules;
        let seat = Seat::from_number(self.player, rules.players);
        let seat = seat.ok_or((7, Impossible::NoSuchSeat))?;
        if self.turn.placed > rules.placements {
            return Err((7, Impossible::Placements));
        }
        if let Some(chair) = self.turn.opener {
            let waits = rules.must_score
                && (1..rules.placements).contains(&self.turn.placed)
                && floor.guest(chair).is_some();
            if !waits {
                return Err((7, Impossible::Opener(chair)));
            }
        }
        Ok(Turn { seat, ..self.turn })
    }

    fn too_many(&self, position: &Position) -> Impossible {
        let known = self.hands.iter().chain(&self.drops).filter_map(|heap| heap.known());
        let mut all: Vec<Guest> = known.flatten().chain(self.gone).collect();
        all.extend(ChairSet::ALL.filter_map(|chair| position.public.floor.guest(chair)));
        let more = |guest: &Guest| {
            all.iter().filter(|&g| g == guest).count() > usize::from(self.rules.copies)
        };
        let mut kinds = KindSet((1 << Guest::COUNT) - 1);
        Impossible::TooMany(kinds.find(more).unwrap_or(Guest::Af))
    }
}
