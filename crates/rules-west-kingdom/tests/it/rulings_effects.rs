//! Rulings on the immediate effects of buildings: compulsory as far as possible (WK-E73 to WK-E76).

use game_core::{Game, Live, LiveGame, RulesVersion, Seed};
use game_testkit::AtTable;
use rules_west_kingdom::{Config, WestKingdom};
use serde_json::json;

use crate::bench::{Site, site, site_of};
use crate::harness::{Player, edition};

const ALL: &str = "carpentry tiling masonry";

fn having(site: &Site, seat: usize, edit: impl FnOnce(Player<'_>) -> Player<'_>) -> Site {
    site.with(|position| position.seat(seat, edit))
}

/// WK-52, WK-E73: what a building can do is done, and declining is refused with the reason.
/// `tavern`, `armoury`, `fortress`, `barracks`, `library`
#[test]
fn wk_e73_nothing_is_declined() {
    let sites = [
        site("tavern", "3 wood 2 stone 1 gold", "carpentry"),
        site("armoury", "3 wood 5 stone 1 gold", "carpentry masonry"),
        site("fortress", "3 clay 4 stone 1 gold 2 marble", ALL),
        site("barracks", "2 clay 6 wood 2 gold", ALL),
    ];
    for site in sites {
        let site = having(&site, 1, |p| p.at("2 forest 1 mines 1 quarry"));
        let mut table = site.construct();
        assert_eq!(table.asked(), [0]);
        assert!(!table.legal(0).contains(&"decline".to_string()));
        table.refuses(0, "decline", "WK-E73").refuses(0, "done", None);
        let switched = site.with(|p| p.ruling("building_effects_optional", json!(true)));
        let mut table = switched.construct();
        assert!(table.legal(0).contains(&"decline".to_string()));
        table.play(0, "decline");
        assert_eq!(table.asked(), [1]);
    }
    let library = site("library", "4 wood 2 stone 1 marble", "carpentry tiling");
    let mut table = having(&library, 0, |p| p.hand("library castle well")).construct();
    table.refuses(0, "decline", "WK-E73").refuses(0, "done", None);
}

/// WK-E73, WK-61: virtue beyond 14 keeps its "may", also where a building brings it.
/// `church`
#[test]
fn wk_e73_virtue_beyond_14_stays_a_may() {
    let church = site("church", "3 clay 3 stone", "");
    let mut table = having(&church, 0, |p| p.virtue(14).debts(3)).construct();
    table.offers(0, &["destroy 0", "destroy 1"]);
    table.play(0, "destroy 0");
    // Its effect takes one all the same.
    assert_eq!((table.debts(0), table.asked()), (2, vec![1]));
}

/// WK-E74: below the limit of apprentices somebody is hired; at the limit nobody has to go.
/// `tavern`
#[test]
fn wk_e74_the_compulsory_hire() {
    let tavern = site("tavern", "3 wood 2 stone 1 gold", "carpentry");
    let four = having(&tavern, 0, |p| p.apprentices("conspirator miner miner thief"));
    let mut table = four.construct();
    table.refuses(0, "decline", "WK-E73");
    let five = having(&tavern, 0, |p| p.apprentices("conspirator miner miner thief trickster"));
    let mut table = five.construct();
    assert!(table.legal(0).contains(&"decline".to_string()));
    table.play(0, "decline");
    assert_eq!(
        (table.event("declined")["building"].as_str(), table.asked()),
        (Some("tavern"), vec![1])
    );
    // Who hires all the same must make room.
    let mut table = five.construct();
    table.play(0, "hire 1 1").refuses(0, "decline", "WK-26");
}

/// WK-E75: own groups count, too; with nobody on an open location nothing is asked and nothing
/// happens, and of two captures the second is skipped if no group is left.
/// `armoury`, `fortress`, `barracks`
#[test]
fn wk_e75_the_compulsory_capture() {
    let armoury = site("armoury", "3 wood 5 stone 1 gold", "carpentry masonry");
    let table = armoury.construct();
    assert_eq!(table.asked(), [1]);
    assert!(!table.events().iter().any(|kind| kind == "declined"));
    // One answer is not asked for (WK-E67).
    let own = having(&armoury, 0, |p| p.at("2 mines")).construct();
    assert_eq!((own.supply(0), own.at(0, "mines"), own.asked()), (19, 0, vec![1]));
    let fortress = site("fortress", "3 clay 4 stone 1 gold 2 marble", ALL);
    let two = having(&fortress, 1, |p| p.at("2 forest 3 guardhouse"));
    let two = having(&two, 0, |p| p.at("1 quarry"));
    let mut table = two.construct();
    table.play(0, "capture forest 1");
    table.offers(0, &["capture guardhouse 1", "capture quarry 0"]);
    table.refuses(0, "done", "WK-E73").refuses(0, "decline", None);
    let one = having(&fortress, 1, |p| p.at("2 forest")).construct();
    assert_eq!((one.held(0, 1), one.asked()), (2, vec![1]));
    let barracks = site("barracks", "2 clay 6 wood 2 gold", ALL);
    let ransom = having(&barracks, 1, |p| p.held(&[2, 0])).construct();
    assert_eq!((ransom.held(1, 0), ransom.supply(0), ransom.asked()), (0, 19, vec![1]));
}

/// WK-E75, WK-E52: with the switch of WK-Q2 as far as the limit of locations lets it.
/// `fortress`
#[test]
fn wk_e75_within_the_limit_of_locations() {
    let fortress = site_of(4, "fortress", "3 clay 4 stone 1 gold 2 marble", ALL);
    let fortress = having(&fortress, 1, |p| p.at("2 forest 3 mines"));
    let ruled = fortress.with(|p| p.ruling("fortress_location_limit", json!(true)));
    let mut table = ruled.construct();
    table.play(0, "capture forest 1");
    assert_eq!((table.held(0, 1), table.at(1, "mines"), table.asked()), (2, 3, vec![1]));
}

/// WK-E76: the Church asks nobody; the Library takes the only card of a hand, one of several by
/// choice, and none of none.
/// `church`, `library`
#[test]
fn wk_e76_church_and_library() {
    let church = site("church", "3 clay 3 stone", "");
    for (debts, left) in [(0, 0), (1, 0), (3, 2)] {
        let table = having(&church, 0, |p| p.debts(debts)).construct();
        assert_eq!((table.debts(0), table.virtue(0), table.asked()), (left, 8, vec![1]));
    }
    let library = site("library", "4 wood 2 stone 1 marble", "carpentry tiling");
    let table = library.construct();
    assert_eq!((table.goods(0).as_str(), table.asked()), ("", vec![1]));
    let table = having(&library, 0, |p| p.hand("library castle")).construct();
    assert_eq!((table.goods(0).as_str(), table.hand(0).as_str()), ("2 gold", ""));
}

/// A game knows the rules it began under: it says so, it is saved so, and its documents say so. A
/// document of an unknown version is refused.
#[test]
fn a_game_knows_its_rules_version() {
    for (version, optional) in [(1, None), (2, Some(false))] {
        let rules = RulesVersion(version);
        let seed = Seed::from_text("version");
        let live = Live::<WestKingdom>::start_under(rules, edition(), Config::new(2), seed);
        let live = live.expect("a game");
        assert_eq!((live.rules(), live.save().expect("a save").rules), (rules, rules));
        let doc = live.state_json();
        assert_eq!(doc["rules"], json!(version));
        assert_eq!(doc["rulings"]["building_effects_optional"].as_bool(), optional);
        let shown = live.view_json(game_core::Viewer::Spectator);
        assert_eq!(shown["rulings"]["building_effects_optional"], json!(version == 1));
        let read = |doc| game_testkit::Scenario::<WestKingdom>::try_from_doc(edition(), doc);
        for wrong in [0, 3] {
            let mut doc = doc.clone();
            doc["rules"] = json!(wrong);
            assert!(read(doc).is_err(), "version {wrong}");
        }
        let mut doc = doc;
        doc.as_object_mut().expect("an object").remove("rules");
        let newest = read(doc).unwrap_or_else(|problem| panic!("{problem}"));
        assert_eq!(newest.state()["rules"], json!(WestKingdom::RULES));
    }
}
