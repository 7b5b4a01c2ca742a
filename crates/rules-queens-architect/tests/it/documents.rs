//! State documents: what may be left out, and what no game can have come to.

use std::cell::RefCell;
use std::collections::BTreeSet;

use game_core::{GameText, Problem, RngDoc, Seat, Seed};
use rules_queens_architect::edition::StarAction;
use rules_queens_architect::{
    CraftsmanDoc, FrameDoc, PlaceDoc, QueensArchitect, RulingChoices, SeatDoc, StateDoc,
};
use serde_json::{Value, json};

use crate::harness::{Position, draft_doc, edition};

fn seed() -> Seed {
    Seed::from_text("documents")
}

/// What is wrong with a document: the reason, without its beginning, and the field; nothing if it
/// is a possible state.
fn trouble(doc: StateDoc) -> String {
    let Err(Problem { message, .. }) = QueensArchitect::from_doc(edition(), doc, Some(seed()))
    else {
        return String::new();
    };
    let args = message.args_json();
    let arg = |name: &str| args[name].as_str().unwrap_or_default().to_string();
    let why = arg("why");
    let why = why.strip_prefix("qa-").unwrap_or(&why);
    format!("{} {}", why.strip_prefix("load-").unwrap_or(why), arg("field"))
}

thread_local! {
    /// The reasons met so far in this test.
    static SEEN: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Expects the document to be refused for this reason and field, or to be accepted.
#[track_caller]
fn check(doc: StateDoc, expected: &str) {
    let found = trouble(doc);
    assert_eq!(found, expected);
    if let Some((why, _)) = found.split_once(' ') {
        SEEN.with_borrow_mut(|seen| seen.insert(why.to_string()));
    }
}

/// The same of the plain position of two players with a change.
#[track_caller]
fn edited(edit: impl FnOnce(&mut StateDoc), expected: &str) {
    let mut doc = Position::new(2).doc();
    edit(&mut doc);
    check(doc, expected);
}

/// Seat 0 of the plain position, with a change.
#[track_caller]
fn seat(edit: impl FnOnce(&mut SeatDoc), expected: &str) {
    edited(|doc| edit(&mut doc.seats[0]), expected);
}

/// Each reason that the reader knows is met here, with the field it names.
#[test]
fn impossible_documents_are_refused() {
    for doc in [Position::new(2).doc(), Position::new(3).doc(), Position::new(4).doc(), drafted()] {
        check(doc, "");
    }
    counts();
    turns();
    tiles();
    places();
    seats();
    drafts();
    palaces();
    ends();
    frames_by_name();
    let code =
        concat!(include_str!("../../src/doc/load.rs"), include_str!("../../src/doc/pending.rs"));
    let mut known: BTreeSet<&str> = ["\"qa-load-", "\"load-"]
        .into_iter()
        .flat_map(|beginning| code.split(beginning).skip(1))
        .filter_map(|text| Some(text.split_once('"')?.0))
        .collect();
    // Found by a helper that all games share.
    known.insert("seat");
    let seen = SEEN.take();
    assert_eq!(seen.iter().map(String::as_str).collect::<BTreeSet<_>>(), known);
}

fn counts() {
    edited(|doc| doc.seats.truncate(1), "seats seats");
    edited(|doc| doc.seats = vec![doc.seats[0].clone(); 5], "seats seats");
    edited(|doc| doc.turn = 999_999, "");
    edited(|doc| doc.turn = 1_000_001, "range turn");
    edited(|doc| doc.price_marker = 3, "");
    edited(|doc| doc.price_marker = 4, "range price_marker");
    edited(|doc| doc.track[0] = 8, "");
    edited(|doc| doc.track[0] = 3, "track track");
    edited(|doc| doc.track.truncate(8), "track track");
    edited(|doc| doc.track.push(8), "track track");
    // Three tokens of 6, one of 4 and one of 9 are in the box.
    edited(|doc| doc.track[8] = 6, "track track");
    edited(|doc| doc.track[8] = 9, "");
    edited(|doc| doc.track[7..].fill(9), "track track");
    edited(|doc| doc.bonds -= 1, "bonds bonds");
    edited(|doc| doc.seats[1].bonds += 1, "bonds bonds");
    let unlimited = RulingChoices { bond_supply_limited: Some(false), ..RulingChoices::default() };
    edited(|doc| (doc.rulings, doc.seats[1].bonds) = (unlimited, 500), "");
    // Then the supply is never touched.
    edited(|doc| (doc.rulings, doc.bonds) = (unlimited, 23), "bonds bonds");
    edited(|doc| (doc.rulings, doc.bonds) = (unlimited, 25), "bonds bonds");
    let streams = |streams| Some(RngDoc { key: seed(), streams });
    edited(|doc| doc.rng = streams(4_294_967_295), "");
    edited(|doc| doc.rng = streams(4_294_967_296), "range rng.streams");
}

fn turns() {
    edited(|doc| doc.active = Seat::new(2), "seat active");
    edited(|doc| doc.first = Some(Seat::new(1)), "turn turn");
    edited(|doc| doc.turn = 2, "turn turn");
    edited(|doc| (doc.turn, doc.active) = (2, Seat::new(1)), "");
    edited(|doc| (doc.turn, doc.first) = (2, None), "");
    edited(|doc| (doc.turn, doc.round_limit) = (5, 3), "");
    edited(|doc| (doc.turn, doc.round_limit) = (5, 2), "range round_limit");
    edited(|doc| (doc.turn, doc.round_limit) = (5, 0), "");
}

fn tiles() {
    edited(|doc| doc.billboard.truncate(5), "billboard billboard");
    edited(|doc| doc.billboard.push(None), "billboard billboard");
    edited(|doc| doc.billboard[2] = None, "billboard billboard");
    // While there are tiles, no space is empty.
    edited(|doc| doc.billboard[5] = None, "billboard billboard");
    edited(|doc| (doc.billboard[5], doc.pile) = (None, Vec::new()), "");
    edited(|doc| doc.billboard[2] = Some("painter_1".into()), "character billboard painter_1");
    edited(|doc| doc.pile[2] = "painter_1".into(), "character pile painter_1");
    edited(|doc| doc.pile[0] = "glazier_4".into(), "character pile glazier_4");
    // Three tiles of a character are in the box.
    let four = |doc: &mut StateDoc| doc.pile = vec!["glazier_2".into(); 3];
    edited(four, "tiles pile");
    edited(|doc| doc.pile = vec!["glazier_2".into(); 2], "");
    // Without the starter there are only two of them, unless it lies on top.
    edited(|doc| doc.pile = vec!["glazier_1".into(); 3], "pile pile");
    edited(|doc| doc.pile = vec!["glazier_1".into(); 45], "pile pile");
    edited(|doc| doc.removed = Some(Vec::new()), "removed removed");
    edited(|doc| doc.removed = Some(vec!["glazier_1".into(); 500]), "removed removed");
    edited(|doc| doc.removed = Some(vec!["painter_1".into()]), "character removed painter_1");
    let mut written = Position::new(2).play().state();
    check(written.clone(), "");
    let mut gone = written.removed.take().unwrap_or_default();
    assert_eq!(gone.len(), 12);
    gone.reverse();
    check(StateDoc { removed: Some(gone.clone()), ..written.clone() }, "");
    gone[0] = "glazier_1".into();
    gone[1] = "glazier_1".into();
    check(StateDoc { removed: Some(gone), ..written }, "removed removed");
}

fn places() {
    edited(|doc| doc.places[0].place = "v9".into(), "place places v9");
    // A place of the other side.
    edited(|doc| doc.places[0].place = "v5".into(), "place places v5");
    edited(|doc| doc.places[3].place = "v1".into(), "twice places v1");
    edited(|doc| doc.places[0].place = "capital".into(), "twice places capital");
    edited(|doc| drop(doc.places.remove(3)), "places places");
    edited(|doc| doc.places.reverse(), "");
    edited(|doc| doc.places[0].demand = "village_10".into(), "demand places v1");
    edited(|doc| doc.places[0].demand = "town_9".into(), "demand places v1");
    edited(|doc| doc.places[0].demand = "village_9".into(), "");
    edited(|doc| doc.places[4].demand = "village_9".into(), "demand places m2");
    edited(|doc| doc.places[3].demand = "village_1".into(), "twice places v2.demand");
    let builders = |seats: &[u8]| seats.iter().map(|&seat| Seat::new(seat)).collect::<Vec<_>>();
    edited(|doc| doc.places[0].builders = builders(&[1, 0]), "");
    edited(|doc| doc.places[0].builders = builders(&[1, 1]), "twice places v1.builders");
    edited(|doc| doc.places[0].builders = builders(&[2]), "seat places v1");
    edited(|doc| doc.places[0].builders = builders(&[0, 1, 0, 1]), "builders places v1");
    let built = |doc: &mut StateDoc, count: usize| {
        doc.places.iter_mut().take(count).for_each(|place| place.builders = builders(&[1]));
    };
    edited(|doc| built(doc, 8), "");
    edited(|doc| built(doc, 9), "markers places");
}

fn seats() {
    seat(|seat| seat.talers = 999_999, "");
    seat(|seat| seat.talers = 1_000_000, "range seats.0.talers");
    seat(|seat| seat.track = 9, "");
    seat(|seat| seat.track = 10, "range seats.0.track");
    seat(|seat| seat.confidence = 3, "");
    seat(|seat| seat.confidence = 4, "range seats.0.confidence");
    seat(|seat| seat.carriage = "v5".into(), "place seats.0.carriage v5");
    edited(|doc| doc.seats[1].carriage = "sea".into(), "place seats.1.carriage sea");
    let guilds = |text: &str| text.split(' ').map(ToString::to_string).collect::<Vec<_>>();
    seat(|seat| seat.saloon = guilds("tailor glazier"), "");
    seat(|seat| seat.saloon = guilds("painter"), "guild seats.0.saloon painter");
    seat(|seat| seat.dormitory = guilds("painter"), "guild seats.0.dormitory painter");
    seat(|seat| seat.saloon = guilds("tailor tailor"), "twice seats.0.saloon tailor");
    seat(
        |seat| (seat.saloon, seat.dormitory) = (guilds("tailor"), guilds("glazier tailor")),
        "twice seats.0.dormitory",
    );
    let band = |text: &'static str| {
        move |doc: &mut StateDoc| {
            let craftsman = |text: &str| {
                let (id, position) = text.split_once(':')?;
                let position = position.parse().expect("a position");
                Some(CraftsmanDoc { character: id.into(), position })
            };
            doc.seats[0].band = text.split(' ').map(craftsman).collect();
            // Tiles are counted after everything else about a band.
            doc.pile.clear();
        }
    };
    edited(band("- glazier_1:5 -"), "");
    edited(band("- - - - - glazier_1:0"), "");
    edited(band("- - - - - - glazier_1:0"), "notches seats.0.band");
    edited(band("painter_1:0"), "character seats.0.band painter_1");
    edited(band("glazier_1:6"), "position seats.0.band glazier_1");
    edited(band("glazier_1:0 tailor_1:0 glazier_1:1"), "twice seats.0.band glazier_1");
}

