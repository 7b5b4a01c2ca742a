//! Setting the table (WK-1 to WK-9).

use game_core::{
    EditionRef, Flow, List, Log, Message, PerSeat, Problem, Rng, RulesVersion, Seat, SeatSet, Seed,
    Stack,
};
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::edition::{
    APPRENTICE_COLUMNS, APPRENTICE_ROWS, Apprentice, Building, Buildings, ConspiratorDiscount,
    Edition, Location, MAX_RIVAL_DECK, PlayerBoard, Rulings, SEATS,
};
use crate::questions::{Discard, Draft};
use crate::state::{Hidden, NOBODY, NOT_YET, Piles, Player, Purpose, Table, WestKingdom};

/// How a game is set up. `{"players": 2}` is enough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// How many players; one alone meets the house rival (WK-92).
    pub players: u8,
    /// Who begins (WK-8); chosen at random if it is left out. Boards of side 2 decide it themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// The player boards (WK-9, WK-E53).
    #[serde(default, skip_serializing_if = "Boards::is_side_1")]
    pub boards: Boards,
    /// Rulings that are to be read otherwise than the edition does.
    #[serde(
        default,
        deserialize_with = "game_core::doc::object",
        skip_serializing_if = "RulingChoices::is_none"
    )]
    pub rulings: RulingChoices,
    /// Rounds after which the game is stopped (WK-E58). 0 is none, and so is leaving it out; play
    /// without people then takes the edition's limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_limit: Option<u16>,
}

impl Config {
    /// The game as the edition has it.
    pub const fn new(players: u8) -> Self {
        Self {
            players,
            first: None,
            boards: Boards::Side1,
            rulings: RulingChoices::NONE,
            round_limit: None,
        }
    }
}

/// Which player boards are used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Boards {
    /// Side 1 for all: `"side_1"`.
    #[default]
    Side1,
    /// Side 2, dealt at random: `"dealt"`.
    Dealt,
    /// Side 2, one for each seat: `["ada", "rudolf"]`.
    Chosen(Vec<String>),
}

impl Boards {
    fn is_side_1(&self) -> bool {
        *self == Self::Side1
    }
}

impl Serialize for Boards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Side1 => serializer.serialize_str("side_1"),
            Self::Dealt => serializer.serialize_str("dealt"),
            Self::Chosen(ids) => ids.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Boards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct WordOrList;
        impl<'de> Visitor<'de> for WordOrList {
            type Value = Boards;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("\"side_1\", \"dealt\" or a list of player boards")
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Boards, E> {
                match word {
                    "side_1" => Ok(Boards::Side1),
                    "dealt" => Ok(Boards::Dealt),
                    _ => Err(E::unknown_variant(word, &["side_1", "dealt"])),
                }
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Boards, A::Error> {
                let mut ids = Vec::new();
                while let Some(id) = list.next_element()? {
                    ids.push(id);
                }
                Ok(Boards::Chosen(ids))
            }
        }
        deserializer.deserialize_any(WordOrList)
    }
}

game_core::ruling_choices! {
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    Rulings;
    /// Whether a Conspirator takes 1 silver off the whole visit to the Town Centre, or off every
    /// capture after the first (WK-Q1, WK-E60).
    conspirator_discount: ConspiratorDiscount,
    /// Whether the limit of locations binds the captures of the Fortress, too (WK-Q2, WK-E52).
    fortress_location_limit: bool,
    /// Whether a card is turned in the reset that finds the left Black Market pile empty (WK-Q3,
    /// WK-72).
    empty_black_market_turns_card: bool,
    /// Whether hires, captures, the Church and the Library may be declined (WK-Q7, WK-E73 to
    /// WK-E76).
    building_effects_optional: bool,
}

/// The rulings of a game that began under `rules`. Version 1 did not have the switch of WK-Q7 and
/// let effects of buildings be declined; all that it did otherwise is here.
pub fn rulings_under(rules: RulesVersion, choices: RulingChoices, edition: &Edition) -> Rulings {
    let rulings = choices.over(edition.rulings());
    if rules < DECLINING_IS_A_SWITCH {
        Rulings { building_effects_optional: true, ..rulings }
    } else {
        rulings
    }
}

