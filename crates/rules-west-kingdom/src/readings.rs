//! What there is to say about the pieces, places and icons: sentences with the numbers of the
//! edition, and the paragraphs that say so.
//!
//! | kind | id |
//! |---|---|
//! | `place` | a location |
//! | `cathedral`, `debts`, `pile`, `worker` | none: there is one of the kind |
//! | `virtue` | the levels of the Virtue track on which the same is closed: `0-1` |
//! | `apprentice`, `card`, `market_card`, `reward` | an apprentice, a building, … |
//! | `player_board` | side 2 of a board, `side_1` or `house_rival` |
//! | `good` | clay, wood, stone, gold, marble, silver |
//! | `word` | a word of the rules: `ransom`, `reset`, … |

use game_core::{Arg, Message, Name, Reading, Title, Word, words};

use crate::edition::sheet::signed;
use crate::edition::{
    Ability, Apprentice, Building, Edition, Effect, EndGame, Good, Immediate, Location, MAX_VIRTUE,
    MarketCard, PlayerBoard, Power, Reward, STOREYS, Skills, VirtueLevel, Yield, sheet,
};
use crate::heap::Heap;

/// The readings of an edition, kind by kind.
pub fn readings(edition: &'static Edition) -> Vec<Reading> {
    let mut all = Vec::new();
    let mut chapter = |key, readings: Vec<Reading>| {
        all.extend(readings.into_iter().map(|reading| reading.under(key)));
    };
    let places = Location::ALL.into_iter().map(|location| place(edition, location));
    chapter("wk-chapter-places", places.chain(cathedral(edition)).collect());
    let zones = zones(edition).into_iter();
    chapter("wk-chapter-virtue", zones.map(|(low, high)| zone(edition, low, high)).collect());
    let apprentices = edition.all_apprentices();
    chapter("wk-chapter-apprentices", apprentices.map(|one| apprentice(edition, one)).collect());
    let buildings = edition.all_buildings();
    chapter("wk-chapter-buildings", buildings.map(|card| building(edition, card)).collect());
    let market = edition.all_market_cards();
    chapter("wk-chapter-market", market.map(|card| market_card(edition, card)).collect());
    let rewards = edition.all_rewards();
    chapter("wk-chapter-rewards", rewards.map(|card| reward(edition, card)).collect());
    let boards = edition.all_boards().map(|board| player_board(edition, board));
    let boards = std::iter::once(side_1(edition)).chain(boards);
    chapter("wk-chapter-boards", boards.chain([house_rival(edition)]).collect());
    let goods = Good::ALL.into_iter().map(|kind| good(edition, kind));
    chapter("wk-chapter-terms", goods.chain(things(edition)).collect());
    all.extend(WORDS.map(Reading::from));
    all
}

