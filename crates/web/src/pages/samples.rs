//! Pages of games that bots have played: every main state is written, and what must hold of any
//! page is asserted. With `PAGES_DIR` set they are also left there as files, to be looked at.

use bots::{Bot, Budget};
use diner::{
    Action, ByChair, BySeat, Chair, ChairSet, Choice, Deal, Game, Guest, Phase, Rules, Seat, Table,
    Viewer,
};
use words::{Lang, Speech, Theme};

use super::choices::choices;
use super::{Company, Message, Player, Playing, Scene, TurnLog, game_page, regions, replay_page};

/// A game and what one viewer has seen of it.
pub(super) struct Sample {
    game: Game,
    pub(super) you: Option<Seat>,
    pub(super) turns: Vec<TurnLog>,
    pub(super) players: BySeat<Player>,
    pub(super) company: Company,
}

const REGIONS: [&str; 15] = [
    "status",
    "players",
    "clock",
    "company",
    "floor",
    "hand",
    "placements",
    "actions",
    "turn",
    "piles",
    "log",
    "since",
    "end",
    "choices",
    "notice",
];

impl Sample {
    pub(super) fn new(preset: &str, house: &str, seed: u64, you: Option<Seat>) -> Sample {
        let rules = Rules::parse(preset, house).unwrap();
        let game = Game::new(rules.clone(), Deal::from_seed(&rules, seed));
        let name = |seat: Seat| match seat {
            Seat::P1 => ("Odo", Playing::Bot("waiter")),
            Seat::P2 => ("Giulia", Playing::Person),
            Seat::P3 => ("Leeta", Playing::Bot("sommelier")),
            Seat::P4 => ("Morn the Quiet", Playing::Bot("maitre")),
            Seat::P5 => ("", Playing::Bot("apprentice")),
        };
        let player = |seat| Player { name: name(seat).0.into(), playing: name(seat).1 };
        let first = TurnLog { round: 1, seat: Seat::P1, late: false, events: Vec::new() };
        Sample {
            game,
            you,
            turns: vec![first],
            players: BySeat::from_fn(player),
            company: Company::default(),
        }
    }

    fn viewer(&self) -> Viewer {
        self.you.map_or(Viewer::Watcher, Viewer::Seat)
    }

    fn play(&mut self, action: Action) {
        let events = self.game.play(action).unwrap();
        let viewer = self.viewer();
        let turn = self.turns.last_mut().unwrap();
        turn.events.extend(events.into_iter().map(|event| event.seen_by(viewer)));
        if action == Action::Done {
            let turn = self.game.turns().last().unwrap();
            let (round, seat) = (turn.round, turn.seat);
            self.turns.push(TurnLog { round, seat, late: false, events: Vec::new() });
        }
    }

    /// Plays one action as a bot would.
    fn step(&mut self, bot: Bot) {
        let public = self.game.public();
        let seen = self.game.observe(Viewer::Seat(public.turn.seat));
        let seed = self.turns.len() as u64;
        let turn = bot.turn(self.game.rules(), &seen, &mut Budget::level(), seed);
        self.play(turn.first().copied().unwrap_or(Action::Done));
    }

    /// Plays on until the game is as wanted; false if it ended before.
    pub(super) fn until(&mut self, bot: Bot, wanted: impl Fn(&Sample) -> bool) -> bool {
        while !wanted(self) {
            if self.game.public().end.is_some() {
                return false;
            }
            self.step(bot);
        }
        true
    }

    pub(super) fn turns(&self) -> usize {
        self.turns.len()
    }

    pub(super) fn on_turn(&self) -> bool {
        self.you == Some(self.game.public().turn.seat)
    }

