//! Whole games as readable files; `cargo xtask bless` rewrites them.

use rules_architectura::Architectura;

/// Every stored game plays as it did, event by event.
#[test]
fn stored_games_play_as_they_did() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    game_testkit::check_playthroughs::<Architectura>(game_core::edition::default(), folder);
}