/// Two players before their first pick.
fn drafted() -> StateDoc {
    draft_doc(
        edition(),
        2,
        "glazier_1 lumberjack_1 bricklayer_1 tailor_1 blacksmith_1 stonemason_1",
        "glazier_2 lumberjack_2 bricklayer_2 tailor_2",
        "blacksmith_2 stonemason_2 glazier_3 lumberjack_3 bricklayer_3 tailor_3 blacksmith_3 \
         stonemason_3",
    )
}

#[track_caller]
fn drafting(edit: impl FnOnce(&mut StateDoc), expected: &str) {
    let mut doc = drafted();
    edit(&mut doc);
    check(doc, expected);
}

fn craftsman(id: &str, position: u8) -> CraftsmanDoc {
    CraftsmanDoc { character: id.into(), position }
}

fn drafts() {
    edited(|doc| doc.display.push("glazier_3".into()), "draft display");
    edited(|doc| doc.picks = Some(4), "draft display");
    drafting(|doc| doc.first = None, "first first");
    drafting(|doc| doc.first = Some(Seat::new(2)), "seat first");
    drafting(|doc| doc.first = Some(Seat::new(1)), "frame pending");
    drafting(|doc| (doc.first, doc.active) = (Some(Seat::new(1)), Seat::new(1)), "");
    drafting(|doc| doc.display[0] = "painter_2".into(), "character display painter_2");
    drafting(|doc| doc.display.push("glazier_3".into()), "draft display");
    drafting(|doc| doc.picks = Some(5), "draft picks");
    // No tile can have left the game, and the marker has not moved.
    drafting(|doc| drop(doc.display.pop()), "draft picks");
    drafting(|doc| doc.price_marker = 1, "draft picks");
    // A pile with a starter below other tiles.
    drafting(|doc| doc.pile.swap(0, 20), "pile pile");
    // What is picked does not come from the pile.
    drafting(
        |doc| {
            doc.seats[0].band = vec![Some(craftsman("glazier_2", 0))];
            doc.display[0] = doc.pile.remove(0);
            (doc.picks, doc.active) = (Some(1), Seat::new(1));
        },
        "draft picks",
    );
    // Everybody has as many as were picked, and a taler for each position turned.
    drafting(|doc| doc.picks = Some(1), "draft seats.0");
    for (talers, expected) in [(3, ""), (2, "draft seats.0"), (4, "draft seats.0")] {
        drafting(
            |doc| {
                doc.seats[0].band = vec![Some(craftsman("glazier_2", 3))];
                doc.seats[0].talers = talers;
                doc.display.remove(0);
                (doc.picks, doc.active) = (Some(1), Seat::new(1));
            },
            expected,
        );
    }
    let seat = |edit: fn(&mut SeatDoc)| drafting(|doc| edit(&mut doc.seats[1]), "draft seats.1");
    seat(|seat| seat.track = 1);
    seat(|seat| seat.confidence = 1);
    seat(|seat| seat.carriage = "v1".into());
    seat(|seat| seat.saloon = vec!["tailor".into()]);
    seat(|seat| seat.architect = StarAction::Hire);
    drafting(|doc| doc.places[0].builders = vec![Seat::new(1)], "draft seats.1");
    drafting(|doc| (doc.bonds, doc.seats[1].bonds) = (22, 4), "draft seats.1");
}

