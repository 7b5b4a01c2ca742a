//! What an edition has changed and still calls by the source of the built-in one.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::message::Message;

/// By what a row of a list is known, in the order in which it is tried.
const KEYS: [&str; 5] = ["id", "color", "level", "players", "location"];

/// A remark for each value that differs between two data files while its source does not.
pub fn remarks(built_in: &str, text: &str) -> Vec<Message> {
    let (Ok(old), Ok(new)) = (DeTable::parse(built_in), DeTable::parse(text)) else {
        return Vec::new();
    };
    let mut changes = Changes { built_in, text, list: Vec::new() };
    let top = Place { path: String::new(), sources: (None, None) };
    changes.table(&top, old.get_ref(), new.get_ref());
    changes.list.sort_by_key(|(at, _)| *at);
    changes.list.into_iter().map(|(_, message)| message).collect()
}

/// Where in both files we are, and the sources that hold there.
struct Place<'t> {
    path: String,
    sources: (Option<&'t str>, Option<&'t str>),
}

impl<'t> Place<'t> {
    fn inside(&self, name: &str, old: Option<&'t str>, new: Option<&'t str>) -> Self {
        let path = match self.path.as_str() {
            "" => name.to_string(),
            path => format!("{path}.{name}"),
        };
        Self { path, sources: (old.or(self.sources.0), new.or(self.sources.1)) }
    }
}

/// The changes that were found, each with its byte.
struct Changes<'a> {
    built_in: &'a str,
    text: &'a str,
    list: Vec<(usize, Message)>,
}

impl Changes<'_> {
    fn table<'t>(&mut self, place: &Place<'t>, old: &'t DeTable<'_>, new: &'t DeTable<'_>) {
        for (key, new_value) in new {
            let field: &str = key.get_ref();
            let Some(old_value) = old.get(field).filter(|_| !is_about_words(field)) else {
                continue;
            };
            let place = place.inside(field, source(old, field), source(new, field));
            self.value(&place, old_value, new_value);
        }
    }

    fn value<'t>(
        &mut self,
        place: &Place<'t>,
        old: &'t Spanned<DeValue<'_>>,
        new: &'t Spanned<DeValue<'_>>,
    ) {
        match (old.get_ref(), new.get_ref()) {
            (DeValue::Table(old), DeValue::Table(new)) => self.table(place, old, new),
            (DeValue::Array(old_rows), DeValue::Array(new_rows))
                if new_rows.iter().chain(old_rows).any(|row| row.get_ref().is_table()) =>
            {
                let (old_rows, new_rows) = (tables(old_rows), tables(new_rows));
                self.rows(place, &old_rows, &new_rows);
            }
            _ => {
                let (old_source, new_source) = place.sources;
                let said = |text: &str, value: &Spanned<DeValue<'_>>| {
                    plain(text.get(value.span()).unwrap_or_default())
                };
                if let Some(source) = new_source.filter(|_| old_source == new_source)
                    && said(self.built_in, old) != said(self.text, new)
                {
                    let at = new.span().start;
                    let line = self.text.as_bytes()[..at].split(|&byte| byte == b'\n').count();
                    let message = Message::new("edition-same-source")
                        .int("line", line as i64)
                        .text("field", &place.path)
                        .text("source", source);
                    self.list.push((at, message));
                }
            }
        }
    }

    /// Rows of a list: those with the same name are compared, and without names those with the
    /// same number.
    fn rows<'t>(&mut self, place: &Place<'t>, old: &[&'t DeTable<'_>], new: &[&'t DeTable<'_>]) {
        let named = |key: &&str| {
            let names = |rows: &[&'t DeTable<'_>]| -> Option<Vec<String>> {
                rows.iter().map(|row| name(row, key)).collect()
            };
            let (old, new) = (names(old)?, names(new)?);
            let once =
                |names: &[String]| (1..names.len()).all(|at| !names[..at].contains(&names[at]));
            (once(&old) && once(&new)).then_some((old, new))
        };
        let number = |rows: &[&'t DeTable<'_>]| (1..=rows.len()).map(|at| at.to_string()).collect();
        let names = KEYS.iter().find_map(named);
        let (old_names, new_names): (Vec<String>, Vec<String>) =
            names.unwrap_or_else(|| (number(old), number(new)));
        for (name, new_row) in new_names.iter().zip(new) {
            if let Some(at) = old_names.iter().position(|known| known == name) {
                self.table(&place.inside(name, None, None), old[at], new_row);
            }
        }
    }
}

