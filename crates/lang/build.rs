//! Lists the language files for `src/files.rs`: all that stand in `locales`, but for those that only
//! the web client reads.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LANGS: [&str; 3] = ["en", "fr", "pt-BR"];

/// Whether only the web client reads this file.
fn is_clients(name: &str) -> bool {
    name == "web.ftl" || name.starts_with("web-") || name.starts_with("lesson-")
}

fn main() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut code = String::new();
    for lang in LANGS {
        let folder = locales.join(lang).canonicalize().expect("a folder for each language");
        let entries = fs::read_dir(&folder).expect("a folder that can be read");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .filter(|name| Path::new(name).extension().is_some_and(|kind| kind == "ftl"))
            .filter(|name| !is_clients(name))
            .collect();
        names.sort();
        let constant = lang.to_uppercase().replace('-', "_");
        writeln!(code, "const {constant}: &[(&str, &str)] = &[").expect("a string");
        for name in names {
            let (file, path) = (format!("{lang}/{name}"), folder.join(&name));
            let path = path.to_str().expect("a path that is text");
            writeln!(code, "    ({file:?}, include_str!({path:?})),").expect("a string");
        }
        code.push_str("];\n");
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names it"));
    fs::write(out.join("files.rs"), code).expect("the list is written");
}
