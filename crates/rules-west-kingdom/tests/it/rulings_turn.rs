//! Rulings on open points: the turn, questions, cards under the piles.

use game_testkit::AtTable;
use serde_json::{Value, json};

use crate::harness::{Position, Table};

const NO_TRADERS: &str =
    "conspirator conspirator thief squire_gold / miner miner jeweller jeweller";

/// Seat 0 after a first answer.
fn placed(position: &Position, location: &str) -> Table {
    let mut table = position.play();
    table.play(0, &format!("place {location}"));
    table
}

/// WK-E2, WK-E49: the Guardhouse may be chosen only if one of its actions is possible.
#[test]
fn wk_e2_a_guardhouse_without_use() {
    let none = Position::new(2).seat(0, |p| p.goods("50 silver").paid_debts(2));
    assert_eq!(none.play().why(0, "place guardhouse"), "WK-E2 nothing-at-guardhouse");
    // Workers of others elsewhere are no use.
    let others = Position::new(3).seat(1, |p| p.prison(2).held(&[0, 0, 2]));
    others.play().refuses(0, "place guardhouse", "WK-E2");
    for use_of_it in [
        Position::new(2).seat(0, |p| p.held(&[0, 1])),
        Position::new(2).seat(0, |p| p.prison(1)),
        Position::new(2).seat(1, |p| p.held(&[1])),
        Position::new(2).seat(0, |p| p.debts(1).goods("6 silver")),
    ] {
        assert_eq!(placed(&use_of_it, "guardhouse").question(0), "guardhouse");
    }
}

/// WK-E2, WK-E49: Storehouse and resource locations stay open, whatever they bring.
#[test]
fn wk_e2_always_open() {
    let poor = Position::new(2).tax_stand(0).workshop(NO_TRADERS);
    let mut table = poor.play();
    for location in ["quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop"] {
        assert!(table.legal(0).contains(&format!("place {location}")), "{location}");
    }
    table.play(0, "place kings_storehouse");
    assert_eq!((table.at(0, "kings_storehouse"), table.goods(0).as_str()), (1, ""));
    assert_eq!(table.asked(), [1]);
}

/// WK-E49: without effect no worker is placed at the Town Centre, the Guardhouse, the Guildhall
/// and the Tax Stand; a draw from an empty pile stays open.
#[test]
fn wk_e49_placement_without_effect() {
    let position =
        Position::new(2).tax_stand(0).only_pile("").seat(0, |p| p.hand("keep").goods("0 silver"));
    let mut table = position.play();
    table.refuses(0, "place town_centre", "WK-E1").refuses(0, "place guardhouse", "WK-E2");
    table.refuses(0, "place guildhall", "WK-51").refuses(0, "place tax_stand", "WK-35");
    table.play(0, "place workshop");
    assert_eq!((table.hand(0).as_str(), table.asked()), ("keep", vec![1]));
    let mut table = placed(&position.seat(0, |p| p.goods("2 silver")), "black_market_middle");
    table.play(0, "draw");
    assert_eq!((table.hand(0).as_str(), table.asked()), ("keep", vec![1]));
    assert_eq!((table.silver(0), table.virtue(0), table.market()[1]), (0, 6, Some(0)));
}

/// WK-E3: every capture, trade and Guardhouse action is optional, the first one too.
#[test]
fn wk_e3_a_visit_without_anything() {
    let position = Position::new(2)
        .workshop(NO_TRADERS)
        .seat(0, |p| p.goods("9 clay 9 silver").prison(2).debts(1).held(&[0, 3]))
        .seat(1, |p| p.at("2 forest").held(&[1]));
    let goods = position.play().goods(0);
    for location in ["town_centre", "kings_storehouse", "guardhouse"] {
        let mut table = placed(&position, location);
        let other = table.seat(1);
        assert!(table.legal(0).len() > 1);
        table.play(0, "done");
        assert_eq!((table.goods(0), table.virtue(0), table.debts(0)), (goods.clone(), 7, 1));
        assert_eq!((table.prison(0), table.held(0, 1), table.at(0, location)), (2, 3, 1));
        assert_eq!((table.seat(1), table.tax_stand(), table.asked()), (other, 4, vec![1]));
    }
    // And so is each further one.
    let more = position.seat(0, |p| p.at("2 guardhouse 2 town_centre"));
    let mut table = placed(&more, "guardhouse");
    table.play(0, "release").play(0, "done");
    assert_eq!((table.prison(0), table.held(0, 1), table.asked()), (0, 3, vec![1]));
    let mut table = placed(&more, "town_centre");
    table.play(0, "capture forest 1").play(0, "done");
    assert_eq!((table.silver(0), table.held(0, 1), table.asked()), (8, 5, vec![1]));
}

