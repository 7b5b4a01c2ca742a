//! Chapter 4: the Workshop.

use game_testkit::AtTable;
use serde_json::{Value, json};

use crate::harness::{Position, Table, edition};

const UPPER: [&str; 4] = ["patron_clay", "patron_silver", "patron_stone", "patron_wood"];
const LOWER: &str = "trader_clay trader_stone trader_wood labourer";

/// Seat 0 before the Workshop, where so many own workers stand.
fn before(workers: u8, silver: u16) -> Position {
    Position::new(2)
        .seat(0, |p| p.at(&format!("{workers} workshop")).goods(&format!("{silver} silver")))
        .seat(1, |p| p.goods("9 silver"))
}

/// That position with the question of the Workshop.
#[track_caller]
fn asked(position: &Position) -> Table {
    let mut table = position.play();
    table.play(0, "place workshop");
    assert_eq!(table.question(0), "workshop");
    table
}

/// WK-20: one hires, or one draws, and not both.
#[test]
fn wk_20_hire_or_draw() {
    let mut table = asked(&before(0, 4));
    table.offers(0, &["hire 1 1", "hire 2 1", "draw"]);
    table.refuses(0, "done", None).refuses(0, "decline", None);
    table.play(0, "hire 1 1");
    assert_eq!((table.asked(), table.hand(0).as_str()), (vec![1], ""));
    let mut table = asked(&before(0, 4));
    table.play(0, "draw");
    assert_eq!((table.asked(), table.hand(0).as_str()), (vec![1], "smithy"));
    assert_eq!((table.apprentices(0).as_str(), table.silver(0)), ("", 4));
}

/// WK-21: a hire costs 2 silver and 2 tax, and with k own workers it is one of the first k
/// columns, with 4 or more any.
#[test]
fn wk_21_cost_and_reach() {
    for (workers, columns) in [(0, 1), (1, 2), (2, 3), (3, 4), (4, 4), (6, 4)] {
        let reach = (1..=2)
            .flat_map(|row| (1..=columns).map(move |column| format!("{row},{column}")))
            .collect::<Vec<_>>()
            .join(" ");
        assert_eq!(asked(&before(workers, 4)).open(0, "hire"), reach);
        for column in 1..=columns {
            let mut table = asked(&before(workers, 4));
            table.play(0, &format!("hire 1 {column}"));
            assert_eq!(table.apprentices(0), UPPER[column - 1]);
            assert_eq!((table.silver(0), table.tax_stand(), table.silver(1)), (0, 6, 9));
        }
        // With 3 silver there is nothing to ask: the cards are drawn.
        let mut table = before(workers, 3).play();
        table.play(0, "place workshop");
        assert_eq!((table.apprentices(0).as_str(), table.silver(0)), ("", 3));
        assert_eq!(table.asked(), [1]);
    }
}

/// WK-22: with k own workers column c needs exactly c - k coins, on the columns 1 to c - k of its
/// row, on top of the cost.
#[test]
fn wk_22_skip_coins() {
    for workers in 0..4usize {
        for column in workers + 2..=4 {
            let coins = column - workers - 1;
            let price = 4 + coins as u16;
            let hire = format!("hire 1 {column}");
            let mut table = asked(&before(workers as u8, price));
            table.play(0, &hire);
            assert_eq!((table.apprentices(0).as_str(), table.silver(0)), (UPPER[column - 1], 0));
            // The coins are no tax.
            assert_eq!(table.tax_stand(), 6);
            let mut row: Vec<String> = UPPER.map(ToString::to_string).to_vec();
            row[..coins].iter_mut().for_each(|card| card.push_str(":1"));
            row.remove(column - 1);
            row.push("acolyte_building".into());
            assert_eq!((table.row(1), table.row(2).as_str()), (row.join(" "), LOWER));
            // With a silver less it is out of reach.
            let mut table = asked(&before(workers as u8, price - 1));
            table.refuses(0, &hire, "WK-22");
        }
    }
}

