//! The state: what is public on the table, and the order of the draw pile, which is all that is
//! hidden (QA-E29). Mutators change both and log it in one place.

use game_core::{Audience, Barrier, EditionRef, List, Log, PerSeat, Rng, Seat};

use crate::band::Band;
use crate::edition::{
    Board, Bonus, Character, Demand, Edition, GUILDS, Guild, Guilds, MAX_PLACES, MAX_TILES,
    MAX_TRACK, Place, ROWS, Rulings, SEATS, StarAction,
};
use crate::event::Event;
use crate::questions::{Frame, Rotate};

/// A game of Queen's Architect in progress.
///
/// ```
/// use game_core::{Game, Log, Seed, apply};
/// use rules_queens_architect::{Config, QueensArchitect};
///
/// let edition = game_core::edition::default();
/// let config = Config { round_limit: Some(3), ..Config::new(2) };
/// let mut game = QueensArchitect::new(edition, &config, Seed::from_text("doc")).unwrap();
/// let mut answers = Vec::new();
/// while let Some(seat) = game.awaiting().lowest() {
///     game.legal_actions(seat, &mut answers);
///     apply(&mut game, seat, answers[0], &mut Log::off()).unwrap();
/// }
/// // Three rounds are not enough for a palace: the game was stopped, and nobody has won it.
/// assert!(game.outcome().unwrap().stopped);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct QueensArchitect {
    pub(crate) edition: EditionRef<Edition>,
    pub(crate) rng: Rng,
    pub(crate) table: Table,
    /// The draw pile; the last is the top. Starters lie above all others (QA-18).
    pub(crate) pile: List<Character, MAX_TILES>,
}

/// Everything that is public: every viewer sees all of it, so nothing secret may ever enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// What each player has.
    pub players: PerSeat<Player, SEATS>,
    /// Questions still open, the newest last.
    pub frames: List<Frame, 5>,
    /// The billboard from the top; a space may be empty (QA-E7).
    pub billboard: [Character; ROWS],
    /// Starters on display, for the draft.
    pub display: List<Character, { 2 * SEATS }>,
    /// Draft picks made so far.
    pub picks: u8,
    /// The space of the price marker, counted from 0 at the left.
    pub marker: u8,
    /// The tokens of the appreciation track, the lowest space first.
    pub track: List<u8, MAX_TRACK>,
    /// The demand tile of each place.
    pub demands: [Demand; MAX_PLACES],
    /// The building markers of each place.
    pub builders: [Builders; MAX_PLACES],
    /// Bonds in the supply.
    pub bonds: u8,
    /// Tiles that left the game.
    pub removed: u8,
    /// Who began (QA-23).
    pub first: Seat,
    /// Whose turn or pick it is.
    pub active: Seat,
    /// The number of the turn; 0 in the draft.
    pub turn: u32,
    /// Rounds after which the game is stopped (QA-E25); 0 for never.
    pub round_limit: u16,
    /// The rulings this game is played with.
    pub rulings: Rulings,
    /// Whether it is over.
    pub over: bool,
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The craftsmen on the action star.
    pub band: Band,
    /// Money, in talers.
    pub talers: u32,
    /// Bonds that have not been redeemed.
    pub bonds: u16,
    /// The architect's space, clockwise from the top of the star.
    pub architect: u8,
    /// The space on the appreciation track; 0 is the start.
    pub track: u8,
    /// The space on the moneychanger track, counted from 0 at the bottom.
    pub confidence: u8,
    /// Where the carriage is.
    pub carriage: Place,
    /// Building markers that are left.
    pub markers: u8,
    /// What was contributed to the palace; 0 if nothing.
    pub palace: u8,
    /// Guilds whose quitting-time tile is in the saloon.
    pub saloon: Guilds,
    /// Guilds whose quitting-time tile is in the dormitory.
    pub dormitory: Guilds,
}

impl Player {
    /// Guilds whose quitting-time tile is on the entrance.
    #[inline]
    pub fn entrance(&self) -> Guilds {
        Guilds((1 << GUILDS) - 1).minus(self.saloon | self.dormitory)
    }
}