/// WK-E26: the limit of 6 cards is looked at only at the end of the own turn.
#[test]
fn wk_e26_a_larger_hand_during_the_turn() {
    let eight = "well chapel church library factory hideout keep palace";
    // In the turns of others a hand may be larger.
    let mut table = Position::new(2).seat(1, |p| p.hand(eight)).play();
    table.pass(0);
    assert_eq!((table.asked(), table.question(1)), (vec![1], "turn"));
    table.play(1, "place quarry");
    assert_eq!((table.asked(), table.question(1)), (vec![1], "discard-limit"));
    // A card that the turn itself uses is not discarded before: 7, and the Well is built.
    let seven = "well chapel church library factory hideout keep";
    let mut table =
        Position::new(2).seat(0, |p| p.goods("2 wood 2 stone").hand(seven).virtue(4)).play();
    table.play(0, "place guildhall").play(0, "construct well");
    assert_eq!((table.asked(), table.hand(0).split(' ').count()), (vec![1], 6));
}

/// WK-E26: cards that come in between may be used, too: the Drafting Room brings 2 to the 6 that
/// are left, and only then 2 have to go.
/// `drafting_room`
#[test]
fn wk_e26_cards_drawn_by_a_building() {
    let hand = "drafting_room well chapel church library factory hideout";
    let mut table = Position::new(2)
        .workshop(NO_TRADERS)
        .pile("keep palace")
        .seat(0, |p| p.goods("4 stone 3 gold").hand(hand).virtue(4).apprentices("labourer"))
        .play();
    table.play(0, "place guildhall").play(0, "construct drafting_room");
    assert_eq!(table.open(0, "discard").split(' ').count(), 8);
    table.play(0, "discard keep").play(0, "discard palace");
    assert_eq!(table.hand(0), "well chapel church factory hideout library");
}

/// WK-E41: cards of one step lie under the pile by their number, the lowest nearest to the top, in
/// whatever order they were chosen.
#[test]
fn wk_e41_discards_by_number() {
    let hand = "well chapel church library factory hideout";
    let position =
        Position::new(2).pile("keep palace tavern").seat(0, |p| p.hand(hand).at("3 workshop"));
    for order in
        [["palace", "well", "keep"], ["well", "keep", "palace"], ["keep", "palace", "well"]]
    {
        let mut table = placed(&position, "workshop");
        let pile = table.pile();
        for (chosen, card) in order.into_iter().enumerate() {
            assert_eq!((table.pile().len(), table.hand(0).split(' ').count()), (pile.len(), 9));
            table.play(0, &format!("discard {card}"));
            if chosen < 2 {
                table.refuses(0, &format!("discard {card}"), "WK-14");
            }
        }
        // Well is 11, Keep 30, Palace 38.
        assert_eq!(table.pile()[pile.len()..], ["well", "keep", "palace"]);
    }
}

/// WK-E41: so do the four cards of the middle of the Black Market; all of them face down.
#[test]
fn wk_e41_cards_looked_at() {
    let position = Position::new(2)
        .pile("palace keep castle monument dungeon")
        .seat(0, |p| p.goods("2 silver"));
    let mut table = placed(&position, "black_market_middle");
    table.play(0, "draw").play(0, "keep keep");
    let (pile, own, other) = (table.pile(), table.view(0), table.view(1));
    let bottom = pile.len() - 4;
    // 18, 24, 36, 38.
    assert_eq!(pile[bottom..], ["castle", "dungeon", "monument", "palace"]);
    for (at, card) in pile.iter().enumerate().skip(bottom) {
        assert_eq!(own["building_pile"][at], json!(card));
        assert_eq!(other["building_pile"][at], Value::Null);
    }
}

