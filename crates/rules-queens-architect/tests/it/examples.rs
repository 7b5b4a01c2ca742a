//! Chapter 6: the worked examples of the rule books. Examples of several steps are played from the
//! same position.

mod boundary;
mod construct;

use crate::harness::{Position, Table, draft, edition};
use game_testkit::AtTable;

/// QA-T1: two spaces from construct is hire.
#[test]
fn qa_t1_two_spaces_to_hire() {
    let spaces = ["construct", "day_laborer", "hire", "moneychanger", "travel", "tavern"];
    for (index, space) in spaces.into_iter().enumerate() {
        let mut table = Position::new(2).seat(0, |p| p.on(space).talers(9)).play();
        table.play(0, "advance 2");
        assert_eq!(table.on(0) == "hire", space == "construct", "from {space}");
        assert_eq!(table.on(0), spaces[(index + 2) % 6]);
    }
    let mut table = Position::new(2).seat(0, |p| p.talers(9)).play();
    table.play(0, "advance 2");
    assert_eq!((table.question(0), table.on(1)), ("hire", "construct".into()));
}

/// QA-T2: the corner at the hammer shows 3, so the performance is 3.
#[test]
fn qa_t2_the_corner_at_the_hammer() {
    let performance = |position: u8| {
        let band = format!("glazier_1:{position}");
        Position::new(2).seat(0, |p| p.band(&band)).play().performance(0)
    };
    assert_eq!(performance(2), 3);
    assert_eq!([0, 1, 3, 4, 5].map(performance), [1, 2, 4, 5, 0]);
}

/// QA-T3: a lumberjack works and turns one position; the performance is now 0.
#[test]
fn qa_t3_a_lumberjack_turns() {
    let band = "lumberjack_1:4 tailor_1:4";
    let mut table = Position::new(2).seat(0, |p| p.on("tavern").band(band)).play();
    assert_eq!(table.performance(0), 5 + 5);
    table.play(0, "advance 1").play(0, "repair lumberjack_1").play(0, "done");
    let turned = table.event("turned");
    assert_eq!([&turned["position"], &turned["performance"]], [5, 0]);
    assert_eq!((table.band(0), table.performance(0)), ("lumberjack_1:5 tailor_1:4".into(), 5));
}

/// QA-T4: a lumberjack with the arrow at the hammer works once more, in full, and leaves the game.
#[test]
fn qa_t4_a_lumberjack_drops_out() {
    let position = Position::new(2).seat(0, |p| p.on("tavern").at("v1"));
    let position = position.seat(0, |p| p.band("lumberjack_2:5 glazier_2:4"));
    for (works, points, left) in
        [(&["build"][..], 4, "glazier_2:5"), (&["repair lumberjack_2", "done"], 2, "glazier_2:4")]
    {
        let mut table = position.clone().track(&[5, 5, 6, 6, 6, 7, 7, 7, 8]).play();
        let gone = table.removed_of("lumberjack_2");
        table.play(0, "advance 1");
        for answer in works {
            table.play(0, answer);
        }
        assert_eq!((table.bonds(0), table.band(0)), (2 + points, left.into()));
        assert!(table.happened("dropped_out"));
        assert_eq!(table.removed_of("lumberjack_2"), gone + 1);
    }
}

/// QA-T5: in the draft a tailor is taken at the start position and turned by three: 3 talers,
/// position 3.
#[test]
fn qa_t5_a_starter_is_turned() {
    let billboard = "glazier_1 lumberjack_1 bricklayer_1 tailor_1 blacksmith_1 stonemason_1";
    let display = "glazier_2 tailor_3 bricklayer_2 stonemason_2";
    let hidden = "lumberjack_2 tailor_2 blacksmith_2 glazier_3 lumberjack_3 bricklayer_3 \
                  blacksmith_3 stonemason_3";
    let mut table = draft(edition(), 2, billboard, display, hidden);
    table.play(0, "take tailor_3");
    assert_eq!((table.band(0), table.talers(0)), ("tailor_3:0".into(), 0));
    table.play(0, "turn 3");
    let told = table.event("turned_for_talers");
    assert_eq!([&told["position"], &told["talers"]], [3, 3]);
    assert_eq!((table.band(0), table.talers(0)), ("tailor_3:3".into(), 3));
    assert_eq!((table.performance(0), table.talers(1), table.asked()), (2, 0, vec![1]));
}

