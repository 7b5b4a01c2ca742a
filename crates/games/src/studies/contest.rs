//! One game between bots, from the deal to the result.

use std::time::{Duration, Instant};

use bots::{Bot, BotSpec, Budget, Knowledge};
use game_core::{FastRng, Game, GameText, Live, LiveGame, Problem, SavedGame, Seat, Seed, Viewer};
use serde_json::Value;

use crate::kind::unattended_config_of;

/// Who plays what.
#[derive(Clone, Debug)]
pub struct ContestPlan<'a> {
    /// The game's configuration.
    pub config: Value,
    /// The seed of the deal.
    pub seed: Seed,
    /// Who sits where, from seat 0 on.
    pub seats: &'a [BotSpec],
    /// From which the bots' own chance follows.
    pub bot_seed: u64,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    /// The whole game.
    pub saved: SavedGame,
    /// Whether a limit stopped it.
    pub stopped: bool,
    /// How many turns it took.
    pub turns: u32,
    /// The seat that had the first turn; `None` if there was none.
    pub first: Option<usize>,
    /// How many questions with more than one answer each seat was asked.
    pub decisions: Vec<u32>,
    /// How long each seat thought.
    pub thought: Vec<Duration>,
    /// How long each seat thought in its longest turn.
    pub longest_turn: Vec<Duration>,
}

/// The chance of a bot for one answer. It follows from the game, the seat and how many answers
/// were given so far, so that a bot needs no memory and a seat can change hands at any step.
pub fn decision_rng(bot_seed: u64, seat: Seat, answers: usize) -> FastRng {
    let mut rng = FastRng::new(bot_seed ^ ((seat.index() as u64) << 56) ^ answers as u64);
    FastRng::new(rng.next_u64())
}

/// The index of the answer that `bot` picks for `seat`.
pub fn ask<G: Game>(
    state: &G,
    seat: Seat,
    bot: &dyn Bot<G>,
    budget: Budget,
    rng: &mut FastRng,
    legal: &mut Vec<G::Action>,
) -> usize {
    state.legal_actions(seat, legal);
    match legal.as_slice() {
        [_] => 0,
        several => bot.choose(&state.view(Viewer::Seat(seat)), several, budget, rng),
    }
}

pub fn contest<G: GameText + Knowledge>(
    edition: &'static G::Edition,
    plan: &ContestPlan<'_>,
) -> Result<Contest, Problem> {
    let config = unattended_config_of::<G>(edition, plan.config.clone())?;
    let mut live = Live::<G>::start(edition, config, plan.seed)?;
    // One thread for each game: many games are played at once, and the answers are the same.
    let n = live.players();
    let bots: Vec<Box<dyn Bot<G>>> = plan.seats.iter().map(|spec| spec.kind.bot(n, 1)).collect();
    let mut decisions = vec![0; n];
    let mut thought = vec![Duration::ZERO; n];
    let mut longest_turn = vec![Duration::ZERO; n];
    let mut this_turn = vec![(0, Duration::ZERO); n];
    let mut legal = Vec::new();
    let mut first = None;
    while let Some(seat) = live.awaiting().lowest() {
        let at = seat.index();
        if live.turn() > 0 {
            first.get_or_insert(at);
        }
        let start = Instant::now();
        let mut rng = decision_rng(plan.bot_seed, seat, live.played());
        let budget = plan.seats[at].budget::<G>(n);
        let index = ask(live.state(), seat, &*bots[at], budget, &mut rng, &mut legal);
        let took = start.elapsed();
        decisions[at] += u32::from(legal.len() > 1);
        thought[at] += took;
        if this_turn[at].0 != live.turn() {
            this_turn[at] = (live.turn(), Duration::ZERO);
        }
        this_turn[at].1 += took;
        longest_turn[at] = longest_turn[at].max(this_turn[at].1);
        live.play(seat, legal[index]);
    }
    let outcome = live.outcome().expect("nobody is asked, so the game is over");
    Ok(Contest {
        saved: live.save()?,
        stopped: outcome.stopped,
        turns: live.turn(),
        first,
        decisions,
        thought,
        longest_turn,
    })
}
