//! The socket of a table: what it refuses, and what it repeats.

use client::Client;
use protocol::{Do, Happening, Phase, Proposal, Proposed, Reply, Request, Undo};
use reqwest::{Response, StatusCode};
use serde_json::{Value, json};
use server::Config;

use crate::world::{Sitter, World, config, within};

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

/// A stale number, a wrong seat, nonsense: refused, and the log is unchanged. A repeated answer is
/// confirmed again and not applied twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_refused_changes_nothing() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let two = world.guest("Two").await;
    // People only: a bot would write into the log meanwhile.
    let mut three = world.guest("Three").await;
    let chairs = json!({"game": "west-kingdom", "chairs": ["me", "open"]});
    let table = one.open(&chairs).await.expect("a table");
    let requests = format!("/api/tables/{table}/requests");
    three.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
    let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
    let ask = sitter.my_turn().await.expect("a question");
    let action = ask.answers[0].action.clone();
    let before = hash(&world, &table).await;

    let stale = Do::Answer { question: ask.question + 1, action: action.clone() };
    assert_eq!(code(&sitter.answer_to(stale.into()).await), "table-stale");
    let other = Request {
        id: Some(3),
        seat: Some(1),
        what: Do::Answer { question: 1, action: action.clone() },
    };
    let reply = sitter.answer_to(other).await;
    assert_eq!(code(&reply), "table-not-your-seat");
    assert!(matches!(reply, Reply::Refused { id: Some(3), question: Some(1), .. }));
    let nonsense = Do::Answer { question: ask.question, action: "fly to the moon".to_string() };
    sitter.answer_to(nonsense.into()).await;
    for text in [
        "",
        "null",
        "{\"do\":",
        "{\"do\":{\"start\":{}}}",
        "{\"do\":{\"undo\":{\"question\":99999999999}}}",
    ] {
        sitter.socket.send_text(text.to_string()).await.expect("it is sent");
        assert_eq!(code(&sitter.reply().await), "server-bad-request");
    }
    // With several lines in flight, the client can tell which of them it was.
    sitter.socket.send_text(r#"{"id":7,"undo":1,"more":2}"#.to_string()).await.expect("it is sent");
    assert!(matches!(sitter.reply().await, Reply::Refused { id: Some(7), question: None, .. }));
    // Nobody gets somebody else's view.
    assert!(within(two.live(&table, Some(0), 0)).await.is_err());
    let mut watcher = Sitter::at(&two, &table, None, 0).await;
    let answer = Do::Answer { question: ask.question, action: action.clone() };
    assert_eq!(code(&watcher.answer_to(answer.clone().into()).await), "server-which-seat");
    let as_zero = Request { id: None, seat: Some(0), what: answer.clone() };
    assert_eq!(code(&watcher.answer_to(as_zero).await), "table-not-your-seat");
    assert_eq!(hash(&world, &table).await, before);

    let done = Reply::Done { id: None, question: Some(ask.question) };
    assert_eq!(sitter.answer_to(answer.clone().into()).await, done);
    let count = |log: &[String]| {
        let own = format!("\"seat\":0,\"question\":{}", ask.question);
        log.iter().filter(|line| line.contains(&own)).count()
    };
    assert_eq!(sitter.answer_to(answer.into()).await, done, "a repeated answer is fine");
    assert_eq!(count(&hash(&world, &table).await.1), 1, "and is applied once");
}

/// A client that reconnects gets exactly what it missed.
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
        while whole.screen().ask.as_ref().is_some_and(|now| now.question == ask.question) {
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

/// Undo over the wire: a free one happens at once, and the same question returns with a new number.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_can_be_taken_back() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let chairs = json!({"game": "west-kingdom", "chairs": ["me", "novice"]});
    let table = one.open(&chairs).await.expect("a table");
    let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
    let ask = sitter.my_turn().await.expect("a question");
    sitter.play(&ask, 0).await;
    while sitter.screen().ask.as_ref().is_some_and(|now| now.question == ask.question) {
        sitter.hear().await;
    }
    sitter.my_turn().await.expect("a question");
    let undo = sitter.answer_to(Do::Undo { question: ask.question }.into()).await;
    assert_eq!(undo, Reply::Done { id: None, question: None });
    let again = loop {
        match &sitter.screen().ask {
            Some(now) if now.message == ask.message && now.question > ask.question => {
                break now.clone();
            }
            _ => {}
        }
        sitter.hear().await;
    };
    assert_eq!(again.answers, ask.answers);
}

