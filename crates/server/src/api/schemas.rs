//! Corrections to the OpenAPI document where the derived schemas are too loose.

use std::borrow::Cow;

use serde_json::{Value, json};
use utoipa::openapi::schema::{AdditionalProperties, SchemaType, Type};
use utoipa::openapi::{OpenApi, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Input types that allow exactly one of several names: an unknown or additional name is refused.
/// Serde enforces that, but the derived schema does not say it.
const CLOSED: [&str; 3] = ["Clock", "Do", "Saying"];

/// Closes these types in the document.
pub fn close(document: &mut OpenApi) {
    let schemas = document.components.iter_mut().flat_map(|components| &mut components.schemas);
    schemas.filter(|(name, _)| CLOSED.contains(&name.as_str())).for_each(|(_, it)| close_one(it));
}

fn close_one(schema: &mut RefOr<Schema>) {
    match schema {
        RefOr::T(Schema::OneOf(choice)) => choice.items.iter_mut().for_each(close_one),
        RefOr::T(Schema::Object(object)) if is_object(&object.schema_type) => {
            object.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
            object.properties.values_mut().for_each(close_one);
        }
        _ => {}
    }
}

fn is_object(of: &SchemaType) -> bool {
    *of == SchemaType::new(Type::Object)
}

/// An action, seat and text; null before the first and after the last.
#[derive(Debug)]
pub struct MaybePlayed;

impl PartialSchema for MaybePlayed {
    fn schema() -> RefOr<Schema> {
        serde_json::from_value(maybe_played()).expect("it is a schema")
    }
}

impl ToSchema for MaybePlayed {
    fn name() -> Cow<'static, str> {
        "MaybePlayed".into()
    }
}

/// The derived schema of a pair would accept a list of one item.
fn maybe_played() -> Value {
    let played = json!({
        "type": "array",
        "description": "An action that was played.",
        "prefixItems": [
            {"type": "integer", "minimum": 0, "description": "The seat."},
            {"type": "string", "description": "The action in the game's notation."},
        ],
        "items": false,
        "minItems": 2,
        "maxItems": 2,
    });
    json!({"oneOf": [played, {"type": "null"}]})
}

/// What is printed on the pieces of a game, by the game.
#[derive(Debug)]
pub struct Printed;

impl PartialSchema for Printed {
    fn schema() -> RefOr<Schema> {
        let games =
            games::printed_schemas().into_iter().filter_map(|types| types.into_iter().next());
        let of = games.map(|(name, _)| json!({"$ref": format!("#/components/schemas/{name}")}));
        let schema = json!({"oneOf": of.collect::<Vec<_>>()});
        serde_json::from_value(schema).expect("it is a schema")
    }
}

impl ToSchema for Printed {
    fn name() -> Cow<'static, str> {
        "Printed".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.extend(games::printed_schemas().into_iter().flatten());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The library silently leaves out keywords that it does not know.
    #[test]
    fn schemas_arrive_as_they_are_written() {
        assert_eq!(serde_json::to_value(MaybePlayed::schema()).expect("JSON"), maybe_played());
    }
}