/// The building markers of a place, in the order in which they were put there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Builders {
    /// Two bits for each builder, the first lowest.
    order: u8,
    n: u8,
}

impl Builders {
    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.n as usize
    }

    /// Whether nobody has built here.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.n == 0
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..self.n).map(move |site| Seat::new(self.order >> (2 * site) & 3))
    }

    /// Whether `seat` has built here.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.iter().any(|builder| builder == seat)
    }

    /// Adds the marker of `seat`.
    #[inline]
    pub const fn push(&mut self, seat: Seat) {
        self.order |= (seat.index() as u8) << (2 * self.n);
        self.n += 1;
    }
}

/// Questions and small facts.
impl QueensArchitect {
    #[inline]
    pub(crate) fn n_seats(&self) -> usize {
        self.table.players.len()
    }

    /// Everything that is public.
    #[inline]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// How many craftsmen left the game: dropped out, fired, displaced.
    pub fn n_removed(&self) -> u8 {
        self.table.removed
    }

    #[inline]
    pub(crate) fn board(&self) -> &'static Board {
        self.edition.0.board(self.n_seats())
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat]
    }

    /// The action of the space the architect stands on.
    #[inline]
    pub(crate) fn star_action(&self, seat: Seat) -> StarAction {
        self.edition.star[self.player(seat).architect as usize]
    }

    /// What the tile of a row costs (QA-29).
    #[inline]
    pub(crate) fn price(&self, row: u8) -> u8 {
        self.table.price(&self.edition, row)
    }

    /// The sum of a band's performances.
    #[inline]
    pub(crate) fn sum(&self, seat: Seat) -> u8 {
        self.player(seat).band.sum(&self.edition)
    }

    /// The income of day labor: for every two craftsmen, rounded up (QA-27).
    pub(crate) fn income(&self, seat: Seat) -> u32 {
        let pairs = self.player(seat).band.len().div_ceil(2) as u32;
        pairs * u32::from(self.edition.numbers.labor_talers)
    }

    /// Whether the arrow of the craftsman in a notch is at the hammer (QA-8).
    pub(crate) fn is_last_job(&self, seat: Seat, notch: u8) -> bool {
        let craftsman = self.player(seat).band.at(notch);
        craftsman.position >= self.edition.facts(craftsman.character).last
    }

    /// Bonds for so many points not spent: as many as there are (QA-56, QA-57, QA-E48).
    pub(crate) fn bonds_for(&self, points: u8) -> u8 {
        if self.table.rulings.bond_supply_limited { points.min(self.table.bonds) } else { points }
    }

    /// What these craftsmen bring with repairs (QA-59).
    pub(crate) fn repair_points(&self, seat: Seat, assigned: u8) -> u8 {
        let workers = self.player(seat).band.among(assigned);
        workers.map(|craftsman| self.edition.facts(craftsman.character).repair).sum()
    }

    /// The points of a town's bonus where the carriage is (QA-50).
    pub(crate) fn bonus_points(&self, seat: Seat) -> u8 {
        let demand = self.table.demands[self.player(seat).carriage.0 as usize];
        match self.edition.wants(demand).bonus {
            Bonus::Appreciation(points) => points,
            _ => 0,
        }
    }

    /// What a building brings where the carriage is: `min(cap, max(0, sum - site + bonus))`
    /// (QA-51, QA-E26).
    pub(crate) fn building_points(&self, seat: Seat) -> u8 {
        let place = self.player(seat).carriage;
        let cap = self.edition.numbers.caps[self.board().kinds[place.0 as usize] as usize];
        let whole = self.sum(seat) + self.bonus_points(seat);
        whole.saturating_sub(self.deduction(place)).min(cap)
    }

    /// What the next building at a place has deducted (QA-49).
    #[inline]
    pub(crate) fn deduction(&self, place: Place) -> u8 {
        let sites = &self.board().sites;
        sites[self.table.builders[place.0 as usize].len().min(sites.len() - 1)]
    }
}