/// The response when a browser opens the socket of a table from a page of this origin.
pub async fn attempt(world: &World, table: &str, origin: Option<&str>) -> Response {
    let url = format!("{}/api/tables/{table}/live", world.url);
    let mut request = reqwest::Client::new().get(url);
    for (name, value) in [
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ] {
        request = request.header(name, value);
    }
    if let Some(origin) = origin {
        request = request.header("origin", origin);
    }
    within(request.send()).await.expect("an answer")
}

/// Otherwise a foreign page could play with the cookies of its visitors.
#[tokio::test]
async fn a_page_of_others_opens_no_socket() {
    let public = "https://games.example";
    for address in [None, Some(public.to_string())] {
        let world = World::with(Config { public_url: address.clone(), ..config() }).await;
        let mut one = world.guest("One").await;
        let chairs = json!({"game": "architectura", "chairs": ["me", "open"]});
        let table = one.open(&chairs).await.expect("a table");
        let own = address.as_deref().unwrap_or(&world.url);
        // A program is not a page, and sends no origin.
        for origin in [None, Some(own)] {
            let answer = attempt(&world, &table, origin).await;
            assert_eq!(answer.status(), StatusCode::SWITCHING_PROTOCOLS, "{origin:?}");
        }
        let elsewhere = if address.is_some() { &world.url } else { public };
        let beside = format!("{own}.elsewhere.example");
        for origin in ["http://elsewhere.example", "null", "", elsewhere, &beside] {
            let answer = attempt(&world, &table, Some(origin)).await;
            assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{origin}");
            let body: Value = answer.json().await.expect("JSON");
            assert_eq!(body["code"], json!("server-foreign-origin"), "{origin}");
        }
    }
}

async fn done(sitter: &mut Sitter, what: Do) {
    let reply = sitter.answer_to(what.clone().into()).await;
    assert!(matches!(reply, Reply::Done { .. }), "{what:?}: {reply:?}");
}

/// The first proposes, and all others agree.
async fn agree(sitters: &mut [Sitter], proposal: Proposal, proposed: Proposed) {
    done(&mut sitters[0], Do::Propose(proposal)).await;
    for sitter in &mut sitters[1..] {
        let number = loop {
            match &sitter.screen().proposal {
                Some(open) if open.what == proposed => break open.number,
                _ => {}
            }
            sitter.hear().await;
        };
        done(sitter, Do::Consent { proposal: number, agree: true }).await;
    }
}

/// The same people at a new table, each one seat further on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_play_again_one_seat_further_on() {
    let world = World::new().await;
    let mut people = Vec::new();
    for name in ["One", "Two", "Three"] {
        people.push(world.guest(name).await);
    }
    let chairs = json!({"game": "architectura", "chairs": ["me", "open", "open"]});
    let table = people[0].open(&chairs).await.expect("a table");
    let requests = format!("/api/tables/{table}/requests");
    for (seat, person) in people.iter_mut().enumerate().skip(1) {
        person.post(&requests, &json!({"do": {"sit": {"seat": seat}}})).await.expect("a chair");
    }
    let mut sitters = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        sitters.push(Sitter::at(person, &table, Some(seat as u8), 0).await);
    }
    let early = sitters[0].answer_to(Do::Propose(Proposal::Rematch).into()).await;
    assert_eq!(code(&early), "table-not-over");
    agree(&mut sitters, Proposal::Resign, Proposed::Resign).await;
    agree(&mut sitters, Proposal::Rematch, Proposed::Rematch).await;
    let mut found = Vec::new();
    for sitter in &mut sitters {
        while sitter.screen().rematch.is_none() {
            sitter.hear().await;
        }
        assert_eq!(sitter.screen().phase, Phase::Over, "the old table stays as it is");
        found.extend(sitter.screen().rematch.clone());
    }
    let next = found[0].clone();
    assert!(next != table && found.iter().all(|other| *other == next), "{found:?}");
    for (seat, person) in people.iter().enumerate() {
        let seat = (seat + 1) % 3;
        let sitter = Sitter::at(person, &next, Some(seat as u8), 0).await;
        let names = sitter.screen().seats.iter().map(|face| face.person.as_ref());
        let names: Vec<_> = names.map(|who| who.expect("somebody").name.as_str()).collect();
        assert_eq!(names, ["Three", "One", "Two"]);
        assert_eq!(
            (sitter.screen().phase, sitter.screen().viewer),
            (Phase::Playing, Some(seat as u8))
        );
    }
}