/// QA-T6: 4, 6 or 8 starters beside the board for 2, 3 or 4 players; the other 8, 6 or 4 are on top
/// of 36, so that the pile has 44, 42 or 40.
#[test]
fn qa_t6_starters_and_pile() {
    for (players, beside, hidden, pile) in [(2, 4, 8, 44), (3, 6, 6, 42), (4, 8, 4, 40)] {
        let table = Table::start(players, "starters");
        let (state, view) = (table.state(), table.view());
        assert_eq!((state.display.len(), state.pile.len()), (beside, pile), "{players} players");
        assert_eq!((view.pile.starters.len(), view.pile.others.len()), (hidden, 36));
        // Every character has one starter, so with those on top of the pile each is there once.
        let shown = state.billboard.iter().flatten().chain(&state.display);
        let mut starters: Vec<_> = shown.chain(&state.pile[..hidden]).collect();
        starters.sort();
        starters.dedup();
        assert_eq!(starters.len(), 18, "{players} players");
    }
}

/// Five craftsmen, one of them with the icon, one space before day labor.
fn five_craftsmen() -> Table {
    let band = "glazier_1:0 glazier_3:1 tailor_2:2 blacksmith_3:3 stonemason_1:4";
    let mut table = Position::new(2).seat(0, |p| p.band(band)).play();
    table.play(0, "advance 1").play(0, "earn");
    table
}

/// QA-T7: 5 craftsmen bring 3 talers.
#[test]
fn qa_t7_five_craftsmen() {
    let table = five_craftsmen();
    assert_eq!((table.talers(0), table.talers(1)), (3, 0));
    assert_eq!(table.event("labored")["talers"], 3);
}

/// QA-T8: in the same action one with the icon turns one position for 2 talers more, 5 in all.
#[test]
fn qa_t8_a_craftsman_with_the_icon() {
    let mut table = five_craftsmen();
    table.offers(0, &["labor tailor_2", "done"]);
    table.play(0, "labor tailor_2");
    assert_eq!(table.talers(0), 5);
    assert_eq!(table.band(0), "glazier_1:0 glazier_3:1 tailor_2:3 blacksmith_3:3 stonemason_1:4");
    assert_eq!(table.asked(), [1]);
}

/// The lumberjack is on the third row, and the player has a tailor who is on the fifth.
fn billboard() -> Table {
    let tiles = "glazier_2 bricklayer_2 lumberjack_3 tailor_2 tailor_1 stonemason_2";
    let mut table = Position::new(2)
        .billboard(tiles)
        .top("blacksmith_3 blacksmith_2")
        .seat(0, |p| p.band("tailor_1:3").talers(7).on("day_laborer"))
        .play();
    table.play(0, "advance 1");
    table
}

/// QA-T9: the lumberjack on the third row costs 4 talers and comes in position 2 with four jobs
/// left.
#[test]
fn qa_t9_the_third_row() {
    let mut table = billboard();
    table.play(0, "hire 3");
    assert_eq!((table.talers(0), table.band(0)), (3, "tailor_1:3 lumberjack_3:2".into()));
    let seen = table.view().seats.swap_remove(0).band;
    let lumberjack = seen[1].as_ref().expect("the second notch");
    assert_eq!((lumberjack.performance, lumberjack.jobs), (3, 4));
    let told = table.event("hired");
    let told = ["row", "price", "position"].map(|field| told[field].clone());
    assert_eq!(told, [3, 4, 2]);
}

/// QA-T10: the tailor who is in the band already cannot be hired, another one can.
#[test]
fn qa_t10_the_same_character() {
    let mut table = billboard();
    assert_eq!(table.open(0, "hire"), "1 2 3 4 6");
    assert_eq!(table.why(0, "hire 5"), "QA-31 same-character");
    table.play(0, "hire 4");
    assert_eq!(table.band(0), "tailor_1:3 tailor_2:3");
}

/// QA-T11: after the hire the tiles below move up one space, and the bottom one is refilled.
#[test]
fn qa_t11_tiles_move_up() {
    let mut table = billboard();
    let pile = table.pile_len();
    table.play(0, "hire 3");
    let after = "glazier_2 bricklayer_2 tailor_2 tailor_1 stonemason_2 blacksmith_3";
    assert_eq!((table.billboard().as_str(), table.pile_len()), (after, pile - 1));
    assert_eq!(table.pile()[0], "blacksmith_2");
    let events = ["hired", "price_moved", "moved_up", "revealed", "turn_began"];
    assert_eq!(table.events(), events);
}

