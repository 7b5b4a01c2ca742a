//! What bots know of Architectura.
//!
//! A seat is worth what it would score now, plus what its unplayed cards will bring in the spaces
//! that are left, with some allowance for cards that the next one laid to their right may raise,
//! lower or destroy, and for the effect that is being carried out. The weights were fitted to the
//! final margins of games of search against itself and then tried in the arena.

mod stock;
#[cfg(test)]
mod tests;

use game_core::knowledge::{Knowledge, Ladder, Level, Others, Playout, Policy, Prospects, Tuning};
use game_core::{Game, MAX_SEATS, PerSeat, Seat};

use crate::city::{Space, Spaces, Turn};
use crate::edition::{EndEffect, Facts, Kind, Verb};
use crate::questions::Effect;
use crate::{Architectura, Frame};
use stock::{Stock, typical_value};

/// A point on the table is a little less than a point at the end: the leader is hit more often.
const POINT: f32 = 0.95;
/// Of the points that an opponent's card can destroy from the right, for each opponent.
const FALL: f32 = -0.3;
/// Of the points that an opponent's card can turn down from the right, for each opponent.
const LOWER: f32 = -0.4;
/// Of the points that an own card can turn up from the right.
const RAISE: f32 = 0.35;
/// For each card that anybody may yet lay something next to.
const EXPOSED: f32 = -0.35;
/// Of what the best unplayed cards promise: much of it comes to nothing.
const FUTURE: f32 = 0.5;
/// For each card still to be played, whatever it is, and each opponent: the more there are, the
/// sooner the spaces run out.
const PLAY: f32 = 0.3;
/// Of what the hand is better than the deck.
const HAND: f32 = 0.1;
/// Of the best quarter turn for oneself, for each such turn still to come.
const TURN_UP: f32 = 0.2;
/// Of the worst quarter turn that opponents can give, for each such turn still to come.
const TURN_DOWN: f32 = -0.2;
/// Of the best card that can be destroyed by an effect, for each such effect still to come.
const TARGET: f32 = -0.1;
/// Of the best destroyed card, for each rebuilding still to come.
const REBUILD: f32 = 0.3;
/// For the seat that plays next, divided among its opponents, who follow.
const TO_MOVE: f32 = 1.4;
/// For a mulligan in reserve.
const MULLIGAN: f32 = 0.5;
/// Of what the effect under way can bring at best.
const EFFECT: f32 = 0.75;
/// What an effect under way brings if counting does not say.
const ERRAND: f32 = 1.0;
/// The expected value of the card played on the space of one taken back to the hand.
const REPLAY: f32 = 4.0;
/// By how much a lead may change in the last turn …
const SWING: f32 = 3.0;
/// … and for each further card that a seat will play, and each opponent.
const SWING_PER_PLAY: f32 = 0.26;

/// How a master thinks. Against one other it pays to spend many simulations on few answers, and
/// less on small questions; where three others move between two turns, to see how the game ends.
fn master(players: usize) -> Level {
    let usual = Architectura::TUNING;
    let level = |sims| Level::new(sims, 0.001).on_two_trees();
    match players {
        0..=2 => Level {
            tuning: Some(Tuning { exploration: 0.2, ..usual }),
            most_per_answer: 400,
            ..level(14_000)
        },
        3 => level(12_000),
        _ => {
            let playout = Playout { decisions: u32::MAX, by_points: 0.7, ..usual.playout };
            let tuning = Some(Tuning { playout, ..usual });
            Level { tuning, most_per_answer: 400, ..level(2_000) }
        }
    }
}

impl Knowledge for Architectura {
    const VERSION: u32 = 4;

    const TUNING: Tuning = Tuning {
        playout: Playout { decisions: 8, policy: Policy::Greedy { noise: 5 }, by_points: 0.0 },
        exploration: 1.0,
        temper: 0.1,
        trust: 4.0,
        others: Others::Search,
    };

    fn ladder(players: usize) -> Ladder {
        Ladder {
            novice: Level::new(1, 0.15),
            apprentice: Level::new(20, 0.05),
            // The more there are against it, the more it takes to stand out.
            journeyman: Level::new([150, 300, 400][players.clamp(2, 4) - 2], 0.001),
            master: master(players),
        }
    }

