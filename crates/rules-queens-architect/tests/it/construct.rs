//! Chapter 4.6: construct a building.

use game_testkit::AtTable;
use serde_json::Value;

use crate::harness::{Position, Table, asked_to_construct, before_construct, six};

/// A glazier and a lumberjack, whom `v1` demands, with a sum of 7.
const PAIR: &str = "glazier_3:0 lumberjack_2:1";

/// Why seat 0 cannot build; nothing if it can.
#[track_caller]
fn obstacle(position: &Position) -> String {
    let mut table = asked_to_construct(position);
    if table.legal(0).iter().any(|answer| answer == "build") {
        return String::new();
    }
    table.why(0, "build")
}

/// What is told of the building of seat 0.
#[track_caller]
fn built(position: &Position) -> Value {
    asked_to_construct(position).play(0, "build").event("built")
}

/// QA-46: where a building and repairs are possible, one of them is done and ends the turn.
#[test]
fn qa_46_a_building_or_repairs() {
    let position = before_construct(2, "v1", PAIR);
    let mut table = asked_to_construct(&position);
    table.offers(0, &["build", "repair glazier_3", "repair lumberjack_2", "forfeit"]);
    assert_eq!(table.why(0, "palace"), "QA-61 not-at-palace");
    table.play(0, "build").refuses(0, "repair glazier_3", None).play(0, "steps 0");
    assert!(!table.happened("repaired"));
    assert_eq!((table.builders("v1"), table.bonds(0), table.asked()), (vec![0], 2 + 7, vec![1]));

    let mut table = asked_to_construct(&position);
    table.play(0, "repair glazier_3").refuses(0, "build", None).play(0, "done");
    assert!(!table.happened("built"));
    assert_eq!((table.builders("v1"), table.bonds(0), table.asked()), (vec![], 2 + 3, vec![1]));
}

/// QA-46: the third choice is the palace; whoever takes it does no repairs, and the other way
/// round.
#[test]
fn qa_46_the_palace_or_repairs() {
    let band = "glazier_3:0 lumberjack_3:0 tailor_3:0";
    let position = before_construct(2, "capital", band).seat(0, |p| p.track(9));
    let mut table = asked_to_construct(&position);
    let repairs = ["repair glazier_3", "repair lumberjack_3", "repair tailor_3"];
    table.offers(0, &[&repairs[..], &["palace", "forfeit"]].concat());
    table.play(0, "palace");
    assert_eq!((table.palace(0), table.bonds(0), table.asked()), (15, 2, vec![1]));

    let mut table = asked_to_construct(&position);
    table.play(0, "repair tailor_3").refuses(0, "palace", None).play(0, "done");
    assert_eq!((table.palace(0), table.bonds(0), table.asked()), (0, 2 + 3, vec![1]));
}

/// QA-47: the band has somebody of every guild on the demand tile; a second one of a guild replaces
/// nobody, and others do not matter.
#[test]
fn qa_47_every_guild_on_the_demand_tile() {
    let guilds = ["glazier", "lumberjack", "bricklayer", "tailor"];
    for (place, demanded) in [("v1", 2), ("m1", 3), ("t1", 4)] {
        let all: Vec<String> = guilds[..demanded].iter().map(|g| format!("{g}_1:0")).collect();
        let obstacle = |band: &[String]| obstacle(&before_construct(2, place, &band.join(" ")));
        assert_eq!(obstacle(&all), "", "{place}");
        assert_eq!(obstacle(&[&all[..], &["stonemason_1:0".into()]].concat()), "", "{place}");
        for missing in 0..demanded {
            let mut band = all.clone();
            band.remove(missing);
            band.push(format!("{}_2:0", guilds[(missing + 1) % demanded]));
            assert_eq!(obstacle(&band), "QA-47 missing-guilds", "{place} {band:?}");
        }
    }
}

