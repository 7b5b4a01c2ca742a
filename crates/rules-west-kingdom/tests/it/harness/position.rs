//! Positions, put together in a few words.

use std::sync::LazyLock;

use game_core::{GameText, Problem, Seat, Seed};
use game_testkit::Scenario;
use rules_west_kingdom::{Edition, WestKingdom};
use serde_json::{Value, json};

use super::{Table, edition, edition_with, words};

/// Workers of a player.
const WORKERS: i64 = 20;
/// Columns and spaces of the Guildhall, and Reward cards, by seats.
const SPACES: [i64; 6] = [0, 12, 12, 16, 20, 24];
const REWARDS: [usize; 6] = [0, 5, 5, 7, 9, 11];

/// A position at the start of a turn. Without a word more it is that of seat 0, the first one of
/// the game: everybody has 20 workers in the supply, Virtue 7, no goods, no silver, no cards, and
/// side 1 of a board; 4 silver lie on the Tax Stand.
///
/// Cards that are named nowhere lie in their piles in the order of the data file, the first on
/// top: so the building pile begins with `smithy steeple stone_market tavern`, the open
/// apprentices are `patron_clay patron_silver patron_stone patron_wood` above
/// `trader_clay trader_stone trader_wood labourer` and the apprentice pile begins with
/// `acolyte_building acolyte_clay acolyte_silver conspirator conspirator`, the left Black Market
/// pile is `bm_01` (small side: 1 marble), `bm_02`, … and the Reward pile is
/// `reward_silver reward_silver reward_wood reward_wood reward_stone …`.
#[derive(Clone)]
pub struct Position {
    edition: &'static Edition,
    solo: bool,
    doc: Value,
    /// Cards laid on top of what else is in the building pile, and whether that is all of it.
    buildings: Vec<String>,
    only_buildings: bool,
    /// Cards on top of the apprentice pile.
    apprentices: Vec<String>,
    rewards: Option<Vec<String>>,
    left: Option<Vec<String>>,
    right: Vec<String>,
}

/// A player of a [`Position`].
pub struct Player<'p> {
    doc: &'p mut Value,
}

impl Position {
    /// A position for two to five players.
    pub fn new(players: usize) -> Self {
        Self::of(edition(), players)
    }

    /// A position with another edition, made by `edition_with`.
    pub fn of(edition: &'static Edition, players: usize) -> Self {
        let seat = json!({ "virtue": 7, "goods": {}, "workers": {} });
        let doc = json!({
            "turn": 1,
            "first": 0,
            "tax_stand": 4,
            "workshop": [
                ["patron_clay", "patron_silver", "patron_stone", "patron_wood"],
                ["trader_clay", "trader_stone", "trader_wood", "labourer"],
            ],
            "workers": [null, null, null],
            "seats": vec![seat; players],
        });
        Self {
            edition,
            solo: false,
            doc,
            buildings: Vec::new(),
            only_buildings: false,
            apprentices: Vec::new(),
            rewards: None,
            left: None,
            right: Vec::new(),
        }
    }

    /// A position of seat 0 against the house rival on seat 1, whose work counter is 0 and whose
    /// deck is whole, in the order of the data file. Two figures of the house rival are those of
    /// the scenarios and not those of the data file, which tuning may change.
    pub fn solo() -> Self {
        static RIVAL: LazyLock<&Edition> = LazyLock::new(|| {
            edition_with(&[
                ("work_threshold = 4", "work_threshold = 10"),
                ("storehouse_virtue = 2", "storehouse_virtue = 1"),
            ])
        });
        Self::solo_of(*RIVAL)
    }

    pub fn solo_of(edition: &'static Edition) -> Self {
        let mut position = Self { solo: true, ..Self::of(edition, 2) };
        let deck: Vec<&str> = [
            ("quarry", 4),
            ("forest", 4),
            ("mines", 4),
            ("silversmith", 3),
            ("kings_storehouse", 3),
            ("workshop", 3),
            ("town_centre", 4),
            ("tax_stand", 2),
            ("guardhouse", 1),
            ("black_market", 2),
        ]
        .into_iter()
        .flat_map(|(card, count)| vec![card; count])
        .collect();
        position.doc["house_rival"] = json!({ "work": 0, "deck": deck });
        position
    }

