//! What matches say about a game: which place in the order of play is favored, where the points
//! come from, how long a game takes, and which pieces go with winning.
//!
//! Every game is played again. At each question with more than one answer the list of legal answers
//! says what was offered and the answer that was given what was picked; see [`Choice`] for how an
//! answer names a piece. Nothing here knows any game.

mod choice;
mod contrast;
mod watch;

use std::collections::BTreeMap;
use std::fmt;

use games::{EditionHandle, GameKind, ReplayError};

use crate::fixture::Fixture;
use crate::interval::Interval;
use crate::report::{SeatLine, Spread};
use crate::run::GameRecord;

pub use choice::Choice;
pub use contrast::Contrast;
use watch::{Played, Uses, watch};

/// What some matches say about a game with one number of players and one configuration.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Balance {
    /// How many seats decide. Those that the rules move come after them.
    pub players: usize,
    /// Games that were played.
    pub games: usize,
    /// Those of them that were stopped by a limit. Nobody wins such a game, so it counts for
    /// lengths, picks and [`Points::stopped`], but not for anything about winning.
    pub stopped: usize,
    /// The places in the order of play; the first begins.
    pub order: Vec<SeatLine>,
    /// The seats as they are numbered, each with the key of what the game calls it.
    pub seats: Vec<(&'static str, SeatLine)>,
    /// Words of the score categories, in the order of the game.
    pub categories: Vec<&'static str>,
    /// Scores of winners and others.
    pub points: Points,
    /// Turns of the games that came to their end, the shortest first.
    pub turns: Vec<u32>,
    /// Turns of the games that a limit stopped, the shortest first.
    pub stopped_turns: Vec<u32>,
    /// What was picked, by verb.
    pub verbs: Vec<VerbLine>,
}

/// Mean scores of three kinds of seats.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Points {
    /// Of winners; a shared victory has several.
    pub winners: Scores,
    /// Of everybody else in games that were won.
    pub others: Scores,
    /// Of all seats of games that a limit stopped.
    pub stopped: Scores,
}

/// Scores of some seats.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scores {
    /// How many seats.
    pub seats: usize,
    /// Points in all.
    pub total: Spread,
    /// Points by category, in the order of [`Balance::categories`].
    pub categories: Vec<Spread>,
}

/// The choices that share a verb.
#[derive(Clone, Debug, PartialEq)]
pub struct VerbLine {
    /// The first word of their notation.
    pub verb: String,
    /// One line for each piece, by id.
    pub pieces: Vec<PieceLine>,
}

/// How often a piece was picked, and how those who did so fared.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceLine {
    /// Its id, or the word of the notation; empty if the verb stands alone.
    pub piece: String,
    /// What the edition calls it, in English.
    pub name: Option<String>,
    /// In how many questions at least one answer named it.
    pub offered: u32,
    /// In how many of them it was picked.
    pub picked: u32,
    /// The share of all seats that picked it at least once in a game.
    pub seats: f64,
    /// How often winners picked it in a game, on average.
    pub winners: f64,
    /// How often everybody else did, in games that were won.
    pub others: f64,
    /// The average round in which a seat first picked it; 0 is before the first turn. `None` if
    /// nobody did.
    pub first_round: Option<f64>,
    /// What picking it goes with; nothing if too few games can tell.
    pub contribution: Option<Contrast>,
}

impl PieceLine {
    /// In which share of the questions that offered it a piece was picked.
    pub fn pick_rate(&self) -> f64 {
        f64::from(self.picked) / f64::from(self.offered.max(1))
    }
}

/// A game of a match that cannot be counted.
#[derive(Clone, Debug, PartialEq)]
pub struct BalanceError {
    /// Which match of those that were given.
    pub of: usize,
    /// Which game of it, in the order of its file; both count from 0.
    pub position: usize,
    /// The reason.
    pub reason: Uncounted,
}