/// QA-47: the carriage is at the location: what other places demand is not asked, and the marker
/// goes where the carriage is.
#[test]
fn qa_47_where_the_carriage_is() {
    // `v2` demands a lumberjack and a bricklayer.
    assert_eq!(obstacle(&before_construct(2, "v2", PAIR)), "QA-47 missing-guilds");
    assert_eq!(obstacle(&before_construct(2, "capital", PAIR)), "QA-E21 in-capital");
    let mut table = asked_to_construct(&before_construct(2, "v2", PAIR).demand("v2", "village_1"));
    table.play(0, "build");
    assert_eq!(["v1", "v2"].map(|place| table.builders(place)), [vec![], vec![0]]);
}

/// QA-47: nobody builds twice at a location; own markers elsewhere and markers of others there do
/// not matter.
#[test]
fn qa_47_one_marker_at_a_location() {
    let position = before_construct(3, "v1", PAIR);
    assert_eq!(obstacle(&position.clone().built("v1", &[0])), "QA-47 already-built");
    assert_eq!(obstacle(&position.clone().built("v1", &[2, 0])), "QA-47 already-built");
    assert_eq!(obstacle(&position.clone().built("v1", &[2, 1])), "");
    assert_eq!(obstacle(&position.built("v2", &[0]).built("m1", &[0])), "");
}

/// QA-48: the whole band works, also those whom nobody demands, each with the number at the hammer.
#[test]
fn qa_48_the_whole_band_works() {
    // The glazier, the lumberjack and the bricklayer are demanded.
    for (band, sum) in [
        ("glazier_3:0 lumberjack_2:1 bricklayer_1:1", 5 + 2 + 2),
        ("glazier_3:0 lumberjack_2:1 bricklayer_1:1 stonemason_1:3", 5 + 2 + 2 + 4),
        ("glazier_3:1 lumberjack_2:1 bricklayer_1:2 stonemason_1:5", 4 + 2 + 3),
        ("glazier_3:5 lumberjack_2:5 bricklayer_1:0 glazier_1:4", 2 + 1 + 5),
    ] {
        let position = before_construct(2, "m1", band).seat(1, |p| p.at("m1").band("tailor_3:0"));
        let built = built(&position);
        assert_eq!([&built["sum"], &built["points"]], [sum, sum], "{band}");
    }
}

/// QA-49: the first builder has nothing deducted, the second 2, the third 4, the fourth 6.
#[test]
fn qa_49_sites_for_four() {
    let bands = [
        "glazier_3:0 lumberjack_3:2",
        "glazier_3:2 lumberjack_3:0",
        "glazier_1:4 lumberjack_1:2",
        "glazier_1:2 lumberjack_1:4",
    ];
    let mut position = Position::new(4).everybody(|p| p.on("tavern").at("v1"));
    for (seat, band) in bands.into_iter().enumerate() {
        position = position.seat(seat, |p| p.band(band));
    }
    let mut table = position.play();
    for (seat, deduction) in [(0, 0), (1, 2), (2, 4), (3, 6)] {
        let next = table.view().places.into_iter().find(|there| there.place.place == "v1");
        assert_eq!(next.expect("v1 is on the map").deduction, Some(deduction));
        let built = table.play(seat, "advance 1").play(seat, "build").event("built");
        let told = ["sum", "deduction", "points"].map(|field| built[field].clone());
        assert_eq!(told, [8, deduction, 8 - deduction]);
        if table.question(seat) == "spend" {
            table.play(seat, "steps 0");
        }
        assert_eq!(table.builders("v1"), (0..=usize::from(seat)).collect::<Vec<_>>());
    }
    assert_eq!([0, 1, 2, 3].map(|seat| table.markers(seat)), [7; 4]);
    assert_eq!([0, 1, 2, 3].map(|seat| table.bonds(seat)), [10, 8, 6, 4]);
}

