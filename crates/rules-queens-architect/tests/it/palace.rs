//! Chapter 5: palace, end and winner.

use crate::harness::{Position, Table, before_construct, six};
use game_testkit::AtTable;
use rules_queens_architect::Condition;

/// Seat 0 before construct, on the last space of the track and in the capital, with this sum.
fn before_palace(sum: u8) -> Position {
    before_construct(2, "capital", &six(sum)).seat(0, |p| p.track(9))
}

/// Why seat 0 cannot contribute on construct; nothing if it can.
#[track_caller]
fn obstacle(position: &Position) -> String {
    let mut table = position.play();
    table.play(0, "advance 1");
    assert_eq!(table.question(0), "construct");
    if table.legal(0).iter().any(|answer| answer == "palace") {
        return String::new();
    }
    table.why(0, "palace")
}

/// QA-61: the figure is on the last space of the track, the carriage in the capital, and the
/// performances add up to at least 15.
#[test]
fn qa_61_track_capital_and_sum() {
    for (sum, why) in [(0, "QA-61 too-weak"), (14, "QA-61 too-weak"), (15, ""), (30, "")] {
        assert_eq!(obstacle(&before_palace(sum)), why, "{sum}");
    }
    for space in [0, 1, 8] {
        let position = before_palace(30).seat(0, |p| p.track(space));
        assert_eq!(obstacle(&position), "QA-61 not-at-palace", "space {space}");
    }
    for place in ["v1", "m3", "v4", "t1"] {
        let position = before_palace(30).seat(0, |p| p.at(place));
        assert_eq!(obstacle(&position), "QA-61 not-in-capital", "{place}");
    }
    // It is the sum that counts, not who is there; what others have does not help.
    let two = "glazier_3:0 lumberjack_3:0 lumberjack_1:4";
    let other = |position: Position| position.seat(1, |p| p.track(9).band("tailor_3:0"));
    assert_eq!(obstacle(&other(before_palace(0).seat(0, |p| p.band(two)))), "");
    let two = "glazier_3:0 lumberjack_3:0 lumberjack_1:3";
    assert_eq!(obstacle(&other(before_palace(0).seat(0, |p| p.band(two)))), "QA-61 too-weak");
}

/// QA-61: the view says what a player meets, turn or no turn, by the names that readings have.
#[test]
fn qa_61_what_is_met() {
    let meets = |position: Position| -> Vec<&str> {
        let met = position.play().view().seats[0].meets.clone();
        met.into_iter().map(Condition::id).collect()
    };
    let elsewhere = || before_palace(14).seat(0, |p| p.track(8).at("v1").on("hire"));
    assert_eq!(meets(elsewhere()), [""; 0]);
    assert_eq!(meets(elsewhere().seat(0, |p| p.track(9))), ["track"]);
    assert_eq!(meets(elsewhere().seat(0, |p| p.at("capital"))), ["capital"]);
    assert_eq!(meets(elsewhere().seat(0, |p| p.band(&six(15)))), ["performance"]);
    assert_eq!(meets(elsewhere().seat(0, |p| p.on("construct"))), ["construct"]);
    assert_eq!(
        meets(before_palace(15).seat(0, |p| p.on("construct"))),
        ["track", "capital", "performance", "construct"]
    );
    for need in Condition::ALL {
        assert_eq!(serde_json::to_value(need).expect("a name"), need.id());
    }
}

/// QA-61: the architect is on construct, after the move of this turn.
#[test]
fn qa_61_the_architect_on_construct() {
    let spaces = ["construct", "day_laborer", "hire", "moneychanger", "travel", "tavern"];
    for (from, &on) in spaces.iter().enumerate() {
        for by in 1..=3 {
            let mut table = before_palace(30).seat(0, |p| p.on(on).talers(9)).play();
            table.refuses(0, "palace", None);
            table.play(0, &format!("advance {by}"));
            let offered = table.legal(0).iter().any(|answer| answer == "palace");
            assert_eq!(offered, from + by == 6, "{by} spaces from {on}");
            if !offered {
                table.refuses(0, "palace", None);
            }
        }
    }
}

/// QA-62: contributing turns no craftsman, not even one on its arrow, and brings nothing.
#[test]
fn qa_62_nobody_turns() {
    let band = "glazier_3:0 lumberjack_1:4 tailor_2:5 stonemason_3:1 blacksmith_1:5";
    let mut table = before_palace(0).seat(0, |p| p.band(band).talers(3)).play();
    let removed = table.removed();
    table.play(0, "advance 1").play(0, "palace");
    assert_eq!(table.events(), ["contributed", "turn_began"]);
    assert_eq!(table.event("contributed")["sum"], 5 + 5 + 2 + 4);
    assert_eq!((table.band(0), table.removed()), (band.into(), removed));
    assert_eq!((table.palace(0), table.performance(0)), (16, 16));
    assert_eq!((table.track(0), table.talers(0), table.bonds(0)), (9, 3, 2));
}

