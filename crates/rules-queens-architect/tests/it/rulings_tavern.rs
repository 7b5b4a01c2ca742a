//! Rulings on open points: the tavern.

use game_testkit::AtTable;
use serde_json::json;

use crate::harness::{Position, Table};

/// Seat 0 before the tavern space.
fn before(talers: u32) -> Position {
    Position::new(2).seat(0, |p| p.on("travel").talers(talers))
}

/// Seat 0 in the tavern.
fn inside(position: &Position) -> Table {
    let mut table = position.play();
    table.play(0, "advance 1").play(0, "tavern");
    table
}

/// QA-E15: sending nobody is free, and tiles still go from room to room; who forfeits leaves all
/// tiles where they are.
#[test]
fn qa_e15_a_tavern_without_guests() {
    let position = before(9).seat(0, |p| {
        p.band("glazier_1:2 tailor_1:3").saloon("glazier").dormitory("tailor stonemason")
    });
    let mut table = inside(&position);
    table.play(0, "done");
    assert_eq!((table.saloon(0), table.dormitory(0)), (String::new(), "glazier".into()));
    assert_eq!(table.entrance(0), "lumberjack bricklayer tailor blacksmith stonemason");
    assert_eq!((table.talers(0), table.band(0)), (9, "glazier_1:2 tailor_1:3".into()));
    assert_eq!(table.events(), ["turn_began"]);
    let mut forfeited = position.play();
    forfeited.play(0, "advance 1");
    forfeited.offers(0, &["tavern", "forfeit"]);
    forfeited.play(0, "forfeit");
    assert_eq!(forfeited.saloon(0), "glazier");
    assert_eq!(forfeited.dormitory(0), "tailor stonemason");
}

/// QA-E15: without talers one can still go there; nobody can be sent.
#[test]
fn qa_e15_a_tavern_without_talers() {
    let table = inside(&before(0).seat(0, |p| p.saloon("glazier").dormitory("tailor")));
    assert_eq!(table.events(), ["tavern_moved", "turn_began"]);
    assert_eq!((table.saloon(0), table.dormitory(0)), (String::new(), "glazier".into()));
    assert_eq!((table.talers(0), table.asked()), (0, vec![1]));
}

/// QA-E16: a guild can be sent of which the player has nobody: the fee counts, nothing turns.
#[test]
fn qa_e16_a_guild_without_craftsmen() {
    let mut table = inside(&before(9).seat(0, |p| p.band("glazier_1:2")));
    table.play(0, "rest tailor").play(0, "rest stonemason").play(0, "done");
    assert_eq!((table.talers(0), table.saloon(0)), (6, "tailor stonemason".into()));
    assert_eq!(table.band(0), "glazier_1:2");
    assert!(table.happened("paid_fee") && !table.happened("turned_back"));
    // Together with one who is there.
    let mut both = inside(&before(9).seat(0, |p| p.band("glazier_1:2")));
    both.play(0, "rest tailor").play(0, "rest glazier").play(0, "done");
    assert_eq!((both.talers(0), both.band(0)), (6, "glazier_1:1".into()));
}

/// QA-E17: a craftsman on the arrow turns back by one, and is not lost.
#[test]
fn qa_e17_resting_on_the_arrow() {
    let position = before(9).seat(0, |p| p.band("glazier_1:5 glazier_3:1 glazier_2:0"));
    let mut table = inside(&position);
    let gone = table.removed();
    table.play(0, "rest glazier").play(0, "done");
    assert_eq!(table.band(0), "glazier_1:4 glazier_3:0 glazier_2:0");
    assert_eq!((table.removed(), table.performance(0)), (gone, 5 + 5 + 2));
    assert_eq!(table.events(), ["paid_fee", "turned_back", "turned_back", "turn_began"]);
}

/// A position in which a tavern needs guests.
fn with_guests(talers: u32) -> Position {
    before(talers).rulings(json!({"tavern_zero_tiles_allowed": false}))
}

/// QA-E46: with the switch off, at least one guild has to be sent.
#[test]
fn qa_e46_at_least_one_guest() {
    let mut table = inside(&with_guests(9));
    assert!(!table.legal(0).contains(&"done".to_string()));
    assert_eq!(table.why(0, "done"), "QA-E46 must-send");
    table.play(0, "rest glazier").play(0, "done");
    assert_eq!((table.talers(0), table.saloon(0)), (8, "glazier".into()));
    // One can still stay out.
    let mut out = with_guests(9).play();
    out.play(0, "advance 1").offers(0, &["tavern", "forfeit"]);
    out.play(0, "forfeit");
    assert_eq!(out.talers(0), 9);
}

