//! Chapter 2: the turn.

use game_testkit::AtTable;

use crate::harness::Position;

/// WK-10: play is clockwise, one worker in each turn, from the supply.
#[test]
fn wk_10_one_worker_in_each_turn() {
    let mut table = Position::new(3).first(1).play();
    for (turn, seat) in [1, 2, 0, 1, 2, 0].into_iter().enumerate() {
        assert_eq!((table.asked(), table.turn()), (vec![seat], turn as u64 + 1));
        let (supply, at) = (table.supply(seat.into()), table.at(seat.into(), "quarry"));
        table.play(seat, "place quarry");
        assert_eq!(table.supply(seat.into()), supply - 1);
        assert_eq!(table.at(seat.into(), "quarry"), at + 1);
        assert_eq!(table.good(seat.into(), "stone"), (1..=at + 1).sum::<u64>());
        table.refuses(seat, "place quarry", None);
    }
}

/// WK-10: passing is not possible, and no other answer takes the place of a worker.
#[test]
fn wk_10_passing_is_not_possible() {
    let mut table = Position::new(2).tax_stand(0).play();
    let all = ["quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop"];
    let all = all.map(|location| format!("place {location}"));
    table.offers(0, &all.each_ref().map(String::as_str));
    table.refuses(0, "done", None).refuses(0, "decline", None).refuses(0, "draw", None);
    // A worker that stands somewhere stays there.
    let mut table = Position::new(2).seat(0, |p| p.at("3 forest")).play();
    table.refuses(0, "recall forest", "WK-10");
}

/// WK-11: without a worker in the supply one takes one back; that is the whole turn.
#[test]
fn wk_11_taking_a_worker_back() {
    let mut table = Position::new(2).seat(0, |p| p.at("15 quarry 4 mines 1 guardhouse")).play();
    assert_eq!((table.question(0), table.supply(0)), ("recall", 0));
    table.offers(0, &["recall quarry", "recall mines", "recall guardhouse"]);
    table.refuses(0, "recall forest", "WK-11").refuses(0, "place forest", None);
    let before = table.seat(1);
    table.play(0, "recall mines");
    assert_eq!((table.supply(0), table.at(0, "mines"), table.at(0, "quarry")), (1, 3, 15));
    assert_eq!((table.goods(0).as_str(), table.seat(1)), ("", before));
    // It is placed in the next turn at the earliest.
    assert_eq!(table.asked(), [1]);
    table.refuses(0, "place mines", None);
    table.pass(1).play(0, "place mines").play(0, "dig gold");
    assert_eq!((table.at(0, "mines"), table.good(0, "gold")), (4, 2));
    // And then there is none again.
    table.pass(1);
    assert_eq!(table.question(0), "recall");
}

/// WK-11: not from the Guildhall, the Black Market, the Prison or another board while one stands
/// on an open location.
#[test]
fn wk_11_only_from_open_locations() {
    let position = Position::new(2)
        .market([Some(0), None, Some(0)])
        .seat(0, |p| p.at("3 quarry 2 tax_stand").prison(4).guildhall(5))
        .seat(1, |p| p.held(&[4]));
    let mut table = position.play();
    assert_eq!(table.supply(0), 0);
    table.offers(0, &["recall quarry", "recall tax_stand"]);
    for place in ["guildhall", "black_market_small", "black_market_large", "prison"] {
        table.refuses(0, &format!("recall {place}"), "WK-11");
    }
    table.refuses(0, "recall board 1", "WK-E29");
}

/// WK-12: an open location holds any number of workers of any players.
#[test]
fn wk_12_open_locations_hold_everybody() {
    for location in ["quarry", "forest", "silversmith", "kings_storehouse", "tax_stand"] {
        let full = format!("19 {location}");
        let mut table = Position::new(3).everybody(|p| p.at(&full)).play();
        table.play(0, &format!("place {location}"));
        assert_eq!(table.at(0, location), 20);
        assert_eq!((table.at(1, location), table.at(2, location)), (19, 19));
    }
}

/// WK-12: a Black Market space holds one worker, until a reset; others and the owner are kept out.
#[test]
fn wk_12_small_locations_hold_one() {
    let spaces = ["black_market_small", "black_market_middle", "black_market_large"];
    for (taken, space) in spaces.into_iter().enumerate() {
        for owner in [0, 1] {
            let mut market = [None; 3];
            market[taken] = Some(owner);
            let mut table = Position::new(2).market(market).seat(0, |p| p.goods("9 silver")).play();
            let why = table.why(0, &format!("place {space}"));
            assert_eq!(why, "WK-12 space-taken");
            for other in spaces.into_iter().filter(|other| *other != space) {
                assert!(table.legal(0).contains(&format!("place {other}")));
            }
        }
    }
    // It stays for the turns to come.
    let mut table = Position::new(2).everybody(|p| p.goods("9 silver")).play();
    table.play(0, "place black_market_small").pass(1).pass(0).pass(1);
    assert_eq!(table.market(), [Some(0), None, None]);
    table.refuses(0, "place black_market_small", "WK-12");
}

