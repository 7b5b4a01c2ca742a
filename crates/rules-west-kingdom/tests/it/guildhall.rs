//! Chapter 9: the Guildhall, its spaces, what a worker there may do, and constructing buildings.

use crate::harness::{Position, edition_with};
use game_testkit::AtTable;
use toml::Table as Toml;

/// What the Well costs.
const WELL: &str = "2 wood 2 stone";

/// Seat 0 can construct the Well and do nothing else in the Guildhall, where so many workers of
/// the others stand.
fn hall(players: usize, taken: u8) -> Position {
    let position = Position::new(players).seat(0, |p| p.goods(WELL).hand("well"));
    let position = position.seat(1, |p| p.guildhall(taken.min(15)));
    if taken > 15 { position.seat(2, |p| p.guildhall(taken - 15)) } else { position }
}

/// WK-50: 4 rows of 3, 4, 5 or 6 columns. The spaces are filled one after the other, so that the
/// first one of row 3 or 4, where a reset is printed, comes after two or three full rows, and the
/// last one after all four.
#[test]
fn wk_50_spaces_and_columns_by_the_number_of_players() {
    for (players, columns) in [(2, 3), (3, 4), (4, 5), (5, 6)] {
        for taken in 0..4 * columns {
            let mut table = hall(players, taken).play();
            table.play(0, "place guildhall");
            let space = taken + 1;
            assert_eq!(table.event("placed_in_guildhall")["space"], space);
            assert_eq!(table.guildhall(0), 1);
            assert_eq!(table.happened("end_began"), space == 4 * columns, "{players}: {space}");
            table.play(0, "construct well");
            let begins_a_lower_row = taken == 2 * columns || taken == 3 * columns;
            assert_eq!(table.happened("reset_began"), begins_a_lower_row, "{players}: {space}");
        }
    }
}

/// WK-T15: with 4 players the 6th column is not in use; after space 5 the next worker goes to row
/// 2, and the one after it stands beside. So two rows are full with 10 workers, and not with 12.
#[test]
fn wk_t15_four_players_use_five_columns() {
    let mut table = hall(4, 5).seat(1, |p| p.goods(WELL).hand("smithy")).play();
    table.play(0, "place guildhall");
    assert_eq!(table.event("placed_in_guildhall")["space"], 6);
    let mut table = hall(4, 6).play();
    table.play(0, "place guildhall");
    assert_eq!(table.event("placed_in_guildhall")["space"], 7);
    for (taken, reset) in [(9, false), (10, true), (11, false), (12, false), (15, true)] {
        let mut table = hall(4, taken).play();
        table.play(0, "place guildhall").play(0, "construct well");
        assert_eq!(table.happened("reset_began"), reset, "{taken} workers before");
    }
}

/// WK-51: one thing exactly, a building or a step on the Cathedral; then the turn is over, though
/// the other was possible, too.
#[test]
fn wk_51_a_building_or_the_cathedral() {
    let both = Position::new(2)
        .rewards("reward_wood")
        .seat(0, |p| p.goods("6 wood 6 stone 4 clay 2 gold").hand("well smithy"));
    let mut table = both.play();
    table.play(0, "place guildhall");
    assert_eq!(table.asked(), [0]);
    table.offers(0, &["construct smithy", "construct well", "advance"]);
    table.refuses(0, "decline", "WK-E43").refuses(0, "done", "WK-E43");
    table.play(0, "construct well");
    assert_eq!((table.asked(), table.active()), (vec![1], 1));
    assert_eq!((table.built(0).as_str(), table.hand(0).as_str()), ("well", "smithy"));
    assert_eq!((table.cathedral(0), table.guildhall(0)), (0, 1));
    assert_eq!(table.goods(0), "8 clay 4 wood 4 stone 2 gold");

    let mut table = both.play();
    table.play(0, "place guildhall").play(0, "advance").play(0, "discard smithy");
    assert_eq!((table.asked(), table.active()), (vec![1], 1));
    assert_eq!((table.built(0).as_str(), table.hand(0).as_str()), ("", "well"));
    assert_eq!((table.cathedral(0), table.guildhall(0)), (1, 1));
    assert_eq!(table.goods(0), "4 clay 8 wood 6 stone 1 gold");
}

