//! `cargo xtask bless`: what tests compare with a file is rewritten here: golden playthroughs, the
//! tables of a page of cards, and those of the documents of a game.

use std::path::Path;

use anyhow::Result;

/// Which games.
#[derive(clap::Args)]
pub struct Args {
    /// The games; without any, all
    games: Vec<String>,
}

/// Rewrites the files; the diff is for a person to read.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let bless = &[("TRESTLE_BLESS", "1")];
    let mut sound = crate::cargo_test(root, "cli", "pages::documents", bless, false)?;
    for game in crate::games_named(&args.games)? {
        sound &= crate::cargo_test(root, &format!("rules-{game}"), "playthroughs::", bless, false)?;
        if root.join(format!("docs/games/{game}-cards.md")).exists() {
            sound &= crate::cargo_test(root, "cli", "cards::", bless, false)?;
        }
    }
    Ok(sound)
}
