//! Whole games as readable files; `cargo xtask bless` rewrites them.

use rules_west_kingdom::WestKingdom;

/// Every stored game plays as it did, event by event.
#[test]
fn stored_games_play_as_they_did() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    game_testkit::check_playthroughs::<WestKingdom>(game_core::edition::default(), folder);
}
