//! The state: what is public on the table, what each player hides, and the piles.

use game_core::{EditionRef, List, PerSeat, Rng, Seat};

use crate::action::Deal;
use crate::edition::{
    APPRENTICE_COLUMNS, APPRENTICE_ROWS, APPRENTICES, Apprentice, BUILDINGS, Building, Buildings,
    Edition, GOODS, Good, Location, MARKET_CARDS, MAX_APPRENTICES, MAX_DEAL, MAX_RIVAL_DECK,
    MarketCard, PlayerBoard, Power, REWARDS, Reward, Rulings, SEATS, Skills,
};
use crate::questions::Frame;

/// A game of Architects of the West Kingdom in progress.
///
/// A single player meets the house rival, an opponent of this project's own (WK-Q9): it sits on
/// the second seat, and nobody is asked for it.
///
/// ```
/// use game_core::{Game, Log, Seed, apply};
/// use rules_west_kingdom::{Config, WestKingdom};
///
/// let edition = game_core::edition::default();
/// let config = Config { round_limit: Some(3), ..Config::new(2) };
/// let mut game = WestKingdom::new(edition, &config, Seed::from_text("doc")).unwrap();
/// let mut answers = Vec::new();
/// while let Some(seat) = game.awaiting().lowest() {
///     game.legal_actions(seat, &mut answers);
///     apply(&mut game, seat, answers[0], &mut Log::off()).unwrap();
/// }
/// // Three rounds do not fill the Guildhall: the game was stopped, and nobody has won it.
/// assert!(game.outcome().unwrap().stopped);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct WestKingdom {
    pub(crate) edition: EditionRef<Edition>,
    pub(crate) rng: Rng,
    pub(crate) table: Table,
    pub(crate) piles: Piles,
    pub(crate) hidden: PerSeat<Hidden, SEATS>,
}

/// Everything that is public: every viewer sees all of it, so nothing secret may ever enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// What everybody sees of each player.
    pub players: PerSeat<Player, SEATS>,
    /// Questions and steps still open, the newest last.
    pub frames: List<Frame, 12>,
    /// The open apprentices by row and column.
    pub workshop: [[Apprentice; APPRENTICE_COLUMNS]; APPRENTICE_ROWS],
    /// The silver on each of them (WK-23).
    pub coins: [[u16; APPRENTICE_COLUMNS]; APPRENTICE_ROWS],
    /// Silver on the Tax Stand.
    pub tax_stand: u16,
    /// Who stands on the three spaces of the Black Market.
    pub market: [Option<Seat>; 3],
    /// The right pile of the Black Market; the last is the top.
    pub turned: List<MarketCard, MARKET_CARDS>,
    /// Who put each card of the building pile under it, in the order of the pile; `NOBODY` for
    /// a card that has never been dealt (WK-E56).
    pub buriers: List<u8, BUILDINGS>,
    /// Apprentices at the bottom of their pile that everybody has seen go there (WK-E56).
    pub known_apprentices: u8,
    /// Reward cards in the pile.
    pub rewards: u8,
    /// Workers in the Guildhall, those beside it included.
    pub guildhall: u8,
    /// Whether a Black Market reset was triggered in this turn (WK-70).
    pub reset: bool,
    /// Turns to come once the last Guildhall space is filled (WK-80); `NOT_YET` before.
    pub last_turns: u8,
    /// Whether the second seat is the house rival (WK-92).
    pub solo: bool,
    /// The work counter of the house rival.
    pub work: u16,
    /// Cards kept in the draft so far, by each player.
    pub picks: u8,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The number of the turn; 0 in the draft.
    pub turn: u32,
    /// Rounds after which the game is stopped (WK-E58); 0 for never.
    pub round_limit: u16,
    /// The rules version it began under.
    pub rules: u8,
    /// The rulings this game is played with.
    pub rulings: Rulings,
    /// Whether it is over.
    pub over: bool,
}

/// In [`Table::buriers`]: the card has never been dealt.
pub const NOBODY: u8 = 0xff;
/// In [`Table::last_turns`]: the Guildhall is not full.
pub const NOT_YET: u8 = 0xff;

/// The piles, face down; the last is the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piles {
    /// Building cards.
    pub buildings: List<Building, BUILDINGS>,
    /// Apprentices.
    pub apprentices: List<Apprentice, APPRENTICES>,
    /// Reward cards that nobody has seen; those of the pile are the last ones.
    pub rewards: List<Reward, REWARDS>,
    /// The left pile of the Black Market.
    pub market: List<MarketCard, MARKET_CARDS>,
    /// What is left of the house rival's deck.
    pub rival: List<Location, MAX_RIVAL_DECK>,
}

/// What a player hides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hidden {
    /// The hand.
    pub hand: Buildings,
    /// Cards of the draft to choose from.
    pub packet: Buildings,
    /// The sealed choice among them.
    pub pick: Building,
    /// Cards of the hand chosen to go under the pile, together.
    pub leaving: Buildings,
    /// Cards passed on in the draft, by round, that have not come back (WK-E56).
    pub passed: [Buildings; PASSES],
}

/// The most rounds of the draft after which cards are passed on.
pub const PASSES: usize = MAX_DEAL as usize - 2;