/// WK-12: workers on open locations can be captured; those in the Black Market, the Guildhall and
/// the Prison cannot.
#[test]
fn wk_12_only_open_locations_can_be_captured() {
    let mut table = Position::new(2)
        .market([Some(1), None, None])
        .seat(0, |p| p.goods("5 silver"))
        .seat(1, |p| p.at("2 forest 1 workshop").prison(3).guildhall(4))
        .play();
    table.play(0, "place town_centre");
    table.offers(0, &["capture forest 1", "capture workshop 1", "capture town_centre 0", "done"]);
    table.play(0, "capture forest 1");
    assert_eq!((table.held(0, 1), table.at(1, "forest"), table.at(1, "workshop")), (2, 0, 1));
    assert_eq!((table.prison(1), table.guildhall(1), table.market()[0]), (3, 4, Some(1)));
}

/// WK-12: the Guildhall keeps its workers; the Prison is never chosen for placing.
#[test]
fn wk_12_guildhall_and_prison() {
    let position = Position::new(2).seat(0, |p| p.goods("2 wood 2 stone").hand("well").prison(2));
    let mut table = position.play();
    assert_eq!(table.why(0, "place prison"), "WK-12 not-placeable");
    table
        .play(0, "place guildhall")
        .play(0, "construct well")
        .pass(1)
        .pass(0)
        .pass(1)
        .pass(0)
        .pass(1);
    assert_eq!((table.guildhall(0), table.prison(0), table.supply(0)), (1, 2, 20 - 1 - 2 - 2));
}

/// WK-14: first the action, then the reset, then the hand limit, then the next turn.
#[test]
fn wk_14_the_end_of_a_turn() {
    let hand = "well chapel church tavern library factory";
    let mut table = Position::new(2)
        .market([Some(1), None, Some(1)])
        .pile("keep castle palace monument dungeon")
        .seat(0, |p| p.goods("2 silver").hand(hand))
        .play();
    table.play(0, "place black_market_middle").play(0, "draw");
    // The action is not finished, so there is no reset yet.
    assert_eq!((table.market(), table.prison(1)), ([Some(1), Some(0), Some(1)], 0));
    table.play(0, "keep palace");
    assert_eq!((table.market(), table.prison(0), table.prison(1)), ([None; 3], 1, 2));
    assert!(table.happened("reset_began") && !table.happened("turn_began"));
    // Only then the seventh card has to go.
    assert_eq!((table.question(0), table.asked()), ("discard-limit", vec![0]));
    assert_eq!(table.open(0, "discard").split(' ').count(), 7);
    table.refuses(0, "done", "WK-E43").refuses(0, "discard keep", "WK-14");
    table.play(0, "discard tavern");
    assert_eq!(table.hand(0), "well chapel church factory library palace");
    assert_eq!((table.pile().last().map(String::as_str), table.asked()), (Some("tavern"), vec![1]));
}

/// WK-14: the end of the game is checked after the hand limit.
#[test]
fn wk_14_the_end_comes_last() {
    let hand = "well chapel church tavern library factory";
    let mut table = Position::new(2).last_turn().seat(0, |p| p.hand(hand)).play();
    table.play(0, "place workshop");
    assert_eq!((table.over(), table.question(0)), (false, "discard-limit"));
    table.play(0, "discard well");
    assert!(table.over() && table.happened("game_over"));
    assert_eq!(table.hand(0).split(' ').count(), 6);
}

/// WK-14: with 6 cards nothing is discarded, with more so many that 6 are left, of the owner's
/// choice; they go under the pile.
#[test]
fn wk_14_a_hand_of_six() {
    let hand = "well chapel church library factory";
    let position = |workers: &str, cards: &str| {
        let position = Position::new(2).pile("tavern keep castle palace");
        position.seat(0, |p| p.at(workers).hand(&format!("{hand} {cards}"))).play()
    };
    // 5 and 1 drawn.
    let mut table = position("", "");
    table.play(0, "place workshop");
    assert_eq!((table.asked(), table.hand(0).split(' ').count()), (vec![1], 6));
    // 6 and 1 drawn.
    let mut table = position("", "hideout");
    table.play(0, "place workshop").play(0, "discard tavern");
    assert_eq!((table.asked(), table.hand(0).split(' ').count()), (vec![1], 6));
    // 6 and 3 drawn.
    let mut table = position("3 workshop", "hideout");
    let pile = table.pile();
    table.play(0, "place workshop");
    for (left, card) in [(3, "hideout"), (2, "keep"), (1, "castle")] {
        assert_eq!(table.question(0), "discard-limit");
        assert_eq!(table.open(0, "discard").split(' ').count(), 6 + left);
        table.play(0, &format!("discard {card}"));
    }
    assert_eq!(table.hand(0), "tavern well chapel church factory library");
    assert_eq!((table.pile().len(), table.asked()), (pile.len(), vec![1]));
    let mut under = table.pile().split_off(pile.len() - 3);
    under.sort();
    assert_eq!(under, ["castle", "hideout", "keep"]);
}
