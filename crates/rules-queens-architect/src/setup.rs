//! Setting the table (QA-11 to QA-19).

use game_core::{EditionRef, Flow, List, Log, Message, PerSeat, Problem, Rng, Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::edition::{
    Board, Character, Demand, Edition, MAX_DEMANDS, MAX_PLACES, MAX_TILES, MAX_TOKENS, PlaceType,
    ROWS, Rulings, SEATS, TownHireTiming,
};
use crate::questions::Pick;
use crate::state::{Builders, Player, QueensArchitect, Table};

/// How a game is set up. `{"players": 2}` is enough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// How many players.
    pub players: u8,
    /// Who begins (QA-20); chosen at random if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// Rulings that are to be read otherwise than the edition does.
    #[serde(
        default,
        deserialize_with = "game_core::doc::object",
        skip_serializing_if = "RulingChoices::is_none"
    )]
    pub rulings: RulingChoices,
    /// Rounds after which the game is stopped (QA-E25). 0 is none, and so is leaving it out; play
    /// without people then takes the edition's limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_limit: Option<u16>,
}

impl Config {
    /// The game as the edition has it.
    pub const fn new(players: u8) -> Self {
        Self { players, first: None, rulings: RulingChoices::NONE, round_limit: None }
    }
}

game_core::ruling_choices! {
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    Rulings;
    /// A turn on the hire space without a hire moves the price marker (QA-E8, QA-E43).
    price_marker_moves_when_hire_is_forfeited: bool,
    /// The additional hire of a town moves the price marker as any hire does (QA-E9, QA-E44).
    town_hire_moves_price_marker: bool,
    /// Whether that hire comes after the band has turned or before (QA-E10, QA-E40).
    town_hire_timing: TownHireTiming,
    /// Whether the craftsman hired so turns as well (QA-E10, QA-E40).
    town_hire_new_craftsman_is_rotated: bool,
    /// Only the bonds of the supply can be had (QA-57, QA-E48).
    bond_supply_limited: bool,
    /// Staying where one is counts as a trip (QA-E12, QA-E47).
    travel_zero_spaces_allowed: bool,
    /// A tavern action may send no guild (QA-E15, QA-E46).
    tavern_zero_tiles_allowed: bool,
    /// Who may contribute to the palace may also leave it (QA-E21, QA-E45).
    palace_is_optional: bool,
}

/// Sets a game up.
pub fn new_game(
    edition: &'static Edition,
    config: &Config,
    seed: Seed,
) -> Result<QueensArchitect, Problem> {
    let numbers = &edition.numbers;
    if !(numbers.players_min..=numbers.players_max).contains(&config.players) {
        return Err(Message::new("qa-setup-players")
            .int("players", config.players)
            .int("least", numbers.players_min)
            .int("most", numbers.players_max)
            .into());
    }
    if let Some(first) = config.first.filter(|&first| first >= config.players) {
        let message =
            Message::new("qa-setup-first").int("seat", first).int("players", config.players);
        return Err(Problem::new(message).rule("QA-20"));
    }
    let n = config.players as usize;
    let board = edition.board(n);
    let mut rng = Rng::new(seed);
    // QA-20: at random, or as agreed.
    let first = Seat::new(config.first.unwrap_or_else(|| rng.below(n as u32) as u8));
    let tiles = deal(edition, n, &mut rng);
    let player = Player {
        talers: numbers.talers_each.into(),
        bonds: numbers.bonds_each.into(),
        carriage: board.capital,
        markers: numbers.markers,
        ..Player::default()
    };
    let mut game = QueensArchitect {
        edition: EditionRef(edition),
        rng,
        table: Table {
            players: PerSeat::from_fn(n, |_| player),
            frames: [Pick.into()].into_iter().collect(),
            billboard: tiles.billboard,
            display: tiles.display,
            picks: 0,
            marker: 0,
            track: List::new(),
            demands: [Demand::NONE; MAX_PLACES],
            builders: [Builders::default(); MAX_PLACES],
            bonds: numbers.bonds - numbers.bonds_each * config.players,
            removed: 0,
            first,
            active: first,
            turn: 0,
            round_limit: config.round_limit.unwrap_or(0),
            rulings: config.rulings.over(edition.rulings),
            over: false,
        },
        pile: tiles.pile,
    };
    lay_tokens(&mut game);
    lay_demands(&mut game, board);
    game.settle(&mut Log::off());
    Ok(game)
}

/// Where the craftsmen lie at the start.
struct Tiles {
    billboard: [Character; ROWS],
    display: List<Character, { 2 * SEATS }>,
    pile: List<Character, MAX_TILES>,
}

/// Starters on the billboard and on display, the rest of them on top of the pile (QA-16 to QA-18).
fn deal(edition: &Edition, n: usize, rng: &mut Rng) -> Tiles {
    let mut starters: List<Character, MAX_TILES> = edition.tiles(|facts| facts.starters);
    rng.shuffle(&mut starters);
    let mut pile: List<Character, MAX_TILES> = edition.tiles(|facts| facts.copies - facts.starters);
    rng.shuffle(&mut pile);
    let mut billboard = [Character::NONE; ROWS];
    billboard.copy_from_slice(&starters[..ROWS]);
    let shown = ROWS + edition.numbers.display[n] as usize;
    let display = starters[ROWS..shown].iter().copied().collect();
    starters[shown..].iter().for_each(|&starter| pile.push(starter));
    Tiles { billboard, display, pile }
}

/// Shuffled tokens on the spaces of the track; the others are out of the game (QA-12).
fn lay_tokens(game: &mut QueensArchitect) {
    let mut tokens: List<u8, MAX_TOKENS> = game.edition.tokens;
    game.rng.shuffle(&mut tokens);
    let spaces = game.edition.numbers.track as usize;
    game.table.track = tokens[..spaces].iter().copied().collect();
}

/// A random tile of its type for every demand space; the others are out of the game (QA-15).
fn lay_demands(game: &mut QueensArchitect, board: &Board) {
    for kind in [PlaceType::Village, PlaceType::Monastery, PlaceType::Town] {
        let mut tiles: List<Demand, MAX_DEMANDS> = game.edition.all_demands(kind).collect();
        game.rng.shuffle(&mut tiles);
        for (place, tile) in board.of_type(kind).iter().zip(tiles.iter()) {
            game.table.demands[place.0 as usize] = *tile;
        }
    }
}
