//! Editions: every printed number of a game, from one data file, parsed and validated once.

mod changed;

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::message::{Message, Name};

/// The printed numbers of a game as flat tables, made from a data file.
pub trait Edition: Sized + Send + Sync + 'static {
    /// The data file that is built in.
    const DEFAULT: &'static str;
    /// Parses and validates a data file; `file` is its name, for messages.
    ///
    /// # Errors
    /// Every fault of content that was found; a fault of syntax or type may come alone.
    fn parse(file: &str, text: &str) -> Result<Self, EditionFaults>;
    /// Its identity.
    fn info(&self) -> &EditionInfo;
    /// The table of pieces that `trestle data show` prints.
    fn sheet(&'static self) -> Sheet;
    /// What the owner of the box should verify first.
    fn advice(&'static self) -> Vec<Message>;
}

/// What identifies an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionInfo {
    /// Its name, as the file gives it.
    pub id: String,
    /// BLAKE3 over the canonical form of the values that rules read.
    pub hash: String,
    /// The file as it was read: comments, names and provenance too.
    pub text: String,
}

/// The three lines every data file begins with.
///
/// ```toml
/// schema = 1
/// game = "architectura"
/// edition = "default"
/// ```
pub const SCHEMA: u32 = 1;

/// The name of the built-in edition, and of no other.
const DEFAULT_NAME: &str = "default";

/// A list of exactly `N` values in a data file. An array would read the first `N` and ignore the
/// rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exactly<T, const N: usize>(pub [T; N]);

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Exactly<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::deserialize(deserializer)?;
        let count = values.len();
        let exactly = format!("{N} values");
        let values = values.try_into().map(Self);
        values.map_err(|_| D::Error::invalid_length(count, &exactly.as_str()))
    }
}

impl<T, const N: usize> Deref for Exactly<T, N> {
    type Target = [T; N];
    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

/// The hash of a canonical form: JSON with sorted keys and no blanks.
pub fn canonical_hash(values: &impl Serialize) -> String {
    blake3::hash(canonical_json(values).as_bytes()).to_hex().to_string()
}

/// JSON with sorted keys and no blanks.
///
/// # Panics
/// If `values` does not serialize; documents of ours do.
pub fn canonical_json(values: &impl Serialize) -> String {
    // A JSON object in memory keeps its keys sorted, so going through one sorts them.
    serde_json::to_value(values).expect("documents serialize").to_string()
}

/// A table for people: column keys and rows of cells.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// Message keys of the headings.
    pub columns: Vec<&'static str>,
    /// One row for each piece.
    pub rows: Vec<Vec<Cell>>,
}

/// A cell of a [`Sheet`].
#[derive(Clone, Debug)]
pub enum Cell {
    /// A piece's name.
    Name(&'static Name),
    /// Text as it is: an id, a number.
    Text(String),
    /// Sentences.
    Says(Vec<Message>),
}

/// What is wrong with a data file.
#[derive(Clone, Debug, PartialEq)]
pub struct EditionFaults {
    /// The file's name.
    pub file: String,
    /// The faults in the order of their lines.
    pub faults: Vec<Fault>,
}

/// One fault of a data file.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// The field, as a path: `card.palace.sides`.
    pub field: String,
    /// What is wrong with it.
    pub message: Message,
}

impl fmt::Display for EditionFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for fault in &self.faults {
            let Fault { line, field, message } = fault;
            writeln!(f, "{}:{line}: {field}: {} {}", self.file, message.key, message.args_json())?;
        }
        Ok(())
    }
}

impl std::error::Error for EditionFaults {}

/// Collects faults while a data file is validated.
#[derive(Debug)]
pub struct Faults<'a> {
    file: &'a str,
    text: &'a str,
    list: Vec<Fault>,
}

impl<'a> Faults<'a> {
    /// A collector for this file.
    pub const fn new(file: &'a str, text: &'a str) -> Self {
        Self { file, text, list: Vec::new() }
    }

