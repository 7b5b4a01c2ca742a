//! What there is to say about the cards, the things on the table and the words of the rules:
//! sentences with the numbers of the edition, and the paragraphs that say so.
//!
//! | kind | id |
//! |---|---|
//! | `card` | a card |
//! | `token` | `protection` |
//! | `space` | `lot`, a space of the city; `block`, a column with its number |
//! | `word` | a word of the rules: `street`, `mulligan`, … |

use game_core::{Message, Reading, Title, Word, words};

use crate::edition::{CardRow, Edition, EndEffect, Kind, Print, Prints, Verb, sheet};

/// The readings of an edition: the cards of the basic decks, the additional ones, the rest.
pub fn readings(edition: &'static Edition) -> Vec<Reading> {
    let cards = |basic: bool| {
        let prints = edition.prints().filter(move |print| edition.basic.contains(*print) == basic);
        prints.map(|print| card(edition, print))
    };
    let mut all: Vec<_> = cards(true).map(|card| card.under("ar-chapter-basic")).collect();
    all.extend(cards(false).map(|card| card.under("ar-chapter-additional")));
    all.extend(things(edition).map(|thing| thing.under("ar-chapter-things")));
    all.extend(WORDS.map(Reading::from));
    all
}

fn card(edition: &'static Edition, print: Print) -> Reading {
    let facts = edition.facts(print);
    let row = &edition.cards[print.0 as usize];
    let mut says = sheet::effects(edition, print);
    let effects = says.len();
    says.push(values(row));
    says.extend(match facts.kind {
        Kind::Number => None,
        Kind::Left => Some(Message::new("ar-help-x")),
        Kind::Column => Some(Message::new("ar-help-n")),
    });
    says.extend(replaces(edition, print));
    Reading::named("card", &row.name, says, rules(edition, print)).doing(0..effects)
}

/// Its values, and what turns it.
fn values(row: &CardRow) -> Message {
    let sides: Vec<_> = row.sides.iter().filter(|side| !side.is_empty()).collect();
    match sides.as_slice() {
        [_, _, ..] => {
            let written: Vec<_> = sides.into_iter().map(|side| written(side)).collect();
            Message::new("ar-help-values").text("values", written.join(", "))
        }
        _ => Message::new("ar-help-value").text("value", written(&row.base)),
    }
}

/// With a true minus.
fn written(value: &str) -> String {
    value.replace('-', "−")
}

/// Which card an additional one may stand in for (AR-50): the one that it names, or any with the
/// same value.
fn replaces(edition: &'static Edition, print: Print) -> Option<Message> {
    if edition.basic.contains(print) {
        return None;
    }
    let base = |print: Print| &edition.cards[print.0 as usize].base;
    let alike = edition.prints().filter(|&one| edition.basic.contains(one));
    let alike: Prints = alike.filter(|&one| base(one) == base(print)).collect();
    let replaced = edition.replaces[print.0 as usize];
    if replaced == alike {
        return Some(Message::new("ar-help-same-base"));
    }
    let named = replaced.iter().next()?;
    Some(Message::new("ar-help-replaces").name("card", edition.name(named)))
}

fn rules(edition: &Edition, print: Print) -> Vec<&'static str> {
    let facts = edition.facts(print);
    let mut rules = Vec::new();
    let mut cite = |holds: bool, marks: &[&'static str]| {
        if holds {
            rules.extend_from_slice(marks);
        }
    };
    cite(facts.cost > 0, &["ER-40", "ER-39"]);
    cite(edition.off_city.contains(print), &["AR-56", "ER-30"]);
    cite(edition.diverting.contains(print), &["AR-56"]);
    cite(edition.searchable.contains(print), &["AR-65", "ER-63"]);
    cite(edition.escaping.contains(print), &["AR-66", "ER-24"]);
    cite(true, verb(facts.verb));
    cite(true, at_end(facts.end));
    cite(facts.protected, &["AR-38"]);
    cite(facts.kind == Kind::Left, &["AR-32", "AR-33"]);
    cite(facts.kind == Kind::Column, &["AR-34"]);
    cite(!edition.basic.contains(print), &["AR-50"]);
    cite(true, &["AR-5"]);
    let mut seen = Vec::new();
    rules.retain(|rule| {
        !seen.contains(rule) && {
            seen.push(*rule);
            true
        }
    });
    rules
}

