//! Positions, branches and imports.

use client::Client;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use server::Config;

use crate::world::{Sitter, World, config, within};

/// A game between two seats of one person, played to its end.
pub async fn finished(one: &mut Client) -> String {
    let chairs = json!({"game": "architectura", "chairs": ["me", "me"], "hot_seat": true});
    finish(one, &chairs).await
}

/// A game at a table of one person alone, played to its end.
async fn finish(one: &mut Client, chairs: &Value) -> String {
    let table = one.open(chairs).await.expect("a table");
    let requests = format!("/api/tables/{table}/requests");
    for step in 0..5_000 {
        let path = format!("/api/tables/{table}/screen");
        let screen = one.get(&path).await.expect("a screen")["update"]["screen"].clone();
        let Some(seat) = screen["awaiting"][0].as_u64() else { return table };
        let screen = one.get(&format!("{path}?seat={seat}")).await.expect("a screen");
        let ask = &screen["update"]["screen"]["ask"];
        let answers = ask["answers"].as_array().expect("answers");
        let action = &answers[step * 7 % answers.len()]["action"];
        let line = json!({"seat": seat, "do": {"answer": {"question": ask["question"], "action": action}}});
        one.post(&requests, &line).await.expect("answered");
    }
    panic!("the game does not end");
}

async fn refused(client: &mut Client, method: Method, path: &str, body: &Value) -> Value {
    let (status, answer) = client.ask(method, path, Some(body)).await.expect("an answer");
    assert!(status.is_client_error(), "{path}: {status} {answer}");
    answer["code"].clone()
}

/// The analysis of a game, once it is done; the reported progress only grows.
async fn analysis(client: &mut Client, table: &str) -> Value {
    let path = format!("/api/tables/{table}/analysis");
    let mut before = 0.0;
    let wait = async {
        loop {
            let (status, answer) = client.ask(Method::GET, &path, None).await.expect("an answer");
            if status == StatusCode::OK {
                return answer;
            }
            assert_eq!(status, StatusCode::ACCEPTED, "{answer}");
            let share = answer["share"].as_f64().expect("a share");
            assert!((before..=1.0).contains(&share), "{share} after {before}");
            before = share;
            tokio::task::yield_now().await;
        }
    };
    within(wait).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_has_a_course_and_an_analysis() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let mut two = world.guest("Two").await;
    let table = finished(&mut one).await;
    let saved = one.get(&format!("/api/tables/{table}/saved")).await.expect("a game");
    let n = saved["actions"].as_array().expect("actions").len();

    // The course: every step, and every turn from nothing to the final scores.
    let course = two.get(&format!("/api/tables/{table}/course")).await.expect("a course");
    let steps = course["steps"].as_array().expect("steps");
    assert_eq!(steps.len(), n);
    for (step, action) in steps.iter().zip(saved["actions"].as_array().expect("actions")) {
        assert_eq!(step["seat"], action[0]);
        assert!(step["meaning"]["key"].is_string(), "{step}");
    }
    let kinds = steps.last().expect("a step")["kinds"].as_array().expect("kinds");
    assert!(kinds.contains(&json!("game_over")), "{kinds:?}");
    let turns = course["turns"].as_array().expect("turns");
    assert_eq!((&turns[0]["at"], &turns[0]["seats"][0]["score"]), (&json!(0), &json!(0)));
    assert_eq!(turns.last().expect("a turn")["at"], json!(n));
    let ats: Vec<_> = turns.iter().map(|turn| turn["at"].as_u64().expect("a count")).collect();
    assert!(ats.is_sorted() && ats.len() > 5, "{ats:?}");
    for seat in 0..2 {
        let last = &turns.last().expect("a turn")["seats"][seat];
        assert_eq!(last["score"], saved["result"]["scores"][seat]["total"]);
        assert_eq!(
            last["goods"].as_array().map(Vec::len),
            course["goods"].as_array().map(Vec::len)
        );
    }

    // A position says what led to it.
    let position = format!("/api/tables/{table}/position");
    let first = two.get(&format!("{position}?at=0")).await.expect("a position");
    assert_eq!(first["trail"], json!([]));
    let later = two.get(&format!("{position}?at={n}")).await.expect("a position");
    let kinds: Vec<_> = later["trail"].as_array().expect("events").iter().collect();
    assert!(kinds.iter().any(|event| event["kind"] == "game_over"), "{kinds:?}");
    assert!(!kinds.iter().any(|event| event["kind"] == "dealt"), "{kinds:?}");

    // The analysis, also for others, and the same twice.
    let found = analysis(&mut two, &table).await;
    let decisions = found["decisions"].as_array().expect("decisions");
    assert!(decisions.len() > 10);
    for decision in decisions {
        let at = decision["at"].as_u64().expect("a position") as usize;
        assert_eq!(decision["given"]["action"], saved["actions"][at][1]);
        assert_eq!(decision["seat"], saved["actions"][at][0]);
        assert!(decision["best"]["meaning"]["key"].is_string());
        let chances: f64 = decision["chances"]
            .as_array()
            .unwrap()
            .iter()
            .map(|chance| chance.as_f64().unwrap())
            .sum();
        assert!((chances - 1.0).abs() < 0.01, "{decision}");
        let gap = decision["best"]["chance"].as_f64().unwrap()
            - decision["given"]["chance"].as_f64().unwrap();
        assert!(
            (decision["lost"].as_f64().unwrap() - gap).abs() < 0.001 && gap >= 0.0,
            "{decision}"
        );
    }
    assert_eq!(found["seats"].as_array().map(Vec::len), Some(2));
    assert_eq!(analysis(&mut one, &table).await, found);
    // It is not stored, and can be computed again.
    let world = world.restart().await;
    assert_eq!(analysis(&mut two.at(&world.url), &table).await, found);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_finished_games_are_analyzed_and_only_for_those_who_may_look() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let mut two = world.guest("Two").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "me"], "hot_seat": true});
    let running = one.open(&chairs).await.expect("a table");
    for what in ["course", "analysis"] {
        let path = format!("/api/tables/{running}/{what}");
        let code = refused(&mut one, Method::GET, &path, &json!({})).await;
        assert_eq!(code, json!("server-not-over"), "{what}");
        let path = format!("/api/tables/nowhere/{what}");
        let code = refused(&mut one, Method::GET, &path, &json!({})).await;
        assert_eq!(code, json!("server-not-found"), "{what}");
    }

    // Where only players may watch, only they may see the replay, and this.
    let chairs = json!({"game": "architectura", "chairs": ["me", "me"], "hot_seat": true,
        "watch": "players"});
    let table = finish(&mut one, &chairs).await;
    for what in ["course", "analysis"] {
        let path = format!("/api/tables/{table}/{what}");
        let code = refused(&mut two, Method::GET, &path, &json!({})).await;
        assert_eq!(code, json!("server-not-yours-to-see"), "{what}");
    }
    assert!(!analysis(&mut one, &table).await["decisions"].as_array().unwrap().is_empty());
}

