//! Guided first games: each can be followed from its first step to its last, departed from, and
//! resumed.

use client::Client;
use protocol::{Ask, Do, LessonFace, Reply, Undo};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::lessons::Lesson;
use table::{Act, Actor, Entry};

use crate::world::{Sitter, World};

async fn begin(client: &mut Client, game: &str) -> String {
    let path = format!("/api/lessons/{game}");
    let opened = client.post(&path, &json!({})).await.expect("a table");
    opened["table"].as_str().expect("an id").to_string()
}

/// Sends a request and waits for the next question.
async fn does(sitter: &mut Sitter, what: Do) -> Ask {
    let before = sitter.screen().ask.as_ref().map(|ask| ask.question);
    let reply = sitter.answer_to(what.into()).await;
    assert!(matches!(reply, Reply::Done { .. }), "{reply:?}");
    while sitter.screen().ask.as_ref().map(|ask| ask.question) == before {
        sitter.hear().await;
    }
    sitter.my_turn().await.expect("a question")
}

fn step(sitter: &Sitter) -> Option<u32> {
    sitter.screen().lesson.as_ref().expect("a lesson").step
}

/// The standing answers in the log of a table, in order.
async fn answers(world: &World, table: &str) -> Vec<(game_core::Seat, String, Actor)> {
    let entries = world.store.entries_since(&table.into(), 0).await.expect("a log");
    let read = |body: &str| serde_json::from_str::<Entry>(body).expect("an entry");
    let answer = |entry: Entry| match entry.act {
        Act::Answer { seat, action, .. } => Some((seat, action, entry.by)),
        _ => None,
    };
    entries.iter().filter_map(|entry| answer(read(&entry.body))).collect()
}

/// This keeps lessons true to the rules: every suggestion is a legal answer, and the opponent
/// follows the script.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_lesson_can_be_followed_to_its_end() {
    let mut world = World::new().await;
    let mut one = world.guest("One").await;
    assert_eq!(Lesson::all().len(), games::all().len(), "one for each game");
    for lesson in Lesson::all() {
        let table = begin(&mut one, &lesson.game).await;
        let info = one.get(&format!("/api/lessons/{}", lesson.game)).await.expect("steps");
        assert!(!info.to_string().contains("then"), "the opponent's answers are not told");
        let steps = info["steps"].as_array().expect("steps").clone();
        assert!((10..=16).contains(&steps.len()), "about ten minutes");
        let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
        let mut ask = sitter.my_turn().await.expect("a question");
        for (n, suggested) in steps.iter().enumerate() {
            let id = info["id"].as_str().expect("an id").to_string();
            let face = LessonFace { id, step: Some(n as u32), steps: steps.len() as u32 };
            assert_eq!(sitter.screen().lesson, Some(face), "{}", lesson.game);
            let action = suggested["answer"].as_str().expect("an answer").to_string();
            let known = ask.answers.iter().any(|answer| answer.action == action);
            assert!(known, "{}, {n}: {action} is no answer to {:?}", lesson.game, ask.message);
            ask = does(&mut sitter, Do::Answer { question: ask.question, action }).await;
            // It is still a lesson after a restart.
            if n == steps.len() / 2 {
                world = world.restart().await;
                one = one.at(&world.url);
                sitter = Sitter::at(&one, &table, Some(0), 0).await;
                ask = sitter.my_turn().await.expect("a question");
            }
        }
        assert_eq!(step(&sitter), Some(steps.len() as u32), "it is over, and the game goes on");
        assert!(!sitter.screen().rated);
        let script = lesson.setup("x", 0).expect("a setup").lesson.expect("a script");
        let played = answers(&world, &table).await;
        let played: Vec<_> = played.into_iter().map(|(seat, action, _)| (seat, action)).collect();
        assert_eq!(played[..script.actions.len()], script.actions[..]);
        let action = ask.answers[0].action.clone();
        does(&mut sitter, Do::Answer { question: ask.question, action }).await;
        assert_eq!(step(&sitter), Some(steps.len() as u32));
    }
}

