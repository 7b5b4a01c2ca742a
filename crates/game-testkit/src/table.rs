//! What the table of every game's scenario tests has: answers, refusals, questions and events.

use std::collections::BTreeSet;

use game_core::{GameText, Message, Problem};
use serde_json::Value;

use crate::Scenario;

/// A table at which scenarios of a game are played. A game's own table wraps a [`Scenario`], gets
/// these methods for nothing, and adds questions about its pieces.
///
/// After every answer it makes sure of two things that hold in every position: the list of legal
/// answers is exactly what is accepted, and the position written and read again is the same.
pub trait AtTable: Sized {
    /// The game.
    type Game: GameText;

    /// The scenario behind it.
    fn scenario(&self) -> &Scenario<Self::Game>;

    /// The scenario behind it, to be played on.
    fn scenario_mut(&mut self) -> &mut Scenario<Self::Game>;

    /// Gives an answer that must be legal.
    ///
    /// # Panics
    /// If it is refused; the panic says why, and what is legal.
    #[track_caller]
    fn play(&mut self, seat: u8, action: &str) -> &mut Self {
        self.scenario_mut().play(seat, action).holds();
        self
    }

    /// Expects a refusal that names exactly this paragraph (`None` where no rule is involved), and
    /// that nothing has changed by it.
    ///
    /// # Panics
    /// If the answer is legal, is no action at all, or is refused by another paragraph.
    #[track_caller]
    fn refuses<'a>(
        &mut self,
        seat: u8,
        action: &str,
        rule: impl Into<Option<&'a str>>,
    ) -> &mut Self {
        self.scenario_mut().refuses(seat, action, rule);
        self
    }

    /// Why an answer is refused: the paragraph, then what is wrong; `AR-15 space-taken`. Nothing
    /// may have changed by it.
    ///
    /// # Panics
    /// If the answer is legal or no action at all.
    #[track_caller]
    fn why(&mut self, seat: u8, action: &str) -> String {
        let refusal = self.scenario_mut().refusal(seat, action);
        let Problem { message: Message { key, .. }, rule } = refusal;
        format!("{} {}", rule.unwrap_or("no rule:"), word(key, "-no-"))
    }

    /// The legal answers of a seat.
    fn legal(&self, seat: u8) -> Vec<String> {
        self.scenario().legal(seat)
    }

    /// Expects exactly these legal answers of a seat, in any order.
    ///
    /// # Panics
    /// If there are others, or fewer.
    #[track_caller]
    fn offers(&self, seat: u8, actions: &[&str]) -> &Self {
        self.scenario().offers_only(seat, actions);
        self
    }

    /// What follows `beginning` in the legal answers of a seat that begin so, in order and parted
    /// by blanks: `open(0, "play n4")` might be `1:3 2:1`, and `open(0, "turn 1:2")` `ccw cw`.
    fn open(&self, seat: u8, beginning: &str) -> String {
        let begins = |answer: &String| {
            let rest = answer.strip_prefix(beginning)?.strip_prefix(' ')?;
            Some(rest.replace(' ', ","))
        };
        let mut rest: Vec<String> = self.legal(seat).iter().filter_map(begins).collect();
        rest.sort();
        rest.join(" ")
    }

    /// The seats that owe an answer.
    fn asked(&self) -> Vec<u8> {
        self.scenario().awaiting()
    }

    /// The key of the question that a seat is asked, without what comes before: `turn`,
    /// `compare`, …
    fn question(&self, seat: u8) -> &'static str {
        self.scenario().question(seat).map_or("", |message| word(message.key, "-ask-"))
    }

    /// Whether the game is over.
    fn over(&self) -> bool {
        self.asked().is_empty()
    }

    /// The ranks of the players.
    ///
    /// # Panics
    /// If the game is not over.
    #[track_caller]
    fn ranks(&self) -> Vec<u8> {
        let Some(outcome) = self.scenario().outcome() else { panic!("the game is not over") };
        outcome.standings.as_slice().iter().map(|standing| standing.rank).collect()
    }

    /// The kinds of what the last answer brought about, in order. What is told in two versions
    /// appears twice: `drew`, `drew_hidden`.
    fn events(&self) -> Vec<String> {
        self.scenario().events().into_iter().map(|(kind, _)| kind).collect()
    }

    /// Whether something of this kind happened with the last answer.
    fn happened(&self, kind: &str) -> bool {
        self.events().iter().any(|event| event == kind)
    }

    /// The fields of the only event of this kind that the last answer brought about.
    ///
    /// # Panics
    /// If there was none, or more than one.
    #[track_caller]
    fn event(&self, kind: &str) -> Value {
        let all = self.scenario().events();
        let mut found: Vec<_> = all.into_iter().filter(|(event, _)| event == kind).collect();
        assert_eq!(found.len(), 1, "events of the kind `{kind}` among {:?}", self.events());
        found.remove(0).1
    }
}

/// The words of refusals that a test has met, to make sure in the end that none was forgotten.
#[derive(Debug, Default)]
pub struct Refused(pub BTreeSet<String>);

impl Refused {
    /// Expects each answer of seat 0 to be refused as [`AtTable::why`] says it.
    ///
    /// # Panics
    /// If one is legal, or refused otherwise.
    #[track_caller]
    pub fn expect(&mut self, table: &mut impl AtTable, refused: &[(&str, &str)]) -> &mut Self {
        self.expect_of(0, table, refused)
    }

    /// The same of another seat.
    ///
    /// # Panics
    /// If one is legal, or refused otherwise.
    #[track_caller]
    pub fn expect_of(
        &mut self,
        seat: u8,
        table: &mut impl AtTable,
        refused: &[(&str, &str)],
    ) -> &mut Self {
        for (answer, why) in refused {
            assert_eq!(&table.why(seat, answer), why, "{answer}");
            let word = why.rsplit(' ').next().unwrap_or_default();
            self.0.insert(word.to_string());
        }
        self
    }
}

fn word(key: &'static str, after: &str) -> &'static str {
    key.split_once(after).map_or(key, |(_, word)| word)
}

/// What follows `prefix` in the texts of a source file that begin so: `keys_in(source, "ar-no-")`
/// are the words of all refusals. For tests that make sure none is forgotten.
///
/// ```
/// let source = r#"Message::new("qu-no-card"), Message::new("qu-ask-bid")"#;
/// assert_eq!(game_testkit::keys_in(source, "qu-no-").len(), 1);
/// ```
pub fn keys_in(source: &str, prefix: &str) -> BTreeSet<String> {
    let begin = format!("\"{prefix}");
    let texts = source.split(begin.as_str()).skip(1);
    let words = texts.filter_map(|text| text.split_once('"').map(|(word, _)| word.to_string()));
    words.collect()
}
