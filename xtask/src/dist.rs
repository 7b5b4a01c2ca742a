//! `cargo xtask dist`: the files of a release, in `target/upload`.
//!
//! An archive with the program, its completions and manual pages, licenses and first instructions
//! for hosts; checksums; and, for a tag, its section of the changelog.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::third_party;

/// What is released.
#[derive(clap::Args)]
pub struct Args {
    /// The tag of the release: the version in `Cargo.toml` after a `v`
    #[arg(long)]
    tag: Option<String>,
}

/// Files of the repository that go along as they are.
const FILES: [&str; 6] = [
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "NOTICE",
    "README.md",
    "deploy/trestle.service",
];

/// What `trestle completions` is asked for, and where each shell looks for it.
const COMPLETIONS: [(&str, &str); 4] = [
    ("bash", "trestle.bash"),
    ("zsh", "_trestle"),
    ("fish", "trestle.fish"),
    ("powershell", "_trestle.ps1"),
];

/// Builds the program and packs it.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let whole = crate::metadata(root, &["--no-deps"])?;
    let packages = whole["packages"].as_array().context("cargo lists no packages")?;
    let cli = packages.iter().find(|package| package["name"] == "cli").context("no package cli")?;
    let version = cli["version"].as_str().context("cli has no version")?;
    // Before a build of a quarter of an hour.
    let notes = match &args.tag {
        Some(tag) => {
            let changelog = fs::read_to_string(root.join("CHANGELOG.md"))?;
            Some(notes(&changelog, tag, version)?)
        }
        None => None,
    };
    let made = Command::new("make").current_dir(root).arg("dist").status();
    if !made.context("make could not be started")?.success() {
        return Ok(false);
    }

    let target = PathBuf::from(whole["target_directory"].as_str().context("no target folder")?);
    let out = target.join("upload");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    let host = host()?;
    let name = format!("trestle-{version}-{host}");
    assemble(root, &target.join("dist/trestle"), &out.join(&name))?;
    fs::write(out.join(&name).join("THIRD-PARTY"), third_party::text(root, &host)?)?;
    pack(&out, &name)?;
    if let Some(notes) = notes {
        fs::write(out.join("NOTES.md"), notes)?;
    }
    print!("{}", said(Command::new("ls").args(["-l", "--human-readable"]).arg(&out))?);
    Ok(true)
}

/// What the changelog says of the release, if the tag is that of this version.
fn notes(changelog: &str, tag: &str, version: &str) -> Result<String> {
    ensure!(tag.strip_prefix('v') == Some(version), "{tag} is no tag of version {version}");
    let mut chapters = changelog.split("\n## ").skip(1);
    let Some(first) = chapters.next() else { bail!("CHANGELOG.md has no chapters") };
    let (heading, text) = first.split_once('\n').unwrap_or((first, ""));
    // `0.2.0 (2027-01-31)`
    let is_named = heading.split(' ').next() == Some(version);
    ensure!(is_named, "CHANGELOG.md begins with {heading:?} instead of {version}");
    ensure!(!text.trim().is_empty(), "CHANGELOG.md says nothing of {version}");
    Ok(format!("{}\n", text.trim()))
}

/// The platform that this machine builds for.
fn host() -> Result<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let text = said(Command::new(rustc).arg("-vV"))?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say what it builds for")?.to_string())
}

/// Fills the folder of the archive; the program itself writes what it can.
fn assemble(root: &Path, program: &Path, folder: &Path) -> Result<()> {
    let (completions, manual) = (folder.join("completions"), folder.join("man/man1"));
    fs::create_dir_all(&completions)?;
    fs::create_dir_all(&manual)?;
    let ours = folder.join("trestle");
    fs::copy(program, &ours).with_context(|| program.display().to_string())?;
    fs::set_permissions(&ours, fs::Permissions::from_mode(0o755))?;
    for (shell, file) in COMPLETIONS {
        let text = said(Command::new(&ours).args(["completions", shell]))?;
        fs::write(completions.join(file), text)?;
    }
    said(Command::new(&ours).arg("man").arg(&manual))?;
    for file in FILES {
        let from = root.join(file);
        let name = from.file_name().context("a file has a name")?;
        fs::copy(&from, folder.join(name)).with_context(|| file.to_string())?;
    }
    Ok(())
}

