//! The facts of the shipped edition: components, and what each card does.

use game_core::Edition as _;
use rules_west_kingdom::Edition;
use rules_west_kingdom::edition::Good::{Clay, Gold, Marble, Silver, Stone, Wood};
use rules_west_kingdom::edition::Skill::{Carpentry, Masonry, Tiling};
use rules_west_kingdom::edition::{
    Ability, Act, ApprenticeFacts, AtReset, BoardFacts, Building, BuildingFacts, Buildings,
    Condition, ConspiratorDiscount, Cost, Count, Effect, EndGame, Gain, Good, Goods, Immediate,
    Location, LocationKind, Power, Rulings, Skill, Skills, Storey, Trade, Yield,
};

fn shipped() -> &'static Edition {
    game_core::edition::default()
}

fn some(good: Good, count: u8) -> Gain {
    Gain { goods: Goods::of(good, count), ..Gain::NONE }
}

fn virtue(virtue: u8) -> Gain {
    Gain { virtue, ..Gain::NONE }
}

fn cards(building_card: u8) -> Gain {
    Gain { building_card, ..Gain::NONE }
}

fn pay(good: Good, count: u8) -> Cost {
    Cost { goods: Goods::of(good, count), ..Cost::NONE }
}

fn only(skill: Skill) -> Skills {
    Skills::only(skill)
}

fn at(location: Location, gain: Gain) -> Ability {
    Ability::PlaceWorker { location, gain }
}

fn trade(good: Good, count: u8, gain: Gain) -> Ability {
    Ability::StorehouseTrade(Trade { pay: pay(good, count), gain })
}

fn tax_stand(gain: Gain, virtue_loss_reduction: u8) -> Ability {
    Ability::TaxStandAction { gain, virtue_loss_reduction }
}

fn market(gain: Gain, virtue_loss_reduction: u8, discount: u8) -> Ability {
    Ability::BlackMarketAction { gain, virtue_loss_reduction, discount }
}

fn squire(gain: Gain) -> Ability {
    let condition = Condition::NoOwnWorkersInPrison;
    Ability::BlackMarketReset(AtReset::Gain { condition, gain })
}

fn now(effect: Immediate) -> Effect {
    Effect::Immediate(effect)
}

fn end(effect: EndGame) -> Effect {
    Effect::EndGame(effect)
}

/// The shipped file loads, and loading it twice gives the same edition.
#[test]
fn the_shipped_file_loads() {
    assert_eq!(shipped().info().id, "default");
    assert!(std::ptr::eq(shipped(), shipped()));
}

/// WK-1: 1 to 5 players, 20 workers for each.
#[test]
fn wk_1_players_and_workers() {
    let numbers = shipped().numbers();
    assert_eq!((numbers.players_min, numbers.players_max, numbers.workers), (1, 5, 20));
}

/// WK-2: 10 Black Market cards, each with a small and a large side.
#[test]
fn wk_2_black_market_cards() {
    let expected = [
        ([0, 0, 0, 0, 1, 0], [0, 2, 0, 0, 2, 0]),
        ([0, 0, 0, 2, 0, 0], [0, 1, 1, 1, 1, 0]),
        ([0, 0, 1, 0, 1, 0], [0, 0, 2, 0, 2, 0]),
        ([0, 1, 0, 1, 0, 0], [0, 2, 1, 1, 0, 0]),
        ([0, 1, 0, 0, 1, 0], [0, 1, 2, 0, 1, 0]),
        ([0, 0, 0, 0, 1, 0], [0, 0, 2, 0, 2, 0]),
        ([0, 0, 0, 2, 0, 0], [0, 1, 2, 0, 1, 0]),
        ([0, 0, 1, 0, 1, 0], [0, 2, 1, 1, 0, 0]),
        ([0, 1, 0, 1, 0, 0], [0, 1, 1, 1, 1, 0]),
        ([0, 1, 0, 0, 1, 0], [0, 2, 0, 0, 2, 0]),
    ];
    let found: Vec<_> = shipped()
        .all_market_cards()
        .map(|card| (shipped().market_card(card).small.0, shipped().market_card(card).large.0))
        .collect();
    assert_eq!(found, expected);
    assert_eq!(shipped().find_market_card("bm_10").map(|card| card.0), Some(9));
}