/// Seat 0 has contributed in the first turn, and it is the turn of seat 1.
fn contributed() -> StateDoc {
    let band = "glazier_3:0 lumberjack_3:0 bricklayer_3:0";
    Position::new(2).turn(2).seat(0, |p| p.track(9).band(band).palace(15)).doc()
}

fn palaces() {
    let palace = |edit: fn(&mut StateDoc), expected| {
        let mut doc = contributed();
        edit(&mut doc);
        check(doc, expected);
    };
    let wrong = "palace seats.0.palace";
    palace(|_| {}, "");
    palace(|doc| doc.seats[0].palace = 16, wrong);
    palace(|doc| doc.seats[0].track = 8, wrong);
    palace(|doc| doc.seats[0].carriage = "v1".into(), wrong);
    palace(|doc| doc.seats[0].architect = StarAction::Tavern, wrong);
    palace(
        |doc| {
            doc.seats[0].band[0] = Some(craftsman("glazier_3", 1));
            doc.seats[0].palace = 14;
        },
        wrong,
    );
    // Not before the own turn in this round.
    palace(|doc| (doc.turn, doc.active) = (3, Seat::new(0)), wrong);
    palace(|doc| doc.first = None, "");
    palace(|doc| (doc.first, doc.turn) = (Some(Seat::new(1)), 3), wrong);
}