/// Turns the folder into an archive, with its checksum beside it.
fn pack(out: &Path, name: &str) -> Result<()> {
    let archive = format!("{name}.tar.gz");
    let mut tar = Command::new("tar");
    // Reproducible: no user names, and sorted.
    tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--gzip"]);
    said(tar.current_dir(out).args(["--create", "--file", &archive, name]))?;
    fs::remove_dir_all(out.join(name))?;
    let sums = said(Command::new("sha256sum").current_dir(out).arg(&archive))?;
    Ok(fs::write(out.join("SHA256SUMS"), sums)?)
}

/// What a command says; an error if it fails.
fn said(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("{command:?}"))?;
    let error = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{command:?}: {}", error.trim());
    Ok(String::from_utf8(output.stdout)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_that_of_its_version_and_has_notes() {
        let changelog =
            "# Changelog\n\n## 0.2.0 (2027-01-31)\n\n### Added\n\n- This.\n\n## 0.1.0\n";
        assert_eq!(notes(changelog, "v0.2.0", "0.2.0").expect("notes"), "### Added\n\n- This.\n");
        for (changelog, tag, version) in [
            (changelog, "0.2.0", "0.2.0"),
            (changelog, "v0.2.0", "0.2.1"),
            (changelog, "v0.1.0", "0.1.0"),
            ("# Changelog\n\n## Unreleased\n\n- This.\n", "v0.2.0", "0.2.0"),
            ("# Changelog\n\n## 0.2.0\n\n## 0.1.0\n\n- That.\n", "v0.2.0", "0.2.0"),
            ("# Changelog\n", "v0.2.0", "0.2.0"),
        ] {
            assert!(notes(changelog, tag, version).is_err(), "{changelog:?} {tag} {version}");
        }
    }

    /// A script in place of the program, which takes a quarter of an hour to build.
    #[test]
    fn an_archive_has_what_people_look_for() {
        let root = crate::workspace_root().expect("tests run in the workspace");
        let out = tempfile::tempdir().expect("a folder");
        let program = out.path().join("program");
        let script = "#!/bin/sh\nset -e\ncase $1 in\ncompletions) echo \"for $2\" ;;\n\
                      man) echo page > \"$2/trestle.1\" ;;\n*) exit 1 ;;\nesac\n";
        fs::write(&program, script).expect("a file");
        let name = "trestle-0.2.0-here";
        assemble(&root, &program, &out.path().join(name)).expect("a folder");
        pack(out.path(), name).expect("an archive");

        let archive = format!("{name}.tar.gz");
        let mut tar = Command::new("tar");
        let list =
            said(tar.current_dir(&out).args(["--list", "--file", &archive])).expect("a list");
        let found: Vec<_> = list
            .lines()
            .filter(|line| !line.ends_with('/'))
            .filter_map(|line| line.strip_prefix("trestle-0.2.0-here/"))
            .collect();
        let expected = [
            "CHANGELOG.md",
            "LICENSE-APACHE",
            "LICENSE-MIT",
            "NOTICE",
            "README.md",
            "completions/_trestle",
            "completions/_trestle.ps1",
            "completions/trestle.bash",
            "completions/trestle.fish",
            "man/man1/trestle.1",
            "trestle",
            "trestle.service",
        ];
        assert_eq!(found, expected);
        let mut check = Command::new("sha256sum");
        said(check.current_dir(&out).args(["--check", "--strict", "SHA256SUMS"])).expect("sums");
    }
}
