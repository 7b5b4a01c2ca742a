//! Passkeys: created, used, and refused in every way that somebody could try.

use client::Client;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Config, secret};
use store::{CeremonyKind, Passkey};

use crate::authenticator::Authenticator;
use crate::world::{World, config};

const MINE: &str = "/api/me/passkeys";
const BEGIN: &str = "/api/me/passkeys/ceremony";
const SIGN_IN: &str = "/api/passkeys";
const BEGIN_SIGN_IN: &str = "/api/passkeys/ceremony";

/// A server with a domain name.
async fn named() -> World {
    let public_url = Some("https://games.example".to_string());
    World::with(Config { public_url, ..config() }).await
}

async fn member(world: &World, name: &str, login: &str) -> Client {
    let mut client = world.guest(name).await;
    let body = json!({"login": login, "password": "first password"});
    client.post("/api/accounts", &body).await.expect("an account");
    client
}

/// Asks, and expects an error with this code.
async fn refused(client: &mut Client, method: Method, path: &str, body: &Value, code: &str) {
    let (status, answer) = client.ask(method, path, Some(body)).await.expect("an answer");
    assert!(status.is_client_error(), "{path} {body}: {status}");
    assert_eq!(answer["code"], json!(code), "{path} {body}");
}

async fn begin(client: &mut Client) -> Value {
    client.post(BEGIN, &json!({"password": "first password"})).await.expect("a ceremony")
}

async fn begin_sign_in(client: &mut Client) -> Value {
    client.post(BEGIN_SIGN_IN, &json!({})).await.expect("a ceremony")
}

fn made(key: &mut Authenticator, begun: &Value) -> Value {
    let credential = key.create(&begun["options"]);
    json!({"ceremony": begun["ceremony"], "name": " My  phone ", "credential": credential})
}

fn signed(key: &mut Authenticator, begun: &Value) -> Value {
    json!({"ceremony": begun["ceremony"], "credential": key.sign(&begun["options"])})
}

/// A new passkey of somebody, and its id.
async fn passkey(client: &mut Client) -> (Authenticator, String) {
    let mut key = Authenticator::new();
    let begun = begin(client).await;
    let kept = client.post(MINE, &made(&mut key, &begun)).await.expect("a passkey");
    (key, kept["id"].as_str().expect("an id").to_string())
}

#[tokio::test]
async fn a_passkey_lets_its_owner_in_until_it_is_removed() {
    let world = named().await;
    let mut one = member(&world, "One", "one").await;
    assert_eq!(one.get(MINE).await.expect("a list"), json!([]));
    let begun = begin(&mut one).await;
    let selection = &begun["options"]["authenticatorSelection"];
    assert_eq!(selection["residentKey"], json!("required"), "nobody types a login later");
    assert_eq!(selection["userVerification"], json!("required"));
    assert_eq!(begun["options"]["user"]["name"], json!("one"));
    let mut key = Authenticator::new();
    let kept = one.post(MINE, &made(&mut key, &begun)).await.expect("a passkey");
    assert_eq!((&kept["name"], &kept["used_at"]), (&json!("My phone"), &Value::Null));
    assert_eq!(one.get(MINE).await.expect("a list"), json!([kept]));
    let known = &begin(&mut one).await["options"]["excludeCredentials"];
    assert_eq!(known.as_array().map(Vec::len), Some(1), "the same device is not asked again");

    // Another browser, where a guest played until now.
    let mut two = world.guest("Two").await;
    let mut before = two.clone();
    let begun = begin_sign_in(&mut two).await;
    assert_eq!(begun["options"]["allowCredentials"], json!([]), "any passkey of this site");
    let me = two.post(SIGN_IN, &signed(&mut key, &begun)).await.expect("in");
    assert_eq!(me["id"], json!(one.id));
    assert_eq!(two.get("/api/me").await.expect("me"), me);
    assert!(before.get("/api/me").await.is_err(), "the session before is over");
    let used = &one.get(MINE).await.expect("a list")[0]["used_at"];
    assert!(used.as_i64() >= kept["created_at"].as_i64(), "{used}");

    let path = format!("{MINE}/{}", kept["id"].as_str().expect("an id"));
    refused(&mut one, Method::PATCH, &path, &json!({"name": " "}), "server-bad-name").await;
    let renamed = one.ask(Method::PATCH, &path, Some(&json!({"name": "Old phone"}))).await;
    assert_eq!(renamed.expect("an answer").0, StatusCode::NO_CONTENT);
    let export = one.get("/api/me/export").await.expect("an export");
    assert_eq!(export["passkeys"][0]["name"], json!("Old phone"));
    assert_eq!(export["passkeys"][0]["credential"], Value::Null);

    let begun = begin_sign_in(&mut two).await;
    let removed = one.ask(Method::DELETE, &path, None).await.expect("an answer");
    assert_eq!(removed.0, StatusCode::NO_CONTENT);
    assert_eq!(one.get(MINE).await.expect("a list"), json!([]));
    let late = signed(&mut key, &begun);
    refused(&mut two, Method::POST, SIGN_IN, &late, "server-wrong-passkey").await;
    refused(&mut one, Method::DELETE, &path, &json!({}), "server-not-found").await;
}

