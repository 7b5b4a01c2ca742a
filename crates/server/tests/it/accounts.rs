//! Accounts: from guest to member, signing in again, and deletion.

use client::Client;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Config;

use crate::world::{Sitter, World, config, within};

/// Sends a request, and expects an error with this status and code.
async fn refused(client: &mut Client, method: Method, path: &str, body: &Value, code: &str) {
    let (status, answer) = client.ask(method, path, Some(body)).await.expect("an answer");
    assert!(status.is_client_error(), "{path} {body}: {status}");
    assert_eq!(answer["code"], json!(code), "{path} {body}");
}

/// Sends a request, and expects it to succeed.
async fn done(client: &mut Client, method: Method, path: &str, body: &Value) -> Value {
    let (status, answer) = client.ask(method, path, Some(body)).await.expect("an answer");
    assert!(status.is_success(), "{path} {body}: {status} {answer}");
    answer
}

async fn member(world: &World, name: &str, login: &str) -> (Client, Vec<String>) {
    let mut client = world.guest(name).await;
    let body = json!({"login": login, "password": "first password"});
    let made = client.post("/api/accounts", &body).await.expect("an account");
    let codes = serde_json::from_value(made["recovery_codes"].clone()).expect("codes");
    (client, codes)
}

#[tokio::test]
async fn a_guest_becomes_a_member_and_keeps_everything() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let table = one.open(&json!({"game": "architectura", "chairs": ["me", "open"]})).await;
    let table = table.expect("a table");
    for (login, password, code) in [
        ("on", "first password", "server-bad-login"),
        ("on e", "first password", "server-bad-login"),
        (&*"x".repeat(41), "first password", "server-bad-login"),
        ("one", "seven 7", "server-bad-password"),
        ("one", &*"x".repeat(201), "server-bad-password"),
    ] {
        let body = json!({"login": login, "password": password});
        refused(&mut one, Method::POST, "/api/accounts", &body, code).await;
    }
    let body = json!({"login": "One.1", "password": "first password"});
    let made = one.post("/api/accounts", &body).await.expect("an account");
    assert_eq!(made["me"]["id"], json!(one.id));
    assert_eq!(made["me"]["login"], json!("one.1"));
    assert_eq!(made["me"]["guest"], json!(false));
    assert_eq!(made["recovery_codes"].as_array().map(Vec::len), Some(8));
    refused(&mut one, Method::POST, "/api/accounts", &body, "server-already-member").await;
    let mine = one.get("/api/me/tables").await.expect("tables");
    assert_eq!(mine["tables"][0]["id"], json!(table));

    // Somebody without an account; a login is accepted in any case.
    let mut two = Client::new(&world.url);
    let taken = json!({"login": "ONE.1", "password": "other password"});
    refused(&mut two, Method::POST, "/api/accounts", &taken, "server-login-taken").await;
    let body = json!({"login": "two", "password": "other password", "name": "Two"});
    let made = two.post("/api/accounts", &body).await.expect("an account");
    assert_eq!(made["me"]["name"], json!("Two"));
    assert_eq!(two.get("/api/me").await.expect("me"), made["me"]);

    // The store has hashes only.
    let account = world.store.account(&one.id.as_str().into()).await.expect("it answers");
    let hash = account.expect("an account").password.expect("a hash");
    assert!(hash.starts_with("$argon2id$") && !hash.contains("first"), "{hash}");
}

