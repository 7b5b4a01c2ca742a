//! Reads the tables of the data file field by field. What is missing, of the wrong type, unknown or
//! out of range is noted with its line and path, and reading continues with a harmless value.

use std::cell::RefCell;

use game_core::edition::Faults;
use game_core::{Message, Name};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The marks a `source` is made of.
pub const MARKS: [&str; 7] = ["rulebook", "bga", "image", "icv2", "report", "retailer", "ours"];
/// What a `name_…_from` begins with.
const NAME_MARKS: [&str; 2] = ["rulebook", "rendering"];

/// A value of the file and where it stands.
pub type Node<'t> = Spanned<DeValue<'t>>;
/// Where faults are collected.
pub type Sink<'p, 'f> = &'p RefCell<Faults<'f>>;

/// A table of the file while it is read.
pub struct Table<'p, 't, 'f> {
    sink: Sink<'p, 'f>,
    fields: &'t DeTable<'t>,
    path: String,
    at: usize,
    taken: Vec<&'static str>,
    /// The tag that decides which fields fit.
    tag: Option<String>,
}

impl<'p, 't, 'f> Table<'p, 't, 'f> {
    /// The table `path`, which begins at byte `at`.
    pub fn new(sink: Sink<'p, 'f>, fields: &'t DeTable<'t>, path: String, at: usize) -> Self {
        Self { sink, fields, path, at, taken: Vec::new(), tag: None }
    }

    /// Where a field stands, or the table if it is not there.
    fn at_field(&self, field: &str) -> usize {
        self.fields.get(field).map_or(self.at, |node| node.span().start)
    }

    /// Notes a fault of a field.
    pub fn fault(&self, field: &str, message: Message) {
        self.sink.borrow_mut().add(self.at_field(field), self.field(field), message);
    }

    fn field(&self, field: &str) -> String {
        if self.path.is_empty() { field.to_string() } else { format!("{}.{field}", self.path) }
    }

    /// A field that may be left out.
    pub fn maybe(&mut self, field: &'static str) -> Option<&'t Node<'t>> {
        self.taken.push(field);
        self.fields.get(field)
    }

    /// Whether the field is there.
    pub fn has(&self, field: &str) -> bool {
        self.fields.contains_key(field)
    }

    fn take(&mut self, field: &'static str) -> Option<&'t Node<'t>> {
        let node = self.maybe(field);
        if node.is_none() {
            self.fault(field, Message::new("wk-edition-missing"));
        }
        node
    }

    /// A number from `least` to `most`.
    pub fn number(&mut self, field: &'static str, least: i64, most: i64) -> i64 {
        let node = self.take(field);
        node.and_then(|node| self.read_number(field, node, least, most)).unwrap_or(least)
    }

    /// A number from `least` to `most`, as a byte.
    pub fn byte(&mut self, field: &'static str, least: u8, most: u8) -> u8 {
        self.number(field, least.into(), most.into()) as u8
    }

    /// A number from `least` to `most`, as a byte with a sign.
    pub fn signed(&mut self, field: &'static str, least: i8, most: i8) -> i8 {
        self.number(field, least.into(), most.into()) as i8
    }

    fn read_number(&self, field: &str, node: &Node<'_>, least: i64, most: i64) -> Option<i64> {
        let DeValue::Integer(value) = node.get_ref() else {
            self.wrong(field, node, Message::new("wk-edition-wants-number"));
            return None;
        };
        // Too many digits for a number are out of any range.
        let value = i64::from_str_radix(value.as_str(), value.radix()).unwrap_or(i64::MAX);
        let value = Spanned::new(node.span(), value);
        Some(self.sink.borrow_mut().range(self.field(field), &value, least, most))
    }

    fn wrong(&self, field: &str, node: &Node<'_>, message: Message) {
        self.sink.borrow_mut().add(node.span().start, self.field(field), message);
    }

    /// A list of `least` to `most` numbers, each from `low` to `high`.
    pub fn numbers(
        &mut self,
        field: &'static str,
        (least, most): (usize, usize),
        (low, high): (i64, i64),
    ) -> Vec<i64> {
        let nodes = self.list(field, least, most);
        nodes.iter().filter_map(|node| self.read_number(field, node, low, high)).collect()
    }

    /// Reads a text.
    pub fn text(&mut self, field: &'static str) -> Spanned<String> {
        let node = self.take(field);
        let text = node.and_then(|node| self.read_text(field, node));
        text.unwrap_or_else(nowhere)
    }

    /// A text that may be left out.
    pub fn maybe_text(&mut self, field: &'static str) -> Option<Spanned<String>> {
        let node = self.maybe(field)?;
        self.read_text(field, node)
    }

