//! Helpers that read and write state documents: chance, seats, and what is wrong with a field.
//!
//! Reasons that any game may give stand in the language files beside these: `load-range`,
//! `load-seat`, `load-seats`, `load-twice`, `load-frame`. A game adds its own.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::game::{LoadError, Problem};
use crate::message::Message;
use crate::rng::{Rng, Seed};
use crate::seat::{Seat, SeatSet};

/// Chance in a document: a key of 64 hexadecimal digits and the number of streams opened so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RngDoc {
    /// The key: 64 hexadecimal digits.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub key: Seed,
    /// How many streams were opened.
    pub streams: u64,
}

impl From<&Rng> for RngDoc {
    fn from(rng: &Rng) -> Self {
        let (key, streams) = rng.parts();
        Self { key, streams }
    }
}

/// Reads a part of a document that must be an object. Without it a list would be taken for one,
/// field by field: `#[serde(deserialize_with = "game_core::doc::object")]`.
///
/// ```
/// #[derive(serde::Deserialize, Debug)]
/// struct Config {
///     #[serde(deserialize_with = "game_core::doc::object")]
///     switches: Switches,
/// }
/// #[derive(serde::Deserialize, Debug)]
/// struct Switches {
///     loud: bool,
/// }
/// let good = serde_json::from_str::<Config>(r#"{"switches": {"loud": true}}"#).unwrap();
/// assert!(good.switches.loud);
/// assert!(serde_json::from_str::<Config>(r#"{"switches": [true]}"#).is_err());
/// ```
///
/// # Errors
/// If it is something else, or not the object that is wanted.
pub fn object<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<T, D::Error> {
    struct Fields<T>(PhantomData<T>);
    impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(map))
        }
    }
    from.deserialize_map(Fields(PhantomData))
}

/// The chance of a loaded game: the document's, or what follows from `seed` if it has none.
///
/// ```
/// use game_core::{Rng, RngDoc, Seed, doc};
/// let mut rng = Rng::new(Seed::from_text("sunday"));
/// rng.below(6);
/// assert_eq!(doc::chance(Some(&RngDoc::from(&rng)), None), Ok(rng));
/// assert_eq!(doc::chance(None, None).unwrap_err().message.key, "load-no-rng");
/// ```
///
/// # Errors
/// If there is neither, or more streams were opened than any game would.
pub fn chance(doc: Option<&RngDoc>, seed: Option<Seed>) -> Result<Rng, LoadError> {
    match (doc, seed) {
        (Some(rng), _) if rng.streams > u64::from(u32::MAX) => {
            Err(wrong("rng.streams", "load-range"))
        }
        (Some(rng), _) => Ok(Rng::from_parts(rng.key, rng.streams)),
        (None, Some(seed)) => Ok(Rng::new(seed)),
        (None, None) => Err(Problem::of("load-no-rng")),
    }
}

/// The problem that `field` of a state document is wrong; `why` is the key of the reason.
pub fn wrong(field: impl Into<String>, why: &'static str) -> LoadError {
    Message::new("load-field").text("field", field).key("why", why).into()
}

/// A seat of a game with `n` of them.
///
/// # Errors
/// If there is no such seat.
pub fn seat(field: &str, seat: Seat, n: usize) -> Result<Seat, LoadError> {
    if seat.index() < n { Ok(seat) } else { Err(wrong(field, "load-seat")) }
}

/// A set of seats of a game with `n` of them, from a list that names each once.
///
/// # Errors
/// If there is no such seat, or one stands there twice.
pub fn seat_set(field: &str, seats: &[Seat], n: usize) -> Result<SeatSet, LoadError> {
    let mut set = SeatSet::EMPTY;
    for &named in seats {
        if set.contains(seat(field, named, n)?) {
            return Err(wrong(field, "load-twice"));
        }
        set = set.with(named);
    }
    Ok(set)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said<T>(result: Result<T, LoadError>) -> String {
        result.err().map(|problem| problem.to_string()).unwrap_or_default()
    }

    #[test]
    fn chance_needs_a_document_or_a_seed() {
        let seed = Seed::from_text("chance");
        assert_eq!(chance(None, Some(seed)), Ok(Rng::new(seed)));
        let most = RngDoc { key: seed, streams: u32::MAX.into() };
        assert_eq!(chance(Some(&most), None), Ok(Rng::from_parts(seed, u32::MAX.into())));
        let more = RngDoc { streams: most.streams + 1, ..most };
        let wrong = r#"load-field {"field":"rng.streams","why":"load-range"}"#;
        assert_eq!(said(chance(Some(&more), Some(seed))), wrong);
    }

    #[test]
    fn seats_are_those_of_the_game() {
        let [zero, one, two] = [0, 1, 2].map(Seat::new);
        assert_eq!(seat("active", one, 2), Ok(one));
        let wrong = r#"load-field {"field":"active","why":"load-seat"}"#;
        assert_eq!(said(seat("active", two, 2)), wrong);
        assert_eq!(seat_set("done", &[one, zero], 2), Ok(SeatSet::first(2)));
        assert_eq!(seat_set("done", &[], 2), Ok(SeatSet::EMPTY));
        let wrong = r#"load-field {"field":"done","why":"load-seat"}"#;
        assert_eq!(said(seat_set("done", &[one, two], 2)), wrong);
        let wrong = r#"load-field {"field":"done","why":"load-twice"}"#;
        assert_eq!(said(seat_set("done", &[one, one], 2)), wrong);
    }
}