/// A table of three that seat 1 began. Everybody may contribute in the first turn, with 15, 20 and
/// 18.
fn three() -> Table {
    let ready = Position::new(3).first(1).everybody(|p| p.on("tavern").track(9));
    let sums = [15, 20, 18].into_iter().enumerate();
    sums.fold(ready, |position, (seat, sum)| position.seat(seat, |p| p.band(&six(sum)))).play()
}

/// QA-63: the round is finished, and the game ends after the turn of the player to the right of
/// the first player; so all have had the same number of turns.
#[test]
fn qa_63_the_round_is_finished() {
    let order = [1, 2, 0];
    for contributor in order {
        let mut table = three();
        for seat in order {
            assert_eq!((table.asked(), table.over()), (vec![seat], false));
            let works = if seat == contributor { "palace" } else { "forfeit" };
            table.play(seat, "advance 1").play(seat, works);
        }
        assert_eq!((table.asked(), table.over()), (vec![], true), "seat {contributor}");
        assert_eq!(table.events().last().map(String::as_str), Some("game_over"));
        assert_eq!((table.turn(), table.round()), (3, 1));
        assert_eq!(table.why(1, "advance 1"), "no rule: over");
    }
}

/// QA-63: without a contribution the game goes on with the first player, and it ends in the round
/// in which somebody contributes.
#[test]
fn qa_63_a_later_round() {
    let mut table = three();
    for seat in [1, 2, 0] {
        table.play(seat, "advance 1").play(seat, "forfeit");
    }
    assert_eq!((table.asked(), table.turn(), table.round()), (vec![1], 4, 2));
    table.pass(1).pass(2).pass(0);
    table.pass(1);
    table.play(2, "advance 3").play(2, "palace");
    assert_eq!((table.asked(), table.round()), (vec![0], 3));
    table.play(0, "advance 3").play(0, "palace");
    assert_eq!((table.over(), table.turn(), table.round()), (true, 9, 3));
}

/// The ranks of three players, each with the space on the track, the sum, and whether the player
/// contributes to the palace.
#[track_caller]
fn ranks(players: [(u8, u8, bool); 3]) -> Vec<u8> {
    let mut position = Position::new(3).everybody(|p| p.on("tavern"));
    for (seat, (track, sum, _)) in players.into_iter().enumerate() {
        position = position.seat(seat, |p| p.track(track).band(&six(sum)));
    }
    let mut table = position.play();
    for (seat, (.., contributes)) in (0..).zip(players) {
        let works = if contributes { "palace" } else { "forfeit" };
        table.play(seat, "advance 1").play(seat, works);
    }
    // Nothing beside the contribution decides who wins.
    assert_eq!(table.scenario().outcome().and_then(|outcome| outcome.tie_break), None);
    table.ranks()
}

/// QA-64: a single contributor wins, also against stronger bands on the last space.
#[test]
fn qa_64_a_single_contributor() {
    assert_eq!(ranks([(9, 15, true), (9, 30, false), (8, 30, false)]), [1, 2, 3]);
    assert_eq!(ranks([(8, 30, false), (9, 30, false), (9, 15, true)]), [3, 2, 1]);
}

/// QA-64: among several the highest sum wins, whoever was first; who did not contribute cannot win.
#[test]
fn qa_64_the_highest_sum() {
    assert_eq!(ranks([(9, 15, true), (9, 20, true), (9, 18, true)]), [3, 1, 2]);
    assert_eq!(ranks([(9, 16, true), (9, 15, true), (9, 30, false)]), [1, 2, 3]);
    assert_eq!(ranks([(9, 30, false), (9, 15, true), (9, 16, true)]), [3, 2, 1]);
}

/// QA-64: equal highest sums share the victory; equal lower sums do not.
#[test]
fn qa_64_a_shared_victory() {
    assert_eq!(ranks([(9, 20, true), (9, 15, true), (9, 20, true)]), [1, 3, 1]);
    assert_eq!(ranks([(9, 17, true), (9, 17, true), (9, 17, true)]), [1, 1, 1]);
    assert_eq!(ranks([(9, 17, true), (9, 18, true), (9, 17, true)]), [2, 1, 2]);
}

/// QA-64: a victory is shared by equal sums of different bands, too.
#[test]
fn qa_64_only_the_sums_are_compared() {
    let few = "glazier_3:0 tailor_3:0 stonemason_3:0";
    let many = "glazier_1:4 lumberjack_2:5 bricklayer_1:2 tailor_1:1 blacksmith_2:0 stonemason_1:0";
    let ready = Position::new(2).everybody(|p| p.on("tavern").track(9));
    let position = ready.seat(0, |p| p.band(few)).seat(1, |p| p.band(many).talers(20));
    let mut table = position.play();
    assert_eq!((table.performance(0), table.performance(1)), (15, 15));
    for seat in [0, 1] {
        table.play(seat, "advance 1").play(seat, "palace");
    }
    assert_eq!(table.ranks(), [1, 1]);
}
