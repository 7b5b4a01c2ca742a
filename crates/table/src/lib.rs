//! One live table: seats, clocks, undo, proposals, and what each viewer is told.
//!
//! A table is the fold of an append-only log. No process owns it: several nodes hold copies, and
//! the store, which accepts each entry number once, decides who was first. [`Table::decide`]
//! only reads and returns the entry that a command would become; [`Table::apply`] applies stored
//! entries, the same on every node.
//!
//! ```
//! use game_core::{Problem, Seed};
//! use serde_json::json;
//! use table::{Actor, ChairSetup, Command, Entry, Setup, Table, Who};
//!
//! /// What a node does with a command. `log` stands for the store, which other nodes also write to.
//! fn carry_out(
//!     table: &mut Table,
//!     log: &mut Vec<Entry>,
//!     who: &Actor,
//!     command: &Command,
//! ) -> Result<(), Problem> {
//!     loop {
//!         let Some(outlook) = table.decide(1_700_000_000_000, who, command)? else {
//!             return Ok(()); // Already done: say so again.
//!         };
//!         if log.len() as u64 == table.seq() {
//!             log.push(outlook.entry.clone());
//!             table.adopt(outlook); // Now tell the viewers.
//!             return Ok(());
//!         }
//!         for missed in &log[table.seq() as usize..] {
//!             table.apply(missed)?;
//!         }
//!     }
//! }
//!
//! let kind = games::by_id("architectura")?;
//! let edition = kind.default_edition();
//! let who = Who { id: "p1".to_string(), name: "One".to_string() };
//! let chairs = vec![ChairSetup::Person(who), ChairSetup::Bot("novice".to_string())];
//! let setup = Setup::new(kind, edition, json!({"players": 2, "first": 0}), chairs);
//! let (mut one, mut two) = (Table::open(kind, edition, setup.clone())?, Table::open(kind, edition, setup)?);
//! let mut log = Vec::new();
//! let start = Command::Start { seed: Seed::from_text("sunday") };
//! carry_out(&mut one, &mut log, &Actor::Server, &start)?;
//! // The other node knows nothing of this yet, and reads it from the store.
//! let refused = carry_out(&mut two, &mut log, &Actor::Server, &start).unwrap_err();
//! assert_eq!(refused.message.key, "table-started");
//! assert_eq!(one.game().map(|game| game.hash()), two.game().map(|game| game.hash()));
//! # Ok::<(), Problem>(())
//! ```
//!
//! There are no sockets here, no SQL, no threads, and no clock is read: times come with commands
//! and entries.
//!
//! | module | what is in it |
//! |---|---|
//! | `table` | [`Table`]: its state, and what can be asked of it |
//! | `setup` | [`Setup`], what a table was opened with |
//! | `opening` | [`Opening`]: games that begin from a position, or whole |
//! | `lesson` | [`Script`]: games whose opponent follows a script while the person does |
//! | `entry` | [`Entry`], [`Act`]: the log as it is stored |
//! | `packed_log` | the log in memory |
//! | `command` | [`Command`] |
//! | `decide`, `apply` | deciding commands; applying entries |
//! | `undo`, `step` | undoing answers, and what it must know about each |
//! | `proposal`, `clock` | agreeing; time |
//! | `secrets` | whose secrets a table holds, whoever answers for them now |
//! | `forfeit` | leaving a rated game |
//! | `stream`, `screen` | what each viewer is told, and sees |
//! | `past` | [`Past`]: the board as a viewer saw it earlier |
//! | `bot` | [`BotJob`], for seats that bots hold |
//! | [`wire`] | messages and problems in the types of the protocol |

mod apply;
mod bot;
mod clock;
mod command;
mod decide;
mod entry;
mod forfeit;
mod lesson;
mod opening;
mod packed_log;
mod past;
mod proposal;
mod screen;
mod secrets;
mod setup;
mod step;
mod stream;
mod table;
mod undo;
pub mod wire;

pub use bot::BotJob;
pub use command::Command;
pub use decide::{MOST_ANSWERS, MOST_EXTRA, Outlook, Refused};
pub use entry::{Act, Actor, Entry, Millis, Wanted, Who};
pub use lesson::Script;
pub use opening::Opening;
pub use past::Past;
pub use setup::{ChairSetup, Clock, Setup, UndoPolicy, Watchers};
pub use stream::Emitted;
pub use table::{End, Rematch, Table};
pub use undo::UndoStatus;
