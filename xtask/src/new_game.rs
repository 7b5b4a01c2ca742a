//! `cargo xtask new-game`: a small complete game under a new name, to be changed into another one.
//!
//! It is a copy of the game in `xtask/template`, which is a member of the workspace, so that it
//! keeps compiling and passes its tests. What is called after it is called after the new game.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use game_core::paragraphs::paragraphs;

/// The name of the game.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id in crates, files, commands and links: small letters and hyphens
    name: String,
}

const TEMPLATE: &str = "xtask/template";
/// The id of the game in the template, and the marks of its paragraphs.
const ID: &str = "keystone";
const PREFIX: &str = "KS";
/// Prefixes of keys that belong to no game.
const RESERVED: [&str; 1] = ["GL"];

/// Writes the files of the game, and its lines in the registry.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let id = args.name.as_str();
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase());
    ensure!(id.split('-').all(is_word), "{id} is not small letters with hyphens between them");
    ensure!(id.len() > 2, "{id} is too short");
    ensure!(games::by_id(id).is_err() && id != ID, "there is a game {id} already");
    let names = Names::of(id, &prefix(id, &prefixes_in_use())?);
    for (path, text) in files(&root.join(TEMPLATE))? {
        let path = names.put_into(&path, Kind::Path);
        let file = root.join(&path);
        ensure!(!file.exists(), "{path} is there already");
        fs::create_dir_all(file.parent().context("a folder")?)?;
        fs::write(&file, names.put_into(&text, Kind::of(&path))).with_context(|| path.clone())?;
        println!("{path}");
    }
    // Screens of positions are made, so that the template has none.
    fs::create_dir_all(root.join(format!("web/src/games/{id}/fixtures")))?;
    for (path, register) in [
        ("crates/games/src/lib.rs", register_type as fn(&str, &Names) -> Result<String>),
        ("crates/games/Cargo.toml", register_crate),
    ] {
        let text = fs::read_to_string(root.join(path)).context(path)?;
        fs::write(root.join(path), register(&text, &names).context(path)?)?;
        println!("{path}");
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // Cargo notes the new crate in its lock file, and fetches nothing for it.
    quietly(root, &cargo, &["metadata", "--offline", "--format-version", "1"])?;
    // Lines are as long as the name is.
    quietly(root, &cargo, &["fmt", "--package", &format!("rules-{id}")])?;
    let prettier = root.join("web/node_modules/.bin/prettier");
    if prettier.exists() {
        let board = format!("src/games/{id}");
        quietly(&root.join("web"), prettier.as_os_str(), &["--write", &board])?;
    }
    println!(
        "\n{} is there. Now:\n  cargo xtask types\n  cargo xtask fixtures\n  cargo xtask bless {id}\n  cargo test -p rules-{id}\n  \
         make terminal GAME={id}\nCONTRIBUTING.md says what comes next.",
        names.title
    );
    Ok(true)
}

/// Runs a program and shows what it says only if it fails.
fn quietly(folder: &Path, program: &OsStr, args: &[&str]) -> Result<()> {
    let output = Command::new(program).current_dir(folder).args(args).output();
    let output = output.with_context(|| format!("{} cannot be started", program.display()))?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{} {}: {said}", program.display(), args.join(" "));
    Ok(())
}

/// What the game is called in the places where it is named.
struct Names {
    id: String,
    snake: String,
    camel: String,
    title: String,
    prefix: String,
}

/// Where a name stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Path,
    Code,
    Prose,
}

impl Kind {
    fn of(path: &str) -> Self {
        let kind = Path::new(path).extension().and_then(OsStr::to_str);
        if matches!(kind, Some("rs" | "ts" | "svelte")) { Self::Code } else { Self::Prose }
    }
}

impl Names {
    fn of(id: &str, prefix: &str) -> Self {
        let words: Vec<String> = id.split('-').map(capital).collect();
        Self {
            id: id.to_owned(),
            snake: id.replace('-', "_"),
            camel: words.concat(),
            title: words.join(" "),
            prefix: prefix.to_owned(),
        }
    }

    /// A text of the template as one of this game.
    fn put_into(&self, text: &str, kind: Kind) -> String {
        let small = self.prefix.to_lowercase();
        let text = text.replace(&format!("rules_{ID}"), &format!("rules_{}", self.snake));
        let text = text.replace(ID, &self.id);
        if kind == Kind::Path {
            return text;
        }
        let named = if kind == Kind::Code { &self.camel } else { &self.title };
        let text = text.replace(&capital(ID), named);
        let text = text.replace(&format!("{PREFIX}-"), &format!("{}-", self.prefix));
        let own = PREFIX.to_lowercase();
        let text = text.replace(&format!("{own}-"), &format!("{small}-"));
        text.replace(&format!("{own}_"), &format!("{small}_"))
    }
}

fn capital(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}

/// The letters with which marks of paragraphs begin.
fn prefixes_in_use() -> BTreeSet<String> {
    let marks = games::all().iter().flat_map(|kind| paragraphs(kind.rules_pages().en));
    let used = marks.filter_map(|one| Some(one.mark.split_once('-')?.0.to_owned()));
    used.chain(RESERVED.map(String::from)).collect()
}

