//! Playing a game of a match again, and noting what was offered and picked.

use std::collections::BTreeMap;

use game_core::live::LiveGame;
use game_core::{Problem, Seat};
use games::{EditionHandle, GameKind, ReplayError};

use super::Uncounted;
use super::choice::Choice;
use crate::run::GameRecord;

/// What is counted of one game.
#[derive(Clone, Debug)]
pub struct Played {
    pub stopped: bool,
    pub turns: u32,
    /// How many seats decide; those that the rules move stand behind them.
    pub deciders: usize,
    /// The seat that had the first turn.
    pub first: usize,
    /// What the game calls each seat.
    pub labels: Vec<&'static str>,
    pub categories: Vec<&'static str>,
    /// The share of the victory of each seat.
    pub shares: Vec<f64>,
    /// Points of each seat: in all, and by category.
    pub points: Vec<(i32, Vec<i32>)>,
    pub uses: BTreeMap<Choice, Uses>,
}

impl Played {
    pub const fn n_seats(&self) -> usize {
        self.shares.len()
    }
}

/// How one choice was used in one game.
#[derive(Clone, Debug)]
pub struct Uses {
    pub name: Option<&'static str>,
    pub offered: u32,
    /// How often each seat that decides picked it.
    pub picked: Vec<u32>,
    /// The round in which each of them did so first.
    pub first: Vec<Option<f64>>,
}

impl Uses {
    /// Which seats picked it at least once.
    pub fn who_picked(&self) -> Vec<bool> {
        self.first.iter().map(Option::is_some).collect()
    }
}

/// Plays a game again and counts.
pub fn watch(
    kind: &dyn GameKind,
    edition: EditionHandle,
    players: usize,
    record: &GameRecord,
) -> Result<Played, Uncounted> {
    let saved = &record.game;
    let unfit = |problem: Problem| Uncounted::Replay(ReplayError::Unfit(problem));
    let start = kind.start_under(saved.rules, edition, saved.config.clone(), saved.seed);
    let start = start.map_err(unfit)?;
    if start.players() != players {
        return Err(Uncounted::Players);
    }
    let mut eye = Eye { first: None, uses: BTreeMap::new(), deciders: players };
    // A watch looks after each action, and what counts is the list before it: the next one's.
    let mut next = saved.actions.iter();
    let mut look = |game: &dyn LiveGame| {
        if let Some((seat, action)) = next.next() {
            eye.note(game, *seat, action);
        }
    };
    look(&*start);
    let end =
        kind.replay(edition, saved, &mut |_, _, game| look(game)).map_err(Uncounted::Replay)?;
    let outcome = end.outcome().ok_or(Uncounted::Result)?;
    let told = end.save().map_err(unfit)?.result;
    if told != saved.result || outcome.stopped != record.stopped || end.turn() != record.turns {
        return Err(Uncounted::Result);
    }
    let lines = outcome.standings.as_slice();
    let by_category = end.categories().len();
    Ok(Played {
        stopped: outcome.stopped,
        turns: end.turn(),
        deciders: players,
        first: eye.first.unwrap_or_default().index(),
        labels: Seat::all(end.seats()).map(|seat| end.seat_label(seat)).collect(),
        categories: end.categories().to_vec(),
        shares: Seat::all(lines.len()).map(|seat| outcome.win_share(seat)).collect(),
        points: lines
            .iter()
            .map(|line| {
                let points = line.categories[..by_category].iter().map(|&points| points.into());
                (line.total.into(), points.collect())
            })
            .collect(),
        uses: eye.uses,
    })
}

/// What was noted so far.
struct Eye {
    first: Option<Seat>,
    uses: BTreeMap<Choice, Uses>,
    deciders: usize,
}

impl Eye {
    /// Notes a question and the answer that `seat` is about to give.
    fn note(&mut self, game: &dyn LiveGame, seat: Seat, action: &str) {
        let turn = game.turn();
        if turn > 0 {
            self.first.get_or_insert(seat);
        }
        let answers = game.answers(seat);
        if answers.len() < 2 {
            return;
        }
        // Turns count all seats; a round is one turn of each.
        let round = f64::from(turn.div_ceil(game.seats() as u32));
        let mut given = None;
        let mut offered = BTreeMap::new();
        for answer in &answers {
            let (choice, name) = Choice::of(answer);
            if answer.action == action {
                given = Some(choice.clone());
            }
            offered.insert(choice, name);
        }
        for (choice, name) in offered {
            let picked = given.as_ref() == Some(&choice);
            let n = self.deciders;
            let uses = self.uses.entry(choice).or_insert_with(|| Uses {
                name,
                offered: 0,
                picked: vec![0; n],
                first: vec![None; n],
            });
            uses.offered += 1;
            if picked && seat.index() < n {
                uses.picked[seat.index()] += 1;
                uses.first[seat.index()].get_or_insert(round);
            }
        }
    }
}