/// WK-3, WK-T1: 11 Reward cards, of which 2 × players + 1 are used; for one player as for two.
#[test]
fn wk_3_reward_cards() {
    let two = |gain: Gain| (2, Gain { virtue: 1, ..gain });
    let expected = [
        two(some(Silver, 3)),
        two(some(Wood, 2)),
        two(some(Stone, 2)),
        two(cards(1)),
        (2, virtue(2)),
        (1, Gain { virtue: 1, ..some(Gold, 1) }),
    ];
    let rows = shipped().all_rewards().map(|card| shipped().reward(card));
    assert_eq!(rows.map(|row| (row.copies, row.gain)).collect::<Vec<_>>(), expected);
    assert_eq!(shipped().reward_cards().len(), 11);
    let piles = [1, 2, 3, 4, 5].map(|players| shipped().guildhall(players).rewards);
    assert_eq!(piles, [5, 5, 7, 9, 11]);
}

/// WK-4: 40 apprentices of 35 kinds, and 40 buildings.
#[test]
fn wk_4_apprentices_and_buildings() {
    assert_eq!(shipped().all_apprentices().count(), 35);
    assert_eq!(shipped().apprentice_cards().len(), 40);
    assert_eq!(shipped().all_buildings().count(), 40);
}

/// WK-5, WK-6, WK-7, WK-8: what a game begins with.
#[test]
fn wk_5_to_8_setup() {
    let numbers = shipped().numbers();
    assert_eq!((numbers.tax_stand, numbers.virtue), (4, 7));
    assert_eq!((numbers.draft_deal, numbers.draft_keep), (4, 3));
    assert_eq!(numbers.silver, [3, 4, 5, 6, 7]);
}

/// WK-9: the table of player boards.
#[test]
fn wk_9_player_boards() {
    let gold = Gain { building_card: 1, ..some(Gold, 1) };
    let debt = Gain { debt: 1, ..some(Marble, 1) };
    let draw = Power::BlackMarketActionGain { gain: cards(1) };
    let hire = Power::WorkshopHire { discount: 1, apprentice_limit: 6 };
    for (id, workers_in_prison, silver, virtue, start, power) in [
        ("therese", 4, 5, 5, cards(1), Power::GoldMarbleInterchangeable),
        ("caroline", 8, 10, 3, debt, draw),
        ("ada", 0, 0, 11, gold, Power::IgnoreTax { tax: 1 }),
        ("frederick", 0, 4, 7, some(Stone, 1), Power::CathedralNoDiscard),
        ("rudolf", 0, 3, 9, some(Wood, 1), hire),
    ] {
        let expected = BoardFacts { workers_in_prison, silver, virtue, start, power };
        let board = shipped().find_board(id).expect("a board");
        assert_eq!(*shipped().board(board), expected, "{id}");
    }
    assert_eq!(shipped().all_boards().count(), 5);
}

/// WK-12: nine open locations, three small ones, the Guildhall and the Prison.
#[test]
fn wk_12_kinds_of_locations() {
    let count = |kind| Location::ALL.into_iter().filter(|at| at.kind() == kind).count();
    let kinds =
        [LocationKind::Open, LocationKind::Small, LocationKind::Guildhall, LocationKind::Prison];
    assert_eq!(kinds.map(count), [9, 3, 1, 1]);
    for location in Location::ALL {
        assert_eq!(Location::find(location.id()), Some(location));
        assert_eq!(shipped().location_name(location).id, location.id());
        assert_eq!(Location::OPEN.contains(&location), location.is_open());
    }
}

/// WK-15, WK-16, WK-17, WK-27, WK-T29: the table of yields for 1 to 5 own workers.
#[test]
fn wk_17_yields() {
    let yields = shipped().yields();
    for (found, expected) in [
        (yields.silversmith, [2, 3, 4, 5, 6]),
        (yields.mines_clay, [2, 3, 4, 5, 6]),
        (yields.mines_gold, [0, 1, 1, 2, 2]),
        (yields.forest, [1, 2, 3, 4, 5]),
        (yields.quarry, [1, 2, 3, 4, 5]),
        (yields.workshop, [1, 2, 2, 3, 3]),
    ] {
        assert_eq!([1, 2, 3, 4, 5].map(|workers| Yield::of(found, workers)), expected);
    }
}