/// Somebody does not come, a bot plays for them, and they take their seat back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_was_handed_over_is_taken_back() {
    let world = World::with(Config { least_patience_ms: 1, ..config() }).await;
    let mut people = [world.guest("One").await, world.guest("Two").await];
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"], "patience": 1});
    let table = people[0].open(&chairs).await.expect("a table");
    let requests = format!("/api/tables/{table}/requests");
    people[1].post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
    let mut late = Sitter::at(&people[0], &table, Some(0), 0).await;
    let mut other = Sitter::at(&people[1], &table, Some(1), 0).await;
    // The player who is asked first is the absent one.
    let seat = late.screen().awaiting[0];
    if seat == 1 {
        std::mem::swap(&mut late, &mut other);
    }
    let nothing = late.answer_to(Do::Reclaim {}.into()).await;
    assert_eq!(code(&nothing), "table-no-bot");
    let hand_over = Do::HandOver { seat, bot: "novice".to_string() };
    let waiting = async {
        // Until their patience is at its end.
        while let Reply::Refused { problem, .. } = other.answer_to(hand_over.clone().into()).await {
            assert_eq!(problem.message.key, "table-hand-over-early");
        }
    };
    within(waiting).await;
    let bot = |sitter: &Sitter| sitter.screen().seats[usize::from(seat)].bot.clone();
    while bot(&late).as_deref() != Some("novice") {
        late.hear().await;
    }
    let answered = late.answer_to(Do::Answer { question: 1, action: "x".to_string() }.into()).await;
    assert_eq!(code(&answered), "table-bot-plays");
    done(&mut late, Do::Reclaim {}).await;
    while bot(&late).is_some() {
        late.hear().await;
    }
    let back = Happening::Reclaimed { seat };
    while !other.items.iter().any(|item| item.what == back) {
        other.hear().await;
    }
    // They may take their seat back, at once or after the other's turn.
    loop {
        for at in [seat, 1 - seat] {
            let person = &mut people[usize::from(at)];
            let path = format!("/api/tables/{table}/screen?seat={at}");
            let screen = person.get(&path).await.expect("a screen")["update"]["screen"].clone();
            let ask = &screen["ask"];
            if !ask.is_null() {
                let action = &ask["answers"][0]["action"];
                let line = json!({"seat": at, "do": {"answer": {"question": ask["question"], "action": action}}});
                person.post(&requests, &line).await.expect("an answer");
                if at == seat {
                    return;
                }
            }
        }
    }
}

