//! The API as a readable page with every request, generated from the OpenAPI document.

use std::fmt::Write;
use std::iter;

use axum::http::HeaderName;
use axum::http::header::CONTENT_TYPE;
use axum::response::Html;
use serde_json::{Value, json};

use crate::api;

/// The address of the page's style sheet. The content security policy allows no inline styles.
pub const STYLE: &str = "/api/page.css";

/// The page itself.
pub async fn show() -> Html<String> {
    let document = serde_json::to_value(api::document()).unwrap_or_default();
    Html(page(&document))
}

/// The style sheet.
pub async fn style() -> ([(HeaderName, &'static str); 1], &'static str) {
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("page.css"))
}

fn page(document: &Value) -> String {
    let mut out = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>Trestle: the interface</title><link rel=\"stylesheet\" href=\"{STYLE}\"></head>\
         <body><main><h1>The interface of Trestle</h1><p>{}</p>\
         <p>For programs: <a href=\"/api/openapi.json\">openapi.json</a>.</p>",
        prose(&document["info"]["description"]),
    );
    let schemas = &document["components"]["schemas"];
    for tag in list(&document["tags"]) {
        let _ = write!(out, "<h2>{}</h2>", prose(&tag["description"]));
        for (path, methods) in fields(&document["paths"]) {
            for (method, operation) in fields(methods) {
                if operation["tags"][0] == tag["name"] {
                    request(&mut out, schemas, method, path, operation);
                }
            }
        }
    }
    out.push_str("<h2>Documents</h2>");
    for (name, schema) in fields(schemas) {
        let name = escape(name);
        let _ = write!(out, "<h3 id=\"{name}\"><code>{name}</code></h3>");
        shape(&mut out, schema);
    }
    out.push_str("</main></body></html>");
    out
}

/// One request: its purpose, parameters and answers.
fn request(out: &mut String, schemas: &Value, method: &str, path: &str, operation: &Value) {
    let _ = write!(
        out,
        "<h3><code>{} {}</code></h3><p>{}. {}</p>",
        escape(&method.to_uppercase()),
        escape(path),
        prose(&operation["summary"]),
        prose(&operation["description"]),
    );
    let parameters = list(&operation["parameters"]).map(|parameter| Row {
        name: parameter["name"].as_str().unwrap_or_default(),
        kind: format!(
            "{}, in the {}{}",
            kind(&parameter["schema"]),
            escape(parameter["in"].as_str().unwrap_or_default()),
            if parameter["required"] == true { "" } else { "; may be left out" },
        ),
        about: prose(&parameter["description"]),
    });
    table(out, "Parameters", parameters);
    if let Some(body) = operation.get("requestBody") {
        let (media, schema) = content(body);
        let _ = write!(out, "<h4>Body</h4><p>{} as <code>{media}</code></p>", kind(schema));
        shape(out, named(schemas, schema).unwrap_or(schema));
    }
    if let Some(socket) = operation.get("x-websocket") {
        let _ = write!(
            out,
            "<h4>Messages</h4><p>You send {}, you get {}</p>",
            kind(&socket["send"]),
            kind(&socket["receive"]),
        );
    }
    let answers = fields(&operation["responses"]).map(|(status, answer)| Row {
        name: status,
        kind: answer.get("content").map_or_else(String::new, |_| kind(content(answer).1)),
        about: prose(&answer["description"]),
    });
    table(out, "Answers", answers);
}

/// The first media type of a body or an answer, with its schema.
fn content(of: &Value) -> (String, &Value) {
    match fields(&of["content"]).next() {
        Some((media, content)) => (escape(media), &content["schema"]),
        None => (String::new(), &Value::Null),
    }
}

/// Resolves a reference.
fn named<'a>(schemas: &'a Value, schema: &Value) -> Option<&'a Value> {
    schemas.get(schema["$ref"].as_str()?.rsplit('/').next()?)
}

