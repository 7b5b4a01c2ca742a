//! What views show and hide, and what a player remembers.

use game_core::{Game, Seat, Viewer};
use game_testkit::AtTable;
use rules_west_kingdom::View;
use serde_json::{Value, json};

use crate::harness::{Position, Table};

const SPECTATOR: Viewer = Viewer::Spectator;

/// Eight open apprentices without the Labourer.
const WORKSHOP: &str = "patron_clay patron_silver patron_stone patron_wood / \
                        trader_clay trader_stone trader_wood trickster";

fn seat(seat: u8) -> Viewer {
    Viewer::Seat(Seat::new(seat))
}

fn view(position: &Position, viewer: Viewer) -> View {
    position.play().game().view(viewer)
}

/// Both viewers see the same in both positions, or both of them do not.
#[track_caller]
fn same(one: &Position, other: &Position, viewers: &[Viewer], wanted: bool) {
    for &viewer in viewers {
        assert_eq!(view(one, viewer) == view(other, viewer), wanted, "{viewer:?}");
    }
}

/// What a viewer knows of the building pile, the top first; `-` for a card not known.
fn pile(table: &Table, viewer: Viewer) -> String {
    let doc = match viewer {
        Viewer::Seat(seat) => table.view(seat.index()),
        Viewer::Spectator => table.view_of_all(),
    };
    let cards = doc["building_pile"].as_array().expect("a pile").iter();
    cards.map(|card| card.as_str().unwrap_or("-")).collect::<Vec<_>>().join(" ")
}

/// WK-E54: each small side stands on two cards, and a view shows the small side and not which of
/// them it is.
#[test]
fn wk_e54_the_back_is_hidden() {
    let rest = "bm_02 bm_03 bm_04 bm_05 bm_07 bm_08 bm_09 bm_10";
    let one = Position::new(2).left(&format!("bm_01 bm_06 {rest}"));
    let other = Position::new(2).left(&format!("bm_06 {rest} bm_01"));
    let third = Position::new(2).left(&format!("bm_07 {rest} bm_01 bm_06").replace(" bm_07 ", " "));
    let all = [seat(0), seat(1), SPECTATOR];
    same(&one, &other, &all, true);
    same(&one, &third, &all, false);
    let left = |position: &Position| position.play().view(1)["black_market"]["left"].take();
    assert_eq!(left(&one)["small"], json!({ "marble": 1 }));
    assert_eq!(left(&third)["small"], json!({ "gold": 2 }));
    assert_eq!(
        (&left(&one)["count"], left(&one)["cards"][0].as_str()),
        (&json!(10), Some("bm_01"))
    );
}

/// WK-E54: the pairs are 1 and 6, 2 and 7, 3 and 8, 4 and 9, 5 and 10, with different large sides.
#[test]
fn wk_e54_the_pairs() {
    let sides = |card: u8| {
        let on_top = |left: bool| {
            let id = format!("bm_{card:02}");
            let position = Position::new(2);
            let table = if left { position.left(&id) } else { position.right(&id) }.play();
            table.view_of_all()["black_market"].take()
        };
        (on_top(true)["left"]["small"].take(), on_top(false)["large"].take())
    };
    for card in 1..=5 {
        assert_eq!(sides(card).0, sides(card + 5).0, "{card}");
        assert_ne!(sides(card).1, sides(card + 5).1, "{card}");
        for other in (1..=5).filter(|other| *other != card) {
            assert_ne!(sides(card).0, sides(other).0, "{card} and {other}");
        }
    }
}

/// WK-E54: a card that has been turned is known to all until WK-72 shuffles the pile.
#[test]
fn wk_e54_turned_cards_are_known() {
    let all = [seat(0), seat(1), SPECTATOR];
    let right = |table: &Table| table.view_of_all()["black_market"]["right"].take();
    let mut table = Position::new(2)
        .market([Some(1), Some(1), None])
        .left("bm_06 bm_01")
        .seat(0, |p| p.goods("3 silver"))
        .play();
    table.play(0, "place black_market_large");
    assert_eq!(right(&table)[0], "bm_06");
    // In the order in which they lie.
    same(
        &Position::new(2).right("bm_01 bm_02"),
        &Position::new(2).right("bm_02 bm_01"),
        &all,
        false,
    );
    let mut table = Position::new(2)
        .market([Some(1), Some(1), None])
        .left("")
        .seat(0, |p| p.goods("3 silver"))
        .play();
    assert_eq!(right(&table).as_array().map(Vec::len), Some(10));
    table.play(0, "place black_market_large");
    let market = table.view(1)["black_market"].take();
    assert_eq!((&market["right"], &market["left"]["count"]), (&json!([]), &json!(10)));
    // In the order of the data file: that of the pile is hidden again.
    let cards: Vec<String> = (1..=10).map(|card| format!("bm_{card:02}")).collect();
    assert_eq!(market["left"]["cards"], json!(cards));
}