/// WK-22: coins lie in the row of the card hired, and nothing reduces them, not even a low Virtue
/// level that ignores all tax.
#[test]
fn wk_22_nothing_reduces_skip_coins() {
    let wicked = |silver| before(0, silver).seat(0, |p| p.virtue(0));
    let mut table = asked(&wicked(5));
    table.play(0, "hire 2 4");
    assert_eq!((table.silver(0), table.tax_stand()), (0, 4));
    assert_eq!(table.row(2), "trader_clay:1 trader_stone:1 trader_wood:1 acolyte_building");
    assert_eq!(table.row(1), UPPER.join(" "));
    asked(&wicked(4)).refuses(0, "hire 2 4", "WK-22");
}

/// WK-23: coins on a card go to whoever hires it; several may lie on one card.
#[test]
fn wk_23_coins_go_to_the_next_owner() {
    let rows = "miner:2 thief jeweller jeweller:7 / conspirator conspirator stonecutter miner";
    let mut table = asked(&before(0, 5).workshop(rows));
    table.play(0, "hire 1 2");
    assert_eq!((table.silver(0), table.apprentices(0).as_str()), (0, "thief"));
    assert_eq!(table.row(1), "miner:3 jeweller jeweller:7 acolyte_building");
    // The next player pays 4 and gets the 3.
    table.play(1, "place workshop").play(1, "hire 1 1");
    assert_eq!((table.silver(1), table.apprentices(1).as_str()), (9 - 4 + 3, "miner"));
    // The others' coins have moved with their cards.
    assert_eq!(table.row(1), "jeweller jeweller:7 acolyte_building acolyte_clay");
}

/// WK-23: coins that come with a card cannot help to pay for its hire.
#[test]
fn wk_23_coins_come_too_late() {
    let rows = "miner:9 thief jeweller jeweller / conspirator conspirator stonecutter miner:9";
    let mut table = before(0, 3).workshop(rows).play();
    table.play(0, "place workshop");
    assert_eq!((table.apprentices(0).as_str(), table.hand(0).as_str()), ("", "smithy"));
    let mut table = asked(&before(0, 6).workshop(rows));
    table.refuses(0, "hire 2 4", "WK-22").play(0, "hire 1 1");
    assert_eq!(table.silver(0), 6 - 4 + 9);
}

/// WK-24: the cards to the right slide left with their coins, and the rightmost space is filled
/// from the pile; the other row does not move.
#[test]
fn wk_24_the_row_slides() {
    let rows = "miner:1 thief:2 jeweller jeweller:4 / conspirator stonecutter:5 miner gatekeeper";
    for (column, row) in [
        (1, "thief:2 jeweller jeweller:4 woodcutter"),
        (2, "miner:1 jeweller jeweller:4 woodcutter"),
        (3, "miner:1 thief:2 jeweller:4 woodcutter"),
        (4, "miner:1 thief:2 jeweller woodcutter"),
    ] {
        let position = before(3, 4).workshop(rows).apprentice_pile("woodcutter pickpocket");
        let mut table = asked(&position);
        let pile = table.apprentice_pile();
        table.play(0, &format!("hire 1 {column}"));
        assert_eq!(table.row(1), row);
        assert_eq!(table.row(2), "conspirator stonecutter:5 miner gatekeeper");
        assert_eq!(table.apprentice_pile(), pile[1..]);
        assert_eq!(table.event("refilled")["apprentice"], "woodcutter");
    }
    let mut table = asked(&before(1, 4).workshop(rows).apprentice_pile("woodcutter"));
    table.play(0, "hire 2 2");
    assert_eq!(table.row(1), "miner:1 thief:2 jeweller jeweller:4");
    assert_eq!(table.row(2), "conspirator miner gatekeeper woodcutter");
}

