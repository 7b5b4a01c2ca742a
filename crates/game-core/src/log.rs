//! What happened, for those who may know it. In simulation the log is off and costs nothing.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::seat::{Audience, Seat, Viewer};

/// Collects events and barriers, or nothing at all.
#[derive(Debug)]
pub struct Log<E> {
    entries: Option<Vec<Entry<E>>>,
    rule: Option<&'static str>,
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
        /// The paragraph that was carried out as it happened: [`Log::cite`].
        rule: Option<&'static str>,
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
    /// Something hidden was revealed to these viewers.
    Reveal(Audience),
    /// Chance was used.
    Chance,
    /// Another seat is asked.
    Handover(Seat),
}

impl Barrier {
    /// What everybody may know of it.
    pub const fn kind(self) -> BarrierKind {
        match self {
            Self::Reveal(_) => BarrierKind::Reveal,
            Self::Chance => BarrierKind::Chance,
            Self::Handover(_) => BarrierKind::Handover,
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

/// Why an act cannot be undone freely, without the seats that it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BarrierKind {
    /// Something hidden came to light.
    Reveal,
    /// Chance was used.
    Chance,
    /// Another seat is asked.
    Handover,
}

impl BarrierKind {
    /// Its word in documents.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Reveal => "reveal",
            Self::Chance => "chance",
            Self::Handover => "handover",
        }
    }
}

/// What each seat has and what it would score now, for previews.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally(pub Vec<SeatTally>);

/// One seat's line in a [`Tally`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatTally {
    /// Goods by their word: tokens, silver, cards in hand.
    #[serde(with = "by_word")]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, i32>))]
    pub goods: Vec<(Cow<'static, str>, i32)>,
    /// Points if the game ended now.
    pub score: i32,
}

impl SeatTally {
    /// Goods by their word, in the order in which people are told of them, and points.
    pub fn new(goods: impl IntoIterator<Item = (&'static str, i32)>, score: i32) -> Self {
        let goods = goods.into_iter().map(|(word, count)| (word.into(), count)).collect();
        Self { goods, score }
    }
}

/// Goods as documents have them: an object.
mod by_word {
    use std::borrow::Cow;
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    type Goods = Vec<(Cow<'static, str>, i32)>;

    #[allow(clippy::ptr_arg, reason = "serde passes what the field is")]
    pub fn serialize<S: Serializer>(goods: &Goods, serializer: S) -> Result<S::Ok, S::Error> {
        let goods: BTreeMap<_, _> = goods.iter().map(|(word, count)| (word, count)).collect();
        goods.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Goods, D::Error> {
        let goods = BTreeMap::<String, i32>::deserialize(deserializer)?;
        Ok(goods.into_iter().map(|(word, count)| (word.into(), count)).collect())
    }
}

impl<E> Log<E> {
    /// A log that keeps nothing; events are not even built.
    #[inline]
    pub const fn off() -> Self {
        Self { entries: None, rule: None }
    }

    /// A log that keeps everything.
    pub const fn on() -> Self {
        Self { entries: Some(Vec::new()), rule: None }
    }

    /// Whether anything is kept: what only a log wants to know need not be worked out otherwise.
    #[inline]
    pub const fn is_on(&self) -> bool {
        self.entries.is_some()
    }

    /// What is told from here on carries out this paragraph, until another one is cited. Events
    /// that name a paragraph of their own ([`Event::rule`](crate::Event::rule)) keep it.
    #[inline]
    pub const fn cite(&mut self, rule: &'static str) {
        if self.is_on() {
            self.rule = Some(rule);
        }
    }

    /// The paragraph being carried out, for code that cites another one in between.
    #[inline]
    pub const fn cited(&self) -> Option<&'static str> {
        self.rule
    }

    /// Logs an event for `to`. `event` is called only if the log is on.
    #[inline]
    pub fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        if let Some(entries) = &mut self.entries {
            entries.push(Entry::Event { to, event: event(), rule: self.rule });
        }
    }

    /// Logs an event for everyone.
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
            Entry::Event { to, event, .. } if to.includes(viewer) => Some(event),
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
    fn events_carry_out_what_was_cited_last() {
        let mut log = Log::on();
        log.all(|| 1);
        log.cite("QU-1");
        log.all(|| 2);
        log.cite("QU-2");
        log.all(|| 3);
        let rule = |entry: &Entry<_>| match entry {
            Entry::Event { rule, .. } => *rule,
            Entry::Barrier { .. } => unreachable!("there are no barriers"),
        };
        let rules: Vec<_> = log.entries().iter().map(rule).collect();
        assert_eq!(rules, [None, Some("QU-1"), Some("QU-2")]);
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
