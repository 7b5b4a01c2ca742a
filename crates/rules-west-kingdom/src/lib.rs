//! Architects of the West Kingdom: 1 to 5 players send workers out, build, and keep an eye on
//! their virtue.
//!
//! So far the crate holds the edition only, the printed numbers of the game as flat tables; the
//! rules follow. The paragraphs cited here (WK) are those of `docs/rules/west-kingdom.md`.
//!
//! ```
//! use rules_west_kingdom::Edition;
//! use rules_west_kingdom::edition::{Good, Immediate, Effect};
//!
//! let edition: &Edition = game_core::edition::default();
//! let well = edition.find_building("well").unwrap();
//! let Effect::Immediate(Immediate::Gain { gain }) = edition.building(well).effect else { panic!() };
//! assert_eq!(gain.goods[Good::Clay], 4);
//! ```
//!
//! | room | what is in it |
//! |---|---|
//! | [`edition`] | the data file as flat tables: goods, cards, the main board |

pub mod edition;

pub use edition::Edition;