/// Why a game cannot be counted.
#[derive(Clone, Debug, PartialEq)]
pub enum Uncounted {
    /// It cannot be played again.
    Replay(ReplayError),
    /// It has another number of players than its match.
    Players,
    /// Played again, it ends otherwise than the file says.
    Result,
}

impl fmt::Display for Uncounted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Replay(error) => error.fmt(f),
            Self::Players => f.write_str("the game has another number of players than its match"),
            Self::Result => f.write_str("played again, the game ends otherwise than the file says"),
        }
    }
}

impl Balance {
    /// Counts the games of some matches, which are of one game, edition, number of players and
    /// configuration. The order of the matches and of their games does not matter.
    ///
    /// # Errors
    /// If a game cannot be played again, or ends otherwise than it says.
    pub fn of(
        kind: &dyn GameKind,
        edition: EditionHandle,
        matches: &[(Fixture, Vec<GameRecord>)],
    ) -> Result<Self, BalanceError> {
        let mut games = Vec::new();
        for (of, (fixture, records)) in matches.iter().enumerate() {
            let schedule = fixture.schedule();
            for (position, record) in records.iter().enumerate() {
                let wrong = |reason| BalanceError { of, position, reason };
                let deal = schedule.slot(record.index).deal;
                // Matches with the same seed have the same deals, whichever bots play them.
                let key = (fixture.seed.clone(), deal, fixture.bots.clone(), record.index);
                games.push((key, watch(kind, edition, fixture.players, record).map_err(wrong)?));
            }
        }
        // Means are sums of fractions, which come out the same only in the same order.
        games.sort_by(|(a, _), (b, _)| a.cmp(b));
        let mut deals: BTreeMap<(String, u64), Vec<Played>> = BTreeMap::new();
        for ((seed, deal, _, _), game) in games {
            deals.entry((seed, deal)).or_default().push(game);
        }
        Ok(Self::count(&deals.into_values().collect::<Vec<_>>()))
    }

    fn count(deals: &[Vec<Played>]) -> Self {
        let games = || deals.iter().flatten();
        let Some(any) = games().next() else { return Self::default() };
        let finished: Vec<Vec<&Played>> =
            deals.iter().map(|deal| deal.iter().filter(|game| !game.stopped).collect()).collect();
        let n = any.n_seats();
        let turns = |stopped: bool| {
            let kept = games().filter(|game| game.stopped == stopped);
            let mut turns: Vec<u32> = kept.map(|game| game.turns).collect();
            turns.sort_unstable();
            turns
        };
        let scores = |counts: &dyn Fn(&Played, usize) -> bool| {
            let seats = games().flat_map(|game| {
                (0..game.n_seats()).filter(|&seat| counts(game, seat)).map(move |seat| (game, seat))
            });
            Scores::of(&any.categories, &seats.collect::<Vec<_>>())
        };
        Self {
            players: any.deciders,
            games: games().count(),
            stopped: games().filter(|game| game.stopped).count(),
            order: (0..n)
                .map(|place| seat_line(&finished, |game| (game.first + place) % n))
                .collect(),
            seats: (0..n).map(|seat| (any.labels[seat], seat_line(&finished, |_| seat))).collect(),
            categories: any.categories.clone(),
            points: Points {
                winners: scores(&|game, seat| !game.stopped && game.shares[seat] > 0.0),
                others: scores(&|game, seat| !game.stopped && game.shares[seat] == 0.0),
                stopped: scores(&|game, _| game.stopped),
            },
            turns: turns(false),
            stopped_turns: turns(true),
            verbs: verbs(deals),
        }
    }
}

