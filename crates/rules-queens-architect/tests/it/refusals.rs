//! Every refusal the rules know, once, with its paragraph; and what is offered as a near miss.

use game_testkit::{AtTable, Refused};

use game_core::{Game, GameText, Refusal as _, Seat};
use rules_queens_architect::QueensArchitect;
use serde_json::json;

use crate::harness::{Position, Table, draft, edition_with};

/// Refusals that no position brings about, with the reason.
const UNREACHABLE: &[&str] = &[
    // A character that is hired again is fired without a question (QA-E42).
    "must-fire-same",
    // Whoever cannot send anybody has forfeited without a question (QA-E42).
    "nobody-to-send",
    // Whoever has to contribute has done so without a question (QA-E42).
    "must-contribute",
];

/// Seat 0 has advanced to the space after this one.
fn after(position: Position, space: &str) -> Table {
    let mut table = position.seat(0, |p| p.on(space)).play();
    table.play(0, "advance 1");
    table
}

/// Each refusal names its paragraph, and there is none that this list lacks.
#[test]
fn every_refusal_names_its_paragraph() {
    let mut seen = Refused::default();
    turns(&mut seen);
    drafts(&mut seen);
    labor(&mut seen);
    hires(&mut seen);
    money_and_trips(&mut seen);
    taverns(&mut seen);
    buildings(&mut seen);
    repairs_and_palace(&mut seen);
    points(&mut seen);
    // The messages of refusals are all in one place.
    let mut known = game_testkit::keys_in(include_str!("../../src/text.rs"), "qa-no-");
    known.retain(|word| !UNREACHABLE.contains(&word.as_str()));
    assert_eq!(seen.0, known);
}

fn turns(seen: &mut Refused) {
    let mut table = Position::new(2).play();
    seen.expect_of(1, &mut table, &[("advance 1", "no rule: not-asked")]);
    seen.expect(
        &mut table,
        &[
            ("forfeit", "QA-24 must-move"),
            ("advance 4", "QA-24 such-move"),
            ("advance 6", "QA-24 such-move"),
            ("build", "no rule: other-question"),
        ],
    );
    let mut over = Position::new(2).round_limit(1).turn(2).play();
    over.play(1, "advance 1").play(1, "forfeit");
    for seat in [0, 1] {
        seen.expect_of(seat, &mut over, &[("advance 1", "no rule: over")]);
    }
}

fn drafts(seen: &mut Refused) {
    let twins = edition_with(&[
        (
            "day_laborer = false, dropout_index = 5, copies = 3, starting_copies = 1",
            "day_laborer = false, dropout_index = 5, copies = 3, starting_copies = 0",
        ),
        (
            "day_laborer = true, dropout_index = 5, copies = 3, starting_copies = 1",
            "day_laborer = true, dropout_index = 5, copies = 3, starting_copies = 3",
        ),
        ("max_draft_rotations = { value = 5", "max_draft_rotations = { value = 2"),
    ]);
    let mut table = draft(
        twins,
        3,
        "stonemason_2 stonemason_2 stonemason_2 blacksmith_2 blacksmith_2 blacksmith_2",
        "glazier_2 glazier_2 glazier_2 lumberjack_2 bricklayer_2 tailor_2",
        "lumberjack_2 lumberjack_2 bricklayer_2 bricklayer_2 tailor_2 tailor_2",
    );
    seen.expect(
        &mut table,
        &[
            ("take stonemason_2", "QA-20 not-on-display"),
            ("turn 1", "no rule: other-question"),
            ("forfeit", "no rule: other-question"),
        ],
    );
    table.play(0, "take tailor_2");
    seen.expect(&mut table, &[("turn 3", "QA-E5 past-arrow")]);
    table.play(0, "turn 2").play(1, "take glazier_2").play(1, "turn 0");
    table.play(2, "take glazier_2").play(2, "turn 0");
    seen.expect_of(2, &mut table, &[("take glazier_2", "QA-E4 taken-character")]);
    near(&table, 2, &["take glazier_2: QA-E4 taken-character"]);
}

