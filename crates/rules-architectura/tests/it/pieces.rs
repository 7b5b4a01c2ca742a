//! What there is to say about the pieces, and what is printed on them.

use std::collections::BTreeSet;

use game_core::{GameText as _, Reading, Say as _, Title};
use lang::{Lang, Speaker};
use rules_architectura::{Architectura, Edition, SignDoc};

use crate::marks::paragraphs;

fn shipped() -> &'static Edition {
    game_core::edition::default()
}

/// Every card has a reading, and each thing and word one.
#[test]
fn every_piece_has_a_reading() {
    let edition = shipped();
    let readings = Architectura::readings(edition);
    let found: BTreeSet<_> = readings.iter().map(|it| (it.kind, it.id.as_str())).collect();
    assert_eq!(found.len(), readings.len(), "some piece has two readings");
    for print in edition.prints() {
        assert!(found.contains(&("card", edition.name(print).id.as_str())));
    }
    for thing in [("token", "protection"), ("space", "lot"), ("space", "block")] {
        assert!(found.contains(&thing), "{thing:?}");
    }
    let count = |chapter| readings.iter().filter(|it| it.chapter == chapter).count();
    let chapters = ["ar-chapter-basic", "ar-chapter-additional", "ar-chapter-things"];
    assert_eq!(chapters.map(|key| count(Some(key))), [12, 12, 3]);
    let words = readings.iter().filter(|it| it.kind == Reading::WORD).count();
    assert_eq!((count(None), words), (21, 21), "only words have a list of their own");
}

/// Each reading has a title, sentences in every language, and paragraphs that there are.
#[test]
fn readings_are_whole_sentences() {
    let marks = paragraphs();
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang);
        for Reading { kind, id, title, says, does, rules, .. } in Architectura::readings(shipped())
        {
            let title = match &title {
                Title::Name(name) => speaker.name(name).to_string(),
                Title::Says(message) => speaker.say(message),
            };
            assert!(!title.is_empty() && !title.contains("ar-"), "{kind} {id}: {title}");
            assert!(!says.is_empty() && !rules.is_empty(), "{kind} {id} says nothing");
            assert!(!does.is_empty() && does.end <= says.len(), "{kind} {id} does nothing");
            for message in says {
                let said = speaker.say(&message);
                assert!(said.ends_with('.') && !said.contains(['{', '}']), "{kind} {id}: {said}");
            }
            for rule in rules {
                assert!(marks.contains(rule), "{kind} {id} cites {rule}");
            }
        }
    }
}

/// The text of a card, in English.
fn text(id: &str) -> (String, Vec<&'static str>) {
    let speaker = Speaker::new(Lang::En);
    let readings = Architectura::readings(shipped());
    let reading = readings.into_iter().find(|it| it.kind == "card" && it.id == id);
    let reading = reading.expect("a card");
    let says: Vec<_> = reading.says.iter().map(|message| speaker.say(message)).collect();
    // Without the marks of direction around parameters.
    (says.join(" ").replace(['\u{2068}', '\u{2069}'], ""), reading.rules)
}

/// AR-34, AR-35, AR-50: sentences with the numbers of the edition, and the paragraphs behind them.
#[test]
fn readings_have_the_numbers_of_the_edition() {
    let (market, rules) = text("market");
    assert_eq!(
        market,
        "You may rebuild one of your destroyed cards, unless it is covered. \
         Its values, clockwise from the basic one: N, N−1, N+2, N+1. N is the number of its column."
    );
    assert_eq!(rules, ["AR-35", "AR-34", "AR-5"]);
    assert!(text("palace").0.ends_with("It has one value, 8, and cannot be rotated."));
    assert!(text("city_hall").0.ends_with("It may replace the Palace."));
    assert!(text("museum").0.ends_with("It may replace a basic card with the same basic value."));
    assert!(text("museum").0.starts_with("Your hand limit rises to 4"));
    assert!(text("inn").0.contains("X is the value of the card directly to its left"));
}

/// What is printed: the sides as they are, and one sign for what a card is played for.
#[test]
fn what_is_printed_comes_with_one_sign() {
    let printed = Architectura::printed(shipped());
    let card = |id: &str| printed.cards.iter().find(|card| card.id == id).expect("a card");
    assert_eq!(card("tavern").sides, ["X", "X-1", "X+2", "X+1"]);
    assert_eq!((card("palace").sign, card("palace").protected), (None, true));
    for (id, sign) in [
        ("villa", SignDoc::End),
        ("cemetery", SignDoc::End),
        ("city_hall", SignDoc::PayRemove),
        ("obelisk", SignDoc::HandLimit),
        ("inn", SignDoc::EscapeDestruction),
        ("temple", SignDoc::Rotate),
    ] {
        assert_eq!(card(id).sign, Some(sign), "{id}");
    }
    assert_eq!((printed.tokens, printed.uniform.len()), (2, 6));
    assert_eq!(printed.by_color["red"].len(), 6);
}
