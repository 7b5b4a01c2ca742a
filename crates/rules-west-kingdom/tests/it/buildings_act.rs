//! Buildings that let their builder do something, or that touch everybody, as soon as they stand.

use game_testkit::AtTable;

use crate::bench::{Site, site, site_of};
use crate::harness::Player;

/// The site with something more of one player.
fn having(site: &Site, seat: usize, edit: impl FnOnce(Player<'_>) -> Player<'_>) -> Site {
    site.with(|position| position.seat(seat, edit))
}

/// The site in a game in which effects of buildings may be declined (WK-Q7).
fn declinable(site: &Site) -> Site {
    site.with(|position| position.ruling("building_effects_optional", serde_json::json!(true)))
}

/// WK-E12: any open apprentice at no cost, from any column, with its coins and its virtue change;
/// the row slides and is refilled (WK-24).
/// `tavern`: carpentry, 3 wood, 2 stone and 1 gold; at once a free hire; 6 VP.
#[test]
fn tavern() {
    let site = site("tavern", "3 wood 2 stone 1 gold", "carpentry");
    site.is_exact(6);
    let open = "miner:1 thief jeweller pickpocket:3 / woodcutter gatekeeper trickster labourer";
    let site = site.with(|position| position.workshop(open).apprentice_pile("squire_gold"));
    let mut table = site.construct();
    let hires = [
        "hire 1 1", "hire 1 2", "hire 1 3", "hire 1 4", "hire 2 1", "hire 2 2", "hire 2 3",
        "hire 2 4",
    ];
    table.offers(0, &hires);
    table.play(0, "hire 1 4");
    assert_eq!(table.apprentices(0), "conspirator pickpocket");
    assert_eq!((table.goods(0).as_str(), table.virtue(0), table.tax_stand()), ("3 silver", 6, 4));
    assert_eq!(table.row(1), "miner:1 thief jeweller squire_gold");
    assert_eq!(table.row(2), "woodcutter gatekeeper trickster labourer");
    assert_eq!((table.active(), table.apprentices(1).as_str()), (1, ""));
}

/// WK-E12, WK-E73: with the switch of WK-Q7 the hire may be declined.
/// `tavern`
#[test]
fn tavern_declined() {
    let site = site("tavern", "3 wood 2 stone 1 gold", "carpentry");
    let mut table = declinable(&site).construct();
    let row = table.row(1);
    table.play(0, "decline");
    assert_eq!((table.apprentices(0).as_str(), table.goods(0).as_str()), ("conspirator", ""));
    assert_eq!((table.row(1), table.active(), table.built(0).as_str()), (row, 1, "tavern"));
}

/// WK-E12, WK-26: with five apprentices one of them goes first, under the pile; with four nobody
/// does.
/// `tavern`
#[test]
fn tavern_at_the_limit() {
    let site = site("tavern", "3 wood 2 stone 1 gold", "carpentry");
    let four = "conspirator miner miner thief";
    let mut table = having(&site, 0, |p| p.apprentices(four)).construct();
    table.play(0, "hire 1 1");
    assert_eq!(table.apprentices(0), format!("{four} patron_clay"));
    let five = format!("{four} trickster");
    let mut table = having(&site, 0, |p| p.apprentices(&five)).construct();
    table.play(0, "hire 1 1");
    assert_eq!((table.question(0), table.apprentices(0)), ("dismiss", five));
    table
        .offers(0, &["dismiss conspirator", "dismiss miner", "dismiss thief", "dismiss trickster"]);
    table.play(0, "dismiss trickster");
    assert_eq!(table.apprentices(0), format!("{four} patron_clay"));
    assert_eq!(table.apprentice_pile().last().map(String::as_str), Some("trickster"));
    // WK-25: the virtue of either is what happens on a hire; it does not come back.
    assert_eq!(table.virtue(0), 7);
}

/// WK-E13: one capture at no cost, of tax neither, without a worker at the Town Centre; own
/// groups may be taken; or none, with the switch of WK-Q7.
/// `armoury`: carpentry and masonry, 3 wood, 5 stone and 1 gold; at once a free capture; 9 VP.
#[test]
fn armoury() {
    let site = site_of(3, "armoury", "3 wood 5 stone 1 gold", "carpentry masonry");
    site.is_exact(9);
    let site = site.with(|position| {
        position
            .seat(0, |p| p.at("2 mines"))
            .seat(1, |p| p.at("3 forest 1 tax_stand").prison(2).guildhall(1))
            .seat(2, |p| p.at("1 forest"))
            .market([Some(1), None, None])
    });
    let offers = ["capture forest 1", "capture forest 2", "capture mines 0", "capture tax_stand 1"];
    let mut table = site.construct();
    table.offers(0, &offers);
    table.play(0, "capture forest 1");
    assert_eq!((table.held(0, 1), table.at(1, "forest"), table.at(2, "forest")), (3, 0, 1));
    assert_eq!((table.goods(0).as_str(), table.tax_stand(), table.active()), ("", 4, 1));
    let mut table = site.construct();
    let supply = table.supply(0);
    table.play(0, "capture mines 0");
    assert_eq!((table.supply(0), table.at(0, "mines"), table.active()), (supply + 2, 0, 1));
    assert_eq!((table.held(0, 0), table.held(0, 1), table.held(0, 2)), (0, 0, 0));
    let mut table = declinable(&site).construct();
    table.play(0, "decline");
    assert_eq!((table.held(0, 1), table.at(1, "forest"), table.active()), (0, 3, 1));
}

/// WK-E13: with nobody on an open location there is nothing to take, and the building may be built
/// all the same.
/// `armoury`
#[test]
fn armoury_with_nobody_to_capture() {
    let table = site("armoury", "3 wood 5 stone 1 gold", "carpentry masonry").construct();
    assert_eq!((table.active(), table.built(0).as_str()), (1, "armoury"));
}

/// WK-E13, WK-E14: two captures at no cost, one after the other; with the switch
/// of WK-Q7 the second may be left out.
/// `fortress`: all three skills, 3 clay, 4 stone, 1 gold and 2 marble; −2 virtue; at once two free
/// captures; 12 VP.
#[test]
fn fortress() {
    let all = "carpentry tiling masonry";
    let site = site("fortress", "3 clay 4 stone 1 gold 2 marble", all);
    site.is_exact(12);
    let site = site.with(|position| {
        position.seat(0, |p| p.at("1 quarry")).seat(1, |p| p.at("2 forest 3 guardhouse"))
    });
    let mut table = site.construct();
    assert_eq!((table.virtue(0), table.goods(0).as_str()), (5, ""));
    let first = ["capture forest 1", "capture guardhouse 1", "capture quarry 0"];
    table.offers(0, &first);
    table.play(0, "capture forest 1");
    table.offers(0, &["capture guardhouse 1", "capture quarry 0"]);
    table.play(0, "capture guardhouse 1");
    assert_eq!((table.held(0, 1), table.active(), table.tax_stand()), (5, 1, 4));
    let site = declinable(&site);
    let mut table = site.construct();
    table.play(0, "capture quarry 0").play(0, "done");
    assert_eq!((table.held(0, 1), table.active()), (0, 1));
    assert_eq!((table.supply(0), table.at(0, "quarry")), (19, 0));
    let mut table = site.construct();
    table.play(0, "decline");
    assert_eq!((table.held(0, 1), table.at(0, "quarry"), table.active()), (0, 1, 1));
}

/// WK-E14: no limit of locations binds the two captures, for any number of players; the switch of
/// WK-Q2 binds them with 4 and 5.
/// `fortress`
#[test]
fn fortress_at_two_locations() {
    for players in 2..=5 {
        let all = "carpentry tiling masonry";
        let site = site_of(players, "fortress", "3 clay 4 stone 1 gold 2 marble", all);
        let site = having(&site, 1, |p| p.at("2 forest 3 mines"));
        let site = having(&site, 0, |p| p.at("1 forest"));
        let mut table = site.construct();
        table.play(0, "capture forest 1");
        table.offers(0, &["capture forest 0", "capture mines 1"]);
        table.play(0, "capture mines 1");
        assert_eq!((table.held(0, 1), table.active()), (5, 1));
        let ruled = declinable(&site)
            .with(|position| position.ruling("fortress_location_limit", serde_json::json!(true)));
        let mut table = ruled.construct();
        table.play(0, "capture forest 1");
        if players < 4 {
            table.offers(0, &["capture forest 0", "capture mines 1", "done"]);
        } else {
            table.offers(0, &["capture forest 0", "done"]);
        }
    }
}

/// WK-E15, WK-E13: a free Ransom, or one capture; or neither, with the switch of WK-Q7.
/// `barracks`: all three skills, 2 clay, 6 wood and 2 gold; 10 VP.
#[test]
fn barracks() {
    let site = site_of(3, "barracks", "2 clay 6 wood 2 gold", "carpentry tiling masonry");
    site.is_exact(10);
    let site = site.with(|position| {
        position
            .seat(1, |p| p.at("2 forest").held(&[3, 0, 1]))
            .seat(2, |p| p.at("1 mines").held(&[1, 0, 0]))
    });
    let mut table = site.construct();
    let supply = table.supply(0);
    table.offers(0, &["capture forest 1", "capture mines 2", "ransom free"]);
    table.play(0, "ransom free");
    assert_eq!((table.supply(0), table.debts(0), table.virtue(0)), (supply + 4, 0, 7));
    assert_eq!((table.held(1, 0), table.held(2, 0), table.held(1, 2)), (0, 0, 1));
    assert_eq!((table.held(0, 1), table.goods(0).as_str()), (0, ""));
    assert_eq!((table.tax_stand(), table.active()), (4, 1));
    let mut table = site.construct();
    table.play(0, "capture forest 1");
    assert_eq!((table.held(0, 1), table.supply(0), table.active()), (2, supply, 1));
    assert_eq!((table.held(1, 0), table.held(2, 0)), (3, 1));
    let mut table = declinable(&site).construct();
    table.play(0, "decline");
    assert_eq!((table.held(0, 1), table.supply(0), table.active()), (0, supply, 1));
}

/// WK-E15: Ransom only if an own worker is held; the Prison is no board.
/// `barracks`
#[test]
fn barracks_without_a_worker_held() {
    let site = site_of(3, "barracks", "2 clay 6 wood 2 gold", "carpentry tiling masonry");
    let site = having(&site, 0, |p| p.prison(2));
    let site = declinable(&having(&site, 1, |p| p.at("2 forest").held(&[0, 0, 1])));
    let mut table = site.construct();
    table.offers(0, &["capture forest 1", "decline"]);
    assert_eq!(table.why(0, "ransom free"), "WK-47 nobody-held");
    let only = having(&site, 1, |p| p.set("workers", serde_json::json!({})).held(&[1, 0, 0]));
    only.construct().offers(0, &["ransom free", "decline"]);
}

/// WK-E10, WK-E11: with the switch of WK-Q7 one unpaid debt is destroyed if the builder
/// likes; without one nothing is
/// asked. It is not paid, and brings no virtue.
/// `church`: no skill, 3 clay and 3 stone; +1 virtue; 5 VP.
#[test]
fn church() {
    let site = site("church", "3 clay 3 stone", "");
    site.is_exact(5);
    let table = site.construct();
    assert_eq!((table.virtue(0), table.active()), (8, 1));
    let site = having(&site, 0, |p| p.debts(2).paid_debts(1));
    let site = declinable(&having(&site, 1, |p| p.debts(2)));
    for (answer, debts) in [("destroy 0", 2), ("destroy 1", 1)] {
        let mut table = site.construct();
        table.offers(0, &["destroy 0", "destroy 1"]);
        table.play(0, answer);
        assert_eq!((table.debts(0), table.paid_debts(0), table.virtue(0)), (debts, 1, 8));
        assert_eq!((table.debts(1), table.virtue(1), table.active()), (2, 7, 1));
    }
}

/// WK-E10: at Virtue 14 its +1 is beyond the end of the track and may destroy a debt, and then its
/// effect may destroy another, with the switch of WK-Q7.
/// `church`
#[test]
fn church_at_virtue_14() {
    let site = having(&site("church", "3 clay 3 stone", ""), 0, |p| p.virtue(14).debts(2));
    let site = declinable(&site);
    let mut table = site.construct();
    table.offers(0, &["destroy 0", "destroy 1"]);
    table.play(0, "destroy 1");
    table.offers(0, &["destroy 0", "destroy 1"]);
    table.play(0, "destroy 1");
    assert_eq!((table.debts(0), table.virtue(0), table.active()), (0, 14, 1));
}

/// WK-E16: all own workers come from Prison; with none there it may be built all the same.
/// `hideout`: carpentry and masonry, 1 clay, 3 wood and 2 stone; −2 virtue; 8 VP.
#[test]
fn hideout() {
    let site = site("hideout", "1 clay 3 wood 2 stone", "carpentry masonry");
    site.is_exact(8);
    let table = site.construct();
    assert_eq!((table.virtue(0), table.supply(0), table.active()), (5, 19, 1));
    let site = having(&site, 0, |p| p.prison(5));
    let table = having(&site, 1, |p| p.prison(4)).construct();
    assert_eq!((table.prison(0), table.supply(0), table.virtue(0)), (0, 19, 5));
    assert_eq!((table.prison(1), table.supply(1), table.active()), (4, 16, 1));
}

/// WK-E18: first −1 virtue, then 1 debt.
/// `betting_house`: no skill, 1 clay, 2 stone and 1 gold; 7 VP.
#[test]
fn betting_house() {
    let site = site("betting_house", "1 clay 2 stone 1 gold", "");
    site.is_exact(7);
    let table = site.construct();
    assert_eq!((table.virtue(0), table.debts(0)), (6, 1));
    assert_eq!((table.virtue(1), table.debts(1), table.active()), (7, 0, 1));
    let events = table.events();
    let at = |kind| events.iter().position(|event| event == kind);
    assert!(at("virtue_changed").is_some() && at("virtue_changed") < at("took_debts"));
    // At level 0 the virtue gives a debt, too (WK-62).
    let table = having(&site, 0, |p| p.virtue(0)).construct();
    assert_eq!((table.virtue(0), table.debts(0)), (0, 2));
}

/// WK-E19: another card of the hand goes under the pile for 2 gold; or none does, with the switch of
/// WK-Q7.
/// `library`: carpentry and tiling, 4 wood, 2 stone and 1 marble; 8 VP.
#[test]
fn library() {
    let site = site("library", "4 wood 2 stone 1 marble", "carpentry tiling");
    site.is_exact(8);
    // Without another card there is no gold, and nothing is asked.
    let table = site.construct();
    assert_eq!((table.goods(0).as_str(), table.active()), ("", 1));
    let site = having(&site, 0, |p| p.hand("library castle well"));
    let mut table = site.construct();
    table.offers(0, &["discard castle", "discard well"]);
    table.refuses(0, "discard library", "WK-14");
    table.play(0, "discard castle");
    assert_eq!((table.goods(0).as_str(), table.hand(0).as_str()), ("2 gold", "well"));
    assert_eq!(table.pile().last().map(String::as_str), Some("castle"));
    assert_eq!((table.active(), table.goods(1).as_str()), (1, ""));
    let mut table = declinable(&site).construct();
    table.play(0, "decline");
    assert_eq!((table.goods(0).as_str(), table.hand(0).as_str()), ("", "well castle"));
    assert_eq!((table.virtue(0), table.debts(0), table.active()), (7, 0, 1));
}

/// WK-E17: first the builder's +1, then +1 for all.
/// `monument`: tiling and masonry, 2 wood, 3 stone and 2 marble; 9 VP.
#[test]
fn monument() {
    let site = site_of(3, "monument", "2 wood 3 stone 2 marble", "tiling masonry");
    site.is_exact(9);
    let site = having(&having(&site, 1, |p| p.virtue(0)), 2, |p| p.virtue(13));
    let table = site.construct();
    assert_eq!([0, 1, 2].map(|seat| table.virtue(seat)), [9, 1, 14]);
    assert_eq!([0, 1, 2].map(|seat| table.goods(seat)), ["", "", ""]);
    assert_eq!(table.active(), 1);
}

/// WK-E17, WK-E11: at 14 everybody decides on their own debts; the builder is at 14 when the
/// second virtue comes.
/// `monument`
#[test]
fn monument_beyond_14() {
    let site = site_of(3, "monument", "2 wood 3 stone 2 marble", "tiling masonry");
    let site = having(&site, 0, |p| p.virtue(13).debts(2));
    let site = having(&site, 1, |p| p.virtue(14).debts(3));
    let site = having(&site, 2, |p| p.virtue(14));
    let mut table = site.construct();
    assert_eq!((table.virtue(0), table.asked()), (14, vec![0]));
    table.offers(0, &["destroy 0", "destroy 1"]);
    table.play(0, "destroy 1");
    assert_eq!(table.asked(), [1]);
    table.offers(1, &["destroy 0", "destroy 1"]);
    table.play(1, "destroy 0");
    assert_eq!([0, 1, 2].map(|seat| table.virtue(seat)), [14, 14, 14]);
    assert_eq!([0, 1, 2].map(|seat| table.debts(seat)), [1, 3, 0]);
    assert_eq!(table.active(), 1);
}

/// WK-E17: first the builder's own −1, then everybody with 3 or more own workers in Prison, the
/// builder included, loses 1.
/// `watchtower`: all three skills, 3 clay, 4 wood, 1 gold and 1 marble; 11 VP.
#[test]
fn watchtower() {
    let all = "carpentry tiling masonry";
    let site = site_of(4, "watchtower", "3 clay 4 wood 1 gold 1 marble", all);
    site.is_exact(11);
    let table = site.construct();
    assert_eq!([0, 1, 2, 3].map(|seat| table.virtue(seat)), [6, 7, 7, 7]);
    let site = site.with(|position| {
        position
            .seat(0, |p| p.prison(3))
            .seat(1, |p| p.prison(2).held(&[0, 0, 3, 0]))
            .seat(2, |p| p.prison(3))
            .seat(3, |p| p.prison(9).virtue(0))
    });
    let table = site.construct();
    assert_eq!([0, 1, 2, 3].map(|seat| table.virtue(seat)), [5, 7, 6, 0]);
    assert_eq!([0, 1, 2, 3].map(|seat| table.debts(seat)), [0, 0, 0, 1]);
    assert_eq!([0, 1, 2, 3].map(|seat| table.prison(seat)), [3, 2, 3, 9]);
    // At level 1 the builder's own −1 is the last step, and the second loss is a debt.
    let low = having(&site, 0, |p| p.virtue(1)).construct();
    assert_eq!((low.virtue(0), low.debts(0)), (0, 1));
}
