//! One standing answer, with what undo needs to know about it.

use game_core::{BarrierKind, Seat};

use crate::entry::Millis;

/// An answer that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The number of the question that it answered.
    pub question: u32,
    /// The seat that gave it.
    pub seat: Seat,
    /// The first barrier in it, which rules out a free undo.
    pub barrier: Option<BarrierKind>,
    /// Whether it answered a question that was put to several seats.
    pub sealed: bool,
    /// Whether the clock got an increment for it.
    pub paid: bool,
    /// When its seat would have been late for it, where there are deadlines or patience: undoing
    /// the answer gives the seat no new time.
    pub due: Millis,
    /// Whether everybody was told of it.
    pub heard: bool,
}
