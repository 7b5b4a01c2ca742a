//! A table of the file while it is checked.

use std::fmt::Display;

use game_core::edition::Faults;
use game_core::{Message, Name};
use toml::Spanned;

use super::super::file::{Source, Sourced, Words};

/// A table of the file: where it stands and what its path is, so that a fault of one of its
/// fields can be reported in one line.
pub struct Part<'p, 'f> {
    faults: &'p mut Faults<'f>,
    path: String,
    at: usize,
}

impl<'p, 'f> Part<'p, 'f> {
    /// The table `path`, which begins at byte `at`.
    pub fn new(faults: &'p mut Faults<'f>, path: impl Into<String>, at: usize) -> Self {
        Self { faults, path: path.into(), at }
    }

    /// Notes a fault of a field.
    pub fn fault(&mut self, at: usize, field: &str, message: Message) {
        self.faults.add(at, format!("{}.{field}", self.path), message);
    }

    /// Notes a fault of the table as a whole.
    pub fn fault_here(&mut self, message: Message) {
        self.faults.add(self.at, self.path.clone(), message);
    }

    /// A number from `least` to `most`.
    pub fn number(&mut self, field: &str, value: &Spanned<i64>, least: i64, most: i64) -> u8 {
        self.faults.range(format!("{}.{field}", self.path), value, least, most) as u8
    }

    /// A number from `least` to `most` with its provenance.
    pub fn stated(&mut self, field: &str, found: &Sourced<i64>, least: i64, most: i64) -> u8 {
        self.stated_source(field, found);
        self.number(field, &found.value, least, most)
    }

    /// A value of which the rules know only one.
    pub fn only<T: PartialEq + Display>(&mut self, field: &str, found: &Sourced<T>, wanted: &T) {
        self.stated_source(field, found);
        self.same(field, &found.value, wanted);
    }

    /// The same for a value whose provenance is that of its row.
    pub fn same<T: PartialEq + Display>(&mut self, field: &str, found: &Spanned<T>, wanted: &T) {
        let value = found.get_ref();
        if value != wanted {
            let message = Message::new("qa-edition-fixed")
                .text("value", value.to_string())
                .text("wanted", wanted.to_string());
            self.fault(found.span().start, field, message);
        }
    }

    /// A number that follows from others of the file, those at `other`.
    pub fn agrees(&mut self, field: &str, found: &Spanned<i64>, other: &str, wanted: i64) {
        if *found.get_ref() != wanted {
            let message = Message::new("qa-edition-disagrees")
                .int("value", *found.get_ref())
                .text("other", other)
                .int("wanted", wanted);
            self.fault(found.span().start, field, message);
        }
    }

    /// A list of `least` to `most` entries; whether it is one.
    pub fn length<T>(
        &mut self,
        field: &str,
        list: &Spanned<Vec<T>>,
        least: i64,
        most: i64,
    ) -> bool {
        let count = list.get_ref().len() as i64;
        let fits = (least..=most).contains(&count);
        if !fits {
            let message = Message::new("qa-edition-length")
                .int("count", count)
                .int("least", least)
                .int("most", most);
            self.fault(list.span().start, field, message);
        }
        fits
    }

    /// The provenance of a value with its own.
    pub fn stated_source<T>(&mut self, field: &str, found: &Sourced<T>) {
        self.inline_source(field, found.value.span().start, &found.source);
    }

    /// The provenance that stands inside the table `field`.
    pub fn inline_source(&mut self, field: &str, at: usize, source: &Source) {
        self.check_source(&format!("{field}.source"), field, at, source);
    }

    /// The provenance of the whole row.
    pub fn source(&mut self, source: &Source) {
        let named = self.path.rsplit('.').next().unwrap_or_default().to_string();
        self.check_source("source", &named, self.at, source);
    }

    /// The provenance of one field, where the row has none that stands in for it.
    pub fn needed_source(&mut self, field: &str, source: &Source) {
        self.check_source(&format!("source_{field}"), field, self.at, source);
    }

    /// The provenance of one field, if it has one apart from the row's.
    pub fn own_source(&mut self, field: &str, source: &Source) {
        if source.is_some() {
            self.needed_source(field, source);
        }
    }

    fn check_source(&mut self, field: &str, named: &str, at: usize, source: &Source) {
        let at = source.as_ref().map_or(at, |source| source.span().start);
        let text = source.as_ref().map(|source| source.get_ref().as_str());
        self.faults.source(at, format!("{}.{field}", self.path), named, text);
    }

    /// A name in three languages; none may be empty.
    pub fn name(&mut self, id: &Spanned<String>, words: &Words) -> Name {
        let mut word = |language: &str, word: &Spanned<String>| {
            self.faults.not_empty(format!("{}.name.{language}", self.path), word);
            word.get_ref().clone()
        };
        Name {
            id: id.get_ref().clone(),
            en: word("en", &words.en),
            fr: words.fr.as_ref().map(|found| word("fr", found)),
            pt: words.pt.as_ref().map(|found| word("pt", found)),
        }
    }

    /// Checks a text that people read.
    pub fn not_empty(&mut self, field: &str, text: &Spanned<String>) {
        self.faults.not_empty(format!("{}.{field}", self.path), text);
    }

    /// Checks the id of the row.
    pub fn id(&mut self, id: &Spanned<String>, seen_before: bool) {
        self.faults.id(format!("{}.id", self.path), id, seen_before);
    }
}
