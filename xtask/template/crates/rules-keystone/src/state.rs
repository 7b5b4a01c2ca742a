//! The state of a game, how it is set up, and how it ends.

use game_core::{
    EditionRef, FastRng, List, Log, Message, Outcome, PerSeat, Problem, Rng, Seat, SeatTally, Seed,
    Stack, Standing, Tally, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::edition::Edition;
use crate::questions::{Frame, Lay};
use crate::text::Event;

/// How a game is set up. `{"players": 2}` is enough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// How many players.
    pub players: u8,
    /// Who begins (KS-2); random if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
}

/// A game in progress.
#[derive(Clone, PartialEq, Eq)]
pub struct Keystone {
    pub(crate) edition: EditionRef<Edition>,
    /// Chance; after the set-up none is used any more.
    pub(crate) rng: Rng,
    pub(crate) table: Table,
}

/// What lies open: all but chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    /// Open questions, the newest last.
    pub frames: List<Frame, 2>,
    /// Stones that each player has laid.
    pub laid: PerSeat<u8>,
    /// Counts up by one with every turn.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// Who laid the last stone.
    pub last: Option<Seat>,
}

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq)]
pub struct View {
    pub(crate) edition: EditionRef<Edition>,
    pub(crate) viewer: Viewer,
    pub(crate) table: Table,
}

impl View {
    /// A whole state with this view: only chance is not known.
    pub(crate) fn sample(&self, rng: &mut FastRng) -> Keystone {
        Keystone { edition: self.edition, rng: Rng::new(rng.seed()), table: self.table }
    }
}

impl Table {
    /// Stones that are missing on a bridge of so many.
    pub fn left(&self, edition: &Edition) -> u8 {
        edition.stones - self.laid.as_slice().iter().sum::<u8>()
    }
}

impl Keystone {
    pub(crate) fn set_up(
        edition: &'static Edition,
        config: &Config,
        seed: Seed,
    ) -> Result<Self, Problem> {
        let [least, most] = edition.players;
        let players = config.players;
        if !(least..=most).contains(&players) {
            return Err(Message::new("ks-setup-players")
                .int("players", players)
                .int("least", least)
                .int("most", most)
                .into());
        }
        if let Some(first) = config.first.filter(|&first| first >= players) {
            let message = Message::new("ks-setup-first").int("seat", first).int("players", players);
            return Err(Problem::new(message).rule("KS-2"));
        }
        let mut rng = Rng::new(seed);
        let first = config.first.unwrap_or_else(|| rng.below(players.into()) as u8);
        let table = Table {
            frames: List::new(),
            laid: PerSeat::new(players.into()),
            turn: 1,
            active: Seat::new(first),
            last: None,
        };
        let mut game = Self { edition: EditionRef(edition), rng, table };
        game.push(Lay);
        Ok(game)
    }

    /// Stones that are missing.
    pub(crate) fn left(&self) -> u8 {
        self.table.left(&self.edition)
    }

    /// Lays stones that are there, and goes on to the next turn or to the end.
    pub(crate) fn lay(&mut self, seat: Seat, stones: u8, log: &mut Log<Event>) {
        self.table.laid[seat] += stones;
        log.all(|| Event::Laid { seat, stones, left: self.left() });
        if self.left() > 0 {
            self.table.active = seat.next(self.table.laid.len());
            self.table.turn += 1;
            self.hand_over(log);
            self.push(Lay);
        } else {
            self.table.last = Some(seat);
            log.all(|| Event::LastLaid { seat, points: self.edition.last_points });
            log.all(|| Event::GameOver);
        }
    }

    /// Points of the stones and of the last stone (KS-4, KS-5).
    fn standings(&self) -> PerSeat<Standing> {
        PerSeat::from_fn(self.table.laid.len(), |seat| {
            let mut line = Standing::default();
            line.categories[0] = self.table.laid[seat].into();
            if self.table.last == Some(seat) {
                line.categories[1] = self.edition.last_points.into();
            }
            line.total = line.categories.iter().sum();
            line
        })
    }

    pub(crate) fn end(&self) -> Option<Outcome> {
        let last = self.table.last?;
        Some(Outcome::ranked(self.standings(), |seat| [i32::from(seat == last)]))
    }

    pub(crate) fn tally_now(&self) -> Tally {
        let standings = self.standings();
        let line = |seat: Seat| {
            let stones = self.table.laid[seat].into();
            SeatTally::new([("ks_stones", stones)], standings[seat].total.into())
        };
        Tally(Seat::all(self.table.laid.len()).map(line).collect())
    }
}
