//! Ratings and statistics, from a game that ends to the lists.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use client::Client;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::world::{PASSWORD, World, play_on, within};

/// Two people sit down, and the first resigns.
pub async fn resign(one: &mut Client, two: &mut Client, rated: bool) -> String {
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"], "rated": rated,
        "clock": {"live": {"initial": 600_000, "increment": 0}}});
    let table = one.open(&chairs).await.expect("a table");
    let requests = format!("/api/tables/{table}/requests");
    two.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
    play_on([one, two], &table, 10).await;
    one.post(&requests, &json!({"seat": 0, "do": {"propose": "resign"}})).await.expect("proposed");
    let consent = json!({"seat": 1, "do": {"consent": {"proposal": 1, "agree": true}}});
    two.post(&requests, &consent).await.expect("agreed");
    table
}

async fn code(client: &mut Client, path: &str) -> (StatusCode, Value) {
    let (status, body) = client.ask(Method::GET, path, None).await.expect("an answer");
    (status, body["code"].clone())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_game_moves_the_ratings_of_those_who_played() {
    let world = World::new().await;
    let mut one = world.member("One").await;
    let mut two = world.member("Two").await;
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

    // A deleted account is no longer listed, even after everything is recounted.
    let password = json!({"password": PASSWORD});
    let gone = two.ask(Method::DELETE, "/api/me", Some(&password)).await.expect("an answer");
    assert_eq!(gone.0, StatusCode::NO_CONTENT);
    let path = format!("/api/people/{}", two.id);
    assert_eq!(code(&mut one, &path).await.0, StatusCode::NOT_FOUND);
    let before = one.get("/api/ratings/architectura").await.expect("a list");
    assert_eq!(before.as_array().map(Vec::len), Some(1));
    server::ratings::recompute(&*world.store, "architectura").await.expect("counted");
    assert_eq!(one.get("/api/ratings/architectura").await.expect("a list"), before);
}

/// Two people play a game to its end by the rules; gives how it ended.
async fn play_out(one: &mut Client, two: &mut Client) -> Value {
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
    let table = one.open(&chairs).await.expect("a table");
    let requests = format!("/api/tables/{table}/requests");
    two.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
    let path = format!("/api/tables/{table}/screen");
    for step in 0..5_000 {
        let screen = one.get(&path).await.expect("a screen")["update"]["screen"].clone();
        let Some(seat) = screen["awaiting"][0].as_u64() else { return screen["ending"].clone() };
        let asked = if seat == 0 { &mut *one } else { &mut *two };
        let screen = asked.get(&format!("{path}?seat={seat}")).await.expect("a screen");
        let ask = &screen["update"]["screen"]["ask"];
        let answers = ask["answers"].as_array().expect("answers");
        let action = &answers[step * 7 % answers.len()]["action"];
        let line = json!({"seat": seat, "do": {"answer": {"question": ask["question"], "action": action}}});
        asked.post(&requests, &line).await.expect("answered");
    }
    panic!("the game does not end");
}

/// Average points per category of the score, and results between two people.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_that_ended_by_their_rules_are_told_by_category() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let mut two = world.guest("Two").await;
    let endings = [play_out(&mut one, &mut two).await, play_out(&mut one, &mut two).await];
    // Ended in another way: it has no score, but still counts as a game.
    resign(&mut one, &mut two, false).await;
    for (seat, person, other) in [(0, &one.id, &two.id), (1, &two.id, &one.id)] {
        let path = format!("/api/people/{person}/statistics?game=architectura&against={other}");
        let mut reader = Client::new(&world.url);
        let figures = within(reader.get(&path)).await.expect("figures");
        let of = |ending: &Value| -> BTreeMap<String, f64> {
            let categories = ending["scores"][seat]["categories"].clone();
            serde_json::from_value(categories).expect("categories")
        };
        let (first, second) = (of(&endings[0]), of(&endings[1]));
        assert!(!first.is_empty(), "{}", endings[0]);
        let known: BTreeSet<_> = first.keys().chain(second.keys()).collect();
        let averages = figures["averages"].as_array().expect("averages");
        let listed: BTreeSet<_> = averages.iter().map(|line| line["category"].as_str()).collect();
        assert_eq!(listed, known.iter().map(|name| Some(name.as_str())).collect(), "{figures}");
        for line in averages {
            let name = line["category"].as_str().expect("a category");
            let points: Vec<_> = [&first, &second].iter().filter_map(|of| of.get(name)).collect();
            let mean = points.iter().copied().sum::<f64>() / points.len() as f64;
            assert_eq!(line["games"], json!(points.len()), "{line}");
            let found = line["mean"].as_f64().expect("a mean");
            assert!((found - mean).abs() < 1e-9, "{line}: {mean}");
        }
        let ranks = endings.each_ref().map(|ending| {
            let rank = |seat: usize| ending["ranks"][seat].as_u64().expect("a rank");
            rank(seat).cmp(&rank(1 - seat))
        });
        let resigned = if seat == 0 { Ordering::Greater } else { Ordering::Less };
        let count =
            |how: Ordering| ranks.iter().chain([&resigned]).filter(|found| **found == how).count();
        let met = json!({
            "ahead": count(Ordering::Less),
            "level": count(Ordering::Equal),
            "behind": count(Ordering::Greater),
        });
        assert_eq!(figures["head_to_head"], met, "{endings:?}");
        assert_eq!(figures["wins"][0]["games"], json!(3), "{figures}");
    }
}
