//! Open questions that no game can go on from: frames in another order than play has them, or that
//! name what is not there. Each is refused, and its neighbor that fits is not.

use serde_json::{Value, json};

use crate::documents_frames::{
    EIGHT, WORKSHOP, close, destroy, discard, frame, gain, guard, look, mix, of, place, resetting,
    saint, seat0, trades,
};
use crate::documents_refused::check;
use crate::harness::Position;

/// Expects these questions of a position to be refused, or to be possible.
#[track_caller]
fn asked(position: &Position, pending: &Value, expected: bool) {
    let mut doc = position.doc();
    doc["pending"] = pending.clone();
    check(&doc, if expected { "" } else { "frame pending" });
}

/// A turn begins with a free worker, or with one that comes back.
#[test]
fn questions_of_a_turn() {
    let spent = Position::new(2).seat(0, |p| p.at("10 mines 10 forest"));
    asked(&Position::new(2), &json!([frame("turn")]), true);
    asked(&Position::new(2), &json!([frame("recall")]), false);
    asked(&spent, &json!([frame("recall")]), true);
    asked(&spent, &json!([frame("turn")]), false);
    // With one way to take a worker back nobody is asked.
    let mines = Position::new(2).seat(0, |p| p.at("20 mines"));
    asked(&mines, &json!([frame("recall")]), false);
    // The house rival is asked nothing.
    let rival = Position::solo().turn(2);
    asked(&rival, &json!([frame("turn")]), false);
    asked(&rival.clone().seat(1, |p| p.at("2 mines")), &close([frame("dig")]), false);
}

#[test]
fn frames_in_another_order() {
    for pending in [
        json!([]),
        close([]),
        json!([frame("turn"), frame("turn")]),
        close([frame("turn")]),
        json!([frame("limit")]),
        json!([frame("next")]),
        json!([frame("reset_end")]),
        json!([{ "frame": "draft", "done": [] }]),
        json!([discard(1, "deal")]),
        json!(vec![frame("close"); 7]),
        json!(vec![frame("close"); 8]),
        json!(vec![frame("turn"); 99]),
    ] {
        asked(&Position::new(2), &pending, false);
    }
    let trading = seat0("5 clay 5 wood 5 stone 9 silver").seat(0, |p| p.at("2 kings_storehouse"));
    asked(&trading, &close([trades(2)]), true);
    asked(&trading, &json!([trades(2)]), false);
    asked(&trading, &close([trades(1), trades(1)]), false);
    asked(&trading, &close([mix("1"), trades(1)]), false);
    let prisoners =
        Position::new(2).seat(0, |p| p.prison(2).apprentices("gatekeeper squire_virtue"));
    let mut frames = resetting(&[1], 0, &[]);
    asked(&prisoners, &frames.iter().cloned().collect(), true);
    frames.swap(1, 2);
    asked(&prisoners, &frames.into_iter().collect(), false);
}

#[test]
fn frames_that_name_what_is_not_there() {
    // Debts: no more than there are, and no more than an answer can say.
    let high = saint(Position::new(2), 2).seat(1, |p| p.virtue(14).debts(2));
    asked(&high, &close([destroy(0, 2)]), true);
    asked(&high, &close([destroy(0, 3)]), false);
    asked(&high, &close([destroy(0, 0)]), false);
    asked(&high, &close([gain(0, json!({ "clay": 1 })), destroy(0, 1)]), true);
    let many = saint(Position::new(2), 50);
    asked(&many, &close([destroy(0, 40)]), true);
    asked(&many, &close([destroy(0, 41)]), false);
    // Cards of the pile, and some of them to keep.
    let market = Position::new(2);
    asked(&market, &close([look(5, 2)]), true);
    asked(&market, &close([look(5, 0)]), false);
    asked(&market, &close([look(2, 3)]), false);
    asked(&market, &close([look(200, 1)]), false);
    // Somebody who is hired, when there is no room.
    let five = seat0("").workshop(WORKSHOP);
    asked(&five, &close([place("dismiss", 1, 1)]), false);
    // Cards of the hand.
    let hand = seat0("").seat(0, |p| p.hand(EIGHT));
    asked(&hand, &json!([frame("next"), discard(2, "limit")]), true);
    asked(&hand, &json!([frame("next"), discard(0, "limit")]), false);
    asked(&hand, &json!([frame("next"), discard(9, "limit")]), false);
    // A choice between two gains; a trader who is not there; nothing to do.
    asked(&hand, &close([of("choose", "well")]), false);
    asked(&hand, &close([mix("trader_clay")]), false);
    asked(&hand, &close([guard(0)]), false);
}