    /// Notes a fault of `field` at byte `offset`.
    pub fn add(&mut self, offset: usize, field: impl Into<String>, message: Message) {
        let before = &self.text.as_bytes()[..offset.min(self.text.len())];
        let line = before.split(|&byte| byte == b'\n').count();
        self.list.push(Fault { line, field: field.into(), message });
    }

    /// The value, brought into the range from `least` to `most`; a fault if it was outside.
    pub fn range(
        &mut self,
        field: impl Into<String>,
        value: &toml::Spanned<i64>,
        least: i64,
        most: i64,
    ) -> i64 {
        let found = *value.get_ref();
        if !(least..=most).contains(&found) {
            let message = Message::new("edition-range")
                .int("value", found)
                .int("least", least)
                .int("most", most);
            self.add(value.span().start, field, message);
        }
        found.clamp(least, most)
    }

    /// Checks an id: 1 to 24 small letters, digits and underscores, and no other row has it.
    pub fn id(&mut self, field: impl Into<String>, id: &toml::Spanned<String>, seen_before: bool) {
        let (at, field, text) = (id.span().start, field.into(), id.get_ref());
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if text.is_empty() || text.len() > 24 || !text.chars().all(plain) {
            self.add(at, field.clone(), Message::new("edition-id"));
        }
        if seen_before {
            self.add(at, field, Message::new("edition-id-twice"));
        }
    }

    /// Checks the provenance of the field `named`: `rulebook`, `reconstructed` or `public: …`.
    pub fn source(
        &mut self,
        at: usize,
        field: impl Into<String>,
        named: &str,
        source: Option<&str>,
    ) {
        match source {
            Some("rulebook" | "reconstructed") => {}
            Some(text) if text.starts_with("public: ") => {}
            _ => self.add(at, field, Message::new("edition-source").text("field", named)),
        }
    }

    /// Checks that a text is not empty; blanks alone are.
    pub fn not_empty(&mut self, field: impl Into<String>, text: &toml::Spanned<String>) {
        if text.get_ref().trim().is_empty() {
            self.add(text.span().start, field, Message::new("edition-empty"));
        }
    }

    /// Whether nothing was wrong so far.
    pub const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The faults, or `value` if there are none.
    ///
    /// # Errors
    /// If any fault was noted.
    pub fn finish<T>(mut self, value: T) -> Result<T, EditionFaults> {
        if self.list.is_empty() {
            return Ok(value);
        }
        self.list.sort_by_key(|fault| fault.line);
        Err(EditionFaults { file: self.file.to_string(), faults: self.list })
    }
}

/// Parses the TOML of a data file after checking the header, so that a file of another game or a
/// later schema is refused with that reason and not with a list of unknown fields.
///
/// # Errors
/// A fault of syntax, type or header.
pub fn parse_toml<T: for<'de> Deserialize<'de>>(
    game: &'static str,
    file: &str,
    text: &str,
) -> Result<T, EditionFaults> {
    #[derive(Deserialize)]
    struct Header {
        schema: Option<toml::Spanned<toml::Value>>,
        game: Option<toml::Spanned<toml::Value>>,
    }
    let mut faults = Faults::new(file, text);
    let broken = |faults: &mut Faults<'_>, error: &toml::de::Error| {
        let offset = error.span().map_or(0, |span| span.start);
        let message = Message::new("edition-syntax").text("text", error.message());
        faults.add(offset, field_at(text, offset), message);
    };
    match toml::from_str::<Header>(text) {
        Err(error) => broken(&mut faults, &error),
        Ok(header) => {
            match &header.schema {
                Some(schema) if schema.get_ref().as_integer() == Some(i64::from(SCHEMA)) => {}
                schema => faults.add(
                    schema.as_ref().map_or(0, |schema| schema.span().start),
                    "schema",
                    Message::new("edition-schema").int("known", SCHEMA),
                ),
            }
            match &header.game {
                Some(found) if found.get_ref().as_str() == Some(game) => {}
                found => faults.add(
                    found.as_ref().map_or(0, |found| found.span().start),
                    "game",
                    Message::new("edition-game").text("game", game),
                ),
            }
        }
    }
    if !faults.is_empty() {
        return Err(faults.finish(()).expect_err("there are faults"));
    }
    match toml::from_str(text) {
        Ok(value) => Ok(value),
        Err(error) => {
            broken(&mut faults, &error);
            Err(faults.finish(()).expect_err("there are faults"))
        }
    }
}

