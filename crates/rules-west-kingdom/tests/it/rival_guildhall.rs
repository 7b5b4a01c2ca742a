//! Chapter 13 and question WK-Q9: the work counter of the house rival, and its turns in the
//! Guildhall.

use crate::harness::{Position, edition_with, rival};
use game_testkit::AtTable;
use serde_json::json;

/// WK-93: the work counter is looked at when its turn begins, before a card is turned: from the
/// threshold on, which is 10 in scenarios, it goes to the Guildhall, and the counter goes down by
/// as much (WK-Q9).
#[test]
fn wk_93_ten_work() {
    for (work, goes, left) in [(9, false, 10), (10, true, 0), (11, true, 1), (23, true, 13)] {
        let table = rival(&Position::solo().deck("mines quarry").work(work));
        assert_eq!((table.guildhall(1), table.work()), (u64::from(goes), left), "{work} work");
        // No card is turned for the Guildhall.
        assert_eq!(table.happened("rival_turned"), !goes);
        assert_eq!((table.at(1, "mines"), table.supply(1)), (u64::from(!goes), 19));
    }
    // 10 reached by the card are for the next turn.
    let mut table = rival(&Position::solo().deck("mines quarry").work(9));
    assert_eq!((table.guildhall(1), table.work()), (0, 10));
    table.pass(0);
    assert_eq!((table.guildhall(1), table.work(), table.at(1, "quarry")), (1, 0, 0));
    table.pass(0);
    assert_eq!((table.guildhall(1), table.work(), table.at(1, "quarry")), (1, 1, 1));
}

/// WK-93: the threshold is a figure of the data file, and so are the others of the house rival.
#[test]
fn wk_93_the_figures_of_the_data_file() {
    let edition = edition_with(&[
        ("work_threshold = 4", "work_threshold = 6"),
        ("black_market_work = 4", "black_market_work = 3"),
        ("black_market_virtue_loss = 1", "black_market_virtue_loss = 2"),
        ("tax_stand_virtue_loss = 2", "tax_stand_virtue_loss = 1"),
        ("tax_stand_silver_per_work = 2", "tax_stand_silver_per_work = 3"),
        ("guardhouse_captured_per_work = 2", "guardhouse_captured_per_work = 3"),
        ("storehouse_virtue = 2", "storehouse_virtue = 3"),
        ("cathedral_virtue = 1", "cathedral_virtue = 3"),
    ]);
    let solo = || Position::solo_of(edition);
    for (work, goes, left) in [(5, false, 6), (6, true, 0), (10, true, 4)] {
        let table = rival(&solo().deck("mines").work(work));
        assert_eq!((table.guildhall(1), table.work()), (u64::from(goes), left), "{work} work");
    }
    let table = rival(&solo().deck("black_market"));
    assert_eq!((table.work(), table.virtue(1)), (3, 5));
    let table = rival(&solo().deck("tax_stand").tax_stand(7));
    assert_eq!((table.work(), table.virtue(1)), (2, 6));
    let table = rival(&solo().deck("guardhouse").seat(1, |p| p.held(&[5, 0])));
    assert_eq!((table.work(), table.prison(0)), (1, 5));
    let table = rival(&solo().deck("kings_storehouse"));
    assert_eq!((table.work(), table.virtue(1)), (1, 10));
    let table = rival(&solo().work(6).seat(1, |p| p.built("well")));
    assert_eq!((table.cathedral(1), table.virtue(1)), (1, 10));
}

/// WK-93: it takes the top building for the printed VP and virtue change; cost, skills and effect
/// are ignored (WK-Q9).
#[test]
fn wk_93_it_builds() {
    // The Thieves' Den would bring 4 silver and asks for masonry.
    let table = rival(&Position::solo().work(10).pile("thieves_den church"));
    assert_eq!(
        (table.built(1).as_str(), table.virtue(1), table.goods(1).as_str()),
        ("thieves_den", 5, "")
    );
    assert_eq!((table.pile()[0].as_str(), table.cathedral(1), table.work()), ("church", 0, 0));
    // The Church would destroy a debt; its virtue is gained.
    let position = Position::solo().work(10).pile("church").seat(1, |p| p.debts(2));
    let table = rival(&position);
    assert_eq!((table.virtue(1), table.debts(1), table.built(1).as_str()), (8, 2, "church"));
    // The Betting House would give a debt, the Monument virtue to all, the Hideout freedom.
    let table = rival(&Position::solo().work(10).pile("betting_house"));
    assert_eq!((table.virtue(1), table.debts(1)), (6, 0));
    let table = rival(&Position::solo().work(10).pile("monument"));
    assert_eq!((table.virtue(0), table.virtue(1)), (7, 8));
    let table = rival(&Position::solo().work(10).pile("hideout").seat(1, |p| p.prison(2)));
    assert_eq!((table.virtue(1), table.prison(1)), (5, 2));
    // Nor does the Armoury capture, or the Watchtower cost the others anything.
    let position = Position::solo().work(10).pile("armoury").seat(0, |p| p.at("4 mines").prison(3));
    assert_eq!(rival(&position).held(1, 0), 0);
    let table = rival(&position.pile("watchtower"));
    assert_eq!((table.virtue(0), table.virtue(1)), (7, 6));
}

