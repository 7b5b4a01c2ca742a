//! Reads the sources of all crates for the texts in them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use lang::Lang;

/// All sources as one text.
pub fn code() -> String {
    sources().into_iter().map(|(_, code)| code).collect()
}

/// Every key that is given to a message on the spot, with the file it stands in.
pub fn keys() -> BTreeMap<String, String> {
    let mut keys = BTreeMap::new();
    for (file, code) in sources() {
        for opening in ["Message::new(", "Problem::of(", "Arg::Key(", ".key("] {
            for (at, _) in code.match_indices(opening) {
                let Some((first, rest)) = leading_text(&code[at + opening.len()..]) else {
                    continue;
                };
                // In `.key(name, key)` the first text is the name of a parameter.
                let second = rest.trim_start().strip_prefix(',').map(leading_text);
                let key = match (opening, second) {
                    (".key(", Some(Some((key, _)))) => key,
                    (".key(", Some(None)) => continue,
                    _ => first,
                };
                keys.insert(key.to_string(), file.clone());
            }
        }
        keys.extend(words(&code).into_iter().map(|key| (key, file.clone())));
    }
    keys
}

/// The keys that `words!` makes of a beginning and the words after it: `"street" ["AR-9"]`.
fn words(code: &str) -> Vec<String> {
    let mut keys = Vec::new();
    for (at, opening) in code.match_indices("words!(\"") {
        let rest = &code[at + opening.len()..];
        let list = rest.split_once(");").map_or(rest, |(list, _)| list);
        let Some((prefix, list)) = list.split_once("\":") else { continue };
        // Between every two quotation marks stands a text; those before a bracket are words.
        let texts: Vec<_> = list.split('"').collect();
        for pair in texts[1..].chunks_exact(2) {
            if pair[1].trim_start().starts_with('[') {
                keys.extend([format!("{prefix}{}", pair[0]), format!("{prefix}{}-means", pair[0])]);
            }
        }
    }
    keys
}

/// Name and text of each file of a language.
pub fn texts(lang: Lang) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.tag());
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("a language").flatten().map(|entry| entry.path()).collect();
    files.sort();
    let read = |path: PathBuf| {
        (path.display().to_string(), fs::read_to_string(&path).expect("a file of texts"))
    };
    files.into_iter().map(read).collect()
}

/// Name and code of each source under `crates/*/src`, comments left out.
fn sources() -> Vec<(String, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for entry in fs::read_dir(crates).expect("the crates").flatten() {
        walk(&entry.path().join("src"), &mut files);
    }
    files.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a source");
        let code: Vec<_> =
            text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        (path.display().to_string(), code.join("\n"))
    };
    files.into_iter().map(read).collect()
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            walk(&path, files);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            files.push(path);
        }
    }
}

fn leading_text(code: &str) -> Option<(&str, &str)> {
    code.trim_start().strip_prefix('"')?.split_once('"')
}
