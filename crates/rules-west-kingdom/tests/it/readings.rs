//! What there is to say about pieces and places.

use std::collections::BTreeSet;

use game_core::{GameText, Reading, Say as _, Title};
use lang::{Lang, Speaker};
use rules_west_kingdom::WestKingdom;
use rules_west_kingdom::edition::{Good, Location};
use serde_json::json;

use crate::cited::marks;
use crate::harness::{edition, edition_with};

fn readings() -> Vec<Reading> {
    WestKingdom::readings(edition())
}

/// Every piece of the edition and every place has a reading, and each of them once.
#[test]
fn every_piece_has_a_reading() {
    let all = readings();
    let ids: BTreeSet<(&str, &str)> =
        all.iter().map(|reading| (reading.kind, reading.id.as_str())).collect();
    assert_eq!(ids.len(), all.len(), "some piece has two readings");
    let edition = edition();
    let expect = |kind: &str, id: &str| assert!(ids.contains(&(kind, id)), "{kind} {id}");
    edition.all_apprentices().for_each(|card| expect("apprentice", edition.apprentice_id(card)));
    edition.all_buildings().for_each(|card| expect("card", edition.building_id(card)));
    edition
        .all_market_cards()
        .for_each(|card| expect("market_card", &edition.market_name(card).id));
    edition.all_rewards().for_each(|card| expect("reward", &edition.reward_name(card).id));
    edition.all_boards().for_each(|board| expect("player_board", edition.board_id(board)));
    for place in Location::ALL {
        expect("place", place.id());
    }
    for good in Good::ALL {
        expect("good", good.id());
    }
    for kind in ["cathedral", "debts", "worker", "pile"] {
        expect(kind, "");
    }
    for board in ["side_1", "house_rival"] {
        expect("player_board", board);
    }
    let zones = all.iter().filter(|reading| reading.kind == "virtue");
    let zones: Vec<_> = zones.map(|reading| reading.id.as_str()).collect();
    assert_eq!(zones, ["0-1", "2-3", "4-4", "5-9", "10-14"]);
}

/// Each reading has a title, sentences in every language, and paragraphs that there are.
#[test]
fn readings_are_whole_sentences() {
    let marks = marks();
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang);
        for Reading { kind, id, title, says, rules, .. } in readings() {
            let title = match &title {
                Title::Name(name) => speaker.name(name).to_string(),
                Title::Says(message) => speaker.say(message),
            };
            assert!(!title.is_empty() && !title.contains("wk-"), "{kind} {id}: {title}");
            assert!(!says.is_empty() && !rules.is_empty(), "{kind} {id} says nothing");
            for message in says {
                let said = speaker.say(&message);
                assert!(said.ends_with(['.', ':', '…']), "{kind} {id}: {said}");
                assert!(!said.contains(['{', '}']) && !said.contains("wk-"), "{kind} {id}: {said}");
            }
            for rule in rules {
                assert!(marks.contains(rule), "{kind} {id} cites {rule}");
            }
        }
    }
}

/// The text of a reading, in English.
fn said(readings: &[Reading], kind: &str, id: &str) -> String {
    let speaker = Speaker::new(Lang::En);
    let reading = readings.iter().find(|reading| reading.kind == kind && reading.id == id);
    let says = reading.map_or(&[][..], |reading| &reading.says).iter();
    // Without the marks of direction around parameters.
    let said = says.map(|message| speaker.say(message)).collect::<Vec<_>>().join(" ");
    said.replace(['\u{2068}', '\u{2069}'], "")
}

/// WK-5, WK-17, WK-18, WK-54, WK-60: the numbers are those of the edition.
#[test]
fn readings_have_the_numbers_of_the_edition() {
    let all = readings();
    let says = |kind: &str, id: &str, words: &str| {
        let said = said(&all, kind, id);
        assert!(said.contains(words), "{kind} {id}: {said}");
    };
    says("place", "mines", "brings 1 clay, and 1 clay more for each of your workers");
    says("place", "mines", "Or 1 gold for every 2 of your workers");
    says("place", "workshop", "Hire an apprentice for 2 silver and 2 tax");
    says("place", "black_market_middle", "look at 5 building cards and keep 1");
    says("place", "black_market_large", "without a card, 1 wood, 1 stone and 2 marble");
    says("place", "guardhouse", "for 3 silver and 2 tax, or for 1 debt");
    says("cathedral", "", "you need Virtue 5 or more");
    says("cathedral", "", "Level 5: 2 gold and 2 marble; 20 VP.");
    says("virtue", "0-1", "Level 0: −9 VP at the end.");
    says("card", "well", "Costs 2 wood and 2 stone; 3 VP.");
    says("apprentice", "illusionist", "Virtue −1 when hired.");
    says("reward", "reward_gold", "you gain 1 gold and 1 virtue");
    says("debts", "", "An unpaid debt costs 2 VP");
    let other = edition_with(&[("hand_limit = 6", "hand_limit = 7")]);
    let said = said(&WestKingdom::readings(other), "pile", "");
    assert!(said.contains("7 building cards stay"), "{said}");
}

/// What a card does can be said apart from what it costs; a power in a line.
#[test]
fn deeds_are_a_part_of_what_is_said() {
    let speaker = Speaker::new(Lang::En);
    let all = readings();
    let find = |kind: &str, id: &str| {
        all.iter().find(|reading| reading.kind == kind && reading.id == id).expect("a reading")
    };
    let deeds = |kind: &str, id: &str| {
        let reading = find(kind, id);
        let says = reading.says[reading.does.clone()].iter();
        let says = says.map(|message| speaker.say(message)).collect::<Vec<_>>().join(" ");
        says.replace(['\u{2068}', '\u{2069}'], "")
    };
    assert_eq!(deeds("card", "gamblers_den"), "At the end: −1 VP for each of your unpaid debts.");
    assert!(!deeds("apprentice", "illusionist").contains("Skills"));
    let short = find("player_board", "therese").short.as_ref().expect("a power");
    let short = speaker.say(short).replace(['\u{2068}', '\u{2069}'], "");
    assert_eq!(short, "Therese: gold and marble are one good");
    assert_eq!(find("player_board", "side_1").short, None);
}

/// What is printed on the cards: signs of what they do, and what a board changes.
#[test]
fn what_is_printed_comes_in_signs() {
    let printed = serde_json::to_value(WestKingdom::printed(edition())).expect("a document");
    let row = |list: &str, id: &str| {
        let rows = printed[list].as_array().expect("a list");
        rows.iter().find(|row| row["id"] == id).expect("a row").clone()
    };
    let good = |good: &str, count: &str| json!({"good": good, "count": count});
    let miner = row("apprentices", "miner");
    assert_eq!(miner["ability"], json!([{"place": "mines"}, good("clay", "+1")]));
    let trader = row("apprentices", "merchant_gold");
    assert_eq!(trader["ability"][1], json!({"mark": "→"}), "{trader}");
    let den = row("buildings", "gamblers_den");
    let debts = json!([{"icon": "flag"}, good("vp", "−1"), {"mark": "/"}, {"good": "debt"}]);
    assert_eq!(den["effect"], debts);
    assert_eq!(row("player_boards", "therese")["alike"], json!(["gold", "marble"]));
    assert_eq!(row("player_boards", "ada")["alike"], json!([]));
    let zones: Vec<_> =
        printed["virtue"].as_array().expect("levels").iter().map(|row| &row["zone"]).collect();
    assert_eq!((zones.len(), zones[0], zones[14]), (15, &json!("0-1"), &json!("10-14")));
}
