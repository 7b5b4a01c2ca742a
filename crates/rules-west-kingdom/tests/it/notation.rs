//! Answers as text: what a word that is missing, wrong or too much is said to be.

use std::collections::{BTreeMap, BTreeSet};

use game_core::GameText;
use rules_west_kingdom::WestKingdom;
use serde_json::Value;

use crate::harness::edition;

/// Why a text is no answer: the kind of problem, the word in question, and what was wanted.
#[track_caller]
fn problem(text: &str) -> String {
    let Err(problem) = WestKingdom::parse(edition(), text) else { panic!("`{text}` is an answer") };
    assert_eq!(problem.rule, None, "{text}");
    let args = problem.message.args_json();
    let arg = |name: &str| args.get(name).and_then(Value::as_str).unwrap_or("-").to_string();
    assert_eq!(arg("action"), text);
    let kind = problem.message.key.strip_prefix("notation-").expect("a problem of the notation");
    let wanted = arg("wanted");
    format!("{kind} {} {}", arg("word"), wanted.strip_prefix("wk-word-").unwrap_or(&wanted))
}

/// A text, and the answer that it is written as.
#[track_caller]
fn written(text: &str) -> String {
    match WestKingdom::parse(edition(), text) {
        Ok(action) => WestKingdom::print(edition(), action),
        Err(problem) => panic!("`{text}` is no answer: {problem}"),
    }
}

/// Texts that lack or misname a word, and what is wanted in its place.
const WRONG: &[(&str, &str)] = &[
    ("keep", "missing-word - building"),
    ("keep barn", "wrong-word barn building"),
    ("keep Well", "wrong-word Well building"),
    ("discard", "missing-word - building"),
    ("discard miner", "wrong-word miner building"),
    ("construct", "missing-word - building"),
    ("construct 1", "wrong-word 1 building"),
    ("place", "missing-word - location"),
    ("place black_market", "wrong-word black_market location"),
    ("place town", "wrong-word town location"),
    ("recall", "missing-word - location"),
    ("recall boards", "wrong-word boards location"),
    ("recall board", "missing-word - seat"),
    ("recall board 5", "wrong-word 5 seat"),
    ("recall board -1", "wrong-word -1 seat"),
    ("dig", "missing-word - dig"),
    ("dig stone", "wrong-word stone dig"),
    ("trade", "missing-word - trade"),
    ("trade 0", "wrong-word 0 trade"),
    ("trade 3", "wrong-word 3 trade"),
    ("trade 01", "wrong-word 01 trade"),
    ("trade well", "wrong-word well trade"),
    ("pay", "missing-word - mix"),
    ("pay clay", "wrong-word clay mix"),
    ("pay 0 clay", "wrong-word 0 mix"),
    ("pay 13 clay", "wrong-word 13 mix"),
    ("pay +1 clay", "wrong-word +1 mix"),
    ("pay 2 wood 01 stone", "wrong-word 01 mix"),
    // Twelve is the most of all together.
    ("pay 12 clay 1 wood", "wrong-word wood mix"),
    ("pay 4 clay 4 wood 5 stone", "wrong-word stone mix"),
    ("pay 1", "missing-word - mix-good"),
    ("pay 1 gold", "wrong-word gold mix-good"),
    ("pay 1 wood 1 clay", "wrong-word clay mix-good"),
    ("pay 1 wood 1 wood", "wrong-word wood mix-good"),
    ("pay 1 clay 1", "missing-word - mix-good"),
    // All three have been said: what follows is a good too many.
    ("pay 1 clay 1 wood 1 stone 1 stone", "wrong-word stone mix-good"),
    ("hire", "missing-word - row"),
    ("hire 0 1", "wrong-word 0 row"),
    ("hire 3 1", "wrong-word 3 row"),
    ("hire miner", "wrong-word miner row"),
    ("hire 1", "missing-word - column"),
    ("hire 2 0", "wrong-word 0 column"),
    ("hire 2 5", "wrong-word 5 column"),
    ("dismiss", "missing-word - apprentice"),
    ("dismiss well", "wrong-word well apprentice"),
    ("act", "missing-word - apprentice"),
    ("act squire", "wrong-word squire apprentice"),
    ("capture", "missing-word - open-location"),
    ("capture prison 1", "wrong-word prison open-location"),
    ("capture guildhall 1", "wrong-word guildhall open-location"),
    ("capture black_market_small 1", "wrong-word black_market_small open-location"),
    ("capture forest", "missing-word - seat"),
    ("capture forest 5", "wrong-word 5 seat"),
    ("capture forest 256", "wrong-word 256 seat"),
    ("ransom", "missing-word - ransom"),
    ("ransom gold", "wrong-word gold ransom"),
    ("choose", "missing-word - option"),
    ("choose 0", "wrong-word 0 option"),
    ("choose 3", "wrong-word 3 option"),
    ("destroy", "missing-word - debts"),
    ("destroy 41", "wrong-word 41 debts"),
    ("destroy all", "wrong-word all debts"),
    ("free", "missing-word - workers"),
    ("free 21", "wrong-word 21 workers"),
    ("free 00", "wrong-word 00 workers"),
];