/// WK-51: where neither is possible, nobody may be placed there; one of the two is enough.
#[test]
fn wk_51_not_without_something_to_build() {
    // A stone too few for the Well, and no gold for the Cathedral.
    let poor = Position::new(2).seat(0, |p| p.goods("2 wood 1 stone").hand("well"));
    let mut table = poor.play();
    assert_eq!(table.why(0, "place guildhall"), "WK-51 nothing-to-build");
    // The Well alone; the Cathedral alone.
    let mut table = poor.clone().seat(0, |p| p.goods("2 stone")).play();
    table.play(0, "place guildhall").play(0, "construct well");
    assert_eq!((table.built(0).as_str(), table.cathedral(0)), ("well", 0));
    let mut table = poor.clone().seat(0, |p| p.goods("1 gold")).play();
    table.play(0, "place guildhall").play(0, "advance");
    assert_eq!((table.built(0).as_str(), table.cathedral(0)), ("", 1));
    // Gold is of no use on level 1, where the next level asks for wood and stone.
    let mut table = poor.clone().seat(0, |p| p.goods("5 gold").cathedral(1)).play();
    table.refuses(0, "place guildhall", "WK-51");
    // Nothing in hand at all.
    let mut table = Position::new(2).seat(0, |p| p.goods("9 wood 9 stone 9 gold")).play();
    table.refuses(0, "place guildhall", "WK-51");
}

/// WK-51: one answer alone is asked for, too, so that nobody learns of the hand (WK-E67).
#[test]
fn wk_51_a_single_answer_is_asked_for() {
    let mut table = hall(2, 0).play();
    table.play(0, "place guildhall").offers(0, &["construct well"]);
    table.refuses(0, "decline", "WK-E43");
    assert_eq!((table.asked(), table.built(0).as_str()), (vec![0], ""));
}

/// WK-51: what is not possible is not offered beside what is.
#[test]
fn wk_51_only_what_is_possible() {
    let position = Position::new(2)
        .seat(0, |p| p.goods("4 clay 2 wood 2 stone").hand("well smithy keep").virtue(4));
    let mut table = position.play();
    table.play(0, "place guildhall");
    table.offers(0, &["construct smithy", "construct well"]);
    table.refuses(0, "construct keep", "WK-52").refuses(0, "advance", "WK-64");
    table.refuses(0, "construct church", "WK-14");
    let mut table = position.clone().seat(0, |p| p.virtue(5)).play();
    table.play(0, "place guildhall");
    assert_eq!(table.why(0, "advance"), "WK-54 advance-too-dear");
}

/// The rows of the buildings in the data file.
fn rows() -> Vec<toml::Value> {
    let file: Toml = include_str!("../../data/default.toml").parse().expect("TOML");
    file["building"].as_array().expect("rows").clone()
}

/// WK-52: a building is paid for in full; with exactly its cost it can be built, and with one less
/// of any good it cannot. The virtue keeps the Cathedral closed.
#[test]
fn wk_52_the_cost_of_every_building() {
    for row in rows() {
        let id = row["id"].as_str().expect("an id");
        let cost: Vec<(&str, i64)> = row["cost"]
            .as_table()
            .expect("goods")
            .iter()
            .map(|(good, count)| (good.as_str(), count.as_integer().expect("a number")))
            .collect();
        let with = |short: usize| {
            let goods: Vec<String> = cost
                .iter()
                .enumerate()
                .map(|(at, (good, count))| format!("{} {good}", count - i64::from(at == short)))
                .collect();
            Position::new(2)
                .workshop("patron_clay patron_silver patron_stone patron_wood / trader_clay miner miner trader_wood")
                .seat(0, |p| p.goods(&goods.join(" ")).hand(id).apprentices("labourer").virtue(4))
        };
        let mut table = with(usize::MAX).play();
        table.play(0, "place guildhall").play(0, &format!("construct {id}"));
        assert_eq!((table.built(0).as_str(), table.hand(0).contains(id)), (id, false));
        for (short, _) in cost.iter().enumerate() {
            let mut table = with(short).play();
            table.refuses(0, "place guildhall", "WK-51");
        }
    }
}