/// QA-E46: who cannot pay for one guild, or has none to send once the tiles have moved, has only
/// forfeiting.
#[test]
fn qa_e46_only_forfeiting() {
    let all = "glazier lumberjack bricklayer tailor blacksmith stonemason";
    let entered = |position: Position| {
        let mut table = position.play();
        table.play(0, "advance 1");
        let asked = table.asked() == [0];
        if !asked {
            assert_eq!(table.events(), ["advanced", "forfeited", "turn_began"]);
        }
        (asked, table.saloon(0), table.dormitory(0))
    };
    let poor = with_guests(0).seat(0, |p| p.saloon("glazier").dormitory("tailor"));
    assert_eq!(entered(poor), (false, "glazier".into(), "tailor".into()));
    assert!(entered(with_guests(1)).0);
    // What is in the saloon goes to the dormitory first, what is in the dormitory to the entrance.
    let in_saloon = with_guests(9).seat(0, |p| p.saloon(all));
    assert_eq!(entered(in_saloon), (false, all.into(), String::new()));
    let asleep = with_guests(9).seat(0, |p| p.dormitory(all));
    assert!(entered(asleep).0);
    let one = with_guests(9).seat(0, |p| {
        p.saloon("glazier lumberjack bricklayer tailor blacksmith").dormitory("stonemason")
    });
    assert!(entered(one).0);
    // With the switch on nothing of this keeps anybody out.
    assert!(entered(before(0).seat(0, |p| p.saloon(all))).0);
}

/// QA-E46, QA-E42: where only one guild can be sent, and one has to be, nobody is asked which.
#[test]
fn qa_e46_the_only_guest() {
    let position = with_guests(9).seat(0, |p| {
        p.band("tailor_1:3").saloon("glazier lumberjack bricklayer blacksmith stonemason")
    });
    let table = inside(&position);
    assert_eq!(table.events(), ["tavern_moved", "sent", "paid_fee", "turned_back", "turn_began"]);
    assert_eq!((table.talers(0), table.band(0)), (8, "tailor_1:2".into()));
    assert_eq!(table.saloon(0), "tailor");
    assert_eq!(table.dormitory(0), "glazier lumberjack bricklayer blacksmith stonemason");
}

/// QA-E50: guilds are sent one by one; the fee is paid and craftsmen turn when the player is done.
#[test]
fn qa_e50_one_by_one() {
    let mut table = inside(&before(8).seat(0, |p| p.band("glazier_1:2 tailor_1:3")));
    table.play(0, "rest tailor");
    assert_eq!(table.events(), ["sent"]);
    assert_eq!((table.talers(0), table.band(0)), (8, "glazier_1:2 tailor_1:3".into()));
    assert_eq!(table.why(0, "rest tailor"), "QA-43 already-sent");
    table.play(0, "rest glazier");
    assert_eq!((table.talers(0), table.saloon(0)), (8, "glazier tailor".into()));
    table.play(0, "done");
    // One fee for two, not a fee for each.
    assert_eq!((table.talers(0), table.band(0)), (5, "glazier_1:1 tailor_1:2".into()));
    let event = table.scenario().events().remove(0);
    assert_eq!(
        (event.0.as_str(), &event.1["count"], &event.1["fee"]),
        ("paid_fee", &json!(2), &json!(3))
    );
}

/// QA-E50: a tile is on offer only while the fee for all of them can be paid; with none on offer
/// the player is done.
#[test]
fn qa_e50_only_what_can_be_paid() {
    let sent = |talers: u32| {
        let mut table = inside(&before(talers));
        let mut guilds =
            ["glazier", "lumberjack", "bricklayer", "tailor", "blacksmith", "stonemason"]
                .into_iter();
        let mut count = 0;
        while table.asked() == [0] {
            assert_eq!(table.open(0, "rest").split(' ').count(), 6 - count);
            table.play(0, &format!("rest {}", guilds.next().unwrap_or_default()));
            count += 1;
        }
        (count, talers - table.talers(0))
    };
    let fees = [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)];
    for (index, (count, fee)) in fees.into_iter().enumerate() {
        assert_eq!(sent(fee), (count, fee));
        // A taler less than the next fee pays for no more.
        let next = fees.get(index + 1).map_or(99, |(_, fee)| *fee);
        assert_eq!(sent(next - 1), (count, fee));
    }
}