/// The undo offered to the player who has just answered, at a table of two people with this policy;
/// `until` says when to stop. Only answers to questions for one seat are considered: others can be
/// undone under any policy.
async fn undo_at(
    people: &mut [Client; 2],
    policy: &str,
    mut until: impl FnMut(&Undo, &Value) -> bool,
) -> (String, u64, Value) {
    let chairs = json!({"game": "west-kingdom", "chairs": ["me", "open"], "undo": policy});
    let table = people[0].open(&chairs).await.expect("a table");
    let (requests, path) =
        (format!("/api/tables/{table}/requests"), format!("/api/tables/{table}/screen"));
    people[1].post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
    for step in 0..300 {
        let screen = people[0].get(&path).await.expect("a screen")["update"]["screen"].clone();
        let seat = screen["awaiting"][0].as_u64().expect("the game goes on");
        let alone = screen["awaiting"].as_array().map(Vec::len) == Some(1);
        let (asked, eyes) = (&mut people[seat as usize], format!("{path}?seat={seat}"));
        let before = asked.get(&eyes).await.expect("a screen")["update"]["screen"].clone();
        let answers = before["ask"]["answers"].as_array().expect("answers");
        let action = &answers[step % answers.len()]["action"];
        let line = json!({"seat": seat, "do": {"answer": {"question": before["ask"]["question"], "action": action}}});
        asked.post(&requests, &line).await.expect("answered");
        let after = asked.get(&eyes).await.expect("a screen")["update"]["screen"].clone();
        let undo: Undo = serde_json::from_value(after["undo"].clone()).expect("what undo would do");
        if alone && until(&undo, &before) {
            return (table, seat, before);
        }
    }
    panic!("{policy}: it does not come to that");
}

/// With undo off there is none; with free undo, answers that revealed nothing can be undone, and
/// past a barrier even the others' consent does not help.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_are_taken_back_as_the_table_allows() {
    let world = World::new().await;
    let mut people = [world.guest("One").await, world.guest("Two").await];
    let undo = async |client: &mut Client, table: &str, seat: u64, screen: &Value| {
        let line = json!({"seat": seat, "do": {"undo": {"question": screen["ask"]["question"]}}});
        let path = format!("/api/tables/{table}/requests");
        let asked = client.ask(reqwest::Method::POST, &path, Some(&line));
        let (status, body) = asked.await.expect("an answer");
        (status, body["code"].clone())
    };

    let mut looked_at = 0;
    let (table, seat, screen) = undo_at(&mut people, "none", |undo, _| {
        let Undo::Refused { problem } = undo else { panic!("{undo:?}") };
        assert_eq!(problem.message.key, "table-undo-off");
        looked_at += 1;
        looked_at == 20
    })
    .await;
    let refused = (StatusCode::CONFLICT, json!("table-undo-off"));
    assert_eq!(undo(&mut people[seat as usize], &table, seat, &screen).await, refused);

    let free = |undo: &Undo, _: &Value| matches!(undo, Undo::Free { unrated: false, .. });
    let (table, seat, screen) = undo_at(&mut people, "free", free).await;
    let one = &mut people[seat as usize];
    assert_eq!(undo(one, &table, seat, &screen).await.0, StatusCode::NO_CONTENT);
    let path = format!("/api/tables/{table}/screen?seat={seat}");
    let again = one.get(&path).await.expect("a screen")["update"]["screen"].clone();
    assert_eq!(again["view"], screen["view"]);
    assert_eq!(again["ask"]["answers"], screen["ask"]["answers"]);
    assert!(again["ask"]["question"].as_u64() > screen["ask"]["question"].as_u64());

    let barred = |undo: &Undo, _: &Value| matches!(undo, Undo::Refused { .. });
    let (table, seat, screen) = undo_at(&mut people, "free", barred).await;
    let refused = (StatusCode::CONFLICT, json!("table-undo-barrier"));
    assert_eq!(undo(&mut people[seat as usize], &table, seat, &screen).await, refused);

    let asked = |undo: &Undo, _: &Value| matches!(undo, Undo::Consent { .. });
    let (table, seat, screen) = undo_at(&mut people, "consent", asked).await;
    let status = undo(&mut people[seat as usize], &table, seat, &screen).await.0;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let path = format!("/api/tables/{table}/screen");
    let proposed = people[0].get(&path).await.expect("a screen")["update"]["screen"].clone();
    assert_eq!(proposed["proposal"]["what"], json!("undo"), "the others are asked");
}