    fn prospects(&self) -> Prospects {
        let n = self.seats();
        let mut outlook = Outlook::new(self);
        for at in self.table().city.up().iter() {
            outlook.count_card(at);
        }
        for seat in Seat::all(n) {
            outlook.count_seat(seat);
        }
        if let Some(&Frame::Effect(doing)) = self.table().frames.last() {
            outlook.count_effect(doing);
        } else if let Some(Frame::Replay(_)) = self.table().frames.last() {
            outlook.worth[self.table().active] += EFFECT * REPLAY;
        }
        let plays: f32 = outlook.stocks.iter().map(|stock| stock.plays).sum();
        let swing = SWING + SWING_PER_PLAY * plays * outlook.n_others() / n as f32;
        Prospects { worth: outlook.worth, swing }
    }
}

/// How the seats stand, while it is being added up.
struct Outlook<'a> {
    game: &'a Architectura,
    worth: PerSeat<f32>,
    /// What the seats have not played yet.
    stocks: [Stock; MAX_SEATS],
    /// Who plays next.
    next: Seat,
    /// Cards with an open space to their right.
    exposed: Spaces,
    /// Spaces next to an open one.
    near_open: Spaces,
    /// Values of the cards counted so far.
    values: [i16; Space::COUNT],
    /// The most that a quarter turn of one card can bring each seat.
    gains: [f32; MAX_SEATS],
    /// The most that a quarter turn by an opponent can cost each seat.
    losses: [f32; MAX_SEATS],
    /// The highest value within reach of an opponent's effect.
    targets: [f32; MAX_SEATS],
}

impl<'a> Outlook<'a> {
    fn new(game: &'a Architectura) -> Self {
        let (table, n) = (game.table(), game.seats());
        let open = table.city.ground().minus(table.city.up());
        let next = match table.frames.last() {
            Some(Frame::Turn(_) | Frame::Decks(_)) => table.active,
            _ => table.active.next(n),
        };
        // The seats fill the open spaces in turn.
        let stock = |index: usize| {
            if index >= n {
                return Stock::default();
            }
            let after = (index + n - next.index()) % n;
            let spaces = (open.len() + n - 1 - after) as f32 / n as f32;
            Stock::of(game, Seat::new(index as u8), spaces)
        };
        Self {
            game,
            worth: PerSeat::new(n),
            stocks: std::array::from_fn(stock),
            next,
            exposed: open.to_left(),
            near_open: open.neighbors(),
            values: [0; Space::COUNT],
            gains: [0.0; MAX_SEATS],
            losses: [0.0; MAX_SEATS],
            targets: [0.0; MAX_SEATS],
        }
    }

    /// How many opponents a seat has.
    #[inline]
    fn n_others(&self) -> f32 {
        (self.worth.len() - 1) as f32
    }

    /// Counts a face-up card. A street is counted from the left, since values can hang on it.
    #[inline]
    fn count_card(&mut self, at: Space) {
        let city = &self.game.table().city;
        let Some(card) = city.top(at) else { return };
        let (owner, facts) = (card.owner(), self.game.edition().facts(card.print()));
        let side = city.side(at);
        let shown = facts.sides[side as usize & 3];
        let value = i16::from(shown) + self.ground_value(facts, at);
        self.values[at.0 as usize % Space::COUNT] = value;
        self.worth[owner] += POINT * f32::from(value);
        if facts.end != EndEffect::None {
            self.worth[owner] += POINT * f32::from(self.game.bonus(owner, at));
        }
        let is_guarded = city.guarded().contains(at);
        let index = owner.index() % MAX_SEATS;
        let up = f32::from(facts.sides[Turn::Cw.turned(side) as usize & 3] - shown);
        let down = f32::from(facts.sides[Turn::Ccw.turned(side) as usize & 3] - shown);
        if facts.turnable {
            self.gains[index] = self.gains[index].max(up).max(down);
            if !is_guarded {
                self.losses[index] = self.losses[index].max(-up).max(-down);
            }
        }
        if !is_guarded && self.near_open.contains(at) {
            self.targets[index] = self.targets[index].max(f32::from(value));
        }
        if self.exposed.contains(at) {
            let up = if facts.turnable && shown != facts.highest { up } else { 0.0 };
            let down = if facts.turnable && shown != facts.lowest { down } else { 0.0 };
            let own = RAISE * up * self.stocks[index].share_below(value);
            let others = if is_guarded { 0.0 } else { self.threat(owner, value, down) };
            self.worth[owner] += own + others;
        }
    }

    /// What the place of a card adds to its print (AR-32 to AR-34).
    #[inline]
    fn ground_value(&self, facts: &Facts, at: Space) -> i16 {
        match facts.kind {
            Kind::Number => 0,
            Kind::Column => i16::from(at.column()) + 1,
            Kind::Left => match at.left() {
                Some(left) if self.game.table().city.up().contains(left) => {
                    self.values[left.0 as usize % Space::COUNT]
                }
                _ => 0,
            },
        }
    }

