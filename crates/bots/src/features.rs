//! What a seat that has just ended its turn can go by, as numbers: its hand, the floor, and how
//! likely others are to use what it leaves.
//!
//! Apart from [`value`](crate::value), which weighs them, because self-play learns from the same
//! numbers that play uses.

use diner::{
    ByChair, ByNation, ByTable, ChairSet, Deal, Guest, Hand, Nation, Public, Rules, Seat, Sex,
    State, Table,
};

use crate::board::Board;
use crate::playing::tables_to_come;
use crate::scoring::nations;

/// How many numbers.
pub(crate) const FEATURES: usize = 48;

/// The numbers of one position.
pub(crate) type Features = [i32; FEATURES];

/// The one that is always 1.
const ONE: usize = 0;
/// One is 1: that of as many cards as may still find a table, up to [`MOST_LIVE`].
const LIVE: usize = 0;
const MOST_LIVE: usize = 12;
/// Cards whose nation comes no more.
const DEAD: usize = 13;
/// Tables in the pile for the cards, added up.
const LATER: usize = 14;
const PAIRS: usize = 15;
const DOUBLES: usize = 16;
/// The others' cards, from the next seat on.
const OTHERS: usize = 17;
/// Tables with so many guests: corners, then the centre.
const TABLES: usize = 21;
/// Own cards for tables with so many guests.
const MINE: usize = 29;
/// Own cards that fit now; the best and second best chair for one; all of them; the best of
/// those that nobody else can take.
const OWN: [usize; 5] = [33, 34, 35, 36, 37];
/// What others could take, by how likely one holds the card: all, the most, the next seat's most;
/// then as if they held it: the most, all.
const THREAT: [usize; 5] = [38, 39, 40, 41, 42];
/// Open chairs, by sex; inner chairs taken; all chairs taken.
const CHAIRS: [usize; 3] = [43, 44, 45];
/// The share of unseen cards that others hold, in 64ths.
const HELD: usize = 46;
/// Whether the hand is full.
const FULL: usize = 47;

const CENTRE: Table = Table::C3;
const INNER: ChairSet = CENTRE.chair_set();

/// The numbers for a seat that has just ended its turn. What is hidden from it counts only as
/// cards unseen, wherever they are.
pub(crate) fn features(rules: &Rules, deal: &Deal, state: &State, seat: Seat) -> Features {
    let (public, hand) = (&state.public, state.hand(seat));
    let mut found = [0; FEATURES];
    let nations = nations(&public.floor);
    let unseen = Unseen::by(rules, deal, state, seat);
    note_hand(&mut found, rules, public, hand, &tables_to_come(deal, public));
    note_floor(&mut found, rules, public, hand, &nations, &unseen);
    found[OTHERS..OTHERS + 4].copy_from_slice(&unseen.others);
    found[HELD] = unseen.held;
    found[ONE] = 1;
    found
}

/// Cards that a seat does not see.
struct Unseen {
    /// By kind.
    kinds: [i32; Guest::COUNT],
    /// In 64ths: those that others hold, those that the next seat holds.
    held: i32,
    next: i32,
    /// How many each of the others holds, from the next seat on.
    others: [i32; 4],
}

impl Unseen {
    fn by(rules: &Rules, deal: &Deal, state: &State, seat: Seat) -> Unseen {
        let mut kinds = [0; Guest::COUNT];
        let pile = deal.guests().iter().rev().take(state.public.guests_left.into());
        pile.for_each(|&guest| kinds[guest as usize] += 1);
        let (mut others, mut other) = ([0; 4], seat);
        for cards in others.iter_mut().take(usize::from(rules.players) - 1) {
            other = other.next(rules.players);
            let hand = state.hand(other);
            *cards = hand.len() as i32;
            hand.kinds().for_each(|guest| kinds[guest as usize] += i32::from(hand.count(guest)));
        }
        let held: i32 = others.iter().sum();
        let all = (held + i32::from(state.public.guests_left)).max(1);
        Unseen { kinds, held: 64 * held / all, next: 64 * others[0] / all, others }
    }
}

fn note_hand(
    found: &mut Features,
    rules: &Rules,
    public: &Public,
    hand: Hand,
    to_come: &ByNation<u8>,
) {
    let mut live = 0;
    for guest in hand.kinds() {
        let (nation, count) = (guest.nation(), hand.count(guest));
        let later = to_come[nation];
        found[LATER] += i32::from(later) * i32::from(count);
        if later > 0 || !public.floor.near(nation).is_empty() {
            live += usize::from(count);
        } else {
            found[DEAD] += i32::from(count);
        }
        let partner = Guest::new(nation, guest.sex().other());
        found[PAIRS] += i32::from(guest.sex() == Sex::Woman && hand.contains(partner));
        found[DOUBLES] += i32::from(count > 1);
    }
    if live > 0 {
        found[LIVE + live.min(MOST_LIVE)] = 1;
    }
    found[FULL] = i32::from(hand.len() >= usize::from(rules.limit));
}

fn note_floor(
    found: &mut Features,
    rules: &Rules,
    public: &Public,
    hand: Hand,
    nations: &ByTable<Option<Nation>>,
    unseen: &Unseen,
) {
    let board = Board::new(rules, &public.floor, nations);
    let (promise, open) = (board.promise(rules), board.open());
    let mut promises = ByChair::<i32>::default();
    for chair in open[0] | open[1] {
        promises[chair] = chair.touched().iter().map(|&table| promise[table]).sum();
    }
    let [cards, best_own, second_own, all_own, safe] = OWN;
    let [all, most, next_most, gift, gifts] = THREAT;
    for table in Table::ALL {
        let Some(nation) = nations[table] else { continue };
        let seated = board.seated(table) & 3;
        found[TABLES + if table == CENTRE { 4 } else { 0 } + seated] += 1;
        for sex in Sex::ALL {
            let guest = Guest::new(nation, sex);
            let (count, others) = (i32::from(hand.count(guest)), unseen.kinds[guest as usize]);
            found[MINE + seated] += count;
            let chairs = open[sex as usize] & table.chair_set();
            let best = chairs.into_iter().map(|chair| promises[chair]).max().unwrap_or(0);
            if best > 0 && others > 0 {
                let likely = best * (others * unseen.held).min(64);
                let next = best * (others * unseen.next).min(64);
                found[all] += likely;
                found[most] = found[most].max(likely);
                found[next_most] = found[next_most].max(next);
                found[gift] = found[gift].max(best);
                found[gifts] += best;
            }
            if best > 0 && count > 0 {
                found[cards] += count;
                found[all_own] += best;
                found[second_own] = found[second_own].max(best.min(found[best_own]));
                found[best_own] = found[best_own].max(best);
                if others == 0 {
                    found[safe] = found[safe].max(best);
                }
            }
        }
    }
    [all, most, next_most].into_iter().for_each(|at| found[at] /= 64);
    let [open_chairs, inner, taken] = CHAIRS;
    found[open_chairs] = (open[0].len() + open[1].len()) as i32;
    found[inner] = (board.taken() & INNER).len() as i32;
    found[taken] = board.taken().len() as i32;
}