#[tokio::test]
async fn members_come_back_and_wrong_guesses_look_alike() {
    let world = World::new().await;
    let (one, _) = member(&world, "One", "one").await;
    let mut guess = Client::new(&world.url);
    let mut answers = Vec::new();
    for (login, password) in [("one", "wrong password"), ("nobody", "first password"), ("", "")] {
        let body = json!({"login": login, "password": password});
        answers
            .push(guess.ask(Method::POST, "/api/session", Some(&body)).await.expect("an answer"));
    }
    assert_eq!(answers[0].0, StatusCode::FORBIDDEN);
    assert_eq!(answers[0].1["code"], json!("server-wrong-login"));
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    let body = json!({"login": " ONE ", "password": "first password"});
    let me = guess.post("/api/session", &body).await.expect("in");
    assert_eq!(me["id"], json!(one.id));
    let sessions = guess.get("/api/me/sessions").await.expect("sessions");
    let sessions = sessions.as_array().expect("a list");
    let current = sessions.iter().filter(|session| session["current"] == json!(true));
    assert_eq!((sessions.len(), current.count()), (2, 1));
    let ended = done(&mut guess, Method::DELETE, "/api/me/sessions", &json!({})).await;
    assert_eq!(ended, json!({"ended": 1}));
    let mut one = one;
    assert!(one.get("/api/me").await.is_err(), "the other session is over");
    guess.get("/api/me").await.expect("this one is not");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_recovery_code_works_once_and_ends_all_sessions() {
    let world = World::new().await;
    let (mut one, codes) = member(&world, "One", "one").await;
    let table = one.open(&json!({"game": "architectura", "chairs": ["me", "open"]})).await;
    let mut sitter = Sitter::at(&one, &table.expect("a table"), Some(0), 0).await;
    let mut back = Client::new(&world.url);
    let body = |login: &str, code: &str| json!({"login": login, "code": code, "password": "second password"});
    for (login, code) in [("one", "aaaa-aaaa-aaaa-aaaa"), ("two", &*codes[0]), ("one", "")] {
        let body = body(login, code);
        refused(&mut back, Method::POST, "/api/recovery", &body, "server-wrong-code").await;
    }
    let short = json!({"login": "one", "code": codes[0], "password": "short"});
    refused(&mut back, Method::POST, "/api/recovery", &short, "server-bad-password").await;
    // However it is typed.
    let typed = codes[0].to_uppercase().replace('-', " ");
    let recovered = back.post("/api/recovery", &body("one", &typed)).await.expect("in");
    assert_eq!(recovered["codes_left"], json!(7));
    assert_eq!(recovered["me"]["id"], json!(one.id));
    back.get("/api/me").await.expect("a session");
    assert!(one.get("/api/me").await.is_err(), "the session before is over");
    assert_eq!(within(sitter.socket.next()).await.expect("an end"), None, "and so is its socket");
    let again = body("one", &codes[0]);
    refused(&mut one, Method::POST, "/api/recovery", &again, "server-wrong-code").await;
    let old = json!({"login": "one", "password": "first password"});
    refused(&mut one, Method::POST, "/api/session", &old, "server-wrong-login").await;
    let new = json!({"login": "one", "password": "second password"});
    one.post("/api/session", &new).await.expect("in");
}

#[tokio::test]
async fn passwords_and_codes_are_changed_by_who_knows_the_password() {
    let world = World::new().await;
    let (mut one, codes) = member(&world, "One", "one").await;
    let mut guest = world.guest("Two").await;
    let change = json!({"old": "first password", "new": "second password"});
    refused(&mut guest, Method::PUT, "/api/me/password", &change, "server-not-member").await;
    let wrong = json!({"old": "wrong password", "new": "second password"});
    refused(&mut one, Method::PUT, "/api/me/password", &wrong, "server-wrong-password").await;
    done(&mut one, Method::PUT, "/api/me/password", &change).await;
    let path = "/api/me/recovery-codes";
    let old = json!({"password": "first password"});
    refused(&mut one, Method::POST, path, &old, "server-wrong-password").await;
    let new = one.post(path, &json!({"password": "second password"})).await.expect("codes");
    assert_eq!(new["recovery_codes"].as_array().map(Vec::len), Some(8));
    let body = json!({"login": "one", "code": codes[0], "password": "third password"});
    refused(&mut guest, Method::POST, "/api/recovery", &body, "server-wrong-code").await;
    let body =
        json!({"login": "one", "code": new["recovery_codes"][7], "password": "third password"});
    guest.post("/api/recovery", &body).await.expect("in");
}

#[tokio::test]
async fn everything_about_a_person_is_handed_to_them() {
    let world = World::new().await;
    let (mut one, _) = member(&world, "One", "one").await;
    let table = one.open(&json!({"game": "architectura", "chairs": ["me", "open"]})).await;
    let export = one.get("/api/me/export").await.expect("an export");
    assert_eq!(export["account"]["login"], json!("one"));
    assert_eq!(export["recovery_codes"], json!(8));
    assert_eq!(export["tables"][0]["id"], json!(table.expect("a table")));
    assert!(!export.to_string().contains("argon2"), "hashes stay here");
    let mut nobody = Client::new(&world.url);
    assert!(nobody.get("/api/me/export").await.is_err());
}

/// A new name is visible at once; a deleted account leaves games without a name, in memory and
/// after a restart.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_follow_their_account_until_it_is_gone() {
    let world = World::new().await;
    let (mut one, _) = member(&world, "One", "one").await;
    let mut two = world.guest("Two").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
    let table = one.open(&chairs).await.expect("a table");
    let waiting = one.open(&chairs).await.expect("a table");
    let requests = format!("/api/tables/{table}/requests");
    two.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
    let mut sitter = Sitter::at(&two, &table, Some(1), 0).await;
    let name = |sitter: &Sitter| {
        sitter.screen().seats[0].person.as_ref().map(|person| person.name.clone())
    };
    assert_eq!(name(&sitter).as_deref(), Some("One"));
    done(&mut one, Method::PATCH, "/api/me", &json!({"name": "First"})).await;
    while name(&sitter).as_deref() != Some("First") {
        sitter.hear().await;
    }

    refused(&mut one, Method::DELETE, "/api/me", &json!({}), "server-wrong-password").await;
    let wrong = json!({"password": "wrong password"});
    refused(&mut one, Method::DELETE, "/api/me", &wrong, "server-wrong-password").await;
    let mut other = one.clone();
    done(&mut one, Method::DELETE, "/api/me", &json!({"password": "first password"})).await;
    assert!(other.get("/api/me").await.is_err(), "the session is over");
    while name(&sitter).as_deref() != Some("") {
        sitter.hear().await;
    }
    let card = two.get(&format!("/api/tables/{table}")).await.expect("a table");
    assert_eq!(card["chairs"][0]["person"]["name"], json!(""));
    let card = two.get(&format!("/api/tables/{waiting}")).await.expect("a table");
    assert_eq!(card["chairs"], json!([null, null]), "nobody waits for who will not come");
    let again = json!({"login": "one", "password": "first password"});
    refused(&mut other, Method::POST, "/api/session", &again, "server-wrong-login").await;

    let world = world.restart().await;
    let two = two.at(&world.url);
    let sitter = Sitter::at(&two, &table, Some(1), 0).await;
    assert_eq!(name(&sitter).as_deref(), Some(""));
    let log = world.store.entries_since(&table.as_str().into(), 0).await.expect("a log");
    let named = |body: &str| body.contains("First") || body.contains("One") || body.contains("Two");
    assert!(!log.iter().any(|entry| named(&entry.body)));

    let mut two = two;
    done(&mut two, Method::DELETE, "/api/me", &json!({})).await;
}