impl Table {
    /// What the tile of a row costs (QA-29): the top one what the marker shows.
    #[inline]
    pub fn price(&self, edition: &Edition, row: u8) -> u8 {
        let numbers = &edition.numbers;
        if row == 0 { numbers.scale[self.marker as usize] } else { numbers.prices[row as usize] }
    }
}

/// Mutators: each changes the state and logs it, and rule code touches zones no other way.
impl QueensArchitect {
    /// Gives talers from the supply, which is unlimited (QA-E1); `event` tells what for.
    pub(crate) fn earn(
        &mut self,
        seat: Seat,
        talers: u32,
        log: &mut Log<Event>,
        event: impl FnOnce() -> Event,
    ) {
        let player = &mut self.table.players[seat];
        player.talers = player.talers.saturating_add(talers);
        log.all(event);
    }

    pub(crate) fn pay(&mut self, seat: Seat, talers: u8) {
        self.table.players[seat].talers -= u32::from(talers);
    }

    /// Takes bonds for surplus points, as many as there are (QA-56, QA-57).
    pub(crate) fn take_bonds(&mut self, seat: Seat, points: u8, log: &mut Log<Event>) {
        if points == 0 {
            return;
        }
        let bonds = self.bonds_for(points);
        if self.table.rulings.bond_supply_limited {
            self.table.bonds -= bonds;
        }
        let player = &mut self.table.players[seat];
        player.bonds = player.bonds.saturating_add(bonds.into());
        log.all(|| Event::TookBonds { seat, bonds, lost: points - bonds });
    }

    /// Returns bonds for talers (QA-39, QA-E2).
    pub(crate) fn redeem(&mut self, seat: Seat, bonds: u8, log: &mut Log<Event>) {
        self.table.players[seat].bonds -= u16::from(bonds);
        if self.table.rulings.bond_supply_limited {
            self.table.bonds += bonds;
        }
        let talers = u32::from(bonds) * u32::from(self.edition.numbers.bond_talers);
        self.earn(seat, talers, log, || Event::Redeemed { seat, bonds, talers });
    }

    /// A craftsman has worked: the tile turns, or leaves if its arrow was at the hammer (QA-7,
    /// QA-8).
    pub(crate) fn turn_after_work(&mut self, seat: Seat, notch: u8, log: &mut Log<Event>) {
        if log.is_on() {
            log.cite(if self.is_last_job(seat, notch) { "QA-8" } else { "QA-7" });
        }
        self.turn(seat, notch, log);
    }

    /// Turns a tile, or takes it away if its arrow was at the hammer; the caller cites why.
    pub(crate) fn turn(&mut self, seat: Seat, notch: u8, log: &mut Log<Event>) {
        let craftsman = self.player(seat).band.at(notch);
        let character = craftsman.character;
        let facts = self.edition.facts(character);
        if self.is_last_job(seat, notch) {
            self.table.players[seat].band.clear(notch);
            self.table.removed += 1;
            log.all(|| Event::DroppedOut { seat, character });
        } else {
            let position = craftsman.position + 1;
            self.table.players[seat].band.set(notch, character, position);
            let performance = facts.performance[position as usize];
            log.all(|| Event::Turned { seat, character, position, performance });
        }
    }

    /// Those in these notches have worked.
    pub(crate) fn turn_all(&mut self, seat: Seat, notches: u8, log: &mut Log<Event>) {
        let mut left = notches;
        while left != 0 {
            self.turn_after_work(seat, left.trailing_zeros() as u8, log);
            left &= left - 1;
        }
    }

    /// Craftsmen of these guilds turn back one position, if they have left their start (QA-44).
    pub(crate) fn turn_back(&mut self, seat: Seat, guilds: Guilds, log: &mut Log<Event>) {
        for notch in self.player(seat).band.notches() {
            let craftsman = self.player(seat).band.at(notch);
            let character = craftsman.character;
            let facts = self.edition.facts(character);
            if craftsman.position > 0 && guilds.contains(facts.guild) {
                let position = craftsman.position - 1;
                self.table.players[seat].band.set(notch, character, position);
                let performance = facts.performance[position as usize];
                log.all(|| Event::TurnedBack { seat, character, position, performance });
            }
        }
    }