/// WK-E55: hidden are the hands, for all but their owner.
#[test]
fn wk_e55_hands_are_hidden() {
    let position =
        |hand: &str| Position::new(3).seat(0, |p| p.hand(hand)).seat(1, |p| p.hand("keep"));
    let (one, other) = (position("well tavern"), position("chapel palace"));
    same(&one, &other, &[seat(1), seat(2), SPECTATOR], true);
    same(&one, &other, &[seat(0)], false);
    // Their size is open.
    same(&one, &position("well"), &[seat(0), seat(1), seat(2), SPECTATOR], false);
    let table = one.play();
    let own = |viewer: usize, of: usize| table.view(viewer)["seats"][of].take();
    assert_eq!(own(0, 0)["hand"], json!(["tavern", "well"]));
    assert_eq!((&own(1, 0)["hand"], &own(1, 0)["hand_count"]), (&Value::Null, &json!(2)));
    assert_eq!(table.view_of_all()["seats"][0]["hand"], Value::Null);
}

/// WK-E55: hidden are the order and the content of the building, Reward and apprentice piles and of
/// the left Black Market pile below its top.
#[test]
fn wk_e55_piles_are_hidden() {
    let all = [seat(0), seat(1), SPECTATOR];
    let one = Position::new(2);
    same(&one, &Position::new(2).pile("well keep chapel"), &all, true);
    same(&one, &Position::new(2).apprentice_pile("thief miner"), &all, true);
    let rest = "bm_03 bm_02 bm_10 bm_09 bm_08 bm_07 bm_06 bm_05 bm_04";
    same(&one, &Position::new(2).left(&format!("bm_01 {rest}")), &all, true);
    // Which Reward cards are in the pile is hidden, and so is their order.
    let rewards = |pile: &[&str], out: &[&str]| {
        Position::new(2).rewards(&pile.join(" ")).set("rewards_out", json!(out))
    };
    let eleven = [
        "silver", "silver", "wood", "wood", "stone", "stone", "building", "building", "virtue",
        "virtue", "gold",
    ];
    let eleven = eleven.map(|kind| format!("reward_{kind}"));
    let eleven: Vec<&str> = eleven.iter().map(String::as_str).collect();
    let first = rewards(&eleven[..5], &eleven[5..]);
    same(&first, &rewards(&eleven[6..], &eleven[..6]), &all, true);
    let reversed: Vec<&str> = eleven[..5].iter().rev().copied().collect();
    same(&first, &rewards(&reversed, &eleven[5..]), &all, true);
    let seen = first.play().view(0)["rewards"].take();
    assert_eq!((&seen["count"], seen["unseen"].as_array().map(Vec::len)), (&json!(5), Some(11)));
    assert_eq!(pile(&one.play(), seat(0)), vec!["-"; 40].join(" "));
}

/// WK-E55: hidden is the deck of the house rival, but not which cards are left of it.
#[test]
fn wk_e55_the_deck_of_the_house_rival() {
    let position = |deck: &str| Position::solo().deck(deck);
    let (one, other) =
        (position("quarry mines mines forest"), position("mines forest mines quarry"));
    same(&one, &other, &[seat(0), SPECTATOR], true);
    same(&one, &position("mines forest forest quarry"), &[seat(0), SPECTATOR], false);
    let deck = one.play().view(0)["house_rival"]["deck"].take();
    assert_eq!(deck, json!({ "count": 4, "cards": ["quarry", "forest", "mines", "mines"] }));
}

/// WK-E55: all goods, debts and workers are open to all.
#[test]
fn wk_e55_what_is_open() {
    let all = [seat(0), seat(1), seat(2), SPECTATOR];
    let one = Position::new(3);
    for other in [
        one.clone().seat(2, |p| p.goods("1 clay")),
        one.clone().seat(2, |p| p.goods("1 silver")),
        one.clone().seat(2, |p| p.debts(1)),
        one.clone().seat(2, |p| p.paid_debts(1)),
        one.clone().seat(2, |p| p.virtue(8)),
        one.clone().seat(2, |p| p.prison(1)),
        one.clone().seat(2, |p| p.guildhall(1)),
        one.clone().seat(2, |p| p.held(&[1, 0, 0])),
        one.clone().seat(2, |p| p.at("1 mines")),
        one.clone().seat(2, |p| p.built("well")),
        one.clone().seat(2, |p| p.apprentices("miner")),
        one.clone().market([None, Some(2), None]),
        one.clone().tax_stand(3),
        one.clone().workshop(WORKSHOP),
    ] {
        same(&one, &other, &all, false);
    }
}