/// Departing from the script gives an ordinary game against a novice; undo leads back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_can_be_left_and_come_back_to() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    for lesson in Lesson::all() {
        let table = begin(&mut one, &lesson.game).await;
        let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
        let first = sitter.my_turn().await.expect("a question");
        let nothing = Do::Undo { question: first.question };
        let refused = sitter.answer_to(nothing.into()).await;
        assert!(matches!(refused, Reply::Refused { .. }), "what was played before stays");
        let suggested = &lesson.steps[0].answer;
        let other = first.answers.iter().find(|answer| answer.action != *suggested);
        let action = other.expect("another answer").action.clone();
        let mut ask = does(&mut sitter, Do::Answer { question: first.question, action }).await;
        assert_eq!(step(&sitter), None);
        // To the opponent's next answer and beyond.
        for _ in 0..6 {
            let action = ask.answers[0].action.clone();
            ask = does(&mut sitter, Do::Answer { question: ask.question, action }).await;
            assert_eq!(step(&sitter), None);
        }
        let own = |answers: &[(game_core::Seat, String, Actor)]| {
            answers.iter().filter(|(.., by)| *by == Actor::Bot).count()
        };
        assert!(own(&answers(&world, &table).await) > 0, "the novice plays");
        while step(&sitter) != Some(0) {
            let Some(Undo::Free { question, unrated: false }) = sitter.screen().undo else {
                panic!("undo is free against a bot")
            };
            ask = does(&mut sitter, Do::Undo { question }).await;
        }
        for (n, step_of) in lesson.steps.iter().enumerate().take(4) {
            assert_eq!(step(&sitter), Some(n as u32), "{}", lesson.game);
            let action = step_of.answer.clone();
            ask = does(&mut sitter, Do::Answer { question: ask.question, action }).await;
        }
    }
}

/// A lesson can begin at any decision: the same question is asked as on the way from its beginning,
/// and it is followed to its end from there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_can_begin_in_the_middle() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    for lesson in Lesson::all() {
        let from_its_beginning = begin(&mut one, &lesson.game).await;
        let mut sitter = Sitter::at(&one, &from_its_beginning, Some(0), 0).await;
        let mut ask = sitter.my_turn().await.expect("a question");
        let path = format!("/api/lessons/{}", lesson.game);
        for (n, suggested) in lesson.steps.iter().enumerate() {
            let opened = one.post(&path, &json!({ "step": n })).await.expect("a table");
            let table = opened["table"].as_str().expect("an id");
            let mut other = Sitter::at(&one, table, Some(0), 0).await;
            let asked = other.my_turn().await.expect("a question");
            assert_eq!(other.screen().lesson, sitter.screen().lesson, "{} {n}", lesson.game);
            assert_eq!(other.screen().view, sitter.screen().view, "{} {n}", lesson.game);
            assert_eq!(asked.answers, ask.answers, "{} {n}", lesson.game);
            let action = suggested.answer.clone();
            does(&mut other, Do::Answer { question: asked.question, action: action.clone() }).await;
            ask = does(&mut sitter, Do::Answer { question: ask.question, action }).await;
            assert_eq!(other.screen().lesson, sitter.screen().lesson, "{} {n}", lesson.game);
        }
        let past = json!({ "step": lesson.steps.len() });
        let (status, _) = one.ask(Method::POST, &path, Some(&past)).await.expect("an answer");
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
}

/// There are no spectators, and no lesson for an unknown game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_is_private() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let mut two = world.guest("Two").await;
    let table = begin(&mut one, "west-kingdom").await;
    let path = format!("/api/tables/{table}/screen");
    let (status, _) = two.ask(Method::GET, &path, None).await.expect("an answer");
    assert_eq!(status, StatusCode::FORBIDDEN);
    let lobby = two.get("/api/tables").await.expect("a lobby");
    assert_eq!(lobby["tables"], json!([]));
    for method in [Method::GET, Method::POST] {
        let (status, _) = one.ask(method, "/api/lessons/chess", None).await.expect("an answer");
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
    let (status, _): (_, Value) = Client::new(&world.url)
        .ask(Method::POST, "/api/lessons/architectura", Some(&json!({})))
        .await
        .expect("an answer");
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}