fn ends() {
    let end = |edit: fn(&mut StateDoc), expected| {
        let mut doc = contributed();
        doc.over = true;
        edit(&mut doc);
        check(doc, expected);
    };
    let wrong = "over over";
    end(|_| {}, "");
    end(|doc| doc.pending = Some(Vec::new()), "");
    end(|doc| doc.pending = Some(vec![FrameDoc::Advance {}]), wrong);
    end(|doc| (doc.over, doc.pending) = (false, Some(Vec::new())), wrong);
    // The round is played to its end.
    end(|doc| (doc.turn, doc.active) = (3, Seat::new(0)), wrong);
    // Without a palace only a limit ends the game.
    end(|doc| doc.seats[0].palace = 0, wrong);
    end(|doc| (doc.seats[0].palace, doc.round_limit) = (0, 1), "");
    end(|doc| (doc.seats[0].palace, doc.round_limit) = (0, 2), wrong);
    drafting(|doc| doc.over = true, wrong);
}

/// The questions `pending` of a position, which seat 0 is asked.
#[track_caller]
fn asked(position: &Position, frames: Value, expected: &str) {
    let mut doc = position.doc();
    doc.pending = Some(serde_json::from_value(frames).expect("frames"));
    check(doc, expected);
}

fn frames_by_name() {
    let band = "glazier_2:0 tailor_2:1 tailor_1:0";
    let labor = Position::new(2).seat(0, |p| p.on("day_laborer").talers(4).band(band));
    let icons = |left: Value| json!([{"frame": "end"}, {"frame": "icons", "left": left}]);
    asked(&labor, icons(json!(["glazier_2"])), "");
    asked(&labor, icons(json!(["tailor_3"])), "not-in-band pending.1 tailor_3");
    asked(&labor, icons(json!(["painter_1"])), "character pending.1 painter_1");
    asked(&labor, icons(json!(["tailor_2", "tailor_2"])), "twice pending.1 tailor_2");
    let rest = Position::new(2).seat(0, |p| p.on("tavern").talers(9));
    let sent = |sent: Value| json!([{"frame": "end"}, {"frame": "rest", "sent": sent}]);
    asked(&rest, sent(json!(["painter"])), "guild pending.1 painter");
    asked(&rest, sent(json!(["tailor", "tailor"])), "twice pending.1 tailor");
    for row in [0, 7] {
        let fire = json!([{"frame": "end"}, {"frame": "fire", "row": row, "bonus": false}]);
        asked(&rest, fire, "range pending.1");
    }
}