    pub(super) fn scene<T>(
        &self,
        chosen: Option<Guest>,
        message: Option<Message>,
        show: impl FnOnce(&Scene<'_>) -> T,
    ) -> T {
        let seen = self.game.observe(self.viewer());
        let rules = self.game.rules();
        let theme = Theme::of(rules.options().base());
        show(&Scene {
            speech: Speech::new(Lang::from_code("en").unwrap(), theme),
            room: "k7qz2m",
            base: "/game/k7qz2m",
            company: &self.company,
            version: 12,
            key: "f00",
            rules,
            seen: &seen,
            players: &self.players,
            you: self.you,
            turns: &self.turns,
            can_take_back: if self.on_turn() { self.game.can_take_back() } else { 0 },
            hints: true,
            chosen,
            message,
        })
    }

    fn best(&self) -> Option<Guest> {
        let legal = self.game.legal();
        legal.places().iter().max_by_key(|(_, chairs)| chairs.len()).map(|(guest, _)| *guest)
    }

    pub(super) fn write(&self, name: &str, chosen: Option<Guest>, message: Option<Message>) {
        self.scene(chosen, message, |scene| {
            check(self, scene);
            leave(name, &game_page(scene).into_string());
        });
    }
}

/// What must hold of any page.
fn check(sample: &Sample, scene: &Scene<'_>) {
    let page = game_page(scene).into_string();
    let ids: Vec<&str> =
        page.split(" id=\"").skip(1).map(|s| s.split('"').next().unwrap()).collect();
    for (i, id) in ids.iter().enumerate() {
        assert!(!ids[..i].contains(id), "{id} stands twice");
    }
    let tags = page.split('<').map(|tag| tag.split('>').next().unwrap_or_default());
    assert!(tags.into_iter().all(|tag| tag.matches(" class=").count() < 2), "two classes");
    assert!(!page.contains(" style="), "the policy allows no style in a page");
    assert_eq!(regions(scene).iter().map(|(id, _)| *id).collect::<Vec<_>>(), REGIONS);
    for (id, html) in regions(scene) {
        assert!(html.contains(&format!("id=\"{id}\"")) && page.contains(&html), "{id}");
    }
    let told = |table: &Table| {
        !super::at_table::is_over(scene) && scene.seen.public().floor.table(*table).is_some()
    };
    let tables = Table::ALL.into_iter().filter(told).count();
    assert_eq!(page.matches(" of 4 seated; ").count(), tables, "who may come is told of each");
    for chair in Chair::ALL {
        assert_eq!(page.matches(&format!("data-chair=\"{chair}\"")).count(), 1);
    }
    let (_, json) = regions(scene).into_iter().find(|(id, _)| *id == "choices").unwrap();
    let json = json.split_once('>').unwrap().1.strip_suffix("</script>").unwrap().to_string();
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let choices = choices(scene);
    assert_eq!(json["cards"].as_object().unwrap().len(), choices.cards.len());
    if choices.places {
        let open = |chairs: &ByChair<Choice>| -> ChairSet {
            ChairSet::ALL.filter(|&chair| chairs[chair].is_legal()).collect()
        };
        let open: Vec<(Guest, ChairSet)> =
            choices.cards.iter().map(|(guest, _, chairs)| (*guest, open(chairs))).collect();
        let open: Vec<_> = open.into_iter().filter(|(_, chairs)| !chairs.is_empty()).collect();
        assert_eq!(open, sample.game.legal().places());
        let (_, list) = regions(scene).into_iter().find(|(id, _)| *id == "placements").unwrap();
        for (guest, chairs) in &open {
            let told = chairs.filter(|chair| list.contains(&format!("value=\"{guest}@{chair}\"")));
            assert_eq!(told.count(), chairs.len(), "every way is in the list");
        }
        for (guest, _, chairs) in &choices.cards {
            for (chair, choice) in chairs.iter() {
                let legal = sample.game.check(Action::Place { guest: *guest, chair });
                assert_eq!(choice.is_legal(), legal.is_ok());
            }
        }
    }
    if let Some(chosen) = scene.chosen.filter(|_| choices.places) {
        let legal = choices.card(chosen).unwrap().iter().filter(|(_, c)| c.is_legal()).count();
        let ways = page.matches(&format!("value=\"{chosen}@")).count();
        assert_eq!(ways, 2 * legal, "on the floor and in the list of all ways");
    }
}

pub(super) fn leave(name: &str, page: &str) {
    let Ok(folder) = std::env::var("PAGES_DIR") else { return };
    let mut page = page.to_string();
    // Beside the page there is a folder of files without hashes.
    while let Some(at) = page.find("\"/assets/") {
        let rest = &page[at + "\"/assets/".len()..];
        let name = rest.split_once('/').unwrap().1.to_string();
        page = format!("{}\"assets/{name}", &page[..at]);
    }
    std::fs::write(format!("{folder}/{name}.html"), page).unwrap();
}

fn refusal(sample: &Sample) -> Option<(Guest, Message)> {
    sample.scene(None, None, |scene| {
        let choices = choices(scene);
        let why = choices.cards.iter().find_map(|(guest, _, chairs)| {
            let refused = |(_, choice): (Chair, &Choice)| match *choice {
                Choice::Illegal(why) if why.code() != "chair-taken" => Some(why),
                Choice::Illegal(_) | Choice::Legal { .. } => None,
            };
            chairs.iter().find_map(refused).map(|why| (*guest, why))
        });
        why.map(|(guest, why)| {
            let sentence = scene.speech.illegal(&why);
            (guest, Message::Refused { code: why.code().into(), sentence })
        })
    })
}

#[test]
fn a_game_by_the_first_rules() {
    let you = Some(Seat::P2);
    let bot = Bot::Patient;
    let mut sample = Sample::new("rid", "", 7, you);
    sample.write("rid-start-other", None, None);
    sample.until(bot, Sample::on_turn);
    sample.write("rid-first-turn", None, None);
    let busy = |s: &Sample| {
        s.on_turn()
            && s.game.turns().len() > 20
            && s.game.public().floor.taken().len() > 3
            && s.game.public().turn.placed == 0
            && !s.game.legal().places().is_empty()
    };
    assert!(sample.until(bot, busy));
    sample.write("rid-turn", None, None);
    sample.write("rid-chosen", sample.best(), None);
    let (guest, message) = refusal(&sample).unwrap();
    sample.write("rid-refused", Some(guest), Some(message));
    let hint = "Bajoran man on c4, then Trill woman on d3: 19 points expected.";
    sample.write("rid-hint", None, Some(Message::Hint(hint.into())));
    sample.until(bot, |s| s.on_turn() && s.game.public().turn.placed > 0);
    sample.write("rid-placed", None, None);
    sample.until(bot, |s| {
        !s.on_turn() && s.game.public().turn.placed > 0 && s.game.turns().len() > 30
    });
    sample.write("rid-other", None, None);
    sample.until(bot, |s| s.on_turn() && s.game.public().turn.phase == Phase::Drawn);
    sample.write("rid-drawn", None, None);
    sample.until(bot, |_| false);
    sample.write("rid-end", None, None);
    let said = ["Odo placed a Trill man on c4 for 19 points.".to_string()];
    sample.scene(None, None, |scene| {
        leave("rid-replay", &replay_page(scene, 57, 141, &said).into_string());
    });
}

#[test]
fn a_full_hand() {
    let mut sample = Sample::new("rid", "", 11, Some(Seat::P2));
    let full = |s: &Sample| {
        s.on_turn()
            && s.game.public().cards[Seat::P2] == 12
            && s.game.public().dropped[Seat::P2] > 0
    };
    while !full(&sample) {
        let public = *sample.game.public();
        match (sample.on_turn(), public.turn.phase) {
            (true, Phase::Placing) if public.cards[Seat::P2] == 12 => {
                let guest = sample.game.observe(sample.viewer()).hand().unwrap().kinds().next();
                sample.play(Action::Drop { guest: guest.unwrap() });
            }
            (true, Phase::Placing | Phase::Dropped) => sample.play(Action::Draw),
            (true, Phase::Drawn) => sample.play(Action::Done),
            (false, _) => sample.step(Bot::Greedy),
        }
    }
    sample.write("rid-full", None, None);
    let first = sample.game.observe(sample.viewer()).hand().unwrap().kinds().next();
    sample.write("rid-full-chosen", first, None);
}

#[test]
fn a_guest_who_waits_for_company() {
    let mut sample = Sample::new("cafe", "", 3, Some(Seat::P1));
    let opens = |s: &Sample| s.on_turn() && s.game.public().turn.opener.is_some();
    let before = |s: &Sample| {
        let opens = s.scene(None, None, |scene| {
            let choices = choices(scene);
            let opener =
                |c: &Choice| matches!(c, Choice::Legal { followers, .. } if !followers.is_empty());
            choices
                .cards
                .iter()
                .find(|(_, _, chairs)| chairs.iter().any(|(_, c)| opener(c)))
                .map(|c| c.0)
        });
        s.on_turn() && opens.is_some()
    };
    assert!(sample.until(Bot::Turn, before));
    sample.write("cafe-before-opener", sample.best(), None);
    assert!(sample.until(Bot::Turn, opens));
    sample.write("cafe-opener", None, None);
    sample.write("cafe-opener-chosen", sample.best(), None);
    sample.until(Bot::Turn, |s| s.on_turn() && s.game.turns().len() > 30);
    sample.write("cafe-turn", None, None);
}

#[test]
fn watchers_and_other_numbers_of_players() {
    let mut sample = Sample::new("rid", "players=5", 5, None);
    sample.until(Bot::Greedy, |s| s.game.turns().len() > 12);
    sample.write("rid-watcher", None, None);
    let house = "players=2 hand=1 must_score=false alone_scores=true";
    let closes = |s: &Sample| s.on_turn() && s.game.check(Action::Close).is_ok();
    let closing = |seed| {
        let mut sample = Sample::new("amigo", house, seed, Some(Seat::P1));
        sample.until(Bot::Greedy, closes).then_some(sample)
    };
    let sample = (0..100).find_map(closing).unwrap();
    sample.write("amigo-close", None, None);
}