/// WK-E43: effects of apprentices are no choice: a Squire whose condition holds must gain. The
/// Gatekeeper may free fewer or none.
/// `squire_gold`, `gatekeeper`
#[test]
fn wk_e43_what_is_optional() {
    let reset = |prison: u8| {
        let mut table = Position::new(2)
            .market([Some(1), Some(1), None])
            .seat(0, |p| p.goods("3 silver").prison(prison).apprentices("gatekeeper"))
            .seat(1, |p| p.apprentices("squire_gold"))
            .play();
        table.play(0, "place black_market_large");
        table
    };
    // The new worker is in Prison, too.
    let mut table = reset(2);
    table.offers(0, &["free 0", "free 1", "free 2"]);
    table.refuses(0, "free 3", "WK-71");
    table.play(0, "free 0");
    assert_eq!((table.prison(0), table.good(1, "gold")), (3, 0));
    let mut table = reset(2);
    table.play(0, "free 2");
    assert_eq!(table.prison(0), 1);
    // Nobody asks the owner of a Squire.
    let mut table = Position::new(2)
        .market([Some(0), Some(0), None])
        .seat(0, |p| p.goods("3 silver"))
        .seat(1, |p| p.apprentices("squire_gold"))
        .play();
    table.play(0, "place black_market_large");
    assert_eq!((table.good(1, "gold"), table.asked(), table.question(1)), (1, vec![1], "turn"));
}

/// WK-E43: a Gatekeeper or Squire hired in the turn of the reset already acts.
/// `gatekeeper`, `squire_gold`
#[test]
fn wk_e43_hired_in_the_turn_of_the_reset() {
    let rows = "gatekeeper squire_gold miner miner / thief stonecutter jeweller jeweller";
    let mut table = Position::new(2)
        .workshop(rows)
        .market([Some(1), None, Some(1)])
        .seat(0, |p| p.goods("2 silver"))
        .play();
    table.play(0, "place black_market_middle").play(0, "hire 1 1");
    table.offers(0, &["free 0", "free 1"]);
    table.play(0, "free 1");
    assert_eq!((table.prison(0), table.prison(1)), (0, 2));
    // The Tavern on space 7 of the Guildhall: the reset comes after its hire.
    let mut table = Position::new(2)
        .workshop(rows)
        .seat(0, |p| p.goods("3 wood 2 stone 1 gold").hand("tavern").guildhall(3).virtue(4))
        .seat(0, |p| p.apprentices("labourer"))
        .seat(1, |p| p.guildhall(3))
        .play();
    table.play(0, "place guildhall").play(0, "construct tavern").play(0, "hire 1 2");
    assert!(table.happened("reset_began"));
    assert_eq!(
        (table.goods(0).as_str(), table.apprentices(0).as_str()),
        ("1 gold", "labourer squire_gold")
    );
}

/// WK-E57: taking a worker back is a full turn: the hand limit binds, and the last turns count.
#[test]
fn wk_e57_taking_back_is_a_full_turn() {
    let eight = "well chapel church library factory hideout keep palace";
    let mut table = Position::new(2).seat(0, |p| p.at("10 quarry 10 forest").hand(eight)).play();
    table.play(0, "recall forest");
    assert_eq!((table.asked(), table.question(0)), (vec![0], "discard-limit"));
    table.play(0, "discard keep").play(0, "discard palace");
    assert_eq!((table.asked(), table.turn()), (vec![1], 2));
    let mut table = Position::new(2).last_turn().seat(0, |p| p.at("7 quarry 7 forest")).play();
    assert_eq!(table.supply(0), 0);
    table.play(0, "recall forest");
    assert!(table.over());
}

/// WK-E57: a skipped turn is one, too.
#[test]
fn wk_e57_a_skipped_turn_is_a_full_turn() {
    let eight = "well chapel church library factory hideout keep palace";
    let skipped = Position::new(5).turn(5).seat(0, |p| p.guildhall(20).hand(eight));
    let mut table = skipped.play();
    table.pass(4);
    assert!(table.happened("skipped"));
    assert_eq!((table.asked(), table.question(0), table.turn()), (vec![0], "discard-limit", 6));
    table.play(0, "discard keep").play(0, "discard palace");
    assert_eq!((table.asked(), table.turn()), (vec![1], 7));
    // As the last turn it ends the game.
    let mut last = Position::new(5)
        .last_turns(2)
        .turn(5)
        .seat(0, |p| p.guildhall(20))
        .seat(1, |p| p.guildhall(1))
        .seat(2, |p| p.guildhall(1))
        .seat(3, |p| p.guildhall(1))
        .seat(4, |p| p.guildhall(1))
        .play();
    last.pass(4);
    assert!(last.over() && last.happened("skipped"));
}