/// WK-52: the cost is paid to the general supply, nothing more, and the card lies face up.
#[test]
fn wk_52_pay_and_lay_down() {
    let mut table = Position::new(3)
        .seat(0, |p| p.goods("9 clay 9 wood 9 stone 9 gold 9 marble 9 silver").hand("church well"))
        .seat(1, |p| p.goods("1 clay 1 gold"))
        .play();
    table.play(0, "place guildhall").play(0, "construct church");
    assert_eq!(table.goods(0), "6 clay 9 wood 6 stone 9 gold 9 marble 9 silver");
    assert_eq!((table.goods(1).as_str(), table.goods(2).as_str()), ("1 clay 1 gold", ""));
    assert_eq!((table.built(0).as_str(), table.hand(0).as_str()), ("church", "well"));
    assert_eq!(table.view(1)["seats"][0]["buildings"], serde_json::json!(["church"]));
    assert_eq!((table.virtue(0), table.virtue(1)), (8, 7));
    assert!(!table.pile().contains(&"church".to_string()));
}

/// WK-52: every skill of the card must be among the apprentices; one apprentice may supply
/// several, several may supply one each, and skills too many do no harm.
#[test]
fn wk_52_skills() {
    // The Keep asks for all three: carpentry, tiling and masonry.
    let open = "patron_clay patron_silver patron_stone patron_wood / trader_clay trader_stone \
                trader_wood gatekeeper";
    let with = |apprentices: &str| {
        Position::new(2)
            .workshop(open)
            .seat(0, |p| p.goods("5 wood 3 stone 3 gold").hand("keep").apprentices(apprentices))
            .seat(0, |p| p.virtue(4))
            .play()
    };
    for enough in ["labourer", "woodcutter miner stonecutter", "woodcutter labourer jeweller"] {
        let mut table = with(enough);
        table.play(0, "place guildhall").play(0, "construct keep");
        assert_eq!((table.built(0).as_str(), table.apprentices(0).len()), ("keep", enough.len()));
    }
    for short in
        ["", "woodcutter", "woodcutter miner", "woodcutter stonecutter", "miner stonecutter"]
    {
        with(short).refuses(0, "place guildhall", "WK-51");
    }
    // The refusal names what is missing.
    let mut table = Position::new(2)
        .workshop(open)
        .seat(0, |p| p.goods("9 wood 9 stone 9 gold 9 clay").hand("keep well"))
        .seat(0, |p| p.apprentices("woodcutter miner").virtue(4))
        .seat(0, |p| p.hand("keep well smithy"))
        .play();
    table.play(0, "place guildhall");
    assert_eq!(table.why(0, "construct keep"), "WK-52 missing-skills");
    // A skill of somebody else is of no use.
    let mut table = Position::new(2)
        .seat(0, |p| p.goods("3 wood 2 stone 1 gold").hand("tavern").virtue(4))
        .seat(1, |p| p.apprentices("woodcutter"))
        .play();
    table.refuses(0, "place guildhall", "WK-51");
}

/// WK-52: apprentices are not used up: the same one serves for the next building, too.
#[test]
fn wk_52_apprentices_stay() {
    let mut table = Position::new(2)
        .seat(0, |p| p.goods("3 clay 8 wood 8 stone 2 gold").hand("clay_market wood_market"))
        .seat(0, |p| p.apprentices("miner woodcutter").virtue(4).goods("6 clay"))
        .play();
    table.play(0, "place guildhall").play(0, "construct clay_market").pass(1);
    assert_eq!(table.apprentices(0), "miner woodcutter");
    table.play(0, "place guildhall").play(0, "construct wood_market");
    assert_eq!((table.built(0).as_str(), table.guildhall(0)), ("wood_market clay_market", 2));
    assert_eq!(table.apprentices(0), "miner woodcutter");
}

