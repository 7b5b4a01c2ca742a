//! Passes the version to the program, with the commit if it is known.
//!
//! `BUILD_COMMIT` wins, for builds in a container; then the repository, whose files are read
//! without git; then the file `COMMIT`, which `git archive` fills in. Only this crate contains the
//! commit, so that a new commit rebuilds no other crate.

use std::fs;
use std::path::{Path, PathBuf};

/// The length of an abbreviated commit.
const SHORT: usize = 12;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=COMMIT");
    println!("cargo::rerun-if-env-changed=BUILD_COMMIT");
    let version = env!("CARGO_PKG_VERSION");
    let given = std::env::var("BUILD_COMMIT").ok();
    let commit = given.and_then(|text| short(&text)).or_else(of_repository).or_else(of_archive);
    let full = commit.map_or(version.to_string(), |commit| format!("{version} ({commit})"));
    println!("cargo::rustc-env=TRESTLE_VERSION={full}");
}

/// The commit that is checked out.
fn of_repository() -> Option<String> {
    let git = git_folder()?;
    // In a linked worktree the branches are those of the main one.
    let common = fs::read_to_string(git.join("commondir")).ok();
    let common = common.map_or(git.clone(), |path| git.join(path.trim()));
    // The log of HEAD grows with every commit and every checkout.
    for watched in [git.join("HEAD"), git.join("logs/HEAD")] {
        if watched.exists() {
            println!("cargo::rerun-if-changed={}", watched.display());
        }
    }
    let head = fs::read_to_string(git.join("HEAD")).ok()?;
    let Some(branch) = head.trim().strip_prefix("ref: ") else { return short(&head) };
    let loose = fs::read_to_string(common.join(branch)).ok();
    loose.as_deref().and_then(short).or_else(|| {
        let packed = fs::read_to_string(common.join("packed-refs")).ok()?;
        let line = packed.lines().find(|line| line.ends_with(&format!(" {branch}")))?;
        short(line)
    })
}

/// The folder of the repository; a linked worktree has a file that names it.
fn git_folder() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let git = root.join(".git");
    if git.is_dir() {
        return Some(git);
    }
    let link = fs::read_to_string(&git).ok()?;
    Some(root.join(link.strip_prefix("gitdir:")?.trim()))
}

/// What `git archive` has written into a file that is otherwise a mere form.
fn of_archive() -> Option<String> {
    short(&fs::read_to_string("COMMIT").ok()?)
}

/// The beginning of a commit, if the text is one.
fn short(text: &str) -> Option<String> {
    let hex: String = text.trim().chars().take_while(char::is_ascii_hexdigit).collect();
    (hex.len() >= 7).then(|| hex.chars().take(SHORT).collect())
}
