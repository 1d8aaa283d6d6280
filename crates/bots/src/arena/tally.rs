//! Games added up: for each player the share of wins and the margin, deal by deal.

use std::time::Duration;

use super::statistics::Sample;
use super::{Estimate, GamePlayed, Part, Plan};

/// What is known of one part of a plan.
#[derive(Clone, Debug, PartialEq)]
pub struct PartReport {
    /// Which part.
    pub part: Part,
    /// How many games belong to it.
    pub games: u64,
    /// One for each player that counts in it, in their order.
    pub standings: Vec<Standing>,
}

/// How well a player did.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Which player, from 0.
    pub player: usize,
    /// Its share of the wins, from 0 to 1; nothing if no deal was played.
    pub win_share: Option<Estimate>,
    /// The mean total of its seats minus that of the other seats; nothing if there were none.
    pub margin: Option<Estimate>,
    /// Games lost by a foul.
    pub fouls: u64,
    /// How long it thought.
    pub thinking: Thinking,
}

/// How long turns took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thinking {
    /// How many.
    pub turns: u64,
    /// All of them together.
    pub total: Duration,
    /// The longest one.
    pub longest: Duration,
}

/// A part so far.
pub(super) struct Tally {
    part: Part,
    games: u64,
    players: Vec<Sums>,
}

#[derive(Default)]
struct Sums {
    player: usize,
    win_share: Sample,
    margin: Sample,
    fouls: u64,
    thinking: Thinking,
}

impl Thinking {
    /// How long a turn took in the mean.
    pub fn mean(&self) -> Duration {
        self.total.checked_div(u32::try_from(self.turns).unwrap_or(u32::MAX)).unwrap_or_default()
    }

    pub(super) fn add(&mut self, time: Duration) {
        self.join(&Thinking { turns: 1, total: time, longest: time });
    }

    fn join(&mut self, other: &Thinking) {
        self.turns += other.turns;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}

impl Tally {
    pub(super) fn new(plan: &Plan, part: Part) -> Tally {
        let counts = |&player: &usize| match part {
            Part::All => true,
            Part::Alone(who) => player == who,
        };
        let sums = |player| Sums { player, ..Sums::default() };
        let players = (0..plan.players).filter(counts).map(sums).collect();
        Tally { part, games: 0, players }
    }

    /// Adds the games of a deal that belong here.
    pub(super) fn add(&mut self, games: &[GamePlayed]) {
        let games: Vec<&GamePlayed> =
            games.iter().filter(|game| self.part.holds(&game.seating)).collect();
        self.games += games.len() as u64;
        for sums in &mut self.players {
            let player = sums.player;
            if let Some(share) = mean(games.iter().map(|game| won(game, player))) {
                sums.win_share.add(share);
            }
            if let Some(margin) = mean(games.iter().filter_map(|game| margin(game, player))) {
                sums.margin.add(margin);
            }
            for game in &games {
                sums.fouls += u64::from(game.foul.as_ref().is_some_and(|f| f.player == player));
                for (seat, _) in game.seating.iter().filter(|&(_, who)| who == player) {
                    sums.thinking.join(&game.thinking[seat]);
                }
            }
        }
    }

