//! Chat, mutes and notes.

use client::Client;
use lang::Lang;
use protocol::{ChatLine, Reply, Saying};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Config;

use crate::world::{Sitter, World, config};

/// One and Two at a table for two, and its id.
async fn two_at_a_table(world: &World, watch: &str) -> (Client, Client, String) {
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"], "watch": watch});
    world.two_at(&chairs).await
}

async fn code(client: &mut Client, method: Method, path: &str, body: &Value) -> Value {
    let (status, answer) = client.ask(method, path, Some(body)).await.expect("an answer");
    assert!(status.is_client_error(), "{path} {body}: {status}");
    answer["code"].clone()
}

async fn done(client: &mut Client, method: Method, path: &str, body: Option<&Value>) {
    let (status, answer) = client.ask(method, path, body).await.expect("an answer");
    assert_eq!(status, StatusCode::NO_CONTENT, "{path}: {answer}");
}

async fn heard(sitter: &mut Sitter) -> ChatLine {
    match sitter.reply().await {
        Reply::Said { line, .. } => line,
        other => panic!("nothing was said: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_is_heard_by_all_who_watch() {
    let world = World::new().await;
    let (mut one, two, table) = two_at_a_table(&world, "everyone").await;
    let mut three = world.guest("Three").await;
    let path = format!("/api/tables/{table}/chat");
    let mut sitter = Sitter::at(&two, &table, Some(1), 0).await;
    let mut watcher = Sitter::at(&three, &table, None, 0).await;
    one.post(&path, &json!({"phrase": "well-played"})).await.expect("said");
    let said = one.post(&path, &json!({"text": " Grüße <b>\nà tous "})).await.expect("said");
    for sitter in [&mut sitter, &mut watcher] {
        let line = heard(sitter).await;
        assert_eq!((line.n, line.what), (0, Saying::Phrase("well-played".to_string())));
        let line = heard(sitter).await;
        assert_eq!(json!(line), said);
        assert_eq!(line.what, Saying::Text("Grüße <b>\nà tous".to_string()), "as it was typed");
        assert_eq!(line.by.expect("somebody").name, "One");
    }
    let chat = three.get(&path).await.expect("a chat");
    assert_eq!((chat["lines"].as_array().map(Vec::len), &chat["next"]), (Some(2), &json!(2)));
    let rest = three.get(&format!("{path}?since=1")).await.expect("a chat");
    assert_eq!(rest["lines"], json!([said]));

    for (body, key) in [
        (json!({"phrase": "checkmate"}), "server-no-phrase"),
        (json!({"text": "  "}), "server-bad-text"),
        (json!({"text": "x".repeat(501)}), "server-bad-text"),
        (json!({"text": "a\u{7}b"}), "server-bad-text"),
        (json!({"text": "a", "phrase": "hello"}), "server-bad-body"),
    ] {
        assert_eq!(code(&mut one, Method::POST, &path, &body).await, json!(key), "{body}");
    }
    let hello = json!({"phrase": "hello"});
    let refused = code(&mut three, Method::POST, &path, &hello).await;
    assert_eq!(refused, json!("server-not-speaking"));
    let requests = format!("/api/tables/{table}/requests");
    one.post(&requests, &json!({"seat": 0, "do": {"propose": "resign"}})).await.expect("proposed");
    let mut two = two;
    let consent = json!({"seat": 1, "do": {"consent": {"proposal": 1, "agree": true}}});
    two.post(&requests, &consent).await.expect("agreed");
    three.post(&path, &hello).await.expect("after the end everybody may");

    // A deleted account leaves its lines, without a name.
    done(&mut one, Method::DELETE, "/api/me", Some(&json!({}))).await;
    let chat = three.get(&path).await.expect("a chat");
    assert_eq!(chat["lines"][0]["by"], json!(null));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn muted_people_are_not_heard() {
    let world = World::new().await;
    let (mut one, mut two, table) = two_at_a_table(&world, "everyone").await;
    let path = format!("/api/tables/{table}/chat");
    let mute = format!("/api/me/mutes/{}", one.id);
    done(&mut two, Method::PUT, &mute, None).await;
    let muted = two.get("/api/me/mutes").await.expect("a list");
    assert_eq!(muted, json!([{"id": one.id, "name": "One"}]));
    let own = format!("/api/me/mutes/{}", two.id);
    assert_eq!(code(&mut two, Method::PUT, &own, &json!({})).await, json!("server-mute-self"));
    let nobody = "/api/me/mutes/nobody";
    assert_eq!(code(&mut two, Method::PUT, nobody, &json!({})).await, json!("server-not-found"));
    let mut sitter = Sitter::at(&two, &table, Some(1), 0).await;
    one.post(&path, &json!({"text": "unheard"})).await.expect("said");
    two.post(&path, &json!({"text": "own"})).await.expect("said");
    assert_eq!(heard(&mut sitter).await.what, Saying::Text("own".to_string()));
    let chat = two.get(&path).await.expect("a chat");
    assert_eq!(chat["lines"].as_array().map(Vec::len), Some(1));
    let chat = one.get(&path).await.expect("a chat");
    assert_eq!(chat["lines"].as_array().map(Vec::len), Some(2), "others hear it");
    done(&mut two, Method::DELETE, &mute, None).await;
    one.post(&path, &json!({"text": "heard"})).await.expect("said");
    assert_eq!(heard(&mut sitter).await.what, Saying::Text("heard".to_string()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notes_are_for_oneself_and_closed_tables_for_those_who_sit_there() {
    let world = World::new().await;
    let (mut one, mut two, table) = two_at_a_table(&world, "players").await;
    let mut three = world.guest("Three").await;
    let note = format!("/api/tables/{table}/note");
    let empty = json!({"text": "", "updated_at": null});
    assert_eq!(one.get(&note).await.expect("a note"), empty);
    done(&mut one, Method::PUT, &note, Some(&json!({"text": "my plan"}))).await;
    assert_eq!(one.get(&note).await.expect("a note")["text"], json!("my plan"));
    assert_eq!(two.get(&note).await.expect("a note"), empty);
    let long = json!({"text": "x".repeat(10_001)});
    assert_eq!(code(&mut one, Method::PUT, &note, &long).await, json!("server-bad-text"));
    done(&mut one, Method::PUT, &note, Some(&json!({"text": ""}))).await;
    assert_eq!(one.get(&note).await.expect("a note"), empty);
    let chat = format!("/api/tables/{table}/chat");
    for path in [&note, &chat] {
        let refused = code(&mut three, Method::GET, path, &json!({})).await;
        assert_eq!(refused, json!("server-not-yours-to-see"), "{path}");
    }
}

#[tokio::test]
async fn chat_lines_are_limited() {
    let world = World::with(Config { burst: 36, refill_ms: 3_600_000, ..config() }).await;
    let mut one = world.guest("One").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
    let table = one.open(&chairs).await.expect("a table");
    let path = format!("/api/tables/{table}/chat");
    let hello = json!({"phrase": "hello"});
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let answer = one.ask(Method::POST, &path, Some(&hello)).await.expect("an answer");
        statuses.push(answer.0.as_u16());
    }
    assert_eq!(statuses, [201, 201, 201, 429]);
}

/// A phrase is sent as its key, so that each reader has it in their own language, and every
/// language has a text for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_phrase_is_said_in_every_language() {
    let world = World::new().await;
    let (mut one, two, table) = two_at_a_table(&world, "everyone").await;
    let path = format!("/api/tables/{table}/chat");
    let mut sitter = Sitter::at(&two, &table, Some(1), 0).await;
    let phrases = one.get("/api/phrases").await.expect("a list");
    let phrases: Vec<String> = serde_json::from_value(phrases).expect("words");
    assert!(phrases.len() > 5, "{phrases:?}");
    for phrase in &phrases {
        one.post(&path, &json!({"phrase": phrase})).await.expect("said");
        assert_eq!(heard(&mut sitter).await.what, Saying::Phrase(phrase.clone()));
        for lang in Lang::ALL {
            let texts = lang::catalog::messages(lang).expect("Fluent");
            assert!(texts.contains_key(&format!("phrase-{phrase}")), "{phrase} in {lang:?}");
        }
    }
}
