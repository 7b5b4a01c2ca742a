//! What bots know of Queen's Architect.

mod pending;
mod side;
#[cfg(test)]
mod tests;
mod weights;

use game_core::knowledge::{Knowledge, Ladder, Level, Others, Playout, Policy, Prospects, Tuning};
use game_core::{Game, PerSeat, Seat};

use crate::edition::{Places, StarAction};
use crate::{Frame, QueensArchitect, Table};
use side::Side;
use weights as w;

impl Knowledge for QueensArchitect {
    // One answer is seldom worth more than a hundredth of a victory, so all of these are small.
    const TUNING: Tuning = Tuning {
        playout: Playout { decisions: 0, policy: Policy::Random, by_points: 0.0 },
        exploration: 0.08,
        temper: 0.012,
        trust: 4.0,
        others: Others::Search,
    };

    fn ladder(_: usize) -> Ladder {
        Ladder {
            novice: Level::new(8, 0.004),
            apprentice: Level::new(400, 0.001),
            journeyman: Level::new(4_000, 0.000_3),
            master: Level::new(32_000, 0.000_3).on_two_trees(),
        }
    }

    fn prospects(&self) -> Prospects {
        let table = self.table();
        let n = table.players.len();
        let star = Star::of(self);
        if table.players.as_slice().iter().any(|player| player.palace > 0) {
            return last_round(self, star);
        }
        let built = built(self);
        let mut left = 0.0;
        let tiles = table.billboard.iter().filter(|tile| tile.is_some());
        let offered = tiles.map(|&tile| self.edition().facts(tile).guild).collect();
        let worth = PerSeat::from_fn(n, |seat| {
            let side = Side::new(self, star, seat, built[seat.index()], offered);
            left += side.left / side.whole;
            pending::worth(side, frame_of(table, seat))
        });
        let swing = w::SWING + w::SWING_REM * left / n as f32;
        Prospects { worth, swing }.doubted(w::DOUBT)
    }
}

/// The question that is open for a seat.
fn frame_of(table: &Table, seat: Seat) -> Option<Frame> {
    (table.active == seat).then(|| table.frames.last().copied()).flatten()
}

/// Where the spaces of the star are that a plan passes.
#[derive(Clone, Copy)]
struct Star {
    construct: u8,
    hire: u8,
    travel: u8,
    size: u8,
    most: u8,
}

impl Star {
    fn of(game: &QueensArchitect) -> Self {
        let edition = game.edition();
        let star = edition.star();
        let space = |action| star.iter().position(|&it| it == action).unwrap_or(0) as u8;
        Self {
            construct: space(StarAction::Construct),
            hire: space(StarAction::Hire),
            travel: space(StarAction::Travel),
            size: star.len() as u8,
            most: edition.numbers().steps_max,
        }
    }

    /// Turns it takes an architect to stop on a space.
    fn turns(self, from: u8, to: u8) -> u8 {
        let spaces = (to + self.size - from) % self.size;
        let spaces = if spaces == 0 { self.size } else { spaces };
        spaces.div_ceil(self.most)
    }
}

/// Where each seat has built.
fn built(game: &QueensArchitect) -> [Places; 4] {
    let table = game.table();
    let mut built = [Places::EMPTY; 4];
    for place in game.edition().board(table.players.len()).places.iter() {
        for seat in table.builders[place.0 as usize].iter() {
            built[seat.index()].insert(place);
        }
    }
    built
}

/// Whether a seat has had its turn of this round, or is in the middle of it.
fn has_moved(table: &Table, seat: Seat) -> bool {
    if table.turn == 0 {
        return false;
    }
    let n = table.players.len();
    let place = |it: Seat| (it.index() + n - table.first.index()) % n;
    if seat == table.active {
        !matches!(table.frames.last(), Some(Frame::Advance(_)))
    } else {
        place(seat) < place(table.active)
    }
}

/// Somebody contributed: only players who did, or still can in this round, have a chance.
fn last_round(game: &QueensArchitect, star: Star) -> Prospects {
    let table = game.table();
    let edition = game.edition();
    let capital = edition.board(table.players.len()).capital;
    let worth = PerSeat::from_fn(table.players.len(), |seat| {
        let player = &table.players[seat];
        let sum = player.band.sum(edition);
        let can = player.track as usize == table.track.len()
            && player.carriage == capital
            && sum >= edition.numbers().palace
            && match frame_of(table, seat) {
                Some(Frame::Construct(_)) => true,
                _ => !has_moved(table, seat) && star.turns(player.architect, star.construct) == 1,
            };
        match player.palace {
            0 if can => f32::from(sum),
            0 => 0.0,
            sum => f32::from(sum),
        }
    });
    Prospects { worth, swing: w::LAST_SWING }
}