    /// What opponents' cards can do from the right to an unprotected card of this value, which
    /// changes by `down` when it is turned down (AR-21, AR-22).
    #[inline]
    fn threat(&self, owner: Seat, value: i16, down: f32) -> f32 {
        let (mut falls, mut lowers) = (0.0, 0.0);
        for (seat, _) in self.worth.iter().filter(|&(seat, _)| seat != owner) {
            let stock = &self.stocks[seat.index() % MAX_SEATS];
            let fall = stock.share_from(2 * value);
            falls += fall;
            lowers += (stock.share_from(value + 1) - fall).max(0.0);
        }
        EXPOSED + FALL * f32::from(value) * falls - LOWER * down * lowers
    }

    /// Counts what a seat has apart from its cards in the city.
    fn count_seat(&mut self, seat: Seat) {
        let player = &self.game.table().players[seat];
        let mut points = 0;
        for front in player.front.iter() {
            let facts = self.game.edition().facts(front);
            points += i32::from(facts.sides[0]);
            if let EndEffect::PerBeside { each } = facts.end {
                points += i32::from(each) * player.beside.len() as i32;
            }
        }
        let index = seat.index() % MAX_SEATS;
        let (mut spins, mut strikes) = (0.0, 0.0);
        for (other, _) in self.worth.iter().filter(|&(other, _)| other != seat) {
            spins += self.stocks[other.index() % MAX_SEATS].spins;
            strikes += self.stocks[other.index() % MAX_SEATS].strikes;
        }
        strikes /= self.n_others();
        let stock = &self.stocks[index];
        let mut worth = POINT * points as f32
            + FUTURE * stock.promise
            + PLAY * stock.plays * self.n_others()
            + HAND * stock.hand
            + TURN_UP * self.gains[index] * stock.turns
            + TURN_DOWN * self.losses[index] * spins
            + TARGET * self.targets[index] * strikes
            + MULLIGAN * f32::from(player.mulligans);
        if stock.rebuilds > 0.0 {
            worth += REBUILD * self.best_ruin(seat) * stock.rebuilds;
        }
        if seat == self.next {
            worth += TO_MOVE / self.n_others();
        }
        self.worth[seat] += worth;
    }

    /// Counts what the effect that is being carried out can bring at best.
    fn count_effect(&mut self, doing: Effect) {
        let active = self.game.table().active;
        let own = self.gains[active.index() % MAX_SEATS];
        match self.game.edition().facts(doing.of).verb {
            Verb::Rotate { .. } => self.worth[active] += EFFECT * own,
            Verb::RotateEach => {
                for seat in Seat::all(self.worth.len()) {
                    if doing.used & 1 << seat.index() != 0 {
                        continue;
                    }
                    let loss = self.losses[seat.index() % MAX_SEATS];
                    self.worth[seat] += EFFECT * if seat == active { own } else { -loss };
                }
            }
            Verb::Destroy => self.count_strike(doing),
            Verb::Rebuild => self.worth[active] += EFFECT * self.best_ruin(active),
            Verb::Protect | Verb::Swap { .. } | Verb::Move | Verb::Replay | Verb::Copy => {
                self.worth[active] += EFFECT * ERRAND;
            }
            Verb::None
            | Verb::Cycle
            | Verb::HandLimit { .. }
            | Verb::Reserve
            | Verb::LayDown
            | Verb::DestroyLower => {}
        }
    }

    /// A card will be destroyed: an opponent's best, or else the own one that matters least.
    fn count_strike(&mut self, doing: Effect) {
        let city = &self.game.table().city;
        let mut best: Option<(i16, Seat)> = None;
        for at in self.game.reachable(doing).iter() {
            let Some(card) = city.top(at) else { continue };
            let value = self.values[at.0 as usize % Space::COUNT];
            let gain = if card.owner() == self.game.table().active { -value } else { value };
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, card.owner()));
            }
        }
        if let Some((gain, owner)) = best {
            self.worth[owner] -= EFFECT * f32::from(gain).abs();
        }
    }

    /// The value of the best destroyed card that `seat` could rebuild.
    fn best_ruin(&self, seat: Seat) -> f32 {
        let (city, edition) = (&self.game.table().city, self.game.edition());
        let mut best: f32 = 0.0;
        for at in city.down().iter() {
            if let Some(card) = city.top(at)
                && card.owner() == seat
            {
                best = best.max(typical_value(edition, card.print()));
            }
        }
        best
    }
}
