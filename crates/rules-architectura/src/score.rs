//! The end: current values, end-of-game effects, ties.

use game_core::{Outcome, PerSeat, Seat, SeatTally, Standing, Tally};

use crate::city::{City, Space, Spaces};
use crate::edition::{Edition, EndEffect, Prints, Whose};
use crate::state::{Architectura, Table};

/// Score categories, in the order of `Standing::categories`.
pub const CATEGORIES: &[&str] =
    &["values", "adjacent_own", "adjacent_named", "adjacent_any", "cemetery"];
/// Tie-breaks (AR-48).
pub const TIE_BREAKS: &[&str] = &["cards", "lowest"];

const VALUES: usize = 0;
const ADJACENT_OWN: usize = 1;
const ADJACENT_NAMED: usize = 2;
const ADJACENT_ANY: usize = 3;
const CEMETERY: usize = 4;

impl Architectura {
    /// What everybody would score if the game ended now (AR-47).
    pub(crate) fn standings(&self) -> PerSeat<Standing> {
        PerSeat::from_fn(self.n_seats(), |seat| standing(&self.edition, &self.table, seat))
    }

    /// The points that the face-up card of `seat` at `at` brings at the end beyond its value.
    pub fn bonus(&self, seat: Seat, at: Space) -> i16 {
        let mut points = [0; game_core::outcome::MAX_CATEGORIES];
        score_effect(&self.edition, self.city(), seat, at, &mut points);
        points.iter().sum()
    }

    /// The end, with ties broken by cards on the table, then by the lowest of them (AR-48, ER-45).
    pub(crate) fn end(&self) -> Outcome {
        Outcome::ranked(self.standings(), |seat| {
            let front = self.table.players[seat].front;
            let values =
                self.city().up_of(seat).iter().map(|at| self.city().value(&self.edition, at));
            let fronts = front.iter().map(|card| i32::from(self.edition.facts(card).sides[0]));
            let lowest = values.chain(fronts).min();
            let cards = self.city().up_of(seat).len() + front.len();
            [cards as i32, -lowest.unwrap_or(i32::from(i16::MAX))]
        })
    }

    /// Cards, tokens and points as they stand.
    pub(crate) fn tally_now(&self) -> Tally {
        let standings = self.standings();
        let line = |seat: Seat| {
            SeatTally::new(
                [
                    ("hand", self.hand(seat).len() as i32),
                    ("deck", self.hidden[seat].deck.len() as i32),
                    (
                        "tokens",
                        self.edition.numbers.tokens as i32 - self.city().n_tokens(seat) as i32,
                    ),
                    ("in_city", self.city().up_of(seat).len() as i32),
                ],
                standings[seat].total.into(),
            )
        };
        Tally(Seat::all(self.n_seats()).map(line).collect())
    }
}

/// What a player would score if the game ended now (AR-47). Everybody at the table can count it.
pub(crate) fn standing(edition: &Edition, table: &Table, seat: Seat) -> Standing {
    let mut points = [0; game_core::outcome::MAX_CATEGORIES];
    for at in table.city.up_of(seat).iter() {
        points[VALUES] += table.city.value(edition, at) as i16;
        score_effect(edition, &table.city, seat, at, &mut points);
    }
    let player = &table.players[seat];
    for front in player.front.iter() {
        let facts = edition.facts(front);
        // A card in front of a player is in no column and next to nothing: X and No. are 0.
        points[VALUES] += i16::from(facts.sides[0]);
        if let EndEffect::PerBeside { each } = facts.end {
            points[CEMETERY] += i16::from(each) * player.beside.len() as i16;
        }
    }
    Standing { rank: 0, total: points.iter().sum(), categories: points }
}

fn score_effect(edition: &Edition, city: &City, seat: Seat, at: Space, points: &mut [i16]) {
    let near = Spaces::only(at).neighbors();
    match edition.facts(city.card(at).print()).end {
        EndEffect::None | EndEffect::PerBeside { .. } => {}
        EndEffect::PerOwn { each } => {
            let own = (near & city.up_of(seat)).len();
            points[ADJACENT_OWN] += i16::from(each) * own as i16;
        }
        EndEffect::PerNamed { each, prints, whose } => {
            points[ADJACENT_NAMED] += i16::from(each) * n_named(city, seat, near, prints, whose);
        }
        EndEffect::IfNamed { vp, prints, whose } => {
            if n_named(city, seat, near, prints, whose) > 0 {
                points[ADJACENT_ANY] += i16::from(vp);
            }
        }
    }
}

fn n_named(city: &City, seat: Seat, near: Spaces, prints: Prints, whose: Whose) -> i16 {
    let up = match whose {
        Whose::Any => city.up(),
        Whose::Own => city.up_of(seat),
    };
    (near & up).iter().filter(|&at| prints.contains(city.card(at).print())).count() as i16
}
