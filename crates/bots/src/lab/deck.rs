//! The deal of a number under any rule set, so that variants share as much luck as they can.
//!
//! With four copies of each guest it is that of [`Deal::from_key`]. With fewer it is the same
//! shuffle, from which the copies that there are not are left out: as random as any, and what is
//! there keeps its order. The tables are always the same.

use diner::{Deal, Dice, Guest, Hand, KeyDice, Rules};

/// The most copies that rules allow: of these there is one shuffle.
const COPIES: u8 = 4;

pub(super) fn deal(rules: &Rules, key: &[u8; 32]) -> Deal {
    if rules.copies == COPIES {
        return Deal::from_key(rules, key);
    }
    let mut dice = KeyDice::new(key);
    let sorted: Vec<Guest> = Hand::whole(COPIES).into_iter().collect();
    // A card is its place in the sorted deck, where the copies of a kind lie side by side.
    let mut places: Vec<usize> = (0..sorted.len()).collect();
    dice.shuffle(&mut places);
    let copies = usize::from(COPIES);
    let there = places.iter().filter(|&&place| place % copies < usize::from(rules.copies));
    let guests: Vec<Guest> = there.filter_map(|&place| sorted.get(place).copied()).collect();
    let mut tables = Deal::sorted(rules).tables().to_vec();
    dice.shuffle(&mut tables);
    // These are the right cards: a test deals them.
    Deal::new(rules, &guests, &tables).unwrap_or_else(|_| Deal::from_key(rules, key))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(house: &str) -> Rules {
        Rules::parse("rid", house).unwrap()
    }

    #[test]
    fn fewer_copies_are_the_same_shuffle_without_the_others() {
        let mut places = [0u32; 3];
        for number in 0..200 {
            let key = [number; 32];
            let [two, three, four] =
                [2, 3, 4].map(|copies| deal(&rules(&format!("copies={copies}")), &key));
            assert!(four == Deal::from_key(&rules(""), &key));
            assert_eq!([two.guests().len(), three.guests().len()], [48, 72]);
            assert_eq!(two.tables(), four.tables());
            for (fewer, more) in [(&two, &three), (&three, &four)] {
                let mut rest = more.guests().iter();
                assert!(fewer.guests().iter().all(|guest| rest.any(|other| other == guest)));
            }
            // Were the first copies of a kind kept, kinds would come too early: of 48 cards in
            // any order, a third of those of one kind lie in each third.
            for (place, _) in two.guests().iter().enumerate().filter(|(_, g)| **g == Guest::Af) {
                places[place / 16] += 1;
            }
        }
        assert_eq!(places.iter().sum::<u32>(), 400);
        assert!(places.iter().all(|count| (100..=167).contains(count)), "{places:?}");
    }
}