/// A password change because of an intruder can remove the intruder's passkeys, too, or keep all
/// passkeys.
#[tokio::test]
async fn passkeys_go_with_a_password_if_their_owner_says_so() {
    let world = named().await;
    let mut one = member(&world, "One", "one").await;
    passkey(&mut one).await;
    let mut old = "first password";
    for (new, revoke, left) in [("second password", false, 1), ("third password", true, 0)] {
        let change = json!({"old": old, "new": new, "revoke_passkeys": revoke});
        let answer = one.ask(Method::PUT, "/api/me/password", Some(&change)).await;
        assert_eq!(answer.expect("an answer").0, StatusCode::NO_CONTENT);
        let kept = one.get(MINE).await.expect("a list");
        assert_eq!(kept.as_array().map(Vec::len), Some(left), "{new}");
        old = new;
    }
}

#[tokio::test]
async fn a_ceremony_is_finished_once_and_in_time() {
    let world = named().await;
    let mut one = member(&world, "One", "one").await;
    let mut key = Authenticator::new();
    let begun = begin(&mut one).await;
    let body = made(&mut key, &begun);
    // Not even a valid answer in the wrong place.
    let elsewhere =
        json!({"ceremony": begun["ceremony"], "credential": key.sign(&begun["options"])});
    refused(&mut one, Method::POST, SIGN_IN, &elsewhere, "server-passkey-late").await;
    one.post(MINE, &body).await.expect("a passkey");
    refused(&mut one, Method::POST, MINE, &body, "server-passkey-late").await;

    let mut visitor = Client::new(&world.url);
    let begun = begin_sign_in(&mut visitor).await;
    let mut unknown = signed(&mut key, &begun);
    unknown["ceremony"] = json!("nothing");
    refused(&mut visitor, Method::POST, SIGN_IN, &unknown, "server-passkey-late").await;
    let body = signed(&mut key, &begun);
    visitor.post(SIGN_IN, &body).await.expect("in");
    refused(&mut visitor, Method::POST, SIGN_IN, &body, "server-passkey-late").await;

    // The same ceremony, once in time and once not.
    for (late, now) in [(false, 0), (true, i64::MAX)] {
        let begun = begin_sign_in(&mut visitor).await;
        let hash = secret::hash(begun["ceremony"].as_str().expect("a token"));
        let kept = world.store.take_ceremony(&hash, CeremonyKind::SignIn, 0).await;
        let mut kept = kept.expect("a store").expect("a ceremony");
        if late {
            kept.expires_at = 1;
        }
        world.store.begin_ceremony(&hash, kept).await.expect("a ceremony");
        let body = signed(&mut key, &begun);
        if late {
            refused(&mut visitor, Method::POST, SIGN_IN, &body, "server-passkey-late").await;
        } else {
            visitor.post(SIGN_IN, &body).await.expect("in");
        }
        let swept = world.store.purge_ceremonies(now).await.expect("a store");
        assert_eq!(swept > 0, late);
    }
}

