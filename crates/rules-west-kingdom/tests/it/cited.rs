//! Every event names the paragraph that it carries out.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Event as _, EventDoc, FastRng, Game, GameText, Log};
use game_testkit::AtTable;
use rules_west_kingdom::edition::ConspiratorDiscount;
use rules_west_kingdom::{Boards, Config, RulingChoices, WestKingdom};
use serde_json::json;

use crate::harness::{Position, Table, edition, rival};
use crate::refusals::{EIGHT, FIVE, builder, raid, reset};

/// The marks of the rules page.
pub fn marks() -> BTreeSet<String> {
    let rules = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/west-kingdom.md");
    let rules = std::fs::read_to_string(rules).expect("the rules");
    let begins = rules.lines().filter_map(|line| line.strip_prefix("- **"));
    let mark = |words: &str| words.split([' ', '*']).next().unwrap_or_default().to_string();
    begins.map(mark).filter(|mark| mark.starts_with("WK-")).collect()
}

/// Every configuration in which something else can happen.
pub fn configurations() -> impl Iterator<Item = Config> {
    let otherwise = RulingChoices {
        conspirator_discount: Some(ConspiratorDiscount::EachCapture),
        fortress_location_limit: Some(true),
        empty_black_market_turns_card: Some(true),
        building_effects_optional: Some(true),
    };
    (1..=5).flat_map(move |players| {
        [(Boards::Side1, RulingChoices::NONE), (Boards::Dealt, RulingChoices::NONE)]
            .into_iter()
            .chain([(Boards::Dealt, otherwise)])
            .map(move |(boards, rulings)| Config {
                boards,
                rulings,
                round_limit: Some(60),
                ..Config::new(players)
            })
    })
}

/// WK-10: in random games of every number of players, each event names a paragraph of the rules.
#[test]
fn every_event_names_its_paragraph() {
    let marks = marks();
    let mut seen: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (number, config) in configurations().enumerate() {
        for game in 0..12 {
            let seed = game_testkit::seed_of(&format!("cited {number} {game}"));
            let mut state = WestKingdom::new(edition(), &config, seed).expect("a game");
            let mut rng = FastRng::new(game);
            let mut scratch = Vec::new();
            while let Some((seat, action)) =
                game_testkit::generate::random_answer(&state, &mut scratch, &mut rng)
            {
                let mut log = Log::on();
                state.play(seat, action, &mut log);
                for entry in log.entries() {
                    let game_core::Entry::Event { event, rule, .. } = entry else { continue };
                    let kind = state.event(event).kind().word;
                    let Some(rule) = event.rule().or(*rule) else {
                        panic!("{event:?} after {action:?} carries out nothing");
                    };
                    assert!(marks.contains(rule), "{event:?} carries out {rule}, which is not");
                    seen.entry(kind).or_default().insert(rule);
                }
            }
        }
    }
    assert!(seen.len() > 60, "only {} kinds of events were seen", seen.len());
    assert!(seen["gained"].len() > 7, "{:?}", seen["gained"]);
}

/// The kinds of events of the last answer, each with its paragraph.
fn told(table: &Table) -> String {
    let records = table.scenario().records().iter();
    let told = records.map(|record| format!("{} {}", record.kind, record.rule.unwrap_or("-")));
    told.collect::<Vec<_>>().join(", ")
}

