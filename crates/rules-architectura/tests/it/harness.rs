//! What the scenarios of this crate are written with: small editions, positions drawn in one line
//! a street, and a table that plays on from there.
//!
//! ```text
//! let edition = edition("n4 n7 x", [like("barracks").sides("2")]);
//! let mut table = Position::new(edition, 3)
//!     .street(1, "0:n4 1:n7@1 - 2:xv")
//!     .hand(0, "n7 barracks")
//!     .load();
//! table.play(0, "play n7 2:1").refuses(1, "play n4 1:1", None);
//! assert_eq!(table.values(1), "4 6 - v");
//! ```
//!
//! **Cards** of a small edition have ids that say what they are:
//!
//! | id | values | meaning |
//! |---|---|---|
//! | `n4` | `4 3 6 5` | four sides: basic value, then one less, two more, one more |
//! | `s5` | `5` | a value on one side only |
//! | `g3` | `3 2 5 4` | four sides, with the symbol of protection |
//! | `x`, `c` | `X X-1 X+2 X+1`, `N N-1 N+2 N+1` | four sides around X or No. |
//! | `xp2`, `xm1`, `cp2`, `cm1` | `X+2`, `X-1`, `N+2`, `N-1` | on one side only |
//!
//! A letter more (`n4b`) makes another card with the same values, for a player has only one card
//! of each id. Read clockwise, the sides of `n4` are 4 on top, 3, 6 and 5: a turn clockwise climbs
//! from 3 over 4 and 5 to 6, and the next one wraps to 3.
//!
//! **Streets** are written and read in one form: spaces from left to right, parted by blanks.
//!
//! | text | meaning |
//! |---|---|
//! | `-` | an empty space |
//! | `0:n4` | the card `n4` of seat 0, face up, its basic value on top |
//! | `0:n4@3` | side 3 on top (0 top, 1 right, 2 bottom, 3 left, as in the data file) |
//! | `0:n4*` | a protection token lies on it |
//! | `0:n4v` | face down |
//! | `0:n4/1:n5v` | `n4` lies on the face-down `n5` of seat 1 |
//! | `(1)` | a Fountain token of seat 1 lies on the space; `0:n4v(1)` on the face-down card there |
//!
//! Empty spaces at the end of a street are left out.

mod deck;
mod position;
mod table;

pub use deck::{Row, calm, card, deck, default_edition, edition, like};
pub use position::Position;
pub use table::Table;
