//! How a game went: what was done, what came of it, and what everybody had after each turn.

use game_core::live::EventRecord;
use game_core::{GameText, Live, LiveGame, Message, SavedGame, Seat, SeatTally};

use crate::replay::{ReplayError, refused};

/// The way of a game from its start to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The actions that stand, in order.
    pub steps: Vec<CourseStep>,
    /// How the seats stood: at the start, and after each turn.
    pub turns: Vec<TurnEnd>,
}

/// One action of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct CourseStep {
    /// The seat that acted.
    pub seat: Seat,
    /// The turn it belongs to.
    pub turn: u32,
    /// What it means.
    pub meaning: Message,
    /// All that it led to.
    pub events: Vec<EventRecord>,
}

/// How the seats stood after a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnEnd {
    /// Which turn; the first line stands before any action.
    pub turn: u32,
    /// After how many actions.
    pub at: usize,
    /// What each seat had.
    pub tally: Vec<SeatTally>,
}

pub fn course<G: GameText>(
    edition: &'static G::Edition,
    saved: &SavedGame,
) -> Result<Course, ReplayError> {
    let config = crate::kind::config_of::<G>(saved.config.clone()).map_err(ReplayError::Unfit)?;
    let mut live = Live::<G>::start_under(saved.rules, edition, config, saved.seed)
        .map_err(ReplayError::Unfit)?;
    let line = |live: &Live<G>, turn: u32| TurnEnd {
        turn,
        at: live.played(),
        tally: live.state().tally().0,
    };
    let mut steps = Vec::with_capacity(saved.actions.len());
    let mut turns = vec![line(&live, live.turn())];
    for (index, (seat, text)) in saved.actions.iter().enumerate() {
        let turn = live.turn();
        let wrong = |problem| refused(index + 1, *seat, text, problem);
        let action = G::parse(edition, text).map_err(wrong)?;
        let meaning = live.state().describe(*seat, action);
        let events = live.apply(*seat, text).map_err(wrong)?;
        steps.push(CourseStep { seat: *seat, turn, meaning, events });
        if live.turn() != turn || live.awaiting().is_empty() {
            turns.push(line(&live, turn));
        }
    }
    Ok(Course { steps, turns })
}