/// The rules version in which immediate effects of buildings became compulsory (WK-Q7).
pub const DECLINING_IS_A_SWITCH: RulesVersion = RulesVersion(2);

/// Sets a game up as it began under `rules`.
pub fn new_game(
    rules: RulesVersion,
    edition: &'static Edition,
    config: &Config,
    seed: Seed,
) -> Result<WestKingdom, Problem> {
    let players = check_players(edition, config)?;
    let mut rng = Rng::new(seed);
    let boards = seat_boards(edition, config, players, &mut rng)?;
    let solo = players == 1;
    let n = if solo { 2 } else { players };
    let first = first_player(edition, config, players, &boards, &mut rng);
    let mut game = WestKingdom {
        edition: EditionRef(edition),
        rng,
        table: Table {
            players: PerSeat::new(n),
            frames: List::new(),
            workshop: [[Apprentice::NONE; APPRENTICE_COLUMNS]; APPRENTICE_ROWS],
            coins: [[0; APPRENTICE_COLUMNS]; APPRENTICE_ROWS],
            tax_stand: edition.numbers().tax_stand.into(),
            market: [None; 3],
            turned: List::new(),
            buriers: List::new(),
            known_apprentices: 0,
            rewards: edition.guildhall(players).rewards,
            guildhall: 0,
            reset: false,
            last_turns: NOT_YET,
            solo,
            work: 0,
            picks: 0,
            first,
            active: first,
            turn: 0,
            round_limit: config.round_limit.unwrap_or(0),
            rules: rules.0 as u8,
            rulings: rulings_under(rules, config.rulings, edition),
            over: false,
        },
        piles: Piles {
            buildings: edition.all_buildings().collect(),
            apprentices: edition.apprentice_cards(),
            rewards: edition.reward_cards(),
            market: edition.all_market_cards().collect(),
            rival: List::new(),
        },
        hidden: PerSeat::new(n),
    };
    for (place, seat) in first.around(n).enumerate() {
        game.table.players[seat] = start(edition, &game.table, &boards, seat, place);
    }
    lay_piles(&mut game);
    deal(&mut game);
    game.settle(&mut Log::off());
    Ok(game)
}

fn check_players(edition: &Edition, config: &Config) -> Result<usize, Problem> {
    let numbers = edition.numbers();
    if !(numbers.players_min..=numbers.players_max).contains(&config.players) {
        return Err(Message::new("wk-setup-players")
            .int("players", config.players)
            .int("least", numbers.players_min)
            .int("most", numbers.players_max)
            .into());
    }
    let Some(first) = config.first else { return Ok(config.players as usize) };
    if config.boards != Boards::Side1 {
        return Err(Problem::of("wk-setup-first-boards").rule("WK-9"));
    }
    if first >= config.players {
        let message = Message::new("wk-setup-first").int("seat", first);
        return Err(Problem::new(message.int("players", config.players)).rule("WK-8"));
    }
    Ok(config.players as usize)
}

/// The board of each seat: chosen or dealt, each at most once (WK-9, WK-E53).
fn seat_boards(
    edition: &Edition,
    config: &Config,
    players: usize,
    rng: &mut Rng,
) -> Result<List<PlayerBoard, SEATS>, Problem> {
    match &config.boards {
        Boards::Side1 => Ok((0..players).map(|_| PlayerBoard::SIDE_1).collect()),
        Boards::Dealt => {
            let mut boards: List<PlayerBoard, SEATS> = edition.all_boards().collect();
            rng.shuffle(&mut boards);
            Ok(boards.iter().copied().take(players).collect())
        }
        Boards::Chosen(ids) => {
            if ids.len() != players {
                let message = Message::new("wk-setup-boards-count").int("boards", ids.len() as i64);
                return Err(Problem::new(message.int("players", players as i64)).rule("WK-E53"));
            }
            let mut boards = List::<PlayerBoard, SEATS>::new();
            for id in ids {
                let Some(board) = edition.find_board(id) else {
                    let known = edition.all_boards().map(|board| edition.board_id(board));
                    let known: Vec<_> = known.collect();
                    let message = Message::new("wk-setup-board-unknown").text("board", id);
                    return Err(message.text("known", known.join(", ")).into());
                };
                if boards.contains(&board) {
                    let message = Message::new("wk-setup-board-twice").text("board", id);
                    return Err(Problem::new(message).rule("WK-E53"));
                }
                boards.push(board);
            }
            Ok(boards)
        }
    }
}

