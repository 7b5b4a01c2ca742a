//! Several nodes on one store: what happens at one is seen at the others, with NATS or without.

use std::time::Duration;

use client::Client;
use protocol::{Do, Reply, Saying};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Config;

use crate::world::{Sitter, World, config, play_on, within};

/// Two people on two nodes at a table for two, and its id.
async fn two_at_a_table(world: &World) -> (Client, Client, String) {
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
    world.two_at(&chairs).await
}

/// Plays this many answers with whoever is asked. Nobody can be asked on one node before they were
/// told of the move on the other.
async fn play(sitters: &mut [Sitter; 2], answers: usize) {
    let mut answered = [None; 2];
    for _ in 0..answers {
        let (who, ask) = loop {
            let asked = |who: &usize| {
                let ask = sitters[*who].screen.as_ref()?.ask.clone()?;
                (Some(ask.question) > answered[*who]).then_some((*who, ask))
            };
            if let Some(found) = [0, 1].iter().find_map(asked) {
                break found;
            }
            let [one, two] = &mut *sitters;
            tokio::select! {
                _ = one.hear() => {}
                _ = two.hear() => {}
            }
        };
        answered[who] = Some(ask.question);
        let answer = Do::Answer { question: ask.question, action: ask.answers[0].action.clone() };
        let reply = sitters[who].answer_to(answer.into()).await;
        assert!(matches!(reply, Reply::Done { .. }), "{reply:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_on_one_node_is_seen_on_the_others() {
    let mut world = World::club().await;
    let (one, two, table) = two_at_a_table(&world).await;
    let mut sitters =
        [Sitter::at(&one, &table, Some(0), 0).await, Sitter::at(&two, &table, Some(1), 0).await];
    play(&mut sitters, 4).await;
    // Announcements only make it fast.
    world.silence();
    play(&mut sitters, 4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changing_nodes_shows_no_older_state() {
    let mut world = World::club().await;
    world.silence();
    let (one, two, table) = two_at_a_table(&world).await;
    let mut sitters =
        [Sitter::at(&one, &table, Some(0), 0).await, Sitter::at(&two, &table, Some(1), 0).await];
    play(&mut sitters, 3).await;
    let seen = sitters[0].items.last().expect("an item").n;
    // This node does not know the table yet; the next one has only seen its beginning.
    for node in [2, 1] {
        let there = world.at(&one, node);
        let mut again = Sitter::at(&there, &table, Some(0), seen).await;
        let first = again.items.first().map_or(seen + 1, |item| item.n);
        assert_eq!(first, seen + 1, "nothing is missing, and nothing comes twice");
        let ask = again.screen.as_ref().and_then(|screen| screen.ask.clone());
        let Some(ask) = ask else { continue };
        let answer = Do::Answer { question: ask.question, action: ask.answers[0].action.clone() };
        let reply = again.answer_to(answer.into()).await;
        assert!(matches!(reply, Reply::Done { .. }), "{reply:?}");
        break;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_wherever_there_is_room() {
    let mut world = World::club().await;
    let mut one = world.guest("One").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "novice", "novice"]});
    let table = one.open(&chairs).await.expect("a table");
    let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
    for round in 0..6 {
        if round == 3 {
            world.silence();
        }
        let ask = loop {
            match sitter.screen.as_ref().and_then(|screen| screen.ask.clone()) {
                Some(ask) => break ask,
                None => drop(sitter.hear().await),
            }
        };
        let answer = Do::Answer { question: ask.question, action: ask.answers[0].action.clone() };
        let reply = sitter.answer_to(answer.into()).await;
        assert!(matches!(reply, Reply::Done { .. }), "{reply:?}");
        // Until the others have moved and it is our turn again.
        let asked = |sitter: &Sitter| {
            sitter.screen.as_ref().and_then(|screen| screen.ask.as_ref()).map(|ask| ask.question)
        };
        while asked(&sitter).is_none_or(|question| question == ask.question) {
            sitter.hear().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_on_one_node_is_heard_on_the_others() {
    let mut world = World::club().await;
    let (mut one, two, table) = two_at_a_table(&world).await;
    let mut sitter = Sitter::at(&two, &table, Some(1), 0).await;
    let path = format!("/api/tables/{table}/chat");
    for (n, text) in ["hello", "is it quiet here?"].into_iter().enumerate() {
        if n == 1 {
            world.silence();
        }
        one.post(&path, &json!({ "text": text })).await.expect("said");
        let Reply::Said { line, .. } = sitter.reply().await else { panic!("nothing was said") };
        assert_eq!((line.n, line.what), (n as i64, Saying::Text(text.to_string())));
    }
}

/// The name of the person on the first seat.
fn name_of(sitter: &Sitter) -> &str {
    let person = sitter.screen().seats[0].person.as_ref();
    &person.expect("a person").name
}

/// Renames somebody until everybody at their table has seen it. Announcements from before the nodes
/// have found each other get lost, so they are repeated.
async fn rename(one: &mut Client, name: &str, watchers: &mut [Sitter]) {
    let called = |sitter: &Sitter| name_of(sitter) == name;
    while !watchers.iter().all(called) {
        let renamed = one.ask(Method::PATCH, "/api/me", Some(&json!({ "name": name }))).await;
        assert_eq!(renamed.expect("an answer").0, StatusCode::OK);
        for watcher in watchers.iter_mut().filter(|watcher| !called(watcher)) {
            let _ = tokio::time::timeout(Duration::from_secs(1), watcher.hear()).await;
        }
    }
}

/// An interval so long that periodic checks find nothing during a test.
const NEVER: u64 = 3_600_000;
const PASSWORD: &str = "first password";

/// A way in which a session ends at one node, while a socket of it is open at another.
type Goodbye = (&'static str, Method, &'static str, fn() -> Value);

const GOODBYES: [Goodbye; 5] = [
    ("signed out", Method::DELETE, "/api/session", || json!({})),
    (
        "came in as somebody else",
        Method::POST,
        "/api/session",
        || json!({"login": "other", "password": PASSWORD}),
    ),
    ("signed out elsewhere", Method::DELETE, "/api/me/sessions", || json!({})),
    (
        "changed the password elsewhere",
        Method::PUT,
        "/api/me/password",
        || json!({"old": PASSWORD, "new": "second password"}),
    ),
    ("deleted the account", Method::DELETE, "/api/me", || json!({"password": PASSWORD})),
];

/// A member, with their login.
async fn member(world: &World, login: &str) -> Client {
    let mut client = world.guest(login).await.at(&world.url);
    let body = json!({"login": login, "password": PASSWORD});
    client.post("/api/accounts", &body).await.expect("an account");
    client
}

/// However a session ends at the first node, its socket at the last one ends, and does not
/// reconnect.
async fn sign_outs_reach_other_nodes(world: &mut World, is_silent: bool) {
    member(world, "other").await;
    let mut leaving = Vec::new();
    for (n, goodbye) in GOODBYES.into_iter().enumerate() {
        let login = format!("leaver{n}");
        let mut one = member(world, &login).await;
        // What happens elsewhere happens in another session.
        let mut acting = one.clone();
        if goodbye.0.ends_with("elsewhere") {
            acting = Client::new(&world.url);
            let body = json!({"login": login, "password": PASSWORD});
            acting.post("/api/session", &body).await.expect("in");
        }
        let chairs = json!({"game": "architectura", "chairs": ["me", "open"], "watch": "players"});
        let table = one.open(&chairs).await.expect("a table");
        let there = world.at(&one, 2);
        let mut sitter = [Sitter::at(&there, &table, Some(0), 0).await];
        if !is_silent {
            rename(&mut one, "Somebody", &mut sitter).await;
        }
        let [sitter] = sitter;
        leaving.push((goodbye, acting, there, sitter, table));
    }
    if is_silent {
        world.silence();
    }
    for ((what, method, path, body), mut acting, there, mut sitter, table) in leaving {
        let (status, answer) = acting.ask(method, path, Some(&body())).await.expect("an answer");
        assert!(status.is_success(), "{what}: {status} {answer}");
        while within(sitter.socket.next()).await.is_ok_and(|line| line.is_some()) {}
        assert_eq!(sitter.socket.code(), Some(server::live::SIGNED_OUT), "{what}");
        assert!(there.live(&table, Some(0), 0).await.is_err(), "{what}: nobody any more");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_reach_every_node() {
    let mut world = World::club().await;
    let (mut one, two, table) = two_at_a_table(&world).await;
    let there = world.at(&one, 2);
    let mut watchers =
        [Sitter::at(&two, &table, Some(1), 0).await, Sitter::at(&there, &table, Some(0), 0).await];
    rename(&mut one, "Uno", &mut watchers).await;
    // A lost announcement is made up for.
    world.silence();
    let renamed = one.ask(Method::PATCH, "/api/me", Some(&json!({"name": "Um"}))).await;
    assert_eq!(renamed.expect("an answer").0, StatusCode::OK);
    for watcher in &mut watchers {
        while name_of(watcher) != "Um" {
            watcher.hear().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sign_out_closes_sockets_on_all_nodes() {
    let mut world = World::club_with(Config { ping_every_ms: NEVER, ..config() }).await;
    sign_outs_reach_other_nodes(&mut world, false).await;
}

/// Without announcements, nodes check for themselves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sign_out_is_noticed_without_announcements() {
    let mut world = World::club_with(Config { ping_every_ms: 50, ..config() }).await;
    sign_outs_reach_other_nodes(&mut world, true).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ratings_are_the_same_whichever_node_counts() {
    let world = World::club().await;
    let mut people = Vec::new();
    for name in ["One", "Two", "Three"] {
        people.push(world.member(name).await);
    }
    for round in 0..6 {
        let (loser, winner) = (round % 3, (round + 1 + round / 3) % 3);
        let chairs = json!({"game": "architectura", "chairs": ["me", "open"], "rated": true,
            "clock": {"live": {"initial": 600_000, "increment": 0}}});
        let table = people[loser].open(&chairs).await.expect("a table");
        let requests = format!("/api/tables/{table}/requests");
        people[winner]
            .post(&requests, &json!({"do": {"sit": {"seat": 1}}}))
            .await
            .expect("a chair");
        let [one, two] = people.get_disjoint_mut([loser, winner]).expect("two people");
        play_on([one, two], &table, 10).await;
        let resign = json!({"seat": 0, "do": {"propose": "resign"}});
        people[loser].post(&requests, &resign).await.expect("proposed");
        let consent = json!({"seat": 1, "do": {"consent": {"proposal": 1, "agree": true}}});
        people[winner].post(&requests, &consent).await.expect("agreed");
    }
    let counted = people[0].get("/api/ratings/architectura").await.expect("a list");
    assert_eq!(counted.as_array().map(Vec::len), Some(3));
    server::ratings::recompute(&*world.store, "architectura").await.expect("counted");
    assert_eq!(people[1].get("/api/ratings/architectura").await.expect("a list"), counted);
}
