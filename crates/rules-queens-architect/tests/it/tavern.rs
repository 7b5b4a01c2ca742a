//! Chapter 4.5: tavern.

use crate::harness::{Position, Table};
use game_testkit::AtTable;

/// Seat 0 stands before the tavern.
fn before(talers: u32) -> Position {
    Position::new(2).seat(0, |p| p.talers(talers).on("travel"))
}

/// That position, in the tavern.
#[track_caller]
fn inside(position: &Position) -> Table {
    let mut table = position.play();
    table.play(0, "advance 1").play(0, "tavern");
    table
}

/// Entrance, saloon and dormitory.
fn rooms(table: &Table) -> [String; 3] {
    [table.entrance(0), table.saloon(0), table.dormitory(0)]
}

/// QA-42: first the dormitory empties to the entrance, then the saloon to the dormitory.
#[test]
fn qa_42_dormitory_to_entrance_saloon_to_dormitory() {
    let all = "glazier lumberjack bricklayer tailor blacksmith stonemason";
    for (saloon, dormitory, entrance) in [
        ("", "", all),
        ("", "glazier tailor", all),
        ("lumberjack", "", "glazier bricklayer tailor blacksmith stonemason"),
        ("lumberjack blacksmith", "glazier tailor", "glazier bricklayer tailor stonemason"),
        (all, "", ""),
        ("", all, all),
    ] {
        let position = before(9).seat(0, |p| p.saloon(saloon).dormitory(dormitory));
        let mut table = position.play();
        table.play(0, "advance 1").play(0, "tavern");
        assert_eq!(rooms(&table), [entrance, "", saloon]);
        assert_eq!(table.talers(0), 9);
        let mut offered: Vec<_> = entrance.split_whitespace().collect();
        offered.sort_unstable();
        assert_eq!(table.open(0, "rest"), offered.join(" "));
    }
}

/// QA-42: nobody else's tiles move, and none before the player goes in.
#[test]
fn qa_42_only_in_this_tavern() {
    let position = before(9).everybody(|p| p.saloon("glazier").dormitory("tailor"));
    let mut table = position.play();
    let rooms_before = rooms(&table);
    table.play(0, "advance 1");
    assert_eq!(rooms(&table), rooms_before);
    table.play(0, "tavern").play(0, "done");
    assert_eq!((table.saloon(0).as_str(), table.dormitory(0).as_str()), ("", "glazier"));
    assert_eq!((table.saloon(1).as_str(), table.dormitory(1).as_str()), ("glazier", "tailor"));
    assert_eq!(table.asked(), [1]);
}

/// QA-43: one fee for the number of tiles: 1, 3, 6, 10, 15 or 21 talers.
#[test]
fn qa_43_one_fee_for_all() {
    let guilds = ["tailor", "glazier", "stonemason", "lumberjack", "blacksmith", "bricklayer"];
    for (count, fee) in [0, 1, 3, 6, 10, 15, 21].into_iter().enumerate() {
        let check = |talers: u32| {
            let mut table = inside(&before(talers));
            for guild in &guilds[..count] {
                table.play(0, &format!("rest {guild}"));
            }
            if table.asked() == [0] {
                assert_eq!(table.talers(0), talers);
                table.play(0, "done");
            }
            assert_eq!((table.talers(0), table.asked()), (talers - fee, vec![1]));
            assert_eq!(table.saloon(0).split_whitespace().count(), count);
            assert!(guilds[..count].iter().all(|guild| table.saloon(0).contains(guild)));
            assert_eq!(table.entrance(0).split_whitespace().count(), 6 - count);
        };
        check(fee);
        check(fee + 5);
        if count > 0 && fee > 1 {
            let mut table = inside(&before(fee - 1));
            for guild in &guilds[..count - 1] {
                table.play(0, &format!("rest {guild}"));
            }
            // A taler less, and the last one is not sent; in the end it is not even asked.
            assert_eq!(table.asked(), [1]);
            assert_eq!(table.saloon(0).split_whitespace().count(), count - 1);
        }
    }
}

/// QA-43: any tiles of the entrance, and each once.
#[test]
fn qa_43_any_tiles_of_the_entrance() {
    let mut table = inside(&before(9).seat(0, |p| p.saloon("tailor")));
    assert_eq!(table.open(0, "rest"), "blacksmith bricklayer glazier lumberjack stonemason");
    table.play(0, "rest glazier");
    assert_eq!(table.open(0, "rest"), "blacksmith bricklayer lumberjack stonemason");
    table.refuses(0, "rest glazier", "QA-43").play(0, "rest bricklayer").play(0, "done");
    assert_eq!(rooms(&table), ["lumberjack blacksmith stonemason", "glazier bricklayer", "tailor"]);
    assert_eq!(table.talers(0), 6);
}

/// QA-44: every craftsman of the guilds sent turns back one position, but not beyond the start.
#[test]
fn qa_44_guilds_sent_turn_back() {
    let band = "glazier_1:3 glazier_2:1 glazier_3:0 tailor_1:5 blacksmith_1:4 stonemason_3:2";
    let check = |guilds: &[&str], after: &str, turned: usize| {
        let position = before(9).seat(0, |p| p.band(band));
        let mut table = inside(&position.seat(1, |p| p.band("glazier_1:3 tailor_1:1")));
        for guild in guilds {
            table.play(0, &format!("rest {guild}"));
            assert_eq!(table.band(0), band);
        }
        table.play(0, "done");
        assert_eq!(table.band(0), after);
        assert_eq!(table.events().iter().filter(|kind| *kind == "turned_back").count(), turned);
        assert_eq!(table.band(1), "glazier_1:3 tailor_1:1");
    };
    check(&[], band, 0);
    check(
        &["glazier"],
        "glazier_1:2 glazier_2:0 glazier_3:0 tailor_1:5 blacksmith_1:4 stonemason_3:2",
        2,
    );
    check(
        &["tailor", "stonemason"],
        "glazier_1:3 glazier_2:1 glazier_3:0 tailor_1:4 blacksmith_1:4 stonemason_3:1",
        2,
    );
}

/// QA-44: only the guilds just sent, not those that were in the saloon or the dormitory.
#[test]
fn qa_44_only_the_guilds_just_sent() {
    let position = before(9).seat(0, |p| p.band("glazier_1:3 tailor_1:3 blacksmith_1:3"));
    let mut table = inside(&position.seat(0, |p| p.saloon("glazier").dormitory("tailor")));
    table.play(0, "rest blacksmith").play(0, "done");
    assert_eq!(table.band(0), "glazier_1:3 tailor_1:3 blacksmith_1:2");
}

/// QA-45: a guild that was sent is asleep the next time, and can be sent again the time after.
#[test]
fn qa_45_every_second_time() {
    let mut table = inside(&before(9).seat(0, |p| p.band("glazier_1:3 tailor_1:3")));
    table.play(0, "rest glazier").play(0, "done");
    assert_eq!(table.position(0, "glazier_1"), 2);
    table.pass(1).pass(0).pass(1);
    table.play(0, "advance 3").play(0, "tavern");
    table.refuses(0, "rest glazier", "QA-45");
    table.play(0, "rest tailor").play(0, "done");
    assert_eq!(table.band(0), "glazier_1:2 tailor_1:2");
    table.pass(1).pass(0).pass(1);
    table.play(0, "advance 3").play(0, "tavern");
    table.refuses(0, "rest tailor", "QA-45");
    table.play(0, "rest glazier").play(0, "done");
    assert_eq!(table.band(0), "glazier_1:1 tailor_1:2");
}
