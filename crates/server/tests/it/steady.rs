//! Interrupted work is finished: people hang up halfway, the store goes away for a moment, and
//! consequences still happen.

use std::time::Duration;

use client::Client;
use protocol::{Reply, Saying};
use serde_json::{Value, json};
use server::Config;
use store::{NewTable, Page, Shelf, Visibility};
use table::{ChairSetup, Setup, Who};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::world::{Sitter, World, config, within};

/// A client that sends nothing, or only part of a request, keeps its connection for a moment only.
#[tokio::test]
async fn a_silent_connection_ends() {
    let world = World::with(Config { head_timeout_ms: 30, ..config() }).await;
    for said in ["", "P", "PRI * HTTP/2.0\r\n"] {
        let address = world.url.trim_start_matches("http://");
        let mut stream = tokio::net::TcpStream::connect(address).await.expect("a connection");
        stream.write_all(said.as_bytes()).await.expect("a few bytes");
        // Closed, with or without an answer.
        let _ = within(stream.read_to_end(&mut Vec::new())).await;
    }
}

/// A game that lacks nobody begins, whenever the person who opened it hangs up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_begins_though_its_host_hung_up() {
    let world = World::new().await;
    let one = world.guest("One").await;
    let kind = games::by_id("architectura").expect("a game");
    let chairs = vec![
        ChairSetup::Person(Who { id: one.id.clone(), name: String::new() }),
        ChairSetup::Bot("novice".to_string()),
    ];
    let setup = Setup::new(kind, kind.default_edition(), json!({"players": 2}), chairs);
    for moment in 0..60 {
        let opening = world.app.registry.open(setup.clone(), Some(&one.id), Visibility::Private);
        let _ = tokio::time::timeout(Duration::from_micros(50 * moment), opening).await;
    }
    let page = Page::first(100);
    let opened = world.store.tables_of(&one.id.as_str().into(), Shelf::Running, &page).await;
    let opened = opened.expect("a store").items;
    assert!(!opened.is_empty(), "nobody got as far as a table");
    for row in opened {
        let begun = world.app.registry.read(&row.id, |table| table.game().is_some()).await;
        assert!(begun.expect("a table"), "{} waits for nobody", row.id);
    }
}

/// A bot whose answer could not be stored gives it once the store is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_answers_once_the_store_is_back() {
    let mut world = World::on_postgres().await;
    let mut one = world.guest("One").await;
    let table = json!({"game": "queens-architect", "chairs": ["me", "master"]});
    let table = one.open(&table).await.expect("a table");
    let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
    // Until the bot thinks for longer than a database takes to stop.
    let registry = world.app.registry.clone();
    loop {
        if let Some(ask) = sitter.screen().ask.clone() {
            sitter.play(&ask, 0).await;
            continue;
        }
        if registry.is_thinking() {
            world.database().stop();
            if registry.is_thinking() {
                break;
            }
            world.database().resume();
        }
        // It has answered, or is about to begin.
        tokio::select! {
            _ = sitter.hear() => {}
            () = tokio::task::yield_now() => {}
        }
    }
    while registry.is_thinking() {
        tokio::task::yield_now().await;
    }
    world.database().resume();
    assert!(sitter.my_turn().await.is_some());
}

/// A node that is interrupted between opening the rematch and announcing it continues with the
/// table that exists.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_has_one_table() {
    let world = World::new().await;
    let table = json!({"game": "architectura", "chairs": ["me", "open"]});
    let (mut one, mut two, table) = world.two_at(&table).await;
    let requests = format!("/api/tables/{table}/requests");
    let agree = async |one: &mut Client, two: &mut Client, what: &str, number: u32| {
        one.post(&requests, &json!({"seat": 0, "do": {"propose": what}}))
            .await
            .expect("a proposal");
        let yes = json!({"seat": 1, "do": {"consent": {"proposal": number, "agree": true}}});
        two.post(&requests, &yes).await.expect("a yes");
    };
    agree(&mut one, &mut two, "resign", 1).await;
    // As if the server had died after opening the new table and before announcing it.
    let next = world.app.registry.rematch_of(&table.as_str().into());
    let row = world.store.table(&table.as_str().into()).await.expect("a store").expect("a table");
    let mut setup: Value = serde_json::from_str(&row.setup).expect("a setup");
    let person = |client: &Client| json!({"person": {"id": client.id, "name": ""}});
    setup["chairs"] = json!([person(&two), person(&one)]);
    let left = NewTable {
        id: next.clone(),
        game: row.game,
        setup: setup.to_string(),
        edition: row.edition,
        host: row.host,
        visibility: row.visibility,
        players: 2,
        rated: false,
        clock: "none".to_string(),
        created_at: row.created_at,
        seats: Vec::new(),
        brief: false,
        crowd: None,
    };
    world.store.create_table(left).await.expect("a table");
    agree(&mut one, &mut two, "rematch", 2).await;
    let shown = one.get(&format!("/api/tables/{table}/screen?seat=0")).await.expect("a screen");
    assert_eq!(shown["update"]["screen"]["rematch"], json!(next.to_string()));
    let shown = one.get(&format!("/api/tables/{next}/screen?seat=1")).await.expect("a screen");
    assert_eq!(shown["update"]["screen"]["phase"], json!("playing"));
}

