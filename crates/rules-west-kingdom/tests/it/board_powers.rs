//! The powers of side 2 of the player boards, wherever they apply.

use game_testkit::AtTable;

use crate::bench::ended;
use crate::harness::{Player, Position, Table};

/// Seat 0 with this board and something more; seat 1 has a board whose power does nothing here.
fn with(board: &str, edit: impl FnOnce(Player<'_>) -> Player<'_>) -> Position {
    let other = if board == "frederick" { "rudolf" } else { "frederick" };
    Position::new(2).seat(0, |p| edit(p.board(board))).seat(1, |p| p.board(other))
}

/// Whether this building can be constructed by Therese with these goods, and what she then has.
/// Virtue 4 keeps the Cathedral closed.
#[track_caller]
fn therese_builds(building: &str, goods: &str) -> Option<String> {
    let all = "conspirator miner stonecutter";
    let position = with("therese", |p| p.hand(building).goods(goods).apprentices(all).virtue(4));
    let mut table = position.play();
    if !table.legal(0).iter().any(|answer| answer == "place guildhall") {
        table.refuses(0, "place guildhall", "WK-51");
        return None;
    }
    table.play(0, "place guildhall").play(0, &format!("construct {building}"));
    assert_eq!((table.built(0).as_str(), table.good(0, "marble")), (building, 0));
    Some(table.goods(0))
}

/// WK-9, WK-E25: gold and marble stand for each other in the cost of every building: what counts
/// is their sum.
/// `therese`
#[test]
fn therese_pays_for_buildings() {
    let built = |goods: &str| Some(goods.to_string());
    // 3 stone and 1 marble.
    assert_eq!(therese_builds("fountain", "3 stone 1 gold"), built(""));
    assert_eq!(therese_builds("fountain", "3 stone"), None);
    // 1 stone, 1 gold and 3 marble.
    assert_eq!(therese_builds("gamblers_den", "1 stone 4 gold"), built(""));
    assert_eq!(therese_builds("gamblers_den", "1 stone 5 gold"), built("1 gold"));
    assert_eq!(therese_builds("gamblers_den", "1 stone 3 gold"), None);
    // 4 stone, 2 gold and 2 marble.
    assert_eq!(therese_builds("dungeon", "4 stone 4 gold"), built(""));
    assert_eq!(therese_builds("dungeon", "4 stone 3 gold"), None);
    // 2 wood, 2 stone and 3 gold, for 2 marble.
    assert_eq!(therese_builds("factory", "2 wood 2 stone 3 gold"), built("2 gold"));
}

/// WK-E25: the same on the Cathedral: level 3 takes 1 of them, level 5 takes 4.
/// `therese`
#[test]
fn therese_pays_for_the_cathedral() {
    for (level, gold, enough) in
        [(0, 1, true), (2, 1, true), (2, 0, false), (4, 4, true), (4, 3, false)]
    {
        let goods = format!("{gold} gold");
        let position = with("therese", |p| p.hand("well").goods(&goods).cathedral(level));
        let mut table = position.rewards("").play();
        if enough {
            table.play(0, "place guildhall").play(0, "advance");
            assert_eq!((table.cathedral(0), table.goods(0).as_str()), (u64::from(level) + 1, ""));
        } else {
            table.refuses(0, "place guildhall", "WK-51");
        }
    }
    // Nobody else pays marble with gold.
    let position = with("rudolf", |p| p.hand("well").goods("9 gold").cathedral(2));
    position.play().refuses(0, "place guildhall", "WK-51");
}

/// WK-E25: whatever marble she gains is kept as gold, from wherever it comes.
/// `therese`
#[test]
fn therese_gains_marble() {
    // The left space of the Black Market: 1 marble; the right one: 2 marble, 1 stone and 1 wood.
    for (space, silver, goods) in
        [("black_market_small", 1, "1 gold"), ("black_market_large", 3, "1 wood 1 stone 2 gold")]
    {
        let mut table = with("therese", |p| p.goods(&format!("{silver} silver"))).play();
        table.play(0, &format!("place {space}"));
        assert_eq!(table.goods(0), goods);
    }
    // A trade, open to all and of an apprentice.
    let store = |apprentice: &str, goods: &str, trade: &str| {
        let position = with("therese", |p| p.goods(goods).apprentices(apprentice));
        let mut table = position.play();
        table.play(0, "place kings_storehouse").play(0, trade);
        table.goods(0)
    };
    assert_eq!(store("", "3 stone", "trade 2"), "1 gold");
    assert_eq!(store("merchant_marble", "3 silver", "trade merchant_marble"), "1 gold");
    // A Squire.
    let position = with("therese", |p| p.apprentices("squire_marble"));
    let position = position.turn(2).market([Some(1), Some(1), None]);
    let mut table = position.seat(1, |p| p.goods("3 silver")).play();
    table.play(1, "place black_market_large");
    assert_eq!((table.goods(0).as_str(), table.good(1, "marble")), ("1 gold", 2));
}

/// WK-E25: which of the two she gains is no choice, and a question with one answer is not asked
/// (WK-E67): the `clay_pit` gives her 1 gold. The `treasury` still has its choice.
/// `therese`
#[test]
fn therese_has_no_choice_in_the_clay_pit() {
    let treasury = with("therese", |p| {
        p.hand("treasury").goods("1 wood 3 stone 1 gold").apprentices("miner").virtue(4)
    });
    let mut table = treasury.play();
    table.play(0, "place guildhall").play(0, "construct treasury");
    table.offers(0, &["choose 1", "choose 2"]);
    let mut table = with("therese", |p| p.hand("clay_pit").goods("4 clay 1 wood").virtue(4)).play();
    table.play(0, "place guildhall").play(0, "construct clay_pit");
    assert_eq!((table.active(), table.goods(0).as_str()), (1, "1 gold"));
}

/// WK-E25: they are added together for Castle and Observatory, each of which counts all of them;
/// at the end each is worth 1 VP, once.
/// `therese` with `castle` and `observatory`
#[test]
fn therese_at_the_end() {
    for (buildings, gold, level) in [
        ("castle", 3, 1),
        ("castle", 4, 2),
        ("observatory", 3, 1),
        ("observatory", 4, 2),
        ("castle observatory", 4, 4),
    ] {
        let goods = format!("{gold} gold");
        let table = ended(with("therese", |p| p.built(buildings).goods(&goods).virtue(10)));
        // Levels 10 to 14 are worth 1, 2, 3, 5 and 7.
        assert_eq!(table.points(0, "virtue"), [1, 2, 3, 5, 7][level], "{buildings} {goods}");
        assert_eq!((table.points(0, "gold"), table.points(0, "marble")), (gold, 0));
    }
    // Others have them apart.
    let table = ended(with("rudolf", |p| p.built("observatory").goods("4 gold").virtue(10)));
    assert_eq!(table.points(0, "virtue"), 1);
    // And her marble is always 0.
    assert_eq!(
        with("therese", |p| p.goods("1 marble")).trouble(),
        "wk-load-marble seats.0.goods.marble"
    );
}

/// WK-E9, WK-9: a building card more on all three spaces, after what the space gives; Swindlers
/// act beside it.
/// `caroline`
#[test]
fn caroline_in_the_black_market() {
    let position = with("caroline", |p| p.goods("3 silver").apprentices("swindler_clay"))
        .pile("well castle keep palace church chapel smithy");
    for (space, goods) in [
        ("black_market_small", "2 clay 1 marble 2 silver"),
        ("black_market_large", "2 clay 1 wood 1 stone 2 marble"),
    ] {
        let mut table = position.play();
        table.play(0, &format!("place {space}"));
        assert_eq!((table.goods(0).as_str(), table.hand(0).as_str()), (goods, "well"));
    }
    let mut table = position.play();
    table.play(0, "place black_market_middle").play(0, "hire 1 1");
    assert_eq!((table.goods(0).as_str(), table.hand(0).as_str()), ("2 clay 1 silver", "well"));
    // One of five is kept, the others go under the pile, and then she draws the next.
    let mut table = position.play();
    table.play(0, "place black_market_middle").play(0, "draw");
    assert_eq!(table.hand(0), "");
    table.play(0, "keep castle");
    assert_eq!((table.hand(0).as_str(), table.pile()[0].as_str()), ("castle chapel", "smithy"));
    // The market of another player is none of hers, and no other place sets her power off.
    let mut table = position.clone().turn(2).seat(1, |p| p.goods("1 silver")).play();
    table.play(1, "place black_market_small");
    assert_eq!((table.hand(0).as_str(), table.hand(1).as_str()), ("", ""));
    let mut table = position.play();
    table.play(0, "place tax_stand");
    assert_eq!(table.hand(0), "");
}

/// WK-T32, WK-9, WK-63: Ada at Virtue 1 pays a debt: 3 silver and 0 tax, since 3 are ignored.
/// `ada`: the coins that she ignores, by level.
#[test]
fn wk_t32_ada_pays_a_debt() {
    for (virtue, silver, tax) in [(1, 3, 0), (0, 3, 0), (2, 4, 1), (3, 4, 1), (4, 5, 2), (14, 5, 2)]
    {
        let pays = |silver: u16| {
            let goods = format!("{silver} silver");
            with("ada", |p| p.virtue(virtue).debts(1).goods(&goods)).play()
        };
        let mut table = pays(silver);
        table.play(0, "place guardhouse").play(0, "settle");
        assert_eq!((table.paid_debts(0), table.silver(0)), (1, 0));
        assert_eq!(table.tax_stand(), 4 + tax);
        pays(silver - 1).refuses(0, "place guardhouse", "WK-E2");
    }
}

/// WK-9: Ada ignores 1 tax coin of every cost, and no silver.
/// `ada`: hire, capture and Ransom.
#[test]
fn ada_ignores_a_tax_coin_of_every_cost() {
    // A hire: 2 silver and 1 tax.
    let hire = |silver: u16| {
        let mut table = with("ada", |p| p.goods(&format!("{silver} silver"))).play();
        table.play(0, "place workshop");
        table
    };
    let mut table = hire(3);
    table.play(0, "hire 1 1");
    assert_eq!((table.silver(0), table.tax_stand()), (0, 5));
    // With 2 silver only the draw is left, which is not asked for then.
    assert_eq!((hire(2).hand(0).as_str(), hire(2).silver(0)), ("smithy", 2));
    // The first capture is free; the second costs its silver.
    let raid = |silver: u16| {
        let goods = format!("{silver} silver");
        with("ada", |p| p.at("1 town_centre").goods(&goods)).seat(1, |p| p.at("1 forest 1 mines"))
    };
    let mut table = raid(0).play();
    table.play(0, "place town_centre").play(0, "capture forest 1");
    assert_eq!((table.held(0, 1), table.tax_stand(), table.active()), (1, 4, 1));
    let mut table = raid(1).play();
    table.play(0, "place town_centre").play(0, "capture forest 1").play(0, "capture mines 1");
    assert_eq!((table.held(0, 1), table.silver(0), table.tax_stand()), (2, 0, 4));
    // A Ransom: 3 silver and 1 tax.
    let ransom = |silver: u16| {
        let goods = format!("{silver} silver");
        let mut table = with("ada", |p| p.goods(&goods)).seat(1, |p| p.held(&[2, 0])).play();
        table.play(0, "place guardhouse");
        table
    };
    let mut table = ransom(4);
    table.play(0, "ransom silver");
    assert_eq!((table.silver(0), table.tax_stand(), table.supply(0)), (0, 5, 19));
    assert_eq!(ransom(3).why(0, "ransom silver"), "WK-E4 ransom-too-dear");
    // The Black Market takes plain silver.
    with("ada", |p| p.virtue(7)).play().refuses(0, "place black_market_small", "WK-E1");
}

/// WK-9, WK-E38: Frederick discards no building when he advances, with cards in hand or without;
/// all else of the advance stays.
/// `frederick`
#[test]
fn frederick_on_the_cathedral() {
    for hand in ["", "well castle"] {
        let advance = |board: &str| -> Table {
            let p = with(board, |p| p.hand(hand).goods("1 gold"));
            p.rewards("reward_stone").play()
        };
        let mut table = advance("frederick");
        let pile = table.pile();
        table.play(0, "place guildhall").play(0, "advance");
        assert_eq!((table.cathedral(0), table.hand(0).as_str()), (1, hand));
        assert_eq!((table.goods(0).as_str(), table.virtue(0), table.pile()), ("2 stone", 8, pile));
        let mut table = advance("rudolf");
        if hand.is_empty() {
            table.refuses(0, "place guildhall", "WK-51");
        } else {
            table.play(0, "place guildhall").play(0, "advance").play(0, "discard well");
            assert_eq!((table.cathedral(0), table.hand(0).as_str()), (1, "castle"));
        }
    }
    // The cost and the Virtue of 5 are asked of him, too.
    let without = |edit: fn(Player<'_>) -> Player<'_>| with("frederick", edit).play();
    without(|p| p).refuses(0, "place guildhall", "WK-51");
    without(|p| p.goods("1 gold").virtue(4)).refuses(0, "place guildhall", "WK-51");
}

/// WK-T37, WK-9: Rudolf hires from column 1 at Virtue 9: 1 silver and 2 tax.
/// `rudolf`
#[test]
fn wk_t37_rudolf_hires() {
    let at = |silver: u16, workers: u8| {
        let goods = format!("{silver} silver");
        let there = format!("{workers} workshop");
        let mut table = with("rudolf", |p| p.virtue(9).goods(&goods).at(&there)).play();
        table.play(0, "place workshop");
        table
    };
    let mut table = at(3, 0);
    table.offers(0, &["hire 1 1", "hire 2 1", "draw"]);
    table.play(0, "hire 1 1");
    assert_eq!((table.silver(0), table.tax_stand()), (0, 6));
    assert_eq!(at(2, 0).active(), 1);
    // Nothing reduces the coins on cards skipped (WK-22): column 3 with one worker takes 2.
    let mut table = at(5, 0);
    table.play(0, "hire 1 3");
    assert_eq!((table.silver(0), table.tax_stand()), (0, 6));
    assert_eq!(table.row(1), "patron_clay:1 patron_silver:1 patron_wood acolyte_building");
    assert_eq!(at(4, 0).open(0, "hire"), "1,1 1,2 2,1 2,2");
}

/// WK-9, WK-26, WK-E12: Rudolf has up to 6 apprentices, in the Workshop, in the Black Market and
/// with the Tavern; the middle of the market costs him as much as anybody.
/// `rudolf`
#[test]
fn rudolf_has_six_apprentices() {
    let five = "conspirator jeweller miner miner thief";
    let six = format!("{five} patron_clay");
    let hired = |own: &str, place: &str, hire: &str| {
        let rows = "patron_clay patron_silver patron_stone patron_wood";
        let rows = format!("{rows} / trader_clay trader_stone trader_wood labourer");
        let rows = if own.contains("patron_clay") {
            rows.replacen("patron_clay", "gatekeeper", 1)
        } else {
            rows
        };
        let goods = "3 wood 2 stone 1 gold 3 silver";
        let position = with("rudolf", |p| {
            p.apprentices(own).goods(goods).at("3 workshop").hand("tavern").virtue(4)
        });
        let mut table = position.workshop(&rows).play();
        table.play(0, &format!("place {place}"));
        if place == "guildhall" {
            table.play(0, "construct tavern");
        }
        table.play(0, hire);
        table
    };
    for (place, silver) in [("workshop", 0), ("black_market_middle", 1), ("guildhall", 3)] {
        let table = hired(five, place, "hire 1 1");
        assert_eq!((table.apprentices(0), table.silver(0)), (six.clone(), silver), "{place}");
        let mut table = hired(&six, place, "hire 1 2");
        assert_eq!((table.question(0), table.silver(0)), ("dismiss", silver));
        table.play(0, "dismiss thief");
        let after = "conspirator jeweller miner miner patron_clay patron_silver";
        assert_eq!((table.apprentices(0).as_str(), table.active()), (after, 1));
    }
    // Others have five.
    let mut table = with("ada", |p| p.apprentices(five).goods("3 silver")).play();
    table.play(0, "place workshop").play(0, "hire 1 1");
    assert_eq!(table.question(0), "dismiss");
}
