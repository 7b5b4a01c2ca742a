//! Whole games as readable files; `cargo xtask bless` rewrites them.

use rules_west_kingdom::WestKingdom;

/// Games that began under rules version 1 play as they did when they were recorded, event by event
/// and to the same hashes; effects of buildings are declined in some of them (WK-Q7).
#[test]
fn games_of_rules_version_1_play_as_they_did() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs/rules-1");
    game_testkit::check_playthroughs::<WestKingdom>(game_core::edition::default(), folder);
}

/// Every stored game plays as it did, event by event.
#[test]
fn stored_games_play_as_they_did() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    game_testkit::check_playthroughs::<WestKingdom>(game_core::edition::default(), folder);
}
