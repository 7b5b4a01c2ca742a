//! Chapter 1: side 2 of the player boards, what it brings at the start and its powers.

use std::collections::BTreeSet;

use game_testkit::AtTable;
use serde_json::{Value, json};

use crate::harness::{Player, Position, Table, drafted, edition, refused};

/// A game with these boards, before the draft.
fn with_boards(boards: &[&str]) -> Table {
    let config = json!({ "players": boards.len(), "boards": boards });
    Table::set_up(edition(), config, "boards")
}

/// A position with this board on seat 0 and another one, whose power does nothing here, on seat 1.
fn position(board: &str, edit: impl FnOnce(Player<'_>) -> Player<'_>) -> Position {
    let other = if board == "frederick" { "rudolf" } else { "frederick" };
    Position::new(2).seat(0, |p| edit(p.board(board))).seat(1, |p| p.board(other))
}

/// WK-9: what each board begins with: workers in Prison, goods with silver, Virtue, debts and
/// cards; and silver by turn order comes not on top of it.
/// `therese`, `caroline`, `ada`, `frederick`, `rudolf`
#[test]
fn wk_9_the_start_of_each_board() {
    let all = ["therese", "caroline", "ada", "frederick", "rudolf"];
    let table = drafted(with_boards(&all));
    for (seat, prison, goods, virtue, debts, cards) in [
        (0, 4, "5 silver", 5, 0, 4),
        (1, 8, "1 marble 10 silver", 3, 1, 3),
        (2, 0, "1 gold", 11, 0, 4),
        (3, 0, "1 stone 4 silver", 7, 0, 3),
        (4, 0, "1 wood 3 silver", 9, 0, 3),
    ] {
        let board = all[seat];
        assert_eq!(table.seat(seat)["board"], board);
        assert_eq!((table.prison(seat), table.supply(seat)), (prison, 20 - prison), "{board}");
        assert_eq!((table.goods(seat).as_str(), table.virtue(seat)), (goods, virtue), "{board}");
        assert_eq!((table.debts(seat), table.paid_debts(seat)), (debts, 0), "{board}");
        assert_eq!(table.hand(seat).split(' ').count(), cards, "{board}");
        assert_eq!(table.cathedral(seat), 0);
    }
}

/// WK-9: the highest Virtue begins, and play is clockwise.
#[test]
fn wk_9_the_highest_virtue_begins() {
    for (boards, first) in [
        (&["therese", "caroline"][..], 0),
        (&["caroline", "therese"], 1),
        (&["frederick", "rudolf", "therese"], 1),
        (&["caroline", "therese", "frederick", "rudolf"], 3),
        (&["therese", "caroline", "ada", "frederick", "rudolf"], 2),
    ] {
        let players = boards.len() as u8;
        let mut table = drafted(with_boards(boards));
        for place in 0..=players {
            let seat = (first + place) % players;
            assert_eq!(table.asked(), [seat], "{boards:?}");
            table.pass(seat);
        }
    }
    // So nobody else can be named to begin.
    let config = json!({ "players": 2, "boards": ["ada", "rudolf"], "first": 1 });
    assert_eq!(refused(config).rule, Some("WK-9"));
}

/// WK-9, WK-E42: the extra cards are drawn after the last cards of the draft went under the pile,
/// from its top and in turn order.
#[test]
fn wk_9_extra_cards_in_turn_order() {
    // Ada, on the second or third seat, begins.
    for (boards, order) in
        [(&["therese", "ada"][..], [1, 0]), (&["therese", "caroline", "ada"], [2, 0])]
    {
        let mut table = with_boards(boards);
        let top = table.pile();
        while table.turn() == 0 {
            let seat = table.asked()[0];
            let first = table.legal(seat).swap_remove(0);
            table.play(seat, &first);
        }
        let holds = |seat: usize, card: &str| table.hand(seat).split(' ').any(|held| held == card);
        assert!(holds(order[0], &top[0]), "{} for seat {}", top[0], order[0]);
        assert!(holds(order[1], &top[1]), "{} for seat {}", top[1], order[1]);
        let events = table.events();
        let last_under = events.iter().rposition(|event| event == "put_under");
        let first_drawn = events.iter().position(|event| event == "drew");
        assert!(last_under < first_drawn && last_under.is_some(), "{events:?}");
        // Nobody else draws, and the others are told that a card was drawn, not which.
        assert_eq!(events.iter().filter(|event| *event == "drew").count(), 2);
        assert_eq!(events.iter().filter(|event| *event == "drew_hidden").count(), 2);
    }
}

/// WK-E47: a single player begins whatever the board says, and with what the board brings.
#[test]
fn wk_e47_a_single_player_with_a_board() {
    for (board, virtue, goods, prison) in [
        ("caroline", 3, "1 marble 10 silver", 8),
        ("therese", 5, "5 silver", 4),
        ("ada", 11, "1 gold", 0),
    ] {
        let table = drafted(with_boards(&[board]));
        assert_eq!((table.asked(), table.turn(), table.active()), (vec![0], 1, 0));
        assert_eq!((table.virtue(0), table.goods(0).as_str()), (virtue, goods));
        assert_eq!((table.prison(0), table.virtue(1)), (prison, 7));
    }
}

/// WK-E53: all players use side 2 or none does, and each board goes out at most once.
#[test]
fn wk_e53_boards_named_in_the_configuration() {
    for boards in [json!(["ada"]), json!(["ada", "rudolf", "therese"]), json!([])] {
        assert_eq!(refused(json!({ "players": 2, "boards": boards })).rule, Some("WK-E53"));
    }
    let twice = json!({ "players": 3, "boards": ["ada", "rudolf", "ada"] });
    assert_eq!(refused(twice).rule, Some("WK-E53"));
    let some = refused(json!({ "players": 2, "boards": ["ada", "side_1"] }));
    assert_eq!(some.message.key, "wk-setup-board-unknown");
}

/// WK-E53, WK-9: boards that are not named are dealt at random, each at most once, and are known
/// to all before the draft.
#[test]
fn wk_e53_boards_dealt_at_random() {
    let board = |doc: &Value, seat: usize| doc["seats"][seat]["board"].as_str().map(str::to_string);
    for players in 1..=5usize {
        let mut seen = vec![BTreeSet::new(); players];
        for seed in 0..60 {
            let config = json!({ "players": players, "boards": "dealt" });
            let table = Table::set_up(edition(), config, &format!("dealt {seed}"));
            let (view, mut out) = (table.view_of_all(), BTreeSet::new());
            assert_eq!(table.turn(), 0);
            for (seat, seen) in seen.iter_mut().enumerate() {
                let dealt = board(&view, seat).expect("a board");
                assert!(out.insert(dealt.clone()), "{dealt} went out twice");
                seen.insert(dealt);
            }
        }
        assert!(seen.iter().all(|boards| boards.len() == 5), "{seen:?}");
    }
}

/// WK-9: gold and marble are one resource for Therese: either pays for either.
/// `therese`: level 3 of the Cathedral for a gold, level 1 for a marble.
#[test]
fn wk_9_gold_and_marble_are_one_for_therese() {
    let advance = |from: u8| {
        position("therese", |p| p.cathedral(from).goods("1 gold").hand("well")).rewards("").play()
    };
    for from in [0, 2] {
        let mut table = advance(from);
        table.play(0, "place guildhall").play(0, "advance");
        assert_eq!((table.cathedral(0), table.goods(0).as_str()), (u64::from(from) + 1, ""));
    }
    // Marble gained is gold to pay with.
    let mut table = position("therese", |p| p.goods("3 silver").hand("well chapel")).play();
    table.play(0, "place black_market_large").pass(1).play(0, "place guildhall").play(0, "advance");
    table.play(0, "discard chapel");
    assert_eq!((table.cathedral(0), table.good(0, "gold") + table.good(0, "marble")), (1, 1));
    // With another board a gold is no marble.
    let other = position("caroline", |p| p.cathedral(2).goods("9 gold").hand("well"));
    other.play().refuses(0, "place guildhall", "WK-51");
}

/// WK-9: Caroline draws a building card more with each Black Market action, on all three spaces.
/// `caroline`: another board draws nothing.
#[test]
fn wk_9_a_card_more_for_caroline() {
    for (space, then) in [
        ("black_market_small", None),
        ("black_market_middle", Some("hire 1 1")),
        ("black_market_large", None),
    ] {
        for (board, hand) in [("caroline", "well"), ("rudolf", "")] {
            let mut table = position(board, |p| p.goods("3 silver")).pile("well chapel").play();
            table.play(0, &format!("place {space}"));
            if let Some(then) = then {
                table.play(0, then);
            }
            assert_eq!(table.hand(0), hand, "{board} at {space}");
        }
    }
    // In the middle the card comes after those looked at.
    let mut table = position("caroline", |p| p.goods("2 silver"))
        .pile("well chapel tavern church keep library")
        .play();
    table.play(0, "place black_market_middle").play(0, "draw").play(0, "keep keep");
    assert_eq!(table.hand(0), "keep library");
    // Nothing at other places.
    let mut table = position("caroline", |p| p).play();
    table.play(0, "place silversmith");
    assert_eq!(table.hand(0), "");
}

/// WK-9: Ada ignores 1 tax coin of every cost, on top of those that the Virtue level ignores.
/// `ada`: a hire costs 3, a first capture nothing, a Ransom 4, a debt 5.
#[test]
fn wk_9_ada_ignores_a_tax_coin() {
    let ada = |virtue: u8, silver: u16| {
        position("ada", move |p| {
            p.virtue(virtue).goods(&format!("{silver} silver")).at("1 guardhouse").debts(1)
        })
        .seat(1, |p| p.at("1 forest").held(&[1]))
        .play()
    };
    for (virtue, silver, tax) in [(11, 3, 1), (4, 3, 1), (3, 2, 0), (1, 2, 0)] {
        let mut table = ada(virtue, silver);
        table.play(0, "place workshop").play(0, "hire 1 1");
        assert_eq!((table.silver(0), table.tax_stand()), (0, 4 + tax), "Virtue {virtue}");
        // With one silver less only the draw is left, which is not asked for.
        let mut table = ada(virtue, silver - 1);
        table.play(0, "place workshop");
        assert_eq!(table.hand(0), "smithy");
    }
    let mut table = ada(7, 0);
    table.play(0, "place town_centre").play(0, "capture forest 1");
    assert_eq!((table.silver(0), table.tax_stand(), table.held(0, 1)), (0, 4, 1));
    let mut table = ada(7, 9);
    table.play(0, "place guardhouse").play(0, "ransom silver");
    assert_eq!((table.silver(0), table.tax_stand()), (5, 5));
    table.play(0, "settle");
    assert_eq!((table.silver(0), table.tax_stand(), table.paid_debts(0)), (0, 7, 1));
}

/// WK-9: Frederick discards no building when he advances on the Cathedral, and needs none.
/// `frederick`: others discard one.
#[test]
fn wk_9_frederick_discards_no_building() {
    for hand in ["", "well chapel"] {
        let mut table = position("frederick", |p| p.goods("1 gold").hand(hand)).rewards("").play();
        let pile = table.pile();
        table.play(0, "place guildhall").play(0, "advance");
        assert_eq!((table.cathedral(0), table.hand(0).as_str()), (1, hand));
        assert_eq!((table.pile(), table.goods(0).as_str()), (pile, ""));
    }
    let mut table = position("rudolf", |p| p.goods("1 gold").hand("well chapel")).play();
    table
        .play(0, "place guildhall")
        .play(0, "advance")
        .offers(0, &["discard well", "discard chapel"]);
    let mut table = position("rudolf", |p| p.goods("1 gold")).play();
    table.refuses(0, "place guildhall", "WK-51");
}

/// WK-9, WK-26: Rudolf hires in the Workshop for 1 silver less, and may have 6 apprentices.
/// `rudolf`: the sixth hire asks for nobody to go, the seventh does.
#[test]
fn wk_9_rudolf_hires_for_less() {
    let five = "miner miner jeweller jeweller thief";
    let mut table = position("rudolf", |p| p.virtue(9).goods("3 silver").apprentices(five)).play();
    table.play(0, "place workshop").play(0, "hire 1 1");
    assert_eq!((table.silver(0), table.tax_stand()), (0, 6));
    assert_eq!(table.apprentices(0).split(' ').count(), 6);
    let six = format!("{five} pickpocket");
    let rudolf = position("rudolf", |p| p.virtue(9).goods("3 silver").apprentices(&six));
    let mut table = rudolf.play();
    table.play(0, "place workshop").play(0, "hire 1 1");
    assert_eq!(table.question(0), "dismiss");
    // Skip coins are not reduced: 1 + 2 tax + 3.
    let mut table = position("rudolf", |p| p.goods("6 silver")).play();
    table.play(0, "place workshop").play(0, "hire 1 4");
    assert_eq!((table.silver(0), table.tax_stand()), (0, 6));
    let mut table = position("rudolf", |p| p.goods("5 silver")).play();
    table.play(0, "place workshop");
    assert_eq!(table.open(0, "hire"), "1,1 1,2 1,3 2,1 2,2 2,3");
    // The silver of the Black Market is what it is.
    let mut table = position("rudolf", |p| p.goods("1 silver")).play();
    table.refuses(0, "place black_market_middle", "WK-E1");
}