/// WK-44, WK-45, WK-52, WK-61, WK-62, WK-E59, WK-E74: what else an act brings has the paragraph of
/// that act, also when somebody is asked in between; what interrupts it has its own.
#[test]
fn an_act_and_what_interrupts_it() {
    let check = |position: &Position, answers: &str, wanted: &str| {
        let mut table = position.play();
        for answer in answers.split(", ") {
            table.play(0, answer);
        }
        assert!(told(&table).starts_with(wanted), "{answers}: {}", told(&table));
    };
    let poor = Position::new(2).seat(0, |p| p.virtue(1));
    check(
        &poor,
        "place tax_stand",
        "placed WK-10, virtue_changed WK-35, took_debts WK-62, took_taxes WK-35",
    );
    let held = Position::new(2).seat(0, |p| p.virtue(0)).seat(1, |p| p.held(&[2]));
    check(
        &held,
        "place guardhouse, ransom debt",
        "took_debts WK-45, took_debts WK-62, ransomed WK-45",
    );
    let rich = Position::new(2).rewards("reward_gold");
    let rich = rich.seat(0, |p| p.virtue(14).debts(3).hand("well").goods("1 gold"));
    let rich = rich.seat(0, |p| p.apprentices("acolyte_clay"));
    check(
        &rich,
        "place guildhall, advance",
        "paid WK-54, chose WK-54, put_under WK-54, put_under_hidden WK-54, advanced WK-54, \
         rewarded WK-54",
    );
    check(
        &rich,
        "place guildhall, advance, destroy 1",
        "destroyed_debts WK-61, gained WK-54, gained WK-54, turn_began WK-10",
    );
    let full = Position::new(2).seat(0, |p| p.apprentices(FIVE).goods("2 silver"));
    let full = full.seat(0, |p| p.board("caroline")).seat(1, |p| p.board("rudolf"));
    check(&full, "place black_market_middle", "placed WK-10, paid WK-40, virtue_changed WK-40");
    check(
        &full,
        "place black_market_middle, hire 1 1, dismiss miner",
        "dismissed WK-26, hired WK-E59, refilled WK-24, drew WK-44, drew_hidden WK-44",
    );
    let tavern = builder("tavern", "3 wood 2 stone 1 gold");
    check(
        &tavern,
        "place guildhall, construct tavern, hire 1 1",
        "hired WK-E12, refilled WK-24, turn_began WK-10",
    );
    let tavern = tavern.seat(0, |p| p.apprentices("labourer miner jeweller thief woodcutter"));
    check(&tavern, "place guildhall, construct tavern, decline", "declined WK-E74");
    check(&raid(), "place town_centre, capture forest 2", "paid_tax WK-36, captured WK-31");
    check(
        &reset().seat(0, |p| p.prison(2)),
        "place guildhall, construct well",
        "paid WK-52, constructed WK-52, gained WK-52, reset_began WK-71, turned WK-71, shown WK-40",
    );
    check(
        &reset().seat(0, |p| p.prison(2)),
        "place guildhall, construct well, free 2",
        "released WK-71, reset_acted WK-71, gained WK-71",
    );
    check(
        &Position::new(2).seat(0, |p| p.hand(EIGHT)),
        "place quarry, discard keep, discard well",
        "chose WK-14, put_under WK-14, put_under_hidden WK-14, turn_began WK-10",
    );
}

/// WK-93, WK-E69: what the house rival does is WK-93, but for what has a paragraph of its own.
#[test]
fn the_house_rival_has_its_paragraph() {
    let rival = rival(&Position::solo().deck("tax_stand forest").tax_stand(0));
    let told = told(&rival);
    assert!(told.contains("rival_skipped WK-E69, rival_turned WK-93, placed WK-93"), "{told}");
}

/// WK-Q3, WK-Q7: readings that a switch has chosen have the mark of the question.
#[test]
fn switches_are_cited() {
    let church = builder("church", "3 clay 3 stone").seat(0, |p| p.debts(3));
    let church = church.ruling("building_effects_optional", json!(true));
    let mut table = church.play();
    table.play(0, "place guildhall").play(0, "construct church").play(0, "destroy 1");
    assert!(told(&table).starts_with("destroyed_debts WK-52"), "{}", told(&table));
    let empty = reset().left("").ruling("empty_black_market_turns_card", json!(true));
    let mut table = empty.play();
    table.play(0, "place guildhall").play(0, "construct well");
    assert!(
        told(&table).contains("reshuffled WK-72, shown WK-40, turned WK-Q3"),
        "{}",
        told(&table)
    );
}
