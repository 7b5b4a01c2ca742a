//! The table at which a scenario is played.

use game_core::{Game, GameText, Viewer};
use game_testkit::{AtTable, Scenario};
use rules_west_kingdom::{Edition, WestKingdom};
use serde_json::{Value, json};

use super::edition;
use super::position::seat as seat_of;

/// A game under way. After every answer it makes sure of two things that hold in every position:
/// the list of legal answers is exactly what is accepted, and the position written and read again
/// is the same.
pub struct Table {
    scenario: Scenario<WestKingdom>,
}

impl AtTable for Table {
    type Game = WestKingdom;

    fn scenario(&self) -> &Scenario<WestKingdom> {
        &self.scenario
    }

    fn scenario_mut(&mut self) -> &mut Scenario<WestKingdom> {
        &mut self.scenario
    }
}

impl Table {
    /// A new game for so many players.
    #[track_caller]
    pub fn start(players: u8, seed: &str) -> Self {
        Self::set_up(edition(), json!({ "players": players }), seed)
    }

    /// A new game.
    ///
    /// # Panics
    /// If the configuration is refused.
    #[track_caller]
    pub fn set_up(edition: &'static Edition, config: Value, seed: &str) -> Self {
        Self::new(Scenario::start(edition, config, seed))
    }

    #[track_caller]
    pub fn new(scenario: Scenario<WestKingdom>) -> Self {
        scenario.holds();
        Self { scenario }
    }

    /// A turn that changes nothing but a worker: a visit to the King's Storehouse without a
    /// trade.
    ///
    /// # Panics
    /// If it is not the turn of this seat.
    #[track_caller]
    pub fn pass(&mut self, seat: u8) -> &mut Self {
        let turn = self.turn();
        self.play(seat, "place kings_storehouse");
        if self.turn() == turn && !self.over() {
            self.play(seat, "done");
        }
        self
    }

    /// So many goods of a kind, silver included.
    pub fn good(&self, seat: usize, good: &str) -> u64 {
        self.seat(seat)["goods"][good].as_u64().unwrap_or(0)
    }

    /// All goods of a player: `2 clay 1 gold`, in the order of the data file, silver last.
    pub fn goods(&self, seat: usize) -> String {
        let goods = ["clay", "wood", "stone", "gold", "marble", "silver"].into_iter();
        let goods = goods.map(|good| (self.good(seat, good), good)).filter(|(n, _)| *n > 0);
        goods.map(|(count, good)| format!("{count} {good}")).collect::<Vec<_>>().join(" ")
    }

    pub fn silver(&self, seat: usize) -> u64 {
        self.good(seat, "silver")
    }

    pub fn virtue(&self, seat: usize) -> u64 {
        self.number(seat, "virtue")
    }

    pub fn cathedral(&self, seat: usize) -> u64 {
        self.number(seat, "cathedral")
    }

    /// Unpaid debts.
    pub fn debts(&self, seat: usize) -> u64 {
        self.number(seat, "debts")
    }

    pub fn paid_debts(&self, seat: usize) -> u64 {
        self.number(seat, "paid_debts")
    }

    /// Free workers.
    pub fn supply(&self, seat: usize) -> u64 {
        self.number(seat, "supply")
    }

    /// Own workers in Prison.
    pub fn prison(&self, seat: usize) -> u64 {
        self.number(seat, "prison")
    }

    /// Own workers in the Guildhall and beside it.
    pub fn guildhall(&self, seat: usize) -> u64 {
        self.number(seat, "guildhall")
    }

    /// Own workers on an open location.
    pub fn at(&self, seat: usize, location: &str) -> u64 {
        self.seat(seat)["workers"][location].as_u64().unwrap_or(0)
    }

    /// Captured workers of `owner` on the board of `holder`.
    pub fn held(&self, holder: usize, owner: usize) -> u64 {
        self.seat(holder)["held"][owner].as_u64().unwrap_or(0)
    }

    pub fn apprentices(&self, seat: usize) -> String {
        join(&self.seat(seat)["apprentices"])
    }

    /// Buildings constructed, in the order of their numbers.
    pub fn built(&self, seat: usize) -> String {
        join(&self.seat(seat)["buildings"])
    }

