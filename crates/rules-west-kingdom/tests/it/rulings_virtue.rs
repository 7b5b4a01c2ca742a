//! Rulings on open points: virtue beyond the ends of the track, and debts.

use game_testkit::AtTable;

use crate::harness::{Position, Table};

const NO_SQUIRES: &str =
    "patron_clay patron_wood thief stonecutter / miner miner jeweller jeweller";

/// Seat 0 builds this building with all it needs.
fn build(position: Position, building: &str, goods: &str) -> Table {
    let mut table = position
        .workshop(NO_SQUIRES)
        .seat(0, |p| p.goods(goods).hand(building).apprentices("labourer"))
        .play();
    table.play(0, "place guildhall").play(0, &format!("construct {building}"));
    table
}

/// WK-E10: virtue changes one printed effect at a time: the Church at Virtue 14, first its +1,
/// then its effect.
/// `church`
#[test]
fn wk_e10_the_church_at_the_top() {
    let church = |debts: u16| {
        let position = Position::new(2)
            .ruling("building_effects_optional", serde_json::json!(true))
            .seat(0, |p| p.virtue(14).debts(debts));
        build(position, "church", "3 clay 3 stone")
    };
    for (first, second) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let mut table = church(3);
        table.offers(0, &["destroy 0", "destroy 1"]);
        table.play(0, &format!("destroy {first}"));
        assert_eq!(table.debts(0), 3 - first);
        table.offers(0, &["destroy 0", "destroy 1"]);
        table.play(0, &format!("destroy {second}"));
        assert_eq!((table.debts(0), table.virtue(0)), (3 - first - second, 14));
        assert_eq!(table.asked(), [1]);
    }
    // With one debt the second question has nothing left to ask for.
    let mut table = church(1);
    table.play(0, "destroy 1");
    assert_eq!((table.debts(0), table.asked()), (0, vec![1]));
}

/// WK-E10: a loss and a later gain are not set off against each other.
/// `squire_virtue`, `gatekeeper`: on level 0 a debt in the Black Market, then 2 virtue.
#[test]
fn wk_e10_a_loss_before_a_gain() {
    let mut table = Position::new(2)
        .workshop(NO_SQUIRES)
        .market([Some(1), Some(1), None])
        .seat(0, |p| p.virtue(0).goods("3 silver").apprentices("gatekeeper squire_virtue"))
        .play();
    table.play(0, "place black_market_large");
    assert_eq!((table.virtue(0), table.debts(0)), (0, 1));
    table.play(0, "free 1");
    assert_eq!((table.virtue(0), table.debts(0)), (2, 1));
}

/// WK-E10: two gains of one building are two steps: the Monument at Virtue 13, first the +1 of the
/// card, then that for all.
/// `monument`
#[test]
fn wk_e10_two_gains_are_two_steps() {
    let position = Position::new(2).seat(0, |p| p.virtue(13).debts(2));
    let mut table = build(position, "monument", "2 wood 3 stone 2 marble");
    assert_eq!((table.virtue(0), table.virtue(1)), (14, 7));
    table.offers(0, &["destroy 0", "destroy 1"]);
    table.play(0, "destroy 1");
    assert_eq!((table.debts(0), table.virtue(1)), (1, 8));
}

/// WK-E11, WK-E51: the owner of the marker decides, also in the turn of another player.
/// `monument`
#[test]
fn wk_e11_in_the_turn_of_another() {
    for destroyed in [0, 1] {
        let position = Position::new(3).seat(0, |p| p.virtue(5)).seat(2, |p| p.virtue(14).debts(2));
        let mut table = build(position, "monument", "2 wood 3 stone 2 marble");
        assert_eq!((table.virtue(0), table.virtue(1)), (7, 8));
        assert_eq!((table.asked(), table.question(2), table.active()), (vec![2], "destroy", 0));
        table.offers(2, &["destroy 0", "destroy 1"]);
        table.refuses(0, "destroy 1", None).refuses(2, "destroy 2", "WK-61");
        table.play(2, &format!("destroy {destroyed}"));
        assert_eq!((table.debts(2), table.virtue(2), table.asked()), (2 - destroyed, 14, vec![1]));
    }
}

