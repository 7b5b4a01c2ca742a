//! Playing a saved game again.

use game_core::live::EventRecord;
use game_core::saved::FORMAT;
use game_core::{LiveGame, Message, Problem, SavedGame, Seat};

use crate::edition::EditionHandle;
use crate::kind::GameKind;

/// Told after each action: its number (counted from 1), its events, and the game as it stands.
pub type Watch<'a> = &'a mut dyn FnMut(usize, &[EventRecord], &dyn LiveGame);

/// Why a saved game cannot be played again.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// It does not fit this program, its configuration cannot be played, or the edition is another.
    #[error("the saved game does not fit: {0}")]
    Unfit(Problem),
    /// An action is refused.
    #[error("action {number} (seat {seat:?}, {action}) is refused: {problem}")]
    Action {
        /// Which, counted from 1.
        number: usize,
        /// The seat that acted.
        seat: Seat,
        /// Its text.
        action: String,
        /// The reason.
        problem: Problem,
    },
}

pub fn replay(
    kind: &dyn GameKind,
    edition: EditionHandle,
    saved: &SavedGame,
    watch: Watch<'_>,
) -> Result<Box<dyn LiveGame>, ReplayError> {
    check_header(kind, edition, saved).map_err(ReplayError::Unfit)?;
    let mut game = kind
        .start_under(saved.rules, edition, saved.config.clone(), saved.seed)
        .map_err(ReplayError::Unfit)?;
    for (index, (seat, action)) in saved.actions.iter().enumerate() {
        let number = index + 1;
        let events =
            game.apply(*seat, action).map_err(|problem| refused(number, *seat, action, problem))?;
        watch(number, &events, &*game);
    }
    Ok(game)
}

/// The error that action `number` is refused.
pub fn refused(number: usize, seat: Seat, action: &str, problem: Problem) -> ReplayError {
    ReplayError::Action { number, seat, action: action.to_string(), problem }
}

pub fn check_header(
    kind: &dyn GameKind,
    edition: EditionHandle,
    saved: &SavedGame,
) -> Result<(), Problem> {
    let info = edition.info();
    if saved.format != FORMAT {
        return Err(Message::new("saved-format")
            .int("found", saved.format)
            .int("known", FORMAT)
            .into());
    }
    if saved.game != kind.id() {
        return Err(Message::new("saved-game")
            .text("found", &saved.game)
            .text("game", kind.id())
            .into());
    }
    if !kind.plays(saved.rules) {
        return Err(Message::new("saved-rules")
            .int("found", saved.rules.0)
            .int("known", kind.rules().0)
            .into());
    }
    if saved.edition_hash != info.hash {
        return Err(Message::new("saved-edition")
            .text("found", &saved.edition)
            .text("edition", &info.id)
            .into());
    }
    Ok(())
}