/// A host who opens a table for others does not lose it because one of them comes and goes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_for_others_is_its_hosts_to_close() {
    let world = World::new().await;
    let mut host = world.guest("Host").await;
    let mut other = world.guest("Other").await;
    let table = json!({"game": "architectura", "chairs": ["open", "open"]});
    let table = host.open(&table).await.expect("a table");
    let requests = format!("/api/tables/{table}/requests");
    for (person, status) in [(&mut other, "open"), (&mut host, "over")] {
        person.post(&requests, &json!({"do": {"sit": {"seat": 0}}})).await.expect("a chair");
        person.post(&requests, &json!({"seat": 0, "do": {"stand": {}}})).await.expect("a way out");
        let card = person.get(&format!("/api/tables/{table}")).await.expect("a card");
        assert_eq!(card["status"], json!(status));
    }
}

/// Lines that several people write at once, each at another node, reach everybody complete and in
/// one order.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_misses_a_line_that_was_overtaken() {
    const EACH: usize = 12;
    let world = World::club().await;
    let mut one = world.guest("One").await;
    let table = json!({"game": "architectura", "chairs": ["me", "open", "open", "open"]});
    let table = one.open(&table).await.expect("a table");
    let mut people = vec![one];
    for seat in 1..3 {
        let mut person = world.guest("Other").await;
        let requests = format!("/api/tables/{table}/requests");
        person.post(&requests, &json!({"do": {"sit": {"seat": seat}}})).await.expect("a chair");
        people.push(person);
    }
    let mut listeners = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        listeners.push(Sitter::at(person, &table, Some(seat as u8), 0).await);
    }
    let talking = people.into_iter().enumerate().map(|(who, mut person)| {
        let path = format!("/api/tables/{table}/chat");
        tokio::spawn(async move {
            for n in 0..EACH {
                let line = json!({"text": format!("{who} {n}")});
                person.post(&path, &line).await.expect("a line");
            }
        })
    });
    let talking: Vec<_> = talking.collect();
    for listener in &mut listeners {
        let mut heard = Vec::new();
        while heard.len() < 3 * EACH {
            if let Reply::Said { line, .. } = listener.hear().await {
                assert!(matches!(line.what, Saying::Text(_)));
                heard.push(line.n);
            }
        }
        assert_eq!(heard, (0..3 * EACH as i64).collect::<Vec<_>>());
    }
    for one in talking {
        within(one).await.expect("no panic");
    }
}

/// A start loads tables at which something is due, and no others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_opens_only_what_is_due() {
    let world = World::new().await;
    let open = json!({"game": "architectura", "chairs": ["me", "open"]});
    let (mut one, _two, idle) = world.two_at(&open).await;
    one.open(&open).await.expect("a table that waits");
    let daily = json!({"game": "architectura", "chairs": ["me", "open"],
        "clock": {"daily": {"per_move": 259_200_000, "holidays": 0}}});
    let (_three, _four, slow) = world.two_at(&daily).await;
    let world = world.restart().await;
    // A full table that was not started, as after a crash.
    let row = world.store.table(&idle.as_str().into()).await.expect("a store").expect("a table");
    let ready = NewTable {
        id: "ready".into(),
        game: row.game,
        setup: row.setup.replace("\"open\"", "{\"bot\":\"novice\"}"),
        edition: row.edition,
        host: None,
        visibility: Visibility::Private,
        players: 2,
        rated: false,
        clock: "none".to_string(),
        created_at: world.app.now(),
        seats: row.seats,
        brief: false,
        crowd: None,
    };
    world.store.create_table(ready).await.expect("a table");
    within(async {
        while world.store.tables_due(i64::MAX - 1, None, 9).await.expect("a list").len() > 1 {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let due = world.store.tables_due(i64::MAX - 1, None, 9).await.expect("a list");
    assert_eq!(due[0].0.as_str(), slow, "its clock runs out in three days");
    assert!(world.app.registry.len() <= 1, "the others are in nobody's memory");
    let row = world.store.table(&"ready".into()).await.expect("a store").expect("a table");
    assert_eq!(row.status, store::Status::Playing);
}