/// WK-E11: with k virtue in excess any number of debts from 0 to k, also by a Squire in the turn
/// of another player.
/// `squire_virtue`: 2 virtue.
#[test]
fn wk_e11_any_number_up_to_the_excess() {
    for (virtue, most) in [(12, 0), (13, 1), (14, 2)] {
        for destroyed in 0..=most {
            let mut table = Position::new(2)
                .workshop(NO_SQUIRES)
                .market([Some(0), Some(0), None])
                .seat(0, |p| p.goods("3 silver"))
                .seat(1, |p| p.virtue(virtue).debts(3).apprentices("squire_virtue"))
                .play();
            table.play(0, "place black_market_large");
            if most > 0 {
                let all: Vec<_> = (0..=most).map(|debts| format!("destroy {debts}")).collect();
                table.offers(1, &all.iter().map(String::as_str).collect::<Vec<_>>());
                table.play(1, &format!("destroy {destroyed}"));
            }
            assert_eq!((table.virtue(1), table.debts(1)), (14, 3 - destroyed));
            // Seat 0 has three workers in Prison: steps 4 and 5 come after.
            assert_eq!((table.virtue(0), table.debts(0), table.question(1)), (5, 1, "turn"));
        }
    }
}

/// WK-E40, WK-62: debts are not limited, neither the pile nor those of a player.
#[test]
fn wk_e40_debts_without_limit() {
    let mut table = Position::new(2).tax_stand(9).everybody(|p| p.virtue(0).debts(22)).play();
    table.play(0, "place tax_stand");
    assert_eq!((table.debts(0), table.debts(1)), (24, 22));
    let mut table = Position::new(2).last_turn().seat(0, |p| p.debts(24)).play();
    table.pass(0);
    assert_eq!(table.points(0, "debts"), -48);
}

/// WK-E40: paid debts cannot be destroyed, and have no points of their own.
/// `church`
#[test]
fn wk_e40_paid_debts() {
    let position = Position::new(2).seat(0, |p| p.virtue(14).paid_debts(3));
    let table = build(position, "church", "3 clay 3 stone");
    assert_eq!((table.paid_debts(0), table.asked()), (3, vec![1]));
    let position = Position::new(2).seat(0, |p| p.virtue(14).debts(1).paid_debts(3));
    let mut table = build(position, "church", "3 clay 3 stone");
    table.offers(0, &["destroy 0", "destroy 1"]);
    table.play(0, "destroy 1");
    assert_eq!((table.debts(0), table.paid_debts(0), table.asked()), (0, 3, vec![1]));
    for (unpaid, paid, points) in [(0, 5, 0), (1, 5, -2), (3, 0, -6)] {
        let mut table =
            Position::new(2).last_turn().seat(0, |p| p.debts(unpaid).paid_debts(paid)).play();
        table.pass(0);
        assert_eq!((table.points(0, "debts"), table.total(0)), (points, points));
    }
}

/// WK-E51: asked from 0 to the smaller of the excess and the unpaid debts; when that is 0, nothing
/// is asked.
#[test]
fn wk_e51_the_question_and_its_numbers() {
    let advance = |virtue: u8, debts: u16| {
        let mut table = Position::new(2)
            .rewards("reward_virtue")
            .seat(0, |p| p.virtue(virtue).debts(debts).paid_debts(4).goods("1 gold").hand("keep"))
            .play();
        table.play(0, "place guildhall").play(0, "advance");
        table
    };
    for (virtue, debts, open) in [
        (12, 2, ""),
        (13, 0, ""),
        (13, 1, "0 1"),
        (13, 5, "0 1"),
        (14, 0, ""),
        (14, 1, "0 1"),
        (14, 2, "0 1 2"),
        (14, 5, "0 1 2"),
    ] {
        let mut table = advance(virtue, debts);
        assert_eq!(table.open(0, "destroy"), open, "{debts} debts on {virtue}");
        let asked = u8::from(open.is_empty());
        assert_eq!((table.asked(), table.virtue(0)), (vec![asked], 14));
        if !open.is_empty() {
            table.play(0, "destroy 0");
            assert_eq!((table.debts(0), table.asked()), (debts.into(), vec![1]));
        }
    }
}

/// WK-E51: at the end of the game nothing is asked; the house rival always destroys what it can.
/// `trading_post`: 8 goods are 2 virtue.
#[test]
fn wk_e51_who_is_not_asked() {
    let mut table = Position::new(2)
        .last_turn()
        .seat(0, |p| p.virtue(14).debts(3).goods("8 clay").built("trading_post"))
        .play();
    table.pass(0);
    assert!(table.over());
    // Two of the three debts are gone.
    assert_eq!((table.points(0, "debts"), table.points(0, "virtue")), (-2, 7));
    for (debts, left) in [(0, 0), (1, 0), (3, 2)] {
        let mut table = Position::solo()
            .deck("kings_storehouse quarry")
            .seat(1, |p| p.virtue(14).debts(debts))
            .play();
        table.pass(0);
        assert_eq!((table.asked(), table.debts(1), table.virtue(1)), (vec![0], left, 14));
    }
}