/// QA-T12: 4 spaces to a village cost 6 talers.
#[test]
fn qa_t12_four_spaces() {
    let travel = |talers| {
        let mut table = Position::new(2).seat(0, |p| p.on("moneychanger").talers(talers)).play();
        table.play(0, "advance 1");
        table
    };
    let mut table = travel(7);
    table.play(0, "travel v2");
    let told = table.event("traveled");
    assert_eq!([&told["spaces"], &told["price"]], [4, 6]);
    assert_eq!((table.at(0), table.talers(0), table.at(1)), ("v2".into(), 1, "capital".into()));
    assert_eq!(travel(5).why(0, "travel v2"), "QA-E28 cannot-pay");
}

/// QA-T13: the figure moves from the first to the second space of the moneychanger; next time two
/// bonds may be redeemed.
#[test]
fn qa_t13_confidence() {
    let mut table = Position::new(2).seat(0, |p| p.bonds(5)).play();
    table.play(0, "advance 3");
    assert_eq!((table.confidence(0), table.open(0, "redeem")), (0, "1".into()));
    table.play(0, "confidence");
    assert_eq!((table.confidence(0), table.confidence(1)), (1, 0));
    assert_eq!((table.bonds(0), table.talers(0), table.asked()), (5, 0, vec![1]));
    table.pass(1).pass(0).pass(1).play(0, "advance 3");
    assert_eq!((table.on(0), table.open(0, "redeem")), ("moneychanger".into(), "1 2".into()));
}

/// QA-T14: 2 bonds bring 4 talers; the supply has 2 more, and the figure stays.
#[test]
fn qa_t14_two_bonds() {
    let mut table = Position::new(2).seat(0, |p| p.bonds(5).talers(1).confidence(1)).play();
    assert_eq!(table.supply(), 21);
    table.play(0, "advance 3").play(0, "redeem 2");
    assert_eq!((table.bonds(0), table.talers(0), table.supply()), (3, 5, 23));
    assert_eq!((table.confidence(0), table.asked()), (1, vec![1]));
    assert_eq!((table.bonds(1), table.talers(1)), (2, 0));
}

/// The white tile (stonemasons) in the dormitory, the brown and the black one (lumberjacks and
/// blacksmiths) in the saloon; the tavern is entered.
fn tavern() -> Table {
    let band = "glazier_1:1 glazier_2:5 tailor_3:2 stonemason_1:3 lumberjack_1:2";
    let mut table = Position::new(2)
        .seat(0, |p| p.on("travel").talers(7).band(band))
        .seat(0, |p| p.dormitory("stonemason").saloon("lumberjack blacksmith"))
        .play();
    table.play(0, "advance 1").play(0, "tavern");
    table
}

/// QA-T15: the white tile goes to the entrance, the brown and the black one to the dormitory.
#[test]
fn qa_t15_tiles_move_on() {
    let mut table = tavern();
    assert_eq!(table.entrance(0), "glazier bricklayer tailor stonemason");
    assert_eq!([table.dormitory(0), table.saloon(0)], ["lumberjack blacksmith", ""]);
    assert_eq!(table.open(0, "rest"), "bricklayer glazier stonemason tailor");
    assert_eq!(table.why(0, "rest lumberjack"), "QA-45 asleep");
}

/// QA-T16: glaziers and tailors are sent: 2 tiles, 3 talers, and both are in the saloon.
#[test]
fn qa_t16_glaziers_and_tailors() {
    let mut table = tavern();
    table.play(0, "rest glazier").play(0, "rest tailor").play(0, "done");
    let told = table.event("paid_fee");
    assert_eq!([&told["count"], &told["fee"]], [2, 3]);
    assert_eq!((table.talers(0), table.saloon(0)), (4, "glazier tailor".into()));
    assert_eq!(table.entrance(0), "bricklayer stonemason");
    assert_eq!(table.dormitory(0), "lumberjack blacksmith");
}

/// QA-T17: the two glaziers and the tailor turn one position counter-clockwise each, and nobody
/// else does.
#[test]
fn qa_t17_they_turn_back() {
    let mut table = tavern();
    table.play(0, "rest glazier").play(0, "rest tailor").play(0, "done");
    let band = "glazier_1:0 glazier_2:4 tailor_3:1 stonemason_1:3 lumberjack_1:2";
    assert_eq!(table.band(0), band);
    let turned = table.events().iter().filter(|event| *event == "turned_back").count();
    assert_eq!(turned, 3);
}
