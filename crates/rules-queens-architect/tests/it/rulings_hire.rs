//! Rulings on open points: the billboard, the price marker and firing.

use game_testkit::AtTable;
use serde_json::{Value, json};

use crate::harness::{Position, Table};

/// Six craftsmen; none of them has the icon.
const SIX: &str =
    "glazier_1:0 lumberjack_1:1 bricklayer_1:2 tailor_1:3 blacksmith_1:4 stonemason_1:5";

/// Seat 0 on the hire space, with so many talers.
fn hiring(position: Position, talers: u32) -> Table {
    let mut table = position.seat(0, |p| p.on("construct").talers(talers)).play();
    table.play(0, "advance 2");
    table
}

/// Seat 0 has built in a town that gives a hire, and is asked for it. The band is at position 1;
/// nobody else is there.
fn town_hire(position: Position, talers: u32) -> Table {
    let band = "glazier_1:0 lumberjack_1:0 bricklayer_1:0 tailor_1:0";
    let player = position.demand("t1", "town_7");
    let player = player.seat(0, |p| p.on("tavern").at("t1").band(band).talers(talers));
    let mut table = player.play();
    table.play(0, "advance 1").play(0, "build").play(0, "steps 0");
    table
}

/// QA-E6: with an empty pile nothing is refilled or reshuffled; tiles still move up.
#[test]
fn qa_e6_an_empty_pile() {
    let mut table = hiring(Position::new(2).pile(""), 20);
    let gone = table.removed();
    assert!(gone > 40, "{gone} tiles have left the game");
    table.play(0, "hire 2");
    assert_eq!(table.billboard(), "glazier_2 bricklayer_2 tailor_2 blacksmith_2 stonemason_2 -");
    assert_eq!((table.pile_len(), table.removed()), (0, gone));
    assert!(table.happened("moved_up") && !table.happened("revealed"));
    // The bottom tile leaves no gap above another.
    let mut bottom = hiring(Position::new(2).pile(""), 20);
    bottom.play(0, "hire 6");
    assert_eq!(bottom.billboard(), "glazier_2 lumberjack_2 bricklayer_2 tailor_2 blacksmith_2 -");
    assert!(!bottom.happened("moved_up"));
    // One tile is enough for one space.
    let mut one = hiring(Position::new(2).pile("tailor_3"), 20);
    one.play(0, "hire 1");
    let after = "lumberjack_2 bricklayer_2 tailor_2 blacksmith_2 stonemason_2 tailor_3";
    assert_eq!((one.billboard(), one.pile_len()), (after.into(), 0));
}

/// QA-E7: price and position belong to the space, also when there are fewer than six tiles.
#[test]
fn qa_e7_price_and_position_belong_to_the_space() {
    let few = || Position::new(2).billboard("glazier_2 lumberjack_2 bricklayer_2").pile("");
    let mut table = hiring(few(), 20);
    assert_eq!(table.prices(), [6, 5, 4, 3, 2, 1]);
    assert_eq!(table.open(0, "hire"), "1 2 3");
    for row in 4..=6 {
        assert_eq!(table.why(0, &format!("hire {row}")), "QA-E7 empty-row");
    }
    table.play(0, "hire 3");
    assert_eq!((table.talers(0), table.band(0)), (16, "bricklayer_2:2".into()));
    assert_eq!((table.billboard(), table.marker()), ("glazier_2 lumberjack_2 - - - -".into(), 1));
    // What was in the second row is in the first one now, with its price and position.
    let mut top = hiring(few().marker(2), 20);
    top.play(0, "hire 1");
    assert_eq!((top.talers(0), top.band(0), top.marker()), (16, "glazier_2:0".into(), 0));
    assert_eq!(top.billboard(), "lumberjack_2 bricklayer_2 - - - -");
    assert_eq!(top.prices()[0], 6);
}

