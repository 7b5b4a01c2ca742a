//! Chapters 1 and 2: components, and craftsmen.

use game_testkit::AtTable;
use std::collections::BTreeMap;

use game_core::Edition as _;
use game_testkit::Scenario;
use rules_queens_architect::edition::PlaceType;
use rules_queens_architect::{Edition, QueensArchitect};
use serde_json::json;

use crate::harness::{Position, Table, edition};

/// QA-1: the board has a side for 2 and 3 players and one for 4, a billboard of six spaces, each
/// with a price, and a track.
#[test]
fn qa_1_one_board_with_two_sides() {
    for (players, side) in [(2, "side_2_3"), (3, "side_2_3"), (4, "side_4")] {
        let view = Table::start(players, "sides").view();
        assert_eq!(view.board, side);
        assert_eq!((view.billboard.len(), view.prices.len()), (6, 6));
        assert!(view.billboard.iter().all(Option::is_some));
        assert!(!view.track.is_empty());
    }
}

/// QA-2: the tiles of a game are those of the box: three of each of the 18 characters.
#[test]
fn qa_2_54_craftsmen() {
    for players in 2..=4 {
        let state = Table::start(players, "tiles").state();
        let mut count = BTreeMap::<&str, u8>::new();
        let tiles = state.billboard.iter().flatten().chain(&state.display).chain(&state.pile);
        for tile in tiles {
            *count.entry(tile).or_default() += 1;
        }
        assert_eq!(count.len(), 18);
        assert!(count.values().all(|&tiles| tiles == 3), "{count:?}");
    }
    for guild in Edition::all_guilds() {
        let facts = edition().all_characters().map(|character| edition().facts(character));
        let of_guild: Vec<_> = facts.filter(|facts| facts.guild == guild).collect();
        assert_eq!(of_guild.len(), 3);
        assert_eq!(of_guild.iter().map(|facts| facts.starters).sum::<u8>(), 3);
    }
}

/// QA-2: a tile more than the box has is nowhere.
#[test]
fn qa_2_no_tile_more_than_the_box_has() {
    let position = Position::new(3).everybody(|p| p.band("glazier_1:0"));
    assert_eq!(position.play().pile().iter().filter(|tile| *tile == "glazier_1").count(), 0);
    let mut doc = position.doc();
    doc.billboard[0] = Some("glazier_1".into());
    let loaded = Scenario::<QueensArchitect>::try_from_doc(edition(), json!(doc));
    let Err(problem) = loaded else { panic!("a fourth tile") };
    assert_eq!(problem.message.args_json()["why"], "qa-load-tiles");
}

/// QA-3: a tile has six numbers, of which one counts, a repair value that stays the same however
/// it is turned, and perhaps an icon.
#[test]
fn qa_3_what_is_on_a_tile() {
    for (id, numbers, repair, icon) in [
        ("tailor_1", [1, 2, 3, 4, 5, 0], 1, false),
        ("tailor_2", [2, 2, 2, 2, 2, 2], 2, true),
        ("tailor_3", [5, 4, 3, 2, 1, 0], 3, false),
    ] {
        for (position, performance) in numbers.into_iter().enumerate() {
            let band = format!("{id}:{position}");
            let at = Position::new(2).seat(0, |p| p.band(&band).on("tavern"));
            let mut table = at.play();
            assert_eq!(table.performance(0), performance);
            table.play(0, "advance 1").play(0, &format!("repair {id}"));
            assert_eq!(table.event("assigned")["value"], repair);
            let mut table = at.play();
            table.play(0, "advance 2").play(0, "earn");
            assert_eq!(table.question(0) == "icons", icon);
        }
    }
}

