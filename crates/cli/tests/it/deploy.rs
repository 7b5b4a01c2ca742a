//! What stands in `deploy` agrees with the repository that it is built from, and with the flags
//! that there are.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use clap::CommandFactory;
use cli::args::Args;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).expect(file)
}

/// The lines of a file that are no comments.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.starts_with('#'))
}

/// The version of an image that the Dockerfile begins a stage with.
fn image(name: &str) -> String {
    let text = read("deploy/Dockerfile");
    let start = format!("FROM {name}:");
    let rest = lines(&text).find_map(|line| line.strip_prefix(&start));
    let rest = rest.unwrap_or_else(|| panic!("no stage is built on {name}"));
    rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect()
}

/// What `trestle serve` understands: its flags and its variables.
fn known() -> (BTreeSet<String>, BTreeSet<String>) {
    let mut command = Args::command();
    // Without this, flags of all commands, such as --lang, are not yet there.
    command.build();
    let serve = command.find_subcommand("serve").expect("a command");
    let flags = serve.get_arguments().filter_map(|arg| arg.get_long());
    let variables = serve.get_arguments().filter_map(|arg| arg.get_env()?.to_str());
    (flags.map(|name| format!("--{name}")).collect(), variables.map(str::to_string).collect())
}

/// Names of variables that are set; `${…}` is a question of the compose file to its user.
fn variables(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for line in lines(text) {
        for (at, _) in line.match_indices("TRESTLE_") {
            let is_name = |c: &char| c.is_ascii_uppercase() || *c == '_';
            let name: String = line[at..].chars().take_while(is_name).collect();
            if !line[..at].ends_with("${") {
                found.insert(name);
            }
        }
    }
    found
}

#[test]
fn the_image_is_built_with_the_versions_that_we_name() {
    let workspace: toml::Table = read("Cargo.toml").parse().expect("a manifest");
    let rust = workspace["workspace"]["package"]["rust-version"].as_str().expect("a version");
    assert_eq!(image("rust"), rust);
    let package: serde_json::Value =
        serde_json::from_str(&read("web/package.json")).expect("a package");
    let node = package["engines"]["node"].as_str().expect("a version");
    assert_eq!(format!(">={}", image("node")), node);
}

/// Each step of the Dockerfile finds what it copies, and the client is made before the program
/// that has it built in.
#[test]
fn the_image_has_its_client() {
    let text = read("deploy/Dockerfile");
    let ignored = read(".dockerignore");
    let ignored: Vec<_> = lines(&ignored)
        .filter(|line| !line.is_empty())
        .map(|line| line.trim_start_matches("**/"))
        .collect();
    for name in [".git", "target", "node_modules", "web/dist"] {
        assert!(ignored.contains(&name), "{name} would go into the image");
    }
    let copies = lines(&text).filter_map(|line| line.strip_prefix("COPY "));
    for line in copies.filter(|line| !line.starts_with("--from=")) {
        let mut names: Vec<_> = line.split_whitespace().collect();
        names.pop();
        for name in names {
            assert!(root().join(name).exists(), "{name} is not there");
            assert!(!ignored.contains(&name), "{name} is left out");
        }
    }
    let place = |step: &str| {
        let place = lines(&text).position(|line| line == step);
        place.unwrap_or_else(|| panic!("there is no step {step}"))
    };
    let whole = place("COPY . .");
    let client = place("COPY --from=web /src/web/dist web/dist");
    let program = place("RUN cargo build --profile dist --locked -p cli --bin trestle");
    assert!(place("RUN npm run build") < whole && whole < client && client < program);
    let server = read("crates/server/src/client_files.rs");
    assert!(server.contains("#[folder = \"../../web/dist\"]"), "the client is elsewhere");
}

#[test]
fn every_setting_in_use_is_one_that_there_is() {
    let (flags, names) = known();
    let mut used = 0;
    for entry in fs::read_dir(root().join("deploy")).expect("a folder") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("text");
        for name in variables(&text) {
            assert!(names.contains(&name), "{}: {name}", path.display());
            used += 1;
        }
        for line in lines(&text) {
            // What other programs are told, apt-get for one, is theirs to know.
            let Some((_, said)) = line.split_once("trestle serve ") else { continue };
            for flag in said.split_whitespace().filter(|word| word.starts_with("--")) {
                let flag = flag.split('=').next().unwrap_or(flag);
                assert!(flags.contains(flag), "{}: {flag}", path.display());
                used += 1;
            }
        }
    }
    assert!(used > 7, "only {used} settings were found");
}

/// The manual's table has every flag and every variable, and no other.
#[test]
fn the_manual_has_every_setting() {
    let manual = read("docs/server.md");
    let (_, chapter) = manual.split_once("\n## Settings\n").expect("a heading");
    let chapter = chapter.split("\n## ").next().unwrap_or(chapter);
    let rows: Vec<Vec<_>> = chapter
        .lines()
        .filter_map(|line| line.strip_prefix("| `"))
        .map(|row| row.split('|').map(|cell| cell.trim().trim_matches('`')).collect())
        .collect();
    let until = |text: &str, ends: &[char]| text.split(ends).next().unwrap_or(text).to_string();
    let flags: BTreeSet<_> = rows.iter().map(|row| until(row[0], &[' ', '`'])).collect();
    let names: BTreeSet<_> = rows.iter().map(|row| until(row[1], &['='])).collect();
    let (mut known_flags, known_names) = known();
    // These are every command's.
    for flag in ["--help", "--lang", "--version"] {
        known_flags.remove(flag);
    }
    assert_eq!(flags, known_flags);
    assert_eq!(
        names.into_iter().filter(|name| !name.is_empty()).collect::<BTreeSet<_>>(),
        known_names
    );
}
