//! Differences between two documents, with which one can be turned into the other.
//!
//! A screen is sent whole once; after that only its changes. The differences follow from the two
//! texts alone, so they reveal nothing that these do not.

use std::hash::{BuildHasher, Hasher, RandomState};
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
    Outline::of(old).print().differences(&Outline::of(new)).edits()
}

/// A fingerprint of a document: small, but enough to find the differences to another one.
///
/// It has a number for each part that is compared separately. Two different parts get the same
/// number once in billions of billions of times, and nobody outside can cause that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Print {
    // Apart, since together they would take half as much room again.
    hashes: Box<[u64]>,
    shapes: Box<[Shape]>,
}

/// How a part of a document is compared, and how many parts are in it; they follow. In an object
/// the first of them stands for the names of its fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape(u16);

impl Shape {
    /// Compared as a whole: it is small, or a list of small parts.
    const WHOLE: Self = Self(0);

    const fn of(inside: Inside, parts: u16) -> Self {
        Self(parts << 2 | inside as u16)
    }

    /// The kind of it alone.
    const fn inside(self) -> u16 {
        self.0 & 3
    }

    const fn parts(self) -> usize {
        (self.0 >> 2) as usize
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    Whole,
    Fields,
    Items,
}

/// Anything shorter is sent whole when something in it changes.
const SMALL: usize = 80;
/// So is what has more parts.
const MOST_PARTS: usize = (u16::MAX >> 2) as usize;

impl Print {
    /// The differences to another document.
    pub fn differences<'a>(&'a self, new: &'a Outline<'a>) -> Differences<'a> {
        let mut differ = Differ { old: self, new, place: Vec::new(), out: Vec::new() };
        differ.compare(0, 0);
        Differences { new, list: differ.out }
    }
}

/// Finds the parts of a document and their positions.
pub struct Outline<'a> {
    text: &'a str,
    at: usize,
    hashes: Vec<u64>,
    shapes: Vec<Shape>,
    places: Vec<Place<'a>>,
}

#[derive(Clone, Copy)]
struct Place<'a> {
    /// The name, as it is written, if the part is a field.
    name: &'a str,
    text: &'a str,
}

impl<'a> Outline<'a> {
    /// The fingerprint of a JSON text as `serde_json` writes it, without spaces.
    pub fn of(text: &'a str) -> Self {
        Self::read(text, None)
    }

    /// The same, read beside a document that is much like it: what is the same in both is not looked
    /// into again.
    pub fn beside(text: &'a str, like: &Self) -> Self {
        Self::read(text, Some(like))
    }

    /// What is kept of it.
    pub fn print(&self) -> Print {
        Print { hashes: self.hashes.as_slice().into(), shapes: self.shapes.as_slice().into() }
    }