fn labor(seen: &mut Refused) {
    let band = "glazier_2:0 tailor_1:0 tailor_2:5 stonemason_2:0";
    let mut table = Position::new(2).seat(0, |p| p.band(band)).play();
    table.play(0, "advance 1").play(0, "earn").play(0, "labor glazier_2").play(0, "labor tailor_2");
    seen.expect(
        &mut table,
        &[
            ("labor glazier_2", "QA-E52 already-turned"),
            ("labor tailor_1", "QA-28 icon"),
            ("labor tailor_2", "QA-6 not-in-band"),
            ("forfeit", "no rule: other-question"),
        ],
    );
}

fn hires(seen: &mut Refused) {
    let position = Position::new(2).billboard("glazier_1 glazier_2 glazier_3").pile("");
    let position = position.seat(0, |p| p.talers(5).band("glazier_2:0"));
    let mut table = after(position, "day_laborer");
    seen.expect(
        &mut table,
        &[
            ("hire 1", "QA-E28 cannot-pay"),
            ("hire 2", "QA-31 same-character"),
            ("hire 4", "QA-E7 empty-row"),
            ("fire glazier_2", "no rule: other-question"),
        ],
    );
    let six = "glazier_1:0 lumberjack_1:0 bricklayer_1:0 tailor_1:0 blacksmith_1:0 stonemason_1:0";
    let mut table = after(Position::new(2).seat(0, |p| p.talers(9).band(six)), "day_laborer");
    table.play(0, "hire 3");
    seen.expect(
        &mut table,
        &[
            ("forfeit", "QA-E36 must-fire"),
            ("hire 3", "QA-E36 must-fire"),
            ("fire glazier_3", "QA-6 not-in-band"),
        ],
    );
}

fn money_and_trips(seen: &mut Refused) {
    let mut top = after(Position::new(2).seat(0, |p| p.confidence(3)), "hire");
    seen.expect(
        &mut top,
        &[("confidence", "QA-38 top-confidence"), ("redeem 3", "QA-39 too-many-bonds")],
    );
    let mut poor = after(Position::new(2).seat(0, |p| p.bonds(0)), "hire");
    seen.expect(&mut poor, &[("redeem 1", "QA-39 bonds")]);
    let mut trip = after(Position::new(2), "moneychanger");
    seen.expect(
        &mut trip,
        &[
            ("travel v5", "QA-11 other-side"),
            ("travel capital", "QA-E12 same-place"),
            ("travel v3", "QA-E13 too-far"),
            ("travel m1", "QA-E28 cannot-pay"),
        ],
    );
}

fn taverns(seen: &mut Refused) {
    let position = Position::new(2).rulings(json!({"tavern_zero_tiles_allowed": false}));
    let position = position.seat(0, |p| p.talers(9).saloon("glazier").dormitory("tailor"));
    let mut table = after(position, "travel");
    table.play(0, "tavern");
    seen.expect(&mut table, &[("done", "QA-E46 must-send"), ("rest glazier", "QA-45 asleep")]);
    table.play(0, "rest tailor");
    seen.expect(
        &mut table,
        &[("rest tailor", "QA-43 already-sent"), ("forfeit", "no rule: other-question")],
    );
}

fn buildings(seen: &mut Refused) {
    let band = "glazier_1:0 lumberjack_1:0";
    let position = || Position::new(2).seat(0, |p| p.band(band));
    let mut capital = after(position(), "tavern");
    seen.expect(&mut capital, &[("build", "QA-E21 in-capital")]);
    let mut twice = after(position().built("v1", &[1, 0]).seat(0, |p| p.at("v1")), "tavern");
    seen.expect(&mut twice, &[("build", "QA-47 already-built")]);
    let mut guilds = after(position().seat(0, |p| p.at("m1")), "tavern");
    seen.expect(&mut guilds, &[("build", "QA-47 missing-guilds")]);
    let mut position = position().seat(0, |p| p.at("v1"));
    for place in ["m1", "t1", "v2", "m2", "t2", "v3", "m3", "v4"] {
        position = position.built(place, &[0]);
    }
    let mut ninth = after(position, "tavern");
    seen.expect(&mut ninth, &[("build", "QA-E24 marker"), ("steps 0", "no rule: other-question")]);
}

