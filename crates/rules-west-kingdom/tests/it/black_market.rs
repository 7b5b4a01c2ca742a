//! Chapter 7: the Black Market.

use game_testkit::AtTable;

use crate::harness::{Position, Table};

const SPACES: [&str; 3] = ["black_market_small", "black_market_middle", "black_market_large"];
/// Eight open apprentices; the Swindler has 3 coins on it.
const WORKSHOP: &str = "acolyte_clay swindler_clay:3 illusionist trickster / \
                        miner jeweller gatekeeper labourer";

/// Seat 0 has so much silver; the small card shows marble and stone, the large one gold, stone and
/// 2 wood.
fn before(silver: u16) -> Position {
    Position::new(2)
        .workshop(WORKSHOP)
        .left("bm_03")
        .right("bm_04")
        .seat(0, |p| p.goods(&format!("{silver} silver")))
}

/// Seat 0 on a space of the Black Market.
#[track_caller]
fn on(position: &Position, space: usize) -> Table {
    let mut table = position.play();
    table.play(0, &format!("place {}", SPACES[space]));
    table
}

/// WK-40: the left space costs 1 silver, the middle 2, the right 3, and each 1 virtue; with a silver
/// less it is shut.
#[test]
fn wk_40_the_prices() {
    for (space, price) in [1, 2, 3].into_iter().enumerate() {
        let table = on(&before(price), space);
        assert_eq!((table.silver(0), table.virtue(0), table.tax_stand()), (0, 6, 4));
        let mut market = [None; 3];
        market[space] = Some(0);
        assert_eq!((table.market(), table.supply(0)), (market, 19));
        assert_eq!((table.virtue(1), table.supply(1)), (7, 20));
        let mut table = before(price - 1).play();
        table.refuses(0, &format!("place {}", SPACES[space]), "WK-E1");
    }
}

/// WK-40: left and right give what the visible cards show.
#[test]
fn wk_40_what_the_cards_show() {
    // The small side of each pair of cards, and all large sides.
    let small = [
        (["bm_01", "bm_06"], "1 marble"),
        (["bm_02", "bm_07"], "2 gold"),
        (["bm_03", "bm_08"], "1 stone 1 marble"),
        (["bm_04", "bm_09"], "1 wood 1 gold"),
        (["bm_05", "bm_10"], "1 wood 1 marble"),
    ];
    for (cards, goods) in small {
        for card in cards {
            let position = Position::new(2).left(card).seat(0, |p| p.goods("1 silver"));
            assert_eq!(on(&position, 0).goods(0), goods, "{card}");
        }
    }
    let large = [
        ("bm_01", "2 wood 2 marble"),
        ("bm_02", "1 wood 1 stone 1 gold 1 marble"),
        ("bm_03", "2 stone 2 marble"),
        ("bm_04", "2 wood 1 stone 1 gold"),
        ("bm_05", "1 wood 2 stone 1 marble"),
        ("bm_06", "2 stone 2 marble"),
        ("bm_07", "1 wood 2 stone 1 marble"),
        ("bm_08", "2 wood 1 stone 1 gold"),
        ("bm_09", "1 wood 1 stone 1 gold 1 marble"),
        ("bm_10", "2 wood 2 marble"),
    ];
    for (card, goods) in large {
        let position = Position::new(2).right(card).seat(0, |p| p.goods("3 silver"));
        assert_eq!(on(&position, 2).goods(0), goods, "{card}");
    }
}

/// WK-40: in the middle any open apprentice is hired at no cost, from any column; its coins come
/// with it, and its virtue change happens.
#[test]
fn wk_40_a_hire_in_the_middle() {
    let mut table = on(&before(2), 1);
    assert_eq!(table.question(0), "market-middle");
    assert_eq!(table.open(0, "hire"), "1,1 1,2 1,3 1,4 2,1 2,2 2,3 2,4");
    assert_eq!(table.legal(0).len(), 9);
    table.play(0, "hire 1 2");
    assert_eq!((table.apprentices(0).as_str(), table.silver(0)), ("swindler_clay", 3));
    // 1 for the Black Market and 1 for the Swindler.
    assert_eq!((table.virtue(0), table.tax_stand(), table.asked()), (5, 4, vec![1]));
    assert!(table.row(1).starts_with("acolyte_clay illusionist trickster "));
    // The last column, without a worker in the Workshop.
    let mut table = on(&before(2), 1);
    table.play(0, "hire 2 4");
    assert_eq!((table.apprentices(0).as_str(), table.silver(0)), ("labourer", 0));
    assert_eq!((table.virtue(0), table.row(1).contains(":3")), (6, true));
    // A gain of virtue happens, too.
    let mut table = on(&before(2), 1);
    table.play(0, "hire 1 1");
    assert_eq!(table.virtue(0), 7);
}

