//! One game, and all games of a deal.

use std::io;
use std::time::Duration;

use diner::record::{Header, Record};
use diner::{Action, BySeat, End, Event, Game, Seat, Viewer};

use super::ask::{Answer, Asker, Place, Question};
use super::{Arena, Foul, Plan, Records, Seating, Thinking};
use crate::party::Heard;
use crate::{Asked, Ending, Offence};

/// A deal, played in every seating of a plan.
pub struct DealPlayed {
    /// Its number.
    pub deal: u64,
    /// Its games, in the order of the seatings.
    pub games: Vec<GamePlayed>,
}

/// What came of one game.
pub struct GamePlayed {
    /// The number of the seating.
    pub number: usize,
    /// The seating.
    pub seating: Seating,
    /// The totals; the points so far if a foul ended the game.
    pub totals: BySeat<i32>,
    /// Each seat's share of the win. It is split among the winners; after a foul among all seats
    /// that are not of the player who did it.
    pub shares: BySeat<f64>,
    /// How it ended, if by the rules.
    pub end: Option<End>,
    /// How many turns were begun.
    pub turns: usize,
    /// What else ended it.
    pub foul: Option<Foul>,
    /// How long each seat thought.
    pub thinking: BySeat<Thinking>,
    /// The record, if records are kept.
    pub record: Option<String>,
}

/// How a turn ended, unless everything was stopped.
enum Turn {
    Played,
    Foul(Offence),
}

impl Arena {
    /// All games of a deal; `None` if everything was stopped before the last one ended. Each game
    /// is told when it has ended.
    pub(super) fn play_deal(
        &self,
        plan: &Plan,
        deal: u64,
        asker: &mut Asker<'_>,
        mut ended: impl FnMut(),
    ) -> io::Result<Option<DealPlayed>> {
        let mut games = Vec::with_capacity(plan.seatings.len());
        for (number, seating) in (plan.first..).zip(&plan.seatings) {
            let Some(game) = self.play_game(deal, number, seating, asker)? else { return Ok(None) };
            games.push(game);
            ended();
        }
        Ok(Some(DealPlayed { deal, games }))
    }

    fn play_game(
        &self,
        deal: u64,
        number: usize,
        seating: &Seating,
        asker: &mut Asker<'_>,
    ) -> io::Result<Option<GamePlayed>> {
        let mut game = Game::new(self.rules.clone(), self.deal(deal));
        let mut seeds =
            BySeat::from_fn(|seat| self.seeds(deal, seating.at(seat), seating.nth(seat)));
        let mut thinking = BySeat::new([Thinking::default(); Seat::COUNT]);
        let mut heard = Heard::default();
        let place = |seat| (seating.at(seat), seating.nth(seat));
        for (seat, _) in seating.iter() {
            asker.begin(place(seat), seat);
        }
        let mut foul = None;
        while game.public().end.is_none() && foul.is_none() {
            let seat = game.public().turn.seat;
            let player = seating.at(seat);
            let mut took = Duration::ZERO;
            let seed = || seeds[seat].next_u64();
            let turn =
                self.play_turn(&mut game, &mut heard, place(seat), seed, &mut took, asker)?;
            let Some(turn) = turn else { return Ok(None) };
            thinking[seat].add(took);
            if let Turn::Foul(offence) = turn {
                foul = Some(Foul { deal, seating: number, seat, player, offence });
            }
        }
        let shares = match &foul {
            Some(foul) => split(seating.iter().filter(|&(_, who)| who != foul.player)),
            None => {
                let winners = game.public().winners(&self.rules);
                split(seating.iter().filter(|(seat, _)| winners.contains(seat)))
            }
        };
        let winners: Vec<Seat> =
            seating.iter().map(|(seat, _)| seat).filter(|&seat| shares[seat] > 0.0).collect();
        for (seat, _) in seating.iter() {
            let told = heard.news(seat);
            let lost = foul.as_ref().map(|foul| (foul.seat, &foul.offence));
            asker.end(place(seat), &Ending::of(&game, seat, told, &winners, lost));
        }
        let (totals, end, turns) = (game.public().scores, game.public().end, game.turns().len());
        let record = match self.records {
            Records::Dropped => None,
            Records::Kept => Some(self.record(game, deal, number, seating, foul.as_ref())),
        };
        let seating = seating.clone();
        Ok(Some(GamePlayed { number, seating, totals, shares, end, turns, foul, thinking, record }))
    }

    /// Plays a turn to its end, to that of the game, or to a foul; `None` if stopped.
    fn play_turn(
        &self,
        game: &mut Game,
        heard: &mut Heard,
        place: Place,
        mut seed: impl FnMut() -> u64,
        took: &mut Duration,
        asker: &mut Asker<'_>,
    ) -> io::Result<Option<Turn>> {
        let seat = game.public().turn.seat;
        let mut budget = self.thought.budget();
        let limit = self.thought.patience();
        loop {
            if asker.is_stopped() {
                return Ok(None);
            }
            let (told, seen) = (heard.news(seat), game.observe(Viewer::Seat(seat)));
            let asked = Asked { told, seen, seed: seed() };
            let patience = limit.map(|limit| limit.saturating_sub(*took));
            let question = Question { place, asked, budget, patience };
            let Some(answer) = asker.ask(question)? else { return Ok(None) };
            let Answer { actions, budget: left, took: time } = answer;
            budget = left;
            *took += time;
            if limit.is_some_and(|limit| *took > limit) {
                return Ok(Some(Turn::Foul(Offence::TimedOut(*took))));
            }
            let mut actions = match actions {
                Ok(actions) => actions,
                Err(offence) => return Ok(Some(Turn::Foul(offence))),
            };
            if actions.is_empty() {
                actions.push(Action::Done);
            }
            for action in actions {
                let events = match game.play(action) {
                    Ok(events) => events,
                    Err(why) => return Ok(Some(Turn::Foul(Offence::Illegal(action, why)))),
                };
                heard.add(&events);
                if action == Action::Done || game.public().end.is_some() {
                    return Ok(Some(Turn::Played));
                }
                if events.iter().any(Event::reveals) {
                    break;
                }
            }
        }
    }

    fn record(
        &self,
        game: Game,
        deal: u64,
        number: usize,
        seating: &Seating,
        foul: Option<&Foul>,
    ) -> String {
        let place = format!("arena seed {} deal {deal} seating {number}", self.seed);
        let mut headers = vec![Header::new("Event", &place)];
        for (seat, player) in seating.iter() {
            let name = self.players.get(player).map(|player| player.name()).unwrap_or_default();
            headers.push(Header::new(&format!("Player{seat}"), &name));
        }
        if let Some(Foul { seat, offence, .. }) = foul {
            headers.push(Header::new("Foul", &format!("seat {seat}: {offence}")));
        }
        Record::of(game, headers).to_string()
    }
}

/// One win, split.
fn split(seats: impl Iterator<Item = (Seat, usize)>) -> BySeat<f64> {
    let mut shares = BySeat::new([0.0; Seat::COUNT]);
    let seats: Vec<Seat> = seats.map(|(seat, _)| seat).collect();
    let share = 1.0 / seats.len().max(1) as f64;
    seats.into_iter().for_each(|seat| shares[seat] = share);
    shares
}