#[test]
fn an_address_may_have_so_many_games_analyzed() {
    // Of 12 requests, two may be for an analysis that has not begun.
    let config = Config { burst: 12, refill_ms: 1_000_000, ..config() };
    let limits = server::limit::Limits::new(&config);
    let from = "192.0.2.1".parse().expect("an address");
    let tries: Vec<bool> = (0..3).map(|_| limits.study(from).is_ok()).collect();
    assert_eq!(tries, [true, true, false]);
    assert!(limits.sign_in(from).is_ok(), "nobody is kept from signing in by that");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_is_reviewed_from_ones_own_view() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let mut two = world.guest("Two").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"], "config": {"first": 0},
        "watch": "players"});
    let table = one.open(&chairs).await.expect("a table");
    let past = format!("/api/tables/{table}/past");
    let before = refused(&mut one, Method::GET, &format!("{past}?n=0"), &json!({})).await;
    assert_eq!(before, json!("server-no-past"));
    let requests = format!("/api/tables/{table}/requests");
    two.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
    let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
    let ask = within(sitter.my_turn()).await.expect("a question");
    let (began, n) = (json!(sitter.screen().view), sitter.screen().n);
    within(sitter.play(&ask, 0)).await;
    while sitter.screen().n == n {
        within(sitter.hear()).await;
    }
    let (now, last) = (json!(sitter.screen().view), sitter.screen().n);
    assert_ne!(began, now);

    let own = format!("{past}?seat=0");
    for (n, view) in [(0, &began), (n, &began), (last, &now)] {
        let found = one.get(&format!("{own}&n={n}")).await.expect("a moment");
        assert_eq!(found, json!({"at": null, "view": view}), "{n}");
    }
    let beyond = refused(&mut one, Method::GET, &format!("{own}&n={}", last + 1), &json!({})).await;
    assert_eq!(beyond, json!("server-no-past"));
    // Neither in the other seat's view nor, where only players may watch, for an outsider.
    let mut outsider = world.guest("Three").await;
    for (client, eyes) in [(&mut two, "seat=0"), (&mut outsider, "seat=0")] {
        let path = format!("{past}?n=1&{eyes}");
        let code = refused(client, Method::GET, &path, &json!({})).await;
        assert_eq!(code, json!("server-not-yours-to-see"));
    }
    let code = refused(&mut outsider, Method::GET, &format!("{past}?n=1"), &json!({})).await;
    assert_eq!(code, json!("server-not-yours-to-see"));
    let plain = two.get(&format!("{past}?n={n}")).await.expect("a moment");
    assert_ne!(plain["view"], began, "whoever looks on sees no hand");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_looked_at_branched_and_imported() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let mut two = world.guest("Two").await;
    let table = finished(&mut one).await;
    let saved = one.get(&format!("/api/tables/{table}/saved")).await.expect("a game");
    let actions = saved["actions"].as_array().expect("actions").clone();
    let n = actions.len();

    // Positions, in anybody's view.
    let position = format!("/api/tables/{table}/position");
    let first = two.get(&format!("{position}?at=0")).await.expect("a position");
    assert_eq!(
        (&first["of"], &first["last"], &first["next"]),
        (&json!(n), &json!(null), &actions[0])
    );
    assert_eq!(first["screen"]["seats"][1]["person"]["name"], json!("One"));
    let middle = two.get(&format!("{position}?at=5&seat=1")).await.expect("a position");
    assert_eq!((&middle["last"], &middle["screen"]["viewer"]), (&actions[4], &json!(1)));
    let last = two.get(&format!("{position}?at={n}")).await.expect("a position");
    assert_eq!(last["screen"]["ending"]["ranks"], saved["result"]["ranks"]);
    // What somebody was told leads to its position.
    let replay = two.get(&format!("/api/tables/{table}/replay?seat=1")).await.expect("a stream");
    let told = replay["items"].as_array().expect("items").len();
    let path = format!("/api/tables/{table}/past?seat=1&n={}", told / 2);
    let past = two.get(&path).await.expect("a moment");
    let at = past["at"].as_u64().expect("a position");
    let then = two.get(&format!("{position}?at={at}&seat=1")).await.expect("a position");
    assert_eq!(then["screen"]["view"], past["view"]);
    assert!(at > 0 && at < n as u64);
    let beyond = format!("{position}?at={}", n + 1);
    let code = refused(&mut two, Method::GET, &beyond, &json!({})).await;
    assert_eq!(code, json!("server-bad-position"));

    // A branch, with another opponent.
    let branch = format!("/api/tables/{table}/branch");
    let body = json!({"position": 5, "chairs": ["me", "open"]});
    let other = two.post(&branch, &body).await.expect("a table");
    let other = other["table"].as_str().expect("an id").to_string();
    // Strangers cannot join somebody who knows the rest of the cards, and people who are invited
    // are told.
    for listed in [true, false] {
        let body = json!({"position": 5, "chairs": ["me", "open"], "listed": listed});
        let code = refused(&mut two, Method::POST, &branch, &body).await;
        assert_eq!(code, json!("server-bad-body"));
    }
    let sit = json!({"do": {"sit": {"seat": 1}}});
    let walk_in =
        refused(&mut one, Method::POST, &format!("/api/tables/{other}/requests"), &sit).await;
    assert_eq!(walk_in, json!("server-invited-only"));
    assert_eq!(two.get("/api/tables").await.expect("a lobby")["tables"], json!([]));
    for (table, expected) in [(&other, true), (&table, false)] {
        let card = one.get(&format!("/api/tables/{table}")).await.expect("a card");
        assert_eq!(card["from_position"], json!(expected));
    }
    let running = format!("/api/tables/{other}/position?at=0");
    let code = refused(&mut two, Method::GET, &running, &json!({})).await;
    assert_eq!(code, json!("server-not-over"));
    let invitation = two.post(&format!("/api/tables/{other}/invitations"), &json!({})).await;
    let token = invitation.expect("an invitation")["token"].as_str().expect("a token").to_string();
    one.post(&format!("/api/invitations/{token}"), &json!({})).await.expect("a chair");
    let sitter = Sitter::at(&one, &other, Some(1), 0).await;
    assert_eq!(json!(sitter.screen().view), middle["screen"]["view"]);
    assert!(!sitter.screen().rated);
    assert_eq!(json!(sitter.screen().awaiting), middle["screen"]["awaiting"]);
    let body = json!({"position": n, "chairs": ["me", "open"]});
    let code = refused(&mut two, Method::POST, &branch, &body).await;
    assert_eq!(code, json!("server-bad-position"));
    let body = json!({"position": 5, "chairs": ["me"]});
    assert_eq!(refused(&mut two, Method::POST, &branch, &body).await, json!("table-setup-chairs"));

    // The same game, imported.
    let imported = two.post("/api/import?seat=1", &saved).await.expect("a table");
    let imported = imported["table"].as_str().expect("an id").to_string();
    let again = two.get(&format!("/api/tables/{imported}/saved")).await.expect("a game");
    assert_eq!(again, saved);
    let mine = two.get("/api/me/tables?finished=true").await.expect("a list");
    assert_eq!(mine["tables"][0]["id"], json!(imported));
    assert_eq!(mine["tables"][0]["chairs"][0], json!(null));
    assert_eq!(mine["tables"][0]["listed"], json!(false));
    let path = format!("/api/people/{}/statistics?game=architectura", two.id);
    assert_eq!(two.get(&path).await.expect("figures")["wins"], json!([]), "it counts for nothing");

    let change = |change: fn(&mut Value)| {
        let mut other = saved.clone();
        change(&mut other);
        other
    };
    for (game, code) in [
        (change(|game| game["result"]["ranks"] = json!([2, 2])), "server-import-result"),
        (change(|game| game["actions"][3][1] = json!("fly")), "server-import-action"),
        (change(|game| game["edition_hash"] = json!("0")), "server-no-edition"),
        (change(|game| game["game"] = json!("chess")), "unknown-game"),
        (change(|game| game["more"] = json!(1)), "server-bad-body"),
    ] {
        assert_eq!(refused(&mut two, Method::POST, "/api/import", &game).await, json!(code));
    }
    let large = change(|game| game["config"]["x"] = json!("x".repeat(1024 * 1024)));
    let large = two.ask(Method::POST, "/api/import", Some(&large)).await.expect("an answer");
    assert_eq!(large.0, StatusCode::PAYLOAD_TOO_LARGE);

    // The rules would refuse an action after the end; further ones are not even tried.
    for (length, code) in [(5_000, "server-import-action"), (5_001, "server-import-long")] {
        let mut long = saved.clone();
        long["actions"] = actions.iter().cycle().take(length).cloned().collect();
        assert_eq!(refused(&mut two, Method::POST, "/api/import", &long).await, json!(code));
    }

    // A game that was left in the middle can be played on.
    let left = change(|game| {
        game["actions"].as_array_mut().expect("actions").truncate(7);
        game["result"] = json!(null);
    });
    let left = two.post("/api/import?seat=1", &left).await.expect("a table");
    let left = left["table"].as_str().expect("an id").to_string();
    let card = two.get(&format!("/api/tables/{left}")).await.expect("a card");
    assert_eq!((&card["status"], &card["chairs"][0]), (&json!("open"), &json!(null)));
    assert_eq!((&card["from_position"], &card["listed"]), (&json!(true), &json!(false)));
    assert_eq!(card["chairs"][1]["person"]["id"], json!(two.id));
    let token = two.post(&format!("/api/tables/{left}/invitations"), &json!({})).await;
    let token = token.expect("an invitation")["token"].as_str().expect("a token").to_string();
    one.post(&format!("/api/invitations/{token}"), &json!({})).await.expect("a chair");
    let sitter = Sitter::at(&two, &left, Some(1), 0).await;
    let then = two.get(&format!("/api/tables/{table}/position?at=7&seat=1")).await;
    assert_eq!(json!(sitter.screen().view), then.expect("a position")["screen"]["view"]);

    // Both outlive a restart.
    let world = world.restart().await;
    let mut two = two.at(&world.url);
    let again = two.get(&format!("/api/tables/{imported}/saved")).await.expect("a game");
    assert_eq!(again, saved);
    let screen = two.get(&format!("/api/tables/{other}/screen?seat=1")).await;
    assert!(screen.is_err(), "somebody else's eyes");
    let screen = two.get(&format!("/api/tables/{other}/screen?seat=0")).await.expect("a screen");
    assert_eq!(screen["update"]["screen"]["phase"], json!("playing"));
}