/// WK-40: or 5 buildings are looked at, 1 is kept and 4 go under the pile.
#[test]
fn wk_40_five_cards_in_the_middle() {
    let position =
        before(2).pile("well keep tavern smithy chapel palace").seat(1, |p| p.hand("armoury"));
    let mut table = on(&position, 1);
    let pile = table.pile();
    table.play(0, "draw");
    let keep = ["keep chapel", "keep keep", "keep smithy", "keep tavern", "keep well"];
    table.offers(0, &keep);
    table.refuses(0, "keep palace", "WK-40").refuses(0, "done", "WK-40");
    table.play(0, "keep keep");
    assert_eq!((table.hand(0).as_str(), table.hand(1).as_str()), ("keep", "armoury"));
    let mut wanted = pile[5..].to_vec();
    wanted.extend(["smithy", "tavern", "well", "chapel"].map(String::from));
    assert_eq!(table.pile(), wanted);
    assert_eq!((table.silver(0), table.virtue(0), table.asked()), (0, 6, vec![1]));
}

/// WK-41: where a pile is empty the picture printed on the space counts: left 1 marble and 1 gold,
/// right 2 marble, 1 stone and 1 wood.
#[test]
fn wk_41_printed_pictures() {
    let position = Position::new(2).left("").seat(0, |p| p.goods("1 silver"));
    assert_eq!(on(&position, 0).goods(0), "1 gold 1 marble");
    // The right pile is empty until the first reset.
    let position = Position::new(2).seat(0, |p| p.goods("3 silver"));
    let table = on(&position, 2);
    assert_eq!((table.right().len(), table.goods(0).as_str()), (0, "1 wood 1 stone 2 marble"));
}

/// WK-41: after the first reset the right space follows the card that was turned.
#[test]
fn wk_41_until_the_first_reset() {
    let mut table =
        Position::new(2).market([Some(1), Some(1), None]).everybody(|p| p.goods("3 silver")).play();
    table.play(0, "place black_market_large");
    assert_eq!(
        (table.goods(0).as_str(), table.right()),
        ("1 wood 1 stone 2 marble", vec!["bm_01".into()])
    );
    table.play(1, "place black_market_large");
    assert_eq!(table.goods(1), "2 wood 2 marble");
}

/// WK-42: players do not take the cards; they stay until the next reset.
#[test]
fn wk_42_the_cards_stay() {
    let mut table = before(1).left("bm_03 bm_02 bm_05").seat(1, |p| p.goods("3 silver")).play();
    let (left, right) = (table.left(), table.right());
    table.play(0, "place black_market_small");
    assert_eq!((table.left(), table.right()), (left.clone(), right.clone()));
    table.play(1, "place black_market_large");
    assert_eq!((table.left(), table.right()), (left, right));
    assert_eq!((table.left().len(), table.right().len()), (3, 7));
    // A space that becomes free again shows the same card.
    let mut table = Position::new(2)
        .left("bm_02 bm_01")
        .turn(2)
        .market([Some(0), None, None])
        .seat(0, |p| p.guildhall(11).prison(8))
        .seat(1, |p| p.goods("1 silver"))
        .play();
    table.pass(1).play(0, "recall black_market_small").play(1, "place black_market_small");
    assert_eq!(table.goods(1), "2 gold");
}

/// WK-43: with Virtue 10 or more nobody places in the Black Market.
#[test]
fn wk_43_closed_to_the_virtuous() {
    for virtue in [10, 11, 14] {
        let mut table = before(9).seat(0, |p| p.virtue(virtue)).play();
        for space in SPACES {
            assert_eq!(table.why(0, &format!("place {space}")), "WK-43 too-virtuous");
        }
    }
    for virtue in [0, 9] {
        let table = before(9).seat(0, |p| p.virtue(virtue)).play();
        assert_eq!(table.open(0, "place").matches("black_market").count(), 3);
    }
}

/// WK-43: it is checked when the worker is placed: what comes in that action does not matter, and a
/// worker that stands there stays.
#[test]
fn wk_43_checked_when_placing() {
    let position = before(2)
        .workshop("acolyte_clay miner jeweller trickster / miner jeweller gatekeeper labourer")
        .seat(0, |p| p.virtue(9).apprentices("illusionist"));
    let mut table = on(&position, 1);
    table.play(0, "hire 1 1");
    assert_eq!((table.virtue(0), table.market()), (10, [None, Some(0), None]));
    table.pass(1).refuses(0, "place black_market_small", "WK-43");
}