const SIX: &str =
    "glazier_1:0 lumberjack_1:0 bricklayer_1:0 tailor_1:0 blacksmith_1:0 stonemason_1:0";

/// Questions of another space, of another time, or that nobody can answer.
#[test]
fn questions_where_no_game_can_stand() {
    let wrong = "frame pending";
    let end = |frame: Value| json!([{"frame": "end"}, frame]);
    let on = |space: &str| Position::new(2).seat(0, |p| p.on(space).talers(9).band("glazier_2:0"));
    asked(&on("construct"), json!([{"frame": "advance"}]), "");
    for frames in [
        json!([{"frame": "pick"}]),
        json!([{"frame": "end"}]),
        json!([{"frame": "construct"}]),
        json!([{"frame": "advance"}, {"frame": "end"}]),
        json!([{"frame": "end"}, {"frame": "advance"}]),
        json!([{"frame": "end"}, {"frame": "end"}]),
        json!([{"frame": "end"}, {"frame": "rotate", "worked": ["glazier_2"]}]),
        json!([{"frame": "end"}, {"frame": "spend", "points": 5}]),
        json!([{"frame": "end"}, {"frame": "construct"}, {"frame": "construct"}]),
        json!(vec![json!({"frame": "end"}); 5]),
    ] {
        asked(&on("construct"), frames, wrong);
    }
    // Questions with nothing to choose.
    let idle = |space: &str| Position::new(2).seat(0, |p| p.on(space));
    asked(&idle("hire"), end(json!({"frame": "hire", "bonus": false})), wrong);
    asked(&idle("construct"), end(json!({"frame": "construct"})), wrong);
    asked(&idle("tavern"), end(json!({"frame": "rest", "sent": []})), wrong);
    asked(&idle("day_laborer"), end(json!({"frame": "icons", "left": []})), wrong);
    let rich = idle("moneychanger").seat(0, |p| p.confidence(3).bonds(0));
    asked(&rich, end(json!({"frame": "money"})), wrong);
    asked(&idle("moneychanger"), end(json!({"frame": "money"})), "");
}

