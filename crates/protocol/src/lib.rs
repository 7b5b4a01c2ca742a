//! What server and clients say to each other, as plain data.
//!
//! Seats count from 0. Times are milliseconds since 1970. Nothing here holds a sentence: messages
//! are keys with parameters, and the client renders them from the same language files as the
//! terminal. What comes in refuses unknown fields; what goes out may gain some.
//!
//! With the feature `ts` every type knows its TypeScript declaration, with `openapi` its schema.
//!
//! | room | what is in it |
//! |---|---|
//! | [`json`] | documents that are handed on as they are: [`Json`] |
//! | [`message`] | [`Message`], [`Problem`] |
//! | [`wish`] | what clients send: [`Line`], [`Wish`] |
//! | [`reply`] | what the server sends: [`Reply`] |
//! | [`stream`] | what happened, numbered per viewer: [`Item`], [`Happening`] |
//! | [`talk`] | what people say to one another: [`ChatLine`], [`Saying`] |
//! | [`screen`] | how a table stands for one viewer: [`Screen`], [`Preview`] |

pub mod json;
pub mod message;
#[cfg(feature = "openapi")]
mod openapi;
pub mod reply;
pub mod screen;
pub mod stream;
pub mod talk;
#[cfg(feature = "ts")]
mod typescript;
pub mod wish;

pub use json::Json;
pub use message::{ArgKind, Message, Problem};
pub use reply::Reply;
pub use screen::{
    Answer, Ask, ClockFace, LessonFace, NearMiss, Phase, Preview, Screen, SeatFace, SeatTally, Undo,
};
pub use stream::{
    Ending, Event, Happening, How, Item, OpenProposal, Person, Proposal, Proposed, Score,
};
pub use talk::{ChatLine, Saying};
#[cfg(feature = "ts")]
pub use typescript::typescript;
pub use wish::{Consent, HandOver, Line, Wish};

/// Milliseconds since 1970, or a length of time in milliseconds.
pub type Millis = i64;

/// The number of a seat.
pub type SeatNumber = u8;