/// WK-E56: a player remembers the building cards that they put under the pile, with their place:
/// those of the middle of the Black Market.
#[test]
fn wk_e56_cards_put_under_the_pile() {
    let mut table = Position::new(3)
        .pile("well keep tavern smithy chapel")
        .seat(0, |p| p.goods("2 silver"))
        .play();
    table.play(0, "place black_market_middle").play(0, "draw");
    // Those looked at are known to who looks, and to nobody else.
    assert!(pile(&table, seat(0)).starts_with("well keep tavern smithy chapel - "));
    assert!(pile(&table, seat(1)).starts_with("- - - - - - "));
    table.play(0, "keep keep");
    let mine = pile(&table, seat(0));
    assert!(mine.starts_with("- - ") && mine.ends_with(" - smithy tavern well chapel"), "{mine}");
    for viewer in [seat(1), seat(2), SPECTATOR] {
        assert!(!pile(&table, viewer).contains(char::is_alphabetic));
    }
    let by = table.view(1)["building_pile_by"].take();
    let by = by.as_array().expect("a pile");
    assert_eq!((&by[34], &by[35..]), (&Value::Null, &[json!(0), json!(0), json!(0), json!(0)][..]));
}

/// WK-E56: and those of the Cathedral, the Library and the hand limit; each player knows the own
/// ones only.
#[test]
fn wk_e56_cards_of_the_hand_put_under_the_pile() {
    let seven = "well keep tavern smithy chapel palace armoury";
    let mut table = Position::new(2)
        .workshop(WORKSHOP)
        .pile("aqueduct barracks castle church")
        .seat(0, |p| p.hand(seven).goods("1 gold"))
        .seat(1, |p| {
            p.hand("hideout library").goods("4 wood 2 stone 1 marble").apprentices("labourer")
        })
        .play();
    table.play(0, "place guildhall").play(0, "advance").play(0, "discard keep");
    table.play(1, "place guildhall").play(1, "construct library");
    assert_eq!(table.hand(1), "");
    table.play(0, "place workshop").play(0, "discard well");
    assert_eq!(table.pile()[table.pile().len() - 3..], ["keep", "hideout", "well"]);
    assert!(pile(&table, seat(0)).ends_with("- - keep - well"));
    assert!(pile(&table, seat(1)).ends_with("- - - hideout -"));
    assert!(pile(&table, SPECTATOR).ends_with("- - - - -"));
}

/// WK-E56: what is known of a pile is lost only when it is drawn past.
#[test]
fn wk_e56_until_it_is_drawn() {
    let mut table = Position::new(2)
        .only_pile("well keep tavern smithy chapel")
        .seat(0, |p| p.goods("2 silver"))
        .play();
    table.play(0, "place black_market_middle").play(0, "draw").play(0, "keep keep");
    assert_eq!(pile(&table, seat(0)), "smithy tavern well chapel");
    table.play(1, "place workshop");
    assert_eq!(
        (table.hand(1).as_str(), pile(&table, seat(0)).as_str()),
        ("smithy", "tavern well chapel")
    );
    table.pass(0).play(1, "place workshop");
    assert_eq!(pile(&table, seat(0)), "chapel");
    assert_eq!(pile(&table, seat(1)), "-");
}

/// WK-E56: apprentices put under their pile are known to all, with their place.
#[test]
fn wk_e56_apprentices_under_their_pile() {
    let five = "miner jeweller stonecutter woodcutter thief";
    let other = "miner jeweller stonecutter woodcutter gatekeeper";
    let mut table = Position::new(2)
        .seat(0, |p| p.goods("9 silver").apprentices(five))
        .seat(1, |p| p.goods("9 silver").apprentices(other))
        .play();
    let known = |table: &Table| {
        [table.view(0), table.view(1), table.view_of_all()].map(|mut view| {
            let pile = view["apprentice_pile"].take();
            let others = pile["others"].as_array().map(Vec::len);
            assert_eq!(
                json!(others.unwrap_or(0) + pile["known"].as_array().map_or(0, Vec::len)),
                pile["count"]
            );
            pile["known"].clone()
        })
    };
    assert_eq!(known(&table), [json!([]), json!([]), json!([])]);
    table.play(0, "place workshop").play(0, "hire 1 1").play(0, "dismiss thief");
    assert_eq!(known(&table), [json!(["thief"]), json!(["thief"]), json!(["thief"])]);
    table.play(1, "place workshop").play(1, "hire 2 1").play(1, "dismiss gatekeeper");
    let both = json!(["thief", "gatekeeper"]);
    assert_eq!(known(&table), [both.clone(), both.clone(), both]);
    assert_eq!(
        table.apprentice_pile()[table.apprentice_pile().len() - 2..],
        ["thief", "gatekeeper"]
    );
}
