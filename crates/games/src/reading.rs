//! Reading documents that people write, and saying in plain words what is wrong with them.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads a document.
///
/// # Errors
/// Where it is wrong, and how, in plain words.
pub fn from_value<T: DeserializeOwned>(document: Value) -> Result<T, String> {
    // A list would be taken for an object, field by field.
    if document.is_array() {
        return Err(plain("invalid type: sequence, expected an object"));
    }
    serde_path_to_error::deserialize(document).map_err(|error| explain(&error))
}

/// Reads a document from its text.
///
/// # Errors
/// Where it is wrong, and how, in plain words.
pub fn from_text<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| explain(&error))?;
    reader.end().map_err(|error| plain(&error.to_string()))?;
    Ok(value)
}

fn explain(error: &serde_path_to_error::Error<serde_json::Error>) -> String {
    let reason = plain(&error.inner().to_string());
    match error.path().to_string().as_str() {
        // The document as a whole, or an unnamed place.
        "." | "?" => reason,
        // The reason names the field already: it is the last part of the path.
        path if reason.starts_with("unknown field") && !path.contains(['.', '[']) => reason,
        path => format!("{path}: {reason}"),
    }
}

/// Rewrites an error of `serde`, which uses Rust's terms, for people who write documents.
///
/// ```
/// let said = games::plain("invalid type: string \"two\", expected u8");
/// assert_eq!(said, "found the text \"two\", expected a whole number from 0 to 255");
/// ```
pub fn plain(text: &str) -> String {
    let text = match text.split_once("data did not match any variant of untagged enum ") {
        Some((before, after)) => {
            format!("{before}this is nothing that can stand here{}", after_word(after))
        }
        None => text.to_string(),
    };
    let mut text = text;
    for (found, said) in FOUND {
        if let Some(rest) = text.strip_prefix(found) {
            text = unquoted_number(&format!("{said}{rest}"));
            break;
        }
    }
    // What was expected stands at the end, after a text that may hold anything.
    let Some(at) = text.rfind(EXPECTED) else { return text };
    let (before, expected) = text.split_at(at);
    format!("{before}{EXPECTED}{}", plain_expected(&expected[EXPECTED.len()..]))
}

const EXPECTED: &str = ", expected ";

const FOUND: [(&str, &str); 15] = [
    ("invalid type: string ", "found the text "),
    ("invalid value: string ", "found the text "),
    ("invalid type: integer ", "found "),
    ("invalid value: integer ", "found "),
    ("invalid type: floating point ", "found "),
    ("invalid value: floating point ", "found "),
    ("invalid type: boolean ", "found "),
    ("invalid type: null", "found null"),
    ("invalid type: unit value", "found nothing"),
    ("invalid type: sequence", "found a list"),
    ("invalid type: map", "found an object"),
    ("invalid length 0", "it is empty"),
    ("invalid length ", "found a length of "),
    ("unknown variant ", "unknown word "),
    ("invalid value: ", "found "),
];

const WANTED: [(&str, &str); 20] = [
    ("u8", "a whole number from 0 to 255"),
    ("u16", "a whole number from 0 to 65535"),
    ("u32", "a whole number from 0 up"),
    ("u64", "a whole number from 0 up"),
    ("usize", "a whole number from 0 up"),
    ("i8", "a whole number from -128 to 127"),
    ("i16", "a whole number from -32768 to 32767"),
    ("i32", "a whole number"),
    ("i64", "a whole number"),
    ("isize", "a whole number"),
    ("f32", "a number"),
    ("f64", "a number"),
    ("a string", "a text"),
    ("string", "a text"),
    ("a borrowed string", "a text"),
    ("a boolean", "true or false"),
    ("a sequence", "a list"),
    ("a map", "an object"),
    ("unit", "null"),
    ("string or map", "a text or an object"),
];

/// What was expected, in plain words; the place in the file may follow it.
fn plain_expected(expected: &str) -> String {
    let (what, place) = match expected.find(" at line ") {
        Some(at) => expected.split_at(at),
        None => (expected, ""),
    };
    let said = WANTED.iter().find(|(wanted, _)| *wanted == what).map(|(_, said)| *said);
    let said = match (said, what.split_whitespace().collect::<Vec<_>>().as_slice()) {
        (Some(said), _) => said.to_string(),
        (None, ["struct", ..] | ["internally" | "adjacently", "tagged", ..]) => {
            "an object".to_string()
        }
        (None, ["tuple", "struct", ..]) => "a list".to_string(),
        (None, ["a", "tuple", "of", "size", n]) => format!("a list of {n}"),
        (None, ["an", "array", "of", "length", n]) => format!("a list of {n}"),
        (None, ["enum", _] | ["variant", "identifier"]) => "a word".to_string(),
        _ => what.to_string(),
    };
    said + place
}

/// A number that was found, without the marks round it.
fn unquoted_number(text: &str) -> String {
    match text.strip_prefix("found `").and_then(|rest| rest.split_once('`')) {
        Some((number, rest)) => format!("found {number}{rest}"),
        None => text.to_string(),
    }
}

/// What follows the first word.
fn after_word(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    &text[end.unwrap_or(text.len())..]
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only its faults are of interest")]
    struct Quarry {
        players: u8,
        #[serde(default)]
        depth: Option<Depth>,
        #[serde(default)]
        seats: Vec<(u8, String)>,
        #[serde(default)]
        dark: bool,
        #[serde(default)]
        mode: Mode,
    }

    #[derive(Debug, Deserialize)]
    #[serde(untagged)]
    #[allow(dead_code, reason = "only its faults are of interest")]
    enum Depth {
        Steps(u8),
        Bottom(Mode),
    }

    #[derive(Debug, Default, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Mode {
        #[default]
        Short,
        Long,
    }

    #[test]
    fn faults_are_told_without_the_names_of_types() {
        let check = |document: Value, said: &str| {
            let found = from_value::<Quarry>(document).expect_err("it is wrong");
            assert_eq!(found, said);
        };
        check(json!({}), "missing field `players`");
        check(
            json!({"players": "two"}),
            "players: found the text \"two\", expected a whole number from 0 to 255",
        );
        check(json!({"players": 300}), "players: found 300, expected a whole number from 0 to 255");
        check(json!({"players": 1.5}), "players: found 1.5, expected a whole number from 0 to 255");
        check(json!({"players": 2, "depth": [7]}), "depth: this is nothing that can stand here");
        check(json!({"players": 2, "seats": {}}), "seats: found an object, expected a list");
        check(json!({"players": 2, "seats": [[1, 2]]}), "seats[0][1]: found 2, expected a text");
        check(json!({"players": 2, "dark": 1}), "dark: found 1, expected true or false");
        check(
            json!({"players": 2, "mode": "wide"}),
            "mode: unknown word `wide`, expected `short` or `long`",
        );
        check(json!([]), "found a list, expected an object");
        check(json!([2]), "found a list, expected an object");
        check(json!(7), "found 7, expected an object");
        check(
            json!({"players": 2, "depht": 3}),
            "unknown field `depht`, expected one of `players`, `depth`, `seats`, `dark`, `mode`",
        );
    }

    #[test]
    fn faults_in_a_text_keep_their_place() {
        let said = from_text::<Quarry>("{\"players\":\n true}").expect_err("it is wrong");
        let wanted = "players: found true, expected a whole number from 0 to 255";
        assert_eq!(said, format!("{wanted} at line 2 column 5"));
        assert!(from_text::<Quarry>("{\"players\": 2} 3").is_err());
    }
}
