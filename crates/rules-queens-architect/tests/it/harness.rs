//! What the scenarios of this crate are written with: an edition with simple numbers, positions put
//! together in a few words, and a table that plays on from there.
//!
//! ```text
//! let mut table = Position::new(2)
//!     .seat(0, |p| p.on("construct").talers(5).band("glazier_1:0 tailor_3:4"))
//!     .play();
//! table.play(0, "advance 2").play(0, "hire 2");
//! assert_eq!(table.band(0), "glazier_1:0 tailor_3:4 lumberjack_2:1");
//! ```
//!
//! **Craftsmen** have the same numbers in every guild, so that `bricklayer_1` tells all:
//!
//! | id | performance in positions 0 to 5 | repairs | icon |
//! |---|---|---|---|
//! | `<guild>_1` | 1 2 3 4 5 0 | 1 | |
//! | `<guild>_2` | 2 2 2 2 2 2 | 2 | yes |
//! | `<guild>_3` | 5 4 3 2 1 0 | 3 | |
//!
//! The guilds are `glazier`, `lumberjack`, `bricklayer`, `tailor`, `blacksmith` and `stonemason`, in
//! this order. There are three tiles of each character, one of them a starter.
//!
//! **Demand tiles** ask for guilds that follow each other in that order, and go round at its end:
//!
//! | tile | asks for | bonus |
//! |---|---|---|
//! | `village_1` to `village_6` | two, beginning with the guild of this number | |
//! | `monastery_1` to `monastery_6` | three, likewise | |
//! | `town_1` to `town_6` | four, likewise | +1, +2, +3 points; 2, 3, 4 talers |
//! | `town_7`, `town_8`, `town_9` | glazier, lumberjack, bricklayer, and tailor, blacksmith or stonemason | a hire |
//!
//! `village_7` to `village_9` and `monastery_7` to `monastery_10` ask for others; see `test.toml`.
//!
//! **Places**, 2 and 3 players:
//!
//! ```text
//! t3 - m3 - capital - v1 - m1 - t1 - v2 - m2 - t2 - v3
//!  \-- v4 ---/
//! ```
//!
//! and 4 players, where `v2 - m2` and `t3 - v5` are roads, too:
//!
//! ```text
//! capital - v1 - v2 - v3 - v4 - v5
//! capital - m1 - m2 - m3 - m4
//! capital - t1 - t2 - t3
//! ```
//!
//! The other numbers are those of the rule books, and the price scale is 6, 5, 4, 3.

mod draft;
mod edition;
mod position;
mod table;
mod works;

pub use draft::{draft, draft_doc};
pub use edition::{edition, edition_with};
pub use position::Position;
pub use table::Table;
pub use works::{asked_to_construct, before_construct, six};