/// WK-44: first the silver, then the virtue, then what the space gives, then the extras.
#[test]
fn wk_44_the_order() {
    let position = before(3).seat(0, |p| p.apprentices("swindler_wood swindler_clay"));
    let position = position
        .workshop("miner miner thief jeweller / jeweller conspirator conspirator labourer:5");
    let table = on(&position, 0);
    assert_eq!(
        table.events(),
        ["placed", "paid", "virtue_changed", "gained", "gained", "turn_began"]
    );
    assert_eq!(table.goods(0), "2 clay 1 wood 1 stone 1 marble 2 silver");
    // In the middle the extras wait for the hire.
    let mut table = on(&position, 1);
    assert_eq!(table.events(), ["placed", "paid", "virtue_changed"]);
    assert_eq!(table.goods(0), "1 silver");
    table.play(0, "hire 2 4");
    assert_eq!(table.events(), ["hired", "refilled", "gained", "turn_began"]);
    assert_eq!(table.goods(0), "2 clay 1 wood 6 silver");
}

/// WK-44: discounts and extras are those of the apprentices owned when the worker is placed; one
/// hired in that action changes nothing.
#[test]
fn wk_44_a_new_apprentice_changes_nothing() {
    // The Swindler brings no clay.
    let mut table = on(&before(2), 1);
    table.play(0, "hire 1 2");
    assert_eq!(table.goods(0), "3 silver");
    // The Illusionist saves no virtue: 1 is lost for the space and 1 for the card.
    let mut table = on(&before(2), 1);
    table.play(0, "hire 1 3");
    assert_eq!(table.virtue(0), 5);
    // The Trickster brings no silver back, nor makes the space cheaper before it is hired.
    let mut table = on(&before(2), 1);
    table.play(0, "hire 1 4");
    assert_eq!(table.silver(0), 0);
    before(1).play().refuses(0, "place black_market_middle", "WK-E1");
}

/// WK-44: one discarded in that action still counts.
#[test]
fn wk_44_a_discarded_apprentice_still_counts() {
    let five = "swindler_stone trader_clay trader_stone trader_wood thief";
    let mut table = on(&before(2).seat(0, |p| p.apprentices(five)), 1);
    table.play(0, "hire 2 1").play(0, "dismiss swindler_stone");
    assert_eq!(table.goods(0), "1 stone");
    assert_eq!(table.apprentices(0), "trader_clay trader_stone trader_wood thief miner");
}

/// WK-44: in the middle one of the two options must be taken, and the coins on the card hired come
/// too late for paying.
#[test]
fn wk_44_one_option_must_be_taken() {
    let mut table = on(&before(2), 1);
    for answer in ["done", "decline"] {
        table.refuses(0, answer, None);
    }
    assert_eq!(table.asked(), [0]);
    // 3 coins lie on the Swindler, and 1 silver is not enough.
    let mut table = before(1).play();
    table.refuses(0, "place black_market_middle", "WK-E1");
}

/// WK-44: the Trickster takes 1 silver off, not below 0, and no virtue.
///
/// `trickster`: 1 silver less on each space.
#[test]
fn wk_44_the_trickster() {
    for (space, price) in [0, 1, 2].into_iter().enumerate() {
        let position = before(price)
            .workshop("acolyte_clay miner illusionist thief / miner jeweller gatekeeper labourer")
            .seat(0, |p| p.apprentices("trickster"));
        let table = on(&position, space);
        assert_eq!((table.silver(0), table.virtue(0)), (0, 6));
    }
}

/// WK-T13: the small card shows marble and stone, the large one gold, stone and 2 wood.
#[test]
fn wk_t13_three_spaces() {
    let table = on(&before(6), 0);
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), ("1 stone 1 marble 5 silver", 6));
    let mut table = on(&before(6), 1);
    table.play(0, "hire 2 1");
    assert_eq!((table.goods(0).as_str(), table.apprentices(0).as_str()), ("4 silver", "miner"));
    assert_eq!(table.virtue(0), 6);
    let mut table = on(&before(6), 1);
    table.play(0, "draw");
    assert_eq!(table.open(0, "keep").split(' ').count(), 5);
    table.play(0, "keep smithy");
    assert_eq!((table.goods(0).as_str(), table.hand(0).as_str()), ("4 silver", "smithy"));
    let table = on(&before(6), 2);
    assert_eq!((table.goods(0).as_str(), table.virtue(0)), ("2 wood 1 stone 1 gold 3 silver", 6));
}

