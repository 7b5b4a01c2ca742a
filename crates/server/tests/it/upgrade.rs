//! Old stores stay readable for good.

use game_core::SavedGame;
use serde_json::{Value, json};

use crate::world::World;

/// A store that only ever saw the first migration, with a finished game of each title.
const FIRST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/first.db");
/// Its tables.
const TABLES: [(&str, &str); 3] = [
    ("architectura", "cu3udyeschbr"),
    ("queens-architect", "psuhwyvgtcz2"),
    ("west-kingdom", "0dhgzgz9rb8e"),
];

/// It opens with the newest schema; every game in it can be viewed, exported and replayed to the
/// same end, with the edition that it was started with.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_of_the_first_day_opens_and_its_games_replay() {
    let world = World::on(FIRST).await;
    let mut one = world.guest("One").await;
    for (game, table) in TABLES {
        let path = format!("/api/tables/{table}");
        let card = one.get(&path).await.expect("a table");
        assert_eq!((&card["game"], &card["status"]), (&json!(game), &json!("over")));
        let replay = one.get(&format!("{path}/replay")).await.expect("a replay");
        let items = replay["items"].as_array().expect("items");
        let ended = |item: &Value| item["what"]["ended"]["ending"]["ranks"].is_array();
        assert!(items.iter().any(ended), "{game} ended by its rules");

        let saved = one.get(&format!("{path}/saved")).await.expect("a saved game");
        let saved: SavedGame = serde_json::from_value(saved).expect("a saved game");
        let kind = games::by_id(game).expect("a game");
        let hash = &saved.edition_hash;
        let stored = world.store.edition(hash).await.expect("a store").expect("the edition");
        let edition = kind.kept_edition("stored.toml", &stored.body);
        let Ok(edition) = edition else { panic!("{game}: its edition is read no more") };
        let again = kind.replay(edition, &saved, &mut |_, _, _| ()).expect("it replays");
        let result = saved.result.expect("a result");
        assert_eq!(again.hash(), result.hash, "{game}");
    }
}
