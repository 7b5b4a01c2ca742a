//! Somebody who stays at a table that another has left asks the server again and again: no answer
//! tells them more of a hand than the game has shown.

use client::Client;
use protocol::Ask;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Config;
use table::{Act, Entry};

use crate::world::{PASSWORD, Sitter, World, config};

/// How often somebody tries.
const TRIES: usize = 20;

/// How the table stands for seat 0.
async fn screen(client: &mut Client, table: &str) -> Value {
    let path = format!("/api/tables/{table}/screen?seat=0");
    client.get(&path).await.expect("a screen")["update"]["screen"].clone()
}

async fn answer(client: &mut Client, table: &str, seat: usize, ask: &Value) {
    let answers = ask["answers"].as_array().expect("answers").len();
    let question = ask["question"].as_u64().expect("a number");
    let action = &ask["answers"][question as usize * 7 % answers]["action"];
    let line = json!({"seat": seat, "do": {"answer": {"question": question, "action": action}}});
    client.post(&format!("/api/tables/{table}/requests"), &line).await.expect("an answer");
}

/// Player One has answered, and Two is asked. Returns the question that One answered last.
async fn play_until_two_is_asked(one: &mut Client, two: &mut Client, table: &str) -> u64 {
    let mut last = 0;
    for step in 0..200 {
        let asked = screen(one, table).await["awaiting"].clone();
        if asked == json!([1]) && step > 4 && last > 0 {
            break;
        }
        let seat = asked[0].as_u64().expect("somebody is asked") as usize;
        let person = if seat == 0 { &mut *one } else { &mut *two };
        let path = format!("/api/tables/{table}/screen?seat={seat}");
        let found = person.get(&path).await.expect("a screen")["update"]["screen"]["ask"].clone();
        if seat == 0 {
            last = found["question"].as_u64().expect("a number");
        }
        answer(person, table, seat, &found).await;
    }
    last
}

/// Waits until seat 0 is asked, and returns the question; `None` once the game is over. The bot
/// plays on its own.
async fn my_turn(one: &Client, table: &str) -> Option<Ask> {
    Sitter::at(one, table, Some(0), 0).await.my_turn().await
}

/// Everything that could reveal more than the board, and that nobody gets during the game.
async fn ask_for_all(one: &mut Client, table: &str, played: usize) -> usize {
    let branch = json!({"position": played / 2, "chairs": ["me", "novice"]});
    let gets = [
        "advice?seat=0".to_string(),
        format!("position?at={}", played / 2),
        format!("position?at={}&seat=0", played / 2),
        "saved".to_string(),
        "course".to_string(),
        "analysis".to_string(),
    ];
    let mut refused = 0;
    for path in gets {
        let path = format!("/api/tables/{table}/{path}");
        let (status, told) = one.ask(Method::GET, &path, None).await.expect("an answer");
        assert_eq!(status, StatusCode::CONFLICT, "{path}: {told}");
        refused += 1;
    }
    let path = format!("/api/tables/{table}/branch");
    let (status, told) = one.ask(Method::POST, &path, Some(&branch)).await.expect("an answer");
    assert_eq!(status, StatusCode::CONFLICT, "{path}: {told}");
    // The view of the person who left, and past boards.
    for path in ["screen?seat=1", "replay?seat=1", "past?n=1&seat=1"] {
        let path = format!("/api/tables/{table}/{path}");
        let (status, told) = one.ask(Method::GET, &path, None).await.expect("an answer");
        assert!(status.is_client_error(), "{path}: {told}");
        refused += 1;
    }
    refused + 1
}

/// A game that somebody has left, while the other stays and tries until it is over. Returns how
/// many requests were refused.
async fn try_all(world: &World, game: &str, is_deleted: bool, tries: &mut usize) -> usize {
    let table = json!({"game": game, "config": {"players": 2, "first": 0},
        "chairs": ["me", "open"], "patience": 1});
    let (mut one, mut two, table) = world.two_at(&table).await;
    let requests = format!("/api/tables/{table}/requests");
    let mut last = play_until_two_is_asked(&mut one, &mut two, &table).await;
    if is_deleted {
        let password = json!({"password": PASSWORD});
        two.ask(Method::DELETE, "/api/me", Some(&password)).await.expect("gone");
    } else {
        let bot = json!({"do": {"hand_over": {"seat": 1, "bot": "novice"}}});
        one.post(&requests, &bot).await.expect("handed over");
    }
    let mut refused = 0;
    while *tries < TRIES {
        // The bot has answered from the absent person's hand.
        let Some(ask) = my_turn(&one, &table).await else { break };
        *tries += 1;
        let undo = json!({"seat": 0, "do": {"undo": {"question": last}}});
        let (status, told) =
            one.ask(Method::POST, &requests, Some(&undo)).await.expect("an answer");
        assert_eq!((status, &told["code"]), (StatusCode::CONFLICT, &json!("table-undo-absent")));
        refused += 1 + ask_for_all(&mut one, &table, *tries).await;
        // On to the next turn of the bot.
        let mut ask = json!(ask);
        while !ask.is_null() {
            last = ask["question"].as_u64().expect("a number");
            answer(&mut one, &table, 0, &ask).await;
            ask = screen(&mut one, &table).await["ask"].clone();
        }
    }
    let log = world.store.entries_since(&table.as_str().into(), 0).await.expect("a log");
    for entry in log {
        let entry: Entry = serde_json::from_str(&entry.body).expect("an entry");
        let is_back = matches!(entry.act, Act::Undo { .. } | Act::TakeBack { .. });
        assert!(!is_back, "{game}: {entry:?}");
    }
    refused
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_more_is_told_of_a_hand_that_somebody_left() {
    let world = World::with(Config { least_patience_ms: 1, ..config() }).await;
    for game in games::all().iter().map(|kind| kind.id()) {
        for is_deleted in [false, true] {
            let (mut tries, mut refused) = (0, 0);
            while tries < TRIES {
                let before = tries;
                refused += try_all(&world, game, is_deleted, &mut tries).await;
                assert!(tries > before, "{game}: nothing could be tried");
            }
            let way = if is_deleted { "deleted" } else { "handed over" };
            println!("{game}, {way}: {tries} tries, {refused} requests refused");
        }
    }
}