/// A whole schema: its fields, or its alternatives.
fn shape(out: &mut String, schema: &Value) {
    let _ = write!(out, "<p>{}</p>", prose(&schema["description"]));
    if schema.get("properties").is_some() {
        let rows = properties(schema).map(|(name, field)| Row {
            name,
            kind: if is_required(schema, name) {
                kind(field)
            } else {
                format!("{}; may be left out", kind(field))
            },
            about: about(field),
        });
        return table(out, "Fields", rows);
    }
    let choices: Vec<_> = choices(schema).collect();
    if choices.is_empty() {
        let _ = write!(out, "<p>{}</p>", kind(schema));
        return;
    }
    out.push_str("<ul>");
    for choice in choices {
        let _ = write!(out, "<li>{} {}", kind(choice), prose(&choice["description"]));
        inner(out, choice);
        out.push_str("</li>");
    }
    out.push_str("</ul>");
}

/// The schema under the single name of an alternative.
fn inner(out: &mut String, choice: &Value) {
    let mut under = fields(&choice["properties"]);
    let (Some((_, only)), None) = (under.next(), under.next()) else { return };
    let mut told = properties(only).peekable();
    if told.peek().is_some() {
        out.push_str("<ul>");
        for (name, field) in told {
            let _ = write!(out, "<li>{}: {}</li>", code(name), about(field));
        }
        out.push_str("</ul>");
    }
}

/// The description of a field; for a nullable field, that of its other type.
fn about(field: &Value) -> String {
    let mut told = iter::once(field).chain(choices(field)).map(|one| &one["description"]);
    prose(told.find(|told| told.is_string()).unwrap_or(&Value::Null))
}

/// A row of a table; `kind` and `about` are HTML already.
struct Row<'a> {
    name: &'a str,
    kind: String,
    about: String,
}

/// A table with a heading; nothing if it would be empty.
fn table<'a>(out: &mut String, heading: &str, rows: impl Iterator<Item = Row<'a>>) {
    let mut rows = rows.peekable();
    if rows.peek().is_none() {
        return;
    }
    let _ = write!(out, "<h4>{heading}</h4><table><tbody>");
    for Row { name, kind, about } in rows {
        let name = escape(name);
        let _ = write!(
            out,
            "<tr><th scope=\"row\"><code>{name}</code></th><td>{kind}</td><td>{about}</td></tr>"
        );
    }
    out.push_str("</tbody></table>");
}

/// The type of a value, in a few words.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str() {
        let name = escape(name.rsplit('/').next().unwrap_or(name));
        return format!("<a href=\"#{name}\"><code>{name}</code></a>");
    }
    let choices: Vec<_> = choices(schema).map(kind).collect();
    if !choices.is_empty() {
        return choices.join(if schema.get("allOf").is_some() { " and " } else { " or " });
    }
    let words: Vec<_> = list(&schema["enum"]).map(|word| code(&word.to_string())).collect();
    if !words.is_empty() {
        return words.join(" or ");
    }
    let types = match &schema["type"] {
        Value::String(one) => vec![one.as_str()],
        several => list(several).filter_map(Value::as_str).collect(),
    };
    let word = |one: &str| match one {
        "array" => {
            let parts: Vec<_> = list(&schema["prefixItems"]).map(kind).collect();
            if parts.is_empty() {
                format!("list of {}", kind(&schema["items"]))
            } else {
                format!("[{}]", parts.join(", "))
            }
        }
        "object" if schema["additionalProperties"] == json!({}) => escape(one),
        "object" if schema["additionalProperties"].is_object() => {
            format!("object of {} by name", kind(&schema["additionalProperties"]))
        }
        "object" if schema.get("properties").is_some() => {
            let parts = properties(schema).map(|(name, field)| {
                let mark = if is_required(schema, name) { "" } else { "?" };
                format!("{}{mark}: {}", code(name), kind(field))
            });
            format!("{{{}}}", parts.collect::<Vec<_>>().join(", "))
        }
        "object" if schema["additionalProperties"] == false => "{}".to_string(),
        other => escape(other),
    };
    if types.is_empty() {
        return "anything".to_string();
    }
    types.into_iter().map(word).collect::<Vec<_>>().join(" or ")
}

fn choices(schema: &Value) -> impl Iterator<Item = &Value> {
    ["oneOf", "anyOf", "allOf"].into_iter().flat_map(|name| list(&schema[name]))
}

