//! Creates the folder of the web client if it does not exist: a debug build then finds what `npm
//! run build` puts there later, and a release is rebuilt when that changes.

use std::path::Path;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if let Err(error) = std::fs::create_dir_all(&folder) {
        println!("cargo::warning={} cannot be made: {error}", folder.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
}
