//! What is different between two documents, so that one can be made into the other.
//!
//! A screen is sent whole once; after that only what has changed on it. The differences follow from
//! the two texts alone, that which was sent and that which would be sent now, so they tell nothing
//! that these do not.

use std::hash::{BuildHasher, DefaultHasher, Hasher, RandomState};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::json::Json;

/// One difference.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Edit {
    /// Something is in the place of what was there.
    Set {
        /// The place, as a JSON Pointer (RFC 6901) into the document; there is something.
        at: String,
        /// What is there now.
        #[cfg_attr(feature = "openapi", schema(value_type = Value))]
        to: Json,
    },
    /// Some items of a list are others.
    Splice {
        /// The list, as a JSON Pointer.
        at: String,
        /// The number of the first of these items, counted from 0.
        from: u32,
        /// So many are gone.
        cut: u32,
        /// These are there now.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Value>))]
        put: Vec<Json>,
    },
}

impl Edit {
    /// The place, as a JSON Pointer into the document.
    pub fn at(&self) -> &str {
        match self {
            Self::Set { at, .. } | Self::Splice { at, .. } => at,
        }
    }

    /// About how long it is on the wire.
    fn len(&self) -> usize {
        match self {
            Self::Set { at, to } => 24 + at.len() + to.text().len(),
            Self::Splice { at, put, .. } => {
                44 + at.len() + put.iter().map(|item| item.text().len() + 1).sum::<usize>()
            }
        }
    }
}

/// Makes the differences in a document; nothing if they are of another one.
pub fn edited(mut document: Value, edits: &[Edit]) -> Option<Value> {
    for edit in edits {
        match edit {
            Edit::Set { at, to } => *document.pointer_mut(at)? = to.value(),
            Edit::Splice { at, from, cut, put } => {
                let list = document.pointer_mut(at)?.as_array_mut()?;
                let from = *from as usize;
                let gone = from..from.checked_add(*cut as usize)?;
                list.get(gone.clone())?;
                list.splice(gone, put.iter().map(Json::value));
            }
        }
    }
    Some(document)
}

/// What is different in `new`. Both are JSON as `serde_json` writes it, without spaces.
pub fn edits(old: &str, new: &str) -> Vec<Edit> {
    Print::of(old).edits(new).1
}

/// What a document was like, in little room: enough to tell what is different in another one.
///
/// It has a number for each part that can be told apart. Two parts that differ have the same one once
/// in billions of billions of times, and nobody outside can bring it about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Print(Box<[Part]>);

/// A part of a document, with all that is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    hash: u64,
    /// What is told apart in it.
    inside: Inside,
    /// How many parts are in it; they come next.
    parts: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Inside {
    /// Nothing: it is small, or a list of what is.
    Nothing,
    /// Fields; a number for their names.
    Fields(u64),
    Items,
}

/// What is shorter is sent as a whole when anything in it changes.
const SMALL: usize = 80;

impl Print {
    /// Of a text of JSON as `serde_json` writes it, without spaces.
    pub fn of(text: &str) -> Self {
        Self(Reader::read(text).parts.into())
    }

    /// What is different in a text, and what that is like.
    pub fn edits(&self, text: &str) -> (Self, Vec<Edit>) {
        let new = Reader::read(text);
        let mut differ = Differ { old: &self.0, new: &new, place: Vec::new(), out: Vec::new() };
        differ.compare(0, 0);
        let edits = differ.out;
        (Self(new.parts.into()), edits)
    }
}

/// The parts of a document and where they are.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    parts: Vec<Part>,
    places: Vec<Place<'a>>,
}

#[derive(Clone, Copy)]
struct Place<'a> {
    /// The name, as it is written, if the part is a field.
    name: &'a str,
    text: &'a str,
}