    /// The craftsman leaves the game to make room for another (QA-32).
    pub(crate) fn fire(&mut self, seat: Seat, character: Character, log: &mut Log<Event>) {
        let Some(notch) = self.player(seat).band.find(character) else { return };
        self.table.players[seat].band.clear(notch);
        self.table.removed += 1;
        self.mark_worked(notch, false);
        log.all(|| Event::Fired { seat, character });
    }

    /// Notes whether the craftsman in this notch turns with those who built, and gives whether
    /// they have yet to turn (QA-E40).
    pub(crate) fn mark_worked(&mut self, notch: u8, worked: bool) -> bool {
        for frame in self.table.frames.iter_mut() {
            if let Frame::Rotate(Rotate { worked: notches }) = frame {
                *notches = *notches & !(1 << notch) | u8::from(worked) << notch;
                return true;
            }
        }
        false
    }

    /// A tile goes from the billboard into a free notch, in the position of its row (QA-30).
    pub(crate) fn take_tile(&mut self, seat: Seat, row: u8, log: &mut Log<Event>) -> u8 {
        let price = self.price(row);
        self.pay(seat, price);
        let character = std::mem::take(&mut self.table.billboard[row as usize]);
        let position = self.edition.numbers.positions[row as usize];
        let notch = self.table.players[seat].band.add(character, position);
        log.all(|| Event::Hired { seat, character, row, price, position });
        notch
    }

    /// The price of the top tile falls; at the end of the scale that tile leaves the game and the
    /// marker goes back (QA-33, QA-34, or QA-E43 if nobody was `hired`).
    pub(crate) fn lower_price(&mut self, hired: bool, log: &mut Log<Event>) {
        if (self.table.marker as usize) + 1 < self.edition.numbers.scale.len() {
            log.cite(if hired { "QA-33" } else { "QA-E43" });
            self.table.marker += 1;
            log.all(|| Event::PriceMoved { price: self.price(0) });
        } else {
            log.cite(if hired { "QA-34" } else { "QA-E43" });
            let character = std::mem::take(&mut self.table.billboard[0]);
            self.table.removed += 1;
            log.all(|| Event::Displaced { character });
            self.reset_price(log);
        }
    }

    /// The marker goes back to the leftmost space; the caller cites why.
    pub(crate) fn reset_price(&mut self, log: &mut Log<Event>) {
        if self.table.marker > 0 {
            self.table.marker = 0;
            log.all(|| Event::PriceMoved { price: self.price(0) });
        }
    }

    /// Tiles below a gap move up, and empty spaces at the bottom are filled from the pile, the
    /// upper one first (QA-36, QA-E33).
    pub(crate) fn refill(&mut self, log: &mut Log<Event>) {
        let mut rows = 0;
        let mut moved = false;
        for row in 0..ROWS {
            let tile = self.table.billboard[row];
            if tile.is_some() {
                if rows < row {
                    self.table.billboard[rows] = tile;
                    self.table.billboard[row] = Character::NONE;
                    moved = true;
                }
                rows += 1;
            }
        }
        if moved {
            log.all(|| Event::MovedUp);
        }
        if rows < ROWS && !self.pile.is_empty() {
            log.barrier(Barrier::Reveal(Audience::Everyone), || self.tally_now());
        }
        for row in rows..ROWS {
            let Some(character) = self.pile.pop() else { return };
            self.table.billboard[row] = character;
            log.all(|| Event::Revealed { character, row: row as u8 });
        }
    }

    /// The quitting-time tile of a guild goes to the saloon.
    pub(crate) fn send(&mut self, seat: Seat, guild: Guild, log: &mut Log<Event>) {
        self.table.players[seat].saloon.insert(guild);
        log.all(|| Event::Sent { seat, guild });
    }
}