/// QA-E7: the marker works with the last tiles; with none there is only forfeiting.
#[test]
fn qa_e7_the_last_tiles() {
    let last = Position::new(2).billboard("glazier_2 lumberjack_2").pile("").marker(3);
    let mut table = hiring(last, 20);
    let gone = table.removed();
    table.play(0, "hire 2");
    assert!(table.happened("displaced") && !table.happened("moved_up"));
    assert_eq!((table.billboard(), table.marker()), ("- - - - - -".into(), 0));
    assert_eq!((table.removed_of("glazier_2"), table.removed()), (3, gone + 1));
    table.play(1, "advance 2");
    assert_eq!(table.events(), ["advanced", "forfeited", "turn_began"]);
    assert_eq!((table.asked(), table.marker()), (vec![0], 0));
}

/// QA-E8: who hires nobody has forfeited, of free will or not: marker and billboard stay.
#[test]
fn qa_e8_no_hire_leaves_the_marker() {
    for marker in [0, 1, 3] {
        let mut table = hiring(Position::new(2).marker(marker), 20);
        let (billboard, pile) = (table.billboard(), table.pile());
        table.play(0, "forfeit");
        assert_eq!(table.events(), ["forfeited", "turn_began"]);
        // Seat 1 cannot pay anything.
        table.play(1, "advance 2");
        assert_eq!(table.events(), ["advanced", "forfeited", "turn_began"]);
        assert_eq!((table.marker(), table.billboard(), table.pile()), (marker, billboard, pile));
    }
}

/// QA-E8: a town bonus that is not used leaves the marker too, whatever the switch says.
#[test]
fn qa_e8_an_unused_town_bonus_leaves_the_marker() {
    for on in [false, true] {
        let rulings = json!({"price_marker_moves_when_hire_is_forfeited": on});
        for (talers, marker) in [(20, 0), (20, 3), (0, 0), (0, 3)] {
            let position = Position::new(2).rulings(rulings.clone()).marker(marker);
            let billboard = position.play().billboard();
            let mut table = town_hire(position, talers);
            if talers > 0 {
                assert_eq!(table.question(0), "bonus-hire");
                table.play(0, "forfeit");
            }
            assert!(table.happened("bonus_forfeited") && !table.happened("price_moved"));
            assert_eq!((table.marker(), table.billboard()), (marker, billboard));
            assert_eq!((table.asked(), table.talers(0)), (vec![1], talers));
        }
    }
}

/// What is left of marker and billboard after seat 0 has hired nobody.
fn without_a_hire(position: Position, talers: u32) -> (u8, String, Vec<String>) {
    let rulings = json!({"price_marker_moves_when_hire_is_forfeited": true});
    let mut table = hiring(position.rulings(rulings), talers);
    if table.asked() == [0] {
        table.play(0, "forfeit");
    }
    assert_eq!((table.talers(0), table.band(0)), (talers, String::new()));
    let events = table.events().into_iter().filter(|kind| kind != "advanced").collect();
    (table.marker(), table.billboard(), events)
}

/// QA-E8, QA-E43: with the switch on, a turn on the hire space without a hire moves the marker one
/// space to the right, and nothing else; it does not matter why nobody was hired.
#[test]
fn qa_e43_the_marker_moves_without_a_hire() {
    let billboard = "glazier_2 lumberjack_2 bricklayer_2 tailor_2 blacksmith_2 stonemason_2";
    for talers in [0, 20] {
        for marker in 0..3 {
            let events = ["forfeited", "price_moved", "turn_began"].map(String::from).to_vec();
            assert_eq!(
                without_a_hire(Position::new(2).marker(marker), talers),
                (marker + 1, billboard.into(), events)
            );
        }
    }
}

/// QA-E43: from the rightmost space the top tile leaves, the marker goes back, tiles move up and
/// one is drawn.
#[test]
fn qa_e43_the_top_tile_leaves_without_a_hire() {
    let after = "lumberjack_2 bricklayer_2 tailor_2 blacksmith_2 stonemason_2 tailor_3";
    let events = ["forfeited", "displaced", "price_moved", "moved_up", "revealed", "turn_began"];
    for talers in [0, 20] {
        assert_eq!(
            without_a_hire(Position::new(2).marker(3).top("tailor_3 glazier_3"), talers),
            (0, after.into(), events.map(String::from).to_vec())
        );
    }
    // The last tile of all.
    let last = Position::new(2).marker(3).billboard("glazier_2").pile("");
    let (marker, billboard, _) = without_a_hire(last, 0);
    assert_eq!((marker, billboard), (0, "- - - - - -".into()));
}

