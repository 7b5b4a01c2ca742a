//! Chapter 6: the Tax Stand, and where tax goes.

use game_testkit::AtTable;

use crate::harness::{Position, Table};

/// Eight open apprentices without the Labourer.
const WORKSHOP: &str = "patron_clay patron_silver patron_stone patron_wood / \
                        trader_clay trader_stone trader_wood trickster";

/// WK-35: with at least 1 silver there it may be chosen, and without silver not.
#[test]
fn wk_35_some_silver_must_be_there() {
    let mut table = Position::new(2).tax_stand(0).play();
    assert_eq!(table.why(0, "place tax_stand"), "WK-35 empty-tax-stand");
    let mut table = Position::new(2).tax_stand(1).play();
    table.play(0, "place tax_stand");
    assert_eq!((table.silver(0), table.virtue(0), table.tax_stand()), (1, 5, 0));
    // It is empty for the next player, until somebody pays tax again.
    table.refuses(1, "place tax_stand", "WK-35");
}

/// WK-35: 2 virtue are lost and all the silver is taken, however much it is and however many
/// workers stand there.
#[test]
fn wk_35_all_the_silver() {
    for (silver, there) in [(1, 0), (4, 0), (7, 2), (30, 3)] {
        let position = Position::new(2).tax_stand(silver).seat(1, |p| p.at("2 tax_stand"));
        let position = position.seat(0, |p| {
            let p = p.goods("3 silver");
            if there > 0 { p.at(&format!("{there} tax_stand")) } else { p }
        });
        let mut table = position.play();
        table.play(0, "place tax_stand");
        assert_eq!(table.event("took_taxes")["silver"], silver);
        assert_eq!((table.silver(0), table.tax_stand()), (3 + u64::from(silver), 0));
        assert_eq!((table.virtue(0), table.virtue(1), table.silver(1)), (5, 7, 0));
        assert_eq!((table.at(0, "tax_stand"), table.asked()), (there + 1, vec![1]));
    }
}

/// WK-35: the loss of virtue comes first; below 0 it is a debt.
#[test]
fn wk_35_the_loss_comes_first() {
    let mut table = Position::new(2).play();
    table.play(0, "place tax_stand");
    assert_eq!(table.events(), ["placed", "virtue_changed", "took_taxes", "turn_began"]);
    let mut table = Position::new(2).seat(0, |p| p.virtue(0)).play();
    table.play(0, "place tax_stand");
    assert_eq!(table.events(), ["placed", "took_debts", "took_taxes", "turn_began"]);
    assert_eq!((table.virtue(0), table.debts(0), table.silver(0)), (0, 2, 4));
}

/// WK-T12: the Tax Stand holds 11: 11 silver, 2 virtue less, and it is empty.
#[test]
fn wk_t12_eleven_silver() {
    let mut table = Position::new(3).tax_stand(11).seat(0, |p| p.virtue(11)).play();
    table.play(0, "place tax_stand");
    assert_eq!((table.silver(0), table.virtue(0), table.tax_stand()), (11, 9, 0));
}

/// WK-E8: with the Thief a visit costs 1 virtue instead of 2.
///
/// `thief`: the loss is 1 less at the Tax Stand, and nowhere else.
#[test]
fn wk_e8_the_thief() {
    let mut table = Position::new(2).seat(0, |p| p.apprentices("thief")).play();
    table.play(0, "place tax_stand");
    assert_eq!((table.virtue(0), table.silver(0), table.tax_stand()), (6, 4, 0));
    let mut table = Position::new(2).seat(0, |p| p.apprentices("thief").goods("1 silver")).play();
    table.play(0, "place black_market_small");
    assert_eq!(table.virtue(0), 6);
    // Somebody else's Thief is of no use.
    let mut table = Position::new(2).seat(1, |p| p.apprentices("thief")).play();
    table.play(0, "place tax_stand");
    assert_eq!(table.virtue(0), 5);
}

/// Seat 0 at Virtue 7 with 20 silver and all that costs tax or silver; 4 lie on the Tax Stand.
fn rich() -> Position {
    Position::new(2)
        .workshop(WORKSHOP)
        .seat(0, |p| p.goods("20 silver").debts(1).apprentices("merchant_gold").at("1 town_centre"))
        .seat(1, |p| p.at("1 forest 1 mines").held(&[1, 0]))
}

fn purse(table: &Table) -> (u64, u64) {
    (table.silver(0), table.tax_stand())
}

/// WK-36: the tax coins of every cost go to the Tax Stand, and plain silver to the general supply:
/// to nobody.
#[test]
fn wk_36_where_the_coins_go() {
    // What is done, the silver spent, and the tax among it.
    let costs: [(&[&str], u64, u64); 8] = [
        (&["place workshop", "hire 1 1"], 4, 2),
        (&["place town_centre", "capture forest 1", "done"], 1, 1),
        (&["place town_centre", "capture forest 1", "capture mines 1"], 2, 1),
        (&["place guardhouse", "ransom silver"], 5, 2),
        (&["place guardhouse", "settle"], 6, 3),
        (&["place black_market_small"], 1, 0),
        (&["place black_market_large"], 3, 0),
        (&["place kings_storehouse", "trade merchant_gold"], 2, 0),
    ];
    for (answers, silver, tax) in costs {
        let mut table = rich().play();
        for answer in answers {
            table.play(0, answer);
        }
        assert_eq!(purse(&table), (20 - silver, 4 + tax), "{answers:?}");
        assert_eq!((table.silver(1), table.asked()), (0, vec![1]), "{answers:?}");
    }
}

/// WK-36: coins that are laid on apprentices are no tax, and lie there and nowhere else.
#[test]
fn wk_36_skip_coins_are_no_tax() {
    let mut table = rich().play();
    table.play(0, "place workshop").play(0, "hire 2 3");
    assert_eq!(purse(&table), (20 - 6, 6));
    assert!(table.row(2).starts_with("trader_clay:1 trader_stone:1 trickster "));
}

/// WK-36: what was paid as tax is what the next thief finds.
#[test]
fn wk_36_the_tax_waits_for_a_thief() {
    let mut table = rich().tax_stand(0).play();
    table.play(0, "place guardhouse").play(0, "settle").play(1, "place tax_stand");
    assert_eq!((table.silver(1), table.tax_stand(), table.virtue(1)), (3, 0, 5));
}