#[tokio::test]
async fn sign_ins_are_limited() {
    let world = World::with(Config { burst: 18, refill_ms: 3_600_000, ..config() }).await;
    let mut one = Client::new(&world.url);
    let body = json!({"login": "one", "password": "wrong password"});
    let mut statuses = Vec::new();
    for _ in 0..5 {
        let answer = one.ask(Method::POST, "/api/session", Some(&body)).await.expect("an answer");
        statuses.push(answer.0.as_u16());
    }
    assert_eq!(statuses, [403, 403, 403, 429, 429]);
    one.get("/api/games").await.expect("other requests are fine");
}

/// A deleted account holds nobody up: a bot plays on for it, nobody has to ask for its consent, and
/// a game without people is over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_account_holds_nobody_up() {
    let world = World::new().await;
    let chairs =
        json!({"game": "queens-architect", "config": {"first": 1}, "chairs": ["me", "open"]});
    let (mut one, mut two, table) = world.two_at(&chairs).await;
    let requests = format!("/api/tables/{table}/requests");
    let alone = json!({"game": "queens-architect", "chairs": ["me", "novice"]});
    let alone = two.open(&alone).await.expect("a table");
    let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
    assert_eq!(sitter.screen().awaiting, [1]);
    done(&mut two, Method::DELETE, "/api/me", &json!({})).await;
    let ask = sitter.my_turn().await.expect("the bot has answered");
    assert_eq!(sitter.screen().seats[1].bot.as_deref(), Some("journeyman"));
    sitter.play(&ask, 0).await;
    one.post(&requests, &json!({"seat": 0, "do": {"propose": "resign"}}))
        .await
        .expect("nobody is asked");
    let card = one.get(&format!("/api/tables/{table}")).await.expect("a card");
    assert_eq!(card["status"], json!("over"));
    let card = one.get(&format!("/api/tables/{alone}")).await.expect("a card");
    assert_eq!(card["status"], json!("over"));
}

