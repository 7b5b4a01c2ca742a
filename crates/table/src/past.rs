//! The board as a viewer saw it earlier.

use game_core::Viewer;
use protocol::Json;

use crate::table::Table;

/// The board as it was, as one viewer saw it.
#[derive(Clone, Debug, PartialEq)]
pub struct Past {
    /// The number of standing actions before it; only once the game is over. Before that, the
    /// number would reveal answers that are still sealed.
    pub at: Option<usize>,
    /// The board as the viewer knew it.
    pub view: Json,
}

impl Table {
    /// The board after the answer that produced item `n` of a viewer's stream, or after the last
    /// answer before that item if it is not an event; for 0, the board at the start. Undone answers
    /// do not count. `None` if the game has not begun or the viewer has not been told so much.
    ///
    /// Moments are counted only by what the viewer was told: neither their number nor their content
    /// shows whether, or how often, the others have answered. The game is replayed up to there.
    pub fn past(&self, viewer: Viewer, n: u64) -> Option<Past> {
        let index = self.viewers().position(|other| other == viewer)?;
        let play = self.play.as_ref().filter(|_| n <= self.told(viewer))?;
        // Notes before each answer how much every viewer had been told.
        let viewers = self.chairs.len() + 1;
        let marks = play.marks.chunks_exact(viewers).map(|marks| u64::from(marks[index]));
        let at = marks.take_while(|mark| *mark < n).count();
        let game = self.replayed(&play.game.actions()[..at]).ok()?;
        let at = self.is_over().then_some(at);
        Some(Past { at, view: game.view_text(viewer).into() })
    }
}