impl<'a> Reader<'a> {
    fn read(text: &'a str) -> Self {
        let mut reader = Self { text, at: 0, parts: Vec::new(), places: Vec::new() };
        reader.part("");
        reader.number();
        reader
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Reads the part that begins here.
    fn part(&mut self, name: &'a str) {
        let (start, index) = (self.at, self.parts.len());
        self.parts.push(Part { hash: 0, inside: Inside::Nothing, parts: 0 });
        self.places.push(Place { name, text: "" });
        let inside = match self.peek() {
            Some(b'{') => self.fields(),
            Some(b'[') => self.items(),
            Some(b'"') => {
                self.skip_text();
                Inside::Nothing
            }
            _ => {
                let rest = &self.text.as_bytes()[self.at..];
                let end = rest.iter().position(|byte| matches!(byte, b',' | b']' | b'}'));
                self.at += end.unwrap_or(rest.len());
                Inside::Nothing
            }
        };
        self.places[index].text = &self.text[start..self.at];
        if inside == Inside::Nothing || self.at - start < SMALL {
            self.parts.truncate(index + 1);
            self.places.truncate(index + 1);
        } else {
            self.parts[index].inside = inside;
            self.parts[index].parts = (self.parts.len() - index - 1) as u32;
        }
    }

    fn fields(&mut self) -> Inside {
        let mut names = hasher();
        self.at += 1;
        while self.peek().is_some_and(|byte| byte != b'}') {
            let start = self.at;
            self.skip_text();
            let name = &self.text[start..self.at];
            names.write(name.as_bytes());
            // The colon.
            self.at += 1;
            self.part(name);
            self.skip_comma();
        }
        self.at += 1;
        Inside::Fields(names.finish())
    }

    /// A list is told apart if there is something in its items that is.
    fn items(&mut self) -> Inside {
        self.at += 1;
        let mut has_parts = false;
        while self.peek().is_some_and(|byte| byte != b']') {
            has_parts |= matches!(self.peek(), Some(b'{' | b'['));
            self.part("");
            self.skip_comma();
        }
        self.at += 1;
        if has_parts { Inside::Items } else { Inside::Nothing }
    }

    fn skip_comma(&mut self) {
        if self.peek() == Some(b',') {
            self.at += 1;
        }
    }

    fn skip_text(&mut self) {
        let bytes = self.text.as_bytes();
        self.at += 1;
        while let Some(byte) = bytes.get(self.at) {
            self.at += match byte {
                b'"' => break,
                b'\\' => 2,
                _ => 1,
            };
        }
        self.at += 1;
    }

    /// Gives every part its number: of its text, or of the numbers of what is in it.
    fn number(&mut self) {
        for index in (0..self.parts.len()).rev() {
            let mut hasher = hasher();
            match self.parts[index].inside {
                Inside::Nothing => hasher.write(self.places[index].text.as_bytes()),
                Inside::Fields(names) => hasher.write_u64(names),
                Inside::Items => {}
            }
            for inner in inner(&self.parts, index) {
                hasher.write_u64(self.parts[inner].hash);
            }
            self.parts[index].hash = hasher.finish();
        }
    }
}

/// The parts right inside a part, by index.
fn inner(parts: &[Part], index: usize) -> impl Iterator<Item = usize> {
    let end = index + 1 + parts[index].parts as usize;
    let mut next = index + 1;
    std::iter::from_fn(move || {
        let at = next;
        next += 1 + parts.get(at).filter(|_| at < end)?.parts as usize;
        Some(at)
    })
}

fn hasher() -> DefaultHasher {
    static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    KEYS.build_hasher()
}

/// Compares two documents.
struct Differ<'a> {
    old: &'a [Part],
    new: &'a Reader<'a>,
    place: Vec<Step<'a>>,
    out: Vec<Edit>,
}

/// One step of the way to a place.
#[derive(Clone, Copy)]
enum Step<'a> {
    /// To a field; as it is written, in quotation marks.
    Field(&'a str),
    Item(usize),
}