    fn read(text: &'a str, like: Option<&Self>) -> Self {
        let room = like.map_or(0, |like| like.shapes.len() + 16);
        let mut outline = Self {
            text,
            at: 0,
            hashes: Vec::with_capacity(room),
            shapes: Vec::with_capacity(room),
            places: Vec::with_capacity(room),
        };
        outline.part("", like.map(|like| (like, 0)));
        outline
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn push(&mut self, hash: u64, shape: Shape, place: Place<'a>) {
        self.hashes.push(hash);
        self.shapes.push(shape);
        self.places.push(place);
    }

    /// Reads the part that begins here; `like` is the part of another document that may be the same.
    fn part(&mut self, name: &'a str, like: Option<(&Self, usize)>) {
        if let Some((like, index)) = like
            && self.repeats(like.places[index].text)
        {
            return self.copy(name, like, index);
        }
        let (start, index) = (self.at, self.shapes.len());
        self.push(0, Shape::WHOLE, Place { name, text: "" });
        let inside = match self.peek() {
            Some(b'{') => self.fields(like),
            Some(b'[') => self.items(like),
            Some(b'"') => {
                self.skip_text();
                Inside::Whole
            }
            _ => {
                let rest = &self.text.as_bytes()[self.at..];
                self.at += rest.iter().position(|byte| is_end(*byte)).unwrap_or(rest.len());
                Inside::Whole
            }
        };
        let text = &self.text[start..self.at];
        self.places[index].text = text;
        let parts = self.shapes.len() - index - 1;
        if inside == Inside::Whole || text.len() < SMALL || parts > MOST_PARTS {
            self.hashes.truncate(index + 1);
            self.shapes.truncate(index + 1);
            self.places.truncate(index + 1);
            self.hashes[index] = hash(text.as_bytes());
        } else {
            self.shapes[index] = Shape::of(inside, parts as u16);
            let mut hasher = KEYS.build_hasher();
            for inner in inner(&self.shapes, index) {
                hasher.write_u64(self.hashes[inner]);
            }
            self.hashes[index] = hasher.finish();
        }
    }

    /// Whether the part that begins here is this one.
    fn repeats(&self, text: &str) -> bool {
        let rest = &self.text.as_bytes()[self.at..];
        rest.starts_with(text.as_bytes()) && rest.get(text.len()).is_none_or(|byte| is_end(*byte))
    }

    /// Takes a part over with all that is in it.
    fn copy(&mut self, name: &'a str, like: &Self, index: usize) {
        let all = index..=index + like.shapes[index].parts();
        let first = self.places.len();
        self.hashes.extend_from_slice(&like.hashes[all.clone()]);
        self.shapes.extend_from_slice(&like.shapes[all.clone()]);
        self.places.extend_from_slice(&like.places[all]);
        self.places[first].name = name;
        self.at += like.places[index].text.len();
    }

    fn fields(&mut self, like: Option<(&Self, usize)>) -> Inside {
        // The first inner part stands for the names.
        let names = self.shapes.len();
        self.push(0, Shape::WHOLE, Place { name: "", text: "" });
        let mut likes = inside_of(like, Inside::Fields);
        likes.next();
        let mut hasher = KEYS.build_hasher();
        self.at += 1;
        while self.peek().is_some_and(|byte| byte != b'}') {
            let start = self.at;
            self.skip_text();
            let name = &self.text[start..self.at];
            hasher.write(name.as_bytes());
            // Skips the colon.
            self.at += 1;
            self.part(name, likes.next());
            self.skip_comma();
        }
        self.at += 1;
        self.hashes[names] = hasher.finish();
        Inside::Fields
    }

    /// The items of a list are compared separately if they contain parts that are.
    fn items(&mut self, like: Option<(&Self, usize)>) -> Inside {
        let mut likes = inside_of(like, Inside::Items);
        self.at += 1;
        let mut has_parts = false;
        while self.peek().is_some_and(|byte| byte != b']') {
            has_parts |= matches!(self.peek(), Some(b'{' | b'['));
            self.part("", likes.next());
            self.skip_comma();
        }
        self.at += 1;
        if has_parts { Inside::Items } else { Inside::Whole }
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
}

/// Whether a part ends before this byte, unless it says by itself where it ends.
const fn is_end(byte: u8) -> bool {
    matches!(byte, b',' | b']' | b'}')
}

/// The direct parts of a part of another document, if it is compared in the same way.
fn inside_of<'o, 'a>(
    like: Option<(&'o Outline<'a>, usize)>,
    inside: Inside,
) -> impl Iterator<Item = (&'o Outline<'a>, usize)> {
    let like = like.filter(|(like, at)| like.shapes[*at].inside() == inside as u16);
    like.into_iter().flat_map(|(like, at)| inner(&like.shapes, at).map(move |part| (like, part)))
}

/// The direct parts of a part, by index.
fn inner(shapes: &[Shape], index: usize) -> impl Iterator<Item = usize> {
    let end = index + 1 + shapes[index].parts();
    let mut next = index + 1;
    std::iter::from_fn(move || {
        let at = next;
        next += 1 + shapes.get(at).filter(|_| at < end)?.parts();
        Some(at)
    })
}

/// Keys that nobody outside knows.
static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::new);

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = KEYS.build_hasher();
    hasher.write(bytes);
    hasher.finish()
}

/// The differences between two documents.
pub struct Differences<'a> {
    new: &'a Outline<'a>,
    list: Vec<Difference>,
}

/// One of them: where, and which parts of the document are there now.
struct Difference {
    at: String,
    what: What,
}

enum What {
    Set(usize),
    Splice { from: u32, cut: u32, put: Vec<usize> },
}

impl Difference {
    /// About how long it is on the wire.
    fn len(&self, new: &Outline<'_>) -> usize {
        let length = |part: &usize| new.places[*part].text.len() + 1;
        self.at.len()
            + match &self.what {
                What::Set(part) => 23 + length(part),
                What::Splice { put, .. } => 44 + put.iter().map(length).sum::<usize>(),
            }
    }
}

impl Differences<'_> {
    /// As they go over the wire.
    ///
    /// # Panics
    /// Never: a part of JSON is JSON.
    pub fn edits(&self) -> Vec<Edit> {
        let json = |part: &usize| {
            let text = self.new.places[*part].text.to_string();
            RawValue::from_string(text).expect("a part of JSON is JSON").into()
        };
        let edit = |Difference { at, what }: &Difference| match what {
            What::Set(part) => Edit::Set { at: at.clone(), to: json(part) },
            What::Splice { from, cut, put } => Edit::Splice {
                at: at.clone(),
                from: *from,
                cut: *cut,
                put: put.iter().map(json).collect(),
            },
        };
        self.list.iter().map(edit).collect()
    }

    /// As text, without making an [`Edit`] of each: what they hold is JSON already.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.push(b'[');
        for (n, Difference { at, what }) in self.list.iter().enumerate() {
            if n > 0 {
                out.push(b',');
            }
            let text = |part: &usize| self.new.places[*part].text.as_bytes();
            let word: &[u8] = match what {
                What::Set(_) => b"{\"set\":{\"at\":",
                What::Splice { .. } => b"{\"splice\":{\"at\":",
            };
            out.extend_from_slice(word);
            serde_json::to_writer(&mut *out, at).expect("a text serializes");
            match what {
                What::Set(part) => {
                    out.extend_from_slice(b",\"to\":");
                    out.extend_from_slice(text(part));
                }
                What::Splice { from, cut, put } => {
                    let numbers = format!(",\"from\":{from},\"cut\":{cut},\"put\":[");
                    out.extend_from_slice(numbers.as_bytes());
                    for (n, part) in put.iter().enumerate() {
                        if n > 0 {
                            out.push(b',');
                        }
                        out.extend_from_slice(text(part));
                    }
                    out.push(b']');
                }
            }
            out.extend_from_slice(b"}}");
        }
        out.push(b']');
    }
}

