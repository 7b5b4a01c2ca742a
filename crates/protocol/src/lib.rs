//! The messages between server and clients, as plain data.
//!
//! Seats count from 0. Times are milliseconds since 1970. Nothing here holds a sentence: messages
//! are keys with parameters, and the client renders them from the same language files as the
//! terminal. Incoming types refuse unknown fields; outgoing types may gain some.
//!
//! With the feature `openapi` every type has a schema.
//!
//! | module | what is in it |
//! |---|---|
//! | [`edit`] | differences between two documents: [`Edit`] |
//! | [`json`] | documents that are passed on unchanged: [`Json`] |
//! | [`message`] | [`Message`], [`Problem`] |
//! | [`request`] | what clients send: [`Request`], [`Do`] |
//! | [`reply`] | what the server sends: [`Reply`] |
//! | [`stream`] | what happened, numbered per viewer: [`Item`], [`Happening`] |
//! | [`talk`] | chat: [`ChatLine`], [`Saying`] |
//! | [`screen`] | the state of a table for one viewer: [`Screen`], [`Preview`] |

pub mod edit;
pub mod json;
pub mod message;
pub mod reply;
pub mod request;
pub mod screen;
pub mod stream;
pub mod talk;

pub use edit::Edit;
pub use game_core::saved::Score;
pub use game_core::{BarrierKind, Role, SeatTally, Target};
pub use json::Json;
pub use message::{ArgKind, Message, Problem};
pub use reply::Reply;
pub use request::{Do, Request};
pub use screen::{
    Answer, Ask, ClockFace, LessonFace, NearMiss, Phase, Preview, Screen, SeatFace, Undo,
};
pub use stream::{Ending, Event, Happening, How, Item, OpenProposal, Person, Proposal, Proposed};
pub use talk::{ChatLine, Saying};

/// Milliseconds since 1970, or a length of time in milliseconds.
pub type Millis = i64;

/// The number of a seat.
pub type SeatNumber = u8;
