//! Whose work is in the program, and under which terms: the file that a release has beside it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// Something that is compiled or copied into the program.
struct Part {
    title: String,
    /// Where its source is, with its license files.
    folder: PathBuf,
}

/// Every part that is not ours, with its license, and then the texts of these, each once.
pub fn text(root: &Path, platform: &str) -> Result<String> {
    let mut parts = crates(&crate::metadata(root, &["--filter-platform", platform])?)?;
    parts.extend(packages(root)?);
    let mut whole = String::from("Trestle contains the work of others, under these terms.\n\n");
    let mut texts: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for part in &parts {
        let _ = writeln!(whole, "- {}", part.title);
        for text in license_files(&part.folder)? {
            texts.entry(text).or_default().insert(&part.title);
        }
    }
    for (text, titles) in &texts {
        let titles: Vec<_> = titles.iter().map(|title| format!("- {title}\n")).collect();
        let _ = write!(whole, "\n{}\n\n{}\n{}\n", "=".repeat(80), titles.concat(), text.trim_end());
    }
    Ok(whole)
}

/// The crates that are linked into the program on this platform, and not those that only build or
/// test it.
fn crates(metadata: &Value) -> Result<Vec<Part>> {
    let nodes = list(&metadata["resolve"]["nodes"]);
    let nodes: BTreeMap<_, _> = nodes.iter().map(|node| (node["id"].as_str(), node)).collect();
    let packages = list(&metadata["packages"]);
    let ours =
        packages.iter().find(|package| package["name"] == "cli").context("no package cli")?;
    let (mut linked, mut open) = (BTreeSet::new(), vec![ours["id"].as_str()]);
    while let Some(id) = open.pop() {
        if !linked.insert(id) {
            continue;
        }
        let node = nodes.get(&id).context("a package is not resolved")?;
        // A kind is `build` or `dev`, or null for what is linked.
        let is_linked =
            |needed: &&Value| list(&needed["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
        let needed = list(&node["deps"]).iter().filter(is_linked);
        open.extend(needed.map(|needed| needed["pkg"].as_str()));
    }
    let others = packages
        .iter()
        .filter(|package| !package["source"].is_null() && linked.contains(&package["id"].as_str()));
    others
        .map(|package| {
            let manifest = Path::new(package["manifest_path"].as_str().context("no manifest")?);
            let folder = manifest.parent().context("a manifest is in a folder")?.to_owned();
            Ok(Part { title: title(package, &package["name"])?, folder })
        })
        .collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// The packages of the web client: what it needs to run, and what Svelte compiles into it.
fn packages(root: &Path) -> Result<Vec<Part>> {
    let lock: Value =
        serde_json::from_str(&fs::read_to_string(root.join("web/package-lock.json"))?)?;
    let all = lock["packages"].as_object().context("npm lists no packages")?;
    let mut parts = Vec::new();
    for (path, package) in all {
        let Some((_, name)) = path.split_once("node_modules/") else { continue };
        if package["dev"] == true && name != "svelte" {
            continue;
        }
        let folder = root.join("web").join(path);
        parts.push(Part { title: title(package, &Value::from(name))?, folder });
    }
    Ok(parts)
}

fn title(package: &Value, name: &Value) -> Result<String> {
    let text = |value: &Value| value.as_str().map(str::to_string);
    let license = text(&package["license"]).with_context(|| format!("{name} has no license"))?;
    let (name, version) = (text(name), text(&package["version"]));
    let (name, version) = name.zip(version).context("a package has a name and a version")?;
    Ok(format!("{name} {version} ({license})"))
}

/// The texts of the license files in a folder.
fn license_files(folder: &Path) -> Result<BTreeSet<String>> {
    ensure!(folder.exists(), "{} is not there: it comes with the build", folder.display());
    let mut texts = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_lowercase();
        let begins = ["license", "licence", "copying", "copyright", "notice", "unlicense"];
        if begins.iter().any(|begin| name.starts_with(begin)) && entry.file_type()?.is_file() {
            texts.insert(String::from_utf8_lossy(&fs::read(entry.path())?).replace('\r', ""));
        }
    }
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_linked_is_named_and_what_only_builds_is_not() {
        let root = crate::workspace_root().expect("tests run in the workspace");
        let metadata = crate::metadata(&root, &[]).expect("metadata");
        let parts = crates(&metadata).expect("crates");
        let has = |name: &str| parts.iter().any(|part| part.title.split(' ').next() == Some(name));
        for name in ["clap", "mimalloc", "serde_json", "sqlx", "tokio"] {
            assert!(has(name), "{name} is linked");
        }
        for name in ["cc", "cli", "game-core", "plotters", "proptest"] {
            assert!(!has(name), "{name} is not part of the program, or ours");
        }
        let clap = parts.iter().find(|part| part.title.starts_with("clap ")).expect("clap");
        let texts = license_files(&clap.folder).expect("files");
        assert!(texts.iter().any(|text| text.contains("Permission is hereby granted")));
    }
}