    fn read_text(&self, field: &str, node: &Node<'_>) -> Option<Spanned<String>> {
        let DeValue::String(text) = node.get_ref() else {
            self.wrong(field, node, Message::new("wk-edition-wants-text"));
            return None;
        };
        let text = Spanned::new(node.span(), text.to_string());
        self.sink.borrow_mut().not_empty(self.field(field), &text);
        Some(text)
    }

    /// Yes or no.
    pub fn flag(&mut self, field: &'static str) -> bool {
        match self.take(field).map(|node| (node, node.get_ref())) {
            Some((_, DeValue::Boolean(flag))) => *flag,
            Some((node, _)) => {
                self.wrong(field, node, Message::new("wk-edition-wants-flag"));
                false
            }
            None => false,
        }
    }

    /// A list of `least` to `most` entries.
    pub fn list(&mut self, field: &'static str, least: usize, most: usize) -> Vec<&'t Node<'t>> {
        let Some(node) = self.take(field) else { return Vec::new() };
        let DeValue::Array(list) = node.get_ref() else {
            self.wrong(field, node, Message::new("wk-edition-wants-list"));
            return Vec::new();
        };
        if !(least..=most).contains(&list.len()) {
            let message = Message::new("wk-edition-length")
                .int("count", list.len() as i64)
                .int("least", least as i64)
                .int("most", most as i64);
            self.wrong(field, node, message);
        }
        list.iter().collect()
    }

    /// A list of texts.
    pub fn texts(
        &mut self,
        field: &'static str,
        least: usize,
        most: usize,
    ) -> Vec<Spanned<String>> {
        let nodes = self.list(field, least, most);
        nodes.into_iter().filter_map(|node| self.read_text(field, node)).collect()
    }

    /// A table inside this one.
    pub fn table(&mut self, field: &'static str) -> Option<Self> {
        let node = self.take(field)?;
        self.open(field, node)
    }

    /// The tables of a list, with `least` to `most` entries.
    pub fn tables(&mut self, field: &'static str, least: usize, most: usize) -> Vec<Self> {
        let nodes = self.list(field, least, most);
        nodes.into_iter().filter_map(|node| self.open(field, node)).collect()
    }

    fn open(&self, field: &str, node: &'t Node<'t>) -> Option<Self> {
        let DeValue::Table(table) = node.get_ref() else {
            self.wrong(field, node, Message::new("wk-edition-wants-table"));
            return None;
        };
        Some(Self::new(self.sink, table, self.field(field), node.span().start))
    }

    /// The rows `[[field]]`; a row goes by its `key`: `apprentice.jeweller`.
    pub fn rows(&mut self, field: &'static str, key: &str) -> Vec<Self> {
        let mut rows = self.tables(field, 0, usize::MAX >> 1);
        for row in &mut rows {
            let name = match row.fields.get(key).map(Spanned::get_ref) {
                Some(DeValue::String(text)) => text.to_string(),
                Some(DeValue::Integer(number)) => number.as_str().to_string(),
                _ => "?".to_string(),
            };
            row.path = format!("{}.{name}", row.path);
        }
        rows
    }

    /// Which of `known` the text of a field is; a fault with all of them if it is none.
    pub fn word(&mut self, field: &'static str, known: &[&str]) -> Option<usize> {
        self.take(field)?;
        let text = self.text(field);
        self.find(field, &text, known)
    }

    /// Which of `known` a text is.
    pub fn find(&self, field: &str, text: &Spanned<String>, known: &[&str]) -> Option<usize> {
        let found = known.iter().position(|word| word == text.get_ref());
        if found.is_none() && !text.span().is_empty() {
            let message = Message::new("wk-edition-unknown-word")
                .text("word", text.get_ref())
                .text("known", known.join(", "));
            self.sink.borrow_mut().add(text.span().start, self.field(field), message);
        }
        found
    }

    /// As [`Self::word`], and other fields that are left over do not fit it.
    pub fn tag(&mut self, field: &'static str, known: &[&str]) -> Option<usize> {
        let found = self.word(field, known)?;
        self.tag = Some(known[found].to_string());
        Some(found)
    }

    /// A number of which the rules know only one.
    pub fn fixed(&mut self, field: &'static str, wanted: i64) {
        let found = self.number(field, i64::MIN, i64::MAX);
        if found != wanted && self.has(field) {
            self.fault(field, fixed(&found, &wanted));
        }
    }

    /// Yes or no, of which the rules know only one.
    pub fn fixed_flag(&mut self, field: &'static str, wanted: bool) {
        let found = self.flag(field);
        if found != wanted && self.has(field) {
            self.fault(field, fixed(&found, &wanted));
        }
    }