/// QA-E43: with no tile there the marker stays.
#[test]
fn qa_e43_an_empty_billboard_leaves_the_marker() {
    for marker in [0, 2, 3] {
        let empty = Position::new(2).marker(marker).billboard("").pile("");
        let (after, billboard, events) = without_a_hire(empty, 20);
        assert_eq!((after, billboard), (marker, "- - - - - -".into()));
        assert_eq!(events, ["forfeited", "turn_began"]);
    }
}

/// QA-E9: the hire of a town is a complete one: the marker moves, tiles move up, one is drawn.
#[test]
fn qa_e9_a_town_hire_is_a_complete_hire() {
    let position = || Position::new(2).top("tailor_3 glazier_3");
    let mut lower = town_hire(position(), 20);
    assert_eq!((lower.question(0), lower.on(0)), ("bonus-hire", "construct".into()));
    lower.play(0, "hire 3");
    assert_eq!((lower.talers(0), lower.marker(), lower.on(0)), (16, 1, "construct".into()));
    let after = "glazier_2 lumberjack_2 tailor_2 blacksmith_2 stonemason_2 tailor_3";
    assert_eq!(lower.billboard(), after);
    // The top tile.
    let mut top = town_hire(position().marker(2), 20);
    top.play(0, "hire 1");
    assert_eq!((top.talers(0), top.marker()), (16, 0));
    // The rightmost space.
    let mut right = town_hire(position().marker(3), 20);
    right.play(0, "hire 6");
    let after = "lumberjack_2 bricklayer_2 tailor_2 blacksmith_2 tailor_3 glazier_3";
    assert_eq!((right.talers(0), right.marker(), right.billboard()), (19, 0, after.into()));
}

/// QA-E44: with the switch off, tiles move up and one is drawn, but the marker stays.
#[test]
fn qa_e44_a_town_hire_leaves_the_marker() {
    let off = || json!({"town_hire_moves_price_marker": false});
    let hired = |marker: u8, row: u8, rulings: Value| {
        let position = Position::new(2).top("tailor_3 glazier_3").rulings(rulings).marker(marker);
        let mut table = town_hire(position, 20);
        table.play(0, &format!("hire {row}"));
        let gone = table.happened("displaced");
        (20 - table.talers(0), table.marker(), gone, table.billboard())
    };
    let without = |gone: &str, new: &str| {
        let rows = "glazier_2 lumberjack_2 bricklayer_2 tailor_2 blacksmith_2 stonemason_2";
        let left: Vec<_> = rows.split(' ').filter(|tile| !gone.contains(tile)).collect();
        format!("{} {new}", left.join(" "))
    };
    assert_eq!(hired(0, 3, off()), (4, 0, false, without("bricklayer_2", "tailor_3")));
    assert_eq!(hired(2, 1, off()), (4, 2, false, without("glazier_2", "tailor_3")));
    assert_eq!(hired(3, 4, off()), (3, 3, false, without("tailor_2", "tailor_3")));
    // On, for comparison.
    assert_eq!(hired(0, 3, json!({})), (4, 1, false, without("bricklayer_2", "tailor_3")));
    assert_eq!(hired(2, 1, json!({})), (4, 0, false, without("glazier_2", "tailor_3")));
    let both = without("glazier_2 tailor_2", "tailor_3 glazier_3");
    assert_eq!(hired(3, 4, json!({})), (3, 0, true, both));
}

/// QA-E44: a hire of the architect moves the marker all the same.
#[test]
fn qa_e44_the_hire_space_is_not_meant() {
    let rulings = json!({"town_hire_moves_price_marker": false});
    let mut table = hiring(Position::new(2).rulings(rulings), 20);
    table.play(0, "hire 3");
    assert_eq!(table.marker(), 1);
}