/// QA-3: a corner with the arrow is one of six, and which one is printed on the tile.
#[test]
fn qa_3_one_corner_has_the_arrow() {
    let with = |last: &str| {
        let row = "performance = [2, 2, 2, 2, 2, 2], repair = 2, day_laborer = true, ";
        let (from, to) = (format!("{row}dropout_index = 5"), format!("{row}{last}"));
        game_core::edition::load::<Edition>("x", &edition().info().text.replace(&from, &to))
    };
    assert!(with("dropout_index = 5").is_ok());
    assert!(with("dropout_index = 6").is_err());
    // A tile is hired in any position from 0 to 5, so that no arrow can be before the last one.
    assert!(with("dropout_index = 4").is_err());
}

/// QA-4: demand tiles by type, the tokens, and 28 bonds, 2 of them with each player.
#[test]
fn qa_4_demand_tiles_tokens_and_bonds() {
    assert_eq!(PlaceType::ALL.map(|kind| edition().all_demands(kind).count()), [0, 9, 10, 9]);
    assert_eq!(edition().tokens(), [4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9]);
    for players in 2..=4 {
        let table = Table::start(players, "bonds");
        let held: u16 = (0..players).map(|seat| table.bonds(seat.into())).sum();
        assert_eq!((held, u16::from(table.supply())), (2 * u16::from(players), 28 - held));
    }
}

/// QA-4: more tokens of a value, and more bonds, than the box has are nowhere.
#[test]
fn qa_4_no_more_than_the_box_has() {
    let check = |tokens: &[u8], trouble: Option<&str>| {
        let position = Position::new(2).track(tokens);
        match trouble {
            Some(trouble) => assert_eq!(position.trouble(), trouble),
            None => assert_eq!(position.play().state().track, tokens),
        }
    };
    check(&[4, 5, 5, 6, 6, 6, 8, 8, 9], None);
    check(&[4, 4, 5, 5, 6, 6, 6, 7, 7], Some("qa-load-track track"));
    check(&[5, 5, 6, 6, 6, 7, 7, 9, 9], Some("qa-load-track track"));
    check(&[3, 5, 5, 6, 6, 6, 7, 7, 7], Some("qa-load-track track"));
    let bonds = |count| Position::new(2).seat(0, move |p| p.bonds(count));
    assert_eq!(bonds(26).play().supply(), 0);
    assert_eq!(bonds(27).trouble(), "qa-load-bonds bonds");
}

/// QA-5: everybody has an architect, a moneychanger, an appreciation figure, a carriage, eight
/// building markers, and six quitting-time tiles, one for each guild.
#[test]
fn qa_5_what_a_player_has() {
    let table = Position::new(4).built("v1", &[1, 0]).built("m1", &[1]).play();
    let guilds = "glazier lumberjack bricklayer tailor blacksmith stonemason";
    for (seat, markers) in [(0, 7), (1, 6), (2, 8), (3, 8)] {
        assert_eq!(table.markers(seat), markers);
        assert_eq!(table.entrance(seat), guilds);
        assert_eq!((table.on(seat).as_str(), table.confidence(seat)), ("construct", 0));
        assert_eq!((table.at(seat).as_str(), table.track(seat)), ("capital", 0));
    }
}

/// QA-5: there is no second tile of a guild, and no ninth marker.
#[test]
fn qa_5_no_more_than_that() {
    let twice = Position::new(2).seat(1, |p| p.saloon("tailor").dormitory("tailor glazier"));
    assert_eq!(twice.trouble(), "load-twice seats.1.dormitory");
    let places = ["v1", "v2", "v3", "v4", "m1", "m2", "m3", "t1"];
    let eight = places.iter().fold(Position::new(2), |p, place| p.built(place, &[0]));
    assert_eq!(eight.play().markers(0), 0);
    assert_eq!(eight.built("t2", &[0]).trouble(), "qa-load-markers places");
}