impl Differ<'_> {
    /// Compares two parts. If too much is different to say what, the new one is there as a whole.
    fn compare(&mut self, old: usize, new: usize) {
        let (before, now) = (self.old[old], self.new.parts[new]);
        if before.hash == now.hash {
            return;
        }
        let known = self.out.len();
        match now.inside {
            Inside::Fields(_) if before.inside == now.inside => self.fields(old, new),
            Inside::Items if before.inside == now.inside => self.items(old, new),
            _ => return self.set(new),
        }
        let length: usize = self.out[known..].iter().map(Edit::len).sum();
        if length > self.new.places[new].text.len() {
            self.out.truncate(known);
            self.set(new);
        }
    }

    /// Of two objects with the same names, in the same order.
    fn fields(&mut self, old: usize, new: usize) {
        let new_ones = inner(&self.new.parts, new);
        for (before, now) in inner(self.old, old).zip(new_ones) {
            self.place.push(Step::Field(self.new.places[now].name));
            self.compare(before, now);
            self.place.pop();
        }
    }

    fn items(&mut self, old: usize, new: usize) {
        let before: Vec<usize> = inner(self.old, old).collect();
        let now: Vec<usize> = inner(&self.new.parts, new).collect();
        let is_same = |(before, now): &(&usize, &usize)| {
            self.old[**before].hash == self.new.parts[**now].hash
        };
        let same = before.iter().zip(&now).take_while(is_same).count();
        let rest = before.len().min(now.len()) - same;
        let ends = before.iter().rev().zip(now.iter().rev());
        let same_end = ends.take(rest).take_while(is_same).count();
        let (gone, there) = (same..before.len() - same_end, same..now.len() - same_end);
        if gone.len() == there.len() {
            for index in there {
                self.place.push(Step::Item(index));
                self.compare(before[index], now[index]);
                self.place.pop();
            }
        } else {
            let (from, cut) = (same as u32, gone.len() as u32);
            let put = now[there].iter().map(|item| json(self.new.places[*item].text)).collect();
            self.out.push(Edit::Splice { at: self.pointer(), from, cut, put });
        }
    }

    fn set(&mut self, new: usize) {
        let to = json(self.new.places[new].text);
        self.out.push(Edit::Set { at: self.pointer(), to });
    }

    fn pointer(&self) -> String {
        let mut pointer = String::new();
        for step in &self.place {
            pointer.push('/');
            match step {
                Step::Item(index) => pointer.push_str(&index.to_string()),
                Step::Field(name) if name.contains(['\\', '~', '/']) => {
                    let name: String = serde_json::from_str(name).expect("a name of a field");
                    pointer.push_str(&name.replace('~', "~0").replace('/', "~1"));
                }
                Step::Field(name) => pointer.push_str(&name[1..name.len() - 1]),
            }
        }
        pointer
    }
}