/// The key written on the line of `offset`, to name the field of a fault that TOML itself found.
fn field_at(text: &str, offset: usize) -> String {
    let offset = (0..=offset.min(text.len())).rev().find(|&at| text.is_char_boundary(at));
    let offset = offset.unwrap_or(0);
    let start = text[..offset].rfind('\n').map_or(0, |at| at + 1);
    let line = text[start..].lines().next().unwrap_or_default();
    line.split('=').next().unwrap_or_default().trim().to_string()
}

/// A `&'static Edition` that compares by address: a few bytes in the state, and no look-up.
pub struct EditionRef<E: 'static>(pub &'static E);

impl<E> Clone for EditionRef<E> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<E> Copy for EditionRef<E> {}
impl<E> PartialEq for EditionRef<E> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}
impl<E> Eq for EditionRef<E> {}
impl<E> Deref for EditionRef<E> {
    type Target = E;
    fn deref(&self) -> &E {
        self.0
    }
}
impl<E> fmt::Debug for EditionRef<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Edition")
    }
}

type Interned = HashMap<(TypeId, blake3::Hash), &'static (dyn Any + Send + Sync)>;
static INTERNED: LazyLock<Mutex<Interned>> = LazyLock::new(Mutex::default);

/// Parses a data file and keeps it for the life of the process. The same text gives the same
/// reference, so loading an edition twice costs nothing and its states stay comparable.
///
/// Only the built-in values may use the name of the built-in edition: a game with other values
/// under that name would mislead everybody.
///
/// # Errors
/// As [`Edition::parse`], and for a name that belongs to the built-in edition.
pub fn load<E: Edition>(file: &str, text: &str) -> Result<&'static E, EditionFaults> {
    let edition = load_kept::<E>(file, text)?;
    let EditionInfo { id, hash, .. } = edition.info();
    if id == DEFAULT_NAME && *hash != default::<E>().info().hash {
        let mut faults = Faults::new(file, text);
        faults.add(name_at(text), "edition", Message::new("edition-default"));
        return faults.finish(edition);
    }
    Ok(edition)
}

/// As [`load`], for a file that games were played with already, whatever name it has.
///
/// # Errors
/// As [`Edition::parse`].
///
/// # Panics
/// Never: an entry has the type it was kept under.
pub fn load_kept<E: Edition>(file: &str, text: &str) -> Result<&'static E, EditionFaults> {
    let key = (TypeId::of::<E>(), blake3::hash(text.as_bytes()));
    let lock = || INTERNED.lock().unwrap_or_else(PoisonError::into_inner);
    let kept = |any: &'static (dyn Any + Send + Sync)| any.downcast_ref::<E>().expect("its type");
    if let Some(&edition) = lock().get(&key) {
        return Ok(kept(edition));
    }
    let edition: &'static E = Box::leak(Box::new(E::parse(file, text)?));
    // Another thread may have been faster; then its edition is used.
    Ok(kept(*lock().entry(key).or_insert(edition)))
}

/// The built-in edition.
///
/// # Panics
/// If the shipped file is broken; a test of each game loads it.
pub fn default<E: Edition>() -> &'static E {
    match load_kept("default.toml", E::DEFAULT) {
        Ok(edition) => edition,
        Err(faults) => panic!("the built-in edition is broken:\n{faults}"),
    }
}