/// WK-52: first the printed virtue, then the effect: the Palace would count the virtue it gives
/// itself, and virtue beyond 14 is settled before goods come in.
#[test]
fn wk_52_virtue_before_the_effect() {
    let edition = edition_with(&[(
        "virtue = 0\neffect = { timing = \"immediate\", kind = \"gain_per\", of = \"virtue\"",
        "virtue = 1\neffect = { timing = \"immediate\", kind = \"gain_per\", of = \"virtue\"",
    )]);
    let palace = |virtue| {
        let mut table = Position::of(edition, 2)
            .seat(0, |p| p.goods("3 wood 3 stone 2 marble").hand("palace").virtue(virtue))
            .seat(0, |p| p.apprentices("miner stonecutter"))
            .play();
        table.play(0, "place guildhall").play(0, "construct palace");
        (table.virtue(0), table.good(0, "gold"))
    };
    assert_eq!(palace(11), (12, 3));
    assert_eq!(palace(10), (11, 2));

    let edition = edition_with(&[(
        "virtue = 0\neffect = { timing = \"immediate\", kind = \"gain\", gain = { clay = 4 } }",
        "virtue = 2\neffect = { timing = \"immediate\", kind = \"gain\", gain = { clay = 4 } }",
    )]);
    let mut table = Position::of(edition, 2)
        .seat(0, |p| p.goods("2 wood 2 stone").hand("well").virtue(14).debts(3))
        .play();
    table.play(0, "place guildhall").play(0, "construct well");
    table.offers(0, &["destroy 0", "destroy 1", "destroy 2"]);
    assert_eq!((table.built(0).as_str(), table.goods(0).as_str()), ("well", ""));
    table.play(0, "destroy 1");
    assert_eq!((table.debts(0), table.goods(0).as_str()), (2, "4 clay"));
}

/// WK-52: the immediate effect comes at once: a gain, or one of two by choice.
///
/// `smithy`, `lumber_camp`, `factory`: 4 stone, 4 wood, 2 marble. `treasury`: 1 gold or 3 silver.
/// `clay_pit`: 1 gold or 1 marble.
#[test]
fn wk_52_immediate_gains() {
    let build = |id: &str, cost: &str| {
        let mut table = Position::new(2)
            .seat(0, |p| p.goods(cost).hand(id).apprentices("miner stonecutter").virtue(4))
            .play();
        table.play(0, "place guildhall").play(0, &format!("construct {id}"));
        table
    };
    for (id, cost, gain) in [
        ("smithy", "4 clay 2 wood", "4 stone"),
        ("lumber_camp", "4 clay 2 stone", "4 wood"),
        ("factory", "2 wood 2 stone 3 gold", "2 marble"),
    ] {
        let table = build(id, cost);
        assert_eq!((table.goods(0).as_str(), table.goods(1).as_str()), (gain, ""), "{id}");
        assert_eq!((table.asked(), table.virtue(0)), (vec![1], 4));
    }
    for (id, cost, gains) in [
        ("treasury", "1 wood 3 stone 1 gold", ["1 gold", "3 silver"]),
        ("clay_pit", "4 clay 1 wood", ["1 gold", "1 marble"]),
    ] {
        for (option, gain) in ["choose 1", "choose 2"].into_iter().zip(gains) {
            let mut table = build(id, cost);
            table.offers(0, &["choose 1", "choose 2"]);
            table.refuses(0, "decline", "WK-E43");
            table.play(0, option);
            assert_eq!((table.goods(0).as_str(), table.asked()), (gain, vec![1]), "{id}");
        }
    }
}

/// WK-52: virtue lost below 0 in building gives debts, and the effect comes all the same.
#[test]
fn wk_52_a_loss_of_virtue() {
    for (before, after, debts) in [(7, 5, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)] {
        let mut table = Position::new(2)
            .seat(0, |p| p.goods("1 clay 2 wood 3 stone").hand("thieves_den").virtue(before))
            .seat(0, |p| p.apprentices("stonecutter"))
            .play();
        table.play(0, "place guildhall").play(0, "construct thieves_den");
        assert_eq!((table.virtue(0), table.debts(0)), (after, debts));
        assert_eq!(table.goods(0), "4 silver");
    }
}