/// WK-25: the virtue change happens with the hire, and is never undone.
/// `pickpocket`, `squire_gold`, `labourer`
#[test]
fn wk_25_virtue_of_apprentices() {
    let rows = "pickpocket squire_gold labourer miner / miner jeweller jeweller thief";
    for (column, virtue) in [(1, 6), (2, 8), (3, 7)] {
        let mut table = asked(&before(3, 4).workshop(rows));
        table.play(0, &format!("hire 1 {column}"));
        assert_eq!((table.virtue(0), table.virtue(1)), (virtue, 7));
    }
    // Whoever goes takes nothing along.
    for gone in ["gatekeeper", "squire_marble"] {
        let five = "gatekeeper squire_marble stonecutter conspirator conspirator";
        let mut table = asked(&before(0, 4).workshop(rows).seat(0, |p| p.apprentices(five)));
        table.play(0, "hire 2 1").play(0, &format!("dismiss {gone}"));
        assert_eq!(table.virtue(0), 7);
    }
}

/// WK-26: at most 5 apprentices; at the limit one of the own, of the owner's choice, goes under
/// the pile.
#[test]
fn wk_26_five_apprentices() {
    let five = "gatekeeper jeweller jeweller thief miner";
    let position = before(0, 4).seat(0, |p| p.apprentices(five));
    for gone in ["gatekeeper", "jeweller", "thief", "miner"] {
        let mut table = asked(&position);
        let pile = table.apprentice_pile();
        table.refuses(0, &format!("dismiss {gone}"), None).play(0, "hire 1 1");
        assert_eq!(table.question(0), "dismiss");
        let all = ["gatekeeper", "jeweller", "thief", "miner"].map(|who| format!("dismiss {who}"));
        table.offers(0, &all.each_ref().map(String::as_str));
        table.refuses(0, "dismiss patron_clay", "WK-26").refuses(0, "done", "WK-26");
        table.play(0, &format!("dismiss {gone}"));
        let mut left: Vec<&str> = five.split(' ').collect();
        left.remove(left.iter().position(|who| *who == gone).expect("one of the five"));
        assert_eq!(table.apprentices(0), format!("{} patron_clay", left.join(" ")));
        let mut under = pile[1..].to_vec();
        under.push(gone.into());
        assert_eq!(table.apprentice_pile(), under);
    }
    // With four nobody has to go, and nobody can be sent away.
    let mut table =
        asked(&before(0, 4).seat(0, |p| p.apprentices("gatekeeper jeweller thief miner")));
    table.play(0, "hire 1 1").refuses(0, "dismiss thief", None);
    assert_eq!(table.apprentices(0), "gatekeeper jeweller thief miner patron_clay");
    assert_eq!(table.asked(), [1]);
}

/// WK-26: several equal apprentices are allowed.
#[test]
fn wk_26_equal_apprentices() {
    let rows = "miner thief jeweller squire_gold / stonecutter conspirator woodcutter woodcutter";
    let mut table = asked(&before(0, 4).workshop(rows).seat(0, |p| p.apprentices("miner")));
    table.play(0, "hire 1 1");
    assert_eq!(table.apprentices(0), "miner miner");
}

/// WK-27: 1 building card, and 1 more for every 2 own workers there, from the top of the pile.
#[test]
fn wk_27_cards_drawn() {
    let pile = ["well", "chapel", "church", "keep", "palace"];
    for (workers, cards) in [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4)] {
        let mut table = asked(&before(workers, 4).pile(&pile.join(" ")));
        table.play(0, "draw");
        assert_eq!(table.hand(0), pile[..cards].join(" "));
        assert_eq!((table.pile()[0].as_str(), table.silver(0)), (pile[cards], 4));
        assert_eq!(table.hand(1), "");
    }
}

/// WK-27, WK-T9: the second own worker draws 2 buildings.
#[test]
fn wk_t9_two_buildings() {
    let mut table = asked(&before(1, 6).pile("well chapel tavern"));
    table.play(0, "draw");
    assert_eq!((table.hand(0).as_str(), table.silver(0)), ("well chapel", 6));
    assert_eq!(table.pile()[0], "tavern");
}

