//! Scenarios, on Quarry.

use game_core::{BarrierKind, Seat, Viewer};
use game_testkit::Scenario;
use serde_json::{Value, json};

use crate::quarry::{Defect, Quarry, broken, sound};

/// Seat 0 has the turn, three stones and two coins.
fn position() -> Value {
    json!({
        "turn": 3, "active": 0, "pending": {"turn": {"seat": 0, "acted": false}}, "rng": null,
        "hands": [[0, 1, 2], [3, 4]], "yards": [[17], [5, 6]], "rubble": [7, 8, 9, 10],
        "deck": [11, 12, 13, 14, 15, 16, 18, 19], "coins": [2, 0], "rounds": 2,
    })
}

fn scenario() -> Scenario<Quarry> {
    Scenario::from_doc(sound(), position())
}

/// QU-3: one act in a turn.
#[test]
fn qu_3_one_act_in_a_turn() {
    let mut game = scenario();
    game.asks(&[0]).offers(0, "roll").does_not_offer(0, "demand 0");
    game.play(0, "draw").refuses(0, "roll", "QU-3").refuses(1, "roll", None);
    game.offers_only(0, &["sell 0", "sell 1", "sell 2", "sell 11", "done"]);
    assert_eq!(game.events().len(), 2);
    let own = [("drew_stone".to_string(), json!({"seat": 0, "stone": 11}))];
    assert_eq!(game.events_for(Viewer::Seat(Seat::new(0))), own);
    assert_eq!(game.events_for(Viewer::Spectator), [("drew".to_string(), json!({"seat": 0}))]);
    assert_eq!(game.records()[0].barrier, Some(BarrierKind::Reveal));
    assert_eq!(game.state()["hands"], json!([[0, 1, 2, 11], [3, 4]]));
    assert_eq!(game.view(Viewer::Spectator)["counts"], json!([4, 2]));
    assert_eq!(game.question(0).unwrap().key, "qu-ask-turn");
    assert_eq!(game.question(1), None);
}

/// QU-6: nothing to pay with.
#[test]
fn qu_6_who_has_no_coin_refuses() {
    let mut game = scenario();
    game.play_all("0 demand 1").asks(&[1]).offers_only(1, &["refuse"]);
    game.refuses(1, "pay", "QU-6");
    assert_eq!(game.refusal(1, "pay").message.key, "qu-no-coin");
    game.play_all("1 refuse\n> 0 done").play_until(|quarry| game_core::Game::turn(quarry) == 4);
    assert_eq!(game.live().state().stones().len(), 20);
    assert!(game.outcome().is_none());
}

/// QU-8: a limit stops the game; nobody is first, and the winner of the same game is second.
#[test]
fn qu_8_nobody_wins_a_stopped_game() {
    let play = |limit: Value| {
        let mut doc = position();
        doc["limit"] = limit;
        let mut game = Scenario::<Quarry>::from_doc(sound(), doc);
        game.play(0, "done").holds();
        game
    };
    assert!(play(json!(null)).outcome().is_none());
    assert!(play(json!(4)).outcome().is_none());
    let outcome = play(json!(3)).outcome().unwrap();
    assert!(outcome.stopped);
    let ranks: Vec<_> = outcome.standings.as_slice().iter().map(|line| line.rank).collect();
    assert_eq!(ranks, [2, 3]);
}

#[test]
fn what_must_hold_holds_at_every_step() {
    let mut game = Scenario::<Quarry>::start(sound(), json!({"players": 3}), "sunday");
    game.holds();
    while let Some(&seat) = game.awaiting().first() {
        let first = game.legal(seat).swap_remove(0);
        game.play(seat, &first).holds();
    }
}

#[test]
fn what_does_not_hold_is_told() {
    for (defect, trouble) in [
        (Defect::UnlistedDraw, "`0 draw`: listed false, accepted true"),
        (Defect::FalseOffer, "`0 sell 7`: listed true, accepted false"),
        (Defect::UnknownAction, "`0 done` is offered, and `every_action` lacks it"),
        (Defect::ForgottenField, "the loaded state is not the saved one"),
    ] {
        let panic = std::panic::catch_unwind(|| {
            let mut game = Scenario::<Quarry>::from_doc(broken(defect), position());
            game.play(0, "draw").holds();
        });
        let text = panic.unwrap_err().downcast::<String>().unwrap();
        assert!(text.starts_with(trouble), "{defect:?}: {text}");
    }
}

#[test]
fn texts_and_documents_are_read() {
    let game = Scenario::<Quarry>::from_text(sound(), &position().to_string());
    assert_eq!(game.awaiting(), [0]);
    let mut lost = position();
    lost["deck"] = json!([11]);
    let problem = Scenario::<Quarry>::try_from_doc(sound(), lost).map(|_| ()).unwrap_err();
    assert_eq!(problem.message.key, "qu-bad-state");
}

/// What a failing expectation says.
fn said(expect: impl FnOnce(&mut Scenario<Quarry>) + std::panic::UnwindSafe) -> String {
    let panic = std::panic::catch_unwind(|| expect(&mut scenario())).unwrap_err();
    match panic.downcast::<String>() {
        Ok(text) => *text,
        Err(other) => (*other.downcast::<&str>().unwrap()).to_string(),
    }
}

#[test]
fn failing_expectations_say_what_is_wrong() {
    let text = said(|game| {
        game.play(0, "pay");
    });
    assert!(text.starts_with("`0 pay` is refused: qu-no-not-now {}"), "{text}");
    assert!(text.contains("seat 0 is asked qu-ask-turn: sell 0, sell 1"), "{text}");
    let text = said(|game| {
        game.refuses(0, "sell 4", "QU-3");
    });
    assert!(text.contains("`0 sell 4` is refused by QU-2, not by QU-3"), "{text}");
    let text = said(|game| {
        game.refuses(0, "roll", "QU-3");
    });
    assert_eq!(text, "`0 roll` is legal");
    let text = said(|game| {
        game.refuses(0, "fly", None);
    });
    assert!(text.starts_with("`fly` is no action"), "{text}");
    let text = said(|game| {
        game.offers(0, "pay");
    });
    assert!(text.starts_with("`pay` is not offered to seat 0"), "{text}");
    let text = said(|game| {
        game.does_not_offer(0, "roll");
    });
    assert_eq!(text, "`roll` is offered to seat 0");
    let text = said(|game| {
        game.play_until(|_| false);
    });
    assert!(text.starts_with("the game is over"), "{text}");
}

#[test]
#[should_panic(expected = "the refused `0 pay` changes the state")]
fn a_refusal_that_changes_something_is_found() {
    let mut game = Scenario::<Quarry>::from_doc(broken(Defect::TraceOfCheck), position());
    game.refuses(0, "pay", None);
}
