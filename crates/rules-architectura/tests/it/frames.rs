//! Open questions in a state document: every one that play can lead to is read back, and one that
//! names what is not there is refused.

use game_core::GameText;
use game_testkit::AtTable;
use rules_architectura::{Architectura, FrameDoc};
use serde_json::{Value, json};

use crate::harness::{Position, Table, default_edition, edition, like};

/// The document of a table, changed in its innermost question, and whether it is still read.
fn is_read(table: &Table, edition: &'static rules_architectura::Edition, change: &Value) -> bool {
    let mut doc = table.state();
    let frames = doc.pending.as_mut().expect("a question is open");
    let last = frames.last_mut().expect("a question is open");
    let mut value = serde_json::to_value(&*last).expect("frames serialize");
    for (field, to) in change.as_object().expect("an object of changes") {
        value[field] = to.clone();
    }
    *last = serde_json::from_value::<FrameDoc>(value).expect("still a frame");
    Architectura::from_doc(edition, doc, None).is_ok()
}

#[track_caller]
fn check(table: &Table, edition: &'static rules_architectura::Edition, refused: &[Value]) {
    assert!(is_read(table, edition, &json!({})), "the position itself is refused");
    for change in refused {
        assert!(!is_read(table, edition, change), "{change} is accepted");
    }
}

#[test]
fn paying() {
    let edition = edition("s1 s2 s3 s8", [like("city_hall").instead_of("s8")]);
    let mut table = Position::new(edition, 2).street(1, "1:s3").hand(0, "city_hall s1").load();
    table.play(0, "play city_hall 1:2");
    check(
        &table,
        edition,
        &[
            json!({"left": 0}),
            json!({"left": 2}),
            json!({"card": "s1"}),
            json!({"card": "s3"}),
            json!({"at": "1:1"}),
            json!({"at": "3:1"}),
        ],
    );
    // Everybody has seen which card is being paid for.
    let mut doc = table.state();
    doc.seats[0].shown.clear();
    assert!(Architectura::from_doc(edition, doc, None).is_err());
}

#[test]
fn comparing() {
    let edition = edition("s2 s3 s8 g3", []);
    // A card of one's own with the symbol stands to the left: it is a choice.
    let mut table =
        Position::new(edition, 2).street(1, "0:g3").street(2, "1:g3 0:s2").hand(0, "s8").load();
    table.play(0, "play s8 1:2");
    assert_eq!(table.question(0), "compare");
    check(&table, edition, &[json!({"at": "1:1"}), json!({"at": "2:2"}), json!({"at": "1:5"})]);
}