/// Two letters of the name that no other game has.
fn prefix(id: &str, used: &BTreeSet<String>) -> Result<String> {
    let letters: Vec<char> = id.to_uppercase().chars().filter(char::is_ascii_uppercase).collect();
    let initials = id.split('-').skip(1).filter_map(|word| word.to_uppercase().chars().next());
    let second = initials.chain(letters[1..].iter().copied());
    let mut both = second.map(|letter| format!("{}{letter}", letters[0]));
    match both.find(|prefix| !used.contains(prefix)) {
        Some(prefix) => Ok(prefix),
        None => bail!("all prefixes for the paragraphs of {id} are taken"),
    }
}

/// The registry with a line for the game.
fn register_type(text: &str, names: &Names) -> Result<String> {
    let (before, list) = text.split_once("\nregistry! {\n").context("there is no registry")?;
    let (list, after) = list.split_once("}\n").context("the registry does not end")?;
    let Names { snake, camel, .. } = names;
    Ok(format!("{before}\nregistry! {{\n{list}    {snake}: rules_{snake}::{camel},\n}}\n{after}"))
}

/// The manifest of the registry with the rules crate and its schemas.
fn register_crate(text: &str, names: &Names) -> Result<String> {
    let id = &names.id;
    let (before, after) = text.split_once("/openapi\",\n]").context("there are no features")?;
    let text = format!("{before}/openapi\",\n    \"rules-{id}/openapi\",\n]{after}");
    let (before, after) = text.split_once("\nserde = ").context("there are no dependencies")?;
    Ok(format!("{before}\nrules-{id} = {{ path = \"../rules-{id}\" }}\nserde = {after}"))
}

/// Every file below a folder, by its path from there, in a fixed order.
fn files(folder: &Path) -> Result<Vec<(String, String)>> {
    let mut out = Vec::new();
    let mut open = vec![String::new()];
    while let Some(within) = open.pop() {
        for entry in fs::read_dir(folder.join(&within)).with_context(|| within.clone())? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if within.is_empty() { name } else { format!("{within}/{name}") };
            if entry.file_type()?.is_dir() {
                open.push(path);
            } else {
                let text = fs::read_to_string(entry.path()).with_context(|| path.clone())?;
                out.push((path, text));
            }
        }
    }
    out.sort();
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn template() -> Vec<(String, String)> {
        let root = crate::workspace_root().expect("tests run in the workspace");
        files(&root.join(TEMPLATE)).expect("the template")
    }

    /// Nothing is called after the template any more, and nothing else was renamed.
    #[test]
    fn the_game_of_the_template_takes_another_name() {
        let names = Names::of("old-bridge", "OB");
        for (path, text) in template() {
            let new = names.put_into(&path, Kind::Path);
            assert_eq!(new.contains("old-bridge"), path.contains(ID), "{path}");
            let said = names.put_into(&text, Kind::of(&path));
            for word in [ID, "Keystone", "KS-", "ks-", "ks_"] {
                assert!(!said.contains(word), "{path} still has {word}");
            }
            // The prefix stands alone: in `marks-` it would not be one.
            let own = PREFIX.to_lowercase();
            for at in ["-", "_"].map(|end| format!("{own}{end}")).iter().flat_map(|it| {
                text.match_indices(it.as_str()).map(|(at, _)| at).collect::<Vec<_>>()
            }) {
                let before = text[..at].chars().next_back();
                assert!(before.is_none_or(|it| !it.is_alphanumeric()), "{path}: {}", &text[at..]);
            }
        }
        let code = "pub use rules_keystone::Keystone; // keystone, KS-1";
        let said = names.put_into(code, Kind::Code);
        assert_eq!(said, "pub use rules_old_bridge::OldBridge; // old-bridge, OB-1");
        assert_eq!(names.put_into("# Keystone: rules", Kind::Prose), "# Old Bridge: rules");
    }

    /// The template has every place that `named::every_game_is_whole` asks for.
    #[test]
    fn the_template_is_whole() {
        let all: BTreeSet<String> = template().into_iter().map(|(path, _)| path).collect();
        for place in crate::named::places(ID) {
            assert!(all.contains(&place), "the template lacks {place}");
        }
    }

    #[test]
    fn a_game_is_registered_once_and_in_order() {
        let names = Names::of("old-bridge", "OB");
        let lib = include_str!("../../crates/games/src/lib.rs");
        let lib = register_type(lib, &names).expect("a registry");
        assert!(lib.contains("\n    old_bridge: rules_old_bridge::OldBridge,\n}\n"), "{lib}");
        let manifest = include_str!("../../crates/games/Cargo.toml");
        let manifest = register_crate(manifest, &names).expect("a manifest");
        let manifest: toml::Table = manifest.parse().expect("TOML");
        let schemas = manifest["features"]["openapi"].as_array().expect("a list");
        assert!(schemas.contains(&"rules-old-bridge/openapi".into()), "{schemas:?}");
        assert!(manifest["dependencies"].get("rules-old-bridge").is_some(), "{manifest:?}");
    }

    #[test]
    fn prefixes_are_letters_that_no_other_game_has() {
        let used = BTreeSet::from(["BR".to_owned(), "GL".to_owned()]);
        assert_eq!(prefix("tower", &used).expect("one"), "TO");
        assert_eq!(prefix("bridge", &used).expect("one"), "BI");
        assert_eq!(prefix("old-bridge", &used).expect("one"), "OB");
        assert_eq!(prefix("glass", &used).expect("one"), "GA");
        assert!(prefix("bbb", &BTreeSet::from(["BB".to_owned()])).is_err());
    }
}