/// WK-T16: Well (`well`): no skill, 2 wood and 2 stone; at once 4 clay; 3 VP.
#[test]
fn wk_t16_well() {
    let position = Position::new(2).seat(0, |p| p.goods("2 wood 2 stone").hand("well"));
    let mut table = position.clone().last_turn().play();
    table.play(0, "place guildhall").play(0, "construct well");
    assert_eq!((table.goods(0).as_str(), table.built(0).as_str()), ("4 clay", "well"));
    assert_eq!((table.points(0, "buildings"), table.total(0)), (3, 3));
    for short in ["1 wood", "1 stone"] {
        let mut table = position.clone().seat(0, |p| p.goods(short)).play();
        table.refuses(0, "place guildhall", "WK-51");
    }
}

/// WK-T17: Keep (`keep`): all three skills, 5 wood, 2 stone and 2 gold; at once −2 virtue; 12 VP,
/// and 1 for every 3 captured workers.
#[test]
fn wk_t17_keep() {
    for (captured, bonus) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)] {
        let mut table = Position::new(2)
            .last_turn()
            .seat(0, |p| p.goods("5 wood 2 stone 2 gold").hand("keep").held(&[0, captured]))
            .seat(0, |p| p.apprentices("woodcutter miner stonecutter"))
            .play();
        table.play(0, "place guildhall").play(0, "construct keep");
        assert_eq!((table.goods(0).as_str(), table.virtue(0)), ("", 5));
        assert_eq!((table.points(0, "buildings"), table.points(0, "effects")), (12, bonus));
        // Level 5 of the Virtue track costs a point.
        assert_eq!(table.total(0), 12 + bonus - 1);
    }
}

/// WK-53: an end-game effect waits for the scoring, and counts what is there then: the Trading
/// Post brings no virtue when it is built, and none at the end for goods spent meanwhile.
///
/// `trading_post`: 1 virtue for every 4 of clay, wood and stone together.
#[test]
fn wk_53_end_game_effects_wait() {
    // The building fills the Guildhall, and each player has one turn more.
    let position = Position::new(2)
        .seat(1, |p| p.guildhall(11))
        .seat(0, |p| p.goods("8 clay 3 wood 5 stone 2 gold").hand("trading_post"))
        .seat(0, |p| p.apprentices("stonecutter"));
    let mut table = position.play();
    table.play(0, "place guildhall").play(0, "construct trading_post");
    assert_eq!((table.virtue(0), table.goods(0).as_str()), (7, "8 clay 2 wood 2 stone"));
    table.pass(1).play(0, "place forest");
    // 13 goods now: 3 virtue, to level 10.
    assert_eq!((table.virtue(0), table.goods(0).as_str()), (7, "8 clay 3 wood 2 stone"));
    assert_eq!((table.points(0, "virtue"), table.points(0, "buildings")), (1, 7));

    let mut table = position.play();
    table.play(0, "place guildhall").play(0, "construct trading_post").pass(1);
    table.play(0, "place kings_storehouse");
    table.play(0, "trade 1").play(0, "pay 2 clay");
    // A virtue bought and 10 goods left: level 8 + 2.
    assert_eq!((table.virtue(0), table.points(0, "virtue")), (8, 1));
}

/// WK-53: the VP of buildings are counted only at the scoring: building itself moves nothing but
/// what is paid, and both parts of the score are there at the end.
#[test]
fn wk_53_vp_at_the_end_only() {
    let mut table = Position::new(2)
        .seat(1, |p| p.guildhall(11))
        .seat(0, |p| p.goods("3 clay 1 wood 1 stone").hand("carpenters_hut"))
        .seat(0, |p| p.apprentices("woodcutter"))
        .play();
    let before = table.seat(0);
    table.play(0, "place guildhall").play(0, "construct carpenters_hut");
    let after = table.seat(0);
    for field in ["virtue", "debts", "paid_debts", "cathedral", "prison", "apprentices"] {
        assert_eq!(before[field], after[field], "{field}");
    }
    table.pass(1);
    table.play(0, "place quarry");
    assert_eq!((table.points(0, "buildings"), table.points(0, "effects")), (5, 1));
}