#[test]
fn effects() {
    let edition = edition("n2 n3 s8", [like("greenhouse").sides("1"), like("forge").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "0:n2 0:n3 1:n2").hand(0, "greenhouse").load();
    table.play(0, "play greenhouse 2:1");
    check(
        &table,
        edition,
        &[json!({"at": "2:2"}), json!({"turned": ["1:1", "1:2"]}), json!({"served": [0]})],
    );
}

#[test]
fn striking() {
    let edition = edition("s1 s2 s8 g2", [like("arsenal").sides("5")]);
    let mut table =
        Position::new(edition, 2).street(1, "0:s1* 0:g2 1:s2* 1:s8").hand(0, "arsenal").load();
    table.play(0, "play arsenal 1:5");
    assert_eq!(table.question(0), "strike");
    check(
        &table,
        edition,
        &[
            json!({"ask": []}),
            json!({"ask": ["1:1", "1:4"]}),
            json!({"ask": ["1:3"]}),
            json!({"doomed": ["1:3"]}),
            json!({"doomed": ["1:1"]}),
            json!({"doomed": ["2:1"]}),
        ],
    );
}

#[test]
fn escaping() {
    let edition = edition("s2 s8 s9", [like("inn").sides("1"), like("arsenal").sides("5")]);
    let mut table =
        Position::new(edition, 3).street(1, "1:inn 2:inn 1:s8").hand(0, "arsenal").load();
    table.play(0, "play arsenal 1:4");
    assert_eq!((table.asked(), table.question(1)), (vec![1], "escape"));
    check(&table, edition, &[json!({"at": "1:3"}), json!({"at": "2:1"})]);
    let doomed = |cards: &[&str]| {
        let mut doc = table.state();
        let frames = doc.pending.as_mut().expect("questions");
        let at = frames.len() - 2;
        frames[at] = FrameDoc::Doomed { cards: cards.iter().map(ToString::to_string).collect() };
        Architectura::from_doc(edition, doc, None).is_ok()
    };
    assert!(doomed(&["1:2"]));
    assert!(!doomed(&[]));
    assert!(!doomed(&["1:3"]));
    assert!(!doomed(&["3:1"]));
}

#[test]
fn taking_back() {
    let edition = edition("s2 s3 s8", [like("manufactory").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "0:s2 1:s8").hand(0, "manufactory s3").load();
    table.play(0, "play manufactory 2:1").play(0, "return 1:1");
    check(
        &table,
        edition,
        &[
            json!({"returned": "s8"}),
            json!({"returned": "manufactory"}),
            json!({"at": "1:2"}),
            json!({"at": "3:1"}),
        ],
    );
}

#[test]
fn laying_and_moving() {
    let edition = edition("s2 s3 s8", [like("laboratory").sides("1"), like("workshop").sides("1")]);
    let start =
        || Position::new(edition, 3).street(1, "0:s2 1:s8 2:s2").hand(1, "s3").hand(2, "s3");
    let mut table = start().hand(0, "laboratory").load();
    table.play(0, "play laboratory 2:1");
    check(&table, edition, &[json!({"left": []}), json!({"left": [0, 1]}), json!({"left": [5]})]);
    let mut table = start().hand(0, "workshop").load();
    table.play(0, "play workshop 2:1").play(0, "move 1:1");
    check(&table, edition, &[json!({"from": "1:2"}), json!({"from": "1:5"})]);
}

/// Steps lie on each other in one order, and the end of the turn lies under them.
#[test]
fn the_order_of_steps() {
    let edition = edition("n2 n3 s8", [like("greenhouse").sides("1"), like("forge").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "0:n2 0:n3 1:greenhouse").hand(0, "forge").load();
    table.play(0, "play forge 2:1").play(0, "copy greenhouse");
    let read = |order: &[usize]| {
        let mut doc = table.state();
        let frames = doc.pending.take().expect("questions");
        doc.pending = Some(order.iter().map(|&at| frames[at].clone()).collect());
        Architectura::from_doc(edition, doc, None).is_ok()
    };
    assert!(read(&[0, 1, 2]));
    for wrong in [&[1, 0, 2][..], &[0, 2, 1], &[1, 2], &[2], &[0, 0, 1, 2], &[0, 1, 2, 2]] {
        assert!(!read(wrong), "{wrong:?} is accepted");
    }
}

/// Decks are chosen only in a game with exchanges.
#[test]
fn choosing_decks() {
    let config = rules_architectura::Config::advanced(2);
    let table = Table::start(default_edition(), &config, "frames");
    let mut doc = table.state();
    assert!(Architectura::from_doc(default_edition(), doc.clone(), None).is_ok());
    doc.exchanges = 0;
    assert!(Architectura::from_doc(default_edition(), doc, None).is_err());
}

/// Chance that would run over is refused, and so is a deck choice in the middle of a game.
#[test]
fn numbers_that_no_game_reaches() {
    let config = rules_architectura::Config::advanced(2);
    let start = Table::start(default_edition(), &config, "frames").state();
    let refused = |change: fn(&mut rules_architectura::StateDoc)| {
        let mut doc = start.clone();
        change(&mut doc);
        Architectura::from_doc(default_edition(), doc, None).is_err()
    };
    assert!(refused(|doc| doc.rng.as_mut().expect("chance").streams = u64::MAX));
    assert!(refused(|doc| doc.turn = 7));
    assert!(refused(|doc| doc.seats[0].begun = true));
    assert!(refused(|doc| doc.seats[1].hand_limit = 5));
    assert!(refused(|doc| doc.seats[1].mulligans = 0));
}
