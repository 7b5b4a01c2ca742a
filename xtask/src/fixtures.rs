//! `cargo xtask fixtures`: the JSON that the web client is tested with: a screen for each position,
//! and the pieces of the editions.
//!
//! A test of `table` makes the screens, and one of `server` the pieces; they hold the files to what
//! they make, or write them if they are told to.

use std::path::Path;

use anyhow::Result;

/// Regenerates `web/src/games/*/fixtures` and `web/fixtures`.
pub fn run(root: &Path) -> Result<bool> {
    let bless = &[("TRESTLE_BLESS", "1")];
    let screens = crate::cargo_test(root, "table", "fixtures::", bless, false)?;
    let pieces =
        crate::cargo_test(root, "server", "typescript::the_client_is_tested", bless, false)?;
    Ok(screens && pieces)
}
