//! `cargo xtask licenses`: what we depend on, in Rust and in npm, may be used as we use it.
//!
//! Licenses and unwanted crates are those of `deny.toml`, which cargo-deny reads too. A pre-release
//! has to be named, with its reason, in the decision record about them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

const PRE_RELEASES: &str = "docs/adr/0013-pre-releases.md";

/// Options of the chore.
#[derive(clap::Args)]
pub struct Args {
    /// Say which crates come in several versions
    #[arg(long)]
    duplicates: bool,
}

struct Package {
    name: String,
    version: String,
    license: String,
}

/// Says what is wrong; nothing printed to the error stream means that all is well.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let rules: toml::Table = fs::read_to_string(root.join("deny.toml"))?.parse()?;
    let words = |list: &toml::Value, key: Option<&str>| -> BTreeSet<String> {
        let items = list.as_array().into_iter().flatten();
        let text = items.filter_map(|item| key.map_or(Some(item), |key| item.get(key))?.as_str());
        text.map(str::to_owned).collect()
    };
    let allowed = words(&rules["licenses"]["allow"], None);
    let banned = words(&rules["bans"]["deny"], Some("crate"));
    let record = fs::read_to_string(root.join(PRE_RELEASES)).context(PRE_RELEASES)?;
    let crates = crates(root)?;
    let packages = npm(root)?;
    ensure!(crates.len() > 100 && packages.len() > 20, "the lists of packages are too short");

    let mut faults = Vec::new();
    for package in crates.iter().chain(&packages) {
        if !is_allowed(&package.license, &allowed) {
            faults.push(format!("{} is licensed under {:?}", package.name, package.license));
        }
    }
    let found = crates.iter().filter(|package| banned.contains(&package.name));
    faults.extend(found.map(|package| format!("{} is not wanted, see deny.toml", package.name)));
    faults.extend(unnamed(&crates, &record));
    for fault in &faults {
        eprintln!("{fault}");
    }
    if args.duplicates {
        let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for package in &crates {
            versions.entry(&package.name).or_default().push(&package.version);
        }
        for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
            println!("{name}: {}", versions.join(", "));
        }
    }
    Ok(faults.is_empty())
}

/// Every crate of the lock file that is not ours.
fn crates(root: &Path) -> Result<Vec<Package>> {
    let whole = crate::metadata(root, &[])?;
    let list = whole["packages"].as_array().context("cargo lists no packages")?;
    let others = list.iter().filter(|package| !package["source"].is_null());
    Ok(others.map(|package| read(package, text(&package["name"]))).collect())
}

/// Every package of the web client's lock file.
fn npm(root: &Path) -> Result<Vec<Package>> {
    let lock = fs::read_to_string(root.join("web/package-lock.json"))?;
    let lock: Value = serde_json::from_str(&lock)?;
    let list = lock["packages"].as_object().context("npm lists no packages")?;
    let others = list.iter().filter(|(path, _)| !path.is_empty());
    Ok(others.map(|(path, package)| read(package, path.clone())).collect())
}

fn read(package: &Value, name: String) -> Package {
    Package { name, version: text(&package["version"]), license: text(&package["license"]) }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Pre-releases that the record does not name, and names in it that are no longer needed.
fn unnamed(crates: &[Package], record: &str) -> Vec<String> {
    let is_early = |package: &&Package| {
        package.version.split('+').next().is_some_and(|version| version.contains('-'))
    };
    let line = |package: &Package| format!("- `{} {}`:", package.name, package.version);
    let early: BTreeSet<_> = crates.iter().filter(is_early).map(line).collect();
    let named = record.lines().filter(|line| line.starts_with("- `"));
    let named: BTreeSet<_> =
        named.filter_map(|line| Some(format!("{}`:", line.split_once("`:")?.0))).collect();
    let missing = early.difference(&named).map(|at| format!("{PRE_RELEASES} lacks {at}"));
    let idle = named.difference(&early).map(|at| format!("{PRE_RELEASES} need not name {at}"));
    missing.chain(idle).collect()
}

/// Whether a license expression leaves a choice that is allowed.
fn is_allowed(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<_> = spaced.split_whitespace().collect();
    let mut at = 0;
    let result = either(&words, &mut at, allowed);
    at == words.len() && result
}

fn either(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let mut result = both(words, at, allowed);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        result |= both(words, at, allowed);
    }
    result
}

fn both(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let mut result = single(words, at, allowed);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        result &= single(words, at, allowed);
    }
    result
}

fn single(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let Some(&word) = words.get(*at) else { return false };
    *at += 1;
    if word == "(" {
        let result = either(words, at, allowed);
        let is_closed = words.get(*at) == Some(&")");
        *at += usize::from(is_closed);
        return is_closed && result;
    }
    if words.get(*at) == Some(&"WITH") {
        let exception = words.get(*at + 1).unwrap_or(&"");
        *at += 2;
        return allowed.contains(&format!("{word} WITH {exception}"));
    }
    allowed.contains(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_choice_is_enough_and_every_part_is_needed() {
        let allowed = BTreeSet::from(["MIT".to_owned(), "Unicode-3.0".to_owned()]);
        for yes in ["MIT", "MIT/GPL-3.0", "GPL-3.0 OR MIT", "(MIT OR X) AND Unicode-3.0"] {
            assert!(is_allowed(yes, &allowed), "{yes}");
        }
        for no in ["", "GPL-3.0", "MIT AND GPL-3.0", "MIT WITH something", "(MIT", "MIT MIT"] {
            assert!(!is_allowed(no, &allowed), "{no}");
        }
    }

    #[test]
    fn a_pre_release_is_named_and_a_name_is_needed() {
        let package = |name: &str, version: &str| Package {
            name: name.into(),
            version: version.into(),
            license: "MIT".into(),
        };
        let crates = [package("a", "1.0.0"), package("b", "0.1.0-rc.1"), package("c", "1.0.0+x-y")];
        assert_eq!(unnamed(&crates, "- `b 0.1.0-rc.1`: why"), Vec::<String>::new());
        assert_eq!(unnamed(&crates, "nothing").len(), 1);
        assert_eq!(unnamed(&crates, "- `b 0.1.0-rc.1`: why\n- `d 2.0.0-rc.1`: why").len(), 1);
    }
}
