//! What all scenario tests share: positions in a few words, and the table they are played at.

mod edition;
mod moves;
mod position;
mod table;

pub use edition::{edition, edition_with};
pub use moves::{drafted, finish, refused, rival};
pub use position::{Player, Position};
pub use table::Table;

/// The words of a text.
pub fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(ToString::to_string).collect()
}