/// WK-E57: a worker taken back from the Black Market frees its space.
#[test]
fn wk_e57_a_space_of_the_black_market_is_free_again() {
    let mut table = Position::new(2)
        .market([Some(0), Some(1), None])
        .seat(0, |p| p.guildhall(5).prison(14).goods("1 silver"))
        .seat(1, |p| p.goods("1 silver"))
        .play();
    table.offers(0, &["recall black_market_small", "recall prison"]);
    table.play(0, "recall black_market_small");
    assert_eq!((table.market(), table.supply(0)), ([None, Some(1), None], 1));
    table.play(1, "place black_market_small");
    assert_eq!((table.market(), table.prison(0)), ([Some(1), Some(1), None], 14));
}

/// WK-E67: a question with one answer is not asked; the one answer is taken.
#[test]
fn wk_e67_questions_with_one_answer() {
    // Clay, with one worker in the Mines.
    let table = placed(&Position::new(2), "mines");
    assert_eq!((table.goods(0).as_str(), table.asked()), ("2 clay", vec![1]));
    // The draw, without money; no trade, without goods.
    let table = placed(&Position::new(2), "workshop");
    assert_eq!((table.hand(0).as_str(), table.asked()), ("smithy", vec![1]));
    assert_eq!(placed(&Position::new(2), "kings_storehouse").asked(), [1]);
    // The only mix; the last of the trades allowed.
    let mut table = placed(&Position::new(2).seat(0, |p| p.goods("3 stone")), "kings_storehouse");
    table.play(0, "trade 2");
    assert_eq!((table.goods(0).as_str(), table.asked()), ("1 marble", vec![1]));
    // The only place to take a worker back from.
    let mut table = Position::new(2).turn(2).seat(0, |p| p.at("20 forest")).play();
    table.pass(1);
    assert_eq!((table.supply(0), table.at(0, "forest"), table.asked()), (1, 19, vec![1]));
    // The only card to discard.
    let advance = Position::new(2).seat(0, |p| p.hand("keep").goods("1 gold"));
    let mut table = placed(&advance, "guildhall");
    table.play(0, "advance");
    assert_eq!((table.cathedral(0), table.hand(0).as_str()), (1, ""));
    // The only card looked at.
    let only = Position::new(2).only_pile("keep").seat(0, |p| p.goods("2 silver"));
    let mut table = placed(&only, "black_market_middle");
    table.play(0, "draw");
    assert_eq!((table.hand(0).as_str(), table.asked()), ("keep", vec![1]));
}

/// WK-E67, WK-7: what a worker in the Guildhall does is always asked, so that nobody learns from it
/// whether the hand leaves a choice.
#[test]
fn wk_e67_the_guildhall_is_always_asked() {
    let goods = "2 wood 2 stone";
    let one = placed(&Position::new(2).seat(0, |p| p.hand("well keep").goods(goods)), "guildhall");
    one.offers(0, &["construct well"]);
    let advance = Position::new(2).seat(0, |p| p.hand("keep").goods("1 gold"));
    placed(&advance, "guildhall").offers(0, &["advance"]);
    // Others see the same with a hand that leaves a choice.
    let rich = "2 clay 4 wood 4 stone 1 gold";
    let views = ["well keep", "well masons_hut"].map(|hand| {
        let position = Position::new(2).seat(0, |p| p.hand(hand).goods(rich).virtue(4));
        let table = placed(&position, "guildhall");
        (table.view(1), table.view_of_all(), table.legal(0).len())
    });
    assert_eq!((&views[0].0, &views[0].1), (&views[1].0, &views[1].1));
    assert_eq!((views[0].2, views[1].2), (1, 2));
}

/// WK-E67: two answers are asked for, and the placing of a worker always is.
#[test]
fn wk_e67_questions_that_are_asked() {
    let mut table = Position::new(2).seat(0, |p| p.at("19 forest 1 mines")).play();
    table.offers(0, &["recall forest", "recall mines"]);
    table.play(0, "recall forest");
    assert_eq!((table.asked(), table.question(1)), (vec![1], "turn"));
    let mix = Position::new(2).seat(0, |p| p.goods("3 stone 1 wood"));
    let mut table = placed(&mix, "kings_storehouse");
    table.play(0, "trade 2");
    assert_eq!(table.question(0), "mix-trade");
}