    /// A text of which the rules know only one.
    pub fn fixed_text(&mut self, field: &'static str, wanted: &str) {
        let found = self.text(field);
        if found.get_ref() != wanted && self.has(field) {
            self.fault(field, fixed(found.get_ref(), &wanted));
        }
    }

    /// A number that follows from another of the file, the one at `other`.
    pub fn agrees(&mut self, field: &'static str, other: &str, wanted: i64) {
        let found = self.number(field, i64::MIN, i64::MAX);
        self.same(field, found, other, wanted);
    }

    /// The same for a number that was read already.
    pub fn same(&self, field: &str, found: i64, other: &str, wanted: i64) {
        if found != wanted && self.has(field) {
            let message = Message::new("wk-edition-disagrees")
                .int("value", found)
                .text("other", other)
                .int("wanted", wanted);
            self.fault(field, message);
        }
    }

    /// Numbers by name: `{ clay = 1, silver = 2 }`. The name is an index of `known`.
    pub fn amounts(&mut self, field: &'static str, known: &[&str], most: i64) -> Vec<(usize, u8)> {
        let node = self.take(field);
        node.map_or_else(Vec::new, |node| self.amounts_of(field, node, known, most))
    }

    /// The same for an entry of a list.
    pub fn amounts_of(
        &self,
        field: &str,
        node: &'t Node<'t>,
        known: &[&str],
        most: i64,
    ) -> Vec<(usize, u8)> {
        let Some(table) = self.open(field, node) else { return Vec::new() };
        let mut amounts = Vec::new();
        for (key, node) in table.fields {
            let name = Spanned::new(key.span(), key.get_ref().to_string());
            if let Some(index) = table.find(name.get_ref(), &name, known)
                && let Some(count) = table.read_number(name.get_ref(), node, 1, most)
            {
                amounts.push((index, count as u8));
            }
        }
        amounts
    }

    /// Whether the field is a table with nothing in it.
    pub fn is_empty_table(&self, field: &str) -> bool {
        let table = self.fields.get(field).and_then(|node| node.get_ref().as_table());
        table.is_some_and(DeTable::is_empty)
    }

    /// The id of the row; `seen` are those of the rows before it.
    pub fn id(&mut self, seen: &mut Vec<String>) -> String {
        let id = self.text("id");
        if self.has("id") {
            let twice = seen.contains(id.get_ref());
            self.sink.borrow_mut().id(self.field("id"), &id, twice);
            seen.push(id.get_ref().clone());
        }
        id.into_inner()
    }

    /// A name in three languages, and where it comes from.
    pub fn name(&mut self, field: &'static str, id: &str) -> Name {
        for field in ["name_pt_from", "name_fr_from"] {
            if let Some(from) = self.maybe_text(field)
                && !marks(from.get_ref()).all(|mark| NAME_MARKS.contains(&mark))
            {
                self.fault(field, Message::new("wk-edition-name-from"));
            }
        }
        let mut name = Name { id: id.to_string(), en: String::new(), fr: None, pt: None };
        if let Some(mut words) = self.table(field) {
            name.en = words.text("en").into_inner();
            name.fr = Some(words.text("fr").into_inner());
            name.pt = Some(words.text("pt").into_inner());
            words.finish();
        }
        name
    }

    /// The provenance of the row.
    pub fn source(&mut self) -> String {
        let source = self.text("source");
        if self.has("source") && !marks(source.get_ref()).all(|mark| MARKS.contains(&mark)) {
            self.fault("source", Message::new("wk-edition-source").text("known", MARKS.join(", ")));
        }
        source.into_inner()
    }

    /// Reports every field that was not read.
    pub fn finish(self) {
        for (key, _) in self.fields {
            let name = key.get_ref();
            if self.taken.iter().any(|taken| taken == name) {
                continue;
            }
            let message = match &self.tag {
                Some(tag) => Message::new("wk-edition-unfit").text("tag", tag),
                None => Message::new("wk-edition-unknown-field"),
            };
            self.sink.borrow_mut().add(key.span().start, self.field(name), message);
        }
    }
}

/// Stands for a text that is not in the file.
fn nowhere() -> Spanned<String> {
    Spanned::new(0..0, String::new())
}

/// The marks of a provenance: what stands before the remark, taken apart.
pub fn marks(source: &str) -> impl Iterator<Item = &str> {
    source.split("; ").next().unwrap_or_default().split('+')
}

fn fixed(found: &impl ToString, wanted: &impl ToString) -> Message {
    Message::new("wk-edition-fixed")
        .text("value", found.to_string())
        .text("wanted", wanted.to_string())
}