    /// What a player has.
    pub fn seat(mut self, seat: usize, edit: impl FnOnce(Player<'_>) -> Player<'_>) -> Self {
        edit(Player { doc: &mut self.doc["seats"][seat] });
        self
    }

    /// The same for every player.
    pub fn everybody(mut self, edit: impl Fn(Player<'_>) -> Player<'_>) -> Self {
        for seat in 0..self.n() {
            edit(Player { doc: &mut self.doc["seats"][seat] });
        }
        self
    }

    /// Silver on the Tax Stand.
    pub fn tax_stand(mut self, silver: u16) -> Self {
        self.doc["tax_stand"] = json!(silver);
        self
    }

    /// The open apprentices, the upper row first: `a b c d / e f g h`; `-` for an empty space and
    /// `miner:2` for one with two coins on it.
    pub fn workshop(mut self, cards: &str) -> Self {
        let rows: Vec<Vec<String>> = cards.split('/').map(words).collect();
        self.doc["workshop"] = json!(rows);
        self
    }

    /// Cards on top of the building pile, the top first.
    pub fn pile(mut self, cards: &str) -> Self {
        self.buildings = words(cards);
        self
    }

    /// The whole building pile, the top first. Cards that are nowhere then go to seat `0`'s
    /// buildings, or, in a position with more players, to the last player's.
    pub fn only_pile(mut self, cards: &str) -> Self {
        self.only_buildings = true;
        self.pile(cards)
    }

    /// Cards on top of the apprentice pile, the top first.
    pub fn apprentice_pile(mut self, cards: &str) -> Self {
        self.apprentices = words(cards);
        self
    }

    /// The Reward pile, the top first.
    pub fn rewards(mut self, cards: &str) -> Self {
        self.rewards = Some(words(cards));
        self
    }

    /// The left Black Market pile, the top first; what is named nowhere has been turned and lies
    /// at the bottom of the right pile.
    pub fn left(mut self, cards: &str) -> Self {
        self.left = Some(words(cards));
        self
    }

    /// Cards on top of the right Black Market pile, the top first.
    pub fn right(mut self, cards: &str) -> Self {
        self.right = words(cards);
        self
    }

    /// Who stands on the three spaces of the Black Market, from the left.
    pub fn market(mut self, workers: [Option<u8>; 3]) -> Self {
        self.doc["workers"] = json!(workers);
        self
    }

    /// The number of the turn, counted from 1; so it is the turn of seat 1 in turn 2 if seat 0
    /// began.
    pub fn turn(mut self, turn: u32) -> Self {
        self.doc["turn"] = json!(turn);
        self
    }

    /// Who began.
    pub fn first(mut self, seat: u8) -> Self {
        self.doc["first"] = json!(seat);
        self
    }

    /// Rounds after which the game is stopped.
    pub fn round_limit(mut self, rounds: u16) -> Self {
        self.doc["round_limit"] = json!(rounds);
        self
    }

    /// A ruling that is read otherwise.
    pub fn ruling(mut self, name: &str, value: Value) -> Self {
        self.doc["rulings"][name] = value;
        self
    }

    /// The work counter of the house rival.
    pub fn work(mut self, work: u16) -> Self {
        self.doc["house_rival"]["work"] = json!(work);
        self
    }

    /// What is left of the house rival's deck, the top first.
    pub fn deck(mut self, cards: &str) -> Self {
        self.doc["house_rival"]["deck"] = json!(words(cards));
        self
    }

    /// The last turn of the game: the Guildhall is full, its workers shared among the players as
    /// evenly as can be.
    pub fn last_turn(self) -> Self {
        self.last_turns(1)
    }

    /// So many turns are left, this one included; the Guildhall is full.
    pub fn last_turns(mut self, turns: u8) -> Self {
        let (n, spaces) = (self.n() as i64, self.spaces());
        for seat in 0..n {
            let share = spaces / n + i64::from(seat < spaces % n);
            self.doc["seats"][seat as usize]["guildhall"] = json!(share);
        }
        self.doc["last_turns"] = json!(turns);
        self
    }

    /// Any other field of the document.
    pub fn set(mut self, field: &str, value: Value) -> Self {
        self.doc[field] = value;
        self
    }

    fn n(&self) -> usize {
        self.doc["seats"].as_array().map_or(0, Vec::len)
    }

    fn spaces(&self) -> i64 {
        if self.solo { SPACES[1] } else { SPACES[self.n()] }
    }

    /// The document of this position.
    ///
    /// # Panics
    /// If a card is named more often than there are copies, or a player has too many workers.
    #[track_caller]
    pub fn doc(&self) -> Value {
        let mut doc = self.doc.clone();
        let n = self.n();
        let (turn, first) = (number(&doc["turn"]), number(&doc["first"]));
        doc["active"] = json!((first + (turn - 1).max(0)) % n as i64);
        self.lay_apprentices(&mut doc);
        self.lay_buildings(&mut doc);
        self.lay_rewards(&mut doc);
        self.lay_market(&mut doc);
        for seat in 0..n {
            let held = doc["seats"][seat].get_mut("held").and_then(Value::as_array_mut);
            if let Some(held) = held {
                held.resize(n, json!(0));
            }
        }
        for seat in 0..n {
            Self::count_workers(&mut doc, seat);
        }
        doc
    }

    #[track_caller]
    fn lay_apprentices(&self, doc: &mut Value) {
        let mut left: Vec<String> = self
            .edition
            .apprentice_cards()
            .iter()
            .map(|&card| self.edition.apprentice_id(card).to_string())
            .collect();
        let mut rows = Vec::new();
        for row in doc["workshop"].as_array().expect("rows") {
            let space = |space: &Value| {
                let (id, coins) = space.as_str().expect("a card").split_once(':').map_or_else(
                    || (space.as_str().expect("a card"), 0),
                    |(id, coins)| (id, coins.parse().expect("coins")),
                );
                (id != "-").then(|| json!({ "apprentice": id, "coins": coins }))
            };
            rows.push(row.as_array().expect("spaces").iter().map(space).collect::<Vec<_>>());
        }
        for space in rows.iter().flatten().flatten() {
            take(&mut left, space["apprentice"].as_str().expect("an id"));
        }
        for seat in doc["seats"].as_array().expect("seats") {
            take_all(&mut left, &strings(&seat["apprentices"]));
        }
        take_all(&mut left, &self.apprentices);
        let mut pile = self.apprentices.clone();
        pile.extend(left);
        doc["workshop"] = json!(rows);
        doc["apprentice_pile"] = json!(pile);
    }

    #[track_caller]
    fn lay_buildings(&self, doc: &mut Value) {
        let mut left: Vec<String> = self
            .edition
            .all_buildings()
            .map(|card| self.edition.building_id(card).to_string())
            .collect();
        for seat in doc["seats"].as_array().expect("seats") {
            for zone in ["hand", "buildings", "packet"] {
                take_all(&mut left, &strings(&seat[zone]));
            }
        }
        take_all(&mut left, &self.buildings);
        let mut pile = self.buildings.clone();
        if self.only_buildings {
            let last = self.n() - 1;
            let mut built = strings(&doc["seats"][last]["buildings"]);
            built.extend(left);
            doc["seats"][last]["buildings"] = json!(built);
        } else {
            pile.extend(left);
        }
        doc["building_pile"] = json!(pile);
    }

    fn lay_rewards(&self, doc: &mut Value) {
        let mut left: Vec<String> = self
            .edition
            .reward_cards()
            .iter()
            .map(|&card| self.edition.reward_name(card).id.clone())
            .collect();
        let size = if self.solo { REWARDS[1] } else { REWARDS[self.n()] };
        let pile = self.rewards.clone().unwrap_or_else(|| left[..size].to_vec());
        take_all(&mut left, &pile);
        if self.rewards.is_none() {
            doc["rewards_out"] = json!(left);
        }
        doc["rewards"] = json!(pile);
    }

    fn lay_market(&self, doc: &mut Value) {
        let mut rest: Vec<String> = (1..=10).map(|number| format!("bm_{number:02}")).collect();
        take_all(&mut rest, &self.right);
        let (mut left, mut right) = (Vec::new(), self.right.clone());
        if let Some(named) = &self.left {
            take_all(&mut rest, named);
            left.clone_from(named);
            right.extend(rest);
        } else {
            left.extend(rest);
        }
        let workers = doc["workers"].take();
        doc.as_object_mut().expect("an object").remove("workers");
        doc["black_market"] = json!({ "left": left, "right": right, "workers": workers });
    }

    /// The supply is what is left of the twenty, unless it is given.
    #[track_caller]
    fn count_workers(doc: &mut Value, seat: usize) {
        if !doc["seats"][seat]["supply"].is_null() {
            return;
        }
        let own = &doc["seats"][seat];
        let open: i64 = own["workers"].as_object().expect("workers").values().map(number).sum();
        let held: i64 = doc["seats"]
            .as_array()
            .expect("seats")
            .iter()
            .map(|other| number(&other["held"][seat]))
            .sum();
        let market = doc["black_market"]["workers"].as_array().expect("spaces").iter();
        let market = market.filter(|there| there.as_u64() == Some(seat as u64)).count() as i64;
        let away = open + held + market + number(&own["prison"]) + number(&own["guildhall"]);
        assert!(away <= WORKERS, "seat {seat} has {away} workers away");
        doc["seats"][seat]["supply"] = json!(WORKERS - away);
    }

    /// A table with this position.
    ///
    /// # Panics
    /// If it is not a possible one.
    #[track_caller]
    pub fn play(&self) -> Table {
        Table::new(Scenario::from_doc(self.edition, self.doc()))
    }

    /// What is wrong with a position that must not be a possible one: `wk-load-cards hand`.
    ///
    /// # Panics
    /// If nothing is.
    #[track_caller]
    pub fn trouble(&self) -> String {
        let seed = Seed::from_text("scenario");
        let doc = serde_json::from_value(self.doc()).expect("a document");
        let loaded = WestKingdom::from_doc(self.edition, doc, Some(seed));
        let Err(Problem { message, .. }) = loaded else { panic!("the position is possible") };
        let args = message.args_json();
        let arg = |name: &str| args[name].as_str().unwrap_or_default().to_string();
        format!("{} {}", arg("why"), arg("field"))
    }
}

impl Player<'_> {
    /// Goods and silver: `3 clay 1 gold 5 silver`.
    #[track_caller]
    pub fn goods(self, goods: &str) -> Self {
        for pair in words(goods).chunks(2) {
            let count: u16 = pair[0].parse().expect("a number");
            self.doc["goods"][&pair[1]] = json!(count);
        }
        self
    }

    /// Workers on open locations: `2 forest 1 mines`.
    #[track_caller]
    pub fn at(self, workers: &str) -> Self {
        for pair in words(workers).chunks(2) {
            let count: u8 = pair[0].parse().expect("a number");
            self.doc["workers"][&pair[1]] = json!(count);
        }
        self
    }

    pub fn virtue(self, level: u8) -> Self {
        self.set("virtue", json!(level))
    }

    pub fn cathedral(self, level: u8) -> Self {
        self.set("cathedral", json!(level))
    }

    /// Unpaid debts.
    pub fn debts(self, debts: u16) -> Self {
        self.set("debts", json!(debts))
    }

    pub fn paid_debts(self, debts: u16) -> Self {
        self.set("paid_debts", json!(debts))
    }

    /// Own workers in Prison.
    pub fn prison(self, workers: u8) -> Self {
        self.set("prison", json!(workers))
    }

    /// Own workers in the Guildhall.
    pub fn guildhall(self, workers: u8) -> Self {
        self.set("guildhall", json!(workers))
    }

    /// Captured workers on this player's board, by the seat of their owner; those at the end may
    /// be left out.
    pub fn held(self, by_owner: &[u8]) -> Self {
        self.set("held", json!(by_owner))
    }

    pub fn apprentices(self, cards: &str) -> Self {
        self.set("apprentices", json!(words(cards)))
    }

    /// Buildings constructed.
    pub fn built(self, cards: &str) -> Self {
        self.set("buildings", json!(words(cards)))
    }

    pub fn hand(self, cards: &str) -> Self {
        self.set("hand", json!(words(cards)))
    }

    /// Side 2 of a player board.
    pub fn board(self, board: &str) -> Self {
        self.set("board", json!(board))
    }

    /// Any other field of the document.
    pub fn set(self, field: &str, value: Value) -> Self {
        self.doc[field] = value;
        self
    }
}

/// Takes a card out of those that are left.
#[track_caller]
fn take(left: &mut Vec<String>, id: &str) {
    let at = left.iter().position(|card| card == id);
    let Some(at) = at else { panic!("there is no `{id}`, or not so many") };
    left.remove(at);
}

/// Takes several cards out of those that are left.
#[track_caller]
fn take_all(left: &mut Vec<String>, ids: &[String]) {
    for id in ids {
        take(left, id);
    }
}

fn strings(value: &Value) -> Vec<String> {
    let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().map(|id| id.as_str().expect("an id").to_string()).collect()
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or(0)
}

/// The seat with this number.
pub fn seat(index: usize) -> Seat {
    Seat::new(index as u8)
}
