//! What the games are tested with.
//!
//! | module | what is in it |
//! |---|---|
//! | [`conformance`] | [`Conformance`]: what must hold in every random game, called once per game |
//! | [`property`] | [`Property`]: what exactly must hold, each with a name |
//! | `checker`, `properties`, `trail` | a worker of the suite; how each property is checked; a game with all its states |
//! | [`report`] | [`Report`]: a failure, cut down to a short list of actions |
//! | `cut_down`, `difference`, `panics` | shortens a failing game, compares documents, catches panics |
//! | [`scenario`] | [`Scenario`]: one rule paragraph, told as a short game |
//! | [`table`] | [`AtTable`]: what the table of every game's scenarios has |
//! | [`playthrough`] | whole games as readable golden files |
//! | [`numbers`] | [`Numbers`](numbers::Numbers): what paragraphs name, held against the edition |
//! | [`generate`] | random games and positions, for tests that want some |
//!
//! A rules crate calls the suite from its own tests:
//!
//! ```text
//! let edition = game_core::edition::default::<quarry::Edition>();
//! let summary = Conformance::<Quarry>::new(edition, Config { players: 3 })
//!     .seed("quarry, three seats")
//!     .games(2000)
//!     .conserved(|game| game.check_goods())
//!     .second_scorer(score_again)
//!     .end_within(400)
//!     .run();
//! println!("{summary}");
//! assert!(summary.longest_list <= 100);
//! ```

pub mod conformance;
pub mod generate;
pub mod numbers;
pub mod playthrough;
pub mod property;
pub mod report;
pub mod scenario;
pub mod table;

mod checker;
mod cut_down;
mod difference;
mod panics;
mod properties;
mod trail;

pub use conformance::{Conformance, Summary};
pub use playthrough::{check_playthroughs, record_playthrough};
pub use property::Property;
pub use report::Report;
pub use scenario::Scenario;
pub use table::{AtTable, Refused, keys_in};

use game_core::{Seat, Seed};

/// The seed a test names: 64 hexadecimal digits as they are, any other text by its hash.
pub fn seed_of(text: &str) -> Seed {
    Seed::from_hex(text).unwrap_or_else(|| Seed::from_text(text))
}

/// How many games a suite plays of one configuration: `default`, or in a soak its share of what
/// `cargo xtask soak` asks for, which `configurations` suites divide among them.
pub fn games(default: u64, configurations: u64) -> u64 {
    let asked = std::env::var("TRESTLE_SOAK").ok().and_then(|games| games.parse().ok());
    share(asked, default, configurations)
}

fn share(asked: Option<u64>, default: u64, configurations: u64) -> u64 {
    asked.map_or(default, |games| games.div_ceil(configurations))
}

/// Reads lines such as `0 play library 1:4`; a playthrough's `> ` before them does no harm.
///
/// # Panics
/// If a line does not begin with the number of a seat.
pub fn read_lines(lines: &str) -> Vec<(Seat, String)> {
    let read = |line: &str| {
        let line = line.strip_prefix('>').unwrap_or(line).trim();
        let (seat, action) = line.split_once(' ').unwrap_or((line, ""));
        let seat = seat.parse().unwrap_or_else(|_| panic!("`{line}` does not begin with a seat"));
        (Seat::new(seat), action.trim().to_string())
    };
    lines.lines().map(str::trim).filter(|line| !line.is_empty()).map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_soak_is_shared_out_and_rounded_up() {
        assert_eq!(share(None, 2000, 6), 2000);
        assert_eq!(share(Some(600), 2000, 6), 100);
        assert_eq!(share(Some(601), 2000, 6), 101);
        assert_eq!(share(Some(1), 2000, 6), 1);
    }
}
