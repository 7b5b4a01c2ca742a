//! `cargo xtask docs`: the documentation of every crate, with a page in front that lists them.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// A crate of the workspace, as the page lists it.
struct Documented {
    name: String,
    description: String,
    /// The folder of its documentation.
    folder: String,
}

/// Builds `target/doc`; a warning is an error.
pub fn run(root: &Path) -> Result<bool> {
    let whole = crate::metadata(root, &["--no-deps"])?;
    let crates = crates(&whole)?;
    let mut command = Command::new(crate::cargo());
    command.current_dir(root).args(["doc", "--workspace", "--no-deps", "--locked"]);
    let status = command.env("RUSTDOCFLAGS", "-D warnings").status();
    if !status.context("cargo could not be started")?.success() {
        return Ok(false);
    }
    let target = whole["target_directory"].as_str().context("cargo has no target folder")?;
    let docs = PathBuf::from(target).join("doc");
    for listed in &crates {
        let page = docs.join(&listed.folder).join("index.html");
        ensure!(page.exists(), "{} has no documentation at {}", listed.name, page.display());
    }
    let page = docs.join("index.html");
    fs::write(&page, landing_page(&crates)).with_context(|| page.display().to_string())?;
    println!("{}", page.display());
    Ok(true)
}

/// Every crate of the workspace.
fn crates(metadata: &Value) -> Result<Vec<Documented>> {
    let list = metadata["packages"].as_array().context("cargo lists no packages")?;
    let mut crates = list.iter().map(documented).collect::<Result<Vec<_>>>()?;
    crates.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(crates)
}

fn documented(package: &Value) -> Result<Documented> {
    let name = package["name"].as_str().context("a package has no name")?.to_string();
    let description = package["description"].as_str();
    let description = description.with_context(|| format!("{name} has no description"))?;
    let targets = package["targets"].as_array().context("a package has no targets")?;
    let of_kind = |kind: &str| {
        let is_kind = |target: &&Value| target["kind"].as_array().is_some_and(|k| k[0] == kind);
        targets.iter().find(is_kind).and_then(|target| target["name"].as_str())
    };
    let folder = of_kind("lib").or_else(|| of_kind("bin"));
    let folder = folder.with_context(|| format!("{name} is no library and no program"))?;
    Ok(Documented { folder: folder.replace('-', "_"), description: description.to_string(), name })
}

/// The page in front: each crate with its sentence.
fn landing_page(crates: &[Documented]) -> String {
    let mut rows = String::new();
    for Documented { name, description, folder } in crates {
        let (name, description) = (escape(name), escape(description));
        let _ = writeln!(
            rows,
            "<dt><a href=\"{folder}/index.html\">{name}</a></dt>\n<dd>{description}.</dd>"
        );
    }
    PAGE.replace("{crates}", rows.trim_end())
}

const PAGE: &str = r#"<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Trestle: the crates</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
dt { font-family: ui-monospace, monospace; margin-top: 0.8rem; }
dd { margin: 0; }
</style>
</head>
<body>
<h1>Trestle: the crates</h1>
<p>Begin with <a href="game_core/index.html">game-core</a>, which says what a game is, or with
<a href="games/index.html">games</a>, through which any game is driven. <code>ARCHITECTURE.md</code>
in the repository is the map.</p>
<dl>
{crates}
</dl>
</body>
</html>
"#;

/// The text for use in HTML; between backticks it is code.
fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let parts = text.split('`').enumerate();
    parts
        .map(|(at, part)| if at % 2 == 1 { format!("<code>{part}</code>") } else { part.into() })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crate_says_what_it_is() {
        let root = crate::workspace_root().expect("tests run in the workspace");
        let whole = crate::metadata(&root, &["--no-deps"]).expect("metadata");
        let crates = crates(&whole).expect("descriptions");
        assert!(crates.iter().any(|listed| listed.folder == "game_core"));
        for Documented { name, description, .. } in &crates {
            assert!(description.starts_with(|c: char| c.is_uppercase()), "{name}: {description}");
            assert!(!description.ends_with('.'), "{name}: the page adds the full stop");
        }
        let folders = fs::read_dir(root.join("crates")).expect("a folder").count();
        assert_eq!(crates.len(), folders + 2, "all of `crates`, this one, and the template");
    }

    #[test]
    fn the_page_links_and_escapes() {
        let page = landing_page(&[Documented {
            name: "game-core".to_string(),
            description: "Seats & `Game<T>`".to_string(),
            folder: "game_core".to_string(),
        }]);
        let row = "<dt><a href=\"game_core/index.html\">game-core</a></dt>\n\
                   <dd>Seats &amp; <code>Game&lt;T&gt;</code>.</dd>";
        assert!(page.contains(row), "{page}");
    }
}
