//! What the chores know of a game beyond its rules: `docs/games/<id>.toml`. A game without the file
//! is counted as usual.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use game_core::paragraphs::opening;
use serde::Deserialize;

use crate::coverage::Exempt;

/// The file of a game.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GameFile {
    /// The marks of the paragraphs that tests cite, such as `AR-`. Without them, all marks of the
    /// page that are letters, a hyphen and a number count; `QA-D4` does not.
    prefixes: Vec<String>,
    /// The numbers that the page leaves out, first and last, for each prefix. Everywhere else a gap
    /// is an error.
    pub unused: BTreeMap<String, Vec<(u32, u32)>>,
    /// The tables of the data file whose every id must be cited too.
    pub cards: Vec<String>,
    /// The verbs that get a part of their own on the page about balance, and its heading.
    pub headings: Vec<(String, String)>,
    /// Pairings of bots that are measured beside the usual ones.
    pub strength: Vec<Pairing>,
    /// Paragraphs that no test need cite.
    pub exempt: Vec<Exempt>,
}

/// One bot against another, and the share of victories that it is to reach.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The bot whose share is measured.
    pub first: String,
    /// The bot on all other seats.
    pub second: String,
    /// Seats.
    pub players: usize,
    /// Games.
    pub games: u64,
    /// The share that is wanted.
    pub share: f64,
}

impl GameFile {
    /// The file of this game.
    ///
    /// # Errors
    /// If it is there and cannot be read.
    pub fn of(root: &Path, id: &str) -> Result<Self> {
        let path = format!("docs/games/{id}.toml");
        if !root.join(&path).exists() {
            return Ok(Self::default());
        }
        let text = fs::read_to_string(root.join(&path)).with_context(|| path.clone())?;
        toml::from_str(&text).context(path)
    }

    /// The prefixes of the marks that count on this page.
    pub fn prefixes(&self, page: &str) -> Vec<String> {
        if !self.prefixes.is_empty() {
            return self.prefixes.clone();
        }
        let mut found = Vec::new();
        for (mark, ..) in page.lines().filter_map(opening) {
            let Some((letters, number)) = mark.split_once('-') else { continue };
            let prefix = format!("{letters}-");
            if number.bytes().all(|byte| byte.is_ascii_digit()) && !found.contains(&prefix) {
                found.push(prefix);
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_prefixes_are_those_of_the_page_unless_the_file_names_them() {
        let page = "- **AB-1** One.\n- **CD-1** Two.\n- **AB-D1** A note.\n";
        assert_eq!(GameFile::default().prefixes(page), ["AB-", "CD-"]);
        let named: GameFile = toml::from_str("prefixes = [\"AB-\"]").expect("a file");
        assert_eq!(named.prefixes(page), ["AB-"]);
        assert!(toml::from_str::<GameFile>("prefix = []").is_err());
    }
}