/// WK-18, WK-21, WK-22, WK-26, WK-30, WK-31, WK-35: prices and limits.
#[test]
fn prices_of_open_locations() {
    let (prices, numbers) = (shipped().prices(), shipped().numbers());
    let mixed = |pay, gain| Trade { pay, gain };
    let any = Cost { clay_wood_or_stone: 2, ..Cost::NONE };
    let two = Cost { wood_or_stone: 3, ..Cost::NONE };
    assert_eq!(prices.trades, [mixed(any, virtue(1)), mixed(two, some(Marble, 1))]);
    assert_eq!(prices.hire, Cost { tax: 2, ..pay(Silver, 2) });
    assert_eq!((prices.skip_coin, numbers.apprentice_limit, numbers.hand_limit), (1, 5, 6));
    assert_eq!(prices.first_capture, Cost { tax: 1, ..Cost::NONE });
    assert_eq!(prices.next_capture, pay(Silver, 1));
    assert_eq!(prices.capture_locations[1..], [2, 2, 2, 1, 1]);
    assert_eq!((prices.tax_stand_virtue_loss, prices.tax_stand_needs), (2, 1));
}

/// WK-40, WK-41: the three spaces of the Black Market and their pictures.
#[test]
fn wk_40_black_market() {
    let prices = shipped().prices();
    let cost = |silver| Cost { virtue_loss: 1, ..pay(Silver, silver) };
    assert_eq!(prices.market, [cost(1), cost(2), cost(3)]);
    assert_eq!(prices.printed, [Goods([0, 0, 0, 1, 1, 0]), Goods([0, 1, 1, 0, 2, 0])]);
    assert_eq!((prices.market_draw, prices.market_keep), (5, 1));
}

/// WK-45, WK-71, WK-73: the Guardhouse, and what the Prison costs in a reset.
#[test]
fn wk_45_guardhouse_and_prison() {
    let prices = shipped().prices();
    assert_eq!(prices.imprison, some(Silver, 1));
    assert_eq!(prices.ransom, Cost { tax: 2, ..pay(Silver, 3) });
    assert_eq!(prices.ransom_by_debt, Cost { debt: 1, virtue_loss: 1, ..Cost::NONE });
    assert_eq!(prices.pay_debt, Cost { tax: 3, ..pay(Silver, 3) });
    assert_eq!(prices.debt_paid, virtue(1));
    assert_eq!((prices.reset_threshold, prices.reset_virtue_loss), (3, 1));
    assert_eq!((prices.reset_debt_needs, prices.reset_debt), (1, 1));
}

/// WK-50, WK-70: the Guildhall by players; for one player as for two.
#[test]
fn wk_50_guildhall() {
    for (players, columns, spaces, resets) in [
        (1, 3, 12, [7, 10]),
        (2, 3, 12, [7, 10]),
        (3, 4, 16, [9, 13]),
        (4, 5, 20, [11, 16]),
        (5, 6, 24, [13, 19]),
    ] {
        let hall = shipped().guildhall(players);
        assert_eq!(
            (hall.columns, hall.spaces, hall.resets, hall.end),
            (columns, spaces, resets, spaces)
        );
    }
}

/// WK-54: the table of the Cathedral.
#[test]
fn wk_54_cathedral() {
    let any = |wood_or_stone| Cost { wood_or_stone, ..Cost::NONE };
    let last = Cost { goods: Goods([0, 0, 0, 2, 2, 0]), ..Cost::NONE };
    let table = [
        (pay(Gold, 1), 2, 3),
        (any(4), 4, 3),
        (pay(Marble, 1), 7, 2),
        (any(8), 12, 2),
        (last, 20, 1),
    ];
    for (level, (cost, vp, capacity)) in (1..).zip(table) {
        assert_eq!(*shipped().storey(level), Storey { cost, discard: 1, vp, capacity }, "{level}");
    }
    assert_eq!((shipped().storey(0).vp, shipped().storey(0).capacity), (0, u8::MAX));
    assert_eq!(shipped().prices().no_reward_left, virtue(1));
}

