//! The socket of a table: what it refuses, and what it repeats.

use protocol::{Line, Reply, Wish};
use serde_json::json;

use crate::world::{Sitter, World, within};

fn code(reply: &Reply) -> &str {
    match reply {
        Reply::Refused { problem, .. } => &problem.message.key,
        other => panic!("not refused: {other:?}"),
    }
}

async fn hash(world: &World, table: &str) -> (i64, Vec<String>) {
    let entries = world.store.entries_since(&table.into(), 0).await.expect("a log");
    (entries.len() as i64, entries.into_iter().map(|entry| entry.body).collect())
}

/// A stale number, a wrong seat, nonsense: refused, and the log is as it was. A repeated answer is
/// answered again and not applied twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_refused_changes_nothing() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let two = world.guest("Two").await;
    // People only: a bot would write into the log meanwhile.
    let mut three = world.guest("Three").await;
    let chairs = json!({"game": "west-kingdom", "chairs": ["me", "open"]});
    let table = one.open(&chairs).await.expect("a table");
    let wish = format!("/api/tables/{table}/wishes");
    three.post(&wish, &json!({"sit": 1})).await.expect("a chair");
    let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
    let ask = sitter.my_turn().await.expect("a question");
    let action = ask.answers[0].action.clone();
    let before = hash(&world, &table).await;

    let stale = Wish::Answer { seq: ask.seq + 1, action: action.clone() };
    assert_eq!(code(&sitter.answer_to(stale.into()).await), "table-stale");
    let other =
        Line { id: Some(3), seat: Some(1), wish: Wish::Answer { seq: 1, action: action.clone() } };
    let reply = sitter.answer_to(other).await;
    assert_eq!(code(&reply), "table-not-your-seat");
    assert!(matches!(reply, Reply::Refused { id: Some(3), seq: Some(1), .. }));
    let nonsense = Wish::Answer { seq: ask.seq, action: "fly to the moon".to_string() };
    sitter.answer_to(nonsense.into()).await;
    for text in ["", "null", "{\"seq\":", "{\"start\":{}}", "{\"undo\":99999999999}"] {
        sitter.socket.send_text(text.to_string()).await.expect("it is sent");
        assert_eq!(code(&sitter.reply().await), "server-bad-line");
    }
    // Somebody else's eyes are not given to anybody.
    assert!(within(two.live(&table, Some(0), 0)).await.is_err());
    let mut watcher = Sitter::at(&two, &table, None, 0).await;
    let answer = Wish::Answer { seq: ask.seq, action: action.clone() };
    assert_eq!(code(&watcher.answer_to(answer.clone().into()).await), "server-which-seat");
    let as_zero = Line { id: None, seat: Some(0), wish: answer.clone() };
    assert_eq!(code(&watcher.answer_to(as_zero).await), "table-not-your-seat");
    assert_eq!(hash(&world, &table).await, before);

    let done = Reply::Done { id: None, seq: Some(ask.seq) };
    assert_eq!(sitter.answer_to(answer.clone().into()).await, done);
    let count = |log: &[String]| {
        let own = format!("\"seat\":0,\"question\":{}", ask.seq);
        log.iter().filter(|line| line.contains(&own)).count()
    };
    assert_eq!(sitter.answer_to(answer.into()).await, done, "a repeated answer is fine");
    assert_eq!(count(&hash(&world, &table).await.1), 1, "and is applied once");
}

/// Whoever comes back gets exactly what they missed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_connection_loses_nothing() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "novice"]});
    let table = one.open(&chairs).await.expect("a table");
    let mut whole = Sitter::at(&one, &table, Some(0), 0).await;
    let mut parts = Sitter::at(&one, &table, Some(0), 0).await;
    for step in 0..12 {
        let Some(ask) = whole.my_turn().await else { break };
        whole.play(&ask, step).await;
        while whole.screen().ask.as_ref().is_some_and(|now| now.seq == ask.seq) {
            whole.hear().await;
        }
        if step % 3 == 0 {
            let seen = parts.items.last().map_or(0, |item| item.n);
            let again = Sitter::at(&one, &table, Some(0), seen).await;
            let old = std::mem::replace(&mut parts, again);
            old.socket.cut();
            let mut items = old.items;
            items.append(&mut parts.items);
            parts.items = items;
        }
    }
    while parts.items.len() < whole.items.len() {
        parts.hear().await;
    }
    while whole.items.len() < parts.items.len() {
        whole.hear().await;
    }
    assert_eq!(whole.items, parts.items);
}

/// A server that is about to stop says so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stopping_server_asks_to_come_back() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
    let table = one.open(&chairs).await.expect("a table");
    let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
    world.stop();
    assert!(matches!(sitter.reply().await, Reply::Reconnect { .. }));
    assert_eq!(within(sitter.socket.next()).await.expect("an end"), None);
}

/// An undo over the wire: a free one is done at once, and the same question comes back with a new
/// number.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_can_be_taken_back() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let chairs = json!({"game": "west-kingdom", "chairs": ["me", "novice"]});
    let table = one.open(&chairs).await.expect("a table");
    let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
    let ask = sitter.my_turn().await.expect("a question");
    sitter.play(&ask, 0).await;
    while sitter.screen().ask.as_ref().is_some_and(|now| now.seq == ask.seq) {
        sitter.hear().await;
    }
    sitter.my_turn().await.expect("a question");
    let undo = sitter.answer_to(Wish::Undo { seq: ask.seq }.into()).await;
    assert_eq!(undo, Reply::Done { id: None, seq: None });
    let again = loop {
        match &sitter.screen().ask {
            Some(now) if now.question == ask.question && now.seq > ask.seq => break now.clone(),
            _ => {}
        }
        sitter.hear().await;
    };
    assert_eq!(again.answers, ask.answers);
}