fn repairs_and_palace(seen: &mut Refused) {
    let band = "glazier_1:0 glazier_2:0 tailor_1:0 stonemason_3:0";
    let mut table = after(Position::new(2).seat(0, |p| p.band(band)), "tavern");
    seen.expect(
        &mut table,
        &[("repair tailor_2", "QA-6 not-in-band"), ("palace", "QA-61 not-at-palace")],
    );
    table.play(0, "repair glazier_1");
    seen.expect(
        &mut table,
        &[
            ("repair glazier_2", "QA-59 same-guild"),
            ("repair glazier_1", "QA-59 already-assigned"),
            ("repair tailor_2", "QA-6 not-in-band"),
            ("forfeit", "no rule: other-question"),
        ],
    );
    let end = || Position::new(2).seat(0, |p| p.track(9).band(band));
    let mut weak = after(end(), "tavern");
    seen.expect(&mut weak, &[("palace", "QA-61 too-weak")]);
    let mut away = after(end().seat(0, |p| p.at("v1")), "tavern");
    seen.expect(&mut away, &[("palace", "QA-61 not-in-capital")]);
}

fn points(seen: &mut Refused) {
    let strong = "glazier_3:0 lumberjack_3:0";
    let position = Position::new(2).seat(0, |p| p.at("v1").track(7).band(strong));
    let mut table = after(position, "tavern");
    table.play(0, "build");
    seen.expect(
        &mut table,
        &[
            ("steps 2", "QA-55 too-many-steps"),
            ("steps 3", "QA-E23 end-of-track"),
            ("forfeit", "QA-53 must-spend"),
            ("done", "QA-53 must-spend"),
        ],
    );
}

/// What cannot be reached is settled without a question instead.
#[test]
fn what_no_answer_runs_into() {
    // A character hired again.
    let six = "glazier_2:0 lumberjack_1:0 bricklayer_1:0 tailor_1:0 blacksmith_1:0 stonemason_1:0";
    let mut again = after(Position::new(2).seat(0, |p| p.talers(9).band(six)), "day_laborer");
    again.play(0, "hire 1");
    assert_eq!((again.asked(), again.happened("fired")), (vec![1], true));
    // Nobody to send.
    let guests = Position::new(2).rulings(json!({"tavern_zero_tiles_allowed": false}));
    let nobody = after(guests, "travel");
    assert_eq!((nobody.asked(), nobody.happened("forfeited")), (vec![1], true));
    // The palace as a duty.
    let duty = Position::new(2).rulings(json!({"palace_is_optional": false}));
    let band = "glazier_3:0 lumberjack_3:0 bricklayer_3:0";
    let palace = after(duty.seat(0, |p| p.track(9).band(band)), "tavern");
    assert_eq!((palace.asked(), palace.happened("contributed")), (vec![1], true));
}

/// Expects exactly these near misses of a seat, in any order.
#[track_caller]
fn near(table: &Table, seat: u8, expected: &[&str]) {
    let game = table.game();
    let write = |(action, refusal): (_, rules_queens_architect::Refusal)| {
        let key = game.explain(&refusal).key;
        let word = key.strip_prefix("qa-no-").unwrap_or(key);
        let rule = refusal.rule().unwrap_or("no rule:");
        format!("{}: {rule} {word}", QueensArchitect::print(game.edition(), action))
    };
    let mut found: Vec<_> = game.near_misses(Seat::new(seat)).into_iter().map(write).collect();
    let mut wanted = expected.to_vec();
    found.sort();
    wanted.sort_unstable();
    assert_eq!(found, wanted);
}

/// Near misses of a hire: every tile that cannot be had, with the reason.
#[test]
fn near_misses_of_a_hire() {
    let tiles = Position::new(2).billboard("glazier_1 glazier_2 glazier_3 tailor_1").pile("");
    let table = after(tiles.seat(0, |p| p.talers(4).band("glazier_2:0 tailor_1:0")), "day_laborer");
    let expected = [
        "hire 1: QA-E28 cannot-pay",
        "hire 2: QA-31 same-character",
        "hire 4: QA-31 same-character",
        "hire 5: QA-E7 empty-row",
        "hire 6: QA-E7 empty-row",
    ];
    near(&table, 0, &expected);
    // Whom to fire: anybody.
    let six = "glazier_1:0 lumberjack_1:0 bricklayer_1:0 tailor_1:0 blacksmith_1:0 stonemason_1:0";
    let mut fire = after(Position::new(2).seat(0, |p| p.talers(9).band(six)), "day_laborer");
    near(&fire, 0, &[]);
    fire.play(0, "hire 2");
    near(&fire, 0, &[]);
}