/// QA-6: the corner at the hammer gives the performance of each craftsman; a free notch gives
/// nothing.
#[test]
fn qa_6_the_corner_at_the_hammer_counts() {
    let check = |band: &str, performance: u8| {
        let table = Position::new(2).seat(0, |p| p.band(band)).play();
        assert_eq!(table.performance(0), performance, "{band}");
        assert_eq!(table.performance(1), 0);
    };
    check("", 0);
    check("glazier_1:0", 1);
    check("glazier_1:4", 5);
    check("glazier_1:5", 0);
    check("glazier_3:1", 4);
    check("- glazier_1:2 - tailor_3:0", 8);
    check("glazier_1:4 glazier_3:0 tailor_1:4 tailor_3:0 blacksmith_1:4 stonemason_3:0", 30);
}

/// QA-6: there are six notches.
#[test]
fn qa_6_six_notches() {
    let six = "- glazier_1:0 - - - tailor_1:0";
    assert_eq!(Position::new(2).seat(0, |p| p.band(six)).play().performance(0), 2);
    let seven = Position::new(2).seat(0, |p| p.band("- - - - - - tailor_1:0"));
    assert_eq!(seven.trouble(), "qa-load-notches seats.0.band");
}

/// QA-7: work is taking part in a building, being assigned to repairs, and being turned for the
/// bonus of day labor; each turns the tile by one position.
#[test]
fn qa_7_the_tile_turns_after_work() {
    let band = "glazier_2:0 lumberjack_1:3 tailor_3:1";
    let at = |space| Position::new(2).seat(0, move |p| p.band(band).at("v1").on(space));
    let mut table = at("tavern").play();
    table.play(0, "advance 1").play(0, "build").play(0, "steps 0");
    assert_eq!(table.band(0), "glazier_2:1 lumberjack_1:4 tailor_3:2");
    let mut table = at("tavern").play();
    table.play(0, "advance 1").play(0, "repair lumberjack_1").play(0, "done");
    assert_eq!(table.band(0), "glazier_2:0 lumberjack_1:4 tailor_3:1");
    assert_eq!(table.event("turned")["performance"], 5);
    let mut table = at("construct").play();
    table.play(0, "advance 1").play(0, "earn").play(0, "labor glazier_2");
    assert_eq!(table.band(0), "glazier_2:1 lumberjack_1:3 tailor_3:1");
}

/// QA-7: nothing else is work, neither hiring nor traveling nor earning the income.
#[test]
fn qa_7_nothing_else_is_work() {
    let band = "glazier_2:5 lumberjack_1:3 tailor_3:1";
    let check = |space: &str, answers: &[&str]| {
        let position = Position::new(2).billboard("blacksmith_1 tailor_1 tailor_2 glazier_3 - -");
        let position = position.pile("").seat(0, |p| p.band(band).talers(9).on(space));
        let mut table = position.play();
        table.play(0, "advance 1");
        for answer in answers {
            table.play(0, answer);
        }
        assert_eq!(table.asked(), [1], "{answers:?}");
        assert!(table.band(0).starts_with(band), "{answers:?}: {}", table.band(0));
        assert!(!table.happened("turned") && !table.happened("dropped_out"));
    };
    check("construct", &["earn", "done"]);
    check("day_laborer", &["hire 2"]);
    check("hire", &["confidence"]);
    check("hire", &["redeem 1"]);
    check("moneychanger", &["travel v1"]);
    check("travel", &["tavern", "rest blacksmith", "done"]);
    check("tavern", &["forfeit"]);
}