/// The fields of an object: required ones first, in order of declaration.
fn properties(schema: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let known = &schema["properties"];
    let required = list(&schema["required"]).filter_map(Value::as_str);
    let required = required.filter_map(move |name| Some((name, known.get(name)?)));
    required.chain(fields(known).filter(|(name, _)| !is_required(schema, name)))
}

fn is_required(schema: &Value, name: &str) -> bool {
    list(&schema["required"]).any(|required| required == name)
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn fields(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flatten().map(|(name, value)| (name.as_str(), value))
}

/// A text with its `code` marked up.
fn prose(value: &Value) -> String {
    let text = value.as_str().unwrap_or_default();
    let parts = text.split('`').enumerate().map(|(at, part)| {
        // Every second part is between two backticks.
        if at % 2 == 1 { code(part) } else { escape(part) }
    });
    parts.collect()
}

fn code(text: &str) -> String {
    format!("<code>{}</code>", escape(text))
}

fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_the_document_becomes_markup() {
        let evil = "\"><script>`<b>`&";
        let document = json!({
            "info": {"description": evil},
            "tags": [{"name": evil, "description": evil}],
            "paths": {evil: {evil: {
                "tags": [evil], "summary": evil, "description": evil,
                "parameters": [{"name": evil, "in": evil, "schema": {"type": evil}}],
                "requestBody": {"content": {evil: {"schema": {"$ref": evil}}}},
                "x-websocket": {"send": {"$ref": evil}},
                "responses": {evil: {"description": evil, "content": {evil: {"schema": {
                    "enum": [evil],
                }}}}},
            }}},
            "components": {"schemas": {evil: {
                "description": evil,
                "properties": {evil: {"type": "object", "properties": {evil: {}}}},
            }}},
        });
        let page = page(&document);
        assert!(!page.contains("<script") && !page.contains("<b>"), "{page}");
        assert!(!page.contains("\"\"") && page.contains("&quot;&gt;&lt;script&gt;"), "{page}");
    }

    #[test]
    fn kinds_are_told_in_words() {
        for (schema, expected) in [
            (json!({"type": ["string", "null"]}), "string or null"),
            (json!({"type": "array", "items": {"type": "integer"}}), "list of integer"),
            (
                json!({"oneOf": [{"enum": ["none"]}, {"type": "null"}]}),
                "<code>&quot;none&quot;</code> or null",
            ),
            (
                json!({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}),
                "[integer, string]",
            ),
            (
                json!({"type": "object", "required": ["a"],
                       "properties": {"a": {"type": "integer"}, "b": {"type": "string"}}}),
                "{<code>a</code>: integer, <code>b</code>?: string}",
            ),
            (
                json!({"type": "object", "required": ["z", "y"],
                       "properties": {"a": {}, "y": {}, "z": {}}}),
                "{<code>z</code>: anything, <code>y</code>: anything, <code>a</code>?: anything}",
            ),
            (json!({"type": "object", "additionalProperties": {}}), "object"),
            (json!({"type": "object", "additionalProperties": false}), "{}"),
            (
                json!({"type": "object", "additionalProperties": {"type": "integer"}}),
                "object of integer by name",
            ),
            (
                json!({"$ref": "#/components/schemas/Request"}),
                "<a href=\"#Request\"><code>Request</code></a>",
            ),
            (json!({}), "anything"),
        ] {
            assert_eq!(kind(&schema), expected, "{schema}");
        }
    }

    #[test]
    fn what_is_inside_is_told_where_it_is() {
        let mut out = String::new();
        shape(
            &mut out,
            &json!({"oneOf": [{
                "type": "object", "description": "In all.", "required": ["live"],
                "properties": {"live": {
                    "type": "object", "required": ["initial"],
                    "properties": {"initial": {"type": "integer", "description": "At the start."}},
                }},
            }]}),
        );
        let told = "In all.<ul><li><code>initial</code>: At the start.</li></ul></li>";
        assert!(out.contains(told), "{out}");
        let or_null = json!({"oneOf": [{"$ref": "#/x/Ask", "description": "What is asked."},
                                       {"type": "null"}]});
        assert_eq!(about(&or_null), "What is asked.");
        assert_eq!(about(&json!({"description": "Its own.", "oneOf": [or_null]})), "Its own.");
        assert_eq!(about(&json!({})), "");
    }
}