/// Near misses of day labor, moneychanger and travel.
#[test]
fn near_misses_of_labor_money_and_travel() {
    let band = "glazier_2:0 tailor_2:0 stonemason_1:0 blacksmith_2:0";
    let mut labor = Position::new(2).seat(0, |p| p.band(band)).play();
    near(&labor, 0, &[]);
    labor.play(0, "advance 1");
    near(&labor, 0, &[]);
    labor.play(0, "earn").play(0, "labor glazier_2");
    let expected = ["labor glazier_2: QA-E52 already-turned", "labor stonemason_1: QA-28 icon"];
    near(&labor, 0, &expected);
    let money = after(Position::new(2).seat(0, |p| p.confidence(3)), "hire");
    let expected = [
        "confidence: QA-38 top-confidence",
        "redeem 3: QA-39 too-many-bonds",
        "redeem 4: QA-39 too-many-bonds",
    ];
    near(&money, 0, &expected);
    let none = after(Position::new(2).seat(0, |p| p.bonds(0)), "hire");
    let expected = [
        "redeem 1: QA-39 bonds",
        "redeem 2: QA-39 bonds",
        "redeem 3: QA-39 bonds",
        "redeem 4: QA-39 bonds",
    ];
    near(&none, 0, &expected);
    let trip = after(Position::new(2).seat(0, |p| p.talers(2)), "moneychanger");
    let expected = [
        "travel capital: QA-E12 same-place",
        "travel t1: QA-E28 cannot-pay",
        "travel v2: QA-E28 cannot-pay",
        "travel m2: QA-E28 cannot-pay",
        "travel t2: QA-E28 cannot-pay",
        "travel v3: QA-E13 too-far",
    ];
    near(&trip, 0, &expected);
}

/// Near misses of the tavern.
#[test]
fn near_misses_of_the_tavern() {
    let position = Position::new(2).rulings(json!({"tavern_zero_tiles_allowed": false}));
    let position = position.seat(0, |p| p.talers(9).saloon("glazier").dormitory("tailor"));
    let mut table = after(position, "travel");
    near(&table, 0, &[]);
    table.play(0, "tavern");
    near(&table, 0, &["rest glazier: QA-45 asleep", "done: QA-E46 must-send"]);
    table.play(0, "rest tailor");
    near(&table, 0, &["rest glazier: QA-45 asleep", "rest tailor: QA-43 already-sent"]);
}

/// Near misses of construct: the building and the palace, repairs of a guild that is at work, a
/// step too many.
#[test]
fn near_misses_of_construct() {
    let band = "glazier_3:0 glazier_1:0 lumberjack_3:0 tailor_1:0";
    let table = after(Position::new(2).seat(0, |p| p.band(band)), "tavern");
    near(&table, 0, &["build: QA-E21 in-capital", "palace: QA-61 not-at-palace"]);
    let mut village = after(Position::new(2).seat(0, |p| p.at("v1").band(band)), "tavern");
    near(&village, 0, &["palace: QA-61 not-at-palace"]);
    village.play(0, "repair glazier_3");
    let expected =
        ["repair glazier_3: QA-59 already-assigned", "repair glazier_1: QA-59 same-guild"];
    near(&village, 0, &expected);
    let mut built = after(Position::new(2).seat(0, |p| p.at("v1").band(band)), "tavern");
    built.play(0, "build");
    // Ten points, tokens 4, 5 and 5.
    near(&built, 0, &["steps 3: QA-55 too-many-steps"]);
    let last = Position::new(2).seat(0, |p| p.at("v1").track(8).band(band));
    let mut last = after(last, "tavern");
    last.play(0, "build");
    near(&last, 0, &["steps 2: QA-E23 end-of-track"]);
    // A game that is over has none.
    let mut over = Position::new(2).round_limit(1).turn(2).play();
    over.play(1, "advance 1").play(1, "forfeit");
    near(&over, 1, &[]);
}