/// WK-60, WK-63, WK-64: the table of the Virtue track.
#[test]
fn wk_60_virtue_track() {
    let levels = || (0..=14).map(|level| shipped().virtue(level));
    let vp: Vec<_> = levels().map(|level| level.vp).collect();
    assert_eq!(vp, [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]);
    let tax: Vec<_> = levels().map(|level| level.tax_ignored).collect();
    assert_eq!(tax, [2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    for (number, level) in levels().enumerate() {
        assert_eq!(level.cathedral_forbidden, number <= 4, "{number}");
        assert_eq!(level.black_market_forbidden, number >= 10, "{number}");
    }
}

/// WK-83: what counts at the end.
#[test]
fn wk_83_scoring() {
    let scoring = shipped().scoring();
    assert_eq!((scoring.unpaid_debt, scoring.gold, scoring.marble), (-2, 1, 1));
    assert_eq!((scoring.silver_per_vp, scoring.prison_per_vp), (10, 2));
}

/// WK-93: the house rival has a deck of 30 cards.
#[test]
fn wk_93_house_rival() {
    let rival = shipped().rival();
    assert_eq!(rival.deck, [4, 4, 4, 3, 3, 3, 4, 2, 1, 2, 0, 0, 0, 0]);
    assert_eq!(rival.deck.iter().sum::<u8>(), 30);
    assert_eq!(
        (rival.work_threshold, rival.workers, rival.virtue, rival.human_silver),
        (4, 20, 7, 3)
    );
    assert_eq!((rival.market_work, rival.market_virtue_loss), (4, 1));
    assert_eq!(
        (rival.tax_stand_virtue_loss, rival.silver_per_work, rival.captured_per_work),
        (2, 2, 2)
    );
    assert_eq!((rival.storehouse_virtue, rival.cathedral_virtue), (2, 1));
}

/// WK-Q1, WK-Q2, WK-Q3: the answers of the program, and a bound for automatic play.
#[test]
fn rulings() {
    let expected = Rulings {
        conspirator_discount: ConspiratorDiscount::Visit,
        fortress_location_limit: false,
        empty_black_market_turns_card: false,
        building_effects_optional: false,
    };
    assert_eq!(shipped().rulings(), expected);
    assert_eq!(shipped().numbers().round_limit, 200);
}

/// Every apprentice: copies, skills, virtue, ability.
#[test]
fn apprentices() {
    #[rustfmt::skip]
    let table = [
        ("acolyte_building", 1, only(Carpentry), 1, Ability::CathedralAdvance { gain: cards(1) }),
        ("acolyte_clay", 1, only(Tiling), 1, Ability::CathedralAdvance { gain: some(Clay, 2) }),
        ("acolyte_silver", 1, only(Masonry), 1, Ability::CathedralAdvance { gain: some(Silver, 2) }),
        ("conspirator", 2, only(Carpentry), 0, Ability::TownCentreAction { discount: 1 }),
        ("debt_collector_clay", 1, only(Tiling), 0, Ability::DebtPaid { gain: some(Clay, 2) }),
        ("debt_collector_stone", 1, only(Masonry), 0, Ability::DebtPaid { gain: some(Stone, 2) }),
        ("debt_collector_wood", 1, only(Carpentry), 0, Ability::DebtPaid { gain: some(Wood, 2) }),
        ("gatekeeper", 1, only(Masonry), -1, Ability::BlackMarketReset(AtReset::Release { up_to: 2 })),
        ("illusionist", 1, only(Carpentry), -1, market(Gain::NONE, 1, 0)),
        ("jeweller", 2, only(Tiling), 0, at(Location::Silversmith, some(Silver, 1))),
        ("labourer", 1, Skills::ALL, 0, Ability::None),
        ("merchant_clay", 1, only(Tiling), 0, trade(Silver, 1, some(Clay, 3))),
        ("merchant_gold", 1, only(Masonry), 0, trade(Silver, 2, some(Gold, 1))),
        ("merchant_marble", 1, only(Tiling), 0, trade(Silver, 3, some(Marble, 1))),
        ("merchant_stone", 1, only(Masonry), 0, trade(Silver, 1, some(Stone, 2))),
        ("merchant_wood", 1, only(Carpentry), 0, trade(Silver, 1, some(Wood, 2))),
        ("miner", 2, only(Tiling), 0, at(Location::Mines, some(Clay, 1))),
        ("patron_clay", 1, only(Tiling), 0, trade(Clay, 1, virtue(1))),
        ("patron_silver", 1, only(Masonry), 0, trade(Silver, 2, virtue(1))),
        ("patron_stone", 1, only(Masonry), 0, trade(Stone, 1, virtue(1))),
        ("patron_wood", 1, only(Carpentry), 0, trade(Wood, 1, virtue(1))),
        ("pickpocket", 1, only(Tiling), -1, tax_stand(some(Gold, 1), 0)),
        ("squire_gold", 1, only(Tiling), 1, squire(some(Gold, 1))),
        ("squire_marble", 1, only(Masonry), 1, squire(some(Marble, 1))),
        ("squire_virtue", 1, only(Carpentry), 1, squire(virtue(2))),
        ("stonecutter", 2, only(Masonry), 0, at(Location::Quarry, some(Stone, 1))),
        ("swindler_clay", 1, only(Tiling), -1, market(some(Clay, 2), 0, 0)),
        ("swindler_stone", 1, only(Masonry), -1, market(some(Stone, 1), 0, 0)),
        ("swindler_wood", 1, only(Carpentry), -1, market(some(Wood, 1), 0, 0)),
        ("thief", 1, only(Carpentry), 0, tax_stand(Gain::NONE, 1)),
        ("trader_clay", 1, only(Tiling), 0, trade(Clay, 3, some(Marble, 1))),
        ("trader_stone", 1, only(Masonry), 0, trade(Stone, 2, some(Marble, 1))),
        ("trader_wood", 1, only(Carpentry), 0, trade(Wood, 2, some(Marble, 1))),
        ("trickster", 1, only(Masonry), -1, market(Gain::NONE, 0, 1)),
        ("woodcutter", 2, only(Carpentry), 0, at(Location::Forest, some(Wood, 1))),
    ];
    assert_eq!(table.len(), shipped().all_apprentices().count());
    for (id, copies, skills, virtue, ability) in table {
        let card = shipped().find_apprentice(id).unwrap_or_else(|| panic!("no {id}"));
        let expected = ApprenticeFacts { copies, skills, virtue, ability };
        assert_eq!(*shipped().apprentice(card), expected, "{id}");
    }
}

/// Every building, in the order of the numbers: cost (clay, wood, stone, gold, marble, silver),
/// skills, points, virtue, effect.
#[test]
fn buildings() {
    #[rustfmt::skip]
    let table = [
        ("smithy", [4, 2, 0, 0, 0, 0], Skills::NONE, 3, 0, now(Immediate::Gain { gain: some(Stone, 4) })),
        ("steeple", [0, 2, 0, 2, 0, 0], Skills::NONE, 4, 1, end(EndGame::VpIfMost { of: Count::CathedralLevel, vp: 2 })),
        ("stone_market", [2, 0, 4, 0, 1, 0], only(Masonry), 7, 0, end(EndGame::VpIfMost { of: Count::Good(Stone), vp: 2 })),
        ("tavern", [0, 3, 2, 1, 0, 0], only(Carpentry), 6, 0, now(Immediate::HireFree { count: 1 })),
        ("thieves_den", [1, 2, 3, 0, 0, 0], only(Masonry), 8, -2, now(Immediate::Gain { gain: some(Silver, 4) })),
        ("tilers_hut", [2, 1, 2, 0, 0, 0], Skills::NONE, 5, 0, end(EndGame::VpPer { of: Count::ApprenticeWithSkill(Tiling), per: 1, vp: 1 })),
        ("trading_post", [0, 1, 3, 2, 0, 0], only(Masonry), 7, 0, end(EndGame::VirtuePer { of: Count::ClayWoodStoneTotal, per: 4, virtue: 1 })),
        ("treasury", [0, 1, 3, 1, 0, 0], only(Tiling), 6, 0, now(Immediate::GainChoice { options: [some(Gold, 1), some(Silver, 3)] })),
        ("university", [4, 2, 3, 0, 2, 0], Skills::ALL, 11, 1, end(EndGame::VpIfNoUnpaidDebt { vp: 2 })),
        ("watchtower", [3, 4, 0, 1, 1, 0], Skills::ALL, 11, -1, now(Immediate::AllPlayersLose { threshold: 3, virtue_loss: 1 })),
        ("well", [0, 2, 2, 0, 0, 0], Skills::NONE, 3, 0, now(Immediate::Gain { gain: some(Clay, 4) })),
        ("wood_market", [2, 4, 0, 1, 0, 0], only(Carpentry), 7, 0, end(EndGame::VpIfMost { of: Count::Good(Wood), vp: 2 })),
        ("aqueduct", [2, 3, 0, 1, 0, 0], Skills::NONE, 3, 0, end(EndGame::VpPer { of: Count::OwnConstructedBuilding, per: 1, vp: 1 })),
        ("armoury", [0, 3, 5, 1, 0, 0], only(Carpentry).with(only(Masonry)), 9, 0, now(Immediate::CaptureFree { count: 1 })),
        ("barracks", [2, 6, 0, 2, 0, 0], Skills::ALL, 10, 0, now(Immediate::Choice { options: [Act::CaptureFree { count: 1 }, Act::RansomFree] })),
        ("betting_house", [1, 0, 2, 1, 0, 0], Skills::NONE, 7, -1, now(Immediate::TakeDebt { count: 1 })),
        ("carpenters_hut", [3, 1, 1, 0, 0, 0], Skills::NONE, 5, 0, end(EndGame::VpPer { of: Count::ApprenticeWithSkill(Carpentry), per: 1, vp: 1 })),
        ("castle", [2, 4, 0, 1, 2, 0], Skills::ALL, 10, 0, end(EndGame::VirtuePer { of: Count::Good(Gold), per: 2, virtue: 1 })),
        ("chapel", [2, 1, 4, 0, 0, 0], only(Carpentry), 6, 1, end(EndGame::VirtueIfMost { of: Count::CathedralLevel, virtue: 2 })),
        ("church", [3, 0, 3, 0, 0, 0], Skills::NONE, 5, 1, now(Immediate::DestroyUnpaidDebt { count: 1 })),
        ("clay_market", [3, 0, 2, 1, 0, 0], only(Tiling), 6, 0, end(EndGame::VpIfMost { of: Count::Good(Clay), vp: 2 })),
        ("clay_pit", [4, 1, 0, 0, 0, 0], Skills::NONE, 3, 0, now(Immediate::GainChoice { options: [some(Gold, 1), some(Marble, 1)] })),
        ("drafting_room", [0, 0, 4, 3, 0, 0], only(Carpentry).with(only(Tiling)), 8, 0, now(Immediate::Gain { gain: cards(2) })),
        ("dungeon", [0, 0, 4, 2, 2, 0], Skills::ALL, 14, -1, end(EndGame::LoseVirtue { virtue_loss: 2 })),
        ("factory", [0, 2, 2, 3, 0, 0], only(Masonry), 7, 0, now(Immediate::Gain { gain: some(Marble, 2) })),
        ("fortress", [3, 0, 4, 1, 2, 0], Skills::ALL, 12, -2, now(Immediate::CaptureFree { count: 2 })),
        ("fountain", [0, 0, 3, 0, 1, 0], Skills::NONE, 4, 1, end(EndGame::UnpaidDebtVpDelta { delta: 1 })),
        ("gamblers_den", [0, 0, 1, 1, 3, 0], only(Carpentry).with(only(Tiling)), 10, -2, end(EndGame::UnpaidDebtVpDelta { delta: -1 })),
        ("hideout", [1, 3, 2, 0, 0, 0], only(Carpentry).with(only(Masonry)), 8, -2, now(Immediate::ReleaseOwnFromPrison)),
        ("keep", [0, 5, 2, 2, 0, 0], Skills::ALL, 12, -2, end(EndGame::VpPer { of: Count::CapturedWorkerOnOwnBoard, per: 3, vp: 1 })),
        ("library", [0, 4, 2, 0, 1, 0], only(Carpentry).with(only(Tiling)), 8, 0, now(Immediate::DiscardBuildingFor { count: 1, gain: some(Gold, 2) })),
        ("lighthouse", [0, 3, 1, 0, 2, 0], only(Tiling), 6, 0, end(EndGame::VpPer { of: Count::Virtue, per: 4, vp: 1 })),
        ("lumber_camp", [4, 0, 2, 0, 0, 0], Skills::NONE, 3, 0, now(Immediate::Gain { gain: some(Wood, 4) })),
        ("masons_hut", [0, 2, 4, 0, 0, 0], Skills::NONE, 5, 0, end(EndGame::VpPer { of: Count::ApprenticeWithSkill(Masonry), per: 1, vp: 1 })),
        ("moneylender", [4, 2, 0, 1, 0, 0], only(Masonry), 5, -1, end(EndGame::VpPer { of: Count::PaidDebt, per: 1, vp: 1 })),
        ("monument", [0, 2, 3, 0, 2, 0], only(Tiling).with(only(Masonry)), 9, 1, now(Immediate::AllPlayersGain { gain: virtue(1) })),
        ("observatory", [1, 3, 1, 1, 0, 0], only(Carpentry), 7, 0, end(EndGame::VirtuePer { of: Count::Good(Marble), per: 2, virtue: 1 })),
        ("palace", [0, 3, 3, 0, 2, 0], only(Tiling).with(only(Masonry)), 9, 0, now(Immediate::GainPer { of: Count::Virtue, per: 4, gain: some(Gold, 1) })),
        ("reservoir", [6, 1, 0, 0, 0, 0], Skills::NONE, 4, 0, end(EndGame::VirtuePer { of: Count::PaidDebt, per: 2, virtue: 1 })),
        ("silver_market", [0, 2, 0, 1, 1, 0], only(Tiling), 6, 0, end(EndGame::VpIfMost { of: Count::Good(Silver), vp: 2 })),
    ];
    assert_eq!(table.len(), shipped().all_buildings().count());
    for (index, (id, cost, skills, vp, virtue, effect)) in (0..).zip(table) {
        assert_eq!(shipped().find_building(id), Some(Building(index)), "{id}");
        let expected = BuildingFacts { cost: Goods(cost), skills, vp, virtue, effect };
        assert_eq!(*shipped().building(Building(index)), expected, "{id}");
    }
}

/// WK-E41: a set of buildings comes in the order of the card numbers.
#[test]
fn wk_e41_sets_come_in_the_order_of_numbers() {
    let find = |id| shipped().find_building(id).expect("a building");
    let hand: Buildings =
        ["silver_market", "smithy", "lumber_camp"].map(find).into_iter().collect();
    let ids: Vec<_> = hand.iter().map(|card| shipped().building_name(card).id.as_str()).collect();
    assert_eq!(ids, ["smithy", "lumber_camp", "silver_market"]);
}

/// Everything has a name in all three languages; names keep the spelling of the printed game.
#[test]
fn names() {
    for name in shipped().names() {
        assert!(name.fr.is_some() && name.pt.is_some(), "{}", name.id);
    }
    assert_eq!(shipped().location_name(Location::TownCentre).en, "Town Centre");
    let jeweller = shipped().find_apprentice("jeweller").expect("an apprentice");
    assert_eq!(shipped().apprentice_name(jeweller).pt.as_deref(), Some("Joalheiro"));
    assert_eq!(shipped().good_name(Marble).fr.as_deref(), Some("Marbre"));
    assert_eq!(shipped().skill_name(Tiling).pt.as_deref(), Some("Olaria"));
    assert_eq!(shipped().term("capture").map(|term| term.en.as_str()), Some("Capture"));
}

/// The facts of a card are small, so that many of them stay near.
#[test]
fn facts_are_small() {
    assert!(size_of::<ApprenticeFacts>() <= 32);
    assert!(size_of::<BuildingFacts>() <= 32);
}

/// A row of the table for each card and board, and a sentence for each that does something.
#[test]
fn sheet() {
    let sheet = shipped().sheet();
    assert_eq!(sheet.rows.len(), 35 + 40 + 10 + 6 + 5);
    for row in &sheet.rows {
        assert_eq!(row.len(), sheet.columns.len());
        let says = row.last();
        assert!(matches!(says, Some(game_core::edition::Cell::Says(says)) if !says.is_empty()));
    }
}

/// What only the digital edition gives comes first, then WK-Q1 to WK-Q10.
#[test]
fn advice() {
    let advice = shipped().advice();
    let keys: Vec<_> = advice.iter().map(|message| message.key).collect();
    let first = [
        "wk-advice-apprentices",
        "wk-advice-buildings",
        "wk-advice-market",
        "wk-advice-rewards",
        "wk-advice-boards",
        "wk-advice-virtue",
    ];
    assert_eq!(keys[..6], first);
    let questions = (1..=10).map(|number| format!("wk-advice-q{number}")).collect::<Vec<_>>();
    assert_eq!(keys[6..], questions);
    let counts: Vec<_> =
        advice[..6].iter().map(|advice| advice.args_json()["count"].as_i64()).collect();
    assert_eq!(counts, [32, 38, 10, 5, 5, 13].map(Some));
}
