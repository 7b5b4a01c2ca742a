//! Limits on tables, over HTTP.

use reqwest::StatusCode;
use serde_json::{Value, json};
use server::Config;

use crate::world::{World, config};

fn ids(page: &Value) -> Vec<&str> {
    let tables = page["tables"].as_array().expect("tables");
    tables.iter().map(|table| table["id"].as_str().expect("an id")).collect()
}

/// A guest at an address, behind a proxy.
struct Visitor {
    url: String,
    from: &'static str,
    cookie: String,
}

impl Visitor {
    async fn new(world: &World, from: &'static str, name: &str) -> Self {
        let url = world.url.clone();
        let mut guest = Self { url, from, cookie: String::new() };
        let answer = guest.send("/api/guests", &json!({"name": name})).await;
        let cookie = answer.headers()["set-cookie"].to_str().expect("a cookie");
        guest.cookie = cookie.split(';').next().expect("a value").to_string();
        guest
    }

    async fn send(&self, path: &str, body: &Value) -> reqwest::Response {
        let asked = reqwest::Client::new().post(format!("{}{path}", self.url));
        let asked = asked.header("x-forwarded-for", self.from).header("cookie", &self.cookie);
        asked.json(body).send().await.expect("an answer")
    }

    async fn post(&self, path: &str, body: &Value) -> StatusCode {
        self.send(path, body).await.status()
    }
}

/// Games in progress count as well as tables that wait, however they are opened; and opening as
/// many as allowed does not push the tables of others off the first page.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_tables_per_person_are_limited() {
    // Of one account 3 tables may wait and 15 be played, from an address 10 and 60.
    let config = Config { burst: 30, behind_proxy: true, ..config() };
    let world = World::with(config).await;
    let victim = Visitor::new(&world, "192.0.2.7", "Victim").await;
    let open = json!({"game": "architectura", "chairs": ["me", "open"]});
    let game = json!({"game": "architectura", "chairs": ["me", "novice"]});
    for table in [&open, &game] {
        assert_eq!(victim.post("/api/tables", table).await, StatusCode::CREATED);
    }
    let mut opened = (0, 0);
    for n in 0..2 {
        let guest = Visitor::new(&world, "192.0.2.8", &n.to_string()).await;
        while guest.post("/api/tables", &open).await == StatusCode::CREATED {
            opened.0 += 1;
        }
        while guest.post("/api/tables", &game).await == StatusCode::CREATED {
            opened.1 += 1;
        }
        let quick = guest.post("/api/quick", &json!({"game": "architectura"})).await;
        assert_eq!(quick, StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(opened, (6, 30));
    for (status, mine) in [("", 2), ("&status=open", 1), ("&status=playing", 1)] {
        let address = format!("{}/api/tables?limit=6{status}", world.url);
        let page: Value = reqwest::get(address).await.expect("a page").json().await.expect("JSON");
        let found = page["tables"].as_array().expect("tables");
        let name = |table: &Value| table["chairs"][0]["person"]["name"].clone();
        let of_victim = found.iter().filter(|table| name(table) == json!("Victim")).count();
        assert_eq!(of_victim, mine, "{status}: {:?}", ids(&page));
    }
}

/// Impossible filters are refused, rather than looked for among all tables.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_of_nothing_is_refused() {
    let world = World::new().await;
    for (asked, status) in [
        ("game=architectura", StatusCode::OK),
        ("game=chess", StatusCode::BAD_REQUEST),
        ("clock=daily", StatusCode::OK),
        ("clock=hourglass", StatusCode::BAD_REQUEST),
        ("status=over&free=true", StatusCode::OK),
    ] {
        let answer = reqwest::get(format!("{}/api/tables?{asked}", world.url)).await;
        assert_eq!(answer.expect("an answer").status(), status, "{asked}");
    }
}