fn named(
    kind: &'static str,
    name: &'static Name,
    says: Vec<Message>,
    rules: &[&'static str],
) -> Reading {
    Reading::named(kind, name, says, rules.to_vec())
}

/// Of this kind there is one; nothing, if the edition has no word for it.
fn only(
    kind: &'static str,
    edition: &'static Edition,
    term: &str,
    says: Vec<Message>,
    rules: &[&'static str],
) -> Option<Reading> {
    Some(Reading::new(kind, "", Title::Name(edition.term(term)?), says, rules.to_vec()))
}

fn what(message: &'static str, name: &'static str, heap: Heap) -> Message {
    Message::new(message).with(name, heap.arg())
}

fn cards(count: u8) -> Heap {
    Heap::of("building_card", count)
}

fn virtue(count: u8) -> Heap {
    Heap::of("virtue", count)
}

fn place(edition: &'static Edition, location: Location) -> Reading {
    let (yields, prices) = (edition.yields(), edition.prices());
    let (says, rules): (_, &[_]) = match location {
        Location::Quarry => (brings(&[(Good::Stone, yields.quarry)]), &["WK-15", "WK-13"]),
        Location::Forest => (brings(&[(Good::Wood, yields.forest)]), &["WK-15", "WK-13"]),
        Location::Mines => (
            brings(&[(Good::Clay, yields.mines_clay), (Good::Gold, yields.mines_gold)]),
            &["WK-16", "WK-13"],
        ),
        Location::Silversmith => {
            (brings(&[(Good::Silver, yields.silversmith)]), &["WK-17", "WK-13"])
        }
        Location::KingsStorehouse => {
            let trades = prices.trades.iter().map(|trade| {
                what("wk-help-trade", "pay", Heap::default().cost(&trade.pay))
                    .with("gain", Heap::default().gain(trade.gain).arg())
            });
            ([Message::new("wk-help-trades")].into_iter().chain(trades).collect(), &["WK-18"])
        }
        Location::Workshop => (workshop(edition), &["WK-20", "WK-21", "WK-22", "WK-27"]),
        Location::TownCentre => (town_centre(edition), &["WK-30", "WK-31", "WK-32", "WK-33"]),
        Location::TaxStand => (
            vec![
                what("wk-help-tax-stand", "loss", virtue(prices.tax_stand_virtue_loss)),
                Message::new("wk-help-tax"),
            ],
            &["WK-35", "WK-36"],
        ),
        Location::Guardhouse => (guardhouse(edition), &["WK-45", "WK-47"]),
        Location::BlackMarketMiddle => (market(edition, location), &["WK-40", "WK-43", "WK-70"]),
        Location::BlackMarketSmall | Location::BlackMarketLarge => {
            (market(edition, location), &["WK-40", "WK-41", "WK-43", "WK-70"])
        }
        Location::Guildhall => (
            vec![Message::new("wk-help-guildhall"), Message::new("wk-help-guildhall-signs")],
            &["WK-50", "WK-51", "WK-70", "WK-80"],
        ),
        Location::Prison => (prison(edition), &["WK-12", "WK-71", "WK-83"]),
    };
    named("place", edition.location_name(location), says, rules)
}

/// What a worker brings at a place of resources.
fn brings(goods: &[(Good, Yield)]) -> Vec<Message> {
    let one = |&(good, of): &(Good, Yield)| {
        let each = Heap::default().good(good, of.per_worker);
        if of.per_workers > 0 {
            what("wk-help-yield-each", "per", Heap::default().good(good, 1))
                .int("workers", of.per_workers)
        } else if of.base == 0 {
            what("wk-help-yield", "per", each)
        } else {
            what("wk-help-yield-base", "base", Heap::default().good(good, of.base))
                .with("per", each.arg())
        }
    };
    goods.iter().map(one).chain([Message::new("wk-help-others")]).collect()
}

fn workshop(edition: &Edition) -> Vec<Message> {
    let (prices, draw) = (edition.prices(), edition.yields().workshop);
    vec![
        what("wk-help-hire", "price", Heap::default().cost(&prices.hire))
            .with("coin", Heap::of("silver", prices.skip_coin).arg()),
        what("wk-help-draw", "base", cards(draw.base))
            .int("per", 1)
            .int("workers", draw.per_workers),
    ]
}

fn town_centre(edition: &Edition) -> Vec<Message> {
    let prices = edition.prices();
    let (few, many) = (prices.capture_locations[1], prices.capture_locations[4]);
    vec![
        what("wk-help-captures", "first", Heap::default().cost(&prices.first_capture))
            .with("next", Heap::default().cost(&prices.next_capture).arg()),
        Message::new("wk-help-capture-places").int("few", few).int("many", many),
    ]
}

fn guardhouse(edition: &Edition) -> Vec<Message> {
    let prices = edition.prices();
    vec![
        Message::new("wk-help-guardhouse"),
        what("wk-help-imprison", "gain", Heap::default().gain(prices.imprison)),
        Message::new("wk-help-release"),
        what("wk-help-ransom", "price", Heap::default().cost(&prices.ransom))
            .with("debt", Heap::of("debt", prices.ransom_by_debt.debt).arg())
            .with("loss", virtue(prices.ransom_by_debt.virtue_loss).arg()),
        what("wk-help-settle", "price", Heap::default().cost(&prices.pay_debt))
            .with("gain", Heap::default().gain(prices.debt_paid).arg()),
    ]
}

fn market(edition: &Edition, location: Location) -> Vec<Message> {
    let prices = edition.prices();
    let printed = |key, goods| what(key, "printed", Heap::default().goods(goods));
    let (cost, brings) = match location {
        Location::BlackMarketSmall => {
            (prices.market[0], printed("wk-help-market-small", prices.printed[0]))
        }
        Location::BlackMarketMiddle => (
            prices.market[1],
            what("wk-help-market-middle", "draw", cards(prices.market_draw))
                .int("keep", prices.market_keep),
        ),
        _ => (prices.market[2], printed("wk-help-market-large", prices.printed[1])),
    };
    let closed = first_level(edition, |level| level.black_market_forbidden)
        .map(|level| Message::new("wk-help-market-closed").int("level", level));
    let cost = what("wk-help-market-cost", "price", Heap::default().cost(&cost))
        .with("loss", virtue(cost.virtue_loss).arg());
    let reset = Message::new("wk-help-market-reset");
    [Some(cost), Some(brings), closed, Some(reset)].into_iter().flatten().collect()
}

fn prison(edition: &Edition) -> Vec<Message> {
    let prices = edition.prices();
    vec![
        Message::new("wk-help-prison"),
        Message::new("wk-help-prison-reset")
            .int("threshold", prices.reset_threshold)
            .with("loss", virtue(prices.reset_virtue_loss).arg())
            .with("debt", Heap::of("debt", prices.reset_debt).arg()),
        Message::new("wk-help-prison-end").int("workers", edition.scoring().prison_per_vp),
    ]
}

fn cathedral(edition: &'static Edition) -> Option<Reading> {
    let least = first_level(edition, |level| !level.cathedral_forbidden).unwrap_or_default();
    let mut says = vec![Message::new("wk-help-cathedral").int("virtue", least)];
    says.extend((1..STOREYS as u8).map(|level| {
        let storey = edition.storey(level);
        what("wk-help-cathedral-level", "cost", Heap::default().cost(&storey.cost))
            .int("level", level)
            .int("vp", storey.vp)
    }));
    let no_reward = Heap::default().gain(edition.prices().no_reward_left);
    says.push(what("wk-help-cathedral-reward", "gain", no_reward));
    only("cathedral", edition, "cathedral", says, &["WK-54", "WK-55"])
}

/// The lowest Virtue level of which this holds.
fn first_level(edition: &Edition, holds: impl Fn(&VirtueLevel) -> bool) -> Option<u8> {
    (0..=MAX_VIRTUE).find(|&level| holds(edition.virtue(level)))
}

/// Neighboring levels that forbid and forgive the same: the lowest and the highest of each zone.
pub fn zones(edition: &Edition) -> Vec<(u8, u8)> {
    let same = |one: &VirtueLevel, other: &VirtueLevel| {
        VirtueLevel { vp: 0, ..*one } == VirtueLevel { vp: 0, ..*other }
    };
    let mut zones = vec![(0, 0)];
    for level in 1..=MAX_VIRTUE {
        match zones.last_mut() {
            Some((low, high)) if same(edition.virtue(*low), edition.virtue(level)) => *high = level,
            _ => zones.push((level, level)),
        }
    }
    zones
}

/// What a zone goes by.
pub fn zone_id(low: u8, high: u8) -> String {
    format!("{low}-{high}")
}

fn zone(edition: &Edition, low: u8, high: u8) -> Reading {
    let facts = edition.virtue(low);
    let (mut says, mut rules) = (Vec::new(), vec!["WK-60"]);
    if !facts.cathedral_forbidden && !facts.black_market_forbidden {
        says.push(Message::new("wk-help-zone-open"));
    }
    if facts.cathedral_forbidden {
        says.push(Message::new("wk-help-zone-cathedral"));
    }
    if facts.black_market_forbidden {
        says.push(Message::new("wk-help-zone-market"));
    }
    if facts.tax_ignored > 0 {
        says.push(what("wk-help-zone-tax", "tax", Heap::of("tax", facts.tax_ignored)));
        rules.push("WK-63");
    }
    rules.push("WK-64");
    if low == 0 {
        says.push(Message::new("wk-help-zone-below").int("level", low));
        rules.push("WK-62");
    }
    if high == MAX_VIRTUE {
        says.push(Message::new("wk-help-zone-above").int("level", high));
        rules.push("WK-61");
    }
    says.extend((low..=high).map(|level| {
        let vp = edition.virtue(level).vp;
        let vp = if vp == 0 { "0".to_string() } else { signed(vp) };
        Message::new("wk-help-zone-worth").int("level", level).text("vp", vp)
    }));
    let range = if low == high { low.to_string() } else { format!("{low}–{high}") };
    let title = Message::new("wk-help-zone").text("levels", range);
    Reading::new("virtue", zone_id(low, high), Title::Says(title), says, rules)
}

fn skills(edition: &'static Edition, skills: Skills) -> Message {
    let names = skills.iter().map(|skill| Arg::Name(edition.skill_name(skill)));
    Message::new("wk-help-skills").with("skills", Arg::List(names.collect()))
}

/// The virtue change of a card, if it has one.
fn change(key: &'static str, virtue: i8) -> Option<Message> {
    (virtue != 0).then(|| Message::new(key).text("change", signed(virtue)))
}

fn apprentice(edition: &'static Edition, card: Apprentice) -> Reading {
    let facts = edition.apprentice(card);
    let mut says = sheet::ability(edition, facts.ability);
    let does = 0..says.len();
    says.push(skills(edition, facts.skills));
    says.extend(change("wk-help-virtue-hired", facts.virtue));
    let moment = match facts.ability {
        Ability::None => None,
        Ability::PlaceWorker { .. } => Some("WK-13"),
        Ability::StorehouseTrade(_) => Some("WK-18"),
        Ability::TaxStandAction { .. } => Some("WK-35"),
        Ability::TownCentreAction { .. } => Some("WK-30"),
        Ability::BlackMarketAction { .. } => Some("WK-44"),
        Ability::DebtPaid { .. } => Some("WK-45"),
        Ability::CathedralAdvance { .. } => Some("WK-54"),
        Ability::BlackMarketReset(_) => Some("WK-71"),
    };
    let rules: Vec<_> = moment.into_iter().chain(["WK-25", "WK-26"]).collect();
    named("apprentice", edition.apprentice_name(card), says, &rules).doing(does)
}

fn building(edition: &'static Edition, card: Building) -> Reading {
    let facts = edition.building(card);
    let mut says =
        vec![what("wk-help-cost", "cost", Heap::default().goods(facts.cost)).int("vp", facts.vp)];
    says.push(if facts.skills.is_empty() {
        Message::new("wk-help-no-skills")
    } else {
        skills(edition, facts.skills)
    });
    says.extend(change("wk-help-virtue-built", facts.virtue));
    let effect = says.len();
    says.extend(sheet::effect(facts.effect));
    let does = effect..says.len();
    let mut rules = vec!["WK-52"];
    rules.extend_from_slice(match facts.effect {
        Effect::Immediate(effect) => match effect {
            Immediate::HireFree { .. } => &["WK-26"],
            Immediate::CaptureFree { .. } => &["WK-31", "WK-34"],
            Immediate::Choice { .. } => &["WK-31", "WK-45"],
            Immediate::TakeDebt { .. } => &["WK-83"],
            Immediate::ReleaseOwnFromPrison => &["WK-12"],
            _ => &[],
        },
        Effect::EndGame(EndGame::UnpaidDebtVpDelta { .. } | EndGame::VpIfNoUnpaidDebt { .. }) => {
            &["WK-53", "WK-82", "WK-83"]
        }
        Effect::EndGame(_) => &["WK-53", "WK-82"],
    });
    named("card", edition.building_name(card), says, &rules).doing(does)
}

fn market_card(edition: &'static Edition, card: MarketCard) -> Reading {
    let says = sheet::market_sides(edition, card);
    named("market_card", edition.market_name(card), says, &["WK-40", "WK-42", "WK-71"])
}

fn reward(edition: &'static Edition, card: Reward) -> Reading {
    let gain = Heap::default().gain(edition.reward(card).gain);
    let says = vec![what("wk-help-reward", "gain", gain)];
    named("reward", edition.reward_name(card), says, &["WK-3", "WK-54"])
}

fn side_1(edition: &Edition) -> Reading {
    let numbers = edition.numbers();
    let start = what("wk-help-side-1", "workers", Heap::workers(numbers.workers))
        .int("virtue", numbers.virtue);
    let limits = what("wk-help-limits", "cards", cards(numbers.hand_limit))
        .int("apprentices", numbers.apprentice_limit);
    let title = Title::Says(Message::new("wk-side-1"));
    let rules = vec!["WK-6", "WK-8", "WK-14", "WK-26"];
    Reading::new("player_board", "side_1", title, vec![start, limits], rules)
}

fn player_board(edition: &'static Edition, board: PlayerBoard) -> Reading {
    let says = sheet::player_board(edition, board);
    let reading = named("player_board", edition.board_name(board), says, &["WK-9"]);
    match power(edition, board) {
        Some(power) => reading.in_short(power),
        None => reading,
    }
}

/// The power of a board in a line, which begins with the name of its architect.
fn power(edition: &'static Edition, board: PlayerBoard) -> Option<Message> {
    let says = |key| Some(Message::new(key).name("name", edition.board_name(board)));
    match edition.board(board).power {
        Power::None => None,
        Power::GoldMarbleInterchangeable => says("wk-power-gold-marble"),
        Power::BlackMarketActionGain { gain } => {
            Some(says("wk-power-market")?.with("gain", Heap::default().gain(gain).arg()))
        }
        Power::IgnoreTax { tax } => Some(says("wk-power-ignore-tax")?.int("tax", tax)),
        Power::CathedralNoDiscard => says("wk-power-no-discard"),
        Power::WorkshopHire { discount, apprentice_limit } => {
            let less = Heap::default().good(Good::Silver, discount).arg();
            Some(says("wk-power-workshop")?.with("less", less).int("limit", apprentice_limit))
        }
    }
}

fn house_rival(edition: &Edition) -> Reading {
    let work = edition.rival().work_threshold;
    let title = Title::Says(Message::new("wk-house-rival-name"));
    let says = vec![Message::new("wk-help-rival").int("work", work)];
    Reading::new("player_board", "house_rival", title, says, vec!["WK-92", "WK-93"])
}

fn good(edition: &'static Edition, good: Good) -> Reading {
    let scoring = edition.scoring();
    let material = || Message::new("wk-help-material");
    let worth = |vp: u8| Message::new("wk-help-material-vp").int("vp", vp);
    let (says, rules): (_, &[_]) = match good {
        Good::Clay | Good::Wood | Good::Stone => (vec![material()], &["WK-18", "WK-52"]),
        Good::Gold => (vec![material(), worth(scoring.gold)], &["WK-83"]),
        Good::Marble => (vec![material(), worth(scoring.marble)], &["WK-83"]),
        Good::Silver => (
            vec![
                Message::new("wk-help-silver"),
                Message::new("wk-help-silver-vp").int("silver", scoring.silver_per_vp),
            ],
            &["WK-36", "WK-83"],
        ),
    };
    named("good", edition.good_name(good), says, rules)
}

/// A debt, a worker, and a building card as such.
fn things(edition: &'static Edition) -> impl Iterator<Item = Reading> {
    let numbers = edition.numbers();
    let debt = Message::new("wk-help-debt").int("vp", -edition.scoring().unpaid_debt);
    let workers = Message::new("wk-help-worker").int("count", numbers.workers);
    let captured = Message::new("wk-help-captured");
    let cards = what("wk-help-building-cards", "limit", cards(numbers.hand_limit));
    let things = [
        only("debts", edition, "debt_card", vec![debt], &["WK-45", "WK-46", "WK-83"]),
        only("worker", edition, "worker", vec![workers, captured], &["WK-1", "WK-10", "WK-33"]),
        only("pile", edition, "building", vec![cards], &["WK-14", "WK-27", "WK-52"]),
    ];
    things.into_iter().flatten()
}

/// The words of the rules.
const WORDS: [Word; 21] = words!("gl-wk-":
    "worker" ["WK-6", "WK-10", "WK-11"],
    "open-location" ["WK-12", "WK-13"],
    "capture" ["WK-30", "WK-31", "WK-33"],
    "prison" ["WK-45", "WK-71", "WK-83"],
    "ransom" ["WK-45", "WK-E4"],
    "virtue" ["WK-60", "WK-61", "WK-62", "WK-64"],
    "tax" ["WK-36", "WK-35"],
    "tax-evasion" ["WK-63"],
    "debt" ["WK-46", "WK-62", "WK-83"],
    "black-market" ["WK-40", "WK-42", "WK-43"],
    "reset" ["WK-70", "WK-71"],
    "apprentice" ["WK-21", "WK-25", "WK-26"],
    "skip-coin" ["WK-22", "WK-23"],
    "skill" ["WK-52"],
    "guildhall" ["WK-50", "WK-51", "WK-80"],
    "cathedral" ["WK-54", "WK-55"],
    "reward" ["WK-3", "WK-54"],
    "building" ["WK-52", "WK-53"],
    "draft" ["WK-7"],
    "storehouse" ["WK-18"],
    "house-rival" ["WK-92", "WK-93"],
);