/// QA-49: what counts is how many have built at this very location, whoever they are.
#[test]
fn qa_49_the_best_free_site() {
    let deduction = |players, builders: &[u8]| {
        let elsewhere = before_construct(players, "v1", PAIR).built("v2", &[1]);
        built(&elsewhere.built("v1", builders))["deduction"].clone()
    };
    assert_eq!([deduction(2, &[]), deduction(2, &[1])], [0, 2]);
    assert_eq!([deduction(3, &[2]), deduction(3, &[2, 1])], [2, 4]);
    assert_eq!([deduction(4, &[3]), deduction(4, &[3, 1]), deduction(4, &[2, 3, 1])], [2, 4, 6]);
}

/// QA-50: +1, +2 and +3 on the tile of a town are added to the total; other tiles add nothing.
#[test]
fn qa_50_points_of_a_town() {
    let check = |place: &str, tile: &str, bonus: u8| {
        let built = built(&before_construct(2, place, &six(12)).demand(place, tile));
        let told = ["sum", "bonus", "points"].map(|field| built[field].clone());
        assert_eq!(told, [12, bonus, 12 + bonus], "{tile}");
    };
    for (number, bonus) in [(1, 1), (2, 2), (3, 3), (4, 0), (5, 0), (6, 0), (7, 0), (9, 0)] {
        check("t2", &format!("town_{number}"), bonus);
    }
    check("m1", "monastery_1", 0);
    let village = built(&before_construct(2, "v3", PAIR).demand("v3", "village_1"));
    assert_eq!([&village["bonus"], &village["points"]], [0, 7]);
}

/// QA-51: `min(cap, max(0, sum − site + bonus))` with a cap of 10, 15 or 20.
#[test]
fn qa_51_the_formula() {
    let others = [1, 2];
    for (place, builders, sum, points) in [
        ("v1", 0, 9, 9),
        ("v1", 0, 10, 10),
        ("v1", 0, 11, 10),
        ("v1", 1, 11, 9),
        // The site is deducted from the sum, not from the cap.
        ("v1", 1, 12, 10),
        ("v1", 2, 30, 10),
        ("v1", 1, 1, 0),
        ("v1", 2, 4, 0),
        ("m1", 0, 15, 15),
        ("m1", 0, 16, 15),
        ("m1", 1, 16, 14),
        ("m1", 1, 18, 15),
        // This town has a bonus of +3.
        ("t3", 0, 16, 19),
        ("t3", 0, 17, 20),
        ("t3", 0, 18, 20),
        ("t3", 0, 30, 20),
        ("t3", 1, 18, 19),
        ("t3", 1, 22, 20),
        ("t3", 2, 2, 1),
        ("t3", 2, 1, 0),
        ("t3", 2, 0, 0),
    ] {
        let position = before_construct(3, place, &six(sum)).built(place, &others[..builders]);
        let built = built(&position);
        assert_eq!([&built["sum"], &built["points"]], [sum, points], "{place} {builders}");
    }
}

/// QA-52: a town may bring 2, 3 or 4 talers; other tiles bring none, and nobody else gets any.
#[test]
fn qa_52_talers_of_a_town() {
    for (number, talers) in [(1, 0), (2, 0), (3, 0), (4, 2), (5, 3), (6, 4), (7, 0), (8, 0)] {
        let position = before_construct(2, "t2", &six(20)).everybody(|p| p.talers(1));
        let mut table = asked_to_construct(&position.demand("t2", &format!("town_{number}")));
        for answer in ["build", "steps 0"] {
            table.play(0, answer);
            assert_eq!([table.talers(0), table.talers(1)], [1 + talers, 1], "town_{number}");
        }
        assert_eq!(table.question(0) == "bonus-hire", number >= 7, "town_{number}");
    }
    for (place, sum) in [("v1", 10), ("m1", 15)] {
        let mut table = asked_to_construct(&before_construct(2, place, &six(sum)));
        table.play(0, "build").play(0, "steps 0");
        assert_eq!((table.talers(0), table.asked()), (0, vec![1]), "{place}");
    }
}

