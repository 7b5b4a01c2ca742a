//! Ratings and statistics, from a game that ends to the lists.

use client::Client;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::world::{World, play_on};

/// Two sit down, and the first gives up.
async fn resign(one: &mut Client, two: &mut Client, rated: bool) -> String {
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"], "rated": rated});
    let table = one.open(&chairs).await.expect("a table");
    let wish = format!("/api/tables/{table}/wishes");
    two.post(&wish, &json!({"sit": 1})).await.expect("a chair");
    play_on([one, two], &table, 10).await;
    one.post(&wish, &json!({"seat": 0, "propose": "resign"})).await.expect("proposed");
    let consent = json!({"seat": 1, "consent": {"proposal": 1, "agree": true}});
    two.post(&wish, &consent).await.expect("agreed");
    table
}

async fn code(client: &mut Client, path: &str) -> (StatusCode, Value) {
    let (status, body) = client.ask(Method::GET, path, None).await.expect("an answer");
    (status, body["code"].clone())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_game_moves_the_ratings_of_those_who_played() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let mut two = world.guest("Two").await;
    resign(&mut one, &mut two, false).await;
    assert_eq!(one.get("/api/ratings/architectura").await.expect("a list"), json!([]));
    resign(&mut one, &mut two, true).await;
    let list = one.get("/api/ratings/architectura?scale=people").await.expect("a list");
    let names: Vec<&Value> =
        list.as_array().expect("a list").iter().map(|line| &line["name"]).collect();
    assert_eq!(names, [&json!("Two"), &json!("One")]);
    assert!(list[0]["rating"].as_f64() > Some(25.0) && list[1]["rating"].as_f64() < Some(25.0));
    assert_eq!(list[0]["games"], json!(1));
    let bots = one.get("/api/ratings/architectura?scale=bots").await.expect("a list");
    assert_eq!(bots, json!([]));

    let person = one.get(&format!("/api/people/{}", two.id)).await.expect("a person");
    assert_eq!(person["name"], json!("Two"));
    assert_eq!(person["ratings"][0]["rating"], list[0]["rating"]);
    let path = format!("/api/people/{}/statistics?game=architectura&against={}", two.id, one.id);
    let figures = one.get(&path).await.expect("figures");
    assert_eq!(figures["wins"], json!([{"players": 2, "games": 2, "wins": 2}]));
    assert_eq!(figures["head_to_head"], json!({"ahead": 2, "level": 0, "behind": 0}));

    for (path, status, key) in [
        ("/api/ratings/chess", StatusCode::NOT_FOUND, "server-not-found"),
        ("/api/ratings/architectura?scale=gods", StatusCode::BAD_REQUEST, "server-bad-scale"),
        ("/api/people/nobody", StatusCode::NOT_FOUND, "server-not-found"),
    ] {
        assert_eq!(code(&mut one, path).await, (status, json!(key)), "{path}");
    }

    // Who is gone is listed no more, also after everything is counted anew.
    let gone = two.ask(Method::DELETE, "/api/me", Some(&json!({}))).await.expect("an answer");
    assert_eq!(gone.0, StatusCode::NO_CONTENT);
    let path = format!("/api/people/{}", two.id);
    assert_eq!(code(&mut one, &path).await.0, StatusCode::NOT_FOUND);
    let before = one.get("/api/ratings/architectura").await.expect("a list");
    assert_eq!(before.as_array().map(Vec::len), Some(1));
    server::ratings::recompute(&*world.store, "architectura").await.expect("counted");
    assert_eq!(one.get("/api/ratings/architectura").await.expect("a list"), before);
}
