//! Documents that are passed on unchanged.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// A document as the text that goes over the wire. It is serialized once, however many viewers it
/// is sent to, and never parsed into a tree in between.
#[derive(Clone, Debug)]
pub struct Json(Arc<RawValue>);

impl Json {
    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The document as a tree, for code that inspects it.
    ///
    /// # Panics
    /// Never: only valid JSON becomes a value of this type.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).expect("it is JSON")
    }
}

impl From<Box<RawValue>> for Json {
    fn from(text: Box<RawValue>) -> Self {
        Self(text.into())
    }
}

/// Two documents are equal if they have the same content, in whatever order.
impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text() || self.value() == other.value()
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RawValue::serialize(&self.0, serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Box::<RawValue>::deserialize(deserializer).map(Self::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_goes_through_as_it_is() {
        let text = r#"{"b":[1,null],"a":"x"}"#;
        let json: Json = serde_json::from_str(text).expect("JSON");
        assert_eq!(serde_json::to_string(&json).expect("it serializes"), text);
        assert_eq!(json.value()["b"][0], 1);
    }

    #[test]
    fn order_does_not_matter() {
        let of = |text: &str| serde_json::from_str::<Json>(text).expect("JSON");
        assert_eq!(of(r#"{"a":1,"b":2}"#), of(r#"{ "b": 2, "a": 1 }"#));
        assert_ne!(of(r#"{"a":1}"#), of(r#"{"a":2}"#));
    }

    #[test]
    fn it_goes_through_trees_too() {
        let tree = serde_json::json!({"a": {"b": 1}});
        let json: Json = serde_json::from_value(tree.clone()).expect("a tree");
        assert_eq!(serde_json::to_value(&json).expect("it serializes"), tree);
    }
}