/// Values that differ from the built-in edition but still cite its source: somebody changed the
/// value without saying where it comes from.
pub fn remarks<E: Edition>(edition: &E) -> Vec<Message> {
    changed::remarks(E::DEFAULT, &edition.info().text)
}

/// Where the name of an edition stands.
fn name_at(text: &str) -> usize {
    #[derive(Deserialize)]
    struct Named {
        edition: toml::Spanned<String>,
    }
    toml::from_str::<Named>(text).map_or(0, |named| named.edition.span().start)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The faults of checking `key = value`, as `line: field: key`.
    fn faults(
        text: &str,
        check: impl Fn(&mut Faults<'_>, &toml::Spanned<toml::Value>),
    ) -> Vec<String> {
        #[derive(Deserialize)]
        struct Row {
            key: toml::Spanned<toml::Value>,
        }
        let text = format!("# A line before it.\nkey = {text}\n");
        let row: Row = toml::from_str(&text).expect("a row");
        let mut faults = Faults::new("test.toml", &text);
        check(&mut faults, &row.key);
        let list = faults.finish(()).err().map(|faults| faults.faults).unwrap_or_default();
        list.iter().map(|f| format!("{}: {}: {}", f.line, f.field, f.message.key)).collect()
    }

    fn int(value: &toml::Spanned<toml::Value>) -> toml::Spanned<i64> {
        toml::Spanned::new(value.span(), value.get_ref().as_integer().expect("a number"))
    }

    fn text(value: &toml::Spanned<toml::Value>) -> toml::Spanned<String> {
        toml::Spanned::new(value.span(), value.get_ref().as_str().expect("a text").to_string())
    }

    #[test]
    fn ranges() {
        for (found, given, wrong) in
            [("1", 2, true), ("2", 2, false), ("5", 5, false), ("6", 5, true), ("-9", 2, true)]
        {
            let told = faults(found, |faults, value| {
                assert_eq!(faults.range("box.size", &int(value), 2, 5), given, "{found}");
            });
            let wanted: &[&str] = if wrong { &["2: box.size: edition-range"] } else { &[] };
            assert_eq!(told, wanted, "{found}");
        }
    }

    #[test]
    fn ids() {
        let long = format!("\"{}\"", "a".repeat(25));
        for (found, seen, wanted) in [
            ("\"site_12\"", false, &[][..]),
            ("\"site_12\"", true, &["2: site.id: edition-id-twice"]),
            ("\"\"", false, &["2: site.id: edition-id"]),
            ("\"Site\"", false, &["2: site.id: edition-id"]),
            ("\"a-b\"", true, &["2: site.id: edition-id", "2: site.id: edition-id-twice"]),
            (&long, false, &["2: site.id: edition-id"]),
        ] {
            let told = faults(found, |faults, value| faults.id("site.id", &text(value), seen));
            assert_eq!(told, wanted, "{found}");
        }
    }

    #[test]
    fn sources() {
        for (found, wrong) in [
            (Some("rulebook"), false),
            (Some("reconstructed"), false),
            (Some("public: a review"), false),
            (Some("public:"), true),
            (Some("hearsay"), true),
            (None, true),
        ] {
            let told = faults("0", |faults, value| {
                faults.source(value.span().start, "site.source", "cost", found);
            });
            let wanted: &[&str] = if wrong { &["2: site.source: edition-source"] } else { &[] };
            assert_eq!(told, wanted, "{found:?}");
        }
    }

    #[test]
    fn texts_that_are_empty() {
        for (found, wrong) in [("\"a\"", false), ("\"\"", true), ("\"  \"", true)] {
            let told = faults(found, |faults, value| faults.not_empty("name", &text(value)));
            let wanted: &[&str] = if wrong { &["2: name: edition-empty"] } else { &[] };
            assert_eq!(told, wanted, "{found}");
        }
    }
}