/// A balancer may send the two steps of a ceremony to different nodes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_ceremony_is_finished_at_any_node() {
    let public_url = Some("https://games.example".to_string());
    let world = World::club_with(Config { public_url, ..config() }).await;
    let one = member(&world, "One", "one").await;
    let mut key = Authenticator::new();
    let begun = begin(&mut world.at(&one, 0)).await;
    let body = made(&mut key, &begun);
    world.at(&one, 1).post(MINE, &body).await.expect("a passkey");
    refused(&mut world.at(&one, 0), Method::POST, MINE, &body, "server-passkey-late").await;

    let visitor = Client::new(&world.url);
    let begun = begin_sign_in(&mut world.at(&visitor, 1)).await;
    let body = signed(&mut key, &begun);
    let mut two = world.at(&visitor, 2);
    let me = two.post(SIGN_IN, &body).await.expect("in");
    assert_eq!(me["id"], json!(one.id));
    assert_eq!(world.at(&two, 0).get("/api/me").await.expect("me"), me);
    let mut again = world.at(&visitor, 0);
    refused(&mut again, Method::POST, SIGN_IN, &body, "server-passkey-late").await;
}

#[tokio::test]
async fn passkeys_of_others_cannot_be_changed() {
    let world = named().await;
    let mut one = member(&world, "One", "one").await;
    let mut two = member(&world, "Two", "two").await;
    let (mut key, id) = passkey(&mut one).await;
    let path = format!("{MINE}/{id}");
    let name = json!({"name": "Mine"});
    refused(&mut two, Method::PATCH, &path, &name, "server-not-found").await;
    refused(&mut two, Method::DELETE, &path, &json!({}), "server-not-found").await;
    assert_eq!(two.get(MINE).await.expect("a list"), json!([]));

    // A ceremony that another account began, and a key that another account has.
    let begun = begin(&mut one).await;
    let body = made(&mut Authenticator::new(), &begun);
    refused(&mut two, Method::POST, MINE, &body, "server-passkey-late").await;
    let owner = key.owner.clone();
    let begun = begin(&mut two).await;
    let body = made(&mut key, &begun);
    refused(&mut two, Method::POST, MINE, &body, "server-passkey-known").await;

    // The key now claims to belong to the other account.
    let mut visitor = Client::new(&world.url);
    let begun = begin_sign_in(&mut visitor).await;
    let body = signed(&mut key, &begun);
    refused(&mut visitor, Method::POST, SIGN_IN, &body, "server-wrong-passkey").await;
    key.owner = owner;
    let begun = begin_sign_in(&mut visitor).await;
    let me = visitor.post(SIGN_IN, &signed(&mut key, &begun)).await.expect("in");
    assert_eq!(me["id"], json!(one.id));
}

#[tokio::test]
async fn answers_that_do_not_belong_here_are_refused() {
    type Spoil = fn(&mut Authenticator);
    let world = named().await;
    let mut one = member(&world, "One", "one").await;
    let spoils: [Spoil; 3] = [
        |key| key.origin = "https://other.example".into(),
        |key| key.site = "other.example".into(),
        |key| key.verified = false,
    ];
    for spoil in spoils {
        let mut key = Authenticator::new();
        spoil(&mut key);
        let begun = begin(&mut one).await;
        let body = made(&mut key, &begun);
        refused(&mut one, Method::POST, MINE, &body, "server-bad-passkey").await;
    }
    assert_eq!(one.get(MINE).await.expect("a list"), json!([]));

    let mut visitor = Client::new(&world.url);
    // A copy of the key, whose counter is behind.
    let copied: Spoil = |key| key.counter = 1;
    for spoil in spoils.into_iter().chain([copied]) {
        let (mut key, _) = passkey(&mut one).await;
        for spoiled in [false, true] {
            if spoiled {
                spoil(&mut key);
            }
            let begun = begin_sign_in(&mut visitor).await;
            let body = signed(&mut key, &begun);
            if spoiled {
                refused(&mut visitor, Method::POST, SIGN_IN, &body, "server-wrong-passkey").await;
            } else {
                visitor.post(SIGN_IN, &body).await.expect("in");
            }
        }
    }

    // Another challenge, a signature by another key, an unknown key.
    let (mut key, _) = passkey(&mut one).await;
    let (mut other, _) = passkey(&mut one).await;
    let (first, second) = (begin_sign_in(&mut visitor).await, begin_sign_in(&mut visitor).await);
    let mut body = signed(&mut key, &first);
    body["ceremony"] = second["ceremony"].clone();
    refused(&mut visitor, Method::POST, SIGN_IN, &body, "server-wrong-passkey").await;
    let begun = begin_sign_in(&mut visitor).await;
    let mut body = signed(&mut key, &begun);
    body["credential"]["response"]["signature"] =
        signed(&mut other, &begun)["credential"]["response"]["signature"].clone();
    refused(&mut visitor, Method::POST, SIGN_IN, &body, "server-wrong-passkey").await;
    let begun = begin_sign_in(&mut visitor).await;
    let mut stranger = Authenticator::new();
    stranger.owner.clone_from(&key.owner);
    let body = signed(&mut stranger, &begun);
    refused(&mut visitor, Method::POST, SIGN_IN, &body, "server-wrong-passkey").await;
    let body = json!({"ceremony": begun["ceremony"], "credential": {"id": "x"}});
    refused(&mut visitor, Method::POST, SIGN_IN, &body, "server-bad-body").await;
}