/// WK-E8: the Illusionist takes away the loss of virtue, not the ban at Virtue 10 and above.
///
/// `illusionist`: no virtue is lost on any of the three spaces.
#[test]
fn wk_e8_the_illusionist() {
    let position = before(3)
        .workshop("acolyte_clay miner trickster thief / miner jeweller gatekeeper labourer")
        .seat(0, |p| p.apprentices("illusionist"));
    for space in 0..3 {
        assert_eq!(on(&position, space).virtue(0), 7);
    }
    let mut table = position.clone().seat(0, |p| p.virtue(10)).play();
    for space in SPACES {
        table.refuses(0, &format!("place {space}"), "WK-43");
    }
    // At the Tax Stand it is of no use.
    let mut table = position.play();
    table.play(0, "place tax_stand");
    assert_eq!(table.virtue(0), 5);
}

/// WK-E9: Swindlers act on all three spaces, each of them.
#[test]
fn wk_e9_swindlers() {
    let position = before(3)
        .workshop("acolyte_clay miner trickster thief / miner jeweller gatekeeper labourer")
        .seat(0, |p| p.apprentices("swindler_clay swindler_stone swindler_wood"));
    assert_eq!(on(&position, 0).goods(0), "2 clay 1 wood 2 stone 1 marble 2 silver");
    assert_eq!(on(&position, 2).goods(0), "2 clay 3 wood 2 stone 1 gold");
    let mut table = on(&position, 1);
    table.play(0, "hire 2 1");
    assert_eq!(table.goods(0), "2 clay 1 wood 1 stone 1 silver");
    let mut table = on(&position, 1);
    table.play(0, "draw").play(0, "keep tavern");
    assert_eq!(table.goods(0), "2 clay 1 wood 1 stone 1 silver");
    // Nobody else's.
    let position =
        position.seat(0, |p| p.apprentices("")).seat(1, |p| p.apprentices("swindler_clay"));
    assert_eq!(on(&position, 0).goods(0), "1 stone 1 marble 2 silver");
}

/// WK-E9: Caroline draws 1 building card more with each Black Market action, the middle included,
/// where it is drawn after the others have gone under the pile.
#[test]
fn wk_e9_caroline() {
    let position = before(3)
        .pile("well keep tavern smithy chapel palace")
        .seat(0, |p| p.board("caroline"))
        .seat(1, |p| p.board("rudolf"));
    for space in [0, 2] {
        assert_eq!(on(&position, space).hand(0), "well");
    }
    let mut table = on(&position, 1);
    assert_eq!(table.hand(0), "");
    table.play(0, "hire 2 1");
    assert_eq!((table.hand(0).as_str(), table.hand(1).as_str()), ("well", ""));
    let mut table = on(&position, 1);
    table.play(0, "draw").play(0, "keep well");
    assert_eq!(table.hand(0), "well palace");
    let pile = table.pile();
    assert_eq!(pile[pile.len() - 4..], ["smithy", "tavern", "chapel", "keep"]);
}

/// WK-E28: with fewer than 5 cards those there are are looked at, and 1 is kept.
#[test]
fn wk_e28_a_small_pile() {
    let position = Position::new(2).only_pile("well keep tavern").seat(0, |p| p.goods("2 silver"));
    let mut table = on(&position, 1);
    table.play(0, "draw").offers(0, &["keep well", "keep keep", "keep tavern"]);
    table.play(0, "keep tavern");
    assert_eq!(
        (table.hand(0).as_str(), table.pile()),
        ("tavern", vec!["well".into(), "keep".into()])
    );
    // A single card is kept without a question.
    let position = Position::new(2).only_pile("well").seat(0, |p| p.goods("2 silver"));
    let mut table = on(&position, 1);
    table.play(0, "draw");
    assert_eq!((table.hand(0).as_str(), table.pile().len(), table.asked()), ("well", 0, vec![1]));
}

/// WK-E28: with none the option stays open and brings no card.
#[test]
fn wk_e28_no_pile() {
    let position = Position::new(2).only_pile("").seat(0, |p| p.goods("2 silver"));
    let mut table = on(&position, 1);
    assert!(table.legal(0).contains(&"draw".to_string()));
    table.play(0, "draw");
    assert_eq!((table.hand(0).as_str(), table.asked()), ("", vec![1]));
    assert_eq!((table.silver(0), table.virtue(0), table.apprentices(0).as_str()), (0, 6, ""));
}