/// The export of one's own data has no secret of a running game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_export_tells_no_seed_before_the_end() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let mut two = world.guest("Two").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "novice"]});
    let played = one.open(&chairs).await.expect("a table");
    let mut sitter = Sitter::at(&one, &played, Some(0), 0).await;
    while let Some(ask) = sitter.my_turn().await {
        sitter.play(&ask, 0).await;
    }
    let seed = sitter.screen().seed.clone().expect("it is over");
    let branch = json!({"position": 3, "chairs": ["me", "open"]});
    let branch = one.post(&format!("/api/tables/{played}/branch"), &branch).await.expect("a table");
    let table = branch["table"].as_str().expect("an id").to_string();
    let requests = format!("/api/tables/{table}/requests");
    let invitation = one.post(&format!("/api/tables/{table}/invitations"), &json!({})).await;
    let token = invitation.expect("an invitation")["token"].as_str().expect("a token").to_string();
    two.post(&format!("/api/invitations/{token}"), &json!({})).await.expect("a chair");
    two.post("/api/lessons/architectura", &json!({})).await.expect("a lesson");
    let export = two.get("/api/me/export").await.expect("an export").to_string();
    assert!(export.contains(&table) && !export.contains(&seed), "{export}");
    assert!(!export.contains("\\\"lesson\\\""), "{export}");
    one.post(&requests, &json!({"seat": 0, "do": {"propose": "resign"}}))
        .await
        .expect("a proposal");
    let consent = json!({"seat": 1, "do": {"consent": {"proposal": 1, "agree": true}}});
    two.post(&requests, &consent).await.expect("an end");
    let export = two.get("/api/me/export").await.expect("an export").to_string();
    assert!(export.contains(&seed), "now it is theirs");
}

/// Guesses at one password are few, from anywhere; somebody who has signed in from an address
/// before is not locked out by others' guesses.
#[tokio::test]
async fn guesses_at_one_account_are_few() {
    let config = Config { burst: 60, refill_ms: 3_600_000, behind_proxy: true, ..config() };
    let world = World::with(config).await;
    let http = reqwest::Client::new();
    let knock = async |from: String, password: &str| {
        let request = http.post(format!("{}/api/session", world.url));
        let body = json!({"login": "One", "password": password});
        let request = request.header("x-forwarded-for", from).json(&body);
        request.send().await.expect("an answer").status().as_u16()
    };
    let request = http.post(format!("{}/api/accounts", world.url));
    let body = json!({"login": "one", "password": "maple quarry ledger"});
    let made = request.header("x-forwarded-for", "192.0.2.1").json(&body).send().await;
    assert_eq!(made.expect("an answer").status(), 201);
    assert_eq!(knock("192.0.2.1".into(), "maple quarry ledger").await, 200);
    let mut statuses = Vec::new();
    for n in 0..20 {
        statuses.push(knock(format!("198.51.100.{n}"), "wrong password").await);
    }
    let wrong = statuses.iter().filter(|status| **status == 403).count();
    assert_eq!((wrong, statuses[19]), (9, 429), "{statuses:?}");
    assert_eq!(knock("203.0.113.9".into(), "maple quarry ledger").await, 429, "a stranger");
    assert_eq!(knock("192.0.2.1".into(), "maple quarry ledger").await, 200, "the owner");
}

/// The most common passwords are refused wherever a new one is chosen.
#[tokio::test]
async fn common_passwords_are_refused() {
    let world = World::new().await;
    let (mut one, codes) = member(&world, "One", "one").await;
    let common = "server-common-password";
    let new = json!({"login": "two", "password": "password1"});
    refused(&mut Client::new(&world.url), Method::POST, "/api/accounts", &new, common).await;
    let change = json!({"old": "first password", "new": "Qwerty123"});
    refused(&mut one, Method::PUT, "/api/me/password", &change, common).await;
    let back = json!({"login": "one", "code": codes[0], "password": "12345678"});
    refused(&mut one, Method::POST, "/api/recovery", &back, common).await;
}

/// An account is deleted at once. If the server stops before that person has left their tables, it
/// finishes later: nobody waits for somebody who cannot come.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_the_gone_are_left_later() {
    let world = World::new().await;
    let mut host = world.guest("Host").await;
    let gone = world.guest("Gone").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
    let playing = host.open(&chairs).await.expect("a table");
    let mut three = json!({"game": "architectura", "chairs": ["me", "open", "open"]});
    three["config"] = json!({"players": 3});
    let open = host.open(&three).await.expect("a table");
    let mut sitting = gone.clone();
    for table in [&playing, &open] {
        let requests = format!("/api/tables/{table}/requests");
        sitting.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
    }
    // As far as the server got.
    world.store.delete_account(&gone.id.as_str().into(), 1).await.expect("deleted");
    world.app.registry.leave_tables(None).await;
    assert_eq!(world.store.departures(None, 10).await.expect("departures"), []);
    let mut seat = async |table: &str| {
        let path = format!("/api/tables/{table}/screen");
        let screen = host.get(&path).await.expect("a screen");
        screen["update"]["screen"]["seats"][1].clone()
    };
    assert_eq!(seat(&playing).await["bot"], json!("journeyman"));
    assert_eq!(seat(&open).await["person"], json!(null), "somebody else can sit there");
}