fn json(text: &str) -> Json {
    RawValue::from_string(text.to_string()).expect("a part of JSON is JSON").into()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// The differences as they are on the wire, which make the one into the other.
    fn check(old: &Value, new: &Value, wanted: &Value) {
        let found = edits(&old.to_string(), &new.to_string());
        assert_eq!(json!(found), *wanted);
        assert_eq!(edited(old.clone(), &found).as_ref(), Some(new));
    }

    #[test]
    fn nothing_is_different() {
        let document = json!({"a": [1, {"b": "}]\"\\"}], "c": {}, "d": []});
        check(&document, &document, &json!([]));
    }

    #[test]
    fn only_what_has_changed_is_there() {
        let hand = ["oak", "elm", "a long name so that a seat is not small"];
        let seat =
            |coins: u32| json!({"color": "red", "hand": hand, "some_coins": coins, "m": [1, 2]});
        let view = |coins, turn: Value| json!({"view": {"turn": turn, "seats": [seat(1), seat(coins), seat(7)]}, "n": 4, "s": null});
        check(
            &view(3, json!(8)),
            &view(4, json!(9)),
            &json!([
                {"set": {"at": "/view/seats/1/some_coins", "to": 4}},
                {"set": {"at": "/view/turn", "to": 9}},
            ]),
        );
        check(
            &view(3, json!(8)),
            &view(3, json!(null)),
            &json!([{"set": {"at": "/view/turn", "to": null}}]),
        );
    }

    #[test]
    fn items_come_and_go() {
        // Items that are texts are not told apart.
        let items = |names: &[&str]| names.iter().map(|name| json!([name])).collect::<Value>();
        let list = |names: &[&str]| json!({"pieces": items(names), "long": "x".repeat(200)});
        let splice = |from: u32, cut: u32, put: &[&str]| {
            let put = items(put);
            json!([{"splice": {"at": "/pieces", "from": from, "cut": cut, "put": put}}])
        };
        let long = ["a".repeat(90), "b".repeat(90)];
        let [a, b] = [long[0].as_str(), long[1].as_str()];
        check(&list(&[a, b]), &list(&[a, "new", b]), &splice(1, 0, &["new"]));
        check(&list(&[a, "old", b]), &list(&[a, b]), &splice(1, 1, &[]));
        check(&list(&[a, a, b]), &list(&[a, b]), &splice(1, 1, &[]));
        check(&list(&[a, "x", "y", b]), &list(&[a, "z", b]), &splice(1, 2, &["z"]));
    }

    #[test]
    fn what_has_other_fields_is_there_as_a_whole() {
        let long = "x".repeat(200);
        let with = |part: Value| json!({"long": long, "part": part});
        for (old, new) in [
            (json!({"a": 1}), json!({"a": 1, "b": 2})),
            (json!({"a": 1, "b": 2}), json!({"a": 1})),
            (json!({"a": 1, "b": 2}), json!({"b": 2, "c": 1})),
            (json!({}), json!({"a": 1})),
            (json!({"a": {"b": 1}}), json!({})),
            (json!([1]), json!({"a": 1})),
            (json!("1"), json!(1)),
        ] {
            let wanted = json!([{"set": {"at": "/part", "to": new}}]);
            check(&with(old), &with(new), &wanted);
        }
    }

    #[test]
    fn names_are_told_apart_from_the_way_to_them() {
        let long = "x".repeat(200);
        let of = |n: u32| json!({"a/b": {"~": {"\"\n": n, "long": long}}});
        check(&of(1), &of(2), &json!([{"set": {"at": "/a~1b/~0/\"\n", "to": 2}}]));
    }

    #[test]
    fn differences_of_another_document_are_noticed() {
        let edit = |edit: Value| serde_json::from_value::<Edit>(edit).expect("an edit");
        for wrong in [
            json!({"set": {"at": "/b", "to": 1}}),
            json!({"set": {"at": "/a/3", "to": 1}}),
            json!({"splice": {"at": "/a", "from": 2, "cut": 1, "put": []}}),
            json!({"splice": {"at": "", "from": 0, "cut": 0, "put": [1]}}),
        ] {
            assert_eq!(edited(json!({"a": [1, 2]}), &[edit(wrong.clone())]), None, "{wrong}");
        }
    }

    /// Any two documents, and what lies between them.
    #[test]
    fn any_document_can_be_made_into_any_other() {
        let mut rng = game_core::FastRng::new(5);
        for _ in 0..20_000 {
            let old = any(&mut rng, 4);
            let new = if rng.below(4) == 0 { any(&mut rng, 4) } else { changed(&old, &mut rng) };
            let found = edits(&old.to_string(), &new.to_string());
            assert_eq!(edited(old.clone(), &found).as_ref(), Some(&new), "{old} {found:?}");
            assert_eq!(found.is_empty(), old == new);
        }
    }

    fn any(rng: &mut game_core::FastRng, depth: u32) -> Value {
        match rng.below(if depth == 0 { 4 } else { 6 }) {
            0 => json!(null),
            1 => json!(rng.below(30) as i32 - 10),
            2 => json!(["", "a", "\"", "]},{", "\\", "é"][rng.below(6) as usize]),
            3 => json!(rng.below(2) == 0),
            4 => (0..rng.below(5)).map(|_| any(rng, depth - 1)).collect(),
            _ => {
                let fields = (0..rng.below(5)).map(|n| (format!("k/{n}"), any(rng, depth - 1)));
                Value::Object(fields.collect())
            }
        }
    }

    fn changed(old: &Value, rng: &mut game_core::FastRng) -> Value {
        match old {
            Value::Array(items) => {
                let mut items: Vec<Value> = items.iter().map(|item| changed(item, rng)).collect();
                match rng.below(6) {
                    0 => items.insert(rng.below(items.len() as u32 + 1) as usize, any(rng, 1)),
                    1 if !items.is_empty() => {
                        drop(items.remove(rng.below(items.len() as u32) as usize));
                    }
                    _ => {}
                }
                Value::Array(items)
            }
            Value::Object(fields) => {
                let keep = |(name, value): (&String, &Value)| (name.clone(), value.clone());
                let mut fields: serde_json::Map<_, _> = fields.iter().map(keep).collect();
                for value in fields.values_mut() {
                    if rng.below(3) == 0 {
                        *value = changed(value, rng);
                    }
                }
                Value::Object(fields)
            }
            _ if rng.below(3) == 0 => any(rng, 1),
            _ => old.clone(),
        }
    }
}
