//! Who plays: people and bots, as the record's headers name them, so that a game can be gone on
//! with.

use bots::Bot;
use diner::record::Header;
use diner::{BySeat, Rules, Seat};
use words::Speech;

use crate::text::plain;

/// The widest that a name is shown.
pub(crate) const NAME: usize = 24;

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitting {
    /// A person, who may have no name.
    Person(String),
    /// A bot.
    Bot(Bot),
    /// A program, by its name: `cmd:` and a command. A record that names one does not start it.
    Program(String),
}

impl Default for Sitting {
    fn default() -> Sitting {
        Sitting::Person(String::new())
    }
}

/// Everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players(pub BySeat<Sitting>);

impl Sitting {
    /// What a header says: a bot by its name or level, or a person's name.
    pub fn of(name: &str) -> Sitting {
        match Bot::parse(name) {
            Ok(bot) => Sitting::Bot(bot),
            Err(_) if name.starts_with(programs::PREFIX) => Sitting::Program(name.into()),
            Err(_) => Sitting::Person(name.into()),
        }
    }

    /// What a header says.
    fn header(&self) -> String {
        match self {
            Sitting::Person(name) | Sitting::Program(name) => name.clone(),
            Sitting::Bot(bot) => bot.level().map_or_else(|| bot.name(), Into::into),
        }
    }
}

impl Players {
    /// Those whom headers name. Where none does, a person sits.
    pub fn of(headers: &[Header]) -> Players {
        Players(BySeat::from_fn(|seat| {
            let named = headers.iter().find(|header| header.key == key(seat));
            named.map(|header| Sitting::of(&header.value)).unwrap_or_default()
        }))
    }

    /// Headers that name them, in place of those that did.
    pub fn headers(&self, rules: &Rules, mut headers: Vec<Header>) -> Vec<Header> {
        headers.retain(|header| !Seat::ALL.into_iter().any(|seat| header.key == key(seat)));
        let named = rules.seats().map(|seat| Header::new(&key(seat), &self.0[seat].header()));
        let named = named.filter(|header| !header.value.is_empty());
        named.chain(headers).collect()
    }

    /// The seats where people sit.
    pub fn people(&self, rules: &Rules) -> Vec<Seat> {
        rules.seats().filter(|&seat| self.is_person(seat)).collect()
    }

    /// Whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        match self.0[seat] {
            Sitting::Person(_) => true,
            Sitting::Bot(_) | Sitting::Program(_) => false,
        }
    }

    /// The names by which they are spoken of.
    pub fn names(&self, speech: Speech) -> BySeat<String> {
        BySeat::from_fn(|seat| match &self.0[seat] {
            Sitting::Person(name) | Sitting::Program(name) => plain(name, NAME),
            Sitting::Bot(bot) => match bot.level() {
                Some(level) => speech.bot_name(level, seat.number()),
                None => bot.name(),
            },
        })
    }
}

fn key(seat: Seat) -> String {
    format!("Player{seat}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_name_people_and_bots() {
        let rules = Rules::parse("rid", "players=3").unwrap();
        let mut players = Players::default();
        players.0[Seat::P1] = Sitting::Person("Anna".into());
        players.0[Seat::P3] = Sitting::Bot(Bot::MAITRE);
        let headers = players.headers(&rules, vec![Header::new("Player1", "old")]);
        let said: Vec<(&str, &str)> =
            headers.iter().map(|h| (h.key.as_str(), h.value.as_str())).collect();
        assert_eq!(said, [("Player1", "Anna"), ("Player3", "maitre")]);
        assert_eq!(Players::of(&headers), players);
        assert_eq!(players.people(&rules), [Seat::P1, Seat::P2]);
    }
}