/// WK-21, WK-22, WK-24, WK-25, WK-36, WK-T8: the second own worker, two coins, and the Pickpocket
/// of column 4.
#[test]
fn wk_t8_the_pickpocket_in_column_four() {
    let rows = "miner thief jeweller jeweller / woodcutter swindler_wood miner pickpocket";
    let mut table = asked(&before(1, 6).workshop(rows).apprentice_pile("squire_gold"));
    table.play(0, "hire 2 4");
    assert_eq!((table.silver(0), table.tax_stand(), table.virtue(0)), (0, 6, 6));
    assert_eq!(table.apprentices(0), "pickpocket");
    assert_eq!(table.row(2), "woodcutter:1 swindler_wood:1 miner squire_gold");
    assert_eq!(table.row(1), "miner thief jeweller jeweller");
    // With 5 silver it could not be.
    let mut table = asked(&before(1, 5).workshop(rows));
    table.refuses(0, "hire 2 4", "WK-22");
}

/// WK-28, WK-E27: the draw may always be chosen; with too few cards one draws what is there.
#[test]
fn wk_28_the_workshop_is_always_open() {
    for (pile, hand) in [
        ("", ""),
        ("well", "well"),
        ("chapel well", "well chapel"),
        ("well chapel keep", "well chapel"),
    ] {
        // With the money for a hire both are offered …
        let mut table = asked(&before(1, 4).only_pile(pile));
        assert!(table.legal(0).contains(&"draw".to_string()));
        table.play(0, "draw");
        assert_eq!((table.hand(0).as_str(), table.asked()), (hand, vec![1]));
        // … and without it the Workshop is open, too.
        let mut table = before(1, 0).only_pile(pile).play();
        table.play(0, "place workshop");
        assert_eq!((table.hand(0).as_str(), table.at(0, "workshop")), (hand, 2));
    }
}

/// WK-E27: there is no reshuffling, as discards go under the pile: they are drawn in their order.
#[test]
fn wk_e27_discards_are_drawn_again() {
    let hand = "well chapel church library factory hideout";
    let position = before(3, 0).only_pile("keep palace").seat(0, |p| p.hand(hand));
    let mut table = position.seat(1, |p| p.at("1 workshop").goods("0 silver")).play();
    table.play(0, "place workshop");
    assert_eq!(table.hand(0).split(' ').count(), 8);
    table.play(0, "discard palace").play(0, "discard church");
    assert_eq!(table.pile(), ["church", "palace"]);
    table.play(1, "place workshop");
    assert_eq!((table.hand(1).as_str(), table.pile().len()), ("church palace", 0));
}

/// WK-E27: with 26 apprentices hired and 8 open there are 6 in the pile; whoever hires then sends
/// one there, so that it never runs out.
#[test]
fn wk_e27_the_apprentice_pile_does_not_run_out() {
    let open = format!("{} {LOWER}", UPPER.join(" "));
    let mut others = edition()
        .apprentice_cards()
        .iter()
        .map(|&card| edition().apprentice_id(card).to_string())
        .filter(|id| !open.contains(id.as_str()))
        .collect::<Vec<_>>()
        .into_iter();
    let mut position = Position::new(5);
    let boards = ["therese", "caroline", "ada", "frederick", "rudolf"];
    for (seat, board) in boards.into_iter().enumerate() {
        let limit = if board == "rudolf" { 6 } else { 5 };
        let all: Vec<Value> = others.by_ref().take(limit).map(|id| json!(id)).collect();
        position = position.seat(seat, |p| p.board(board).set("apprentices", json!(all)));
    }
    let mut table = position.seat(0, |p| p.goods("4 silver")).play();
    assert_eq!(table.apprentice_pile().len(), 6);
    let own = table.apprentices(0);
    let first = own.split(' ').next().expect("an apprentice");
    table.play(0, "place workshop").play(0, "hire 1 1").play(0, &format!("dismiss {first}"));
    assert_eq!(table.apprentice_pile().len(), 6);
    assert_eq!(table.row(1).split(' ').count(), 4);
    assert!(!table.row(1).contains('-'));
}