    pub(super) fn report(&self) -> PartReport {
        let standing = |sums: &Sums| Standing {
            player: sums.player,
            win_share: sums.win_share.share(),
            margin: sums.margin.estimate(),
            fouls: sums.fouls,
            thinking: sums.thinking,
        };
        let standings = self.players.iter().map(standing).collect();
        PartReport { part: self.part, games: self.games, standings }
    }
}

/// The share of the win that fell to all seats of a player.
fn won(game: &GamePlayed, player: usize) -> f64 {
    let own = game.seating.iter().filter(|&(_, who)| who == player);
    own.map(|(seat, _)| game.shares[seat]).sum()
}

/// The mean total of a player's seats minus that of the others.
fn margin(game: &GamePlayed, player: usize) -> Option<f64> {
    let total = |own: bool| {
        let seats = game.seating.iter().filter(move |&(_, who)| (who == player) == own);
        mean(seats.map(|(seat, _)| f64::from(game.totals[seat])))
    };
    Some(total(true)? - total(false)?)
}

fn mean(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = numbers.fold((0u32, 0.0), |(count, sum), number| (count + 1, sum + number));
    (count > 0).then(|| sum / f64::from(count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Seating;
    use diner::{BySeat, End};

    fn game(seated: &[usize], totals: [i32; 5], shares: [f64; 5]) -> GamePlayed {
        GamePlayed {
            number: 1,
            seating: Seating::new(seated.to_vec()),
            totals: BySeat::new(totals),
            shares: BySeat::new(shares),
            end: Some(End::Guests),
            turns: 1,
            foul: None,
            thinking: BySeat::default(),
            record: None,
        }
    }

    #[test]
    fn two_deals_by_hand() {
        let plan = Plan::even(2, 3).unwrap();
        let mut all = Tally::new(&plan, Part::All);
        let mut alone = Tally::new(&plan, Part::Alone(0));
        let deals = [
            [
                game(&[0, 0, 1], [10, 20, 30, 0, 0], [0.0, 0.0, 1.0, 0.0, 0.0]), // 15 − 30
                game(&[0, 1, 1], [30, 10, 20, 0, 0], [1.0, 0.0, 0.0, 0.0, 0.0]), // 30 − 15
            ],
            [
                game(&[0, 0, 1], [30, 20, 30, 0, 0], [0.5, 0.0, 0.5, 0.0, 0.0]), // 25 − 30
                game(&[0, 1, 1], [30, 10, 30, 0, 0], [0.5, 0.0, 0.5, 0.0, 0.0]), // 30 − 20
            ],
        ];
        for deal in &deals {
            all.add(deal);
            alone.add(deal);
        }
        let report = all.report();
        assert_eq!((report.games, report.standings.len()), (4, 2));
        let [first, second] = [0, 1].map(|player| report.standings[player].clone());
        let share = first.win_share.unwrap();
        assert_eq!((share.mean, share.low, share.high), (0.5, 0.5, 0.5));
        // Deals 0 and 2.5: mean 1.25, standard error 1.25, t of one degree 12.7062.
        let margin = first.margin.unwrap();
        assert!((margin.mean - 1.25).abs() < 1e-12);
        assert!((margin.reach() - 12.7062 * 1.25).abs() < 1e-9);
        assert!((second.margin.unwrap().mean + 1.25).abs() < 1e-12);

        // Alone it wins the whole of deal 1 and half of deal 2, with margins 15 and 10.
        let report = alone.report();
        assert_eq!((report.games, report.standings.len()), (2, 1));
        assert_eq!(report.standings[0].win_share.unwrap().mean, 0.75);
        assert_eq!(report.standings[0].margin.unwrap().mean, 12.5);
    }

    #[test]
    fn who_plays_alone_against_nobody_has_no_margin() {
        let plan = Plan::as_given(Seating::new(vec![0, 0]));
        let mut tally = Tally::new(&plan, Part::All);
        tally.add(&[game(&[0, 0], [1, 2, 0, 0, 0], [0.0, 1.0, 0.0, 0.0, 0.0])]);
        let standing = tally.report().standings[0].clone();
        assert_eq!(standing.margin, None);
        assert_eq!(standing.win_share.unwrap().mean, 1.0);
    }

    #[test]
    fn the_mean_turn() {
        let mut thinking = Thinking::default();
        assert_eq!(thinking.mean(), Duration::ZERO);
        for ms in [10, 20] {
            thinking.add(Duration::from_millis(ms));
        }
        assert_eq!(thinking.mean(), Duration::from_millis(15));
        assert_eq!(thinking.longest, Duration::from_millis(20));
    }
}
