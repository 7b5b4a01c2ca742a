//! `cargo xtask types`: the types of HTTP, of the socket and of the games that the web client uses,
//! as TypeScript.
//!
//! The server knows them all; tests of it hold the files to them, or write them if they are told to.

use std::path::Path;

use anyhow::Result;

/// Regenerates `web/src/net/protocol.ts` and `web/src/games/*/documents.ts`.
pub fn run(root: &Path) -> Result<bool> {
    crate::cargo_test(
        root,
        "server",
        "typescript::the_client_has",
        &[("TRESTLE_BLESS", "1")],
        false,
    )
}