fn tables<'t, 'i>(rows: &'t [Spanned<DeValue<'i>>]) -> Vec<&'t DeTable<'i>> {
    rows.iter().filter_map(|row| row.get_ref().as_table()).collect()
}

/// What a row is called under a key.
fn name(row: &DeTable<'_>, key: &str) -> Option<String> {
    match row.get(key)?.get_ref() {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => Some(number.as_str().to_string()),
        _ => None,
    }
}

/// The source of a field of a table: its own, the one that the table has for it, or the one for
/// all that is in the table.
fn source<'t>(table: &'t DeTable<'_>, field: &str) -> Option<&'t str> {
    let own = [format!("source_{field}"), format!("{field}_source")];
    if let Some(own) = own.iter().find_map(|key| table.get(key.as_str())) {
        return own.get_ref().as_str();
    }
    match table.get("source")?.get_ref() {
        DeValue::String(text) => Some(text),
        DeValue::Table(fields) => {
            fields.get(field).or_else(|| fields.get("all_other_numbers"))?.get_ref().as_str()
        }
        _ => None,
    }
}

/// Whether a field says something about words or sources, not what is printed as a number.
fn is_about_words(field: &str) -> bool {
    ["name", "title", "text", "source"].iter().any(|word| field.starts_with(word))
        || ["_source", "_from", "_alternative"].iter().any(|word| field.ends_with(word))
        || ["schema", "game", "edition", "note", "reference", "address", "says"].contains(&field)
}

/// A value without the way in which it is written.
fn plain(value: &str) -> Option<toml::Value> {
    let table: toml::Table = format!("value = {value}").parse().ok()?;
    table.get("value").cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT_IN: &str = "edition = \"default\"\n[box]\nsize = 2\nfree = 1\n[box.source]\nfree = \
                            \"rulebook\"\nall_other_numbers = \"reconstructed\"\n[[site]]\nid = \
                            \"quay\"\nyield = [1, 2]\nname_en = \"Quay\"\nsource = \"image\"\n\
                            source_cost = \"bga\"\ncost = { value = 3, source = \"web\" }\n[[site]]\n\
                            id = \"mill\"\nyield = [3, 4]\nsource = \"image\"\n";

    fn told(changes: &[(&str, &str)]) -> Vec<String> {
        let mut text = BUILT_IN.to_string();
        for (old, new) in changes {
            assert!(text.contains(old), "{old}");
            text = text.replacen(old, new, 1);
        }
        let say = |message: Message| message.args_json().to_string();
        remarks(BUILT_IN, &text).into_iter().map(say).collect()
    }

    #[test]
    fn what_is_remarked_on() {
        for (changes, said) in [
            (&[][..], &[][..]),
            (&[("size = 2", "size = 3")], &[(3, "box.size", "reconstructed")]),
            (&[("size = 2", "size = 3"), ("\"reconstructed\"", "\"rulebook\"")], &[]),
            (&[("free = 1", "free = 0x2")], &[(4, "box.free", "rulebook")]),
            (&[("free = 1", "free = 0x1"), ("[1, 2]", "[ 1,\n 2 ] # two")], &[]),
            (&[("[3, 4]", "[3]")], &[(17, "site.mill.yield", "image")]),
            (&[("value = 3", "value = 4")], &[(14, "site.quay.cost.value", "web")]),
            (&[("value = 3, source = \"web\"", "value = 4, source = \"bga\"")], &[]),
            (&[("\"Quay\"", "\"Wharf\"")], &[]),
            (&[("id = \"mill\"\n", "id = \"inn\"\n"), ("[3, 4]", "[3]")], &[]),
            (&[("default", "mine")], &[]),
        ] {
            let said = said.iter().map(|(line, field, source)| {
                serde_json::json!({"line": line, "field": field, "source": source}).to_string()
            });
            assert_eq!(told(changes), said.collect::<Vec<_>>(), "{changes:?}");
        }
    }
}