    /// The hand, in the order of the card numbers.
    pub fn hand(&self, seat: usize) -> String {
        join(&self.seat(seat)["hand"])
    }

    /// Silver on the Tax Stand.
    pub fn tax_stand(&self) -> u64 {
        self.state()["tax_stand"].as_u64().unwrap_or(0)
    }

    /// A row of open apprentices, counted from 1: `miner thief:2 - squire_gold`.
    pub fn row(&self, row: usize) -> String {
        let space = |space: &Value| match space["apprentice"].as_str() {
            None => "-".to_string(),
            Some(id) => match space["coins"].as_u64() {
                None | Some(0) => id.to_string(),
                Some(coins) => format!("{id}:{coins}"),
            },
        };
        let state = self.state();
        let row = state["workshop"][row - 1].as_array().expect("a row").iter();
        row.map(space).collect::<Vec<_>>().join(" ")
    }

    /// The building pile, the top first.
    pub fn pile(&self) -> Vec<String> {
        list(&self.state()["building_pile"])
    }

    /// The apprentice pile, the top first.
    pub fn apprentice_pile(&self) -> Vec<String> {
        list(&self.state()["apprentice_pile"])
    }

    /// The Reward pile, the top first.
    pub fn rewards(&self) -> Vec<String> {
        list(&self.state()["rewards"])
    }

    /// The left Black Market pile, the top first.
    pub fn left(&self) -> Vec<String> {
        list(&self.state()["black_market"]["left"])
    }

    /// The right Black Market pile, the top first.
    pub fn right(&self) -> Vec<String> {
        list(&self.state()["black_market"]["right"])
    }

    /// Who stands on the three spaces of the Black Market.
    pub fn market(&self) -> [Option<u64>; 3] {
        let state = self.state();
        [0, 1, 2].map(|space: usize| state["black_market"]["workers"][space].as_u64())
    }

    /// The work counter of the house rival.
    pub fn work(&self) -> u64 {
        self.state()["house_rival"]["work"].as_u64().expect("a house rival")
    }

    /// The number of the turn; 0 in the draft.
    pub fn turn(&self) -> u64 {
        self.state()["turn"].as_u64().expect("a turn")
    }

    /// Whose turn it is.
    pub fn active(&self) -> u64 {
        self.state()["active"].as_u64().expect("a seat")
    }

    /// The points of a player in one category of the finished game.
    ///
    /// # Panics
    /// If the game is not over.
    #[track_caller]
    pub fn points(&self, seat: usize, category: &str) -> i16 {
        let at = WestKingdom::CATEGORIES.iter().position(|word| *word == category);
        let outcome = self.game().outcome().expect("the game is over");
        outcome.standings[seat_of(seat)].categories[at.expect("a category")]
    }

    /// The points of a player in the finished game.
    #[track_caller]
    pub fn total(&self, seat: usize) -> i16 {
        let outcome = self.game().outcome().expect("the game is over");
        outcome.standings[seat_of(seat)].total
    }

    /// The whole state.
    pub fn state(&self) -> Value {
        json!(self.scenario.game().state_doc())
    }

    /// What a player sees.
    pub fn view(&self, seat: usize) -> Value {
        let viewer = Viewer::Seat(seat_of(seat));
        json!(WestKingdom::view_doc(&self.scenario.game().view(viewer)))
    }

    /// What a spectator sees.
    pub fn view_of_all(&self) -> Value {
        json!(WestKingdom::view_doc(&self.scenario.game().view(Viewer::Spectator)))
    }

    /// The document of one player.
    pub fn seat(&self, seat: usize) -> Value {
        self.state()["seats"][seat].take()
    }

    fn number(&self, seat: usize, field: &str) -> u64 {
        self.seat(seat)[field].as_u64().unwrap_or(0)
    }

    /// The state itself.
    pub fn game(&self) -> &WestKingdom {
        self.scenario.game()
    }
}

fn list(value: &Value) -> Vec<String> {
    let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().map(|id| id.as_str().expect("an id").to_string()).collect()
}

fn join(value: &Value) -> String {
    list(value).join(" ")
}