/// QA-8: with the arrow at the hammer a job counts in full, and then the tile leaves the game.
#[test]
fn qa_8_the_last_job_counts_in_full() {
    // Performances of 2 and 4 make a building of 6 points, 4 for a step and 2 bonds.
    let band = "glazier_2:5 lumberjack_3:1";
    let position = Position::new(2).seat(0, |p| p.band(band).at("v1").on("tavern"));
    let mut table = position.play();
    let removed = table.removed();
    table.play(0, "advance 1").play(0, "build");
    assert_eq!(table.band(0), band);
    table.play(0, "steps 1");
    assert_eq!((table.track(0), table.bonds(0)), (1, 4));
    assert_eq!(table.band(0), "lumberjack_3:2");
    assert_eq!(table.removed(), removed + 1);
    assert_eq!(table.event("dropped_out")["character"], "glazier_2");
    // The repair value is 2; the other one stays as it is.
    let mut table = position.play();
    table.play(0, "advance 1").play(0, "repair glazier_2").play(0, "done");
    assert_eq!((table.bonds(0), table.band(0).as_str()), (4, "lumberjack_3:1"));
    assert_eq!(table.removed(), removed + 1);
    // The bonus is 2 talers, and the income of two craftsmen 1.
    let mut table = position.play();
    table.play(0, "advance 2").play(0, "earn").play(0, "labor glazier_2");
    assert_eq!((table.talers(0), table.band(0).as_str()), (3, "lumberjack_3:1"));
    assert_eq!(table.removed(), removed + 1);
}

/// QA-8: one position before the arrow the tile turns onto it and stays.
#[test]
fn qa_8_not_before_the_last_job() {
    let mut table = Position::new(2).seat(0, |p| p.band("glazier_2:4").on("tavern")).play();
    let removed = table.removed();
    table.play(0, "advance 1").play(0, "repair glazier_2");
    assert_eq!((table.band(0).as_str(), table.removed()), ("glazier_2:5", removed));
    assert!(!table.happened("dropped_out"));
}

/// QA-9: a craftsman in position p has 6 - p jobs left.
#[test]
fn qa_9_jobs_left() {
    for position in 0..6 {
        let band = format!("glazier_2:{position}");
        let mut table = Position::new(2).seat(0, |p| p.band(&band).on("moneychanger")).play();
        let seen = table.view().seats[0].band[0].as_ref().map(|craftsman| craftsman.jobs);
        assert_eq!(seen, Some(6 - position));
        let mut jobs = 0;
        while !table.band(0).is_empty() {
            table.play(0, "advance 3").play(0, "repair glazier_2").pass(1).pass(0).pass(1);
            jobs += 1;
        }
        assert_eq!(jobs, 6 - position);
    }
}

/// QA-10: six craftsmen at most, and no character twice; several of one guild are allowed.
#[test]
fn qa_10_six_different_characters() {
    let six = "glazier_1:0 glazier_2:0 glazier_3:0 tailor_1:0 tailor_2:0 tailor_3:0";
    let position = Position::new(2).seat(0, |p| p.band(six).talers(9).on("day_laborer"));
    let mut table = position.play();
    // Whoever comes to a full band takes the place of somebody.
    table.play(0, "advance 1").play(0, "hire 2");
    assert_eq!(table.question(0), "fire");
    table.play(0, "fire glazier_2");
    let after = "glazier_1:0 lumberjack_2:1 glazier_3:0 tailor_1:0 tailor_2:0 tailor_3:0";
    assert_eq!(table.band(0), after);
    let twice = Position::new(2).seat(0, |p| p.band("glazier_1:0 glazier_1:3"));
    assert_eq!(twice.trouble(), "load-twice seats.0.band glazier_1");
}

/// QA-10: in different bands one character may be several times, with another position each.
#[test]
fn qa_10_the_same_character_in_several_bands() {
    let position = Position::new(3)
        .billboard("tailor_1 lumberjack_2 bricklayer_2 tailor_2 blacksmith_2 stonemason_2");
    let mut table = position
        .seat(0, |p| p.band("glazier_1:0").on("day_laborer").talers(9))
        .seat(1, |p| p.band("tailor_1:3"))
        .play();
    table.play(0, "advance 1").play(0, "hire 1");
    assert_eq!(
        (table.band(0).as_str(), table.band(1).as_str()),
        ("glazier_1:0 tailor_1:0", "tailor_1:3")
    );
}