/// Questions about those fired, sent or assigned before.
#[test]
fn questions_that_do_not_fit_what_was_answered() {
    let wrong = "frame pending";
    let end = |frame: Value| json!([{"frame": "end"}, frame]);
    let fire = |row: u8| end(json!({"frame": "fire", "row": row, "bonus": false}));
    let six = |talers: u32| Position::new(2).seat(0, |p| p.on("hire").talers(talers).band(SIX));
    asked(&six(4), fire(3), "");
    asked(&six(4), fire(2), wrong);
    let five = six(9).seat(0, |p| p.band("glazier_1:0"));
    asked(&five, fire(3), wrong);
    // A character hired again needs no question.
    let again = six(9).seat(0, |p| p.band(&SIX.replace("tailor_1", "tailor_2")));
    asked(&again, fire(4), wrong);
    asked(&again, fire(3), "");
    let rest = |sent: Value| end(json!({"frame": "rest", "sent": sent}));
    let tavern = |talers: u32, saloon: &str| {
        Position::new(2).seat(0, |p| p.on("tavern").talers(talers).saloon(saloon))
    };
    asked(&tavern(6, "glazier tailor"), rest(json!(["tailor", "glazier"])), "");
    asked(&tavern(6, "glazier tailor"), rest(json!(["glazier"])), wrong);
    asked(&tavern(6, "glazier tailor"), rest(json!([])), wrong);
    // The fee for those sent must be there, and for one more, or nobody would be asked.
    asked(&tavern(5, "glazier tailor"), rest(json!(["glazier", "tailor"])), wrong);
    asked(&tavern(2, "glazier tailor"), rest(json!(["glazier", "tailor"])), wrong);
    let repair = |assigned: Value| end(json!({"frame": "repair", "assigned": assigned}));
    let band = "glazier_1:0 glazier_2:0 tailor_1:0 blacksmith_1:0 stonemason_1:0";
    let works = Position::new(2).seat(0, |p| p.on("construct").band(band));
    asked(&works, repair(json!(["glazier_1"])), "");
    asked(&works, repair(json!(["glazier_1", "tailor_1"])), "");
    asked(&works, repair(json!([])), wrong);
    asked(&works, repair(json!(["glazier_1", "glazier_2"])), wrong);
    asked(&works, repair(json!(["glazier_1", "tailor_1", "blacksmith_1"])), wrong);
    // Whoever has to contribute to the palace has done so.
    let palace = "glazier_3:0 lumberjack_3:0 bricklayer_3:0";
    let duty = Position::new(2).seat(0, |p| p.on("construct").track(9).band(palace));
    asked(&duty, end(json!({"frame": "construct"})), "");
    let duty = duty.rulings(json!({"palace_is_optional": false}));
    asked(&duty, end(json!({"frame": "construct"})), wrong);
}

/// Frames lie on each other as they do in play.
#[test]
fn the_order_of_frames() {
    let wrong = "frame pending";
    let band = "glazier_3:1 lumberjack_1:1 bricklayer_1:1 tailor_1:1";
    let town = Position::new(2).seat(0, |p| p.on("construct").at("t1").talers(9).band(band));
    let end = json!({"frame": "end"});
    let rotate = json!({"frame": "rotate", "worked": ["glazier_3", "tailor_1"]});
    let hire = json!({"frame": "hire", "bonus": true});
    let spend = json!({"frame": "spend", "points": 10});
    for frames in [
        json!([&end, &hire, &rotate, &spend]),
        json!([&end, &rotate, &hire, &spend]),
        json!([&end, &rotate, &hire]),
        json!([&end, &rotate, &spend]),
        json!([&end, &hire]),
    ] {
        asked(&town, frames, "");
    }
    for frames in [
        json!([&hire]),
        json!([&end, &spend, &rotate]),
        json!([&end, &spend, &hire]),
        json!([&end, &rotate, &rotate, &spend]),
        json!([&end, &end, &hire]),
    ] {
        asked(&town, frames, wrong);
    }
}

