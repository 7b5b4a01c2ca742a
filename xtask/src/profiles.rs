//! What is shipped is optimized, whatever the profile it inherits from leaves out.

use std::collections::BTreeMap;

use toml::{Table, Value};

/// The manifest of the workspace.
fn manifest() -> Table {
    let root = crate::workspace_root().expect("tests run in the workspace");
    let text = std::fs::read_to_string(root.join("Cargo.toml")).expect("the manifest");
    text.parse().expect("TOML")
}

/// How far a profile optimizes what it names, and all the rest (`*` for what others have made, and
/// nothing for what is ours), what it inherits included. As cargo has it: of `[profile.x]` and
/// `[profile.x.package.y]` each is laid over its own of the profile that `x` inherits from.
fn levels(profiles: &Table, name: &str) -> BTreeMap<String, i64> {
    let profile = profiles.get(name).and_then(Value::as_table).cloned().unwrap_or_default();
    let mut levels = match profile.get("inherits").and_then(Value::as_str) {
        Some(parent) => levels(profiles, parent),
        None => BTreeMap::from([(String::new(), if name == "release" { 3 } else { 0 })]),
    };
    let level = |table: &Table| table.get("opt-level").and_then(Value::as_integer);
    if let Some(level) = level(&profile) {
        levels.insert(String::new(), level);
    }
    let packages = profile.get("package").and_then(Value::as_table).cloned().unwrap_or_default();
    for (package, overridden) in packages {
        if let Some(level) = overridden.as_table().and_then(level) {
            levels.insert(package, level);
        }
    }
    levels
}

#[test]
fn what_is_shipped_is_optimized() {
    let manifest = manifest();
    let profiles = manifest["profile"].as_table().expect("profiles");
    let slow: Vec<_> =
        levels(profiles, "dist").into_iter().filter(|(_, level)| *level < 3).collect();
    assert!(slow.is_empty(), "dist leaves these below 3: {slow:?}");
    let dist = profiles["dist"].as_table().expect("a profile");
    assert_eq!(dist["lto"].as_str(), Some("fat"));
    assert_eq!(dist["codegen-units"].as_integer(), Some(1));
}

/// Every request and every decision goes through these, in `make play` too.
#[test]
fn what_computes_is_optimized_for_play() {
    let manifest = manifest();
    let levels = levels(manifest["profile"].as_table().expect("profiles"), "release");
    let ours = &levels[""];
    for package in ["libmimalloc-sys", "libsqlite3-sys", "mimalloc", "serde_json"] {
        assert_eq!(levels.get(package), Some(&3), "{package}");
    }
    let rules = games::all().iter().map(|kind| format!("rules-{}", kind.id()));
    let ours_that_compute = ["arena", "bots", "game-core", "games"].map(String::from);
    for package in rules.chain(ours_that_compute) {
        assert_eq!(levels.get(&package).unwrap_or(ours), &3, "{package}");
    }
}
