//! Open questions where no game can stand: each is refused, and its neighbor that fits is not.

use serde_json::{Value, json};

use crate::documents_frames::{
    EIGHT, FIVE, WORKSHOP, captures, captures_of, close, destroy, discard, everyone, frame,
    free_hire, gain, guard, look, mix, of, place, resetting, saint, seat0, trades,
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

/// Virtue beyond the track: where it is, for whom, and how much waits under it.
#[test]
fn debts_that_can_be_destroyed() {
    let high = saint(Position::new(2), 2).seat(1, |p| p.virtue(14).debts(2));
    let clay = || gain(0, json!({ "clay": 1 }));
    asked(&high, &close([destroy(0, 1)]), true);
    asked(&high, &close([destroy(0, 2)]), true);
    asked(&high, &close([destroy(0, 3)]), false);
    asked(&high, &close([destroy(0, 0)]), false);
    asked(&high, &close([destroy(1, 1)]), false);
    asked(&high.clone().seat(0, |p| p.virtue(13)), &close([destroy(0, 1)]), false);
    asked(&high, &json!([destroy(0, 1)]), false);
    asked(&high, &close([clay(), clay(), destroy(0, 1)]), true);
    asked(&high, &close([clay(), clay(), clay(), destroy(0, 1)]), false);
    asked(&high, &close([gain(1, json!({ "clay": 1 })), destroy(0, 1)]), false);
    asked(&high, &close([clay()]), false);
    // No answer says more than 40.
    let many = saint(Position::new(2), 50);
    asked(&many, &close([destroy(0, 40)]), true);
    asked(&many, &close([destroy(0, 41)]), false);
    // The Church destroys one, at any level, for who has it and is in the Guildhall.
    // Only where its effect may be declined is anybody asked (WK-E76).
    let church = seat0("").seat(0, |p| p.debts(3).built("church").guildhall(1));
    asked(&church, &close([destroy(0, 1)]), false);
    let church = church.ruling("building_effects_optional", json!(true));
    asked(&church, &close([destroy(0, 1)]), true);
    asked(&church, &close([destroy(0, 2)]), false);
    asked(&church.clone().seat(0, |p| p.built("well")), &close([destroy(0, 1)]), false);
    let elsewhere = church.clone().seat(0, |p| p.guildhall(0));
    asked(&elsewhere, &close([destroy(0, 1)]), false);
    // Its printed virtue first, at the top; a building without such virtue has none to wait for.
    let high = church.seat(0, |p| p.virtue(14).built("church well"));
    asked(&high, &close([of("effect", "church"), destroy(0, 1)]), true);
    asked(&high, &close([of("effect", "well"), destroy(0, 1)]), false);
    asked(&high, &close([of("effect", "steeple"), destroy(0, 1)]), false);
    // The Monument: in its order, and one step.
    let monument = saint(Position::new(3), 2)
        .seat(0, |p| p.built("monument well").guildhall(1))
        .seat(2, |p| p.virtue(14).debts(2));
    asked(&monument, &close([everyone("monument", &[1, 2]), destroy(0, 1)]), true);
    asked(&monument, &close([everyone("monument", &[2]), destroy(0, 1)]), false);
    asked(&monument, &close([everyone("monument", &[]), destroy(2, 1)]), true);
    asked(&monument, &close([everyone("monument", &[1]), destroy(2, 1)]), false);
    asked(&monument, &close([everyone("monument", &[1, 2]), destroy(0, 2)]), false);
    asked(&monument, &close([everyone("well", &[1, 2]), destroy(0, 1)]), false);
    asked(&monument, &close([everyone("monument", &[1, 2])]), false);
}

/// Questions of an open location stand only where its worker is, and for as much as it brings.
#[test]
fn questions_of_open_locations() {
    let with = |workers: &str, goods: &str| seat0(goods).seat(0, |p| p.at(workers));
    asked(&with("2 mines", ""), &close([frame("dig")]), true);
    asked(&with("1 mines", ""), &close([frame("dig")]), false);
    asked(&with("2 forest", ""), &close([frame("dig")]), false);
    asked(&with("2 mines", ""), &json!([frame("dig")]), false);
    asked(&with("2 mines", ""), &json!([frame("turn"), frame("dig")]), false);
    asked(&with("2 mines", ""), &json!([frame("next"), frame("dig")]), false);
    asked(&with("2 mines", ""), &close([frame("dig"), frame("dig")]), false);
    asked(&with("2 mines", ""), &close([frame("close"), frame("dig")]), false);
    asked(&with("1 workshop", "4 silver"), &close([frame("workshop")]), true);
    asked(&with("1 workshop", "3 silver"), &close([frame("workshop")]), false);
    let store = with("2 kings_storehouse", "2 clay 1 wood");
    for (left, fits) in [(0, false), (1, true), (2, true), (3, false)] {
        asked(&store, &close([trades(left)]), fits);
    }
    for (left, fits) in [(0, true), (1, true), (2, false)] {
        asked(&store, &close([trades(left), mix("1")]), fits);
    }
    // Marble takes 3, and there is one way to pay with clay alone.
    asked(&store, &close([trades(0), mix("2")]), false);
    let clay = with("2 kings_storehouse", "2 clay");
    asked(&clay, &close([trades(0), mix("1")]), false);
    asked(&store, &close([mix("1")]), false);
    asked(&store, &close([trades(0), frame("mix")]), false);
    // An apprentice of one's own has no mix.
    let own = store.clone().seat(0, |p| p.apprentices("miner merchant_gold"));
    asked(&own, &close([trades(0), mix("merchant_gold")]), false);
    asked(&own, &close([trades(0), mix("miner")]), false);
    let house = with("2 guardhouse", "").seat(0, |p| p.prison(1));
    for (left, fits) in [(0, false), (1, true), (2, true), (3, false)] {
        asked(&house, &close([guard(left)]), fits);
    }
    let high = saint(house, 1);
    asked(&high, &close([guard(1), destroy(0, 1)]), true);
    asked(&high, &close([guard(2), destroy(0, 1)]), false);
    // A turn that has filled the Guildhall, or one with a reset, was nowhere else.
    let end = with("2 mines", "").last_turns(3);
    asked(&end, &close([frame("dig")]), false);
    asked(&with("2 mines", "").set("reset", json!(true)), &close([frame("dig")]), false);
}

/// Captures fit the workers there, the Conspirators and the number of players.
#[test]
fn questions_of_captures() {
    let town = |workers: u8| {
        let at = format!("{workers} town_centre");
        seat0("9 silver")
            .seat(0, |p| p.at(&at).apprentices("conspirator"))
            .seat(1, |p| p.at("1 forest 1 quarry 1 mines"))
    };
    asked(&town(2), &close([captures(2, 1, &[])]), true);
    asked(&town(2), &close([captures(1, 1, &[])]), false);
    asked(&town(2), &close([captures(3, 1, &[])]), false);
    asked(&town(2), &close([captures(2, 0, &[])]), false);
    asked(&town(2), &close([captures(2, 2, &[])]), false);
    asked(&town(2), &close([captures(1, 0, &["forest"])]), true);
    asked(&town(2), &close([captures(1, 2, &["forest"])]), false);
    asked(&town(2), &close([captures(2, 0, &["forest"])]), false);
    asked(&town(4), &close([captures(1, 0, &["forest", "quarry"])]), true);
    asked(&town(4), &close([captures(1, 0, &["forest", "quarry", "mines"])]), false);
    // The own worker may be among those captured.
    asked(&town(0), &close([captures(1, 0, &["town_centre"])]), true);
    let edit = |field: &str, value: Value| {
        let mut frame = captures(2, 1, &[]);
        frame[field] = value;
        close([frame])
    };
    asked(&town(2), &edit("most", json!(1)), false);
    asked(&town(2), &edit("most", json!(9)), false);
    asked(&town(2), &edit("begun", json!(true)), false);
    asked(&town(2), &edit("from", json!(["forest"])), false);
    // Four players: one location.
    let four = Position::new(4)
        .seat(0, |p| p.at("2 town_centre").goods("9 silver"))
        .seat(1, |p| p.at("1 forest"));
    asked(&four, &close([captures(2, 0, &[])]), false);
    let mut one = captures(2, 0, &[]);
    one["most"] = json!(1);
    asked(&four, &close([one]), true);
    // Buildings, for who has them and is in the Guildhall.
    let fortress = |built: &str, guildhall: u8| {
        town(0).seat(0, |p| p.apprentices("").built(built).guildhall(guildhall))
    };
    let built = fortress("fortress armoury well", 1);
    asked(&built, &close([captures_of("fortress", 2, &[])]), true);
    asked(&built, &close([captures_of("fortress", 1, &["forest"])]), true);
    asked(&built, &close([captures_of("fortress", 1, &["forest", "quarry"])]), false);
    asked(&built, &close([captures_of("fortress", 1, &[])]), false);
    asked(&built, &close([captures_of("fortress", 3, &[])]), false);
    asked(&built, &close([captures_of("fortress", 2, &["forest"])]), false);
    asked(&built, &close([captures_of("armoury", 1, &[])]), true);
    asked(&built, &close([captures_of("armoury", 2, &[])]), false);
    asked(&built, &close([captures_of("well", 1, &[])]), false);
    asked(&built, &close([captures_of("barracks", 1, &[])]), false);
    asked(&fortress("fortress", 0), &close([captures_of("fortress", 2, &[])]), false);
    let mut cheaper = captures_of("armoury", 1, &[]);
    cheaper["discount"] = json!(1);
    asked(&built, &close([cheaper]), false);
    // With the other reading of WK-Q2 the limit binds them, too.
    let limited = built.ruling("fortress_location_limit", json!(true));
    asked(&limited, &close([captures_of("fortress", 2, &[])]), false);
    let mut two = captures_of("fortress", 2, &[]);
    two["most"] = json!(2);
    asked(&limited, &close([two]), true);
}

/// Hires and building cards: the middle of the Black Market, the Workshop and the Tavern.
#[test]
fn questions_of_hires_and_cards() {
    let middle = Position::new(2).market([None, Some(0), None]);
    asked(&middle, &close([frame("middle")]), true);
    let other = Position::new(2).market([Some(0), Some(1), None]);
    asked(&other, &close([frame("middle")]), false);
    asked(&other, &close([look(5, 1)]), false);
    // The third worker triggers a reset, and nobody else does.
    let full = Position::new(2).market([Some(1), Some(0), Some(1)]);
    asked(&full, &close([frame("middle")]), false);
    asked(&full.set("reset", json!(true)), &close([frame("middle")]), true);
    asked(&middle.clone().set("reset", json!(true)), &close([frame("middle")]), false);
    for (cards, left, fits) in
        [(5, 1, true), (4, 1, false), (6, 1, false), (5, 2, false), (5, 0, false), (0, 1, false)]
    {
        asked(&middle, &close([look(cards, left)]), fits);
    }
    let three = middle.clone().only_pile("well keep tavern");
    asked(&three, &close([look(3, 1)]), true);
    asked(&three, &close([look(5, 1)]), false);
    // Room is made where there is none, for who lies there, by who hires.
    let shop = Position::new(2).seat(0, |p| p.at("1 workshop").apprentices(FIVE));
    asked(&shop, &close([place("dismiss", 2, 4)]), true);
    let four = shop.clone().seat(0, |p| p.apprentices("miner jeweller stonecutter woodcutter"));
    asked(&four, &close([place("dismiss", 2, 4)]), false);
    let away = shop.clone().seat(0, |p| p.at("0 workshop"));
    asked(&away, &close([place("dismiss", 2, 4)]), false);
    asked(&away.clone().market([None, Some(0), None]), &close([place("dismiss", 2, 4)]), true);
    let tavern = away.seat(0, |p| p.built("tavern").guildhall(1));
    asked(&tavern, &close([place("dismiss", 2, 4)]), true);
    // Virtue of who was hired, while the place waits to be filled.
    let open = WORKSHOP.replace("patron_silver", "-");
    let hired = saint(shop.clone(), 1).workshop(&open);
    asked(&hired, &close([place("refill", 1, 2), destroy(0, 1)]), true);
    asked(&hired, &close([place("refill", 1, 2)]), false);
    // The Tavern hires one.
    asked(&tavern, &close([free_hire("tavern", 1)]), true);
    asked(&tavern, &close([free_hire("tavern", 2)]), false);
    asked(&tavern, &close([free_hire("tavern", 0)]), false);
    asked(&tavern, &close([free_hire("well", 1)]), false);
    asked(&tavern, &close([free_hire("tavern", 1), place("dismiss", 1, 1)]), false);
    asked(&tavern.seat(0, |p| p.guildhall(0)), &close([free_hire("tavern", 1)]), false);
}

/// The Guildhall: somebody is there, and has what the question is about.
#[test]
fn questions_of_the_guildhall() {
    let hall = |hand: &str, goods: &str| {
        seat0(goods).seat(0, |p| p.guildhall(1).hand(hand).built("clay_pit library"))
    };
    let well = hall("well", "2 wood 2 stone");
    asked(&well, &close([frame("guild")]), true);
    asked(&hall("well", ""), &close([frame("guild")]), false);
    asked(&well.clone().seat(0, |p| p.guildhall(0)), &close([frame("guild")]), false);
    // Space 7 of two players triggers a reset, and only it does.
    let seventh = well.clone().seat(1, |p| p.guildhall(6));
    asked(&seventh, &close([frame("guild")]), false);
    asked(&seventh.set("reset", json!(true)), &close([frame("guild")]), true);
    asked(&well.set("reset", json!(true)), &close([frame("guild")]), false);
    let advance = hall("well keep", "4 wood 4 stone");
    asked(&advance.clone().seat(0, |p| p.cathedral(1)), &close([frame("mix")]), true);
    asked(&advance, &close([frame("mix")]), false);
    let wicked = advance.clone().seat(0, |p| p.cathedral(1).virtue(4));
    asked(&wicked, &close([frame("mix")]), false);
    // Cards for the next level, or for the Library.
    asked(&advance, &close([discard(1, "cathedral")]), true);
    asked(&advance, &close([discard(2, "cathedral")]), false);
    asked(&advance.clone().seat(0, |p| p.cathedral(5)), &close([discard(1, "cathedral")]), false);
    let full = advance.clone().seat(0, |p| p.cathedral(4)).seat(1, |p| p.cathedral(5));
    asked(&full, &close([discard(1, "cathedral")]), false);
    asked(&advance, &close([discard(1, "deal")]), false);
    let for_building = |building: &str, left: u8| {
        let mut frame = discard(left, "building");
        frame["building"] = json!(building);
        close([frame])
    };
    asked(&advance, &for_building("library", 1), true);
    asked(&advance, &for_building("library", 2), false);
    asked(&advance, &for_building("clay_pit", 1), false);
    asked(&advance, &for_building("tavern", 1), false);
    asked(&advance, &close([of("choose", "clay_pit")]), true);
    asked(&advance, &close([of("choose", "library")]), false);
    asked(&advance, &close([of("choose", "treasury")]), false);
    // For Therese gold and marble are one, so that there is nothing to choose.
    let board = |board: &str| {
        let position = advance.clone().seat(1, |p| p.board("frederick"));
        position.seat(0, |p| p.board(board).built("clay_pit treasury"))
    };
    asked(&board("ada"), &close([of("choose", "clay_pit")]), true);
    asked(&board("therese"), &close([of("choose", "clay_pit")]), false);
    asked(&board("therese"), &close([of("choose", "treasury")]), true);
    // Nothing waits under what happens there.
    let clay = gain(0, json!({ "clay": 1 }));
    asked(&advance, &close([clay, of("choose", "clay_pit")]), false);
}

/// The hand limit, and the cards that are chosen already.
#[test]
fn questions_of_the_hand_limit() {
    let limit = |left: u8| json!([frame("next"), discard(left, "limit")]);
    let hand = |cards: &str, leaving: Value| {
        Position::new(2).seat(0, |p| p.hand(cards).set("leaving", leaving))
    };
    asked(&hand(EIGHT, json!([])), &limit(2), true);
    asked(&hand(EIGHT, json!([])), &limit(1), false);
    asked(&hand(EIGHT, json!([])), &limit(3), false);
    asked(&hand(EIGHT, json!(["keep"])), &limit(1), true);
    asked(&hand(EIGHT, json!(["keep"])), &limit(2), false);
    asked(&hand(EIGHT, json!(["keep", "well"])), &limit(0), false);
    asked(&hand("well keep tavern smithy chapel palace", json!([])), &limit(1), false);
    asked(&hand(EIGHT, json!([])), &json!([frame("next"), discard(2, "cathedral")]), false);
    asked(&hand(EIGHT, json!([])), &json!([discard(2, "limit")]), false);
    asked(&hand(EIGHT, json!([])), &json!([frame("limit"), discard(2, "limit")]), false);
    asked(&hand(EIGHT, json!([])), &close([discard(2, "limit")]), false);
}

/// A reset goes clockwise from the active player, and those who have acted can act in one.
#[test]
fn questions_of_a_reset() {
    let position = Position::new(3)
        .seat(0, |p| p.apprentices("miner gatekeeper").prison(2))
        .seat(1, |p| p.apprentices("squire_gold").prison(1));
    let with = |mut frames: Vec<Value>, above: &[Value]| {
        frames.extend(above.iter().cloned());
        json!(frames)
    };
    asked(&position, &with(resetting(&[1, 2], 0, &[]), &[]), true);
    asked(&position, &with(resetting(&[2], 0, &[]), &[]), false);
    asked(&position, &with(resetting(&[0, 1, 2], 0, &[]), &[]), false);
    // The Gatekeeper has acted, so nobody is left; the Miner never acts.
    asked(&position, &with(resetting(&[1, 2], 0, &[1]), &[]), false);
    asked(&position, &with(resetting(&[1, 2], 0, &[0]), &[]), false);
    asked(&position, &with(resetting(&[1, 2], 0, &[2]), &[]), false);
    asked(&position, &with(resetting(&[1, 2], 0, &[7]), &[]), false);
    // A Squire alone is not asked.
    asked(&position, &with(resetting(&[2], 1, &[]), &[]), false);
    let taken = position.clone().market([Some(1), None, None]);
    asked(&taken, &with(resetting(&[1, 2], 0, &[]), &[]), false);
    asked(&position, &json!(resetting(&[1, 2], 0, &[])[1..]), false);
    asked(&position, &json!(resetting(&[1, 2], 0, &[])[..3]), false);
    // Virtue of a Squire, who has acted.
    let high = saint(position, 2).seat(0, |p| p.apprentices("squire_virtue gatekeeper"));
    asked(&high, &with(resetting(&[1, 2], 0, &[0]), &[destroy(0, 2)]), true);
    asked(&high, &with(resetting(&[1, 2], 0, &[]), &[destroy(0, 2)]), false);
    asked(&high, &with(resetting(&[1, 2], 0, &[0]), &[destroy(1, 1)]), false);
    // The second player's turn: it goes on with the third.
    let second = Position::new(3)
        .turn(2)
        .seat(0, |p| p.apprentices("gatekeeper").prison(2))
        .seat(2, |p| p.prison(1));
    asked(&second, &with(resetting(&[], 0, &[]), &[]), true);
    asked(&second, &with(resetting(&[1, 2], 0, &[]), &[]), false);
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
    for pending in [
        json!([]),
        close([]),
        json!([frame("turn"), frame("turn")]),
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
    // The turn that fills the Guildhall has been played when the next one begins.
    for (turns, fits) in [(1, true), (2, true), (3, false)] {
        asked(&Position::new(2).last_turns(turns), &json!([frame("turn")]), fits);
    }
    // The house rival is asked nothing.
    let rival = Position::solo().turn(2);
    asked(&rival, &json!([frame("turn")]), false);
    asked(&rival.clone().seat(1, |p| p.at("2 mines")), &close([frame("dig")]), false);
}