/// Each word that may be wrong says what it should be, and none is left out here.
#[test]
fn words_that_are_wrong_or_missing() {
    let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (text, expected) in WRONG {
        assert_eq!(&problem(text), expected, "{text}");
        let mut words = expected.split(' ');
        let (kind, word) = (words.next().unwrap_or_default(), words.next_back());
        seen.entry(kind.into()).or_default().insert(word.unwrap_or_default().to_string());
    }
    let known = game_testkit::keys_in(include_str!("../../src/action.rs"), "wk-word-");
    assert_eq!(seen["missing-word"], known);
    assert_eq!(seen["wrong-word"], known);
}

/// Each of these has its sentence, and there is none that nothing speaks.
#[test]
fn every_word_has_its_sentence() {
    let known = game_testkit::keys_in(include_str!("../../src/action.rs"), "wk-word-");
    for locale in [
        include_str!("../../../../locales/en/west-kingdom.ftl"),
        include_str!("../../../../locales/fr/west-kingdom.ftl"),
        include_str!("../../../../locales/pt-BR/west-kingdom.ftl"),
    ] {
        let lines = locale.lines().filter_map(|line| line.strip_prefix("wk-word-"));
        let said = lines.filter_map(|line| line.split_once(" = "));
        assert_eq!(said.map(|(key, _)| key.to_string()).collect::<BTreeSet<_>>(), known);
    }
}

/// Nothing may follow what is complete.
#[test]
fn words_too_many() {
    let complete = [
        "keep well",
        "discard well",
        "place quarry",
        "recall quarry",
        "recall board 1",
        "dig gold",
        "trade 1",
        "trade miner",
        "hire 1 2",
        "draw",
        "dismiss miner",
        "capture forest 1",
        "imprison",
        "release",
        "ransom debt",
        "settle",
        "construct well",
        "advance",
        "choose 1",
        "destroy 1",
        "act miner",
        "free 1",
        "done",
        "decline",
    ];
    for text in complete {
        assert_eq!(written(text), text);
        assert_eq!(problem(&format!("{text} now")), "extra-word now -");
        assert_eq!(problem(&format!("{text} 1")), "extra-word 1 -");
    }
}

/// What begins with no known word is no answer at all.
#[test]
fn texts_that_say_nothing() {
    for text in ["", " ", "pass", "Keep well", "well", "placequarry", "place-quarry", "0", "ž"] {
        assert_eq!(problem(text), "unknown - -");
    }
}

/// Blanks do not matter; anything else does.
#[test]
fn blanks() {
    for (text, same) in [
        ("  place   quarry ", "place quarry"),
        ("place\tquarry\n", "place quarry"),
        ("pay 2  clay\t1 stone", "pay 2 clay 1 stone"),
    ] {
        assert_eq!(written(text), same);
    }
    assert_eq!(problem("place quarry,"), "wrong-word quarry, location");
}

/// Every answer has a text of its own, which is read as the same answer; the least and the most of
/// everything is among them.
#[test]
fn every_answer_has_one_text() {
    let all = WestKingdom::every_action(edition());
    let mut texts = BTreeSet::new();
    for &action in &all {
        let text = WestKingdom::print(edition(), action);
        assert_eq!(WestKingdom::parse(edition(), &text), Ok(action), "{text}");
        assert!(texts.insert(text.clone()), "{text} twice");
    }
    for text in [
        "destroy 0",
        "destroy 40",
        "free 0",
        "free 20",
        "pay 12 clay",
        "pay 4 clay 4 wood 4 stone",
        "pay 1 stone",
        "recall board 0",
        "recall board 4",
        "recall prison",
        "recall guildhall",
        "place prison",
        "capture town_centre 0",
        "capture guardhouse 4",
        "hire 1 1",
        "hire 2 4",
        "trade 2",
        "trade miner",
        "ransom free",
    ] {
        assert!(texts.contains(text), "{text}");
        assert_eq!(written(text), text);
    }
    // 40 buildings in three kinds of answers, 35 apprentices in three.
    let begins = |word: &str| texts.iter().filter(|text| text.starts_with(word)).count();
    assert_eq!(["keep ", "discard ", "construct "].map(begins), [40; 3]);
    assert_eq!(["dismiss ", "act ", "trade "].map(begins), [35, 35, 37]);
    assert_eq!(["place ", "recall ", "capture ", "hire "].map(begins), [14, 19, 45, 8]);
}
