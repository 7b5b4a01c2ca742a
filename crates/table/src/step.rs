//! One answer that stands, and what is to be known about it for taking it back.

use game_core::{BarrierKind, Seat};

use crate::entry::Millis;

/// An answer that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The number of the question that it answered.
    pub question: u32,
    /// Whose it was.
    pub seat: Seat,
    /// The first thing in it that cannot be taken back freely.
    pub barrier: Option<BarrierKind>,
    /// Whether it answered a question that was put to several seats.
    pub sealed: bool,
    /// Whether the clock got its increment for it.
    pub paid: bool,
    /// When its seat would have been late for it, where deadlines or patience say so: it gets no new
    /// time by taking the answer back.
    pub due: Millis,
    /// Whether everybody heard of it.
    pub heard: bool,
}
