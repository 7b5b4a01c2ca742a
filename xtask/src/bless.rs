//! `cargo xtask bless`: what tests compare with a file is rewritten here: golden playthroughs, the
//! tables of a page of cards, and those of the documents of a game.

use std::path::Path;

use anyhow::Result;

/// Which game.
#[derive(clap::Args)]
pub struct Args {
    /// The game, as in `crates/rules-<game>`
    #[arg(default_value = "architectura")]
    game: String,
}

/// Rewrites the files; the diff is for a person to read.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let bless = &[("TRESTLE_BLESS", "1")];
    let rules = format!("rules-{}", args.game);
    let mut sound = crate::cargo_test(root, &rules, "playthroughs::", bless, false)?;
    sound &= crate::cargo_test(root, "cli", "pages::documents", bless, false)?;
    if root.join(format!("docs/games/{}-cards.md", args.game)).exists() {
        sound &= crate::cargo_test(root, "cli", "cards::", bless, false)?;
    }
    Ok(sound)
}
