//! Several people at one device: everybody sees that before they sit down.

use client::Client;
use serde_json::{Value, json};

use crate::world::World;

async fn screen(client: &mut Client, table: &str) -> Value {
    let path = format!("/api/tables/{table}/screen");
    client.get(&path).await.expect("a screen")["update"]["screen"].clone()
}

async fn invitation(client: &mut Client, table: &str) -> String {
    let path = format!("/api/tables/{table}/invitations");
    let made = client.post(&path, &json!({})).await.expect("an invitation");
    format!("/api/invitations/{}", made["token"].as_str().expect("a token"))
}

/// The card in the lobby, the card behind an invitation, and the screen of the table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_says_whether_several_play_at_one_device() {
    let world = World::new().await;
    let mut host = world.guest("Host").await;
    let mut stranger = world.guest("Stranger").await;
    for hot_seat in [false, true] {
        let table = json!({"game": "architectura", "chairs": ["me", "open", "open"],
            "hot_seat": hot_seat});
        let table = host.open(&table).await.expect("a table");
        let lobby = stranger.get("/api/tables").await.expect("a lobby");
        assert_eq!(lobby["tables"][0]["id"], json!(table));
        assert_eq!(lobby["tables"][0]["hot_seat"], json!(hot_seat), "on the card");
        assert_eq!(screen(&mut stranger, &table).await["hot_seat"], json!(hot_seat), "on screen");
        let invited = invitation(&mut host, &table).await;
        let card = Client::new(&world.url).get(&invited).await.expect("a card");
        assert_eq!((&card["id"], &card["hot_seat"]), (&json!(table), &json!(hot_seat)));
    }
}

/// A person who sits down confirms having seen it; and only those who opened the table for a device
/// have two seats, taken before anybody else came.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_seat_needs_a_table_without_strangers() {
    let world = World::new().await;
    let mut host = world.guest("Host").await;
    let mut stranger = world.guest("Stranger").await;
    let refused = async |client: &mut Client, path: &str, body: Value, code: &str| {
        let error = client.post(path, &body).await.expect_err("refused").to_string();
        assert!(error.contains(code), "{body}: {error}");
    };
    let open = json!({"game": "architectura", "chairs": ["me", "open", "open"]});
    let usual = host.open(&open).await.expect("a table");
    let requests = format!("/api/tables/{usual}/requests");
    for sit in
        [json!({"do": {"sit": {"seat": 1}}}), json!({"do": {"sit": {"seat": 1, "hot_seat": true}}})]
    {
        refused(&mut host, &requests, sit, "table-already-seated").await;
    }

    let mut here = open;
    here["hot_seat"] = json!(true);
    let shared = host.open(&here).await.expect("a table");
    let requests = format!("/api/tables/{shared}/requests");
    host.post(&requests, &json!({"do": {"sit": {"seat": 2}}})).await.expect("a second chair");
    host.post(&requests, &json!({"seat": 2, "do": {"stand": {}}})).await.expect("it is open again");
    refused(&mut stranger, &requests, json!({"do": {"sit": {"seat": 1}}}), "table-hot-seat").await;
    let invited = invitation(&mut host, &shared).await;
    refused(&mut stranger, &invited, json!({}), "table-hot-seat").await;
    stranger.post(&invited, &json!({"hot_seat": true})).await.expect("a chair");
    let knowing = json!({"do": {"sit": {"seat": 2, "hot_seat": true}}});
    refused(&mut stranger, &requests, knowing, "table-already-seated").await;
    // The stranger has seen one of them sit down, and agreed to that.
    let second = json!({"do": {"sit": {"seat": 2}}});
    refused(&mut host, &requests, second, "table-already-seated").await;
}