/// The paragraphs of what a card does when it is played.
const fn verb(verb: Verb) -> &'static [&'static str] {
    match verb {
        Verb::None => &[],
        Verb::Rotate { .. } => &["AR-42", "ER-22"],
        Verb::RotateEach => &["AR-55", "AR-42"],
        Verb::Swap { .. } => &["ER-43", "ER-57"],
        Verb::Destroy => &["AR-44", "AR-40"],
        Verb::Protect => &["AR-36", "AR-39"],
        Verb::Move => &["AR-41", "ER-14"],
        Verb::Rebuild => &["AR-35"],
        Verb::Cycle => &["ER-56"],
        Verb::HandLimit { .. } => &["AR-31", "ER-42"],
        Verb::Reserve => &["AR-60", "ER-27"],
        Verb::Copy => &["AR-61", "ER-36"],
        Verb::LayDown => &["AR-62"],
        Verb::Replay => &["AR-63", "ER-58"],
        Verb::DestroyLower => &["AR-54", "ER-6"],
    }
}

/// The paragraphs of what a card scores at the end.
const fn at_end(end: EndEffect) -> &'static [&'static str] {
    match end {
        EndEffect::None => &[],
        EndEffect::PerNamed { .. } | EndEffect::PerOwn { .. } => &["AR-47", "AR-40"],
        EndEffect::IfNamed { .. } => &["AR-58", "AR-40"],
        EndEffect::PerBeside { .. } => &["AR-56"],
    }
}

/// What is no card.
fn things(edition: &'static Edition) -> impl Iterator<Item = Reading> {
    let tokens = Message::new("ar-help-token").int("count", edition.numbers.tokens);
    [
        ("token", "protection", "ar-help-token-name", tokens, TOKENS),
        ("space", "lot", "ar-help-space-name", Message::new("ar-help-space"), SPACES),
        ("space", "block", "ar-help-block-name", Message::new("ar-help-block"), BLOCKS),
    ]
    .into_iter()
    .map(|(kind, id, title, says, rules)| {
        Reading::new(kind, id, Title::Says(Message::new(title)), vec![says], rules.to_vec())
    })
}

const TOKENS: &[&str] = &["AR-36", "AR-37", "AR-39", "ER-16", "AR-60"];
const SPACES: &[&str] = &["AR-15", "AR-16", "AR-19"];
const BLOCKS: &[&str] = &["AR-8", "AR-34"];

/// The words of the rules.
const WORDS: [Word; 21] = words!("gl-ar-":
    "street" ["AR-9"],
    "column" ["AR-8", "AR-34"],
    "eligible" ["AR-15", "AR-16"],
    "value" ["AR-5", "AR-47"],
    "basic-value" ["AR-5", "AR-18"],
    "comparison" ["AR-20", "AR-21", "AR-22", "AR-24", "AR-26"],
    "fall" ["AR-21", "AR-44", "AR-45"],
    "turn-down" ["AR-22", "AR-25"],
    "turn-up" ["AR-24", "AR-25"],
    "rotate" ["AR-42"],
    "x-value" ["AR-32", "AR-33"],
    "effect" ["AR-27", "AR-29", "AR-30"],
    "protect" ["AR-36", "AR-37", "AR-39"],
    "printed-shield" ["AR-38"],
    "adjacent" ["AR-40"],
    "move" ["AR-41", "AR-26"],
    "rebuild" ["AR-35"],
    "remove" ["AR-43"],
    "mulligan" ["AR-12"],
    "third-card" ["AR-19"],
    "exchange" ["AR-49", "AR-50", "AR-52"],
);
