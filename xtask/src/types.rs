//! `cargo xtask types`: what the client in TypeScript is to know: the types of the protocol, and the
//! OpenAPI document, from which `npm run types` makes those of HTTP.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Where the client finds them.
const FILE: &str = "web/src/net/protocol.ts";

/// What to do with the file.
#[derive(clap::Args)]
pub struct Args {
    /// Only say whether the file is as it should be
    #[arg(long)]
    check: bool,
}

/// Writes the file anew, or looks at it.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let (file, text) = (root.join(FILE), protocol::typescript());
    if args.check {
        let same = fs::read_to_string(&file).is_ok_and(|found| found == text);
        if !same {
            eprintln!("{FILE} is not what the protocol says: cargo xtask types writes it anew");
        }
        return Ok(same);
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(&file, text).with_context(|| FILE.to_string())?;
    // The server knows its own document; a test of it compares, or writes if it is told to.
    crate::cargo_test(root, "server", "written_down", &[("TRESTLE_BLESS", "1")], false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_what_the_protocol_says() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
        assert!(run(root, &Args { check: true }).expect("a file"));
    }
}