impl Scores {
    fn of(categories: &[&'static str], seats: &[(&Played, usize)]) -> Self {
        let spread = |points: &dyn Fn(&Played, usize) -> i32| {
            let points = seats.iter().map(|&(game, seat)| f64::from(points(game, seat)));
            Spread::of(&points.collect::<Vec<_>>())
        };
        let of_category = |at| spread(&|game: &Played, seat: usize| game.points[seat].1[at]);
        Self {
            seats: seats.len(),
            total: spread(&|game, seat| game.points[seat].0),
            categories: (0..categories.len()).map(of_category).collect(),
        }
    }
}

/// How the seats fared that `pick` names, one in each game.
fn seat_line(deals: &[Vec<&Played>], pick: impl Fn(&Played) -> usize) -> SeatLine {
    let of_deal = |deal: &Vec<&Played>| -> Vec<f64> {
        deal.iter().map(|game| game.shares[pick(game)]).collect()
    };
    let shares: Vec<Vec<f64>> = deals.iter().map(of_deal).collect();
    let scores = deals.iter().flatten().map(|game| f64::from(game.points[pick(game)].0));
    SeatLine {
        share: Interval::of_deals(shares.iter().map(Vec::as_slice)),
        score: Spread::of(&scores.collect::<Vec<_>>()),
    }
}

fn verbs(deals: &[Vec<Played>]) -> Vec<VerbLine> {
    let games = || deals.iter().flatten();
    let mut names: BTreeMap<&Choice, Option<&'static str>> = BTreeMap::new();
    for (choice, uses) in games().flat_map(|game| &game.uses) {
        names.entry(choice).or_insert(uses.name);
    }
    let mut lines: Vec<VerbLine> = Vec::new();
    for (choice, name) in names {
        let line = piece_line(deals, choice, name);
        match lines.last_mut() {
            Some(verb) if verb.verb == choice.verb => verb.pieces.push(line),
            _ => lines.push(VerbLine { verb: choice.verb.clone(), pieces: vec![line] }),
        }
    }
    lines
}

fn piece_line(deals: &[Vec<Played>], choice: &Choice, name: Option<&'static str>) -> PieceLine {
    let games = || deals.iter().flatten();
    let uses = || games().filter_map(|game| game.uses.get(choice));
    let firsts: Vec<f64> = uses().flat_map(|uses| &uses.first).flatten().copied().collect();
    let deciders: usize = games().map(|game| game.deciders).sum();
    // For each game whose picks can be laid against its end: who picked, and who won how much.
    let of_deal = |deal: &Vec<Played>| -> Vec<(Vec<bool>, Vec<f64>)> {
        let finished = deal.iter().filter(|game| !game.stopped);
        finished
            .map(|game| {
                let nobody = || vec![false; game.deciders];
                let picked = game.uses.get(choice).map_or_else(nobody, Uses::who_picked);
                (picked, game.shares[..game.deciders].to_vec())
            })
            .collect()
    };
    let picks = |won: bool| {
        let of_game = |game: &Played| -> Vec<f64> {
            let seats = (0..game.deciders).filter(|&seat| (game.shares[seat] > 0.0) == won);
            let picked = game.uses.get(choice).map(|uses| &uses.picked);
            seats.map(|seat| picked.map_or(0.0, |picked| picked[seat].into())).collect()
        };
        let finished = games().filter(|game| !game.stopped);
        Spread::of(&finished.flat_map(of_game).collect::<Vec<_>>()).mean
    };
    PieceLine {
        piece: choice.piece.clone(),
        name: name.map(str::to_string),
        offered: uses().map(|uses| uses.offered).sum(),
        picked: uses().flat_map(|uses| &uses.picked).sum(),
        seats: firsts.len() as f64 / deciders as f64,
        winners: picks(true),
        others: picks(false),
        first_round: (!firsts.is_empty()).then(|| Spread::of(&firsts).mean),
        contribution: Contrast::of(&deals.iter().map(of_deal).collect::<Vec<_>>()),
    }
}

/// The value below which a share of some sorted values lies; the lower one where two are as near.
pub fn quantile(sorted: &[u32], share: f64) -> Option<u32> {
    let last = sorted.len().checked_sub(1)?;
    sorted.get((last as f64 * share).round() as usize).copied()
}