/// A band that builds at `t1` with `town_7`, for 6 points; the tailor drops out. With 5 talers.
fn before_town_hire() -> Position {
    before_construct(2, "t1", "glazier_1:1 lumberjack_1:2 bricklayer_1:0 tailor_1:5")
        .demand("t1", "town_7")
        .seat(0, |p| p.talers(5))
}

/// QA-52: a town may bring a hire at once, a whole one at the usual price; the architect stays.
#[test]
fn qa_52_hire_of_a_town() {
    let mut table = asked_to_construct(&before_town_hire());
    table.play(0, "build").play(0, "steps 1");
    assert_eq!(table.question(0), "bonus-hire");
    table.offers(0, &["hire 2", "hire 3", "hire 4", "hire 5", "hire 6", "forfeit"]);
    assert_eq!(table.why(0, "hire 1"), "QA-E28 cannot-pay");
    table.play(0, "hire 2");
    assert_eq!(table.band(0), "glazier_1:2 lumberjack_1:3 bricklayer_1:1 lumberjack_2:1");
    assert_eq!((table.talers(0), table.marker(), table.on(0)), (0, 1, "construct".into()));
    // It is one hire and the end of the turn.
    assert_eq!((table.asked(), table.turn()), (vec![1], 2));
}

/// QA-52: the hire of a town is optional.
#[test]
fn qa_52_hire_of_a_town_is_optional() {
    let mut table = asked_to_construct(&before_town_hire());
    let billboard = table.billboard();
    table.play(0, "build").play(0, "steps 1").play(0, "forfeit");
    assert_eq!(table.events(), ["bonus_forfeited", "turn_began"]);
    assert_eq!(table.band(0), "glazier_1:2 lumberjack_1:3 bricklayer_1:1");
    assert_eq!((table.talers(0), table.marker(), table.billboard()), (5, 0, billboard));
    assert_eq!((table.on(0), table.asked()), ("construct".into(), vec![1]));
}

/// QA-53: the points of a building are spent on the track, and have to be.
#[test]
fn qa_53_points_of_a_building() {
    let mut table = asked_to_construct(&before_construct(2, "v1", "glazier_3:0 lumberjack_3:1"));
    table.play(0, "build");
    // The first tokens are 4, 5 and 5.
    table.offers(0, &["steps 0", "steps 1", "steps 2"]);
    assert_eq!(table.why(0, "forfeit"), "QA-53 must-spend");
    assert_eq!(table.why(0, "done"), "QA-53 must-spend");
    assert_eq!(table.why(0, "steps 3"), "QA-55 too-many-steps");
    table.play(0, "steps 2");
    assert_eq!((table.track(0), table.bonds(0), table.asked()), (2, 2, vec![1]));
}

/// QA-54: everybody who built turns, demanded or not; those on their arrow leave after they have
/// counted in full. That is the last thing to happen.
#[test]
fn qa_54_the_band_turns() {
    let band = "glazier_1:0 lumberjack_3:5 stonemason_2:4 tailor_2:5";
    let mut table =
        asked_to_construct(&before_construct(2, "v1", band).seat(1, |p| p.at("v1").band(band)));
    let gone = |table: &Table| ["lumberjack_3", "tailor_2"].map(|tile| table.removed_of(tile));
    let (before, removed) = (gone(&table), table.removed());
    table.play(0, "build");
    assert_eq!(table.event("built")["points"], 1 + 2 + 2);
    assert_eq!((table.band(0), gone(&table)), (band.into(), before));
    table.play(0, "steps 1");
    let turned = ["turned", "dropped_out", "turned", "dropped_out"];
    assert_eq!(table.events(), [&["stepped", "took_bonds"], &turned[..], &["turn_began"]].concat());
    assert_eq!(table.band(0), "glazier_1:1 stonemason_2:5");
    assert_eq!((gone(&table), table.removed()), (before.map(|tiles| tiles + 1), removed + 2));
    assert_eq!(table.band(1), band);
}
