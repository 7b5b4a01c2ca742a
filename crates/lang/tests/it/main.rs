//! The languages agree with each other and with the sources.

mod sources;

use std::collections::{BTreeMap, BTreeSet};

use game_core::color::{COLORS, color_key, mark_key};
use game_core::{Amount, Arg, Message, Say};
use lang::catalog::{Needs, messages};
use lang::{Lang, Speaker};

fn catalog(lang: Lang) -> BTreeMap<String, Needs> {
    messages(lang).unwrap_or_else(|faults| panic!("{lang}:\n{}", faults.join("\n")))
}

fn none_of(what: &str, list: &[String]) {
    assert!(list.is_empty(), "{what}:\n{}", list.join("\n"));
}

#[test]
fn every_language_has_the_same_keys_with_the_same_parameters() {
    let english = catalog(Lang::En);
    let mut differences = Vec::new();
    for lang in [Lang::Fr, Lang::PtBr] {
        let other = catalog(lang);
        for key in english.keys().filter(|key| !key.starts_with('-') && !other.contains_key(*key)) {
            differences.push(format!("{lang}: {key} is missing"));
        }
        for (key, needs) in other.iter().filter(|(key, _)| !key.starts_with('-')) {
            match english.get(key) {
                None => differences.push(format!("{lang}: {key} is in no English file")),
                Some(own) if own.params != needs.params => differences.push(format!(
                    "{lang}: {key} has parameters {:?}, in English {:?}",
                    needs.params, own.params
                )),
                Some(own) => {
                    let file = |needs: &Needs| needs.file.split('/').next_back();
                    if file(own) != file(needs) {
                        differences.push(format!("{lang}: {key} stands in {}", needs.file));
                    }
                }
            }
        }
    }
    none_of("the languages differ", &differences);
}

/// The plural word `many` exists for French and Portuguese in newer tables (for millions), not in
/// ours, so that client and terminal could come to different sentences.
#[test]
fn no_variant_is_called_many() {
    for lang in Lang::ALL {
        let many: Vec<_> = catalog(lang)
            .into_iter()
            .filter(|(_, needs)| needs.variants.contains("many"))
            .map(|(key, _)| key)
            .collect();
        none_of("these use [many]", &many);
    }
}

/// A board in plain text tells players apart by their marks alone, and lines up if all are of one
/// width.
#[test]
fn colors_have_names_and_marks_of_their_own() {
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang);
        for key in [color_key, mark_key] {
            let words = (0..COLORS.len() as u8).map(|color| speaker.say(&Message::new(key(color))));
            let different: BTreeSet<String> = words.collect();
            assert_eq!(different.len(), COLORS.len(), "{lang}: {different:?}");
        }
        let width = |color| speaker.say(&Message::new(mark_key(color))).chars().count();
        assert!((1..COLORS.len() as u8).all(|color| width(color) == width(0)), "{lang}");
    }
}

#[test]
fn every_part_that_a_message_is_built_from_exists() {
    for lang in Lang::ALL {
        let all = catalog(lang);
        let missing: Vec<_> = all
            .values()
            .flat_map(|needs| needs.parts.iter())
            .filter(|part| !all.contains_key(*part))
            .cloned()
            .collect();
        none_of("these parts are missing", &missing);
    }
}

/// A key is used if it stands as a text in some source, if another message is built from it, or
/// if it belongs to a family (`score-adjacent-own`) and its word (`adjacent_own`) stands in some
/// source.
#[test]
fn every_key_is_used() {
    let code = sources::code();
    // Everything between two quotation marks, texts among it.
    let texts: BTreeSet<_> = code.split('"').collect();
    let made = sources::keys();
    // What happened, by the kinds of events: `of "qa-event-"`.
    let events = texts.iter().filter_map(|text| text.strip_suffix('-'));
    let events = events.filter(|text| text.ends_with("-event"));
    let families: Vec<&str> = lang::FAMILIES.into_iter().chain(events).collect();
    let stands = |text: &str| texts.contains(text) || made.contains_key(text);
    for lang in Lang::ALL {
        let all = catalog(lang);
        let parts: BTreeSet<_> = all.values().flat_map(|needs| needs.parts.iter()).collect();
        let in_family = |key: &str| {
            families.iter().any(|family| {
                let word = key.strip_prefix(family).and_then(|rest| rest.strip_prefix('-'));
                // Games have a dash in their ids, other words an underscore.
                word.is_some_and(|word| stands(word) || stands(&word.replace('-', "_")))
            })
        };
        let unused: Vec<_> = all
            .keys()
            .filter(|key| !stands(key) && !parts.contains(key) && !in_family(key))
            .map(|key| format!("{lang}: {key}"))
            .collect();
        none_of("these keys are used nowhere", &unused);
    }
}

#[test]
fn every_key_in_the_sources_exists() {
    let english = catalog(Lang::En);
    let missing: Vec<_> = sources::keys()
        .into_iter()
        .filter(|(key, _)| !english.contains_key(key))
        .map(|(key, file)| format!("{key} of {file}"))
        .collect();
    none_of("the language files lack", &missing);
}

/// Amounts of several things: each with its own plural, joined as the language does it.
#[test]
fn amounts_are_counted_in_every_language() {
    let amount = |id, key, count| Amount { id, key, count };
    let amounts = [
        amount("clay", "wk-amount-clay", 2),
        amount("gold", "wk-amount-gold", 1),
        amount("debt", "wk-amount-debt", 3),
    ];
    let message = Message::new("wk-sheet-amounts").with("goods", Arg::Amounts(amounts.to_vec()));
    let said = Lang::ALL.map(|lang| Speaker::new(lang).say(&message));
    assert_eq!(said[0], "2 clay, 1 gold and 3 debts");
    assert_eq!(said[1], "2 argiles, 1 or et 3 dettes");
    assert_eq!(said[2], "2 argilas, 1 ouro e 3 débitos");
    assert_eq!(message.args_json().to_string(), r#"{"goods":{"clay":2,"debt":3,"gold":1}}"#);
}

/// In print a space before `: ; ! ? »` and after `«` never ends a line, and apostrophes are curled.
#[test]
fn french_is_set_as_in_print() {
    let mut faults = Vec::new();
    for (name, text) in sources::texts(Lang::Fr) {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        for (number, line) in lines {
            let letters: Vec<char> = line.chars().collect();
            let is_fault = letters.windows(3).any(|three| match three {
                [before, ' ', mark] if ":;!?»".contains(*mark) => !" =".contains(*before),
                ['«', ' ', _] => true,
                [before, '\'', after] => before.is_alphabetic() && after.is_alphabetic(),
                _ => false,
            });
            if is_fault {
                faults.push(format!("{name}:{}: {line}", number + 1));
            }
        }
    }
    none_of("spaces that break, or straight apostrophes", &faults);
}