/// Compares two documents.
struct Differ<'a> {
    old: &'a Print,
    new: &'a Outline<'a>,
    place: Vec<Step<'a>>,
    out: Vec<Difference>,
}

/// One step of the path to a place.
#[derive(Clone, Copy)]
enum Step<'a> {
    /// To a field, in quotation marks as written.
    Field(&'a str),
    Item(usize),
}

impl Differ<'_> {
    fn is_same(&self, old: usize, new: usize) -> bool {
        self.old.hashes[old] == self.new.hashes[new]
    }

    /// Compares two parts. If too much differs, the new one is sent whole.
    fn compare(&mut self, old: usize, new: usize) {
        if self.is_same(old, new) {
            return;
        }
        let (before, now) = (self.old.shapes[old].inside(), self.new.shapes[new].inside());
        let known = self.out.len();
        if before == now && now == Inside::Items as u16 {
            self.items(old, new);
        } else if before == now && now == Inside::Fields as u16 && self.is_same(old + 1, new + 1) {
            self.fields(old, new);
        } else {
            return self.set(new);
        }
        let length: usize = self.out[known..].iter().map(|found| found.len(self.new)).sum();
        if length > self.new.places[new].text.len() {
            self.out.truncate(known);
            self.set(new);
        }
    }

    /// Compares two objects with the same names in the same order.
    fn fields(&mut self, old: usize, new: usize) {
        let (before, now) = (inner(&self.old.shapes, old), inner(&self.new.shapes, new));
        for (before, now) in before.zip(now).skip(1) {
            self.place.push(Step::Field(self.new.places[now].name));
            self.compare(before, now);
            self.place.pop();
        }
    }

    fn items(&mut self, old: usize, new: usize) {
        let before: Vec<usize> = inner(&self.old.shapes, old).collect();
        let now: Vec<usize> = inner(&self.new.shapes, new).collect();
        let is_same = |(before, now): &(&usize, &usize)| self.is_same(**before, **now);
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
            let what = What::Splice { from, cut, put: now[there].to_vec() };
            self.out.push(Difference { at: self.pointer(), what });
        }
    }

    fn set(&mut self, new: usize) {
        self.out.push(Difference { at: self.pointer(), what: What::Set(new) });
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Checks the differences as they are on the wire, and that they turn one into the other.
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
        // Items that are texts are not compared separately.
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

    /// Any two documents, and the differences between them.
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

    /// Whatever document one is read beside, it is read as it would be alone.
    #[test]
    fn a_document_is_read_beside_any_other() {
        let mut rng = game_core::FastRng::new(6);
        for _ in 0..20_000 {
            let like = any(&mut rng, 4);
            let new = if rng.below(4) == 0 { any(&mut rng, 4) } else { changed(&like, &mut rng) };
            let (like, new) = (like.to_string(), new.to_string());
            let (alone, like) = (Outline::of(&new), Outline::of(&like));
            let beside = Outline::beside(&new, &like);
            assert_eq!(beside.print(), alone.print(), "{} {new}", like.text);
            let places = |outline: &Outline<'_>| -> Vec<(String, String)> {
                let place = |place: &Place<'_>| (place.name.to_string(), place.text.to_string());
                outline.places.iter().map(place).collect()
            };
            assert_eq!(places(&beside), places(&alone), "{} {new}", like.text);
        }
    }

    #[test]
    fn a_change_is_written_as_what_it_is() {
        let mut rng = game_core::FastRng::new(7);
        for revision in 0..5_000 {
            let (old, items) = (any(&mut rng, 4), vec![any(&mut rng, 1)]);
            let new = changed(&old, &mut rng);
            let (old, new) = (old.to_string(), new.to_string());
            let (before, outline) = (Outline::of(&old).print(), Outline::of(&new));
            let differences = before.differences(&outline);
            let line = crate::Reply::change(revision, &items, &differences);
            let edits = differences.edits();
            let wanted = json!({"change": {"revision": revision, "items": items, "edits": edits}});
            assert_eq!(serde_json::from_str::<Value>(&line).ok(), Some(wanted));
            let edits = serde_json::to_string(&edits).expect("edits serialize");
            assert!(line.ends_with(&format!(",\"edits\":{edits}}}}}")), "{line} {edits}");
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
