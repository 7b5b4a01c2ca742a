//! What every game at Trestle stands on.
//!
//! A game is a flat, deterministic state that implements two traits: [`Game`], the hot half that
//! search and simulation use, and [`GameText`], the half for people and wires. Around them are the
//! words every game needs: seats, chance, open questions, events with an audience, refusals that
//! teach, messages without text, outcomes, editions and saved games. [`LiveGame`] drives any game
//! without generics.
//!
//! There is no I/O here, no clock, no thread and no text in any human language.
//!
//! | module | what is in it |
//! |---|---|
//! | [`seat`] | [`Seat`], [`SeatSet`], [`PerSeat`], [`Viewer`], [`Audience`] |
//! | [`rng`] | [`Seed`], [`Rng`] (chance in the state), [`FastRng`] (choices in playouts) |
//! | [`list`] | [`List`], an array with a length that copies as one piece; [`bit_set!`](crate::bit_set) for sets |
//! | `bits` | sets of up to 64 small things |
//! | [`log`] | [`Log`], [`Barrier`], [`Tally`] |
//! | [`event`] | [`EventDoc`], kinds of events and what each says: [`event_docs!`](crate::event_docs) |
//! | [`message`] | [`Message`], [`Arg`], [`Name`] |
//! | [`outcome`] | [`Outcome`], ranks and scores |
//! | [`game`] | [`Game`], [`GameText`], [`apply`] |
//! | [`flow`] | [`Flow`], [`Stack`], [`Question`]: a game as a stack of open questions |
//! | [`target`] | [`Target`], what an answer is about |
//! | [`reading`] | [`Reading`], what there is to say about a piece, and [`Called`], what it is called |
//! | [`options`] | [`GameOption`], what the configuration may choose |
//! | [`edition`] | [`Edition`], faults with lines, hashes, interning |
//! | `rulings` | [`ruling_choices!`](crate::ruling_choices): rulings that a configuration may choose |
//! | [`notation`] | helpers that read and write action texts |
//! | [`doc`] | helpers that read and write state documents: [`RngDoc`], seats, what is wrong |
//! | `schema`, with the feature `openapi` | JSON Schema of the documents of a game |
//! | [`paragraphs`] | pages of rules: paragraphs by their marks |
//! | [`color`] | the colors of players |
//! | [`sketch`] | helpers that bring texts to a width, for boards in plain text |
//! | [`knowledge`] | [`Knowledge`], what bots know of a game beyond its rules |
//! | [`saved`] | [`SavedGame`] |
//! | [`live`] | [`LiveGame`] and its one implementation |

mod bits;
pub mod color;
pub mod doc;
pub mod edition;
pub mod event;
pub mod flow;
pub mod game;
pub mod knowledge;
pub mod list;
pub mod live;
pub mod log;
pub mod message;
pub mod notation;
pub mod options;
pub mod outcome;
pub mod paragraphs;
pub mod reading;
pub mod rng;
mod rulings;
pub mod saved;
#[cfg(feature = "openapi")]
pub mod schema;
pub mod seat;
pub mod sketch;
pub mod target;

pub use doc::RngDoc;
pub use edition::{Edition, EditionFaults, EditionInfo, EditionRef, Fault};
pub use event::{EventDoc, EventField, EventKind, Holds, NamedSeat};
pub use flow::{Answers, Flow, Question, Stack, Step};
pub use game::{
    Event, Game, GameText, LoadError, Problem, Refusal, RulesVersion, Say, SetupError, Wire, apply,
};
pub use knowledge::Knowledge;
pub use list::List;
pub use live::{Live, LiveGame};
pub use log::{Barrier, BarrierKind, Entry, Log, SeatTally, Tally};
pub use message::{Amount, Arg, Message, Name};
pub use options::{Choice, ChoiceName, GameOption, Only, OptionKind};
pub use outcome::{Outcome, Standing};
pub use reading::{Called, Reading, Title, Word};
pub use rng::{FastRng, Rng, Seed};
pub use saved::SavedGame;
pub use seat::{Audience, MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use target::{Role, Target};