/// At random, or as agreed (WK-8); with boards of side 2 the highest Virtue (WK-9); a single player
/// always begins (WK-E47).
fn first_player(
    edition: &Edition,
    config: &Config,
    players: usize,
    boards: &[PlayerBoard],
    rng: &mut Rng,
) -> Seat {
    if players == 1 {
        return Seat::new(0);
    }
    if config.boards == Boards::Side1 {
        let first = config.first.unwrap_or_else(|| rng.below(players as u32) as u8);
        return Seat::new(first);
    }
    // The first of equals: no two boards of the box have the same Virtue.
    let highest =
        Seat::all(players).rev().max_by_key(|seat| edition.board(boards[seat.index()]).virtue);
    highest.unwrap_or_default()
}

/// What a player begins with, as number `place` in turn order.
fn start(
    edition: &Edition,
    table: &Table,
    boards: &[PlayerBoard],
    seat: Seat,
    place: usize,
) -> Player {
    let numbers = edition.numbers();
    if table.is_rival(seat) {
        let rival = edition.rival();
        return Player { virtue: rival.virtue, supply: rival.workers, ..Player::default() };
    }
    let board = boards[seat.index()];
    let mut player = Player { board, supply: numbers.workers, ..Player::default() };
    let silver = if board == PlayerBoard::SIDE_1 {
        player.virtue = numbers.virtue;
        if table.solo { edition.rival().human_silver } else { numbers.silver[place] }
    } else {
        let facts = edition.board(board);
        player.virtue = facts.virtue;
        player.prison = facts.workers_in_prison;
        player.supply -= facts.workers_in_prison;
        player.debts = facts.start.debt.into();
        player.receive(edition, facts.start.goods);
        facts.silver
    };
    player.add(crate::edition::Good::Silver, silver.into());
    player
}

/// Shuffles all piles and lays the apprentices out (WK-2 to WK-4).
fn lay_piles(game: &mut WestKingdom) {
    let WestKingdom { rng, piles, table, edition, .. } = game;
    rng.shuffle(&mut piles.market);
    rng.shuffle(&mut piles.rewards);
    rng.shuffle(&mut piles.apprentices);
    rng.shuffle(&mut piles.buildings);
    for space in table.workshop.as_flattened_mut() {
        *space = piles.apprentices.pop().unwrap_or_default();
    }
    table.buriers = piles.buildings.iter().map(|_| NOBODY).collect();
    if table.solo {
        piles.rival = rival_deck(edition);
        rng.shuffle(&mut piles.rival);
    }
}

/// The cards of the house rival's deck, in order.
pub fn rival_deck(edition: &Edition) -> List<Location, MAX_RIVAL_DECK> {
    let cards = |location: Location| {
        let count = edition.rival().deck[location as usize];
        (0..count).map(move |_| location)
    };
    Location::ALL.into_iter().flat_map(cards).collect()
}

/// Deals the cards of the draft; a single player gets all of them and puts one under the pile
/// (WK-7, WK-93).
fn deal(game: &mut WestKingdom) {
    let cards = game.edition.numbers().draft_deal;
    let first = game.table.first;
    for seat in first.around(game.n_seats()).take(game.n_players()) {
        let mut packet = Buildings::EMPTY;
        for _ in 0..cards {
            let card: Option<Building> = game.piles.buildings.pop();
            game.table.buriers.pop();
            packet.insert(card.expect("the box has cards for all"));
        }
        game.hidden[seat] = if game.table.solo {
            Hidden { hand: packet, ..Hidden::default() }
        } else {
            Hidden { packet, ..Hidden::default() }
        };
    }
    if game.table.solo {
        game.push(Discard { left: 1, why: Purpose::Deal });
    } else {
        game.push(Draft { done: SeatSet::EMPTY });
    }
}