/// Questions of the draft.
#[test]
fn questions_of_the_draft() {
    let wrong = "frame pending";
    let with = |frames: Value, edit: fn(&mut StateDoc), expected: &str| {
        let mut doc = drafted();
        doc.pending = Some(serde_json::from_value(frames).expect("frames"));
        edit(&mut doc);
        check(doc, expected);
    };
    let turn = || json!([{"frame": "pick"}, {"frame": "turn", "character": "glazier_2"}]);
    let taken = |doc: &mut StateDoc| {
        doc.seats[0].band = vec![Some(craftsman("glazier_2", 0))];
        doc.display.remove(0);
        doc.picks = Some(1);
    };
    with(json!([{"frame": "pick"}]), |_| {}, "");
    with(json!([{"frame": "advance"}]), |_| {}, wrong);
    with(json!([{"frame": "end"}, {"frame": "labor"}]), |_| {}, wrong);
    with(turn(), taken, "");
    with(turn(), |_| {}, "not-in-band pending.1 glazier_2");
    // It has been turned, or another player is to pick.
    with(
        turn(),
        |doc| {
            doc.seats[0].band = vec![Some(craftsman("glazier_2", 2))];
            doc.seats[0].talers = 2;
            doc.display.remove(0);
            doc.picks = Some(1);
        },
        wrong,
    );
    with(json!([{"frame": "pick"}]), taken, wrong);
    // With one starter on display nobody is asked which.
    with(
        json!([{"frame": "pick"}]),
        |doc| {
            doc.seats[0].band = vec![Some(craftsman("glazier_2", 0))];
            doc.seats[1].band =
                vec![Some(craftsman("tailor_2", 0)), Some(craftsman("bricklayer_2", 0))];
            (doc.display, doc.picks) = (vec!["lumberjack_2".into()], Some(3));
        },
        wrong,
    );
    // After the last pick the first turn begins.
    with(
        json!([{"frame": "pick"}]),
        |doc| {
            let band = |ids: [&str; 2]| ids.map(|id| Some(craftsman(id, 0))).to_vec();
            doc.seats[0].band = band(["glazier_2", "lumberjack_2"]);
            doc.seats[1].band = band(["tailor_2", "bricklayer_2"]);
            (doc.display, doc.picks) = (Vec::new(), Some(4));
        },
        wrong,
    );
}

/// The fewest words that are a state.
const MINIMAL: &str = r#"{
    "turn": 4,
    "active": 1,
    "billboard": ["glazier_2", "lumberjack_2", "bricklayer_2", null, null, null],
    "track": [4, 5, 5, 6, 6, 6, 7, 7, 7],
    "bonds": 20,
    "places": [
        {"place": "v1", "demand": "village_1"},
        {"place": "m1", "demand": "monastery_1"},
        {"place": "t1", "demand": "town_1"},
        {"place": "v2", "demand": "village_2"},
        {"place": "m2", "demand": "monastery_2"},
        {"place": "t2", "demand": "town_2"},
        {"place": "v3", "demand": "village_3", "builders": [1]},
        {"place": "m3", "demand": "monastery_3"},
        {"place": "v4", "demand": "village_4"},
        {"place": "t3", "demand": "town_3"}
    ],
    "pile": [],
    "seats": [
        {"band": [], "talers": 0, "bonds": 2, "architect": "tavern", "carriage": "capital"},
        {
            "band": [null, {"character": "tailor_1", "position": 2}],
            "talers": 3, "bonds": 6, "architect": "hire", "carriage": "v3"
        }
    ]
}"#;

fn minimal() -> Value {
    serde_json::from_str(MINIMAL).expect("JSON")
}

/// A document written by hand is the start of a turn, and what it leaves out follows.
#[test]
fn a_document_by_hand() {
    let doc = serde_json::from_value(minimal()).expect("a document");
    let game = QueensArchitect::from_doc(edition(), doc, Some(seed())).expect("a state");
    let doc = game.state_doc();
    assert_eq!((doc.first, doc.over, doc.round_limit), (Some(Seat::new(0)), false, 0));
    assert_eq!((doc.price_marker, doc.picks, doc.display.len()), (0, None, 0));
    assert_eq!(doc.pending, Some(vec![FrameDoc::Advance {}]));
    assert_eq!(json!(doc.rulings), json!(edition().rulings()));
    assert_eq!(doc.removed.map(|gone| gone.len()), Some(54 - 3 - 1));
    assert_eq!(doc.rng, Some(RngDoc { key: seed(), streams: 0 }));
    let seat = &doc.seats[1];
    let band: Vec<_> = (0..6).map(|n| (n == 1).then(|| craftsman("tailor_1", 2))).collect();
    assert_eq!(seat.band, band);
    assert_eq!((seat.track, seat.confidence, seat.palace), (0, 0, 0));
    assert_eq!((seat.saloon.len(), seat.dormitory.len()), (0, 0));
    assert_eq!(QueensArchitect::view_doc(&view_of(&game)).seats[1].markers, 7);
}

