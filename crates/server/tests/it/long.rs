//! Long imported games, which are expensive to look at.

use game_core::Seed;
use serde_json::{Value, json};

use crate::world::World;

/// A finished game with hundreds of answers.
fn long_game() -> Value {
    let kind = games::by_id("west-kingdom").expect("a game");
    let config = json!({"players": 5});
    let seed = Seed::from_text("sunday");
    let mut game = kind.start(kind.default_edition(), config, seed).expect("a game");
    let mut step = 0;
    while let Some(seat) = game.awaiting().lowest() {
        let answers = game.answers(seat);
        step += 1;
        game.apply(seat, &answers[step * 7 % answers.len()].action).expect("an answer");
    }
    serde_json::to_value(game.save().expect("a game")).expect("JSON")
}

/// Looking at a long game again and again, in any view, folds it once per view.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_game_is_folded_once() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let saved = long_game();
    let length = saved["actions"].as_array().expect("actions").len();
    assert!(length >= 500, "{length} answers are not long");
    let imported = one.post("/api/import?seat=1", &saved).await.expect("a table");
    let table = imported["table"].as_str().expect("an id").to_string();
    let registry = &world.app.registry;
    let mut first = Vec::new();
    for round in 0..3 {
        let before = registry.folds();
        for (n, path) in ["screen", "replay", "replay?seat=2", "screen?seen=40"].iter().enumerate()
        {
            let shown = one.get(&format!("/api/tables/{table}/{path}")).await.expect("a page");
            if round == 0 {
                first.push(shown);
            } else {
                let items =
                    |page: &Value| page.pointer("/update/items").or(page.get("items")).cloned();
                assert_eq!(items(&shown), items(&first[n]), "{path}");
            }
        }
        for eyes in [None, Some(0)] {
            let mut socket = one.live(&table, eyes, 0).await.expect("a socket");
            socket.next().await.expect("a line");
        }
        let folds = registry.folds() - before;
        assert_eq!(folds, if round == 0 { 3 } else { 0 }, "round {round}");
    }
    let course = one.get(&format!("/api/tables/{table}/course")).await.expect("a course");
    assert_eq!(course, one.get(&format!("/api/tables/{table}/course")).await.expect("again"));
}
