//! The script of the manual works as it stands there.

use std::path::Path;
use std::process::Command;

const SCRIPT: &str = include_str!("../play_random.py");

#[test]
fn the_manual_shows_this_script() {
    let manual = include_str!("../../../../docs/engine.md");
    assert!(manual.contains(&format!("```python\n{SCRIPT}```\n")));
    assert_eq!(SCRIPT.lines().count(), 10, "the manual speaks of ten lines");
}

#[test]
fn the_script_plays_a_whole_game() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play_random.py");
    let output = Command::new("python3")
        .arg(script)
        .arg(env!("CARGO_BIN_EXE_trestle"))
        .output()
        .expect("python3 is there");
    assert!(output.status.success(), "{output:?}");
    let outcome: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(outcome["over"], true);
    assert_eq!(outcome["ranks"].as_array().map(Vec::len), Some(2));
}