fn view_of(game: &QueensArchitect) -> rules_queens_architect::View {
    game_core::Game::view(game, game_core::Viewer::Spectator)
}

/// Nothing else may be left out, and nothing else may be there.
#[test]
fn what_a_document_needs() {
    let read = |doc: Value| match serde_json::from_value::<StateDoc>(doc) {
        Ok(_) => String::new(),
        Err(error) => error.to_string(),
    };
    assert_eq!(read(minimal()), "");
    for part in ["", "/places/0", "/seats/1", "/seats/1/band/1"] {
        let fields: Vec<String> = minimal()
            .pointer(part)
            .and_then(Value::as_object)
            .map(|map| map.keys().cloned().collect())
            .unwrap_or_default();
        assert!(fields.len() > 1, "{part}");
        for field in fields {
            let mut doc = minimal();
            let object = doc.pointer_mut(part).and_then(Value::as_object_mut);
            object.map(|map| map.remove(&field));
            assert!(read(doc).contains(&format!("missing field `{field}`")), "{part}/{field}");
        }
        let mut doc = minimal();
        let object = doc.pointer_mut(part).and_then(Value::as_object_mut);
        object.map(|map| map.insert("color".into(), json!("red")));
        assert!(read(doc).contains("unknown field `color`"), "{part}");
    }
    let frames = |frames: Value| {
        let mut doc = minimal();
        doc["pending"] = frames;
        read(doc)
    };
    assert_eq!(frames(json!([{"frame": "advance"}])), "");
    assert!(frames(json!([{"frame": "sleep"}])).contains("unknown variant `sleep`"));
    assert!(frames(json!([{"frame": "hire"}])).contains("missing field `bonus`"));
    assert!(frames(json!([{"frame": "advance", "row": 1}])).contains("unknown field `row`"));
}

/// A document without chance needs a seed.
#[test]
fn a_document_without_chance() {
    let doc: StateDoc = serde_json::from_value(minimal()).expect("a document");
    let Err(problem) = QueensArchitect::from_doc(edition(), doc.clone(), None) else {
        panic!("a document without chance is accepted");
    };
    assert_eq!(problem.message.key, "load-no-rng");
    // With its own, it keeps that.
    let own = RngDoc { key: Seed::from_text("own"), streams: 3 };
    let doc = StateDoc { rng: Some(own.clone()), ..doc };
    let game = QueensArchitect::from_doc(edition(), doc, Some(seed())).expect("a state");
    assert_eq!(game.state_doc().rng, Some(own));
}

/// What is written can be read, and is what was written.
#[test]
fn documents_are_written_as_they_are_read() {
    let position = Position::new(3)
        .turn(8)
        .first(2)
        .marker(2)
        .round_limit(9)
        .rulings(json!({"palace_is_optional": false}))
        .built("v1", &[2, 0])
        .demand("t1", "town_9")
        .seat(0, |p| p.band("- glazier_1:3 - tailor_2:5").talers(7).on("hire").at("m3"))
        .seat(1, |p| p.bonds(6).track(5).confidence(2).saloon("tailor").dormitory("glazier"))
        .seat(2, |p| p.at("v3").band("glazier_1:1"));
    let (read, written) = (position.play().state(), position.doc());
    assert_eq!((read.active, read.first), (Seat::new(0), Some(Seat::new(2))));
    let places = |doc: &StateDoc| -> Vec<PlaceDoc> { doc.places.clone() };
    assert_eq!(places(&read), places(&written));
    assert_eq!((read.turn, read.price_marker, read.round_limit, read.bonds), (8, 2, 9, 18));
    assert_eq!(
        (&read.pile, &read.billboard, &read.track),
        (&written.pile, &written.billboard, &written.track)
    );
    for (mut read, mut written) in read.seats.into_iter().zip(written.seats) {
        read.band.resize(6, None);
        written.band.resize(6, None);
        assert_eq!(read, written);
    }
}
