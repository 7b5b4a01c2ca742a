//! What happened, for those who may know it. In simulation the log is off and costs nothing.

use serde::Serialize;

use crate::seat::{Audience, Seat, Viewer};

/// Collects events and barriers, or nothing at all.
#[derive(Debug)]
pub struct Log<E> {
    entries: Option<Vec<Entry<E>>>,
}

/// One line of a log.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry<E> {
    /// Something happened.
    Event {
        /// Who is told.
        to: Audience,
        /// What it was.
        event: E,
    },
    /// From here on there is no free way back. Stands just before the event that caused it.
    Barrier {
        /// Why.
        kind: Barrier,
        /// Goods and scores as they stood just before.
        tally: Tally,
    },
}

/// Why an act cannot be undone freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Barrier {
    /// Something hidden came to light for these eyes.
    Reveal(Audience),
    /// Chance was used.
    Chance,
    /// Another seat is asked.
    Handover(Seat),
}

impl Barrier {
    /// Its word in documents.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Reveal(_) => "reveal",
            Self::Chance => "chance",
            Self::Handover(_) => "handover",
        }
    }

    /// Whether `viewer` may have learned something by it.
    pub fn tells(self, viewer: Viewer) -> bool {
        match self {
            Self::Reveal(to) => to.includes(viewer),
            Self::Chance => true,
            Self::Handover(_) => false,
        }
    }
}

/// What each seat has and what it would score now, for previews.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally(pub Vec<SeatTally>);

/// One seat's line in a [`Tally`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// Goods by their word: tokens, silver, cards in hand.
    pub goods: Vec<(&'static str, i32)>,
    /// Points if the game ended now.
    pub score: i32,
}

impl Serialize for SeatTally {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let goods: std::collections::BTreeMap<_, _> = self.goods.iter().copied().collect();
        let mut line = serializer.serialize_struct("SeatTally", 2)?;
        line.serialize_field("goods", &goods)?;
        line.serialize_field("score", &self.score)?;
        line.end()
    }
}

impl<E> Log<E> {
    /// A log that keeps nothing; events are not even built.
    #[inline]
    pub const fn off() -> Self {
        Self { entries: None }
    }

    /// A log that keeps everything.
    pub const fn on() -> Self {
        Self { entries: Some(Vec::new()) }
    }

    /// Whether anything is kept: what only a log wants to know need not be worked out otherwise.
    #[inline]
    pub const fn is_on(&self) -> bool {
        self.entries.is_some()
    }

    /// Tells `to` of an event. `event` is called only if somebody listens.
    #[inline]
    pub fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        if let Some(entries) = &mut self.entries {
            entries.push(Entry::Event { to, event: event() });
        }
    }

    /// Tells everyone.
    #[inline]
    pub fn all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::Everyone, event);
    }

    /// Marks that the next event cannot be undone freely. Call it before the state changes.
    #[inline]
    pub fn barrier(&mut self, kind: Barrier, tally: impl FnOnce() -> Tally) {
        if let Some(entries) = &mut self.entries {
            entries.push(Entry::Barrier { kind, tally: tally() });
        }
    }

    /// What was told, in order.
    pub fn entries(&self) -> &[Entry<E>] {
        self.entries.as_deref().unwrap_or_default()
    }

    /// The barriers, in order.
    pub fn barriers(&self) -> impl Iterator<Item = Barrier> {
        self.entries().iter().filter_map(|entry| match entry {
            Entry::Barrier { kind, .. } => Some(*kind),
            Entry::Event { .. } => None,
        })
    }

    /// The events that `viewer` is told, in order.
    pub fn seen_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.entries().iter().filter_map(move |entry| match entry {
            Entry::Event { to, event } if to.includes(viewer) => Some(event),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_that_is_off_builds_nothing() {
        let mut log = Log::<u8>::off();
        log.all(|| unreachable!("an event was built for nobody"));
        log.barrier(Barrier::Chance, || unreachable!("a tally was made for nobody"));
        assert!(log.entries().is_empty());
        assert!(!log.is_on() && Log::<u8>::on().is_on());
    }

    #[test]
    fn viewers_hear_their_own() {
        let seat = Seat::new(0);
        let mut log = Log::on();
        log.tell(Audience::Only(seat), || "ace");
        log.tell(Audience::AllBut(seat), || "a card");
        log.barrier(Barrier::Handover(seat), Tally::default);
        assert_eq!(log.seen_by(Viewer::Seat(seat)).collect::<Vec<_>>(), [&"ace"]);
        assert_eq!(log.seen_by(Viewer::Spectator).collect::<Vec<_>>(), [&"a card"]);
        assert_eq!(log.barriers().collect::<Vec<_>>(), [Barrier::Handover(seat)]);
    }
}
