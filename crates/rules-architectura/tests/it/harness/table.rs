//! The table at which a scenario is played.

use game_core::{Game, GameText, Seat, Seed, Viewer};
use game_testkit::{AtTable, Scenario};
use rules_architectura::{Architectura, Config, Edition, SpaceDoc, StateDoc, ViewDoc};

use super::position::write_space;

/// A game under way. After every answer it makes sure of two things that hold in every position:
/// the list of legal answers is exactly what is accepted, and the position written and read again
/// is the same.
pub struct Table {
    scenario: Scenario<Architectura>,
}

impl AtTable for Table {
    type Game = Architectura;

    fn scenario(&self) -> &Scenario<Architectura> {
        &self.scenario
    }

    fn scenario_mut(&mut self) -> &mut Scenario<Architectura> {
        &mut self.scenario
    }
}

impl Table {
    /// A new game.
    ///
    /// # Panics
    /// If the configuration is refused.
    #[track_caller]
    pub fn start(edition: &'static Edition, config: &Config, seed: &str) -> Self {
        match Architectura::new(edition, config, Seed::from_text(seed)) {
            Ok(state) => Self::new(Scenario::from_state(state)),
            Err(problem) => panic!("the configuration is refused: {problem}"),
        }
    }

    #[track_caller]
    pub fn new(scenario: Scenario<Architectura>) -> Self {
        let table = Self { scenario };
        table.scenario.holds();
        table
    }

    /// A street, counted from 1, in the form of [`Position::street`].
    pub fn street(&self, street: u8) -> String {
        self.line(street, |_, space| write_space(space))
    }

    /// The current values in a street: a number for a face-up card, `v` for a face-down one, `-`
    /// for a space without a card.
    pub fn values(&self, street: u8) -> String {
        self.line(street, |value, space| match value {
            Some(value) => value.to_string(),
            None if space.stack.is_empty() => "-".into(),
            None => "v".into(),
        })
    }

    fn line(&self, street: u8, write: impl Fn(Option<i32>, &SpaceDoc) -> String) -> String {
        let view = self.view_of(Viewer::Spectator);
        let mut spaces: Vec<String> = Vec::new();
        for column in 1..=view.columns {
            let at = format!("{street}:{column}");
            let space = view.city.iter().find(|seen| seen.space.at == at);
            spaces.push(space.map_or("-".into(), |seen| write(seen.value, &seen.space)));
        }
        while spaces.last().is_some_and(|space| space == "-") {
            spaces.pop();
        }
        spaces.join(" ")
    }

    /// The spaces that are eligible for a seat, whoever's turn it is.
    pub fn eligible(&self, seat: u8) -> String {
        self.view(seat).eligible.join(" ")
    }

    /// A hand, in the order of the edition.
    pub fn hand(&self, seat: usize) -> String {
        self.state().seats[seat].hand.join(" ")
    }

    /// How many cards are in a hand.
    pub fn hand_len(&self, seat: usize) -> usize {
        self.state().seats[seat].hand.len()
    }

    /// A deck, the top first.
    pub fn deck(&self, seat: usize) -> String {
        self.state().seats[seat].deck.join(" ")
    }

    /// How many cards are in a deck.
    pub fn deck_len(&self, seat: usize) -> usize {
        self.state().seats[seat].deck.len()
    }

    /// Cards in front of a player.
    pub fn front(&self, seat: usize) -> String {
        self.state().seats[seat].front.join(" ")
    }

    /// Cards beside a player's Cemetery, in the order of the edition.
    pub fn beside(&self, seat: usize) -> String {
        self.state().seats[seat].beside.join(" ")
    }

    /// Whether a player's card is out of the game.
    pub fn is_removed(&self, seat: usize, card: &str) -> bool {
        self.state().seats[seat].removed.iter().any(|id| id == card)
    }

    /// The free protection tokens of a player.
    pub fn tokens(&self, seat: usize) -> u8 {
        self.view_of(Viewer::Spectator).seats[seat].tokens
    }

    /// A player's points if the game ended now, or has.
    pub fn score(&self, seat: usize) -> i32 {
        self.view_of(Viewer::Spectator).seats[seat].score
    }

    /// What the hand of a player is filled up to.
    pub fn hand_limit(&self, seat: usize) -> u8 {
        self.state().seats[seat].hand_limit
    }

    /// The tie-break that decided, `cards` or `lowest`.
    ///
    /// # Panics
    /// If the game is not over.
    #[track_caller]
    pub fn tie_break(&self) -> Option<&'static str> {
        let Some(outcome) = self.scenario.outcome() else { panic!("the game is not over") };
        outcome.tie_break.map(|index| Architectura::TIE_BREAKS[index as usize])
    }

    /// The number of the turn.
    pub fn turn(&self) -> u16 {
        self.state().turn
    }

    /// The whole state.
    pub fn state(&self) -> StateDoc {
        self.scenario.game().state_doc()
    }

    /// What a seat may know.
    pub fn view(&self, seat: u8) -> ViewDoc {
        self.view_of(Viewer::Seat(Seat::new(seat)))
    }

    /// What a viewer may know.
    pub fn view_of(&self, viewer: Viewer) -> ViewDoc {
        Architectura::view_doc(&self.scenario.game().view(viewer))
    }
}
