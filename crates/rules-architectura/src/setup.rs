//! Setting the table.

use game_core::{
    EditionRef, List, Log, Message, PerSeat, Problem, Rng, Seat, SeatSet, Seed, Stack,
};
use serde::{Deserialize, Serialize};

use crate::city::City;
use crate::edition::{COLORS, Edition, Sets};
use crate::hidden::Hidden;
use crate::questions::Decks;
use crate::state::{Architectura, Player, SEATS, Table};

/// How a game is set up. `{"players": 2}` is enough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// How many players.
    pub players: u8,
    /// The basic or the advanced game.
    #[serde(default)]
    pub variant: Variant,
    /// Which additional cards the players have; as the edition says if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sets: Option<Sets>,
    /// The agreed number of exchanges (AR-51); as many as there are additional cards if it is
    /// left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchanges: Option<Exchanges>,
    /// The color of each seat; in the order of the edition if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colors: Option<Vec<String>>,
    /// Who begins (AR-10); chosen at random if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
}

/// Which game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Everybody with the basic deck.
    #[default]
    Basic,
    /// With exchanges (AR-49).
    Advanced,
}

/// The number of exchanges, or the word `"die"` to roll for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Exchanges {
    /// The most that may be chosen.
    Most(u8),
    /// A die decides (ER-72).
    Rolled(Die),
}

/// The word `"die"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Die {
    /// A die is rolled for the first player.
    Die,
}

impl Config {
    /// The basic game.
    pub const fn basic(players: u8) -> Self {
        Self {
            players,
            variant: Variant::Basic,
            sets: None,
            exchanges: None,
            colors: None,
            first: None,
        }
    }

    /// The advanced game with all exchanges allowed.
    pub fn advanced(players: u8) -> Self {
        Self { variant: Variant::Advanced, ..Self::basic(players) }
    }
}

/// Sets a game up.
pub fn new_game(
    edition: &'static Edition,
    config: &Config,
    seed: Seed,
) -> Result<Architectura, Problem> {
    let numbers = &edition.numbers;
    if !(numbers.players_min..=numbers.players_max).contains(&config.players) {
        return Err(Message::new("ar-setup-players")
            .int("players", config.players)
            .int("least", numbers.players_min)
            .int("most", numbers.players_max)
            .into());
    }
    let n = config.players as usize;
    let colors = colors(config)?;
    if let Some(first) = config.first.filter(|&first| first >= config.players) {
        let message =
            Message::new("ar-setup-first").int("seat", first).int("players", config.players);
        return Err(Problem::new(message).rule("AR-10"));
    }
    let mut rng = Rng::new(seed);
    // AR-10: at random or chosen.
    let first = config.first.unwrap_or_else(|| rng.below(n as u32) as u8);
    let exchanges = exchanges(edition, config, &mut rng)?;
    let player = |seat: Seat| Player {
        color: colors[seat.index()],
        deck: edition.basic,
        hand_limit: numbers.hand_limit,
        mulligans: numbers.mulligans,
        ..Player::default()
    };
    let mut game = Architectura {
        edition: EditionRef(edition),
        rng,
        table: Table {
            city: City::new(edition, config.players * numbers.rows_per_player),
            players: PerSeat::from_fn(n, player),
            frames: List::new(),
            active: Seat::new(first),
            turn: 0,
            over: false,
            exchanges,
            sets: config.sets.unwrap_or(edition.default_sets),
        },
        hidden: PerSeat::from_fn(n, |_| Hidden::default()),
    };
    let mut log = Log::off();
    let done: SeatSet = Seat::all(n).filter(|&seat| !game.can_exchange(seat)).collect();
    if done == SeatSet::first(n) {
        game.deal(&mut log);
        game.next_turn(game.table.active, &mut log);
    } else {
        game.push(Decks { done });
    }
    Ok(game)
}

fn colors(config: &Config) -> Result<List<u8, SEATS>, Problem> {
    let Some(names) = &config.colors else { return Ok((0..config.players).collect()) };
    if names.len() != config.players as usize {
        let message = Message::new("ar-setup-colors").int("players", config.players);
        return Err(Problem::new(message).rule("AR-7"));
    }
    let mut colors = List::new();
    for name in names {
        match COLORS.iter().position(|color| color == name) {
            Some(color) if !colors.contains(&(color as u8)) => colors.push(color as u8),
            _ => {
                let message = Message::new("ar-setup-color").text("color", name);
                return Err(Problem::new(message).rule("AR-1"));
            }
        }
    }
    Ok(colors)
}

fn exchanges(edition: &Edition, config: &Config, rng: &mut Rng) -> Result<u8, Problem> {
    let most = edition.uniform.len() as u8;
    if config.variant == Variant::Basic {
        if config.exchanges.is_some() || config.sets.is_some() {
            return Err(Problem::of("ar-setup-basic").rule("AR-49"));
        }
        return Ok(0);
    }
    match config.exchanges {
        None => Ok(most),
        Some(Exchanges::Rolled(Die::Die)) => Ok(rng.below(6) as u8 + 1),
        Some(Exchanges::Most(count)) if count <= most => Ok(count),
        Some(Exchanges::Most(count)) => {
            let message = Message::new("ar-setup-exchanges").int("count", count).int("most", most);
            Err(Problem::new(message).rule("AR-51"))
        }
    }
}
