//! A new game touches its own places and the registry, and nothing else: no other file names a game.

use std::fs;
use std::path::Path;

/// Files that name games all the same, each with the reason.
const ALLOWED: &[(&str, &str)] = &[
    ("crates/games/Cargo.toml", "the registry"),
    ("crates/games/src/lib.rs", "the registry"),
    ("Cargo.lock", "made by cargo"),
    ("fuzz/Cargo.lock", "made by cargo"),
    ("web/src/net/protocol.ts", "made by `cargo xtask types`"),
    ("crates/bots/Cargo.toml", "a game for the examples of the documentation"),
    ("crates/table/Cargo.toml", "games for tests of hidden cards"),
    ("crates/cli/src/args.rs", "examples of the help"),
    ("crates/server/src/api/tables.rs", "examples of the OpenAPI document"),
    ("crates/server/src/common.txt", "passwords that somebody would guess"),
    ("Makefile", "an example"),
    ("NOTICE", "whose the games are"),
];

/// Folders and kinds of files that may take a game as an example.
fn may_have_examples(path: &str) -> bool {
    ["docs/", "scripts/", "web/e2e/", "xtask/src/balance/tests.rs"]
        .iter()
        .any(|folder| path.starts_with(folder))
        || path.contains("/tests/")
        || path.contains("/examples/")
        || path.ends_with(".test.ts")
        || is_of_kind(path, "md")
}

fn is_of_kind(path: &str, kind: &str) -> bool {
    Path::new(path).extension().is_some_and(|extension| extension == kind)
}

/// How a game is called in ids, paths, modules and types.
fn spellings(id: &str) -> [String; 3] {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    [id.to_owned(), id.replace('-', "_"), id.split('-').map(capital).collect()]
}

fn names(text: &str, id: &str) -> bool {
    spellings(id).iter().any(|spelling| text.contains(spelling.as_str()))
}

/// A source without its comments and its unit tests, which may take a game as an example.
fn code(path: &str, text: &str) -> String {
    if !is_of_kind(path, "rs") {
        return text.to_owned();
    }
    let lines = text.lines().take_while(|line| line.trim() != "#[cfg(test)]");
    lines.filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// Every text file of the repository, by its path from the root.
fn files(root: &Path, folder: &str, out: &mut Vec<(String, String)>) {
    const FOREIGN: [&str; 7] =
        [".git", "target", "node_modules", "dist", "corpus", "test-results", "artifacts"];
    let mut entries: Vec<_> = fs::read_dir(root.join(folder))
        .expect("a folder")
        .map(|entry| entry.expect("one"))
        .collect();
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        if FOREIGN.contains(&name.as_str()) {
            continue;
        }
        if entry.path().is_dir() {
            files(root, &path, out);
        } else if let Ok(text) = fs::read_to_string(entry.path()) {
            out.push((path, text));
        }
    }
}

#[test]
fn no_file_names_a_game_but_its_own() {
    let root = crate::workspace_root().expect("tests run in the workspace");
    let mut all = Vec::new();
    files(&root, "", &mut all);
    assert!(all.iter().any(|(path, _)| path == "crates/games/src/lib.rs"));
    let mut found = Vec::new();
    for (path, text) in &all {
        let ids = || games::all().iter().map(|kind| kind.id());
        // What has the game in its path is the game's own.
        let foreign: Vec<_> = ids().filter(|id| !names(path, id)).collect();
        if ALLOWED.iter().any(|(allowed, _)| allowed == path) {
            continue;
        }
        if may_have_examples(path) {
            let lists = |line: &&str| !is_of_kind(path, "md") && ids().all(|id| names(line, id));
            found
                .extend(text.lines().filter(lists).map(|line| format!("{path} lists all: {line}")));
        } else {
            let code = code(path, text);
            found.extend(
                foreign.iter().filter(|id| names(&code, id)).map(|id| format!("{path} names {id}")),
            );
        }
    }
    assert!(found.is_empty(), "find them by the registry or the folder:\n{}", found.join("\n"));
}

#[test]
fn what_is_allowed_is_there_and_names_a_game() {
    let root = crate::workspace_root().expect("tests run in the workspace");
    for (path, reason) in ALLOWED {
        let text = fs::read_to_string(root.join(path)).unwrap_or_default();
        let is_named = games::all().iter().any(|kind| names(&text, kind.id()));
        assert!(is_named || *path == "NOTICE", "{path} ({reason}) need not be allowed");
    }
}

/// Where something of each game stands.
pub fn places(id: &str) -> Vec<String> {
    let mut places = vec![
        format!("docs/games/{id}.md"),
        format!("crates/rules-{id}/data/default.toml"),
        format!("crates/rules-{id}/tests/bots.txt"),
        format!("web/src/games/{id}/index.ts"),
        format!("web/src/games/{id}/Board.svelte"),
        format!("web/src/games/{id}/positions.jsonl"),
        format!("web/src/games/{id}/sounds.ts"),
    ];
    for lang in ["en", "fr", "pt-BR"] {
        let folder = if lang == "en" { String::new() } else { format!("{lang}/") };
        places.push(format!("docs/rules/{folder}{id}.md"));
        places.push(format!("locales/{lang}/{id}.ftl"));
        places.push(format!("locales/{lang}/web-{id}.ftl"));
        places.push(format!("locales/{lang}/glossary-{id}.ftl"));
    }
    places
}

/// Each crate of rules is a game of the registry, and each game has all its places.
#[test]
fn every_game_is_whole() {
    let root = crate::workspace_root().expect("tests run in the workspace");
    let folders = |path: &str, prefix: &str| -> Vec<String> {
        let entries = fs::read_dir(root.join(path)).expect("a folder");
        let names = entries.map(|entry| entry.expect("one").file_name());
        let names = names.map(|name| name.to_string_lossy().into_owned());
        let mut names: Vec<_> =
            names.filter_map(|name| name.strip_prefix(prefix).map(str::to_owned)).collect();
        names.sort();
        names
    };
    let mut ids: Vec<_> = games::all().iter().map(|kind| kind.id().to_owned()).collect();
    ids.sort();
    assert_eq!(folders("crates", "rules-"), ids);
    assert_eq!(folders("web/src/games", ""), ids);
    for kind in games::all() {
        let id = kind.id();
        assert!(kind.rules_pages().en.starts_with("# "), "{id} has no pages of rules");
        for place in places(id) {
            assert!(root.join(&place).exists(), "{place} is missing");
        }
    }
}