/// What everybody sees of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Clay, wood, stone, gold, marble, silver.
    pub goods: [u16; GOODS],
    /// Unpaid debts.
    pub debts: u16,
    /// Paid debts.
    pub paid_debts: u16,
    /// The Virtue level.
    pub virtue: u8,
    /// The level on the Cathedral.
    pub cathedral: u8,
    /// Free workers.
    pub supply: u8,
    /// Workers on the open locations.
    pub at: [u8; OPEN],
    /// Workers in Prison.
    pub prison: u8,
    /// Workers in the Guildhall and beside it.
    pub guildhall: u8,
    /// Captured workers on the board, by their owner.
    pub held: [u8; SEATS],
    /// Building cards put under the pile since the draft.
    pub discards: u16,
    /// Apprentices.
    pub apprentices: List<Apprentice, MAX_APPRENTICES>,
    /// Buildings constructed.
    pub built: Buildings,
    /// The player board.
    pub board: PlayerBoard,
}

/// Open locations.
pub const OPEN: usize = Location::OPEN.len();

/// What a mix of goods pays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paying {
    /// A trade at the King's Storehouse.
    Trade(Deal),
    /// An advance on the Cathedral.
    Advance,
}

/// Captures under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Raid {
    /// Captures that are left.
    pub left: u8,
    /// What grants them.
    pub by: RaidBy,
    /// Whether the first one has been made.
    pub begun: bool,
    /// Silver still to be taken off the price (WK-E60).
    pub discount: u8,
    /// Locations captured at, a bit for each.
    pub from: u16,
    /// The most locations (WK-31).
    pub most: u8,
}

/// What grants captures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RaidBy {
    /// A visit to the Town Centre, which costs.
    #[default]
    Visit,
    /// A building, at no cost (WK-E13).
    Building(Building),
}

/// Why cards of the hand go under the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The hand limit (WK-14).
    Limit,
    /// An advance on the Cathedral (WK-54).
    Cathedral,
    /// The effect of a building (WK-E19).
    Building(Building),
    /// The card dealt too much to a single player (WK-93).
    Deal,
}

/// Questions and small facts.
impl WestKingdom {
    /// What is public.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The piles, in their order.
    pub const fn piles(&self) -> &Piles {
        &self.piles
    }

    /// What a player hides.
    pub fn hidden(&self, seat: Seat) -> &Hidden {
        &self.hidden[seat]
    }

    /// The seats, that of the house rival included.
    #[inline]
    pub(crate) fn n_seats(&self) -> usize {
        self.table.players.len()
    }

    /// The players for whom the tables of the edition ask.
    #[inline]
    pub(crate) fn n_players(&self) -> usize {
        self.table.n_players()
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat]
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Buildings {
        self.hidden[seat].hand
    }

    #[inline]
    pub(crate) fn is_rival(&self, seat: Seat) -> bool {
        self.table.is_rival(seat)
    }

    /// The power of a player's board.
    #[inline]
    pub(crate) fn power(&self, seat: Seat) -> Power {
        self.player(seat).power(&self.edition)
    }

    /// The most apprentices of a player (WK-26).
    #[inline]
    pub(crate) fn apprentice_limit(&self, seat: Seat) -> u8 {
        match self.power(seat) {
            Power::WorkshopHire { apprentice_limit, .. } => apprentice_limit,
            _ => self.edition.numbers().apprentice_limit,
        }
    }

    /// Own workers on other boards.
    #[inline]
    pub(crate) fn held_elsewhere(&self, seat: Seat) -> u8 {
        self.table.players.as_slice().iter().map(|player| player.held[seat.index()]).sum()
    }

    /// The number of the round, counted from 1 after the draft.
    pub(crate) fn round(&self) -> u32 {
        self.table.turn.div_ceil(self.n_seats() as u32)
    }
}

impl Table {
    /// The players, without the house rival.
    #[inline]
    pub fn n_players(&self) -> usize {
        if self.solo { 1 } else { self.players.len() }
    }

    /// Turns to come, this one included, once the last Guildhall space is filled (WK-80).
    #[inline]
    pub fn turns_to_come(&self) -> Option<u8> {
        (self.last_turns != NOT_YET).then_some(self.last_turns)
    }

    /// Whether this seat is that of the house rival.
    #[inline]
    pub fn is_rival(&self, seat: Seat) -> bool {
        self.solo && seat.index() == 1
    }
}

impl Player {
    /// How many goods of a kind.
    #[inline]
    pub const fn good(&self, good: Good) -> u16 {
        self.goods[good as usize]
    }

    /// Silver.
    #[inline]
    pub const fn silver(&self) -> u16 {
        self.good(Good::Silver)
    }

    /// Own workers at a location: open, Prison or Guildhall.
    #[inline]
    pub const fn workers(&self, location: Location) -> u8 {
        match location {
            Location::Prison => self.prison,
            Location::Guildhall => self.guildhall,
            _ if location.is_open() => self.at[location as usize],
            _ => 0,
        }
    }

    /// The power of the board; none on side 1.
    #[inline]
    pub const fn power(&self, edition: &Edition) -> Power {
        if self.board.0 == PlayerBoard::SIDE_1.0 {
            Power::None
        } else {
            edition.board(self.board).power
        }
    }

    /// The skills of all apprentices.
    #[inline]
    pub fn skills(&self, edition: &Edition) -> Skills {
        let skills = self.apprentices.iter().map(|&kind| edition.apprentice(kind).skills);
        skills.fold(Skills::NONE, Skills::with)
    }

    /// Captured workers of all others on the board.
    #[inline]
    pub fn captured(&self) -> u8 {
        self.held.iter().sum()
    }
}
