//! The table at which a scenario is played.

use game_core::{Game, GameText, Viewer};
use game_testkit::{AtTable, Scenario};
use rules_queens_architect::{
    CraftsmanDoc, Edition, PlaceDoc, QueensArchitect, SeatDoc, SeenSeatDoc, StateDoc, ViewDoc,
};
use serde_json::{Value, json};

use super::edition::edition;

/// A game under way. After every answer it makes sure of two things that hold in every position:
/// the list of legal answers is exactly what is accepted, and the position written and read again
/// is the same.
pub struct Table {
    scenario: Scenario<QueensArchitect>,
}

impl AtTable for Table {
    type Game = QueensArchitect;

    fn scenario(&self) -> &Scenario<QueensArchitect> {
        &self.scenario
    }

    fn scenario_mut(&mut self) -> &mut Scenario<QueensArchitect> {
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
    pub fn new(scenario: Scenario<QueensArchitect>) -> Self {
        scenario.holds();
        Self { scenario }
    }

    /// A turn in which nothing happens: the architect moves three spaces, and the action is
    /// forfeited. Two of them lead back to the same space.
    ///
    /// # Panics
    /// If it is not the turn of this seat.
    #[track_caller]
    pub fn pass(&mut self, seat: u8) -> &mut Self {
        let turn = self.turn();
        self.play(seat, "advance 3");
        if self.turn() == turn && !self.over() {
            self.play(seat, "forfeit");
        }
        self
    }

    pub fn talers(&self, seat: usize) -> u32 {
        self.seat(seat).talers
    }

    pub fn bonds(&self, seat: usize) -> u16 {
        self.seat(seat).bonds
    }

    /// Bonds in the supply.
    pub fn supply(&self) -> u8 {
        self.state().bonds
    }

    /// The craftsmen with their positions in the order of their notches: `glazier_1:0 tailor_3:4`.
    pub fn band(&self, seat: usize) -> String {
        let write = |c: CraftsmanDoc| format!("{}:{}", c.character, c.position);
        let band = self.seat(seat).band.into_iter().flatten();
        band.map(write).collect::<Vec<_>>().join(" ")
    }

    /// The position of a craftsman.
    ///
    /// # Panics
    /// If the player has no such craftsman.
    #[track_caller]
    pub fn position(&self, seat: usize, character: &str) -> u8 {
        let band = self.seat(seat).band;
        let found = band.iter().flatten().find(|craftsman| craftsman.character == character);
        let Some(craftsman) = found else { panic!("{character} is not in the band of {seat}") };
        craftsman.position
    }

    /// The sum of all performances of a player.
    pub fn performance(&self, seat: usize) -> u8 {
        self.seen(seat).performance
    }

    /// The space of the architect: `construct`, `hire`, …
    pub fn on(&self, seat: usize) -> String {
        json!(self.seat(seat).architect).as_str().expect("a space is a text").to_string()
    }

    /// The billboard from the top; `-` for an empty space.
    pub fn billboard(&self) -> String {
        let rows = self.state().billboard.into_iter();
        rows.map(|tile| tile.unwrap_or_else(|| "-".into())).collect::<Vec<_>>().join(" ")
    }

    /// The space of the price marker, counted from 0 at the left.
    pub fn marker(&self) -> u8 {
        self.state().price_marker
    }

    /// What the rows of the billboard cost.
    pub fn prices(&self) -> Vec<u8> {
        self.view().prices
    }

    /// The draw pile, the top first.
    pub fn pile(&self) -> Vec<String> {
        self.state().pile
    }

    pub fn pile_len(&self) -> usize {
        self.state().pile.len()
    }

    /// How many tiles have left the game.
    pub fn removed(&self) -> u8 {
        self.scenario.game().n_removed()
    }

    /// How many tiles of a character have left the game.
    pub fn removed_of(&self, character: &str) -> usize {
        let removed = self.state().removed.unwrap_or_default();
        removed.iter().filter(|tile| *tile == character).count()
    }

    /// The space of a player on the appreciation track.
    pub fn track(&self, seat: usize) -> u8 {
        self.seat(seat).track
    }

    /// The space of a player on the moneychanger track, counted from 0 at the bottom.
    pub fn confidence(&self, seat: usize) -> u8 {
        self.seat(seat).confidence
    }

    /// The place of a carriage.
    pub fn at(&self, seat: usize) -> String {
        self.seat(seat).carriage
    }

    /// Guilds on the entrance, in the order of the edition.
    pub fn entrance(&self, seat: usize) -> String {
        self.seen(seat).entrance.join(" ")
    }

    /// Guilds in the saloon, in the order of the edition.
    pub fn saloon(&self, seat: usize) -> String {
        self.seat(seat).saloon.join(" ")
    }

    /// Guilds in the dormitory, in the order of the edition.
    pub fn dormitory(&self, seat: usize) -> String {
        self.seat(seat).dormitory.join(" ")
    }

    /// Building markers that are left to a player.
    pub fn markers(&self, seat: usize) -> u8 {
        self.seen(seat).markers
    }

    /// Who has built at a place, the first first.
    #[track_caller]
    pub fn builders(&self, place: &str) -> Vec<usize> {
        self.place(place).builders.iter().map(|seat| seat.index()).collect()
    }

    /// The demand tile of a place.
    #[track_caller]
    pub fn demand(&self, place: &str) -> String {
        self.place(place).demand
    }

    #[track_caller]
    fn place(&self, place: &str) -> PlaceDoc {
        let found = self.state().places.into_iter().find(|doc| doc.place == place);
        found.unwrap_or_else(|| panic!("there is no place `{place}` on this side"))
    }

    /// What a player has contributed to the palace.
    pub fn palace(&self, seat: usize) -> u8 {
        self.seat(seat).palace
    }

    /// The number of the turn; 0 in the draft.
    pub fn turn(&self) -> u32 {
        self.state().turn
    }

    /// The number of the round; 0 in the draft.
    pub fn round(&self) -> u32 {
        self.view().round
    }

    /// The whole state.
    pub fn state(&self) -> StateDoc {
        self.scenario.game().state_doc()
    }

    /// What everybody sees.
    pub fn view(&self) -> ViewDoc {
        QueensArchitect::view_doc(&self.scenario.game().view(Viewer::Spectator))
    }

    fn seat(&self, seat: usize) -> SeatDoc {
        self.state().seats.swap_remove(seat)
    }

    fn seen(&self, seat: usize) -> SeenSeatDoc {
        self.view().seats.swap_remove(seat)
    }

    /// The state itself.
    pub fn game(&self) -> &QueensArchitect {
        self.scenario.game()
    }
}
