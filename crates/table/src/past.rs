//! Looking back: the board as a viewer saw it when they had been told so much.

use game_core::Viewer;
use protocol::Json;

use crate::table::Table;

/// The board as it was, as one viewer saw it.
#[derive(Clone, Debug, PartialEq)]
pub struct Past {
    /// After how many of the actions that stand; only once the game is over. Before that, the
    /// number would tell of answers that are still sealed.
    pub at: Option<usize>,
    /// The board as the viewer knew it.
    pub view: Json,
}

impl Table {
    /// The board after the answer that brought item `n` of a viewer's own stream, or the last
    /// answer before that item if it is no event; as it began, for 0. What was taken back does not
    /// count. Nothing if the game has not begun or the viewer has not been told so much.
    ///
    /// Moments are counted by what the viewer was told, and by nothing else: that the others have
    /// answered, and how often, shows neither in which moments there are nor in what they show.
    /// The game is played again up to there.
    pub fn past(&self, viewer: Viewer, n: u64) -> Option<Past> {
        let index = self.viewers().position(|other| other == viewer)?;
        let play = self.play.as_ref().filter(|_| n <= self.told(viewer))?;
        // Before each answer it is noted how much every viewer had been told.
        let viewers = self.chairs.len() + 1;
        let marks = play.marks.chunks_exact(viewers).map(|marks| u64::from(marks[index]));
        let at = marks.take_while(|mark| *mark < n).count();
        let game = self.replayed(&play.game.actions()[..at]).ok()?;
        let at = self.is_over().then_some(at);
        Some(Past { at, view: game.view_text(viewer).into() })
    }
}
