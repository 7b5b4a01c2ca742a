//! Reading a request: strictly, field by field, each wrong one named.

use game_core::{Message, Problem};
use serde_json::{Map, Value};

/// A line that is a JSON object. Whether it names an operation is checked when it is answered, so
/// that the reply can carry its id.
pub struct Request {
    pub id: Value,
    pub op: Result<String, Problem>,
    pub fields: Fields,
}

/// The fields besides `id` and `op`, taken out one by one.
pub struct Fields {
    map: Map<String, Value>,
}

impl Request {
    pub fn parse(line: &str) -> Result<Self, Problem> {
        let value: Value = serde_json::from_str(line)
            .map_err(|error| Message::new("request-not-json").text("reason", error.to_string()))?;
        let Value::Object(mut map) = value else {
            return Err(Problem::of("request-not-object"));
        };
        let id = map.remove("id").unwrap_or(Value::Null);
        let mut fields = Fields { map };
        let op = fields.text("op");
        Ok(Self { id, op, fields })
    }
}

impl Fields {
    /// A field of any type.
    pub fn value(&mut self, field: &'static str) -> Result<Value, Problem> {
        let missing = || Message::new("request-missing-field").text("field", field);
        Ok(self.map.remove(field).ok_or_else(missing)?)
    }

    pub fn text(&mut self, field: &'static str) -> Result<String, Problem> {
        match self.value(field)? {
            Value::String(text) => Ok(text),
            _ => Err(wrong_type(field, "request-type-text")),
        }
    }

    pub fn optional_text(&mut self, field: &'static str) -> Result<Option<String>, Problem> {
        if self.map.contains_key(field) { self.text(field).map(Some) } else { Ok(None) }
    }

    pub fn seat(&mut self, field: &'static str) -> Result<i64, Problem> {
        let value = self.value(field)?;
        value.as_i64().ok_or_else(|| wrong_type(field, "request-type-seat"))
    }

    /// A seat, or nothing for `"spectator"`.
    pub fn viewer(&mut self, field: &'static str) -> Result<Option<i64>, Problem> {
        let value = self.value(field)?;
        if value == "spectator" {
            return Ok(None);
        }
        value.as_i64().map(Some).ok_or_else(|| wrong_type(field, "request-type-viewer"))
    }

    /// A number from 1 up.
    pub fn optional_count(&mut self, field: &'static str) -> Result<Option<u32>, Problem> {
        let Some(value) = self.map.remove(field) else { return Ok(None) };
        let count = value.as_u64().and_then(|count| u32::try_from(count).ok());
        match count.filter(|&count| count > 0) {
            Some(count) => Ok(Some(count)),
            None => Err(wrong_type(field, "request-type-count")),
        }
    }

    /// Checks that no fields are left over.
    pub fn end(self) -> Result<(), Problem> {
        match self.map.keys().next() {
            None => Ok(()),
            Some(field) => Err(Message::new("request-unknown-field").text("field", field).into()),
        }
    }
}

fn wrong_type(field: &'static str, wanted: &'static str) -> Problem {
    Message::new("request-wrong-type").text("field", field).key("wanted", wanted).into()
}