/// QA-E11: with six craftsmen a character can be hired again, by firing that very one.
#[test]
fn qa_e11_a_character_hired_again() {
    let tiles = "tailor_1 lumberjack_2 bricklayer_2 tailor_2 blacksmith_2 stonemason_2";
    let mut table = hiring(Position::new(2).billboard(tiles).seat(0, |p| p.band(SIX)), 20);
    let gone = table.removed();
    assert_eq!(table.open(0, "hire"), "1 2 3 4 5 6");
    table.play(0, "hire 1");
    // Nobody else could go, so nobody is asked.
    assert_eq!(table.events()[..2], ["fired", "hired"]);
    assert_eq!(table.band(0), SIX.replace("tailor_1:3", "tailor_1:0"));
    assert_eq!((table.removed(), table.talers(0), table.asked()), (gone + 1, 14, vec![1]));
}

/// QA-E11: with fewer than six nobody can be fired, so the character cannot be hired again.
#[test]
fn qa_e11_no_firing_with_five() {
    let five = SIX.rsplit_once(' ').map_or("", |(five, _)| five);
    let tiles = "tailor_1 lumberjack_2 bricklayer_2 tailor_2 blacksmith_2 stonemason_2";
    let mut table = hiring(Position::new(2).billboard(tiles).seat(0, |p| p.band(five)), 20);
    assert_eq!(table.open(0, "hire"), "2 3 4 5 6");
    assert_eq!(table.why(0, "hire 1"), "QA-31 same-character");
    table.refuses(0, "fire tailor_1", None);
    table.play(0, "hire 2");
    assert!(!table.happened("fired"));
    assert_eq!(table.band(0), format!("{five} lumberjack_2:1"));
}

/// QA-E33: of two tiles drawn the first goes to the upper space.
#[test]
fn qa_e33_two_tiles_drawn() {
    let drawn = |position: Position| {
        let mut table = hiring(position.marker(3), 20);
        table.play(0, "hire 4");
        assert_eq!((table.happened("displaced"), table.marker()), (true, 0));
        (table.billboard(), table.pile_len())
    };
    let rest = "lumberjack_2 bricklayer_2 blacksmith_2 stonemason_2";
    assert_eq!(
        drawn(Position::new(2).pile("tailor_3 glazier_3 glazier_1")),
        (format!("{rest} tailor_3 glazier_3"), 1)
    );
    // With one tile left the bottom space stays empty.
    assert_eq!(drawn(Position::new(2).pile("tailor_3")), (format!("{rest} tailor_3 -"), 0));
    assert_eq!(drawn(Position::new(2).pile("")), (format!("{rest} - -"), 0));
}

/// QA-E36: nobody is fired who is not replaced: the tile is chosen first, and then somebody must
/// go.
#[test]
fn qa_e36_no_firing_without_a_hire() {
    let mut table = hiring(Position::new(2).seat(0, |p| p.band(SIX)), 4);
    assert_eq!(table.why(0, "fire glazier_1"), "no rule: other-question");
    assert_eq!(table.why(0, "hire 1"), "QA-E28 cannot-pay");
    table.offers(0, &["hire 3", "hire 4", "hire 5", "hire 6", "forfeit"]);
    table.play(0, "hire 3");
    // Nothing has happened yet, and there is no way back.
    assert_eq!((table.talers(0), table.band(0)), (4, SIX.into()));
    assert_eq!(table.why(0, "forfeit"), "QA-E36 must-fire");
    assert_eq!(table.why(0, "hire 4"), "QA-E36 must-fire");
    assert_eq!(table.open(0, "fire").split(' ').count(), 6);
    table.play(0, "fire lumberjack_1");
    assert_eq!(table.band(0), SIX.replace("lumberjack_1:1", "bricklayer_2:2"));
    assert_eq!((table.talers(0), table.removed_of("lumberjack_1")), (0, 1));
}

/// QA-E36: without money for any tile nobody can be fired.
#[test]
fn qa_e36_no_firing_without_money() {
    let table = hiring(Position::new(2).seat(0, |p| p.band(SIX)), 0);
    assert!(table.happened("forfeited") && !table.happened("fired"));
    assert_eq!((table.band(0), table.asked()), (SIX.into(), vec![1]));
}