#[tokio::test]
async fn pages_of_others_and_nameless_addresses_have_no_passkeys() {
    // By its address, 127.0.0.1.
    let world = World::new().await;
    let mut one = member(&world, "One", "one").await;
    let password = json!({"password": "first password"});
    refused(&mut one, Method::POST, BEGIN, &password, "server-no-passkeys").await;
    refused(&mut one, Method::POST, BEGIN_SIGN_IN, &json!({}), "server-no-passkeys").await;

    let world = named().await;
    let foreign = |origin: &'static str| {
        let client = reqwest::Client::new().post(format!("{}{BEGIN_SIGN_IN}", world.url));
        async move {
            let answer = client.header("origin", origin).send().await.expect("an answer");
            (answer.status(), answer.json::<Value>().await.expect("a body"))
        }
    };
    let (status, body) = foreign("https://other.example").await;
    assert_eq!((status, &body["code"]), (StatusCode::FORBIDDEN, &json!("server-foreign-origin")));
    assert_eq!(foreign("https://games.example").await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn only_members_who_know_their_password_make_passkeys() {
    let world = named().await;
    let mut one = member(&world, "One", "one").await;
    let mut guest = world.guest("Two").await;
    let mut nobody = Client::new(&world.url);
    let (right, wrong) = (json!({"password": "first password"}), json!({"password": "wrong one"}));
    refused(&mut one, Method::POST, BEGIN, &wrong, "server-wrong-password").await;
    refused(&mut guest, Method::POST, BEGIN, &right, "server-not-member").await;
    refused(&mut nobody, Method::POST, BEGIN, &right, "server-signed-out").await;
    assert!(nobody.get(MINE).await.is_err());
    for n in 0..20 {
        world.store.add_passkey(kept(&one, n)).await.expect("a passkey");
    }
    refused(&mut one, Method::POST, BEGIN, &right, "server-many-passkeys").await;
}

fn kept(owner: &Client, n: i64) -> Passkey {
    Passkey {
        id: format!("{}-{n}", owner.id),
        account: owner.id.as_str().into(),
        name: "A key".into(),
        credential: "{}".into(),
        created_at: n,
        used_at: None,
    }
}

#[tokio::test]
async fn the_last_way_in_is_not_removed() {
    let world = named().await;
    // Somebody without a password.
    let mut one = world.guest("One").await;
    for n in 0..2 {
        world.store.add_passkey(kept(&one, n)).await.expect("a passkey");
    }
    let path = |n: i64| format!("{MINE}/{}-{n}", one.id);
    let (first, second) = (path(0), path(1));
    let removed = one.ask(Method::DELETE, &first, None).await.expect("an answer");
    assert_eq!(removed.0, StatusCode::NO_CONTENT);
    refused(&mut one, Method::DELETE, &second, &json!({}), "server-last-way").await;
    assert_eq!(one.get(MINE).await.expect("a list").as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn ceremonies_are_begun_a_few_times_only() {
    let public_url = Some("https://games.example".to_string());
    let config = Config { public_url, burst: 18, refill_ms: 3_600_000, ..config() };
    let world = World::with(config).await;
    let mut one = Client::new(&world.url);
    let mut statuses = Vec::new();
    for _ in 0..5 {
        let answer = one.ask(Method::POST, BEGIN_SIGN_IN, None).await.expect("an answer");
        statuses.push(answer.0.as_u16());
    }
    assert_eq!(statuses, [201, 201, 201, 429, 429]);
}