/// WK-93: it advances on the Cathedral if its Virtue is 5 or more, the next level is free and its
/// own level is below its number of buildings (WK-Q9); else it builds.
#[test]
fn wk_93_when_it_advances() {
    let turn = |virtue: u8, level: u8, built: &str| {
        let position = Position::solo()
            .work(10)
            .pile("clay_pit")
            .seat(1, |p| p.virtue(virtue).cathedral(level).built(built));
        let table = rival(&position);
        let (up, more) =
            (table.cathedral(1) > u64::from(level), table.built(1).len() > built.len());
        assert_ne!(up, more, "one of the two");
        up
    };
    assert!(!turn(7, 0, ""));
    assert!(turn(7, 0, "well"));
    assert!(!turn(7, 1, "well"));
    assert!(turn(7, 1, "well church"));
    assert!(!turn(7, 2, "well church"));
    assert!(turn(7, 2, "well church keep"));
    assert!(turn(5, 0, "well"));
    assert!(!turn(4, 0, "well"));
    assert!(turn(7, 4, "well church keep palace monument"));
}

/// WK-93: the next level must have a free space: on the uppermost there is only one.
#[test]
fn wk_93_the_next_level_must_be_free() {
    let with = |human: u8| {
        let position = Position::solo()
            .work(10)
            .pile("clay_pit")
            .seat(0, |p| p.cathedral(human))
            .seat(1, |p| p.cathedral(4).built("well church keep palace monument"));
        rival(&position)
    };
    let table = with(5);
    assert_eq!(table.cathedral(1), 4);
    assert!(table.built(1).contains("clay_pit"));
    let table = with(3);
    assert_eq!(table.cathedral(1), 5);
}

/// WK-93: an advance asks for no cost and no discard, gives 1 virtue, and removes the top Reward
/// card, if there is one, unseen.
#[test]
fn wk_93_its_advance() {
    let position = Position::solo()
        .work(12)
        .rewards("reward_virtue reward_gold")
        .seat(0, |p| p.hand("keep"))
        .seat(1, |p| p.built("well"));
    let table = rival(&position);
    assert_eq!((table.cathedral(1), table.virtue(1), table.work()), (1, 8, 2));
    assert_eq!((table.rewards(), table.goods(1).as_str()), (vec!["reward_gold".to_string()], ""));
    assert_eq!((table.guildhall(1), table.hand(0).as_str()), (1, "keep"));
    assert!(table.happened("rival_took_reward") && !table.happened("rewarded"));
    // Nobody is told which one it was.
    let told = format!("{:?}", table.scenario().events());
    assert!(!told.contains("reward_virtue"), "{told}");
    assert_eq!(table.view(0)["rewards"]["unseen"], json!(["reward_virtue", "reward_gold"]));
    // With none left there is 1 virtue all the same.
    let table = rival(&position.rewards(""));
    assert_eq!((table.cathedral(1), table.virtue(1)), (1, 8));
    assert!(!table.happened("rival_took_reward") && !table.happened("no_reward"));
}

/// WK-93: with an empty building pile the worker is placed and the counter drops, and nothing else
/// happens.
#[test]
fn wk_93_an_empty_building_pile() {
    // All cards are built by the house rival; its Virtue closes the Cathedral.
    let position = Position::solo().work(14).only_pile("").seat(1, |p| p.virtue(4));
    let before = position.play().built(1);
    let table = rival(&position);
    assert_eq!((table.guildhall(1), table.supply(1), table.work()), (1, 19, 4));
    assert_eq!((table.built(1), table.virtue(1), table.cathedral(1)), (before, 4, 0));
    // The Cathedral needs no pile.
    let table = rival(&position.seat(1, |p| p.virtue(5)));
    assert_eq!((table.virtue(1), table.cathedral(1)), (6, 1));
}

/// WK-93: its workers in the Guildhall trigger the end as a player's do: the human player and the
/// house rival have one turn more.
#[test]
fn wk_93_it_fills_the_guildhall() {
    let position = Position::solo()
        .deck("mines forest")
        .work(10)
        .seat(0, |p| p.guildhall(5))
        .seat(1, |p| p.guildhall(6));
    let mut table = rival(&position);
    assert!(table.happened("end_began") && !table.over());
    table.pass(0);
    assert!(table.over());
    assert_eq!((table.at(1, "mines"), table.at(1, "forest"), table.turn()), (1, 0, 4));
    // And after the human player has filled it.
    let mut table = Position::solo()
        .deck("mines forest")
        .seat(0, |p| p.guildhall(5).goods("2 wood 2 stone").hand("well"))
        .seat(1, |p| p.guildhall(6))
        .play();
    table.play(0, "place guildhall");
    assert!(table.happened("end_began"));
    table.play(0, "construct well");
    assert!(!table.over());
    assert_eq!((table.at(1, "mines"), table.asked()), (1, vec![0]));
    table.pass(0);
    assert!(table.over());
    assert_eq!((table.at(1, "forest"), table.turn()), (0, 3));
}
